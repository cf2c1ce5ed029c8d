"""What people read: the view as an outline, the names of options, and the way to say them touch by touch."""

from __future__ import annotations

from tavolata.games.pecunia_olet.state import View
from tavolata.kernel.messages import Message, Section, Touch, say
from tavolata.kernel.terms import Option


def outline(view: View) -> Section:
    return Section(say("po-title"), ())


def describe(view: View, option: Option) -> Message:
    return say("po-title")


def path(view: View, option: Option) -> tuple[Touch, ...]:
    return tuple(Touch(str(number), say("po-title")) for number in option)
