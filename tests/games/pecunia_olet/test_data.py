"""The data file holds what the rules file says of it, and a data file with a fault says which."""

import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib import import_module
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

import pytest

from tavolata.games.pecunia_olet import GAME
from tavolata.games.pecunia_olet import data as data_module
from tavolata.games.pecunia_olet.board import BOARDS, EFFECT_NAMES, FARE, FENCE_PRICE, LUNCH_PAYS, NOWHERE, STEP
from tavolata.games.pecunia_olet.cards import ALL_CARDS, FAKE_NOTES, KIND_NAMES, PILES, STARTING_COMPONENTS, kind_of
from tavolata.games.pecunia_olet.data import PROSE
from tavolata.games.pecunia_olet.state import empty_state
from tavolata.kernel.chance import Seeded
from tavolata.kernel.data import Table, parse, rules_hash
from tavolata.kernel.errors import BadData, BadSetup
from tavolata.kernel.game import make_setup
from tests.marks import rule

TEXT: Final = (Path(data_module.__file__).parent / "data" / "pecunia_olet.toml").read_text("utf-8")
DATA: Final[dict[str, Any]] = tomllib.loads(TEXT)
SIDES: Final[dict[str, dict[str, Any]]] = {board["id"]: board for board in DATA["boards"]}
PLAYERS: Final = (2, 3, 4)


def side(players: int) -> dict[str, Any]:
    return next(board for board in DATA["boards"] if players in board["players"])


def cards(pile: str, players: int) -> Counter[str]:
    return Counter(card["kind"] for card in DATA["cards"] if card["pile"] in pile and card["min_players"] <= players)


def spaces(board: dict[str, Any], action: str) -> list[dict[str, Any]]:
    return [space for space in board["spaces"] if space["action"] == action]


# --- cards ---
def test_there_are_42_cards_with_names_of_their_own() -> None:
    assert len(DATA["cards"]) == len({card["id"] for card in DATA["cards"]}) == 42


@rule("PO-011")
def test_sizes_of_piles_and_decks() -> None:
    assert [cards(pile, 4).total() for pile in "SABCD"] == [8, 10, 9, 8, 7]
    assert [cards("ABCD", players).total() for players in PLAYERS] == [23, 29, 34]
    assert {card["min_players"] for card in DATA["cards"]} == {2, 3, 4}


@rule("PO-009", "PO-010")
def test_pile_s_serves_four_players() -> None:
    assert cards("S", 2) == Counter(printer=4, ink=2, paper=2)


@rule("PO-011", "PO-033", "PO-097")
@pytest.mark.parametrize(
    ("players", "a", "b", "c", "d"),
    [
        (2, [2, 1, 1, 0, 1, 1], [1, 1, 1, 1, 1, 1], [2, 0, 0, 1, 1, 0], [1, 0, 0, 0, 1, 0]),
        (3, [2, 2, 2, 0, 1, 1], [1, 1, 1, 1, 2, 1], [2, 0, 0, 2, 1, 1], [1, 0, 0, 0, 1, 0]),
        (4, [3, 2, 2, 0, 2, 1], [2, 1, 1, 2, 2, 1], [2, 0, 0, 2, 1, 1], [1, 0, 0, 0, 1, 1]),
    ],
)
def test_what_the_piles_hold(players: int, a: list[int], b: list[int], c: list[int], d: list[int]) -> None:
    """Printer, ink, paper, hologram, lunch, jet; then the lottery tickets and the lawyers."""
    bad = int(players > 2)
    rows = [[*a, *[0] * 6], [*b, *[0] * 6], [*c, 1, 1, 0, 0, 0, 0], [*d, 0, 0, 1, 1, 1, bad]]
    assert [list(pile) for pile in PILES[players]] == rows
    assert cards("ABCD", players)["hologram"] == players


def test_kinds_in_the_program_are_those_of_the_file() -> None:
    names = Counter(f"{card['kind']}-{card['value']}" if "value" in card else card["kind"] for card in DATA["cards"])
    assert dict(zip(KIND_NAMES, ALL_CARDS, strict=True)) == names
    assert {card["kind"] for card in DATA["cards"]} == {kind["id"] for kind in DATA["kinds"]}
    assert sorted(card["value"] for card in DATA["cards"] if "value" in card) == [80, 100, 120, 150]
    assert dict(zip(KIND_NAMES, STARTING_COMPONENTS, strict=True)) == dict.fromkeys(KIND_NAMES, 0) | cards(
        "S", 4
    ) - Counter(printer=4)


