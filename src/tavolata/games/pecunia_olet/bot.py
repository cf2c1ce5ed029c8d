"""The bot `greedy`: it tries each sensible move, adds up what things would then be worth, and takes the best.

It looks no further than its own move; all foresight lies in the guesses of `valuing.py`. The numbers in brackets are those
of the list under "Bots" in `docs/rules/pecunia_olet.md`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from tavolata.games.pecunia_olet.board import (
    BOARDS,
    END,
    FARE,
    FENCE,
    FENCE_MOST,
    GODFATHER,
    LUNCH_PAYS,
    MARKET,
    PRINT,
    PRIVATE_JET,
    STRIKE,
    SUPERMARKET,
    SUPERMARKET_MOST,
    SUPERMARKET_PAYS,
    TAX_FRAUD,
    TAX_FRAUD_PAYS,
)
from tavolata.games.pecunia_olet.cards import (
    BAD_LAWYER,
    FAKE_NOTES,
    GREAT_LAWYER,
    JET,
    LUNCH,
    NO_CARD,
    PRINTER,
    QUALITIES,
)
from tavolata.games.pecunia_olet.notes import NO_NOTES, Notes, fence_pays, lowest_first
from tavolata.games.pecunia_olet.options import CONVERT, PASSING, PLACE, REPLAY
from tavolata.games.pecunia_olet.stages import LAST, REPLACE
from tavolata.games.pecunia_olet.state import ALLOWED, EMPTY_ACTIONS, FAKE_SUPPLY, FREE, LIMITED, Memory
from tavolata.games.pecunia_olet.valuing import (
    HABITS,
    READY,
    Habits,
    Hand,
    Table,
    between,
    binomial,
    hands,
    kept,
    prospects,
)
from tavolata.kernel.frames import WINDOW
from tavolata.kernel.terms import Option

Found: TypeAlias = list[tuple[float, Option]]

RESERVES: Final = (0, 20, 40, 60)  # what one may keep back from a flight


class Outlook:
    """What one seat's memory makes of the table, at one question."""

    def __init__(self, memory: Memory, habits: Habits, tables: dict[int, Table]) -> None:
        view = memory.view
        self.memory = memory
        self.view = view
        self.habits = habits
        self.tables = tables
        self.board = BOARDS[view.seats]
        self.seat = view.seat
        self.kind = view.stack[-1][0]
        self.pending = view.stack[-1][2] if self.kind == REPLACE else 0
        self.ending = view.marker == self.board.end
        self.hands = hands(memory)
        me = self.hands[view.seat]
        self.me = me.copy()
        self.me.ready -= 0 if self.kind == REPLACE else 1
        self.others = [hand for hand in self.hands if hand.seat != view.seat]
        self.later = binomial(view.seats, habits.hat)
        self.usual = binomial(view.seats - 1, habits.hat)
        self.soon = binomial(self.wait(), habits.hat)
        self.against = [0.0, 0.0]
        self.memo: dict[int, float] = {}
        self.against = [self.rivals_worth(step) for step in (0, 1)]

    def wait(self) -> int:
        """Turns of others that can move the police before this seat can next fly."""
        view = self.view
        board = self.board
        others = sum(view.ready) - view.ready[self.seat]
        louder = any(view.men[at] == FREE and hat for at, hat in enumerate(board.hats))
        jet = self.hands[self.seat].cards[JET] > 0
        seats = any(view.men[at] == FREE for at in board.flights) or (jet and view.men[board.jets[0]] == FREE)
        if self.me.ready > 0 and seats:
            return view.seats - 1 if louder else 0
        return (others if louder else 0) + (self.seat - view.next_first) % view.seats

    # --- what it is all worth -----------------------------------------------------------------------------------------
    def rivals_worth(self, step: int) -> float:
        if self.ending:
            return 0.0
        total = 0.0
        marker = self.view.marker + step
        for hand in self.others:
            after = hand
            if step and self.board.effects[marker] in (GODFATHER, END):
                after = hand.copy()
                after.meet_godfather()
            total += self.worth(after, marker, self.usual)
        return total * self.habits.rivals / len(self.others)

    def value(self, hand: Hand, space: int) -> float:
        """Of this seat's hand after a move to this space, against the others'."""
        step = 0
        if not self.ending and space >= 0 and self.board.hats[space]:
            step = 1
            if self.board.effects[self.view.marker + 1] in (GODFATHER, END):
                hand.meet_godfather()
        return self.worth(hand, self.view.marker + step, self.soon) - self.against[step]

    def worth(self, hand: Hand, marker: int, first: list[float]) -> float:
        board = self.board
        habits = self.habits
        if marker == board.end:
            return self.final(hand)
        turns = (board.end - marker) / (habits.hat * self.view.seats) + habits.tail
        quality = hand.quality()
        table = self.table(hand.cards[PRINTER], quality)
        jet = hand.cards[JET] > 0
        value = hand.offshore + hand.tickets() + self.kept(hand.cash, marker, jet, first)
        value += habits.ready_money * min(hand.cash, READY) * min(1.0, turns / 15)
        value += between(table, turns, hand.number())
        for level in range(quality - 1):
            lacking = habits.lower * (quality - 1 - level) * hand.notes[level]
            value -= lacking if board.refused[marker] > level else lacking / 2
        if hand.cards[LUNCH]:
            value += min(hand.cards[LUNCH], hand.printed()) * habits.lunch * (turns / 3 + 0.7)
        if jet:
            flights = sum(board.effects[place] in (GODFATHER, END) for place in range(marker + 2, board.end + 1))
            value += habits.jet * flights
        value += habits.lawyer * (hand.cards[GREAT_LAWYER] + hand.cards[BAD_LAWYER])
        return value

    def table(self, printers: int, quality: int) -> Table:
        key = (self.view.seats * 64 + printers) * 4 + quality
        found = self.tables.get(key)
        if found is None:
            found = self.tables[key] = prospects(self.habits, self.view.seats, printers, quality)
        return found

    def kept(self, cash: int, marker: int, jet: bool, first: list[float]) -> float:
        key = ((cash * 32 + marker) * 2 + jet) * 2 + (first is self.soon)
        found = self.memo.get(key)
        if found is None:
            price = self.habits.effort + (0 if jet else FARE)
            free, threat = self.habits.flight, self.habits.threat
            found = kept(self.board, marker, cash, price, free, threat, first, self.later)
            self.memo[key] = found
        return found

    def final(self, hand: Hand) -> float:
        """Once the end has come: cash, account and tickets, and what is still to be done."""
        if self.ending:
            great = hand.cards[GREAT_LAWYER] and self.kind == LAST
            bad = hand.cards[BAD_LAWYER] and self.pending != BAD_LAWYER
            more = int(great) + int(bad)
        else:
            more = (hand.ready > 0) + hand.cards[GREAT_LAWYER] + hand.cards[BAD_LAWYER]
        value = float(hand.cash + hand.offshore + hand.tickets())
        notes = hand.notes
        for _ in range(more):
            lot, pays = self.last_sale(notes, hand)
            notes = (notes[0] - lot[0], notes[1] - lot[1], notes[2] - lot[2])
            value += pays
        return value + LUNCH_PAYS * min(hand.cards[LUNCH], sum(notes))

    def last_sale(self, notes: Notes, hand: Hand) -> tuple[Notes, float]:
        men = self.view.men
        board = self.board
        best: tuple[Notes, float] = (NO_NOTES, TAX_FRAUD_PAYS)
        if any(men[at] in (FREE, hand.seat) for at in board.fences):
            for lot in fence_lots(notes, 0):
                pays = fence_pays(lot) * (1.0 if self.ending else 0.7)
                if pays > best[1]:
                    best = (lot, pays)
        return best

    # --- moves ----------------------------------------------------------------------------------------------------------
    def moves(self) -> Found:
        found: Found = [(self.value(self.me.copy(), -1), PASSING)]
        for space, owner in enumerate(self.view.men):
            if owner == FREE:
                found += self.at(space)
        return found

    def replays(self) -> Found:
        """[13] PO-096 One's own henchmen also go where one of them stands."""
        men = self.view.men
        found: Found = [(self.value(self.me.copy(), -1), PASSING)]
        own = [space for space, owner in enumerate(men) if owner == self.seat]
        for space, owner in enumerate(men):
            if owner == FREE or owner == self.seat:
                for value, option in self.at(space):
                    for left in [space] if owner == self.seat else own:
                        harm = 1.0 if left != space and left in self.board.fences else 0.0
                        found.append((value - harm, (REPLAY, left, *option[1:])))
        return found

    def at(self, space: int) -> Found:
        """The sensible moves to one space."""
        action = self.board.actions[space]
        if action == MARKET:
            return self.buying(space)
        if action == PRINT:
            return self.printing(space)
        if action == SUPERMARKET:
            return self.shopping(space)
        if action == FENCE:
            return self.fencing(space)
        if action == TAX_FRAUD:
            hand = self.me.copy()
            hand.cash += TAX_FRAUD_PAYS
            return [(self.value(hand, space) + self.first_next(space), (PLACE, space))]
        return self.flying(space, 0 if action == PRIVATE_JET else FARE)

    def buying(self, space: int) -> Found:
        card = self.view.market[space]
        cost = self.board.cost[space]
        if card == NO_CARD or cost > self.me.cash or (card == JET and self.me.cards[JET]):
            return []
        hand = self.me.copy()
        hand.buy(card, cost)
        return [(self.value(hand, space), (PLACE, space))]

    def printing(self, space: int) -> Found:
        hand = self.me.copy()
        number = hand.printed()
        if self.view.chosen[FAKE_SUPPLY] == LIMITED:
            quality = hand.quality()
            number = min(number, FAKE_NOTES[quality - 1] - sum(self.memory.fakes[quality - 1 :: QUALITIES]))
        if number == 0 and self.view.chosen[EMPTY_ACTIONS] != ALLOWED:
            return []
        hand.print_notes(number)
        return [(self.value(hand, space), (PLACE, space))]

    def shopping(self, space: int) -> Found:
        """[4] The lowest that are accepted go first."""
        refused = self.board.refused[self.view.marker]
        one, two, three = self.me.notes
        accepted = (one if refused < 1 else 0, two if refused < 2 else 0, three if refused < 3 else 0)
        lot = lowest_first(accepted, SUPERMARKET_MOST)
        if lot == NO_NOTES and self.view.chosen[EMPTY_ACTIONS] != ALLOWED:
            return []
        hand = self.me.copy()
        hand.sell(lot, SUPERMARKET_PAYS * sum(lot))
        return [(self.value(hand, space), (PLACE, space, *lot))]

    def fencing(self, space: int) -> Found:
        found: Found = []
        bonus = self.denial(space)
        for lot in fence_lots(self.me.notes, self.me.cards[LUNCH]):
            hand = self.me.copy()
            hand.sell(lot, fence_pays(lot))
            found.append((self.value(hand, space) + bonus, (PLACE, space, *lot)))
        return found

    def flying(self, space: int, fare: int) -> Found:
        """[6]"""
        if self.board.effects[self.view.marker] == STRIKE or (space in self.board.jets and not self.me.cards[JET]):
            return []
        found: Found = []
        for reserve in RESERVES:
            amount = self.me.cash - fare - reserve
            if amount > 0:
                hand = self.me.copy()
                hand.cash = reserve
                hand.offshore += amount
                found.append((self.value(hand, space), (PLACE, space, amount)))
        return found

    # --- on top -----------------------------------------------------------------------------------------------------------
    def first_next(self, space: int) -> float:
        """[8]"""
        if self.ending or space != self.board.sunglasses:
            return 0.0
        return self.habits.sunglasses * (0.5 if self.view.next_first == self.seat else 1.0)

    def denial(self, space: int) -> float:
        """[15] What the others cannot sell while the fence is busy."""
        if self.ending:
            return 0.0
        most = 0
        for hand in self.others:
            for lot in fence_lots(hand.notes, 0):
                most = max(most, fence_pays(lot))
        free = sum(self.view.men[at] == FREE for at in self.board.fences)
        return self.habits.deny * most / free


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


class Greedy:
    """A bot with no memory of its own: the same memory and number, the same answer."""

    __slots__ = ("_habits", "_tables")

    def __init__(self, habits: dict[int, Habits] = HABITS) -> None:
        self._habits = habits
        self._tables: dict[int, Table] = {}

    def answer(self, memory: Memory, number: int) -> Option:
        view = memory.view
        if view.stack[-1][0] == WINDOW:
            hand = hands(memory)[view.seat]
            return (CONVERT, *lowest_first(hand.notes, hand.cards[LUNCH]))  # PO-086 never worse
        outlook = Outlook(memory, self._habits[view.seats], self._tables)
        found = outlook.replays() if view.stack[-1][0] == REPLACE else outlook.moves()
        best = max(value for value, _ in found)
        ties = [option for value, option in found if value > best - 0.001]
        return ties[number % len(ties)]


BOTS: Final = {"greedy": Greedy}
