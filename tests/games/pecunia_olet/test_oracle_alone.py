"""The oracle by itself: the invariants of the rules file over random games, and some of its scenarios.

What is expected here is worked out in this file from the rules, not with the oracle's own functions. The tests
carry no `rule` mark: they prove nothing about the product, only that the oracle is fit to judge it.
"""

import random
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, repeat
from typing import Any

import pytest

from tests.games.pecunia_olet.oracle import DATA, PASS, Answers, Asked, Command, Oracle

Facts = dict[str, Any]

BOX: dict[str, Any] = tomllib.loads(DATA.read_text(encoding="utf-8"))
VALUES: dict[str, list[str]] = {option["id"]: option["values"] for option in BOX["options"]}
OUT_OF_PLAY = {2: 15, 3: 7, 4: 0}  # undealt S cards and cards marked for more players
FACE_UP_AT_START = {2: 5, 3: 6, 4: 6}
HATS = {
    2: {"print-2", "super-1", "tax-2"},
    3: {"print-3", "super-1", "super-2", "fence-2", "tax-2"},
    4: {"print-3", "super-1", "super-2", "fence-2", "tax-2"},
}
COSTS = {2: [60, 50, 40, 30, 20], 3: [70, 60, 50, 40, 30, 20], 4: [70, 60, 50, 40, 30, 20]}
END = {2: 15, 3: 24, 4: 24}
REFUSED = {2: [5, 10, 13], 3: [9, 16, 21], 4: [9, 16, 21]}
STRIKE = {2: 7, 3: 12, 4: 12}
LONGEST = 3000  # answers; a random game takes about a hundred


# ---- Random games ----------------------------------------------------------------------------------------------


class Chance:
    """Uniform draws, remembered."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.drawn: list[tuple[str, str]] = []
        self.seen_from: list[Counter[str]] = []

    def __call__(self, what: str, unseen: Counter[str]) -> str:
        assert unseen, "nothing is drawn from nothing"
        assert min(unseen.values()) > 0
        outcome = self.rng.choice(sorted(unseen.elements()))
        self.drawn.append((what, outcome))
        self.seen_from.append(Counter(unseen))
        return outcome


def random_options(rng: random.Random, seats: int) -> dict[str, str]:
    options = {name: rng.choice(values) for name, values in VALUES.items() if rng.random() < 0.7}
    if int(options.get("first_player", "random").replace("random", "0")) > seats:
        del options["first_player"]
    return options


def random_command(rng: random.Random, commands: Iterable[Command]) -> Command:
    """First the space, then the details, so that large lots do not crowd out the rest."""
    by_space: dict[str, list[Command]] = {}
    for command in sorted(commands, key=repr):
        by_space.setdefault(" ".join(word for word in command if isinstance(word, str)), []).append(command)
    return rng.choice(by_space[rng.choice(sorted(by_space))])


def space_of(command: Command) -> str:
    """The space a command takes, "" for the others."""
    words = {"place": 1, "lawyer": 2}
    return str(command[words[str(command[0])]]) if command[0] in words else ""


def money_of_action(command: Command, cost: int) -> int:
    """What an answer adds to the seat's real money, cash and offshore together, without a Godfather."""
    space, detail = space_of(command), command[-1]
    action = space.split("-")[0]
    notes = detail if isinstance(detail, tuple) else (0, 0, 0)
    lowest_price = next((price for count, price in zip(notes, (20, 30, 40), strict=True) if count), 0)
    return {
        "": 0,
        "market": -cost,
        "print": 0,
        "super": 50 * sum(notes),
        "fence": lowest_price * sum(notes),
        "tax": 30,
        "commercial": -30,
        "jet": 0,
    }[action]


