"""What may be answered: every legal space with its details, listed one by one.

Lots and flights are listed often, so their options are made once and shared.
"""

from __future__ import annotations

from typing import Final

from tavolata.games.pecunia_olet.board import BOARDS, FARE, FENCE_MOST, STEP, STRIKE, SUPERMARKET_MOST
from tavolata.games.pecunia_olet.cards import FAKE_NOTES, HOLOGRAM, INK, JET, KINDS, LUNCH, NO_CARD, PAPER, QUALITIES
from tavolata.games.pecunia_olet.money import quality_of
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
from tavolata.kernel.terms import CLOSE, Frame, Option

# --- answers: (verb, …) ---
PASS: Final = 0  # (PASS,)                      also: decline
PLACE: Final = 1  # (PLACE, space) | (PLACE, space, ★, ★★, ★★★) | (PLACE, space, amount)
CONVERT: Final = 2  # (CONVERT, ★, ★★, ★★★)      a lunch
REPLAY: Final = 3  # (REPLAY, space left, space, …)  a lawyer
# (CLOSE, ★, ★★, ★★★ of seat 0, of seat 1, …) is the system seat's: it opens the lunches

PASSING: Final[Option] = (PASS,)
_SPACES: Final = max(len(board.spaces) for board in BOARDS)
_PLAIN: Final[tuple[Option, ...]] = tuple((PLACE, space) for space in range(_SPACES))


def turn_options(s: State, seat: int, f: Frame) -> list[Option]:
    """PO-018, PO-022 A henchman on a free space with all its details, or pass."""
    found = [PASSING]
    add_placements(found, s, seat, s.men)
    return found


def replay_options(s: State, seat: int, f: Frame) -> list[Option]:
    """PO-096 One of one's own henchmen to any space, also the one it leaves; or decline."""
    found = [PASSING]
    for left, owner in enumerate(s.men):
        if owner == seat:
            men = s.men[:]
            men[left] = FREE
            placements: list[Option] = []
            add_placements(placements, s, seat, men)
            found += [(REPLAY, left, *option[1:]) for option in placements]
    return found


def lunch_options(s: State, seat: int, f: Frame) -> list[Option]:
    """PO-085, PO-086 Which qualities: exactly as many notes as there are lunches and fakes."""
    notes = s.notes(seat)
    number = min(s.owns(seat, LUNCH), sum(notes))
    return [(CONVERT, *lot) for lot in lots(notes, number, number)]


def add_placements(found: list[Option], s: State, seat: int, men: list[int]) -> None:  # noqa: PLR0912
    """PO-018, PO-024 Every (PLACE, space, details) that has an effect, space by space in the order of the board.

    One long function, because search and simulation spend most of their time here.
    """
    board = BOARDS[s.seats]
    cash = s.cash[seat]
    has_jet = s.cards[seat * KINDS + JET] > 0
    least = 0 if s.chosen[EMPTY_ACTIONS] == ALLOWED else 1
    market = s.market
    for space in board.affordable[cash // STEP if cash < board.dearest else -1]:  # PO-029, PO-031
        if men[space] < 0 and market[space] >= 0 and not (has_jet and market[space] == JET):
            found.append(_PLAIN[space])
    if s.chosen[FAKE_SUPPLY] != LIMITED or may_print(s, seat):  # PO-041
        for space in board.prints:
            if men[space] < 0:
                found.append(_PLAIN[space])
    one, two, three = s.notes(seat)
    if one or two or three or not least:
        refused = board.refused[s.marker]
        accepted = SUPERMARKET_LOTS[s.seats].of(  # PO-044, PO-046
            0 if refused >= 1 else one, 0 if refused >= 2 else two, 0 if refused >= 3 else three, least
        )
        for space in board.supermarkets:
            if men[space] < 0:
                found += accepted[space]
        lots = FENCE_LOTS[s.seats].of(one, two, three, least)  # PO-048
        for space in board.fences:
            if men[space] < 0:
                found += lots[space]
    for space in board.taxes:  # PO-054
        if men[space] < 0:
            found.append(_PLAIN[space])
    if board.effects[s.marker] != STRIKE:  # PO-065
        if cash >= FARE:  # PO-059
            for space in board.flights:
                if men[space] < 0:
                    found += flight_options(s, seat, space, cash - FARE)
        if has_jet:  # PO-060
            for space in board.jets:
                if men[space] < 0:
                    found += flight_options(s, seat, space, cash)


def may_print(s: State, seat: int) -> bool:
    """PO-042 With a limited supply: while the bank holds fakes of that quality, or empty actions are allowed."""
    return s.chosen[EMPTY_ACTIONS] == ALLOWED or bank_holds(s, print_quality(s, seat)) > 0


class Lots:
    """Every lot of notes for the spaces of one kind; made once for each handful of notes, and shared."""

    __slots__ = ("_known", "_most", "_spaces")

    def __init__(self, spaces: tuple[int, ...], most: int) -> None:
        self._spaces = spaces
        self._most = most
        self._known: list[list[list[Option]]] = [[] for _ in range(2 * (most + 1) ** 3)]

    def of(self, one: int, two: int, three: int, least: int) -> list[list[Option]]:
        """By space, the lots of at least so many out of these notes. More than fit into a lot make no difference."""
        most = self._most
        one = one if one < most else most
        two = two if two < most else most
        three = three if three < most else most
        at = ((one * (most + 1) + two) * (most + 1) + three) * 2 + least
        return self._known[at] or self._make(at, (one, two, three), least)

    def _make(self, at: int, notes: Notes, least: int) -> list[list[Option]]:
        choices = lots(notes, least, self._most)
        found: list[list[Option]] = [[] for _ in range(_SPACES)]
        for space in self._spaces:
            found[space] = [(PLACE, space, *lot) for lot in choices]
        self._known[at] = found
        return found


SUPERMARKET_LOTS: Final = tuple(Lots(board.supermarkets, SUPERMARKET_MOST) for board in BOARDS)
FENCE_LOTS: Final = tuple(Lots(board.fences, FENCE_MOST) for board in BOARDS)


def flight_options(s: State, seat: int, space: int, cash: int) -> list[Option]:
    """PO-063, PO-064 Any multiple of ten that is there once the fare is paid."""
    tens = cash // STEP
    listed = _DEPOSITS[space]
    if tens < LISTED:
        while len(listed) <= tens:
            listed.append([*listed[-1], (PLACE, space, STEP * len(listed))])
        found = listed[tens]
    else:
        found = [(PLACE, space, STEP * amount) for amount in range(1, tens + 1)]
    if s.chosen[EMPTY_ACTIONS] == ALLOWED:
        found = [(PLACE, space, 0), *found]
    if s.chosen[OFFSHORE_WITHDRAWALS] == ON:
        found = [*((PLACE, space, -amount) for amount in range(s.offshore[seat], 0, -STEP)), *found]
    return found


LISTED: Final = 300  # tens of cash; whoever is richer, which is rare, has the amounts listed afresh
_DEPOSITS: Final[list[list[list[Option]]]] = [[[]] for _ in range(_SPACES)]
"""By space and tens of cash, every deposit: grown as far as somebody got rich, and shared."""


# --- small questions ---
def print_quality(s: State, seat: int) -> int:
    """PO-035 Of the notes this seat prints: 1 to 3."""
    at = seat * KINDS
    return quality_of(s.cards[at + INK], s.cards[at + PAPER], s.cards[at + HOLOGRAM])


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
