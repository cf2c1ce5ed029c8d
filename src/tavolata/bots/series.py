"""Many games on all cores. The result depends on the seed alone, not on how many processes share the work."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from os import cpu_count
from typing import Final, NamedTuple

from tavolata.bots.arena import play
from tavolata.bots.policy import make_bots
from tavolata.bots.tally import Tally
from tavolata.games.finding import find_game
from tavolata.kernel.errors import TavolataError
from tavolata.kernel.game import make_setup
from tavolata.kernel.messages import Message

CHUNK: Final = 25  # games a process plays at a time


class Job(NamedTuple):
    """What to simulate: plain data, so that any process can take it up."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # one for each seat
    rotate: bool  # in each game the bots sit one seat further on
    seed: int
    games: int

    def names(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game.

        >>> Job("frantic", 3, (), ("greedy", "random", "random"), True, 0, 9).names(1)
        ('random', 'greedy', 'random')
        """
        by = number % self.seats if self.rotate else 0
        return tuple(self.bots[(seat - by) % self.seats] for seat in range(self.seats))


def play_some(job: Job, first: int) -> Tally | Message:
    """The games from number `first` to the end of its chunk; where one goes wrong, what to say about it."""
    try:
        return _play_some(job, first)
    except TavolataError as wrong:
        return wrong.message  # an error loses its words on the way from one process to another


def _play_some(job: Job, first: int) -> Tally:
    game = find_game(job.game)
    setup = make_setup(game, job.seats, dict(job.options))
    tally = Tally(job.seats)
    for number in range(first, min(first + CHUNK, job.games)):
        names = job.names(number)
        tally.add(play(game, setup, make_bots(game, names), job.seed, number), names)
    return tally


def play_all(job: Job, workers: int, progress: Callable[[int], None]) -> Tally:
    """The whole job; `progress` is told the number of games played so far."""
    total = Tally(job.seats)
    firsts = range(0, job.games, CHUNK)
    alone = workers <= 1 or len(firsts) <= 1
    for part in map(partial(play_some, job), firsts) if alone else _shared(job, firsts, workers):
        if isinstance(part, Message):
            raise TavolataError(part.id, **dict(part.params))
        total.merge(part)
        progress(total.games)
    return total


def _shared(job: Job, firsts: range, workers: int) -> Iterator[Tally | Message]:
    """The chunks in their order, some of them ahead, but few, so that an interrupt has little to wait for."""
    with ProcessPoolExecutor(min(workers, len(firsts)), initializer=_leave_interrupts) as pool:
        ahead: deque[Future[Tally | Message]] = deque()
        for first in firsts:
            ahead.append(pool.submit(play_some, job, first))
            if len(ahead) > 2 * workers:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that started the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def all_cores() -> int:
    """How many processes to use when nobody says."""
    return cpu_count() or 1
