"""A game being played in the terminal: whose turn it is, what is told, and what becomes of it in the end."""

from __future__ import annotations

import os
import secrets
import sys
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any, Final

from tavolata.bots.arena import NUMBERS, bad_answer, check, fill, is_open
from tavolata.bots.policy import make_bots
from tavolata.cli.decision import Decider
from tavolata.cli.files import free_name, holds, undisturbed, write_new, write_somewhere
from tavolata.cli.keyboard import Keyboard, Left
from tavolata.cli.pages import show, show_briefly
from tavolata.cli.program import command
from tavolata.cli.screen import BOLD, Screen
from tavolata.cli.seating import PERSON, Seated, with_key
from tavolata.cli.story import Story
from tavolata.cli.voice import Voice
from tavolata.kernel.chance import Seeded
from tavolata.kernel.game import Result
from tavolata.kernel.hole import SAMPLED
from tavolata.kernel.log import record, write_log
from tavolata.kernel.match import Match
from tavolata.kernel.messages import Section, seat
from tavolata.kernel.terms import SYSTEM, Option

SHORT: Final = 6  # letters of the commitment that name a file


class Session:
    """One person, some bots, one match."""

    def __init__(
        self,
        match: Match[Any],
        me: int,
        seated: list[Seated],
        secret: str,
        voice: Voice,
        screen: Screen,
        keyboard: Keyboard,
        save: Path | None,
        fast: bool,
        read: tuple[Path, str] | None = None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.me = me
        self.secret = secret
        self.voice = voice
        self.screen = screen
        self.keyboard = keyboard
        self.save = save
        self.read = read  # the file the game was resumed from, and what stood in it
        self.kept = len(match.rows) if read else 0  # rows that are in a file already
        self.draft: tuple[Path, str] | None = None  # the file kept while playing, and what was written into it
        self.warned = False
        self.text = ""  # what was to be saved last
        self.notes: list[str] = []  # what there is to say about the saving
        self.bots = make_bots(self.game, tuple("random" if who.bot == PERSON else who.bot for who in seated))
        self.story = Story(match, me, voice, screen)
        self.decider = Decider(match, me, voice, screen, keyboard, self.story, fast)

    def play(self) -> int:
        """To the end, or until somebody leaves; the game is kept either way."""
        try:
            self.story.begin()
            while not self.match.over:
                self.step()
        except (Left, KeyboardInterrupt):
            if not self.match.over:
                return self.leave()
        except BaseException:  # whatever went wrong, what was played is not lost
            with suppress(Exception):
                self.rescue()
            raise
        return self.finish()

    def step(self) -> None:
        """The next answer: the person's before those of the bots, the closing of a window last."""
        waiting = self.game.pending(self.match.state)
        if self.me in waiting:
            self.my_turn()
        elif waiting == [SYSTEM]:
            self.submit(SYSTEM, self.game.options(self.match.state, SYSTEM)[0])
        else:
            self.submit(waiting[0], self.bot_answer(waiting[0]))

    def submit(self, who: int, option: Option) -> None:
        """Play an answer that nobody typed: were it refused, the same would be asked for ever."""
        refusal = self.match.submit(who, option)
        if refusal:
            raise bad_answer(who, option, refusal)
        if who == self.me:
            self.keep_draft()
        self.story.tell()

    def bot_answer(self, who: int) -> Option:
        """What a bot says, from its seat's memory and a number that has nothing to do with the dice."""
        s = self.match.state
        options = self.game.options(s, who)
        bot = self.bots[who]
        if bot is None or (len(options) == 1 and not is_open(options[0])):
            whim = Seeded(secrets.randbelow(NUMBERS))
            return fill(options[whim.below(len(options), SAMPLED)], whim)
        option = bot.answer(self.game.recall(s, who), secrets.randbelow(NUMBERS))
        check(self.game, s, who, option)
        return option

    def my_turn(self) -> None:
        """Ask and play; what was a slip can be taken back at the next question."""
        asked = next(decision for decision in self.game.asked(self.match.state) if decision.seat == self.me)
        if asked.auto:
            self.screen.line(self.voice.text("cli-auto"))
            self.submit(self.me, self.game.options(self.match.state, self.me)[0])
            return
        option = self.decider.decide(asked)
        if option is None:  # something was taken back: ask again
            self.keep_draft()
        else:
            self.submit(self.me, option)

    # --- the end ------------------------------------------------------------------------------------------------------
    def finish(self) -> int:
        """Who won, and the record with the key, which anybody can check."""
        path = self.keep()
        self.screen.raw("")
        self.screen.raw("─" * self.screen.width)
        outline = self.game.outline(self.game.observe(self.match.state, self.me))
        results = [part for part in outline.body if self.is_result(part)]
        for part in results:
            show(part, self.voice, self.screen)
        if not results:
            show_briefly(outline, self.voice, self.screen)
            self.standing(self.game.score(self.match.state))
        self.screen.line()
        if not self.told(path):
            return 1
        self.screen.line(self.voice.text("cli-recorded"), BOLD)
        self.screen.raw(f"  {path}")
        self.screen.line(self.voice.text("cli-recorded-verify"))
        self.screen.raw("  " + command("verify", str(path)))
        return 0

    def is_result(self, part: object) -> bool:
        """By custom a game that is over says how it ended under a heading of this name."""
        return isinstance(part, Section) and part.title.id == f"{self.game.prefix}-heading-result"

    def standing(self, result: Result) -> None:
        """Who came in where, and the offer of another game where the win is shared."""
        self.screen.line()
        for who in sorted(range(len(result.places)), key=lambda who: (result.places[who], who)):
            place, points = result.places[who], result.points[who]
            self.screen.line("  " + self.voice.text("cli-standing", place=place, who=seat(who), points=str(points)))
        if len(result.winners) > 1:
            self.screen.line(self.voice.text("cli-rematch"))

    def leave(self) -> int:
        """Keep the game as it is, to go on with it some other day."""
        if len(self.match.rows) == self.kept:
            self.screen.line()
            self.screen.line(self.voice.text("cli-left-as-was"))
            return 0
        path = self.keep()
        self.screen.line()
        if not self.told(path):
            return 1
        self.screen.line(self.voice.text("cli-left"), BOLD)
        self.screen.raw(f"  {path}")
        self.screen.line(self.voice.text("cli-left-resume"))
        self.screen.raw("  " + command("play", "--resume", str(path)))
        self.screen.line(self.voice.text("cli-live-secrets"))
        return 0

    # --- what is kept -------------------------------------------------------------------------------------------------
    def keep(self) -> Path | None:
        """Write what has been played: the record of a game that is over, or the game as it stands. None: nowhere."""
        with undisturbed():
            self.notes = []
            if self.match.over:
                self.text = write_log(record(self.match.log, self.secret))
                path = self.keep_new(self.save or self.unused(self.name("")), private=False)
            else:
                self.text = self.live()
                path = self.keep_live()
            if path and self.draft and path != self.draft[0] and holds(*self.draft):
                with suppress(OSError):
                    self.draft[0].unlink()
            return path

    def keep_new(self, target: Path, private: bool) -> Path | None:
        path, why = write_somewhere(target, self.text, private=private)
        if why and path:
            self.notes.append(self.voice.text("cli-saved-elsewhere", file=str(target), why=why))
        return path

    def keep_live(self) -> Path | None:
        """Where somebody asked for, or back where it came from, or where it is kept already."""
        if self.save:
            return self.keep_new(self.save, private=True)
        back = self.read or self.draft
        if back is None:
            return self.keep_new(self.unused(self.name(".live")), private=True)
        if not holds(*back):
            self.notes.append(self.voice.text("cli-resume-changed", file=str(back[0])))
            return self.keep_new(self.unused(back[0]), private=True)
        try:
            write_new(Path(os.path.realpath(back[0])), self.text, force=True, private=True)
        except OSError:
            return self.keep_new(back[0], private=True)
        return back[0]

    def keep_draft(self) -> None:
        """What has been answered so far, beside the place where the game will be: nothing is lost in a power cut."""
        if self.match.over:
            return
        text = self.live()
        with undisturbed():
            path: Path | None = None
            try:
                if self.draft and holds(*self.draft):
                    path = self.draft[0]
                    write_new(path, text, force=True, private=True)
                else:
                    beside = self.save or (self.read[0] if self.read else self.name(""))
                    path, why = write_somewhere(self.unused(live_name(beside)), text, private=True)
            except OSError as wrong:
                path, why = None, wrong.strerror or str(wrong)
            if path:
                self.draft = (path, text)
            elif not self.warned:
                self.warned = True
                self.screen.line(self.voice.text("cli-no-draft", why=why))

    def live(self) -> str:
        return write_log(with_key(self.match.log, self.secret))

    def unused(self, path: Path) -> Path:
        try:
            return free_name(path)
        except OSError:
            return path  # the writing will find another place

    def told(self, path: Path | None) -> bool:
        """Say what was in the way; where nothing could be written at all, the terminal holds the game."""
        for note in self.notes:
            self.screen.line(note)
        if path is None:
            self.screen.line(self.voice.text("cli-not-saved"), BOLD)
            self.screen.raw(self.text)
        return path is not None

    def rescue(self) -> None:
        """Keep the game after an error, and say where, beside the output."""
        if len(self.match.rows) == self.kept:
            return
        path = self.keep()
        said = self.voice.text("cli-rescued", file=str(path)) if path else self.text
        print(said, file=sys.stderr, flush=True)

    def name(self, kind: str) -> Path:
        """`pecunia_olet-2026-11-19-3f9c12.tavolata`"""
        short = self.match.header.commitment[:SHORT]
        return Path(f"{self.game.slug}-{date.today().isoformat()}-{short}{kind}.tavolata")


def live_name(path: Path) -> Path:
    """The name of the game that is not over beside that of its record.

    >>> str(live_name(Path("x.tavolata"))), str(live_name(Path("x.live.tavolata")))
    ('x.live.tavolata', 'x.live.tavolata')
    """
    return path if path.stem.endswith(".live") else path.with_name(f"{path.stem}.live{path.suffix}")
