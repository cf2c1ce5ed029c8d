"""What a recorded game shows, found by playing it again: the ways to end, the cards bought and used, the rare cases."""

from __future__ import annotations

from typing import Final

from tavolata.games.pecunia_olet import GAME, facts
from tavolata.games.pecunia_olet.board import BOARDS, NOTES_PER_PRINTER
from tavolata.games.pecunia_olet.cards import (
    BAD_LAWYER,
    GREAT_LAWYER,
    HOLOGRAM,
    INK,
    JET,
    KIND_NAMES,
    LUNCH,
    NO_CARD,
    PAPER,
    PRINTER,
    TICKET_VALUE,
)
from tavolata.games.pecunia_olet.notes import lowest_first
from tavolata.games.pecunia_olet.options import PASS, REPLAY
from tavolata.games.pecunia_olet.stages import LAST
from tavolata.games.pecunia_olet.state import (
    ASK,
    FROM_FIRST,
    GODFATHER_AMOUNTS,
    LAST_HENCHMAN_ORDER,
    LUNCH_CHOICE,
    OPEN,
    PUBLIC,
    SCREENS,
    State,
)
from tavolata.kernel.log import Log, Play, Row, Start, Table, Undo
from tavolata.kernel.match import Step, replay
from tavolata.kernel.terms import SYSTEM, Fact, Option

TICKETS: Final = tuple(kind for kind, value in enumerate(TICKET_VALUE) if value)

ENDS: Final = (
    "end: a hat",
    "end: the stall guard",
    "end: order continue",
    "end: order first_player",
    "end: a shared win",
    "end: last henchman played",
    "end: last henchman declined",
    "end: no last henchman",
)
CARDS: Final = (
    *(f"card: {name}" for kind, name in enumerate(KIND_NAMES) if kind != LUNCH),
    "card: lunch, the lowest",
    "card: lunch, a choice",
)
POLICE: Final = ("police: strike", *(f"police: investigation {quality}" for quality in (1, 2, 3)), "police: stalled")
CASES: Final = (
    "case: both lawyers, one owner",
    "case: one henchman moved by both lawyers",
    "case: a lawyer bought in the end sequence and used",
    "case: the fakes run out",
    "case: money back from offshore",
    "case: an empty action",
    "case: payments to the Godfather seen",
    "case: open screens",
    "case: the sunglasses",
    "case: the deck runs out",
    "case: an answer taken back",
    "case: a time-out",
)
EVERYTHING: Final = (*(f"seats: {seats}" for seats in (2, 3, 4)), *ENDS, *CARDS, *POLICE, *CASES)


def shown(log: Log) -> set[str]:
    """Everything of the list above that this game shows; undone rows show nothing."""
    watch = Watch()
    steps = list(replay(GAME, log))
    line = living(log.rows)
    for before, number in zip([None, *line], line, strict=False):
        watch.sees(steps[before].state if before is not None else None, steps[number])
    if len(line) + sum(isinstance(row, Table) for row in log.rows) < len(log.rows):
        watch.shows.add("case: an answer taken back")
    return watch.shows


def living(rows: list[Row]) -> list[int]:
    """The rows that the end stands on."""
    line: list[int] = []
    for number, row in enumerate(rows):
        if isinstance(row, Undo):
            line = line[: line.index(row.to) + 1]
        elif not isinstance(row, Table):
            line.append(number)
    return line


