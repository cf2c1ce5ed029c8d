"""Files in and out: nothing is overwritten, and nothing is left half written."""

from __future__ import annotations

import errno
import os
import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
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
    handle, draft = draft_for(path)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if not private:
            with suppress(OSError):
                os.chmod(draft, 0o666 & ~umask())
        if force:
            os.replace(draft, path)
        else:
            link_or_copy(draft, path, text, private)
    except FileExistsError:
        raise BadFile("cli-file-exists", file=word(str(path))) from None
    finally:
        with suppress(OSError):
            Path(draft).unlink(missing_ok=True)


def draft_for(path: Path) -> tuple[int, str]:
    """An open file beside the path, which nobody else may read."""
    return tempfile.mkstemp(dir=path.absolute().parent, prefix=f".{path.name}-")


def probe(path: Path) -> None:
    """Whether the folder takes files, found out before a game begins: OSError where it does not."""
    handle, draft = draft_for(path)
    os.close(handle)
    os.unlink(draft)


def link_or_copy(draft: str, path: Path, text: str, private: bool) -> None:
    """The draft under its name; FileExistsError where there is a file already, which a renaming would replace."""
    try:
        os.link(draft, path)
        return
    except FileExistsError:
        raise
    except OSError:  # not every file system knows links
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        with suppress(OSError):
            path.unlink()
        raise


def write_somewhere(path: Path, text: str, *, private: bool = False) -> tuple[Path | None, str]:
    """Under this name, or beside it, or here, at home, among temporary files; and why not under the first."""
    why = ""
    places: list[Callable[[], Path]] = [
        lambda: path,
        lambda: free_name(path),
        lambda: free_name(Path(path.name)),
        lambda: free_name(Path.home() / path.name),
        lambda: free_name(Path(tempfile.gettempdir()) / path.name),
    ]
    for place in places:
        try:
            target = place()
            write_new(target, text, private=private)
            return target, why
        except BadFile:
            why = why or os.strerror(errno.EEXIST)
        except (OSError, RuntimeError) as wrong:
            why = why or getattr(wrong, "strerror", None) or str(wrong)
    return None, why


def holds(path: Path, text: str) -> bool:
    """Whether a file still is what it was."""
    try:
        return read_text(path) == text
    except (OSError, BadFile):
        return False


@contextmanager
def undisturbed() -> Iterator[None]:
    """No signal that can be ignored comes between while a file is written."""
    before: dict[signal.Signals, Any] = {}
    try:
        with suppress(ValueError):  # only the main thread is disturbed by signals
            for name in ("SIGINT", "SIGTERM", "SIGHUP"):
                if hasattr(signal, name):
                    number = getattr(signal, name)
                    before[number] = signal.signal(number, signal.SIG_IGN)
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)


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
    return game_in(read_text(path))


def game_in(text: str) -> tuple[Game[Any, Any, Any], Log]:
    """The same from the text of a file."""
    game = find_game(slug_of(text))
    return game, read_log(text, game)
