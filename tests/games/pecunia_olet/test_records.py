"""The recorded games of `records/`: they replay, row by row and die by die, and show what their index says.

After a change of the rules or of the log: `python -m tests.games.pecunia_olet.make_records` finds and writes them anew.
"""

from __future__ import annotations

import json
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tavolata.games.pecunia_olet import GAME, facts
from tavolata.games.pecunia_olet.cards import BAD_LAWYER, GREAT_LAWYER, TICKET_VALUE
from tavolata.games.pecunia_olet.state import State
from tavolata.kernel.chance import Recorded
from tavolata.kernel.errors import BadFile, Diverged
from tavolata.kernel.log import Log, Play, Start, read_log, write_log
from tavolata.kernel.match import read_outcomes, replay, verify
from tavolata.kernel.terms import SPECTATOR, Fact
from tests.marks import rule

from .laws import laws, turned
from .make_records import INDEX, RECIPES, RECORDS, Table
from .secrecy import misfit
from .showing import CARDS, ENDS, EVERYTHING, living, shown

ENTRIES: Final[list[dict[str, Any]]] = tomllib.loads(INDEX.read_text("utf-8"))["record"]
FILES: Final[list[str]] = [record["file"] for record in ENTRIES]
ACTIONS: Final = (
    facts.BUYS,
    facts.PRINTS,
    facts.EXCHANGES,
    facts.SELLS,
    facts.TAX_FRAUD_DONE,
    facts.FLIES,
)
MOST_BYTES: Final = 200_000

every_record = pytest.mark.parametrize("name", FILES)


def text_of(name: str) -> str:
    return (RECORDS / name).read_text("utf-8")


def log_of(name: str) -> Log:
    return read_log(text_of(name), GAME)


def told(name: str) -> list[Fact]:
    """All that happened, in order, without what was taken back."""
    log = log_of(name)
    steps = list(replay(GAME, log))
    return [event.fact for number in living(log.rows) for event in steps[number].events]


# --- the files ---
@every_record
def test_a_record_is_true_to_the_last_die(name: str) -> None:
    log = log_of(name)
    found = verify(GAME, log)
    assert (found.rows, found.finished, found.dice) == (len(log.rows), True, True)
    assert found.outcomes > 10
    assert write_log(log) == text_of(name)
    assert not any(row.sealed for row in log.rows if isinstance(row, Play))


@every_record
def test_a_record_is_found_again_from_its_seed(name: str) -> None:
    """Else the search was not repeatable, or a rule has changed and they want writing anew."""
    (entry,) = (record for record in ENTRIES if record["file"] == name)
    recipe = RECIPES[Path(name).stem]
    assert entry["about"] == recipe.about
    assert write_log(Table(Path(name).stem, recipe, entry["seed"]).play()) == text_of(name)


def test_every_file_is_in_the_index() -> None:
    assert sorted(FILES) == sorted(path.name for path in RECORDS.glob("*.tavolata"))
    assert sum(path.stat().st_size for path in RECORDS.iterdir()) < MOST_BYTES


# --- what they show ---
@every_record
def test_the_index_claims_what_the_game_shows(name: str) -> None:
    (entry,) = (record for record in ENTRIES if record["file"] == name)
    assert sorted(entry["shows"]) == sorted(shown(log_of(name)))
    assert set(RECIPES[Path(name).stem].wants) <= set(entry["shows"])


def missing(from_these: tuple[str, ...]) -> set[str]:
    return set(from_these) - {what for record in ENTRIES for what in record["shows"]}


def test_no_kind_of_card_lacks_a_game() -> None:
    assert missing(CARDS) == set()


def test_no_way_to_end_lacks_a_game() -> None:
    assert missing(ENDS) == set()


def test_nothing_else_lacks_a_game() -> None:
    assert missing(EVERYTHING) == set()


