"""`tavolata play`: one person in the terminal, against bots, with dice that can be checked afterwards."""

from __future__ import annotations

import secrets
import signal
from argparse import Namespace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tavolata.bots.policy import RANDOM, best_bot, make_bots
from tavolata.cli.arguments import Parser, UsageError, game_called, game_options, needed, number
from tavolata.cli.files import game_in, probe, read_text, refuse_existing
from tavolata.cli.keyboard import Keyboard, Left, standard
from tavolata.cli.program import command
from tavolata.cli.replies import HELP, QUIT, echoed, legible
from tavolata.cli.screen import BOLD, Screen
from tavolata.cli.seating import PERSON, Seated, note_all, seat_all, seated_in, take_up
from tavolata.cli.session import Session
from tavolata.cli.voice import Voice
from tavolata.kernel.chance import Keyed, Seeded
from tavolata.kernel.game import Game, Setup, make_setup
from tavolata.kernel.log import commitment_of, dice_key, new_header
from tavolata.kernel.match import Match
from tavolata.kernel.messages import count

PLACES: Final = ("game",)
LONGEST: Final = 20  # letters of a name
SHORTEST: Final = 3  # letters of a word for the dice: anything shorter was meant as a command
PART: Final = 16  # letters of a seat's part of the dice


def arguments(parser: Parser) -> None:
    parser.add_argument("--seats", type=number("--seats", 1, 64))
    parser.add_argument("--seat", type=number("--seat", 1, 64))
    parser.add_argument("--bots", default="")
    parser.add_argument("--option", action="append")
    parser.add_argument("--name")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--fast", action="store_true")


def run(asked: Namespace, voice: Voice, screen: Screen) -> int:
    if asked.save:
        refuse_existing(asked.save)
        probe(asked.save)
    keyboard = standard()
    for name in ("SIGTERM", "SIGHUP"):  # a closed window is no reason to lose a game
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    if asked.resume:
        session = resumed(asked, voice, screen, keyboard)
    else:
        game = game_called(needed(asked.game, "cli-which-game"))
        voice.enter(game)
        if not asked.save:
            warn_of_folder(game.slug, voice, screen)
        try:
            session = begun(asked, game, voice, screen, keyboard)
        except Left:
            screen.line(voice.text("cli-not-begun"))
            return 0
    return session.play()


def warn_of_folder(slug: str, voice: Voice, screen: Screen) -> None:
    """Say before the game that nothing can be written here; another folder will do."""
    try:
        probe(Path(slug))
    except OSError as wrong:
        screen.line(voice.text("cli-no-folder-here", why=wrong.strerror or str(wrong)))


# --- a new game -------------------------------------------------------------------------------------------------------
def begun(asked: Namespace, game: Game[Any, Any, Any], voice: Voice, screen: Screen, keyboard: Keyboard) -> Session:
    setup, seated = table_of(asked, game)
    me = (asked.seat or 1) - 1
    secret = secrets.token_hex(32)
    voice.enter(game, [who.name for who in seated])
    welcome(game, setup, seated, me, secret, voice, screen)
    word = word_for_dice(voice, screen, keyboard)
    parts = tuple(part_of(word if seat == me else "") for seat in range(setup.seats))
    match = Match(game, new_header(game, setup, commitment_of(secret), parts), Keyed(dice_key(secret, parts)))
    note_all(match, seated)
    return Session(match, me, seated, secret, voice, screen, keyboard, asked.save, asked.fast)


def table_of(asked: Namespace, game: Game[Any, Any, Any]) -> tuple[Setup, list[Seated]]:
    """The table somebody wants, once everything about it has been found possible."""
    names = tuple(name.strip() for name in asked.bots.split(",") if name.strip())
    low, high = game.seats
    seats = asked.seats or (len(names) + 1 if len(names) > 1 else max(low, min(3, high)))
    setup = make_setup(game, seats, game_options(asked.option))
    if asked.seat and asked.seat > seats:
        raise UsageError("cli-seat", seat=count(asked.seat), seats=count(seats))
    names = names or (best_bot(game),)
    if len(names) == 1:
        names *= seats - 1
    if len(names) != seats - 1:
        raise UsageError("cli-bots-others", bots=count(len(names)), others=count(seats - 1))
    make_bots(game, names)
    game.new(setup, Seeded(0))  # a game may refuse a setup that only it can judge
    return setup, seat_all(seats, (asked.seat or 1) - 1, named(asked.name or ""), names)


