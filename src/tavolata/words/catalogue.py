"""All texts of one language, and how a message becomes one of them.

Texts are Fluent files `text/<language>*.ftl` in the folder of the kernel, of this room and of each game. What a text
may ask for: the message's parameters, and for a parameter that is itself a message also that one's attributes, as
`$card-a` or `$card-gender` beside `$card` (Fluent cannot look a message up by name).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tavolata.kernel import messages
from tavolata.kernel.errors import TavolataError
from tavolata.kernel.game import Game
from tavolata.kernel.messages import Message, Param, count, say, word

LANGUAGES: Final = ("it", "en")
PACKAGE: Final = Path(__file__).resolve().parent.parent
OWN: Final = (PACKAGE / "kernel" / "text", PACKAGE / "words" / "text")
"""Folders that every catalogue begins with."""


class UnknownLanguage(TavolataError):
    """A language in which there are no texts."""


class MissingText(TavolataError):
    """A message without a text, or whose text asks for what the message does not bring."""


class Catalogue:
    """The texts of one language: those of kernel and words, then those in the folders given.

    `strict` raises MissingText where something is wrong with a text; otherwise the message's id stands in its place, so
    that nobody's game ends over a word. `isolating` marks each inserted piece for mixed writing directions, as browsers
    want it and terminals do not.
    """

    def __init__(
        self, language: str, folders: Iterable[Path] = (), *, strict: bool = False, isolating: bool = False
    ) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage("words-no-language", language=word(language), known=word(", ".join(LANGUAGES)))
        self.language = language
        self.strict = strict
        self._bundle = FluentBundle([language], use_isolating=isolating)
        self._plain: dict[str, str] = {}
        for folder in (*OWN, *folders):
            for path in sorted(folder.glob(f"{language}*.ftl")):
                self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def has(self, message_id: str) -> bool:
        """Whether there is a text: for what a game may have or not, as `rule-PO-015` or `first-game`."""
        return self._bundle.has_message(message_id)

    def text(self, message_id: str, **params: Param) -> str:
        """A text by its id: `text("first-game")`."""
        return self.render(say(message_id, **params))

    def render(self, message: Message, names: Sequence[str] = ()) -> str:
        """The message as a sentence; seat 0 is called `names[0]`, and a seat without a name by its number."""
        if message.params:
            return self._form(message.id, None, self._given(message, names))
        if message.id not in self._plain:
            self._plain[message.id] = self._form(message.id, None, {})
        return self._plain[message.id]

    # --- parameters ---------------------------------------------------------------------------------------------------
    def _given(self, message: Message, names: Sequence[str]) -> dict[str, Any]:
        """What the text may ask for."""
        given: dict[str, Any] = {}
        for name, param in message.params:
            if isinstance(param.value, Message):
                self._add_message(given, name, param.value, names)
            else:
                given[name] = self._value(param, names)
        return given

    def _add_message(self, given: dict[str, Any], name: str, inner: Message, names: Sequence[str]) -> None:
        """A message and its attributes: `$card`, `$card-a`, `$card-gender`."""
        given[name] = self.render(inner, names)
        if self.has(inner.id):
            attributes = self._bundle.get_message(inner.id).attributes
            params = self._given(inner, names) if attributes else {}
            for attribute in attributes:
                given[f"{name}-{attribute}"] = self._form(inner.id, attribute, params)

    def _value(self, param: Param, names: Sequence[str]) -> str | int:
        value = param.value
        if param.kind == messages.COUNT or not isinstance(value, int):
            assert not isinstance(value, Message)
            return value
        if param.kind == messages.MONEY:
            return self._form("words-money", None, {"amount": str(value)})
        if 0 <= value < len(names):
            return names[value]
        return self.text("words-seat", number=count(value + 1)) if value >= 0 else self.text("words-nobody")

    # --- texts --------------------------------------------------------------------------------------------------------
    def _form(self, message_id: str, attribute: str | None, given: dict[str, Any]) -> str:
        if not self.has(message_id):
            return self._missing(message_id, "there is no such text")
        found = self._bundle.get_message(message_id)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            return self._missing(message_id, "it has attributes only")
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            return self._missing(message_id, "; ".join(str(error) for error in errors))
        return str(text)

    def _missing(self, message_id: str, why: str) -> str:
        if self.strict:
            raise MissingText("words-no-text", id=word(message_id), why=word(why))
        return message_id


def catalogue_for(
    game: Game[Any, Any, Any], language: str, *, strict: bool = False, isolating: bool = False
) -> Catalogue:
    """The texts of one game, from the folder `text` beside the module of its Game object."""
    return Catalogue(language, [text_folder(game)], strict=strict, isolating=isolating)


def text_folder(game: Game[Any, Any, Any]) -> Path:
    """Where a game keeps its texts; it need not be one of ours."""
    module = sys.modules[type(game).__module__]
    assert module.__file__
    return Path(module.__file__).resolve().parent / "text"
