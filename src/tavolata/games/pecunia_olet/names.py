"""What things are called: messages for cards, spaces, qualities, lots, track effects and table options.

A card's message has attributes, which a sentence asks for beside it: `$card-a` ("a printer"), `$card-the`, and for
Italian `$card-gender` and `$card-number`. A space has `$space-from` and `$space-to`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavolata.games.pecunia_olet.board import ACTION_NAMES, BOARDS, EFFECT_NAMES, INVESTIGATION
from tavolata.games.pecunia_olet.cards import KIND_NAMES, KINDS, QUALITIES
from tavolata.games.pecunia_olet.state import TABLE_OPTIONS
from tavolata.kernel.messages import Message, Param, count, named, say, seat

TITLE: Final = say("po-title")
PITCH: Final = say("po-pitch")


def as_id(name: str) -> str:
    """A name from the data file as part of a message id.

    >>> as_id("great_lawyer")
    'great-lawyer'
    """
    return name.replace("_", "-")


# --- cards ------------------------------------------------------------------------------------------------------------
CARD_NAMES: Final = tuple(say(f"po-card-{as_id(name)}") for name in KIND_NAMES)


def card_name(kind: int) -> Message:
    """`po-card-printer`, with its articles, gender and number as attributes."""
    return CARD_NAMES[kind]


def card(kind: int) -> Param:
    return named(CARD_NAMES[kind])


def some_cards(kind: int, number: int) -> Message:
    """That many of a kind: `po-cards-printer` is "2 printers"."""
    return say(f"po-cards-{as_id(KIND_NAMES[kind])}", number=count(number))


def cards_listed(counts: Sequence[int]) -> Message | None:
    """All cards counted by kind, or None where there are none."""
    found = [some_cards(kind, counts[kind]) for kind in range(KINDS) if counts[kind]]
    return listed(found) if found else None


def explain_card(kind: int) -> Message:
    """What a card does, for a tap on it."""
    return say(f"po-explain-card-{as_id(KIND_NAMES[kind])}")


# --- spaces -----------------------------------------------------------------------------------------------------------
def _name_space(space: str) -> Message:
    name, _, number = space.rpartition("-")
    return say(f"po-space-{name}", number=count(int(number)))


SPACE_NAMES: Final = {space: _name_space(space) for board in BOARDS for space in board.spaces}


def space_name(space: str) -> Message:
    """Market, supermarket, fence, flights: `po-space-fence` with its number on the board."""
    return SPACE_NAMES[space]


def kind_of_space(action: int) -> Message:
    """All spaces for one action together: `po-kind-fence`."""
    return say(f"po-kind-{as_id(ACTION_NAMES[action])}")


def explain_space(action: int) -> Message:
    """What a henchman does there, for a tap on the space."""
    return say(f"po-explain-{as_id(ACTION_NAMES[action])}")


# --- the police track -------------------------------------------------------------------------------------------------
def effect_name(effect: int, quality: int) -> Message:
    """Godfather, strike; an Investigation with the quality that is refused from then on."""
    if effect == INVESTIGATION:
        return say("po-effect-investigation", stars=named(stars(quality)))
    return say(f"po-effect-{EFFECT_NAMES[effect]}")


def explain_effect(effect: int) -> Message:
    """What happens there, for a tap on the space of the track."""
    return say(f"po-explain-effect-{EFFECT_NAMES[effect]}")


# --- notes ------------------------------------------------------------------------------------------------------------
STARS: Final = (say("po-stars-1"), say("po-stars-2"), say("po-stars-3"))


def stars(quality: int) -> Message:
    """`po-stars-2` is ★★."""
    return STARS[quality - 1]


def some_notes(number: int, quality: int) -> Message:
    """So many fakes of a quality: "2 ★★"."""
    return say("po-notes", number=count(number), stars=named(stars(quality)))


def lot_name(lot: Sequence[int]) -> Message:
    """A lot of fakes: "1 ★ and 2 ★★"."""
    found = [some_notes(lot[at], at + 1) for at in range(QUALITIES) if lot[at]]
    return listed(found) if found else say("po-notes-none")


# --- lists ------------------------------------------------------------------------------------------------------------
def listed(things: Sequence[Message]) -> Message:
    """One, two or more things as they are said: "A, B and C".

    >>> listed([say("a"), say("b"), say("c")]).id
    'po-list'
    """
    said = things[-1]
    for at in range(len(things) - 2, -1, -1):
        joined = "po-list-and" if at == len(things) - 2 else "po-list"
        said = say(joined, first=named(things[at]), rest=named(said))
    return said


def seats_listed(seats: Sequence[int]) -> Message:
    return listed([say("po-who", who=seat(number)) for number in seats])


# --- table options ----------------------------------------------------------------------------------------------------
def option_name(option: int) -> Message:
    """What the host chooses: the option's place in TABLE_OPTIONS."""
    return say(f"po-option-{as_id(TABLE_OPTIONS[option].id)}")


def explain_option(option: int) -> Message:
    return say(f"po-option-{as_id(TABLE_OPTIONS[option].id)}-explained")


def option_value(option: int, value: int) -> Message:
    """One of its values, by place."""
    known = TABLE_OPTIONS[option]
    return say(f"po-option-{as_id(known.id)}-{as_id(known.values[value])}")
