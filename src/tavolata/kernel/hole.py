"""The open end of an option: an amount or a word that nobody wants to list.

An entry of `options` may end in a hole; what a seat sends has the value in its place. Where an amount has few values a
game lists them all instead, so that search and screens need nothing special.
"""

from __future__ import annotations

from typing import Final, TypeAlias, TypeGuard

from tavolata.kernel.chance import Chance

SAMPLED: Final = -1  # the kind of outcome under which random play fills a hole; no game's own


def is_text(value: object) -> TypeGuard[str]:
    """A string that can be written down: half a character, as a broken client might send it, cannot.

    >>> is_text("perché"), is_text(chr(0xD800)), is_text(7)
    (True, False, False)
    """
    return type(value) is str and not any(0xD800 <= ord(letter) <= 0xDFFF for letter in value)


class Amount:
    """A number from `low` to `high` in steps.

    >>> bid = Amount(10, 50, 10)
    >>> bid.takes(30), bid.takes(35), bid.takes(60), bid.takes("30")
    (True, False, False, False)
    """

    __slots__ = ("high", "low", "step")

    def __init__(self, low: int, high: int, step: int = 1) -> None:
        self.low = low
        self.high = high
        self.step = step

    def takes(self, value: object) -> bool:
        """Whether this value fits."""
        return type(value) is int and self.low <= value <= self.high and (value - self.low) % self.step == 0

    def sample(self, chance: Chance) -> int:
        """Some value that fits, for random play."""
        return self.low + self.step * chance.below((self.high - self.low) // self.step + 1, SAMPLED)

    def as_json(self) -> dict[str, object]:
        """The schema, for a client that shows a slider."""
        return {"hole": "amount", "low": self.low, "high": self.high, "step": self.step}


class Word:
    """A text of at most `longest` characters; random play says one of the `samples`.

    >>> clue = Word(12, ("sea", "fish"))
    >>> clue.takes("Sottoscala"), clue.takes(""), clue.takes("x" * 13)
    (True, False, False)
    """

    __slots__ = ("longest", "samples")

    def __init__(self, longest: int, samples: tuple[str, ...]) -> None:
        self.longest = longest
        self.samples = samples

    def takes(self, value: object) -> bool:
        """Whether this text fits."""
        return is_text(value) and len(value.strip()) > 0 and len(value) <= self.longest

    def sample(self, chance: Chance) -> str:
        """Some text that fits, for random play."""
        return self.samples[chance.below(len(self.samples), SAMPLED)]

    def as_json(self) -> dict[str, object]:
        """The schema, for a client that shows a field."""
        return {"hole": "word", "longest": self.longest}


Hole: TypeAlias = Amount | Word
