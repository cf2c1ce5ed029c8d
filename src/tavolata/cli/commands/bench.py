"""`tavolata bench`: how fast the games are here."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Final

from tavolata.cli.arguments import Parser, game_called, seconds
from tavolata.cli.measure import bench
from tavolata.cli.screen import BOLD, Screen
from tavolata.cli.voice import Voice
from tavolata.games.finding import known_games

PLACES: Final = ("game",)
DIGITS: Final = {"games_per_s": 1, "clone_us": 2, "observe_us": 2, "recall_us": 2, "resample_us": 2, "import_ms": 1}
SHOWN: Final = (
    "decisions_per_s",
    "games_per_s",
    "clone_us",
    "observe_us",
    "recall_us",
    "resample_us",
    "state_bytes",
    "import_ms",
    "single_option_share",
    "mean_options",
)


def arguments(parser: Parser) -> None:
    parser.add_argument("--seconds", type=seconds("--seconds"), default=3.0)
    parser.add_argument("--json", action="store_true")


def run(asked: Namespace, voice: Voice, screen: Screen) -> int:
    for slug in [asked.game] if asked.game else known_games():
        found = bench(game_called(slug), asked.seconds)
        if asked.json:
            print(json.dumps(found), flush=True)
            continue
        kind = voice.text("cli-compiled" if found["compiled"] else "cli-pure")
        screen.line(voice.text("cli-bench", game=slug, seats=found["seats"], kind=kind), BOLD)
        rows = [[voice.text(f"cli-bench-{name.replace('_', '-')}"), figure(name, found[name], voice)] for name in SHOWN]
        width = max(len(name) for name, _ in rows)
        for name, value in rows:
            screen.raw(f"  {name.ljust(width)}  {value.rjust(12)}")
    return 0


def figure(name: str, value: float, voice: Voice) -> str:
    if name == "single_option_share":
        return f"{voice.figure(100 * value, 1)} %"
    return voice.figure(value, DIGITS.get(name, 2 if name == "mean_options" else 0))
