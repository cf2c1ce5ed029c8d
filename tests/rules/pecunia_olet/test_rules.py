"""Rules of Pecunia Olet beyond the scenarios: setup, turns, buying and printing."""

from collections import Counter

import pytest

from tavolata.games.pecunia_olet import GAME, facts
from tavolata.games.pecunia_olet.notes import Notes
from tavolata.games.pecunia_olet.stages import SEAT
from tavolata.kernel.chance import NoChance, Noting, Scripted, Seeded
from tavolata.kernel.errors import BadSetup, OutcomeMismatch
from tavolata.kernel.game import make_setup
from tests.games.pecunia_olet.table import Table
from tests.marks import rule

HATS = {
    2: {"print-2", "super-1", "tax-2"},
    3: {"print-3", "super-1", "super-2", "fence-2", "tax-2"},
    4: {"print-3", "super-1", "super-2", "fence-2", "tax-2"},
}
OPTIONS = {
    "first_player": ("random", "1", "2", "3", "4"),
    "screens": ("closed", "open"),
    "godfather_amounts": ("hidden", "public"),
    "empty_actions": ("forbidden", "allowed"),
    "lunch_choice": ("auto_lowest", "ask"),
    "fake_supply": ("unlimited", "limited"),
    "offshore_withdrawals": ("off", "on"),
    "last_henchman_order": ("continue", "first_player"),
    "stall_guard": ("on", "off"),
}


