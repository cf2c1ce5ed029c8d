"""What a seat of Pecunia Olet may know, told from the rules file a second time: not from `knowledge.py`.

`fits` says which states a seat must hold for possible, `disguise` changes all that a seat is not shown, `positions`
are small ones with everything that can be, listed by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from tavolata.games.pecunia_olet.cards import KINDS, LUNCH, PILES, QUALITIES
from tavolata.games.pecunia_olet.ledger import EARN, EVERYBODY, FLY, PAY, undealt
from tavolata.games.pecunia_olet.options import CONVERT
from tavolata.games.pecunia_olet.state import (
    ALLOWED,
    EMPTY_ACTIONS,
    GODFATHER_AMOUNTS,
    OFFSHORE_WITHDRAWALS,
    ON,
    OPEN,
    PUBLIC,
    SCREENS,
    Memory,
    State,
)
from tavolata.kernel.chance import Chance
from tavolata.kernel.frames import OWES, WINDOW
from tavolata.kernel.terms import Option
from tavolata.kernel.testing import Position

from .laws import laws
from .table import Table

Purse: TypeAlias = tuple[int, int]
"""Cash and account."""

SAME: Final = (
    "seats",
    "chosen",
    "stack",
    "first",
    "next_first",
    "round",
    "turn",
    "marker",
    "quiet",
    "market",
    "pile",
    "removed",
    "cards",
    "men",
    "ready",
    "laid",
)


# --- fits ---
def fits(memory: Memory, s: State) -> bool:
    """Whether this may be the true state for a seat with this memory."""
    return not misfit(memory, s)


def misfit(memory: Memory, s: State) -> str:
    """Why it cannot be, or nothing."""
    return next(misfits(memory, s), "")


def misfits(memory: Memory, s: State) -> Iterator[str]:
    view = memory.view
    for name in SAME:
        if getattr(view, name) != plain(getattr(s, name)):
            yield f"{name} is public, and another"
    if view.deck != deck_size(s):
        yield "the deck is of another size"
    if view.seat >= 0 and view.answer != s.answers[view.seat]:
        yield "one's own answer is another"
    if memory.fakes != tuple(s.fakes):
        yield "fakes come and go in sight"
    if memory.unseen != tuple(s.unseen):
        yield "what is unseen follows by elimination"
    if memory.dealings != tuple(s.dealings):
        yield "dealings are public"
    for seat in range(s.seats):
        purse = (s.cash[seat], s.offshore[seat])
        if shows(s, view.seat, seat) and purse != (view.cash[seat], view.offshore[seat]):
            yield "an amount is seen, and another"
        if purse not in purses(s.chosen, seat, memory.dealings):
            yield f"seat {seat} cannot have {purse}"
    against = laws(s)
    if against:
        yield against


def plain(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def deck_size(s: State) -> int:
    return sum(s.unseen) + sum(sum(pile) for pile in PILES[s.seats][s.pile + 1 :])


def shows(s: State, observer: int, seat: int) -> bool:
    """PO-105, PO-106, PO-109 Whose amounts lie open to whom."""
    return observer == seat or s.chosen[SCREENS] == OPEN or s.over()


def purses(chosen: tuple[int, ...], seat: int, dealings: Iterable[int]) -> frozenset[Purse]:
    """Every (cash, offshore) to which a seat's public dealings can have led. All begin with nothing."""
    known = frozenset({(0, 0)})
    options = (
        chosen[EMPTY_ACTIONS] == ALLOWED,
        chosen[OFFSHORE_WITHDRAWALS] == ON,
        chosen[GODFATHER_AMOUNTS] == PUBLIC,
    )
    for what, who, amount in map(undealt, dealings):
        if who in (seat, EVERYBODY):
            known = after(known, what, amount, *options)
    return known


