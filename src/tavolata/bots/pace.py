"""Random play as fast as it goes, for the measure of a game's speed."""

from __future__ import annotations

from time import perf_counter
from typing import Any, NamedTuple

from tavolata.bots.arena import fill
from tavolata.kernel.chance import Seeded
from tavolata.kernel.game import Game, Setup
from tavolata.kernel.hole import SAMPLED


class Pace(NamedTuple):
    """What was played in a second."""

    answers: float  # given by seats
    games: float


def random_pace(game: Game[Any, Any, Any], setup: Setup, seconds: float, seed: int) -> Pace:
    """Whole games for about so many seconds: any listed option, all alike; chance included, views not."""
    dice, whim = Seeded(seed), Seeded(-1 - seed)
    pending, options, apply = game.pending, game.options, game.apply
    answers = 0
    games = 0
    began = perf_counter()
    now = began
    until = began + seconds
    while now < until:
        s = game.new(setup, dice)
        while waiting := pending(s):
            seat = waiting[0]
            listed = options(s, seat)
            option = listed[whim.below(len(listed), SAMPLED)]
            if type(option[-1]) is not int:
                option = fill(option, dice)
            apply(s, seat, option, dice)
            if seat >= 0:
                answers += 1
        games += 1
        now = perf_counter()
    return Pace(answers / (now - began), games / (now - began))
