"""Where outcomes come from. Chance is always an argument, never part of a State.

A game asks `below` for a number and `pick` for a kind out of a multiset, and says *what* it draws (its own small number
for a die, a card, a seat), so that a record reads "card printer" and a test can say "the next card is a jet".
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final, Protocol, TypeAlias

from tavolata.kernel.errors import OutcomeMismatch

Outcome: TypeAlias = tuple[int, int]
"""(what was drawn, its value): the die and its number, the deck and the kind of card."""


class Chance(Protocol):
    """A source of outcomes."""

    def below(self, n: int, what: int) -> int:
        """A number from 0 to n - 1, all alike."""

    def pick(self, counts: list[int], what: int) -> int:
        """A kind drawn from a multiset, which stays as it is: `counts[kind]` copies of each."""


def total(counts: list[int]) -> int:
    """How many things there are. A loop, because compiled code is quicker without the builtin."""
    number = 0
    for copies in counts:
        number += copies
    return number


def find(counts: list[int], n: int) -> int:
    """The kind of the n-th thing when all things lie in a row, kind by kind.

    >>> find([2, 0, 3], 1), find([2, 0, 3], 2)
    (0, 2)
    """
    kind = 0
    while n >= counts[kind]:
        n -= counts[kind]
        kind += 1
    return kind


HALF: Final = 30
MASK: Final = (1 << HALF) - 1
MULTIPLIER: Final = 1020303801
"""With it the modulus m = MULTIPLIER * 2**30 - 1 and (m - 1) / 2 are prime: every seed runs about 2**58 steps round."""


class Seeded:
    """A fast generator for simulation, search and tests: the same numbers on every Python and platform.

    Multiply with carry on 60 bits, so that nothing outgrows a machine word where the code is compiled; the number and
    its carry are folded together, which hides the lattice that either would show alone.

    >>> dice = Seeded(7)
    >>> [1 + dice.below(6, 0) for _ in range(8)]
    [3, 4, 3, 6, 1, 6, 4, 3]
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        drawn = hashlib.sha256(seed.to_bytes(32, "big", signed=True)).digest()
        self._state = 1 + int.from_bytes(drawn[:7], "big")  # neither 0 nor m: those stand still

    def below(self, n: int, what: int) -> int:
        """By multiplication, for n up to 2**30: uneven by less than n in a thousand millions, which nobody can see."""
        state = MULTIPLIER * (self._state & MASK) + (self._state >> HALF)
        self._state = state
        return ((state ^ state >> HALF) & MASK) * n >> HALF

    def pick(self, counts: list[int], what: int) -> int:
        return find(counts, self.below(total(counts), what))


class Keyed:
    """The dice of a live table: nobody without the key can tell what comes, and with it everybody can check what came.

    Outcome number `count` comes from SHA-256(key, count, try), exactly evenly: a try that would favour small numbers is
    thrown away. `count` is the number of outcomes so far and only ever grows, also when a row is undone.
    """

    __slots__ = ("count", "key")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count

    def below(self, n: int, what: int) -> int:
        fair = 2**64 - 2**64 % n
        number = self.count.to_bytes(8, "big")
        self.count += 1
        tries = 0
        while True:
            block = hashlib.sha256(self.key + number + tries.to_bytes(4, "big")).digest()
            drawn = int.from_bytes(block[:8], "big")
            if drawn < fair:
                return drawn % n
            tries += 1

    def pick(self, counts: list[int], what: int) -> int:
        return find(counts, self.below(total(counts), what))


class Recorded:
    """Outcomes read back from a row: each must be of the kind asked for and possible, and all must be used."""

    __slots__ = ("_next", "outcomes")

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self.outcomes = list(outcomes)
        self._next = 0

    def _take(self, what: int) -> int:
        if self._next >= len(self.outcomes):
            raise OutcomeMismatch("outcome-missing")
        drawn, value = self.outcomes[self._next]
        if drawn != what:
            raise OutcomeMismatch("outcome-of-other-kind")
        self._next += 1
        return value

    def below(self, n: int, what: int) -> int:
        value = self._take(what)
        if not 0 <= value < n:
            raise OutcomeMismatch("outcome-impossible")
        return value

    def pick(self, counts: list[int], what: int) -> int:
        kind = self._take(what)
        if not 0 <= kind < len(counts) or not counts[kind]:
            raise OutcomeMismatch("outcome-impossible")
        return kind

    def finish(self) -> None:
        """Called when the row is done: an outcome left over is as wrong as one that is missing."""
        if self._next < len(self.outcomes):
            raise OutcomeMismatch("outcome-left-over")


class Scripted:
    """What a test or an oracle wants to happen: for each kind of outcome the next values, then another source.

    >>> chance = Scripted([(0, 3), (1, 2), (0, 5)])
    >>> chance.below(6, 0), chance.below(6, 0), chance.pick([1, 1, 1], 1)
    (3, 5, 2)
    """

    __slots__ = ("then", "wanted")

    def __init__(self, wanted: Iterable[Outcome], then: Chance | None = None) -> None:
        self.wanted = list(wanted)
        self.then = then

    def _take(self, what: int) -> int:
        for at, (kind, value) in enumerate(self.wanted):
            if kind == what:
                del self.wanted[at]
                return value
        return -1

    def below(self, n: int, what: int) -> int:
        value = self._take(what)
        if value >= n or (value < 0 and self.then is None):
            raise OutcomeMismatch("outcome-impossible" if value >= n else "outcome-missing")
        return value if value >= 0 or self.then is None else self.then.below(n, what)

    def pick(self, counts: list[int], what: int) -> int:
        kind = self._take(what)
        if kind < 0:
            if self.then is None:
                raise OutcomeMismatch("outcome-missing")
            return self.then.pick(counts, what)
        if kind >= len(counts) or not counts[kind]:
            raise OutcomeMismatch("outcome-impossible")
        return kind


class Noting:
    """Passes every question on and keeps what came: the table writes it into the row that caused it."""

    __slots__ = ("source", "taken")

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.taken: list[Outcome] = []

    def below(self, n: int, what: int) -> int:
        value = self.source.below(n, what)
        self.taken.append((what, value))
        return value

    def pick(self, counts: list[int], what: int) -> int:
        kind = self.source.pick(counts, what)
        self.taken.append((what, kind))
        return kind


class NoChance:
    """For moments where a game must not draw at all: a default, a question, a refusal."""

    def below(self, n: int, what: int) -> int:
        raise OutcomeMismatch("outcome-unwanted")

    def pick(self, counts: list[int], what: int) -> int:
        raise OutcomeMismatch("outcome-unwanted")
