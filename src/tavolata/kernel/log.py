"""The log of a game: a header and rows, one JSON value a line. The log is the truth; states are worked out from it.

A log that is still being played holds secrets (sealed answers, amounts) and belongs to the table. What people get
after the end is the `record`: the same without answers that never took effect, and with the key that makes the dice
checkable.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeAlias

from tavolata.kernel.errors import BadFile
from tavolata.kernel.game import Game, Setup, canonical, make_setup
from tavolata.kernel.messages import count, word
from tavolata.kernel.terms import SYSTEM, Option

FORMAT: Final = 1


class Header(NamedTuple):
    """What a game is played with. The commitment is the hash of the server's secret, given before seats are fixed."""

    game: str
    rules: int
    tables: str
    setup: Setup
    commitment: str = ""
    parts: tuple[str, ...] = ()


class Start(NamedTuple):
    """Row 0: the set-up and its outcomes."""

    outcomes: tuple[str, ...]
    digest: str


class Play(NamedTuple):
    """An answer. One that only waits in its slot has no digest, for none may depend on what did not count."""

    seat: int
    option: Option
    outcomes: tuple[str, ...] = ()
    time: int = 0
    timeout: bool = False
    digest: str = ""

    @property
    def sealed(self) -> bool:
        """An answer that only waits in its slot."""
        return not self.digest and self.seat != SYSTEM


class Undo(NamedTuple):
    """Back to the state after row `to`. The undone rows stay, with their outcomes."""

    to: int
    digest: str


class Table(NamedTuple):
    """Something among people (join, leave, pause, vote) that the game never sees."""

    what: str
    seat: int
    data: str = ""


Row: TypeAlias = Start | Play | Undo | Table


class End(NamedTuple):
    """The last line of a finished game: how many rows came before, the result, and the secret once it is revealed."""

    rows: int
    points: tuple[int, ...]
    secret: str = ""


class Log(NamedTuple):
    """A whole game as data. `intact` is False for a file whose lines are no longer those its last line was made for."""

    header: Header
    rows: list[Row]
    end: End | None = None
    intact: bool = True


def new_header(game: Game[Any, Any, Any], setup: Setup, commitment: str = "", parts: tuple[str, ...] = ()) -> Header:
    return Header(game.slug, game.rules_number, game.tables_hash, setup, commitment, parts)


# --- dice that can be checked ---
def commitment_of(secret: str) -> str:
    """What is published before the seats are fixed.

    >>> commitment_of("00ff") == sha256(bytes.fromhex("00ff")).hexdigest()
    True
    """
    return sha256(bytes.fromhex(secret)).hexdigest()


def dice_key(secret: str, parts: tuple[str, ...]) -> bytes:
    """The key of the dice: the server's secret and a part from each seat, so that nobody chooses it alone.

    Each goes in with its length before it, so that no two lists of parts make the same key.
    """
    pieces = [bytes.fromhex(piece) for piece in (secret, *parts)]
    return sha256(b"".join(len(piece).to_bytes(4, "big") + piece for piece in pieces)).digest()


# --- the record ---
def record(log: Log, secret: str = "") -> Log:
    """The log for people: no answer that neither took effect nor was opened; with the secret, the dice can be checked.

    Rows are numbered anew, so that no gap tells how often somebody thought again. Only a finished game has a record.
    """
    if log.end is None:
        raise ValueError("the record of a game is made when it is over")
    number = -1
    numbers: list[int] = []
    rows: list[Row] = []
    for row in log.rows:
        if not (isinstance(row, Play) and row.sealed):
            number += 1
            rows.append(Undo(numbers[row.to], row.digest) if isinstance(row, Undo) else row)
        numbers.append(number)
    return Log(log.header, rows, End(len(rows), log.end.points, secret))


# --- as text ---
def write_log(log: Log) -> str:
    """One JSON value a line: the header, the rows, the end."""
    header = log.header
    first = {
        "tavolata": FORMAT,
        "game": header.game,
        "rules": header.rules,
        "tables": header.tables,
        "seats": header.setup.seats,
        "options": dict(header.setup.options),
        "commitment": header.commitment,
        "parts": list(header.parts),
    }
    lines = [canonical(first)]
    lines += [write_row(number, row) for number, row in enumerate(log.rows)]
    if log.end:
        lines.append(canonical({"end": log.end._asdict() | {"lines": hash_of(lines)}}))
    return "\n".join(lines) + "\n"


def hash_of(lines: list[str]) -> str:
    """What the last line says of all the others, so that a change is seen that no digest covers: a time, a name."""
    return sha256("\n".join(lines).encode()).hexdigest()


def write_row(number: int, row: Row) -> str:
    kind = type(row).__name__.lower()
    fields = {name: value for name, value in row._asdict().items() if value is not False and value not in ("", ())}
    return canonical({"row": number, kind: fields})


