"""What people read: every line renders in both languages, the outline leaves nothing out, previews come true."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tavolata.games.pecunia_olet import GAME, facts
from tavolata.games.pecunia_olet.board import BOARDS, EFFECT_NAMES
from tavolata.games.pecunia_olet.cards import KIND_NAMES, KINDS, LUNCH, NO_CARD, QUALITIES
from tavolata.games.pecunia_olet.names import (
    PITCH,
    explain_card,
    explain_effect,
    explain_option,
    explain_space,
    option_name,
    option_value,
)
from tavolata.games.pecunia_olet.options import CONVERT, PASS, PLACE, REPLAY, print_quality
from tavolata.games.pecunia_olet.stages import CHOOSE_LUNCH, LAST, LAWYER
from tavolata.games.pecunia_olet.state import HIDDEN, STALL_GUARD, TABLE_OPTIONS, State, View
from tavolata.kernel.chance import NoChance, Seeded
from tavolata.kernel.frames import OWES, WINDOW
from tavolata.kernel.game import make_setup
from tavolata.kernel.messages import MONEY, Grid, Lines, Message, Section
from tavolata.kernel.terms import SPECTATOR, SYSTEM, Event, Option
from tavolata.words import LANGUAGES, catalogue_for, lines_of
from tavolata.words.catalogue import text_folder
from tools import translations

NAMES = ("Anna", "Bo", "Carla", "Dino")
GAMES = 240
FOLDER = Path(__file__).resolve().parents[3] / "src/tavolata/games/pecunia_olet"


# --- many games, kept for all tests -----------------------------------------------------------------------------------
class Moment(NamedTuple):
    """A seat about to answer, and what its answer led to."""

    before: State
    seat: int
    option: Option
    events: list[Event]
    after: State


def random_setup(number: int) -> tuple[int, dict[str, str]]:
    """Default options in every third game, else each at random."""
    whim = Seeded(number + 10**6)
    seats = 2 + number % 3
    if number % 9 < 3:
        return seats, {}
    chosen = {option.id: option.values[whim.below(len(option.values), 0)] for option in TABLE_OPTIONS}
    if chosen["first_player"] not in ("random", *map(str, range(1, seats + 1))):
        chosen["first_player"] = "1"
    return seats, chosen


def moments(number: int) -> Iterator[Moment]:
    """A random game; in every tenth nearly everybody passes, so that the police stalls."""
    dice, whim = Seeded(number), Seeded(number + 2 * 10**6)
    seats, chosen = random_setup(number)
    s = GAME.new(make_setup(GAME, seats, chosen), dice)
    while s.stack:
        seat = GAME.pending(s)[0]
        options = GAME.options(s, seat)
        lazy = number % 10 == 0 and whim.below(12, 0)
        option = options[0] if lazy else options[whim.below(len(options), 0)]
        before, events = s.clone(), list[Event]()
        GAME.apply(s, seat, option, dice, events)
        yield Moment(before, seat, option, events, s.clone())


@cache
def played() -> list[Moment]:
    return [moment for number in range(GAMES) for moment in moments(number)]


def views(s: State) -> list[View]:
    return [GAME.observe(s, seat) for seat in (*range(s.seats), SPECTATOR)]


# --- everything said renders in both languages ------------------------------------------------------------------------
WORDS = {language: catalogue_for(GAME, language, strict=True) for language in LANGUAGES}


@cache
def rendered(message: Message) -> tuple[str, ...]:
    """In both languages, with nothing left over."""
    found = tuple(WORDS[language].render(message, NAMES) for language in LANGUAGES)
    for text in found:
        assert text.strip() == text != "", message
        assert not re.search(r"[{}]|  |\bpo-|None|\$ \d|-\d", text), text
    return found


def spoken(section: Section) -> Iterator[Message]:
    yield section.title
    for part in section.body:
        if isinstance(part, Section):
            yield from spoken(part)
        elif isinstance(part, Lines):
            yield from part.items
        else:
            assert isinstance(part, Grid)
            assert all(len(row) == len(part.columns) for row in part.rows)
            yield from part.columns
            yield from (cell for row in part.rows for cell in row)


def inside(message: Message) -> Iterator[str]:
    """The ids of a message and of all messages in it."""
    yield message.id
    for _, param in message.params:
        if isinstance(param.value, Message):
            yield from inside(param.value)


@cache
def texts(*prefixes: str) -> set[str]:
    """The ids of the game's texts that begin like that."""
    names = translations.Catalogue(text_folder(GAME), "en").messages()
    return {name for name in names if name.startswith(prefixes) and "." not in name}


