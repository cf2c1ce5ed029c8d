"""What the checks work on: the kit (a game and what its tester says about it) and the scene (one decision)."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import Any, Final, Generic, NoReturn, TypeAlias, TypeVar

from tavolata.kernel.chance import Chance, Seeded
from tavolata.kernel.frames import Decision, Stacked
from tavolata.kernel.game import Game, Setup, canonical
from tavolata.kernel.messages import Message
from tavolata.kernel.terms import SYSTEM, Event, Fact, Option
from tavolata.kernel.testing.plain import Address, difference, plain
from tavolata.kernel.testing.player import WHIM, filled
from tavolata.kernel.testing.report import NotConforming, Report, Where

S = TypeVar("S", bound=Stacked)
V = TypeVar("V")
M = TypeVar("M")

SEAT_VIEW: Final = "a seat"
PUBLIC_VIEW: Final = "a spectator"

Passing: TypeAlias = Collection[int] | Mapping[int, Callable[[Fact], Fact | None]]
"""Kinds of facts that nobody need remember; or for each kind what one must remember of such a fact, if anything."""


def nothing(fact: Fact) -> Fact | None:
    """All of the fact may pass."""
    return None


class Sizes:
    """How much is looked at: at each decision, and altogether."""

    def __init__(self, thorough: bool) -> None:
        self.inputs = 60 if thorough else 20  # refused and allowed inputs per decision
        self.previews = 10 if thorough else 3
        self.options = 1000 if thorough else 40  # options asked and named one by one
        self.redeals = 5 if thorough else 2
        self.disguises = 3 if thorough else 1
        self.scans = 4 if thorough else 1  # per game: decisions at which slots are changed one by one
        self.leaves = 400 if thorough else 40  # numbers changed per scan
        self.garbage = 100 if thorough else 10  # dumps per scan with something of a wrong type in them


class Kit(Generic[S, V, M]):
    """A game, what its tester says about it, and what has been seen so far."""

    def __init__(
        self,
        game: Game[S, V, M],
        fits: Callable[[M, S], bool],
        disguise: Callable[[S, int, Chance], S],
        laws: Callable[[S], str | None],
        *,
        spends: Callable[[S, int, Option], bool] | None,
        reveals: Collection[int],
        passing: Passing,
        ranking: bool,
        sizes: Sizes,
        seed: int,
        limit: int,
    ) -> None:
        self.game = game
        self.fits = fits
        self.disguise = disguise
        self.laws = laws
        self.spends = spends
        self.reveals = frozenset(reveals)
        self.passing = dict(passing) if isinstance(passing, Mapping) else dict.fromkeys(passing, nothing)
        self.ranking = ranking
        self.sizes = sizes
        self.seed = seed
        self.limit = limit
        self.report = Report(game.slug)
        self.pairs = 0  # memories of which two re-deals were seen to differ
        self.harmless = 0  # answers after which nothing was drawn, asked of several or opened
        self.returnable = 0  # answers that were no barrier
        self.lengths: dict[tuple[int, Address], set[int]] = {}  # of each list of a dump, by number of seats
        self.examples: dict[tuple[int, Address], tuple[str, Address]] = {}  # a dump where that list is not empty
        self.seen_slots: set[str] = set()
        self.shown: set[str] = set()  # changing the slot changed somebody's view
        self.unshown: dict[str, set[str]] = {SEAT_VIEW: set(), PUBLIC_VIEW: set()}  # a change left such a view alone
        self.disguised: dict[str, set[str]] = {SEAT_VIEW: set(), PUBLIC_VIEW: set()}

    def fail(self, check: str, detail: str) -> NoReturn:
        raise NotConforming(check, detail, Where(self.seed, 0, None, 0, None))

    def dump_text(self, s: S) -> str:
        return canonical(self.game.dump(s))


class Scene(Generic[S, V, M]):
    """One decision of one game, before it is made."""

    def __init__(
        self,
        kit: Kit[S, V, M],
        s: S,
        setup: Setup,
        number: int,
        row: int,
        past: list[Option],
        told: list[Event],
    ) -> None:
        self.kit = kit
        self.game = kit.game
        self.s = s
        self.setup = setup
        self.number = number
        self.row = row
        self.past = past  # answers given so far, to try again where they no longer fit
        self.told = told  # what the last row told
        self.whim = Seeded((1 << 64) | ((number << 12 | row & 0xFFF) << 32) | (kit.seed & 0xFFFFFFFF))
        self.text = kit.dump_text(s)
        self.asked: list[Decision] = kit.game.asked(s)
        self.observer = self.below(setup.seats)

    def fail(self, check: str, detail: str, seat: int | None = None) -> NoReturn:
        raise NotConforming(check, detail, Where(self.kit.seed, self.number, self.setup, self.row, seat))

    def same(self, check: str, what: str, one: Any, other: Any, seat: int | None = None) -> None:
        """Two values must be equal to the byte."""
        if repr(one) == repr(other):
            return
        left, right = self.plain(what, one), self.plain(what, other)
        if canonical(left) != canonical(right):
            self.fail(check, f"{what} differs: {difference(left, right)}", seat)

    def unchanged(self, check: str, detail: str) -> None:
        """The state is as it was when the scene began."""
        if self.kit.dump_text(self.s) != self.text:
            self.fail(check, detail)

    def plain(self, what: str, value: Any) -> Any:
        try:
            return plain(value)
        except TypeError as reason:
            return self.fail("not-plain", f"{what}: {reason}")

    def below(self, n: int) -> int:
        return self.whim.below(n, WHIM)

    def sample(self, things: list[Any], most: int) -> list[Any]:
        """At most so many of them, drawn without order."""
        if len(things) <= most:
            return list(things)
        return [things[self.below(len(things))] for _ in range(most)]

    def question(self, seat: int) -> Decision | None:
        return next((decision for decision in self.asked if decision.seat == seat), None)

    @cached_property
    def data(self) -> Any:
        """The dump as JSON gives it back; not to be changed."""
        return json.loads(self.text)

    @property
    def in_window(self) -> bool:
        return any(decision.window for decision in self.asked)

    def answers(self, seat: int, most: int) -> list[Option]:
        """Some of a seat's options as they would be sent."""
        return [filled(entry, self.whim) for entry in self.sample(self.game.options(self.s, seat), most)]

    def hear(self, message: object, seat: int | None = None) -> None:
        fault = self.kit.report.hear(message)
        if fault:
            self.fail("message", fault, seat)

    def heard(self, events: list[Event], seat: int) -> list[Fact]:
        """What the events tell a seat or a spectator."""
        return [fact for event in events if (fact := event.seen_by(seat)) is not None]

    def lines(self, view: V, facts: list[Fact]) -> list[Message | None]:
        """How the facts read to the holder of a view."""
        return [self.game.narrate(view, fact) for fact in facts]

    def lasting(self, facts: list[Fact]) -> list[Fact]:
        """The facts without what nobody need remember."""
        kept = [self.kit.passing[fact[0]](fact) if fact[0] in self.kit.passing else fact for fact in facts]
        return [fact for fact in kept if fact is not None]

    def until_revealed(self, facts: list[Fact]) -> tuple[list[Fact], bool]:
        """The facts before the first that may tell, by the rules, what was hidden."""
        for at, fact in enumerate(facts):
            if fact[0] in self.kit.reveals:
                return facts[:at], True
        return facts, False

    def count(self, what: str, n: int = 1) -> None:
        self.kit.report.counts[what] += n


def names(seat: int) -> str:
    return "the system" if seat == SYSTEM else f"seat {seat}"