def read_log(text: str, game: Game[Any, Any, Any]) -> Log:
    """The log back again, or a BadFile that names the line and says what is wrong with it."""
    lines = [line.rstrip("\r") for line in text.removeprefix("\ufeff").rstrip().split("\n")]
    header = _header(_line(lines, 0), game)
    rows: list[Row] = []
    end: End | None = None
    intact = True
    for at in range(1, len(lines)):
        if end:
            raise BadFile("file-after-end", line=count(at + 1))
        value = _line(lines, at)
        if "end" in value:
            end = _end(value["end"], len(rows), at)
            intact = value["end"].get("lines") == hash_of(lines[:at])
        else:
            rows.append(_row(value, len(rows), at))
    if not rows or not isinstance(rows[0], Start):
        raise BadFile("file-no-start")
    return Log(header, rows, end, intact)


def slug_of(text: str) -> str:
    """The game a file belongs to."""
    return _text(_line(text.removeprefix("\ufeff").split("\n", 1), 0), "game", 0)


def _line(lines: list[str], at: int) -> dict[str, Any]:
    if at == 0 and not any(lines):
        raise BadFile("file-empty")
    try:
        value = json.loads(lines[at])
    except (ValueError, RecursionError):
        raise BadFile("file-cut-off" if at == len(lines) - 1 and at else "file-line", line=count(at + 1)) from None
    if not isinstance(value, dict):
        raise BadFile("file-line", line=count(at + 1))
    return value


def _header(value: dict[str, Any], game: Game[Any, Any, Any]) -> Header:
    if value.get("tavolata") != FORMAT:
        raise BadFile("file-format")
    if value.get("game") != game.slug:
        raise BadFile("file-game", game=word(str(value.get("game"))))
    rules = _number(value, "rules", 0)
    if rules != game.rules_number:
        raise BadFile("file-rules", rules=count(rules), known=count(game.rules_number))
    if value.get("tables") != game.tables_hash:
        raise BadFile("file-tables")
    options = value.get("options")
    if not isinstance(options, dict):
        raise BadFile("file-line", line=count(1))
    setup = make_setup(game, _number(value, "seats", 0), {str(name): str(chosen) for name, chosen in options.items()})
    parts = tuple(_hex(part, 0) for part in _list(value, "parts", 0))
    if len(parts) not in (0, setup.seats):
        raise BadFile("file-line", line=count(1))
    return Header(game.slug, rules, game.tables_hash, setup, _hex(value.get("commitment", ""), 0), parts)


def _row(value: dict[str, Any], number: int, at: int) -> Row:
    if value.get("row") != number:
        raise BadFile("file-row-number", line=count(at + 1), row=count(number))
    for kind, (row, read) in READERS.items():
        fields = value.get(kind)
        if isinstance(fields, dict) and len(value) == len(("row", kind)) and set(fields) <= set(row._fields):
            return read(fields, at)
    raise BadFile("file-line", line=count(at + 1))


def _start(fields: dict[str, Any], at: int) -> Row:
    return Start(_outcomes(fields, at), _hex(fields.get("digest", ""), at))


def _play(fields: dict[str, Any], at: int) -> Row:
    option = tuple(_list(fields, "option", at))
    time = _number(fields, "time", at, 0)
    timeout = fields.get("timeout", False)
    if not isinstance(timeout, bool):
        raise BadFile("file-line", line=count(at + 1))
    return Play(
        _number(fields, "seat", at), option, _outcomes(fields, at), time, timeout, _hex(fields.get("digest", ""), at)
    )


def _undo(fields: dict[str, Any], at: int) -> Row:
    return Undo(_number(fields, "to", at), _hex(fields.get("digest", ""), at))


def _table(fields: dict[str, Any], at: int) -> Row:
    return Table(_text(fields, "what", at), _number(fields, "seat", at), str(fields.get("data", "")))


READERS: Final[dict[str, tuple[type[Row], Callable[[dict[str, Any], int], Row]]]] = {
    "start": (Start, _start),
    "play": (Play, _play),
    "undo": (Undo, _undo),
    "table": (Table, _table),
}


def _end(value: object, rows: int, at: int) -> End:
    if not isinstance(value, dict):
        raise BadFile("file-line", line=count(at + 1))
    if value.get("rows") != rows:
        raise BadFile("file-rows-missing", rows=count(rows), line=count(at + 1))
    points = _list(value, "points", at)
    if not all(type(point) is int for point in points):
        raise BadFile("file-line", line=count(at + 1))
    return End(rows, tuple(points), _hex(value.get("secret", ""), at))


def _number(fields: dict[str, Any], name: str, at: int, default: int | None = None) -> int:
    value = fields.get(name, default)
    if type(value) is not int:
        raise BadFile("file-line", line=count(at + 1))
    return value


def _text(fields: dict[str, Any], name: str, at: int) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise BadFile("file-line", line=count(at + 1))
    return value


def _list(fields: dict[str, Any], name: str, at: int) -> list[Any]:
    value = fields.get(name, [])
    if not isinstance(value, list):
        raise BadFile("file-line", line=count(at + 1))
    return value


def _outcomes(fields: dict[str, Any], at: int) -> tuple[str, ...]:
    outcomes = _list(fields, "outcomes", at)
    if not all(isinstance(outcome, str) for outcome in outcomes):
        raise BadFile("file-line", line=count(at + 1))
    return tuple(outcomes)


def _hex(value: object, at: int) -> str:
    if not isinstance(value, str) or len(value) % 2 or any(letter not in "0123456789abcdef" for letter in value):
        raise BadFile("file-line", line=count(at + 1))
    return value
