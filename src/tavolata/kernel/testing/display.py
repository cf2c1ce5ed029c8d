"""The display proof: whatever the view does not show may change, and nothing a person sees does."""

from __future__ import annotations

import json
from typing import Any, Final

from tavolata.kernel.game import canonical
from tavolata.kernel.testing.plain import Address, altered, changed_slots, leaves, slot_of, swapped, text
from tavolata.kernel.testing.scene import PUBLIC_VIEW, SEAT_VIEW, Kit, Scene

UNREADABLE: Final = ""


def prove_display(scene: Scene[Any, Any, Any], observer: int) -> None:
    """Disguise the state for this seat (or a spectator) and look again."""
    kit, game, s = scene.kit, scene.game, scene.s
    options = scene.answers(observer, kit.sizes.previews) if observer >= 0 else []
    for _ in range(kit.sizes.disguises):
        other = kit.disguise(s.clone(), observer, scene.whim)
        scene.unchanged("clone", "a clone was disguised, and the original has changed")
        _note_disguised(scene, observer, game.dump(other))
        seen = _screen(scene, s, observer, options)
        for (check, what, before), (_, _, after) in zip(seen, _screen(scene, other, observer, options), strict=True):
            scene.same(check, f"{what}, when what is hidden changes,", before, after, observer)
    scene.count("disguises", kit.sizes.disguises)


def _screen(scene: Scene[Any, Any, Any], s: Any, observer: int, options: list[Any]) -> list[tuple[str, str, Any]]:
    """Everything that reaches a person's device, apart from the options themselves."""
    game = scene.game
    view = game.observe(s, observer)
    return [
        ("view-leak", "the view", view),
        ("asked-leak", "who is asked", game.asked(s)),
        ("outline-leak", "the outline", game.outline(view)),
        ("describe-leak", "what options are called", [game.describe(view, option) for option in options]),
        ("path-leak", "the way to options", [game.path(view, option) for option in options]),
        ("preview-leak", "previews", [game.preview(view, option) for option in options]),
        ("narrate-leak", "how the last events read", scene.lines(view, scene.heard(scene.told, observer))),
    ]


# --- is the disguise complete? --------------------------------------------------------------------------------------
def _note_disguised(scene: Scene[Any, Any, Any], observer: int, dump: Any) -> None:
    changed = changed_slots(scene.data, json.loads(canonical(dump)))
    scene.kit.disguised[_kind(observer)] |= changed
    if observer >= 0:
        scene.kit.report.hidden |= changed


def _kind(observer: int) -> str:
    return SEAT_VIEW if observer >= 0 else PUBLIC_VIEW


def scan_slots(scene: Scene[Any, Any, Any], observer: int) -> None:
    """Change single numbers of the state: is it seen in the view, or does the disguise have to take care of it?"""
    kit = scene.kit
    found = list(leaves(scene.data))
    kit.seen_slots |= {slot_of(address) for address, _ in found}
    shown = text(scene.game.observe(scene.s, observer))
    for address, value in scene.sample(found, kit.sizes.leaves):
        for dump in _changes(scene, address, value):
            seen = _observed(scene, dump, observer)
            if seen == UNREADABLE:
                continue
            if seen == shown:
                kit.unshown[_kind(observer)].add(slot_of(address))
            else:
                kit.shown.add(slot_of(address))


def _changes(scene: Scene[Any, Any, Any], address: Address, value: Any) -> list[Any]:
    """A dump with this value changed, and one in which it changes places with a neighbour (so that sums stay)."""
    other: Any = not value if isinstance(value, bool) else 1 - value if value in (0, 1) else None
    if isinstance(value, str):
        other = value + "?"
    elif other is None and isinstance(value, int):
        other = value + 1
    found = [altered(scene.text, address, other)]
    neighbours = scene.data
    for step in address[:-1]:
        neighbours = neighbours[step]
    if isinstance(neighbours, list):
        unlike = [at for at, inner in enumerate(neighbours) if type(inner) is type(value) and inner != value]
        if unlike:
            found.append(swapped(scene.text, address, unlike[scene.below(len(unlike))]))
    return found


def _observed(scene: Scene[Any, Any, Any], dump: Any, observer: int) -> str:
    """The view of a changed state; nothing where it makes no sense at all."""
    try:
        return text(scene.game.observe(scene.game.load(dump), observer))
    except Exception:  # a state that cannot be may break anything
        return UNREADABLE


def conclude_display(kit: Kit[Any, Any, Any], technical: frozenset[str]) -> None:
    """Every slot was seen in a view or changed by the disguise, else the proof has a hole."""
    everything = kit.disguised[SEAT_VIEW] | kit.disguised[PUBLIC_VIEW] | kit.shown
    for slot in sorted(kit.seen_slots - technical):
        if slot not in everything:
            kit.fail("slot-uncovered", f"slot {slot} is neither shown nor disguised")
        for viewer, unshown in kit.unshown.items():
            if slot in unshown and slot not in kit.disguised[viewer]:
                kit.fail("slot-uncovered", f"slot {slot} holds what is not shown to {viewer}, and is never disguised")
    unknown = technical - kit.seen_slots
    if unknown:
        kit.report.note(f"technical, but never seen: {', '.join(sorted(unknown))}")
