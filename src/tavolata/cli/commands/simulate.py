"""`tavolata simulate`: many games between bots, on all cores."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final

from tavolata import __version__
from tavolata.bots.policy import make_bots
from tavolata.bots.series import Job, all_cores, play_all
from tavolata.bots.tally import Estimate, Line, Tally, mean
from tavolata.cli.arguments import Parser, UsageError, game_called, game_options, needed, number
from tavolata.cli.files import refuse_existing, write_new
from tavolata.cli.screen import Progress, Screen
from tavolata.cli.voice import Voice
from tavolata.games.finding import find_game
from tavolata.kernel.chance import Seeded
from tavolata.kernel.errors import TavolataError
from tavolata.kernel.game import Game, make_setup
from tavolata.kernel.messages import count

PLACES: Final = ("game",)


def arguments(parser: Parser) -> None:
    parser.add_argument("--seats", type=number("--seats", 1, 64))
    parser.add_argument("--games", type=number("--games", 1, 100_000_000), default=1000)
    parser.add_argument("--bots", default="")
    parser.add_argument("--rotate", action="store_true")
    parser.add_argument("--seed", type=number("--seed", -(2**63), 2**63), default=1)
    parser.add_argument("--option", action="append")
    parser.add_argument("--workers", type=number("--workers", 1, 1024), default=all_cores())
    parser.add_argument("--json", type=Path)
    parser.add_argument("--force", action="store_true")


def run(asked: Namespace, voice: Voice, screen: Screen) -> int:
    game = game_called(needed(asked.game, "cli-which-game"))
    voice.enter(game)
    if asked.json and not asked.force:
        refuse_existing(asked.json, "cli-file-exists-force")
    job = job_of(asked, game)
    progress = Progress(job.games)
    began = time.perf_counter()
    try:
        tally = play_all(job, asked.workers, progress)
    except BrokenProcessPool:
        raise TavolataError("cli-worker") from None
    finally:
        progress.end()
    took = time.perf_counter() - began
    if asked.json:  # first, so that it is there whatever becomes of the table
        write_new(asked.json, json.dumps(result(job, game, tally), indent=2) + "\n", force=asked.force)
    show(job, tally, took, voice, screen)
    if asked.json:
        screen.line(voice.text("cli-written", file=str(asked.json)))
    return 0


def job_of(asked: Namespace, game: Game[Any, Any, Any]) -> Job:
    """What to simulate, once everything about it has been found possible."""
    names = tuple(name.strip() for name in asked.bots.split(",") if name.strip())
    seats = asked.seats or (len(names) if len(names) > 1 else game.seats[1])
    setup = make_setup(game, seats, game_options(asked.option))
    names = names or ("random",)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise UsageError("cli-bots-seats", bots=count(len(names)), seats=count(seats))
    make_bots(game, names)
    game.new(setup, Seeded(0))  # a game may refuse a setup that only it can judge
    return Job(game.slug, seats, setup.options, names, asked.rotate, asked.seed, asked.games)


def result(job: Job, game: Game[Any, Any, Any], tally: Tally) -> dict[str, Any]:
    """Everything that depends on the seed, and nothing else: no times, no number of processes."""
    return {
        "tavolata": __version__,
        "game": job.game,
        "rules": game.rules_number,
        "tables": game.tables_hash,
        "seats": job.seats,
        "options": dict(job.options),
        "bots": list(job.bots),
        "rotate": job.rotate,
        "seed": job.seed,
        "games": job.games,
        "counts_rounds": hasattr(game, "rounds"),
        **tally.as_json(),
    }


# --- the table --------------------------------------------------------------------------------------------------------
def show(job: Job, tally: Tally, took: float, voice: Voice, screen: Screen) -> None:
    """The result on the terminal."""
    speed = voice.figure(tally.games / took)
    screen.line(voice.text("cli-simulated", games=voice.figure(tally.games), game=job.game, speed=speed))
    heads = [voice.text(f"cli-head-{name}") for name in ("games", "wins", "interval", "points", "points-interval")]
    screen.line()
    by_seat = [
        row(f"{at + 1} {'' if job.rotate else job.bots[at]}".strip(), line, voice)
        for at, line in enumerate(tally.seats)
    ]
    screen.table([voice.text("cli-head-seat"), *heads], by_seat)
    screen.line()
    by_bot = [row(name, tally.bots[name], voice) for name in sorted(tally.bots)]
    screen.table([voice.text("cli-head-bot"), *heads], by_bot)
    screen.line()
    counts_rounds = hasattr(find_game(job.game), "rounds")
    for name, values in ([("rounds", tally.rounds)] if counts_rounds else []) + [("answers", tally.answers)]:
        found = mean(values)
        screen.line(
            voice.text(
                f"cli-mean-{name}",
                mean=voice.figure(found.value, 2),
                low=voice.figure(found.low, 2),
                high=voice.figure(found.high, 2),
                least=min(values),
                most=max(values),
            )
        )
    screen.line(voice.text("cli-intervals"))


def row(name: str, line: Line, voice: Voice) -> list[str]:
    share, points = line.win_share, mean(line.points)
    per_cent = Estimate(*(100 * value for value in share))
    return [
        name,
        voice.figure(line.held),
        f"{voice.figure(per_cent.value, 1)} %",
        f"{voice.figure(per_cent.low, 1)}–{voice.figure(per_cent.high, 1)}",
        voice.figure(points.value, 1),
        f"{voice.figure(points.low, 1)}–{voice.figure(points.high, 1)}",
    ]
