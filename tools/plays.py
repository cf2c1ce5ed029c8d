"""Random games of every installed game, each kind of table boiled down to one digest.

tools/wheel.py runs this in an environment that holds nothing but a wheel: what it prints must be the same for pure and
for compiled code, on every Python and platform.
"""

from __future__ import annotations

import contextlib
import hashlib
from importlib.metadata import entry_points
from typing import Any, Final

from tavolata.kernel.chance import Seeded
from tavolata.kernel.errors import BadSetup
from tavolata.kernel.game import Game, Setup, canonical, digest, make_setup

GAMES: Final = 340  # for each number of seats: over 1,000 for a game of two to four
CHOICE: Final = 0  # the kind of outcome of our own draws; no game sees them


def a_setup(game: Game[Any, Any, Any], seats: int, whim: Seeded) -> Setup:
    """Table options at random, until the game takes them: some values fit some numbers of seats only."""
    while True:
        wishes = {option.id: option.values[whim.below(len(option.values), CHOICE)] for option in game.table_options}
        setup = make_setup(game, seats, wishes)
        with contextlib.suppress(BadSetup):
            game.new(setup, Seeded(0))
            return setup


def play(game: Game[Any, Any, Any], seats: int, seed: int) -> str:
    """One random game at a random table: every state on the way, every event and the score, as text."""
    dice, whim = Seeded(seed), Seeded(seed + 1)
    told: list[Any] = []
    s = game.new(a_setup(game, seats, whim), dice, told)
    lines = [digest(game, s)]
    while waiting := game.pending(s):
        seat = waiting[whim.below(len(waiting), CHOICE)]
        offered = game.options(s, seat)
        option = offered[whim.below(len(offered), CHOICE)]
        if option and hasattr(option[-1], "sample"):
            option = (*option[:-1], option[-1].sample(whim))
        barrier = game.apply(s, seat, option, dice, told)
        lines.append(f"{seat} {option} {barrier} {digest(game, s)}")
    return "\n".join([*lines, canonical(told), str(game.score(s))])


def main() -> None:
    """A line for each game and number of seats."""
    for entry in sorted(entry_points(group="tavolata.games"), key=lambda entry: entry.name):
        game = entry.load()
        low, high = game.seats
        for seats in range(low, high + 1):
            text = "\n".join(play(game, seats, 1000 * seats + 2 * number) for number in range(GAMES))
            print(entry.name, seats, hashlib.sha256(text.encode()).hexdigest())


if __name__ == "__main__":
    main()
