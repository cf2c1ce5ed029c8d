"""Why not: every refusal of Pecunia Olet is given, with its rule and its figures, and the most telling one wins."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tavolata.games.pecunia_olet import GAME, refusals
from tavolata.games.pecunia_olet.options import CONVERT, PASS, PASSING, PLACE, REPLAY
from tavolata.kernel.messages import Message, Param, Refusal
from tavolata.kernel.terms import Option
from tests.games.pecunia_olet.table import Table, seat
from tests.marks import rule

Said = dict[str, object]
Case = tuple[Callable[[], Table], str, Option, str, str, Said]


def plain(param: Param) -> object:
    """A space as `fence-1`, a card as `ink`; other parameters as they are."""
    if not isinstance(param.value, Message):
        return param.value
    if param.value.id.startswith("po-card-"):
        return param.value.id.removeprefix("po-card-")
    (number,) = dict(param.value.params).values()
    return f"{param.value.id.removeprefix('po-space-')}-{number.value}"


def why(refusal: Refusal | None) -> tuple[str, str, Said]:
    assert refusal, "this is allowed"
    return refusal.message.id, refusal.rule, {name: plain(param) for name, param in refusal.message.params}


# --- tables ---
def poor() -> Table:
    return Table(3).cash(A=20).market("ink ink ink ink ink ink")


def rich() -> Table:
    """Spaces for three: market 0-5, print 6-8, super 9-10, fence 11-12, tax 13-15, commercial 16-17, jet 18."""
    table = Table(3).cash(A=100).offshore(A=50).fakes(A=(2, 3, 9)).cards(A="printer ink jet")
    return table.market("ink - ink ink ink jet")


def fare_only() -> Table:
    return Table(3).cash(A=30)


def penniless() -> Table:
    return Table(3).cash(A=0).cards(A="printer ink jet")


def withdrawing() -> Table:
    return Table(3, offshore_withdrawals="on").cash(A=100).offshore(A=50)


def strike() -> Table:
    return Table(3, marker=12).cash(A=100)


def investigated() -> Table:
    return Table(3, marker=16).fakes(A=(2, 2, 2))


def exhausted() -> Table:
    return Table(3, fake_supply="limited").fakes(C=(30, 0, 0))


def occupied() -> Table:
    table = Table(3)
    table.plays("A", "print-1")
    return table


def mine() -> Table:
    return Table(3, lap=2).men(A="print-1")


def lawyer() -> Table:
    table = Table(3, lap=3, turn="C").men(A="tax-1", B="tax-3").cards(A="printer ink great_lawyer").cash(A=100)
    return table.end_sequence("C")


def lunch() -> Table:
    table = Table(3, lap=3, turn="C", lunch_choice="ask").fakes(A=(1, 1, 1)).cards(A="printer ink lunch lunch")
    table.passes("C")
    return table


CASES: Final[dict[str, Case]] = {
    "no such verb": (rich, "A", (9,), "such-answer", "PO-022", {}),
    "a pass with something added": (rich, "A", (PASS, 1), "such-answer", "PO-022", {}),
    "words": (rich, "A", (PLACE, "tax-1"), "such-answer", "PO-022", {}),
    "a lawyer's move on a turn": (rich, "A", (REPLAY, 13, 13), "such-answer", "PO-022", {}),
    "less than no notes at the supermarket": (rich, "A", (PLACE, 9, -1, 2, 0), "such-answer", "PO-044", {}),
    "less than no notes at the fence": (rich, "A", (PLACE, 11, 0, -1, 2), "such-answer", "PO-048", {}),
    "no space at all": (rich, "A", (PLACE,), "such-space", "PO-018", {}),
    "a space beyond the board": (rich, "A", (PLACE, 19), "such-space", "PO-018", {}),
    "a space before the board": (rich, "A", (PLACE, -1), "such-space", "PO-018", {}),
    "occupied": (occupied, "B", (PLACE, 6), "taken", "PO-018", {"space": "print-1", "who": 0, "you": 0}),
    "occupied by oneself": (mine, "A", (PLACE, 6), "taken", "PO-018", {"space": "print-1", "who": 0, "you": 1}),
    "no notes named": (rich, "A", (PLACE, 11), "details", "PO-019", {"space": "fence-1"}),
    "two qualities named": (rich, "A", (PLACE, 10, 1, 1), "details", "PO-019", {"space": "super-2"}),
    "an amount for tax fraud": (rich, "A", (PLACE, 14, 30), "details", "PO-019", {"space": "tax-2"}),
    "no amount for a flight": (rich, "A", (PLACE, 17), "details", "PO-019", {"space": "commercial-2"}),
    "no card": (rich, "A", (PLACE, 1), "card", "PO-031", {}),
    "a second jet": (rich, "A", (PLACE, 5), "second-jet", "PO-029", {}),
    "too dear": (poor, "A", (PLACE, 3), "cash", "PO-026", {"card": "ink", "cost": 40, "cash": 20}),
    "the bank has no such notes": (exhausted, "A", (PLACE, 7), "notes-left", "PO-042", {}),
    "not so many for the supermarket": (
        rich,
        "A",
        (PLACE, 9, 0, 4, 0),
        "such-notes",
        "PO-044",
        {"quality": 2, "wanted": 4, "held": 3},
    ),
    "not so many for the fence": (
        rich,
        "A",
        (PLACE, 11, 3, 0, 0),
        "such-notes",
        "PO-048",
        {"quality": 1, "wanted": 3, "held": 2},
    ),
    "four at the supermarket": (rich, "A", (PLACE, 9, 2, 2, 0), "so-many", "PO-044", {"wanted": 4, "most": 3}),
    "nine at the fence": (rich, "A", (PLACE, 12, 0, 0, 9), "so-many", "PO-048", {"wanted": 9, "most": 8}),
    "nothing for the supermarket": (rich, "A", (PLACE, 10, 0, 0, 0), "empty-lot", "PO-024", {}),
    "nothing for the fence": (rich, "A", (PLACE, 12, 0, 0, 0), "empty-lot", "PO-024", {}),
    "refused quality": (investigated, "A", (PLACE, 9, 0, 1, 1), "such-quality", "PO-074", {"quality": 2}),
    "strike": (strike, "A", (PLACE, 16, 10), "flight", "PO-065", {}),
    "no jet": (poor, "A", (PLACE, 18, 10), "jet", "PO-060", {}),
    "nothing for anybody": (poor, "A", (PLACE, 9, 1, 0, 0), "fakes", "PO-044", {}),
    "nothing to sell": (poor, "A", (PLACE, 11, 0, 0, 9), "fakes", "PO-048", {}),
    "only the fare": (fare_only, "A", (PLACE, 16, 10), "cash-after-fare", "PO-063", {"fare": 30}),
    "a jet and no cash": (penniless, "A", (PLACE, 18, 10), "cash-to-move", "PO-063", {}),
    "no fare": (poor, "A", (PLACE, 16, 10), "fare", "PO-059", {"fare": 30, "cash": 20}),
    "odd amount": (rich, "A", (PLACE, 16, 15), "odd-amount", "PO-063", {"step": 10}),
    "odd amount back": (withdrawing, "A", (PLACE, 16, -15), "odd-amount", "PO-063", {"step": 10}),
    "nothing on board": (rich, "A", (PLACE, 18, 0), "empty-flight", "PO-024", {}),
    "more than is left after the fare": (rich, "A", (PLACE, 16, 80), "so-much", "PO-063", {"most": 70, "fare": 30}),
    "more than there is": (rich, "A", (PLACE, 18, 110), "so-much", "PO-063", {"most": 100, "fare": 0}),
    "money back": (rich, "A", (PLACE, 18, -10), "withdrawal", "PO-064", {}),
    "more money back than is there": (withdrawing, "A", (PLACE, 16, -60), "such-account", "PO-064", {"most": 50}),
    "somebody else's henchman": (lawyer, "A", (REPLAY, 15, 0), "henchman-there", "PO-098", {}),
    "no henchman": (lawyer, "A", (REPLAY, 6, 6), "henchman-there", "PO-098", {}),
    "no henchman named": (lawyer, "A", (REPLAY,), "henchman-there", "PO-098", {}),
    "a henchman beyond the board": (lawyer, "A", (REPLAY, 19, 6), "henchman-there", "PO-098", {}),
    "a plain turn instead of a lawyer": (lawyer, "A", (PLACE, 6), "such-answer", "PO-022", {}),
    "a lawyer to nowhere": (lawyer, "A", (REPLAY, 13), "such-space", "PO-018", {}),
    "a lawyer to a taken space": (
        lawyer,
        "A",
        (REPLAY, 13, 15),
        "taken",
        "PO-018",
        {"space": "tax-3", "who": 1, "you": 0},
    ),
    "one note for two lunches": (lunch, "A", (CONVERT, 1, 0, 0), "such-lunch", "PO-085", {"number": 2}),
    "no lunch, please": (lunch, "A", PASSING, "such-lunch", "PO-085", {"number": 2}),
    "notes for lunch that are not there": (lunch, "A", (CONVERT, 2, 0, 0), "such-lunch", "PO-085", {"number": 2}),
}


@rule("PO-018", "PO-019", "PO-022", "PO-024", "PO-026", "PO-029", "PO-031", "PO-042", "PO-044", "PO-048")
@rule("PO-059", "PO-060", "PO-063", "PO-064", "PO-065", "PO-074", "PO-085", "PO-098")
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_why_not(case: Case) -> None:
    given, who, option, name, number, said = case
    table = given()
    before = GAME.dump(table.s)
    assert why(GAME.check(table.s, seat(who), option)) == (f"po-no-{name}", number, said)
    assert GAME.dump(table.s) == before


def test_every_refusal_of_the_program_is_among_the_cases() -> None:
    written = re.findall(r'refuse\(\s*"([a-z-]+)"', Path(refusals.__file__).read_text("utf-8"))
    assert set(written) == {case[3] for case in CASES.values()}


# --- the most telling reason ---
@rule("PO-018")
def test_a_taken_space_says_so_whatever_else_is_wrong() -> None:
    table = Table(3, marker=12, lap=2).men(C="market-1")
    table.market("- ink ink ink ink ink").cash(A=0)
    assert why(table.tries("A", "market-1"))[0] == "po-no-taken"
    table = Table(3, marker=12, lap=2).men(C="commercial-1").cash(A=0)
    assert why(table.tries("A", "commercial-1", amount=10))[0] == "po-no-taken"


@rule("PO-059", "PO-060", "PO-065")
def test_flights_name_strike_then_jet_then_fare_then_amount() -> None:
    assert why(Table(3, marker=12).cash(A=0).tries("A", "jet-1", amount=-5))[0] == "po-no-flight"
    assert why(Table(3).cash(A=0).tries("A", "jet-1", amount=-5))[0] == "po-no-jet"
    assert why(Table(3).cash(A=0).tries("A", "commercial-1", amount=-5))[0] == "po-no-fare"
    assert why(Table(3).cash(A=30).tries("A", "commercial-1", amount=5))[0] == "po-no-odd-amount"
    assert why(Table(3).cash(A=30).tries("A", "commercial-1", amount=10))[0] == "po-no-cash-after-fare"
    assert why(Table(3).cash(A=40).tries("A", "commercial-1", amount=20))[0] == "po-no-so-much"


@rule("PO-029", "PO-031")
def test_a_second_jet_is_out_of_the_question_also_for_the_poor() -> None:
    table = Table(3).cash(A=0).cards(A="printer ink jet").market("jet ink ink ink ink ink")
    assert why(table.tries("A", "market-1"))[0] == "po-no-second-jet"


@rule("PO-044", "PO-048")
def test_who_has_no_fakes_is_told_that_and_no_amounts() -> None:
    """Unless the supermarket takes nothing from anybody, whatever they have."""
    assert why(Table(3).tries("A", "super-1", notes=(1, 0, 0)))[0] == "po-no-fakes"
    assert why(Table(3).tries("A", "fence-1", notes=(0, 9, 0)))[0] == "po-no-fakes"
    assert why(Table(3, marker=21).tries("A", "super-1", notes=(1, 0, 0)))[0] == "po-no-such-quality"


@rule("PO-074")
def test_a_refused_quality_comes_before_the_number_of_notes() -> None:
    table = Table(3, marker=9).fakes(A=(5, 1, 0))
    assert why(table.tries("A", "super-1", notes=(5, 0, 0)))[0] == "po-no-such-quality"
    assert why(table.tries("A", "super-1", notes=(0, 2, 0)))[0] == "po-no-such-notes"


# --- the kernel's own ---
@rule("PO-015")
def test_refusals_of_the_kernel() -> None:
    table = Table(2)
    assert why(GAME.check(table.s, 1, PASSING)) == ("kernel-not-asked", "PO-015", {})
    assert why(GAME.check(table.s, -1, PASSING)) == ("kernel-not-asked", "PO-015", {})
    assert why(GAME.check(table.s, 2, PASSING)) == ("kernel-not-asked", "PO-015", {})
    assert why(GAME.check(table.s, 0, ())) == ("kernel-no-option", "PO-015", {})
    table.end_sequence("B", available="A")
    table.passes("A")
    assert why(GAME.check(table.s, 0, PASSING)) == ("kernel-over", "PO-015", {})
