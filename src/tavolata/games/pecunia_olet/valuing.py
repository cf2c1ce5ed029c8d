"""What a bot takes things to be worth, in dollars at the end of the game: notes and printers, cash, cards, time.

Each guess stands on its own, so that the bot only has to add them up. The numbers in brackets are those of the list
under "Bots" in `docs/rules/pecunia_olet.md`.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from tavolata.games.pecunia_olet.board import (
    BOARDS,
    END,
    FENCE_MOST,
    FENCE_PRICE,
    GODFATHER,
    HENCHMEN,
    LUNCH_PAYS,
    NOTES_PER_PRINTER,
    STEP,
    STRIKE,
    SUPERMARKET_MOST,
    SUPERMARKET_PAYS,
    Board,
)
from tavolata.games.pecunia_olet.cards import (
    HOLOGRAM,
    INK,
    KINDS,
    PAPER,
    PRINTER,
    QUALITIES,
    TICKET_VALUE,
)
from tavolata.games.pecunia_olet.ledger import EARN, EVERYBODY, FLY, PAY, undealt
from tavolata.games.pecunia_olet.money import half, quality_of
from tavolata.games.pecunia_olet.notes import Notes, lowest_first
from tavolata.games.pecunia_olet.state import GODFATHER_AMOUNTS, HIDDEN, PUBLIC, Memory


class Habits(NamedTuple):
    """How a table plays, learnt from some ten thousand games of this bot with itself; below, by number of seats."""

    hat: float  # chance that a turn moves the police
    prints: float  # chance that a kind of space is free when one wants it
    fence: float
    supermarket: float
    flight: float
    odd_job: float  # what a turn brings that neither prints nor sells
    keep: float  # share of an income that is saved from the Godfather
    effort: float  # what a flight costs beside the fare: part of a turn, as it carries later income too
    ready_money: float  # what a dollar at hand is worth on top, for the cards to come
    jet: float  # what a jet gains with each flight
    rivals: float  # how much a loss of the others is worth, all together
    sunglasses: float
    deny: float  # how much of what the fence would pay to others
    covet: float  # how much of what a card would be worth to others
    nearby: float  # how far one trusts one's guess whether the fence will be free at the next turn
    visits: float  # chance that a rival with a stock goes to the fence at its next turn
    late: float = 0.7  # what `keep` is in the last turns before the end
    tail: float = 0.3  # turns on top of steps ÷ hats: the last henchman, and what the round still allows
    threat: float = 0.25  # chance that somebody moves the police on purpose when that brings the Godfather
    eager: float = 0.5  # the same for each rival who has clearly less to lose
    lower: float = 7  # what a note loses for each star it lacks, in dollars
    gap: float = 2  # so many missing stars make it a leftover
    errand: float = 35  # what it costs to sell leftovers: a turn
    lawyer: float = 35  # what a lawyer is worth before the end
    load: float = 250  # the later income that a flight carries too, and that pays its part


HABITS: Final = {
    2: Habits(
        hat=0.235,
        prints=0.8,
        fence=0.3,
        supermarket=0.45,
        flight=0.75,
        odd_job=42,
        keep=0.85,
        effort=35,
        ready_money=0.6,
        jet=35,
        rivals=0.9,
        sunglasses=12,
        deny=0.07,
        covet=0.1,
        nearby=1.0,
        visits=0.4,
    ),
    3: Habits(
        hat=0.29,
        prints=0.6,
        fence=0.5,
        supermarket=0.65,
        flight=0.8,
        odd_job=28,
        keep=0.9,
        effort=32,
        ready_money=0.4,
        jet=19,
        rivals=0.8,
        sunglasses=19,
        deny=0.08,
        covet=0.08,
        nearby=0.6,
        visits=0.5,
    ),
    4: Habits(
        hat=0.28,
        prints=0.53,
        fence=0.5,
        supermarket=0.75,
        flight=0.85,
        odd_job=21,
        keep=0.92,
        effort=33,
        ready_money=0.25,
        jet=23,
        rivals=0.8,
        sunglasses=15,
        deny=0.1,
        covet=0.07,
        nearby=0.7,
        visits=0.5,
    ),
}

Table: TypeAlias = list[list[float]]

MOST_TURNS: Final = 28
MOST_NOTES: Final = 32
READY: Final = 60  # cash beyond this buys nothing soon


class Hand:
    """What one seat has, as far as one knows; a bot tries a move by changing a copy."""

    __slots__ = ("cards", "cash", "notes", "offshore", "ready", "seat")

    def __init__(self, seat: int, cash: int, offshore: int, notes: Notes, cards: list[int], ready: int) -> None:
        self.seat = seat
        self.cash = cash
        self.offshore = offshore
        self.notes = notes
        self.cards = cards
        self.ready = ready

    def copy(self) -> Hand:
        return Hand(self.seat, self.cash, self.offshore, self.notes, self.cards, self.ready)

    def number(self) -> int:
        return self.notes[0] + self.notes[1] + self.notes[2]

    def printed(self) -> int:
        return NOTES_PER_PRINTER * self.cards[PRINTER]

    def quality(self) -> int:
        return quality_of(self.cards[INK], self.cards[PAPER], self.cards[HOLOGRAM])

    def tickets(self) -> int:
        return sum(value * self.cards[kind] for kind, value in enumerate(TICKET_VALUE) if value)

    def print_notes(self, number: int) -> None:
        one, two, three = self.notes
        quality = self.quality()
        self.notes = (
            one + (number if quality == 1 else 0),
            two + (number if quality == 2 else 0),
            three + (number if quality == 3 else 0),
        )

    def sell(self, lot: Notes, pays: int) -> None:
        self.notes = (self.notes[0] - lot[0], self.notes[1] - lot[1], self.notes[2] - lot[2])
        self.cash += pays

    def buy(self, kind: int, cost: int) -> None:
        self.cards = self.cards[:]
        self.cards[kind] += 1
        self.cash -= cost

    def meet_godfather(self) -> None:
        """PO-067 He takes half of the cash."""
        self.cash -= half(self.cash)


# --- rivals ---
def hands(memory: Memory) -> list[Hand]:
    """Every seat's, with a rival's purse guessed from its dealings: most people fly with nearly all they have."""
    view = memory.view
    purses = guessed_purses(memory)
    found = []
    for seat in range(view.seats):
        at = seat * QUALITIES
        notes = (memory.fakes[at], memory.fakes[at + 1], memory.fakes[at + 2])
        cards = list(view.cards[seat * KINDS : (seat + 1) * KINDS])
        found.append(Hand(seat, purses[2 * seat], purses[2 * seat + 1], notes, cards, view.ready[seat]))
    return found


USUAL_RESERVE: Final = 20


def guessed_purses(memory: Memory) -> list[int]:
    """(cash, offshore) of seat after seat: true where they are seen, else the likely ones among the possible."""
    view = memory.view
    public = view.chosen[GODFATHER_AMOUNTS] == PUBLIC
    purses = [0] * (2 * view.seats)
    hidden = [at for at in range(view.seats) if view.cash[at] == HIDDEN]
    for entry in memory.dealings if hidden else ():
        what, who, amount = undealt(entry)
        for seat in hidden if who == EVERYBODY else (who,):
            cash = purses[2 * seat]
            if what == EARN:
                cash += amount
            elif what == PAY:
                cash -= amount
            elif what == FLY:
                cash -= amount
                carried = max(cash - USUAL_RESERVE, 0)
                cash -= carried
                purses[2 * seat + 1] += carried
            else:
                cash -= amount if public else half(max(cash, 0))
            if cash < 0:  # it had kept more than one thought
                purses[2 * seat + 1] = max(purses[2 * seat + 1] + cash, 0)
                cash = 0
            purses[2 * seat] = cash
    for seat in range(view.seats):
        if view.cash[seat] != HIDDEN:
            purses[2 * seat], purses[2 * seat + 1] = view.cash[seat], view.offshore[seat]
        else:
            rows = memory.purses[seat]
            least = 0
            while not rows[least]:
                least += 1
            purses[2 * seat] = min(max(purses[2 * seat], STEP * least), STEP * (len(rows) - 1))
    return purses


# --- printing and selling ---
def fence_lots(notes: Notes, lunches: int) -> list[Notes]:
    """[5] The lots worth thinking of: from each quality upwards, full or less what the lunches eat."""
    found: list[Notes] = []
    total = sum(notes)
    for lowest in range(QUALITIES):
        if notes[lowest]:
            above = (notes[0] if lowest == 0 else 0, notes[1] if lowest <= 1 else 0, notes[2])
            number = min(sum(above), FENCE_MOST)
            found.append(lowest_first(above, number))
            spare = number - max(0, lunches - (total - number))
            if 0 < spare < number:
                found.append(lowest_first(above, spare))
            if notes[lowest] < number:
                found.append(lowest_first(above, notes[lowest]))
    return found


def prospects(habits: Habits, seats: int, printers: int, quality: int, lunches: int) -> tuple[Table, Table]:
    """[1, 2, 3, 9, 12] What so many more turns (row) bring with so many notes in stock (column), played well alone.

    From the end backwards: each turn sells to the fence or in the supermarket, prints, or does an odd job, whichever is
    best and free. The second table says how much better the next turn is when the fence is sure to be free.
    """
    board = BOARDS[seats]
    learnt = board.refused.index(quality)
    accepting = (board.end - learnt) / (habits.hat * seats)  # shops take this quality while more turns are left
    price = FENCE_PRICE[quality - 1]
    more = NOTES_PER_PRINTER * printers
    table: Table = [[float(LUNCH_PAYS * min(lunches, stock)) for stock in range(MOST_NOTES + 1)]]
    gains: Table = [[0.0] * (MOST_NOTES + 1)]
    for turns in range(1, MOST_TURNS + 1):
        later = table[-1]
        keep = 1.0 if turns == 1 else habits.late if turns <= HENCHMEN else habits.keep
        if turns % HENCHMEN == 1 and turns > 1 and lunches:  # the last turn of a round
            eaten = LUNCH_PAYS * keep
            later = [later[max(at - lunches, 0)] + eaten * min(lunches, at) for at in range(MOST_NOTES + 1)]
        shops = habits.supermarket if turns > accepting else 0.0
        row = []
        gain_row = []
        for stock in range(MOST_NOTES + 1):
            value = later[stock] + habits.odd_job * keep
            sold = min(stock, SUPERMARKET_MOST)
            shopping = later[stock - sold] + sold * SUPERMARKET_PAYS * keep
            printing = later[min(stock + more, MOST_NOTES)]
            if printing > value and printing < shopping:
                value += habits.prints * (printing - value)
            if shopping > value:
                value += shops * (shopping - value)
            if printing > value and printing >= shopping:
                value += habits.prints * (printing - value)
            sold = min(stock, FENCE_MOST)
            gain = later[stock - sold] + sold * price * keep - value
            if gain < 0:
                gain = 0.0
            row.append(value + habits.fence * gain)
            gain_row.append(gain)
        table.append(row)
        gains.append(gain_row)
    return table, gains


def between(table: Table, turns: float, stock: int) -> float:
    """The table's value for a number of turns that need not be whole."""
    turns = min(max(turns, 0.0), MOST_TURNS - 0.01)
    whole = int(turns)
    part = turns - whole
    stock = min(stock, MOST_NOTES)
    return table[whole][stock] * (1 - part) + table[whole + 1][stock] * part


