"""The to-do stack: how a game flows, who is asked, and what an answer sets off.

A frame is a tuple of ints on the State's stack. Kinds with an entry in `runs` happen by themselves; kinds with an
entry in `asks` wait for the seat named in the frame. The kernel has one kind of its own, `WINDOW`, which asks several
seats at once. Nothing waits anywhere else: not in a closure, a coroutine or a thread.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from tavolata.kernel.chance import Chance
from tavolata.kernel.hole import Amount, Word, is_text
from tavolata.kernel.messages import Refusal, say
from tavolata.kernel.terms import SYSTEM, Frame, Option, Out, only, tell


class Stacked(Protocol):
    """What the kernel needs of a State: the frames still to be done, and a secret slot for each seat's open answer."""

    stack: list[Frame]
    answers: list[Option]

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""


S = TypeVar("S", bound=Stacked)

WINDOW: Final = 0
"""(WINDOW, kind of question, mode, mask of the seats asked, class of its close, what it is about...)"""

TOGETHER: Final = 0  # modes of a window; `race` comes with the first game that needs it
FIXED: Final = 0  # a window closes at its time, whatever is answered
EARLY: Final = 1  # or as soon as nobody owes an answer

OWES: Final[Option] = ()
"""The slot of a seat that has not answered."""

ANSWERED: Final = 0
"""The one fact the kernel tells: (ANSWERED, the answer...), to its giver alone."""


def todo(s: Stacked, *frames: Frame) -> None:
    """Do these next, in this order, before whatever was waiting already."""
    if len(frames) == 1:
        s.stack.append(frames[0])
    else:
        s.stack += frames[::-1]


class Deadline(NamedTuple):
    """The clock a question runs on. It goes on from one question to the next while both numbers stay the same."""

    clock: int
    span: int


class Decision(NamedTuple):
    """A public question: who may speak now, about what, on which clock."""

    seat: int
    kind: int
    deadline: Deadline
    must: bool  # the game waits for it
    auto: bool  # public facts leave one answer, and no button is wanted: the table gives it
    window: bool  # several are asked alike, and answers stay secret until it closes
    early: bool  # a window that closes as soon as nobody owes an answer


Run: TypeAlias = Callable[[S, Frame, Chance, Out], bool | None]
"""A frame that runs by itself. True: it drew or showed something, and nobody may go back behind it."""


def _never(s: Stacked, seat: int, f: Frame) -> bool:
    return False


def _no_close(s: Stacked, f: Frame) -> Option:
    raise NotImplementedError("a question that is put in a WINDOW says how its result is drawn up")


def _no_result(s: Stacked, option: Option, f: Frame) -> bool:
    return False


class Ask(Generic[S]):
    """One kind of question, as data: what may be answered, what an answer does, why not, and what a time-out plays.

    `deadline` tells its clock from public facts; the span must change where the clock is to start anew. A question put
    in a window also has `close`, which draws up its one true result, and `possible`, which asks of a result read from
    a record only whether it could be true.
    """

    __slots__ = ("accept", "auto", "close", "deadline", "default", "options", "possible", "refuse")

    def __init__(
        self,
        options: Callable[[S, int, Frame], list[Option]],
        accept: Callable[[S, int, Option, Frame, Chance, Out], bool | None],
        refuse: Callable[[S, int, Option, Frame], Refusal],
        default: Callable[[S, int, Frame], Option],
        *,
        deadline: Callable[[S, Frame], Deadline],
        auto: Callable[[S, int, Frame], bool] = _never,
        close: Callable[[S, Frame], Option] = _no_close,
        possible: Callable[[S, Option, Frame], bool] = _no_result,
    ) -> None:
        self.options = options
        self.accept = accept
        self.refuse = refuse
        self.default = default
        self.deadline = deadline
        self.auto = auto
        self.close = close
        self.possible = possible


