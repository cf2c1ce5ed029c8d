"""What has happened, as one seat was told it."""

from __future__ import annotations

from typing import Any

from tavolata.cli.screen import DIM, Screen
from tavolata.cli.voice import Voice
from tavolata.kernel.log import Undo
from tavolata.kernel.match import Match, replay
from tavolata.kernel.terms import Event


class Story:
    """Lines of the log, kept for reading again."""

    def __init__(self, match: Match[Any], me: int, voice: Voice, screen: Screen) -> None:
        self.match = match
        self.me = me
        self.voice = voice
        self.screen = screen
        self.lines: list[str] = []

    def begin(self) -> None:
        """Of a game taken up again what happened before, which is kept but not told; of a new one the beginning."""
        fresh = bool(self.match.events)
        before: object = None
        for step in replay(self.match.game, self.match.log):
            if isinstance(step.row, Undo) and not isinstance(before, Undo):  # several at once are one step back
                self.lines.append(self.voice.text("cli-undone"))
            self.lines += self.said(step.state, step.events)
            before = step.row
        self.show(self.lines if fresh else self.lines[-5:])

    def tell(self) -> None:
        """What the last answer led to."""
        told = self.said(self.match.state, self.match.events)
        self.lines += told
        self.show(told)

    def tell_undo(self) -> None:
        self.lines.append(self.voice.text("cli-undone"))
        self.show(self.lines[-1:])

    def said(self, s: Any, events: list[Event]) -> list[str]:
        """Only what this seat learns."""
        view = self.match.game.observe(s, self.me)
        facts = [fact for event in events if (fact := event.seen_by(self.me)) is not None]
        return [self.voice.message(line) for fact in facts if (line := self.match.game.narrate(view, fact))]

    def show(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.line(f"· {line}", indent=2)

    def show_all(self) -> None:
        self.screen.line()
        for number, line in enumerate(self.lines, 1):
            self.screen.line(f"{number:3}  {line}", DIM, indent=5)
