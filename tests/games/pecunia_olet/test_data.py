"""The data file holds what the rules file says of it, and a data file with a fault says which."""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

import pytest

from tavolata.games.pecunia_olet import GAME
from tavolata.games.pecunia_olet import data as data_module
from tavolata.games.pecunia_olet.board import BOARDS, EFFECT_NAMES, FARE, FENCE_PRICE, LUNCH_PAYS, STEP, Board
from tavolata.games.pecunia_olet.cards import ALL_CARDS, FAKE_NOTES, KIND_NAMES, PILES, STARTING_COMPONENTS, kind_of
from tavolata.games.pecunia_olet.data import PROSE
from tavolata.kernel.data import Table, parse, rules_hash
from tavolata.kernel.errors import BadData
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


@pytest.mark.parametrize(
    ("line", "table", "column"),
    [
        ('id = "print-1"', "boards[0].spaces[5]", "id"),
        ("cost = 70", "boards[1].spaces[0]", "cost"),
        ("quality = 1", "boards[0].track[5]", "quality"),
        ("starts = { 4 = 0, 3 = 4 }  # players -> track index", "boards[1]", "starts"),
    ],
)
def test_a_missing_column_is_named(line: str, table: str, column: str) -> None:
    assert line in TEXT
    data = parse(TEXT.replace(line + "\n", "", 1))
    with pytest.raises(BadData) as error:
        for board in data.tables("boards"):
            Board(board)
    assert params(error) == ("data-column", {"table": table, "column": column})


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


@pytest.mark.parametrize(
    ("old", "new", "message", "column"),
    [
        ('action = "print"', 'action = "pirnt"', "data-value", "action"),
        ('effect = "end"', 'effect = "none"', "data-row", "effect"),
        ('effect = "strike"', 'effect = "stirke"', "data-value", "effect"),
        ("sunglasses = true", "sunglasses = false", "data-row", "sunglasses"),
    ],
)
def test_a_board_that_cannot_be_played_on_is_refused(old: str, new: str, message: str, column: str) -> None:
    assert old in TEXT
    sides = parse(TEXT.replace(old, new)).tables("boards")
    with pytest.raises(BadData) as error:
        [Board(side) for side in sides]
    name, said = params(error)
    assert (name, said["column"]) == (message, column)


def test_a_price_for_each_quality_and_cards_of_known_kinds() -> None:
    with pytest.raises(BadData) as error:
        parse("[actions]\nfence_price = { 1 = 20, 3 = 40 }\n").table("actions").ranked("fence_price", 3)
    assert params(error)[1]["column"] == "2"
    for wrong, column in (('kind = "lunhc"', "kind"), ('kind = "lottery", value = 90', "value")):
        (card,) = parse(f"cards = [{{ {wrong} }}]").tables("cards")
        with pytest.raises(BadData) as error:
            kind_of(card)
        assert params(error)[1]["column"] == column
