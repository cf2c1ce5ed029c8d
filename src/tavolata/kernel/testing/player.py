"""Random play: tables, answers, second thoughts. What it does depends on seed and game alone, not on the kit."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, Generic, TypeVar

from tavolata.kernel.chance import Chance, Seeded
from tavolata.kernel.errors import BadSetup
from tavolata.kernel.frames import Stacked
from tavolata.kernel.game import Game, Setup, make_setup
from tavolata.kernel.hole import Amount, Word
from tavolata.kernel.log import write_log
from tavolata.kernel.match import Match
from tavolata.kernel.terms import SYSTEM, Option

S = TypeVar("S", bound=Stacked)

WHIM: Final = -1  # the kind of outcome of the kit's own draws
SPEAKS_UP: Final = 8  # one in so many answers comes from a seat that may speak but need not
REGRETS: Final = 9  # after one in so many answers its seat tries to take it back


def random_setup(game: Game[Any, Any, Any], number: int, whim: Chance) -> Setup:
    """Every number of seats in turn, first with the options as they stand, then with any that go together."""
    low, high = game.seats
    seats = low + number % (high - low + 1)
    if number <= high - low:
        return make_setup(game, seats)
    while True:
        chosen = {option.id: option.values[whim.below(len(option.values), WHIM)] for option in game.table_options}
        setup = make_setup(game, seats, chosen)
        try:
            game.new(setup, Seeded(0))
        except BadSetup:
            continue
        return setup


def filled(entry: Option, whim: Chance) -> Option:
    """An entry of the options as a seat sends it: a hole at its end gets a value."""
    last = entry[-1]
    return (*entry[:-1], last.sample(whim)) if isinstance(last, Amount | Word) else entry


class Player(Generic[S]):
    """Plays one random game for all seats and the system."""

    def __init__(self, game: Game[S, Any, Any], seed: int, number: int, setup: Setup | None = None) -> None:
        self.game = game
        self.whim = Seeded((number << 32) | (seed & 0xFFFFFFFF))
        self.setup = setup or random_setup(game, number, self.whim)
        self.secret = sha256(f"{seed} {number}".encode()).hexdigest()
        self.match: Match[S]

    def start(self) -> Match[S]:
        parts = tuple(f"{seat:02x}" for seat in range(self.setup.seats))
        self.match = Match.start_fair(self.game, self.setup, self.secret, parts)
        return self.match

    def choose(self) -> tuple[int, Option]:
        """Who speaks next, and what is said."""
        s, whim = self.match.state, self.whim
        seats = self.game.pending(s)
        if seats == [SYSTEM] or not whim.below(SPEAKS_UP, WHIM):
            seats = seats if whim.below(2, WHIM) else [decision.seat for decision in self.game.asked(s)]
        seat = seats[whim.below(len(seats), WHIM)]
        options = self.game.options(s, seat)
        return seat, filled(options[whim.below(len(options), WHIM)], whim)

    def regrets(self) -> bool:
        return not self.whim.below(REGRETS, WHIM)


def fingerprint(game: Game[Any, Any, Any], seed: int, number: int, limit: int) -> str:
    """A random game in 16 letters: every answer, outcome and digest counts."""
    player = Player(game, seed, number)
    match = player.start()
    while not match.over and len(match.rows) < limit:
        seat, option = player.choose()
        match.submit(seat, option)
        if player.regrets():
            match.undo(seat)
    return print_of(match)


def print_of(match: Match[Any]) -> str:
    return sha256(write_log(match.log).encode()).hexdigest()[:16]
