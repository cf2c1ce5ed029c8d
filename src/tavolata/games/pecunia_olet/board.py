"""The two sides of the board: action spaces and the police track, with the prices of everything."""

from __future__ import annotations

from typing import Final

from tavolata.games.pecunia_olet.data import DATA
from tavolata.kernel.data import Table, the_one

# --- what a henchman can do ---
MARKET: Final = 0
PRINT: Final = 1
SUPERMARKET: Final = 2
FENCE: Final = 3
TAX_FRAUD: Final = 4
COMMERCIAL: Final = 5
PRIVATE_JET: Final = 6
ACTION_NAMES: Final = ("market", "print", "supermarket", "fence", "tax_fraud", "commercial", "jet")

# --- what the police marker can reach ---
NOTHING: Final = 0
GODFATHER: Final = 1
INVESTIGATION: Final = 2
STRIKE: Final = 3
END: Final = 4
EFFECT_NAMES: Final = ("none", "godfather", "investigation", "strike", "end")

_ACTIONS: Final = DATA.table("actions")
NOTES_PER_PRINTER: Final = _ACTIONS.number("print_per_printer")
SUPERMARKET_MOST: Final = _ACTIONS.number("supermarket_max")
SUPERMARKET_PAYS: Final = _ACTIONS.number("supermarket_pays")
FENCE_MOST: Final = _ACTIONS.number("fence_max")
FENCE_PRICE: Final = _ACTIONS.ranked("fence_price", 3)
TAX_FRAUD_PAYS: Final = _ACTIONS.number("tax_fraud_pays")
FARE: Final = _ACTIONS.number("commercial_flight_cost")
LUNCH_PAYS: Final = DATA.table("money").number("lunch_pays")
STEP: Final = DATA.table("money").number("step")
START_CASH: Final = DATA.table("game").numbers("start_cash")
HENCHMEN: Final = DATA.table("game").number("henchmen_per_player")


class Board:
    """One side. Spaces are numbered in the order of the data file, so the market is 0, 1, 2 … from left to right."""

    __slots__ = (
        "actions",
        "affordable",
        "cost",
        "dearest",
        "effects",
        "emptied",
        "end",
        "fences",
        "flights",
        "hats",
        "jets",
        "market",
        "prints",
        "refused",
        "spaces",
        "starts",
        "sunglasses",
        "supermarkets",
        "taxes",
    )

    def __init__(self, side: Table) -> None:
        spaces = side.tables("spaces")
        track = sorted(side.tables("track"), key=_index)
        self.spaces: tuple[str, ...] = tuple(space.text("id") for space in spaces)
        self.actions: tuple[int, ...] = tuple(space.one_of("action", ACTION_NAMES) for space in spaces)
        self.cost: tuple[int, ...] = tuple(space.number("cost") for space in spaces)
        self.hats: tuple[bool, ...] = tuple(space.flag("hat") for space in spaces)
        self.emptied: tuple[int, ...] = self._where([s.optional("emptied") and s.flag("emptied") for s in spaces])
        self.sunglasses: int = the_one(spaces, "sunglasses", True)
        self.market: tuple[int, ...] = self._doing(MARKET)
        self.prints: tuple[int, ...] = self._doing(PRINT)
        self.supermarkets: tuple[int, ...] = self._doing(SUPERMARKET)
        self.fences: tuple[int, ...] = self._doing(FENCE)
        self.taxes: tuple[int, ...] = self._doing(TAX_FRAUD)
        self.flights: tuple[int, ...] = self._doing(COMMERCIAL)
        self.jets: tuple[int, ...] = self._doing(PRIVATE_JET)
        self.effects: tuple[int, ...] = tuple(place.one_of("effect", EFFECT_NAMES) for place in track)
        self.end: int = the_one(track, "effect", EFFECT_NAMES[END])
        self.refused: tuple[int, ...] = _refused(track)
        self.starts: dict[int, int] = side.by_number("starts")
        self.dearest: int = max(self.cost[space] for space in self.market)
        self.affordable: tuple[tuple[int, ...], ...] = tuple(  # by tens of cash, up to the dearest
            tuple(space for space in self.market if self.cost[space] <= cash)
            for cash in range(0, self.dearest + STEP, STEP)
        )

    @staticmethod
    def _where(flags: list[bool]) -> tuple[int, ...]:
        return tuple(at for at, flag in enumerate(flags) if flag)

    def _doing(self, action: int) -> tuple[int, ...]:
        return self._where([other == action for other in self.actions])

    def is_flight(self, space: int) -> bool:
        return self.actions[space] >= COMMERCIAL


def _index(place: Table) -> int:
    return place.number("index")


def _refused(track: list[Table]) -> tuple[int, ...]:
    """PO-073, PO-074 For each place of the marker the highest quality that the supermarket has learnt to refuse."""
    refused = [0]
    for place in track:
        learnt = place.number("quality") if place.text("effect") == "investigation" else 0
        refused.append(max(refused[-1], learnt))
    return tuple(refused[1:])


_SIDES: Final = {seats: Board(side) for side in DATA.tables("boards") for seats in side.numbers("players")}
BOARDS: Final = tuple(_SIDES.get(seats, _SIDES[2]) for seats in range(5))
"""The side used with each number of players (PO-002)."""
