"""What each seat may know: the view, the memory, and states drawn from a memory alone.

The table "Hidden information" of the rules file in code: cash, fakes and account of a seat are its own until the end
(PO-105, PO-106), with everything else on the table. An attentive player knows more than the screens show: every note
that went over the counter (PO-107), so all fakes to the note, and of each rival's money what the dealings allow.
"""

from __future__ import annotations

from tavolata.games.pecunia_olet.board import STEP
from tavolata.games.pecunia_olet.cards import PILES, QUALITIES
from tavolata.games.pecunia_olet.ledger import number_of_purses, purse, purses
from tavolata.games.pecunia_olet.state import (
    ALLOWED,
    EMPTY_ACTIONS,
    GODFATHER_AMOUNTS,
    HIDDEN,
    OFFSHORE_WITHDRAWALS,
    ON,
    OPEN,
    PUBLIC,
    SCREENS,
    Memory,
    State,
    View,
    empty_state,
)
from tavolata.kernel.chance import Chance
from tavolata.kernel.frames import OWES
from tavolata.kernel.hole import SAMPLED


def observe(s: State, seat: int) -> View:
    """PO-105, PO-106, PO-109 One's own money and fakes; everybody's with open screens and after the end."""
    shown = [owner == seat or s.chosen[SCREENS] == OPEN or s.over() for owner in range(s.seats)]
    return View(
        seat=seat,
        seats=s.seats,
        chosen=s.chosen,
        stack=tuple(s.stack),
        answer=s.answers[seat] if seat >= 0 else OWES,
        first=s.first,
        next_first=s.next_first,
        round=s.round,
        turn=s.turn,
        marker=s.marker,
        quiet=s.quiet,
        market=tuple(s.market),
        pile=s.pile,
        deck=sum(s.unseen) + sum(map(sum, PILES[s.seats][s.pile + 1 :])),
        removed=tuple(s.removed),
        cards=tuple(s.cards),
        men=tuple(s.men),
        ready=tuple(s.ready),
        laid=tuple(s.laid),
        cash=tuple(amount if shown[owner] else HIDDEN for owner, amount in enumerate(s.cash)),
        offshore=tuple(amount if shown[owner] else HIDDEN for owner, amount in enumerate(s.offshore)),
        fakes=tuple(number if shown[at // QUALITIES] else HIDDEN for at, number in enumerate(s.fakes)),
    )


def recall(s: State, seat: int) -> Memory:
    """PO-107, PO-108 The view, every seat's fakes, and for each rival the purses its dealings allow."""
    view = observe(s, seat)
    possible = tuple(() if view.cash[rival] != HIDDEN else tuple(rival_purses(s, rival)) for rival in range(s.seats))
    return Memory(view, tuple(s.fakes), tuple(s.unseen), tuple(s.dealings), possible)


def rival_purses(s: State, rival: int) -> list[int]:
    """PO-063, PO-064 What a flight may have moved depends on the table's options."""
    return purses(
        s.dealings,
        rival,
        least=0 if s.chosen[EMPTY_ACTIONS] == ALLOWED else STEP,
        back=s.chosen[OFFSHORE_WITHDRAWALS] == ON,
        amounts_public=s.chosen[GODFATHER_AMOUNTS] == PUBLIC,
    )


def resample(memory: Memory, chance: Chance) -> State:
    """A whole state that fits the memory: each rival's purse is drawn from those it may have, all alike."""
    view = memory.view
    s = empty_state(view.seats, view.chosen)
    s.stack = list(view.stack)
    s.first, s.next_first = view.first, view.next_first
    s.round, s.turn = view.round, view.turn
    s.marker, s.quiet, s.pile = view.marker, view.quiet, view.pile
    s.market, s.unseen, s.removed = list(view.market), list(memory.unseen), list(view.removed)
    s.cards, s.men, s.ready, s.laid = list(view.cards), list(view.men), list(view.ready), list(view.laid)
    s.cash, s.offshore, s.fakes = list(view.cash), list(view.offshore), list(memory.fakes)
    s.dealings = list(memory.dealings)
    if view.seat >= 0:
        s.answers[view.seat] = view.answer
    for rival, rows in enumerate(memory.purses):
        if rows:
            drawn = chance.below(number_of_purses(rows), SAMPLED)
            s.cash[rival], s.offshore[rival] = purse(rows, drawn)
    return s
