"""An answer tried on copies: copies share nothing, events change nothing, and the way back is shut where it must be."""

from __future__ import annotations

import json
from typing import Any, Generic, NamedTuple, TypeVar

from tavolata.kernel.chance import Noting, Outcome, Recorded, Seeded
from tavolata.kernel.errors import OutcomeMismatch
from tavolata.kernel.frames import Stacked, well_formed
from tavolata.kernel.messages import Message
from tavolata.kernel.terms import SPECTATOR, SYSTEM, Event, Fact, Option, only
from tavolata.kernel.testing.plain import alike
from tavolata.kernel.testing.scene import Kit, Scene

S = TypeVar("S", bound=Stacked)


class Heard(NamedTuple):
    """What somebody is told of an answer, what that seat then sees, and how it reads."""

    view: Any
    facts: list[Fact]
    lines: list[Message | None]


class Played(Generic[S]):
    """A copy on which an answer was tried, and what came of it."""

    def __init__(
        self, scene: Scene[S, Any, Any], s: S, barrier: bool, events: list[Event], outcomes: list[Outcome]
    ) -> None:
        self.scene = scene
        self.s = s
        self.barrier = barrier
        self.events = events
        self.outcomes = outcomes
        self.heard: dict[int, Heard] = {}

    def tell(self, *listeners: int) -> Played[S]:
        """Told at once, as at a table, and not when something else has been played."""
        for listener in listeners:
            view = self.scene.game.observe(self.s, listener)
            facts = self.scene.heard(self.events, listener)
            self.heard[listener] = Heard(view, facts, self.scene.lines(view, facts))
        return self


def play(scene: Scene[S, Any, Any], s: S, seat: int, option: Option, *listeners: int) -> Played[S]:
    """Try an answer on a copy, with dice of the kit's own."""
    twin, noting = s.clone(), Noting(Seeded(scene.below(1 << 30)))
    events: list[Event] = []
    barrier = scene.game.apply(twin, seat, option, noting, events)
    return Played(scene, twin, barrier, events, noting.taken).tell(*listeners)


def play_again(
    scene: Scene[S, Any, Any], s: S, seat: int, option: Option, outcomes: list[Outcome], *listeners: int
) -> Played[S] | None:
    """The same on another state with the same outcomes; None where they cannot come."""
    twin, recorded = s.clone(), Recorded(outcomes)
    events: list[Event] = []
    try:
        barrier = scene.game.apply(twin, seat, option, recorded, events)
        recorded.finish()
    except OutcomeMismatch:
        return None
    return Played(scene, twin, barrier, events, outcomes).tell(*listeners)


def rehearse(scene: Scene[S, Any, Any], seat: int, option: Option) -> Played[S]:
    """Everything that must hold for one answer, whoever looks on."""
    kit, s = scene.kit, scene.s
    spare = s.clone()
    if kit.dump_text(spare) != scene.text:
        scene.fail("clone", "a clone dumps differently", seat)
    rivals = [rival for rival in range(scene.setup.seats) if rival != seat]
    played = play(scene, s, seat, option, *scene.sample(rivals, 1))
    if kit.dump_text(s) != scene.text or kit.dump_text(spare) != scene.text:
        scene.fail("clone", f"{option} played on one copy is seen in another", seat)
    if type(played.barrier) is not bool:
        scene.fail("barrier", f"apply returns {played.barrier!r}, neither True nor False", seat)
    _quietly(scene, seat, option, played)
    _check_barrier(scene, seat, option, played)
    for event in played.events:
        check_event(scene, event)
    if seat != SYSTEM and scene.in_window:
        _check_sealed(scene, seat, played)
    elif seat != SYSTEM and rivals:
        _check_rivals(scene, seat, option, played)
    return played


def _quietly(scene: Scene[S, Any, Any], seat: int, option: Option, played: Played[S]) -> None:
    """Search plays with nobody listening: the same must happen."""
    twin, recorded = scene.s.clone(), Recorded(played.outcomes)
    dumped = scene.game.dump(twin)
    try:
        barrier = scene.game.apply(twin, seat, option, recorded, None)
        recorded.finish()
    except OutcomeMismatch as error:
        scene.fail("out", f"{option} draws other outcomes when nobody listens: {error}", seat)
    if barrier != played.barrier:
        scene.fail("out", f"{option} is {'a' if barrier else 'no'} barrier when nobody listens, else not so", seat)
    scene.same("dump", "a dump, after its state went on,", json.loads(scene.text), dumped, seat)
    scene.same("out", f"{option} with and without listeners", scene.game.dump(played.s), scene.game.dump(twin), seat)


