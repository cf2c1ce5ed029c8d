"""One game being played: a state, its log, and the two doors, `submit` and `undo`.

No people, no clocks and no storage: those are the table's. Whoever drives a Match says whose answer it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tavolata.kernel.chance import Chance, Keyed, Noting, Outcome, Recorded
from tavolata.kernel.errors import BadFile, Diverged, OutcomeMismatch
from tavolata.kernel.frames import Stacked
from tavolata.kernel.game import Game, Setup, canonical, digest, outcome_from, outcome_text
from tavolata.kernel.log import End, Header, Log, Play, Row, Start, Table, Undo, commitment_of, dice_key, new_header
from tavolata.kernel.messages import Refusal, named, say
from tavolata.kernel.terms import SYSTEM, Event, Option

S = TypeVar("S", bound=Stacked)

SNAPSHOT: Final = 64  # rows from one stored state to the next


class Match(Generic[S]):
    """A game and its log, row by row."""

    def __init__(self, game: Game[S, Any, Any], header: Header, chance: Chance, log: Log | None = None) -> None:
        self.game = game
        self.header = header
        self.chance = chance
        self.rows: list[Row] = []
        self.events: list[Event] = []  # what the last row told
        self.end: End | None = None
        self._history = History()
        self._snapshots: dict[int, str] = {}  # by row; taken outside windows, so that no standing answer is in one
        if log:
            self._catch_up(log)
        else:
            self._begin()

    def _begin(self) -> None:
        noting = Noting(self.chance)
        self.state = self.game.new(self.header.setup, noting, self.events)
        self._note(Start(self._named(noting.taken), digest(self.game, self.state)), True)

    def _catch_up(self, log: Log) -> None:
        for step in replay(self.game, log):
            self.state = step.state
            self._note(step.row, step.barrier)
        self.end = log.end

    @classmethod
    def start(cls, game: Game[S, Any, Any], setup: Setup, chance: Chance) -> Match[S]:
        """A game with dice from anywhere: a seed, a script."""
        return cls(game, new_header(game, setup), chance)

    @classmethod
    def start_fair(cls, game: Game[S, Any, Any], setup: Setup, secret: str, parts: tuple[str, ...]) -> Match[S]:
        """A game with dice that everybody can check afterwards; each seat gives a part."""
        if len(parts) != setup.seats:
            raise ValueError("the key of the dice takes a part from each seat")
        return cls(game, new_header(game, setup, commitment_of(secret), parts), Keyed(dice_key(secret, parts)))

    @classmethod
    def resume(cls, game: Game[S, Any, Any], log: Log, chance: Chance) -> Match[S]:
        """Go on where a log ends. A keyed `chance` begins at the number of outcomes the log holds."""
        return cls(game, log.header, chance, log)

    def submit(self, seat: int, option: Option, *, time: int = 0, timeout: bool = False) -> Refusal | None:
        """Play an answer if it is allowed; else say why not and change nothing. A time-out plays the default."""
        refusal = self.game.check(self.state, seat, option)
        if refusal is None and seat == SYSTEM and option not in self.game.options(self.state, SYSTEM):
            refusal = Refusal(say("kernel-impossible-result"), "")  # live, only the one true result will do
        if refusal is None and timeout and option != self.game.default(self.state, seat):
            refusal = Refusal(say("kernel-not-default"), "")
        if refusal:
            return refusal
        noting, events, s = Noting(self.chance), list[Event](), self.state.clone()
        try:
            barrier = self.game.apply(s, seat, option, noting, events)
        except BaseException:
            if isinstance(self.chance, Keyed):
                self.chance.count = self.outcomes  # what was drawn for nothing is drawn again: it stands in no row
            raise
        stamp = "" if waits(self.game, self.state, seat) else digest(self.game, s)
        row = Play(seat, option, self._named(noting.taken), time, timeout, stamp)
        self.state, self.events = s, events  # nothing was changed until here, whatever went wrong
        self._note(row, barrier)
        if self.over:
            self.end = End(len(self.rows), self.game.score(self.state).points)
        return None

    def undo(self, seat: int) -> Refusal | None:
        """Take back this seat's own last answer, as far as the last barrier."""
        head = self._history.head
        row = self.rows[head]
        if self.in_window or not isinstance(row, Play) or row.seat != seat:
            return Refusal(say("kernel-undo-not-yours"), "")
        if self._history.barriers[head]:
            return Refusal(say("kernel-undo-barrier"), "")
        to = self._history.parents[head]
        self.state = self.state_after(to)
        self.events = []
        self._note(Undo(to, digest(self.game, self.state)), False)
        return None

    def note(self, what: str, seat: int, data: str = "") -> None:
        """A row of the table (join, leave, pause, vote), which the game never sees."""
        self._note(Table(what, seat, data), False)

    @property
    def in_window(self) -> bool:
        return has_window(self.game, self.state)

    @property
    def over(self) -> bool:
        return not self.game.asked(self.state)

    @property
    def log(self) -> Log:
        return Log(self.header, list(self.rows), self.end)

    @property
    def outcomes(self) -> int:
        """How many outcomes were drawn, undone rows included: where keyed dice go on."""
        return outcomes_in(self.rows)

    def state_after(self, number: int) -> S:
        """The state after a row, worked out from the nearest snapshot before it."""
        todo = []
        while number not in self._snapshots:
            if number == 0:
                start = self.rows[0]
                assert isinstance(start, Start)
                s = self.game.new(self.header.setup, Recorded(read_outcomes(self.game, start.outcomes)))
                break
            todo.append(number)
            number = self._history.parents[number]
        else:
            s = self.game.load(json.loads(self._snapshots[number]))
        for play in reversed(todo):
            row = self.rows[play]
            assert isinstance(row, Play)
            self.game.apply(s, row.seat, row.option, Recorded(read_outcomes(self.game, row.outcomes)))
        return s

    def _note(self, row: Row, barrier: bool) -> None:
        number = len(self.rows)
        self.rows.append(row)
        self._history.add(row, barrier)
        due = number - max(self._snapshots, default=0) >= SNAPSHOT
        if due and isinstance(row, Play) and row.digest:
            self._snapshots[number] = canonical(self.game.dump(self.state))

    def _named(self, outcomes: list[Outcome]) -> tuple[str, ...]:
        return tuple(outcome_text(self.game, outcome) for outcome in outcomes)


