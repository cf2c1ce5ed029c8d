"""Round trips: a state through JSON, a game through its file, a game through another process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from typing import Any, Final

from tavolata.kernel.errors import BadFile
from tavolata.kernel.game import Game, digest
from tavolata.kernel.log import read_log, record, write_log
from tavolata.kernel.match import Match, verify
from tavolata.kernel.testing.plain import Address, altered, inside, lists
from tavolata.kernel.testing.player import Player
from tavolata.kernel.testing.scene import Kit, Scene

WRONG: Final[dict[type, tuple[Any, ...]]] = {
    int: ("x", 1.5, []),
    float: ("x", []),
    bool: ("x", []),
    str: (7, []),
    list: ("x", 7, {}),
    dict: ("x", 7, []),
}
"""What cannot stand in a dump in place of a value of this type."""

WRONG_ANSWER: Final[tuple[Any, ...]] = (1.5, {})
"""Nor in an open answer, where numbers and texts may both stand."""


def check_load(scene: Scene[Any, Any, Any]) -> None:
    """A state read back is the same state."""
    game = scene.game
    twin = game.load(json.loads(scene.text))
    if scene.kit.dump_text(twin) != scene.text:
        scene.same("load", "a state read back", json.loads(scene.text), game.dump(twin))
    scene.same("load", "who is asked, in a state read back,", scene.asked, game.asked(twin))
    for decision in scene.asked:
        seat = decision.seat
        scene.same("load", "options of a state read back", game.options(scene.s, seat), game.options(twin, seat), seat)
    _note_lengths(scene)


def check_bad_load(scene: Scene[Any, Any, Any]) -> None:
    """What is no state is refused as a bad file, not with a crash."""
    whole = json.loads(scene.text)
    name = sorted(whole)[scene.below(len(whole))]
    for bad in ({}, {key: value for key, value in whole.items() if key != name}, whole | {name: None}):
        try:
            scene.game.load(bad)
        except BadFile:
            continue
        except Exception as error:
            scene.fail("load", f"a dump without {name} breaks load: {error!r}")
        if name not in bad:
            scene.fail("load", f"load takes a dump without {name}")
    for address, value in scene.sample(list(inside(scene.data)), scene.kit.sizes.garbage):
        wrong = WRONG_ANSWER if address[0] == "answers" and len(address) > 1 else WRONG.get(type(value), ())
        for garbage in scene.sample(list(wrong), 1):
            fault = _taken(scene.kit, altered(scene.text, address, garbage))
            if fault:
                scene.fail("load", f"a dump with {garbage!r} for {_way(address)} {fault}")


def _taken(kit: Kit[Any, Any, Any], bad: Any) -> str:
    """What load does with a dump that is no state: nothing, if it does right."""
    try:
        kit.game.load(bad)
    except BadFile:
        return ""
    except Exception as error:
        return f"breaks load: {error!r}"
    return "is taken for a state"


def _way(address: Address) -> str:
    return ".".join(map(str, address))


def _note_lengths(scene: Scene[Any, Any, Any]) -> None:
    """How long each list of a dump is, apart from the stack, which may have any length."""
    kit = scene.kit
    for address, value in lists(scene.data):
        if address != ("stack",):
            key = (scene.setup.seats, tuple(0 if type(step) is int else step for step in address))
            kit.lengths.setdefault(key, set()).add(len(value))
            if value and key not in kit.examples:
                kit.examples[key] = (scene.text, address)


def conclude_load(kit: Kit[Any, Any, Any]) -> None:
    """A list that always had one length at a table of that size must have it: one entry less makes a bad file."""
    for key, (dump_text, address) in kit.examples.items():
        if len(kit.lengths[key]) > 1:
            continue
        value: Any = json.loads(dump_text)
        for step in address:
            value = value[step]
        fault = _taken(kit, altered(dump_text, address, value[:-1]))
        if fault:
            always = f"with {key[0]} seats always {len(value)} long"
            kit.fail("load", f"a dump with one entry too few in {_way(address)}, {always}, {fault}")


def check_log(scene: Scene[Any, Any, Any], player: Player[Any]) -> None:
    """The whole log leads to the same state, and so does the record without the answers that did not count."""
    game, match = scene.game, player.match
    log = read_log(write_log(match.log), game)
    if log != match.log:
        scene.fail("log", "a log read back is another log")
    try:
        again = Match.resume(game, log, match.chance)
    except BadFile as error:
        scene.fail("replay", f"the log does not replay: {error}")
    if digest(game, again.state) != digest(game, match.state):
        scene.fail("replay", "the log leads to another state")
    kept = read_log(write_log(record(match.log, player.secret)), game)
    try:
        verdict = verify(game, kept)
    except BadFile as error:
        scene.fail("record", f"the record without sealed answers does not replay: {error}")
    if not verdict.dice or not verdict.finished:
        scene.fail("record", f"the record is not wholly checked: {verdict}")
    scene.count("rows replayed", len(log.rows) + len(kept.rows))


# --- another process --------------------------------------------------------------------------------------------------
PROGRAM = """
import sys
from importlib import import_module
from tavolata.kernel.testing.player import fingerprint
module, name, seed, limit = sys.argv[1:5]
game = getattr(import_module(module), name)
print(*(fingerprint(game, int(seed), int(number), int(limit)) for number in sys.argv[5:]))
"""


def address_of(game: Game[Any, Any, Any]) -> tuple[str, str] | None:
    """Where another process can import the game from: its module and its name there."""
    module = sys.modules.get(type(game).__module__)
    if module is None or module.__name__ == "__main__":
        return None
    for name, value in vars(module).items():
        if value is game:
            return (module.__name__, name) if _findable(module.__name__) else None
    return None


def _findable(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def check_elsewhere(kit: Kit[Any, Any, Any], prints: dict[int, str]) -> None:
    """Another process, with other hashes, plays the same games."""
    address = address_of(kit.game)
    if address is None:
        kit.report.note("not played in a second process: the game is no name of a module that can be imported")
        return
    command = [sys.executable, "-c", PROGRAM, *address, str(kit.seed), str(kit.limit), *map(str, prints)]
    salt = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    environment = os.environ | {"PYTHONHASHSEED": salt, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        kit.fail("second-process", done.stderr.strip().splitlines()[-1])
    for number, (here, there) in enumerate(zip(prints.values(), done.stdout.split(), strict=True)):
        if here != there:
            kit.fail("second-process", f"game {list(prints)[number]} goes another way in a second process")
    kit.report.counts["games in a second process"] = len(prints)
