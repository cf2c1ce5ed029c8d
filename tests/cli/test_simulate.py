"""`tavolata simulate` and `tavolata bench`: the same seed gives the same file, and no file is lost."""

import json
from pathlib import Path

import pytest

from tavolata.cli import main
from tests.cli.terminal import tavolata


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    texts = []
    for workers in ("1", "2"):
        words = ("simulate", "pecunia_olet", "--seats", "3", "--games", "60", "--bots", "random", "--seed", "9")
        said = tavolata(*words, "--workers", workers, "--json", f"{workers}.json", cwd=tmp_path)
        assert (said.code, said.err) == (0, "")
        texts.append((tmp_path / f"{workers}.json").read_text("utf-8"))
    assert texts[0] == texts[1]
    found = json.loads(texts[0])
    assert found["bots"] == ["random"] * 3
    assert [seat["games"] for seat in found["by_seat"]] == [60] * 3
    assert sum(seat["win_share"][0] for seat in found["by_seat"]) == pytest.approx(1, abs=1e-3)
    low, high = found["by_bot"]["random"]["win_share"][1:]
    assert low < 1 / 3 < high


def test_the_table_is_narrow_and_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "pecunia_olet", "--games", "10", "--workers", "1", "--option", "screens=open", "--rotate"]
    assert main([*words, "--lang", "it"]) == 0
    out = capsys.readouterr().out
    assert "vittorie" in out
    assert "%" in out
    assert max(map(len, out.splitlines())) <= 80


def test_a_file_is_overwritten_by_force_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    file.write_text("mine", "utf-8")
    words = ["simulate", "pecunia_olet", "--games", "2", "--workers", "1", "--json", str(file), "--lang", "it"]
    assert main(words) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "esiste già" in said.err
    assert file.read_text("utf-8") == "mine"
    assert main([*words, "--force"]) == 0
    assert json.loads(file.read_text("utf-8"))["games"] == 2
    assert [path.name for path in tmp_path.iterdir()] == ["result.json"]
    assert main([*words[:-3], str(tmp_path / "no" / "x.json"), "--lang", "it"]) == 1
    assert "La cartella" in capsys.readouterr().err


def test_bench_prints_one_object_a_game() -> None:
    said = tavolata("bench", "pecunia_olet", "--seconds", "0.2", "--json")
    assert said.code == 0
    (line,) = said.out.splitlines()
    found = json.loads(line)
    assert found["game"] == "pecunia_olet"
    assert found["compiled"] in (True, False)
    names = "decisions_per_s games_per_s clone_us observe_us resample_us state_bytes import_ms mean_options"
    assert all(found[name] > 0 for name in names.split())
    assert 0 <= found["single_option_share"] < 1


def test_bench_in_words() -> None:
    said = tavolata("bench", "--seconds", "0.1", "--lang", "it")
    assert said.code == 0
    assert "risposte al secondo" in said.out