def check_table(seats: int, options: Mapping[str, str], facts: Facts) -> None:
    """What holds of every position."""
    for amount in chain(facts["cash"], facts["offshore"]):
        assert amount >= 0
        assert amount % 10 == 0
    assert all(count >= 0 for notes in facts["fakes"] for count in notes)
    if options.get("fake_supply") == "limited":
        assert all(
            sum(column) <= most for column, most in zip(zip(*facts["fakes"], strict=True), (30, 30, 40), strict=True)
        )
    owned = [Counter(cards) for cards in facts["cards"]]
    lying = [card for card in facts["market"] if card]
    in_play = sum(cards.total() for cards in owned) + len(lying) + sum(facts["removed"].values()) + facts["deck"]
    assert in_play + OUT_OF_PLAY[seats] == 42
    assert all(cards["jet"] <= 1 for cards in owned)
    assert all(count > 0 for cards in [*facts["cards"], facts["removed"]] for count in cards.values())
    for seat in range(seats):
        on_board = sum(owner == seat for owner in facts["men"].values())
        assert facts["ready"][seat] + facts["laid"][seat] + on_board == 3
    assert facts["refused"] == sum(facts["marker"] >= index for index in REFUSED[seats])


def check_question(seats: int, options: Mapping[str, str], facts: Facts, asked: Asked) -> None:
    """What holds of every question."""
    assert all(asked.commands.values())
    if asked.kind == "lunch":
        assert options.get("lunch_choice") == "ask"
        assert sorted(asked.commands) == [seat for seat, cards in enumerate(facts["cards"]) if "lunch" in cards]
        for seat, commands in asked.commands.items():
            due = min(facts["cards"][seat]["lunch"], sum(facts["fakes"][seat]))
            assert {sum(notes) for _, notes in commands if isinstance(notes, tuple)} == {due}
        return
    assert len(asked.commands) == 1
    ((seat, commands),) = asked.commands.items()
    assert PASS in commands
    assert (asked.kind == "turn") == (facts["marker"] < END[seats])
    if asked.kind in ("turn", "last"):
        assert facts["ready"][seat] > 0
        assert not {space_of(command) for command in commands} & set(facts["men"])
    else:
        assert asked.kind in facts["cards"][seat]
        assert {command[1] for command in commands - {PASS}} <= {
            space for space, owner in facts["men"].items() if owner == seat
        }
    if facts["marker"] == STRIKE[seats]:
        assert not any(space_of(command).startswith(("commercial", "jet")) for command in commands)


def check_step(options: Mapping[str, str], asked: Asked, answers: Answers, old: Facts, new: Facts) -> None:
    """What holds from one question to the next."""
    assert 0 <= new["marker"] - old["marker"] <= 1
    assert new["deck"] <= old["deck"]
    assert new["refused"] >= old["refused"]
    for seat in range(len(old["cash"])):
        assert Counter(old["cards"][seat]) <= Counter(new["cards"][seat])
        if options.get("offshore_withdrawals") != "on":
            assert new["offshore"][seat] >= old["offshore"][seat]
    if asked.kind == "lunch":
        check_lunches(asked, answers, old, new)
    else:
        check_action(asked, answers, old, new)


def check_lunches(asked: Asked, answers: Answers, old: Facts, new: Facts) -> None:
    for seat in range(len(old["cash"])):
        notes = answers[seat][1] if seat in answers else (0, 0, 0)
        assert isinstance(notes, tuple)
        assert new["cash"][seat] == old["cash"][seat] + 50 * sum(notes)
        assert new["fakes"][seat] == [have - gone for have, gone in zip(old["fakes"][seat], notes, strict=True)]
    assert new["first"] == old["next_first"]


