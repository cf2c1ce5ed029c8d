"""The State as JSON, and back again: a saved state is read with distrust, for files get edited and cut off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tavolata.games.pecunia_olet.board import BOARDS, HENCHMEN, STEP
from tavolata.games.pecunia_olet.cards import ALL_CARDS, BAD_LAWYER, DECK, GREAT_LAWYER, KINDS, NO_CARD, QUALITIES
from tavolata.games.pecunia_olet.data import FEWEST, MOST
from tavolata.games.pecunia_olet.ledger import EVERYBODY, HALVE, undealt
from tavolata.games.pecunia_olet.options import lunch_options
from tavolata.games.pecunia_olet.stages import (
    CHOOSE_LUNCH,
    EAT_LUNCH,
    EMPTY_MARKET,
    ENDING,
    FILL_MARKET,
    GUARD,
    HENCHMEN_RETURN,
    LAST,
    LAWYER,
    PAY_GODFATHER,
    POLICE,
    REPLACE,
    ROUND,
    ROUND_END,
    SETTLE_UP,
    SLIDE_MARKET,
    TURN,
)
from tavolata.games.pecunia_olet.state import FIRST_PLAYER, FREE, TABLE_OPTIONS, State, empty_state
from tavolata.kernel.errors import BadFile
from tavolata.kernel.frames import EARLY, LARGEST, OWES, TOGETHER, WINDOW
from tavolata.kernel.terms import Frame

NUMBERS: Final = ("seats", "first", "next_first", "round", "turn", "marker", "quiet", "pile")
LISTS: Final = (
    "market",
    "unseen",
    "removed",
    "cards",
    "cash",
    "offshore",
    "fakes",
    "men",
    "ready",
    "laid",
    "dealings",
)


def dump(s: State) -> dict[str, Any]:
    """Plain lists and numbers, in an order that never changes."""
    data: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    for name in LISTS:
        data[name] = list(getattr(s, name))
    data["chosen"] = list(s.chosen)
    data["stack"] = [list(frame) for frame in s.stack]
    data["answers"] = [list(answer) for answer in s.answers]
    return data


# --- what may stand where ---
ANY: Final = range(LARGEST)
SUM: Final = range(0, 1_000_001, STEP)  # thousands of rounds do not bring more
LAWYERS: Final = range(GREAT_LAWYER, BAD_LAWYER + 1)
WAITING: Final = (WINDOW, TURN, LAST, REPLACE)  # the frames that ask; one of them is on top, or the game is over


def number_ranges(seats: int) -> dict[str, range]:
    """The values each number may have."""
    board = BOARDS[seats]
    return {
        "first": range(seats),
        "next_first": range(seats),
        "round": ANY,
        "turn": ANY,
        "marker": range(board.starts[seats], board.end + 1),
        "quiet": range(-1, LARGEST),
        "pile": range(len(DECK)),
    }


def list_ranges(seats: int) -> dict[str, Sequence[range]]:
    """For each list as many ranges as it has members. The ledger may be of any length."""
    board = BOARDS[seats]
    kinds = [range(copies + 1) for copies in ALL_CARDS]
    return {
        "market": [range(NO_CARD, KINDS)] * len(board.market),
        "unseen": kinds,
        "removed": kinds,
        "cards": kinds * seats,
        "cash": [SUM] * seats,
        "offshore": [SUM] * seats,
        "fakes": [ANY] * (seats * QUALITIES),
        "men": [range(FREE, seats)] * len(board.spaces),
        "ready": [range(HENCHMEN + 1)] * seats,
        "laid": [range(HENCHMEN + 1)] * seats,
    }


def frame_ranges(seats: int) -> dict[int, Sequence[range]]:
    """What each kind of frame carries."""
    seat = range(seats)
    mover = range(GUARD, seats)
    plain: dict[int, Sequence[range]] = dict.fromkeys(
        (
            ROUND,
            PAY_GODFATHER,
            ROUND_END,
            HENCHMEN_RETURN,
            EMPTY_MARKET,
            SLIDE_MARKET,
            FILL_MARKET,
            EAT_LUNCH,
            SETTLE_UP,
        ),
        (),
    )
    return plain | {
        TURN: (seat,),
        LAST: (seat,),
        POLICE: (mover,),
        ENDING: (mover,),
        LAWYER: (LAWYERS,),
        REPLACE: (seat, LAWYERS),
        WINDOW: (only(CHOOSE_LUNCH), only(TOGETHER), range(1, 1 << seats), only(EARLY)),
    }


def only(value: int) -> range:
    return range(value, value + 1)


# --- reading it ---
def load(data: Mapping[str, Any]) -> State:
    """Anything of another type, length or range than a dump has is no saved state."""
    if not isinstance(data, Mapping):
        raise BadFile("file-state")
    seats = number(data.get("seats"), range(FEWEST, MOST + 1))
    chosen = [range(len(option.values)) for option in TABLE_OPTIONS]
    chosen[FIRST_PLAYER] = range(seats + 1)
    s = empty_state(seats, tuple(numbers(data.get("chosen"), chosen)))
    for name, allowed in number_ranges(seats).items():
        setattr(s, name, number(data.get(name), allowed))
    for name, each in list_ranges(seats).items():
        setattr(s, name, numbers(data.get(name), each))
    s.dealings = [dealt(entry, seats) for entry in a_list(data.get("dealings"))]
    carried = frame_ranges(seats)
    s.stack = [frame(row, carried) for row in a_list(data.get("stack"))]
    if s.stack and s.stack[-1][0] not in WAITING:
        raise BadFile("file-state")
    load_answers(s, a_list(data.get("answers")))
    return s


def a_list(value: object) -> list[Any]:
    if type(value) is not list:
        raise BadFile("file-state")
    return value


def number(value: object, allowed: range) -> int:
    if type(value) is not int or value not in allowed:
        raise BadFile("file-state")
    return value


def numbers(value: object, each: Sequence[range]) -> list[int]:
    """As many as there are ranges, each within its own."""
    row = a_list(value)
    if len(row) != len(each):
        raise BadFile("file-state")
    return [number(member, allowed) for member, allowed in zip(row, each, strict=True)]


def dealt(value: object, seats: int) -> int:
    """An entry of the ledger."""
    entry = number(value, range(LARGEST << 5))
    what, who, amount = undealt(entry)
    fits = amount == 0 and what == HALVE if who == EVERYBODY else who < seats and amount in SUM
    if not fits:
        raise BadFile("file-state")
    return entry


def frame(value: object, carried: Mapping[int, Sequence[range]]) -> Frame:
    row = a_list(value)
    kind = number(row[0] if row else None, ANY)
    if kind not in carried:
        raise BadFile("file-state")
    return (kind, *numbers(row[1:], carried[kind]))


def load_answers(s: State, rows: list[Any]) -> None:
    """Only a window holds answers, and only such as were offered."""
    if len(rows) != s.seats:
        raise BadFile("file-state")
    top = s.stack[-1] if s.stack else (TURN,)
    for seat, row in enumerate(rows):
        answer = tuple(a_list(row))
        asked = top[0] == WINDOW and top[3] >> seat & 1
        if answer != OWES and not (asked and all(type(entry) is int for entry in answer)):
            raise BadFile("file-state")
        if answer != OWES and answer not in lunch_options(s, seat, top):
            raise BadFile("file-state")
        s.answers[seat] = answer
