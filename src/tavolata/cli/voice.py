"""What the terminal says: Fluent messages of the command line, of the kernel and of a game, in one language."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tavolata.kernel.game import Game
from tavolata.kernel.messages import COUNT, MONEY, NAMED, SEAT, Message

TEXTS: Final = Path(__file__).parent / "text"


class Voice:
    """Messages rendered for somebody who reads `language`; names stand for seats."""

    def __init__(self, language: str, game: Game[Any, Any, Any] | None = None, names: tuple[str, ...] = ()) -> None:
        self.language = language
        self.game = game
        self.names = names
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text("utf-8")))

    def knows(self, message_id: str) -> bool:
        return self._bundle.has_message(message_id)

    def text(self, message_id: str, **values: str | int) -> str:
        """A message of the command line itself."""
        pattern = self._bundle.get_message(message_id).value
        return str(self._bundle.format_pattern(pattern, values)[0])

    def message(self, message: Message) -> str:
        """What a game, the kernel or an error says."""
        values = {name: self._plain(param.kind, param.value) for name, param in message.params}
        if self.knows(message.id):
            return self.text(message.id, **values)
        return f"{message.id} {values}"

    def _plain(self, kind: str, value: Any) -> str | int:
        if kind == SEAT:
            return self.names[value] if value < len(self.names) else str(value + 1)
        if kind == MONEY:
            return f"{value} $"
        if kind == NAMED:
            return self.message(value)
        return int(value) if kind == COUNT else str(value)

    def figure(self, value: float, digits: int = 0) -> str:
        """A number as it is written here.

        >>> Voice("it").figure(1234.5, 1), Voice("en").figure(1234.5, 1)
        ('1.234,5', '1,234.5')
        """
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.language == "it" else text
