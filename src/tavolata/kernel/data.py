"""Reading a game's TOML tables, with a clear word about anything that is missing from them."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any, Final

from tavolata.kernel.errors import BadData
from tavolata.kernel.game import canonical
from tavolata.kernel.messages import word

DRAWN: Final = ("x", "y", "card_x", "card_y", "space_size", "card_w", "card_h", "track_size", "deck")
TALKED: Final = ("en", "it", "name_en", "name_it")


class Table:
    """One table of the file: a column that is not there, or of another type, is named in the error."""

    def __init__(self, name: str, fields: dict[str, Any]) -> None:
        self.name = name
        self.fields = fields

    def _column(self, column: str) -> Any:
        if column not in self.fields:
            raise BadData("data-column", table=word(self.name), column=word(column))
        return self.fields[column]

    def wrong(self, column: str) -> BadData:
        """The error for a value that may not stand in this column."""
        return BadData("data-value", table=word(self.name), column=word(column), value=word(str(self.fields[column])))

    def number(self, column: str) -> int:
        value = self._column(column)
        if type(value) is not int:
            raise self.wrong(column)
        return value

    def text(self, column: str) -> str:
        value = self._column(column)
        if type(value) is not str:
            raise self.wrong(column)
        return value

    def flag(self, column: str) -> bool:
        value = self._column(column)
        if type(value) is not bool:
            raise self.wrong(column)
        return value

    def numbers(self, column: str) -> tuple[int, ...]:
        value = self._column(column)
        if type(value) is not list or any(type(number) is not int for number in value):
            raise self.wrong(column)
        return tuple(value)

    def texts(self, column: str) -> tuple[str, ...]:
        value = self._column(column)
        if type(value) is not list or any(type(text) is not str for text in value):
            raise self.wrong(column)
        return tuple(value)

    def by_number(self, column: str) -> dict[int, int]:
        """A small map with numbers as keys, as `fence_price = { 1 = 20, 2 = 30, 3 = 40 }`."""
        value = self._column(column)
        if type(value) is not dict or any(type(number) is not int for number in value.values()):
            raise self.wrong(column)
        if not all(key.isdecimal() for key in value):
            raise self.wrong(column)
        return {int(key): number for key, number in value.items()}

    def ranked(self, column: str, most: int) -> tuple[int, ...]:
        """The values of such a map for the keys 1, 2, ... up to `most`: these it must have, and no others."""
        found = self.by_number(column)
        for key in range(1, most + 1):
            if key not in found:
                raise BadData("data-column", table=word(f"{self.name}.{column}"), column=word(str(key)))
        if len(found) > most:
            raise self.wrong(column)
        return tuple(found[key] for key in range(1, most + 1))

    def limit(self, column: str, allowed: range) -> None:
        """Refuse a number outside its range, also in a list of numbers or a map with numbers as values."""
        value = self._column(column)
        numbers = list(value.values()) if type(value) is dict else value if type(value) is list else [value]
        if any(type(number) is not int or number not in allowed for number in numbers):
            raise self.wrong(column)

    def one_of(self, column: str, names: Sequence[str]) -> int:
        """The place of a word among those that may stand here."""
        if self.text(column) not in names:
            raise self.wrong(column)
        return names.index(self.text(column))

    def table(self, column: str) -> Table:
        value = self._column(column)
        if type(value) is not dict:
            raise self.wrong(column)
        return Table(f"{self.name}.{column}" if self.name else column, value)

    def tables(self, column: str) -> list[Table]:
        value = self._column(column)
        if type(value) is not list or any(type(row) is not dict for row in value):
            raise self.wrong(column)
        return [
            Table(f"{self.name}.{column}[{at}]" if self.name else f"{column}[{at}]", row)
            for at, row in enumerate(value)
        ]

    def optional(self, column: str) -> bool:
        """Whether the column is there at all."""
        return column in self.fields


def the_one(rows: list[Table], column: str, value: object) -> int:
    """The place of the row with this value, which one of them must have, and no other."""
    found = [at for at, row in enumerate(rows) if row.fields.get(column) == value]
    if not found:
        raise no_row(column, value)
    if len(found) > 1:
        raise rows[found[1]].wrong(column)
    return found[0]


def no_row(column: str, value: object) -> BadData:
    """The error where rows lack one with this value."""
    return BadData("data-row", column=word(column), value=word(str(value)))


def parse(text: str) -> Table:
    """The file as tables."""
    try:
        return Table("", tomllib.loads(text))
    except tomllib.TOMLDecodeError as wrong:
        raise BadData("data-unreadable", why=word(str(wrong))) from None


def rules_only(value: Any, prose: Collection[str] = (), path: str = "") -> Any:
    """The file without coordinates and words: what the rules hash is made of. `prose` names further columns of words.

    >>> rules_only({"kinds": [{"id": "jet", "it": "Jet", "effect": "flies"}]}, prose=["kinds.effect"])
    {'kinds': [{'id': 'jet'}]}
    """
    if isinstance(value, dict):
        names = [name for name in value if name not in DRAWN + TALKED and path + name not in prose]
        return {name: rules_only(value[name], prose, f"{path}{name}.") for name in names}
    if isinstance(value, list):
        return [rules_only(item, prose, path) for item in value]
    return value


def rules_hash(data: Table, prose: Collection[str] = ()) -> str:
    """A hash that stays when a thing is only moved, painted or renamed."""
    rules = {name: item for name, item in data.fields.items() if not name.endswith("_names")}
    return sha256(canonical(rules_only(rules, prose)).encode()).hexdigest()[:16]
