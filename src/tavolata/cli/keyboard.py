"""Where answers come from: a person at a terminal, or a file of lines."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from typing import Final, TextIO

from tavolata.cli.replies import legible


class Left(Exception):
    """The input has ended, or somebody wants to leave."""


PATIENCE: Final = 1000  # times that a script may give one answer to one prompt before it is taken for stuck


class Keyboard:
    """One line at a time. What does not come from a terminal is echoed, so that a transcript can be read."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self.source = source
        self.out = out
        self.person = source.isatty() and out.isatty()
        self._last = ("", "")
        self._times = 0
        if self.person:
            with suppress(ImportError):
                import_module("readline")  # arrows and history where there are any

    def ask(self, prompt: str) -> str:
        """What was typed, without blanks around it; Left at the end of the input or on Ctrl-C."""
        try:
            if self.person:
                return cleaned(input(prompt))
            self.out.write(prompt)
            self.out.flush()
            line = self.source.readline()
        except (EOFError, KeyboardInterrupt):
            self.out.write("\n")
            raise Left from None
        self.out.write(cleaned(line) + "\n")
        self._times = self._times + 1 if (prompt, line) == self._last else 0
        self._last = (prompt, line)
        if not line or self._times > PATIENCE:
            raise Left
        return cleaned(line)


def cleaned(line: str) -> str:
    """What somebody meant to type: an arrow key or a broken byte is no part of it."""
    return legible(line.replace("\t", " ")).strip()


def standard() -> Keyboard:
    """The terminal this runs in."""
    return Keyboard(sys.stdin, sys.stdout)
