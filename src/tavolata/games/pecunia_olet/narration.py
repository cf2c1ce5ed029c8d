"""Lines of the log: a message for each fact."""

from __future__ import annotations

from tavolata.kernel.messages import Message
from tavolata.kernel.terms import Fact


def narrate(fact: Fact) -> Message | None:
    return None
