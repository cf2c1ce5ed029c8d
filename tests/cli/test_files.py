"""Game files, whole and broken: `verify` and `replay`."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tavolata.cli import main
from tests.cli.games import record_text
from tests.cli.terminal import environment, tavolata

WHOLE = record_text(lunch_choice="ask")
LINES = WHOLE.splitlines()
PLAY = next(at for at, line in enumerate(LINES) if '"play"' in line)


def run(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    code = main(words)
    said = capsys.readouterr()
    return code, said.out, said.err


def written(folder: Path, text: str) -> str:
    path = folder / "game.tavolata"
    path.write_text(text, "utf-8")
    return str(path)


def joined(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def field(at: int, **told: object) -> str:
    """The file with something changed in one of its rows."""
    lines = LINES[:]
    row = json.loads(lines[at])
    next((row[kind] for kind in ("play", "start", "undo", "end") if kind in row), row).update(told)
    lines[at] = json.dumps(row)
    return joined(*lines)


# --- verify -----------------------------------------------------------------------------------------------------------
def test_a_true_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(["verify", written(tmp_path, WHOLE), "--lang", "it"], capsys)
    assert (code, err) == (0, "")
    assert "Dadi controllati" in out
    assert "il risultato è giusto" in out


def test_a_record_without_its_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(["verify", written(tmp_path, field(-1, secret="")), "--lang", "en"], capsys)
    assert code == 0
    assert "There is no key" in out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "The file is empty"),
        ("\n", "The file is empty"),
        ("{}", "Line 1"),
        ("hello", "Line 1"),
        ('{"game":"pecunia_olet","tavolata":99}', "version"),
        ('{"game":"chess","tavolata":1}', "no game “chess”"),
        (WHOLE[: len(WHOLE) // 2], "breaks off"),
        (joined(*LINES[:-1]), "is missing after row"),
        (joined(*LINES[:9]), "cut off"),
        (joined(*LINES[:9], *LINES[10:]), "line 10"),
        (joined(*LINES, LINES[-1]), "after the end"),
        (field(0, rules=2), "rules"),
        (field(0, tables="0" * 16), "changed"),
        (field(0, seats=9), "2 to 4|between 2 and 4"),
        (field(0, options={"screens": "open"}), "row 0"),
        (field(0, commitment="00"), "key"),
        (field(PLAY, option=[1, 99]), f"row {PLAY - 1}|wrong row is {PLAY - 1}"),
        (field(PLAY, seat=9), f"{PLAY - 1}"),
        (field(PLAY, digest="00" * 8), f"{PLAY - 1}"),
        (field(1, outcomes=["seat 0"]), "row 0|Row 0"),
        (field(-1, points=[9, 9, 9]), "end"),
        (field(-1, secret="00"), "key"),
    ],
)
def test_a_broken_file(text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, text)
    for command in ("verify", "replay"):
        code, out, err = run([command, file, "--lang", "en"], capsys)
        if command == "verify":
            assert code == 1
            assert err.count("\n") == 1, err
            assert any(part in err + out for part in why.split("|")), err
        else:
            assert "Traceback" not in out + err
    assert Path(file).read_text("utf-8") == text


def test_the_first_wrong_row_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(["verify", written(tmp_path, field(40, digest="ab" * 8)), "--lang", "it"], capsys)
    assert code == 1
    assert "La prima riga sbagliata è la 39." in out
    assert "39" in err


def test_dice_that_the_key_does_not_give(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game that follows from its outcomes, played with dice of one's own."""
    own, other = record_text(1).splitlines(), record_text(2).splitlines()
    headers = [json.loads(lines[0]) for lines in (own, other)]
    headers[0]["commitment"] = headers[1]["commitment"]
    ends = [json.loads(lines[-1]) for lines in (own, other)]
    ends[0]["end"]["secret"] = ends[1]["end"]["secret"]
    text = "\n".join([json.dumps(headers[0]), *own[1:-1], json.dumps(ends[0])])
    code, _, err = run(["verify", written(tmp_path, text), "--lang", "en"], capsys)
    assert code == 1
    assert "dice" in err


def test_a_binary_file_a_folder_and_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "x.bin"
    binary.write_bytes(bytes(range(256)))
    for path, why in ((binary, "non è un file di testo"), (tmp_path, "è una cartella"), (tmp_path / "y", "non esiste")):
        for command in ("verify", "replay"):
            code, out, err = run([command, str(path), "--lang", "it"], capsys)
            assert (code, out) == (1, "")
            assert why in err


def test_random_damage_is_never_a_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whim = random.Random(5)
    for _ in range(60):
        at = whim.randrange(len(WHOLE))
        text = WHOLE[:at] + whim.choice('0123456789{}[]",:-é\x00\n') + WHOLE[at + whim.randrange(3) :]
        code, _, err = run(["verify", written(tmp_path, text)], capsys)
        assert code in (0, 1)
        assert (code == 1) == bool(err)


# --- replay -----------------------------------------------------------------------------------------------------------
def test_a_story_where_nobody_types(tmp_path: Path) -> None:
    file = written(tmp_path, WHOLE)
    said = tavolata("replay", file, "--lang", "it")
    assert said.code == 0
    assert "Il primo giocatore è" in said.out
    assert max(map(len, said.out.splitlines())) <= 80
    one = tavolata("replay", file, "--lang", "it", "--seat", "2")
    assert one.code == 0
    assert one.out.count("$") < said.out.count("$")  # nobody sees what a rival's flight moves
    assert "Passi." in one.out or "Stampi" in one.out
    assert tavolata("replay", file, "--seat", "4").code == 2


def test_a_story_into_a_pipe_that_closes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tavolata", "replay", written(tmp_path, WHOLE * 1)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("colour", [True, False])
def test_stepping_at_a_terminal(tmp_path: Path, colour: bool) -> None:
    told = {"TERM": "xterm"} | ({} if colour else {"NO_COLOR": "1"})
    file = written(tmp_path, WHOLE)
    out = at_terminal(["replay", file, "--lang", "en"], "n\n\np\n30\nv\nfoo\nend\nn\nq\n", **told)
    for part in (
        "Row 0 (Enter on",
        "Row 2",
        "Row 1",
        "Row 30",
        "Black market",
        "There is nothing beyond",
        "(last row)",
    ):
        assert part in out
    assert ("\x1b[1m" in out) == colour
    assert "Traceback" not in out


def at_terminal(words: list[str], typed: str, **told: str) -> str:
    """What a command writes on a terminal while something is typed."""
    import pty

    leader, follower = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "tavolata", *words],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment(**told),
        close_fds=True,
    ) as process:
        os.close(follower)
        os.write(leader, typed.encode())
        said = b""
        try:
            while part := os.read(leader, 65536):
                said += part
        except OSError:  # how Linux says that nobody writes any more
            pass
        process.wait(60)
    os.close(leader)
    return said.decode()
