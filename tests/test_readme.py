"""Both READMEs tell the truth, and tell the same."""

import re
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tavolata.cli.arguments import COMMANDS, Parser, game_options, split_language
from tavolata.games.finding import find_game
from tavolata.kernel.game import make_setup

ROOT = Path(__file__).resolve().parent.parent
ENGLISH, ITALIAN = (ROOT / "README.md").read_text("utf-8"), (ROOT / "README.it.md").read_text("utf-8")
both = pytest.mark.parametrize("text", [ENGLISH, ITALIAN], ids=["en", "it"])

FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)]+)\)")
PROMISE = re.compile(r"^print\(.*\)  # (.*)$", re.MULTILINE)
COMMENT = re.compile(r"  # .*$", re.MULTILINE)
GAP = "[…]"
WIDTH = 80  # of a terminal


def blocks(text: str, language: str) -> list[str]:
    return [block for kind, block in FENCE.findall(text) if kind == language]


def commands(text: str) -> list[str]:
    return "".join(blocks(text, "sh")).splitlines()


def shape(text: str) -> list[str]:
    """How deep each heading lies, and what kinds of block stand under it."""
    return [found[1] or found[2] for found in re.finditer(r"^(#+) |^```(\w+)$", FENCE.sub(r"```\1\n", text), re.M)]


def test_the_twins_are_built_alike() -> None:
    assert shape(ENGLISH) == shape(ITALIAN)
    assert commands(ENGLISH) == commands(ITALIAN)
    assert ENGLISH.count("\n|") == ITALIAN.count("\n|")
    english, italian = LINK.findall(ENGLISH), LINK.findall(ITALIAN)
    assert (english[0], italian[0]) == ("README.it.md", "README.md")
    assert sorted(english[1:]) == sorted(italian[1:])


def test_their_python_says_the_same() -> None:
    """Only remarks differ; what a line prints is no remark."""
    english, italian = "\n".join(blocks(ENGLISH, "python")), "\n".join(blocks(ITALIAN, "python"))
    assert COMMENT.sub("", english) == COMMENT.sub("", italian)
    assert PROMISE.findall(english) == PROMISE.findall(italian)


@both
def test_their_python_runs_and_prints_what_it_says(text: str) -> None:
    code = blocks(text, "python")
    assert len(code) == 2
    room: dict[str, Any] = {}
    for block in code:  # the second goes on where the first ends
        out = StringIO()
        with redirect_stdout(out):
            exec(block, room)
        assert out.getvalue().splitlines() == PROMISE.findall(block) != []


@both
def test_every_link_leads_somewhere(text: str) -> None:
    links = LINK.findall(text)
    assert links
    assert [link for link in links if not (ROOT / link.partition("#")[0]).is_file()] == []


@both
def test_every_make_command_has_its_target(text: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    named = set(re.findall(r"\bmake ([a-z]+)`|^make ([a-z]+)$", text, re.M))
    assert {"play", "test", "bench"} <= {one or other for one, other in named} <= targets


def test_every_command_is_understood() -> None:
    """Its flags, its game, its seats and options; games and long simulations are not played here."""
    tried = set()
    for line in commands(ENGLISH):
        program, *words = line.split()
        if program != "tavolata":
            assert line.startswith("make ") or line == ". .venv/bin/activate"
            continue
        language, (command, *rest) = split_language(words)
        assert language in (None, "it", "en")
        module, parser = import_module(f"tavolata.cli.commands.{command}"), Parser()
        module.arguments(parser)
        asked = parser.read(rest, module.PLACES)
        if "game" in asked:
            make_setup(find_game(asked.game), asked.seats or 3, game_options(asked.option))
        tried.add(command)
    assert tried == set(COMMANDS) - {"bench"}


@both
def test_what_the_terminal_shows_fits_it(text: str) -> None:
    shown = "".join(blocks(text, "text")).splitlines()
    assert GAP in shown
    assert [line for line in shown if len(line) > WIDTH or line != line.rstrip()] == []
