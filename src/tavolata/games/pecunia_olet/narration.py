"""Lines of the log: a message for each fact, told alike to everybody who learns it, but to its doer as "you".

A fact names its space by number; the view says which side of the board is in play, and who reads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavolata.games.pecunia_olet import facts
from tavolata.games.pecunia_olet.board import BOARDS
from tavolata.games.pecunia_olet.names import card, lot_name, space_name, stars
from tavolata.games.pecunia_olet.state import View
from tavolata.kernel.frames import ANSWERED
from tavolata.kernel.messages import Message, Param, count, money, named, say, seat
from tavolata.kernel.terms import Fact


def narrate(view: View, fact: Fact) -> Message | None:
    """A line for what somebody was told."""
    return LINES[fact[0]](view, fact)


def space(view: View, number: int) -> Param:
    return named(space_name(BOARDS[view.seats].spaces[number]))


def you(view: View, fact: Fact) -> Param:
    """1 where the reader did it, else 0."""
    return count(int(fact[1] == view.seat))


def _of_seat(message_id: str) -> Callable[[View, Fact], Message]:
    def line(view: View, fact: Fact) -> Message:
        return say(message_id, who=seat(fact[1]), you=you(view, fact))

    return line


def _plain(message_id: str) -> Callable[[View, Fact], Message]:
    def line(view: View, fact: Fact) -> Message:
        return say(message_id)

    return line


def _lot_for_sum(message_id: str, empty_id: str) -> Callable[[View, Fact], Message]:
    """(…, seat, space, ★, ★★, ★★★, sum); an empty lot has a line of its own (PO-024)."""

    def line(view: View, fact: Fact) -> Message:
        if not any(fact[3:6]):
            return say(empty_id, who=seat(fact[1]), you=you(view, fact), space=space(view, fact[2]))
        return say(
            message_id,
            who=seat(fact[1]),
            you=you(view, fact),
            space=space(view, fact[2]),
            notes=named(lot_name(fact[3:6])),
            sum=money(fact[6]),
        )

    return line


# --- one by one -------------------------------------------------------------------------------------------------------
def answered(view: View, fact: Fact) -> Message:
    """One's own choice for a lunch, which waits: (ANSWERED, CONVERT, ★, ★★, ★★★)."""
    return say("po-fact-answered", notes=named(lot_name(fact[2:5])))


def starts_with(view: View, fact: Fact) -> Message:
    return say("po-fact-starts-with", who=seat(fact[1]), you=you(view, fact), cash=money(fact[2]), card=card(fact[3]))


def turned_up(view: View, fact: Fact) -> Message:
    """PO-013 at the setup; PO-083 later, after the cards that were left have slid to the right."""
    if not view.turn:
        return say("po-fact-turned-up", space=space(view, fact[1]), card=card(fact[2]))
    return say("po-fact-refilled", space=space(view, fact[1]), card=card(fact[2]))


def buys(view: View, fact: Fact) -> Message:
    return say(
        "po-fact-buys",
        who=seat(fact[1]),
        you=you(view, fact),
        space=space(view, fact[2]),
        card=card(fact[3]),
        cost=money(fact[4]),
    )


def prints(view: View, fact: Fact) -> Message:
    if not fact[3]:
        return say("po-fact-prints-nothing", who=seat(fact[1]), you=you(view, fact), space=space(view, fact[2]))
    return say(
        "po-fact-prints",
        who=seat(fact[1]),
        you=you(view, fact),
        space=space(view, fact[2]),
        number=count(fact[3]),
        stars=named(stars(fact[4])),
    )


def commits_tax_fraud(view: View, fact: Fact) -> Message:
    return say(
        "po-fact-tax-fraud", who=seat(fact[1]), you=you(view, fact), space=space(view, fact[2]), sum=money(fact[3])
    )


