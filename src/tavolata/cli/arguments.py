"""Words on the command line: flags, numbers, options of a game, with errors in the reader's language."""

from __future__ import annotations

import os
from argparse import ArgumentError, ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, Final, NoReturn

from tavolata.cli.replies import echoed
from tavolata.games.finding import find_game, known_games
from tavolata.kernel.errors import BadSetup, TavolataError
from tavolata.kernel.game import Game
from tavolata.kernel.messages import count, word

COMMANDS: Final = ("play", "simulate", "replay", "verify", "bench", "games")
LANGUAGES: Final = ("it", "en")


class UsageError(TavolataError):
    """A command line that says something the command does not know."""


class Parser(ArgumentParser):
    """argparse for the flags; what stands between them, and what is wrong with them, is ours."""

    def __init__(self) -> None:
        super().__init__(prog="tavolata", add_help=False, allow_abbrev=False, exit_on_error=False)
        self.add_argument("-h", "--help", action="store_true")

    def error(self, message: str) -> NoReturn:
        raise UsageError("cli-usage", what=word(message[:400]))

    def read(self, words: list[str], places: tuple[str, ...]) -> Namespace:
        """The flags, and by name whatever stands in each place (None: nothing)."""
        try:
            asked, rest = self.parse_known_args(words)
        except ArgumentError as wrong:
            raise UsageError("cli-flag-value", flag=word(str(wrong.argument_name))) from None
        if asked.help:
            return asked
        if "--" in rest:
            rest.remove("--")
        else:
            self._refuse_flags(rest)
        if len(rest) > len(places):
            if places == ("game",):
                refuse_parts(rest)
            raise UsageError("cli-too-much", what=word(echoed(rest[len(places)])))
        for at, place in enumerate(places):
            setattr(asked, place, rest[at] if at < len(rest) else None)
        return asked

    def _refuse_flags(self, rest: list[str]) -> None:
        for unknown in rest:
            if unknown.startswith("-") and unknown != "-":
                flag = unknown.partition("=")[0]
                near = get_close_matches(flag, self._option_string_actions, 1)
                if near:
                    raise UsageError("cli-unknown-flag-near", flag=word(echoed(flag)), near=word(near[0]))
                raise UsageError("cli-unknown-flag", flag=word(echoed(flag)))


def number(flag: str, low: int, high: int) -> Callable[[str], int]:
    """A whole number within limits, for argparse's `type`.

    >>> number("--seats", 2, 4)("3")
    3
    """

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise UsageError(
                "cli-number", flag=word(echoed(flag)), value=word(echoed(text)), low=count(low), high=count(high)
            )
        return value

    return read


def seconds(flag: str) -> Callable[[str], float]:
    """A positive number of seconds."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0 < value <= 3600:
            raise UsageError("cli-seconds", flag=word(echoed(flag)), value=word(echoed(text)))
        return value

    return read


def game_options(pairs: list[str] | None) -> dict[str, str]:
    """`--option screens=open`, as often as one likes.

    >>> game_options(["screens=open", "lunch_choice=ask"])
    {'screens': 'open', 'lunch_choice': 'ask'}
    """
    chosen: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise UsageError("cli-option-form", option=word(echoed(pair)))
        if name in chosen:
            raise UsageError("cli-option-twice", option=word(echoed(name)))
        chosen[name] = value
    return chosen


def needed(value: str | None, message_id: str) -> str:
    """A word that a command cannot do without."""
    if value is None:
        raise UsageError(message_id)
    return value


def game_called(slug: str) -> Game[Any, Any, Any]:
    """The game with this slug; of one that is written nearly like it the right spelling is said."""
    known = known_games()
    if slug not in known:
        refuse_near(slug, known)
    return find_game(slug)


def refuse_near(said: str, known: list[str]) -> None:
    """Say which game was meant, if that can be told."""
    wanted = "_".join(said.casefold().replace("-", " ").replace("_", " ").split())
    begun = [name for name in known if wanted and name.startswith(wanted)]
    near = begun if len(begun) == 1 else get_close_matches(wanted, known, 1)
    if near:
        raise BadSetup("cli-game-near", game=word(echoed(said)), near=word(near[0]))


def refuse_parts(words: list[str]) -> None:
    """The name of a game in several words, as one would say it."""
    known = known_games()
    if words[0] not in known:
        refuse_near(" ".join(words), known)


def split_language(words: list[str]) -> tuple[str | None, list[str]]:
    """What `--lang` says, wherever it stands, and the words without it.

    >>> split_language(["--lang", "it", "games"]), split_language(["games", "--lang=en"])
    (('it', ['games']), ('en', ['games']))
    """
    for at, said in enumerate(words):
        if said == "--lang":
            return "".join(words[at + 1 : at + 2]), words[:at] + words[at + 2 :]
        if said.startswith("--lang="):
            return said.removeprefix("--lang="), words[:at] + words[at + 1 :]
    return None, words


def language_of_locale(environment: Mapping[str, str] = os.environ) -> str:
    """Italian where the locale is Italian, English everywhere else.

    >>> language_of_locale({"LANG": "it_IT.UTF-8"}), language_of_locale({"LANG": "it_IT", "LC_ALL": "C"})
    ('it', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "it" if environment[name].lower().startswith("it") else "en"
    return "en"
