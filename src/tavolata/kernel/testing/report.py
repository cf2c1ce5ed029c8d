"""What the kit says: a short report when all is well, one precise complaint when it is not."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple, TypeAlias

from tavolata.kernel.game import Setup
from tavolata.kernel.messages import COUNT, MONEY, NAMED, SEAT, WORD, Grid, Lines, Message, Param, Section

Shape: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]
"""A message as a translator sees it: its id, and the name and kind of each parameter."""

VALUES: Final = {SEAT: int, MONEY: int, COUNT: int, WORD: str, NAMED: Message}


def is_text(value: object) -> bool:
    """Whether something is said at all."""
    return isinstance(value, str) and bool(value)


class Where(NamedTuple):
    """The place of a complaint, enough to come back to it."""

    seed: int
    game: int
    setup: Setup | None
    row: int
    seat: int | None

    def __str__(self) -> str:
        if self.setup is None:
            return f"the run as a whole, seed={self.seed}"
        options = "".join(f", {name} {value}" for name, value in self.setup.options)
        table = f"{self.setup.seats} seats{options}"
        seat = "" if self.seat is None else f", seat {self.seat}"
        return f"game {self.game} ({table}), row {self.row}{seat}; again with seed={self.seed}, only={self.game}"


class NotConforming(AssertionError):
    """A game that does not keep its promises: `check` names the promise, `where` the place."""

    def __init__(self, check: str, detail: str, where: Where) -> None:
        super().__init__(f"{check}: {detail}\n  in {where}")
        self.check = check
        self.detail = detail
        self.where = where


class Report:
    """What was looked at. `messages` holds every message the game said, for a test of its translations."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.games = 0
        self.counts: Counter[str] = Counter()  # how often each thing was looked at
        self.tables: Counter[str] = Counter()  # games by number of seats and by value of each option
        self.longest = 0
        self.messages: set[Shape] = set()
        self.rules: set[str] = set()  # rule numbers named by refusals and questions
        self.hidden: set[str] = set()  # slots that hold something the view does not show
        self.varied: set[str] = set()  # slots in which a re-deal was seen to differ from the truth
        self._heard: set[Message] = set()
        self.notes: list[str] = []  # what could not be looked at, and what is worth a look

    def __str__(self) -> str:
        lines = [f"{self.slug} conforms: {self.games} games, the longest of {self.longest} rows"]
        lines.append("  tables: " + ", ".join(f"{name} {n}" for name, n in sorted(self.tables.items())))
        lines += [f"  {n} {name}" for name, n in sorted(self.counts.items())]
        lines.append(f"  {len(self.messages)} messages, {len(self.rules)} rule numbers")
        lines.append("  hidden somewhere: " + (", ".join(sorted(self.hidden)) or "nothing"))
        lines.append("  re-dealt: " + (", ".join(sorted(self.varied)) or "nothing"))
        lines += [f"  note: {note}" for note in self.notes]
        return "\n".join(lines)

    def note(self, text: str) -> None:
        if text not in self.notes:
            self.notes.append(text)

    def hear(self, message: object) -> str | None:
        """Keep the shape of a message; what is wrong with it, if anything is."""
        if not isinstance(message, Message) or not is_text(message.id):
            return f"{message!r} is no message"
        if message in self._heard:
            return None
        for name, param in message.params:
            fault = self._hear_param(message.id, name, param)
            if fault:
                return fault
        self._heard.add(message)
        self.messages.add((message.id, tuple(sorted((name, param.kind) for name, param in message.params))))
        return None

    def _hear_param(self, message_id: str, name: str, param: object) -> str | None:
        if not isinstance(param, Param) or param.kind not in VALUES:
            return f"{message_id}: {name}={param!r} is no typed parameter"
        if not isinstance(param.value, VALUES[param.kind]) or isinstance(param.value, bool):
            return f"{message_id}: {name} is a {param.kind} and cannot be {param.value!r}"
        return self.hear(param.value) if param.kind == NAMED else None

    def hear_outline(self, part: object) -> str | None:
        """The same for every message of an outline."""
        said: list[Any] = []
        below: tuple[Any, ...] = ()
        if isinstance(part, Section):
            said, below = [part.title], part.body
        elif isinstance(part, Lines):
            said = list(part.items)
        elif isinstance(part, Grid):
            said = [*part.columns, *(cell for row in part.rows for cell in row)]
            if any(len(row) != len(part.columns) for row in part.rows):
                return "a grid has a row with more or fewer cells than columns"
        else:
            return f"{part!r} is no part of an outline"
        faults = [self.hear(message) for message in said] + [self.hear_outline(inner) for inner in below]
        return next((fault for fault in faults if fault), None)
