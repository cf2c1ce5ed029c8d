"""Rules of Pecunia Olet beyond the scenarios: the police track, the end sequence, lawyers and the final count."""

import pytest

from tavolata.games.pecunia_olet import GAME, facts
from tavolata.games.pecunia_olet.options import PASSING, REPLAY
from tests.games.pecunia_olet.table import Table
from tests.marks import rule

GODFATHERS = {2: (4, 8, 12, 15), 3: (7, 13, 19, 24)}
INVESTIGATIONS = {2: (5, 10, 13), 3: (9, 16, 21)}
STRIKE = {2: 7, 3: 12}
END = {2: 15, 3: 24}


# --- police track ---
@rule("PO-020", "PO-021", "PO-066", "PO-067", "PO-073", "PO-076", "PO-089")
@pytest.mark.parametrize(("seats", "place"), [(seats, n) for seats in (2, 3) for n in range(1, END[seats] + 1)])
def test_what_happens_on_every_space_of_the_track(seats: int, place: int) -> None:
    table = Table(seats, marker=place - 1).cash(A=70, B=60)
    table.plays("A", "tax-2")
    effects = table.told_of("B", facts.GODFATHER_TAKES, facts.REFUSES_NOW, facts.STRIKE_BEGINS, facts.END_BEGINS)
    expected: list[tuple[int, ...]] = []
    if place in GODFATHERS[seats]:
        expected.append((facts.GODFATHER_TAKES,))
    if place in INVESTIGATIONS[seats]:
        expected.append((facts.REFUSES_NOW, 1 + INVESTIGATIONS[seats].index(place)))
    if place == STRIKE[seats]:
        expected.append((facts.STRIKE_BEGINS,))
    if place == END[seats]:
        expected.append((facts.END_BEGINS,))
    assert table.marker == place
    assert effects == expected
    assert [table["A"].cash, table["B"].cash] == ([50, 30] if place in GODFATHERS[seats] else [100, 60])


@rule("PO-021")
def test_special_spaces_act_only_when_reached() -> None:
    table = Table(3, marker=7).cash(A=100, B=100)
    table.plays("A", "tax-2")  # away from the Godfather
    assert (table.marker, table["B"].cash) == (8, 100)
    table = Table(3, marker=7).cash(A=100)
    table.all_pass()
    assert table["A"].cash == 100


@rule("PO-067", "PO-068", "PO-072")
@pytest.mark.parametrize(("cash", "pays"), [(130, 70), (50, 30), (10, 10), (0, 0), (20, 10), (90, 50), (3720, 1860)])
def test_half_rounded_up_to_ten(cash: int, pays: int) -> None:
    table = Table(3, marker=6, godfather_amounts="public").cash(A=70, B=cash)
    table.plays("A", "tax-2")
    assert table["B"].cash == cash - pays
    assert (facts.PAID_GODFATHER, 1, pays) in table.told("C")
    assert table.asks == "turn B"


@rule("PO-069", "PO-070", "PO-071")
def test_the_godfather_takes_nothing_but_cash() -> None:
    cards = "printer ink jet lottery-80 lottery-150"
    table = Table(3, marker=6).cash(B=40).offshore(B=330).fakes(B=(3, 2, 1)).cards(B=cards)
    table.plays("A", "tax-2")
    assert table["B"][:4] == (20, 330, (3, 2, 1), cards)


@rule("PO-065", "PO-076")
def test_earlier_flights_stand_and_the_strike_ends_with_the_next_step() -> None:
    table = Table(4, marker=11).cash(A=100, C=100)
    table.plays("A", "commercial-1", amount=70)
    table.plays("B", "tax-2")
    assert (table["A"].cash, table["A"].offshore) == (0, 70)
    assert table.forbids("C", "commercial-2", amount=10) == "PO-065"
    table.plays("C", "print-3")
    assert table.forbids("D", "commercial-2", amount=10) in {"PO-059", "PO-063"}  # no longer the strike
    assert table.stands_on("commercial-1") == "A"


