"""What things are called: message ids for cards, spaces, effects and qualities."""

from __future__ import annotations

from tavolata.games.pecunia_olet.cards import KIND_NAMES
from tavolata.kernel.messages import Message, Param, count, named, say


def card_name(kind: int) -> Message:
    """`po-card-printer`, with gender and number as attributes."""
    return say(f"po-card-{KIND_NAMES[kind].replace('_', '-')}")


def space_name(space: str) -> Message:
    """Market, supermarket, fence, flights: `po-space-fence` with its number on the board."""
    name, _, number = space.rpartition("-")
    return say(f"po-space-{name}", number=count(int(number)))


def card(kind: int) -> Param:
    return named(card_name(kind))


def stars(quality: int) -> Message:
    """`po-stars-2` is ★★."""
    return say(f"po-stars-{quality}")
