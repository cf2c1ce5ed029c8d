"""The two sides of the board: action spaces and the police track, with the prices of everything."""

from __future__ import annotations

from typing import Final

from tavolata.games.pecunia_olet.data import DATA, FEWEST, HIGHEST_SUM, MOST
from tavolata.kernel.data import Table, no_row, the_one

# --- what a henchman can do ---
MARKET: Final = 0
PRINT: Final = 1
SUPERMARKET: Final = 2
FENCE: Final = 3
TAX_FRAUD: Final = 4
COMMERCIAL: Final = 5
PRIVATE_JET: Final = 6
ACTION_NAMES: Final = ("market", "print", "supermarket", "fence", "tax_fraud", "commercial", "jet")
SPACE_WORDS: Final = ("market", "print", "super", "fence", "tax", "commercial", "jet")  # each with a number from 1 on

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


# --- a data file that cannot be played with ---
def check_space(space: Table, number: int) -> None:
    """Named after its action and counted; only a card or a seat in an airliner costs, and only cards are emptied."""
    action = space.one_of("action", ACTION_NAMES)
    if space.text("id") != f"{SPACE_WORDS[action]}-{number}":
        raise space.wrong("id")
    if action == MARKET:
        space.limit("cost", range(0, HIGHEST_SUM + 1, STEP))
        space.flag("emptied")
    elif space.number("cost") != (FARE if action == COMMERCIAL else 0):
        raise space.wrong("cost")
    elif space.optional("emptied"):
        raise space.wrong("emptied")
    if space.optional("sunglasses") and space.flag("sunglasses") and action != TAX_FRAUD:
        raise space.wrong("sunglasses")


def check_spaces(spaces: list[Table]) -> None:
    """Every action, action by action, so that what is listed space by space comes sorted."""
    actions = [space.one_of("action", ACTION_NAMES) for space in spaces]
    for at, space in enumerate(spaces):
        if at and actions[at] < actions[at - 1]:
            raise space.wrong("action")
        check_space(space, at + 1 - actions.index(actions[at]))
    for action, name in enumerate(ACTION_NAMES):
        if action not in actions:
            raise no_row("action", name)
    the_one(spaces, "sunglasses", True)


def check_track(track: list[Table]) -> None:
    """From 0 to the end; on the way the supermarket learns to refuse one quality after another."""
    learnt = 0
    for at, place in enumerate(track):
        place.limit("index", range(at, at + 1))
        if place.one_of("effect", EFFECT_NAMES) == INVESTIGATION:
            learnt += 1
            place.limit("quality", range(learnt, min(learnt, 3) + 1))
    if learnt < 3:
        raise no_row("quality", learnt + 1)
    end = the_one(track, "effect", EFFECT_NAMES[END])
    if end != len(track) - 1:
        raise track[end].wrong("effect")


def check_sides(sides: list[Table]) -> None:
    """PO-002 Each number of players has one side, and a start on its track."""
    served: list[int] = []
    for side in sides:
        check_spaces(side.tables("spaces"))
        check_track(side.tables("track"))
        side.limit("players", range(FEWEST, MOST + 1))
        for players in side.numbers("players"):
            if players in served:
                raise side.wrong("players")
            served.append(players)
            side.table("starts").limit(str(players), range(len(side.tables("track")) - 1))
    for players in range(FEWEST, MOST + 1):
        if players not in served:
            raise no_row("players", players)


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
        track = side.tables("track")
        self.spaces: tuple[str, ...] = tuple(space.text("id") for space in spaces)
        self.actions: tuple[int, ...] = tuple(space.one_of("action", ACTION_NAMES) for space in spaces)
        self.cost: tuple[int, ...] = tuple(space.number("cost") for space in spaces)
        self.hats: tuple[bool, ...] = tuple(space.flag("hat") for space in spaces)
        self.emptied: tuple[int, ...] = self._where([s.optional("emptied") and s.flag("emptied") for s in spaces])
        self.sunglasses: int = max(
            self._where([s.optional("sunglasses") and s.flag("sunglasses") for s in spaces]), default=-1
        )
        self.market: tuple[int, ...] = self._doing(MARKET)
        self.prints: tuple[int, ...] = self._doing(PRINT)
        self.supermarkets: tuple[int, ...] = self._doing(SUPERMARKET)
        self.fences: tuple[int, ...] = self._doing(FENCE)
        self.taxes: tuple[int, ...] = self._doing(TAX_FRAUD)
        self.flights: tuple[int, ...] = self._doing(COMMERCIAL)
        self.jets: tuple[int, ...] = self._doing(PRIVATE_JET)
        self.effects: tuple[int, ...] = tuple(place.one_of("effect", EFFECT_NAMES) for place in track)
        self.end: int = len(track) - 1
        self.refused: tuple[int, ...] = _refused(track)
        self.starts: dict[int, int] = side.by_number("starts")
        self.dearest: int = max((self.cost[space] for space in self.market), default=0)
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


def _refused(track: list[Table]) -> tuple[int, ...]:
    """PO-073, PO-074 For each place of the marker the highest quality that the supermarket has learnt to refuse."""
    refused = [0]
    for place in track:
        learnt = place.number("quality") if place.text("effect") == "investigation" else 0
        refused.append(max(refused[-1], learnt))
    return tuple(refused[1:])


_SIDES: Final = DATA.tables("boards")
check_sides(_SIDES)
NOWHERE: Final = Board(Table("nowhere", {"spaces": [], "track": [], "starts": {}}))
_BY_SEATS: Final = {seats: board for side in _SIDES for board in (Board(side),) for seats in side.numbers("players")}
BOARDS: Final = tuple(_BY_SEATS.get(seats, NOWHERE) for seats in range(MOST + 1))
"""PO-002 The side used with each number of players; on the one for nobody, nothing can be set up."""
