"""Taking back: one's own last answer, and before it whatever the bots have answered since."""

from __future__ import annotations

from typing import Any

from tavolata.kernel.log import Play, Undo
from tavolata.kernel.match import Match, Step, replay
from tavolata.kernel.messages import Message, say


def take_back(match: Match[Any], me: int) -> Message | None:
    """Done, or why it cannot be. Bots do not mind, but what has come to light stays there."""
    answered: list[int] = []
    for step in reversed(standing(match)):
        if not isinstance(step.row, Play):
            return say("cli-undo-nothing")
        if step.barrier or match.in_window:
            return say("cli-undo-barrier")
        answered.append(step.row.seat)
        if step.row.seat == me:
            break
    for seat in answered:
        refusal = match.undo(seat)
        if refusal:
            return refusal.message
    return None


def standing(match: Match[Any]) -> list[Step[Any]]:
    """The rows that the present state stands on."""
    line: list[Step[Any]] = []
    for step in replay(match.game, match.log):
        if isinstance(step.row, Undo):
            while line[-1].number > step.row.to:
                line.pop()
        elif step.events or isinstance(step.row, Play) or not line:
            line.append(step)
    return line
