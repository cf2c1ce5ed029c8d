"""What many games add up to: wins, places, points and rounds, with intervals.

Everything is kept as counts, so that tallies add up exactly, in any order and from any number of processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from tavolata.bots.arena import Played

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Estimate(NamedTuple):
    """A figure and the interval in which it lies with 95 % confidence."""

    value: float
    low: float
    high: float

    def rounded(self) -> list[float]:
        return [round(number, 4) for number in self]


def wilson(hits: float, tries: int) -> Estimate:
    """A share and its 95 % interval after Wilson, sound also near 0 and 1.

    >>> wilson(0, 0)
    Estimate(value=0.0, low=0.0, high=1.0)
    >>> [round(100 * x, 1) for x in wilson(30, 100)]
    [30.0, 21.9, 39.6]
    """
    if not tries:
        return Estimate(0.0, 0.0, 1.0)
    share = hits / tries
    weight = Z * Z / tries
    centre = (share + weight / 2) / (1 + weight)
    reach = Z * sqrt(share * (1 - share) / tries + weight / (4 * tries)) / (1 + weight)
    return Estimate(share, max(0.0, centre - reach), min(1.0, centre + reach))


def mean(values: Counter[int]) -> Estimate:
    """The mean of counted values and its 95 % interval.

    >>> mean(Counter({10: 2, 20: 2})).value
    15.0
    """
    n = sum(values.values())
    if not n:
        return Estimate(0.0, 0.0, 0.0)
    total = sum(value * times for value, times in values.items())
    squares = sum(value * value * times for value, times in values.items())
    spread = max(0.0, (squares - total * total / n) / (n - 1)) if n > 1 else 0.0
    reach = Z * sqrt(spread / n)
    return Estimate(total / n, total / n - reach, total / n + reach)


class Line:
    """The games of one seat, or of one bot in whatever seats it held."""

    __slots__ = ("places", "points", "wins")

    def __init__(self) -> None:
        self.wins: Counter[int] = Counter()  # by how many shared the first place
        self.places: Counter[int] = Counter()
        self.points: Counter[int] = Counter()

    def add(self, played: Played, seat: int) -> None:
        place = played.places[seat]
        self.places[place] += 1
        self.points[played.points[seat]] += 1
        if place == 1:
            self.wins[played.places.count(1)] += 1

    def merge(self, other: Line) -> None:
        self.wins.update(other.wins)
        self.places.update(other.places)
        self.points.update(other.points)

    @property
    def held(self) -> int:
        return sum(self.places.values())

    @property
    def win_share(self) -> Estimate:
        """A win shared by two counts half."""
        return wilson(sum(times / sharing for sharing, times in sorted(self.wins.items())), self.held)

    def as_json(self) -> dict[str, Any]:
        shared = sum(times for sharing, times in self.wins.items() if sharing > 1)
        return {
            "games": self.held,
            "wins": sum(self.wins.values()),
            "wins_shared": shared,
            "win_share": self.win_share.rounded(),
            "places": [self.places[place] for place in range(1, max(self.places, default=0) + 1)],
            "points": mean(self.points).rounded(),
            "points_range": [min(self.points, default=0), max(self.points, default=0)],
        }


class Tally:
    """All games of a simulation."""

    __slots__ = ("answers", "bots", "rounds", "seats")

    def __init__(self, seats: int = 0) -> None:  # a compiled class comes out of another process through `Tally()`
        self.seats = [Line() for _ in range(seats)]
        self.bots: dict[str, Line] = {}
        self.rounds: Counter[int] = Counter()
        self.answers: Counter[int] = Counter()

    def add(self, played: Played, names: Sequence[str]) -> None:
        """One game, with the name of the bot in each seat."""
        self.rounds[played.rounds] += 1
        self.answers[played.answers] += 1
        for seat, name in enumerate(names):
            self.seats[seat].add(played, seat)
            self.bots.setdefault(name, Line()).add(played, seat)

    def merge(self, other: Tally) -> None:
        self.rounds.update(other.rounds)
        self.answers.update(other.answers)
        for line, more in zip(self.seats, other.seats, strict=True):
            line.merge(more)
        for name, more in other.bots.items():
            self.bots.setdefault(name, Line()).merge(more)

    @property
    def games(self) -> int:
        return sum(self.answers.values())

    def as_json(self) -> dict[str, Any]:
        return {
            "by_seat": [line.as_json() for line in self.seats],
            "by_bot": {name: self.bots[name].as_json() for name in sorted(self.bots)},
            "rounds": spread_json(self.rounds),
            "answers": spread_json(self.answers),
        }


def spread_json(values: Counter[int]) -> dict[str, Any]:
    return {"mean": mean(values).rounded(), "range": [min(values, default=0), max(values, default=0)]}
