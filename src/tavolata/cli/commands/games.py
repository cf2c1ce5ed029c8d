"""`tavolata games`: the games that are here, with their seats and table options."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from tavolata.bots.policy import bots_of
from tavolata.cli.arguments import Parser
from tavolata.cli.screen import BOLD, Screen
from tavolata.cli.voice import Voice
from tavolata.games.finding import find_game, known_games

PLACES: Final = ()


def arguments(parser: Parser) -> None:
    """None of its own."""


def run(asked: Namespace, voice: Voice, screen: Screen) -> int:
    for slug in known_games():
        game = find_game(slug)
        low, high = game.seats
        screen.line(slug, BOLD)
        screen.line("  " + voice.text("cli-game-seats", low=low, high=high), indent=4)
        screen.line("  " + voice.text("cli-game-bots", bots=", ".join(bots_of(game))), indent=4)
        for option in game.table_options:
            screen.line(f"  --option {option.id}={'|'.join(option.values)}", indent=4)
    return 0
