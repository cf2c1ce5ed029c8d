"""`tavolata` in the terminal: one small module for each command, loaded only when it is called."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Final

from tavolata import __version__
from tavolata.cli.arguments import COMMANDS, LANGUAGES, Parser, UsageError, language_of_locale, split_language
from tavolata.cli.replies import echoed, legible
from tavolata.cli.screen import Screen
from tavolata.cli.voice import Voice
from tavolata.kernel.errors import TavolataError
from tavolata.kernel.messages import word

DONE: Final = 0
FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130
CLOSED: Final = 141  # what a shell reports of a program whose reader has gone


def main(argv: list[str] | None = None) -> int:
    """Run a command; whatever goes wrong is said in one sentence, in the reader's language."""
    open_streams()
    said, words = split_language(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    voice = Voice(said if said in LANGUAGES else language_of_locale())
    try:
        if said not in (None, *LANGUAGES):
            raise UsageError("cli-language", language=word(echoed(str(said))), known=word(", ".join(LANGUAGES)))
        code = run(words, voice)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED
    except KeyboardInterrupt:
        return complain(voice.text("cli-interrupted"), INTERRUPTED)
    except UsageError as wrong:
        return complain(f"{voice.message(wrong.message)}\n{voice.text('cli-see-help')}", MISUSED)
    except TavolataError as wrong:
        return complain(voice.message(wrong.message), FAILED)
    except OSError as wrong:
        return complain(
            voice.text("cli-system", why=wrong.strerror or str(wrong), file=str(wrong.filename or "")), FAILED
        )
    return code


def open_streams() -> None:
    """Where the shell gave no input or output at all, there is an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (as long as we run)


def complain(sentence: str, code: int) -> int:
    """Say what is wrong beside the output, not in it."""
    with suppress(OSError):
        print("\n".join(map(legible, sentence.split("\n"))), file=sys.stderr, flush=True)
    return code


def run(words: list[str], voice: Voice) -> int:
    """Find the command and run it."""
    parser = Parser()
    if not words or words[0] not in COMMANDS:
        return no_command(parser, words, voice)
    module = import_module(f"tavolata.cli.commands.{words[0]}")
    module.arguments(parser)
    asked = parser.read(words[1:], module.PLACES)
    if asked.help:
        print(voice.text(f"cli-help-{words[0]}"))
        return DONE
    code: int = module.run(asked, voice, Screen(sys.stdout))
    return code


def no_command(parser: Parser, words: list[str], voice: Voice) -> int:
    """`tavolata` alone, with --help or --version, or with something it does not know."""
    parser.add_argument("--version", action="store_true")
    asked = parser.read(words, ("command",))
    if asked.help or (asked.command in (None, "help") and not asked.version):
        print(voice.text("cli-help"))
    elif asked.command is not None:
        raise UsageError("cli-no-command", command=word(echoed(asked.command)), known=word(", ".join(COMMANDS)))
    else:
        print(f"tavolata {__version__}")
    return DONE
