"""What a game is to everything outside it: one stateless object with these calls.

A Protocol, so that a third party's plain class fits it. `docs/add-a-game.md` builds one on a page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from tavolata.kernel.chance import Chance, Outcome
from tavolata.kernel.errors import BadFile, BadSetup
from tavolata.kernel.frames import Decision, Stacked
from tavolata.kernel.messages import Message, Refusal, Section, Touch, count, word
from tavolata.kernel.terms import Fact, Option, Out


class TableOption(NamedTuple):
    """Something the host may choose before the start; the default stands first."""

    id: str
    values: tuple[str, ...]


class OutcomeKind(NamedTuple):
    """What chance draws, by name: ("card", ("printer", "ink", ...)). Without names the number itself is written."""

    name: str
    values: tuple[str, ...]


class Setup(NamedTuple):
    """A table as it begins: how many seats, and the value chosen for each option of the game."""

    seats: int
    options: tuple[tuple[str, str], ...]

    def chosen(self, option: str) -> str:
        return dict(self.options)[option]


class Result(NamedTuple):
    """How it ended: points by seat, and the place each seat shares or has alone (1 is the first)."""

    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def by_points(points: tuple[int, ...]) -> Result:
    """Most points first; equal points share a place, and the places behind them are skipped.

    >>> by_points((640, 510, 640)).places
    (1, 3, 1)
    """
    return Result(points, tuple(1 + sum(other > own for other in points) for own in points))


S = TypeVar("S", bound=Stacked)
V = TypeVar("V")
M = TypeVar("M")


class Game(Protocol[S, V, M]):
    """The rules of one game. S is its State, V what the table shows one seat, M what a perfect memory adds to that."""

    @property
    def slug(self) -> str:
        """Its name in files and on the command line, and that of its folder."""

    @property
    def prefix(self) -> str:
        """The first part of its message ids: `po` in `po-ask-turn`."""

    @property
    def rules_number(self) -> int:
        """Raised with every change of behaviour, and of what `dump` holds."""

    @property
    def tables_hash(self) -> str:
        """A hash of the rule tables only: no coordinates, colours or words."""

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most."""

    @property
    def table_options(self) -> tuple[TableOption, ...]:
        """What the host may choose."""

    @property
    def outcome_kinds(self) -> tuple[OutcomeKind, ...]:
        """What chance draws."""

    @property
    def question_names(self) -> Mapping[int, str]:
        """The kinds of question: `turn`, `lunch`; the message `<prefix>-ask-<name>` asks it aloud."""

    @property
    def clock_names(self) -> tuple[str, ...]:
        """The classes of deadline, for the table that sets their lengths."""

    def new(self, setup: Setup, chance: Chance, out: Out = None) -> S:
        """The first state: same setup and outcomes, same state, on every Python and platform."""

    def asked(self, s: S) -> list[Decision]:
        """The public questions: who may speak now, about what, on which clock. None: the game is over."""

    def pending(self, s: S) -> list[int]:
        """Who still owes an answer. In a window a secret: for the driver that feeds seats, never shown."""

    def options(self, s: S, seat: int) -> list[Option]:
        """Sorted and unique; an entry may end in a `Hole`."""

    def check(self, s: S, seat: int, option: Option) -> Refusal | None:
        """None, or why not; changes nothing, and has an answer for anything anybody might send."""

    def apply(self, s: S, seat: int, option: Option, chance: Chance, out: Out = None) -> bool:
        """Trusts its input and runs until somebody must decide. True: nobody may go back behind this row."""

    def default(self, s: S, seat: int) -> Option:
        """What a time-out plays: it neither spends nor reveals where something else is legal, and draws nothing.

        For the system seat in a window, the row that closes it.
        """

    def observe(self, s: S, seat: int) -> V:
        """The view of a seat (or SPECTATOR): the only thing a person's device gets."""

    def recall(self, s: S, seat: int) -> M:
        """The memory of a seat: its view and all that perfect attention adds. The only thing a bot gets."""

    def resample(self, memory: M, chance: Chance) -> S:
        """A whole state drawn from those that fit the memory."""

    def outline(self, view: V) -> Section:
        """The view as a labelled tree."""

    def describe(self, view: V, option: Option) -> Message:
        """What the option is called."""

    def path(self, view: V, option: Option) -> tuple[Touch, ...]:
        """The things one touches to say it, step by step."""

    def preview(self, view: V, option: Option) -> tuple[Message, ...]:
        """What is sure to follow, from the view alone."""

    def narrate(self, view: V, fact: Fact) -> Message | None:
        """A line of the log for what the holder of this view was told; None where nothing is worth a line."""

    def rules_for(self, kind: int) -> tuple[str, ...]:
        """The rules at hand: their numbers, for a kind of question. `rule-<number>` is their text."""

    def score(self, s: S) -> Result:
        """The result of a game that is over."""

    def dump(self, s: S) -> dict[str, Any]:
        """The state as JSON values."""

    def load(self, data: Mapping[str, Any]) -> S:
        """The state back again; BadFile if it is none."""


def make_setup(game: Game[Any, Any, Any], seats: int, options: Mapping[str, str] | None = None) -> Setup:
    """A setup with every option filled in, or an error that says what the game offers."""
    low, high = game.seats
    if not low <= seats <= high:
        raise BadSetup("setup-seats", seats=count(seats), low=count(low), high=count(high))
    wanted = dict(options or {})
    chosen = []
    for option in game.table_options:
        value = wanted.pop(option.id, option.values[0])
        if value not in option.values:
            raise BadSetup(
                "setup-value", option=word(option.id), value=word(value), values=word(", ".join(option.values))
            )
        chosen.append((option.id, value))
    for name in wanted:
        known = ", ".join(option.id for option in game.table_options)
        raise BadSetup("setup-option", option=word(name), known=word(known))
    return Setup(seats, tuple(chosen))


def canonical(data: object) -> str:
    """JSON with one spelling only, for digests and logs; in ASCII, so that no text breaks a line or an encoding."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True)


def digest(game: Game[S, Any, Any], s: S) -> str:
    """Eight bytes that stand for a whole state, as hex."""
    return sha256(canonical(game.dump(s)).encode()).hexdigest()[:16]


def outcome_text(game: Game[Any, Any, Any], outcome: Outcome) -> str:
    """An outcome by name, as it stands in a log: "card printer"."""
    kind = game.outcome_kinds[outcome[0]]
    return f"{kind.name} {kind.values[outcome[1]] if kind.values else outcome[1]}"


PLAIN_NUMBER: Final = re.compile("0|[1-9][0-9]{0,8}")


def outcome_from(game: Game[Any, Any, Any], text: str) -> Outcome:
    """The outcome that a log names."""
    name, _, value = text.partition(" ")
    for what, kind in enumerate(game.outcome_kinds):
        if kind.name == name and kind.values and value in kind.values:
            return (what, kind.values.index(value))
        if kind.name == name and not kind.values and PLAIN_NUMBER.fullmatch(value):
            return (what, int(value))
    raise BadFile("file-outcome", outcome=word(text))
