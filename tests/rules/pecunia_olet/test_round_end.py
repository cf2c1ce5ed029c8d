"""Rules of Pecunia Olet beyond the scenarios: the end of a round, its lunches, the stall guard; what is not asked."""

import pytest

from tavolata.games.pecunia_olet import GAME, facts
from tests.games.pecunia_olet.table import Table
from tests.marks import rule


# --- round end ---
@rule("PO-079", "PO-080", "PO-088")
def test_the_round_ends_when_nobody_has_a_henchman_left() -> None:
    table = Table(3, lap=3, turn="C").men(A="print-1 tax-1", B="fence-1")
    assert (table["A"].laid, table["B"].laid) == (1, 2)
    table.plays("C", "tax-3")
    assert [(table[seat].ready, table[seat].laid) for seat in "ABC"] == [(3, 0)] * 3
    assert set(table.s.men) == {-1}
    assert (table.asks, table.told_of("B", facts.ROUND_BEGINS)) == ("turn A", [(facts.ROUND_BEGINS, 0)])


@rule("PO-081", "PO-082", "PO-083")
@pytest.mark.parametrize(
    ("seats", "before", "after", "removed"),
    [
        (2, "ink paper jet lunch printer", "new ink paper jet lunch", "printer"),
        (2, "ink - - lunch -", "new new new ink lunch", ""),
        (2, "- - - - -", "new new new new new", ""),
        (3, "ink - - - - jet", "new new new new new ink", "jet"),
        (4, "ink paper jet lunch printer hologram", "new new ink paper jet lunch", "printer hologram"),
        (4, "- ink - paper hologram -", "new new new new ink paper", "hologram"),
    ],
)
def test_how_the_market_moves(seats: int, before: str, after: str, removed: str) -> None:
    last = "ABCD"[seats - 1]
    table = Table(seats, lap=3, turn=last).market(before).deck("great_lawyer " * 6)
    table.passes(last)
    assert table.on_sale == after.replace("new", "great_lawyer")
    assert table.removed == removed
    drawn = [fact[1] for fact in table.told_of("A", facts.TURNED_UP)]
    assert drawn == list(range(after.split().count("new") - 1, -1, -1))  # rightmost empty space first


# --- lunch ---
@rule("PO-084", "PO-085", "PO-087")
def test_lunches_come_after_the_refill_and_take_what_the_supermarket_refuses() -> None:
    table = Table(3, marker=21, lap=3, turn="C").cash(A=0, B=0).fakes(A=(0, 0, 1), B=(1, 1, 0))
    table.cards(A="printer ink lunch", B="printer ink lunch lunch").passes("C")
    assert [table[seat].cash for seat in "AB"] == [50, 100]
    kinds = [fact[0] for fact in table.told("C")]
    assert kinds.index(facts.LUNCHES) > max(at for at, kind in enumerate(kinds) if kind == facts.TURNED_UP)
    assert table.told_of("C", facts.LUNCHES) == [(facts.LUNCHES, 0, 0, 0, 1, 50), (facts.LUNCHES, 1, 1, 1, 0, 100)]


def lunch_table() -> Table:
    """A and C own lunches, B none; C has no fakes."""
    table = Table(3, lap=3, turn="C", lunch_choice="ask").cash(A=0, C=0).fakes(A=(1, 1, 1), B=(1, 1, 1))
    table.cards(A="printer ink lunch lunch", C="printer paper lunch").passes("C")
    return table


@rule("PO-086", "PO-087")
def test_the_lunch_window_asks_every_owner_and_nobody_else() -> None:
    table = lunch_table()
    assert table.asks == "lunch AC"
    assert table.options("A") == [(2, 0, 1, 1), (2, 1, 0, 1), (2, 1, 1, 0)]
    assert table.options("C") == [(2, 0, 0, 0)]  # one button
    assert table.options("B") == []
    assert GAME.pending(table.s) == [0, 2]
    assert not any(decision.auto for decision in table.asked)
    refusal = GAME.check(table.s, 1, (2, 1, 0, 0))
    assert refusal
    assert refusal.message.id == "kernel-not-asked"


