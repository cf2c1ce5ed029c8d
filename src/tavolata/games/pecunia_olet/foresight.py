"""What is sure to follow from an option, worked out from the view alone."""

from __future__ import annotations

from tavolata.games.pecunia_olet.state import View
from tavolata.kernel.messages import Message
from tavolata.kernel.terms import Option


def preview(view: View, option: Option) -> tuple[Message, ...]:
    return ()
