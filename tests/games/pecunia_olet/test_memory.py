"""What a seat remembers is what somebody knows who hears every word said to this seat, and can add up."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.games.pecunia_olet import GAME, facts, ledger
from tavolata.games.pecunia_olet.cards import PILES, QUALITIES
from tavolata.games.pecunia_olet.ledger import EARN, EVERYBODY, FLY, HALVE, PAY
from tavolata.games.pecunia_olet.state import GODFATHER_AMOUNTS, OPEN, PUBLIC, SCREENS, Memory, State
from tavolata.kernel.chance import Seeded
from tavolata.kernel.frames import ANSWERED
from tavolata.kernel.game import make_setup
from tavolata.kernel.terms import SPECTATOR, Event, Fact
from tests.marks import rule

from .secrecy import Purse, after, misfit, purses

COMBINATIONS: Final = [
    {"empty_actions": empty, "offshore_withdrawals": back, "godfather_amounts": shown}
    for empty, back, shown in product(("forbidden", "allowed"), ("off", "on"), ("hidden", "public"))
]
GAMES_EACH: Final = 25


class Listener:
    """A seat, or somebody looking on, with perfect attention and nothing but ears."""

    def __init__(self, seat: int, s: State) -> None:
        self.seat = seat
        self.secret = s.chosen[GODFATHER_AMOUNTS] != PUBLIC
        self.dealings: list[int] = []
        self.fakes = [0] * (QUALITIES * s.seats)
        self.piles = [list(pile) for pile in PILES[s.seats]]

    def hears(self, events: list[Event]) -> None:
        for event in events:
            fact = event.seen_by(self.seat)
            if fact:
                self.learns(fact)

    def learns(self, fact: Fact) -> None:
        kind, seat = fact[0], fact[1] if len(fact) > 1 else -1
        if kind == facts.STARTS_WITH:
            self.deal(EARN, seat, fact[2])
        elif kind in (facts.TAX_FRAUD_DONE, facts.CASHES_TICKETS):
            self.deal(EARN, seat, fact[-1])
        elif kind in (facts.EXCHANGES, facts.SELLS, facts.LUNCHES):
            self.deal(EARN, seat, fact[-1])
            for quality, number in enumerate(fact[-4:-1]):
                self.fakes[seat * QUALITIES + quality] -= number
        elif kind == facts.PRINTS:
            self.fakes[seat * QUALITIES + fact[4] - 1] += fact[3]
        elif kind == facts.BUYS:
            self.deal(PAY, seat, fact[4])
        elif kind == facts.FLIES:
            self.deal(FLY, seat, fact[3])
        elif kind == facts.GODFATHER_TAKES and self.secret:
            self.deal(HALVE, EVERYBODY, 0)
        elif kind == facts.PAID_GODFATHER and not self.secret:
            self.deal(HALVE, seat, fact[2])
        elif kind == facts.TURNED_UP:
            next(pile for pile in self.piles if any(pile))[fact[2]] -= 1

    def deal(self, what: int, seat: int, amount: int) -> None:
        self.dealings.append(ledger.dealing(what, seat, amount))

    @property
    def unseen(self) -> tuple[int, ...]:
        return tuple(next((pile for pile in self.piles if any(pile)), self.piles[-1]))

    def agrees(self, memory: Memory) -> None:
        assert memory.dealings == tuple(self.dealings)
        assert memory.fakes == tuple(self.fakes)
        assert memory.unseen == self.unseen


def decoded(rows: tuple[int, ...]) -> set[Purse]:
    return {
        (10 * cash, 10 * offshore)
        for cash, row in enumerate(rows)
        for offshore in range(row.bit_length())
        if row >> offshore & 1
    }


def agree_on_purses(s: State, memory: Memory) -> None:
    """The code's rows and the plain sets; what the view shows needs no rows."""
    for rival in range(s.seats):
        if memory.view.cash[rival] >= 0:
            assert memory.purses[rival] == ()
        else:
            assert decoded(memory.purses[rival]) == purses(s.chosen, rival, memory.dealings)
    assert misfit(memory, s) == ""


def nothing_secret(s: State, event: Event) -> None:
    """PO-108 Neither what a flight moved nor what a seat paid is told to others."""
    if s.chosen[SCREENS] == OPEN or event.fact[0] not in (facts.FLIES, facts.PAID_GODFATHER, ANSWERED):
        return
    if event.fact[0] == facts.FLIES:
        assert event.public == event.fact[:4]
        assert len(event.fact) == 5
    elif event.fact[0] == ANSWERED or s.chosen[GODFATHER_AMOUNTS] != PUBLIC:
        assert event.public is None
    assert event.audience.bit_count() == 1
    assert event.fact[0] == ANSWERED or event.audience == 1 << event.fact[1]


