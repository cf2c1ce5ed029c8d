"""Rules of Pecunia Olet beyond the scenarios: how fakes become real money, and where that goes."""

import pytest

from tavolata.games.pecunia_olet import facts
from tavolata.games.pecunia_olet.notes import Notes
from tests.games.pecunia_olet.table import Table
from tests.marks import rule


# --- supermarket and fence ---
@rule("PO-044", "PO-045")
@pytest.mark.parametrize("lot", [(1, 0, 0), (0, 0, 2), (2, 1, 0), (0, 0, 3)])
def test_every_note_is_worth_fifty_at_the_supermarket(lot: Notes) -> None:
    table = Table(3).cash(A=20).fakes(A=(4, 4, 4))
    table.plays("A", "super-1", notes=lot)
    assert table["A"].cash == 20 + 50 * sum(lot)
    assert table["A"].fakes == (4 - lot[0], 4 - lot[1], 4 - lot[2])


@rule("PO-044", "PO-048")
@pytest.mark.parametrize(("space", "most"), [("super-1", 3), ("fence-1", 8)])
def test_every_lot_up_to_the_most(space: str, most: int) -> None:
    table = Table(3).fakes(A=(2, 5, 4))
    lots = {(a, b, c) for a in range(3) for b in range(6) for c in range(5) if 1 <= a + b + c <= most}
    assert set(table.details("A", space)) == lots
    assert len(table.details("A", space)) == len(lots)


@rule("PO-046", "PO-074", "PO-075")
@pytest.mark.parametrize(
    ("seats", "marker", "accepted"),
    [
        (2, 4, {1, 2, 3}),
        (2, 5, {2, 3}),
        (2, 9, {2, 3}),
        (2, 10, {3}),
        (2, 12, {3}),
        (2, 13, set()),
        (2, 14, set()),
        (4, 8, {1, 2, 3}),
        (4, 9, {2, 3}),
        (4, 15, {2, 3}),
        (4, 16, {3}),
        (4, 20, {3}),
        (4, 21, set()),
        (4, 23, set()),
    ],
)
def test_what_the_supermarket_accepts(seats: int, marker: int, accepted: set[int]) -> None:
    table = Table(seats, marker=marker).fakes(A=(1, 1, 1))
    found = {at + 1 for lot in table.details("A", "super-1") for at, number in enumerate(lot) if number}
    assert found == accepted


@rule("PO-049", "PO-053")
@pytest.mark.parametrize(
    ("lot", "sum_"),
    [
        ((1, 0, 0), 20),
        ((0, 1, 0), 30),
        ((0, 0, 1), 40),
        ((8, 0, 0), 160),
        ((0, 8, 0), 240),
        ((0, 1, 7), 240),
        ((1, 7, 0), 160),
    ],
)
def test_the_worst_note_sets_the_price(lot: Notes, sum_: int) -> None:
    table = Table(3, marker=21).cash(A=0).fakes(A=(8, 8, 8))
    table.plays("A", "fence-1", notes=lot)
    assert table["A"].cash == sum_
    assert table.told("B")[0] == (facts.SELLS, 0, table.space("fence-1"), *lot, sum_)


# --- tax fraud ---
@rule("PO-054", "PO-055", "PO-057")
@pytest.mark.parametrize(("space", "next_first"), [("tax-1", 1), ("tax-2", 0), ("tax-3", 0)])
def test_only_the_sunglasses_change_the_first_player(space: str, next_first: int) -> None:
    table = Table(3, turn="B").cash(B=0)
    table.plays("B", space)
    assert table["B"].cash == 30
    table.all_pass()
    assert table.view("A").first == next_first


# --- Caribbean ---
@rule("PO-058", "PO-063")
@pytest.mark.parametrize(("cash", "amounts"), [(20, []), (30, []), (40, [10]), (70, [10, 20, 30, 40])])
def test_amounts_of_a_commercial_flight(cash: int, amounts: list[int]) -> None:
    table = Table(3).cash(A=cash)
    assert table.details("A", "commercial-1") == [(amount,) for amount in amounts]
    assert table.details("A", "commercial-2") == [(amount,) for amount in amounts]


@rule("PO-060", "PO-063")
@pytest.mark.parametrize(("cash", "amounts"), [(0, []), (10, [10]), (40, [10, 20, 30, 40])])
def test_amounts_of_a_private_flight(cash: int, amounts: list[int]) -> None:
    table = Table(3).cash(A=cash).cards(A="printer ink jet")
    assert table.details("A", "jet-1") == [(amount,) for amount in amounts]


def test_very_much_money_may_fly_at_once() -> None:
    table = Table(3).cash(A=5000).cards(A="printer ink jet")
    assert table.details("A", "jet-1") == [(amount,) for amount in range(10, 5010, 10)]


@rule("PO-064")
def test_withdrawals() -> None:
    table = Table(3, offshore_withdrawals="on").cash(A=40).offshore(A=30)
    assert table.details("A", "commercial-1") == [(-30,), (-20,), (-10,), (10,)]
    table.plays("A", "commercial-1", amount=-30)
    assert (table["A"].cash, table["A"].offshore) == (40, 0)

    table = Table(3, offshore_withdrawals="on").cash(A=30).offshore(A=30)
    assert table.details("A", "commercial-1") == [(-30,), (-20,), (-10,)]
    table = Table(3, offshore_withdrawals="on").cash(A=20).offshore(A=30)
    assert table.details("A", "commercial-1") == []  # the fare comes out of cash
    assert table.forbids("A", "commercial-1", amount=-30) == "PO-059"


@rule("PO-024", "PO-064")
def test_withdrawals_and_empty_flights_together() -> None:
    table = Table(3, offshore_withdrawals="on", empty_actions="allowed").cash(A=10).offshore(A=20)
    table.cards(A="printer ink jet")
    assert table.details("A", "jet-1") == [(-20,), (-10,), (0,), (10,)]


@rule("PO-062", "PO-070")
def test_the_account_pays_for_nothing() -> None:
    table = Table(3).cash(A=10).offshore(A=500)
    assert {name for name in table.open_to("A") if name.startswith(("market", "commercial"))} == set()
