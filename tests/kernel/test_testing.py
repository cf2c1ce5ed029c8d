"""The conformance kit finds what it is there to find: each test plants one fault in Attic Sale."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tavolata.kernel.chance import Chance, Seeded
from tavolata.kernel.errors import BadFile
from tavolata.kernel.frames import WINDOW, Deadline
from tavolata.kernel.game import by_points
from tavolata.kernel.messages import Param, count, money, say
from tavolata.kernel.messages import Refusal as No
from tavolata.kernel.terms import SPECTATOR, SYSTEM, Event
from tavolata.kernel.testing import NotConforming, Position, Report, conform
from tests.kernel.page import attic, folder, proof

a = attic()
known = proof()
GAME = a.GAME


def altered(**calls: Any) -> Any:
    """Attic Sale with some calls of its own."""
    game = type(GAME)()
    for name, call in calls.items():
        setattr(game, name, call)
    return game


def tried(game: Any, **told: Any) -> Report:
    told = {"fits": known.fits, "disguise": known.disguise, "laws": known.laws, "passing": (a.LOOKED,), **told}
    return conform(game, **{"games": 15, **told})


def complaint(game: Any, **told: Any) -> NotConforming:
    with pytest.raises(NotConforming) as caught:
        tried(game, **told)
    return caught.value


def fault(**calls: Any) -> str:
    """What the kit calls the fault that lies in these calls."""
    return complaint(altered(**calls)).check


def rivals(s: Any, seat: int) -> list[int]:
    return [rival for rival in range(len(s.hands)) if rival != seat]


def somebody_holds(s: Any, seat: int, card: int) -> bool:
    """A secret of the others."""
    return any(s.hands[rival][card] for rival in rivals(s, seat))


# --- a game without a fault ---
def test_a_good_game_passes_and_is_reported() -> None:
    report = tried(GAME, games=6, thorough=True, positions=[known.after_a_look()])
    assert report.hidden == {"answers", "hands", "known", "lot", "unseen"} == report.varied
    assert ("attic-too-dear", (("coins", "money"),)) in report.messages
    assert {"AS-010", "AS-021"} <= report.rules
    assert str(report).startswith("attic_sale conforms: 6 games")


def test_a_complaint_can_be_seen_again() -> None:
    game = altered(observe=lambda s, seat: GAME.observe(s, seat)._replace(lot=s.lot))
    first = complaint(game, seed=7)
    again = complaint(game, seed=7, only=first.where.game)
    assert str(first) == str(again)
    assert f"seed=7, only={first.where.game}" in str(first)
    assert "lot: " in first.detail


# --- secrets that get out ---
def test_a_leak_in_the_view() -> None:
    assert fault(observe=lambda s, seat: GAME.observe(s, seat)._replace(lot=s.lot)) == "view-leak"


def test_a_leak_to_spectators() -> None:
    def observe(s: Any, seat: int) -> Any:
        view = GAME.observe(s, seat)
        return view._replace(hand=tuple(s.hands[0])) if seat == SPECTATOR else view

    assert fault(observe=observe) == "view-leak"


def test_a_leak_in_the_memory() -> None:
    def recall(s: Any, seat: int) -> Any:
        return (GAME.recall(s, seat), somebody_holds(s, seat, a.VASE))

    game = altered(recall=recall, resample=lambda memory, chance: GAME.resample(memory[0], chance))
    assert complaint(game, fits=lambda memory, s: known.fits(memory[0], s)).check == "memory-leak"


def test_a_leak_in_the_memory_that_the_redeal_makes_use_of() -> None:
    """The re-deal knows the card on sale from the memory: everything agrees, but this slot never varies."""

    def recall(s: Any, seat: int) -> Any:
        return (GAME.recall(s, seat), s.lot)

    def resample(memory: Any, chance: Chance) -> Any:
        for _ in range(1000):
            s = GAME.resample(memory[0], chance)
            if s.lot == memory[1]:
                break
        return s

    found = complaint(altered(recall=recall, resample=resample), fits=lambda memory, s: known.fits(memory[0], s))
    assert (found.check, "in lot;" in found.detail) == ("redeal-constant", True)


def test_a_leak_in_a_position_listed_by_hand() -> None:
    def recall(s: Any, seat: int) -> Any:
        return (GAME.recall(s, seat), s.hands[rivals(s, seat)[0]][a.VASE])

    game = altered(recall=recall, resample=lambda memory, chance: GAME.resample(memory[0], chance))
    told: dict[str, Any] = {"fits": lambda memory, s: known.fits(memory[0], s), "positions": [known.after_a_look()]}
    assert complaint(game, games=0, **told).check == "memory-leak"


def test_a_leak_in_the_list_of_options() -> None:
    def options(s: Any, seat: int) -> Any:
        found = GAME.options(s, seat)
        worth = [option for option in found if option[0] != a.LOOK or s.hands[option[1]][a.VASE]]
        return worth if found and found[0] == (a.PASS,) else found

    def check(s: Any, seat: int, option: Any) -> Any:
        refusal = GAME.check(s, seat, option)
        if not refusal and option[0] == a.LOOK and option not in options(s, seat):
            return No(say("attic-no-such-rival"), "AS-011")
        return refusal

    assert fault(options=options, check=check) == "options-leak"


def test_a_leak_in_a_refusal() -> None:
    def check(s: Any, seat: int, option: Any) -> Any:
        refusal = GAME.check(s, seat, option)
        return refusal and refusal._replace(rule="AS-011" if somebody_holds(s, seat, a.VASE) else "AS-012")

    assert fault(check=check) == "refusal-leak"


def retold(change: Callable[[Event], Event]) -> Any:
    """The game with its events told otherwise."""

    def apply(s: Any, seat: int, option: Any, chance: Chance, out: Any = None) -> bool:
        told: list[Event] = []
        barrier = bool(GAME.apply(s, seat, option, chance, told))
        if out is not None:
            out += [change(event) for event in told]
        return barrier

    return apply


@pytest.mark.parametrize("what", [a.OFFERED, a.LOOKED])
def test_a_leak_in_the_public_form_of_an_event(what: int) -> None:
    """The card on sale is told to all; so is the card that one seat looked at."""
    leak = retold(lambda event: event._replace(public=event.fact) if event.fact[0] == what else event)
    assert fault(apply=leak) == "event-leak"


def test_a_leak_in_a_fact_that_may_pass() -> None:
    """Nobody need remember who was looked at; that is no excuse for telling the card on sale in such a fact."""

    def whose(fact: Any) -> Any:
        return None if fact[2:] in [(seat,) for seat in range(4)] else fact

    def change(event: Event) -> Event:
        return event._replace(public=(a.LOOKED, *event.fact[1:], 0)) if event.fact[0] == a.OFFERED else event

    game = altered(apply=retold(change))
    assert tried(game).games
    assert complaint(game, passing={a.LOOKED: whose}).check == "event-leak"
    assert tried(GAME, games=5, passing={a.LOOKED: whose}).games
    assert complaint(GAME, passing=()).check == "event-leak"


def test_a_leak_in_an_event_of_ones_own() -> None:
    def apply(s: Any, seat: int, option: Any, chance: Chance, out: Any = None) -> bool:
        if seat >= 0 and option == (a.PASS,) and s.stack[-1][0] == a.CHOICE and out is not None:
            out.append(Event(1 << seat, (a.UNSOLD, somebody_holds(s, seat, a.VASE) * 1), None))
        return bool(GAME.apply(s, seat, option, chance, out))

    assert fault(apply=apply) == "event-leak"


def test_a_leak_in_who_is_asked() -> None:
    def asked(s: Any) -> Any:
        return [decision._replace(must=bool(s.unseen[a.VASE] % 2)) for decision in GAME.asked(s)]

    assert fault(asked=asked) == "asked-leak"


def test_a_leak_in_a_preview() -> None:
    """It has the view alone; this one remembers the state it saw last."""
    last: list[Any] = []

    def observe(s: Any, seat: int) -> Any:
        last[:] = [s]
        return GAME.observe(s, seat)

    def preview(view: Any, option: Any) -> Any:
        return (say("attic-left-over", coins=money(last[0].unseen[a.MOTHS])),)

    assert fault(observe=observe, preview=preview) == "preview-leak"


def test_a_leak_in_a_line_of_the_log() -> None:
    """The call has view and fact alone; this one remembers the state it saw last."""
    last: list[Any] = []

    def observe(s: Any, seat: int) -> Any:
        last[:] = [s]
        return GAME.observe(s, seat)

    def narrate(view: Any, fact: Any) -> Any:
        if fact[0] == a.DEALT:
            return GAME.narrate(view, fact)
        return say("attic-left-over", coins=money(last[0].unseen[a.MOTHS]))

    assert fault(observe=observe, narrate=narrate) == "narrate-leak"


def test_a_line_of_the_log_that_names_the_card_on_sale() -> None:
    """The fact does not; this one remembers the answer that was played last."""
    last: list[Any] = []

    def apply(s: Any, seat: int, option: Any, chance: Chance, out: Any = None) -> bool:
        last[:] = [option]
        return bool(GAME.apply(s, seat, option, chance, out))

    def narrate(view: Any, fact: Any) -> Any:
        return say("attic-offers", what=count(last[0][-1])) if fact[0] == a.OFFERED else GAME.narrate(view, fact)

    assert fault(apply=apply, narrate=narrate) == "narrate-leak"


def test_a_leak_in_what_a_timeout_plays() -> None:
    def default(s: Any, seat: int) -> Any:
        worth = [option for option in GAME.options(s, seat) if option[0] == a.LOOK and s.hands[option[1]][a.VASE]]
        return [*worth, (a.PASS,)][0]

    assert fault(default=default) == "default-leak"


def test_a_sealed_answer_that_is_told() -> None:
    leak = retold(lambda event: event._replace(public=(a.UNSOLD, 0)) if not event.fact[0] else event)
    assert fault(apply=leak, narrate=GAME.narrate) == "sealed-leak"


def test_a_slot_that_is_neither_shown_nor_disguised() -> None:
    def load(data: Any) -> Any:
        return GAME.load(data if type(data.get("grudge")) is int else {})

    game = altered(dump=lambda s: {**GAME.dump(s), "grudge": 3}, load=load)
    found = complaint(game, games=5)
    assert (found.check, "grudge is neither" in found.detail) == ("slot-uncovered", True)
    assert tried(game, games=5, technical=["grudge"]).games


@pytest.mark.parametrize("slot", ["lot", "hands", "answers", "known", "unseen"])
def test_a_disguise_that_forgets_a_slot(slot: str) -> None:
    def disguise(s: Any, seat: int, chance: Chance) -> Any:
        kept = getattr(s.clone(), slot)
        s = known.disguise(s, seat, chance)
        setattr(s, slot, kept)
        return s

    found = complaint(GAME, disguise=disguise)
    assert (found.check, f"slot {slot} " in found.detail) == ("slot-uncovered", True)


# --- re-deals ---
def test_a_redeal_that_has_smuggled_the_truth() -> None:
    seen: dict[str, Any] = {}

    def recall(s: Any, seat: int) -> Any:
        memory = GAME.recall(s, seat)
        seen.setdefault(repr(memory), s.clone())
        return memory

    assert fault(recall=recall, resample=lambda memory, chance: seen[repr(memory)].clone()) == "redeal-constant"


def test_a_redeal_that_is_always_the_same() -> None:
    assert fault(resample=lambda memory, chance: GAME.resample(memory, Seeded(0))) == "redeal-constant"


def test_a_redeal_that_cannot_be() -> None:
    def resample(memory: Any, chance: Chance) -> Any:
        s = GAME.resample(memory, chance)
        s.unseen[a.MOTHS] += 1
        return s

    assert fault(resample=resample) == "redeal-unfit"


def test_a_redeal_that_forgets_what_was_seen() -> None:
    def resample(memory: Any, chance: Chance) -> Any:
        s = GAME.resample(memory._replace(known=(0,) * len(memory.known)), chance)
        s.known[memory.view.seat] = list(memory.known)
        return s

    assert fault(resample=resample) == "redeal-unfit"


def test_a_truth_that_does_not_fit() -> None:
    assert complaint(GAME, fits=lambda memory, s: False).check == "truth-unfit"


def test_a_position_with_too_few_or_too_many_states() -> None:
    s, seat, fitting = known.after_a_look()
    assert "not listed" in complaint(GAME, games=0, positions=[Position(s, seat, fitting[1:])]).detail
    hardly = altered(resample=lambda memory, chance: GAME.resample(memory, Seeded(chance.below(2, 0))))
    assert "never re-dealt" in complaint(hardly, games=0, positions=[Position(s, seat, fitting)]).detail
    lost = {"hands": [[1, 1, 1], [0, 0, 3]]}
    assert complaint(GAME, games=0, positions=[Position(s, seat, (lost,))]).check == "position"


def test_what_is_no_plain_data() -> None:
    assert fault(recall=lambda s, seat: (GAME.recall(s, seat), {1, 2})) == "not-plain"


# --- options and refusals ---
def test_options_out_of_order() -> None:
    assert fault(options=lambda s, seat: GAME.options(s, seat)[::-1]) == "options-sorted"


def test_options_twice() -> None:
    assert fault(options=lambda s, seat: GAME.options(s, seat)[:1] + GAME.options(s, seat)) == "options-unique"


def test_no_options_at_all() -> None:
    assert fault(options=lambda s, seat: []) == "options-empty"


def test_an_option_that_is_refused() -> None:
    def check(s: Any, seat: int, option: Any) -> Any:
        return (
            GAME.check(s, seat, option) or (option == (a.OFFER, a.VASE) and No(say("attic-not-now"), "AS-010")) or None
        )

    assert fault(check=check) == "option-refused"


def test_an_input_that_should_be_refused() -> None:
    def check(s: Any, seat: int, option: Any) -> Any:
        return None if option == (a.LOOK, seat) else GAME.check(s, seat, option)

    assert fault(check=check) == "input-accepted"


def test_a_result_that_breaks() -> None:
    def check(s: Any, seat: int, option: Any) -> Any:
        return None if seat == SYSTEM and len(option) == 2 else GAME.check(s, seat, option)

    assert fault(check=check) == "input-accepted"


def test_an_input_that_breaks_the_game() -> None:
    def check(s: Any, seat: int, option: Any) -> Any:
        return {option: GAME.check(s, seat, option)}[option]

    assert fault(check=check) == "input-crash"


def test_a_refusal_without_a_rule() -> None:
    def check(s: Any, seat: int, option: Any) -> Any:
        refusal = GAME.check(s, seat, option)
        return refusal and refusal._replace(rule="")

    assert fault(check=check) == "refusal-form"


def test_a_message_with_a_wrong_parameter() -> None:
    assert fault(describe=lambda view, option: say("attic-pass", coins=Param("money", "ten"))) == "message"
    assert fault(outline=lambda view: "two seats") == "outline"


def test_options_that_look_alike() -> None:
    assert fault(describe=lambda view, option: say("attic-act", verb=count(option[0]))) == "describe"
    assert fault(path=lambda view, option: GAME.path(view, option[:1] if option[0] == a.PASS else (a.PASS,))) == "path"


# --- time-outs ---
def test_chance_in_a_default() -> None:
    def default(s: Any, seat: int) -> Any:
        options = GAME.options(s, seat)
        return random.choice([option for option in options if isinstance(option[-1], int)])

    assert fault(default=default) == "default-chance"


def test_a_default_that_is_not_allowed() -> None:
    assert fault(default=lambda s, seat: (a.LOOK, seat)) == "default-illegal"


def test_a_default_that_spends() -> None:
    def default(s: Any, seat: int) -> Any:
        options = GAME.options(s, seat)
        return (a.BID, 1) if options[-1][0] == a.BID else options[0]

    def spends(s: Any, seat: int, option: Any) -> bool:
        return bool(option[0] == a.BID)

    game = altered(default=default)
    assert complaint(game, spends=spends).check == "default-spends"
    assert tried(game, games=5, spends=lambda s, seat, option: True).games
    assert tried(GAME, games=5, spends=spends).games


def test_a_clock_that_goes_on_with_the_next_seat() -> None:
    def asked(s: Any) -> Any:
        return [
            decision._replace(deadline=Deadline(decision.deadline.clock, len(s.stack))) for decision in GAME.asked(s)
        ]

    found = complaint(altered(asked=asked))
    assert (found.check, found.detail) == ("clock-shared", "clock turn, span 2, is running for seat 0")


# --- results ---
def placed(*places: int) -> Any:
    """The game with these places, whatever the points: the first so many."""
    return altered(score=lambda s: GAME.score(s)._replace(places=places[: len(s.hands)]))


@pytest.mark.parametrize("places", [(1, 1, 1, 1), (1, 2, 3, 4)])
def test_places_that_do_not_follow_from_points(places: tuple[int, ...]) -> None:
    assert complaint(placed(*places)).check == "score"
    assert tried(placed(*places), games=3, ranking=False).games


def test_equal_points_and_other_places() -> None:
    ties = altered(score=lambda s: by_points((7,) * len(s.hands)))
    assert tried(ties, games=3).games
    broken = altered(score=lambda s: ties.score(s)._replace(places=tuple(range(1, len(s.hands) + 1))))
    assert complaint(broken).check == "score"


def test_a_result_without_a_winner() -> None:
    assert complaint(placed(2, 2, 2, 2), ranking=False).check == "score"


# --- copies, dumps, files ---
def test_a_clone_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = a.State.clone

    def clone(s: Any) -> Any:
        twin = whole(s)
        twin.known = s.known
        return twin

    monkeypatch.setattr(a.State, "clone", clone)
    assert complaint(GAME).check == "clone"


def test_a_dump_that_shares() -> None:
    assert fault(dump=lambda s: {slot: getattr(s, slot) for slot in a.SLOTS}) == "dump"


def test_a_load_that_forgets() -> None:
    assert fault(load=lambda data: GAME.load({**data, "lot": a.NOTHING})) == "load"
    assert fault(load=lambda data: GAME.load({"lot": a.NOTHING, **data})) == "load"


def careless(data: Any) -> Any:
    """A state out of whatever may be copied like one."""
    s = a.State(0)
    try:
        for slot in a.SLOTS:
            setattr(s, slot, list(map(tuple, data[slot])) if slot in ("stack", "answers") else data[slot])
        return s.clone()
    except (KeyError, TypeError):
        raise BadFile("file-state") from None


def test_a_load_that_takes_what_is_no_number() -> None:
    found = complaint(altered(load=careless))
    assert (found.check, "is taken for a state" in found.detail) == ("load", True)


def test_a_load_that_takes_too_short_a_list() -> None:
    def load(data: Any) -> Any:
        gone = data.get("gone")
        return GAME.load({**data, "gone": [*gone, 0]} if type(gone) is list and len(gone) == 2 else data)

    found = complaint(altered(load=load))
    assert (found.check, "one entry too few in gone" in found.detail) == ("load", True)


def test_a_load_that_breaks() -> None:
    def load(data: Any) -> Any:
        state = GAME.load({**data, "lot": a.NOTHING} if data.get("lot") else data)
        state.lot = int(data["lot"])
        return state

    found = complaint(altered(load=load))
    assert (found.check, "breaks load" in found.detail) == ("load", True)


def test_a_question_that_changes_the_state() -> None:
    def options(s: Any, seat: int) -> Any:
        s.gone.append(0)
        return GAME.options(s, seat)

    def observe(s: Any, seat: int) -> Any:
        view = GAME.observe(s, seat)
        s.gone.append(0)
        return view

    assert fault(options=options) == "question-changes"
    assert fault(observe=observe) == "question-changes"


def closing(change: Callable[[Any, Any], None]) -> Any:
    """The game with something done to the state when a window closes: it gets the state and what was bid."""

    def apply(s: Any, seat: int, option: Any, chance: Chance, out: Any = None) -> bool:
        bids = s.answers[:]
        barrier = bool(GAME.apply(s, seat, option, chance, out))
        if seat == SYSTEM:
            change(s, bids)
        return barrier

    return apply


def test_a_digest_that_depends_on_an_answer_that_did_not_count() -> None:
    def keep(s: Any, bids: Any) -> None:
        s.answers[:] = bids

    assert fault(apply=closing(keep)) == "record"


def test_a_broken_law() -> None:
    def lose(s: Any, bids: Any) -> None:
        s.coins[0] += 1

    found = complaint(altered(apply=closing(lose)))
    assert (found.check, found.detail.endswith(" coins")) == ("law", True)


def test_a_missing_barrier() -> None:
    def apply(s: Any, seat: int, option: Any, chance: Chance, out: Any = None) -> bool:
        return bool(GAME.apply(s, seat, option, chance, out)) and option[0] != a.LOOK

    found = complaint(altered(apply=apply))
    assert (found.check, "chance was used" in found.detail) == ("barrier", True)


def test_a_barrier_behind_every_answer() -> None:
    def apply(s: Any, seat: int, option: Any, chance: Chance, out: Any = None) -> bool:
        answers = bool(s.stack) and s.stack[-1][0] == WINDOW and seat != SYSTEM
        return bool(GAME.apply(s, seat, option, chance, out)) or not answers

    assert complaint(altered(apply=apply)).check == "barrier-always"
    assert tried(altered(apply=apply), games=3, undo=False).games
    always = altered(apply=lambda *given: bool(GAME.apply(*given)) or True)
    assert complaint(always).check == "barrier-always"


@pytest.mark.parametrize("learner", ["actor", "rival"])
def test_a_barrier_missing_where_something_was_learnt(learner: str) -> None:
    """No outcome, no event: somebody's ledger now holds what was hidden from that seat."""

    def apply(s: Any, seat: int, option: Any, chance: Chance, out: Any = None) -> bool:
        peeks = seat >= 0 and option == (a.PASS,) and s.stack[-1][0] == a.CHOICE
        barrier = bool(GAME.apply(s, seat, option, chance, out))
        if peeks and len(s.hands) > 2 and s.stack:
            other, third = rivals(s, seat)[:2]
            eyes = seat if learner == "actor" else other
            s.known[eyes][third * 3 : third * 3 + 3] = s.hands[third]
        return barrier

    found = complaint(altered(apply=apply))
    assert (found.check, "learns something hidden" in found.detail) == ("barrier", True)


