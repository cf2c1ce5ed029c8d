"""The conformance kit: does a game keep every promise of `tavolata.kernel.game`, and every secret?

    from tavolata.kernel.testing import conform

    report = conform(GAME, fits=fits, disguise=disguise, laws=laws)

plays some hundred random games over all numbers of seats and table options. Before every answer it looks at the state
from all sides; the first broken promise is raised as `NotConforming`, with all that is needed to see it again. What
comes back prints as a short report and holds every message that the game has said.

Two functions are the tester's own, written from the rules file and not from the code of the game:

* `disguise(state, seat, chance)` changes everything the view of this seat (or SPECTATOR) does not show, also what an
  attentive person could work out. It gets a copy and may change it in place.
* `fits(memory, state)` says whether the state may be the true one for a seat with this memory.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from tavolata.kernel.chance import Chance
from tavolata.kernel.frames import Stacked
from tavolata.kernel.game import Game, Setup
from tavolata.kernel.terms import Option
from tavolata.kernel.testing.course import Course
from tavolata.kernel.testing.display import conclude_display
from tavolata.kernel.testing.memory import Position, conclude_memory, prove_position
from tavolata.kernel.testing.player import fingerprint
from tavolata.kernel.testing.rehearsal import conclude_barriers
from tavolata.kernel.testing.replays import check_elsewhere, conclude_load
from tavolata.kernel.testing.report import NotConforming, Report, Shape, Where
from tavolata.kernel.testing.scene import Kit, Passing, Sizes

__all__ = ["NotConforming", "Position", "Report", "Shape", "Where", "conform", "fingerprint"]

S = TypeVar("S", bound=Stacked)
V = TypeVar("V")
M = TypeVar("M")

ELSEWHERE = 3  # games played again in a second process


def lawless(s: Stacked) -> str | None:
    """No law: nothing is counted."""
    return None


def conform(
    game: Game[S, V, M],
    *,
    fits: Callable[[M, S], bool],
    disguise: Callable[[S, int, Chance], S],
    laws: Callable[[S], str | None] = lawless,
    spends: Callable[[S, int, Option], bool] | None = None,
    positions: Sequence[Position[S]] = (),
    technical: Collection[str] = (),
    certain: Collection[str] = (),
    reveals: Collection[int] = (),
    passing: Passing = (),
    undo: bool = True,
    ranking: bool = True,
    games: int = 200,
    seed: int = 1,
    only: int | None = None,
    setups: Sequence[Setup] = (),
    limit: int = 3000,
    thorough: bool = False,
) -> Report:
    """Try a game. Raises NotConforming at the first promise it breaks.

    - `laws(state)`: None, or which law of conservation is broken (cards, money).
    - `spends(state, seat, option)`: whether it gives something away; a time-out must not where another option does not.
    - `positions`: small positions with all the states that fit, listed by hand.
    - `technical`: slots that are no secret and not shown (a number of seats, a table option).
    - `certain`: slots that the view hides but perfect attention always knows, so that a re-deal never varies them.
    - `reveals`: kinds of facts that by the rules open what was hidden; what is told from there on may differ.
    - `passing`: kinds of facts that tell of an open choice and that nobody need remember (who looked at whose card).
      Or by kind a function that takes the passing part out of a fact, so that the rest still counts; None: all of it.
    - `undo=False`: by the rules nothing can ever be taken back. `ranking=False`: places do not follow from points.
    - `only`: one game of the run, as a complaint names it. `setups`: these tables in turn instead of all.
    - `limit`: rows after which a game counts as endless. `thorough`: look longer at every decision, for a soak.
    """
    kit = Kit(
        game,
        fits,
        disguise,
        laws,
        spends=spends,
        reveals=reveals,
        passing=passing,
        ranking=ranking,
        sizes=Sizes(thorough),
        seed=seed,
        limit=limit,
    )
    prints: dict[int, str] = {}
    for number in range(games) if only is None else (only,):
        course = Course(kit, number, setups[number % len(setups)] if setups else None)
        prints[number] = course.run()
        _count(kit.report, course)
    for number, position in enumerate(positions):
        prove_position(kit, number, position)
    if only is None:
        conclude_display(kit, frozenset(technical))
        conclude_memory(kit, frozenset(technical) | frozenset(certain))
        conclude_load(kit)
        if undo:
            conclude_barriers(kit)
        if not setups:
            check_elsewhere(kit, dict(list(prints.items())[:ELSEWHERE]))
    return kit.report


def _count(report: Report, course: Course[S, V, M]) -> None:
    setup = course.player.setup
    report.games += 1
    report.longest = max(report.longest, len(course.match.rows))
    report.tables.update([f"{setup.seats} seats", *(f"{name}={value}" for name, value in setup.options)])
