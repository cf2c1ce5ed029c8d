"""Messages become sentences; every id that the source says has a text, and every text is said somewhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolata.games.pecunia_olet import GAME
from tavolata.kernel import messages
from tavolata.kernel.messages import Grid, Lines, Message, Section, named, say
from tavolata.words import LANGUAGES, Catalogue, MissingText, UnknownLanguage, catalogue_for, lines_of
from tavolata.words.catalogue import OWN, text_folder
from tools import translations

SOURCE = Path(__file__).resolve().parents[2] / "src" / "tavolata"


# --- rendering -------------------------------------------------------------------------------------------------------
def small(folder: Path, language: str, text: str, *, strict: bool = True, isolating: bool = False) -> Catalogue:
    (folder / f"{language}.ftl").write_text(text, "utf-8")
    return Catalogue(language, [folder], strict=strict, isolating=isolating)


CARDS = "card = stampatrice\n    .the = la stampatrice\n    .gender = f\n"


def test_each_parameter_is_rendered_by_its_kind(tmp_path: Path) -> None:
    text = "line = { $who }, { $cost }, { $n ->\n    [one] { $n } cosa\n   *[other] { $n } cose\n  }, { $it }\n"
    line = say("line", who=messages.seat(1), cost=messages.money(40), n=messages.count(2), it=messages.word("{x}"))
    assert small(tmp_path, "it", text).render(line, ["Anna", "Bo"]) == "Bo, 40\u00a0$, 2 cose, {x}"
    assert small(tmp_path, "en", text).render(line, ["Anna", "Bo"]) == "Bo, $40, 2 cose, {x}"


def test_a_message_in_a_message_brings_its_attributes(tmp_path: Path) -> None:
    text = CARDS + "gone = { $card-the }: { $card-gender ->\n    [f] tolta\n   *[m] tolto\n  } ({ $card })\n"
    assert small(tmp_path, "it", text).text("gone", card=named(say("card"))) == "la stampatrice: tolta (stampatrice)"


def test_attributes_know_the_parameters_of_their_message(tmp_path: Path) -> None:
    text = "space = Spazio { $n }\n    .from = dallo Spazio { $n }\nleft = { $space-from }\n"
    space = say("space", n=messages.count(3))
    assert small(tmp_path, "it", text).text("left", space=named(space)) == "dallo Spazio 3"


def test_a_seat_without_a_name_has_a_number_and_the_system_seat_a_word() -> None:
    words = catalogue_for(GAME, "en", strict=True)
    assert words.render(say("po-who", who=messages.seat(2)), ["Anna"]) == "Seat 3"
    assert words.render(say("po-who", who=messages.seat(-1)), ["Anna"]) == "the table"


def test_isolating_marks_what_is_inserted(tmp_path: Path) -> None:
    words = small(tmp_path, "en", "hello = Hello { $who }\n", isolating=True)
    assert words.render(say("hello", who=messages.seat(0)), ["Anna"]) == "Hello \u2068Anna\u2069"


@pytest.mark.parametrize(
    ("message", "why"),
    [(say("nowhere"), "no such text"), (say("hello"), "who"), (say("bare"), "attributes only")],
)
def test_a_text_that_is_missing_or_lacks_something(tmp_path: Path, message: Message, why: str) -> None:
    text = "hello = Hello { $who }\nbare =\n    .gender = f\n"
    assert small(tmp_path, "en", text, strict=False).render(message) == message.id
    with pytest.raises(MissingText) as wrong:
        small(tmp_path, "en", text).render(message)
    assert why in str(wrong.value)
    assert message.id in catalogue_for(GAME, "it", strict=True).render(wrong.value.message)


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(UnknownLanguage) as wrong:
        Catalogue("fr")
    assert Catalogue("en", strict=True).render(wrong.value.message).endswith("Choose one of these: it, en.")


def test_an_outline_as_lines(tmp_path: Path) -> None:
    words = small(tmp_path, "en", "a = A\nb = B\nc = C\n")
    a, b, c = say("a"), say("b"), say("c")
    outline = Section(a, (Lines((b,)), Section(b, (Grid((a, b, c), ((c, a, b),)),))))
    assert list(lines_of(outline, words)) == ["# A", "B", "## B", "C: B A; C B"]


# --- every id has a text, every text an id ---------------------------------------------------------------------------
OURS = re.compile(r"(po|kernel|outcome|file|data|setup|words)(-[a-z0-9]+)+")
BY_CUSTOM = re.compile(r"rule-[A-Z]{2}-\d{3}|first-game")
"""Texts asked for by a rule's number, and the card for a first game."""


