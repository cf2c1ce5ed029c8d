"""The forty scenarios of docs/rules/pecunia_olet.md, one test each: given, when, then."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from tavolata.games.pecunia_olet import GAME, facts
from tavolata.games.pecunia_olet import data as data_module
from tavolata.games.pecunia_olet.notes import Notes
from tavolata.games.pecunia_olet.options import PASSING
from tavolata.games.pecunia_olet.state import HIDDEN
from tavolata.kernel.game import make_setup
from tests.games.pecunia_olet.table import Table
from tests.marks import rule

FILE: Final = Path(data_module.__file__).parent / "data" / "pecunia_olet.toml"
DATA: Final[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))


def pile(letters: str, players: int) -> Counter[str]:
    """The cards of some piles with this many players, from the data file alone."""
    return Counter(
        f"{card['kind']}-{card['value']}" if "value" in card else card["kind"]
        for card in DATA["cards"]
        if card["pile"] in letters and card["min_players"] <= players
    )


def costs(seats: int) -> list[int]:
    board = next(board for board in DATA["boards"] if seats in board["players"])
    return [space["cost"] for space in board["spaces"] if space["action"] == "market"]


def turn_up_all(table: Table) -> list[str]:
    """Everybody passes until the deck is empty; the cards in the order in which they came."""
    found = []
    while table.view("A").deck:
        table.all_pass()
        found += table.drawn
    return found


# --- setup ---
@rule(*(f"PO-{number:03}" for number in (1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 27)))
def test_s01_setup_for_four() -> None:
    table = Table(4)

    assert [table[seat].cash for seat in "ABCD"] == [20, 30, 40, 50]
    assert {(table[seat].offshore, table[seat].fakes, table[seat].ready) for seat in "ABCD"} == {(0, (0, 0, 0), 3)}
    assert [table[seat].cards for seat in "ABCD"] == ["printer ink", "printer ink", "printer paper", "printer paper"]
    assert (table.marker, len(table.s.men)) == (0, 19)
    assert costs(4) == [70, 60, 50, 40, 30, 20]
    assert [table.board.cost[table.space(f"market-{n}")] for n in range(1, 7)] == costs(4)
    on_sale = table.on_sale.split()
    assert len(on_sale) == 6
    assert Counter(on_sale) <= pile("A", 4)
    assert table.view("B").deck == 28
    assert table.view("B").cards == table.view("A").cards  # face up


@rule("PO-005", "PO-007", "PO-008", "PO-009", "PO-010", "PO-011")
def test_s02_setup_for_three_with_c_first() -> None:
    table = Table(3, first="C", stall_guard="off")

    assert [table[seat].cash for seat in "CAB"] == [20, 30, 40]
    assert (table.asks, table.marker) == ("turn C", 4)
    assert table.view("A").deck == 23
    dealt = Counter(" ".join(table[seat].cards for seat in "ABC").split())
    assert pile("S", 3) - dealt == Counter(printer=1, paper=1)
    on_sale = Counter(table.on_sale.split())
    assert on_sale + Counter(turn_up_all(table)) == pile("ABCD", 3)


@rule("PO-002", "PO-005", "PO-008", "PO-011", "PO-027", "PO-097")
def test_s03_setup_for_two() -> None:
    table = Table(2, stall_guard="off")

    assert (table.marker, len(table.s.men)) == (0, 13)
    assert [table["A"].cash, table["B"].cash] == [20, 30]
    assert [table.board.cost[table.space(f"market-{n}")] for n in range(1, 6)] == [60, 50, 40, 30, 20] == costs(2)
    assert (len(table.on_sale.split()), table.view("A").deck) == (5, 18)
    seen = Counter(table.on_sale.split()) + Counter(turn_up_all(table))
    assert seen == pile("ABCD", 2)
    assert not seen["bad_lawyer"]


@rule("PO-012", "PO-013")
def test_s04_the_deck_from_top_to_bottom() -> None:
    table = Table(4, turned_up="printer ink paper lunch jet printer", stall_guard="off")

    assert table.on_sale == "printer jet lunch paper ink printer"
    k = [*reversed(table.on_sale.split()), *turn_up_all(table)]
    assert len(k) == 34
    assert Counter(k[:10]) == pile("A", 4)
    assert Counter(k[10:19]) == pile("B", 4)
    assert Counter(k[19:27]) == pile("C", 4)
    assert Counter(k[27:]) == pile("D", 4)


# --- turns ---
@rule("PO-018")
def test_s05_a_space_is_taken() -> None:
    table = Table(3)
    table.plays("A", "print-1")

    assert table.forbids("B", "print-1") == "PO-018"
    assert table.forbids("B", "print-2") == ""


@rule("PO-015", "PO-022", "PO-023", "PO-080")
def test_s06_passing_lays_down_one_henchman() -> None:
    table = Table(3, marker=4)
    table.passes("A")
    table.plays("B", "print-1")
    table.plays("C", "tax-3")

    assert (table.asks, table.marker) == ("turn A", 4)
    assert (table["A"].laid, table["A"].ready) == (1, 2)
    assert table.forbids("A", "tax-1") == ""
    table.all_pass()
    assert [(table[seat].ready, table[seat].laid) for seat in "ABC"] == [(3, 0)] * 3
    assert table.stands_on("print-1") == table.stands_on("tax-3") == ""


# --- black market ---
@rule("PO-025", "PO-028", "PO-032", "PO-033")
def test_s07_buying() -> None:
    table = Table(3, marker=4).cash(A=60).market("ink ink paper printer jet lunch")
    table.plays("A", "market-4")

    assert (table["A"].cash, table["A"].cards) == (20, "printer printer ink")
    assert (table.on_sale, table.marker) == ("ink ink paper - jet lunch", 4)
    table.all_pass(7)
    assert (table.asks, table.on_sale) == ("turn C", "ink ink paper - jet lunch")
    table.passes("C")
    assert "-" not in table.on_sale


@rule("PO-026", "PO-031", "PO-062")
def test_s08_only_real_cash_pays() -> None:
    table = Table(3).cash(A=30).offshore(A=100).fakes(A=(0, 0, 5))

    assert table.forbids("A", "market-4") == "PO-026"
    assert table.open_to("A") & {"market-1", "market-2", "market-3", "market-4"} == set()
    assert table.forbids("A", "market-5") == ""


@rule("PO-029")
def test_s09_no_second_jet() -> None:
    table = Table(3).cash(A=50, B=50).cards(A="printer ink jet").market("ink ink paper printer lunch jet")

    assert table.forbids("A", "market-6") == "PO-029"
    table.passes("A")
    assert table.forbids("B", "market-6") == ""


# --- print ---
@rule("PO-019", "PO-034", "PO-035", "PO-036", "PO-038", "PO-041")
@pytest.mark.parametrize("component", ["ink", "paper", "hologram"])
def test_s10_one_printer_and_one_component(component: str) -> None:
    table = Table(3, marker=4).cards(A=f"printer {component}")
    table.plays("A", "print-1")

    assert (table["A"].fakes, table["A"].cards, table.marker) == ((2, 0, 0), f"printer {component}", 4)


@rule("PO-034", "PO-035", "PO-042")
@pytest.mark.parametrize(("supply", "printed"), [("unlimited", 6), ("limited", 4)])
def test_s11_three_printers(supply: str, printed: int) -> None:
    table = Table(3, fake_supply=supply).cards(A="printer printer printer ink paper").fakes(B=(0, 20, 0), C=(0, 6, 9))
    table.plays("A", "print-2")

    assert table["A"].fakes == (0, printed, 0)


@rule("PO-030", "PO-037")
def test_s12_the_same_component_twice() -> None:
    table = Table(3).cards(A="printer printer ink ink paper")
    table.plays("A", "print-1")

    assert table["A"].fakes == (0, 4, 0)


@rule("PO-035", "PO-039", "PO-040")
def test_s13_all_three_components() -> None:
    table = Table(3).cards(A="printer ink paper hologram").fakes(A=(2, 0, 0))
    table.plays("A", "print-1")

    assert table["A"].fakes == (2, 0, 2)


# --- supermarket ---
@rule("PO-020", "PO-044", "PO-045", "PO-047")
def test_s14_three_qualities_at_the_supermarket() -> None:
    table = Table(2, marker=1).fakes(A=(1, 1, 2)).cash(A=10)
    table.plays("A", "super-1", notes=(1, 1, 1))

    assert (table["A"].cash, table["A"].fakes, table.marker) == (160, (0, 0, 1), 2)


@rule("PO-024", "PO-046", "PO-073", "PO-074")
def test_s15_one_star_is_refused() -> None:
    table = Table(3, marker=9).fakes(A=(4, 0, 0))
    assert table.forbids("A", "super-1", notes=(1, 0, 0)) == "PO-074"
    assert table.forbids("A", "super-1", notes=(0, 0, 0)) == "PO-024"
    assert "super-1" not in table.open_to("A")

    table.fakes(A=(4, 1, 0))
    assert table.details("A", "super-1") == [(0, 1, 0)]
    assert table.forbids("A", "super-1", notes=(1, 1, 0)) == "PO-074"


@rule("PO-021", "PO-046", "PO-073")
def test_s16_the_visit_that_brings_the_investigation() -> None:
    table = Table(3, marker=8).fakes(A=(3, 0, 0), B=(1, 0, 0)).cash(A=0)
    table.plays("A", "super-1", notes=(3, 0, 0))

    assert (table["A"].cash, table.marker) == (150, 9)
    assert table.forbids("B", "super-2", notes=(1, 0, 0)) == "PO-074"


@rule("PO-073", "PO-074", "PO-075")
def test_s17_the_supermarket_refuses_everything() -> None:
    table = Table(3, marker=20, turn="B").cash(B=0).fakes(A=(1, 1, 1), B=(0, 0, 3), C=(1, 1, 1))
    assert table.forbids("B", "super-2", notes=(0, 0, 1)) == ""
    table.plays("B", "super-1", notes=(0, 0, 2))

    assert (table["B"].cash, table.marker) == (100, 21)
    for seat in "CAB":
        assert "super-2" not in table.open_to(seat)
        assert table.forbids(seat, "super-2", notes=(0, 0, 1)) == "PO-074"
        table.passes(seat)


# --- fence ---
@rule("PO-048", "PO-049", "PO-050")
def test_s18_first_example_of_the_rulebook() -> None:
    table = Table(3).fakes(A=(1, 1, 2)).cash(A=0)
    table.plays("A", "fence-1", notes=(1, 1, 2))

    assert (table["A"].cash, table["A"].fakes) == (80, (0, 0, 0))


@rule("PO-049", "PO-051")
def test_s19_second_example_of_the_rulebook() -> None:
    table = Table(3).fakes(A=(0, 3, 3)).cash(A=0)
    table.plays("A", "fence-1", notes=(0, 3, 3))

    assert (table["A"].cash, table["A"].fakes) == (180, (0, 0, 0))


@rule("PO-048", "PO-049", "PO-053")
@pytest.mark.parametrize(("lot", "cash", "left"), [((0, 0, 8), 320, (1, 0, 1)), ((1, 0, 7), 160, (0, 0, 2))])
def test_s20_eight_notes_at_most(lot: Notes, cash: int, left: Notes) -> None:
    table = Table(3).fakes(A=(1, 0, 9)).cash(A=0)
    assert table.forbids("A", "fence-1", notes=(0, 0, 9)) == "PO-048"
    table.plays("A", "fence-1", notes=lot)

    assert (table["A"].cash, table["A"].fakes) == (cash, left)


@rule("PO-052")
def test_s21_the_fence_buys_what_the_supermarket_refuses() -> None:
    table = Table(3, marker=16).fakes(A=(0, 2, 0)).cash(A=0)
    assert table.forbids("A", "super-1", notes=(0, 1, 0)) == "PO-074"
    table.plays("A", "fence-1", notes=(0, 2, 0))

    assert table["A"].cash == 60


# --- tax fraud, first player, rounds ---
@rule("PO-054", "PO-055", "PO-056", "PO-088")
def test_s22_sunglasses() -> None:
    table = Table(3, turn="C").cash(C=40)
    table.plays("C", "tax-1")

    assert table["C"].cash == 70
    assert (table.view("A").first, table.view("A").next_first) == (0, 2)
    assert table.all_pass() == "ABCABC"
    assert table.all_pass() == "CABCABCAB"


@rule("PO-016", "PO-017", "PO-057", "PO-078", "PO-079")
@pytest.mark.parametrize(("guard", "marker"), [("on", 5), ("off", 4)])
def test_s23_three_rounds_of_passing(guard: str, marker: int) -> None:
    table = Table(3, marker=4, stall_guard=guard)
    for _ in range(3):
        assert table.marker == 4
        row = table.on_sale.split()
        assert table.all_pass() == "ABCABCABC"
        assert table.on_sale.split() == [*reversed(table.drawn), *row[:4]]
        assert len(table.drawn) == 2

    assert table.marker == marker
    assert len(table.removed.split()) == 6
    assert [table[seat].cash for seat in "ABC"] == [20, 30, 40]


# --- Caribbean ---
@rule("PO-058", "PO-059", "PO-063")
def test_s24_a_commercial_flight() -> None:
    table = Table(3).cash(A=100)
    assert table.forbids("A", "commercial-1", amount=80) == "PO-063"
    table.plays("A", "commercial-1", amount=70)

    assert (table["A"].cash, table["A"].offshore) == (0, 70)


@rule("PO-060", "PO-064")
@pytest.mark.parametrize("withdrawals", ["off", "on"])
def test_s25_the_jet_and_the_way_back(withdrawals: str) -> None:
    table = Table(3, offshore_withdrawals=withdrawals).cash(A=100).cards(A="printer ink jet")
    table.plays("A", "jet-1", amount=100)
    assert (table["A"].cash, table["A"].offshore) == (0, 100)

    table.all_pass()
    if withdrawals == "off":
        assert table.forbids("A", "jet-1", amount=-60) == "PO-064"
    else:
        table.plays("A", "jet-1", amount=-60)
        assert (table["A"].cash, table["A"].offshore) == (60, 40)


@rule("PO-061")
def test_s26_a_jet_owner_flies_commercial() -> None:
    table = Table(3, lap=2).men(B="jet-1").cash(A=100).cards(A="printer ink jet")
    table.plays("A", "commercial-1", amount=50)

    assert (table["A"].cash, table["A"].offshore) == (20, 50)


@rule("PO-024", "PO-060", "PO-063")
def test_s27_nothing_to_fly_with() -> None:
    table = Table(3).cash(A=30)

    assert table.forbids("A", "jet-1", amount=10) == "PO-060"
    assert table.forbids("A", "commercial-1", amount=10) == "PO-063"
    assert table.forbids("A", "commercial-1", amount=0) == "PO-024"
    assert table.open_to("A") & {"jet-1", "commercial-1", "commercial-2"} == set()


@rule("PO-065", "PO-076")
def test_s28_strike() -> None:
    table = Table(3, marker=12).cash(A=200, B=200, C=200).cards(A="printer ink jet")
    flights = {"jet-1", "commercial-1", "commercial-2"}
    for seat, space in [("A", "jet-1"), ("A", "commercial-1"), ("B", "commercial-1"), ("C", "commercial-2")]:
        if table.asks != f"turn {seat}":
            table.all_pass(1)
        assert table.forbids(seat, space, amount=10) == "PO-065"
        assert table.open_to(seat) & flights == set()
    table.plays("C", "tax-2")

    assert table.marker == 13
    assert table.open_to("A") & flights == flights
    table.passes("A")
    assert table.open_to("B") & flights == {"commercial-1", "commercial-2"}


# --- police ---
@rule("PO-020", "PO-021", "PO-067", "PO-068", "PO-069", "PO-070", "PO-071", "PO-072")
def test_s29_the_godfather() -> None:
    table = Table(4, marker=6).cash(A=100, B=50, C=10, D=0).offshore(B=200)
    table.cards(C="printer ink lottery-100").fakes(D=(0, 0, 4))
    table.plays("A", "tax-2")

    assert table.marker == 7
    paid = [fact for seat in "ABCD" for fact in table.told_of(seat, facts.PAID_GODFATHER)]
    assert [fact[1:] for fact in paid] == [(0, 70), (1, 30), (2, 10), (3, 0)]
    assert [table[seat].cash for seat in "ABCD"] == [60, 20, 0, 0]
    assert table["B"].offshore == 200
    assert table["C"].cards == "printer ink lottery-100"
    assert table["D"].fakes == (0, 0, 4)


@rule("PO-021", "PO-066", "PO-067", "PO-068", "PO-072", "PO-077")
def test_s30_cash_just_earned_is_halved() -> None:
    table = Table(3, marker=12).cash(A=0).fakes(A=(0, 0, 8))
    table.plays("A", "fence-2", notes=(0, 0, 8))

    assert table.marker == 13
    assert [fact[1] for fact in table.told_of("A", facts.POLICE_MOVES)] == [13]
    assert [fact[-1] for fact in table.told_of("A", facts.SELLS, facts.PAID_GODFATHER)] == [320, 160]
    assert table["A"].cash == 160


# --- round end ---
@rule("PO-081", "PO-082", "PO-083")
def test_s31_the_market_slides() -> None:
    table = Table(3, lap=3, turn="C").market("printer ink - paper lunch jet")
    table.deck("great_lawyer lottery-120 bad_lawyer lottery-150").next_cards("bad_lawyer lottery-120 great_lawyer")
    table.passes("C")

    assert table.removed == "lunch jet"
    assert table.on_sale == "great_lawyer lottery-120 bad_lawyer printer ink paper"
    assert table.drawn == ["bad_lawyer", "lottery-120", "great_lawyer"]


@rule("PO-083")
def test_s32_the_deck_runs_out() -> None:
    table = Table(3, lap=3, turn="C").market("printer ink - paper lunch jet")
    table.deck("bad_lawyer").next_cards("bad_lawyer")
    table.passes("C")

    assert table.on_sale == "- - bad_lawyer printer ink paper"
    assert table.drawn == ["bad_lawyer"]


@rule("PO-084", "PO-085", "PO-086", "PO-087")
@pytest.mark.parametrize("choice", ["auto_lowest", "ask"])
def test_s33_more_lunches_than_fakes(choice: str) -> None:
    table = Table(3, lap=3, turn="C", lunch_choice=choice).cash(A=20).fakes(A=(1, 1, 0))
    table.cards(A="printer ink lunch lunch lunch")
    table.passes("C")
    if choice == "ask":
        assert table.asks == "lunch A"
        (only_button,) = table.options("A")
        table.answers("A", only_button)
        table.closes()

    assert (table["A"].fakes, table["A"].cash) == ((0, 0, 0), 120)
    assert table.asks == "turn A"


@rule("PO-085", "PO-086")
@pytest.mark.parametrize(
    ("choice", "chosen", "left"),
    [
        ("auto_lowest", None, (0, 0, 2)),
        ("ask", (1, 0, 0), (0, 0, 2)),
        ("ask", (0, 0, 1), (1, 0, 1)),
        ("ask", None, (0, 0, 2)),  # time-out
    ],
)
def test_s34_which_note_for_lunch(choice: str, chosen: Notes | None, left: Notes) -> None:
    table = Table(3, lap=3, turn="C", lunch_choice=choice).cash(A=20).fakes(A=(1, 0, 2)).cards(A="printer ink lunch")
    table.passes("C")
    if choice == "ask":
        assert [option[1:] for option in table.options("A")] == [(0, 0, 1), (1, 0, 0)]
        declining = GAME.check(table.s, 0, PASSING)
        assert declining
        assert declining.rule == "PO-085"
        if chosen:
            table.chooses("A", chosen)
        else:
            assert GAME.default(table.s, 0)[1:] == (1, 0, 0)
        table.closes()

    assert (table["A"].fakes, table["A"].cash) == (left, 70)


# --- end of the game ---
@rule("PO-020", "PO-089", "PO-090", "PO-091", "PO-092", "PO-093", "PO-094")
def test_s35_the_last_henchmen() -> None:
    table = Table(3, marker=23, lap=2).cash(A=90, B=40, C=0)
    table.plays("A", "print-3")
    assert (table.marker, [table[seat].cash for seat in "ABC"]) == (24, [40, 20, 0])

    assert table.asks == "last B"
    table.plays("B", "tax-2")
    assert (table.marker, table["B"].cash, table.asks) == (24, 50, "last C")
    table.plays("C", "print-1")
    assert table.asks == "last A"
    table.plays("A", "tax-3")

    assert table.asks == ""
    assert [table[seat].ready for seat in "ABC"] == [0, 1, 1]
    assert table.points == (70, 50, 0)


@rule("PO-095", "PO-096", "PO-097", "PO-098")
def test_s36_the_lawyers() -> None:
    table = Table(3, lap=3, turn="C").men(A="fence-1", B="tax-1").cash(A=0).fakes(A=(0, 0, 4), B=(1, 0, 0))
    table.cards(A="printer ink great_lawyer", B="printer ink bad_lawyer").end_sequence("C")
    assert table.asks == "lawyer A"
    table.replays("A", "fence-1", "fence-1", notes=(0, 0, 4))

    assert (table["A"].cash, table.asks) == (160, "lawyer B")
    assert table.forbids_replay("B", "tax-1", "fence-1", notes=(1, 0, 0)) == "PO-018"
    assert table.forbids_replay("B", "tax-1", "fence-2", notes=(1, 0, 0)) == ""


@rule("PO-100", "PO-101", "PO-102", "PO-109")
def test_s37_final_steps() -> None:
    table = Table(3, lap=3, turn="C").men(A="fence-1").cash(A=40).offshore(A=300).fakes(A=(2, 0, 1))
    table.cards(A="printer ink lunch lunch lottery-80 lottery-120 great_lawyer").end_sequence("C")
    assert table.view("B").cash[0] == HIDDEN
    table.passes("A")

    assert table.asks == ""
    assert (table["A"].cash, table["A"].offshore, table["A"].fakes) == (40 + 100 + 200, 300, (0, 0, 1))
    assert table.points[0] == 640
    for other in ("B", "C", "spectator"):
        view = table.view(other)
        assert (view.cash[0], view.offshore[0], view.fakes[:3]) == (340, 300, (0, 0, 1))
        assert (facts.ENDS_WITH, 0, 340, 300, 640) in table.told(other)


@rule("PO-103", "PO-104")
def test_s38_a_shared_win() -> None:
    table = Table(3, lap=3, turn="C").cash(A=640, B=40, C=510).offshore(B=600).end_sequence("B", available="C")
    table.passes("C")

    assert table.points == (640, 640, 510)
    assert table.places == (1, 1, 3)
    assert GAME.score(table.s).winners == (0, 1)


# --- secrecy ---
@rule("PO-105", "PO-106", "PO-107", "PO-108")
@pytest.mark.parametrize("screens", ["closed", "open"])
def test_s39_what_b_sees_of_a_flight(screens: str) -> None:
    table = Table(3, screens=screens).cash(A=110).fakes(A=(1, 0, 2))
    table.plays("A", "commercial-1", amount=70)
    space = table.space("commercial-1")
    view = table.view("B")

    assert view.men[space] == 0
    if screens == "open":
        assert table.told("B") == [(facts.FLIES, 0, space, 30, 70)]
        assert (view.cash[0], view.offshore[0], view.fakes[:3]) == (10, 70, (1, 0, 2))
    else:
        assert table.told("B") == [(facts.FLIES, 0, space, 30)]
        assert (view.cash[0], view.offshore[0], view.fakes[:3]) == (HIDDEN, HIDDEN, (HIDDEN,) * 3)


@rule("PO-022", "PO-024", "PO-031", "PO-063")
@pytest.mark.parametrize(("screens", "auto"), [("closed", False), ("open", True)])
def test_s40_only_secrets_leave_nothing_but_passing(screens: str, auto: bool) -> None:
    table = Table(2, first="B", lap=3, turn="A", screens=screens).cash(A=10).cards(A="printer ink jet")
    table.men(B="print-1 print-2 tax-1", A="tax-2 jet-1")
    assert "-" not in table.on_sale

    assert table.options("A") == [PASSING]
    (decision,) = table.asked
    assert (table.asks, decision.auto) == ("turn A", auto)


def test_the_options_of_the_scenarios_are_the_defaults() -> None:
    assert all(
        value == option.values[0]
        for option, (_, value) in zip(GAME.table_options, make_setup(GAME, 3).options, strict=True)
    )
