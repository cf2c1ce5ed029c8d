"""The invariants of the rules file, checked after every answer of random games under all table options."""

from collections import Counter
from itertools import pairwise
from typing import Final

import pytest

from tavolata.games.pecunia_olet import GAME, facts
from tavolata.games.pecunia_olet.cards import JET, KINDS
from tavolata.games.pecunia_olet.state import State
from tavolata.kernel.chance import Seeded
from tavolata.kernel.game import make_setup
from tavolata.kernel.terms import SPECTATOR, SYSTEM, Event, Option
from tests.marks import rule

GAMES: Final = 16  # for each number of seats
OUT_OF_PLAY: Final = {2: 15, 3: 7, 4: 0}  # cards marked for more players, and what is left of pile S


def options_of(dice: Seeded, seats: int) -> dict[str, str]:
    chosen = {option.id: option.values[dice.below(len(option.values), 0)] for option in GAME.table_options}
    if chosen["first_player"] not in ("random", *"1234"[:seats]):
        chosen["first_player"] = "random"
    return chosen


def choose(dice: Seeded, options: list[Option]) -> Option:
    """Any space alike, then any of its details, so that games are not all flights and lots."""
    heads = sorted({option[:2] for option in options})
    head = heads[dice.below(len(heads), 0)]
    fitting = [option for option in options if option[:2] == head]
    return fitting[dice.below(len(fitting), 0)]


def holds(s: State) -> None:
    """What is true of every state."""
    assert all(amount >= 0 and amount % 10 == 0 for amount in s.cash + s.offshore)
    assert min(s.fakes) >= 0
    assert all(s.cards[seat * KINDS + JET] <= 1 for seat in range(s.seats))
    view = GAME.observe(s, SPECTATOR)
    on_sale = sum(kind >= 0 for kind in s.market)
    assert sum(s.cards) + view.deck + on_sale + sum(s.removed) + OUT_OF_PLAY[s.seats] == 42
    for seat in range(s.seats):
        assert s.ready[seat] + s.laid[seat] + s.men.count(seat) == 3
        assert min(s.ready[seat], s.laid[seat]) >= 0


def follows(before: State, s: State, seat: int, events: list[Event], withdrawals: bool) -> None:
    """What is true from one state to the next."""
    told = [event.fact for event in events]
    moves = [fact[1] for fact in told if fact[0] == facts.POLICE_MOVES]
    assert s.marker == (moves or [before.marker])[-1] == before.marker + len(moves)
    guarded = [fact[0] for fact in told].count(facts.STALLS)
    assert len(moves) - guarded <= 1
    assert all(now >= then for now, then in zip(s.cards, before.cards, strict=True))
    if not withdrawals:
        assert all(now >= then for now, then in zip(s.offshore, before.offshore, strict=True))
    money: Counter[int] = Counter()
    for kind, *rest in told:
        if kind == facts.BUYS:
            money[rest[0]] -= rest[-1]
        elif kind == facts.FLIES:
            money[rest[0]] -= rest[2]
        elif kind == facts.PAID_GODFATHER:
            money[rest[0]] -= rest[1]
        elif kind in (facts.EXCHANGES, facts.SELLS, facts.TAX_FRAUD_DONE, facts.LUNCHES, facts.CASHES_TICKETS):
            money[rest[0]] += rest[-1]
    for owner in range(s.seats):
        assert s.cash[owner] + s.offshore[owner] - before.cash[owner] - before.offshore[owner] == money[owner]


@rule("PO-004", "PO-016", "PO-017", "PO-018", "PO-020", "PO-029", "PO-089", "PO-102")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", range(GAMES))
def test_invariants_hold_in_random_games(seats: int, game: int) -> None:
    dice, chance = Seeded(1000 * seats + game), Seeded(game)
    options = options_of(dice, seats)
    s = GAME.new(make_setup(GAME, seats, options), chance)
    turns: list[tuple[int, int]] = []  # round, seat
    rounds = 0
    for _ in range(3000):
        holds(s)
        pending = GAME.pending(s)
        if not pending:
            break
        seat = pending[dice.below(len(pending), 0)]
        listed = GAME.options(s, seat)
        assert listed == sorted(set(listed))
        if seat != SYSTEM:
            assert GAME.default(s, seat) in listed
        option = choose(dice, listed)
        assert GAME.check(s, seat, option) is None
        before, events = s.clone(), list[Event]()
        if GAME.question_names[GAME.asked(s)[0].kind] == "turn":
            turns.append((rounds, seat))
        GAME.apply(s, seat, option, chance, events)
        rounds += sum(event.fact[0] == facts.ROUND_BEGINS for event in events)
        follows(before, s, seat, events, options["offshore_withdrawals"] == "on")
    assert not GAME.asked(s)
    assert s.ending()
    assert GAME.score(s).points == tuple(cash + offshore for cash, offshore in zip(s.cash, s.offshore, strict=True))
    by_round = Counter(turns)
    assert all(number == 3 for (at, _), number in by_round.items() if at < rounds)
    assert all(later[0] >= earlier[0] for earlier, later in pairwise(turns))


@rule("PO-015", "PO-022")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_not_listed_is_refused_with_a_reason(seats: int) -> None:
    """Random nonsense, near and far: allowed exactly when it is listed, and never a surprise."""
    dice, chance = Seeded(seats), Seeded(77)
    s = GAME.new(make_setup(GAME, seats, {"lunch_choice": "ask", "fake_supply": "limited"}), chance)
    refused = 0
    while GAME.asked(s):
        seat = GAME.pending(s)[0]
        listed = GAME.options(s, seat)
        for _ in range(8):
            length = 1 + dice.below(6, 0)
            option: Option = (dice.below(5, 0), *(dice.below(25, 0) - 3 for _ in range(length - 1)))
            who = dice.below(seats, 0)
            refusal = GAME.check(s, who, option)
            assert (refusal is None) == (option in GAME.options(s, who))
            if refusal:
                refused += 1
                assert refusal.rule.startswith("PO-")
        GAME.apply(s, seat, choose(dice, listed), chance)
    assert refused > 100
