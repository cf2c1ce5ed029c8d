"""What a table that pays attention knows of a rival's money.

Dealings with the bank are open (PO-107), but nobody sees how much a flight moves or what the Godfather takes (PO-108).
So a rival's (cash, offshore) is one of those that all its dealings allow: each purchase, fare and flight was payable.
The State keeps the dealings as small ints; the possible purses are worked out from them when a memory is asked for.

A set of purses is a list of rows: row c holds, as bits, every offshore amount that goes with a cash of c, both in tens.
A dealing moves whole rows at once, so a game of a hundred dealings takes some microseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from tavolata.games.pecunia_olet.board import STEP

Purses: TypeAlias = list[int]

# --- dealings: one int each, made of what happened, to whom, and the amount everybody saw ---
EARN: Final = 0
PAY: Final = 1
FLY: Final = 2  # the amount is the fare
HALVE: Final = 3  # what the Godfather does; the amount is what was paid, where that is public
EVERYBODY: Final = 7


def dealing(what: int, seat: int, amount: int) -> int:
    return amount << 5 | what << 3 | seat


def undealt(entry: int) -> tuple[int, int, int]:
    """What happened, to whom, and the amount.

    >>> undealt(dealing(FLY, 2, 30)) == (FLY, 2, 30)
    True
    """
    return entry >> 3 & 3, entry & 7, entry >> 5


def purses(dealings: list[int], seat: int, *, least: int, back: bool, amounts_public: bool) -> Purses:
    """Every (cash, offshore) that a seat's dealings allow; the starting cash is the first of them.

    `least` is the smallest amount a flight may move, `back` says whether it may bring money home, `amounts_public`
    whether all see what the Godfather takes.
    """
    rows = [1]
    for entry in dealings:
        what, who, amount = undealt(entry)
        if who in (seat, EVERYBODY):
            tens = amount // STEP
            if what == EARN:
                rows = [0] * tens + rows
            elif what == PAY:
                rows = rows[tens:]
            elif what == FLY:
                rows = flown(rows[tens:], least // STEP, back)
            else:
                rows = halved(paid_exactly(rows, tens) if amounts_public else rows)
    return rows


def halved(rows: Purses) -> Purses:
    """PO-068 Half of the cash goes, rounded up to a payable amount: 0 and 10 leave 0, 20 and 30 leave 10.

    >>> halved([1, 2, 4, 8, 16])
    [3, 12, 16]
    """
    even = len(rows) % 2
    return [rows[at] | rows[at + 1] for at in range(0, len(rows) - 1, 2)] + rows[len(rows) - even :]


def paid_exactly(rows: Purses, tens: int) -> Purses:
    """Only purses from which the Godfather takes this much.

    >>> paid_exactly([1, 2, 4, 8, 16], 1)
    [0, 2, 4]
    """
    return [row if cash in (2 * tens - 1, 2 * tens) else 0 for cash, row in enumerate(rows[: 2 * tens + 1])]


def flown(rows: Purses, least: int, back: bool) -> Purses:
    """PO-058, PO-063, PO-064 Any amount may have moved to the account, and with withdrawals back from it."""
    there = deposited(rows)
    stayed = rows if least == 0 else []
    home = withdrawn(rows) if back else []
    longest = max(len(there), len(home))
    return [_row(there, cash) | _row(stayed, cash) | _row(home, cash) for cash in range(longest)]


def deposited(rows: Purses) -> Purses:
    """At least ten from cash to the account: each row gathers those above it, moved up by the difference.

    >>> deposited([0, 0, 1])
    [4, 2, 0]
    """
    moved = [0] * len(rows)
    carried = 0
    for cash in range(len(rows) - 1, -1, -1):
        moved[cash] = carried
        carried = (carried | rows[cash]) << 1
    return moved


def withdrawn(rows: Purses) -> Purses:
    """At least ten from the account to cash.

    >>> withdrawn([4])
    [0, 2, 1]
    """
    moved: list[int] = []
    carried = 0
    while len(moved) < len(rows) or carried:
        moved.append(carried)
        carried = (carried | _row(rows, len(moved) - 1)) >> 1
    return moved


def _row(rows: Purses, cash: int) -> int:
    return rows[cash] if cash < len(rows) else 0


def number_of_purses(rows: Sequence[int]) -> int:
    return sum(row.bit_count() for row in rows)


def purse(rows: Sequence[int], number: int) -> tuple[int, int]:
    """The purse with this number, counted by cash and then by offshore amount.

    >>> [purse([0, 5, 2], number) for number in range(3)]
    [(10, 0), (10, 20), (20, 10)]
    """
    cash = 0
    while number >= rows[cash].bit_count():
        number -= rows[cash].bit_count()
        cash += 1
    row = rows[cash]
    for _ in range(number):
        row &= row - 1
    return cash * STEP, ((row & -row).bit_length() - 1) * STEP
