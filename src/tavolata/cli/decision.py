"""Asking a person: the table, what can be done, step by step, and why something else cannot."""

from __future__ import annotations

from typing import Any, Final

from tavolata.bots.arena import is_open
from tavolata.cli.amounts import Span, spans, would_be
from tavolata.cli.choosing import Choice, Entry
from tavolata.cli.holes import fitting, meant, question, quoted
from tavolata.cli.keyboard import Keyboard, Left
from tavolata.cli.pages import in_columns, show_all, show_briefly
from tavolata.cli.replies import HELP, NO, QUIT, YES, echoed, is_number, words_of
from tavolata.cli.rulebook import Rulebook
from tavolata.cli.screen import ACCENT, BOLD, DIM, Screen
from tavolata.cli.story import Story
from tavolata.cli.undoing import take_back
from tavolata.cli.voice import Voice
from tavolata.cli.whynot import Everything, thing
from tavolata.kernel.frames import Decision
from tavolata.kernel.hole import Amount
from tavolata.kernel.match import Match
from tavolata.kernel.messages import Message, Refusal
from tavolata.kernel.terms import Option

FEWEST_LETTERS: Final = 3  # of a name somebody types
PAGES: Final = HELP | {"l", "n", "v"}  # commands that fill the screen
FEW: Final = 4  # reasons given for one name; numbers that need no word for all of them


class Again(Exception):
    """The question stands no longer as it was put: something has been taken back."""