class Flow(Generic[S]):
    """The tables of one game, and the loop that follows them. A Game passes its calls on to this.

    Frames change `s.stack` in place and never put another list there: the loop holds on to it.
    """

    def __init__(self, runs: dict[int, Run[S]], asks: dict[int, Ask[S]], turn_rule: str) -> None:
        if set(runs) & set(asks) or min((1, *runs, *asks)) <= WINDOW:
            raise ValueError("a kind of frame runs or asks; kinds are 1 and more, 0 is the kernel's WINDOW")
        kinds = 1 + max((WINDOW, *runs, *asks))
        self._runs: list[Run[S] | None] = [runs.get(kind) for kind in range(kinds)]
        self._asks: list[Ask[S] | None] = [asks.get(kind) for kind in range(kinds)]
        self._turn_rule = turn_rule

    # --- going on ---
    def settle(self, s: S, chance: Chance, out: Out) -> bool:
        """Run until somebody must decide or nothing is left, which is the end. True: the way back is shut."""
        return self._go_on(s, s.stack, chance, out)

    def _go_on(self, s: S, stack: list[Frame], chance: Chance, out: Out) -> bool:
        runs = self._runs
        barrier = False
        while stack:
            kind = stack[-1][0]
            run = runs[kind]
            if run is None:
                return barrier or kind == WINDOW
            if run(s, stack.pop(), chance, out):
                barrier = True
        return True  # the end opens everything

    def apply(self, s: S, seat: int, option: Option, chance: Chance, out: Out = None) -> bool:
        """For an answer that `check` has let pass, or one of `options`."""
        stack = s.stack
        f = stack.pop()
        if f[0] == WINDOW:
            return self._in_window(s, seat, option, f, chance, out)
        barrier = self._ask(f[0]).accept(s, seat, option, f, chance, out)
        return self._go_on(s, stack, chance, out) or barrier is True

    def _in_window(self, s: S, seat: int, option: Option, f: Frame, chance: Chance, out: Out) -> bool:
        """An answer waits in its slot and may change; the closing row empties the slots and carries the result.

        Behind a closed window nobody may go back, whatever the result did.
        """
        if seat != SYSTEM:
            s.stack.append(f)
            s.answers[seat] = option
            tell(out, seat, (ANSWERED, *option))
            return False
        s.answers[:] = [OWES] * len(s.answers)
        self._ask(f[1]).accept(s, SYSTEM, option, f, chance, out)
        self.settle(s, chance, out)
        return True

    # --- who is asked ---
    def _ask(self, kind: int) -> Ask[S]:
        ask = self._asks[kind]
        assert ask is not None, f"frame kind {kind} neither runs nor asks"
        return ask

    def may_speak(self, s: S, seat: int) -> bool:
        """In a window also a seat that has answered and thinks again."""
        if not s.stack:
            return False
        f = s.stack[-1]
        if f[0] == WINDOW:
            return seat == SYSTEM or (0 <= seat < len(s.answers) and bool(f[3] >> seat & 1))
        return seat == f[1]

    def asked(self, s: S) -> list[Decision]:
        if not s.stack:
            return []
        f = s.stack[-1]
        if f[0] != WINDOW:
            ask = self._ask(f[0])
            return [Decision(f[1], f[0], ask.deadline(s, f), True, ask.auto(s, f[1], f), False, False)]
        deadline = self._ask(f[1]).deadline(s, f)
        seats = [SYSTEM, *(seat for seat in range(len(s.answers)) if f[3] >> seat & 1)]
        early = f[4] == EARLY
        return [Decision(seat, f[1], deadline, seat != SYSTEM, False, True, early) for seat in seats]

    def pending(self, s: S) -> list[int]:
        """Seats that still owe an answer (in a window a secret); the system seat when only closing is left."""
        stack = s.stack
        if not stack:
            return []
        f = stack[-1]
        if f[0] != WINDOW:
            return [f[1]]
        return [seat for seat, answer in enumerate(s.answers) if f[3] >> seat & 1 and not answer] or [SYSTEM]

    # --- what may be answered ---
    def options(self, s: S, seat: int) -> list[Option]:
        stack = s.stack
        if not stack:
            return []
        f = stack[-1]
        if f[0] != WINDOW:
            return self._ask(f[0]).options(s, seat, f) if seat == f[1] else []
        if seat == SYSTEM:
            return [self._ask(f[1]).close(s, f)]
        return self._ask(f[1]).options(s, seat, f) if self.may_speak(s, seat) else []

    def default(self, s: S, seat: int) -> Option:
        if not self.may_speak(s, seat):
            raise ValueError("only a seat that is asked has a default")
        f = s.stack[-1]
        ask = self._ask(asked_kind(f))
        return ask.close(s, f) if seat == SYSTEM else ask.default(s, seat, f)

    def check(self, s: S, seat: int, option: Option) -> Refusal | None:
        if not s.stack:
            return Refusal(say("kernel-over"), self._turn_rule)
        if not well_formed(option):
            return Refusal(say("kernel-no-option"), self._turn_rule)
        if type(seat) is not int or not self.may_speak(s, seat):
            return Refusal(say("kernel-not-asked"), self._turn_rule)
        f = s.stack[-1]
        ask = self._ask(asked_kind(f))
        if seat == SYSTEM:
            fits = ask.possible(s, option, f)
            return None if fits else Refusal(say("kernel-impossible-result"), self._turn_rule)
        if allowed(self.options(s, seat), option):
            return None
        return ask.refuse(s, seat, option, f)


def asked_kind(f: Frame) -> int:
    """The kind of question a frame puts."""
    return f[1] if f[0] == WINDOW else f[0]


LONGEST: Final = 64  # entries of an option: far more than any game has
LARGEST: Final = 1 << 31


def well_formed(option: object) -> bool:
    """Ints of reasonable size, and at most one string, last. Anything might arrive over a network.

    >>> well_formed((1, 4, 40)), well_formed((1, True)), well_formed([1, 4]), well_formed((1, "sea")), well_formed(())
    (True, False, False, True, False)
    """
    if type(option) is not tuple or not 0 < len(option) <= LONGEST:
        return False
    *numbers, last = option
    if not is_text(last):
        numbers.append(last)
    return all(type(number) is int and -LARGEST < number < LARGEST for number in numbers)


def allowed(options: list[Option], option: Option) -> bool:
    """Whether the option is listed, or fills the hole of a listed one."""
    if option in options:
        return True
    return any(
        isinstance(entry[-1], Amount | Word) and entry[:-1] == option[:-1] and entry[-1].takes(option[-1])
        for entry in options
    )


def open_window(s: Stacked, kind: int, seats: list[int], close: int, *about: int) -> None:
    """Ask these seats alike and in secret. Whom one asks depends on public facts only; `about` goes into the frame."""
    if not seats:
        raise ValueError("a window asks at least one seat")
    mask = 0
    for seat in seats:
        mask |= only(seat)
    todo(s, (WINDOW, kind, TOGETHER, mask, close, *about))