def _check_barrier(scene: Scene[S, Any, Any], seat: int, option: Option, played: Played[S]) -> None:
    after = scene.game.asked(played.s)
    opened = any(decision.window for decision in after) and (seat == SYSTEM or not scene.in_window)
    reasons = (
        (bool(played.outcomes), "chance was used"),
        (opened, "a window was opened"),
        (seat == SYSTEM and scene.in_window, "a window was closed"),
    )
    for holds, reason in reasons:
        if holds and not played.barrier:
            scene.fail("barrier", f"{option}: {reason}, and yet it may be taken back", seat)
    if seat != SYSTEM and not scene.in_window:
        revealed = any(event.fact[0] in scene.kit.reveals for event in played.events)
        scene.kit.harmless += bool(after) and not opened and not played.outcomes and not revealed
        scene.kit.returnable += not played.barrier


def conclude_barriers(kit: Kit[Any, Any, Any]) -> None:
    """Some answer could be taken back, if there was one that told nobody anything new."""
    if kit.harmless and not kit.returnable:
        kit.fail(
            "barrier-always",
            f"nothing can ever be taken back, not even the {kit.harmless} answers that drew nothing and opened no"
            " window; if the rules want it so, say undo=False",
        )


def check_event(scene: Scene[Any, Any, Any], event: Event) -> None:
    """It speaks to seats there are, in numbers, and can be told."""
    if event.audience < 0 or event.audience >> scene.setup.seats:
        scene.fail("event-form", f"{event} speaks to seats that are not there")
    for fact in (event.fact, event.public):
        if fact is None:
            continue
        if not well_formed(fact):
            scene.fail("event-form", f"{event} is not told in numbers, and at most one word at the end")
        line = scene.game.narrate(scene.game.observe(scene.s, SPECTATOR), fact)
        if isinstance(line, Message):
            scene.hear(line)
        elif line is not None:
            scene.fail("message", f"narrate tells {fact} as {line!r}")


def _check_sealed(scene: Scene[S, Any, Any], seat: int, played: Played[S]) -> None:
    """An answer in an open window concerns its giver alone."""
    game = scene.game
    if played.outcomes:
        scene.fail("sealed-leak", "a sealed answer draws outcomes", seat)
    scene.same("sealed-leak", "who is asked, after a sealed answer,", scene.asked, game.asked(played.s), seat)
    for other in range(scene.setup.seats):
        if other != seat:
            before, after = game.recall(scene.s, other), game.recall(played.s, other)
            scene.same("sealed-leak", f"seat {other}'s memory, after a sealed answer,", before, after, seat)
    before, after = game.observe(scene.s, SPECTATOR), game.observe(played.s, SPECTATOR)
    scene.same("sealed-leak", "the public view, after a sealed answer,", before, after, seat)
    for event in played.events:
        if event.public is not None or event.audience & ~only(seat):
            scene.fail("sealed-leak", f"a sealed answer is told to others: {event}", seat)


def _check_rivals(scene: Scene[S, Any, Any], seat: int, option: Option, played: Played[S]) -> None:
    """A rival whose memory cannot tell two courses of events apart was not told two different things.

    Else either an event tells too much, or the memory forgets what was told.
    """
    (rival,) = played.heard
    (other,) = scene.answers(seat, 1)
    instead = play_again(scene, scene.s, seat, other, played.outcomes, rival)
    if instead and other != option:
        same_told(scene, rival, f"{option} and {other}", played, instead, chosen=True)
    if played.outcomes:
        same_told(scene, rival, f"{option} with two draws", played, play(scene, scene.s, seat, option, rival))


def same_told(
    scene: Scene[S, Any, Any], listener: int, what: str, one: Played[S], other: Played[S], *, chosen: bool = False
) -> None:
    """What is told and not remembered is the same in both; of two answers that were `chosen`, what need not pass."""
    recall = scene.game.recall
    if alike(recall(one.s, listener), recall(other.s, listener)):
        here, there = one.heard[listener].facts, other.heard[listener].facts
        if chosen:
            here, there = scene.lasting(here), scene.lasting(there)
        scene.same("event-leak", f"what is told of {what}, and not remembered,", here, there, listener)
        same_lines(scene, listener, what, one, other)


def same_lines(scene: Scene[S, Any, Any], listener: int, what: str, one: Played[S], other: Played[S]) -> None:
    """The same fact and the same view, the same line."""
    here, there = one.heard[listener], other.heard[listener]
    if not alike(here.view, there.view):
        return
    for fact, line, twin, other_line in zip(here.facts, here.lines, there.facts, there.lines, strict=False):
        if fact == twin:
            scene.same("narrate-leak", f"how {fact} reads, in {what},", line, other_line, listener)
