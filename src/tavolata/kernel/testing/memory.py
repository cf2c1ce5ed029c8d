"""The memory proof: a state re-dealt from one seat's memory is, to that seat, the state it is in."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tavolata.kernel.chance import Seeded
from tavolata.kernel.frames import Stacked
from tavolata.kernel.game import canonical
from tavolata.kernel.terms import SPECTATOR, Option
from tavolata.kernel.testing.plain import alike, changed_slots, copied, difference, plain
from tavolata.kernel.testing.rehearsal import Played, play, play_again, same_lines, same_told
from tavolata.kernel.testing.scene import Kit, Scene, names

S = TypeVar("S", bound=Stacked)

POSITION_REDEALS: Final = 1000
MOST_FITTING: Final = 50


class Position(NamedTuple, Generic[S]):
    """A small position and by hand all that can be, as far as this seat knows: dumps, or the slots that vary."""

    state: S
    seat: int
    fitting: tuple[Mapping[str, Any], ...]


def prove_memory(scene: Scene[Any, Any, Any], seat: int, sent: list[Any]) -> None:
    """Re-deal, and compare everything that reaches this seat."""
    kit, game, s = scene.kit, scene.game, scene.s
    memory = game.recall(s, seat)
    scene.plain("the memory", memory)
    if not kit.fits(copied(memory), s.clone()):
        scene.fail("truth-unfit", "the true state does not pass `fits`", seat)
    options = scene.answers(seat, kit.sizes.previews)
    truth = _known(scene, s, seat, sent, options)
    redeals: list[str] = []
    for turn in range(kit.sizes.redeals):
        other = game.resample(copied(memory), scene.whim)
        redeals.append(kit.dump_text(other))
        if not kit.fits(copied(memory), other.clone()):
            scene.fail("redeal-unfit", f"a re-deal does not pass `fits`: {redeals[-1]}", seat)
        if turn and redeals[-1] == redeals[0]:
            continue
        for (check, what, before), (_, _, after) in zip(truth, _known(scene, other, seat, sent, options), strict=True):
            scene.same(check, f"{what}, after a re-deal,", before, after, seat)
        _prove_act(scene, other, seat)
        _prove_others(scene, other, seat)
    _note_variety(scene, redeals)


def _known(
    scene: Scene[Any, Any, Any], s: Any, seat: int, sent: list[Any], options: list[Any]
) -> list[tuple[str, str, Any]]:
    """Everything that reaches one seat while it waits or thinks."""
    game = scene.game
    view = game.observe(s, seat)
    return [
        ("view-leak", "the view", view),
        ("memory-leak", "the memory", game.recall(s, seat)),
        ("asked-leak", "who is asked", game.asked(s)),
        ("options-leak", "the list of options", game.options(s, seat)),
        ("refusal-leak", "refusals", [game.check(s, seat, option) for option in sent]),
        ("default-leak", "the time-out", game.default(s, seat) if scene.question(seat) else None),
        ("preview-leak", "previews", [game.preview(view, option) for option in options]),
        ("narrate-leak", "how the last events read", scene.lines(view, scene.heard(scene.told, seat))),
    ]


def _prove_act(scene: Scene[Any, Any, Any], other: Any, seat: int) -> None:
    """The same answer with the same outcomes tells this seat and the public the same; else it was a barrier."""
    if not scene.question(seat):
        return
    (option,) = scene.answers(seat, 1)
    here = play(scene, scene.s, seat, option, seat, SPECTATOR)
    there = play_again(scene, other, seat, option, here.outcomes, seat, SPECTATOR)
    if there is None:
        return
    for listener in (seat, SPECTATOR):
        before, _ = scene.until_revealed(here.heard[listener].facts)
        after, _ = scene.until_revealed(there.heard[listener].facts)
        scene.same("event-leak", f"what is told of {option}, after a re-deal,", before, after, seat)
        same_lines(scene, listener, f"{option}, after a re-deal", here, there)
    _prove_barrier(scene, seat, option, here, there)
    scene.count("answers after a re-deal")


def _prove_others(scene: Scene[Any, Any, Any], other: Any, seat: int) -> None:
    """Somebody else's answer, played in the truth and in a re-deal, tells this seat the same or is remembered apart."""
    speakers = [decision.seat for decision in scene.asked if decision.seat != seat]
    if not speakers:
        return
    speaker = speakers[scene.below(len(speakers))]
    (option,) = scene.answers(speaker, 1)
    if scene.game.check(other, speaker, option):
        return
    here = play(scene, scene.s, speaker, option, seat)
    there = play_again(scene, other, speaker, option, here.outcomes, seat)
    if there is None:
        return
    same_told(scene, seat, f"{names(speaker)}'s {option}, after a re-deal", here, there)
    if not any(fact[0] in scene.kit.reveals for end in (here, there) for fact in end.heard[seat].facts):
        _prove_barrier(scene, seat, option, here, there)


