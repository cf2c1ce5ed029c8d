"""What may be answered: every legal space with its details, listed one by one.

Lots and flights are listed often, so their options are made once and shared.
"""

from __future__ import annotations

from typing import Final

from tavolata.games.pecunia_olet.board import BOARDS, FARE, FENCE_MOST, STEP, STRIKE, SUPERMARKET_MOST
from tavolata.games.pecunia_olet.cards import FAKE_NOTES, JET, KINDS, LUNCH, NO_CARD, PRINT_COMPONENTS, QUALITIES
from tavolata.games.pecunia_olet.notes import Notes, lots, lowest_first
from tavolata.games.pecunia_olet.state import (
    ALLOWED,
    EMPTY_ACTIONS,
    FAKE_SUPPLY,
    FREE,
    LIMITED,
    OFFSHORE_WITHDRAWALS,
    ON,
    OPEN,
    SCREENS,
    State,
)
from tavolata.kernel.frames import OWES
from tavolata.kernel.terms import Frame, Option

# --- answers: (verb, …) ---
PASS: Final = 0  # (PASS,)                      also: decline
PLACE: Final = 1  # (PLACE, space) | (PLACE, space, ★, ★★, ★★★) | (PLACE, space, amount)
CONVERT: Final = 2  # (CONVERT, ★, ★★, ★★★)      a lunch
REPLAY: Final = 3  # (REPLAY, space left, space, …)  a lawyer
CLOSE: Final = 4  # (CLOSE, ★, ★★, ★★★ of seat 0, of seat 1, …)  the system seat opens the lunches

PASSING: Final[Option] = (PASS,)
_SPACES: Final = max(len(board.spaces) for board in BOARDS)
_PLAIN: Final[tuple[Option, ...]] = tuple((PLACE, space) for space in range(_SPACES))
_LOTS: Final[dict[int, list[Option]]] = {}
_DEPOSITS: Final[list[list[Option]]] = [[] for _ in range(_SPACES)]


def turn_options(s: State, seat: int, f: Frame) -> list[Option]:
    """PO-018, PO-022 A henchman on a free space with all its details, or pass."""
    return [PASSING, *placements(s, seat, s.men)]


def replay_options(s: State, seat: int, f: Frame) -> list[Option]:
    """PO-096 One of one's own henchmen to any space, also the one it leaves; or decline."""
    found = [PASSING]
    for left, owner in enumerate(s.men):
        if owner == seat:
            men = s.men[:]
            men[left] = FREE
            found += [(REPLAY, left, *option[1:]) for option in placements(s, seat, men)]
    return found


def lunch_options(s: State, seat: int, f: Frame) -> list[Option]:
    """PO-085, PO-086 Which qualities: exactly as many notes as there are lunches and fakes."""
    notes = s.notes(seat)
    number = min(s.owns(seat, LUNCH), sum(notes))
    return [(CONVERT, *lot) for lot in lots(notes, number, number)]


def placements(s: State, seat: int, men: list[int]) -> list[Option]:
    """Every (PLACE, space, details) with an effect (PO-024), space by space in the order of the board."""
    board = BOARDS[s.seats]
    cash = s.cash[seat]
    least = 0 if s.chosen[EMPTY_ACTIONS] == ALLOWED else 1
    has_jet = s.cards[seat * KINDS + JET] > 0
    found: list[Option] = []
    for space in board.market:
        card = s.market[space]
        if men[space] == FREE and card != NO_CARD and board.cost[space] <= cash and not (card == JET and has_jet):
            found.append(_PLAIN[space])
    if least == 0 or s.chosen[FAKE_SUPPLY] != LIMITED or bank_holds(s, print_quality(s, seat)):
        for space in board.prints:
            if men[space] == FREE:
                found.append(_PLAIN[space])
    one, two, three = s.notes(seat)
    for space in board.supermarkets:
        if men[space] == FREE:
            refused = board.refused[s.marker]
            accepted = (one if refused < 1 else 0, two if refused < 2 else 0, three if refused < 3 else 0)
            found += lot_options(space, accepted, least, SUPERMARKET_MOST)
    for space in board.fences:
        if men[space] == FREE:
            found += lot_options(space, (one, two, three), least, FENCE_MOST)
    for space in board.taxes:
        if men[space] == FREE:
            found.append(_PLAIN[space])
    if board.effects[s.marker] != STRIKE:
        for space in board.flights:
            if men[space] == FREE and cash >= FARE:
                found += flight_options(s, seat, space, cash - FARE, least)
        if has_jet:
            for space in board.jets:
                if men[space] == FREE:
                    found += flight_options(s, seat, space, cash, least)
    return found