def flies(view: View, fact: Fact) -> Message:
    """PO-108 With the amount for those who learn it: to the account, or back from it where that is allowed."""
    who, reader, flight = seat(fact[1]), you(view, fact), named(flight_name(fact[3]))
    if len(fact) == 4:
        return say("po-fact-flies", who=who, flight=flight)
    amount = fact[4]
    if amount == 0:
        return say("po-fact-flies-empty", who=who, you=reader, flight=flight)
    if amount < 0:
        return say("po-fact-withdraws", who=who, you=reader, flight=flight, amount=money(-amount))
    return say("po-fact-deposits", who=who, you=reader, flight=flight, amount=money(amount))


def flight_name(fare: int) -> Message:
    """PO-059, PO-060 Only the private jet flies for nothing."""
    return say("po-flight-commercial", fare=money(fare)) if fare else say("po-flight-jet")


def police_moves(view: View, fact: Fact) -> Message:
    return say("po-fact-police", place=count(fact[1]))


def paid_godfather(view: View, fact: Fact) -> Message:
    if not fact[2]:
        return say("po-fact-paid-nothing", who=seat(fact[1]), you=you(view, fact))
    return say("po-fact-paid", who=seat(fact[1]), you=you(view, fact), amount=money(fact[2]))


def refuses_now(view: View, fact: Fact) -> Message:
    return say("po-fact-refuses", quality=count(fact[1]))


def card_removed(view: View, fact: Fact) -> Message:
    """PO-081"""
    return say("po-fact-removed", card=card(fact[1]))


def lifts(view: View, fact: Fact) -> Message:
    return say(
        "po-fact-lifts", who=seat(fact[1]), you=you(view, fact), space=space(view, fact[2]), lawyer=card(fact[3])
    )


def lunches(view: View, fact: Fact) -> Message:
    return say(
        "po-fact-lunches",
        who=seat(fact[1]),
        you=you(view, fact),
        notes=named(lot_name(fact[2:5])),
        sum=money(fact[5]),
    )


def cashes_tickets(view: View, fact: Fact) -> Message:
    return say("po-fact-tickets", who=seat(fact[1]), you=you(view, fact), sum=money(fact[2]))


def ends_with(view: View, fact: Fact) -> Message:
    return say(
        "po-fact-ends-with",
        who=seat(fact[1]),
        you=you(view, fact),
        cash=money(fact[2]),
        account=money(fact[3]),
        total=money(fact[4]),
    )


LINES: Final[dict[int, Callable[[View, Fact], Message]]] = {
    ANSWERED: answered,
    facts.BEGINS: _of_seat("po-fact-begins"),
    facts.STARTS_WITH: starts_with,
    facts.TURNED_UP: turned_up,
    facts.ROUND_BEGINS: _of_seat("po-fact-round-begins"),
    facts.PASSES: _of_seat("po-fact-passes"),
    facts.BUYS: buys,
    facts.PRINTS: prints,
    facts.EXCHANGES: _lot_for_sum("po-fact-exchanges", "po-fact-exchanges-nothing"),
    facts.SELLS: _lot_for_sum("po-fact-sells", "po-fact-sells-nothing"),
    facts.TAX_FRAUD_DONE: commits_tax_fraud,
    facts.FLIES: flies,
    facts.POLICE_MOVES: police_moves,
    facts.GODFATHER_TAKES: _plain("po-fact-godfather"),
    facts.PAID_GODFATHER: paid_godfather,
    facts.REFUSES_NOW: refuses_now,
    facts.STRIKE_BEGINS: _plain("po-fact-strike"),
    facts.END_BEGINS: _plain("po-fact-end-begins"),
    facts.CARD_REMOVED: card_removed,
    facts.LUNCHES: lunches,
    facts.DECLINES: _of_seat("po-fact-declines"),
    facts.LIFTS: lifts,
    facts.CASHES_TICKETS: cashes_tickets,
    facts.ENDS_WITH: ends_with,
    facts.STALLS: _plain("po-fact-stalls"),
}
