"""Bots and their arena: same seed, same games; nobody is trusted; the sums are right."""

from collections import Counter
from typing import Any

import pytest

from tavolata.bots import series
from tavolata.bots.arena import BadAnswer, Played, play
from tavolata.bots.policy import RANDOM, best_bot, bots_of, make_bots
from tavolata.bots.series import CHUNK, Job, play_all
from tavolata.bots.tally import Line, Tally, mean, wilson
from tavolata.games.finding import find_game, known_games
from tavolata.games.pecunia_olet import GAME
from tavolata.kernel.errors import BadSetup, TavolataError
from tavolata.kernel.game import make_setup
from tavolata.kernel.hole import Amount
from tavolata.kernel.terms import Option
from tests.kernel.page import attic

a = attic()

PASSING: Option = (0,)


class Passes:
    """Always passes, and notes what it was given."""

    def __init__(self) -> None:
        self.memories: list[Any] = []
        self.numbers: list[int] = []

    def answer(self, memory: Any, number: int) -> Option:
        self.memories.append(memory)
        self.numbers.append(number)
        return PASSING


class Cheats:
    def answer(self, memory: Any, number: int) -> Option:
        return (1, 99)


def job(**told: Any) -> Job:
    usual: dict[str, Any] = {"seats": 3, "options": (), "bots": (RANDOM,) * 3, "rotate": False, "seed": 5, "games": 60}
    return Job(game="pecunia_olet", **(usual | told))


def run(told: Job, workers: int = 1) -> dict[str, Any]:
    return play_all(told, workers, lambda done: None).as_json()


# --- finding ----------------------------------------------------------------------------------------------------------
def test_games_are_found_by_slug() -> None:
    assert find_game("pecunia_olet") is GAME
    assert "pecunia_olet" in known_games()
    assert "finding" not in known_games()
    with pytest.raises(BadSetup, match=r"known=.*pecunia_olet"):
        find_game("pecunia")


def test_bots_are_found_by_name() -> None:
    assert next(iter(bots_of(GAME))) == RANDOM
    assert best_bot(GAME) in bots_of(GAME)
    assert make_bots(GAME, (RANDOM, RANDOM)) == [None, None]
    with pytest.raises(BadSetup, match="bot=nobody"):
        make_bots(GAME, ("nobody",))


# --- one game ---------------------------------------------------------------------------------------------------------
def test_a_game_depends_on_seed_and_number_alone() -> None:
    setup = make_setup(GAME, 3)
    games = [play(GAME, setup, [None] * 3, seed, number) for seed, number in ((1, 0), (1, 0), (1, 1), (2, 0))]
    assert games[0] == games[1]
    assert len(set(games)) == 3


class Bids:
    """Bids always the same; nothing else is left to it."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def answer(self, memory: Any, number: int) -> Option:
        return (a.BID, self.value)


def test_a_bot_is_asked_for_what_belongs_into_a_hole() -> None:
    """Also where it is all that can be answered; and a hole that nobody has filled is no answer."""
    hole = Amount(1, 3)
    game = type(a.GAME)()

    def options(s: Any, seat: int) -> list[Option]:
        listed: list[Option] = a.GAME.options(s, seat)
        return [(a.BID, hole)] if seat >= 0 and listed[-1][0] == a.BID else listed[-1:]

    game.options = options
    assert play(game, make_setup(game, 2), [Bids(2), Bids(2)], 1).points
    with pytest.raises(BadAnswer):
        play(game, make_setup(game, 2), [Bids(hole), Bids(hole)], 1)


def test_a_bot_gets_its_own_memory_and_numbers_that_change() -> None:
    bot = Passes()
    played = play(GAME, make_setup(GAME, 3), [bot, None, None], 7)
    assert {memory.view.seat for memory in bot.memories} == {0}
    assert len(set(bot.numbers)) == len(bot.numbers) > 10
    assert played.answers > 3 * 3 * 3


def test_a_bot_that_answers_what_is_not_allowed_is_named() -> None:
    with pytest.raises(BadAnswer, match=r"place=2.*\(1, 99\)"):
        play(GAME, make_setup(GAME, 2), [None, Cheats()], 7)


@pytest.mark.parametrize("choice", ["auto_lowest", "ask"])
def test_windows_are_closed_by_the_system(choice: str) -> None:
    setup = make_setup(GAME, 4, {"lunch_choice": choice})
    assert sum(play(GAME, setup, [None] * 4, 3, number).answers for number in range(5)) > 400


# --- many games -------------------------------------------------------------------------------------------------------
def test_the_number_of_workers_changes_nothing() -> None:
    assert run(job(games=3 * CHUNK + 1)) == run(job(games=3 * CHUNK + 1), workers=3)


def test_another_seed_gives_other_games() -> None:
    assert run(job()) != run(job(seed=6))


def test_rotation_moves_bots_on_by_one_seat() -> None:
    told = job(bots=("a", "b", "c"), rotate=True)
    assert [told.names(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_an_error_in_a_worker_keeps_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "make_bots", lambda game, names: [Cheats()] * 3)
    for workers in (1, 2):
        with pytest.raises(TavolataError, match="bot-answer"):
            run(job(), workers)


# --- sums -------------------------------------------------------------------------------------------------------------
def test_a_shared_win_counts_in_parts() -> None:
    line = Line()
    for places in ((1, 2, 3), (1, 1, 3), (2, 1, 3), (3, 1, 1)):
        line.add(Played((10, 10, 0), places, 30, 3), 0)
    assert line.wins == Counter({1: 1, 2: 1})
    assert line.win_share.value == pytest.approx(1.5 / 4)
    assert line.as_json()["places"] == [2, 1, 1]


def test_tallies_add_up_in_any_order() -> None:
    games = [play(GAME, make_setup(GAME, 2), [None, None], 1, number) for number in range(6)]
    whole, parts = Tally(2), [Tally(2), Tally(2)]
    for number, played in enumerate(games):
        whole.add(played, ("x", "y"))
        parts[number % 2].add(played, ("x", "y"))
    parts[1].merge(parts[0])
    assert whole.as_json() == parts[1].as_json()


def test_intervals() -> None:
    share = wilson(8, 10)
    assert (round(share.low, 3), round(share.high, 3)) == (0.490, 0.943)
    found = mean(Counter({1: 50, 3: 50}))
    assert found.value == 2
    assert found.high - found.value == pytest.approx(1.96 * (100 / 99) ** 0.5 / 10, rel=1e-3)
