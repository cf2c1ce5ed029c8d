"""What people read: the view as an outline, the names of options, and the way to say them touch by touch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from tavolata.games.pecunia_olet.board import (
    BOARDS,
    COMMERCIAL,
    FENCE,
    HENCHMEN,
    LUNCH_PAYS,
    MARKET,
    NOTHING,
    PRINT,
    PRIVATE_JET,
    STRIKE,
    SUPERMARKET,
    SUPERMARKET_PAYS,
    TAX_FRAUD,
    TAX_FRAUD_PAYS,
)
from tavolata.games.pecunia_olet.cards import DECK, KINDS, NO_CARD, QUALITIES
from tavolata.games.pecunia_olet.foresight import actor, ending, fakes_of, would_print
from tavolata.games.pecunia_olet.money import half
from tavolata.games.pecunia_olet.names import (
    TITLE,
    card,
    card_name,
    cards_listed,
    effect_name,
    kind_of_space,
    listed,
    lot_name,
    option_name,
    option_value,
    seats_listed,
    some_notes,
    space_name,
    stars,
)
from tavolata.games.pecunia_olet.notes import fence_pays
from tavolata.games.pecunia_olet.options import CONVERT, PASS, REPLAY
from tavolata.games.pecunia_olet.stages import LAST, LAWYER, REPLACE, TURN
from tavolata.games.pecunia_olet.state import FREE, HIDDEN, OFF, STALL_GUARD, View
from tavolata.kernel.frames import OWES, WINDOW
from tavolata.kernel.game import by_points
from tavolata.kernel.messages import Grid, Lines, Message, Section, Touch, count, money, named, say, seat, word
from tavolata.kernel.terms import CLOSE, Option


# --- what an option is called -----------------------------------------------------------------------------------------
def describe(view: View, option: Option) -> Message:
    """The option in a line: "Supermarket 1: 1 ★ and 2 ★★ for $150"."""
    verb = option[0]
    if verb == PASS:
        return say("po-do-pass" if asks(view) == TURN else "po-do-decline")
    if verb == CONVERT:
        return lunch_said(option[1:])
    if verb == CLOSE:
        return say("po-do-close")
    if verb == REPLAY:
        left, space, *details = option[1:]
        return say(
            "po-do-replay",
            lawyer=card(view.stack[-1][2]),
            left=named(space_at(view, left)),
            space=named(space_at(view, space)),
            deed=named(deed(view, space, details)),
        )
    space, *details = option[1:]
    return say("po-do-place", space=named(space_at(view, space)), deed=named(deed(view, space, details)))


def asks(view: View) -> int:
    """The kind of question on top of the stack."""
    f = view.stack[-1]
    return f[1] if f[0] == WINDOW else f[0]


def space_at(view: View, space: int) -> Message:
    return space_name(BOARDS[view.seats].spaces[space])


def lunch_said(lot: Sequence[int]) -> Message:
    if not any(lot):
        return say("po-do-lunch-nothing")
    return say("po-do-lunch", notes=named(lot_name(lot)), sum=money(LUNCH_PAYS * sum(lot)))


Deed: TypeAlias = Callable[[View, int, Sequence[int]], Message]


def deed(view: View, space: int, details: Sequence[int]) -> Message:
    """What a henchman does on a space, without the space's name: "1 ★ for $50"."""
    return DEEDS[BOARDS[view.seats].actions[space]](view, space, details)


def _buy(view: View, space: int, details: Sequence[int]) -> Message:
    if view.market[space] == NO_CARD:
        return say("po-cell-no-card")
    return say("po-deed-buy", card=card(view.market[space]), cost=money(BOARDS[view.seats].cost[space]))


def _print(view: View, space: int, details: Sequence[int]) -> Message:
    return would_print(view, actor(view)).said()


def _exchange(view: View, space: int, lot: Sequence[int]) -> Message:
    return _hand_over(lot, SUPERMARKET_PAYS * sum(lot))


def _sell(view: View, space: int, lot: Sequence[int]) -> Message:
    return _hand_over(lot, fence_pays((lot[0], lot[1], lot[2])))


def _hand_over(lot: Sequence[int], total: int) -> Message:
    if not any(lot):
        return say("po-deed-no-notes")
    return say("po-deed-hand-over", notes=named(lot_name(lot)), sum=money(total))


