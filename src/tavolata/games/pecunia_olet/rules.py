"""Pecunia Olet, told as frames in the order of the rulebook.

Place a henchman and act; fake money becomes real; real money flies to the Caribbean before the Godfather takes half of
it; the police come nearer with every hat. The numbers are those of `docs/rules/pecunia_olet.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from tavolata.games.pecunia_olet import facts, talk
from tavolata.games.pecunia_olet.board import (
    BOARDS,
    END,
    FARE,
    GODFATHER,
    HENCHMEN,
    INVESTIGATION,
    LUNCH_PAYS,
    NOTES_PER_PRINTER,
    START_CASH,
    STRIKE,
    SUPERMARKET_PAYS,
    TAX_FRAUD_PAYS,
)
from tavolata.games.pecunia_olet.cards import (
    BAD_LAWYER,
    GREAT_LAWYER,
    KIND_NAMES,
    KINDS,
    LUNCH,
    NO_CARD,
    PILES,
    PRINTER,
    QUALITIES,
    STARTING_COMPONENTS,
    TICKET_VALUE,
)
from tavolata.games.pecunia_olet.data import DATA, FEWEST, MOST, PROSE
from tavolata.games.pecunia_olet.foresight import preview
from tavolata.games.pecunia_olet.knowledge import observe, recall, resample
from tavolata.games.pecunia_olet.ledger import EARN, EVERYBODY, FLY, HALVE, PAY, dealing
from tavolata.games.pecunia_olet.money import half
from tavolata.games.pecunia_olet.narration import narrate
from tavolata.games.pecunia_olet.notes import Notes, fence_pays, lowest_first
from tavolata.games.pecunia_olet.options import (
    PASS,
    bank_holds,
    lunch_by_default,
    lunch_options,
    lunch_possible,
    lunch_result,
    only_passing,
    pass_by_default,
    print_quality,
    replay_options,
    turn_options,
)
from tavolata.games.pecunia_olet.refusals import no_lunch, no_placement
from tavolata.games.pecunia_olet.saving import dump, load
from tavolata.games.pecunia_olet.stages import (
    CARD,
    CHOOSE_LUNCH,
    CLOCK_NAMES,
    EAT_LUNCH,
    EMPTY_MARKET,
    ENDING,
    FILL_MARKET,
    GUARD,
    HENCHMEN_RETURN,
    LAST,
    LAWYER,
    LUNCH_CLOCK,
    PAY_GODFATHER,
    POLICE,
    QUESTION_NAMES,
    REPLACE,
    ROUND,
    ROUND_END,
    RULES_AT_HAND,
    SEAT,
    SETTLE_UP,
    SLIDE_MARKET,
    TURN,
    TURN_CLOCK,
)
from tavolata.games.pecunia_olet.state import (
    ASK,
    FAKE_SUPPLY,
    FIRST_PLAYER,
    FREE,
    FROM_FIRST,
    GODFATHER_AMOUNTS,
    LAST_HENCHMAN_ORDER,
    LIMITED,
    LUNCH_CHOICE,
    OFF,
    OPEN,
    PUBLIC,
    RANDOM,
    SCREENS,
    STALL_GUARD,
    TABLE_OPTIONS,
    Memory,
    State,
    View,
    chosen_values,
    empty_state,
)
from tavolata.kernel.chance import Chance, total
from tavolata.kernel.data import rules_hash
from tavolata.kernel.frames import EARLY, Ask, Deadline, Flow, open_window, todo
from tavolata.kernel.game import OutcomeKind, Result, Setup, by_points
from tavolata.kernel.messages import Message, Section, Touch
from tavolata.kernel.terms import Fact, Frame, Option, Out, tell, tell_all


# --- setup ---
def set_up(s: State, chance: Chance, out: Out) -> None:
    """PO-005 to PO-013 Everything in its place; then the first round."""
    s.first = chance.below(s.seats, SEAT) if s.chosen[FIRST_PLAYER] == RANDOM else s.chosen[FIRST_PLAYER] - 1
    s.next_first = s.first
    tell_all(out, facts.BEGINS, s.first)
    components = list(STARTING_COMPONENTS)
    for place, seat in enumerate(s.clockwise(s.first)):
        s.ready[seat] = HENCHMEN
        earn(s, seat, START_CASH[place])
        s.cards[seat * KINDS + PRINTER] = 1
        component = take(components, chance)
        s.cards[seat * KINDS + component] = 1
        tell_all(out, facts.STARTS_WITH, seat, START_CASH[place], component)
    s.unseen = list(PILES[s.seats][0])
    todo(s, (FILL_MARKET,), (ROUND,))


def take(counts: list[int], chance: Chance) -> int:
    """One card at random out of a multiset; its kind."""
    kind = chance.pick(counts, CARD)
    counts[kind] -= 1
    return kind


# --- round and turn ---
def begin_round(s: State, f: Frame, chance: Chance, out: Out) -> None:
    """PO-015 to PO-017, PO-056 Clockwise from the first player, until everybody has had three turns."""
    s.round += 1
    s.first = s.next_first
    tell_all(out, facts.ROUND_BEGINS, s.first)
    lap = [(TURN, seat) for seat in s.clockwise(s.first)]
    todo(s, *lap * HENCHMEN, (ROUND_END,))


def take_turn(s: State, seat: int, option: Option, f: Frame, chance: Chance, out: Out) -> None:
    """PO-015, PO-022 One henchman is placed, or laid down unused."""
    s.turn += 1
    s.ready[seat] -= 1
    if option[0] == PASS:
        s.laid[seat] += 1
        if out is not None:  # asked here too, as `tell_all` does: in search it saves a call with its tuple each answer
            tell_all(out, facts.PASSES, seat)
    else:
        place(s, seat, option[1], option[2:], out)


def place(s: State, seat: int, space: int, details: Option, out: Out) -> None:
    """PO-018 to PO-020, PO-094 The space's action, completely; then the hat, if the police can still move."""
    board = BOARDS[s.seats]
    s.men[space] = seat
    ACTIONS[board.actions[space]](s, seat, space, details, out)
    if board.hats[space] and not s.ending():
        todo(s, (POLICE, seat))


