"""Which games there are: the folders beside this file, and those of other packages (entry points `tavolata.games`).

A game is imported when it is asked for, never because another one is.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any, Final

import tavolata.games
from tavolata.kernel.errors import BadSetup
from tavolata.kernel.game import Game
from tavolata.kernel.messages import word

GROUP: Final = "tavolata.games"


def built_in() -> list[str]:
    """The games of this package, by folder; they need no installation."""
    return sorted(module.name for module in iter_modules(tavolata.games.__path__) if module.ispkg)


def known_games() -> list[str]:
    """The slugs of all games, without importing one.

    >>> "pecunia_olet" in known_games()
    True
    """
    return sorted({*built_in(), *(entry.name for entry in entry_points(group=GROUP))})


def find_game(slug: str) -> Game[Any, Any, Any]:
    """The game with this slug; a wrong one is answered with the names of those that are there.

    >>> find_game("pecunia_olet").seats
    (2, 4)
    """
    game: Game[Any, Any, Any]
    if slug in built_in():
        game = import_module(f"{GROUP}.{slug}").GAME
        return game
    for entry in entry_points(group=GROUP, name=slug):
        game = entry.load()
        return game
    raise BadSetup("setup-game", game=word(slug), known=word(", ".join(known_games())))