@rule("PO-086", "PO-087")
def test_a_lunch_answer_may_change_until_the_window_closes() -> None:
    table = lunch_table()
    asked = table.asked
    table.chooses("A", (1, 1, 0))
    assert table["A"].fakes == (1, 1, 1)  # nothing has happened yet
    table.chooses("A", (0, 1, 1))
    assert (table.asks, table.asked) == ("lunch AC", asked)  # nobody can tell who has answered
    assert GAME.pending(table.s) == [2]
    table.chooses("C", (0, 0, 0))
    assert GAME.pending(table.s) == [-1]
    table.chooses("A", (1, 0, 1))
    table.closes()
    assert (table["A"].fakes, table["A"].cash, table["C"].cash) == ((0, 1, 0), 100, 0)
    assert table.asks == "turn A"
    assert table.told_of("B", facts.LUNCHES) == [(facts.LUNCHES, 0, 1, 0, 1, 100)]


@rule("PO-086")
def test_who_does_not_answer_in_time_eats_the_lowest() -> None:
    table = lunch_table()
    table.chooses("C", (0, 0, 0))
    assert table.options("A") and GAME.default(table.s, 0) == (2, 1, 1, 0)
    table.closes()
    assert (table["A"].fakes, table["A"].cash) == ((0, 0, 1), 100)