def test_events_that_matter() -> None:
    def apply(s: Any, seat: int, option: Any, chance: Chance, out: Any = None) -> bool:
        if out is not None and option[0] == a.LOOK:
            s.gone.append(0)
        return bool(GAME.apply(s, seat, option, chance, out))

    assert fault(apply=apply) == "out"


def test_an_endless_game() -> None:
    def apply(s: Any, seat: int, option: Any, chance: Chance, out: Any = None) -> bool:
        barrier = bool(GAME.apply(s, seat, option, chance, out))
        if s.stack:
            _, actor, left = s.stack[0]
            s.stack[0] = (a.TURN, actor, left + 4 if left < 3 else left)
        return barrier

    assert complaint(altered(apply=apply), limit=60).check == "endless"


def test_a_game_that_breaks() -> None:
    def apply(s: Any, seat: int, option: Any, chance: Chance, out: Any = None) -> bool:
        return bool(GAME.apply(s, seat, option, chance, out)) or bool(1 // min(s.coins))

    found = complaint(altered(apply=apply))
    assert (found.check, "ZeroDivisionError" in found.detail) == ("crash", True)


HASHED = """
from attic_sale.rules import AtticSale

class Hashed(AtticSale):
    def new(self, setup, chance, out=None):
        s = super().new(setup, chance, out)
        s.coins[0] += hash("attic") % 1000
        return s

GAME = Hashed()
"""


def test_a_game_that_hangs_on_hashes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hashed_sale.py").write_text(HASHED, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert folder().is_dir()
    from hashed_sale import GAME as hashed  # type: ignore[import-not-found]

    told: dict[str, Any] = {"fits": lambda memory, s: True, "laws": lambda s: None, "games": 5}
    assert complaint(hashed, **told).check == "second-process"
