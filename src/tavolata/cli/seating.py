"""Who sits at a table in the terminal, and how a game that is not over is kept in a file.

Names and bots are rows of the table ("join"). The secret of the dice is one too ("key"): a file of an unfinished game
must be able to go on with the same dice, so it holds what nobody should look at before the end.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tavolata.cli.replies import legible
from tavolata.kernel.chance import Keyed
from tavolata.kernel.errors import BadFile
from tavolata.kernel.game import Game
from tavolata.kernel.log import Log, Row, Table, Undo, commitment_of, dice_key
from tavolata.kernel.match import Match, Verdict, outcomes_in, replay
from tavolata.kernel.terms import SYSTEM

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Ivo", "Lia", "Marco", "Nora", "Piero")
JOINS: Final = "join"
KEY: Final = "key"
PERSON: Final = ""


class Seated(NamedTuple):
    """Somebody in a seat: a name, and which bot it is (or PERSON)."""

    name: str
    bot: str


def name_of(seat: int) -> str:
    return NAMES[seat] if seat < len(NAMES) else f"{NAMES[seat % len(NAMES)]} {seat // len(NAMES) + 1}"


def seat_all(seats: int, me: int, name: str, bots: tuple[str, ...]) -> list[Seated]:
    """One person and bots, in the order in which the bots were named. Whose name the person has takes the free one.

    >>> [who.name for who in seat_all(3, 0, "bruno", ("random", "random"))]
    ['bruno', 'Anna', 'Carla']
    """
    names = [name_of(me) if name_of(seat).casefold() == name.casefold() else name_of(seat) for seat in range(seats)]
    names[me] = name or name_of(me)
    waiting = list(bots)
    return [Seated(names[seat], PERSON if seat == me else waiting.pop(0)) for seat in range(seats)]


def note_all(match: Match[Any], seated: list[Seated]) -> None:
    """Write into the log who sits where."""
    for seat, who in enumerate(seated):
        match.note(JOINS, seat, f"{who.bot}:{who.name}")


def seated_in(rows: list[Row], seats: int) -> list[Seated]:
    """Who sat where, as far as the rows say so."""
    found = [Seated(name_of(seat), PERSON) for seat in range(seats)]
    for row in rows:
        if isinstance(row, Table) and row.what == JOINS and 0 <= row.seat < seats:
            bot, _, name = legible(row.data).partition(":")
            found[row.seat] = Seated(name or name_of(row.seat), bot)
    return found


# --- a game that is not over ------------------------------------------------------------------------------------------
def with_key(log: Log, secret: str) -> Log:
    """The log as it is kept while the game is not over."""
    key = Table(KEY, SYSTEM, secret)  # right after the start, where a cut at the end does not take it
    rows = [row._replace(to=row.to + (row.to > 0)) if isinstance(row, Undo) else row for row in log.rows]
    return log._replace(rows=[*rows[:1], key, *rows[1:]])


def is_live(log: Log) -> bool:
    """Whether a log holds the secret of dice that are still to fall."""
    return any(isinstance(row, Table) and row.what == KEY for row in log.rows)


def without_key(log: Log) -> tuple[Log, str]:
    """The log as the game knows it, and the secret that was kept with it."""
    secrets = [row.data for row in log.rows if isinstance(row, Table) and row.what == KEY]
    keys = [at for at, row in enumerate(log.rows) if isinstance(row, Table) and row.what == KEY]
    rows = [
        row._replace(to=row.to - sum(at <= row.to for at in keys)) if isinstance(row, Undo) else row
        for at, row in enumerate(log.rows)
        if at not in keys
    ]
    if not secrets or not _is_hex(secrets[-1]):
        raise BadFile("cli-resume-no-key")
    if commitment_of(secrets[-1]) != log.header.commitment:
        raise BadFile("file-commitment")
    return log._replace(rows=rows), secrets[-1]


def verify_live(game: Game[Any, Any, Any], log: Log) -> Verdict:
    """Check a game that is not over: rows, digests, dice."""
    played, secret = without_key(log)
    for _ in replay(game, played, Keyed(dice_key(secret, played.header.parts))):
        pass
    return Verdict(len(played.rows), outcomes_in(played.rows), False, True)


def take_up(game: Game[Any, Any, Any], log: Log) -> tuple[Match[Any], str]:
    """Go on with a kept game, once everything in it has been found true; the match and the secret of its dice."""
    if log.end:
        raise BadFile("cli-resume-over")
    verify_live(game, log)
    played, secret = without_key(log)
    dice = Keyed(dice_key(secret, played.header.parts), outcomes_in(played.rows))
    return Match.resume(game, played, dice), secret


def _is_hex(text: str) -> bool:
    return len(text) % 2 == 0 and all(letter in "0123456789abcdef" for letter in text)