@rule("PO-074")
def test_refusals_of_the_supermarket_last() -> None:
    table = Table(4, marker=15).fakes(A=(1, 1, 1))
    table.plays("A", "tax-2")
    table.all_pass()
    assert table.details("A", "super-1") == [(0, 0, 1)]


# --- end sequence ---
@rule("PO-091", "PO-092", "PO-093")
@pytest.mark.parametrize(
    ("order", "first", "lap", "by", "last"),
    [
        ("continue", "A", 1, "A", "BCDA"),
        ("continue", "B", 2, "D", "ABCD"),
        ("continue", "C", 3, "D", "AB"),
        ("continue", "C", 3, "B", ""),
        ("first_player", "A", 1, "A", "ABCD"),
        ("first_player", "B", 2, "D", "BCDA"),
        ("first_player", "C", 2, "A", "CDAB"),
        ("first_player", "D", 3, "A", "BC"),
    ],
)
def test_the_order_of_the_last_henchmen(order: str, first: str, lap: int, by: str, last: str) -> None:
    table = Table(4, marker=23, first=first, lap=lap, turn=by, last_henchman_order=order)
    table.plays(by, "tax-2")
    asked = ""
    while table.asks:
        assert table.asks.startswith("last")
        asked += table.asks[-1]
        table.passes(asked[-1])
        assert table.told_of("A", facts.DECLINES) == [(facts.DECLINES, "ABCD".index(asked[-1]))]
    assert asked == last


@rule("PO-091", "PO-092")
def test_a_last_henchman_is_optional_and_one_at_most() -> None:
    table = Table(3, marker=23)
    table.plays("A", "tax-2")
    ready = table["B"].ready
    table.plays("B", "print-1")
    table.passes("C")
    table.passes("A")
    assert table.asks == ""
    assert [table[seat].ready for seat in "ABC"] == [2, ready - 1, 3]


@rule("PO-089", "PO-090", "PO-095", "PO-100")
def test_the_running_round_is_not_completed() -> None:
    """The last turn of a round ends the game: half of the cash, one lunch, no new market, henchmen stay."""
    table = Table(3, marker=23, lap=3, turn="C").cash(A=100, C=70).fakes(A=(3, 0, 0)).cards(A="printer ink lunch")
    on_sale = table.on_sale
    table.plays("C", "tax-2")
    assert table.asks == ""
    assert table["A"][:3] == (50 + 50, 0, (2, 0, 0))
    assert (table["C"].cash, table.on_sale, table.drawn) == (50, on_sale, [])
    assert table.stands_on("tax-2") == "C"


@rule("PO-094")
@pytest.mark.parametrize("space", sorted(["print-3", "super-1", "super-2", "fence-2", "tax-2"]))
def test_hats_do_nothing_in_the_end_sequence(space: str) -> None:
    table = Table(3).end_sequence("A", available="BC").cash(B=80, C=80).fakes(B=(0, 0, 1))
    if space.startswith("super"):
        assert table.forbids("B", space, notes=(0, 0, 1)) == "PO-074"  # investigations still hold
        return
    table.plays("B", space, notes=(0, 0, 1) if space == "fence-2" else None)
    assert (table.marker, table["C"].cash, table.asks) == (24, 80, "last C")
    assert table.told_of("C", facts.POLICE_MOVES, facts.GODFATHER_TAKES) == []


@rule("PO-065", "PO-094")
def test_planes_fly_in_the_end_sequence() -> None:
    table = Table(3).end_sequence("A", available="BC").cash(B=80)
    table.plays("B", "commercial-2", amount=50)
    assert table["B"][:2] == (0, 50)


@rule("PO-094")
def test_sunglasses_give_only_money_in_the_end_sequence() -> None:
    table = Table(3).end_sequence("A", available="BC").cash(B=0)
    table.plays("B", "tax-1")
    assert (table["B"].cash, table.view("A").next_first) == (30, 0)


