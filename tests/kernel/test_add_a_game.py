"""The page that shows how to add a game tells the truth."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tavolata.kernel.chance import Scripted
from tavolata.kernel.game import make_setup
from tavolata.kernel.match import Match
from tavolata.kernel.messages import money
from tavolata.kernel.terms import SYSTEM
from tavolata.words.catalogue import Catalogue
from tests.kernel.page import PAGE, attic, proof, texts, write_package

ROOT = Path(__file__).resolve().parents[2]

TYPED = """\
from attic_sale.rules import GAME, Memory, State, View
from tavolata.kernel.game import Game

game: Game[State, View, Memory] = GAME
"""


def test_the_game_of_the_page_conforms(capsys: pytest.CaptureFixture[str]) -> None:
    proof().test_conformance()
    report = capsys.readouterr().out
    assert "attic_sale conforms: 40 games" in report
    assert "3 games in a second process" in report


def test_moths_eat_moths() -> None:
    """AS-030, AS-031: a sale within a turn, moths within a sale, moths within moths."""
    a = attic()
    dealt = [a.MOTHS, a.BOOK, a.VASE, a.MOTHS, a.VASE, a.BOOK]
    eaten = [a.MOTHS, a.VASE]
    match = Match.start(a.GAME, make_setup(a.GAME, 2), Scripted([(a.D_CARD, card) for card in dealt + eaten]))
    assert match.submit(0, (a.OFFER, a.MOTHS)) is None
    assert match.submit(1, (a.BID, 4)) is None
    assert match.submit(SYSTEM, (a.CLOSE, 1, 4)) is None
    assert (match.state.coins, match.state.hands[1], match.state.gone) == ([14, 6], [0, 1, 0], [2, 0, 1])
    assert [event.public for event in match.events] == [
        (a.SOLD, 0, 1, 4, a.MOTHS),
        (a.EATEN, 1, a.MOTHS),
        (a.EATEN, 1, a.VASE),
    ]


def test_a_bid_beyond_ones_coins_is_refused_by_rule() -> None:
    a = attic()
    dealt = [(a.D_CARD, a.BOOK)] * 6
    match = Match.start(a.GAME, make_setup(a.GAME, 2), Scripted(dealt))
    match.submit(0, (a.OFFER, a.BOOK))
    refusal = match.submit(1, (a.BID, 11))
    assert refusal is not None
    assert (refusal.rule, dict(refusal.message.params)) == ("AS-021", {"coins": money(10)})


def test_the_texts_of_the_page_say_what_the_game_does(tmp_path: Path) -> None:
    a = attic()
    (tmp_path / "en.ftl").write_text(texts(), "utf-8")
    english = Catalogue("en", [tmp_path], strict=True)
    view = a.GAME.observe(a.GAME.new(make_setup(a.GAME, 2), Scripted([(a.D_CARD, a.VASE)] * 6)), 0)
    said = [
        a.GAME.describe(view, (a.OFFER, a.VASE)),
        a.GAME.narrate(view, (a.OFFERED, 0)),
        a.GAME.narrate(view, (a.SOLD, 0, 1, 4, a.VASE)),
    ]
    assert [english.render(message, ["Anna", "Bob"]) for message in said] == [
        "Put a vase on sale",
        "Anna puts a card on sale.",
        "Bob pays Anna $4 for a vase.",
    ]
    assert english.has(f"{a.GAME.prefix}-ask-{a.GAME.question_names[a.CHOICE]}")
    assert all(line.startswith(f"{a.GAME.prefix}-") for line in texts().splitlines())


def test_the_game_of_the_page_is_strictly_typed_and_clean(tmp_path: Path) -> None:
    write_package(tmp_path)
    (tmp_path / "typed.py").write_text(TYPED, "utf-8")
    cache = f"--cache-dir={ROOT / '.mypy_cache' / 'page'}"
    python = [sys.executable, "-m"]
    for command in (
        [*python, "mypy", "--strict", cache, "attic_sale", "attic_sale_proof.py", "typed.py"],
        [*python, "ruff", "check", "--line-length=120", "--select=E,F,W,UP,B,C4,SIM,RUF", "."],
        [*python, "ruff", "format", "--line-length=120", "--check", "."],
    ):
        done = subprocess.run(
            command, cwd=tmp_path, env={"MYPYPATH": str(ROOT / "src")}, capture_output=True, text=True, check=False
        )
        assert not done.returncode, done.stdout + done.stderr


def test_every_rule_of_the_page_is_written_on_it() -> None:
    """A number that the code names is a number of the rules at the top."""
    text = PAGE.read_text("utf-8")
    rules = next(line for line in text.splitlines() if line.startswith("**The rules.**"))
    assert set(re.findall(r"AS-\d{3}", text)) == set(re.findall(r"AS-\d{3}", rules))