@rule("PO-107", "PO-108")
@pytest.mark.parametrize("options", COMBINATIONS)
def test_memory_is_what_was_heard_and_no_more(options: dict[str, str]) -> None:
    for number in range(GAMES_EACH):
        whim = Seeded(number)
        others = {"lunch_choice": ("ask", "auto_lowest")[number % 2], "screens": ("closed", "open")[number % 5 == 4]}
        events: list[Event] = []
        s = GAME.new(make_setup(GAME, 2 + number % 3, options | others), whim, events)
        listeners = [Listener(seat, s) for seat in (SPECTATOR, *range(s.seats))]
        while True:
            for event in events:
                nothing_secret(s, event)
            for listener in listeners:
                listener.hears(events)
            if s.over() or not whim.below(6, 0):
                listener = listeners[whim.below(len(listeners), 0)]
                memory = GAME.recall(s, listener.seat)
                listener.agrees(memory)
                agree_on_purses(s, memory)
            if s.over():
                break
            seats = GAME.pending(s)
            seat = seats[whim.below(len(seats), 0)]
            choices = GAME.options(s, seat)
            events = []
            GAME.apply(s, seat, choices[whim.below(len(choices), 0)], whim, events)


# --- the ledger's own sums --------------------------------------------------------------------------------------------
TENS: Final = st.integers(0, 12)
SETS: Final = st.frozensets(st.tuples(TENS, TENS).map(lambda pair: (10 * pair[0], 10 * pair[1])), max_size=20)


def rows_of(known: frozenset[Purse]) -> list[int]:
    rows = [0] * (1 + max((cash // 10 for cash, _ in known), default=0))
    for cash, offshore in known:
        rows[cash // 10] |= 1 << offshore // 10
    return rows


def sets(rows: list[int]) -> set[Purse]:
    return decoded(tuple(rows))


@given(SETS)
def test_halving_is_the_godfather(known: frozenset[Purse]) -> None:
    assert sets(ledger.halved(rows_of(known))) == after(known, HALVE, 0, False, False, False)


@given(SETS, TENS)
def test_a_payment_seen_keeps_only_who_pays_it(known: frozenset[Purse], tens: int) -> None:
    paid = ledger.halved(ledger.paid_exactly(rows_of(known), tens))
    assert sets(paid) == after(known, HALVE, 10 * tens, False, False, True)


@given(SETS, st.sampled_from([0, 10]), st.booleans())
def test_flights_move_tens(known: frozenset[Purse], least: int, back: bool) -> None:
    flown = ledger.flown(rows_of(known), least // 10, back)
    assert sets(flown) == after(known, FLY, 0, least == 0, back, False)


@given(SETS)
def test_deposits_and_withdrawals_are_opposites(known: frozenset[Purse]) -> None:
    """What can fly out to somewhere can fly home from there."""
    there = sets(ledger.deposited(rows_of(known)))
    for purse in there:
        assert sets(ledger.withdrawn(rows_of(frozenset({purse})))) & known


@given(st.lists(st.tuples(st.sampled_from([EARN, PAY, FLY, HALVE]), TENS), max_size=8), st.booleans(), st.booleans())
def test_a_ledger_is_walked_in_order(entries: list[tuple[int, int]], empty: bool, back: bool) -> None:
    """Also one that no game would have written, and among the dealings of others."""
    dealings = [ledger.dealing(EARN, 1, 200)]
    known = after(frozenset({(0, 0)}), EARN, 200, empty, back, False)
    for what, tens in entries:
        amount = 0 if what == HALVE else 10 * tens
        dealings += [
            ledger.dealing(what, EVERYBODY if what == HALVE else 1, amount),
            ledger.dealing(EARN, 0, 500),
        ]
        known = after(known, what, amount, empty, back, False)
    rows = ledger.purses(dealings, 1, least=0 if empty else 10, back=back, amounts_public=False)
    assert sets(rows) == known


@given(SETS)
def test_every_purse_has_a_number(known: frozenset[Purse]) -> None:
    rows = rows_of(known)
    assert ledger.number_of_purses(rows) == len(known)
    assert [ledger.purse(rows, number) for number in range(len(known))] == sorted(known)
