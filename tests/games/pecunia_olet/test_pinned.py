"""The version of the behaviour, tied to what it stands for."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from tavolata.games.pecunia_olet import GAME
from tavolata.kernel.game import digest, make_setup

# Whoever changes how the game goes, or what `dump` holds, raises `rules_number` in rules.py and then pins anew: files
# of games that are under way are refused by that number, and would else break in the middle of a game.
PINNED: Final = (1, "73177928278a4535", "2bd49c62d3183b04")

WHIMS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"lunch_choice": "ask", "offshore_withdrawals": "on", "godfather_amounts": "public", "stall_guard": "off"},
    {
        "first_player": "2",
        "fake_supply": "limited",
        "empty_actions": "allowed",
        "screens": "open",
        "last_henchman_order": "first_player",
    },
)


class Turning:
    """Outcomes in turn: no generator that could change."""

    def __init__(self) -> None:
        self.count = 0

    def below(self, n: int, what: int) -> int:
        self.count += 1
        return self.count * self.count % 1009 % n

    def pick(self, counts: list[int], what: int) -> int:
        things = [kind for kind, copies in enumerate(counts) for _ in range(copies)]
        return things[self.below(len(things), what)]


def fixed_games() -> str:
    """All states of nine games: two, three and four seats, each with all kinds of options."""
    digests = sha256()
    for seats in (2, 3, 4):
        for whim in WHIMS:
            turning = Turning()
            s = GAME.new(make_setup(GAME, seats, whim), turning)
            while s.stack:
                digests.update(digest(GAME, s).encode())
                seat = GAME.pending(s)[0]
                options = GAME.options(s, seat)
                GAME.apply(s, seat, options[turning.below(len(options), 0)], turning)
            digests.update(digest(GAME, s).encode())
    return digests.hexdigest()[:16]


def test_rules_number_tables_and_games_change_together() -> None:
    assert (GAME.rules_number, GAME.tables_hash, fixed_games()) == PINNED