@rule("PO-010")
@pytest.mark.parametrize("players", PLAYERS)
def test_ink_and_paper_suffice_for_everybody(players: int) -> None:
    """Whatever the deal of two ink and two paper, the deck holds the other component for each seat."""
    deck = cards("ABCD", players)
    deals = {sum(deal) for deal in combinations([1, 1, 0, 0], players)}
    assert all(deck["paper"] >= inks and deck["ink"] >= players - inks for inks in deals)


# --- boards ---
@rule("PO-002")
def test_every_number_of_players_has_one_side() -> None:
    assert {name: board["players"] for name, board in SIDES.items()} == {"2p": [2], "3-4p": [3, 4]}
    assert [len(BOARDS[players].spaces) for players in PLAYERS] == [13, 19, 19]
    assert GAME.seats == (2, 4)


@pytest.mark.parametrize("board", DATA["boards"], ids=SIDES)
def test_spaces_have_names_of_their_own(board: dict[str, Any]) -> None:
    names = [space["id"] for space in board["spaces"]]
    assert len(set(names)) == len(names)
    assert {space["action"] for space in board["spaces"]} == {action["id"] for action in DATA["action_names"]}


@pytest.mark.parametrize(
    ("name", "numbers"), [("2p", [5, 2, 1, 1, 2, 1, 1]), ("3-4p", [6, 3, 2, 2, 3, 2, 1])], ids=SIDES
)
def test_how_many_spaces_of_each_action(name: str, numbers: list[int]) -> None:
    assert [len(spaces(SIDES[name], action["id"])) for action in DATA["action_names"]] == numbers


@rule("PO-027", "PO-081")
@pytest.mark.parametrize(
    ("name", "costs", "emptied"),
    [("2p", [60, 50, 40, 30, 20], 1), ("3-4p", [70, 60, 50, 40, 30, 20], 2)],
    ids=SIDES,
)
def test_costs_fall_to_the_right_and_the_rightmost_are_emptied(name: str, costs: list[int], emptied: int) -> None:
    market = sorted(spaces(SIDES[name], "market"), key=lambda space: space["x"])
    assert [space["id"] for space in market] == [f"market-{n}" for n in range(1, len(costs) + 1)]
    assert [space["cost"] for space in market] == costs
    assert [space["emptied"] for space in market] == [False] * (len(costs) - emptied) + [True] * emptied
    assert min(costs) <= DATA["game"]["start_cash"][0]  # a card for the starter


@rule("PO-013")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_market_is_of_pile_a(players: int) -> None:
    assert cards("A", players).total() >= len(spaces(side(players), "market"))


@rule("PO-006")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_more_spaces_than_henchmen(players: int) -> None:
    assert DATA["game"]["henchmen_per_player"] == 3
    assert len(side(players)["spaces"]) > 3 * players


@rule("PO-055")
@pytest.mark.parametrize("board", DATA["boards"], ids=SIDES)
def test_one_pair_of_sunglasses_and_another_tax_space(board: dict[str, Any]) -> None:
    assert [space["id"] for space in board["spaces"] if space.get("sunglasses")] == ["tax-1"]
    assert len(spaces(board, "tax_fraud")) > 1


@rule("PO-033", "PO-047", "PO-077")
def test_spaces_with_the_hat() -> None:
    hats = {name: [space["id"] for space in board["spaces"] if space["hat"]] for name, board in SIDES.items()}
    assert hats == {
        "2p": ["print-2", "super-1", "tax-2"],
        "3-4p": ["print-3", "super-1", "super-2", "fence-2", "tax-2"],
    }


# --- tracks ---
@rule("PO-005", "PO-066", "PO-073")
@pytest.mark.parametrize(
    ("name", "starts", "godfathers", "investigations", "strike", "end"),
    [
        ("2p", {"2": 0}, [4, 8, 12], [5, 10, 13], 7, 15),
        ("3-4p", {"4": 0, "3": 4}, [7, 13, 19], [9, 16, 21], 12, 24),
    ],
    ids=SIDES,
)
def test_tracks(
    name: str, starts: dict[str, int], godfathers: list[int], investigations: list[int], strike: int, end: int
) -> None:
    track = SIDES[name]["track"]

    def places(effect: str) -> list[int]:
        return [place["index"] for place in track if place["effect"] == effect]

    assert [place["index"] for place in track] == list(range(end + 1))
    assert SIDES[name]["starts"] == starts
    assert {str(place["start_for"]): place["index"] for place in track if "start_for" in place} == starts
    assert places("godfather") == godfathers
    assert places("investigation") == investigations
    assert [place["quality"] for place in track if "quality" in place] == [1, 2, 3]
    assert places("strike") == [strike]
    assert places("end") == [end]
    assert len(places("none")) == end + 1 - 8
    assert min(godfathers + investigations + [strike]) > max(starts.values())
    board = BOARDS[SIDES[name]["players"][0]]
    assert [EFFECT_NAMES[effect] for effect in board.effects] == [place["effect"] for place in track]


