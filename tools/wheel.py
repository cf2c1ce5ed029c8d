"""Build the wheels into dist/ and prove that they work.

A pure wheel always; where there is a C compiler also one with the rules and the search compiled by mypyc. Each is
built in a tree of its own, because mypyc leaves its results beside the sources. Each is then installed alone into a
fresh environment, where every inner room must import: without any other package, and compiled where it should be.
Both must play the same random games to the last bit (tools/plays.py).
Run by `make wheel`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from tools.imports import INNER, PACKAGE

ROOT: Final = Path(__file__).resolve().parent.parent
BUILT_FROM: Final = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src")
LEFTOVERS: Final = shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__")
SHIPPED: Final = {".py", ".toml", ".ftl", ".typed"}
BINARY: Final = (".so", ".pyd")

TRY: Final = """
import importlib, sys
files = {name: importlib.import_module(name).__file__ for name in sys.argv[1:]}
print(*(name for name, file in files.items() if file.endswith((".so", ".pyd"))))
"""


def compiler() -> str | None:
    """The C compiler that extension modules would be built with, if it is installed."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def build(out: Path, compiled: bool) -> Path:
    """Build one wheel in a temporary tree; what the build says is shown only when it fails."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in BUILT_FROM:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, tree / name, ignore=LEFTOVERS)
            else:
                shutil.copy(ROOT / name, tree / name)
        environment = os.environ | {"TAVOLATA_COMPILE": "1" if compiled else "0"}
        command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tree / "out"), str(tree)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{done.stdout}{done.stderr}\nThe {'compiled' if compiled else 'pure'} wheel could not be built.")
        (wheel,) = (tree / "out").glob("*.whl")
        return Path(shutil.copy(wheel, out))


def inner_modules() -> list[str]:
    """Every module of the rooms that stand alone."""
    source = ROOT / "src"
    paths = sorted(path for room in INNER for path in (source / PACKAGE / room).rglob("*.py"))
    return [".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__") for path in paths]


def compiled_in(wheel: Path) -> set[str]:
    """The modules of which the wheel holds compiled code."""
    names = (name for name in ZipFile(wheel).namelist() if name.endswith(BINARY) and name.startswith(f"{PACKAGE}/"))
    return {name.partition(".")[0].replace("/", ".") for name in names}


def contents(wheel: Path, compiled: bool) -> set[str]:
    """The compiled modules of a wheel that holds all it should: every file of the package, compiled code or none."""
    files = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / PACKAGE).rglob("*")}
    lost = {name for name in files if Path(name).suffix in SHIPPED} - set(ZipFile(wheel).namelist())
    if lost:
        sys.exit(f"{wheel.name} lacks {', '.join(sorted(lost))}; is there an __init__.py in every package?")
    found = compiled_in(wheel)
    if bool(found) != compiled:
        sys.exit(f"{wheel.name} holds {len(found)} compiled modules")
    return found


def run(*command: str) -> str:
    """What a command prints; its errors pass through, and end everything."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"failed: {command[0]} {command[1]} ...")
    return done.stdout


def prove(wheel: Path, expected: set[str]) -> str:
    """Install the wheel alone, import every inner room, play; returns what tools/plays.py prints."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=False, symlinks=os.name != "nt")
        python = str(Path(folder, "Scripts" if os.name == "nt" else "bin", "python"))
        run(sys.executable, "-m", "pip", "-qq", "--python", python, "install", "--no-deps", str(wheel))
        found = set(run(python, "-I", "-c", TRY, PACKAGE, *inner_modules()).split())
        if found != expected:
            sys.exit(f"{wheel.name}: compiled but not used: {', '.join(sorted(expected - found))}")
        return run(python, "-I", str(ROOT / "tools" / "plays.py"))


def main() -> int:
    """Build and prove, then put into dist/; say what was built."""
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir()
    with tempfile.TemporaryDirectory() as folder:
        pure = build(Path(folder), compiled=False)
        played = prove(pure, contents(pure, compiled=False))
        shutil.copy(pure, dist)
        print(f"dist/{pure.name}: pure Python", flush=True)
        if compiler() is None:
            print("No C compiler found, so only the pure wheel was built.")
            return 0
        fast = build(Path(folder), compiled=True)
        modules = contents(fast, compiled=True)
        if prove(fast, modules) != played:
            sys.exit("The compiled wheel does not play as the pure one does.")
        shutil.copy(fast, dist)
        print(f"dist/{fast.name}: {len(modules)} modules compiled by mypyc; it plays as the pure one does")
    return 0


if __name__ == "__main__":
    sys.exit(main())
