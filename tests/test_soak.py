"""A small soak: random games over all tables, no exception, no broken law, every rule function reached."""

import pytest

from tavolata.games.finding import known_games
from tests.soak import Broken, Seen, main, nothing, play, report, rule_functions, soak, unreached


@pytest.mark.parametrize("slug", known_games())
def test_random_games_keep_the_laws(slug: str) -> None:
    seen = soak(slug, games=120, seed=3, workers=1, progress=lambda done: None)
    assert seen.complaints == []
    assert seen.counts["games"] == sum(seen.ends.values()) == 120
    assert len(seen.tables) > 1
    assert f"{slug}: 120 games" in report(slug, seen)[0]


@pytest.mark.parametrize("slug", known_games())
def test_every_rule_function_is_reached(slug: str) -> None:
    seen = soak(slug, games=100, seed=4, workers=1, progress=lambda done: None)
    assert rule_functions(slug)
    assert unreached(slug, seen) == []


def outcome_of(seen: Seen, monkeypatch: pytest.MonkeyPatch) -> int:
    """What the command says of games in which this was seen."""
    monkeypatch.setattr("tests.soak.soak", lambda *arguments: seen)
    return main(["pecunia_olet", "--workers", "1"])


def test_the_command_fails_when_something_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = nothing()
    seen.calls.update(rule_functions("pecunia_olet"))
    assert outcome_of(seen, monkeypatch) == 0
    seen.complaints.append("game 3 (seed 1): too rich")
    assert outcome_of(seen, monkeypatch) == 1
    seen.complaints.clear()
    del seen.calls["replace"]
    assert outcome_of(seen, monkeypatch) == 1


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [("ENDLESS", 3, "no end after 4 rows"), ("laws_of", lambda slug: (lambda s: 1 // 0, None), "ZeroDivisionError")],
)
def test_an_endless_game_and_an_exception_are_noted(
    name: str, value: object, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"tests.soak.{name}", value)
    seen = soak("pecunia_olet", games=2, seed=1, workers=1, progress=lambda done: None)
    assert [complaint in noted for noted in seen.complaints] == [True, True]


def test_a_broken_law_is_noticed() -> None:
    from tavolata.games.pecunia_olet import GAME

    with pytest.raises(Broken, match="too rich"):
        play(GAME, lambda s: "too rich" if s.cash[0] > 100 else None, lambda before, after: None, 1, 0, nothing())
