"""Speed of a game, as `tavolata bench` reports it: uniform random play over the listed options, and single calls."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

from tavolata.bots.arena import fill
from tavolata.bots.pace import random_pace
from tavolata.kernel.chance import Seeded
from tavolata.kernel.game import Game, Setup, canonical, make_setup

RUNS: Final = 5
DECISIONS: Final = 100
COUNTED: Final = 100  # games in which options are counted, and from which the decisions are taken

IMPORTS: Final = """
import sys, time
began = time.perf_counter()
from tavolata.games.finding import find_game
find_game(sys.argv[1])
print((time.perf_counter() - began) * 1000)
"""


class Decision(NamedTuple):
    """A moment of a random game in which a seat is asked."""

    state: Any
    seat: int


class Sample(NamedTuple):
    """What random games are made of, and some decisions from them."""

    single_share: float
    mean_options: float
    decisions: list[Decision]


def sample(game: Game[Any, Any, Any], setup: Setup) -> Sample:
    """Options counted over some games, and a hundred decisions drawn from them, always the same."""
    dice, whim = Seeded(11), Random(11)
    answers = single = listed = 0
    decisions: list[Decision] = []
    for _ in range(COUNTED):
        s = game.new(setup, dice)
        while waiting := game.pending(s):
            seat = waiting[0]
            options = game.options(s, seat)
            if seat >= 0:
                answers += 1
                single += len(options) == 1
                listed += len(options)
                if len(decisions) < DECISIONS:
                    decisions.append(Decision(s.clone(), seat))
                elif (place := whim.randrange(answers)) < DECISIONS:
                    decisions[place] = Decision(s.clone(), seat)
            game.apply(s, seat, fill(options[whim.randrange(len(options))], dice), dice)
    return Sample(single / answers, listed / answers, decisions)


def microseconds(call: Callable[[Any], object], things: list[Any], repeats: int) -> float:
    """One call, on the average over some things, in the median of several runs."""
    runs = []
    for _ in range(RUNS + 2):
        began = perf_counter()
        for _ in range(repeats):
            for thing in things:
                call(thing)
        runs.append((perf_counter() - began) / (repeats * len(things)) * 1e6)
    return median(runs)


def import_ms(slug: str) -> float:
    """Loading the game and what it needs in a new process, without the start of Python itself."""
    command = [sys.executable, "-c", IMPORTS, slug]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(RUNS)]
    return median(float(text) for text in runs)


def is_compiled(game: Game[Any, Any, Any]) -> bool:
    """Whether the rules run as compiled code."""
    return str(sys.modules[type(game).__module__].__file__).endswith((".so", ".pyd"))


def bench(game: Game[Any, Any, Any], seconds: float) -> dict[str, Any]:
    """All figures of one game: four seats, or its most if these are fewer, default options."""
    setup = make_setup(game, max(game.seats[0], min(4, game.seats[1])))
    found = sample(game, setup)
    states = [decision.state for decision in found.decisions]
    memories = [game.recall(decision.state, decision.seat) for decision in found.decisions]
    runs = [random_pace(game, setup, seconds / RUNS, seed) for seed in range(RUNS)]
    dice = Seeded(12)
    sizes = [len(canonical(game.dump(s)).encode()) for s in states]
    return {
        "game": game.slug,
        "compiled": is_compiled(game),
        "seats": setup.seats,
        "decisions_per_s": round(median(run.answers for run in runs)),
        "games_per_s": round(median(run.games for run in runs), 1),
        "clone_us": round(microseconds(lambda s: s.clone(), states, 20), 3),
        "observe_us": round(microseconds(lambda d: game.observe(d.state, d.seat), found.decisions, 10), 3),
        "recall_us": round(microseconds(lambda d: game.recall(d.state, d.seat), found.decisions, 2), 3),
        "resample_us": round(microseconds(lambda memory: game.resample(memory, dice), memories, 5), 3),
        "state_bytes": round(sum(sizes) / len(sizes)),
        "import_ms": round(import_ms(game.slug), 1),
        "single_option_share": round(found.single_share, 4),
        "mean_options": round(found.mean_options, 2),
        "runs": RUNS,
    }
