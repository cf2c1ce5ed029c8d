"""From the listed options to one answer, thing by thing, as one would touch them on a table."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tavolata.bots.arena import is_open
from tavolata.cli.holes import ways
from tavolata.kernel.game import Game
from tavolata.kernel.hole import Hole
from tavolata.kernel.messages import Message
from tavolata.kernel.terms import Option

PASS: Final = "pass"  # what games call the button for doing nothing: it stands last


class Entry(NamedTuple):
    """One line of a choice: what it is called, and the things touched once it is taken."""

    label: Message
    targets: tuple[str, ...]
    hole: Hole | None = None  # what is still to be said once it is taken


class Choice:
    """The way through the options of one question. A step that leaves no choice is taken by itself."""

    def __init__(self, game: Game[Any, Any, Any], view: Any, options: list[Option]) -> None:
        self.game = game
        self.view = view
        self.ways = ways(game, view, options)
        self.touched: tuple[str, ...] = ()  # what has been chosen so far
        self.before: list[tuple[str, ...]] = []  # and what at each step before

    def left(self) -> list[Option]:
        """The options that begin with what has been chosen."""
        return [option for option, _ in self._left(self.touched)]

    def under(self, entry: Entry) -> list[Option]:
        """The options that are left once this is chosen too."""
        if entry.targets[-1].startswith(" "):
            return [option for option, _ in self.ways if f" {option}" == entry.targets[-1]]
        return [option for option, _ in self._left(entry.targets)]

    def _left(self, touched: tuple[str, ...]) -> list[tuple[Option, tuple[Any, ...]]]:
        depth = len(touched)
        return [way for way in self.ways if tuple(touch.target for touch in way[1][:depth]) == touched]

    def entries(self) -> list[Entry]:
        """What can be touched next. What is said alike by several options is told apart by their full names."""
        depth = len(self.touched)
        found: dict[str, Entry] = {}
        for option, path in self._left(self.touched):
            if len(path) > depth:
                target = path[depth].target
                hole = option[-1] if is_open(option) and len(path) == depth + 1 else None
                found.setdefault(target, Entry(path[depth].label, (*self.touched, target), hole))
            else:
                found[f" {option}"] = Entry(self.game.describe(self.view, option), (*self.touched, f" {option}"))
        return sorted(found.values(), key=lambda entry: entry.targets[-1] == PASS)

    def take(self, entry: Entry) -> None:
        self.before.append(self.touched)
        self.touched = entry.targets
        while len(self.left()) > 1 and len(only := self.entries()) == 1:
            self.touched = only[0].targets

    def back(self) -> bool:
        """One step back; False at the beginning."""
        if not self.before:
            return False
        self.touched = self.before.pop()
        return True

    def answer(self) -> Option | None:
        """The one option that is left, once something has been chosen; it may end in a hole."""
        if self.touched and self.touched[-1].startswith(" "):
            return next(option for option, _ in self.ways if f" {option}" == self.touched[-1])
        left = self.left()
        return left[0] if len(left) == 1 and (self.touched or is_open(left[0])) else None

    def common(self) -> Option:
        """The numbers with which all that is left begins: `= 75` is said after them."""
        left = self.left() if self.touched else []
        if not left:
            return ()
        same = 0
        while all(len(option) > same + 1 and option[same] == left[0][same] for option in left):
            same += 1
        return left[0][:same]