@rule("PO-095")
def test_spaces_stay_occupied_and_the_market_is_not_refilled() -> None:
    table = Table(3, marker=23, lap=2).men(B="market-6").market("ink ink ink ink ink -").cash(B=200, C=200)
    table.plays("A", "tax-2")
    table.plays("B", "market-5")
    assert (table.on_sale, table.drawn) == ("ink ink ink ink - -", [])
    for space in ("market-5", "market-6", "tax-2"):
        assert table.forbids("C", space) == "PO-018"


# --- lawyers ---
def lawyers(**owners: str) -> Table:
    """After the last henchmen: A stands on fence-1 and print-1, B on tax-1, C on the board's other tax spaces."""
    table = Table(3, lap=3, turn="C").men(A="fence-1 print-1", B="tax-1", C="tax-2 tax-3").cash(A=100, B=100, C=100)
    table.fakes(A=(0, 0, 3), B=(0, 1, 0))
    return table.cards(**{seat: f"printer ink {cards}" for seat, cards in owners.items()}).end_sequence("C")


@rule("PO-096", "PO-097")
def test_the_great_lawyer_comes_before_the_bad_one() -> None:
    table = lawyers(A="bad_lawyer", B="great_lawyer")
    assert table.asks == "lawyer B"
    table.passes("B")
    assert table.asks == "lawyer A"
    table.passes("A")
    assert table.asks == ""


@rule("PO-096", "PO-098")
def test_what_a_lawyer_may_do() -> None:
    table = lawyers(A="great_lawyer")
    moves = table.options("A")
    assert moves[0] == PASSING
    assert {option[1] for option in moves[1:]} == {table.space("fence-1"), table.space("print-1")}
    assert all(option[0] == REPLAY for option in moves[1:])
    left, back = table.space("print-1"), table.space("fence-1")
    from_print = {option[2] for option in moves[1:] if option[1] == left}
    assert left in from_print  # also the space it leaves
    assert back not in from_print  # where another henchman stays
    assert table.forbids_replay("A", "tax-1", "print-2") == "PO-098"
    assert table.forbids_replay("A", "print-1", "tax-1") == "PO-018"
    assert table.forbids_replay("A", "print-1", "jet-1", amount=10) == "PO-060"
    assert table.forbids_replay("A", "print-1", "super-1", notes=(0, 0, 1)) == "PO-074"


@rule("PO-094", "PO-096", "PO-098")
def test_a_lawyer_moves_one_henchman_once() -> None:
    table = lawyers(A="great_lawyer")
    table.replays("A", "print-1", "print-3")
    assert (table.stands_on("print-1"), table.stands_on("print-3"), table.stands_on("fence-1")) == ("", "A", "A")
    assert table.told("B")[:2] == [
        (facts.LIFTS, 0, table.space("print-1"), 10),
        (facts.PRINTS, 0, table.space("print-3"), 2, 1),
    ]
    assert (table["A"].fakes, table.marker, table.asks) == ((2, 0, 3), 24, "")


@rule("PO-098")
def test_the_space_left_is_free_for_the_other_lawyer() -> None:
    table = lawyers(A="great_lawyer", B="bad_lawyer")
    table.replays("A", "fence-1", "fence-2", notes=(0, 0, 3))
    assert table.forbids_replay("B", "tax-1", "fence-2", notes=(0, 1, 0)) == "PO-018"
    table.replays("B", "tax-1", "fence-1", notes=(0, 1, 0))
    assert (table["A"].cash, table["B"].cash, table.asks) == (220, 130, "")


@rule("PO-091", "PO-098")
def test_who_does_not_answer_in_time_declines() -> None:
    table = Table(3, lap=3, turn="C").men(B="tax-1").cards(B="printer ink great_lawyer").end_sequence("C", "A")
    for question in ("last A", "lawyer B"):
        assert table.asks == question
        asked = table.asked[0]
        assert (GAME.default(table.s, asked.seat), asked.auto, asked.must) == (PASSING, False, True)
        table.passes(question[-1])
        assert table.told("C")[0] == (facts.DECLINES, asked.seat)
    assert table.asks == ""