# --- cash ---
def binomial(tries: int, chance: float) -> list[float]:
    """How likely 0, 1, 2 … of the tries succeed.

    >>> binomial(2, 0.5)
    [0.25, 0.5, 0.25]
    """
    row = [1.0]
    for _ in range(tries):
        row = [
            (row[at] * (1 - chance) if at < len(row) else 0.0) + (row[at - 1] * chance if at else 0.0)
            for at in range(len(row) + 1)
        ]
    return row


def kept(
    board: Board,
    marker: int,
    cash: int,
    price: float,
    load: float,
    free: float,
    threat: float,
    at_first: list[float],
    later: list[float],
    alarm: float,
) -> float:
    """[6] What is likely to be left of this cash at the end: at each turn one may fly with it, if a seat is free.

    `at_first` and `later` say how far the police go before the next turn and between later ones; `price` is what a
    flight costs that carries so much `load` besides; `threat` is how likely somebody who would not move the police
    otherwise does so to set the Godfather on the table, `alarm` the same before the next turn. PO-067 he halves the
    cash wherever the police pass him; PO-076 nobody flies in a strike.
    """
    end = board.end
    effects = board.effects
    left = float(cash)
    lefts = [left] * (end + 1)
    for place in range(marker + 1, end + 1):
        if effects[place] in (GODFATHER, END):
            left /= 2
        lefts[place] = left
    worth = [left] * (end + len(later) + len(at_first))  # beyond the end nothing changes
    stays = later[0]
    for place in range(end - 1, marker - 1, -1):
        on = 0.0
        for steps in range(1, len(later)):
            on += later[steps] * worth[place + steps]
        stay = stays
        if effects[place + 1] in (GODFATHER, END):
            on += threat * stay * worth[place + 1]
            stay -= threat * stay
        waiting = on / (1 - stay)
        flying = lefts[place] * (1 - price / (lefts[place] + load))
        if flying > waiting and effects[place] != STRIKE:
            worth[place] = (free * flying + (1 - free) * on) / (1 - (1 - free) * stay)
        else:
            worth[place] = waiting
    value = 0.0
    for steps, chance in enumerate(at_first):
        value += chance * worth[marker + steps]
    if len(at_first) > 1 and effects[marker + 1] in (GODFATHER, END):
        value += alarm * at_first[0] * (worth[marker + 1] - worth[marker])
    return value
