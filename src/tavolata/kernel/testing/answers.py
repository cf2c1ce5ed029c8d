"""Questions and answers: who is asked, what is offered, what is refused and how, what a time-out plays."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any, Final

from tavolata.kernel.chance import Seeded
from tavolata.kernel.frames import Decision, allowed, well_formed
from tavolata.kernel.hole import Amount, Word
from tavolata.kernel.messages import Refusal
from tavolata.kernel.terms import SPECTATOR, SYSTEM, Option
from tavolata.kernel.testing.player import filled
from tavolata.kernel.testing.report import is_text
from tavolata.kernel.testing.scene import Scene

MALFORMED: Final[tuple[Any, ...]] = (
    (),
    (None,),
    (True,),
    (False, 0),
    (1.0,),
    (float("nan"),),
    ("",),
    ("x",),
    ("x", 0),
    (0, "x"),
    (0, "x" * 5000),
    (0, ""),
    (0, "x", 0),
    (-1,),
    (0, -1),
    (1 << 40,),
    (99, 0),
    (0,) * 65,
    (0, (0,)),
    ((0,),),
    (0, []),
    (b"0",),
    ({0: 0},),
)
"""Always a tuple, of whatever: that much the type says, and compiled code insists on it."""


def check_questions(scene: Scene[Any, Any, Any]) -> None:
    """`asked` and `pending` agree, every question has a name, a clock and its rules."""
    game, s = scene.game, scene.s
    seats = [decision.seat for decision in scene.asked]
    pending = game.pending(s)
    if len(set(seats)) < len(seats) or not all(SYSTEM <= seat < scene.setup.seats for seat in seats):
        scene.fail("asked", f"asked are {seats} at a table of {scene.setup.seats}")
    if not pending or not set(pending) <= set(seats):
        scene.fail("pending", f"asked are {seats}, but {pending} owe an answer")
    for decision in scene.asked:
        _check_question(scene, decision)
    for seat in range(-1, scene.setup.seats):
        if seat not in seats and game.options(s, seat):
            scene.fail("options-unasked", "a seat that is not asked has options", seat)


def _check_question(scene: Scene[Any, Any, Any], decision: Decision) -> None:
    game, seat = scene.game, decision.seat
    if decision.kind not in game.question_names:
        scene.fail("question-name", f"question {decision.kind} has no name", seat)
    if not 0 <= decision.deadline.clock < len(game.clock_names):
        scene.fail("clock-name", f"clock {decision.deadline.clock} has no name", seat)
    if decision.auto and len(game.options(scene.s, seat)) != 1:
        scene.fail("auto", "the table would answer by itself where there is a choice", seat)
    scene.kit.report.rules.update(game.rules_for(decision.kind))


def check_clock(scene: Scene[Any, Any, Any], held: dict[int, tuple[int, int]]) -> None:
    """No seat goes on with what another has left of its time; `held` is the span of each clock and whose it was."""
    asked = scene.asked[0]
    clock, span = asked.deadline
    if clock not in held or held[clock][0] != span:
        held[clock] = (span, SYSTEM if asked.window else asked.seat)
    elif not asked.window and held[clock][1] not in (SYSTEM, asked.seat):
        name = scene.game.clock_names[clock]
        scene.fail("clock-shared", f"clock {name}, span {span}, is running for seat {held[clock][1]}", asked.seat)


# --- options ----------------------------------------------------------------------------------------------------------
def order(option: Option) -> tuple[tuple[int, Any], ...]:
    """How options are sorted: numbers, then texts, a hole last."""
    return tuple(
        (2, 0) if isinstance(entry, Amount | Word) else (1, entry) if isinstance(entry, str) else (0, entry)
        for entry in option
    )


def check_options(scene: Scene[Any, Any, Any], seat: int) -> None:
    """There are some, sorted and unique, and each is accepted."""
    options = scene.game.options(scene.s, seat)
    if not options:
        scene.fail("options-empty", "asked, but without an option", seat)
    for entry in options:
        last = entry[-1] if type(entry) is tuple and entry else None
        whole = (*entry[:-1], 0) if isinstance(last, Amount | Word) else entry
        if not well_formed(whole):
            scene.fail("option-form", f"{entry!r} is no option", seat)
    keys = [order(entry) for entry in options]
    for before, after in pairwise(keys):
        if before == after:
            scene.fail("options-unique", f"{options[keys.index(after)]} is offered twice", seat)
        if before > after:
            scene.fail("options-sorted", f"{options[keys.index(after)]} comes too late", seat)
    for entry in scene.sample(options, scene.kit.sizes.options):
        for option in _sent(scene, entry):
            refusal = scene.game.check(scene.s, seat, option)
            if refusal:
                scene.fail("option-refused", f"{option} is offered and refused: {refusal}", seat)
    scene.count("options", len(options))


def _sent(scene: Scene[Any, Any, Any], entry: Option) -> set[Option]:
    """An entry as it may be sent."""
    return _fillings(scene, entry) if isinstance(entry[-1], Amount | Word) else {entry}


def _fillings(scene: Scene[Any, Any, Any], entry: Option) -> set[Option]:
    """A hole filled at random and to the brim."""
    hole = entry[-1]
    found = {filled(entry, scene.whim) for _ in range(3)}
    if isinstance(hole, Amount):
        brim = hole.high - (hole.high - hole.low) % hole.step
        found |= {(*entry[:-1], hole.low), (*entry[:-1], brim)}
        if hole.high < hole.low or hole.step < 1:
            scene.fail("option-form", f"{hole.as_json()} takes no amount at all")
    return found


# --- anything anybody might send --------------------------------------------------------------------------------------
def inputs(scene: Scene[Any, Any, Any], seat: int) -> list[Any]:
    """Some malformed, some altered, some of other seats and other times, some fine."""
    bases: list[Option] = scene.answers(seat, 3) + scene.sample(scene.past, 6)
    bases += [option for decision in scene.asked for option in scene.answers(decision.seat, 2)]
    found: list[Any] = scene.answers(seat, 1) + scene.sample(list(MALFORMED), scene.kit.sizes.inputs // 3)
    while len(found) < scene.kit.sizes.inputs:
        base = bases[scene.below(len(bases))] if bases else (0,)
        found.append(_altered(scene, base))
    return found


def _altered(scene: Scene[Any, Any, Any], base: Option) -> Option:
    at, way = scene.below(len(base)), scene.below(7)
    if way == 0:
        return base
    if way == 1:
        return (*base, scene.below(5))
    if way == 2 and len(base) > 1:
        return base[:-1]
    if way == 3:
        return (*base[:-1], ("", "x", str(base[-1]))[scene.below(3)])
    if isinstance(base[at], str):
        return (*base[:at], base[at] + "?", *base[at + 1 :])
    value = base[at] + 1 - 2 * scene.below(2) if way < 6 else scene.below(12)
    return (*base[:at], value, *base[at + 1 :])


def check_inputs(scene: Scene[Any, Any, Any], seat: int, sent: list[Any]) -> None:
    """What is not offered is refused with a reason, and nothing anybody sends breaks anything."""
    game, s = scene.game, scene.s
    options = game.options(s, seat)
    for option in sent:
        refusal = _checked(scene, seat, option)
        listed = well_formed(option) and allowed(options, option)
        if refusal and listed:
            scene.fail("option-refused", f"{option} is offered and refused: {refusal}", seat)
        if refusal is None and not listed:
            if seat != SYSTEM or not well_formed(option):
                scene.fail("input-accepted", f"{option!r} is not offered, but accepted", seat)
            _try_result(scene, option)
    stranger = (SPECTATOR, scene.setup.seats, -7, 1 << 40)[scene.below(4)]
    for nobody in (stranger, *(other for other in range(scene.setup.seats) if not scene.question(other))):
        for option in scene.sample(scene.past, 1) + scene.answers(scene.asked[0].seat, 1):
            if _checked(scene, nobody, option) is None:
                scene.fail("input-accepted", f"{option!r} comes from a seat that is not asked", nobody)
    scene.count("inputs", len(sent))


def _checked(scene: Scene[Any, Any, Any], seat: int, option: Any) -> Refusal | None:
    """What `check` says, heard like a person would hear it."""
    try:
        refusal = scene.game.check(scene.s, seat, option)
    except Exception as error:
        scene.fail("input-crash", f"check breaks on {option!r}: {error!r}", seat)
    if refusal is None:
        return None
    if type(refusal) is not Refusal or not is_text(refusal.rule):
        scene.fail("refusal-form", f"{option!r} is refused without a reason and a rule: {refusal!r}", seat)
    scene.hear(refusal.message, seat)
    scene.kit.report.rules.add(refusal.rule)
    return refusal


def _try_result(scene: Scene[Any, Any, Any], option: Option) -> None:
    """A closing row that is called possible can be played."""
    try:
        scene.game.apply(scene.s.clone(), SYSTEM, option, Seeded(scene.row))
    except Exception as error:
        scene.fail("input-accepted", f"{option!r} is called a possible result and breaks: {error!r}", SYSTEM)


# --- time-outs --------------------------------------------------------------------------------------------------------
def check_default(scene: Scene[Any, Any, Any], seat: int) -> None:
    """It is legal, the same each time, no die was thrown for it, and it spends only where nothing else can be done."""
    game, s = scene.game, scene.s
    before = random.getstate()
    default = game.default(s, seat)
    refusal = _checked(scene, seat, default)
    if refusal:
        scene.fail("default-illegal", f"the time-out's {default} is refused: {refusal}", seat)
    twin = s.clone()
    if any(game.default(twin, seat) != default for _ in range(4)) or random.getstate() != before:
        scene.fail("default-chance", f"the time-out's {default} is not the same each time", seat)
    spends = scene.kit.spends
    if spends and spends(s, seat, default):
        for option in (option for entry in game.options(s, seat) for option in _sent(scene, entry)):
            if not spends(s, seat, option):
                scene.fail("default-spends", f"the time-out's {default} spends, and {option} would not", seat)


# --- what things are called -------------------------------------------------------------------------------------------
def check_words(scene: Scene[Any, Any, Any], seat: int) -> None:
    """Everything a person is told about a decision is a message, and no two options look alike."""
    game = scene.game
    view = game.observe(scene.s, seat)
    fault = scene.kit.report.hear_outline(game.outline(view))
    if fault:
        scene.fail("outline", fault, seat)
    entries = scene.sample(game.options(scene.s, seat), scene.kit.sizes.options)
    options = list(dict.fromkeys(filled(entry, scene.whim) for entry in entries))
    called: dict[Any, Option] = {}
    reached: dict[tuple[str, ...], Option] = {}
    for option in options:
        name, touches = game.describe(view, option), game.path(view, option)
        for message in (name, *(touch.label for touch in touches)):
            scene.hear(message, seat)
        way = tuple(touch.target for touch in touches)
        if not way or way in reached:
            scene.fail("path", f"{option} and {reached.get(way, 'nothing')} are reached alike, by {way}", seat)
        if name in called:
            scene.fail("describe", f"{option} and {called[name]} are called alike, {name}", seat)
        called[name], reached[way] = option, option
    if any(way[:end] in reached for way in reached for end in range(1, len(way))):
        scene.kit.report.note("some paths end where others go on: the screen must offer to stop there")
    for option in scene.sample(options, scene.kit.sizes.previews):
        for message in game.preview(view, option):
            scene.hear(message, seat)
