"""Finds the recorded games of `records/` and writes them anew: `python -m tests.games.pecunia_olet.make_records`.

Each recipe names a table, what its game must show, and a taste: how much a seat likes this card or that space. Seeds
are tried one after another until a game shows it all. The dice are fair ones, whose secret the record reveals.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

from tavolata.games.pecunia_olet import GAME
from tavolata.games.pecunia_olet.board import BOARDS, COMMERCIAL, FENCE, MARKET, PRINT, PRIVATE_JET, SUPERMARKET
from tavolata.games.pecunia_olet.cards import (
    BAD_LAWYER,
    GREAT_LAWYER,
    HOLOGRAM,
    INK,
    JET,
    KIND_NAMES,
    KINDS,
    LUNCH,
    PAPER,
    PRINTER,
    QUALITIES,
)
from tavolata.games.pecunia_olet.notes import fence_pays
from tavolata.games.pecunia_olet.options import CONVERT, PASS, PASSING, PLACE, REPLAY
from tavolata.games.pecunia_olet.state import State
from tavolata.kernel.chance import Seeded
from tavolata.kernel.game import make_setup
from tavolata.kernel.log import Log, record, write_log
from tavolata.kernel.match import Match
from tavolata.kernel.terms import SYSTEM, Option

from .showing import EVERYTHING, TICKETS, shown

RECORDS: Final = Path(__file__).parent / "records"
INDEX: Final = RECORDS / "index.toml"

ACTION_WEIGHTS: Final = {MARKET: 6, PRINT: 8, SUPERMARKET: 8, FENCE: 8, COMMERCIAL: 3, PRIVATE_JET: 6}


@dataclass(frozen=True)
class Taste:
    """Weights: 0 never, 1 as it comes. `seat` alone buys lawyers; the card `late` only in the end sequence."""

    cards: dict[int, int] = field(default_factory=dict)
    actions: dict[int, int] = field(default_factory=dict)
    hats: Callable[[State], int] = lambda s: 2
    passing: int = 1
    back: int = 0  # how much rather a flight brings money home
    empty: int = 0
    seat: int | None = None
    late: int | None = None
    second_thoughts: int = 0  # one answer in so many is taken back, or left to the time-out


@dataclass(frozen=True)
class Recipe:
    about: str
    seats: int
    wants: tuple[str, ...]
    taste: Taste = Taste()
    options: dict[str, str] = field(default_factory=dict)


# --- playing to a taste -----------------------------------------------------------------------------------------------
class Table:
    """One game, played to the end."""

    def __init__(self, name: str, recipe: Recipe, seed: int) -> None:
        self.taste = recipe.taste
        self.whim = Seeded(seed)
        self.secret = sha256(f"{name} {seed}".encode()).hexdigest()
        parts = tuple(sha256(f"{name} {seed} {seat}".encode()).hexdigest()[:8] for seat in range(recipe.seats))
        setup = make_setup(GAME, recipe.seats, recipe.options)
        self.match = Match.start_fair(GAME, setup, self.secret, parts)

    def play(self) -> Log:
        match = self.match
        while not match.over and len(match.rows) < 400:
            seats = GAME.pending(match.state)
            seat = seats[self.whim.below(len(seats), 0)]
            if seat != SYSTEM and self.rarely():
                match.submit(seat, GAME.default(match.state, seat), timeout=True)
                continue
            match.submit(seat, self.choose(match.state, seat))
            if seat != SYSTEM and self.rarely():
                match.undo(seat)  # refused where it is too late
        return record(match.log, self.secret)

    def rarely(self) -> bool:
        return self.taste.second_thoughts > 0 and not self.whim.below(self.taste.second_thoughts, 0)

    def choose(self, s: State, seat: int) -> Option:
        options = GAME.options(s, seat)
        if len(options) == 1:
            return options[0]
        if options[0][0] == CONVERT:
            return options[self.whim.below(len(options), 0)]
        spaces: dict[Option, list[Option]] = {}
        for option in options:
            spaces.setdefault(option[: 2 if option[0] == PLACE else 3], []).append(option)
        weights = [self.weight(s, seat, space) for space in spaces]
        if not any(weights):
            return PASSING
        chosen = list(spaces)[pick(weights, self.whim)]
        return chosen if chosen == PASSING else self.details(s, chosen, spaces[chosen])

    def weight(self, s: State, seat: int, space: Option) -> int:
        taste, board = self.taste, BOARDS[s.seats]
        if space[0] == PASS:
            return taste.passing
        at = space[1] if space[0] == PLACE else space[2]
        action = board.actions[at]
        weight = 10 * taste.actions.get(action, ACTION_WEIGHTS.get(action, 2))
        if action == MARKET:
            weight = weight * self.wish(s, seat, s.market[at]) // 4
        if board.hats[at]:
            weight = weight * taste.hats(s) // 2
        if space[0] == REPLAY and at == space[1]:
            weight *= 2
        return weight

    def wish(self, s: State, seat: int, card: int) -> int:
        taste = self.taste
        if card in LAWYERS and taste.seat not in (None, seat):
            return 0
        if card == taste.late and not s.ending():
            return 0
        return taste.cards.get(card, 1)

    def details(self, s: State, space: Option, options: list[Option]) -> Option:
        """Mostly the whole handful; of a flight anything."""
        at = space[1] if space[0] == PLACE else space[2]
        empty = [option for option in options if len(option) > len(space) and not any(option[len(space) :])]
        if empty and self.whim.below(10, 0) < self.taste.empty:
            return empty[0]
        back = [option for option in options if len(option) == len(space) + 1 and option[-1] < 0]
        if back and self.whim.below(10, 0) < self.taste.back:
            return back[self.whim.below(len(back), 0)]
        options = [option for option in options if option not in empty and option not in back] or options
        if BOARDS[s.seats].actions[at] == FENCE:
            return max(options, key=lambda option: (fence_pays(option[-QUALITIES:]), option))
        if BOARDS[s.seats].actions[at] == SUPERMARKET:
            return max(options, key=lambda option: (sum(option[-QUALITIES:]), option))
        return options[self.whim.below(len(options), 0)]


def pick(weights: list[int], whim: Seeded) -> int:
    return whim.pick(weights, 0)


# --- recipes ----------------------------------------------------------------------------------------------------------
def until_the_last_space(s: State) -> int:
    """The police are driven on, and left alone one step before the end."""
    return 0 if s.marker == BOARDS[s.seats].end - 1 else 12


def slowly(s: State) -> int:
    """Until the deck is empty."""
    return 1 if any(s.unseen) else 6


WANTED: Final = dict.fromkeys(range(KINDS), 12)
LAWYERS: Final = {GREAT_LAWYER: 200, BAD_LAWYER: 200}
COMPONENTS: Final = {INK: 30, PAPER: 30, HOLOGRAM: 60, PRINTER: 15}

RECIPES: Final = {
    "first-steps": Recipe(
        "two seats, the options as they stand",
        2,
        ("end: a hat", "card: printer", "card: lunch, the lowest", "end: last henchman played"),
        Taste({LUNCH: 40, PRINTER: 20}),
    ),
    "stall-guard": Recipe(
        "nobody uses the last hat: three quiet rounds, and the guard ends the game",
        2,
        ("end: the stall guard", "end: no last henchman"),
        Taste(hats=until_the_last_space, passing=30),
    ),
    "shared-win": Recipe(
        "the two who are ahead have the same",
        4,
        ("end: a shared win", "end: order continue"),
        Taste(),
    ),
    "order-from-first": Recipe(
        "the last henchmen go round from the first player, the trigger's seat among them",
        3,
        ("end: order first_player", "end: last henchman played", "end: last henchman declined", "case: the sunglasses"),
        Taste(passing=8),
        {"last_henchman_order": "first_player"},
    ),
    "printers-dream": Recipe(
        "ink, paper and hologram bought and printed with",
        4,
        ("card: ink", "card: paper", "card: hologram", "card: printer", "end: order continue"),
        Taste(COMPONENTS),
    ),
    "four-tickets": Recipe(
        "every lottery ticket is bought and paid",
        2,
        tuple(f"card: {KIND_NAMES[ticket]}" for ticket in TICKETS),
        Taste(dict.fromkeys(TICKETS, 100)),
    ),
    "lunch-by-choice": Recipe(
        "two owners of lunches choose what to convert, and not always the lowest",
        3,
        ("card: lunch, a choice", "card: jet", "police: strike"),
        Taste({LUNCH: 100, JET: 60, **COMPONENTS}),
        {"lunch_choice": "ask"},
    ),
    "two-lawyers": Recipe(
        "one seat owns both lawyers and moves the same henchman twice",
        3,
        ("case: both lawyers, one owner", "case: one henchman moved by both lawyers"),
        Taste(LAWYERS, seat=1),
    ),
    "second-thoughts": Recipe(
        "answers taken back, and others that a time-out gave",
        2,
        ("case: an answer taken back", "case: a time-out"),
        Taste(second_thoughts=8),
    ),
    "the-deck-runs-out": Recipe(
        "slow police: the market stays empty on the left",
        2,
        ("case: the deck runs out", "police: stalled"),
        Taste(WANTED, hats=slowly),
    ),
    "open-screens": Recipe(
        "everything lies open, and flights bring money back",
        3,
        ("case: open screens", "case: money back from offshore"),
        Taste(back=5),
        {"screens": "open", "offshore_withdrawals": "on"},
    ),
    "everything-at-once": Recipe(
        "few fakes, chosen lunches, money back, empty actions, payments seen; one seat owns both lawyers, one of them"
        " bought in the end sequence that a hat began inside a turn",
        3,
        (
            "end: a hat",
            "case: both lawyers, one owner",
            "case: a lawyer bought in the end sequence and used",
            "case: the fakes run out",
            "case: money back from offshore",
            "case: an empty action",
            "case: payments to the Godfather seen",
            "card: lunch, a choice",
            "police: strike",
            "police: investigation 3",
            "end: order first_player",
        ),
        Taste(
            LAWYERS | {LUNCH: 100, PRINTER: 40, INK: 10, PAPER: 10},
            {PRINT: 24, FENCE: 3, SUPERMARKET: 3, COMMERCIAL: 8},
            back=4,
            empty=1,
            seat=1,
            late=BAD_LAWYER,
        ),
        {
            "lunch_choice": "ask",
            "fake_supply": "limited",
            "offshore_withdrawals": "on",
            "empty_actions": "allowed",
            "godfather_amounts": "public",
            "last_henchman_order": "first_player",
        },
    ),
}


# --- looking and writing ----------------------------------------------------------------------------------------------
MOST_SEEDS: Final = 4000


def find(name: str, recipe: Recipe) -> tuple[int, Log]:
    for seed in range(MOST_SEEDS):
        log = Table(name, recipe, seed).play()
        if log.end and set(recipe.wants) <= shown(log):
            return seed, log
    raise SystemExit(f"{name}: no game among {MOST_SEEDS} shows {', '.join(recipe.wants)}")


def entry(name: str, recipe: Recipe, seed: int, shows: set[str]) -> str:
    claims = "".join(f'  "{what}",\n' for what in EVERYTHING if what in shows)
    return f'[[record]]\nfile = "{name}.tavolata"\nabout = "{recipe.about}"\nseed = {seed}\nshows = [\n{claims}]\n'


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    entries, missing, size = [], set(EVERYTHING), 0
    for name, recipe in RECIPES.items():
        began = time.perf_counter()
        seed, log = find(name, recipe)
        shows, text = shown(log), write_log(log)
        (RECORDS / f"{name}.tavolata").write_text(text, "utf-8")
        entries.append(entry(name, recipe, seed, shows))
        missing -= shows
        size += len(text)
        print(f"{name}: seed {seed}, {len(log.rows)} rows, {time.perf_counter() - began:.1f} s")
    for path in RECORDS.glob("*.tavolata"):
        if path.stem not in RECIPES:
            path.unlink()
    INDEX.write_text(
        "# Written by make_records.py; test_records.py checks every claim.\n\n" + "\n".join(entries), "utf-8"
    )
    print(
        f"{size / 1000:.0f} kB; " + (f"not shown: {', '.join(sorted(missing))}" if missing else "everything is shown")
    )
    sys.exit(bool(missing))


if __name__ == "__main__":
    main()
