"""A table of Pecunia Olet set out by hand, for tests that read like the scenarios of the rules file.

Seats are the letters A to D, spaces have their names on the board, cards the names of their kinds. What is not set
stays as at the start of a game in which A begins and the seats get ink, ink, paper, paper in turn.

>>> table = Table(3, marker=6).cash(A=100, B=50)
>>> table.plays("A", "tax-2")
>>> table.marker, table["A"].cash, table["B"].cash, table.asks
(7, 60, 20, 'turn B')
"""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from tavolata.games.pecunia_olet import GAME
from tavolata.games.pecunia_olet.board import BOARDS, HENCHMEN, Board
from tavolata.games.pecunia_olet.cards import DECK, KIND_NAMES, KINDS, NO_CARD, QUALITIES
from tavolata.games.pecunia_olet.ledger import EARN, FLY, PAY, dealing
from tavolata.games.pecunia_olet.notes import Notes
from tavolata.games.pecunia_olet.options import CONVERT, PASSING, PLACE, REPLAY
from tavolata.games.pecunia_olet.rules import FLOW
from tavolata.games.pecunia_olet.stages import CARD, ENDING, SEAT
from tavolata.games.pecunia_olet.state import FREE, Memory, State, View
from tavolata.kernel.chance import Noting, Scripted, Seeded
from tavolata.kernel.frames import Decision
from tavolata.kernel.game import make_setup
from tavolata.kernel.messages import Refusal
from tavolata.kernel.terms import SPECTATOR, SYSTEM, Event, Fact, Option

SEATS: Final = "ABCD"
STARTING: Final = "ink ink paper paper"
EMPTY: Final = "-"


def seat(letter: str) -> int:
    return SPECTATOR if letter == "spectator" else SEATS.index(letter)


def kinds(names: str) -> list[int]:
    return [KIND_NAMES.index(name) for name in names.split()]


def counted(names: str) -> list[int]:
    """How many of each kind."""
    found = kinds(names)
    return [found.count(kind) for kind in range(KINDS)]


class Seat(NamedTuple):
    """All there is of one player."""

    cash: int
    offshore: int
    fakes: Notes
    cards: str  # in the order of their kinds
    ready: int
    laid: int


