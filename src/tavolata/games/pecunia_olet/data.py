"""The numbers of the game, read once from `data/pecunia_olet.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tavolata.kernel.data import Table, parse

PROSE: Final = ("kinds.effect",)
"""Columns of words that the rules hash leaves out, beside those that every game has."""

COUNTS: Final = range(1, 21)  # henchmen, notes in a lot: all lots of so many can be listed
SEATS: Final = range(2, 5)  # the bots know no larger table
HIGHEST_SUM: Final = 1000  # of anything that costs or brings money


def check(data: Table) -> None:
    """Refuse numbers with which nobody could play. Boards, cards and options are checked where they are read."""
    data.table("money").limit("step", range(1, HIGHEST_SUM))
    step = data.table("money").number("step")
    sums = range(step, HIGHEST_SUM + 1, step)
    limits = {
        "game": {
            "min_players": SEATS,
            "max_players": SEATS,
            "henchmen_per_player": COUNTS,
            "start_cash": range(0, HIGHEST_SUM + 1, step),
        },
        "money": {"fake_notes": range(1, HIGHEST_SUM), "lunch_pays": sums},
        "actions": {
            "print_per_printer": COUNTS,
            "supermarket_max": COUNTS,
            "supermarket_pays": sums,
            "fence_max": COUNTS,
            "fence_price": sums,
            "tax_fraud_pays": sums,
            "commercial_flight_cost": sums,
        },
    }
    for name, columns in limits.items():
        for column, allowed in columns.items():
            data.table(name).limit(column, allowed)
    game = data.table("game")
    if game.number("max_players") < game.number("min_players"):
        raise game.wrong("max_players")
    if len(game.numbers("start_cash")) < game.number("max_players"):
        raise game.wrong("start_cash")


DATA: Final = parse((Path(__file__).parent / "data" / "pecunia_olet.toml").read_text("utf-8"))
check(DATA)

FEWEST: Final = DATA.table("game").number("min_players")
MOST: Final = DATA.table("game").number("max_players")
