"""The checks of the house find what they are there to find."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import imports, translations

ROOT = Path(__file__).resolve().parent.parent


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


# --- rules -------------------------------------------------------------------
RULES = "| Rule | Text |\n|---|---|\n| AB-001 | Roll. |\n| AB-002 | Walk, see AB-001. |\n"
TESTS = "import pytest\n\n@pytest.mark.parametrize('n', [1, 2])\n@pytest.mark.rule('AB-001')\ndef test_roll(n): ...\n"


def count_rules(folder: Path, rules: str, tests: str) -> tuple[int, str]:
    write(folder, {"docs/rules/ab.md": rules, "tests/test_ab.py": tests})
    shutil.copy(ROOT / "pyproject.toml", folder)
    command = [sys.executable, "-m", "tools.rules", "--docs", f"{folder}/docs/rules", "--tests", f"{folder}/tests"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_every_rule_has_a_test(tmp_path: Path) -> None:
    code, text = count_rules(tmp_path, RULES, TESTS + "\n@pytest.mark.rule('AB-001', 'AB-002')\ndef test_walk(): ...\n")
    assert code == 0
    assert "AB-001   2  test_ab.py::test_roll, test_ab.py::test_walk" in text
    assert text.endswith("AB: 2 of 2 rules have a test (ab.md)\n")


def test_a_rule_without_a_test_is_a_gap(tmp_path: Path) -> None:
    code, text = count_rules(tmp_path, RULES, TESTS)
    assert code == 1
    assert "AB: 1 of 2 rules have a test" in text
    assert "AB-002: no test" in text


def test_a_mark_must_name_a_rule_and_a_number_one_rule(tmp_path: Path) -> None:
    code, text = count_rules(tmp_path, "- **AB-002** Walk.\n- **AB-002** Run.\n", TESTS)
    assert code == 1
    assert "AB-001: no such rule, named by test_ab.py::test_roll" in text
    assert "AB-002: defined 2 times" in text


def test_tests_that_cannot_be_collected_are_not_counted(tmp_path: Path) -> None:
    code, text = count_rules(tmp_path, RULES, "import nowhere\n")
    assert code == 1
    assert "No module named 'nowhere'" in text


# --- translations ------------------------------------------------------------
ITALIAN = "-lira = lira\ncard = carta\n    .gender = f\ntakes = { $who } prende { card }\n"
ENGLISH = "card = card\n    .gender = n\ntakes = { $who } takes { card }\n"


def check_texts(folder: Path, italian: str, english: str) -> list[str]:
    write(folder, {"text/it.ftl": italian, "text/en.ftl": english})
    return [fault.replace(str(folder), "").lstrip("/") for fault in translations.faults(folder / "text")]


def test_both_languages_agree(tmp_path: Path) -> None:
    assert check_texts(tmp_path, ITALIAN, ENGLISH) == []


@pytest.mark.parametrize(
    ("english", "fault"),
    [
        (ENGLISH.replace("takes =", "took ="), "text: takes is missing in en"),
        (ENGLISH.replace("    .gender = n\n", ""), "text: card.gender is missing in en"),
        (ENGLISH.replace("$who", "$what"), "text: takes asks for $who in it and for $what in en"),
        (ENGLISH.replace("{ card }", "a card, { -card }"), "text (en): takes refers to -card, which is not there"),
        (ENGLISH + "card = twice\n", "text/en.ftl: card is defined twice"),
        (ENGLISH + "broken = { $who\n", "text/en.ftl: cannot read: broken = { $who"),
    ],
)
def test_a_fault_in_one_language(tmp_path: Path, english: str, fault: str) -> None:
    assert fault in check_texts(tmp_path, ITALIAN, english)


def test_variables_count_through_contained_messages(tmp_path: Path) -> None:
    assert check_texts(tmp_path, "a = { b }\nb = { $n }\n", "a = { $n }\nb = { $n }\n") == []


def test_gender_and_number_of_a_parameter_may_belong_to_one_language(tmp_path: Path) -> None:
    italian = "gone = { $card } { $card-gender ->\n    [f] tolta\n   *[m] tolto\n  }{ $card-number }\n"
    assert check_texts(tmp_path, italian, "gone = { $card } removed\n") == []
    assert check_texts(tmp_path, italian + "a = { $card-a }\n", "gone = { $card } removed\na = { $card }\n") == [
        "text: a asks for $card-a in it and for $card in en"
    ]


def test_texts_may_lie_in_several_files(tmp_path: Path) -> None:
    write(tmp_path, {"text/it_cards.ftl": "ace = asso\n", "text/en_cards.ftl": "ace = ace\n"})
    assert check_texts(tmp_path, ITALIAN, ENGLISH) == []


# --- layers ------------------------------------------------------------------
@pytest.mark.parametrize(
    ("module", "line", "fault"),
    [
        ("kernel/state.py", "import numpy", "numpy"),
        ("kernel/state.py", "def f() -> None:\n    from fluent import syntax", "fluent.syntax"),
        ("games/chess/rules.py", "from ...server import app", "tavolata.server.app"),
        ("table.py", "from . import words", "tavolata.words"),
    ],
)
def test_an_inner_room_that_leans_on_something_outside(tmp_path: Path, module: str, line: str, fault: str) -> None:
    (found,) = imports.faults(write(tmp_path, {module: line}))
    assert found.endswith(fault)


@pytest.mark.parametrize("line", ["import json", "from ...kernel import chance", "from tavolata.bots import search"])
def test_inner_rooms_know_the_standard_library_and_one_another(tmp_path: Path, line: str) -> None:
    assert imports.faults(write(tmp_path, {"games/chess/rules.py": line, "server/app.py": "import starlette"})) == []


def lint_layers(folder: Path, files: dict[str, str]) -> tuple[int, str]:
    rooms = {"__init__.py": "", "kernel/__init__.py": "", "games/__init__.py": "", "games/chess/__init__.py": ""}
    write(folder / "src/tavolata", rooms | files)
    shutil.copy(ROOT / "pyproject.toml", folder)
    program = "import sys; sys.path.insert(0, 'src'); from importlinter.cli import lint_imports_command as run; run()"
    command = [sys.executable, "-c", program, "--no-cache", "--no-logo"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_rooms_not_built_yet_break_nothing(tmp_path: Path) -> None:
    assert lint_layers(tmp_path, {"games/chess/rules.py": "import tavolata.kernel"})[0] == 0


def test_dependencies_point_one_way(tmp_path: Path) -> None:
    upwards = {
        "kernel/state.py": "import tavolata.games.chess",
        "words.py": "import tavolata.games",
        "games/go/__init__.py": "import tavolata.games.chess",
        "attic/__init__.py": "",
    }
    code, text = lint_layers(tmp_path, upwards)
    assert code == 1
    assert "tavolata.kernel.state -> tavolata.games.chess" in text
    assert "tavolata.words -> tavolata.games" in text
    assert "tavolata.games.go -> tavolata.games.chess" in text
    assert "- tavolata.attic" in text
