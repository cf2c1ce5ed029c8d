"""A small soak: random games over all tables, no exception, no broken law, every rule function reached."""

import pytest

from tavolata.games.finding import known_games
from tests.soak import Broken, play, report, rule_functions, soak


@pytest.mark.parametrize("slug", known_games())
def test_random_games_keep_the_laws(slug: str) -> None:
    seen = soak(slug, games=120, seed=3, workers=1, progress=lambda done: None)
    assert seen.complaints == []
    assert seen.counts["games"] == sum(seen.ends.values()) == 120
    assert len(seen.tables) > 1
    assert f"{slug}: 120 games" in report(slug, seen)[0]


def test_rule_functions_are_reached() -> None:
    seen = soak("pecunia_olet", games=101, seed=4, workers=1, progress=lambda done: None)
    assert sum(seen.calls[name] > 0 for name in rule_functions("pecunia_olet")) > 25


def test_a_broken_law_is_noticed() -> None:
    from tavolata.games.pecunia_olet import GAME
    from tests.soak import nothing

    with pytest.raises(Broken, match="too rich"):
        play(GAME, lambda s: "too rich" if s.cash[0] > 100 else None, lambda before, after: None, 1, 0, nothing())
