"""Words that mean the same at every prompt, whatever the language of the table."""

from __future__ import annotations

from typing import Final
from unicodedata import category

HELP: Final = frozenset({"?", "h", "help", "aiuto"})
YES: Final = frozenset({"", "s", "y", "si", "sì", "yes", "ok"})
NO: Final = frozenset({"n", "no", "b"})
QUIT: Final = frozenset({"q", "quit", "exit", "esci"})
ALL: Final = frozenset({"all", "tutto", "tutti", "tutte", "max"})
HALF: Final = frozenset({"half", "metà", "meta"})

LONGEST_ECHO: Final = 40  # letters
MOST_DIGITS: Final = 30

_PUNCTUATION: Final = str.maketrans(":;,.()'’«»“”$/", " " * 14)


def legible(text: str) -> str:
    """A text without what cannot be written down or would move the cursor: half characters, control characters.

    >>> legible("Zo" + chr(0xDCFF) + "ë" + chr(27) + "[2J")
    'Zoë[2J'
    """
    return "".join(letter for letter in text if category(letter) not in ("Cc", "Cs"))


def echoed(text: str) -> str:
    """What somebody typed, as short as a message can take it.

    >>> echoed("x" * 2500) == "x" * 40 + "…"
    True
    """
    return text if len(text) <= LONGEST_ECHO else text[:LONGEST_ECHO] + "…"


def words_of(text: str) -> list[str]:
    """The words of a text as somebody would type them.

    >>> words_of("Mercato nero 4: l’inchiostro per 40 $")
    ['mercato', 'nero', '4', 'l', 'inchiostro', 'per', '40']
    """
    return text.casefold().translate(_PUNCTUATION).split()


def is_number(typed: str) -> bool:
    """Digits, and no more of them than anything here has.

    >>> is_number("12"), is_number("-3"), is_number("9" * 5000)
    (True, False, False)
    """
    return typed.isascii() and typed.isdecimal() and len(typed) <= MOST_DIGITS