def test_every_option_is_described_and_previewed() -> None:
    """Also as somebody else sees it, from whom amounts are hidden."""
    said: set[str] = set()
    for number, moment in enumerate(played()):
        s = moment.before
        alone = number % 2 or s.stack[-1][0] == WINDOW  # where everybody speaks for oneself
        seen = [GAME.observe(s, seat) for seat in (moment.seat, SPECTATOR if alone else (moment.seat + 1) % s.seats)]
        for option in GAME.options(s, moment.seat)[number % 3 :: 3]:
            for view in seen:
                for message in (GAME.describe(view, option), *GAME.preview(view, option)):
                    rendered(message)
                    said.update(inside(message))
    assert texts("po-do-", "po-deed-", "po-then-") - said == set()


def test_every_outline_renders() -> None:
    said: set[str] = set()
    for number, moment in enumerate(played()):
        seen = views(moment.after) if number % 6 == 0 or not moment.after.stack else []
        for view in seen[number // 6 % 2 :: 2]:
            for message in spoken(GAME.outline(view)):
                rendered(message)
                said.update(inside(message))
    wanted = texts("po-now-", "po-own-", "po-cell-", "po-column-", "po-police-", "po-deck", "po-removed", "po-result-")
    assert wanted - said == set()


def test_every_fact_has_a_line() -> None:
    """In both forms where there are two, also as its doer reads it, and one's own answer to a lunch."""
    told, said = set(), set[str]()
    for moment in played():
        for event in moment.events:
            for fact in (event.fact, event.public):
                if fact is not None:
                    for reader in (SPECTATOR, moment.seat):
                        line = GAME.narrate(GAME.observe(moment.after, reader), fact)
                        assert line is not None
                        rendered(line)
                        told.add(fact[0])
                        said.update(inside(line))
    begins = {facts.BEGINS, facts.STARTS_WITH}  # told before the first answer
    assert told | begins == {0} | {value for name, value in vars(facts).items() if name.isupper()}
    view = GAME.observe(moment.after, SPECTATOR)
    start = GAME.observe(GAME.new(make_setup(GAME, 2), Seeded(1)), 1)
    for fact in ((facts.BEGINS, 1), (facts.STARTS_WITH, 1, 30, 2), (facts.TURNED_UP, 4, 0)):
        line = GAME.narrate(start, fact)
        assert line is not None
        said.add(line.id)
        rendered(line)
    assert texts("po-fact-", "po-flight-") - said - {"po-fact-prints-nothing"} == set()
    empty_bank = GAME.narrate(view, (facts.PRINTS, 0, 6, 0, 1))
    assert empty_bank is not None and rendered(empty_bank)


def test_the_reader_is_spoken_to_and_the_others_are_named() -> None:
    view = GAME.observe(GAME.new(make_setup(GAME, 3), Seeded(1)), 0)
    for who, english, italian in ((0, "You pass.", "Passi."), (1, "Bo passes.", "Bo passa.")):
        line = GAME.narrate(view, (facts.PASSES, who))
        assert line is not None
        assert dict(zip(LANGUAGES, rendered(line), strict=True)) == {"en": english, "it": italian}


def test_a_space_is_listed_with_what_tells_it_apart() -> None:
    """Hat, sunglasses and fare beside the name, and what it gives where that is settled."""
    s = GAME.new(make_setup(GAME, 3, {"first_player": "1"}), Seeded(1))
    s.cash[0], s.fakes[0] = 100, 3
    view = GAME.observe(s, 0)
    said = {rendered(GAME.path(view, option)[0].label)[LANGUAGES.index("en")] for option in GAME.options(s, 0)}
    assert {
        "Print 1: 2 ★",
        "Print 3: 2 ★ (hat)",
        "Supermarket 1 (hat)",
        "Fence 1",
        "Fence 2 (hat)",
        "Tax fraud 1: $30 (sunglasses)",
        "Tax fraud 2: $30 (hat)",
        "Tax fraud 3: $30",
        "Commercial flight 1 ($30 fare)",
    } <= said


def test_a_finished_table_has_no_first_player_and_one_result_with_all_money() -> None:
    after = next(moment.after for moment in played() if not moment.after.stack)
    aloud = said_aloud(GAME.observe(after, 0))
    assert not [line for line in aloud if "first player" in line]
    assert any("Real money $" in line and "Cash $" in line and "Offshore $" in line for line in aloud)


def test_money_stands_in_the_table_only_where_it_is_seen() -> None:
    for screens, seen in (("closed", False), ("open", True)):
        s = GAME.new(make_setup(GAME, 3, {"screens": screens}), Seeded(4))
        assert any("in cash" in line for line in said_aloud(GAME.observe(s, 0))) == seen


# --- refusals ---------------------------------------------------------------------------------------------------------
def nonsense(s: State, whim: Seeded) -> Option:
    """Something a client might send that is nearly an answer."""
    spaces = len(s.men)
    verb = (PASS, PLACE, PLACE, PLACE, PLACE, CONVERT, REPLAY, REPLAY)[whim.below(8, 0)]
    numbers = [verb]
    if verb == REPLAY:
        numbers.append(whim.below(spaces + 2, 0) - 1)
    if verb in (PLACE, REPLAY):
        numbers.append(whim.below(spaces + 2, 0) - 1)
    if whim.below(2, 0):
        numbers.append((whim.below(60, 0) - 20) * (10 if whim.below(4, 0) else 3))
    else:
        numbers += [whim.below(8, 0) - (not whim.below(6, 0)) for _ in range((3, 3, 3, 0)[whim.below(4, 0)])]
    return tuple(numbers)


def refusal_ids() -> set[str]:
    """Every `refuse("name", ...)` in the source."""
    tree = ast.parse((FOLDER / "refusals.py").read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse"]
    return {f"po-no-{call.args[0].value!s}" for call in calls if isinstance(call.args[0], ast.Constant)}


def empty_bank() -> State:
    """A table with a limited supply whose bank has no ★ and no ★★ left."""
    s = GAME.new(make_setup(GAME, 2, {"fake_supply": "limited"}), Seeded(1))
    s.fakes[:] = [30, 30, 0, 0, 0, 0]
    return s


def test_every_refusal_says_why() -> None:
    said: set[str] = set()
    whim = Seeded(5)
    for s in [*(moment.before for moment in played()[::3]), empty_bank()]:
        seat = max(GAME.pending(s)[0], 0)
        wrong = [nonsense(s, whim) for _ in range(3)]
        board = BOARDS[s.seats]
        fence = board.fences[0]
        wrong += [(PLACE, board.prints[0]), (PLACE, fence, 0, 0, 0), (PLACE, fence, *s.notes(seat))]
        wrong += [(PLACE, board.flights[0], s.cash[seat]), (PLACE, board.jets[0], 10)]
        for option in wrong:
            refusal = GAME.check(s, seat, option)
            if refusal:
                rendered(refusal.message)
                said.add(refusal.message.id)
    known = refusal_ids()
    assert len(known) >= 20
    assert known - said == set()
    assert texts("po-no-") == known


# --- paths ------------------------------------------------------------------------------------------------------------
def test_each_option_has_a_path_of_its_own() -> None:
    """No path is the beginning of another either, so that the last touch always decides."""
    for moment in played():
        view = GAME.observe(moment.before, moment.seat)
        options = GAME.options(moment.before, moment.seat)
        paths = [tuple(touch.target for touch in GAME.path(view, option)) for option in options]
        assert len(set(paths)) == len(paths)
        assert all(paths)
        starts = {path[:end] for path in paths for end in range(1, len(path))}
        assert not starts & set(paths)


def test_paths_say_what_one_touches() -> None:
    for moment in played()[::5]:
        view = GAME.observe(moment.before, moment.seat)
        board = {f"space-{space}" for space in BOARDS[view.seats].spaces}
        for option in GAME.options(moment.before, moment.seat):
            for touch in GAME.path(view, option):
                rendered(touch.label)
                assert touch.target in board or re.fullmatch(
                    r"pass|close|lunch|notes-[123]-\d+|(amount|withdraw)-\d+", touch.target
                )


# --- the outline leaves nothing out -----------------------------------------------------------------------------------
def said_aloud(view: View) -> list[str]:
    return list(lines_of(GAME.outline(view), WORDS["en"], NAMES))


Change = Callable[[View], list[View]]


def with_slot(view: View, field: str, value: Any) -> View:
    return View(**(view._asdict() | {field: value}))


def each(field: str, change: Callable[[int], int]) -> Change:
    """The view with one number of a row changed, for every number of it."""

    def changed(view: View) -> list[View]:
        row = getattr(view, field)
        return [with_slot(view, field, (*row[:at], change(row[at]), *row[at + 1 :])) for at in range(len(row))]

    return changed


def one(field: str, change: Callable[[View], Any]) -> Change:
    return lambda view: [with_slot(view, field, change(view))]


def other_amount(amount: int) -> int:
    return 70 if amount == HIDDEN else amount + 10


def another_asked(view: View) -> list[View]:
    """The top of the stack; what waits below it has a test of its own."""
    if not view.stack:
        return []
    *below, top = view.stack
    if top[0] == WINDOW:
        return [view._replace(stack=(*below, (*top[:3], top[3] ^ 1, *top[4:])))] if top[3] != 1 else []
    return [view._replace(stack=(*below, (top[0], (top[1] + 1) % view.seats, *top[2:])))]


def shown_fakes(view: View) -> View:
    """A screen is open or closed, never half."""
    return view._replace(fakes=tuple(max(number, 0) for number in view.fakes))


OUTLINED: dict[str, Change] = {
    "seat": one("seat", lambda view: (view.seat + 1) % view.seats),
    "chosen": each("chosen", lambda value: 0 if value else 1),
    "stack": another_asked,
    "answer": lambda view: (
        [view._replace(answer=(CONVERT, 9, 9, 9))] if view.stack and view.stack[-1][0] == WINDOW else []
    ),
    "first": one("first", lambda view: (view.first + 1) % view.seats),
    "next_first": one("next_first", lambda view: (view.next_first + 1) % view.seats),
    "round": one("round", lambda view: view.round + 1),
    "marker": lambda view: [view._replace(marker=view.marker - 1)],
    # the guard's count means nothing once the end has begun, or where nobody wanted the guard
    "quiet": lambda view: (
        [view._replace(quiet=view.quiet + 1)]
        if view.stack and view.marker < BOARDS[view.seats].end and not view.chosen[STALL_GUARD]
        else []
    ),
    "market": each("market", lambda card: 0 if card == NO_CARD else (card + 1) % KINDS),
    # with no card left no pile lies on top
    "pile": lambda view: [view._replace(pile=(view.pile + 1) % 4)] if view.deck else [],
    "deck": one("deck", lambda view: view.deck + 1),
    "removed": each("removed", lambda number: number + 1),
    "cards": each("cards", lambda number: number + 1),
    "men": each("men", lambda owner: 0 if owner else 1),
    "ready": each("ready", lambda number: number + 1),
    "laid": each("laid", lambda number: number + 1),
    "cash": each("cash", other_amount),
    "offshore": each("offshore", other_amount),
    "fakes": lambda view: each("fakes", lambda number: number + 1)(shown_fakes(view)),
}
UNSAID = {
    "seats": "how many there are is how many rows there are; with another number it is no view",
    "turn": "it counts turns for the clocks; the turn within the round follows from the henchmen left",
}


def test_every_slot_of_the_view_is_in_the_table() -> None:
    assert OUTLINED.keys() | UNSAID.keys() == set(View._fields)


@pytest.mark.parametrize("field", OUTLINED)
def test_the_outline_leaves_nothing_out(field: str) -> None:
    """Whatever changes in the view changes what is said."""
    changes = 0
    lunches = [m for m in played() if m.before.stack[-1][0] == WINDOW][:20] if field == "answer" else []
    for number, moment in enumerate([*played()[::1000], *lunches]):
        s = moment.before
        view = GAME.observe(s, (*range(s.seats), SPECTATOR)[number % (s.seats + 1)])
        if view.marker == BOARDS[view.seats].starts[view.seats] and field == "marker":
            continue
        if view.seat < 0 and field == "answer":
            continue
        before = said_aloud(view)
        for changed in OUTLINED[field](view):
            assert said_aloud(changed) != before, changed
            changes += 1
    assert changes >= 5


def test_the_outline_names_who_comes_later() -> None:
    """Last henchmen and lawyers wait on the stack; what else lies there follows from the rest of the view."""
    found = 0
    for moment in played():
        view = GAME.observe(moment.before, SPECTATOR)
        if view.marker == BOARDS[view.seats].end:
            for at, f in enumerate(view.stack[:-1]):
                if f[0] == LAST or (f[0] == LAWYER and any(view.cards[f[1] :: KINDS])):
                    without = view._replace(stack=view.stack[:at] + view.stack[at + 1 :])
                    assert GAME.outline(without) != GAME.outline(view)
                    found += 1
    assert found > 20


def test_a_closed_screen_says_nothing() -> None:
    """PO-106 No amount of a rival stands in the outline."""
    s = GAME.new(make_setup(GAME, 3), Seeded(4))
    before = [GAME.outline(GAME.observe(s, seat)) for seat in (0, SPECTATOR)]
    s.cash[1], s.offshore[1], s.fakes[QUALITIES : 2 * QUALITIES] = 230, 170, [1, 2, 3]
    assert [GAME.outline(GAME.observe(s, seat)) for seat in (0, SPECTATOR)] == before


# --- previews come true -----------------------------------------------------------------------------------------------
Said = dict[str, dict[str, Any]]


def foretold(view: View, option: Option) -> Said:
    """The preview as numbers: line by line, what stands for each parameter."""
    return {line.id: {name: param.value for name, param in line.params} for line in GAME.preview(view, option)}


def of(moment: Moment, kind: int) -> list[tuple[int, ...]]:
    return [event.fact for event in moment.events if event.fact[0] == kind]


def own(moment: Moment, kind: int) -> list[tuple[int, ...]]:
    return [fact for fact in of(moment, kind) if fact[1] == moment.seat]


@pytest.fixture(scope="module")
def turns() -> list[tuple[Moment, Said]]:
    """Every answer outside the lunch window, with what was foretold."""
    return [
        (moment, foretold(GAME.observe(moment.before, moment.seat), moment.option))
        for moment in played()
        if moment.before.stack[-1][0] != WINDOW
    ]


def test_cash_fakes_and_account_are_as_foretold(turns: list[tuple[Moment, Said]]) -> None:
    """Lunches and tickets that follow in the same breath are added: they are no part of the action."""
    for moment, said in turns:
        s, seat = moment.after, moment.seat
        cash = said["po-then-cash"]["cash"] if "po-then-cash" in said else moment.before.cash[seat]
        if "po-then-godfather" in said:
            assert said["po-then-godfather"]["amount"] + said["po-then-godfather"]["rest"] == cash
            cash = said["po-then-godfather"]["rest"]
        lunches, tickets = own(moment, facts.LUNCHES), own(moment, facts.CASHES_TICKETS)
        assert s.cash[seat] == cash + sum(fact[5] for fact in lunches) + sum(fact[2] for fact in tickets)
        fakes = list(said["po-then-fakes"].values()) if "po-then-fakes" in said else moment.before.notes(seat)
        eaten = [sum(fact[2 + at] for fact in lunches) for at in range(QUALITIES)]
        if "po-then-prints-at-most" not in said:
            assert s.notes(seat) == tuple(had - gone for had, gone in zip(fakes, eaten, strict=True))
        account = said["po-then-account"]["account"] if "po-then-account" in said else moment.before.offshore[seat]
        assert s.offshore[seat] == account


def test_the_police_and_its_effects_are_as_foretold(turns: list[tuple[Moment, Said]]) -> None:
    for moment, said in turns:
        s = moment.after
        assert s.marker == (said["po-then-police"]["place"] if "po-then-police" in said else moment.before.marker)
        assert ("po-then-strike" in said) == bool(of(moment, facts.STRIKE_BEGINS))
        assert ("po-then-end" in said) == bool(of(moment, facts.END_BEGINS))
        assert ("po-then-stalls" in said) == bool(of(moment, facts.STALLS))
        assert [quality["quality"] for line, quality in said.items() if line == "po-then-refuses"] == [
            fact[1] for fact in of(moment, facts.REFUSES_NOW)
        ]
        paid = [fact[2] for fact in own(moment, facts.PAID_GODFATHER)]
        if "po-then-godfather-nothing" in said:
            assert paid == [0]
        else:
            assert paid == [said[line]["amount"] for line in said if line == "po-then-godfather"]
        going_on = of(moment, facts.ROUND_BEGINS) or (s.stack and s.stack[-1][:2] == (WINDOW, CHOOSE_LUNCH))
        assert ("po-then-round-ends" in said) == bool(going_on or of(moment, facts.STALLS))


def test_cards_and_prints_are_as_foretold(turns: list[tuple[Moment, Said]]) -> None:
    for moment, said in turns:
        s, seat = moment.after, moment.seat
        bought = own(moment, facts.BUYS)
        assert [fact[4] for fact in bought] == [line["cost"] for name, line in said.items() if name == "po-then-costs"]
        gained = [after - had for had, after in zip(moment.before.cards, s.cards, strict=True)]
        assert sum(gained) == len(bought) == ("po-then-card" in said)
        for fact in bought:
            assert said["po-then-card"]["card"].id == f"po-card-{KIND_NAMES[fact[3]].replace('_', '-')}"
        if "po-then-better" in said:
            assert said["po-then-better"]["after"].id == f"po-stars-{print_quality(s, seat)}"
            assert print_quality(s, seat) == print_quality(moment.before, seat) + 1
        elif bought:
            assert print_quality(s, seat) == print_quality(moment.before, seat)
        if "po-then-lunches" in said:
            assert said["po-then-lunches"]["number"] == s.owns(seat, LUNCH)
        for fact in own(moment, facts.PRINTS):
            line = said.get("po-then-prints") or said["po-then-prints-at-most"]
            notes = dict(line["notes"].params)
            number = notes["number"].value
            assert fact[3] == number if "po-then-prints" in said else fact[3] <= number
            assert notes["stars"].value.id == f"po-stars-{fact[4]}"


def test_henchmen_first_player_and_sums_are_as_foretold(turns: list[tuple[Moment, Said]]) -> None:
    for moment, said in turns:
        s, seat = moment.after, moment.seat
        assert s.next_first == (seat if "po-then-first" in said else moment.before.next_first)
        if "po-then-laid" in said:
            ready = said["po-then-laid"]["ready"]
            assert ready == (0 if "po-then-round-ends" in said else s.ready[seat])
        paying = (facts.EXCHANGES, facts.SELLS, facts.TAX_FRAUD_DONE)
        received = [fact[-1] for kind in paying for fact in own(moment, kind)]
        expected = [line["sum"] for name, line in said.items() if name == "po-then-receives"]
        assert expected == [amount for amount in received if amount]
        for fact in own(moment, facts.FLIES):
            assert fact[3] == said.get("po-then-fare", {"fare": 0})["fare"]
            moved = said.get("po-then-deposits", {"amount": 0})["amount"]
            moved -= said.get("po-then-withdraws", {"amount": 0})["amount"]
            assert fact[4] == moved


def test_a_lunch_comes_true_when_it_is_served() -> None:
    served = 0
    for moment in played():
        s = moment.before
        if s.stack[-1][0] == WINDOW and moment.seat != SYSTEM:
            said = foretold(GAME.observe(s, moment.seat), moment.option)
            after = moment.after.clone()
            while GAME.pending(after) != [SYSTEM]:
                waiting = GAME.pending(after)[0]
                GAME.apply(after, waiting, GAME.default(after, waiting), NoChance())
            GAME.apply(after, SYSTEM, GAME.options(after, SYSTEM)[0], NoChance())
            if "po-then-cash" in said:
                assert after.cash[moment.seat] == said["po-then-cash"]["cash"]
                assert after.notes(moment.seat) == tuple(said["po-then-fakes"].values())
            else:
                assert "po-then-lunch-nothing" in said
            served += 1
    assert served > 50


def test_nobody_is_told_a_hidden_amount() -> None:
    """What somebody else sees of an option names no cash and no account that is not shown."""
    secret = {"po-then-cash", "po-then-account", "po-then-fakes", "po-then-godfather", "po-then-godfather-nothing"}
    for moment in played()[::3]:
        view = GAME.observe(moment.before, SPECTATOR)
        if HIDDEN in view.cash:
            for option in GAME.options(moment.before, moment.seat)[:40:3]:
                lines = GAME.preview(view, option)
                assert not secret & {line.id for line in lines}
                amounts = [param.value for line in lines for _, param in line.params if param.kind == MONEY]
                assert all(isinstance(amount, int) and amount >= 0 for amount in amounts)


# --- names that the source puts together ------------------------------------------------------------------------------
def test_everything_has_a_name_and_an_explanation() -> None:
    said = {PITCH}
    said |= {explain_card(kind) for kind in range(KINDS)}
    said |= {explain_space(action) for action in range(7)}
    said |= {explain_effect(effect) for effect in range(len(EFFECT_NAMES))}
    for at, option in enumerate(TABLE_OPTIONS):
        said |= {option_name(at), explain_option(at)} | {option_value(at, value) for value in range(len(option.values))}
    for message in said:
        rendered(message)
    ids = {message.id for message in said} | {"po-option-line"}
    assert texts("po-explain-", "po-option-", "po-pitch") == ids
    assert texts("po-card-") == {f"po-card-{name.replace('_', '-')}" for name in KIND_NAMES}
    assert texts("po-cards-") == {f"po-cards-{name.replace('_', '-')}" for name in KIND_NAMES}
    assert texts("po-ask-") == {f"po-ask-{name}" for name in GAME.question_names.values()}
    assert OWES == ()