def _prove_barrier(
    scene: Scene[Any, Any, Any], seat: int, option: Option, here: Played[Any], there: Played[Any]
) -> None:
    """Two courses of events that this seat can tell apart only now: it has learnt something that was hidden."""
    if here.barrier or not scene.game.asked(here.s):
        return
    before, after = (scene.game.recall(end.s, seat) for end in (here, there))
    if not alike(before, after):
        learnt = difference(plain(before), plain(after))
        scene.fail("barrier", f"{option} may be taken back, though seat {seat} learns something hidden: {learnt}", seat)


# --- do re-deals vary? ------------------------------------------------------------------------------------------------
def _note_variety(scene: Scene[Any, Any, Any], redeals: list[str]) -> None:
    for redeal in set(redeals):
        scene.kit.report.varied |= changed_slots(scene.data, json.loads(redeal))
    scene.kit.pairs += len(set(redeals)) > 1
    scene.count("re-deals", len(redeals))


def conclude_memory(kit: Kit[Any, Any, Any], certain: frozenset[str]) -> None:
    """What is hidden was seen to vary, and not only between the truth and one invention."""
    report = kit.report
    constant = report.hidden - report.varied - certain
    if constant:
        names = ", ".join(sorted(constant))
        kit.fail("redeal-constant", f"re-deals always hold the truth in {names}; is it `certain` to perfect attention?")
    if report.hidden - certain and not kit.pairs:
        kit.fail("redeal-constant", "two re-deals of one memory never differ")


def prove_position(kit: Kit[S, Any, Any], number: int, position: Position[S]) -> None:
    """A thousand re-deals find every state that fits, and no other."""
    game, (s, seat, fitting) = kit.game, position
    if not 0 < len(fitting) <= MOST_FITTING:
        kit.fail("position", f"position {number} lists {len(fitting)} states; between 1 and {MOST_FITTING} will do")
    slots = {slot for dump in fitting for slot in dump}
    true_dump = json.loads(kit.dump_text(s))
    memory, chance = game.recall(s, seat), Seeded(kit.seed)
    for dump in fitting:
        state = game.load(json.loads(canonical(true_dump | dict(dump))))
        if not alike(game.recall(state, seat), memory):
            left, right = plain(memory), plain(game.recall(state, seat))
            kit.fail("memory-leak", f"position {number}: {dict(dump)} is remembered apart: {difference(left, right)}")
        if not kit.fits(copied(memory), state):
            kit.fail("position", f"position {number}: {dict(dump)} does not pass `fits`")
    wanted = {_excerpt(dump, slots) for dump in fitting}
    found = set()
    for _ in range(POSITION_REDEALS):
        other = game.resample(copied(memory), chance)
        found.add(_excerpt(json.loads(kit.dump_text(other)), slots))
    if wanted - found:
        kit.fail("position", f"position {number}: never re-dealt: {min(wanted - found)}")
    if found - wanted:
        kit.fail("position", f"position {number}: re-dealt, but not listed: {min(found - wanted)}")
    kit.report.counts["positions"] += 1


def _excerpt(dump: Mapping[str, Any], slots: set[str]) -> str:
    return canonical({slot: dump[slot] for slot in slots if slot in dump})
