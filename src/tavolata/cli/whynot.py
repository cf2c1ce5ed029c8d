"""Everything that can ever be answered to a question, so that what is not allowed now can be named and explained."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tavolata.bots.arena import fill, is_open
from tavolata.cli.choosing import Choice
from tavolata.kernel.chance import Seeded
from tavolata.kernel.game import Game, Setup
from tavolata.kernel.hole import SAMPLED
from tavolata.kernel.messages import NAMED, Message, Touch
from tavolata.kernel.terms import Option

GAMES: Final = 12  # random games at the same kind of table, in which the answers are gathered


class Missing(NamedTuple):
    """Something that cannot be touched now: what it is called, and an answer that would say it."""

    label: Message
    option: Option


def thing(label: Message) -> Message:
    """The thing itself, without what it would do or what stands on it: the first thing that a label names."""
    while label.params and label.params[0][1].kind == NAMED:
        inner = label.params[0][1].value
        assert isinstance(inner, Message)
        label = inner
    return label


class Everything:
    """The answers of each kind of question, found by playing; kept for the whole evening."""

    def __init__(self, game: Game[Any, Any, Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self._found: dict[int, dict[Option, Option]] = {}

    def of_kind(self, kind: int) -> list[Option]:
        if not self._found:
            for seed in range(GAMES):
                self._play(seed)
        return sorted(self._found.get(kind, {}).values(), key=modest)

    def _play(self, seed: int) -> None:
        game, dice = self.game, Seeded(seed)
        s = game.new(self.setup, dice)
        while asked := game.asked(s):
            seat = game.pending(s)[0]
            options = game.options(s, seat)
            if seat >= 0:
                self._note(asked[-1].kind, options)
            game.apply(s, seat, fill(options[dice.below(len(options), SAMPLED)], dice), dice)

    def _note(self, kind: int, options: list[Option]) -> None:
        """Of an option with a hole one value is enough."""
        found = self._found.setdefault(kind, {})
        for option in options:
            key = (*option[:-1], None) if is_open(option) else option
            if key not in found:
                found[key] = fill(option, Seeded(0))

    def unlisted(self, choice: Choice, kind: int) -> list[Missing]:
        """What one might touch next but cannot now."""
        depth, begun = len(choice.touched), choice.common()
        seen = {entry.targets[-1] for entry in choice.entries()}
        asked_for = {option[:-1] for option, _ in choice.ways if is_open(option)}  # how much is another question
        found: list[Missing] = []
        for known in self.of_kind(kind):
            option = (*begun, *known[len(begun) :])
            if known[: len(begun[:-1])] != begun[:-1] or option[:-1] in asked_for:
                continue
            path = said(self.game, choice.view, option)
            here = tuple(touch.target for touch in path[:depth]) == choice.touched
            if here and len(path) > depth and path[depth].target not in seen:
                seen.add(path[depth].target)
                found.append(Missing(path[depth].label, option))
        return sorted(found, key=lambda missing: [(isinstance(part, str), part) for part in missing.option])


def said(game: Game[Any, Any, Any], view: Any, option: Option) -> tuple[Touch, ...]:
    """The way to an answer, none if it is so far from any allowed one that it cannot be said."""
    try:
        return game.path(view, option)
    except (IndexError, KeyError):
        return ()


def modest(option: Option) -> tuple[int, Option]:
    """Small answers first, and those that give less good things: what one would try."""
    numbers = [number for number in option if isinstance(number, int)]
    return sum(numbers), tuple(-number for number in numbers)
