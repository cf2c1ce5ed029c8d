"""Commands run as a person runs them: `python -m tavolata …` in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).resolve().parents[2] / "src"


class Said(NamedTuple):
    """What came back."""

    code: int
    out: str
    err: str

    @property
    def one_sentence(self) -> bool:
        """A word to the reader, and nothing that only a programmer would read."""
        return bool(self.err.strip()) and "Traceback" not in self.err + self.out and len(self.err.splitlines()) <= 3


def environment(**told: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "NO_COLOR"))}
    return plain | {"PYTHONPATH": str(SOURCE), "LC_ALL": "C.UTF-8", "COLUMNS": "80"} | told


def tavolata(*words: str | Path, stdin: str = "", cwd: Path | None = None, **told: str) -> Said:
    command = [sys.executable, "-m", "tavolata", *map(str, words)]
    done = subprocess.run(
        command,
        input=stdin,
        cwd=cwd,
        env=environment(**told),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)
