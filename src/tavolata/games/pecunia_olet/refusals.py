"""Why not: for anything a seat might try on its turn, the first rule that stands against it, as one would say it.

Only the seat that asked is told, so its own amounts may be named.
"""

from __future__ import annotations

from typing import Final

from tavolata.games.pecunia_olet.board import (
    BOARDS,
    COMMERCIAL,
    FARE,
    FENCE,
    FENCE_MOST,
    MARKET,
    PRINT,
    PRIVATE_JET,
    STEP,
    STRIKE,
    SUPERMARKET,
    SUPERMARKET_MOST,
)
from tavolata.games.pecunia_olet.cards import JET, LUNCH, NO_CARD, QUALITIES
from tavolata.games.pecunia_olet.names import card, space_name
from tavolata.games.pecunia_olet.options import PLACE, REPLAY
from tavolata.games.pecunia_olet.stages import REPLACE
from tavolata.games.pecunia_olet.state import (
    ALLOWED,
    EMPTY_ACTIONS,
    FREE,
    OFFSHORE_WITHDRAWALS,
    ON,
    State,
)
from tavolata.kernel.messages import Param, Refusal, count, money, named, say, seat
from tavolata.kernel.terms import Frame, Option

DETAILS: Final = {SUPERMARKET: QUALITIES, FENCE: QUALITIES, COMMERCIAL: 1, PRIVATE_JET: 1}
"""How many numbers belong to an action besides its space."""


def refuse(name: str, rule: str, **params: Param) -> Refusal:
    return Refusal(say(f"po-no-{name}", **params), rule)


def no_placement(s: State, who: int, option: Option, f: Frame) -> Refusal:
    """PO-018 to PO-024, PO-098 For a turn, a last henchman and a lawyer alike."""
    verb = REPLAY if f[0] == REPLACE else PLACE
    if option[0] != verb or any(type(number) is not int for number in option):
        return refuse("such-answer", "PO-022")
    if verb == PLACE:
        return no_space(s, who, option[1:], FREE)
    if len(option) < 2 or not 0 <= option[1] < len(s.men) or s.men[option[1]] != who:
        return refuse("henchman-there", "PO-098")
    return no_space(s, who, option[2:], option[1])


def no_space(s: State, who: int, placing: Option, left: int) -> Refusal:
    """PO-018 The space first, then what is to be done there. `left` is the space a lawyer's henchman leaves."""
    board = BOARDS[s.seats]
    if not placing or not 0 <= placing[0] < len(s.men):
        return refuse("such-space", "PO-018")
    space = placing[0]
    if s.men[space] != FREE and space != left:
        return taken(s, who, space)
    details = placing[1:]
    action = board.actions[space]
    if len(details) != DETAILS.get(action, 0):
        return refuse("details", "PO-019", space=named(space_name(board.spaces[space])))
    if action == MARKET:
        return no_card(s, who, space)
    if action == PRINT:
        return refuse("notes-left", "PO-042")
    if action == SUPERMARKET:
        return no_exchange(s, who, details)
    if action == FENCE:
        return no_sale(s, who, details)
    return no_flight(s, who, action, details[0])


def taken(s: State, who: int, space: int) -> Refusal:
    """PO-018"""
    owner = s.men[space]
    name = named(space_name(BOARDS[s.seats].spaces[space]))
    return refuse("taken", "PO-018", space=name, who=seat(owner), you=count(int(owner == who)))


def no_card(s: State, who: int, space: int) -> Refusal:
    """PO-026, PO-029, PO-031"""
    board = BOARDS[s.seats]
    if s.market[space] == NO_CARD:
        return refuse("card", "PO-031")
    if s.market[space] == JET and s.owns(who, JET):
        return refuse("second-jet", "PO-029")
    cost, cash = money(board.cost[space]), money(s.cash[who])
    return refuse("cash", "PO-026", card=card(s.market[space]), cost=cost, cash=cash)


def no_lot(s: State, who: int, lot: Option, most: int, rule: str) -> Refusal | None:
    """What is wrong with a lot of notes for supermarket and fence alike."""
    if min(lot) < 0:
        return refuse("such-answer", rule)
    if any(lot) and not any(s.notes(who)):
        return refuse("fakes", rule)
    for quality, (wanted, held) in enumerate(zip(lot, s.notes(who), strict=True)):
        if wanted > held:
            return refuse("such-notes", rule, quality=count(quality + 1), wanted=count(wanted), held=count(held))
    if sum(lot) > most:
        return refuse("so-many", rule, wanted=count(sum(lot)), most=count(most))
    if not sum(lot) and s.chosen[EMPTY_ACTIONS] != ALLOWED:
        return refuse("empty-lot", "PO-024")
    return None


def no_exchange(s: State, who: int, lot: Option) -> Refusal:
    """PO-044 to PO-046, PO-074"""
    refused = BOARDS[s.seats].refused[s.marker]
    wrong = no_lot(s, who, lot, SUPERMARKET_MOST, "PO-044")
    if any(lot[:refused]) or wrong is None:
        return refuse("such-quality", "PO-074", quality=count(refused))
    return wrong


def no_sale(s: State, who: int, lot: Option) -> Refusal:
    """PO-048"""
    return no_lot(s, who, lot, FENCE_MOST, "PO-048") or refuse("such-answer", "PO-048")


def no_flight(s: State, who: int, action: int, amount: int) -> Refusal:
    """PO-059 to PO-065"""
    fare = FARE if action == COMMERCIAL else 0
    if BOARDS[s.seats].effects[s.marker] == STRIKE:
        return refuse("flight", "PO-065")
    if action == PRIVATE_JET and not s.owns(who, JET):
        return refuse("jet", "PO-060")
    if s.cash[who] < fare:
        return refuse("fare", "PO-059", fare=money(fare), cash=money(s.cash[who]))
    if amount < 0:
        return no_withdrawal(s, who, amount)
    if amount % STEP:
        return refuse("odd-amount", "PO-063", step=money(STEP))
    if amount == 0:
        return refuse("empty-flight", "PO-024")
    if s.cash[who] - fare < STEP:
        return refuse("cash-after-fare", "PO-063", fare=money(fare)) if fare else refuse("cash-to-move", "PO-063")
    return refuse("so-much", "PO-063", most=money(s.cash[who] - fare), fare=money(fare))


def no_withdrawal(s: State, who: int, amount: int) -> Refusal:
    """PO-064"""
    if s.chosen[OFFSHORE_WITHDRAWALS] != ON:
        return refuse("withdrawal", "PO-064")
    if amount % STEP:
        return refuse("odd-amount", "PO-063", step=money(STEP))
    return refuse("such-account", "PO-064", most=money(s.offshore[who]))


def no_lunch(s: State, who: int, option: Option, f: Frame) -> Refusal:
    """PO-085, PO-086"""
    number = min(s.owns(who, LUNCH), sum(s.notes(who)))
    return refuse("such-lunch", "PO-085", number=count(number))