@rule("PO-098")
def test_a_lawyer_needs_a_henchman_on_the_board() -> None:
    table = Table(3, lap=3, turn="C").men(B="tax-1").cards(A="printer ink great_lawyer", B="printer ink bad_lawyer")
    assert table["A"].laid == 3
    assert table.end_sequence("C").asks == "lawyer B"


@rule("PO-098", "PO-099")
def test_both_lawyers_may_move_the_same_henchman() -> None:
    table = lawyers(B="great_lawyer bad_lawyer")
    assert table.asks == "lawyer B"
    table.replays("B", "tax-1", "fence-2", notes=(0, 1, 0))
    assert table.asks == "lawyer B"
    assert table.forbids_replay("B", "tax-1", "tax-1") == "PO-098"
    table.replays("B", "fence-2", "tax-1")
    assert (table["B"].cash, table.asks) == (100 + 30 + 30, "")


@rule("PO-028", "PO-099")
def test_a_lawyer_bought_with_the_last_henchman_works() -> None:
    table = Table(3).market("great_lawyer ink ink ink ink bad_lawyer").cash(B=100, C=100).end_sequence("A", "BC")
    table.plays("B", "market-1")
    table.plays("C", "market-6")
    assert table.asks == "lawyer B"
    assert table.forbids_replay("B", "market-1", "market-1") == "PO-031"  # its card is gone
    table.replays("B", "market-1", "tax-3")
    assert table.asks == "lawyer C"
    table.replays("C", "market-6", "market-5")
    assert (table["C"].cards, table["C"].cash, table["B"].cash) == ("printer ink paper bad_lawyer", 50, 60)


@rule("PO-099")
@pytest.mark.parametrize(("owned", "bought", "again"), [("great", "bad", True), ("bad", "great", False)])
def test_a_lawyer_bought_by_a_lawyer_works_if_its_step_is_still_to_come(owned: str, bought: str, again: bool) -> None:
    table = Table(3, lap=3, turn="C").men(A="print-1").cash(A=100).market(f"ink ink ink ink ink {bought}_lawyer")
    table.cards(A=f"printer ink {owned}_lawyer").end_sequence("C")
    table.replays("A", "print-1", "market-6")
    assert table.asks == ("lawyer A" if again else "")


# --- the final count ---
@rule("PO-100")
def test_the_last_lunch_is_never_a_question() -> None:
    table = Table(3, lunch_choice="ask").cash(B=0).fakes(B=(1, 1, 1)).cards(B="printer ink lunch lunch")
    table.end_sequence("A", available="C")
    table.passes("C")
    assert (table.asks, table["B"].cash, table["B"].fakes) == ("", 100, (0, 0, 1))


@rule("PO-101")
@pytest.mark.parametrize("value", [80, 100, 120, 150])
def test_tickets(value: int) -> None:
    table = Table(3).cash(A=10, B=20).cards(B=f"printer ink lottery-{value}").end_sequence("A", available="C")
    table.passes("C")
    assert table.points[:2] == (10, 20 + value)
    assert table.told_of("A", facts.CASHES_TICKETS) == [(facts.CASHES_TICKETS, 1, value)]


@rule("PO-102", "PO-103")
def test_fakes_and_cards_are_worth_nothing() -> None:
    table = Table(3).cash(A=10, B=20, C=0).offshore(C=50).fakes(A=(9, 9, 9)).cards(A="printer printer printer ink jet")
    table.end_sequence("A", available="C").passes("C")
    assert table.points == (10, 20, 50)
    assert table.places == (3, 2, 1)


@rule("PO-103", "PO-104")
@pytest.mark.parametrize(
    ("cash", "places"),
    [
        ((100, 50, 50, 20), (1, 2, 2, 4)),
        ((0, 0, 0, 0), (1, 1, 1, 1)),
        ((10, 30, 20, 30), (4, 1, 3, 1)),
    ],
)
def test_equal_sums_share_a_place(cash: tuple[int, ...], places: tuple[int, ...]) -> None:
    table = Table(4).cash(**dict(zip("ABCD", cash, strict=True))).end_sequence("A", available="D")
    table.passes("D")
    assert table.places == places