def _defraud(view: View, space: int, details: Sequence[int]) -> Message:
    sunglasses = space == BOARDS[view.seats].sunglasses and not ending(view)
    return say("po-deed-tax-first" if sunglasses else "po-deed-tax", sum=money(TAX_FRAUD_PAYS))


def _fly(view: View, space: int, details: Sequence[int]) -> Message:
    return money_moved(details[0])


def money_moved(amount: int) -> Message:
    """PO-064 A negative amount comes back from the account."""
    if amount == 0:
        return say("po-deed-no-money")
    if amount < 0:
        return say("po-deed-withdraw", amount=money(-amount))
    return say("po-deed-deposit", amount=money(amount))


DEEDS: Final[tuple[Deed, ...]] = (_buy, _print, _exchange, _sell, _defraud, _fly, _fly)


# --- the way to say it ------------------------------------------------------------------------------------------------
def path(view: View, option: Option) -> tuple[Touch, ...]:
    """What one touches, step by step: the space, then notes by quality or an amount; a lawyer's henchman before all."""
    verb = option[0]
    if verb == PASS:
        return (Touch("pass", describe(view, option)),)
    if verb == CLOSE:
        return (Touch("close", describe(view, option)),)
    if verb == CONVERT:
        return note_steps(view, option[1:], 0) or (Touch("lunch", describe(view, option)),)
    if verb == REPLAY:
        left, space, *details = option[1:]
        name = space_at(view, left)
        lifted = Touch(target(view, left), say("po-touch-left", space=named(name)))
        return (lifted, *placing(view, space, details))
    return placing(view, option[1], option[2:])


def target(view: View, space: int) -> str:
    return f"space-{BOARDS[view.seats].spaces[space]}"


def placing(view: View, space: int, details: Sequence[int]) -> tuple[Touch, ...]:
    """The space and what belongs to it."""
    action = BOARDS[view.seats].actions[space]
    first = Touch(target(view, space), space_label(view, space))
    if action == SUPERMARKET:
        return (first, *note_steps(view, details, BOARDS[view.seats].refused[view.marker]))
    if action == FENCE:
        return (first, *note_steps(view, details, 0))
    if action >= COMMERCIAL:
        amount = details[0]
        touched = f"withdraw-{-amount}" if amount < 0 else f"amount-{amount}"
        return (first, Touch(touched, money_moved(amount)))
    return (first,)


def space_label(view: View, space: int) -> Message:
    """A space with what it gives, where that is settled, and its signs: "Print 3: 2 ★ (hat)"."""
    action = BOARDS[view.seats].actions[space]
    label = space_at(view, space)
    if action in (MARKET, PRINT):
        label = say("po-do-place", space=named(label), deed=named(deed(view, space, ())))
    elif action == TAX_FRAUD:
        label = say("po-do-place", space=named(label), deed=named(say("po-deed-tax", sum=money(TAX_FRAUD_PAYS))))
    found = signs(view, space)
    return say("po-touch-signs", place=named(label), signs=named(listed(found))) if found else label


def note_steps(view: View, lot: Sequence[int], refused: int) -> tuple[Touch, ...]:
    """How many of each quality, for those qualities that are there and not refused."""
    held = fakes_of(view, actor(view))
    return tuple(
        Touch(f"notes-{at + 1}-{lot[at]}", say("po-touch-notes", number=count(lot[at]), stars=named(stars(at + 1))))
        for at in range(refused, QUALITIES)
        if held[at]
    )


# --- the whole table --------------------------------------------------------------------------------------------------
NONE: Final = say("po-cell-none")


def outline(view: View) -> Section:
    """Everything the table shows this seat, its own things first."""
    sections = [result(view)] if not view.stack else []
    sections.append(Section(say("po-heading-now"), (Lines(tuple(now(view))),)))
    if view.seat >= 0:
        sections.append(Section(say("po-heading-own"), (Lines(tuple(own(view))),)))
    sections += [players(view), market(view), spaces(view), police(view), deck(view)]
    chosen = options_chosen(view)
    if chosen:
        sections.append(Section(say("po-heading-options"), (Lines(tuple(chosen)),)))
    return Section(TITLE, tuple(sections))