class History:
    """Which rows the present state stands on: undone rows stay in the log but not on this line."""

    def __init__(self) -> None:
        self.head = -1  # the row whose state is the present one
        self.parents: list[int] = []  # for each row, the row it was played on
        self.barriers: list[bool] = []

    def add(self, row: Row, barrier: bool) -> None:
        self.parents.append(self.head)
        self.barriers.append(barrier)
        if isinstance(row, Undo):
            self.head = row.to
        elif not isinstance(row, Table):
            self.head = len(self.parents) - 1

    def holds(self, number: int) -> bool:
        """Whether a row is on the line from the start to the present."""
        at = self.head
        while at > number:
            at = self.parents[at]
        return at == number

    def since(self, number: int) -> list[int]:
        """The rows on the line after this one, the newest first."""
        rows = []
        at = self.head
        while at > number:
            rows.append(at)
            at = self.parents[at]
        return rows


class Step(NamedTuple, Generic[S]):
    """One row of a replay, and the state after it."""

    number: int
    row: Row
    state: S
    events: list[Event]
    barrier: bool


def replay(game: Game[S, Any, Any], log: Log, keyed: Keyed | None = None) -> Iterator[Step[S]]:
    """Play a log again, checking every row: the move was allowed, its outcomes possible, the digest is the same.

    With the key, outcomes are drawn anew and must be those of the log. Every step has a state of its own.
    """
    if not log.rows or not isinstance(log.rows[0], Start):
        raise BadFile("file-no-start")
    history = History()
    states: dict[int, S] = {}
    for number, row in enumerate(log.rows):
        events: list[Event] = []
        before = states.get(history.head)
        barrier = False
        if isinstance(row, Start | Play):
            _check_row(game, number, row, before)
            states[number], barrier = _drawn(game, log, number, row, before, events, keyed)
        elif isinstance(row, Undo) and not _may_undo(game, log, row, history, states):
            raise Diverged(number, "file-undo")
        history.add(row, barrier)
        s = states[history.head]
        if not isinstance(row, Table):
            sealed = isinstance(row, Play) and before is not None and waits(game, before, row.seat)
            if row.digest != ("" if sealed else digest(game, s)):
                raise Diverged(number, "file-digest")
        yield Step(number, row, s, events, barrier)
    _check_end(game, log, states[history.head])


