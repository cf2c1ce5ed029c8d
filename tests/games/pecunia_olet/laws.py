"""What always holds in Pecunia Olet, from the "Invariants" of the rules file: for one state, and from row to row."""

from __future__ import annotations

from collections.abc import Iterator

from tavolata.games.pecunia_olet.board import BOARDS, HENCHMEN
from tavolata.games.pecunia_olet.cards import ALL_CARDS, FAKE_NOTES, INK, JET, KINDS, NO_CARD, PAPER, PILES, PRINTER
from tavolata.games.pecunia_olet.cards import STARTING_COMPONENTS as COMPONENTS
from tavolata.games.pecunia_olet.ledger import EARN, EVERYBODY, HALVE, undealt
from tavolata.games.pecunia_olet.state import FAKE_SUPPLY, FREE, LIMITED, OFFSHORE_WITHDRAWALS, ON, State
from tavolata.kernel.frames import OWES, WINDOW


def laws(s: State) -> str | None:
    """None, or the first law that is broken."""
    return next(broken(s), None)


def broken(s: State) -> Iterator[str]:
    """Every broken law in a few words."""
    for amounts in (s.cash, s.offshore):
        if any(amount < 0 or amount % 10 for amount in amounts):
            yield "an amount is negative or no multiple of ten"
    if any(number < 0 for number in s.fakes + s.cards + s.unseen + s.removed):
        yield "fewer than none of something"
    if s.chosen[FAKE_SUPPLY] == LIMITED and any(sum(s.fakes[at::3]) > FAKE_NOTES[at] for at in range(3)):
        yield "more fakes than a limited bank has ever held"
    if any(s.owns(seat, JET) > 1 for seat in range(s.seats)):
        yield "a seat owns two jets"
    yield from broken_places(s)
    yield from broken_cards(s)
    yield from broken_money(s)


def broken_places(s: State) -> Iterator[str]:
    board = BOARDS[s.seats]
    if len(s.men) != len(board.spaces) or any(not FREE <= owner < s.seats for owner in s.men):
        yield "a space holds something that is no henchman"
    if any(s.ready[seat] + s.laid[seat] + s.men.count(seat) != HENCHMEN for seat in range(s.seats)):
        yield "a seat has more or fewer than three henchmen"
    if any(number < 0 for number in s.ready + s.laid):
        yield "fewer henchmen than none"
    if not board.starts[s.seats] <= s.marker <= board.end:
        yield "the marker is off the track"
    if not (0 <= s.first < s.seats and 0 <= s.next_first < s.seats):
        yield "nobody is first player"
    if (not s.stack or s.stack[-1][0] != WINDOW) and any(answer != OWES for answer in s.answers):
        yield "an answer stands although no window is open"


def broken_cards(s: State) -> Iterator[str]:
    """42 cards in all. What has turned up lies in a seat, in the market or out of the game; the rest is unseen."""
    piles = PILES[s.seats]
    if any(left > there for left, there in zip(s.unseen, piles[s.pile], strict=True)):
        yield "a pile holds more than it did"
    if not any(s.unseen) and s.pile + 1 < len(piles):
        yield "the top pile is empty, and yet there is another"
    started = [0] * KINDS
    for kind in range(KINDS):
        turned_up = sum(pile[kind] for pile in piles[: s.pile + 1]) - s.unseen[kind]
        held = sum(s.cards[kind::KINDS])
        started[kind] = held + s.market.count(kind) + s.removed[kind] - turned_up
        if turned_up < 0 or held + s.market.count(kind) + s.removed[kind] > ALL_CARDS[kind]:
            yield "more cards of a kind than there are"
    if started[PRINTER] != s.seats or any(started[kind] for kind in range(KINDS) if kind not in (PRINTER, INK, PAPER)):
        yield "a card is lost or doubled"
    if started[INK] + started[PAPER] != s.seats or any(not 0 <= started[at] <= COMPONENTS[at] for at in (INK, PAPER)):
        yield "an ink or a paper is lost or doubled"
    if any(not s.owns(seat, PRINTER) or not s.owns(seat, INK) + s.owns(seat, PAPER) for seat in range(s.seats)):
        yield "a seat lacks what it began with"
    if any(card != NO_CARD and not 0 <= card < KINDS for card in s.market):
        yield "something in the market is no card"


def broken_money(s: State) -> Iterator[str]:
    """Real money comes and goes by dealings only; what the Godfather takes in secret makes it less."""
    dealings = [undealt(entry) for entry in s.dealings]
    taken_in_secret = any((what, who) == (HALVE, EVERYBODY) for what, who, _ in dealings)
    for seat in range(s.seats):
        real = s.cash[seat] + s.offshore[seat]
        dealt = sum(amount if what == EARN else -amount for what, who, amount in dealings if who == seat)
        if real > dealt or (real < dealt and not taken_in_secret):
            yield "money came or went without a dealing"


def turned(before: State, after: State) -> str | None:
    """What may never change as it did from one row to the next."""
    if any(new < old for old, new in zip(before.cards, after.cards, strict=True)):
        return "a seat has lost a card"
    if any(new < old for old, new in zip(before.removed, after.removed, strict=True)):
        return "a removed card came back"
    if not 0 <= after.marker - before.marker <= 1:
        return "the marker went back or jumped"
    back = any(new < old for old, new in zip(before.offshore, after.offshore, strict=True))
    if back and before.chosen[OFFSHORE_WITHDRAWALS] != ON:
        return "money came back from offshore"
    if after.dealings[: len(before.dealings)] != before.dealings:
        return "the ledger was rewritten"
    return None
