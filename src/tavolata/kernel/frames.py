"""The to-do stack: how a game flows, who is asked, and what an answer sets off.

A frame is a tuple of ints on the State's stack. Kinds with an entry in `runs` happen by themselves; kinds with an
entry in `asks` wait for the seat named in the frame. The kernel has one kind of its own, `WINDOW`, which asks several
seats at once. Nothing waits anywhere else: not in a closure, a coroutine or a thread.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from tavolata.kernel.chance import Chance
from tavolata.kernel.hole import Amount, Word
from tavolata.kernel.messages import Refusal, say
from tavolata.kernel.terms import SYSTEM, Frame, Option, Out, tell


class Stacked(Protocol):
    """What the kernel needs of a State: the frames still to be done, and a secret slot for each seat's open answer."""

    stack: list[Frame]
    answers: list[Option]

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""


S = TypeVar("S", bound=Stacked)

WINDOW: Final = 0
"""(WINDOW, kind of question, mode, mask of the seats asked, class of its close)"""

TOGETHER: Final = 0  # modes of a window; `race` comes with the first game that needs it
FIXED: Final = 0  # a window closes at its time, whatever is answered
EARLY: Final = 1  # or as soon as nobody owes an answer

OWES: Final[Option] = ()
"""The slot of a seat that has not answered."""

ANSWERED: Final = 0
"""The one fact the kernel tells: (ANSWERED, the answer...), to its giver alone."""


def todo(s: Stacked, *frames: Frame) -> None:
    """Do these next, in this order, before whatever was waiting already."""
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
    window: bool


Run: TypeAlias = Callable[[S, Frame, Chance, Out], bool | None]
"""A frame that runs by itself. True: it drew or showed something, and nobody may go back behind it."""


def _never(s: Stacked, seat: int, f: Frame) -> bool:
    return False


def _no_span(s: Stacked) -> int:
    return 0


def _no_close(s: Stacked, f: Frame) -> Option:
    raise NotImplementedError("a question that is put in a WINDOW says how its result is drawn up")


def _no_result(s: Stacked, option: Option, f: Frame) -> bool:
    return False


class Ask(Generic[S]):
    """One kind of question, as data: what may be answered, what an answer does, why not, and what time-out plays."""

    __slots__ = ("accept", "auto", "clock", "close", "default", "options", "possible", "refuse", "span")

    def __init__(
        self,
        options: Callable[[S, int, Frame], list[Option]],
        accept: Callable[[S, int, Option, Frame, Chance, Out], bool | None],
        refuse: Callable[[S, int, Option, Frame], Refusal],
        default: Callable[[S, int, Frame], Option],
        *,
        clock: int = 0,
        span: Callable[[S], int] = _no_span,
        auto: Callable[[S, int, Frame], bool] = _never,
        close: Callable[[S, Frame], Option] = _no_close,
        possible: Callable[[S, Option, Frame], bool] = _no_result,
    ) -> None:
        self.options = options
        self.accept = accept
        self.refuse = refuse
        self.default = default
        self.clock = clock
        self.span = span
        self.auto = auto
        self.close = close
        self.possible = possible


class Flow(Generic[S]):
    """The tables of one game, and the loop that follows them. A Game passes its calls on to this."""

    def __init__(self, runs: dict[int, Run[S]], asks: dict[int, Ask[S]], turn_rule: str) -> None:
        kinds = 1 + max((WINDOW, *runs, *asks))
        self._runs: list[Run[S] | None] = [runs.get(kind) for kind in range(kinds)]
        self._asks: list[Ask[S] | None] = [asks.get(kind) for kind in range(kinds)]
        self._turn_rule = turn_rule

    # --- going on ---
    def settle(self, s: S, chance: Chance, out: Out) -> bool:
        """Run until somebody must decide or nothing is left, which is the end. True: the way back is shut."""
        stack = s.stack
        runs = self._runs
        barrier = False
        while stack:
            run = runs[stack[-1][0]]
            if run is None:
                return barrier or stack[-1][0] == WINDOW
            if run(s, stack.pop(), chance, out):
                barrier = True
        return True  # the end opens everything

    def apply(self, s: S, seat: int, option: Option, chance: Chance, out: Out) -> bool:
        f = s.stack[-1]
        if f[0] == WINDOW:
            return self._in_window(s, seat, option, f, chance, out)
        s.stack.pop()
        barrier = self._ask(f).accept(s, seat, option, f, chance, out)
        return self.settle(s, chance, out) or barrier is True

    def _in_window(self, s: S, seat: int, option: Option, f: Frame, chance: Chance, out: Out) -> bool:
        """An answer waits in its slot and may change; the closing row empties the slots and carries the result."""
        if seat != SYSTEM:
            s.answers[seat] = option
            tell(out, seat, (ANSWERED, *option))
            return False
        s.stack.pop()
        s.answers[:] = [OWES] * len(s.answers)
        self._ask(f).accept(s, SYSTEM, option, f, chance, out)
        self.settle(s, chance, out)
        return True

    # --- who is asked ---
    def _ask(self, f: Frame) -> Ask[S]:
        ask = self._asks[f[1] if f[0] == WINDOW else f[0]]
        assert ask is not None
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
        ask = self._ask(f)
        deadline = Deadline(ask.clock, ask.span(s))
        if f[0] == WINDOW:
            seats = [SYSTEM, *(seat for seat in range(len(s.answers)) if f[3] >> seat & 1)]
            return [Decision(seat, f[1], deadline, seat != SYSTEM, False, True) for seat in seats]
        return [Decision(f[1], f[0], deadline, True, ask.auto(s, f[1], f), False)]

    def pending(self, s: S) -> list[int]:
        """Seats that still owe an answer (in a window a secret); the system seat when only closing is left."""
        if not s.stack:
            return []
        f = s.stack[-1]
        if f[0] != WINDOW:
            return [f[1]]
        return [seat for seat, answer in enumerate(s.answers) if f[3] >> seat & 1 and not answer] or [SYSTEM]

    # --- what may be answered ---
    def options(self, s: S, seat: int) -> list[Option]:
        if not self.may_speak(s, seat):
            return []
        f = s.stack[-1]
        if seat == SYSTEM:
            return [self._ask(f).close(s, f)]
        return self._ask(f).options(s, seat, f)

    def default(self, s: S, seat: int) -> Option:
        f = s.stack[-1]
        return self._ask(f).default(s, seat, f)

    def check(self, s: S, seat: int, option: Option) -> Refusal | None:
        if not s.stack:
            return Refusal(say("kernel-over"), self._turn_rule)
        if not well_formed(option):
            return Refusal(say("kernel-no-option"), self._turn_rule)
        if not self.may_speak(s, seat):
            return Refusal(say("kernel-not-asked"), self._turn_rule)
        f = s.stack[-1]
        if seat == SYSTEM:
            fits = self._ask(f).possible(s, option, f)
            return None if fits else Refusal(say("kernel-impossible-result"), self._turn_rule)
        if allowed(self.options(s, seat), option):
            return None
        return self._ask(f).refuse(s, seat, option, f)


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
    if type(last) is not str:
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


def open_window(s: Stacked, kind: int, seats: list[int], close: int) -> None:
    """Ask these seats alike and in secret; whom one asks depends on public facts only."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    todo(s, (WINDOW, kind, TOGETHER, mask, close))
