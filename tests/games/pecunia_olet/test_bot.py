"""The bot `greedy`: strong enough, always legal, fair, the same twice, and nothing a person would laugh at."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.bots.arena import play
from tavolata.games.pecunia_olet import GAME
from tavolata.games.pecunia_olet.bot import BOTS, Greedy, Outlook
from tavolata.games.pecunia_olet.options import CONVERT, PASSING, REPLAY
from tavolata.games.pecunia_olet.state import State
from tavolata.games.pecunia_olet.valuing import HABITS
from tavolata.kernel.chance import Seeded
from tavolata.kernel.game import make_setup
from tavolata.kernel.terms import SYSTEM, Option
from tests.games.pecunia_olet.table import Table

BOT = Greedy()


# --- strength ---
@pytest.mark.parametrize(("seats", "enough"), [(2, 0.85), (3, 0.75), (4, 0.70)])
def test_beats_random_players(seats: int, enough: float) -> None:
    games = 60
    setup = make_setup(GAME, seats)
    won = 0.0
    for number in range(games):
        own = number % seats
        places = play(GAME, setup, [BOT if at == own else None for at in range(seats)], 5, number).places
        won += (places[own] == 1) / places.count(1)
    assert won / games >= enough


# --- whole games: legal, the same twice, blind to what is hidden ---
def whim(chance: Seeded, seats: int) -> dict[str, str]:
    """Some table options."""
    found = {option.id: option.values[chance.below(len(option.values), 0)] for option in GAME.table_options}
    if found["first_player"] not in ("random", *map(str, range(1, seats + 1))):
        del found["first_player"]
    return found


def answered(game: int) -> list[tuple[State, int, Option]]:
    """The states, seats and answers of one game under random table options; one seat plays at random."""
    chance = Seeded(game)
    seats = 2 + game % 3
    s = GAME.new(make_setup(GAME, seats, whim(chance, seats)), chance)
    found = []
    while s.stack:
        at = GAME.pending(s)[0]
        if at in (SYSTEM, game % seats):
            options = GAME.options(s, at)
            option = options[chance.below(len(options), 0)]
        else:
            option = BOT.answer(GAME.recall(s, at), chance.below(1000, 0))
            found.append((s.clone(), at, option))
        GAME.apply(s, at, option, chance)
    return found


def test_every_answer_is_legal() -> None:
    for game in range(200):
        for s, at, option in answered(game):
            assert GAME.check(s, at, option) is None, (game, option, GAME.dump(s))


def test_the_same_memory_and_number_the_same_answer() -> None:
    """Also for a new bot, and where the rivals' purses have been dealt anew."""
    for game in range(0, 200, 20):
        for s, at, _ in answered(game)[::5]:
            memory = GAME.recall(s, at)
            dealt = GAME.recall(GAME.resample(memory, Seeded(game)), at)
            assert dealt == memory
            assert BOT.answer(dealt, 7) == Greedy().answer(memory, 7)


def test_is_listed() -> None:
    assert BOTS["greedy"] is Greedy


# --- what a person would laugh at ---
def answer(table: Table, letter: str) -> Option:
    """The bot's, which must be legal whatever number breaks the ties."""
    for number in range(5):
        assert BOT.answer(table.memory(letter), number) in table.options(letter)
    return BOT.answer(table.memory(letter), 0)


def goes_to(table: Table, letter: str) -> str:
    option = answer(table, letter)
    return "pass" if option == PASSING else table.board.spaces[option[1]]


def details(table: Table, letter: str) -> tuple[Any, ...]:
    return answer(table, letter)[2:]


JUNK = "- - - - - ink"
EMPTY = "- - - - - -"


def test_does_not_spoil_a_lot() -> None:
    table = Table(3, marker=14, lap=3).cards(A="printer ink paper hologram").fakes(A=(1, 0, 8)).market(EMPTY)
    table.men(B="print-1 print-2", C="print-3")
    assert goes_to(table, "A") == "fence-1"
    assert details(table, "A") == (0, 0, 8)


def test_sells_stars_before_they_are_refused() -> None:
    table = Table(2, marker=4, lap=3, turn="A").fakes(A=(3, 0, 0)).men(B="fence-1 print-1").market("- - - - -")
    assert goes_to(table, "A") == "super-1"
    assert details(table, "A") == (3, 0, 0)


@pytest.mark.parametrize("marker", [6, 12, 18])
def test_does_not_wait_for_the_godfather_with_full_pockets(marker: int) -> None:
    table = Table(4, marker=marker, lap=2).cash(A=400).fakes(A=(0, 0, 4)).market(EMPTY)
    if marker == 12:  # the strike: too late
        assert goes_to(table, "A") != "tax-2"
        return
    assert goes_to(table, "A").startswith("commercial")
    assert details(table, "A")[0] >= 300