# --- who is awaited ---------------------------------------------------------------------------------------------------
def now(view: View) -> list[Message]:
    """The round, who is awaited and why, who comes afterwards, and what the police are about to do."""
    if not view.stack:
        return [say("po-now-over", round=count(view.round))]
    found = [progress(view), awaited(view)]
    if view.answer != OWES:
        found.append(say("po-now-answer", notes=named(lot_name(view.answer[1:]))))
    coming = following(view)
    if coming:
        found.append(say("po-now-next", seats=named(seats_listed(coming))))
    ahead = special_spaces_ahead(view)
    if ahead:
        found.append(say("po-now-police", effect=named(effect_at(view, ahead[0])), steps=count(ahead[0] - view.marker)))
    if BOARDS[view.seats].effects[view.marker] == STRIKE:
        found.append(say("po-police-strike"))
    found.append(supermarket(view))
    for f in reversed(view.stack):
        if f[0] == LAWYER:
            found += [
                say("po-now-lawyer-next", who=seat(owner), lawyer=card(f[1]))
                for owner in range(view.seats)
                if view.cards[owner * KINDS + f[1]]
            ]
    return found


def progress(view: View) -> Message:
    """PO-017 A complete round has three turns a seat; the end sequence is no round."""
    if ending(view):
        return say("po-now-ending", round=count(view.round))
    if asks(view) == TURN:
        turns = HENCHMEN * view.seats
        return say("po-now-round", round=count(view.round), turn=count(turns - sum(view.ready) + 1), turns=count(turns))
    return say("po-now-round-end", round=count(view.round))


def following(view: View) -> list[int]:
    """PO-015, PO-093 Who comes after the one who is asked: clockwise in a round, then as the stack says."""
    if view.stack[-1][0] == TURN:
        clockwise = [(view.stack[-1][1] + step) % view.seats for step in range(1, view.seats)]
        return [who for who in clockwise if view.ready[who]]
    return [f[1] for f in reversed(view.stack[:-1]) if f[0] == LAST]


def awaited(view: View) -> Message:
    f = view.stack[-1]
    if f[0] == WINDOW:
        asked = [owner for owner in range(view.seats) if f[3] >> owner & 1]
        return say("po-now-lunch", seats=named(seats_listed(asked)))
    mine = f[1] == view.seat
    if f[0] == REPLACE:
        return say("po-now-your-lawyer", lawyer=card(f[2])) if mine else _lawyer_of(f[1], f[2])
    if f[0] == LAST:
        return say("po-now-your-last") if mine else say("po-now-last", who=seat(f[1]))
    return say("po-now-your-turn") if mine else say("po-now-turn", who=seat(f[1]))


def _lawyer_of(owner: int, lawyer: int) -> Message:
    return say("po-now-lawyer", who=seat(owner), lawyer=card(lawyer))


# --- one's own things -------------------------------------------------------------------------------------------------
def own(view: View) -> list[Message]:
    """Behind the screen and in front of it, with what one print would give and what half would be."""
    me = view.seat
    cash = view.cash[me]
    found = [
        say("po-own-cash", cash=money(cash), notes=named(fewest_notes(cash))) if cash else say("po-own-no-cash"),
        say("po-own-fakes", notes=named(fakes_held(fakes_of(view, me)))),
        say("po-own-account", account=money(view.offshore[me])),
        say("po-own-cards", cards=named(cards_of(view, me))),
    ]
    if view.stack:
        found.append(say("po-own-print", notes=named(would_print(view, me).said())))
    if view.stack and not ending(view):
        found.append(say("po-own-half", amount=money(half(cash))))
    return found


def fewest_notes(cash: int) -> Message:
    """PO-004 Fifties first."""
    found = [say("po-note", number=count(number), value=money(value)) for value, number in change(cash) if number]
    return listed(found)


