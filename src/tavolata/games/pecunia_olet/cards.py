"""The component cards and the fake notes: what there is, as tables."""

from __future__ import annotations

from typing import Final

from tavolata.games.pecunia_olet.data import DATA, FEWEST, MOST
from tavolata.kernel.data import Table, no_row

# --- kinds of cards: copies of a kind look alike, and a lottery ticket's value is part of its kind ---
PRINTER: Final = 0
INK: Final = 1
PAPER: Final = 2
HOLOGRAM: Final = 3
LUNCH: Final = 4
JET: Final = 5
LOTTERY_80: Final = 6
LOTTERY_100: Final = 7
LOTTERY_120: Final = 8
LOTTERY_150: Final = 9
GREAT_LAWYER: Final = 10
BAD_LAWYER: Final = 11
KINDS: Final = 12
NO_CARD: Final = -1

KIND_NAMES: Final = (
    "printer",
    "ink",
    "paper",
    "hologram",
    "lunch",
    "jet",
    "lottery-80",
    "lottery-100",
    "lottery-120",
    "lottery-150",
    "great_lawyer",
    "bad_lawyer",
)
PRINT_COMPONENTS: Final = (INK, PAPER, HOLOGRAM)
STARTING_KINDS: Final = (PRINTER, *PRINT_COMPONENTS)

STARTING_PILE: Final = "S"
DECK: Final = ("A", "B", "C", "D")  # from the top to the bottom, never mixed


def kind_of(card: Table) -> int:
    """A lottery ticket's value is part of its kind."""
    name = card.text("kind")
    if name == "lottery":
        name = f"lottery-{card.number('value')}"
    if name not in KIND_NAMES:
        raise card.wrong("value" if card.optional("value") else "kind")
    return KIND_NAMES.index(name)


def count_pile(cards: list[Table], pile: str, seats: int) -> tuple[int, ...]:
    """PO-011 The cards of a pile by kind, without those marked for more players."""
    counts = [0] * KINDS
    for card in cards:
        if card.text("pile") == pile and card.number("min_players") <= seats:
            counts[kind_of(card)] += 1
    return tuple(counts)


def check_cards(cards: list[Table]) -> None:
    """Every card lies in a pile, no pile of the deck is empty, and the starting cards are enough for everybody."""
    for card in cards:
        kind = kind_of(card)
        pile = card.one_of("pile", (STARTING_PILE, *DECK))
        card.limit("min_players", range(1, MOST + 1))
        if pile == 0 and kind not in STARTING_KINDS:
            raise card.wrong("kind")
    for name in DECK:
        if not any(count_pile(cards, name, FEWEST)):
            raise no_row("pile", name)
    starting = count_pile(cards, STARTING_PILE, MOST)
    if min(starting[PRINTER], sum(starting[kind] for kind in PRINT_COMPONENTS)) < MOST:
        raise no_row("pile", STARTING_PILE)


CARDS: Final = DATA.tables("cards")
check_cards(CARDS)
PILES: Final = {seats: tuple(count_pile(CARDS, pile, seats) for pile in DECK) for seats in range(FEWEST, MOST + 1)}
ALL_CARDS: Final = tuple(sum(kind_of(card) == kind for card in CARDS) for kind in range(KINDS))
STARTING_COMPONENTS: Final = tuple(
    number if kind in PRINT_COMPONENTS else 0 for kind, number in enumerate(count_pile(CARDS, STARTING_PILE, MOST))
)
TICKET_VALUE: Final = tuple(int(name[8:]) if name.startswith("lottery-") else 0 for name in KIND_NAMES)

# --- fake notes: three qualities, kept as [one star, two stars, three stars] ---
QUALITIES: Final = 3
FAKE_NOTES: Final = DATA.table("money").ranked("fake_notes", QUALITIES)