# --- setup ---
@rule("PO-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="setup-seats"):
        make_setup(GAME, seats)


def test_table_options_and_their_defaults() -> None:
    assert {option.id: option.values for option in GAME.table_options} == OPTIONS
    assert dict(make_setup(GAME, 3).options) == {name: values[0] for name, values in OPTIONS.items()}


@pytest.mark.parametrize(
    ("options", "message"),
    [({"screens": "ajar"}, "setup-value"), ({"first_player": "5"}, "setup-value"), ({"jokers": "on"}, "setup-option")],
)
def test_options_that_are_not_offered(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        make_setup(GAME, 4, options)


@rule("PO-007")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_named_first_player_needs_no_draw(seats: int) -> None:
    for named in range(seats):
        table = Table(seats, first_player=str(named + 1))
        assert table.view("A").first == named
        assert SEAT not in {what for what, _ in table.chance.taken}


@rule("PO-007")
@pytest.mark.parametrize(("seats", "named"), [(2, "3"), (2, "4"), (3, "4")])
def test_the_first_player_must_sit_at_the_table(seats: int, named: str) -> None:
    setup = make_setup(GAME, seats, {"first_player": named})
    with pytest.raises(BadSetup, match="setup-first-player"):
        GAME.new(setup, NoChance())


@rule("PO-007")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_first_player_may_be_anybody(seats: int) -> None:
    setup = make_setup(GAME, seats)
    assert {GAME.new(setup, Seeded(seed)).first for seed in range(60)} == set(range(seats))
    noting = Noting(Seeded(1))
    GAME.new(setup, noting)
    assert [what for what, _ in noting.taken].index(SEAT) == 0
    assert [what for what, _ in noting.taken].count(SEAT) == 1


@rule("PO-005", "PO-006", "PO-008")
@pytest.mark.parametrize(("seats", "marker"), [(2, 0), (3, 4), (4, 0)])
@pytest.mark.parametrize("first", [0, 1])
def test_starting_cash_and_marker(seats: int, marker: int, first: int) -> None:
    table = Table(seats, first="ABCD"[first])
    clockwise = ("ABCD"[:seats] * 2)[first : first + seats]
    assert [table[seat].cash for seat in clockwise] == [20, 30, 40, 50][:seats]
    assert [table[seat][1:3] + table[seat][4:] for seat in clockwise] == [(0, (0, 0, 0), 3, 0)] * seats
    assert table.marker == marker


@rule("PO-007", "PO-008", "PO-010")
def test_the_setup_is_told_to_all() -> None:
    table = Table(3, first="B")
    for who in ("A", "C", "spectator"):
        assert table.told(who)[:4] == [
            (facts.BEGINS, 1),
            (facts.STARTS_WITH, 1, 20, 1),
            (facts.STARTS_WITH, 2, 30, 1),
            (facts.STARTS_WITH, 0, 40, 2),
        ]
        turned_up = [(facts.TURNED_UP, space, table.s.market[space]) for space in (5, 4, 3, 2, 1, 0)]
        assert table.told(who)[4:] == [*turned_up, (facts.ROUND_BEGINS, 1)]


@rule("PO-010")
def test_components_are_dealt_from_the_first_player_without_putting_back() -> None:
    setup = make_setup(GAME, 4, {"first_player": "3"})
    ink, paper = 1, 2
    dealt = [(1, ink), (1, paper), (1, paper), (1, ink)]
    s = GAME.new(setup, Scripted(dealt, Seeded(1)))
    assert [s.owns((2 + turn) % 4, kind) for turn, (_, kind) in enumerate(dealt)] == [1, 1, 1, 1]
    with pytest.raises(OutcomeMismatch, match="outcome-impossible"):
        GAME.new(setup, Scripted([(1, ink), (1, ink), (1, ink)], Seeded(1)))


@rule("PO-010")
def test_the_pairs_of_starting_components_are_as_likely_as_they_should_be() -> None:
    """2 + 2 cards, two of them dealt: alike in one game of three."""
    setup = make_setup(GAME, 2)
    games = [GAME.new(setup, Seeded(seed)) for seed in range(900)]
    alike = sum(s.owns(0, 1) == s.owns(1, 1) for s in games)
    assert 240 < alike < 360


@rule("PO-012")
def test_piles_are_never_mixed() -> None:
    with pytest.raises(OutcomeMismatch, match="outcome-impossible"):
        Table(4, turned_up="hologram")  # there is none in pile A

    table = Table(4, lap=3, turn="D").deck("jet", pile="A").next_cards("jet hologram")
    table.passes("D")
    assert table.drawn == ["jet", "hologram"]  # the last card of A, then one of B
    assert table.view("A").deck == 9 + 8 + 7 - 1

    table = Table(4, lap=3, turn="D").deck("jet", pile="A").next_cards("jet lottery-80")
    with pytest.raises(OutcomeMismatch, match="outcome-impossible"):
        table.passes("D")


@rule("PO-012", "PO-013")
def test_every_copy_on_the_pile_is_as_likely_as_any_other() -> None:
    """Pile A for two holds 2 printers among 6 cards, so every third first card is one."""
    setup = make_setup(GAME, 2)
    first = Counter(GAME.new(setup, Seeded(seed)).market[-1] for seed in range(900))
    assert 240 < first[0] < 360
    assert set(first) == {0, 1, 2, 4, 5}


@rule("PO-014")
def test_cards_lie_in_front_of_the_screen_and_money_behind_it() -> None:
    table = Table(3)
    for who in ("B", "spectator"):
        assert table.view(who).cards == tuple(table.s.cards)
        assert table.view(who).cash[0] == table.view(who).fakes[0] == -1


# --- round and turn ---
@rule("PO-015", "PO-016", "PO-017")
@pytest.mark.parametrize(("seats", "first", "order"), [(2, "B", "BA"), (3, "B", "BCA"), (4, "D", "DABC")])
def test_clockwise_from_the_first_player(seats: int, first: str, order: str) -> None:
    table = Table(seats, first=first)
    for letter in order:
        asked = [seat for seat in order if table.forbids(seat, "tax-1") == ""]
        assert asked == [letter]
        assert table.forbids(order[order.index(letter) - 1], "tax-1") == "PO-015"
        table.all_pass(1)
    assert table.all_pass() == order * 2
    assert table.all_pass() == order * 3


@rule("PO-018", "PO-095")
def test_a_space_is_used_once_a_round_by_anybody() -> None:
    table = Table(2).fakes(A=(9, 0, 0))
    table.plays("A", "fence-1", notes=(1, 0, 0))
    assert table.forbids("B", "fence-1", notes=(1, 0, 0)) == "PO-018"
    table.passes("B")
    assert table.forbids("A", "fence-1", notes=(1, 0, 0)) == "PO-018"
    table.all_pass()
    assert table.forbids("A", "fence-1", notes=(1, 0, 0)) == ""


@rule("PO-020", "PO-033", "PO-077")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_the_hats_move_the_marker(seats: int) -> None:
    names = Table(seats).board.spaces
    moved = set()
    for name in names:
        table = Table(seats, marker=1 if seats == 2 else 4).cash(A=200).fakes(A=(2, 2, 2))
        table.cards(A="printer ink jet").market(" ".join(["lunch"] * (5 if seats == 2 else 6)))
        lot = (1, 1, 1) if name.startswith(("super", "fence")) else None
        amount = 50 if name.startswith(("commercial", "jet")) else None
        before = table.marker
        table.plays("A", name, notes=lot, amount=amount)
        assert table.marker - before in (0, 1)
        if table.marker > before:
            moved.add(name)
    assert moved == HATS[seats]


@rule("PO-022")
def test_passing_is_always_legal() -> None:
    for lap in (1, 2, 3):
        table = Table(3, lap=lap).cash(A=500).fakes(A=(3, 3, 3))
        assert table.options("A")[0] == GAME.default(table.s, 0) == (0,)
        table.passes("A")
        assert (table["A"].laid, table["A"].ready) == (lap, 3 - lap)


@rule("PO-023")
def test_who_has_passed_may_act_later_in_the_round() -> None:
    table = Table(2)
    table.passes("A")
    table.passes("B")
    table.plays("A", "print-1")
    assert (table["A"].laid, table["A"].ready, table["A"].fakes) == (1, 1, (2, 0, 0))


def test_every_turn_has_a_clock_of_its_own() -> None:
    table = Table(2, marker=14, lap=2).men(A="tax-1").cards(A="printer ink great_lawyer")
    clocks = [table.asked[0].deadline]
    table.plays("A", "tax-2")
    while table.asks:
        clocks.append(table.asked[0].deadline)
        table.passes(table.asks[-1])
    assert len(clocks) == 4  # turn, two last henchmen, lawyer
    assert len(set(clocks)) == len(clocks)


# --- empty actions ---
@rule("PO-024", "PO-075")
def test_empty_actions_forbidden() -> None:
    table = Table(3).cash(A=100).cards(A="printer ink jet")
    assert table.forbids("A", "super-1", notes=(0, 0, 0)) == "PO-024"
    assert table.forbids("A", "fence-1", notes=(0, 0, 0)) == "PO-024"
    assert table.forbids("A", "commercial-1", amount=0) == "PO-024"
    assert table.forbids("A", "jet-1", amount=0) == "PO-024"
    assert table.open_to("A") & {"super-1", "super-2", "fence-1", "fence-2"} == set()


@rule("PO-024", "PO-059")
def test_empty_actions_allowed() -> None:
    table = Table(3, marker=21, empty_actions="allowed").cash(A=30, B=20, C=30).cards(C="printer ink jet")
    table.plays("A", "super-1", notes=(0, 0, 0))  # although the supermarket refuses everything
    assert table.marker == 22
    table.plays("B", "fence-2", notes=(0, 0, 0))
    assert table.marker == 23
    table.plays("C", "jet-1", amount=0)
    assert [table[seat].cash for seat in "ABC"] == [30, 20, 30]
    table.plays("A", "commercial-1", amount=0)
    assert (table["A"].cash, table["A"].offshore) == (0, 0)  # the fare is still paid
    assert table.forbids("B", "commercial-2", amount=0) == "PO-059"
    assert table.open_to("B") & {"fence-1", "super-2", "commercial-2"} == {"fence-1", "super-2"}


@rule("PO-024", "PO-060", "PO-065")
def test_empty_flights_have_limits() -> None:
    table = Table(3, marker=12, empty_actions="allowed").cash(A=100).cards(A="printer ink jet")
    assert table.forbids("A", "commercial-1", amount=0) == "PO-065"
    assert table.forbids("A", "jet-1", amount=0) == "PO-065"
    table = Table(3, empty_actions="allowed").cash(A=100)
    assert table.forbids("A", "jet-1", amount=0) == "PO-060"


@rule("PO-024", "PO-031")
def test_buying_nothing_is_never_allowed() -> None:
    table = Table(3, empty_actions="allowed").cash(A=20).market("- ink ink ink ink -")
    assert table.forbids("A", "market-6") == "PO-031"
    assert {space for space in table.open_to("A") if space.startswith("market")} == set()


# --- black market ---
@rule("PO-025", "PO-027")
@pytest.mark.parametrize(("seats", "costs"), [(2, [60, 50, 40, 30, 20]), (4, [70, 60, 50, 40, 30, 20])])
def test_costs_by_position(seats: int, costs: list[int]) -> None:
    for place, cost in enumerate(costs, 1):
        table = Table(seats).cash(A=cost).market(" ".join(["lunch"] * len(costs)))
        if place > 1:
            assert table.forbids("A", f"market-{place - 1}") == "PO-026"
        table.plays("A", f"market-{place}")
        assert (table["A"].cash, table["A"].cards) == (0, "printer ink lunch")


@rule("PO-028")
def test_a_card_works_at_once() -> None:
    table = Table(3).cash(A=60).market("ink ink ink printer jet hologram")
    table.plays("A", "market-5")
    assert table["A"].cards == "printer ink jet"
    table.all_pass(2)
    table.plays("A", "jet-1", amount=10)
    assert (table["A"].cash, table["A"].offshore) == (20, 10)


@rule("PO-030", "PO-037")
def test_other_kinds_may_be_bought_again() -> None:
    kinds = "printer ink lunch great_lawyer hologram lottery-80"
    table = Table(3).cash(A=200).cards(A=kinds).market("printer ink lunch great_lawyer hologram lottery-80")
    market = {f"market-{n}" for n in range(1, 7)}
    assert table.open_to("A") & market == market
    table.plays("A", "market-2")
    table.all_pass(2)
    table.plays("A", "print-1")
    assert table["A"].fakes == (0, 2, 0)  # ink twice and hologram are two different ones


@rule("PO-031", "PO-032")
def test_a_bought_card_leaves_a_hole() -> None:
    table = Table(3).cash(A=200, B=200).market("ink ink ink printer jet lunch")
    table.plays("A", "market-5")
    table.plays("B", "market-6")
    assert table.on_sale == "ink ink ink printer - -"
    assert table.drawn == []
    assert "market-5" not in table.open_to("C")


# --- print ---
@rule("PO-034", "PO-035", "PO-036", "PO-039")
@pytest.mark.parametrize("printers", [1, 2, 4])
@pytest.mark.parametrize(
    ("components", "quality"),
    [
        ("hologram", 1),
        ("ink hologram", 2),
        ("paper hologram", 2),
        ("paper paper hologram", 2),
        ("ink paper hologram", 3),
    ],
)
def test_print(printers: int, components: str, quality: int) -> None:
    table = Table(3).cards(A="printer " * printers + components)
    table.plays("A", "print-1")
    notes = [0, 0, 0]
    notes[quality - 1] = 2 * printers
    assert table["A"].fakes == tuple(notes)
    space = table.space("print-1")
    assert table.told("C") == [(facts.PRINTS, 0, space, 2 * printers, quality)]


@rule("PO-039")
def test_nobody_can_print_worse_notes() -> None:
    table = Table(3).cards(A="printer ink paper hologram")
    assert table.details("A", "print-1") == [()]


@rule("PO-040")
def test_printed_notes_keep_their_quality() -> None:
    table = Table(3).cash(A=20).market("paper paper paper paper paper paper")
    table.plays("A", "print-1")
    table.all_pass(2)
    table.plays("A", "market-6")
    assert table["A"].fakes == (2, 0, 0)


@rule("PO-042")
def test_printing_beyond_the_bank_of_notes() -> None:
    table = Table(3).fakes(A=(30, 0, 0))
    table.plays("A", "print-1")
    assert table["A"].fakes == (32, 0, 0)


@rule("PO-024", "PO-042")
@pytest.mark.parametrize("quality", [0, 1, 2])
def test_a_limited_supply_may_run_out(quality: int) -> None:
    """None of the right quality: no print space, although there are others; what goes back may be printed again."""
    held: list[Notes] = [(29, 0, 0), (0, 29, 0), (0, 0, 39)]
    one: list[Notes] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    cards = ["printer ink", "printer ink paper", "printer ink paper hologram"][quality]
    table = Table(3, fake_supply="limited").fakes(B=one[quality], C=held[quality]).cards(A=cards)
    assert table.forbids("A", "print-1") == "PO-042"
    assert table.open_to("A") & {"print-1", "print-2", "print-3"} == set()
    table.passes("A")
    table.plays("B", "fence-1", notes=one[quality])
    table.passes("C")
    table.plays("A", "print-1")
    assert table["A"].fakes == one[quality]  # one instead of two, the rest is lost


@rule("PO-042")
@pytest.mark.parametrize("how", ["super-1", "lunch"])
def test_notes_exchanged_or_converted_return_to_the_bank(how: str) -> None:
    table = Table(3, fake_supply="limited", lap=3, turn="C").fakes(C=(30, 0, 0)).cards(C="printer paper lunch")
    if how == "lunch":
        table.passes("C")
        returned = 1
    else:
        table.cards(C="printer paper")
        table.plays("C", "super-1", notes=(3, 0, 0))
        returned = 3
    table.plays("A", "print-1")
    assert table["A"].fakes == (min(2, returned), 0, 0)


@rule("PO-020", "PO-024", "PO-042")
def test_an_empty_print_still_moves_the_police() -> None:
    table = Table(3, marker=4, fake_supply="limited", empty_actions="allowed").fakes(B=(30, 0, 0))
    table.plays("A", "print-3")
    assert (table["A"].fakes, table.marker) == ((0, 0, 0), 5)


@rule("PO-043")
def test_the_bank_never_runs_out_of_real_money() -> None:
    table = Table(3).cash(A=3720, B=3720).fakes(A=(0, 0, 8))
    table.plays("A", "fence-1", notes=(0, 0, 8))
    table.plays("B", "tax-1")
    assert (table["A"].cash, table["B"].cash) == (4040, 3750)