# --- money and notes in and out ---
def earn(s: State, seat: int, amount: int) -> None:
    s.cash[seat] += amount
    s.dealings.append(dealing(EARN, seat, amount))


def pay(s: State, seat: int, amount: int) -> None:
    s.cash[seat] -= amount
    s.dealings.append(dealing(PAY, seat, amount))


def hand_over(s: State, seat: int, notes: Notes) -> None:
    at = seat * QUALITIES
    s.fakes[at] -= notes[0]
    s.fakes[at + 1] -= notes[1]
    s.fakes[at + 2] -= notes[2]


# --- the seven actions ---
def buy(s: State, seat: int, space: int, details: Option, out: Out) -> None:
    """PO-025, PO-028, PO-032 Pay the cost of the space and take the card below it, which works at once."""
    cost = BOARDS[s.seats].cost[space]
    card = s.market[space]
    pay(s, seat, cost)
    s.market[space] = NO_CARD
    s.cards[seat * KINDS + card] += 1
    if out is not None:
        tell_all(out, facts.BUYS, seat, space, card, cost)


def print_notes(s: State, seat: int, space: int, details: Option, out: Out) -> None:
    """PO-034 to PO-037, PO-042 Two notes a printer, as good as there are different components."""
    quality = print_quality(s, seat)
    number = NOTES_PER_PRINTER * s.cards[seat * KINDS + PRINTER]
    if s.chosen[FAKE_SUPPLY] == LIMITED:
        number = min(number, bank_holds(s, quality))
    s.fakes[seat * QUALITIES + quality - 1] += number
    if out is not None:
        tell_all(out, facts.PRINTS, seat, space, number, quality)


def go_shopping(s: State, seat: int, space: int, lot: Option, out: Out) -> None:
    """PO-044, PO-045 Up to three accepted fakes for as many real fifties."""
    notes = (lot[0], lot[1], lot[2])
    gain = SUPERMARKET_PAYS * (notes[0] + notes[1] + notes[2])
    hand_over(s, seat, notes)
    earn(s, seat, gain)
    if out is not None:
        tell_all(out, facts.EXCHANGES, seat, space, *notes, gain)


def sell(s: State, seat: int, space: int, lot: Option, out: Out) -> None:
    """PO-048, PO-049 Up to eight fakes in one lot, each paid like the worst of them."""
    notes = (lot[0], lot[1], lot[2])
    gain = fence_pays(notes)
    hand_over(s, seat, notes)
    earn(s, seat, gain)
    if out is not None:
        tell_all(out, facts.SELLS, seat, space, *notes, gain)


def commit_tax_fraud(s: State, seat: int, space: int, details: Option, out: Out) -> None:
    """PO-054 to PO-056, PO-094 Thirty dollars; with the sunglasses also the first move of the next round."""
    earn(s, seat, TAX_FRAUD_PAYS)
    if space == BOARDS[s.seats].sunglasses and not s.ending():
        s.next_first = seat
    if out is not None:
        tell_all(out, facts.TAX_FRAUD_DONE, seat, space, TAX_FRAUD_PAYS)