def named(said: str) -> str:
    """What somebody is called, in one line."""
    name = " ".join(said.split())
    if legible(name) != name:
        raise UsageError("cli-name")
    return name[:LONGEST].rstrip()


def welcome(
    game: Game[Any, Any, Any],
    setup: Setup,
    seated: list[Seated],
    me: int,
    secret: str,
    voice: Voice,
    screen: Screen,
) -> None:
    """Who plays, what it is about, how to answer, and the promise about the dice, before anything is drawn."""
    title = voice.message(game.outline(game.observe(game.new(setup, Keyed(b"")), me)).title)
    screen.line(title, BOLD)
    screen.line()
    for seat, who in enumerate(seated):
        kind = voice.text("cli-you" if seat == me else "cli-bot", bot=who.bot)
        screen.line(f"  {seat + 1}  {who.name} ({kind})")
    about_bots(game, [who.bot for who in seated if who.bot != PERSON], voice, screen)
    if voice.knows("first-game"):
        screen.line()
        screen.line(voice.text("first-game"))
    screen.line()
    screen.line(voice.text("cli-how"))
    screen.line()
    screen.line(voice.text("cli-commitment"))
    screen.raw(f"  {commitment_of(secret)}")


def about_bots(game: Game[Any, Any, Any], bots: list[str], voice: Voice, screen: Screen) -> None:
    """How strong they are, and how to sit down at an easy table."""
    screen.line()
    for bot in dict.fromkeys(bots):
        if voice.knows(f"about-bot-{bot}"):
            screen.line(voice.text("cli-about-bot", bot=bot, how=voice.text(f"about-bot-{bot}")))
    if bots and RANDOM not in bots:
        screen.line(voice.text("cli-easy-table"))
        screen.raw("  " + command("play", game.slug, "--bots", RANDOM))


def word_for_dice(voice: Voice, screen: Screen, keyboard: Keyboard) -> str:
    """Nothing, or what somebody wants to go into the dice; Left to leave."""
    while True:
        said = keyboard.ask(voice.text("cli-begin") + " ")
        if said.casefold() in QUIT:
            raise Left
        if said.casefold() in HELP:
            screen.line(voice.text("cli-begin-help"))
        elif 0 < len(said) < SHORTEST:
            screen.line(voice.text("cli-begin-short", said=said, least=SHORTEST))
        else:
            if said:
                screen.line(voice.text("cli-word-taken", said=echoed(said)))
            return said


def part_of(word: str) -> str:
    """A seat's part of the dice: what somebody typed, or chance."""
    return sha256(word.encode()).hexdigest()[:PART] if word else secrets.token_hex(PART // 2)


# --- an old one -------------------------------------------------------------------------------------------------------
def resumed(asked: Namespace, voice: Voice, screen: Screen, keyboard: Keyboard) -> Session:
    if asked.game or asked.seats or asked.seat or asked.bots or asked.option or asked.name:
        raise UsageError("cli-resume-alone")
    text = read_text(asked.resume)
    game, log = game_in(text)
    match, secret = take_up(game, log)
    seated = seated_in(match.rows, log.header.setup.seats)
    me = next((seat for seat, who in enumerate(seated) if who.bot == PERSON), 0)
    seated = [who if seat == me else who._replace(bot=who.bot or RANDOM) for seat, who in enumerate(seated)]
    voice.enter(game, [who.name for who in seated])
    screen.line(voice.text("cli-resumed", file=str(asked.resume), name=seated[me].name), BOLD)
    read = (asked.resume, text)
    return Session(match, me, seated, secret, voice, screen, keyboard, asked.save, asked.fast, read)
