"""A third party's game whose options end in a hole, played as a person plays it; and whatever else is typed."""

import io
import os
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tavolata.bots.arena import BadAnswer
from tavolata.cli.choosing import Choice
from tavolata.cli.holes import fitting, meant, question, two_that_fit, without
from tavolata.cli.keyboard import Keyboard, cleaned
from tavolata.cli.screen import Screen
from tavolata.cli.seating import note_all, seat_all
from tavolata.cli.session import Session
from tavolata.cli.voice import Voice
from tavolata.cli.whynot import Everything
from tavolata.kernel.chance import Keyed
from tavolata.kernel.game import make_setup
from tavolata.kernel.hole import Amount, Word
from tavolata.kernel.log import commitment_of, dice_key, new_header
from tavolata.kernel.match import Match
from tavolata.kernel.messages import Touch, money, named, say, seat
from tests.cli.terminal import environment, tavolata
from tests.kernel.page import attic

a = attic()
GAME = a.GAME


def session(folder: Path, typed: str, seats: int = 3) -> tuple[Session, io.StringIO]:
    """A table of random bots, with the lines somebody types."""
    setup, secret, out = make_setup(GAME, seats), secrets.token_hex(32), io.StringIO()
    parts = ("",) * seats
    match = Match(GAME, new_header(GAME, setup, commitment_of(secret), parts), Keyed(dice_key(secret, parts)))
    seated = seat_all(seats, 0, "Zoe", ("random",) * (seats - 1))
    note_all(match, seated)
    voice = Voice("en")
    voice.enter(GAME, [who.name for who in seated])
    keyboard = Keyboard(io.StringIO(typed), out)
    save = folder / f"{secret[:8]}.tavolata"
    return Session(match, 0, seated, secret, voice, Screen(out), keyboard, save, fast=False), out


class Types(Keyboard):
    """Somebody who always types something sensible: a bid where one is asked for, else some line."""

    def __init__(self, out: io.StringIO, bid: str) -> None:
        super().__init__(io.StringIO(), out)
        self.bid = bid
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.out.write(prompt + "\n")
        if prompt.startswith("How much?"):
            return self.bid
        return "" if "confirms" in prompt else ("2" if len(self.prompts) % 2 else "1")


@pytest.mark.parametrize("bid", ["1", "all", "half"])
def test_the_game_of_the_page_is_played_to_its_end(tmp_path: Path, bid: str) -> None:
    bids = 0
    for _ in range(6):
        table, out = session(tmp_path, "")
        keyboard = Types(out, bid)
        table.decider.keyboard = keyboard
        assert table.play() == 0
        assert table.match.over
        bids += sum(prompt.startswith("How much?") for prompt in keyboard.prompts)
        assert "The game is over" in out.getvalue()
    assert bids


def bidding(folder: Path, typed: str) -> tuple[Session, str]:
    """A table at which seat 1 sells, and what is shown while seat 0 types its bid."""
    table, out = session(folder, typed, seats=2)
    match = table.match
    match.submit(0, (a.PASS,))
    match.submit(1, next(option for option in GAME.options(match.state, 1) if option[0] == a.OFFER))
    assert table.me in GAME.pending(match.state)
    table.my_turn()
    return table, out.getvalue()


def test_a_bid_is_asked_for_explained_and_confirmed(tmp_path: Path) -> None:
    table, out = bidding(tmp_path, "2\n11\nmany\n0\n\n?\n7\nb\n2\n= 3\nb\n2\n8\n\n")
    assert "2  attic-bid (1 to 10)" in out
    assert out.count("How much? (1 to 10): ") >= 6
    assert "attic-too-dear" in out and "AS-021" in out
    assert "That is not possible here. Possible: 1 to 10." in out
    assert "The rules of this choice" in out
    assert "attic-left-over" in out
    assert table.match.state.answers[0] == (a.BID, 8)


def test_a_bid_as_it_stands_in_a_file(tmp_path: Path) -> None:
    table, _ = bidding(tmp_path, f"= {a.BID} 4\n\n")
    assert table.match.state.answers[0] == (a.BID, 4)


