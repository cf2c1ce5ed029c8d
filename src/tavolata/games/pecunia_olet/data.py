"""The numbers of the game, read once from `data/pecunia_olet.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tavolata.kernel.data import parse

PROSE: Final = ("kinds.effect",)
"""Columns of words that the rules hash leaves out, beside those that every game has."""

DATA: Final = parse((Path(__file__).parent / "data" / "pecunia_olet.toml").read_text("utf-8"))