def _check_row(game: Game[S, Any, Any], number: int, row: Start | Play, before: S | None) -> None:
    if isinstance(row, Start) or before is None:
        if number:
            raise Diverged(number, "file-second-start")
        return
    refusal = game.check(before, row.seat, row.option)
    if refusal:
        raise Diverged(number, "file-move", why=named(refusal.message))
    if row.timeout and row.seat != SYSTEM and row.option != game.default(before, row.seat):
        raise Diverged(number, "file-timeout")


def _may_undo(game: Game[S, Any, Any], log: Log, row: Undo, history: History, states: dict[int, S]) -> bool:
    """Only to a row on the line to the present; never in an open window, into one, or behind a closed one.

    Whether a barrier stands between is for the table to allow: all may have agreed.
    """
    if row.to not in states or not history.holds(row.to):
        return False
    undone = history.since(row.to)
    closed = any(isinstance(played := log.rows[at], Play) and played.seat == SYSTEM for at in undone)
    return not closed and not has_window(game, states[history.head]) and not has_window(game, states[row.to])


def has_window(game: Game[S, Any, Any], s: S) -> bool:
    return any(decision.window for decision in game.asked(s))


def waits(game: Game[S, Any, Any], s: S, seat: int) -> bool:
    """Whether an answer of this seat only waits in its slot: given inside a window, and not the closing of it."""
    return seat != SYSTEM and has_window(game, s)


def _drawn(
    game: Game[S, Any, Any],
    log: Log,
    number: int,
    row: Start | Play,
    before: S | None,
    events: list[Event],
    keyed: Keyed | None,
) -> tuple[S, bool]:
    """Run a row with the outcomes of the log, and with the key check that they are the ones the key gives."""
    recorded = Recorded(read_outcomes(game, row.outcomes))
    noting = Noting(keyed) if keyed else None
    try:
        result = _run(game, log, row, before, noting or recorded, events)
        if not noting:
            recorded.finish()
    except OutcomeMismatch as wrong:
        raise Diverged(number, "file-outcomes", why=named(wrong.message)) from None
    if noting and noting.taken != recorded.outcomes:
        raise Diverged(number, "file-dice")
    return result


def _run(
    game: Game[S, Any, Any], log: Log, row: Start | Play, before: S | None, chance: Chance, events: list[Event]
) -> tuple[S, bool]:
    if isinstance(row, Start) or before is None:
        return game.new(log.header.setup, chance, events), True
    s = before.clone()
    return s, game.apply(s, row.seat, row.option, chance, events)


def _check_end(game: Game[S, Any, Any], log: Log, s: S) -> None:
    over = not game.asked(s)
    if over and not log.end:
        raise Diverged(len(log.rows), "file-no-end")
    if log.end and (not over or game.score(s).points != log.end.points):
        raise Diverged(len(log.rows), "file-result")


class Verdict(NamedTuple):
    """What `verify` found true."""

    rows: int
    outcomes: int
    finished: bool
    dice: bool  # the key was there and every outcome is the one it gives


def verify(game: Game[Any, Any, Any], log: Log) -> Verdict:
    """Check rows, digests and dice; raises Diverged with the first row that is wrong."""
    keyed = None
    if log.end and log.end.secret:
        if commitment_of(log.end.secret) != log.header.commitment:
            raise BadFile("file-commitment")
        keyed = Keyed(dice_key(log.end.secret, log.header.parts))
    for _ in replay(game, log, keyed):
        pass
    if not log.intact:
        raise BadFile("file-edited")
    return Verdict(len(log.rows), outcomes_in(log.rows), log.end is not None, keyed is not None)


def outcomes_in(rows: list[Row]) -> int:
    return sum(len(row.outcomes) for row in rows if isinstance(row, Start | Play))


def read_outcomes(game: Game[Any, Any, Any], texts: tuple[str, ...]) -> list[Outcome]:
    return [outcome_from(game, text) for text in texts]