def test_why_not_in_a_game_with_holes(tmp_path: Path) -> None:
    _, out = bidding(tmp_path, "n\n1\n\n")
    assert "There is nothing else" in out
    everything = Everything(GAME, make_setup(GAME, 2))
    bids = [option for option in everything.of_kind(a.BIDS) if option[0] == a.BID]
    assert len(bids) == 1 and type(bids[0][1]) is int


def test_a_bot_that_is_refused_ends_the_game_with_a_reason(tmp_path: Path) -> None:
    table, _ = session(tmp_path, "")
    with pytest.raises(BadAnswer):
        table.submit(0, (a.OFFER, 99))


# --- holes by themselves ----------------------------------------------------------------------------------------------
class Guesses:
    """As much of a game as the way to a word needs."""

    def path(self, view: Any, option: Any) -> Any:
        return (Touch(f"clue-{option[1]}", self.describe(view, option)),)

    def describe(self, view: Any, option: Any) -> Any:
        return say("clue", who=seat(option[0]), said=named(say("said", how=money(len(str(option[1]))))))


def test_a_word_is_asked_for_at_once_where_nothing_else_can_be_said() -> None:
    hole = Word(12, ("sea",))
    game: Any = Guesses()
    choice = Choice(game, None, [(4, hole)])
    assert choice.answer() == (4, hole)
    assert not choice.back()
    assert choice.entries()[0].hole is hole


def test_an_amount_that_can_only_be_one_thing_is_no_question() -> None:
    game: Any = Guesses()
    assert Choice(game, None, [(4, Amount(3, 5, 10))]).left() == [(4, 3)]


def test_what_is_meant() -> None:
    ten = Amount(10, 55, 10)
    assert [meant(ten, said) for said in ("all", "half", "-3", "= 20", "$30", "9" * 99, "ten")] == [
        50, 20, -3, 20, 30, None, None,
    ]  # fmt: skip
    word = Word(5, ("sea",))
    assert [meant(word, said) for said in ("Mare", '"help"', "«b»", '""')] == ["Mare", "help", "b", '""']
    english, italian = Voice("en"), Voice("it")
    assert question(ten, say("x"), english) == "How much? (10 to 50 in steps of 10)"
    assert question(word, say("x"), italian) == "Quale parola? (al massimo 5 lettere)"
    assert fitting(Word(1, ("a",)), english) == "one letter"


def test_two_labels_without_what_differs() -> None:
    low, high = two_that_fit(Amount(10, 35, 10))
    assert (low, high) == (10, 30)
    one, other = (say("bid", inner=named(say("x", price=money(n))), who=seat(1)) for n in (low, high))
    gap = without(one, other)
    assert gap.params[1] == one.params[1]
    assert "…" in str(gap.params[0])
    assert without(one, say("pass")) == one


# --- anything that is typed -------------------------------------------------------------------------------------------
def test_what_is_typed_is_cleaned() -> None:
    assert cleaned(" a\tb\x1b[A" + chr(0xDCFF) + "\n") == "a b[A"


@pytest.mark.parametrize("name", [b"\xff", b"Zoe\x1b[2J", b"\x07"])
def test_a_name_that_cannot_be_written(tmp_path: Path, name: bytes) -> None:
    if sys.platform == "win32":
        pytest.skip("words are no bytes there")
    words = [b"play", b"pecunia_olet", b"--lang", b"en", b"--name", name]
    command = [os.fsencode(sys.executable), b"-m", b"tavolata", *words]
    done = subprocess.run(command, input=b"", cwd=tmp_path, env=environment(), capture_output=True, check=False)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert b"A name has letters" in done.stderr


def test_broken_bytes_at_the_prompt(tmp_path: Path) -> None:
    for coding in ("utf-8", "ascii"):
        command = [sys.executable, "-m", "tavolata", "play", "pecunia_olet", "--lang", "en", "--bots", "random"]
        told = environment(PYTHONIOENCODING=coding)
        typed = b"\xffword\n\xff\xfe\n\x1b[A\nq\n"
        done = subprocess.run(command, input=typed, cwd=tmp_path, env=told, capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")


def test_a_game_in_two_words() -> None:
    said = tavolata("play", "Pecunia", "olet", "--lang", "en")
    assert said.code == 1
    assert "Did you mean pecunia_olet?" in said.err
    assert "one word too many" in tavolata("play", "pecunia_olet", "more", "--lang", "en").err