@rule("PO-078", "PO-093")
def test_the_guard_ended_one() -> None:
    facts_of_the_end = told("stall-guard.tavolata")
    kinds = [fact[0] for fact in facts_of_the_end]
    end = kinds.index(facts.END_BEGINS)
    at = len(kinds) - 1 - kinds[::-1].index(facts.STALLS)
    assert [kind for kind in kinds[at:end] if kind != facts.PAID_GODFATHER] == [
        facts.STALLS,
        facts.POLICE_MOVES,
        facts.GODFATHER_TAKES,
    ]
    assert sum(kind in ACTIONS for kind in kinds[end:]) == kinds.count(facts.LIFTS), "only lawyers place somebody"


@rule("PO-104")
def test_two_shared_one() -> None:
    log = log_of("shared-win.tavolata")
    assert log.end
    assert log.end.points.count(max(log.end.points)) > 1


@rule("PO-096", "PO-097", "PO-099")
def test_two_lawyers_moved_the_same_henchman() -> None:
    lifts = [fact for fact in told("two-lawyers.tavolata") if fact[0] == facts.LIFTS]
    assert [(fact[1], fact[3]) for fact in lifts] == [(lifts[0][1], GREAT_LAWYER), (lifts[0][1], BAD_LAWYER)]


@rule("PO-101")
def test_all_tickets_were_paid() -> None:
    paid = [fact[2] for fact in told("four-tickets.tavolata") if fact[0] == facts.CASHES_TICKETS]
    assert sum(paid) == sum(TICKET_VALUE)


# --- going through them ---
@every_record
def test_laws_and_memories_hold_all_the_way(name: str) -> None:
    before: State | None = None
    for step in replay(GAME, log_of(name)):
        s = step.state
        assert laws(s) is None
        if before and isinstance(step.row, Play):
            assert turned(before, s) is None
        for seat in (SPECTATOR, *range(s.seats)):
            assert misfit(GAME.recall(s, seat), s) == ""
        before = s


def replayed(log: Log) -> State:
    """As fast as a replay goes: no check, no digest, one state."""
    rows = [log.rows[number] for number in living(log.rows)]
    start = rows[0]
    assert isinstance(start, Start)
    s = GAME.new(log.header.setup, Recorded(read_outcomes(GAME, start.outcomes)))
    for row in rows[1:]:
        assert isinstance(row, Play)
        GAME.apply(s, row.seat, row.option, Recorded(read_outcomes(GAME, row.outcomes)))
    return s


def test_a_replay_without_checks_ends_alike(record_property: Callable[[str, object], None]) -> None:
    """And how long it takes, in print only, for other things may run beside; 5 ms a game are aimed at."""
    logs = [log_of(name) for name in FILES]
    for what, play in (("replay", replayed), ("verify", lambda log: verify(GAME, log))):
        times = []
        for log in logs * 3:
            began = time.process_time()
            play(log)
            times.append(1000 * (time.process_time() - began))
        shown_as = f"{sum(times) / len(times):.1f} ms a game, at most {max(times):.1f}"
        record_property(what, shown_as)
        print(f"{what}: {shown_as}")
    assert all(log.end and GAME.score(replayed(log)).points == log.end.points for log in logs)


# --- what is not true is found out ---
def altered(name: str, row: int, **fields: Any) -> str:
    lines = text_of(name).splitlines()
    data = json.loads(lines[row + 1])
    data["play"].update(fields)
    lines[row + 1] = json.dumps(data)
    return "\n".join(lines)


@pytest.mark.parametrize("fields", [{"digest": "00" * 8}, {"option": [0]}, {"outcomes": ["card jet"]}, {"seat": 3}])
def test_a_row_that_was_changed_is_named(fields: dict[str, Any]) -> None:
    with pytest.raises(Diverged) as caught:
        verify(GAME, read_log(altered("first-steps.tavolata", 1, **fields), GAME))
    assert caught.value.row == 1


def test_dice_that_were_chosen_are_found_out() -> None:
    """All rows agree with each other, but not with the secret that was promised."""
    text = text_of("first-steps.tavolata")
    log = log_of("first-steps.tavolata")
    assert log.end
    with pytest.raises(BadFile):
        verify(GAME, read_log(text.replace(log.end.secret, "00" * 32), GAME))
    with pytest.raises(Diverged):
        verify(GAME, read_log(text.replace(log.header.parts[0], "00000000"), GAME))