def change(cash: int) -> list[tuple[int, int]]:
    """(value, number of notes), the fewest there can be.

    >>> change(180)
    [(50, 3), (10, 3)]
    """
    return [(50, cash // 50), (10, cash % 50 // 10)]


def fakes_held(fakes: Sequence[int]) -> Message:
    """All three qualities, also those of which there is none."""
    return listed([some_notes(fakes[at], at + 1) for at in range(QUALITIES)])


def cards_of(view: View, owner: int) -> Message:
    return cards_listed(view.cards[owner * KINDS : (owner + 1) * KINDS]) or NONE


# --- all seats --------------------------------------------------------------------------------------------------------
SEAT_COLUMNS: Final = (
    say("po-column-player"),
    say("po-column-henchmen"),
    say("po-column-first"),
    say("po-column-cards"),
)
MONEY_COLUMNS: Final = (
    say("po-column-player"),
    say("po-column-cash"),
    say("po-column-account"),
    say("po-column-fakes"),
)
FIRST_MARKS: Final = {
    (True, True): say("po-cell-first-both"),
    (True, False): say("po-cell-first-now"),
    (False, True): say("po-cell-first-next"),
    (False, False): NONE,
}


def players(view: View) -> Section:
    """Everybody, from one's own seat clockwise; money behind the screens only where it is seen."""
    start = max(view.seat, 0)
    order = [(start + step) % view.seats for step in range(view.seats)]
    grids = [Grid(SEAT_COLUMNS, tuple(seat_row(view, who) for who in order))]
    if any(sees_money(view, who) for who in order if who != view.seat):
        grids.append(Grid(MONEY_COLUMNS, tuple(money_row(view, who) for who in order)))
    return Section(say("po-heading-players"), tuple(grids))


def name_cell(view: View, who: int) -> Message:
    return say("po-cell-you" if who == view.seat else "po-who", who=seat(who))


def seat_row(view: View, who: int) -> tuple[Message, ...]:
    return (
        name_cell(view, who),
        say("po-cell-henchmen", ready=count(view.ready[who]), laid=count(view.laid[who])),
        FIRST_MARKS[who == view.first, who == view.next_first] if view.stack else NONE,
        cards_of(view, who),
    )


def sees_money(view: View, who: int) -> bool:
    return view.cash[who] != HIDDEN or view.offshore[who] != HIDDEN or HIDDEN not in fakes_of(view, who)


def money_row(view: View, who: int) -> tuple[Message, ...]:
    """PO-106, PO-109 With open screens, and at the end."""
    cash, account, fakes = view.cash[who], view.offshore[who], fakes_of(view, who)
    return (
        name_cell(view, who),
        NONE if cash == HIDDEN else say("po-cell-cash", amount=money(cash)),
        NONE if account == HIDDEN else say("po-cell-account", amount=money(account)),
        NONE if HIDDEN in fakes else fakes_held(fakes),
    )


# --- the board --------------------------------------------------------------------------------------------------------
MARKET_COLUMNS: Final = (
    say("po-column-space"),
    say("po-column-cost"),
    say("po-column-card"),
    say("po-column-henchman"),
    say("po-column-bin"),
)


def market(view: View) -> Section:
    """The black market from left to right."""
    board = BOARDS[view.seats]
    rows = tuple(
        (
            say("po-cell-number", number=count(place)),
            say("po-cell-money", amount=money(board.cost[space])),
            card_name(view.market[space]) if view.market[space] != NO_CARD else say("po-cell-no-card"),
            NONE if view.men[space] == FREE else henchman_cell(view, space),
            say("po-cell-bin") if space in board.emptied and not ending(view) else NONE,
        )
        for place, space in enumerate(board.market, 1)
    )
    return Section(say("po-heading-market"), (Grid(MARKET_COLUMNS, rows),))


def spaces(view: View) -> Section:
    """The other action spaces: a row for each kind, in the order of the board."""
    board = BOARDS[view.seats]
    kinds = [board.prints, board.supermarkets, board.fences, board.taxes, board.flights, board.jets]
    most = max(map(len, kinds))
    columns = [say("po-cell-number", number=count(place)) for place in range(1, most + 1)]
    rows = tuple(
        (
            kind_of_space(board.actions[kind[0]]),
            *(space_cell(view, space) for space in kind),
            *[NONE] * (most - len(kind)),
        )
        for kind in kinds
    )
    return Section(say("po-heading-spaces"), (Grid((say("po-column-kind"), *columns), rows),))


def space_cell(view: View, space: int) -> Message:
    """Free or whose, with what is printed on the space."""
    found = signs(view, space)
    who = henchman_cell(view, space)
    return say("po-cell-signs", who=named(who), signs=named(listed(found))) if found else who


def henchman_cell(view: View, space: int) -> Message:
    owner = view.men[space]
    if owner == FREE:
        return say("po-cell-free")
    return say("po-cell-yours") if owner == view.seat else say("po-who", who=seat(owner))


def signs(view: View, space: int) -> list[Message]:
    """Hat, sunglasses, fare, jet."""
    board = BOARDS[view.seats]
    found = []
    if board.hats[space]:
        found.append(say("po-sign-hat"))
    if space == board.sunglasses:
        found.append(say("po-sign-sunglasses"))
    if board.actions[space] == COMMERCIAL:
        found.append(say("po-sign-fare", fare=money(board.cost[space])))
    if board.actions[space] == PRIVATE_JET:
        found.append(say("po-sign-jet"))
    return found


# --- the police -------------------------------------------------------------------------------------------------------
def police(view: View) -> Section:
    """Where the marker stands and what it comes to."""
    board = BOARDS[view.seats]
    found = [say("po-police-place", place=count(view.marker), last=count(board.end))]
    ahead = special_spaces_ahead(view)
    if ahead:
        found.append(say("po-police-ahead", effects=named(listed([distance(view, place) for place in ahead]))))
    if view.stack and not ending(view) and view.chosen[STALL_GUARD] != OFF:
        found.append(quiet_rounds(view))
    return Section(say("po-heading-police"), (Lines(tuple(found)),))


def special_spaces_ahead(view: View) -> list[int]:
    board = BOARDS[view.seats]
    return [place for place in range(view.marker + 1, board.end + 1) if board.effects[place] != NOTHING]


def effect_at(view: View, place: int) -> Message:
    board = BOARDS[view.seats]
    return effect_name(board.effects[place], board.refused[place])


def distance(view: View, place: int) -> Message:
    """A special space ahead: "Godfather in 2"."""
    return say("po-police-distance", effect=named(effect_at(view, place)), steps=count(place - view.marker))


def supermarket(view: View) -> Message:
    refused = BOARDS[view.seats].refused[view.marker]
    if refused >= QUALITIES:
        return say("po-police-supermarket-shut")
    return say("po-police-supermarket", accepted=named(listed([stars(at) for at in range(refused + 1, QUALITIES + 1)])))


def quiet_rounds(view: View) -> Message:
    """PO-078 How near the stall guard is."""
    if view.quiet < 0:
        return say("po-police-hat-used")
    return say("po-police-quiet", rounds=count(view.quiet))


# --- deck, table options, result --------------------------------------------------------------------------------------
def deck(view: View) -> Section:
    left = say("po-deck", cards=count(view.deck), pile=word(DECK[view.pile])) if view.deck else say("po-deck-empty")
    removed = cards_listed(view.removed)
    gone = say("po-removed", cards=named(removed)) if removed else say("po-removed-none")
    return Section(say("po-heading-deck"), (Lines((left, gone)),))


def options_chosen(view: View) -> list[Message]:
    """What this table plays differently."""
    return [
        say("po-option-line", option=named(option_name(option)), value=named(option_value(option, value)))
        for option, value in enumerate(view.chosen)
        if value
    ]


RESULT_COLUMNS: Final = (
    say("po-column-place"),
    say("po-column-player"),
    say("po-column-total"),
    say("po-column-cash"),
    say("po-column-account"),
)


def result(view: View) -> Section:
    """PO-102 to PO-104 All money is on the table."""
    points = tuple(cash + account for cash, account in zip(view.cash, view.offshore, strict=True))
    ended = by_points(points)
    won = say(
        "po-result-won" if len(ended.winners) == 1 else "po-result-shared", seats=named(seats_listed(ended.winners))
    )
    rows = tuple(
        (
            say("po-cell-place", place=count(ended.places[who])),
            name_cell(view, who),
            *(
                say("po-cell-money", amount=money(amount))
                for amount in (points[who], view.cash[who], view.offshore[who])
            ),
        )
        for who in sorted(range(view.seats), key=ended.places.__getitem__)
    )
    return Section(say("po-heading-result"), (Lines((won,)), Grid(RESULT_COLUMNS, rows)))