def fly_commercial(s: State, seat: int, space: int, details: Option, out: Out) -> None:
    """PO-059, PO-061 The fare comes out of cash first, for jet owners too."""
    fly(s, seat, space, FARE, details[0], out)


def fly_by_jet(s: State, seat: int, space: int, details: Option, out: Out) -> None:
    """PO-060 Without a fare, for those who own a jet."""
    fly(s, seat, space, 0, details[0], out)


def fly(s: State, seat: int, space: int, fare: int, amount: int, out: Out) -> None:
    """PO-058, PO-064, PO-108 Cash goes to the account, a negative amount comes back from it; nobody sees how much."""
    s.cash[seat] -= fare + amount
    s.offshore[seat] += amount
    s.dealings.append(dealing(FLY, seat, fare))
    if out is not None:
        seen = (facts.FLIES, seat, space, fare)
        whole = (*seen, amount)
        tell(out, seat, whole, whole if s.chosen[SCREENS] == OPEN else seen)


Action: TypeAlias = Callable[[State, int, int, Option, Out], None]
ACTIONS: Final[tuple[Action, ...]] = (
    buy,
    print_notes,
    go_shopping,
    sell,
    commit_tax_fraud,
    fly_commercial,
    fly_by_jet,
)


# --- the police track ---
def move_police(s: State, f: Frame, chance: Chance, out: Out) -> None:
    """PO-020, PO-021 One space on; a special space acts when it is reached."""
    board = BOARDS[s.seats]
    s.marker += 1
    if f[1] != GUARD:
        s.quiet = -1
    tell_all(out, facts.POLICE_MOVES, s.marker)
    effect = board.effects[s.marker]
    if effect == GODFATHER:
        todo(s, (PAY_GODFATHER,))
    elif effect == INVESTIGATION:  # PO-073 to PO-075 what is refused follows from the marker's place
        tell_all(out, facts.REFUSES_NOW, board.refused[s.marker])
    elif effect == STRIKE:  # PO-065, PO-076 lasts while the marker stands here
        tell_all(out, facts.STRIKE_BEGINS)
    elif effect == END:  # PO-089, PO-090 nothing that was still to be done in this round is done
        s.stack.clear()
        todo(s, (PAY_GODFATHER,), (ENDING, f[1]))


def pay_godfather(s: State, f: Frame, chance: Chance, out: Out) -> bool:
    """PO-067 to PO-072 Everybody at once pays half of the cash, rounded up to a payable amount."""
    shown = s.chosen[GODFATHER_AMOUNTS] == PUBLIC
    tell_all(out, facts.GODFATHER_TAKES)
    if not shown:
        s.dealings.append(dealing(HALVE, EVERYBODY, 0))
    for seat in range(s.seats):
        amount = half(s.cash[seat])
        s.cash[seat] -= amount
        if shown:
            s.dealings.append(dealing(HALVE, seat, amount))
        if out is not None:
            fact = (facts.PAID_GODFATHER, seat, amount)
            tell(out, seat, fact, fact if shown or s.chosen[SCREENS] == OPEN else None)
    return shown and s.chosen[SCREENS] != OPEN


# --- end of a round ---
STALLED: Final = 3  # rounds in a row without a hat after which the guard moves the police


def end_round(s: State, f: Frame, chance: Chance, out: Out) -> None:
    """PO-078 to PO-088 A stalled police moves; then everything is made ready for the next round."""
    s.quiet += 1
    todo(s, (HENCHMEN_RETURN,), (EMPTY_MARKET,), (SLIDE_MARKET,), (FILL_MARKET,), (EAT_LUNCH,), (ROUND,))
    if s.quiet >= STALLED and s.chosen[STALL_GUARD] != OFF:
        tell_all(out, facts.STALLS)
        todo(s, (POLICE, GUARD))


def return_henchmen(s: State, f: Frame, chance: Chance, out: Out) -> None:
    """PO-080 Also those laid down."""
    s.men = [FREE] * len(s.men)
    s.laid = [0] * s.seats
    s.ready = [HENCHMEN] * s.seats


def empty_market(s: State, f: Frame, chance: Chance, out: Out) -> None:
    """PO-081 Cards still lying on emptied spaces leave the game."""
    for space in BOARDS[s.seats].emptied:
        card = s.market[space]
        if card != NO_CARD:
            s.market[space] = NO_CARD
            s.removed[card] += 1
            tell_all(out, facts.CARD_REMOVED, card)


