"""Lots of fake notes: (★, ★★, ★★★), how many of each quality."""

from __future__ import annotations

from typing import Final, TypeAlias

from tavolata.games.pecunia_olet.board import FENCE_PRICE

Notes: TypeAlias = tuple[int, int, int]

NO_NOTES: Final[Notes] = (0, 0, 0)


def lots(held: Notes, least: int, most: int) -> list[Notes]:
    """Every choice of `least` to `most` notes among those held, in order.

    >>> lots((1, 0, 2), 1, 2)
    [(0, 0, 1), (0, 0, 2), (1, 0, 0), (1, 0, 1)]
    """
    return [
        (one, two, three)
        for one in range(min(held[0], most) + 1)
        for two in range(min(held[1], most - one) + 1)
        for three in range(min(held[2], most - one - two) + 1)
        if one + two + three >= least
    ]


def fence_pays(lot: Notes) -> int:
    """PO-049 Every note of the lot at the price of the lowest quality in it.

    >>> fence_pays((1, 1, 2)), fence_pays((0, 3, 3))
    (80, 180)
    """
    lowest = 0 if lot[0] else 1 if lot[1] else 2
    return (lot[0] + lot[1] + lot[2]) * FENCE_PRICE[lowest]


def lowest_first(held: Notes, number: int) -> Notes:
    """That many notes, or as many as there are, of the lowest qualities.

    >>> lowest_first((1, 0, 2), 2), lowest_first((1, 0, 2), 5)
    ((1, 0, 1), (1, 0, 2))
    """
    one = min(held[0], number)
    two = min(held[1], number - one)
    return (one, two, min(held[2], number - one - two))
