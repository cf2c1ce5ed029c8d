"""Asking a person: the table, what can be done, step by step, and why something else cannot."""

from __future__ import annotations

from typing import Any, Final

from tavolata.cli.choosing import Choice, Entry
from tavolata.cli.keyboard import Keyboard, Left
from tavolata.cli.pages import in_columns, show_all, show_some
from tavolata.cli.screen import ACCENT, BOLD, Screen
from tavolata.cli.story import Story
from tavolata.cli.voice import Voice
from tavolata.cli.whynot import Everything
from tavolata.kernel.frames import Decision
from tavolata.kernel.match import Match
from tavolata.kernel.messages import Refusal, Section
from tavolata.kernel.terms import Option

FEWEST_LETTERS: Final = 3  # of a name somebody types


class Again(Exception):
    """The question stands no longer as it was put: something has been taken back."""


class Decider:
    """Puts one question after another to the person in seat `me`."""

    def __init__(
        self, match: Match[Any], me: int, voice: Voice, screen: Screen, keyboard: Keyboard, story: Story
    ) -> None:
        self.match = match
        self.game = match.game
        self.me = me
        self.voice = voice
        self.screen = screen
        self.keyboard = keyboard
        self.story = story
        self.everything = Everything(self.game, match.header.setup)
        self.shown: Section | None = None  # at the last question
        self.asked: Decision
        self.view: Any
        self.choice: Choice

    def decide(self, asked: Decision) -> Option | None:
        """The answer to a question; None when instead something was taken back."""
        self.asked = asked
        self.view = self.game.observe(self.match.state, self.me)
        self.choice = Choice(self.game, self.view, self.game.options(self.match.state, self.me))
        self.screen.raw("")
        self.screen.raw("─" * self.screen.width)
        outline = self.game.outline(self.view)
        show_some(outline, self.shown, self.voice, self.screen)
        self.shown = outline
        try:
            while True:
                answer = self.choice.answer() or self.one_step()
                if answer and self.confirmed(answer):
                    return answer
        except Again:
            return None

    # --- one step -----------------------------------------------------------------------------------------------------
    def one_step(self) -> Option | None:
        """Show what can be touched next and take what is typed."""
        entries = self.choice.entries()
        self.offer(entries)
        said = self.keyboard.ask(self.voice.text("cli-prompt") + " ")
        if said.isdecimal():
            if 0 < int(said) <= len(entries):
                self.choice.take(entries[int(said) - 1])
            else:
                self.screen.line(self.voice.text("cli-no-number", most=len(entries)))
        elif said.startswith("="):
            return self.by_numbers(said[1:])
        elif not self.command(said):
            self.by_name(said, entries)
        return None

    def offer(self, entries: list[Entry]) -> None:
        self.screen.raw("")
        self.screen.line(self.voice.text("cli-choose" if not self.choice.touched else "cli-choose-next"), BOLD)
        width = len(str(len(entries)))
        items = [f"{at:{width}}  {self.voice.message(entry.label)}" for at, entry in enumerate(entries, 1)]
        if max(map(len, items)) > self.screen.width - 2:
            for item in items:
                self.screen.line(f"  {item}", indent=4 + width)
        else:
            for row in in_columns(items, self.screen.width - 2):
                self.screen.raw(f"  {row}")

    def confirmed(self, option: Option) -> bool:
        """What it is and what is sure to follow; then yes, or back."""
        self.screen.raw("")
        self.screen.line(self.voice.message(self.game.describe(self.view, option)), ACCENT)
        for line in self.game.preview(self.view, option):
            self.screen.line(f"  → {self.voice.message(line)}", indent=4)
        while True:
            said = self.keyboard.ask(self.voice.text("cli-confirm") + " ")
            if said.lower() in ("", "s", "y", "si", "sì", "yes", "ok"):
                return True
            if said.lower() in ("b", "n", "no"):
                self.choice.back()
                return False
            if not self.command(said):
                self.screen.line(self.voice.text("cli-confirm-help"))

    # --- commands -----------------------------------------------------------------------------------------------------
    def command(self, said: str) -> bool:
        """Anything that is no answer: help, rules, log, table, back, undo, leaving."""
        name, _, rest = said.lower().partition(" ")
        if name == "r" and rest:
            self.screen.line(self.voice.rule(self.rule_number(rest)), indent=8)
        elif rest:
            return False
        elif name in ("?", "h", ""):
            self.help()
        elif name == "l":
            self.story.show_all()
        elif name == "v":
            self.screen.raw("")
            show_all(self.game.outline(self.view), self.voice, self.screen)
        elif name == "n":
            self.why_not()
        elif name == "b":
            if not self.choice.back():
                self.screen.line(self.voice.text("cli-no-back"))
        elif name == "u":
            if self.undo():
                raise Again
        elif name == "q":
            raise Left
        else:
            return False
        return True

    def help(self) -> None:
        self.screen.raw("")
        for line in self.voice.text("cli-commands").split("\n"):
            self.screen.raw(f"  {line}")
        self.screen.raw("")
        self.screen.line(self.voice.text("cli-rules-at-hand"), BOLD)
        for number in self.game.rules_for(self.asked.kind):
            self.screen.line(self.voice.rule(number), indent=8)

    def rule_number(self, said: str) -> str:
        """`24`, `po-24` or `PO-024`."""
        digits = said.rpartition("-")[2].strip()
        letters = self.game.rules_for(self.asked.kind)[0].partition("-")[0]
        return f"{letters}-{digits.zfill(3)}" if digits.isdecimal() else said.upper()

    def undo(self) -> bool:
        """Take back this seat's last answer, or say why that cannot be."""
        refusal = self.match.undo(self.me)
        if refusal:
            self.refuse(refusal)
            return False
        self.story.tell_undo()
        return True

    # --- why not ------------------------------------------------------------------------------------------------------
    def refuse(self, refusal: Refusal) -> None:
        first, *rule = self.voice.refusal(refusal)
        self.screen.line(first, ACCENT)
        for line in rule:
            self.screen.line(f"  {line}", indent=10)

    def by_numbers(self, said: str) -> Option | None:
        """`= 75`: the answer as it stands in a game file, after what has been chosen so far."""
        parts = said.replace(",", " ").split()
        if not parts or not all(part.lstrip("-").isdecimal() for part in parts):
            self.screen.line(self.voice.text("cli-by-numbers"))
            return None
        option: Option = (*self.choice.common(), *(int(part) for part in parts))
        refusal = self.game.check(self.match.state, self.me, option)
        if refusal:
            self.refuse(refusal)
            return None
        return option

    def by_name(self, said: str, entries: list[Entry]) -> None:
        """A name: take it if it is listed, explain it if it is not."""
        found = [entry for entry in entries if self.named(said, self.voice.message(entry.label))]
        if len(found) == 1:
            self.choice.take(found[0])
        elif found:
            names = "; ".join(self.voice.message(entry.label) for entry in found)
            self.screen.line(self.voice.text("cli-several", names=names))
        else:
            self.explain(said)

    def explain(self, said: str) -> None:
        unlisted = self.everything.unlisted(self.choice, self.asked.kind)
        for label, option in unlisted.items():
            refusal = self.game.check(self.match.state, self.me, option)
            if refusal and self.named(said, self.voice.message(label)):
                self.refuse(refusal)
                return
        self.screen.line(self.voice.text("cli-not-understood", said=said))

    def why_not(self) -> None:
        """Everything that cannot be chosen now, each with its reason."""
        unlisted = self.everything.unlisted(self.choice, self.asked.kind)
        self.screen.raw("")
        if not unlisted:
            self.screen.line(self.voice.text("cli-all-listed"))
        for label, option in unlisted.items():
            refusal = self.game.check(self.match.state, self.me, option)
            if refusal:
                name, why = f"{self.voice.message(label)}: ", self.voice.message(refusal.message)
                self.screen.line(f"  {name}{why.removeprefix(name)} [{refusal.rule}]", indent=4)

    def named(self, said: str, label: str) -> bool:
        """Whether somebody means this: every word typed begins a word of the label.

        A number has to be the whole word.
        """
        words = label.casefold().replace(":", " ").split()
        typed = said.casefold().split()
        if sum(map(len, typed)) < FEWEST_LETTERS:
            return False
        return all(any(w == t if t.isdecimal() else w.startswith(t) for w in words) for t in typed)