class Decider:
    """Puts one question after another to the person in seat `me`."""

    def __init__(
        self,
        match: Match[Any],
        me: int,
        voice: Voice,
        screen: Screen,
        keyboard: Keyboard,
        story: Story,
        fast: bool = False,
    ) -> None:
        self.match = match
        self.game = match.game
        self.me = me
        self.voice = voice
        self.screen = screen
        self.keyboard = keyboard
        self.story = story
        self.fast = fast
        self.rules = Rulebook(self.game, voice)
        self.everything = Everything(self.game, match.header.setup)
        self.about: tuple[object, int] | None = None  # round and kind of the last question
        self.asked: Decision
        self.view: Any
        self.choice: Choice
        self.span: Span | None  # the number asked for, where one was chosen from a list
        self.offered: object  # what was listed last

    def decide(self, asked: Decision) -> Option | None:
        """The answer to a question; None when instead something was taken back."""
        self.asked = asked
        self.view = self.game.observe(self.match.state, self.me)
        self.choice = Choice(self.game, self.view, self.game.options(self.match.state, self.me))
        self.span = self.offered = None
        self.show_table()
        try:
            while True:
                answer = self.choice.answer() or self.one_step()
                if answer and is_open(answer):
                    answer = self.fill(answer)
                if answer and self.confirmed(answer):
                    return answer
        except Again:
            return None

    def show_table(self) -> None:
        """At the first question of a round everything, later only how things stand and what is one's own."""
        count = getattr(self.game, "rounds", None)  # not every game counts them
        about = (count(self.match.state) if count else None, self.asked.kind)
        outline = self.game.outline(self.view)
        self.screen.raw("")
        self.screen.raw("─" * self.screen.width)
        show_briefly(outline, self.voice, self.screen, first_only=about == self.about)
        self.screen.line(self.voice.text("cli-v-shows-all"), DIM)
        self.about = about

    # --- one step -----------------------------------------------------------------------------------------------------
    def one_step(self) -> Option | None:
        """Show what can be touched next and take what is typed."""
        entries = self.choice.entries()
        lines = spans(entries, self.voice)
        amounts = [line for line in lines if isinstance(line, Span)]
        if len(lines) == 1 and amounts:
            self.span = amounts[0]
        if self.offered != (self.choice.touched, self.span):
            self.offer(lines)
        prompt = f"{self.question(self.span)}:" if self.span else self.voice.text("cli-prompt")
        said = self.keyboard.ask(prompt + " ").casefold()
        if not said:
            self.offered = None
        elif said.startswith("="):
            return self.by_numbers(said[1:])
        elif self.span and (number := self.span.meant(said)) is not None:
            self.take_number(self.span, number)
        elif is_number(said):
            self.take_line(int(said), lines)
        elif len(amounts) == 1 and (number := amounts[0].meant(said)) is not None:
            self.take_number(amounts[0], number)
        elif not self.command(said):
            self.by_name(said, entries)
        return None

    def fill(self, listed: Option) -> Option | None:
        """Ask for what belongs into the hole at the end of an option; None to go back or to ask again."""
        hole, label = listed[-1], next(path[-1].label for option, path in self.choice.ways if option == listed)
        if self.offered != listed:
            self.offered = listed
            self.screen.raw("")
            if not isinstance(hole, Amount):
                self.screen.line("  " + self.voice.text("cli-hole-quotes"), indent=2)
        said = self.keyboard.ask(f"{question(hole, label, self.voice)}: ")
        if not said or (quoted(said) is None and self.command(said.casefold())):
            return None
        value = meant(hole, said)
        option = (*listed[:-1], value)
        refusal = self.game.check(self.match.state, self.me, option) if value is not None else None
        if refusal:
            self.refuse(refusal)
        elif value is not None and hole.takes(value):
            return option
        if not hole.takes(value):
            self.screen.line(self.voice.text("cli-not-in-range", range=fitting(hole, self.voice)))
        return None

    def offer(self, lines: list[Entry | Span]) -> None:
        self.offered = (self.choice.touched, self.span)
        self.screen.raw("")
        if self.span:
            numbers = self.span.numbers
            if len(numbers) > FEW:
                half, most = str(self.span.middle), str(numbers[-1])
                self.screen.line("  " + self.voice.text("cli-range-words", half=half, most=most), indent=2)
            return
        self.screen.line(self.voice.text("cli-choose" if not self.choice.touched else "cli-choose-next"), BOLD)
        width = len(str(len(lines)))
        items = [f"{at:{width}}  {self.name_of(line)}" for at, line in enumerate(lines, 1)]
        if max(map(len, items)) > self.screen.width - 2:
            for item in items:
                self.screen.line(f"  {item}", indent=4 + width)
        else:
            for row in in_columns(items, self.screen.width - 2):
                self.screen.raw(f"  {row}")

    def question(self, span: Span) -> str:
        return f"{span.question(self.voice)} ({span.range(self.voice)})"

    def name_of(self, line: Entry | Span) -> str:
        if isinstance(line, Span):
            return self.question(line)
        said = self.voice.message(line.label)
        return f"{said} ({fitting(line.hole, self.voice)})" if line.hole else said

    def take(self, entry: Entry) -> None:
        self.span = None
        self.choice.take(entry)

    def back(self) -> bool:
        """To the list the number was chosen from, or one touch back."""
        if self.span and len(spans(self.choice.entries(), self.voice)) > 1:
            self.span = None
            return True
        self.span = None
        return self.choice.back()

    def take_line(self, number: int, lines: list[Entry | Span]) -> None:
        """The line with this number, or an amount that can only be meant as such."""
        if 0 < number <= len(lines):
            line = lines[number - 1]
            if isinstance(line, Span):
                self.span = line
            else:
                self.take(line)
            return
        amounts = [line for line in lines if isinstance(line, Span) and number in line.entries]
        if len(amounts) == 1:
            self.take(amounts[0].entries[number])
        else:
            self.screen.line(self.voice.text("cli-no-number", most=len(lines)))

    def take_number(self, span: Span, number: int) -> None:
        """As much as was typed, or why that cannot be."""
        if number in span.entries:
            self.take(span.entries[number])
            return
        option = would_be(self.choice, span, number)
        refusal = self.game.check(self.match.state, self.me, option) if option else None
        if refusal:
            self.refuse(refusal)
        else:
            self.screen.line(self.voice.text("cli-not-in-range", range=span.range(self.voice)))

    def confirmed(self, option: Option) -> bool:
        """What it is and what is sure to follow; then yes, or back."""
        if self.fast:
            return True
        self.screen.raw("")
        self.screen.line(self.voice.message(self.game.describe(self.view, option)), ACCENT)
        for line in self.game.preview(self.view, option):
            self.screen.line(f"  → {self.voice.message(line)}", indent=4)
        while True:
            said = self.keyboard.ask(self.voice.text("cli-confirm") + " ").casefold()
            if said in YES:
                return True
            if said in NO:
                self.back()
                self.offered = None
                return False
            if said in HELP:
                self.screen.line(self.voice.text("cli-confirm-help"))
            if not self.command(said):
                self.screen.line(self.voice.text("cli-confirm-unknown", said=echoed(said)))

    # --- commands -----------------------------------------------------------------------------------------------------
    def command(self, said: str) -> bool:
        """Anything that is no answer: help, rules, log, table, back, undo, leaving."""
        name, _, rest = said.partition(" ")
        if said in PAGES or name == "r":
            self.offered = None  # scrolled away
        if name == "r":
            self.rules.look_up(rest.strip(), self.screen)
        elif said in HELP:
            self.help()
        elif said == "l":
            self.story.show_all()
        elif said == "v":
            self.screen.raw("")
            show_all(self.game.outline(self.view), self.voice, self.screen)
        elif said == "n":
            self.why_not()
        elif said == "b":
            if not self.back():
                self.screen.line(self.voice.text("cli-no-back"))
        elif said == "u":
            self.undo()
        elif said in QUIT:
            raise Left
        else:
            return False
        return True

    def help(self) -> None:
        self.screen.raw("")
        for line in self.voice.text("cli-commands").split("\n"):
            self.screen.line(f"  {line}", indent=18)
        self.screen.raw("")
        self.screen.line(self.voice.text("cli-rules-at-hand"), BOLD)
        self.rules.show(self.rules.at_hand(self.asked.kind, self.choice.touched), self.screen)

    def undo(self) -> None:
        """Take back this seat's last answer, or say why that cannot be."""
        why = take_back(self.match, self.me)
        if why:
            self.screen.line(self.voice.message(why), ACCENT)
        else:
            self.story.tell_undo()
            raise Again

    # --- why not ------------------------------------------------------------------------------------------------------
    def refuse(self, refusal: Refusal) -> None:
        first, *rule = self.voice.refusal(refusal)
        self.screen.line(first, ACCENT)
        for line in rule:
            self.screen.line(f"  {line}", indent=10)

    def by_numbers(self, said: str) -> Option | None:
        """`= 75`: the answer as it stands in a game file, after what has been chosen so far."""
        parts = said.replace(",", " ").split()
        if not parts or not all(is_number(part.removeprefix("-")) for part in parts):
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
        found = [entry for entry in entries if self.named(said, entry.label)]
        if len(found) > 1:  # "print 2" is the space, not two notes
            found = [entry for entry in found if self.named(said, thing(entry.label))] or found
        if len(found) == 1:
            self.take(found[0])
        elif found:
            names = "; ".join(self.voice.message(entry.label) for entry in found)
            self.screen.line(self.voice.text("cli-several", names=names))
        else:
            self.explain(said)

    def explain(self, said: str) -> None:
        """Why something cannot be chosen now; each rule is read out once."""
        rules: list[str] = []
        for name, refusal in self.refusals(said)[:FEW]:
            self.screen.line(self.reason(name, refusal), ACCENT)
            if refusal.rule and refusal.rule not in rules:
                rules.append(refusal.rule)
        for rule in rules:
            self.screen.line(f"  {self.voice.rule(rule)}", indent=10)
        if rules:
            return
        if len(said) >= FEWEST_LETTERS and self.rules.about(said):
            self.screen.line(self.voice.text("cli-not-listed", said=echoed(said)))
        else:
            self.screen.line(self.voice.text("cli-not-understood", said=echoed(said)))

    def why_not(self) -> None:
        """Everything that cannot be chosen now, each with its reason."""
        found = self.refusals()
        self.screen.raw("")
        if not found:
            self.screen.line(self.voice.text("cli-all-listed"))
        for name, refusal in found:
            self.screen.line(f"  {self.reason(name, refusal)} [{refusal.rule}]", indent=4)

    def refusals(self, said: str = "") -> list[tuple[str, Refusal]]:
        """What cannot be chosen now, or only what is meant by a name, with the reason why."""
        names: dict[Refusal, list[str]] = {}  # what is refused for the same reason is named together
        for missing in self.everything.unlisted(self.choice, self.asked.kind):
            if not said or self.named(said, missing.label):
                refusal = self.game.check(self.match.state, self.me, missing.option)
                if refusal:
                    names.setdefault(refusal, []).append(self.voice.message(thing(missing.label)))
        return [(", ".join(alike), refusal) for refusal, alike in names.items()]

    def reason(self, name: str, refusal: Refusal) -> str:
        why = self.voice.message(refusal.message)
        return why if why.startswith(name) else f"{name}: {why}"

    def named(self, said: str, label: Message) -> bool:
        """Whether somebody means this: every word typed begins a word of the label.

        A number has to be the whole word.
        """
        words, typed = words_of(self.voice.message(label)), words_of(said)
        if sum(map(len, typed)) < FEWEST_LETTERS:
            return False
        return all(any(w == t if t.isdecimal() else w.startswith(t) for w in words) for t in typed)
