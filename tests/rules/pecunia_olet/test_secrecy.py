"""Secrecy in Pecunia Olet: who sees what, who is told what, and that nothing else depends on secrets."""

from typing import Final

import pytest

from tavolata.games.pecunia_olet import GAME, facts
from tavolata.games.pecunia_olet.state import HIDDEN, View
from tavolata.kernel.frames import ANSWERED
from tests.games.pecunia_olet.table import Table
from tests.marks import rule

HIDDEN_NOTES: Final = (HIDDEN,) * 3


def purse(view: View, seat: int) -> tuple[int, int, tuple[int, ...]]:
    """What a view shows of the money behind a screen."""
    return view.cash[seat], view.offshore[seat], view.fakes[3 * seat : 3 * seat + 3]


def set_out(screens: str = "closed") -> Table:
    table = Table(3, screens=screens).cash(A=110, B=120, C=130).offshore(A=10, B=20, C=30)
    return table.fakes(A=(1, 0, 0), B=(0, 2, 0), C=(0, 0, 3))


ALL: Final = [(110, 10, (1, 0, 0)), (120, 20, (0, 2, 0)), (130, 30, (0, 0, 3))]


# --- views ---
@rule("PO-105", "PO-106")
@pytest.mark.parametrize("who", ["A", "B", "C", "spectator"])
def test_closed_screens(who: str) -> None:
    view = set_out().view(who)
    hidden = (HIDDEN, HIDDEN, HIDDEN_NOTES)
    assert [purse(view, seat) for seat in range(3)] == [
        ALL[seat] if "ABC"[seat] == who else hidden for seat in range(3)
    ]


@rule("PO-106")
@pytest.mark.parametrize("who", ["A", "B", "C", "spectator"])
def test_open_screens(who: str) -> None:
    view = set_out(screens="open").view(who)
    assert [purse(view, seat) for seat in range(3)] == ALL


@rule("PO-105", "PO-109")
@pytest.mark.parametrize("who", ["A", "B", "C", "spectator"])
def test_at_the_end_all_is_revealed(who: str) -> None:
    table = set_out().end_sequence("A", available="C")
    assert purse(table.view(who), 1) == (ALL[1] if who == "B" else (HIDDEN, HIDDEN, HIDDEN_NOTES))
    assert table.told_of(who, facts.ENDS_WITH) == []
    table.passes("C")
    assert [purse(table.view(who), seat) for seat in range(3)] == ALL
    assert table.told_of(who, facts.ENDS_WITH) == [
        (facts.ENDS_WITH, seat, cash, offshore, cash + offshore) for seat, (cash, offshore, _) in enumerate(ALL)
    ]


@rule("PO-014", "PO-105")
def test_what_is_public() -> None:
    """The table Hidden information: cards, henchmen, market, removed cards, deck size, police, first player."""
    table = Table(3, lap=2, turn="B").men(A="tax-1 print-1").cards(B="printer ink lottery-80")
    view = table.view("spectator")
    s = table.s
    assert (view.cards, view.men, view.market) == (tuple(s.cards), tuple(s.men), tuple(s.market))
    assert (view.ready, view.laid, view.removed) == (tuple(s.ready), tuple(s.laid), tuple(s.removed))
    assert (view.deck, view.marker, view.first, view.next_first) == (23, 4, 0, 0)
    assert view.cards[12 + 6] == 1  # B's ticket and its value


@rule("PO-107")
def test_no_running_total_for_opponents() -> None:
    """What was dealt is told once; a view keeps neither the dealings nor what is left of the deck by kind."""
    assert {"dealings", "purses", "unseen"} & set(View._fields) == set()