def check_action(asked: Asked, answers: Answers, old: Facts, new: Facts) -> None:
    """One seat's turn, last henchman or lawyer; where nothing else came with it, its money to the dollar."""
    ((seat, command),) = answers.items()
    space = space_of(command)
    seats = len(old["cash"])
    round_over = asked.kind == "turn" and sum(old["ready"]) == 1
    if asked.kind == "turn" and not round_over:
        assert new["marker"] - old["marker"] == (space in HATS[seats])
        assert sum(new["ready"]) == sum(old["ready"]) - 1
        assert new["next_first"] == (seat if space == "tax-1" else old["next_first"])
        assert new["first"] == old["first"]
    if asked.kind != "turn":
        assert new["marker"] == old["marker"]
        assert new["next_first"] == old["next_first"]
    if round_over or new["over"]:
        return
    for other in set(range(seats)) - {seat}:
        assert new["offshore"][other] == old["offshore"][other]
        assert new["fakes"][other] == old["fakes"][other]
        assert new["cards"][other] == old["cards"][other]
    if new["marker"] == old["marker"]:
        cost = COSTS[seats][int(space.split("-")[1]) - 1] if space.startswith("market") else 0
        for who in range(seats):
            gain = money_of_action(command, cost) if who == seat else 0
            assert new["cash"][who] + new["offshore"][who] == old["cash"][who] + old["offshore"][who] + gain
    if space.startswith("print"):
        owned = old["cards"][seat]
        quality = sum(component in owned for component in ("ink", "paper", "hologram"))
        gained = [after - before for before, after in zip(old["fakes"][seat], new["fakes"][seat], strict=True)]
        assert sum(gained) == gained[quality - 1] <= 2 * owned["printer"]


def check_end(seats: int, facts: Facts) -> None:
    assert facts["marker"] == END[seats]
    assert facts["scores"] == [cash + offshore for cash, offshore in zip(facts["cash"], facts["offshore"], strict=True)]
    ranking = sorted(facts["scores"], reverse=True)
    assert facts["places"] == [ranking.index(score) + 1 for score in facts["scores"]]


