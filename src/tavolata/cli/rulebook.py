"""The rules of a game as one looks them up: by number, by subject, by a word in them, or those of the moment.

Three texts of a game are asked for by custom: `rule-<number>`; `subject-<number>`, the heading that begins with this
rule; and `rules-at-<thing>`, the first rule on what one touches (`rules-at-space-jet` for `space-jet-1`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tavolata.cli.replies import echoed, words_of
from tavolata.cli.screen import BOLD, Screen
from tavolata.cli.voice import Voice
from tavolata.kernel.game import Game

HIGHEST: Final = 999
MOST: Final = 12  # rules that are shown in full where a word was asked for


class Rulebook:
    """All rules of one game, in the reader's language."""

    def __init__(self, game: Game[Any, Any, Any], voice: Voice) -> None:
        self.game = game
        self.voice = voice
        self.letters = next((rules[0].partition("-")[0] for rules in self._at_questions() if rules), "")
        numbers = (f"{self.letters}-{number:03}" for number in range(1, HIGHEST + 1))
        self.numbers = [number for number in numbers if voice.knows(f"rule-{number}")]

    def _at_questions(self) -> Iterable[tuple[str, ...]]:
        return (self.game.rules_for(kind) for kind in self.game.question_names)

    # --- finding ------------------------------------------------------------------------------------------------------
    def at_hand(self, kind: int, touched: Iterable[str]) -> list[str]:
        """The rules on what was touched last, if anything has its own; else those of the question."""
        first = ""
        for target in touched:
            thing = target.rpartition("-")[0]
            if self.voice.knows(f"rules-at-{thing}"):
                first = self.voice.text(f"rules-at-{thing}")
        return self.subject(first) if first in self.numbers else list(self.game.rules_for(kind))

    def subject(self, first: str) -> list[str]:
        """The rules from this one to the next heading."""
        found = [first]
        for number in self.numbers[self.numbers.index(first) + 1 :]:
            if self.voice.knows(f"subject-{number}"):
                break
            found.append(number)
        return found

    def about(self, said: str) -> list[str]:
        """The rules that speak of it."""
        wanted = " " + " ".join(words_of(said))
        return [
            number for number in self.numbers if wanted in f" {' '.join(words_of(self.voice.text(f'rule-{number}')))}"
        ]

    def number(self, said: str) -> str:
        """`24`, `po-24` or `PO-024`; nothing where no number is meant."""
        digits = said.rpartition("-")[2].strip()
        return f"{self.letters}-{digits.zfill(3)}" if digits.isdecimal() else ""

    # --- showing ------------------------------------------------------------------------------------------------------
    def look_up(self, said: str, screen: Screen) -> None:
        """What stands behind `r`: nothing for all rules, a number, or a word."""
        number = self.number(said)
        if not said:
            self.list(self.numbers, screen)
        elif number:
            self.show([echoed(number)], screen)
        else:
            found = self.about(said)
            if not found:
                screen.line(self.voice.text("cli-no-rule-about", said=echoed(said)))
            elif len(found) > MOST:
                self.list(found, screen)
            else:
                self.show(found, screen)

    def show(self, numbers: Iterable[str], screen: Screen) -> None:
        """In full."""
        for number in numbers:
            screen.line(self.voice.rule(number), indent=8)

    def list(self, numbers: Iterable[str], screen: Screen) -> None:
        """By subject, a line for each with its first words."""
        heading = ""
        headings = {}
        for number in self.numbers:
            heading = f"subject-{number}" if self.voice.knows(f"subject-{number}") else heading
            headings[number] = heading
        shown = ""
        for number in numbers:
            if headings[number] != shown:
                shown = headings[number]
                screen.line(self.voice.text(shown), BOLD)
            text = self.voice.rule(number)
            screen.raw("  " + (text if len(text) <= screen.width - 2 else text[: screen.width - 3].rstrip() + "…"))
        screen.line(self.voice.text("cli-rules-more"))
