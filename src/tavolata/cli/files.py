"""Files in and out: nothing is overwritten, and nothing is left half written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

from tavolata.games.finding import find_game
from tavolata.kernel.errors import BadFile
from tavolata.kernel.game import Game
from tavolata.kernel.log import Log, read_log, slug_of
from tavolata.kernel.messages import word


def refuse_existing(path: Path, message_id: str = "cli-file-exists") -> None:
    """Said before the work begins, not after it."""
    if path.exists():
        raise BadFile(message_id, file=word(str(path)))
    if not path.absolute().parent.is_dir():
        raise BadFile("cli-no-folder", folder=word(str(path.absolute().parent)))


def write_new(path: Path, text: str, *, force: bool = False, private: bool = False) -> None:
    """The whole file at once, or nothing; an existing one stays unless `force` is given."""
    handle, draft = tempfile.mkstemp(dir=path.absolute().parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if not private:
            os.chmod(draft, 0o666 & ~umask())
        if force:
            os.replace(draft, path)
        else:
            os.link(draft, path)  # fails where there is a file already, which a renaming would not
    except FileExistsError:
        raise BadFile("cli-file-exists", file=word(str(path))) from None
    finally:
        Path(draft).unlink(missing_ok=True)


def free_name(path: Path) -> Path:
    """The name, or the first one like it that is not taken."""
    number = 1
    tried = path
    while tried.exists():
        number += 1
        tried = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return tried


def umask() -> int:
    """The permissions new files are not given."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise BadFile("cli-no-file", file=word(str(path))) from None
    except IsADirectoryError:
        raise BadFile("cli-folder", file=word(str(path))) from None
    except UnicodeDecodeError:
        raise BadFile("cli-not-text", file=word(str(path))) from None


def read_game(path: Path) -> tuple[Game[Any, Any, Any], Log]:
    """A game file and the game it is of."""
    text = read_text(path)
    game = find_game(slug_of(text))
    return game, read_log(text, game)
