"""A game is not lost, whatever happens to its file."""

import errno
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tavolata.cli import main
from tavolata.cli.files import undisturbed, write_new, write_somewhere
from tavolata.cli.session import Session
from tests.cli.terminal import environment, tavolata

PLAY = ["play", "pecunia_olet", "--bots", "random", "--lang", "en", "--option", "first_player=1"]
MOVE = "\nprint 1\n\n"
GLIDE = "1\n\n1\n\n" * 200


@pytest.fixture(autouse=True)
def handlers() -> Iterator[None]:
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder, a home and a place for temporary files."""
    for name in ("here", "home", "temp"):
        (tmp_path / name).mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temp"))
    return tmp_path


def typed(text: str, monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "stdin", StringIO(text))
    return main([*PLAY, *words] if "--resume" not in words else ["play", "--lang", "en", *words])


def closed(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> None:
    """No file can be made in these folders."""
    make = tempfile.mkstemp

    def refusing(*given: Any, **named: Any) -> tuple[int, str]:
        if Path(named["dir"]) in folders:
            raise OSError(errno.ENOSPC, "No space left on device")
        return make(*given, **named)

    monkeypatch.setattr(tempfile, "mkstemp", refusing)


# --- another place ----------------------------------------------------------------------------------------------------
def test_a_folder_that_takes_no_file_is_found_out_first(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    closed(monkeypatch, here)
    assert typed(MOVE, monkeypatch, "--save", str(here / "x.tavolata")) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "No space left" in said.err


def test_one_place_after_another(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = here / "x"
    target.write_text("mine")
    assert write_somewhere(target, "1")[0] == here / "x-2"
    assert target.read_text() == "mine"
    shut = [here]
    for name in ("here", "home", "temp"):
        with monkeypatch.context() as patch:
            closed(patch, *shut)
            path, why = write_somewhere(target, "1")
            assert path
            assert path.absolute() == here / name / "x"
            assert why == "No space left on device"
        shut.append(here / name)
    closed(monkeypatch, *shut)
    assert write_somewhere(target, "1")[0] is None


@pytest.mark.parametrize("typing", [MOVE, "\n" + GLIDE])
def test_where_a_game_went_is_said(
    typing: str, here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    closed(monkeypatch, here / "here")
    assert typed(typing, monkeypatch) == 0
    out = capsys.readouterr().out
    assert "No file can be written here" in " ".join(out.split())
    (file,) = (here / "home").glob("*.tavolata")
    assert str(file) in out
    assert main(["verify", str(file)]) == 0


def test_a_folder_that_has_gone(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tavolata.cli.commands.play.refuse_existing", lambda path: None)
    monkeypatch.setattr("tavolata.cli.commands.play.probe", lambda path: None)
    assert typed(MOVE, monkeypatch, "--save", str(here / "gone" / "x.tavolata")) == 0
    assert "could not be written" in " ".join(capsys.readouterr().out.split())
    assert (here / "here" / "x.tavolata").exists()


def test_the_terminal_holds_what_no_folder_takes(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    closed(monkeypatch, *(here / name for name in ("here", "home", "temp")))
    assert typed(MOVE, monkeypatch) == 1
    out = capsys.readouterr().out
    log = here / "copied"
    log.write_text("".join(line + "\n" for line in out.splitlines() if line.startswith("{")), "utf-8")
    assert main(["verify", str(log)]) == 0


def test_a_file_system_without_links(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def link(*given: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", link)
    write_new(here / "x", "è\n", private=True)
    assert (here / "x").read_bytes() == "è\n".encode()
    assert (here / "x").stat().st_mode & 0o077 == 0 or sys.platform == "win32"
    assert write_somewhere(here / "x", "2")[0] == here / "x-2"
    assert sorted(path.name for path in here.iterdir() if path.is_file()) == ["x", "x-2"]


# --- while playing ----------------------------------------------------------------------------------------------------
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_nothing_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tavolata", *PLAY, "--save", "x.tavolata"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment(), cwd=tmp_path
    ) as process:
        assert process.stdin
        process.stdin.write(MOVE.encode())
        process.stdin.flush()
        draft = tmp_path / "x.live.tavolata"
        for _ in range(600):
            if draft.exists():
                break
            time.sleep(0.05)
        process.kill()
    assert draft.stat().st_mode & 0o077 == 0
    assert '"play"' in draft.read_text("utf-8")
    assert tavolata("play", "--resume", draft, cwd=tmp_path).code == 0


def test_the_draft_goes_when_the_record_is_there(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert typed("\n" + GLIDE, monkeypatch, "--save", "x.tavolata") == 0
    assert [path.name for path in (here / "here").iterdir()] == ["x.tavolata"]


def test_the_record_is_there_before_the_result(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Session, "is_result", broken)
    with pytest.raises(ZeroDivisionError):
        typed("\n" + GLIDE, monkeypatch, "--save", "x.tavolata")
    assert main(["verify", "x.tavolata"]) == 0


def test_an_error_is_not_hidden_by_another(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: object, **named: object) -> None:
        raise ZeroDivisionError

    def failing(*given: object, **named: object) -> None:
        raise OSError

    monkeypatch.setattr(Session, "bot_answer", broken)
    monkeypatch.setattr(Session, "keep", failing)
    with pytest.raises(ZeroDivisionError):
        typed(MOVE, monkeypatch)


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_no_signal_disturbs_the_writing() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with undisturbed():
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            os.kill(os.getpid(), number)
    assert signal.getsignal(signal.SIGTERM) == before


# --- going on ---------------------------------------------------------------------------------------------------------
def test_a_resumed_game_goes_back_into_its_file(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = here / "here"
    assert typed(MOVE, monkeypatch) == 0
    (live,) = folder.iterdir()
    rows = live.read_text("utf-8").count("\n")
    assert typed("1\n\n1\n\n", monkeypatch, "--resume", live.name) == 0
    assert list(folder.iterdir()) == [live]
    assert live.read_text("utf-8").count("\n") > rows

    ask = Session.my_turn

    def meddling(session: Session) -> None:
        live.write_text("other", "utf-8")
        ask(session)

    monkeypatch.setattr(Session, "my_turn", meddling)
    capsys.readouterr()
    assert typed("1\n\n1\n\n", monkeypatch, "--resume", live.name) == 0
    assert "is no longer as it was" in " ".join(capsys.readouterr().out.split())
    assert live.read_text("utf-8") == "other"
    (other,) = (path for path in folder.iterdir() if path != live)
    assert main(["verify", str(other)]) == 0


def test_the_key_may_stand_last_as_it_used_to(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a move that was taken back, whose row names another."""
    assert typed(MOVE + "u\nprint 2\n\n", monkeypatch, "--save", "x.tavolata") == 0
    lines = Path("x.tavolata").read_text("utf-8").splitlines()
    values = [json.loads(line) for line in lines]
    assert values[2]["table"]["what"] == "key"
    values.append(values.pop(2))
    for number, value in enumerate(values[1:]):
        value["row"] = number
        if "undo" in value:
            value["undo"]["to"] -= value["undo"]["to"] > 0
    assert any("undo" in value for value in values)
    Path("old.tavolata").write_text("".join(json.dumps(value) + "\n" for value in values), "utf-8")
    for name in ("x.tavolata", "old.tavolata"):
        assert main(["verify", name]) == main(["replay", name]) == 0
        assert typed("", monkeypatch, "--resume", name) == 0
    cut = "\n".join(lines[:-1]) + "\n"
    Path("cut.tavolata").write_text(cut, "utf-8")
    assert typed("", monkeypatch, "--resume", "cut.tavolata") == 0


# --- what is typed ----------------------------------------------------------------------------------------------------
@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
def test_streams_that_are_closed(tmp_path: Path) -> None:
    for words in ("games >&-", "play pecunia_olet <&-", "play pecunia_olet <&- >&- 2>&-", "games 2>&-"):
        done = subprocess.run(
            f"{sys.executable} -m tavolata {words}",
            shell=True, env=environment(), cwd=tmp_path, capture_output=True, timeout=60, check=False,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, b""), words


def test_long_words_are_shortened(tmp_path: Path) -> None:
    long = "x" * 3000
    said = tavolata(*PLAY, stdin=f"{long}\n{long}\nr {long}\nprint 1\n{long}\nq\n", cwd=tmp_path)
    assert (said.code, said.err) == (0, "")
    assert "“" + "x" * 40 + "…” goes into the dice" in " ".join(said.out.split())
    assert "cli-" not in said.out
    said = tavolata(long, "--lang", "en")
    assert said.code == 2
    assert "x" * 40 + "…”" in said.err


def test_an_empty_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["", "--lang", "en"]) == 2
    assert "no command “”" in capsys.readouterr().err
