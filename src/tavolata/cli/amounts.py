"""Steps at which one says how much or how many: asked for as a number, not as a list of lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from tavolata.cli.choosing import Choice, Entry
from tavolata.cli.replies import ALL, HALF
from tavolata.cli.voice import Voice
from tavolata.kernel.messages import COUNT, MONEY, Message
from tavolata.kernel.terms import Option


class Span(NamedTuple):
    """Entries that differ in one number only, by that number."""

    label: Message  # of the first
    entries: dict[int, Entry]

    @property
    def numbers(self) -> list[int]:
        return sorted(self.entries)

    def question(self, voice: Voice) -> str:
        """A game may ask in its own words, with the text `how-<message id>`."""
        how = f"how-{self.label.id}"
        if voice.knows(how):
            return voice.message(Message(how, self.label.params))
        return voice.text("cli-how-much")

    def range(self, voice: Voice) -> str:
        """`10 to 150`, or the numbers one by one where they are few or leave gaps."""
        numbers = self.numbers
        if self.step and len(numbers) > 2:
            return voice.text("cli-range", low=str(numbers[0]), high=str(numbers[-1]))
        return ", ".join(map(str, numbers))

    @property
    def step(self) -> int:
        """From each number to the next, or 0 where that differs."""
        numbers = self.numbers
        steps = {high - low for low, high in pairwise(numbers)}
        return steps.pop() if len(steps) == 1 else 0

    @property
    def middle(self) -> int:
        """Half of the most, or the number listed next to it."""
        return min(self.numbers, key=lambda number: (abs(2 * number - self.numbers[-1]), -number))

    def meant(self, said: str) -> int | None:
        """The number somebody types, also as a word."""
        if said in ALL:
            return self.numbers[-1]
        if said in HALF:
            return self.middle
        digits = said.strip("$ \u00a0")
        return int(digits) if digits.isdecimal() and len(digits) < 10 else None


def spans(entries: Iterable[Entry], voice: Voice) -> list[Entry | Span]:
    """Entries as they were, but those that differ in one number only taken together."""
    found: dict[object, list[tuple[int, Entry]]] = {}
    for entry in entries:
        number, key = _number(entry.label, voice)
        found.setdefault(entry if number is None else key, []).append((number or 0, entry))
    return [Span(group[0][1].label, dict(group)) if len(group) > 1 else group[0][1] for group in found.values()]


def _number(label: Message, voice: Voice) -> tuple[int | None, object]:
    """The number a label is about, if it is about one, and all the rest of it.

    An amount of money is one; a number of things only where the game asks for it in words (a space has a number too).
    """
    kinds = (MONEY, COUNT) if voice.knows(f"how-{label.id}") else (MONEY,)
    numbers = [param.value for _, param in label.params if param.kind in kinds]
    if len(numbers) != 1 or not isinstance(numbers[0], int):
        return None, None
    return numbers[0], (label.id, tuple(param for _, param in label.params if param.kind not in kinds))


def would_be(choice: Choice, span: Span, number: int) -> Option | None:
    """An answer that says a number which is not listed, so that the rules can say why not."""
    low, high = span.numbers[0], span.numbers[-1]
    one, other = choice.under(span.entries[low])[0], choice.under(span.entries[high])[0]
    at = _first_difference(one, other)
    if at is None or abs(other[at]) != high:
        return None
    return (*other[:at], number if other[at] >= 0 else -number, *other[at + 1 :])


def _first_difference(one: Sequence[object], other: Sequence[object]) -> int | None:
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