@rule("PO-087")
def test_the_closing_row_is_checked() -> None:
    """(4, then ★, ★★, ★★★ of every seat): what each asked seat may choose, and nothing of the others."""
    table = lunch_table()
    (result,) = GAME.options(table.s, -1)
    assert result[1:] == (1, 1, 0, 0, 0, 0, 0, 0, 0)
    close = result[0]
    assert GAME.check(table.s, -1, (close, 0, 1, 1, 0, 0, 0, 0, 0, 0)) is None
    for wrong in [
        (1, 0, 0, 0, 0, 0, 0, 0, 0),  # one note for two lunches
        (1, 1, 0, 1, 0, 0, 0, 0, 0),  # B has no lunch
        (1, 1, 0, 0, 0, 0, 0, 0, 1),  # C has no note
        (2, 0, 0, 0, 0, 0, 0, 0, 0),  # A has one such note only
        (1, 1, 0, 0, 0, 0),
        (1, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    ]:
        refusal = GAME.check(table.s, -1, (close, *wrong))
        assert refusal
        assert refusal.message.id == "kernel-impossible-result"
    assert GAME.check(table.s, -1, (close - 1, *result[1:]))


@rule("PO-086")
def test_nobody_is_asked_where_nobody_owns_a_lunch() -> None:
    table = Table(3, lap=3, turn="C", lunch_choice="ask").fakes(A=(1, 1, 1))
    table.passes("C")
    assert table.asks == "turn A"


# --- what need not be asked ---
@rule("PO-022")
@pytest.mark.parametrize(("market", "auto"), [("- - - - - -", True), ("- - - - - jet", True), ("- - - - - ink", False)])
def test_the_table_passes_where_everybody_can_see_that_nothing_is_left(market: str, auto: bool) -> None:
    """Market empty or a second jet only, the supermarket closed, no fence, no plane: D's last turn of the round."""
    table = Table(4, marker=22, lap=3, turn="D").market(market).cash(D=0).cards(D="printer ink jet")
    table.men(
        A="print-1 print-2 print-3", B="fence-1 fence-2 jet-1", C="tax-1 tax-2 tax-3", D="commercial-1 commercial-2"
    )
    assert table.options("D") == [(0,)]
    assert [decision.auto for decision in table.asked] == [auto]


@rule("PO-022", "PO-060")
@pytest.mark.parametrize(("cards", "auto"), [("printer ink", True), ("printer ink jet", False)])
def test_a_free_jet_space_is_for_jet_owners(cards: str, auto: bool) -> None:
    table = Table(4, marker=22, lap=3, turn="D").market("- - - - - -").cash(D=0).cards(D=cards)
    table.men(A="print-1 print-2 print-3", B="fence-1 fence-2 tax-3", C="tax-1 tax-2", D="commercial-1 commercial-2")
    assert [decision.auto for decision in table.asked] == [auto]


@rule("PO-022", "PO-075")
@pytest.mark.parametrize(
    ("marker", "allowed", "auto"), [(22, "forbidden", True), (20, "forbidden", False), (22, "allowed", False)]
)
def test_a_free_supermarket_is_a_question_while_it_accepts_something(marker: int, allowed: str, auto: bool) -> None:
    table = Table(4, marker=marker, lap=3, turn="D", empty_actions=allowed).market("- - - - - -").cash(D=0)
    table.men(A="print-1 print-2 print-3", B="fence-1 fence-2 tax-3", C="tax-1 tax-2", D="commercial-1 commercial-2")
    assert [decision.auto for decision in table.asked] == [auto]


# --- stall guard ---
def markers(table: Table, rounds: str) -> list[int]:
    """Where the marker stands after each round; in a round marked `h` the first player uses the hat of tax-2."""
    found = []
    for what in rounds:
        if what == "h":
            table.plays(table.asks[-1], "tax-2")
        table.all_pass()
        found.append(table.marker)
    return found


@rule("PO-078")
@pytest.mark.parametrize(
    ("rounds", "after"),
    [
        ("qqqqqq", [0, 0, 1, 2, 3, 4]),  # the guard's own step ends no quiet
        ("qqhqqq", [0, 0, 1, 1, 1, 2]),
        ("qqqhqqqq", [0, 0, 1, 2, 2, 2, 3, 4]),
        ("hqqhqq", [1, 1, 1, 2, 2, 2]),
        ("hhqqq", [1, 2, 2, 2, 3]),
    ],
)
def test_the_stall_guard_counts_quiet_rounds(rounds: str, after: list[int]) -> None:
    assert markers(Table(4), rounds) == after


@rule("PO-078")
def test_no_stall_guard() -> None:
    assert markers(Table(4, stall_guard="off"), "qqqqqq") == [0] * 6


@rule("PO-021", "PO-078")
@pytest.mark.parametrize(
    ("marker", "effect"),
    [(6, (facts.GODFATHER_TAKES,)), (8, (facts.REFUSES_NOW, 1)), (11, (facts.STRIKE_BEGINS,))],
)
def test_the_guard_brings_the_normal_effects(marker: int, effect: tuple[int, ...]) -> None:
    table = Table(3, marker=marker).cash(A=100)
    assert markers(table, "qqq") == [marker, marker, marker + 1]
    assert effect in table.told("B")
    assert table["A"].cash == (50 if marker == 6 else 100)


@rule("PO-078")
def test_the_guard_moves_before_the_round_is_cleared_up() -> None:
    table = Table(3)
    markers(table, "qqq")
    kinds = [fact[0] for fact in table.told("A")]
    assert kinds[1:3] == [facts.STALLS, facts.POLICE_MOVES]
    assert kinds.index(facts.POLICE_MOVES) < kinds.index(facts.CARD_REMOVED)


@rule("PO-078", "PO-089", "PO-093")
def test_the_guard_may_end_the_game() -> None:
    """Nobody has a henchman left, the round is not cleared up, and lawyers move men that still stand there."""
    table = Table(3, marker=23).cash(A=90, B=50, C=10)
    markers(table, "qq")
    table.cards(A="printer ink great_lawyer lunch").fakes(A=(3, 0, 0))
    table.plays("A", "print-1")
    on_sale = table.on_sale
    table.all_pass()
    assert (table.marker, table.asks, table.drawn, table.on_sale) == (24, "lawyer A", [], on_sale)
    assert [table[seat].cash for seat in "ABC"] == [40, 20, 0]
    assert table.stands_on("print-1") == "A"
    table.replays("A", "print-1", "fence-1", notes=(4, 0, 0))
    assert (table.asks, table["A"].fakes) == ("", (0, 0, 0))
    assert table.points == (40 + 80 + 50, 20, 0)
