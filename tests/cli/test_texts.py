"""What the command line says is there in both languages, with all that its sentences ask for."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.cli.terminal import SOURCE
from tools.translations import Catalogue

ROOMS = [SOURCE / "tavolata" / room for room in ("cli", "bots")]
TEXTS = SOURCE / "tavolata" / "cli" / "text"
FORMATTED = ("cli-help-", "cli-head-", "cli-mean-", "cli-bench-")  # ids put together at run time


def calls() -> Iterator[tuple[Path, str, set[str]]]:
    """Every call that begins with the id of a message, and the names it gives."""
    for path in (path for room in ROOMS for path in sorted(room.rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                first = node.args[0]
                for said in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                    if isinstance(said, ast.Constant) and str(said.value).startswith("cli-"):
                        yield path, str(said.value), {f"${keyword.arg}" for keyword in node.keywords}


def test_every_message_has_its_text_and_its_words() -> None:
    found = 0
    for language in ("it", "en"):
        words = Catalogue(TEXTS, language)
        for path, name, given in calls():
            if name not in FORMATTED:
                found += 1
                assert name in words.uses, f"{path.name}: {name}"
                if given:
                    assert words.variables(name) <= given, f"{path.name}: {name}"
    assert found > 100


def test_no_text_is_left_over() -> None:
    code = "\n".join(path.read_text("utf-8") for room in ROOMS for path in sorted(room.rglob("*.py")))
    ids = [name for name in Catalogue(TEXTS, "it").messages() if name.startswith("cli-")]
    assert [name for name in ids if name not in code and not name.startswith(FORMATTED)] == []
