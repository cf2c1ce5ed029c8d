"""What the games say to people: ids and typed parameters, never sentences.

A message is rendered into Italian or English elsewhere (`tavolata.words`), from Fluent files. A parameter that is
itself a message (the name of a card, a space) is rendered first and brings its gender and number along.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

SEAT: Final = "seat"
MONEY: Final = "money"
COUNT: Final = "count"
WORD: Final = "word"
NAMED: Final = "message"


class Param(NamedTuple):
    """One typed parameter: a seat, an amount, a number of things, a word somebody typed, or another message."""

    kind: str
    value: int | str | Message


Params: TypeAlias = tuple[tuple[str, Param], ...]


class Message(NamedTuple):
    """A sentence to be: its id in the Fluent files and what it speaks of."""

    id: str
    params: Params = ()


def seat(number: int) -> Param:
    return Param(SEAT, number)


def money(amount: int) -> Param:
    return Param(MONEY, amount)


def count(number: int) -> Param:
    return Param(COUNT, number)


def word(text: str) -> Param:
    return Param(WORD, text)


def named(message: Message) -> Param:
    return Param(NAMED, message)


def say(message_id: str, **params: Param) -> Message:
    """A message with its parameters by name.

    >>> say("po-fact-buys", who=seat(2), cost=money(40)).params
    (('who', Param(kind='seat', value=2)), ('cost', Param(kind='money', value=40)))
    """
    return Message(message_id, tuple(params.items()))


class Refusal(NamedTuple):
    """Why not: a message, and the number of the rule that says so; empty where no rule of the game speaks of it."""

    message: Message
    rule: str


# --- the outline: a view as a labelled tree ---
class Lines(NamedTuple):
    """Things said one after another."""

    items: tuple[Message, ...]


class Grid(NamedTuple):
    """A table: a heading for each column, then the rows."""

    columns: tuple[Message, ...]
    rows: tuple[tuple[Message, ...], ...]


class Section(NamedTuple):
    """A heading and what stands below it. Terminal, plain interface and screen reader are drawn from this alone."""

    title: Message
    body: tuple[Section | Lines | Grid, ...]


class Touch(NamedTuple):
    """One thing a person touches on the way to an option: its name on the board, and what it is called."""

    target: str
    label: Message
