"""What the terminal says: messages of the command line, of the kernel and of one game, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tavolata.kernel.game import Game
from tavolata.kernel.messages import Message, Param, Refusal, count, say, word
from tavolata.words import Catalogue
from tavolata.words.catalogue import text_folder

TEXTS: Final = Path(__file__).resolve().parent / "text"


class Voice:
    """Messages rendered for somebody who reads `language`; names stand for seats."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.names: Sequence[str] = ()
        self._words = Catalogue(language, [TEXTS])

    def enter(self, game: Game[Any, Any, Any], names: Sequence[str] = ()) -> None:
        """Speak of this game from now on, also where something goes wrong."""
        self.names = names
        self._words = Catalogue(self.language, [TEXTS, text_folder(game)])

    def knows(self, message_id: str) -> bool:
        return self._words.has(message_id)

    def text(self, message_id: str, **values: str | int | Param) -> str:
        """A message by its id, with plain words and numbers."""
        return self.message(say(message_id, **{name: _param(value) for name, value in values.items()}))

    def message(self, message: Message) -> str:
        """What a game, the kernel or an error says."""
        return self._words.render(message, self.names)

    def rule(self, number: str) -> str:
        """A rule in one line: its number and its text."""
        said = f"rule-{number}"
        return f"{number}  {self.text(said)}" if self.knows(said) else self.text("cli-no-rule", rule=number)

    def refusal(self, refused: Refusal) -> list[str]:
        """Why not, and the rule that says so."""
        said = [self.message(refused.message)]
        return [*said, self.rule(refused.rule)] if refused.rule else said

    def figure(self, value: float, digits: int = 0) -> str:
        """A number as it is written here.

        >>> Voice("it").figure(1234.5, 1), Voice("en").figure(1234.5, 1)
        ('1.234,5', '1,234.5')
        """
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.language == "it" else text


def _param(value: str | int | Param) -> Param:
    if isinstance(value, Param):
        return value
    return count(value) if isinstance(value, int) else word(value)
