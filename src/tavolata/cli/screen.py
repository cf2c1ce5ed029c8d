"""Text on a terminal: wrapped to its width, in columns, with or without colour."""

from __future__ import annotations

import os
import shutil
import sys
from textwrap import wrap
from typing import Final, TextIO

WIDEST: Final = 80
NARROWEST: Final = 40

BOLD: Final = "1"
DIM: Final = "2"
ACCENT: Final = "36"


class Screen:
    """Where a command writes. Colour only ever repeats what the words say."""

    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))
        terminal = out.isatty() and os.environ.get("TERM") != "dumb"
        self.coloured = terminal and not os.environ.get("NO_COLOR")

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A paragraph, wrapped; what follows the first line is set in by `indent`."""
        for row in text.split("\n"):
            for part in wrap(row, self.width, subsequent_indent=" " * indent) or [""]:
                print(self.styled(part, style), file=self.out)

    def raw(self, text: str, style: str = "") -> None:
        """A line that is already laid out."""
        print(self.styled(text, style), file=self.out)

    def styled(self, text: str, style: str) -> str:
        return f"\x1b[{style}m{text}\x1b[0m" if style and self.coloured and text else text

    def table(self, heads: list[str], rows: list[list[str]]) -> None:
        """Columns as wide as they must be: the first to the left, the others to the right."""
        for number, text in enumerate(columns([heads, *rows])):
            self.raw(text, BOLD if number == 0 else "")


def columns(rows: list[list[str]]) -> list[str]:
    """Rows set in columns.

    >>> columns([["bot", "games"], ["random", "10"]])
    ['bot     games', 'random     10']
    """
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) if at == 0 else cell.rjust(width) for at, (cell, width) in cells).rstrip()
        for cells in (list(enumerate(zip(row, widths, strict=True))) for row in rows)
    ]


class Progress:
    """A bar beside the output; nothing where nobody watches."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.shown = sys.stderr.isatty()

    def __call__(self, done: int) -> None:
        if self.shown:
            full = 40 * done // max(1, self.total)
            sys.stderr.write(f"\r[{'#' * full}{'.' * (40 - full)}] {done}/{self.total}")
            sys.stderr.flush()

    def end(self) -> None:
        if self.shown:
            sys.stderr.write("\r" + " " * WIDEST + "\r")
            sys.stderr.flush()
