"""The State of a game of Pecunia Olet, its table options, and the shape of what a seat sees and remembers of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from tavolata.games.pecunia_olet.board import BOARDS
from tavolata.games.pecunia_olet.cards import KINDS, NO_CARD, QUALITIES
from tavolata.games.pecunia_olet.data import DATA, MOST
from tavolata.games.pecunia_olet.notes import Notes
from tavolata.kernel.data import Table, no_row
from tavolata.kernel.errors import BadSetup
from tavolata.kernel.frames import OWES
from tavolata.kernel.game import Setup, TableOption
from tavolata.kernel.messages import count
from tavolata.kernel.terms import Frame, Option

# --- table options: their place in `chosen`, and the values that are not the default ---
FIRST_PLAYER: Final = 0
SCREENS: Final = 1
GODFATHER_AMOUNTS: Final = 2
EMPTY_ACTIONS: Final = 3
LUNCH_CHOICE: Final = 4
FAKE_SUPPLY: Final = 5
OFFSHORE_WITHDRAWALS: Final = 6
LAST_HENCHMAN_ORDER: Final = 7
STALL_GUARD: Final = 8

RANDOM: Final = 0  # first_player
OPEN: Final = 1  # screens
PUBLIC: Final = 1  # godfather_amounts
ALLOWED: Final = 1  # empty_actions
ASK: Final = 1  # lunch_choice
LIMITED: Final = 1  # fake_supply
ON: Final = 1  # offshore_withdrawals
FROM_FIRST: Final = 1  # last_henchman_order
OFF: Final = 1  # stall_guard

KNOWN: Final = (
    TableOption("first_player", ("random", *map(str, range(1, MOST + 1)))),
    TableOption("screens", ("closed", "open")),
    TableOption("godfather_amounts", ("hidden", "public")),
    TableOption("empty_actions", ("forbidden", "allowed")),
    TableOption("lunch_choice", ("auto_lowest", "ask")),
    TableOption("fake_supply", ("unlimited", "limited")),
    TableOption("offshore_withdrawals", ("off", "on")),
    TableOption("last_henchman_order", ("continue", "first_player")),
    TableOption("stall_guard", ("on", "off")),
)
"""What the numbers above mean; a data file that says anything else would be played otherwise than it reads."""


def offered(rows: list[Table]) -> tuple[TableOption, ...]:
    """The options of the data file, if they are those that the program knows."""
    for row, known in zip(rows, KNOWN, strict=False):
        row.one_of("id", (known.id,))
        row.one_of("default", known.values[:1])
        if row.texts("values") != known.values:
            raise row.wrong("values")
    if len(rows) < len(KNOWN):
        raise no_row("id", KNOWN[len(rows)].id)
    if len(rows) > len(KNOWN):
        raise rows[len(KNOWN)].wrong("id")
    return KNOWN


TABLE_OPTIONS: Final = offered(DATA.tables("options"))


def chosen_values(setup: Setup) -> tuple[int, ...]:
    """The place of each option's value among its values. PO-007 A first player must sit at the table."""
    wanted = dict(setup.options)
    chosen = tuple(option.values.index(wanted[option.id]) for option in TABLE_OPTIONS)
    if chosen[FIRST_PLAYER] > setup.seats:
        raise BadSetup("setup-first-player", wanted=count(chosen[FIRST_PLAYER]), seats=count(setup.seats))
    return chosen


FREE: Final = -1  # a space without a henchman
HIDDEN: Final = -1  # an amount that this seat does not see


