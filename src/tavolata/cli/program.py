"""How this program was started: commands that it prints can be typed as they stand."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote
from shutil import which
from typing import Final

NAME: Final = "tavolata"


def command(*words: str) -> str:
    """A command line for this program, from the folder it was started in."""
    return " ".join(quote(word) for word in (*_started(), *words))


def _started() -> list[str]:
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return [_shortest(Path(sys.executable)), "-m", NAME]
    return [_shortest(started)] if started.stem == NAME else [NAME]


def _shortest(program: Path) -> str:
    """Its name where that is enough; else the way to it from here, if it lies below."""
    found = which(program.name)
    if found and Path(found).absolute() == program.absolute():
        return program.name
    here = Path.cwd()
    return str(program.absolute().relative_to(here) if program.absolute().is_relative_to(here) else program)
