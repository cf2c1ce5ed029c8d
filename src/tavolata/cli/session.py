"""A game being played in the terminal: whose turn it is, what is told, and what becomes of it in the end."""

from __future__ import annotations

import secrets
from datetime import date
from pathlib import Path
from typing import Any, Final

from tavolata.bots.arena import NUMBERS, bad_answer, check, fill, is_open
from tavolata.bots.policy import make_bots
from tavolata.cli.decision import Decider
from tavolata.cli.files import free_name, write_new
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
        kept: int = 0,
    ) -> None:
        self.match = match
        self.game = match.game
        self.me = me
        self.secret = secret
        self.voice = voice
        self.screen = screen
        self.keyboard = keyboard
        self.save = save
        self.kept = kept  # rows that are in a file already
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
            return self.leave()
        except BaseException:  # whatever went wrong, what was played is not lost
            self.keep()
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
        if option is not None:  # else something was taken back: ask again
            self.submit(self.me, option)

    # --- the end ------------------------------------------------------------------------------------------------------
    def finish(self) -> int:
        """Who won, and the record with the key, which anybody can check."""
        self.screen.raw("")
        self.screen.raw("─" * self.screen.width)
        outline = self.game.outline(self.game.observe(self.match.state, self.me))
        results = [part for part in outline.body if self.is_result(part)]
        for part in results:
            show(part, self.voice, self.screen)
        if not results:
            show_briefly(outline, self.voice, self.screen)
            self.standing(self.game.score(self.match.state))
        path = self.save or free_name(self.name(""))
        write_new(path, write_log(record(self.match.log, self.secret)))
        self.screen.line()
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
        self.screen.line()
        path = self.keep()
        if path is None:
            self.screen.line(self.voice.text("cli-left-as-was"))
            return 0
        self.screen.line(self.voice.text("cli-left"), BOLD)
        self.screen.raw(f"  {path}")
        self.screen.line(self.voice.text("cli-left-resume"))
        self.screen.raw("  " + command("play", "--resume", str(path)))
        self.screen.line(self.voice.text("cli-live-secrets"))
        return 0

    def keep(self) -> Path | None:
        """Write what has been played, unless a file has it already."""
        if len(self.match.rows) == self.kept:
            return None
        path = self.save or free_name(self.name(".live"))
        write_new(path, write_log(with_key(self.match.log, self.secret)), private=True)
        return path

    def name(self, kind: str) -> Path:
        """`pecunia_olet-2026-11-19-3f9c12.tavolata`"""
        short = self.match.header.commitment[:SHORT]
        return Path(f"{self.game.slug}-{date.today().isoformat()}-{short}{kind}.tavolata")