@lru_cache(maxsize=200_000)
def after(known: frozenset[Purse], what: int, amount: int, empty: bool, back: bool, shown: bool) -> frozenset[Purse]:
    """The purses after one dealing; those that could not have made it are out."""
    if what == EARN:
        return frozenset((cash + amount, offshore) for cash, offshore in known)
    if what == PAY:
        return frozenset((cash - amount, offshore) for cash, offshore in known if cash >= amount)
    if what == FLY:
        return frozenset(flown for purse in known for flown in flights(*purse, amount, empty, back))
    found = set()
    for cash, offshore in known:
        half = 10 * -(-cash // 20)  # PO-068
        if not shown or half == amount:
            found.add((cash - half, offshore))
    return frozenset(found)


def flights(cash: int, offshore: int, fare: int, empty: bool, back: bool) -> Iterator[Purse]:
    """PO-024, PO-059, PO-063, PO-064 After the fare any ten or more go out, or back, or nothing at all."""
    cash -= fare
    if cash < 0:
        return
    for amount in range(10, cash + 1, 10):
        yield (cash - amount, offshore + amount)
    if empty:
        yield (cash, offshore)
    if back:
        for amount in range(10, offshore + 1, 10):
            yield (cash + amount, offshore - amount)


# --- disguise ---
def disguise(s: State, seat: int, chance: Chance) -> State:
    """Change everything that the table does not show this seat, also what it could have counted."""
    for other in range(s.seats):
        if shows(s, seat, other):
            continue
        s.cash[other] = 10 * chance.below(60, 0)
        s.offshore[other] = 10 * chance.below(60, 0)
        for quality in range(QUALITIES):
            s.fakes[other * QUALITIES + quality] = chance.below(9, 0)
    if s.stack and s.stack[-1][0] == WINDOW:
        for other in range(s.seats):
            if other != seat and s.stack[-1][3] >> other & 1:
                s.answers[other] = some_answer(chance)
    number = sum(s.unseen)
    s.unseen = [0] * KINDS
    for _ in range(number):
        s.unseen[chance.below(KINDS, 0)] += 1
    s.dealings = [chance.below(4000, 0) for _ in range(chance.below(30, 0))]
    return s


def some_answer(chance: Chance) -> Option:
    """Of a seat that chooses what its lunches convert, or has not chosen yet."""
    if not chance.below(2, 0):
        return OWES
    return (CONVERT, *(chance.below(3, 0) for _ in range(QUALITIES)))


# --- positions ---
def cash_and_offshore(*states: tuple[list[int], list[int]]) -> tuple[dict[str, list[int]], ...]:
    return tuple({"cash": cash, "offshore": offshore} for cash, offshore in states)


def one_flight() -> Position[State]:
    """B had 50 and paid 30 for the flight: 10 or 20 went offshore."""
    table = Table(2).cash(B=50)
    table.passes("A")
    table.plays("B", "commercial-1", amount=20)
    return Position(table.s, 0, cash_and_offshore(([20, 10], [0, 10]), ([20, 0], [0, 20])))


def two_flights_and_a_godfather() -> Position[State]:
    """B had 90 and flew; the Godfather came; B earned 30 and flew again, so that at least 40 were there then.

    First flight (50, 10) (40, 20) (30, 30) (20, 40) (10, 50) (0, 60); after the Godfather and the tax fraud (50, 10)
    (50, 20) (40, 30) (40, 40) (30, 50) (30, 60); the last two could not fly.
    """
    table = Table(3, marker=6).cash(B=90)
    table.passes("A")
    table.plays("B", "commercial-1", amount=30)
    table.passes("C")
    table.plays("A", "tax-2")
    table.plays("B", "tax-1")
    table.passes("C")
    table.passes("A")
    table.plays("B", "commercial-2", amount=10)
    fitting = cash_and_offshore(
        ([20, 10, 20], [0, 20, 0]),
        ([20, 0, 20], [0, 30, 0]),
        ([20, 10, 20], [0, 30, 0]),
        ([20, 0, 20], [0, 40, 0]),
        ([20, 0, 20], [0, 50, 0]),
    )
    return Position(table.s, 0, fitting)


def a_purchase_that_tells() -> Position[State]:
    """B kept something between 0 and 60, but then paid 50 for a card."""
    table = Table(3).cash(B=100)
    table.passes("A")
    table.plays("B", "commercial-1", amount=20)
    table.passes("C")
    table.passes("A")
    table.plays("B", "market-3")
    return Position(table.s, 2, cash_and_offshore(([20, 10, 40], [0, 10, 0]), ([20, 0, 40], [0, 20, 0])))


def withdrawals() -> Position[State]:
    """B held (20, 10), (10, 20) or (0, 30), earned 30, paid 30 and moved something one way or the other."""
    table = Table(3, offshore_withdrawals="on").cash(B=60)
    table.passes("A")
    table.plays("B", "commercial-1", amount=20)
    table.passes("C")
    table.passes("A")
    table.plays("B", "tax-1")
    table.passes("C")
    table.passes("A")
    table.plays("B", "commercial-2", amount=-10)
    fitting = cash_and_offshore(
        ([20, 30, 40], [0, 0, 0]),
        ([20, 20, 40], [0, 10, 0]),
        ([20, 10, 40], [0, 20, 0]),
        ([20, 0, 40], [0, 30, 0]),
    )
    return Position(table.s, 0, fitting)


def empty_flights() -> Position[State]:
    """B could only pay the fare; C may have moved nothing, 10 or 20."""
    table = Table(3, empty_actions="allowed").cash(C=50)
    table.passes("A")
    table.plays("B", "commercial-1", amount=0)
    table.plays("C", "commercial-2", amount=10)
    fitting = cash_and_offshore(([20, 0, 20], [0, 0, 0]), ([20, 0, 10], [0, 0, 10]), ([20, 0, 0], [0, 0, 20]))
    return Position(table.s, 0, fitting)


def a_public_payment() -> Position[State]:
    """B, who had 100 after the fare, paid the Godfather 20 in sight: it was half of 40, or of 30 rounded up."""
    table = Table(3, marker=6, godfather_amounts="public").cash(B=130)
    table.passes("A")
    table.plays("B", "commercial-1", amount=60)
    table.passes("C")
    table.plays("A", "tax-2")
    return Position(table.s, 0, cash_and_offshore(([20, 20, 20], [0, 60, 0]), ([20, 10, 20], [0, 70, 0])))


def two_rivals() -> Position[State]:
    """What B and C moved has nothing to do with each other."""
    table = Table(3).cash(B=60, C=50)
    table.passes("A")
    table.plays("B", "commercial-1", amount=20)
    table.plays("C", "commercial-2", amount=10)
    fitting = cash_and_offshore(
        ([20, 20, 10], [0, 10, 10]),
        ([20, 20, 0], [0, 10, 20]),
        ([20, 10, 10], [0, 20, 10]),
        ([20, 10, 0], [0, 20, 20]),
        ([20, 0, 10], [0, 30, 10]),
        ([20, 0, 0], [0, 30, 20]),
    )
    return Position(table.s, 0, fitting)


def open_screens() -> Position[State]:
    """Everything lies open: it is as it is."""
    table = Table(2, screens="open").cash(B=130)
    table.passes("A")
    table.plays("B", "commercial-1", amount=60)
    return Position(table.s, 0, cash_and_offshore(([20, 40], [0, 60])))


def a_lunch_that_is_chosen(observer: int) -> Position[State]:
    """B has answered in the window: B knows it, and for A there is nothing but an open question."""
    cards = "lunch ink paper printer printer jet"
    table = Table(3, lunch_choice="ask", turned_up=cards)
    table.passes("A")
    table.plays("B", "market-6")
    table.passes("C")
    table.passes("A")
    table.plays("B", "print-1")
    table.all_pass(4)
    assert table.asks == "lunch B" and table.s.owns(1, LUNCH)
    table.chooses("B", (1, 0, 0))
    answers = [[], [CONVERT, 1, 0, 0] if observer == 1 else [], []]
    return Position(table.s, observer, ({"answers": answers, "cash": [20, 10, 40]},))


def positions() -> list[Position[State]]:
    return [
        one_flight(),
        two_flights_and_a_godfather(),
        a_purchase_that_tells(),
        withdrawals(),
        empty_flights(),
        a_public_payment(),
        two_rivals(),
        open_screens(),
        a_lunch_that_is_chosen(0),
        a_lunch_that_is_chosen(1),
    ]