def slide_market(s: State, f: Frame, chance: Chance, out: Out) -> None:
    """PO-082 To the right, in order, without a gap."""
    lying = [card for card in s.market if card != NO_CARD]
    s.market = [NO_CARD] * (len(s.market) - len(lying)) + lying


def fill_market(s: State, f: Frame, chance: Chance, out: Out) -> bool:
    """PO-013, PO-083 From the top of the deck, rightmost empty space first, while there are cards."""
    drawn = False
    for space in range(len(s.market) - 1, -1, -1):
        if s.market[space] == NO_CARD and total(s.unseen):
            s.market[space] = draw_card(s, chance)
            tell_all(out, facts.TURNED_UP, space, s.market[space])
            drawn = True
    return drawn


def draw_card(s: State, chance: Chance) -> int:
    """PO-012 A card of the highest pile; when it was the last of them, the next pile lies on top."""
    kind = take(s.unseen, chance)
    if not total(s.unseen) and s.pile + 1 < len(PILES[s.seats]):
        s.pile += 1
        s.unseen = list(PILES[s.seats][s.pile])
    return kind


def eat_lunch(s: State, f: Frame, chance: Chance, out: Out) -> bool:
    """PO-084 to PO-087 Each lunch turns one fake into fifty dollars; its owner may choose the quality."""
    owners = [seat for seat in range(s.seats) if s.owns(seat, LUNCH)]
    if s.chosen[LUNCH_CHOICE] == ASK:
        if owners:
            open_window(s, CHOOSE_LUNCH, owners, EARLY)
        return False
    for seat in owners:
        convert(s, seat, lowest_first(s.notes(seat), s.owns(seat, LUNCH)), out)
    return bool(owners) and s.chosen[SCREENS] != OPEN


def open_lunches(s: State, seat: int, option: Option, f: Frame, chance: Chance, out: Out) -> None:
    """PO-087 What everybody chose, seat by seat, all together."""
    for owner in range(s.seats):
        at = 1 + QUALITIES * owner
        convert(s, owner, (option[at], option[at + 1], option[at + 2]), out)


def convert(s: State, seat: int, notes: Notes, out: Out) -> None:
    gain = LUNCH_PAYS * (notes[0] + notes[1] + notes[2])
    if gain:
        hand_over(s, seat, notes)
        earn(s, seat, gain)
        tell_all(out, facts.LUNCHES, seat, *notes, gain)


# --- end of the game ---
def end_game(s: State, f: Frame, chance: Chance, out: Out) -> None:
    """PO-091 to PO-101 A last henchman for everybody who has one, the two lawyers, then the final count."""
    tell_all(out, facts.END_BEGINS)
    begins = s.first if s.chosen[LAST_HENCHMAN_ORDER] == FROM_FIRST else (f[1] + 1) % s.seats
    last = [(LAST, seat) for seat in s.clockwise(begins) if s.ready[seat]]  # PO-093 none after the stall guard
    todo(s, *last, (LAWYER, GREAT_LAWYER), (LAWYER, BAD_LAWYER), (SETTLE_UP,))


def play_last(s: State, seat: int, option: Option, f: Frame, chance: Chance, out: Out) -> None:
    """PO-091, PO-092 One last henchman, or none."""
    s.turn += 1
    if option[0] == PASS:
        tell_all(out, facts.DECLINES, seat)
    else:
        s.ready[seat] -= 1
        place(s, seat, option[1], option[2:], out)


def call_lawyer(s: State, f: Frame, chance: Chance, out: Out) -> None:
    """PO-096 to PO-098 Its owner, if it has one and a henchman on the board, may move that henchman once more."""
    for seat in range(s.seats):
        if s.owns(seat, f[1]) and seat in s.men:
            todo(s, (REPLACE, seat, f[1]))


def replace(s: State, seat: int, option: Option, f: Frame, chance: Chance, out: Out) -> None:
    """PO-096, PO-098 The space left is free at once, and the henchman acts again where it goes."""
    s.turn += 1
    if option[0] == PASS:
        tell_all(out, facts.DECLINES, seat)
    else:
        s.men[option[1]] = FREE
        tell_all(out, facts.LIFTS, seat, option[1], f[2])
        place(s, seat, option[2], option[3:], out)