def test_flies_before_the_strike() -> None:
    table = Table(2, marker=6, lap=2).cash(A=500).market("- - - - -").men(A="print-1", B="fence-1")
    assert goes_to(table, "A") == "commercial-1"


def test_does_not_fly_for_small_change() -> None:
    table = Table(3, marker=6, lap=2).cash(A=50).market(EMPTY)
    assert "commercial" not in goes_to(table, "A")


def test_sends_the_godfather_to_the_others() -> None:
    table = Table(3, marker=6, lap=3, turn="A").cash(A=0, B=600, C=600).market(EMPTY)
    table.men(B="print-1 fence-1", C="print-2 fence-2", A="print-3")
    assert goes_to(table, "A") in ("tax-2", "super-1")


def test_does_not_send_him_to_itself() -> None:
    table = Table(3, marker=6, lap=3, turn="A").cash(A=700, B=0, C=0).market(EMPTY)
    table.men(B="commercial-1", C="commercial-2")
    assert goes_to(table, "A") not in ("tax-2", "super-1", "super-2", "print-3", "fence-2", "pass")


def test_does_not_pass_while_money_lies_about() -> None:
    table = Table(4, lap=3, turn="C").men(A="print-1 print-2", B="print-3").market(EMPTY)
    assert goes_to(table, "C").startswith("tax")


def test_does_not_buy_what_it_has() -> None:
    table = Table(3, marker=6, lap=2).cash(A=60).market(JUNK)
    assert goes_to(table, "A") != "market-6"


def test_builds_its_workshop_early() -> None:
    table = Table(3).market("lunch jet ink ink printer paper").cash(A=30)
    assert goes_to(table, "A") in ("market-5", "market-6")


def test_does_not_print_for_the_bin() -> None:
    table = Table(3, lap=2).fakes(A=(0, 0, 0)).market(EMPTY).end_sequence("C", "A")
    assert goes_to(table, "A").startswith("tax")


def test_prints_for_its_last_lunches() -> None:
    table = Table(3, lap=2).cards(A="printer ink lunch lunch").market(EMPTY).end_sequence("C", "A")
    assert goes_to(table, "A").startswith("print")


def test_last_henchman_sells_the_best_lot() -> None:
    table = Table(3, lap=2).cards(A="printer ink lunch").fakes(A=(2, 1, 6)).market(EMPTY).end_sequence("C", "A")
    assert goes_to(table, "A").startswith("fence")
    assert details(table, "A") == (0, 0, 6)


def test_last_henchman_buys_a_ticket_and_no_jet() -> None:
    table = Table(3, lap=2).cash(A=60).market("- - - lottery-120 printer jet").end_sequence("C", "A")
    assert goes_to(table, "A") == "market-4"


def test_lawyer_sells_again_where_it_stands() -> None:
    table = Table(2, lap=2).cards(A="printer ink great_lawyer").fakes(A=(0, 0, 4)).men(A="fence-1")
    table.end_sequence("B")
    assert table.asks == "lawyer A"
    fence = table.space("fence-1")
    assert answer(table, "A") == (REPLAY, fence, fence, 0, 0, 4)


def test_lawyer_takes_what_there_is() -> None:
    table = Table(2, lap=2).cards(A="printer ink great_lawyer").market("- - - - -").men(A="fence-1")
    table.end_sequence("B")
    assert table.board.spaces[answer(table, "A")[2]].startswith("tax")


def test_a_lunch_takes_the_lowest() -> None:
    table = Table(2, lap=3, turn="B", lunch_choice="ask").cards(A="printer ink lunch").fakes(A=(1, 0, 2))
    table.all_pass()
    assert table.asks == "lunch A"
    assert answer(table, "A") == (CONVERT, 1, 0, 0)


def test_does_not_end_a_game_with_a_full_stock() -> None:
    """One step before the end and far behind: first the sale without a hat."""
    table = Table(3, marker=23, lap=2).cards(A="printer printer ink paper hologram").fakes(A=(0, 0, 16)).market(EMPTY)
    table.offshore(B=600)
    assert goes_to(table, "A") == "fence-1"


def test_does_not_hope_for_a_fence_that_others_need() -> None:
    """It could print now and sell all with its lawyer, but C comes before the lawyer and will sell, too."""
    table = Table(3, lap=2).cards(B="printer printer ink great_lawyer").fakes(B=(0, 0, 3), C=(0, 0, 6)).market(EMPTY)
    table.men(A="fence-2").end_sequence("A", "BC")
    assert goes_to(table, "B") == "fence-1"


def test_answers_at_once() -> None:
    """However much it has to sell and to fly with, it weighs but a handful of the moves there are."""
    table = Table(4, lap=2).cash(A=200).fakes(A=(8, 8, 8), B=(3, 3, 3))
    weighed = Outlook(table.memory("A"), HABITS[4], {}).moves()
    assert len(table.options("A")) > 300
    assert len(table.board.spaces) < len(weighed) < 2 * len(table.board.spaces)
