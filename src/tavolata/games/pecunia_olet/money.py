"""What several rooms work out alike: what the Godfather takes, and how good the notes are that one prints."""

from __future__ import annotations

from tavolata.games.pecunia_olet.board import STEP


def half(cash: int) -> int:
    """PO-068 What the Godfather takes: half, rounded up to a payable amount.

    >>> half(130), half(50), half(10), half(0)
    (70, 30, 10, 0)
    """
    return STEP * -(-cash // (2 * STEP))


def quality_of(ink: int, paper: int, hologram: int) -> int:
    """PO-035 Of notes printed with so many of each component: the number of different ones.

    >>> quality_of(1, 0, 0), quality_of(2, 0, 1), quality_of(1, 1, 1)
    (1, 2, 3)
    """
    return (ink > 0) + (paper > 0) + (hologram > 0)
