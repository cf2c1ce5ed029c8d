"""Game files for tests, made without the command line."""

from __future__ import annotations

from tavolata.games.pecunia_olet import GAME
from tavolata.games.pecunia_olet.state import State
from tavolata.kernel.game import make_setup
from tavolata.kernel.log import record, write_log
from tavolata.kernel.match import Match
from tavolata.kernel.testing.player import Player


def finished(number: int = 0, **options: str) -> tuple[Match[State], str]:
    """A random game with undone rows, and the secret of its dice."""
    player = Player(GAME, 1, number, make_setup(GAME, 3, options))
    match = player.start()
    while not match.over:
        seat, option = player.choose()
        match.submit(seat, option)
        if player.regrets():
            match.undo(seat)
    return match, player.secret


def record_text(number: int = 0, **options: str) -> str:
    match, secret = finished(number, **options)
    return write_log(record(match.log, secret))
