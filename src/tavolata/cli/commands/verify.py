"""`tavolata verify`: is this game true? Every move, every state, and with the key the dice."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from tavolata.cli.arguments import Parser, needed
from tavolata.cli.files import read_game
from tavolata.cli.screen import BOLD, Screen
from tavolata.cli.seating import is_live, verify_live
from tavolata.cli.voice import Voice
from tavolata.kernel.errors import BadFile, Diverged
from tavolata.kernel.match import verify
from tavolata.kernel.messages import count

PLACES: Final = ("file",)


def arguments(parser: Parser) -> None:
    """None of its own."""


def run(asked: Namespace, voice: Voice, screen: Screen) -> int:
    game, log = read_game(Path(needed(asked.file, "cli-which-file")))
    voice.enter(game)
    setup = log.header.setup
    screen.line(voice.text("cli-verify-head", game=game.slug, seats=setup.seats, rules=log.header.rules), BOLD)
    try:
        found = verify_live(game, log) if is_live(log) else verify(game, log)
    except Diverged as wrong:
        screen.line(voice.text("cli-verify-wrong", row=wrong.row), BOLD)
        raise
    screen.line(voice.text("cli-verify-rows", rows=found.rows, outcomes=found.outcomes))
    screen.line(voice.text("cli-verify-dice" if found.dice else "cli-verify-no-key"))
    if is_live(log):
        screen.line(voice.text("cli-verify-not-over"))
        screen.line(voice.text("cli-live-secrets"))
    elif found.finished:
        screen.line(voice.text("cli-verify-over"))
    else:
        raise BadFile("cli-no-end", rows=count(found.rows))
    return 0
