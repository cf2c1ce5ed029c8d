"""Values taken apart: to compare them byte by byte, to copy them, to change one number in them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeAlias

from tavolata.kernel.game import canonical
from tavolata.kernel.hole import Amount, Word

Address: TypeAlias = tuple[str | int, ...]
"""The way to one number in a dump: keys and indices."""

ATOMS: Final = frozenset((type(None), bool, int, float, str))


def plain(value: Any) -> Any:
    """A view or a memory as JSON values, names of fields included; TypeError for what has no fixed spelling.

    >>> from tavolata.kernel.messages import seat
    >>> plain((1, [seat(2)]))
    [1, [{'kind': 'seat', 'value': 2}]]
    """
    if type(value) in ATOMS:
        return value
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: plain(inner) for name, inner in zip(value._fields, value, strict=True)}
    if isinstance(value, tuple | list):
        return [plain(inner) for inner in value]
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, Mapping):
        return {f"{key!r}": plain(inner) for key, inner in value.items()}
    if isinstance(value, set | frozenset):
        raise TypeError("a set has no order of its own")
    if isinstance(value, Amount | Word):
        return value.as_json()
    return {name: plain(getattr(value, name)) for name in _names(value)}


def _names(value: Any) -> list[str]:
    """The attributes of a plain object, of a class with slots, of a compiled class."""
    if is_dataclass(value):
        return [field.name for field in fields(value)]
    names = list(getattr(value, "__dict__", ()))
    for kind in type(value).__mro__:
        names += [name for name in getattr(kind, "__slots__", ()) if hasattr(value, name)]
        names += getattr(kind, "__mypyc_attrs__", ())
    if not names:
        raise TypeError(f"a {type(value).__name__} is no plain data")
    return sorted({name for name in names if not name.startswith("__")})


def text(value: Any) -> str:
    """One spelling of a value: equal texts, equal bytes."""
    return canonical(plain(value))


def alike(one: Any, other: Any) -> bool:
    """Equal to the byte. What is written alike is alike; the rest is taken apart."""
    return repr(one) == repr(other) or text(one) == text(other)


def copied(value: Any) -> Any:
    """The same value made anew, so that nothing but the value goes over.

    >>> memory = ((1, 2), [3])
    >>> twin = copied(memory)
    >>> twin == memory, twin is memory
    (True, False)
    """
    if type(value) in ATOMS:
        return value
    if isinstance(value, tuple) and value:
        parts = [copied(inner) for inner in value]
        make = getattr(type(value), "_make", type(value))
        return make(parts)
    if isinstance(value, list):
        return [copied(inner) for inner in value]
    return deepcopy(value)


def difference(one: Any, other: Any, at: str = "") -> str:
    """Where two plain values part, for a complaint.

    >>> difference({"hand": [1, 2]}, {"hand": [1, 3]})
    'hand.1: 2 against 3'
    """
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(str(key), one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(str(index), *both) for index, both in enumerate(zip(one, other, strict=True))]
    else:
        return f"{at or 'it'}: {_short(one)} against {_short(other)}"
    for name, left, right in pairs:
        if canonical(left) != canonical(right):
            return difference(left, right, f"{at}.{name}" if at else name)
    return "nothing"


def _short(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= 200 else shown[:197] + "..."


# --- dumps ------------------------------------------------------------------------------------------------------------
def leaves(value: Any, at: Address = ()) -> Iterator[tuple[Address, Any]]:
    """Every number (or text, or truth) of a dump, and the way to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*at, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from leaves(inner, (*at, index))
    else:
        yield at, value


def inside(value: Any, at: Address = ()) -> Iterator[tuple[Address, Any]]:
    """Everything in a dump, lists and tables as well, and the way to it.

    >>> list(inside({"hand": [1]}))
    [(('hand',), [1]), (('hand', 0), 1)]
    """
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in steps:
        yield (*at, step), inner
        yield from inside(inner, (*at, step))


def lists(value: Any, at: Address = ()) -> Iterator[tuple[Address, list[Any]]]:
    """The lists among them."""
    if isinstance(value, list):
        yield at, value
    steps = value.items() if isinstance(value, dict) else enumerate(value)
    for step, inner in steps:
        if isinstance(inner, list | dict):
            yield from lists(inner, (*at, step))


def slot_of(address: Address) -> str:
    """The name of a slot: the keys on the way, without indices.

    >>> slot_of(("seats", 2, "cash")), slot_of(("known", "3", 1))
    ('seats.cash', 'known')
    """
    return ".".join(key for key in address if isinstance(key, str) and not key.lstrip("-").isdecimal())


def slots(dump: Any) -> dict[str, list[Any]]:
    """What each slot holds, wherever in the dump it lies."""
    found: dict[str, list[Any]] = {}
    _gather(dump, (), found)
    return found


def _gather(value: Any, at: Address, found: dict[str, list[Any]]) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _gather(inner, (*at, key), found)
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for inner in value:
            _gather(inner, at, found)
    else:
        found.setdefault(slot_of(at), []).append(value)


def changed_slots(one: Any, other: Any) -> set[str]:
    """The slots in which two dumps, both as JSON gives them back, differ."""
    left, right = slots(one), slots(other)
    return {name for name in left.keys() | right.keys() if left.get(name) != right.get(name)}


def altered(dump_text: str, address: Address, value: Any) -> Any:
    """A dump with one number changed."""
    data = json.loads(dump_text)
    inner = data
    for step in address[:-1]:
        inner = inner[step]
    inner[address[-1]] = value
    return data


def swapped(dump_text: str, address: Address, other: int) -> Any:
    """A dump in which a number has changed places with another of the same list."""
    data = json.loads(dump_text)
    inner = data
    for step in address[:-1]:
        inner = inner[step]
    inner[address[-1]], inner[other] = inner[other], inner[address[-1]]
    return data
