"""`tavolata replay`: a game again, step by step; where nobody can type, its story from beginning to end."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from tavolata.cli.arguments import Parser, UsageError, needed, number
from tavolata.cli.files import read_game
from tavolata.cli.keyboard import Left, standard
from tavolata.cli.pages import show_all
from tavolata.cli.replies import is_number
from tavolata.cli.screen import BOLD, DIM, Screen
from tavolata.cli.seating import is_live, seated_in
from tavolata.cli.voice import Voice
from tavolata.kernel.errors import BadFile
from tavolata.kernel.game import Game
from tavolata.kernel.log import Log, Play, Start, Table, Undo
from tavolata.kernel.match import Step, replay
from tavolata.kernel.messages import count, seat
from tavolata.kernel.terms import SPECTATOR, Event, Fact

PLACES: Final = ("file",)


def arguments(parser: Parser) -> None:
    parser.add_argument("--seat", type=number("--seat", 1, 64))


def run(asked: Namespace, voice: Voice, screen: Screen) -> int:
    game, log = read_game(Path(needed(asked.file, "cli-which-file")))
    seats = log.header.setup.seats
    if asked.seat and asked.seat > seats:
        raise UsageError("cli-seat", seat=count(asked.seat), seats=count(seats))
    voice.enter(game, [who.name for who in seated_in(log.rows, seats)])
    theatre = Theatre(game, log, voice, screen, asked.seat - 1 if asked.seat else None)
    keyboard = standard()
    if is_live(log):
        screen.line(voice.text("cli-live-secrets"))
    if keyboard.person:
        theatre.step_through()
    else:
        theatre.tell()
    if log.end is None and not is_live(log):
        raise BadFile("cli-no-end", rows=count(len(log.rows)))
    return 0


class Theatre:
    """A game, every step of it, seen by one seat or by everybody together."""

    def __init__(self, game: Game[Any, Any, Any], log: Log, voice: Voice, screen: Screen, watcher: int | None) -> None:
        self.game = game
        self.voice = voice
        self.screen = screen
        self.watcher = watcher
        self.steps: list[Step[Any]] = list(replay(game, log))

    # --- what is said of a step ---------------------------------------------------------------------------------------
    def fact_of(self, event: Event) -> Fact | None:
        return event.fact if self.watcher is None else event.seen_by(self.watcher)

    def lines(self, step: Step[Any]) -> list[str]:
        row = step.row
        if isinstance(row, Undo):
            return [self.voice.text("cli-replay-undo", row=row.to)]
        if isinstance(row, Table):
            return []
        facts = [fact for event in step.events if (fact := self.fact_of(event)) is not None]
        view = self.game.observe(step.state, SPECTATOR if self.watcher is None else self.watcher)
        told = [self.voice.message(said) for fact in facts if (said := self.game.narrate(view, fact))]
        if isinstance(row, Play) and row.timeout:
            told.insert(0, self.voice.text("cli-replay-timeout", who=seat(row.seat)))
        return told

    def show(self, step: Step[Any]) -> None:
        for at, line in enumerate(self.lines(step)):
            mark = f"{step.number:4}" if at == 0 else " " * 4
            self.screen.line(f"{mark}  {line}", indent=6)

    def tell(self) -> None:
        """The whole story."""
        for step in self.steps:
            self.show(step)

    # --- stepping -----------------------------------------------------------------------------------------------------
    def step_through(self) -> None:
        keyboard = standard()
        stops = [step for step in self.steps if isinstance(step.row, Start | Play | Undo)]
        at = 0
        self.look(stops, at)
        while True:
            try:
                said = keyboard.ask(self.voice.text("cli-replay-prompt", row=stops[at].number) + " ").lower()
            except Left:
                return
            if said == "q":
                return
            if said == "v":
                self.view(stops[at])
                continue
            to = self.where(said, at, stops)
            if to is None:
                self.screen.line(self.voice.text("cli-replay-help"))
            elif to == at:
                self.screen.line(self.voice.text("cli-replay-edge"))
            else:
                at = to
                self.look(stops, at)

    def where(self, said: str, at: int, stops: list[Step[Any]]) -> int | None:
        """The stop somebody means; None where nobody could."""
        last = len(stops) - 1
        if is_number(said):
            return min((n for n, step in enumerate(stops) if step.number >= int(said)), default=last)
        jumps = {"": at + 1, "n": at + 1, "p": at - 1, "b": at - 1, "start": 0, "end": last, "fine": last, "inizio": 0}
        return min(max(jumps[said], 0), last) if said in jumps else None

    def look(self, stops: list[Step[Any]], at: int) -> None:
        self.screen.line()
        self.show(stops[at])
        if at == len(stops) - 1:
            self.screen.line(self.voice.text("cli-replay-end"), DIM)

    def view(self, step: Step[Any]) -> None:
        watcher = SPECTATOR if self.watcher is None else self.watcher
        self.screen.line()
        show_all(self.game.outline(self.game.observe(step.state, watcher)), self.voice, self.screen)
        self.screen.line("", BOLD)
