"""One game between bots: who answers, with which numbers, and how it ended."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, NamedTuple

from tavolata.bots.policy import Bot
from tavolata.kernel.chance import Chance, Seeded
from tavolata.kernel.errors import TavolataError
from tavolata.kernel.game import Game, Setup
from tavolata.kernel.hole import SAMPLED, Amount, Word
from tavolata.kernel.messages import Refusal, count, named, word
from tavolata.kernel.terms import SYSTEM, Option

NUMBERS: Final = 1 << 30  # a bot's own number is below this


class BadAnswer(TavolataError):
    """A bot that answered what is not allowed."""


class Played(NamedTuple):
    """A game that is over, in a few numbers."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    answers: int  # given by seats
    rounds: int  # as the game counts them; where it does not, its answers


def stream(seed: int, number: int, whose: str) -> Seeded:
    """The numbers of one source in game `number` of a series: no other source or game has the same.

    >>> stream(7, 0, "dice").below(100, 0), stream(7, 1, "dice").below(100, 0), stream(7, 0, "seat 0").below(100, 0)
    (45, 1, 91)
    """
    return Seeded(int.from_bytes(sha256(f"{seed} {number} {whose}".encode()).digest()[:12], "big"))


def fill(entry: Option, whim: Chance) -> Option:
    """An entry of the options as an answer: a hole at its end gets some value."""
    last = entry[-1]
    return (*entry[:-1], last.sample(whim)) if isinstance(last, Amount | Word) else entry


def is_open(entry: Option) -> bool:
    """Whether an entry of the options ends in a hole, so that there is still something to say."""
    return isinstance(entry[-1], Amount | Word)


def play(game: Game[Any, Any, Any], setup: Setup, bots: list[Bot | None], seed: int, number: int = 0) -> Played:
    """Play game `number` of a series to its end; `bots` has one for each seat, None plays at random.

    The system closes a window when all have answered. A single option without a hole is answered without asking.
    """
    dice = stream(seed, number, "dice")
    whims = [stream(seed, number, f"seat {seat}") for seat in range(setup.seats)]
    s = game.new(setup, dice)
    answers = 0
    while waiting := game.pending(s):
        seat = waiting[0]
        options = game.options(s, seat)
        if seat == SYSTEM:
            game.apply(s, seat, options[0], dice)
            continue
        answers += 1
        bot = bots[seat]
        whim = whims[seat]
        if bot is None or (len(options) == 1 and not is_open(options[0])):
            option = fill(options[whim.below(len(options), SAMPLED)], whim)
        else:
            option = bot.answer(game.recall(s, seat), whim.below(NUMBERS, SAMPLED))
            if option not in options or is_open(option):
                check(game, s, seat, option)
        game.apply(s, seat, option, dice)
    result = game.score(s)
    return Played(result.points, result.places, answers, rounds(game, s, answers))


def check(game: Game[Any, Any, Any], s: Any, seat: int, option: Option) -> None:
    """A bot is trusted no more than a person."""
    refusal = game.check(s, seat, option)
    if refusal:
        raise bad_answer(seat, option, refusal)


def bad_answer(seat: int, option: Option, refusal: Refusal) -> BadAnswer:
    """What to raise where an answer that no person gave is refused."""
    return BadAnswer("bot-answer", place=count(seat + 1), answer=word(str(option)), why=named(refusal.message))


def rounds(game: Game[Any, Any, Any], s: Any, answers: int) -> int:
    """How many rounds a game took, if it counts them."""
    counted = getattr(game, "rounds", None)
    return counted(s) if counted else answers
