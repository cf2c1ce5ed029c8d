"""Attic Sale, the game of docs/add-a-game.md: its code blocks as modules that can be imported, here and elsewhere."""

import re
import sys
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "add-a-game.md"
BLOCK: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TEXTS: Final = re.compile(r"^```ftl\n(.*?)^```$", re.MULTILINE | re.DOTALL)

_FOLDER: Final = tempfile.TemporaryDirectory(prefix="attic-sale-")


def write_package(folder: Path) -> None:
    """Lay the page's files out as it says: the blocks of the game one after another, the last block its test."""
    *rules, test = BLOCK.findall(PAGE.read_text("utf-8"))
    (folder / "attic_sale").mkdir()
    (folder / "attic_sale" / "__init__.py").write_text("from attic_sale.rules import GAME as GAME\n", "utf-8")
    (folder / "attic_sale" / "rules.py").write_text("\n\n".join(rules), "utf-8")
    (folder / "attic_sale_proof.py").write_text(test, "utf-8")


def texts() -> str:
    """The excerpt of its English texts."""
    (excerpt,) = TEXTS.findall(PAGE.read_text("utf-8"))
    return str(excerpt)


@cache
def folder() -> Path:
    """Where the package lies; on the path from now on."""
    path = Path(_FOLDER.name)
    write_package(path)
    sys.path.insert(0, str(path))
    return path


def attic() -> Any:
    """The module of the game."""
    folder()
    return import_module("attic_sale.rules")


def proof() -> Any:
    """The module with what its tester knows: fits, disguise, laws, a position."""
    folder()
    return import_module("attic_sale_proof")