def literals(tree: ast.AST) -> Iterator[ast.Constant | ast.JoinedStr]:
    """Strings and f-strings; the pieces of an f-string are no strings of their own."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            yield node
        else:
            yield from literals(node)


def said_in(folder: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """The ids written out in the source, and patterns for those put together: f"po-card-{name}"."""
    ids, patterns = set(), []
    for path in folder.rglob("*.py"):
        for node in literals(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant):
                ids.add(str(node.value))
            else:
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                if re.match(r"[a-z]+\\-", parts[0]):
                    patterns.append(re.compile("".join(parts)))
    return ids, patterns


def texts(folder: Path) -> set[str]:
    catalogue = translations.Catalogue(folder, "en")
    assert not catalogue.faults
    return {name for name in catalogue.messages() if "." not in name}


def test_every_id_in_the_source_has_a_text() -> None:
    ids, _ = said_in(SOURCE)
    defined = set().union(*(texts(folder) for folder in SOURCE.rglob("text")))
    assert {name for name in ids if OURS.fullmatch(name)} - defined == set()


@pytest.mark.parametrize("folder", [*OWN, text_folder(GAME)], ids=lambda folder: folder.parent.name)
def test_every_text_is_said_somewhere(folder: Path) -> None:
    ids, patterns = said_in(SOURCE)
    asks = {f"po-ask-{name}" for name in GAME.question_names.values()}
    unsaid = {
        name
        for name in texts(folder) - ids - asks
        if not BY_CUSTOM.fullmatch(name) and not any(pattern.fullmatch(name) for pattern in patterns)
    }
    assert unsaid == set()


SAYERS = {
    "say",
    "refuse",
    "BadSetup",
    "BadData",
    "BadFile",
    "OutcomeMismatch",
    "Diverged",
    "MissingText",
    "UnknownLanguage",
}


def calls_that_say(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """Each id said in a call, with the names of the parameters given there."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if not isinstance(node, ast.Call) or name not in SAYERS:
                continue
            given = {keyword.arg or "**" for keyword in node.keywords} | ({"row"} if name == "Diverged" else set())
            first = node.args[name == "Diverged"] if node.args else ast.Constant(0)
            for said in ast.walk(first):
                if isinstance(said, ast.Constant) and isinstance(said.value, str):
                    yield f"po-no-{said.value}" if name == "refuse" else said.value, given


def test_every_text_gets_what_it_asks_for() -> None:
    asked: dict[str, set[str]] = {}
    for folder in (*OWN, text_folder(GAME)):
        for language in LANGUAGES:
            catalogue = translations.Catalogue(folder, language)
            for name in catalogue.messages():
                asked.setdefault(name.split(".")[0], set()).update(catalogue.variables(name))
    checked = 0
    for name, given in calls_that_say(SOURCE):
        if name in asked and "**" not in given:
            wanted = {variable[1:] for variable in asked[name]}
            assert {word for word in wanted if word not in given and word.split("-")[0] not in given} == set(), name
            assert {word for word in given if not any(asks.split("-")[0] == word for asks in wanted)} == set(), name
            checked += 1
    assert checked > 150


def test_no_text_is_defined_in_two_folders() -> None:
    seen: set[str] = set()
    for folder in (*OWN, text_folder(GAME)):
        assert not seen & texts(folder)
        seen |= texts(folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_without_parameters_renders(language: str) -> None:
    words = catalogue_for(GAME, language, strict=True)
    catalogues = [translations.Catalogue(folder, language) for folder in (*OWN, text_folder(GAME))]
    plain = [name for found in catalogues for name in found.messages() if "." not in name and not found.variables(name)]
    assert len(plain) > 200
    for name in plain:
        assert re.fullmatch(r"\S[^{}]*\S|\S", words.text(name)), name
