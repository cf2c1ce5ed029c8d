"""Pecunia Olet keeps every promise of a game, and every secret, at tables of every size with any options.

`TAVOLATA_CONFORMANCE_GAMES=500 pytest -s tests/games/pecunia_olet/test_conformance.py` looks longer.
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import product
from typing import Any, Final

import pytest

from tavolata.games.pecunia_olet import GAME, facts
from tavolata.games.pecunia_olet.board import BOARDS
from tavolata.games.pecunia_olet.options import CONVERT, PASS, PLACE, REPLAY
from tavolata.games.pecunia_olet.stages import QUESTION_NAMES
from tavolata.games.pecunia_olet.state import GODFATHER_AMOUNTS, OPEN, PUBLIC, SCREENS, State
from tavolata.kernel.frames import WINDOW
from tavolata.kernel.game import make_setup
from tavolata.kernel.match import Match
from tavolata.kernel.terms import SYSTEM, Option
from tavolata.kernel.testing import Position, Report, conform
from tavolata.kernel.testing.player import Player
from tests.marks import rule

from .laws import laws, turned
from .secrecy import disguise, fits, misfit, positions

GAMES: Final = int(os.environ.get("TAVOLATA_CONFORMANCE_GAMES", "60"))
SEED: Final = 1

# What perfect attention always knows, though no screen shows it (PO-107, and cards by elimination).
CERTAIN: Final = ("fakes", "dealings", "unseen")
# How many sit there cannot be changed alone: every list would be of a wrong length.
TECHNICAL: Final = ("seats",)
# Which of two like spaces somebody used is in sight, and forgotten when the henchmen return. What flights and payments
# may tell is in test_memory.py.
PASSING: Final = (
    facts.PASSES,
    facts.PRINTS,
    facts.EXCHANGES,
    facts.SELLS,
    facts.TAX_FRAUD_DONE,
    facts.FLIES,
    facts.DECLINES,
    facts.LIFTS,
)

SECRET_TABLES: Final = [
    make_setup(GAME, seats, options)
    for options in (
        {},
        {"lunch_choice": "ask", "offshore_withdrawals": "on", "fake_supply": "limited"},
        {"lunch_choice": "ask", "empty_actions": "allowed", "last_henchman_order": "first_player"},
    )
    for seats in (2, 3, 4)
]


def conforms(**told: Any) -> Report:
    told |= {"certain": CERTAIN, "passing": PASSING, "technical": TECHNICAL, "seed": SEED}
    report = conform(GAME, fits=fits, disguise=disguise, laws=laws, **told)
    print(report)
    assert report.hidden == {"answers", "cash", "dealings", "fakes", "offshore", "unseen"}
    assert report.varied == report.hidden - set(CERTAIN)
    return report


@rule("PO-105", "PO-106", "PO-107", "PO-109")
def test_every_promise_at_any_table() -> None:
    report = conforms(games=GAMES, positions=positions(), reveals=(facts.ENDS_WITH, facts.PAID_GODFATHER))
    assert {report.tables[f"{seats} seats"] for seats in (2, 3, 4)} == {GAMES // 3}
    for option in GAME.table_options:
        assert all(report.tables[f"{option.id}={value}"] for value in option.values), option.id
    assert not report.notes


@rule("PO-105", "PO-108")
def test_every_promise_where_the_godfather_is_paid_in_secret() -> None:
    """Here what somebody pays is no excuse: it must tell the others nothing."""
    conforms(games=max(GAMES // 2, len(SECRET_TABLES)), setups=SECRET_TABLES, reveals=(facts.ENDS_WITH,))


# --- the proofs are not empty -----------------------------------------------------------------------------------------
class Census:
    """What occurs in the very games that the kit plays."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def play(self, player: Player[State]) -> None:
        match = player.start()
        while not match.over:
            before = match.state.clone()
            seat, option = player.choose()
            self.note_question(before, seat, option)
            assert match.submit(seat, option) is None
            self.note_barrier(before, match, seat)
            assert turned(before, match.state) is None
            if player.regrets():
                match.undo(seat)

    def note_question(self, s: State, seat: int, option: Option) -> None:
        for decision in GAME.asked(s):
            self.seen[f"question {QUESTION_NAMES[decision.kind]}"] += 1
            self.seen["question by itself"] += decision.auto
        if seat == SYSTEM:
            self.seen["close"] += 1
            return
        verb, board = option[0], BOARDS[s.seats]
        self.seen[f"verb {('pass', 'place', 'convert', 'replay')[verb]}"] += 1
        if verb in (PLACE, REPLAY):
            at = 1 if verb == PLACE else 2
            space, details = option[at], option[at + 1 :]
            self.seen[f"action {board.actions[space]}"] += 1
            self.seen["nothing moved or sold"] += bool(details) and not any(details)
            self.seen["money back"] += len(details) == 1 and details[0] < 0
            self.seen["the space it left"] += verb == REPLAY and option[1] == space
        if verb == CONVERT:
            self.seen["a choice of lunches"] += len(GAME.options(s, seat)) > 1
        if verb == PASS and s.ending():
            self.seen["declined"] += 1

    def note_barrier(self, before: State, match: Match[State], seat: int) -> None:
        after, row = match.state, match.rows[-1]
        told = {event.fact[0] for event in match.events}
        paid = facts.PAID_GODFATHER in told and before.chosen[SCREENS] != OPEN
        kinds = {
            "drawn": bool(getattr(row, "outcomes", ())),
            "window opened": before.stack[-1][0] != WINDOW and bool(after.stack) and after.stack[-1][0] == WINDOW,
            "window closed": seat == SYSTEM,
            "payments seen": paid and before.chosen[GODFATHER_AMOUNTS] == PUBLIC,
            "the end": not after.stack,
        }
        for kind, holds in kinds.items():
            self.seen[f"barrier {kind}"] += holds
        if any(kinds.values()):
            assert match.undo(seat), "nobody goes back behind this"


EXPECTED: Final = {
    *(f"question {name}" for name in QUESTION_NAMES.values()),
    *(f"verb {verb}" for verb in ("pass", "place", "convert", "replay")),
    *(f"action {action}" for action in range(7)),
    *(f"barrier {kind}" for kind in ("drawn", "window opened", "window closed", "payments seen", "the end")),
    "close",
    "nothing moved or sold",
    "money back",
    "the space it left",
    "a choice of lunches",
    "declined",
}


def test_in_these_games_everything_is_asked_answered_and_opened() -> None:
    census = Census()
    for number in range(GAMES):
        census.play(Player(GAME, SEED, number))
    assert {what for what in EXPECTED if not census.seen[what]} == set()


@pytest.mark.parametrize("position", [position for position in positions() if "answers" not in position.fitting[0]])
def test_positions_list_everything_that_fits(position: Position[State]) -> None:
    """Every other sum that the rivals could have, up to a hundred, does not."""
    s, seat, fitting = position
    memory, found = GAME.recall(s, seat), []
    pairs = list(product(range(0, 110, 10), repeat=2))
    rivals = [rival for rival in range(s.seats) if rival != seat]
    for purses in product(pairs, repeat=len(rivals)):
        other = s.clone()
        for rival, (cash, offshore) in zip(rivals, purses, strict=True):
            other.cash[rival], other.offshore[rival] = cash, offshore
        if not misfit(memory, other):
            found.append({"cash": other.cash, "offshore": other.offshore})
    assert sorted(map(str, found)) == sorted(map(str, fitting))
