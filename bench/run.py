"""Speed as ratios within one run: the games, pure and compiled, against the C program beside this file.

Absolute figures move with the machine and its neighbours; a share of the reference, measured in turns with it, holds.
Where there is no C compiler, only the pure figures are printed. Run by `make bench`.

    python bench/run.py            measure and print
    python bench/run.py --check    also fail where a recorded share fell by a third
    python bench/run.py --write    record the shares in bench/latest.json

docs/speed.md says what the figures mean and where the time goes.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
LATEST: Final = HERE / "latest.json"
GAMES: Final = ("2000", "4", "1", "0", "3")  # games, seats, first seed, mode, repeats of the reference
TARGETS: Final = {"pure": 0.014, "compiled": 0.07}
FALLEN: Final = 2 / 3  # of what is recorded: less is a failure
KEPT: Final = ("decisions_per_s", "clone_us", "observe_us", "recall_us", "resample_us", "import_ms")
RECORDS: Final = ROOT / "tests" / "games"

BUILD: Final = """
import sys
from pathlib import Path
from tools.wheel import build, compiler
print(build(Path(sys.argv[1]), compiled=True) if compiler() else "")
"""
VERIFY: Final = """
import sys, time
from pathlib import Path
from tavolata.games.finding import find_game
from tavolata.kernel.log import read_log
from tavolata.kernel.match import verify
game = find_game(sys.argv[1])
texts = [path.read_text("utf-8") for path in sorted(Path(sys.argv[2]).glob("*.tavolata"))]
runs = []
for _ in range(5):
    began = time.perf_counter()
    rows = sum(verify(game, read_log(text, game)).rows for text in texts)
    runs.append(time.perf_counter() - began)