def settle_up(s: State, f: Frame, chance: Chance, out: Out) -> None:
    """PO-100 to PO-102, PO-109 Last lunches, lottery tickets, and all amounts on the table."""
    for seat in range(s.seats):
        convert(s, seat, lowest_first(s.notes(seat), s.owns(seat, LUNCH)), out)
    for seat in range(s.seats):
        tickets = sum(value * s.owns(seat, kind) for kind, value in enumerate(TICKET_VALUE))
        if tickets:
            earn(s, seat, tickets)
            tell_all(out, facts.CASHES_TICKETS, seat, tickets)
    for seat in range(s.seats):
        tell_all(out, facts.ENDS_WITH, seat, s.cash[seat], s.offshore[seat], s.cash[seat] + s.offshore[seat])


# --- the tables that tie it together ---


def turn_clock(s: State, f: Frame) -> Deadline:
    """Each turn has a clock of its own."""
    return Deadline(TURN_CLOCK, s.turn)


def lunch_clock(s: State, f: Frame) -> Deadline:
    return Deadline(LUNCH_CLOCK, s.turn)


FLOW: Final = Flow[State](
    runs={
        ROUND: begin_round,
        POLICE: move_police,
        PAY_GODFATHER: pay_godfather,
        ROUND_END: end_round,
        HENCHMEN_RETURN: return_henchmen,
        EMPTY_MARKET: empty_market,
        SLIDE_MARKET: slide_market,
        FILL_MARKET: fill_market,
        EAT_LUNCH: eat_lunch,
        ENDING: end_game,
        LAWYER: call_lawyer,
        SETTLE_UP: settle_up,
    },
    asks={
        TURN: Ask(
            turn_options,
            take_turn,
            no_placement,
            pass_by_default,
            deadline=turn_clock,
            auto=only_passing,
        ),
        LAST: Ask(
            turn_options,
            play_last,
            no_placement,
            pass_by_default,
            deadline=turn_clock,
            auto=only_passing,
        ),
        REPLACE: Ask(replay_options, replace, no_placement, pass_by_default, deadline=turn_clock),
        CHOOSE_LUNCH: Ask(
            lunch_options,
            open_lunches,
            no_lunch,
            lunch_by_default,
            deadline=lunch_clock,
            close=lunch_result,
            possible=lunch_possible,
        ),
    },
    turn_rule="PO-015",
)


class PecuniaOlet:
    """The game, for everybody outside this folder."""

    slug = "pecunia_olet"
    prefix = "po"
    rules_number = 1
    tables_hash = rules_hash(DATA, PROSE)
    seats = (FEWEST, MOST)
    table_options = TABLE_OPTIONS
    outcome_kinds = (OutcomeKind("seat", ()), OutcomeKind("card", KIND_NAMES))
    question_names = QUESTION_NAMES
    clock_names = CLOCK_NAMES

    def __init__(self) -> None:
        self.asked = FLOW.asked
        self.pending = FLOW.pending
        self.options = FLOW.options
        self.check = FLOW.check
        self.apply = FLOW.apply
        self.default = FLOW.default

    def new(self, setup: Setup, chance: Chance, out: Out = None) -> State:
        s = empty_state(setup.seats, chosen_values(setup))
        set_up(s, chance, out)
        FLOW.settle(s, chance, out)
        return s

    def observe(self, s: State, seat: int) -> View:
        return observe(s, seat)

    def recall(self, s: State, seat: int) -> Memory:
        return recall(s, seat)

    def resample(self, memory: Memory, chance: Chance) -> State:
        return resample(memory, chance)

    def outline(self, view: View) -> Section:
        return talk.outline(view)

    def describe(self, view: View, option: Option) -> Message:
        return talk.describe(view, option)

    def path(self, view: View, option: Option) -> tuple[Touch, ...]:
        return talk.path(view, option)

    def preview(self, view: View, option: Option) -> tuple[Message, ...]:
        return preview(view, option)

    def narrate(self, view: View, fact: Fact) -> Message | None:
        return narrate(view, fact)

    def rules_for(self, kind: int) -> tuple[str, ...]:
        return RULES_AT_HAND[kind]

    def score(self, s: State) -> Result:
        """PO-102 to PO-104 Cash and account together; equal sums share a place."""
        return by_points(tuple(cash + offshore for cash, offshore in zip(s.cash, s.offshore, strict=True)))

    def rounds(self, s: State) -> int:
        """Rounds begun, for statistics."""
        return s.round

    def dump(self, s: State) -> dict[str, Any]:
        return dump(s)

    def load(self, data: Mapping[str, Any]) -> State:
        return load(data)


GAME: Final = PecuniaOlet()
