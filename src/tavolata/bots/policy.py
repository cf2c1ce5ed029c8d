"""What a bot is, and which bots a game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, TypeAlias

from tavolata.kernel.errors import BadSetup
from tavolata.kernel.game import Game
from tavolata.kernel.messages import word
from tavolata.kernel.terms import Option

RANDOM: Final = "random"
"""Any listed option, all alike. The arena gives its answers itself, from the options."""


class Bot(Protocol):
    """Somebody who answers for one seat, from what an attentive player in it would know."""

    def answer(self, memory: Any, number: int) -> Option:
        """An answer to what the seat is asked: from its memory and a number of its own, and from nothing else."""


Factory: TypeAlias = Callable[[], Bot]


def bots_of(game: Game[Any, Any, Any]) -> dict[str, Factory | None]:
    """The bots of a game by name; None stands for random play. A game's own are in `BOTS` of its module `bot`."""
    found: dict[str, Factory | None] = {RANDOM: None}
    package = type(game).__module__.rpartition(".")[0]
    if package and find_spec(f"{package}.bot"):
        own: Mapping[str, Factory] = getattr(import_module(f"{package}.bot"), "BOTS", {})
        found.update(own)
    return found


def make_bots(game: Game[Any, Any, Any], names: tuple[str, ...]) -> list[Bot | None]:
    """A bot for each name; None for random play."""
    known = bots_of(game)
    bots: list[Bot | None] = []
    for name in names:
        if name not in known:
            raise BadSetup("setup-bot", bot=word(name), known=word(", ".join(sorted(known))))
        make = known[name]
        bots.append(make() if make else None)
    return bots


def best_bot(game: Game[Any, Any, Any]) -> str:
    """The bot a person plays against when no other was named: the game's first own one, else random play."""
    own = [name for name in bots_of(game) if name != RANDOM]
    return own[0] if own else RANDOM