def lot_options(space: int, notes: Notes, least: int, most: int) -> list[Option]:
    """PO-044, PO-048 Every lot of notes for this space."""
    one, two, three = min(notes[0], most), min(notes[1], most), min(notes[2], most)
    key = (((space * 2 + least) * 9 + one) * 9 + two) * 9 + three
    found = _LOTS.get(key)
    if found is None:
        found = _LOTS[key] = [(PLACE, space, *lot) for lot in lots((one, two, three), least, most)]
    return found


def flight_options(s: State, seat: int, space: int, cash: int, least: int) -> list[Option]:
    """PO-063, PO-064 Any multiple of ten that is there once the fare is paid."""
    deposits = _DEPOSITS[space]
    while len(deposits) < cash // STEP:
        deposits.append((PLACE, space, STEP * (len(deposits) + 1)))
    found = deposits[: cash // STEP]
    if least == 0:
        found.insert(0, (PLACE, space, 0))
    if s.chosen[OFFSHORE_WITHDRAWALS] == ON:
        return [(PLACE, space, -amount) for amount in range(s.offshore[seat], 0, -STEP)] + found
    return found


# --- small questions ---
def print_quality(s: State, seat: int) -> int:
    """PO-035 The number of different print components: 1 to 3."""
    at = seat * KINDS
    return sum(s.cards[at + kind] > 0 for kind in PRINT_COMPONENTS)


def bank_holds(s: State, quality: int) -> int:
    """PO-042 The fakes of a quality that no player has."""
    return FAKE_NOTES[quality - 1] - sum(s.fakes[quality - 1 :: QUALITIES])


# --- what needs no asking ---
def only_passing(s: State, seat: int, f: Frame) -> bool:
    """Whether public facts alone leave nothing but passing: only then does the table pass for a seat."""
    if s.chosen[SCREENS] == OPEN:
        return len(turn_options(s, seat, f)) == 1
    return not any(might_serve(s, seat, space) for space in range(len(s.men)) if s.men[space] == FREE)


def might_serve(s: State, seat: int, space: int) -> bool:
    """Whether a free space could be taken by this seat if nobody knew its money and fakes."""
    board = BOARDS[s.seats]
    if space in board.market:
        card = s.market[space]
        return card != NO_CARD and not (card == JET and s.owns(seat, JET))
    if space in board.supermarkets:
        return board.refused[s.marker] < QUALITIES or s.chosen[EMPTY_ACTIONS] == ALLOWED
    if board.is_flight(space):
        return board.effects[s.marker] != STRIKE and (space not in board.jets or s.owns(seat, JET) > 0)
    return True


# --- defaults: a time-out never spends and never reveals ---
def pass_by_default(s: State, seat: int, f: Frame) -> Option:
    return PASSING


def lunch_by_default(s: State, seat: int, f: Frame) -> Option:
    notes = s.notes(seat)
    return (CONVERT, *lowest_first(notes, min(s.owns(seat, LUNCH), sum(notes))))


# --- the lunch window's result ---
def lunch_result(s: State, f: Frame) -> Option:
    """Every asked seat's answer, or what a time-out plays."""
    result: list[int] = [CLOSE]
    for seat in range(s.seats):
        answer: Option = (CONVERT, 0, 0, 0)
        if f[3] >> seat & 1:
            answer = s.answers[seat] if s.answers[seat] != OWES else lunch_by_default(s, seat, f)
        result += answer[1:]
    return tuple(result)


def lunch_possible(s: State, option: Option, f: Frame) -> bool:
    """Whether a closing row read from a record could be true."""
    if len(option) != 1 + QUALITIES * s.seats or option[0] != CLOSE:
        return False
    for seat in range(s.seats):
        answer = (CONVERT, *option[1 + QUALITIES * seat :][:QUALITIES])
        asked = lunch_options(s, seat, f) if f[3] >> seat & 1 else [(CONVERT, 0, 0, 0)]
        if answer not in asked:
            return False
    return True
