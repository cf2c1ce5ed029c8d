"""The frames and the oracle, written by two heads from one rules file, play the same games and never differ.

Both get the same choices and the same named outcomes. Any difference is a mistake in one of the two.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable

import pytest

from tavolata.games.pecunia_olet import GAME
from tavolata.games.pecunia_olet.board import BOARDS
from tavolata.games.pecunia_olet.cards import KIND_NAMES, KINDS, NO_CARD, QUALITIES
from tavolata.games.pecunia_olet.options import CONVERT, PASS, PLACE
from tavolata.games.pecunia_olet.stages import CHOOSE_LUNCH, LAST, REPLACE, TURN
from tavolata.games.pecunia_olet.state import FREE, State
from tavolata.kernel.chance import Chance, Noting, Seeded
from tavolata.kernel.game import make_setup, outcome_text
from tavolata.kernel.terms import SYSTEM, Option

from .oracle import Command, Oracle

GAMES = int(os.environ.get("TAVOLATA_ORACLE_GAMES", "60"))  # of each kind; `make soak` asks for more

Policy = Callable[[list[Option], Seeded], Option]


def command(s: State, option: Option) -> Command:
    """An option of the frames in the oracle's words."""
    spaces = BOARDS[s.seats].spaces
    if option[0] == PASS:
        return ("pass",)
    if option[0] == CONVERT:
        return ("lunch", tuple(option[1:]))
    names = [spaces[option[1]]] if option[0] == PLACE else [spaces[option[1]], spaces[option[2]]]
    details = option[1 + len(names) :]
    if len(details) == QUALITIES:
        return ("place" if option[0] == PLACE else "lawyer", *names, tuple(details))
    return ("place" if option[0] == PLACE else "lawyer", *names, *details)


def asked_kind(s: State) -> str:
    f = s.stack[-1]
    if f[0] == REPLACE:
        return KIND_NAMES[f[2]]
    return {TURN: "turn", LAST: "last"}.get(f[0], "lunch")


def facts_of(s: State) -> dict[str, object]:
    """What the frames say of everything the oracle can tell."""
    spaces = BOARDS[s.seats].spaces
    board = BOARDS[s.seats]
    facts: dict[str, object] = {
        "cash": s.cash,
        "offshore": s.offshore,
        "fakes": [list(s.notes(seat)) for seat in range(s.seats)],
        "cards": [kinds(s.cards[seat * KINDS :][:KINDS]) for seat in range(s.seats)],
        "ready": s.ready,
        "laid": s.laid,
        "men": {spaces[space]: seat for space, seat in enumerate(s.men) if seat != FREE},
        "market": [None if card == NO_CARD else KIND_NAMES[card] for card in s.market],
        "removed": kinds(s.removed),
        "deck": GAME.observe(s, 0).deck,
        "marker": s.marker,
        "refused": board.refused[s.marker],
        "first": s.first,
        "next_first": s.next_first,
        "over": s.over(),
    }
    if s.over():
        result = GAME.score(s)
        facts |= {"scores": list(result.points), "places": list(result.places)}
    return facts


def kinds(counts: list[int]) -> dict[str, int]:
    return {KIND_NAMES[kind]: number for kind, number in enumerate(counts) if number}


class Drawing(Noting):
    """Notes also out of what each outcome came, as counts by its name."""

    def __init__(self, source: Chance) -> None:
        super().__init__(source)
        self.held: list[dict[str, int]] = []

    def below(self, n: int, what: int) -> int:
        self.held.append({str(value): 1 for value in range(n)})
        return super().below(n, what)

    def pick(self, counts: list[int], what: int) -> int:
        self.held.append(kinds(counts))
        return super().pick(counts, what)


class Both:
    """One game told twice."""

    def __init__(self, seats: int, options: dict[str, str], seed: int) -> None:
        self.dice = Drawing(Seeded(seed))
        self.s = GAME.new(make_setup(GAME, seats, options), self.dice)
        self.drawn = 0
        self.oracle = Oracle(seats, options, self.draw)

    def draw(self, what: str, multiset: Counter[str]) -> str:
        """The outcome the frames drew; the oracle must ask for the same kind, out of the very same things."""
        kind, _, value = outcome_text(GAME, self.dice.taken[self.drawn]).partition(" ")
        assert kind == what
        assert self.dice.held[self.drawn] == multiset
        self.drawn += 1
        return value

    def compare(self) -> None:
        asked = self.oracle.asked
        mine = {
            seat: {command(self.s, option) for option in GAME.options(self.s, seat)} for seat in GAME.pending(self.s)
        }
        assert self.drawn == len(self.dice.taken)
        if asked is None:
            assert not mine
        else:
            assert asked.kind == asked_kind(self.s)
            assert asked.commands == mine
        told = self.oracle.facts()
        for name, value in facts_of(self.s).items():
            assert told[name] == value, name

    def step(self, choose: Policy, whim: Seeded) -> None:
        answers: dict[int, Command] = {}
        window = self.s.stack[-1][1] == CHOOSE_LUNCH and self.s.stack[-1][0] == 0
        for seat in GAME.pending(self.s):
            option = choose(GAME.options(self.s, seat), whim)
            answers[seat] = command(self.s, option)
            GAME.apply(self.s, seat, option, self.dice)
        if window:
            (result,) = GAME.options(self.s, SYSTEM)
            GAME.apply(self.s, SYSTEM, result, self.dice)
        self.oracle.answer(answers)
        self.compare()


def anything(options: list[Option], whim: Seeded) -> Option:
    return options[whim.below(len(options), 0)]


def mostly_passing(options: list[Option], whim: Seeded) -> Option:
    """Games in which the police stand still: the stall guard moves them and ends the game, and the deck runs out."""
    return options[0] if whim.below(12, 0) else anything(options, whim)


def spaces_first(options: list[Option], whim: Seeded) -> Option:
    """Every space as likely as a lot of a hundred: more cards bought, more flights."""
    spaces = sorted({option[:2] for option in options})
    wanted = spaces[whim.below(len(spaces), 0)]
    return anything([option for option in options if option[:2] == wanted], whim)


POLICIES = {"anything": anything, "mostly passing": mostly_passing, "spaces first": spaces_first}


def random_options(seats: int, whim: Seeded) -> dict[str, str]:
    chosen = {option.id: option.values[whim.below(len(option.values), 0)] for option in GAME.table_options}
    if chosen["first_player"] not in ("random", *map(str, range(1, seats + 1))):
        chosen["first_player"] = "random"
    return chosen


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_frames_and_oracle_never_differ(seats: int, policy: str) -> None:
    for seed in range(GAMES):
        whim = Seeded(1000 * seats + seed)
        options = random_options(seats, whim) if seed % 4 else {}  # every fourth game with the defaults
        if policy == "mostly passing":
            options["stall_guard"] = "on"  # or it would hardly end
        both = Both(seats, options, seed)
        both.compare()
        while both.oracle.asked:
            both.step(POLICIES[policy], whim)
        assert both.s.over()
