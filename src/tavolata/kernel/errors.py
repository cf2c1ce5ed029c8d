"""What can go wrong outside the rules. Each error carries a message that says what to do, in the reader's language."""

from __future__ import annotations

from tavolata.kernel.messages import Message, Param, say


class TavolataError(Exception):
    """Something a person can mend: `message` says how."""

    def __init__(self, message_id: str, **params: Param) -> None:
        self.message: Message = say(message_id, **params)
        super().__init__(message_id, *(f"{name}={param.value}" for name, param in params.items()))


class BadSetup(TavolataError):
    """A table that cannot be: a number of seats, an option or a value that the game does not have."""


class BadData(TavolataError):
    """A data file of a game that lacks something or holds something impossible."""


class BadFile(TavolataError):
    """A game file that cannot be read: cut off, edited into nonsense, of another game or rules version."""


class OutcomeMismatch(TavolataError):
    """An outcome that is missing, left over, or could not have come."""


class Diverged(BadFile):
    """A game file that can be read but is not true: the first row that does not follow from the rows before."""

    def __init__(self, row: int, message_id: str, **params: Param) -> None:
        super().__init__(message_id, row=Param("count", row), **params)
        self.row = row