print(sorted(runs)[2] * 1000 / len(texts), rows / len(texts))
"""


def run(*command: str, **environment: str) -> str:
    """What a command prints; the end of everything when it fails."""
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | environment, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"failed: {' '.join(command[:4])} ...")
    return done.stdout


# --- what is measured -------------------------------------------------------------------------------------------------
def build_reference(folder: Path) -> Path | None:
    """The C program, or None where it cannot be built."""
    program = folder / "reference"
    compiler = os.environ.get("CC", "cc").split()
    try:
        subprocess.run([*compiler, "-O3", "-o", str(program), str(HERE / "reference.c")], check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return program


def build_compiled(folder: Path, dist: Path | None = None) -> Path | None:
    """A folder with the compiled package, from a wheel in `dist` or built anew; None where there is no compiler."""
    found = [str(path) for path in dist.glob("*.whl") if "-none-any" not in path.name] if dist else []
    wheel = found or run(sys.executable, "-c", BUILD, str(folder)).split()[-1:]
    if not wheel:
        return None
    installed = folder / "compiled"
    run(sys.executable, "-m", "pip", "-qq", "install", "--no-deps", "--target", str(installed), wheel[0])
    return installed


def reference_speed(program: Path) -> float:
    """Decisions a second, the best of its repeats: it is short, and a neighbour only ever slows it down."""
    rows = [line.split() for line in run(str(program), *GAMES).splitlines()]
    return max(int(decisions) / float(seconds) for decisions, _, seconds, _ in rows)


def games_speed(package: Path, seconds: float) -> dict[str, dict[str, Any]]:
    """`tavolata bench` with the package in this folder, by game."""
    command = [sys.executable, "-m", "tavolata", "bench", "--json", "--seconds", str(seconds)]
    return {found["game"]: found for found in map(json.loads, run(*command, PYTHONPATH=str(package)).splitlines())}


def verify_speed(package: Path, game: str) -> dict[str, float]:
    """Reading and verifying a recorded game of the tests, on the average; none where the game has no records."""
    records = RECORDS / game / "records"
    if not any(records.glob("*.tavolata")):
        return {}
    milliseconds, rows = run(sys.executable, "-c", VERIFY, game, str(records), PYTHONPATH=str(package)).split()
    return {"verify_ms": float(milliseconds), "verify_rows": float(rows)}


def measure(
    reference: Path, packages: dict[str, Path], seconds: float, number_of_rounds: int
) -> dict[str, dict[str, dict[str, float]]]:
    """For each game and way of running it: its share of the reference and its times, each the median of the rounds."""
    rounds: dict[str, dict[str, list[dict[str, float]]]] = {}
    for number in range(number_of_rounds):
        print(f"\rround {number + 1} of {number_of_rounds}", end="", file=sys.stderr, flush=True)
        for kind, package in packages.items():
            before = reference_speed(reference)
            found = games_speed(package, seconds)
            speed = (before + reference_speed(reference)) / 2
            for game, figures in found.items():
                if figures["compiled"] != (kind == "compiled"):
                    sys.exit(f"{game} should have run {kind}, and did not")
                kept = {name: figures[name] for name in KEPT} | verify_speed(package, game)
                kept |= {"share": figures["decisions_per_s"] / speed, "reference_per_s": speed}
                rounds.setdefault(game, {}).setdefault(kind, []).append(kept)
    print(file=sys.stderr)
    return {
        game: {kind: {name: median(one[name] for one in runs) for name in runs[0]} for kind, runs in kinds.items()}
        for game, kinds in rounds.items()
    }


# --- what is said of it -----------------------------------------------------------------------------------------------
def show(found: dict[str, dict[str, dict[str, float]]]) -> None:
    for game, kinds in found.items():
        print(game)
        for kind, figures in kinds.items():
            target = TARGETS[kind]
            verdict = "reached" if figures["share"] >= target else "NOT reached"
            print(
                f"  {kind:8}  {figures['share']:.4f} of the reference (target {target}: {verdict}), "
                f"{figures['decisions_per_s']:,.0f} answers/s"
            )
            calls = ("clone", "observe", "recall", "resample")
            times = [f"{name} {figures[f'{name}_us']:.2f} us" for name in calls]
            print(f"            {', '.join(times)}, import {figures['import_ms']:.0f} ms")
            if "verify_ms" in figures:
                print(f"            verify a game of {figures['verify_rows']:.0f} rows {figures['verify_ms']:.1f} ms")


def recorded(found: dict[str, dict[str, dict[str, float]]], rounds: int) -> dict[str, Any]:
    """What is kept: shares, and times for whoever wonders later."""
    return {
        "python": platform.python_version(),
        "rounds": rounds,
        "games": {
            game: {kind: {name: round(value, 4) for name, value in figures.items()} for kind, figures in kinds.items()}
            for game, kinds in found.items()
        },
    }


def fallen(found: dict[str, dict[str, dict[str, float]]], latest: dict[str, Any]) -> list[str]:
    """Where a share is less than two thirds of what is recorded, of what was measured."""
    return [
        f"{game} {kind}: {found[game][kind]['share']:.4f} of the reference, recorded {figures['share']:.4f}"
        for game, kinds in latest["games"].items()
        for kind, figures in kinds.items()
        if kind in found.get(game, {}) and found[game][kind]["share"] < FALLEN * figures["share"]
    ]


def main() -> int:
    """Build, measure, print; record or compare when asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of play in each round")
    parser.add_argument("--pure", action="store_true", help="leave the compiled package out")
    parser.add_argument("--wheels", type=Path, help="a folder in which the compiled wheel lies already")
    parser.add_argument("--check", action="store_true", help="fail where a recorded share fell by a third")
    parser.add_argument("--write", action="store_true", help="record the shares in bench/latest.json")
    asked = parser.parse_args()
    if asked.check and not LATEST.exists():
        sys.exit("bench/latest.json is not there: record one with --write first")
    with tempfile.TemporaryDirectory() as folder:
        reference = build_reference(Path(folder))
        if reference is None:
            print("No C compiler, so no reference: pure figures only.")
            print(run(sys.executable, "-m", "tavolata", "bench", PYTHONPATH=str(ROOT / "src")), end="")
            return 1 if asked.check or asked.write else 0
        packages = {"pure": ROOT / "src"}
        compiled = None if asked.pure else build_compiled(Path(folder), asked.wheels)
        if compiled:
            packages["compiled"] = compiled
        found = measure(reference, packages, asked.seconds, asked.rounds)
        show(found)
        if asked.write:
            LATEST.write_text(json.dumps(recorded(found, asked.rounds), indent=2) + "\n", "utf-8")
            print("recorded in bench/latest.json")
        if not asked.check:
            return 0
        latest = json.loads(LATEST.read_text("utf-8"))
        worse = fallen(found, latest)
        if worse:  # a neighbour may have been busy: a real fall shows twice
            print(*worse, "measured once more:", sep="\n")
            again = measure(reference, packages, asked.seconds, asked.rounds)
            show(again)
            worse = fallen(again, latest)
        print(*worse or ["no recorded share fell by a third"], sep="\n")
        return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