class Table:
    """Given: `Table(…)` and the methods that return it. When: plays, passes, … Then: the properties, `table["A"]`."""

    def __init__(
        self,
        seats: int,
        *,
        first: str = "A",
        lap: int = 1,
        turn: str = "",
        marker: int | None = None,
        turned_up: str = "",
        seed: int = 1,
        **options: str,
    ) -> None:
        """`turn`: whose turn it is in this lap; `turned_up`: the first cards of the deck, from its top."""
        begins = [] if "first_player" in options else [(SEAT, seat(first))]
        components = kinds(STARTING)[:seats]
        self.script = Scripted([*begins, *((CARD, kind) for kind in components + kinds(turned_up))], Seeded(seed))
        self.chance = Noting(self.script)
        self.events: list[Event] = []
        self.shut = True  # whether the last answer may not be taken back
        self.s: State = GAME.new(make_setup(GAME, seats, options), self.chance, self.events)
        assert not self.script.wanted, "a scripted outcome was not drawn"
        if marker is not None:
            self.s.marker = marker
        self._go_to(lap, seat(turn) if turn else self.s.first)

    def _go_to(self, lap: int, turn: int) -> None:
        """Everybody before this turn lays a henchman down; `men` stands them up."""
        while (HENCHMEN - self.s.ready[turn] + 1, self.asked[0].seat) != (lap, turn):
            GAME.apply(self.s, self.asked[0].seat, PASSING, self.chance)

    # --- given ---
    def cash(self, **amounts: int) -> Self:
        """The dealings tell of it, so that memories stay true."""
        for letter, amount in amounts.items():
            more = amount - self.s.cash[seat(letter)]
            self.s.cash[seat(letter)] = amount
            self.s.dealings.append(dealing(EARN if more > 0 else PAY, seat(letter), abs(more)))
        return self

    def offshore(self, **amounts: int) -> Self:
        """Earned, then flown out without a fare."""
        for letter, amount in amounts.items():
            assert amount > 0 == self.s.offshore[seat(letter)]
            self.s.offshore[seat(letter)] = amount
            self.s.dealings += [dealing(EARN, seat(letter), amount), dealing(FLY, seat(letter), 0)]
        return self

    def fakes(self, **notes: Notes) -> Self:
        for letter, held in notes.items():
            at = seat(letter) * QUALITIES
            self.s.fakes[at : at + QUALITIES] = held
        return self

    def cards(self, **names: str) -> Self:
        """All the cards of a seat, the starting ones included."""
        for letter, held in names.items():
            at = seat(letter) * KINDS
            self.s.cards[at : at + KINDS] = counted(held)
        return self

    def men(self, **spaces: str) -> Self:
        """Where the henchmen stand that have had their turn."""
        for letter, names in spaces.items():
            for name in names.split():
                assert self.s.men[self.space(name)] == FREE and self.s.laid[seat(letter)] > 0
                self.s.men[self.space(name)] = seat(letter)
                self.s.laid[seat(letter)] -= 1
        return self

    def market(self, names: str) -> Self:
        """From left to right, `-` where no card lies."""
        row = [NO_CARD if name == EMPTY else KIND_NAMES.index(name) for name in names.split()]
        assert len(row) == len(self.s.market)
        self.s.market = row
        return self

    def deck(self, names: str, pile: str = "D") -> Self:
        """What is left of the highest pile."""
        self.s.pile = DECK.index(pile)
        self.s.unseen = counted(names)
        return self

    def next_cards(self, names: str) -> Self:
        self.script.wanted += [(CARD, kind) for kind in kinds(names)]
        return self

    def end_sequence(self, by: str, available: str = "") -> Self:
        """The marker has reached its last space and the Godfather has been paid."""
        s = self.s
        s.marker = self.board.end
        for at in range(s.seats):
            s.ready[at] = int(SEATS[at] in available)
            s.laid[at] = HENCHMEN - s.ready[at] - s.men.count(at)
        s.stack = [(ENDING, seat(by))]
        FLOW.settle(s, self.chance, self.events)
        return self

    # --- when ---
    def plays(self, letter: str, space: str, notes: Notes | None = None, amount: int | None = None) -> None:
        self.answers(letter, self.placing(space, notes, amount))

    def passes(self, letter: str) -> None:
        self.answers(letter, PASSING)

    def all_pass(self, times: int = 0) -> str:
        """That many turns, or all that are left of this round; who had them."""
        order = ""
        for _ in range(times or sum(self.s.ready)):
            order += self.asks[-1]
            self.passes(order[-1])
        return order

    def replays(
        self, letter: str, left: str, space: str, notes: Notes | None = None, amount: int | None = None
    ) -> None:
        """A lawyer moves a henchman."""
        self.answers(letter, (REPLAY, self.space(left), *self.placing(space, notes, amount)[1:]))

    def chooses(self, letter: str, notes: Notes) -> None:
        """What the lunches convert."""
        self.answers(letter, (CONVERT, *notes))

    def closes(self) -> None:
        """The lunch window, as it stands."""
        (result,) = GAME.options(self.s, SYSTEM)
        self._apply(SYSTEM, result)

    def answers(self, letter: str, option: Option) -> None:
        self._apply(seat(letter), option)

    def _apply(self, who: int, option: Option) -> None:
        refusal = GAME.check(self.s, who, option)
        assert refusal is None, refusal
        self.events = []
        self.chance.taken.clear()
        self.shut = GAME.apply(self.s, who, option, self.chance, self.events)
        self.remembered_truly()

    # --- asking without playing ---
    def tries(self, letter: str, space: str, notes: Notes | None = None, amount: int | None = None) -> Refusal | None:
        return GAME.check(self.s, seat(letter), self.placing(space, notes, amount))

    def forbids(self, letter: str, space: str, notes: Notes | None = None, amount: int | None = None) -> str:
        """The number of the rule against it, or nothing."""
        refusal = self.tries(letter, space, notes, amount)
        return refusal.rule if refusal else ""

    def forbids_replay(
        self, letter: str, left: str, space: str, notes: Notes | None = None, amount: int | None = None
    ) -> str:
        option = (REPLAY, self.space(left), *self.placing(space, notes, amount)[1:])
        refusal = GAME.check(self.s, seat(letter), option)
        return refusal.rule if refusal else ""

    def options(self, letter: str) -> list[Option]:
        return GAME.options(self.s, seat(letter))

    def open_to(self, letter: str) -> set[str]:
        """The spaces that this seat may take."""
        return {self.board.spaces[option[1]] for option in self.options(letter) if option[0] == PLACE}

    def details(self, letter: str, space: str) -> list[Option]:
        """All lots, or all amounts, that this seat may choose on a space."""
        return [option[2:] for option in self.options(letter) if option[:2] == (PLACE, self.space(space))]

    # --- then ---
    def __getitem__(self, letter: str) -> Seat:
        s, at = self.s, seat(letter)
        held = [name for kind, name in enumerate(KIND_NAMES) for _ in range(s.owns(at, kind))]
        return Seat(s.cash[at], s.offshore[at], s.notes(at), " ".join(held), s.ready[at], s.laid[at])

    @property
    def asks(self) -> str:
        """The question and whom it is put to: `turn A`, `lunch AC`; nothing when the game is over."""
        asked = self.asked
        if not asked:
            return ""
        letters = "".join(SEATS[decision.seat] for decision in asked if decision.seat != SYSTEM)
        return f"{GAME.question_names[asked[0].kind]} {letters}"

    @property
    def asked(self) -> list[Decision]:
        return GAME.asked(self.s)

    @property
    def board(self) -> Board:
        return BOARDS[self.s.seats]

    @property
    def marker(self) -> int:
        return self.s.marker

    @property
    def on_sale(self) -> str:
        return " ".join(EMPTY if kind == NO_CARD else KIND_NAMES[kind] for kind in self.s.market)

    @property
    def removed(self) -> str:
        return " ".join(name for kind, name in enumerate(KIND_NAMES) for _ in range(self.s.removed[kind]))

    @property
    def drawn(self) -> list[str]:
        """The cards that the last answer has turned up, in order."""
        return [KIND_NAMES[value] for what, value in self.chance.taken if what == CARD]

    @property
    def places(self) -> tuple[int, ...]:
        return GAME.score(self.s).places

    @property
    def points(self) -> tuple[int, ...]:
        return GAME.score(self.s).points

    def stands_on(self, space: str) -> str:
        """Whose henchman stands there."""
        owner = self.s.men[self.space(space)]
        return "" if owner == FREE else SEATS[owner]

    def view(self, letter: str) -> View:
        return GAME.observe(self.s, seat(letter))

    def memory(self, letter: str) -> Memory:
        return GAME.recall(self.s, seat(letter))

    def told(self, letter: str) -> list[Fact]:
        """What this seat has learnt from the last answer, or from the setup."""
        facts = [event.seen_by(seat(letter)) for event in self.events]
        return [fact for fact in facts if fact is not None]

    def told_of(self, letter: str, *wanted: int) -> list[Fact]:
        """The same, of these kinds only."""
        return [fact for fact in self.told(letter) if fact[0] in wanted]

    def remembered_truly(self) -> None:
        """Each seat's purse is among those that the others think possible."""
        for owner, rows in enumerate(GAME.recall(self.s, SPECTATOR).purses):
            cash, offshore = self.s.cash[owner] // 10, self.s.offshore[owner] // 10
            assert not rows or rows[cash] >> offshore & 1

    # --- names into numbers ---
    def space(self, name: str) -> int:
        return self.board.spaces.index(name)

    def placing(self, space: str, notes: Notes | None = None, amount: int | None = None) -> Option:
        details = notes if notes is not None else () if amount is None else (amount,)
        return (PLACE, self.space(space), *details)