# --- events ---
@rule("PO-107")
def test_dealings_with_the_bank_are_open() -> None:
    table = (
        Table(4).cash(A=200, B=200, C=200, D=200).fakes(A=(2, 0, 0), B=(0, 3, 0)).market("ink ink ink ink jet lunch")
    )

    def space(name: str) -> int:
        return table.space(name)

    table.plays("A", "market-5")
    assert table.told("C") == [(facts.BUYS, 0, space("market-5"), 5, 30)]
    table.plays("B", "super-1", notes=(0, 2, 0))
    assert table.told("C")[0] == (facts.EXCHANGES, 1, space("super-1"), 0, 2, 0, 100)
    table.plays("C", "print-1")
    assert table.told("spectator") == [(facts.PRINTS, 2, space("print-1"), 2, 1)]
    table.plays("D", "tax-3")
    assert table.told("A") == [(facts.TAX_FRAUD_DONE, 3, space("tax-3"), 30)]
    table.plays("A", "fence-1", notes=(2, 0, 0))
    assert table.told("spectator") == [(facts.SELLS, 0, space("fence-1"), 2, 0, 0, 40)]
    table.plays("B", "commercial-1", amount=40)
    assert table.told("A") == [(facts.FLIES, 1, space("commercial-1"), 30)]
    table.passes("C")
    assert table.told("spectator") == [(facts.PASSES, 2)]


@rule("PO-108")
@pytest.mark.parametrize("space", ["commercial-1", "jet-1"])
@pytest.mark.parametrize("screens", ["closed", "open"])
def test_who_learns_what_a_flight_moves(space: str, screens: str) -> None:
    table = Table(3, screens=screens).cash(A=100).cards(A="printer ink jet")
    table.plays("A", space, amount=40)
    fact = (facts.FLIES, 0, table.space(space), 30 if space == "commercial-1" else 0, 40)
    assert table.told("A") == [fact]
    for other in ("B", "C", "spectator"):
        assert table.told(other) == [fact if screens == "open" else fact[:4]]


@rule("PO-108")
@pytest.mark.parametrize(("amounts", "screens"), [("hidden", "closed"), ("public", "closed"), ("hidden", "open")])
def test_who_learns_what_the_godfather_takes(amounts: str, screens: str) -> None:
    table = Table(3, marker=6, godfather_amounts=amounts, screens=screens).cash(A=100, B=50, C=10)
    table.plays("A", "tax-2")
    paid = [(facts.PAID_GODFATHER, 0, 70), (facts.PAID_GODFATHER, 1, 30), (facts.PAID_GODFATHER, 2, 10)]
    everything = amounts == "public" or screens == "open"
    for who in ("A", "B", "C", "spectator"):
        own = [fact for fact in paid if "ABC"[fact[1]] == who]
        assert table.told_of(who, facts.PAID_GODFATHER) == (paid if everything else own)
        assert table.told_of(who, facts.GODFATHER_TAKES) == [(facts.GODFATHER_TAKES,)]
    hidden = HIDDEN if screens == "closed" else 20
    assert table.view("A").cash[1] == hidden


@rule("PO-108")
@pytest.mark.parametrize(
    ("amounts", "screens", "shut"), [("hidden", "closed", False), ("public", "closed", True), ("public", "open", False)]
)
def test_who_has_learnt_rivals_amounts_cannot_go_back(amounts: str, screens: str, shut: bool) -> None:
    table = Table(3, marker=6, godfather_amounts=amounts, screens=screens)
    table.plays("A", "tax-2")
    assert table.shut == shut


@rule("PO-087", "PO-105")
def test_a_choice_of_lunch_is_told_to_its_giver_only() -> None:
    table = (
        Table(3, lap=3, turn="C", lunch_choice="ask").fakes(A=(1, 0, 1)).cards(A="printer ink lunch", C="printer lunch")
    )
    table.passes("C")
    before = table.view("C"), table.view("spectator")
    table.chooses("A", (0, 0, 1))
    assert table.told("A") == [(ANSWERED, 2, 0, 0, 1)]
    assert table.told("C") == table.told("spectator") == []
    assert table.view("A").answer == (2, 0, 0, 1)
    assert (table.view("C"), table.view("spectator")) == before