def check_chance(seats: int, options: Mapping[str, str], chance: Chance, facts: Facts) -> None:
    """One outcome for the first seat if it is random, one card a seat, one for each card that left the deck."""
    by_chance = options.get("first_player", "random") == "random"
    assert [what for what, _ in chance.drawn].count("seat") == by_chance
    cards = len(chance.drawn) - by_chance
    assert cards == seats + (42 - OUT_OF_PLAY[seats] - 2 * seats) - facts["deck"]
    deals = chance.seen_from[by_chance : by_chance + seats]
    assert [unseen.total() for unseen in deals] == [4, 3, 2, 1][:seats]
    sizes = [unseen.total() for unseen in chance.seen_from[by_chance + seats :]]
    piles = {2: [6, 6, 6, 5], 3: [8, 7, 8, 6], 4: [10, 9, 8, 7]}[seats]
    assert sizes == list(chain.from_iterable(range(size, 0, -1) for size in piles))[: len(sizes)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_the_laws(seats: int) -> None:
    kinds: Counter[str] = Counter()
    for number in range(200):
        rng = random.Random(f"{seats} {number}")
        options = random_options(rng, seats)
        chance = Chance(rng)
        oracle = Oracle(seats, options, chance)
        facts: Facts = oracle.facts()
        assert len([card for card in facts["market"] if card]) == FACE_UP_AT_START[seats]
        for _ in range(LONGEST):
            check_table(seats, options, facts)
            if oracle.asked is None:
                break
            asked = oracle.asked
            check_question(seats, options, facts, asked)
            kinds[asked.kind] += 1
            answers = {seat: random_command(rng, commands) for seat, commands in asked.commands.items()}
            oracle.answer(answers)
            old, facts = facts, oracle.facts()
            check_step(options, asked, answers, old, facts)
        assert facts["over"], "the game does not end"
        check_end(seats, facts)
        check_chance(seats, options, chance, facts)
    assert kinds.keys() >= {"turn", "lunch", "last", "great_lawyer"}
    assert ("bad_lawyer" in kinds) == (seats > 2)


# ---- Scenarios -------------------------------------------------------------------------------------------------
# A position is laid out while the seat before the one that matters is being asked; that seat then passes, so that
# the question that matters is asked in the new position.


def scripted(outcomes: Iterable[str]) -> Iterator[str]:
    """These outcomes, then any ("" stands for the first by name)."""
    return chain(outcomes, repeat(""))


def table(seats: int, first: str, outcomes: Iterable[str] = (), **options: str) -> Oracle:
    script = scripted(outcomes)
    return Oracle(seats, {"first_player": first, **options}, lambda what, unseen: next(script) or min(unseen))


def question(oracle: Oracle) -> Asked:
    assert oracle.asked is not None
    return oracle.asked


def legal(oracle: Oracle, seat: int) -> set[Command]:
    return question(oracle).commands[seat]


def spaces(oracle: Oracle, seat: int) -> set[str]:
    return {space_of(command) for command in legal(oracle, seat)} - {""}


def passing(oracle: Oracle, *seats: int) -> None:
    for seat in seats:
        oracle.answer({seat: PASS})


def test_s01_setup_of_four() -> None:
    facts: Facts = table(4, "1", ["ink", "ink", "paper", "paper", "jet"]).facts()
    assert facts["cash"] == [20, 30, 40, 50]
    assert facts["cards"] == [{"printer": 1, kind: 1} for kind in ("ink", "ink", "paper", "paper")]
    assert facts["ready"] == [3, 3, 3, 3]
    assert (facts["marker"], facts["deck"], facts["market"][-1]) == (0, 28, "jet")
    assert None not in facts["market"]


def test_s02_setup_of_three() -> None:
    facts: Facts = table(3, "3").facts()
    assert (facts["cash"], facts["marker"], facts["deck"]) == ([30, 40, 20], 4, 23)


def test_s03_setup_of_two() -> None:
    oracle = table(2, "1")
    facts: Facts = oracle.facts()
    assert (facts["cash"], facts["marker"], facts["deck"], len(facts["market"])) == ([20, 30], 0, 18, 5)
    assert all(pile["bad_lawyer"] == 0 for pile in oracle.deck)


def test_refused_tables_and_answers() -> None:
    def at_random(what: str, unseen: Counter[str]) -> str:
        return min(unseen)

    for seats, options in [(1, {}), (5, {}), (3, {"first_player": "4"}), (3, {"screens": "ajar"}), (3, {"beer": "on"})]:
        with pytest.raises(ValueError):
            Oracle(seats, options, at_random)
    with pytest.raises(ValueError):
        table(3, "1", ["hologram"])
    oracle = table(3, "1")
    wrong: list[Answers] = [{}, {1: PASS}, {0: ("place", "jet-1", 10)}, {0: PASS, 1: PASS}]
    for answers in wrong:
        with pytest.raises(ValueError):
            oracle.answer(answers)
    assert oracle.facts() == table(3, "1").facts()


def test_s09_no_second_jet() -> None:
    oracle = table(3, "3", ["ink", "ink", "paper", "jet"])
    oracle.cash = [50, 50, 50]
    oracle.cards[0]["jet"] = 1
    passing(oracle, 2)
    assert "market-6" not in spaces(oracle, 0)
    passing(oracle, 0)
    assert "market-6" in spaces(oracle, 1)


def test_s11_limited_bank() -> None:
    for supply, printed in [("unlimited", 6), ("limited", 4)]:
        oracle = table(3, "3", fake_supply=supply)
        oracle.cards[0] = Counter(printer=3, ink=1, paper=1)
        oracle.fakes[1] = [0, 26, 0]
        passing(oracle, 2)
        oracle.answer({0: ("place", "print-2")})
        assert oracle.facts()["fakes"] == [[0, printed, 0], [0, 26, 0], [0, 0, 0]]


def test_an_empty_bank_stops_printing_unless_empty_actions_are_allowed() -> None:
    for empty_actions in VALUES["empty_actions"]:
        oracle = table(3, "3", fake_supply="limited", empty_actions=empty_actions)
        oracle.fakes[1] = [30, 0, 0]
        passing(oracle, 2)
        assert ("print-1" in spaces(oracle, 0)) == (empty_actions == "allowed")


def test_empty_actions_of_the_penniless() -> None:
    oracle = table(3, "3", empty_actions="allowed")
    oracle.cash = [30, 20, 40]
    oracle.refused = 3
    passing(oracle, 2)
    assert legal(oracle, 0) >= {
        ("place", "super-1", (0, 0, 0)),
        ("place", "fence-2", (0, 0, 0)),
        ("place", "commercial-1", 0),
    }
    assert "jet-1" not in spaces(oracle, 0)
    oracle.answer({0: ("place", "commercial-1", 0)})
    assert oracle.facts()["cash"] == [0, 20, 40]
    assert "commercial-2" not in spaces(oracle, 1)
    oracle.answer({1: ("place", "super-2", (0, 0, 0))})
    assert oracle.facts()["marker"] == 5


def test_s14_s16_supermarket_and_investigation() -> None:
    oracle = table(3, "3")
    oracle.marker, oracle.cash = 8, [0, 0, 0]
    oracle.fakes = [[3, 0, 0], [4, 1, 0], [0, 0, 0]]
    passing(oracle, 2)
    oracle.answer({0: ("place", "super-1", (3, 0, 0))})
    facts: Facts = oracle.facts()
    assert (facts["cash"][0], facts["marker"], facts["refused"]) == (150, 9, 1)
    lots = {command for command in legal(oracle, 1) if space_of(command) == "super-2"}
    assert lots == {("place", "super-2", (0, 1, 0))}


@pytest.mark.parametrize(
    ("stock", "lot", "cash"),
    [([1, 1, 2], (1, 1, 2), 80), ([0, 3, 3], (0, 3, 3), 180), ([1, 0, 9], (0, 0, 8), 320), ([1, 0, 9], (1, 0, 7), 160)],
)
def test_s18_s20_fence(stock: list[int], lot: tuple[int, int, int], cash: int) -> None:
    oracle = table(3, "3")
    oracle.cash[0], oracle.fakes[0] = 0, stock
    passing(oracle, 2)
    assert ("place", "fence-1", (0, 0, 9)) not in legal(oracle, 0)
    oracle.answer({0: ("place", "fence-1", lot)})
    assert oracle.cash[0] == cash
    assert oracle.fakes[0] == [have - sold for have, sold in zip(stock, lot, strict=True)]


def test_s22_sunglasses() -> None:
    oracle = table(3, "1")
    passing(oracle, 0, 1)
    oracle.answer({2: ("place", "tax-1")})
    assert (oracle.first, oracle.next_first) == (0, 2)
    passing(oracle, 0, 1, 2, 0, 1, 2)
    assert (oracle.first, oracle.next_first) == (2, 2)
    passing(oracle, 2, 0, 1)


def test_s23_stall_guard() -> None:
    for guard, markers in [("on", [4, 4, 5, 6]), ("off", [4, 4, 4, 4])]:
        oracle = table(3, "1", stall_guard=guard)
        for marker in markers:
            passing(oracle, *[0, 1, 2] * 3)
            assert (oracle.marker, oracle.first) == (marker, 0)
        oracle.answer({0: ("place", "tax-2")})
        passing(oracle, 1, 2, *[0, 1, 2] * 2)
        assert oracle.marker == markers[-1] + 1
        passing(oracle, *[0, 1, 2] * 6)
        assert oracle.marker == markers[-1] + 1
        passing(oracle, *[0, 1, 2] * 3)
        assert oracle.marker == markers[-1] + 1 + (guard == "on")


def test_stall_guard_ends_the_game_without_last_henchmen_but_with_lawyers() -> None:
    oracle = table(3, "1")
    passing(oracle, *[0, 1, 2] * 6)
    oracle.answer({0: ("place", "tax-3")})
    oracle.marker = 23
    oracle.cash = [100, 100, 100]
    oracle.cards[0]["great_lawyer"] = 1
    oracle.cards[1]["bad_lawyer"] = 1
    passing(oracle, 1, 2, *[0, 1, 2] * 2)
    assert (question(oracle).kind, set(question(oracle).commands), oracle.marker) == ("great_lawyer", {0}, 24)
    oracle.answer({0: ("lawyer", "tax-3", "tax-1")})
    facts: Facts = oracle.facts()
    assert facts["over"]  # the Bad Lawyer's owner has no henchman on the board
    assert (facts["scores"], facts["places"], facts["next_first"]) == ([80, 50, 50], [1, 2, 2], 0)
    assert facts["men"] == {"tax-1": 0}


def test_s24_to_s27_flights() -> None:
    oracle = table(3, "3", offshore_withdrawals="on")
    oracle.cash, oracle.offshore = [100, 100, 30], [0, 40, 20]
    oracle.cards[1]["jet"] = 1
    passing(oracle, 2)
    amounts = {command[2] for command in legal(oracle, 0) if space_of(command) == "commercial-1"}
    assert amounts == set(range(10, 80, 10))
    assert "jet-1" not in spaces(oracle, 0)
    oracle.answer({0: ("place", "commercial-1", 70)})
    assert (oracle.cash[0], oracle.offshore[0]) == (0, 70)
    amounts = {command[2] for command in legal(oracle, 1) if space_of(command) == "jet-1"}
    assert amounts == {-40, -30, -20, -10, *range(10, 110, 10)}
    oracle.answer({1: ("place", "jet-1", -40)})
    assert (oracle.cash[1], oracle.offshore[1]) == (140, 0)
    amounts = {command[2] for command in legal(oracle, 2) if space_of(command) == "commercial-2"}
    assert amounts == {-20, -10}


def test_s28_strike() -> None:
    oracle = table(3, "3", empty_actions="allowed", offshore_withdrawals="on")
    oracle.marker, oracle.cash, oracle.offshore = 12, [100, 100, 100], [50, 50, 50]
    oracle.cards[0]["jet"] = oracle.cards[1]["jet"] = 1
    passing(oracle, 2)
    assert not spaces(oracle, 0) & {"commercial-1", "commercial-2", "jet-1"}
    oracle.answer({0: ("place", "tax-2")})
    assert spaces(oracle, 1) >= {"commercial-1", "commercial-2", "jet-1"}


def test_s29_godfather() -> None:
    oracle = table(4, "4")
    oracle.marker = 6
    oracle.cash, oracle.offshore = [100, 50, 10, 0], [0, 200, 0, 0]
    oracle.fakes[3] = [0, 0, 4]
    oracle.cards[2]["lottery-100"] = 1
    passing(oracle, 3)
    oracle.answer({0: ("place", "tax-2")})
    facts: Facts = oracle.facts()
    assert (facts["marker"], facts["cash"], facts["offshore"]) == (7, [60, 20, 0, 0], [0, 200, 0, 0])
    assert (facts["fakes"][3], facts["cards"][2]["lottery-100"]) == ([0, 0, 4], 1)


def test_s30_money_of_the_action_is_halved() -> None:
    oracle = table(3, "3")
    oracle.marker, oracle.cash[0], oracle.fakes[0] = 12, 0, [0, 0, 8]
    passing(oracle, 2)
    oracle.answer({0: ("place", "fence-2", (0, 0, 8))})
    assert (oracle.marker, oracle.cash[0]) == (13, 160)


@pytest.mark.parametrize(
    ("deck", "after"),
    [
        ([["lottery-80"], ["lottery-100"], ["lottery-120"]], ["lottery-120", "lottery-100", "lottery-80"]),
        ([[], [], [], ["bad_lawyer"]], [None, None, "bad_lawyer"]),
        ([[], [], [], []], [None, None, None]),
    ],
)
def test_s31_s32_market_slides_and_fills(deck: list[list[str]], after: list[str | None]) -> None:
    oracle = table(3, "1")
    passing(oracle, *[0, 1, 2] * 2, 0, 1)
    cards = ["printer", "ink", None, "paper", "hologram", "lunch"]
    oracle.market = dict(zip(oracle.market, cards, strict=True))
    oracle.deck = [Counter(pile) for pile in deck]
    passing(oracle, 2)
    assert oracle.facts()["market"] == [*after, "printer", "ink", "paper"]
    assert oracle.facts()["removed"] == {"hologram": 1, "lunch": 1}
    assert oracle.facts()["deck"] == 0


def test_s33_s34_lunches() -> None:
    for choice in VALUES["lunch_choice"]:
        oracle = table(4, "1", lunch_choice=choice)
        passing(oracle, 0)
        oracle.answer({1: ("place", "tax-1")})
        passing(oracle, 2, 3, 0, 1, 2, 3, 0, 1, 2)
        oracle.cash = [20, 20, 20, 20]
        oracle.fakes = [[1, 1, 0], [1, 0, 2], [0, 0, 0], [1, 0, 0]]
        for seat, lunches in enumerate([3, 1, 1, 0]):
            oracle.cards[seat]["lunch"] = lunches
        passing(oracle, 3)
        if choice == "ask":
            assert (oracle.first, oracle.next_first, oracle.ready) == (0, 1, [3, 3, 3, 3])
            assert question(oracle) == Asked(
                "lunch",
                {
                    0: {("lunch", (1, 1, 0))},
                    1: {("lunch", (1, 0, 0)), ("lunch", (0, 0, 1))},
                    2: {("lunch", (0, 0, 0))},
                },
            )
            oracle.answer({0: ("lunch", (1, 1, 0)), 1: ("lunch", (0, 0, 1)), 2: ("lunch", (0, 0, 0))})
        assert (question(oracle).kind, set(question(oracle).commands), oracle.first) == ("turn", {1}, 1)
        assert oracle.cash == [120, 70, 20, 20]
        assert oracle.fakes == [[0, 0, 0], [1, 0, 1] if choice == "ask" else [0, 0, 2], [0, 0, 0], [1, 0, 0]]


@pytest.mark.parametrize(("order", "seats"), [("continue", [1, 2, 0]), ("first_player", [0, 1, 2])])
def test_s35_last_henchmen(order: str, seats: list[int]) -> None:
    oracle = table(3, "1", last_henchman_order=order)
    passing(oracle, 0, 1)
    oracle.marker = 23
    oracle.cash = [90, 40, 0]
    passing(oracle, 2)
    oracle.answer({0: ("place", "print-3")})
    assert (oracle.marker, oracle.cash) == (24, [40, 20, 0])
    asked = []
    for _ in range(3):
        assert question(oracle).kind == "last"
        (seat,) = question(oracle).commands
        asked.append(seat)
        oracle.answer({seat: ("place", "tax-2") if seat == 1 else PASS})
    assert asked == seats
    facts: Facts = oracle.facts()
    assert facts["over"]
    assert (facts["marker"], facts["ready"], facts["laid"]) == (24, [1, 1, 2], [1, 1, 1])
    assert facts["scores"] == [40, 50, 0]


def before_the_end() -> Oracle:
    """A has a henchman on fence-1, B on tax-1; C is about to bring the police."""
    oracle = table(3, "3")
    oracle.fakes[0] = [0, 0, 1]
    passing(oracle, 2)
    oracle.answer({0: ("place", "fence-1", (0, 0, 1))})
    oracle.answer({1: ("place", "tax-1")})
    oracle.marker = 23
    return oracle


def test_s36_lawyers() -> None:
    oracle = before_the_end()
    oracle.cards[0]["great_lawyer"] = 1
    oracle.cards[1]["bad_lawyer"] = 1
    oracle.fakes[0] = [0, 0, 4]
    oracle.fakes[1] = [0, 0, 4]
    oracle.answer({2: ("place", "print-3")})
    passing(oracle, 0, 1, 2)
    assert question(oracle).kind == "great_lawyer"
    assert {command[1] for command in legal(oracle, 0) - {PASS}} == {"fence-1"}
    assert spaces(oracle, 0) >= {"fence-1", "fence-2", "tax-2", "print-1"}
    assert not spaces(oracle, 0) & {"tax-1", "print-3"}
    cash = oracle.cash[0]
    oracle.answer({0: ("lawyer", "fence-1", "fence-1", (0, 0, 4))})
    assert oracle.cash[0] == cash + 160
    assert question(oracle).kind == "bad_lawyer"
    assert "fence-1" not in spaces(oracle, 1)
    assert spaces(oracle, 1) >= {"fence-2", "tax-1", "tax-2"}
    oracle.answer({1: ("lawyer", "tax-1", "fence-2", (0, 0, 4))})
    facts: Facts = oracle.facts()
    assert facts["over"]
    assert (facts["marker"], facts["men"]) == (24, {"fence-1": 0, "fence-2": 1, "print-3": 2})


def test_the_space_a_lawyer_leaves_is_free_for_the_other_and_both_may_move_one_henchman() -> None:
    oracle = before_the_end()
    oracle.cards[0].update(great_lawyer=1, bad_lawyer=1)
    oracle.answer({2: ("place", "print-3")})
    passing(oracle, 0, 1, 2)
    oracle.answer({0: ("lawyer", "fence-1", "tax-2")})
    assert question(oracle).kind == "bad_lawyer"
    assert {command[1] for command in legal(oracle, 0) - {PASS}} == {"tax-2"}
    oracle.fakes[0] = [0, 0, 1]
    oracle.answer({0: ("lawyer", "tax-2", "tax-3")})
    assert oracle.facts()["men"] == {"tax-1": 1, "tax-3": 0, "print-3": 2}


@pytest.mark.parametrize(
    ("step", "bought", "asked_then"),
    [
        ("last", "great_lawyer", "great_lawyer"),
        ("great_lawyer", "bad_lawyer", "bad_lawyer"),
        ("bad_lawyer", "great_lawyer", None),
    ],
)
def test_a_lawyer_bought_at_the_end_works_if_its_step_has_not_passed(
    step: str, bought: str, asked_then: str | None
) -> None:
    oracle = before_the_end()
    oracle.market["market-6"] = bought
    oracle.cash[0] = 40
    if step != "last":
        oracle.cards[0][step] = 1
    oracle.answer({2: ("place", "tax-2")})
    if step == "last":
        oracle.answer({0: ("place", "market-6")})
        passing(oracle, 1, 2)
    else:
        passing(oracle, 0, 1, 2)
        assert question(oracle).kind == step
        oracle.answer({0: ("lawyer", "fence-1", "market-6")})
    assert oracle.cards[0][bought] == 1
    assert (oracle.asked.kind if oracle.asked else None) == asked_then


def test_s37_final_steps() -> None:
    oracle = before_the_end()
    oracle.answer({2: ("place", "print-3")})
    passing(oracle, 0, 1)
    oracle.cash, oracle.offshore = [40, 10, 10], [300, 0, 0]
    oracle.fakes = [[2, 0, 1], [0, 0, 9], [0, 0, 0]]
    oracle.cards[0].update({"lunch": 2, "lottery-80": 1, "lottery-120": 1})
    passing(oracle, 2)
    facts: Facts = oracle.facts()
    assert facts["over"]
    assert oracle.asked is None
    assert (facts["scores"], facts["places"], facts["fakes"][0]) == ([640, 10, 10], [1, 2, 2], [0, 0, 1])
    with pytest.raises(ValueError, match="over"):
        oracle.answer({})


def test_s38_shared_places() -> None:
    oracle = before_the_end()
    oracle.answer({2: ("place", "print-3")})
    passing(oracle, 0, 1)
    oracle.cash, oracle.offshore = [640, 600, 510], [0, 40, 0]
    passing(oracle, 2)
    assert oracle.facts()["places"] == [1, 1, 3]


def test_s40_passing_alone_is_asked() -> None:
    oracle = table(2, "2")
    oracle.cards[0]["jet"] = 1
    oracle.answer({1: ("place", "print-1")})
    oracle.answer({0: ("place", "tax-2")})
    oracle.answer({1: ("place", "print-2")})
    oracle.answer({0: ("place", "jet-1", 10)})
    oracle.cash[0] = 10
    oracle.answer({1: ("place", "tax-1")})
    assert question(oracle) == Asked("turn", {0: {PASS}})
