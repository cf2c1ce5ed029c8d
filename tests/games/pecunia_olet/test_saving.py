"""A saved state comes back as it was, and whatever is none is refused as a bad file, never with another error."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.games.pecunia_olet import GAME
from tavolata.games.pecunia_olet.options import CONVERT
from tavolata.games.pecunia_olet.stages import CHOOSE_LUNCH, POLICE, ROUND, TURN
from tavolata.games.pecunia_olet.state import State
from tavolata.kernel.chance import Seeded
from tavolata.kernel.errors import BadFile
from tavolata.kernel.frames import WINDOW
from tavolata.kernel.game import make_setup
from tavolata.kernel.terms import SYSTEM

from .table import Table


def states(seats: int, seed: int, **options: str) -> list[State]:
    """Every state of a random game."""
    dice = Seeded(seed)
    s = GAME.new(make_setup(GAME, seats, options), dice)
    found = [s.clone()]
    while s.stack:
        seat = GAME.pending(s)[0]
        listed = GAME.options(s, seat)
        GAME.apply(s, seat, listed[dice.below(len(listed), 0)], dice)
        found.append(s.clone())
    return found


def dumped(s: State) -> dict[str, Any]:
    """As it comes out of a file."""
    data: dict[str, Any] = json.loads(json.dumps(GAME.dump(s)))
    return data


def lunch_window() -> State:
    """Two lunches wait in a window; B has answered, A has not."""
    table = Table(3, lunch_choice="ask").cards(A="printer ink lunch", B="printer ink lunch").fakes(A=(1, 0, 1))
    table.fakes(B=(1, 1, 0)).all_pass()
    table.chooses("B", (0, 1, 0))
    return table.s


WHIMS: Final = [
    {},
    {"lunch_choice": "ask", "offshore_withdrawals": "on", "godfather_amounts": "public"},
    {"first_player": "2", "fake_supply": "limited", "empty_actions": "allowed"},
]
GAMES: Final = [states(2 + number % 3, number, **WHIMS[number // 3]) for number in range(9)]
SAVED: Final = [lunch_window(), *(s for game in GAMES for s in (game[0], game[len(game) // 2], game[-2], game[-1]))]


# --- good ones ---
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_state_of_a_game_comes_back(number: int) -> None:
    for s in GAMES[number]:
        assert GAME.dump(GAME.load(dumped(s))) == GAME.dump(s)
        assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)


def test_a_standing_answer_comes_back() -> None:
    s = lunch_window()
    twin = GAME.load(dumped(s))
    assert twin.answers == s.answers == [(), (CONVERT, 0, 1, 0), ()]
    assert GAME.pending(twin) == [0]


def test_what_is_loaded_shares_nothing_with_the_dump() -> None:
    data = dumped(GAMES[0][0])
    s = GAME.load(data)
    s.cash[0] += 10
    s.men[0] = 1
    assert data == dumped(GAMES[0][0])


# --- bad ones ---
BROKEN: Final[list[tuple[str, object]]] = [
    ("cash", ["x", "y", "z"]),
    ("cash", [10]),
    ("cash", [10, 20, -10]),
    ("cash", [10, 20, 35]),
    ("cash", [10, 20, True]),
    ("cash", [10, 20, 30.0]),
    ("cash", {"0": 10}),
    ("cash", None),
    ("offshore", [0, 0, 10**9]),
    ("men", []),
    ("men", [3] * 19),
    ("round", "zz"),
    ("round", -1),
    ("turn", 1.5),
    ("seats", 9),
    ("seats", 1),
    ("seats", 2),
    ("seats", "3"),
    ("chosen", [0]),
    ("chosen", [0] * 10),
    ("chosen", [4, 0, 0, 0, 0, 0, 0, 0, 0]),  # there is no fourth seat
    ("chosen", [0, 2, 0, 0, 0, 0, 0, 0, 0]),
    ("first", 3),
    ("next_first", -1),
    ("marker", 3),
    ("marker", 25),
    ("quiet", -2),
    ("pile", 4),
    ("market", [12, 0, 0, 0, 0, 0]),
    ("market", [0] * 5),
    ("unseen", [0] * 11),
    ("unseen", [99] + [0] * 11),
    ("removed", [-1] + [0] * 11),
    ("cards", [1] * 35),
    ("cards", [0] * 34 + [2, 0]),  # there is one great lawyer
    ("fakes", [0] * 8 + [-1]),
    ("ready", [4, 3, 3]),
    ("laid", [0, 0]),
    ("dealings", [-1]),
    ("dealings", [[1]]),
    ("dealings", [3]),  # a fourth seat
    ("dealings", [7]),  # everybody earns
    ("dealings", [5 << 5]),  # five dollars
    ("stack", [["q"]]),
    ("stack", [[]]),
    ("stack", ["turn"]),
    ("stack", [[TURN]]),
    ("stack", [[TURN, 3]]),
    ("stack", [[TURN, 0, 0]]),
    ("stack", [[TURN, 0], [ROUND]]),  # would have happened by itself
    ("stack", [[POLICE, -2], [TURN, 0]]),
    ("stack", [[CHOOSE_LUNCH, 0]]),
    ("stack", [[99]]),
    ("stack", [[[]]]),
    ("stack", [[WINDOW, CHOOSE_LUNCH, 0, 8, 1]]),
    ("stack", [[WINDOW, TURN, 0, 1, 1]]),
    ("answers", [[], []]),
    ("answers", [[], [], [CONVERT, 0, 0, 0]]),
    ("answers", [[], [], ["x"]]),
    ("answers", [[], [], 0]),
]


@pytest.mark.parametrize(("name", "value"), BROKEN)
def test_garbage_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadFile, match="file-state"):
        GAME.load(dumped(GAMES[1][0]) | {name: value})


@pytest.mark.parametrize("answer", [[CONVERT, 1, 1, 0], [CONVERT, 0, 0, 1], [CONVERT], [CONVERT, 0.0, 1, 0], [0], "ab"])
def test_an_answer_that_was_not_offered_is_refused(answer: object) -> None:
    with pytest.raises(BadFile, match="file-state"):
        GAME.load(dumped(lunch_window()) | {"answers": [[], answer, []]})


def test_somebody_who_is_not_asked_has_no_answer() -> None:
    with pytest.raises(BadFile, match="file-state"):
        GAME.load(dumped(lunch_window()) | {"answers": [[], [], [CONVERT, 0, 0, 0]]})


@pytest.mark.parametrize("data", [None, 7, "state", [], [["seats", 2]]])
def test_what_is_no_object_is_refused(data: Any) -> None:
    with pytest.raises(BadFile, match="file-state"):
        GAME.load(data)


# --- anything that might stand there ---
JSON: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | st.integers(-2, 20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)


def addresses(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a dump, the dump itself left out."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    here = [at] if at else []
    return here + [place for step, member in inner for place in addresses(member, (*at, step))]


@given(st.sampled_from(SAVED), st.data())
def test_a_dump_with_a_change_loads_or_is_a_bad_file(s: State, draw: st.DataObject) -> None:
    """And what loads can be played on, or at least looked at, and is saved as it was read."""
    data = dumped(s)
    *way, last = draw.draw(st.sampled_from(addresses(data)))
    place = data
    for step in way:
        place = place[step]
    if draw.draw(st.booleans()):
        place[last] = draw.draw(JSON)
    elif isinstance(place, dict) or draw.draw(st.booleans()):
        del place[last]
    else:
        place.insert(last, deepcopy(place[last]))
    try:
        read = GAME.load(data)
    except BadFile as error:
        assert error.message.id == "file-state"
        return
    assert dumped(read) == data
    for seat in (SYSTEM, *GAME.pending(read)):
        if max(read.cash) < 10_000:  # of more, all amounts to fly with would fill the memory
            GAME.options(read, seat)
    for seat in range(read.seats):
        GAME.observe(read, seat)
