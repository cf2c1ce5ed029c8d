"""Machine instructions for each answer of random play, pure and compiled: figures that no busy neighbour moves.

    python bench/instructions.py [GAME] [--pure] [--wheels dist]

Each is the difference of two runs under valgrind's callgrind with a fixed number of games, so that the start of Python
counts for nothing. Below the compiled total stands what some functions and all they call take of it. Needs valgrind; a
run takes a minute or two. docs/speed.md tells what was found with it.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from run import ROOT, build_compiled

FEW, MANY = 20, 100  # games of the two runs
SHOWN: Final = 18  # functions of ours
FUNCTION: Final = re.compile(r"^\s*([\d,]+) \([^)]*\)\s+\S*?:(?:CPyDef|CPyPy)_(\w+)")

PLAY: Final = """
import sys
from tavolata.bots.arena import fill
from tavolata.games.finding import find_game
from tavolata.kernel.chance import Seeded
from tavolata.kernel.game import make_setup

def play(game, games):
    setup = make_setup(game, max(game.seats[0], min(4, game.seats[1])))
    dice, whim = Seeded(1), Seeded(-2)
    pending, options, apply = game.pending, game.options, game.apply
    answers = 0
    for _ in range(games):
        s = game.new(setup, dice)
        while waiting := pending(s):
            seat = waiting[0]
            listed = options(s, seat)
            option = listed[whim.below(len(listed), -1)]
            if type(option[-1]) is not int:
                option = fill(option, dice)
            apply(s, seat, option, dice)
            answers += seat >= 0
    return answers

print(play(find_game(sys.argv[1]), int(sys.argv[2])))
"""


def counted(package: Path, game: str, games: int, out: Path) -> tuple[int, int]:
    """Instructions and answers of one run, whose profile goes to `out`."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", sys.executable, "-c", PLAY, game]
    environment = os.environ | {"PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
    done = subprocess.run([*command, str(games)], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found, done.stderr
    return int(found[1]), int(done.stdout)


def by_function(profile: Path) -> Counter[str]:
    """Instructions of each compiled function together with all it calls."""
    command = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", str(profile)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found: Counter[str] = Counter()
    for line in text.splitlines():
        if match := FUNCTION.match(line):
            name = match[2].replace("___", ".")
            found[name] = max(found[name], int(match[1].replace(",", "")))
    return found


def measure(package: Path, game: str, folder: Path) -> tuple[float, list[tuple[float, str]]]:
    """Instructions an answer; and of which in what compiled functions, the largest first."""
    few, many = folder / "few", folder / "many"
    before, answers_before = counted(package, game, FEW, few)
    after, answers_after = counted(package, game, MANY, many)
    answers = answers_after - answers_before
    parts = by_function(many)
    parts.subtract(by_function(few))
    return (after - before) / answers, sorted(((n / answers, name) for name, n in parts.items()), reverse=True)


def main() -> None:
    """Build, count, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="pecunia_olet")
    parser.add_argument("--pure", action="store_true", help="leave the compiled package out")
    parser.add_argument("--wheels", type=Path, help="a folder in which the compiled wheel lies already")
    asked = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("valgrind is not there (on Debian: apt-get install valgrind)")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        packages = {"pure": ROOT / "src"}
        compiled = None if asked.pure else build_compiled(folder, asked.wheels)
        if compiled:
            packages["compiled"] = compiled
        for kind, package in packages.items():
            total, parts = measure(package, asked.game, folder)
            print(f"{asked.game}, {kind}: {total:,.0f} instructions an answer", flush=True)
            for part, function in parts[:SHOWN]:
                print(f"  {part:8,.0f}  {function}")


if __name__ == "__main__":
    main()
