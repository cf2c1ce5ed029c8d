"""One random game from the first row to the last, looked at from all sides before every answer."""

from __future__ import annotations

import random
import traceback
from typing import Generic, TypeVar

from tavolata.kernel.frames import Stacked
from tavolata.kernel.game import Result, Setup, digest
from tavolata.kernel.match import Match
from tavolata.kernel.terms import SPECTATOR, Option
from tavolata.kernel.testing.answers import (
    check_clock,
    check_default,
    check_inputs,
    check_options,
    check_questions,
    check_words,
    inputs,
)
from tavolata.kernel.testing.display import prove_display, scan_slots
from tavolata.kernel.testing.memory import prove_memory
from tavolata.kernel.testing.player import Player, print_of
from tavolata.kernel.testing.rehearsal import check_event, rehearse
from tavolata.kernel.testing.replays import check_bad_load, check_load, check_log
from tavolata.kernel.testing.report import NotConforming
from tavolata.kernel.testing.scene import Kit, Scene

S = TypeVar("S", bound=Stacked)
V = TypeVar("V")
M = TypeVar("M")

PAST: int = 200  # answers kept to be tried again


class Course(Generic[S, V, M]):
    """A game on its way."""

    def __init__(self, kit: Kit[S, V, M], number: int, setup: Setup | None) -> None:
        self.kit = kit
        self.number = number
        self.player: Player[S] = Player(kit.game, kit.seed, number, setup)
        self.past: list[Option] = []
        self.clocks: dict[int, tuple[int, int]] = {}
        self.match: Match[S]

    def run(self) -> str:
        """Play to the end; the game's fingerprint."""
        stray = random.getstate()
        self.match = self.player.start()
        scene = self.scene()
        for event in self.match.events:
            check_event(scene, event)
        self.lawful(scene)
        while not self.match.over:
            scene = self.scene()
            if len(self.match.rows) >= self.kit.limit:
                scene.fail("endless", f"no end after {self.kit.limit} rows")
            self.guarded(scene)
        scene = self.scene()
        self.finish(scene)
        if random.getstate() != stray:
            scene.fail("stray-chance", "the game draws from the global `random`")
        return print_of(self.match)

    def scene(self) -> Scene[S, V, M]:
        match = self.match
        return Scene(self.kit, match.state, self.player.setup, self.number, len(match.rows), self.past, match.events)

    def guarded(self, scene: Scene[S, V, M]) -> None:
        """One decision; whatever breaks is a complaint with a place."""
        try:
            self.decision(scene)
        except NotConforming:
            raise
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            scene.fail("crash", f"{error!r} at {last.filename}:{last.lineno}, in {last.name}")

    def decision(self, scene: Scene[S, V, M]) -> None:
        self.look(scene)
        seat, option = self.player.choose()
        self.past = [*self.past[-PAST:], option]
        rehearse(scene, seat, option)
        spare = scene.s.clone()
        was = digest(self.kit.game, scene.s)
        refusal = self.match.submit(seat, option)
        if refusal:
            scene.fail("option-refused", f"{option} is offered and refused: {refusal}", seat)
        if self.kit.dump_text(spare) != scene.text:
            scene.fail("clone", f"{option} played on the original is seen in its clone", seat)
        scene.count("answers")
        self.lawful(scene)
        if self.player.regrets() and not self.match.undo(seat):
            if digest(self.kit.game, self.match.state) != was:
                scene.fail("undo", f"{option} taken back leads to another state", seat)
            scene.count("answers taken back")

    def look(self, scene: Scene[S, V, M]) -> None:
        """Everything that only asks; in the end the state is as it was."""
        check_questions(scene)
        check_clock(scene, self.clocks)
        for decision in scene.asked:
            check_options(scene, decision.seat)
            if decision.seat >= 0:
                check_default(scene, decision.seat)
        scene.unchanged("question-changes", "asking for options and defaults changed the state")
        sizes, observer = self.kit.sizes, scene.observer
        asked = [decision.seat for decision in scene.asked]
        speaker = asked[scene.below(len(asked))]
        check_inputs(scene, speaker, inputs(scene, speaker))
        if speaker >= 0:
            check_words(scene, speaker)
            scene.unchanged("question-changes", "telling what is seen changed the state")
        check_load(scene)
        viewer = observer if scene.below(4) else SPECTATOR
        prove_display(scene, viewer)
        if scene.row <= 1 or not scene.below(30 // sizes.scans):
            scan_slots(scene, viewer)
            check_bad_load(scene)
        prove_memory(scene, observer, inputs(scene, observer))
        scene.unchanged("question-changes", "asking changed the state")

    def lawful(self, scene: Scene[S, V, M]) -> None:
        broken = self.kit.laws(self.match.state)
        if broken:
            scene.fail("law", broken)

    def finish(self, scene: Scene[S, V, M]) -> None:
        game, s, seats = self.kit.game, self.match.state, self.player.setup.seats
        if game.pending(s) or any(game.options(s, seat) for seat in range(-1, seats)):
            scene.fail("over", "nobody is asked, and yet somebody has something to say")
        for seat in range(-1, seats):
            if any(game.check(s, seat, option) is None for option in self.past[-3:]):
                scene.fail("over", "an answer is accepted after the end", seat)
        for viewer in (SPECTATOR, *range(seats)):
            fault = self.kit.report.hear_outline(game.outline(game.observe(s, viewer)))
            if fault:
                scene.fail("outline", fault, viewer)
        self.scored(scene, game.score(s))
        check_bad_load(scene)
        check_log(scene, self.player)

    def scored(self, scene: Scene[S, V, M], result: Result) -> None:
        seats = self.player.setup.seats
        if len(result.points) != seats or len(result.places) != seats or not result.winners:
            scene.fail("score", f"{result} is no result for {seats} seats")
        ranked = list(zip(result.points, result.places, strict=True))
        if self.kit.ranking and any(
            (more > less) != (before < behind) for more, before in ranked for less, behind in ranked
        ):
            scene.fail("score", f"the places {result.places} do not follow from the points {result.points}")
