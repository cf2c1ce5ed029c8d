"""Options that end in a hole: how they are listed, and how the value is asked for."""

from __future__ import annotations

from typing import Any, Final

from tavolata.bots.arena import is_open
from tavolata.cli.replies import ALL, HALF
from tavolata.cli.voice import Voice
from tavolata.kernel.game import Game
from tavolata.kernel.hole import Amount, Hole
from tavolata.kernel.messages import NAMED, Message, Param, Touch, named, word
from tavolata.kernel.terms import Option

GAP: Final = "…"
QUOTES: Final = (('"', '"'), ("“", "”"), ("«", "»"))
DIGITS: Final = 18  # more than any amount has


def ways(game: Game[Any, Any, Any], view: Any, options: list[Option]) -> list[tuple[Option, tuple[Touch, ...]]]:
    """The options, and what one touches to say each; where a hole is at the end, the last touch is the hole itself."""
    return [way(game, view, option) for option in options]


def way(game: Game[Any, Any, Any], view: Any, option: Option) -> tuple[Option, tuple[Touch, ...]]:
    """A game shows ways only to whole answers: what those with two values have in common is the way to the hole."""
    if not is_open(option):
        return option, game.path(view, option)
    low, high = ((*option[:-1], value) for value in two_that_fit(option[-1]))
    if low == high:
        return low, game.path(view, low)
    one, other = game.path(view, low), game.path(view, high)
    same = 0
    while same < min(len(one), len(other)) and one[same].target == other[same].target:
        same += 1
    last = (one[same].label, other[same].label) if same < min(len(one), len(other)) else ()
    label = without(*(last or (game.describe(view, low), game.describe(view, high))))
    return option, (*one[:same], Touch(f"={option[:-1]}", label))


def two_that_fit(hole: Hole) -> tuple[Any, Any]:
    """The least and the most, or two words; of an amount that can only be one thing this twice."""
    if isinstance(hole, Amount):
        return hole.low, most(hole)
    return GAP, "?"


def most(hole: Amount) -> int:
    """
    >>> most(Amount(10, 35, 10))
    30
    """
    return hole.high - (hole.high - hole.low) % hole.step


def without(one: Message, other: Message) -> Message:
    """What two messages say alike, with a gap where they differ."""
    if one.id != other.id or len(one.params) != len(other.params):
        return one
    pairs = zip(one.params, other.params, strict=True)
    return Message(one.id, tuple((name, _common(param, there)) for (name, param), (_, there) in pairs))


def _common(one: Param, other: Param) -> Param:
    if one == other:
        return one
    if one.kind == other.kind == NAMED and isinstance(one.value, Message) and isinstance(other.value, Message):
        return named(without(one.value, other.value))
    return word(GAP)


# --- asking -----------------------------------------------------------------------------------------------------------
def fitting(hole: Hole, voice: Voice) -> str:
    """What fits, in a few words."""
    if not isinstance(hole, Amount):
        return voice.text("cli-hole-word", longest=hole.longest)
    low, high = str(hole.low), str(most(hole))
    if hole.step == 1:
        return voice.text("cli-range", low=low, high=high)
    return voice.text("cli-hole-steps", low=low, high=high, step=str(hole.step))


def question(hole: Hole, label: Message, voice: Voice) -> str:
    """A game may ask in its own words, with the text `how-<message id>`."""
    how = f"how-{label.id}"
    if voice.knows(how):
        asks = voice.message(Message(how, label.params))
    else:
        asks = voice.text("cli-how-much" if isinstance(hole, Amount) else "cli-which-word")
    return f"{asks} ({fitting(hole, voice)})"


def quoted(said: str) -> str | None:
    """What stands between quotation marks, which is never a command."""
    for first, last in QUOTES:
        if len(said) > 2 and said.startswith(first) and said.endswith(last):
            return said[1:-1].strip()
    return None


def meant(hole: Hole, said: str) -> int | str | None:
    """The value somebody types, whether it fits or not; None if it cannot be one.

    >>> meant(Amount(1, 10), "7"), meant(Amount(1, 10), "all"), meant(Amount(1, 10), "seven")
    (7, 10, None)
    """
    if not isinstance(hole, Amount):
        return quoted(said) or said
    if said.casefold() in ALL:
        return most(hole)
    if said.casefold() in HALF:
        half = max(most(hole) // 2, hole.low)
        return half - (half - hole.low) % hole.step
    digits = said.strip("=$ \u00a0")
    plain = digits.removeprefix("-")
    return int(digits) if plain.isascii() and plain.isdecimal() and len(plain) <= DIGITS else None
