"""What is said when somebody asks for help, or for something that is not there."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tavolata import __version__
from tavolata.cli import main
from tavolata.cli.arguments import COMMANDS, language_of_locale
from tests.cli.terminal import SOURCE, environment, tavolata


@pytest.mark.parametrize(("language", "usage"), [("it", "Uso:"), ("en", "Usage:")])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_both_languages(command: str, language: str, usage: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help", "--lang", language]) == 0
    text = capsys.readouterr().out
    assert usage in text
    assert max(map(len, text.splitlines())) <= 80


def test_help_names_every_flag_of_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS:
        main([command, "--help", "--lang", "en"])
        text = capsys.readouterr().out
        source = (SOURCE / "tavolata" / "cli" / "commands" / f"{command}.py").read_text("utf-8")
        for flag in re.findall(r'add_argument\("(--[a-z]+)"', source):
            assert flag in text, f"{command} {flag}"


def test_without_a_command_the_help_is_shown() -> None:
    said = tavolata()
    assert said.code == 0
    assert "tavolata play pecunia_olet" in said.out
    assert tavolata("--version").out == f"tavolata {__version__}\n"


@pytest.mark.parametrize(
    ("locale", "language"), [("it_IT.UTF-8", "it"), ("de_DE.UTF-8", "en"), ("C", "en"), ("it_CH", "it")]
)
def test_the_locale_decides_the_language(locale: str, language: str) -> None:
    assert language_of_locale({"LANG": locale}) == language
    assert language_of_locale({"LANG": "de_DE", "LC_ALL": locale}) == language


def test_italian_by_locale() -> None:
    assert "Uso:" in tavolata(LC_ALL="it_IT.UTF-8").out
    assert "Usage:" in tavolata("--lang", "en", LC_ALL="it_IT.UTF-8").out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("simulat", "Il comando «simulat» non esiste"),
        ("simulate pecunia_olet --sead 3", "Volevi dire --seed?"),
        ("verify x --nonsense", "L’opzione --nonsense non esiste"),
        ("simulate pecunia_olet --seats", "All’opzione --seats manca un valore"),
        ("simulate pecunia_olet --seats many", "--seats vuole un numero intero"),
        ("simulate pecunia_olet --games 0", "da 1 a 100000000"),
        ("simulate", "Manca il gioco"),
        ("simulate pecunia_olet other", "«other» è di troppo"),
        ("simulate pecunia_olet --option screens", "NOME=VALORE"),
        ("simulate pecunia_olet --option screens=open --option screens=closed", "due volte"),
        ("simulate pecunia_olet --seats 3 --bots random,random", "Sono indicati 2 bot per 3 posti"),
        ("bench --seconds -1", "--seconds vuole un numero"),
        ("play pecunia_olet --seat 4 --seats 3", "Il posto 4 non c’è"),
        ("play pecunia_olet --seats 3 --bots random,random,random", "gli altri posti sono 2"),
        ("play pecunia_olet --resume x --seats 2", None),
        ("verify", "Manca il file"),
        ("games --lang fr", None),
    ],
)
def test_a_wrong_command_line(words: str, why: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), *([] if "--lang" in words else ["--lang", "it"])]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert why is None or why in said.err
    assert "--help" in said.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("simulate pecunia", "Il gioco «pecunia» non c’è. Volevi dire pecunia_olet?"),
        ("play Pecunia", "Volevi dire pecunia_olet?"),
        ("bench pecunai-olet", "Volevi dire pecunia_olet?"),
        ("simulate pecunia_olet --bots clever", "Il bot «clever» non c’è"),
        ("simulate pecunia_olet --seats 5", "da 2 a 4"),
        ("simulate pecunia_olet --option colour=red", "colour"),
        ("simulate pecunia_olet --option screens=red", "closed, open"),
        ("simulate pecunia_olet --seats 2 --option first_player=4", "4"),
        ("play nothing", "Il gioco «nothing» non c’è"),
        ("play --resume nowhere.tavolata", "Il file nowhere.tavolata non esiste"),
        ("bench nothing", "Il gioco «nothing» non c’è"),
    ],
)
def test_something_that_is_not_there(words: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), "--lang", "it"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert why in said.err


def test_flags_may_stand_anywhere() -> None:
    said = tavolata("simulate", "--games", "3", "pecunia_olet", "--lang", "en", "--workers=1")
    assert said.code == 0
    assert "3 games of pecunia_olet" in said.out


def test_games_lists_games_bots_and_options() -> None:
    said = tavolata("games", "--lang", "it")
    assert said.code == 0
    for part in ("pecunia_olet", "da 2 a 4 giocatori", "random", "--option screens=closed|open"):
        assert part in said.out


# --- what the system does to us ---------------------------------------------------------------------------------------
def test_a_closed_pipe_is_no_traceback() -> None:
    command = [sys.executable, "-m", "tavolata", "games", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        err = process.stderr.read().decode()
        assert process.wait() == 141
    assert err == ""


def copied_source(folder: Path) -> Path:
    shutil.copytree(SOURCE / "tavolata", folder / "tavolata", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    return folder


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("fence_max", "fence_most", "“fence_max” is missing"),
        ("[actions]", "[actions", "not valid TOML"),
        ("fence_max = 8", 'fence_max = "many"', "fence_max"),
    ],
)
def test_a_data_file_with_a_hole(tmp_path: Path, old: str, new: str, why: str) -> None:
    source = copied_source(tmp_path)
    data = source / "tavolata/games/pecunia_olet/data/pecunia_olet.toml"
    text = data.read_text("utf-8")
    assert old in text
    data.write_text(text.replace(old, new, 1), "utf-8")
    said = tavolata("simulate", "pecunia_olet", "--games", "2", "--lang", "en", PYTHONPATH=str(source))
    assert said.code == 1
    assert said.one_sentence
    assert why in said.err
