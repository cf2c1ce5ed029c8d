"""A long run of random games on all cores: every number of seats, any table options, the laws of each game at each row.

    python tests/soak.py [GAME] [--games 100000] [--seed 1] [--workers N]

Prints what was seen and fails on an exception, a broken law, a game without end or a rule function that no watched
game reached (a hundred games are enough). Run by `make soak`; a small run is part of the tests (tests/test_soak.py).
"""

from __future__ import annotations

import argparse
import inspect
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tavolata.bots.arena import fill, stream  # noqa: E402
from tavolata.bots.series import all_cores  # noqa: E402
from tavolata.games.finding import find_game, known_games  # noqa: E402
from tavolata.kernel.game import Game  # noqa: E402
from tavolata.kernel.hole import SAMPLED  # noqa: E402
from tavolata.kernel.terms import SYSTEM  # noqa: E402
from tavolata.kernel.testing.player import random_setup  # noqa: E402

CHUNK: Final = 250
ENDLESS: Final = 20_000  # rows
SECOND_THOUGHTS: Final = 8  # in a window one in so many answers comes from a seat that has answered
SLEEPY: Final = 4  # in one in so many games every other answer is what a time-out plays, so that it lasts longer
WATCHED: Final = 50  # one in so many games, and the first hundred, are played with an eye on the functions they call
ALL_WATCHED: Final = 100
SHOWN: Final = 5  # complaints

Law = Callable[[Any], str | None]
Turn = Callable[[Any, Any], str | None]


class Seen(NamedTuple):
    """What some games added up to. Everything can be added to what others saw."""

    counts: Counter[str]
    most: Counter[str]  # the largest of each
    ends: Counter[str]
    tables: Counter[str]
    calls: Counter[str]
    complaints: list[str]

    def add(self, other: Seen) -> None:
        for own, more in ((self.counts, other.counts), (self.ends, other.ends), (self.tables, other.tables)):
            own.update(more)
        self.calls.update(other.calls)
        self.most.update({name: max(0, value - self.most[name]) for name, value in other.most.items()})
        self.complaints.extend(other.complaints)


def nothing() -> Seen:
    return Seen(Counter(), Counter(), Counter(), Counter(), Counter(), [])


class Broken(Exception):
    """A law of the game does not hold."""


# --- one game ---------------------------------------------------------------------------------------------------------
def laws_of(slug: str) -> tuple[Law, Turn]:
    """What the tests of the game know of its laws: for a state, and from one state to the next."""
    there = Path(ROOT, "tests", "games", slug, "laws.py").exists()
    module = import_module(f"tests.games.{slug}.laws") if there else None
    return getattr(module, "laws", lambda s: None), getattr(module, "turned", lambda before, after: None)


def play(game: Game[Any, Any, Any], laws: Law, turned: Turn, seed: int, number: int, seen: Seen) -> None:
    """One game, its laws looked at after every answer."""
    dice, whim = stream(seed, number, "dice"), stream(seed, number, "whim")
    setup = random_setup(game, number, whim)
    seen.tables[f"{setup.seats} seats"] += 1
    s = game.new(setup, dice)
    keep(laws(s))
    rows = answers = deepest = widest = 0
    last = -1
    while waiting := game.pending(s):
        asked = game.asked(s)
        if asked[0].window and not whim.below(SECOND_THOUGHTS, SAMPLED):
            waiting = [decision.seat for decision in asked if decision.must]
        seat = waiting[whim.below(len(waiting), SAMPLED)]
        options = game.options(s, seat)
        last = asked[-1].kind
        deepest, widest = max(deepest, len(s.stack)), max(widest, len(options))
        before = s.clone()
        sleeps = number % SLEEPY == 0 and seat != SYSTEM and not whim.below(2, SAMPLED)
        option = game.default(s, seat) if sleeps else fill(options[whim.below(len(options), SAMPLED)], whim)
        game.apply(s, seat, option, dice)
        keep(laws(s))
        keep(turned(before, s))
        rows += 1
        answers += seat != SYSTEM
        seen.counts["windows closed"] += seat == SYSTEM
        if rows > ENDLESS:
            raise Broken(f"no end after {rows} rows")
    result = game.score(s)
    winners = len(result.winners)
    seen.ends[f"after {game.question_names[last]}, {'one winner' if winners == 1 else f'{winners} share the win'}"] += 1
    seen.counts["answers"] += answers
    for name, value in (("longest game", answers), ("deepest stack", deepest), ("most options", widest)):
        seen.most[name] = max(seen.most[name], value)


