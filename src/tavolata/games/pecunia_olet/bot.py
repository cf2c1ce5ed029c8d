"""The bot `greedy`: it tries each sensible move, adds up what things would then be worth, and takes the best.

It looks no further than its own move; all foresight lies in the guesses of `valuing.py`. The numbers in brackets are
those of the list under "Bots" in `docs/rules/pecunia_olet.md`.
"""

from __future__ import annotations

from math import fsum
from typing import Final, TypeAlias

from tavolata.games.pecunia_olet.board import (
    BOARDS,
    END,
    FARE,
    FENCE,
    FENCE_MOST,
    FENCE_PRICE,
    GODFATHER,
    HENCHMEN,
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
    PRINT_COMPONENTS,
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
    fence_lots,
    hands,
    kept,
    prospects,
)
from tavolata.kernel.frames import WINDOW
from tavolata.kernel.terms import Option

Found: TypeAlias = list[tuple[float, Option]]

MARGIN: Final = 60  # so much more cash than a rival's is clearly more to lose
STOCK: Final = 4  # notes with which one goes to the fence
ONE_IS_ENOUGH: Final = (*PRINT_COMPONENTS, JET)
RESERVES: Final = (0, 20, 40, 60)  # what one may keep back from a flight


class Outlook:
    """What one seat's memory makes of the table, at one question."""

    def __init__(self, memory: Memory, habits: Habits, tables: dict[int, tuple[Table, Table]]) -> None:
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
        self.memo: dict[int, float] = {}
        self.against = [self.rivals_worth(step) for step in (0, 1)]

    def wait(self) -> int:
        """How many turns of others can move the police before this seat can next fly."""
        view = self.view
        board = self.board
        open_seats = any(view.men[at] == FREE for at in board.flights)
        if self.me.cards[JET]:
            open_seats = open_seats or any(view.men[at] == FREE for at in board.jets)
        now = self.me.ready > 0 and open_seats
        coming = sum(min(hand.ready, 1) if now else hand.ready for hand in self.others)
        if not any(view.men[at] == FREE and hat for at, hat in enumerate(board.hats)):
            coming = 0  # no hat is left in this round
        return coming if now else coming + (self.seat - view.next_first) % view.seats

    # --- what it is all worth ---
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
        marker = self.view.marker + step
        value = self.worth(hand, marker, self.soon) - self.against[step]
        if marker == self.board.end:
            return value
        gains = self.table(hand.cards[PRINTER], hand.quality(), hand.cards[LUNCH])[1]
        surprise = self.fence_next(space) - self.habits.fence
        return value + self.habits.nearby * surprise * between(gains, self.turns(marker), hand.number())

    def worth(self, hand: Hand, marker: int, first: list[float]) -> float:
        board = self.board
        habits = self.habits
        if marker == board.end:
            return self.final(hand)
        turns = self.turns(marker)
        quality = hand.quality()
        table = self.table(hand.cards[PRINTER], quality, hand.cards[LUNCH])
        jet = hand.cards[JET] > 0
        value = hand.offshore + hand.tickets() + self.kept(hand.cash, marker, jet, first)
        value += habits.ready_money * min(hand.cash, READY) * min(1.0, turns / 15)
        stock = hand.number()
        fed = int(hand.cards[LUNCH] * turns / HENCHMEN)
        for level in range(quality - 1):
            number = hand.notes[level]
            gap = quality - 1 - level
            if board.refused[marker] <= level:
                value -= habits.lower / 2 * gap * number
            elif gap < habits.gap:
                value -= habits.lower * gap * number
            elif number > fed:
                stock -= number - fed
                for lot in range(number - fed, 0, -FENCE_MOST):
                    value += max(0.0, FENCE_PRICE[level] * min(lot, FENCE_MOST) * habits.keep - habits.errand)
            fed = max(fed - number, 0)
        value += between(table[0], turns, stock)
        if jet:
            flights = sum(board.effects[place] in (GODFATHER, END) for place in range(marker + 2, board.end + 1))
            value += habits.jet * flights if turns > HENCHMEN else 0
        value += habits.lawyer * (hand.cards[GREAT_LAWYER] + hand.cards[BAD_LAWYER])
        return value

    def turns(self, marker: int) -> float:
        """[1] How many more this seat is likely to have."""
        return (self.board.end - marker) / (self.habits.hat * self.view.seats) + self.habits.tail

    def fence_next(self, space: int) -> float:
        """How likely a fence is free at this seat's next turn, if it now goes to this space."""
        board = self.board
        view = self.view
        if self.me.ready > 0:
            free = sum(view.men[at] == FREE and at != space for at in board.fences)
            before = self.others
        else:
            free = len(board.fences)
            first = view.seat if space == board.sunglasses else view.next_first
            before = [
                hand for hand in self.others if (hand.seat - first) % view.seats < (view.seat - first) % view.seats
            ]
        visits = binomial(sum(hand.number() >= STOCK for hand in before), self.habits.visits)
        return fsum(visits[:free])  # `sum` rounds differently from Python to Python

    def table(self, printers: int, quality: int, lunches: int) -> tuple[Table, Table]:
        key = ((self.view.seats * 64 + printers) * 16 + lunches) * 4 + quality
        found = self.tables.get(key)
        if found is None:
            found = self.tables[key] = prospects(self.habits, self.view.seats, printers, quality, lunches)
        return found

    def kept(self, cash: int, marker: int, jet: bool, first: list[float]) -> float:
        key = ((cash * 32 + marker) * 2 + jet) * 2 + (first is self.soon)
        found = self.memo.get(key)
        if found is None:
            price = self.habits.effort + (0 if jet else FARE)
            load, free, threat = self.habits.load, self.habits.flight, self.habits.threat
            alarm = self.alarm(cash) if first is self.soon else threat
            found = kept(self.board, marker, cash, price, load, free, threat, first, self.later, alarm)
            self.memo[key] = found
        return found

    def alarm(self, cash: int) -> float:
        """[7] How likely the others set the Godfather on the table, if this seat keeps so much cash."""
        calm = 1 - self.habits.threat
        for hand in self.others:
            if hand.cash + MARGIN < cash:
                calm *= 1 - self.habits.eager
        return 1 - calm

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
        last = not self.ending and hand.ready > 0
        for at in range(more):
            lot, pays = self.last_sale(notes, hand.seat, last and at == 0)
            notes = (notes[0] - lot[0], notes[1] - lot[1], notes[2] - lot[2])
            value += pays
        return value + LUNCH_PAYS * min(hand.cards[LUNCH], sum(notes))

    def last_sale(self, notes: Notes, seat: int, last: bool) -> tuple[Notes, float]:
        """What a last henchman, or else a lawyer's, may still bring in; the fence may be gone by then."""
        best: tuple[Notes, float] = (NO_NOTES, TAX_FRAUD_PAYS)
        owners = [self.view.men[at] for at in self.board.fences]
        sure = seat in owners and not last
        if FREE in owners or sure:
            waiting = [frame[1] for frame in self.view.stack if frame[0] == LAST and frame[1] != seat]
            taken = any(self.hands[other].number() >= STOCK for other in waiting)
            chance = 1.0 if sure else 0.7 if not self.ending else 0.2 if taken else 1.0
            for lot in fence_lots(notes, 0):
                if fence_pays(lot) * chance > best[1]:
                    best = (lot, fence_pays(lot) * chance)
        return best

    # --- moves ---
    def moves(self) -> Found:
        found: Found = [(self.value(self.me.copy(), -1) + 0.01, PASSING)]
        for space, owner in enumerate(self.view.men):
            if owner == FREE:
                found += self.at(space)
        return found

    def replays(self) -> Found:
        """[13] PO-096 One's own henchmen also go where one of them stands."""
        men = self.view.men
        found: Found = [(self.value(self.me.copy(), -1) + 0.01, PASSING)]
        own = [space for space, owner in enumerate(men) if owner == self.seat]
        for space, owner in enumerate(men):
            if owner in (FREE, self.seat):
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
        owned = card >= 0 and self.me.cards[card] > 0
        if card == NO_CARD or cost > self.me.cash or (owned and card in ONE_IS_ENOUGH):
            return []
        hand = self.me.copy()
        hand.buy(card, cost)
        return [(self.value(hand, space) + self.envy(card, cost), (PLACE, space))]

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
        """[6] With all one has, or all but a reserve."""
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

    # --- on top ---
    def first_next(self, space: int) -> float:
        """[8] What it is worth to begin the next round."""
        if self.ending or space != self.board.sunglasses:
            return 0.0
        return self.habits.sunglasses * (0.5 if self.view.next_first == self.seat else 1.0)

    def envy(self, card: int, cost: int) -> float:
        """[15] What the card would be worth to that rival who needs it most."""
        if self.ending:
            return 0.0
        most = 0.0
        marker = self.view.marker
        for hand in self.others:
            if hand.cash >= cost and not (card == JET and hand.cards[JET]):
                after = hand.copy()
                after.buy(card, 0)
                gain = self.worth(after, marker, self.usual) - self.worth(hand, marker, self.usual) - cost
                most = max(most, gain)
        return self.habits.covet * most

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


TABLES: Final[dict[int, tuple[Table, Table]]] = {}  # worked out once, for all bots with the usual habits


class Greedy:
    """A bot with no memory of its own: the same memory and number, the same answer."""

    __slots__ = ("_habits", "_tables")

    def __init__(self, habits: dict[int, Habits] = HABITS) -> None:
        self._habits = habits
        self._tables: dict[int, tuple[Table, Table]] = TABLES if habits is HABITS else {}

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