# --- nothing else depends on secrets ---
STORY: Final = [
    ("A", "commercial-1", None, -1),  # the secret amount
    ("B", "tax-2", None, None),  # marker 7: the Godfather
    ("C", "tax-3", None, None),
    ("A", "print-1", None, None),
    ("B", "print-3", None, None),
    ("C", "tax-1", None, None),
    ("A", "fence-1", (2, 0, 0), None),
    ("B", "fence-2", (2, 0, 0), None),  # marker 9: investigation
    ("C", "print-2", None, None),
]


def story(amount: int, lunch: str = "auto_lowest", screens: str = "closed", godfather: str = "hidden") -> list[object]:
    """All that B and a spectator get in a game in which A keeps one amount secret."""
    table = Table(3, marker=6, lunch_choice=lunch, screens=screens, godfather_amounts=godfather)
    table.cash(A=250, B=100, C=10).cards(A="printer ink lunch", B="printer ink lunch")
    seen: list[object] = []
    for letter, space, notes, moved in STORY:
        tried = table.tries("B", "commercial-2", amount=10)
        seen += [tried, table.asked, [option for option in table.options("B") if letter == "B"]]
        table.plays(letter, space, notes=notes, amount=amount if moved else None)
        for who in ("B", "spectator"):
            seen += [table.told(who), table.view(who), table.memory(who)]
    return seen


@rule("PO-105", "PO-106", "PO-107", "PO-108")
@pytest.mark.parametrize("lunch", ["auto_lowest", "ask"])
def test_nothing_that_others_get_depends_on_a_secret_amount(lunch: str) -> None:
    base = story(10, lunch)
    assert len(base) == 9 * 9
    for amount in (20, 110, 220):
        assert story(amount, lunch) == base


@rule("PO-106", "PO-108")
@pytest.mark.parametrize(("screens", "godfather"), [("open", "hidden"), ("closed", "public")])
def test_the_options_that_open_secrets_do(screens: str, godfather: str) -> None:
    assert story(20, "ask", screens, godfather) != story(200, "ask", screens, godfather)


@rule("PO-086", "PO-105")
def test_who_is_asked_for_lunch_does_not_tell_who_has_fakes() -> None:
    asked = []
    for fakes in ((0, 0, 0), (0, 0, 3)):
        table = Table(3, lap=3, turn="C", lunch_choice="ask").fakes(A=fakes).cards(A="printer ink lunch")
        table.passes("C")
        asked.append((table.asks, table.asked, table.view("B")))
    assert asked[0] == asked[1]


@rule("PO-022", "PO-105")
def test_whether_somebody_is_asked_does_not_tell_what_it_holds() -> None:
    decisions = []
    for cash in (0, 500):
        table = Table(4, marker=22, lap=3, turn="D").market("- - - - - ink").cash(D=cash)
        decisions.append(table.asked)
    assert decisions[0] == decisions[1]
    assert not decisions[0][0].auto


@rule("PO-105")
def test_a_refusal_tells_others_nothing() -> None:
    table = set_out()
    refusal = GAME.check(table.s, 1, (1, 16, 500))
    assert refusal
    assert refusal.message.params == ()


# --- memory ---
@rule("PO-107", "PO-108")
def test_attention_knows_fakes_to_the_note_and_money_within_bounds() -> None:
    table = Table(3).cash(A=60).fakes(A=(1, 0, 2))
    table.plays("A", "commercial-1", amount=20)
    memory = table.memory("B")
    assert memory.fakes == tuple(table.s.fakes)
    possible = {
        (10 * cash, 10 * offshore)
        for cash, row in enumerate(memory.purses[0])
        for offshore in range(row.bit_length())
        if row >> offshore & 1
    }
    assert possible == {(20, 10), (10, 20), (0, 30)}
    assert memory.purses[1] == ()  # one's own is in the view