class State:
    """Everything that is going on. Most lists go by seat; cards and fakes lie in one row, seat after seat."""

    __slots__ = (
        "answers",
        "cards",
        "cash",
        "chosen",
        "dealings",
        "fakes",
        "first",
        "laid",
        "market",
        "marker",
        "men",
        "next_first",
        "offshore",
        "pile",
        "quiet",
        "ready",
        "removed",
        "round",
        "seats",
        "stack",
        "turn",
        "unseen",
    )

    stack: list[Frame]
    answers: list[Option]
    seats: int
    chosen: tuple[int, ...]  # the value of each table option
    first: int  # first player of this round
    next_first: int  # and of the next
    round: int  # rounds begun
    turn: int  # turns taken: the public counter that starts a clock anew
    marker: int  # where the police are
    quiet: int  # rounds in a row that ended without a hat; -1 while a hat of this round has been used
    market: list[int]  # kinds of cards, from left to right
    pile: int  # the pile on top of the deck
    unseen: list[int]  # what is left of it, by kind: no order that could leak
    removed: list[int]  # what left the game from the market, by kind
    cards: list[int]
    cash: list[int]
    offshore: list[int]
    fakes: list[int]
    men: list[int]  # by space: whose henchman stands there
    ready: list[int]
    laid: list[int]
    dealings: list[int]  # see ledger.py

    def clone(self) -> State:
        twin = State()
        twin.stack = self.stack[:]
        twin.answers = self.answers[:]
        twin.seats = self.seats
        twin.chosen = self.chosen
        twin.first = self.first
        twin.next_first = self.next_first
        twin.round = self.round
        twin.turn = self.turn
        twin.marker = self.marker
        twin.quiet = self.quiet
        twin.market = self.market[:]
        twin.pile = self.pile
        twin.unseen = self.unseen[:]
        twin.removed = self.removed[:]
        twin.cards = self.cards[:]
        twin.cash = self.cash[:]
        twin.offshore = self.offshore[:]
        twin.fakes = self.fakes[:]
        twin.men = self.men[:]
        twin.ready = self.ready[:]
        twin.laid = self.laid[:]
        twin.dealings = self.dealings[:]
        return twin

    # --- reading it aloud ---
    def over(self) -> bool:
        return not self.stack

    def ending(self) -> bool:
        """PO-089 The marker has reached the last space: the end sequence."""
        return self.marker == BOARDS[self.seats].end

    def owns(self, seat: int, kind: int) -> int:
        return self.cards[seat * KINDS + kind]

    def notes(self, seat: int) -> Notes:
        at = seat * QUALITIES
        return (self.fakes[at], self.fakes[at + 1], self.fakes[at + 2])

    def clockwise(self, seat: int) -> list[int]:
        """All seats, from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]


def empty_state(seats: int, chosen: tuple[int, ...]) -> State:
    """A table before anything is dealt; PO-005 the marker on its start."""
    board = BOARDS[seats]
    s = State()
    s.stack, s.answers = [], [OWES] * seats
    s.seats, s.chosen = seats, chosen
    s.first = s.next_first = s.round = s.turn = s.quiet = s.pile = 0
    s.marker = board.starts[seats]
    s.market = [NO_CARD] * len(board.market)
    s.unseen, s.removed = [0] * KINDS, [0] * KINDS
    s.cards, s.fakes = [0] * (seats * KINDS), [0] * (seats * QUALITIES)
    s.cash, s.offshore = [0] * seats, [0] * seats
    s.men = [FREE] * len(board.spaces)
    s.ready, s.laid = [0] * seats, [0] * seats
    s.dealings = []
    return s


# --- what a seat may know ---
class View(NamedTuple):
    """What the table shows one seat. Hidden amounts are HIDDEN."""

    seat: int
    seats: int
    chosen: tuple[int, ...]
    stack: tuple[Frame, ...]
    answer: Option
    first: int
    next_first: int
    round: int
    turn: int
    marker: int
    quiet: int
    market: tuple[int, ...]
    pile: int
    deck: int
    removed: tuple[int, ...]
    cards: tuple[int, ...]
    men: tuple[int, ...]
    ready: tuple[int, ...]
    laid: tuple[int, ...]
    cash: tuple[int, ...]
    offshore: tuple[int, ...]
    fakes: tuple[int, ...]


class Memory(NamedTuple):
    """The view and what perfect attention adds: all fakes, the cards unseen, each rival's possible purses."""

    view: View
    fakes: tuple[int, ...]
    unseen: tuple[int, ...]
    dealings: tuple[int, ...]
    purses: tuple[tuple[int, ...], ...]