class Watch:
    """Looks at one row after another and keeps in mind who bought what."""

    def __init__(self) -> None:
        self.shows: set[str] = set()
        self.bought: set[tuple[int, int]] = set()  # (seat, kind of card)
        self.new: set[tuple[int, int]] = set()  # the same, where it was the seat's first
        self.told: set[int] = set()  # kinds of facts of this row
        self.ending = False
        self.bought_late: set[tuple[int, int]] = set()
        self.lifted: dict[int, int] = {}  # by lawyer, whose
        self.moved_to: tuple[int, int] = (-1, -1)  # seat and space of the last henchman a lawyer moved

    def sees(self, before: State | None, step: Step[State]) -> None:
        if before is None or isinstance(step.row, Start):
            self.shows.add(f"seats: {step.state.seats}")
            return
        assert isinstance(step.row, Play)
        row, after = step.row, step.state
        if row.timeout:
            self.shows.add("case: a time-out")
        if before.stack[-1][0] == LAST:
            self.shows.add(f"end: last henchman {'declined' if row.option[0] == PASS else 'played'}")
        self.told = {event.fact[0] for event in step.events}
        for event in step.events:
            self.learns(event.fact, before, after)
        if row.option[0] == REPLAY:
            self.moves(row.seat, row.option)
        if row.seat == SYSTEM:
            self.opens_lunches(before, row.option)
        if not any(after.unseen) and NO_CARD in after.market and set(after.men) == {-1}:
            self.shows.add("case: the deck runs out")
        if not after.stack and len(GAME.score(after).winners) > 1:
            self.shows.add("end: a shared win")

    def learns(self, fact: Fact, before: State, after: State) -> None:
        kind = fact[0]
        seat = fact[1] if len(fact) > 1 else -1
        if kind == facts.BUYS:
            self.bought.add((seat, fact[3]))
            if not before.owns(seat, fact[3]):
                self.new.add((seat, fact[3]))
            if self.ending:
                self.bought_late.add((seat, fact[3]))
        elif kind == facts.PRINTS:
            self.prints(seat, fact[3], before)
        elif kind in (facts.EXCHANGES, facts.SELLS) and not any(fact[3:6]):
            self.shows.add("case: an empty action")
        elif kind == facts.FLIES:
            self.flies(seat, fact[2], fact[4], before)
        elif kind == facts.LUNCHES and before.chosen[LUNCH_CHOICE] != ASK and not self.ending:
            self.shows.add("card: lunch, the lowest")
        elif kind == facts.CASHES_TICKETS:
            owned = [ticket for ticket in TICKETS if after.owns(seat, ticket)]
            self.shows |= {f"card: {KIND_NAMES[ticket]}" for ticket in owned}
        elif kind == facts.LIFTS:
            self.lifts(seat, fact[3])
        else:
            self.learns_of_police(fact, before, after)

    def learns_of_police(self, fact: Fact, before: State, after: State) -> None:
        kind = fact[0]
        if kind == facts.STRIKE_BEGINS:
            self.shows.add("police: strike")
        elif kind == facts.REFUSES_NOW:
            self.shows.add(f"police: investigation {fact[1]}")
        elif kind == facts.STALLS:
            self.shows.add("police: stalled")
        elif kind == facts.END_BEGINS:
            self.ending = True
            self.ends(before, after)
        elif kind == facts.PAID_GODFATHER and fact[2]:
            if after.chosen[SCREENS] == OPEN:
                self.shows.add("case: open screens")
            elif after.chosen[GODFATHER_AMOUNTS] == PUBLIC:
                self.shows.add("case: payments to the Godfather seen")
        elif kind == facts.ROUND_BEGINS and fact[1] != before.first:
            self.shows.add("case: the sunglasses")

    def prints(self, seat: int, number: int, before: State) -> None:
        most = NOTES_PER_PRINTER * before.owns(seat, PRINTER)
        if number < most:
            self.shows.add("case: the fakes run out" if number else "case: an empty action")
        elif (seat, PRINTER) in self.bought:
            self.shows.add("card: printer")
        for component in (INK, PAPER, HOLOGRAM):
            if number and (seat, component) in self.new:
                self.shows.add(f"card: {KIND_NAMES[component]}")

    def flies(self, seat: int, space: int, amount: int, before: State) -> None:
        if amount < 0:
            self.shows.add("case: money back from offshore")
        if not amount:
            self.shows.add("case: an empty action")
        if space in BOARDS[before.seats].jets:
            self.shows.add(f"card: {KIND_NAMES[JET]}")

    def lifts(self, seat: int, lawyer: int) -> None:
        self.lifted[lawyer] = seat
        self.shows.add(f"card: {KIND_NAMES[lawyer]}")
        if (seat, lawyer) in self.bought_late:
            self.shows.add("case: a lawyer bought in the end sequence and used")
        if self.lifted.get(GREAT_LAWYER) == self.lifted.get(BAD_LAWYER):
            self.shows.add("case: both lawyers, one owner")

    def moves(self, seat: int, option: Option) -> None:
        if self.moved_to == (seat, option[1]):
            self.shows.add("case: one henchman moved by both lawyers")
        self.moved_to = (seat, option[2])

    def opens_lunches(self, before: State, result: Option) -> None:
        for seat in range(before.seats):
            lot = tuple(result[1 + 3 * seat : 4 + 3 * seat])
            if any(lot) and lot != lowest_first(before.notes(seat), sum(lot)):
                self.shows.add("card: lunch, a choice")

    def ends(self, before: State, after: State) -> None:
        """How the end came, and in what order the last henchmen are asked for."""
        self.shows.add("end: the stall guard" if facts.STALLS in self.told else "end: a hat")
        if not any(after.ready):
            self.shows.add("end: no last henchman")
            return
        order = [frame[1] for frame in reversed(after.stack) if frame[0] == LAST]
        by = before.stack[-1][1]
        onwards = [seat for seat in after.clockwise((by + 1) % after.seats) if after.ready[seat]]
        from_first = [seat for seat in after.clockwise(after.first) if after.ready[seat]]
        if onwards != from_first and after.chosen[LAST_HENCHMAN_ORDER] == FROM_FIRST and order == from_first:
            self.shows.add("end: order first_player")
        if onwards != from_first and after.chosen[LAST_HENCHMAN_ORDER] != FROM_FIRST and order == onwards:
            self.shows.add("end: order continue")