# --- drawing ---
Box = tuple[str, float, float, float, float]


def boxes(board: dict[str, Any]) -> Iterator[Box]:
    """Name, left, top, right, bottom of everything that is drawn."""

    def box(name: str, x: float, y: float, width: float, height: float) -> Box:
        return (name, x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    for space in board["spaces"]:
        yield box(space["id"], space["x"], space["y"], board["space_size"], board["space_size"])
        if space["action"] == "market":
            yield box(f"card of {space['id']}", space["card_x"], space["card_y"], board["card_w"], board["card_h"])
    for place in board["track"]:
        yield box(f"track {place['index']}", place["x"], place["y"], board["track_size"], board["track_size"])
    yield box("deck", board["deck"]["x"], board["deck"]["y"], board["card_w"], board["card_h"])


@pytest.mark.parametrize("board", DATA["boards"], ids=SIDES)
def test_nothing_drawn_overlaps_or_leaves_the_square(board: dict[str, Any]) -> None:
    drawn = list(boxes(board))
    assert [box for box in drawn if min(box[1:]) < 0 or max(box[1:]) > 1] == []
    overlaps = [
        (one[0], two[0])
        for one, two in combinations(drawn, 2)
        if one[1] < two[3] and two[1] < one[3] and one[2] < two[4] and two[2] < one[4]
    ]
    assert overlaps == []


@pytest.mark.parametrize("board", DATA["boards"], ids=SIDES)
def test_market_on_top_actions_below_track_to_the_corner(board: dict[str, Any]) -> None:
    lowest_of_market = max(space["card_y"] for space in spaces(board, "market"))
    others = [space for space in board["spaces"] if space["action"] != "market"]
    assert all(space["y"] < space["card_y"] for space in spaces(board, "market"))
    assert min(space["y"] for space in others) > lowest_of_market
    start, end = board["track"][0], board["track"][-1]
    assert min(place["y"] for place in board["track"]) > lowest_of_market
    assert abs(start["x"] - 0.5) < 0.1 and abs(start["y"] - 0.5) < 0.1
    assert end["x"] == max(place["x"] for place in board["track"]) > 0.85
    assert end["y"] == max(place["y"] for place in board["track"]) > 0.85
    assert max(space["x"] for space in others) < min(place["x"] for place in board["track"])


# --- money ---
@rule("PO-003", "PO-004")
def test_notes() -> None:
    money = DATA["money"]
    assert money["real_notes"] == {"10": 32, "50": 68}
    assert sum(int(value) * number for value, number in money["real_notes"].items()) == money["real_total"] == 3720
    assert money["fake_notes"] == {"1": 30, "2": 30, "3": 40}
    assert FAKE_NOTES == (30, 30, 40)
    assert money["fake_face_value"] == money["lunch_pays"] == LUNCH_PAYS == 50
    assert STEP == 10
    assert all(amount % STEP == 0 for amount in DATA["game"]["start_cash"])


@rule("PO-050", "PO-051")
def test_prices() -> None:
    assert FENCE_PRICE == (20, 30, 40)
    assert 4 * FENCE_PRICE[0] == 80
    assert 6 * FENCE_PRICE[1] == 180
    flights = [space for board in DATA["boards"] for space in spaces(board, "commercial")]
    assert {space["cost"] for space in flights} == {FARE} == {30}


def test_options_of_the_file_are_offered() -> None:
    assert all(option["default"] == option["values"][0] for option in DATA["options"])
    assert [(option.id, list(option.values)) for option in GAME.table_options] == [
        (option["id"], option["values"]) for option in DATA["options"]
    ]


# --- a file with a fault ---
def params(error: pytest.ExceptionInfo[BadData]) -> tuple[str, dict[str, object]]:
    message = error.value.message
    return message.id, {name: param.value for name, param in message.params}


def test_not_toml_at_all() -> None:
    with pytest.raises(BadData) as error:
        parse("[money\nstep = 10")
    name, said = params(error)
    assert name == "data-unreadable"
    assert "line 1" in str(said["why"])


# --- a file that can be read, and not be played ---
PACKAGE: Final = "tavolata.games.pecunia_olet"


def import_with(data: dict[str, Any]) -> Any:
    """The game, imported afresh with these tables; afterwards everything is as it was."""
    package = sys.modules[PACKAGE]
    names, kept = dict(vars(package)), {name: sys.modules[name] for name in sys.modules if name.startswith(PACKAGE)}
    for name in kept:
        del sys.modules[name]
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tavolata.kernel.data.parse", lambda text: Table("", data))
            return import_module(PACKAGE).GAME
    finally:
        for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
            del sys.modules[name]
        sys.modules.update(kept)
        vars(package).update(names)
        vars(sys.modules["tavolata.games"])["pecunia_olet"] = package


def refused(data: dict[str, Any]) -> tuple[str, object, object]:
    """The message's id, the table and the column."""
    with pytest.raises(BadData) as error:
        import_with(data)
    name, said = params(error)
    return name, said.get("table", ""), said["column"]


def changed(path: str, value: object) -> dict[str, Any]:
    """The tables with one value changed, or a key taken out."""
    data = deepcopy(DATA)
    *way, last = path.split(".")
    place: Any = data
    for step in way:
        place = place[int(step) if isinstance(place, list) else step]
    at = int(last) if isinstance(place, list) else last
    if value is GONE:
        del place[at]
    else:
        place[at] = value
    return data


GONE: Final = object()
NUMBERS: Final[dict[str, tuple[object, ...]]] = {
    "game.min_players": (0, 1, 5),
    "game.max_players": (0, 1, 5),
    "game.henchmen_per_player": (0, -1, 1000),
    "game.start_cash": ([], [20, 30, 40], [20, 30, 40, -50], [20, 30, 40, 55], [20, 30, 40, 10**9]),
    "money.step": (0, -10, 7, 10**9),
    "money.lunch_pays": (0, -50, 55),
    "money.fake_notes": ({"1": 30, "2": 30, "3": 0}, {"1": 30, "2": 30, "3": 40, "4": 50}),
    "actions.print_per_printer": (0, -2),
    "actions.supermarket_max": (0, -1, 10**6),
    "actions.supermarket_pays": (0, 45),
    "actions.fence_max": (0, -8, 10**6),
    "actions.fence_price": ({"1": 20, "2": 30, "3": -40}, {"1": 20, "2": 35, "3": 40}),
    "actions.tax_fraud_pays": (0, 31),
    "actions.commercial_flight_cost": (0, -30, 25),
}


@pytest.mark.parametrize(("path", "value"), [(path, value) for path, values in NUMBERS.items() for value in values])
def test_a_number_outside_its_limits_is_named(path: str, value: object) -> None:
    """A step that does not fit is told of the first sum that is no multiple of it."""
    table, _, column = path.partition(".")
    named = refused(changed(path, value))
    assert named == (("data-value", "game", "start_cash") if value == 7 else ("data-value", table, column))


@pytest.mark.parametrize(
    ("path", "value", "table", "column"),
    [
        # columns that are missing
        ("boards.0.spaces.5.id", GONE, "boards[0].spaces[5]", "id"),
        ("boards.1.spaces.0.cost", GONE, "boards[1].spaces[0]", "cost"),
        ("boards.1.spaces.0.emptied", GONE, "boards[1].spaces[0]", "emptied"),
        ("boards.0.track.5.quality", GONE, "boards[0].track[5]", "quality"),
        ("boards.1.starts", GONE, "boards[1]", "starts"),
        ("boards.1.starts.3", GONE, "boards[1].starts", "3"),
        ("actions.fence_price.2", GONE, "actions.fence_price", "2"),
        # spaces
        ("boards.0.spaces.5.action", "pirnt", "boards[0].spaces[5]", "action"),
        ("boards.0.spaces.5.id", "print", "boards[0].spaces[5]", "id"),
        ("boards.0.spaces.5.id", "print-2", "boards[0].spaces[5]", "id"),
        ("boards.0.spaces.5.action", "jet", "boards[0].spaces[5]", "id"),
        ("boards.0.spaces.5.cost", 10, "boards[0].spaces[5]", "cost"),
        ("boards.0.spaces.5.emptied", True, "boards[0].spaces[5]", "emptied"),
        ("boards.0.spaces.5.sunglasses", True, "boards[0].spaces[5]", "sunglasses"),
        ("boards.0.spaces.10.sunglasses", True, "boards[0].spaces[10]", "sunglasses"),
        ("boards.0.spaces.0.cost", 65, "boards[0].spaces[0]", "cost"),
        ("boards.0.spaces.0.cost", -10, "boards[0].spaces[0]", "cost"),
        ("boards.0.spaces.11.cost", 20, "boards[0].spaces[11]", "cost"),
        # the track
        ("boards.0.track.3.index", 4, "boards[0].track[3]", "index"),
        ("boards.0.track.7.effect", "stirke", "boards[0].track[7]", "effect"),
        ("boards.0.track.14.effect", "end", "boards[0].track[15]", "effect"),
        ("boards.0.track.5.quality", 2, "boards[0].track[5]", "quality"),
        ("boards.0.track.5.quality", 0, "boards[0].track[5]", "quality"),
        # who plays where
        ("boards.1.players", [3, 4, 5], "boards[1]", "players"),
        ("boards.1.players", [2, 3, 4], "boards[1]", "players"),
        ("boards.1.starts.3", 24, "boards[1].starts", "3"),
        ("boards.1.starts.3", -1, "boards[1].starts", "3"),
        # cards
        ("cards.8.pile", "E", "cards[8]", "pile"),
        ("cards.8.kind", "lunhc", "cards[8]", "kind"),
        ("cards.33.value", 90, "cards[33]", "value"),
        ("cards.8.min_players", 5, "cards[8]", "min_players"),
        ("cards.0.kind", "jet", "cards[0]", "kind"),
        # options
        ("options.1.id", "screen", "options[1]", "id"),
        ("options.1.values", ["open", "closed"], "options[1]", "values"),
        ("options.1.values", ["closed"], "options[1]", "values"),
        ("options.1.default", "open", "options[1]", "default"),
        ("options.0.values", ["random", "1", "2", "3"], "options[0]", "values"),
    ],
)
def test_what_cannot_be_played_is_named(path: str, value: object, table: str, column: str) -> None:
    assert refused(changed(path, value)) == ("data-column" if value is GONE else "data-value", table, column)


@pytest.mark.parametrize(
    ("path", "value", "column"),
    [
        ("boards.1", GONE, "players"),
        ("boards.1.players", [4], "players"),
        ("boards.0.players", [], "players"),
        ("boards.0.spaces.12", GONE, "action"),  # the jet
        ("boards.0.spaces.9.sunglasses", False, "sunglasses"),
        ("boards.0.track.15.effect", "none", "effect"),
        ("boards.0.track.13.effect", "none", "quality"),
        ("options.8", GONE, "id"),
        ("cards", DATA["cards"][:35], "pile"),
        ("cards", DATA["cards"][1:], "pile"),  # three printers for four players
    ],
)
def test_a_row_that_lacks_is_named(path: str, value: object, column: str) -> None:
    assert refused(changed(path, value)) == ("data-row", "", column)


def test_one_option_too_many() -> None:
    more = [*DATA["options"], {"id": "jokers", "values": ["off", "on"], "default": "off"}]
    assert refused(changed("options", more)) == ("data-value", "options[9]", "id")


def test_a_game_for_fewer_can_be_played() -> None:
    """Other numbers, which fit together."""
    data = changed("game.max_players", 3)
    data["options"][0]["values"] = ["random", "1", "2", "3"]
    data["boards"][1]["players"] = [3]
    data["cards"] = [card for card in data["cards"] if card["min_players"] < 4]
    game = import_with(data)
    assert game.seats == (2, 3)
    with pytest.raises(BadSetup):
        make_setup(game, 4)
    assert played(game, 3)


COLUMNS: Final = [
    *NUMBERS,
    *(f"options.0.{column}" for column in ("id", "values", "default")),
    *(f"cards.33.{column}" for column in ("pile", "kind", "min_players", "value")),
    *(f"boards.0.{column}" for column in ("players", "starts", "spaces", "track")),
    *(f"boards.0.spaces.9.{column}" for column in ("id", "action", "cost", "hat", "sunglasses")),
    *(f"boards.0.track.5.{column}" for column in ("index", "effect", "quality")),
    *("boards", "cards", "options", "game", "money", "actions"),
]


@pytest.mark.parametrize("path", COLUMNS)
def test_any_other_file_is_refused_or_played(path: str) -> None:
    """Never a traceback, whatever stands in a column."""
    for value in (GONE, 0, 10**12, "x", True, [], [7], {"x": 7}):
        try:
            game = import_with(changed(path, value))
        except BadData:
            continue
        assert played(game, 2)


def played(game: Any, seats: int) -> bool:
    """Whether a random game comes to its end."""
    dice = Seeded(1)
    s = game.new(make_setup(game, seats), dice)
    for _ in range(2000):
        if not s.stack:
            return True
        seat = game.pending(s)[0]
        options = game.options(s, seat)
        game.apply(s, seat, options[dice.below(len(options), 0)], dice)
    return False


def test_nobody_can_play_alone() -> None:
    for seats in (0, 1):
        assert BOARDS[seats] is NOWHERE
        with pytest.raises(KeyError):
            empty_state(seats, (0,) * len(GAME.table_options))


READ: Final[dict[str, Callable[[Table, str], object]]] = {
    "number": Table.number,
    "text": Table.text,
    "flag": Table.flag,
    "numbers": Table.numbers,
    "texts": Table.texts,
    "by_number": Table.by_number,
    "table": Table.table,
    "tables": Table.tables,
}
GOOD: Final = {
    "number": "7",
    "text": '"seven"',
    "flag": "true",
    "numbers": "[7, 8]",
    "texts": '["seven"]',
    "by_number": "{ 7 = 8 }",
    "table": "{ seven = true }",
    "tables": "[{ seven = 7 }]",
}


@pytest.mark.parametrize(("how", "value"), [(how, value) for how, value in product(READ, GOOD) if how != value])
def test_a_value_of_the_wrong_type_is_named(how: str, value: str) -> None:
    if {how, value} == {"table", "by_number"}:
        value = "text"  # a map is a table, too
    table = parse(f"[money]\nstep = {GOOD[value]}\n").table("money")
    with pytest.raises(BadData) as error:
        READ[how](table, "step")
    name, said = params(error)
    assert (name, said["table"], said["column"]) == ("data-value", "money", "step")


def test_a_map_by_number_needs_numbers_as_keys() -> None:
    with pytest.raises(BadData) as error:
        parse("[actions]\nfence_price = { one = 20 }\n").table("actions").by_number("fence_price")
    name, said = params(error)
    assert (name, said["table"], said["column"]) == ("data-value", "actions", "fence_price")


@pytest.mark.parametrize("how", READ)
def test_a_value_of_the_right_type_is_read(how: str) -> None:
    read = READ[how](parse(f"[money]\nstep = {GOOD[how]}\n").table("money"), "step")
    expected = {"number": 7, "text": "seven", "flag": True, "numbers": (7, 8), "texts": ("seven",), "by_number": {7: 8}}
    if isinstance(read, Table):
        assert (read.name, read.flag("seven")) == ("money.step", True)
    elif isinstance(read, list):
        assert [(row.name, row.number("seven")) for row in read] == [("money.step[0]", 7)]
    else:
        assert read == expected[how]


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("x = 0.2\n", "x = 0.21\n", True),
        ('it = "Mercato nero"', 'it = "Il mercato nero"', True),
        ("prints 2 more notes per print action", "prints two more notes", True),
        ("cost = 70", "cost = 80", False),
        ('effect = "strike"', 'effect = "none"', False),
        ('values = ["forbidden", "allowed"]', 'values = ["allowed", "forbidden"]', False),
    ],
)
def test_the_hash_is_of_rules_not_of_drawings_and_words(old: str, new: str, same: bool) -> None:
    assert old in TEXT
    assert (rules_hash(parse(TEXT.replace(old, new)), PROSE) == GAME.tables_hash) == same


def test_a_price_for_each_quality_and_cards_of_known_kinds() -> None:
    with pytest.raises(BadData) as error:
        parse("[actions]\nfence_price = { 1 = 20, 3 = 40 }\n").table("actions").ranked("fence_price", 3)
    assert params(error)[1]["column"] == "2"
    for wrong, column in (('kind = "lunhc"', "kind"), ('kind = "lottery", value = 90', "value")):
        (card,) = parse(f"cards = [{{ {wrong} }}]").tables("cards")
        with pytest.raises(BadData) as error:
            kind_of(card)
        assert params(error)[1]["column"] == column