def keep(against: str | None) -> None:
    if against:
        raise Broken(against)


def play_some(slug: str, seed: int, first: int, games: int) -> Seen:
    """A chunk of games; what goes wrong in one is noted, and the next is played."""
    game, (laws, turned) = find_game(slug), laws_of(slug)
    seen = nothing()
    for number in range(first, first + games):
        watch = Watch(slug) if number < ALL_WATCHED or number % WATCHED == 0 else None
        try:
            if watch:
                sys.setprofile(watch)
            play(game, laws, turned, seed, number, seen)
        except Broken as broken:
            seen.counts["broken laws"] += 1
            seen.complaints.append(f"game {number} (seed {seed}): {broken}")
        except Exception:
            seen.counts["exceptions"] += 1
            seen.complaints.append(f"game {number} (seed {seed}): {traceback.format_exc(limit=-3)}")
        finally:
            sys.setprofile(None)
        if watch:
            seen.calls.update(watch.calls)
        seen.counts["games"] += 1
    return seen


# --- which rules were reached -----------------------------------------------------------------------------------------
class Watch:
    """Counts calls of functions of the module in which the rules stand."""

    def __init__(self, slug: str) -> None:
        self.file = inspect.getsourcefile(type(find_game(slug)))
        self.calls: Counter[str] = Counter()

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and frame.f_code.co_filename == self.file:
            self.calls[frame.f_code.co_qualname if sys.version_info >= (3, 11) else frame.f_code.co_name] += 1


def rule_functions(slug: str) -> list[str]:
    """The functions of the module in which the rules stand: the frames, and what they share."""
    module = sys.modules[type(find_game(slug)).__module__]
    found = inspect.getmembers(module, inspect.isfunction)
    return sorted(name for name, function in found if function.__module__ == module.__name__)


# --- all games --------------------------------------------------------------------------------------------------------
def soak(slug: str, games: int, seed: int, workers: int, progress: Callable[[int], None]) -> Seen:
    """Many games of one kind, added up."""
    total = nothing()
    firsts = range(0, games, CHUNK)
    sizes = [min(CHUNK, games - first) for first in firsts]
    count = len(firsts)
    jobs = ([slug] * count, [seed] * count, firsts, sizes)
    if workers <= 1 or count <= 1:
        return _added(total, map(play_some, *jobs), progress)
    with ProcessPoolExecutor(workers) as pool:
        return _added(total, pool.map(play_some, *jobs), progress)


def _added(total: Seen, parts: Iterable[Seen], progress: Callable[[int], None]) -> Seen:
    for part in parts:
        total.add(part)
        progress(total.counts["games"])
    return total


def unreached(slug: str, seen: Seen) -> list[str]:
    """The rule functions that no watched game called."""
    return [name for name in rule_functions(slug) if not seen.calls[name]]


def report(slug: str, seen: Seen) -> list[str]:
    """The figures, a line each."""
    functions, missed = rule_functions(slug), unreached(slug, seen)
    lines = [f"{slug}: {seen.counts['games']:,} games, {seen.counts['answers']:,} answers"]
    lines.append("  tables: " + ", ".join(f"{name} {n:,}" for name, n in sorted(seen.tables.items())))
    lines += [f"  {name}: {value:,}" for name, value in sorted(seen.most.items())]
    lines.append(f"  windows closed: {seen.counts['windows closed']:,}")
    lines += [f"  ended {name}: {n:,}" for name, n in seen.ends.most_common()]
    lines.append(f"  rule functions reached: {len(functions) - len(missed)} of {len(functions)}")
    if missed:
        lines.append(f"  not reached: {', '.join(missed)}")
    lines.append(f"  exceptions: {seen.counts['exceptions']}, broken laws: {seen.counts['broken laws']}")
    return lines + [f"  {complaint}" for complaint in seen.complaints[:SHOWN]]


def main(argv: list[str] | None = None) -> int:
    """Soak one game or all; 1 when something went wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=all_cores())
    asked = parser.parse_args(argv)
    wrong = 0
    for slug in [asked.game] if asked.game else known_games():
        began = time.perf_counter()

        def progress(done: int, began: float = began) -> None:
            if sys.stderr.isatty():
                print(f"\r{done:,} of {asked.games:,}", end="", file=sys.stderr, flush=True)

        seen = soak(slug, asked.games, asked.seed, asked.workers, progress)
        print(*report(slug, seen), sep="\n")
        print(f"  took {time.perf_counter() - began:,.0f} s", flush=True)
        wrong += len(seen.complaints) + len(unreached(slug, seen))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
