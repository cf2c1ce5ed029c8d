"""What is sure to follow from an option, worked out from the view alone.

Lines name nobody: they speak to the one who moves. What a view hides (a rival's cash) is left out, never guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from tavolata.games.pecunia_olet.board import (
    BOARDS,
    COMMERCIAL,
    END,
    FARE,
    GODFATHER,
    INVESTIGATION,
    LUNCH_PAYS,
    NOTES_PER_PRINTER,
    STRIKE,
    SUPERMARKET_PAYS,
    TAX_FRAUD_PAYS,
)
from tavolata.games.pecunia_olet.cards import (
    BAD_LAWYER,
    FAKE_NOTES,
    GREAT_LAWYER,
    JET,
    KINDS,
    LUNCH,
    PRINT_COMPONENTS,
    PRINTER,
    QUALITIES,
    TICKET_VALUE,
)
from tavolata.games.pecunia_olet.money import half, quality_of
from tavolata.games.pecunia_olet.names import card, lot_name, some_notes, space_name, stars
from tavolata.games.pecunia_olet.notes import fence_pays
from tavolata.games.pecunia_olet.options import CONVERT, PASS, PLACE, REPLAY
from tavolata.games.pecunia_olet.stages import LAST, LAWYER, REPLACE
from tavolata.games.pecunia_olet.state import FAKE_SUPPLY, HIDDEN, LIMITED, OFF, STALL_GUARD, View
from tavolata.kernel.frames import WINDOW
from tavolata.kernel.messages import Message, count, money, named, say
from tavolata.kernel.terms import Option


# --- reading a view ---------------------------------------------------------------------------------------------------
def actor(view: View) -> int:
    """Whose answer is awaited; in a window everybody answers for oneself."""
    if not view.stack or view.stack[-1][0] == WINDOW:
        return view.seat
    return view.stack[-1][1]


def cash_of(view: View, who: int) -> int:
    """HIDDEN where this view does not show it; a spectator, asked in a window, has none."""
    return view.cash[who] if who >= 0 else HIDDEN


def fakes_of(view: View, who: int) -> tuple[int, ...]:
    """By quality."""
    return view.fakes[who * QUALITIES : (who + 1) * QUALITIES] if who >= 0 else (HIDDEN,) * QUALITIES


def ending(view: View) -> bool:
    """PO-089 The marker has reached the last space."""
    return view.marker == BOARDS[view.seats].end


class Printing(NamedTuple):
    """What one print gives; with a limited supply and closed screens only the most it can give is known."""

    number: int
    quality: int
    sure: bool

    def said(self) -> Message:
        notes = some_notes(self.number, self.quality)
        return notes if self.sure else say("po-at-most", notes=named(notes))


def would_print(view: View, who: int, *bought: int) -> Printing:
    """PO-034 to PO-037, PO-042 Two notes a printer, as good as there are different components; `bought` joins them."""
    at = who * KINDS
    quality = quality_of(*(view.cards[at + kind] + bought.count(kind) for kind in PRINT_COMPONENTS))
    number = NOTES_PER_PRINTER * (view.cards[at + PRINTER] + bought.count(PRINTER))
    if view.chosen[FAKE_SUPPLY] != LIMITED:
        return Printing(number, quality, True)
    held = view.fakes[quality - 1 :: QUALITIES]
    if HIDDEN in held:
        return Printing(min(number, FAKE_NOTES[quality - 1]), quality, False)
    return Printing(min(number, FAKE_NOTES[quality - 1] - sum(held)), quality, True)


# --- the whole preview ------------------------------------------------------------------------------------------------
class After(NamedTuple):
    """What an action leads to: lines, and the cash that is there when the police moves (or HIDDEN)."""

    said: list[Message]
    cash: int


def preview(view: View, option: Option) -> tuple[Message, ...]:
    """Line by line, in the order in which it happens."""
    verb, who = option[0], actor(view)
    if verb == CONVERT:
        return tuple(lunch(view, who, option[1:]))
    if verb == PASS:
        after = After([passing(view, who)], view.cash[who])
        return (*after.said, *time_goes_on(view, after, False))
    if verb not in (PLACE, REPLAY):
        return ()
    space, *details = option[2:] if verb == REPLAY else option[1:]
    board = BOARDS[view.seats]
    after = ACTIONS[board.actions[space]](view, who, space, details)
    if verb == REPLAY:
        after.said.insert(0, say("po-then-left", space=named(space_name(board.spaces[option[1]]))))
    return (*after.said, *time_goes_on(view, after, board.hats[space]))


def passing(view: View, who: int) -> Message:
    """PO-022, PO-092, PO-098"""
    kind = view.stack[-1][0]
    if kind == LAST:
        return say("po-then-no-last")
    if kind == REPLACE:
        return say("po-then-no-lawyer", lawyer=card(view.stack[-1][2]))
    return say("po-then-laid", ready=count(view.ready[who] - 1))


def lunch(view: View, who: int, lot: Sequence[int]) -> list[Message]:
    """PO-084, PO-085"""
    if not any(lot):
        return [say("po-then-lunch-nothing")]
    return hand_over(view, who, lot, LUNCH_PAYS * sum(lot)).said


# --- the seven actions ------------------------------------------------------------------------------------------------
def buy(view: View, who: int, space: int, details: Sequence[int]) -> After:
    """PO-025, PO-028 The card works at once."""
    cost = BOARDS[view.seats].cost[space]
    bought = view.market[space]
    after = spend(view, who, [say("po-then-costs", cost=money(cost))], cost)
    after.said.append(say("po-then-card", card=card(bought)))
    after.said.append(card_works(view, who, bought))
    return after


def print_notes(view: View, who: int, space: int, details: Sequence[int]) -> After:
    """PO-034, PO-042"""
    printing = would_print(view, who)
    notes = named(some_notes(printing.number, printing.quality))
    said = [say("po-then-prints" if printing.sure else "po-then-prints-at-most", notes=notes)]
    if printing.sure:
        gained = [0] * QUALITIES
        gained[printing.quality - 1] = printing.number
        said += fakes_then(view, who, gained)
    return After(said, view.cash[who])


def go_shopping(view: View, who: int, space: int, lot: Sequence[int]) -> After:
    """PO-044, PO-045"""
    return hand_over(view, who, lot, SUPERMARKET_PAYS * sum(lot))


def sell(view: View, who: int, space: int, lot: Sequence[int]) -> After:
    """PO-048, PO-049"""
    return hand_over(view, who, lot, fence_pays((lot[0], lot[1], lot[2])))


def hand_over(view: View, who: int, lot: Sequence[int], total: int) -> After:
    if not any(lot):
        return After([say("po-then-nothing")], view.cash[who])
    said = [say("po-then-hands-over", notes=named(lot_name(lot))), say("po-then-receives", sum=money(total))]
    after = spend(view, who, said, -total)
    after.said.extend(fakes_then(view, who, [-number for number in lot]))
    return after


def commit_tax_fraud(view: View, who: int, space: int, details: Sequence[int]) -> After:
    """PO-054, PO-055, PO-094"""
    after = spend(view, who, [say("po-then-receives", sum=money(TAX_FRAUD_PAYS))], -TAX_FRAUD_PAYS)
    if space == BOARDS[view.seats].sunglasses:
        after.said.append(say("po-then-not-first" if ending(view) else "po-then-first"))
    return after


def fly(view: View, who: int, space: int, details: Sequence[int]) -> After:
    """PO-058 to PO-064 The fare first, then the money."""
    fare = FARE if BOARDS[view.seats].actions[space] == COMMERCIAL else 0
    amount = details[0]
    said = [say("po-then-fare", fare=money(fare)) if fare else say("po-then-no-fare")]
    if amount:
        moves = "po-then-deposits" if amount > 0 else "po-then-withdraws"
        said.append(say(moves, amount=money(abs(amount))))
    else:
        said.append(say("po-then-nothing"))
    after = spend(view, who, said, fare + amount)
    if view.offshore[who] != HIDDEN:
        after.said.append(say("po-then-account", account=money(view.offshore[who] + amount)))
    return after


Action: TypeAlias = Callable[[View, int, int, Sequence[int]], After]
ACTIONS: Final[tuple[Action, ...]] = (buy, print_notes, go_shopping, sell, commit_tax_fraud, fly, fly)


def spend(view: View, who: int, said: list[Message], amount: int) -> After:
    """The cash afterwards, for those who see it; a negative amount comes in."""
    cash = cash_of(view, who)
    if cash == HIDDEN:
        return After(said, HIDDEN)
    said.append(say("po-then-cash", cash=money(cash - amount)))
    return After(said, cash - amount)


def fakes_then(view: View, who: int, gained: Sequence[int]) -> list[Message]:
    held = fakes_of(view, who)
    if HIDDEN in held:
        return []
    one, two, three = (count(had + more) for had, more in zip(held, gained, strict=True))
    return [say("po-then-fakes", one=one, two=two, three=three)]


# --- what a card does at once -----------------------------------------------------------------------------------------
def card_works(view: View, who: int, bought: int) -> Message:
    """PO-028 The first change it makes."""
    if bought == PRINTER or bought in PRINT_COMPONENTS:
        return prints_then(view, who, bought)
    if bought == LUNCH:
        return lunches_then(view, who)
    if bought == JET:
        return say("po-then-jet")
    if bought in (GREAT_LAWYER, BAD_LAWYER):
        return lawyer_then(view, bought)
    return say("po-then-ticket", sum=money(TICKET_VALUE[bought]))


def prints_then(view: View, who: int, bought: int) -> Message:
    """PO-034 to PO-037 More notes, or better ones, or neither."""
    if bought in PRINT_COMPONENTS and view.cards[who * KINDS + bought]:
        return say("po-then-spare", card=card(bought))
    before, after = would_print(view, who), would_print(view, who, bought)
    if after.quality > before.quality:
        return say("po-then-better", before=named(stars(before.quality)), after=named(stars(after.quality)))
    return say("po-then-more", notes=named(after.said()))


def lunches_then(view: View, who: int) -> Message:
    """PO-084, PO-100"""
    if ending(view):
        return say("po-then-lunch-last", sum=money(LUNCH_PAYS))
    return say("po-then-lunches", number=count(view.cards[who * KINDS + LUNCH] + 1), sum=money(LUNCH_PAYS))


def lawyer_then(view: View, lawyer: int) -> Message:
    """PO-099 In the end sequence it works if its step has not yet passed."""
    too_late = ending(view) and (LAWYER, lawyer) not in view.stack
    return say("po-then-lawyer-too-late" if too_late else "po-then-lawyer")


# --- the police and the end of the round ------------------------------------------------------------------------------
def time_goes_on(view: View, after: After, hat: bool) -> list[Message]:
    """PO-020, PO-078, PO-079, PO-094 The hat, then the end of the round where this was its last turn."""
    if ending(view):
        return [say("po-then-hat-idle")] if hat else []
    said = police(view, after.cash) if hat else []
    over = hat and view.marker + 1 == BOARDS[view.seats].end
    following = (actor(view) + 1) % view.seats
    if over or view.ready[following]:
        return said
    said.append(say("po-then-round-ends"))
    if not hat and view.quiet >= 2 and view.chosen[STALL_GUARD] != OFF:
        said += [say("po-then-stalls"), *police(view, after.cash)]
    return said


def police(view: View, cash: int) -> list[Message]:
    """PO-021 One space on, and what happens there."""
    board = BOARDS[view.seats]
    place = view.marker + 1
    effect = board.effects[place]
    said = [say("po-then-police", place=count(place))]
    if board.effects[view.marker] == STRIKE:
        said.append(say("po-then-strike-over"))
    if effect in (GODFATHER, END):
        said.append(godfather(cash))
    if effect == END:
        said.append(say("po-then-end"))
    if effect == INVESTIGATION:
        said.append(say("po-then-refuses", quality=count(board.refused[place])))
    if effect == STRIKE:
        said.append(say("po-then-strike"))
    return said


def godfather(cash: int) -> Message:
    """PO-067 Half of the cash that is there then."""
    if cash == HIDDEN:
        return say("po-then-godfather-all")
    if not cash:
        return say("po-then-godfather-nothing")
    return say("po-then-godfather", amount=money(half(cash)), rest=money(cash - half(cash)))
