"""The words every game speaks: options, frames, events, and who is meant by them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

Option: TypeAlias = tuple[Any, ...]
"""What a seat may answer: ints, and at most one string, which then stands last. It names kinds, never copies."""

Frame: TypeAlias = tuple[int, ...]
"""Something still to be done: its kind, then what it speaks of. Frames are public; secrets are not frames."""

Fact: TypeAlias = tuple[Any, ...]
"""Something that has happened: its kind, then what it speaks of. Ints, and one string, last, where words are said."""

SYSTEM: Final = -1
"""The seat of the clock and of the host: it closes windows and answers for nobody."""

CLOSE: Final = -1
"""The first number of the row that closes a window; its result follows. (SHOW and MARK will stand beside it.)"""

SPECTATOR: Final = -2
"""Somebody who looks on: `observe` takes it like a seat and shows what is public."""


class Event(NamedTuple):
    """A fact and who learns it: the seats of the mask get `fact`, everybody else gets `public` (None: nothing)."""

    audience: int
    fact: Fact
    public: Fact | None

    def seen_by(self, seat: int) -> Fact | None:
        """What this seat (or a spectator) is told.

        >>> flight = Event(only(2), (7, 2, 90), (7, 2))
        >>> flight.seen_by(2), flight.seen_by(0), flight.seen_by(SPECTATOR)
        ((7, 2, 90), (7, 2), (7, 2))
        """
        if seat >= 0 and self.audience >> seat & 1:
            return self.fact
        return self.public


Out: TypeAlias = list[Event] | None
"""Where `apply` leaves its events; None in search, where nobody listens."""

NOBODY: Final = 0


def only(seat: int) -> int:
    """The audience of one seat."""
    mask = 1
    return mask << seat


def tell_all(out: Out, *fact: int) -> None:
    """Everybody learns the same."""
    if out is not None:
        out.append(Event(NOBODY, fact, fact))


def tell(out: Out, seat: int, fact: Fact, public: Fact | None = None) -> None:
    """One seat learns the fact, the others its public form, if there is one."""
    if out is not None:
        out.append(Event(only(seat), fact, public))
