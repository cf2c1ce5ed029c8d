"""The grammar of a game, piece by piece: chance, frames, windows, holes, messages, the log, a match."""

import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.games.pecunia_olet import GAME as PECUNIA
from tavolata.kernel.chance import HALF, MULTIPLIER, Keyed, NoChance, Noting, Recorded, Scripted, Seeded, find
from tavolata.kernel.errors import BadFile, BadSetup, Diverged, OutcomeMismatch
from tavolata.kernel.frames import OWES, WINDOW, allowed, todo, well_formed
from tavolata.kernel.game import by_points, canonical, digest, make_setup, outcome_from, outcome_text
from tavolata.kernel.hole import Amount, Word
from tavolata.kernel.log import Log, Play, Table, Undo, commitment_of, dice_key, read_log, record, slug_of, write_log
from tavolata.kernel.match import Match, replay, verify
from tavolata.kernel.messages import Message, Param, count, money, named, say, seat, word
from tavolata.kernel.terms import CLOSE, SPECTATOR, SYSTEM, Event, tell, tell_all
from tests.kernel.page import attic

a = attic()
GAME = a.GAME
DECK, DIE = 0, 1


def failing(act: Callable[[], object]) -> str:
    """The id of the message with which this fails."""
    with pytest.raises((BadFile, BadSetup, OutcomeMismatch)) as caught:
        act()
    return caught.value.message.id


# --- chance ---
def test_a_seed_gives_the_same_numbers_again() -> None:
    first, again, other = ([Seeded(seed).below(1000, DIE) for _ in range(1)] for seed in (1, 1, 2))
    assert first == again != other
    dice = Seeded(12)
    assert {dice.below(6, DIE) for _ in range(200)} == set(range(6))


@pytest.mark.parametrize("chance", [Seeded(3), Keyed(b"key")])
def test_dice_are_even(chance: Any) -> None:
    """Six sides, 6000 throws: each within five standard deviations of a thousand."""
    thrown = Counter(chance.below(6, DIE) for _ in range(6000))
    assert sorted(thrown) == list(range(6))
    assert all(850 < times < 1150 for times in thrown.values())


@pytest.mark.parametrize("seed", [0, 1, -5, 2**40])
def test_seeded_draws_in_a_row_are_independent(seed: int) -> None:
    """Chi-square over triples of ten: 999 degrees of freedom, within four standard deviations."""
    dice = Seeded(seed)
    drawn = [dice.below(10, DIE) for _ in range(60_002)]
    seen = Counter(one * 100 + two * 10 + three for one, two, three in zip(drawn, drawn[1:], drawn[2:], strict=False))
    square = sum(((seen[triple] - 60) ** 2 / 60 for triple in range(1000)), 0.0)
    assert abs(square - 999) < 4 * (2 * 999) ** 0.5


def test_the_seeded_generator_has_a_long_period() -> None:
    """The modulus and half of it are prime, as its docstring says (Miller-Rabin with bases that decide up to 2**64)."""
    modulus = MULTIPLIER * 2**HALF - 1
    assert _is_prime(modulus)
    assert _is_prime((modulus - 1) // 2)
    assert modulus < 2**60


def _is_prime(number: int) -> bool:
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        powers = [pow(base, odd * 2**step, number) for step in range(twos)]
        if powers[0] != 1 and number - 1 not in powers:
            return False
    return True


@pytest.mark.parametrize("chance", [Seeded(3), Keyed(b"key")])
def test_a_multiset_is_drawn_from_by_weight_and_stays(chance: Any) -> None:
    counts = [0, 30, 10]
    drawn = Counter(chance.pick(counts, DECK) for _ in range(4000))
    assert counts == [0, 30, 10]
    assert sorted(drawn) == [1, 2]
    assert 2800 < drawn[1] < 3200


@given(st.lists(st.integers(0, 4), min_size=1).filter(any))
def test_find_walks_through_the_multiset(counts: list[int]) -> None:
    assert Counter(find(counts, n) for n in range(sum(counts))) == Counter(dict(enumerate(counts)))


def test_keyed_dice_can_be_checked_by_whoever_has_the_key() -> None:
    dice = Keyed(b"secret")
    first = [dice.below(6, DIE) for _ in range(10)]
    assert first == [Keyed(b"secret", number).below(6, DIE) for number in range(10)]
    assert dice.count == 10
    assert first != [Keyed(b"Secret", number).below(6, DIE) for number in range(10)]


def test_the_key_is_made_of_all_parts() -> None:
    assert len({dice_key("00", ()), dice_key("00", ("01",)), dice_key("00", ("02",)), dice_key("01", ("01",))}) == 4
    assert commitment_of("00") != commitment_of("01")


def test_recorded_outcomes_must_be_asked_for_possible_and_used_up() -> None:
    assert Recorded([(DIE, 3)]).below(6, DIE) == 3
    assert Recorded([(DECK, 1)]).pick([0, 2], DECK) == 1
    assert failing(lambda: Recorded([]).below(6, DIE)) == "outcome-missing"
    assert failing(lambda: Recorded([(DIE, 3)]).below(6, DECK)) == "outcome-of-other-kind"
    assert failing(lambda: Recorded([(DIE, 6)]).below(6, DIE)) == "outcome-impossible"
    assert failing(lambda: Recorded([(DIE, -1)]).below(6, DIE)) == "outcome-impossible"
    assert failing(lambda: Recorded([(DECK, 0)]).pick([0, 2], DECK)) == "outcome-impossible"
    assert failing(lambda: Recorded([(DECK, 2)]).pick([0, 2], DECK)) == "outcome-impossible"
    assert failing(Recorded([(DIE, 3)]).finish) == "outcome-left-over"


def test_a_script_sets_each_kind_of_outcome_apart() -> None:
    script = Scripted([(DIE, 5), (DECK, 1), (DIE, 2)], then=Seeded(1))
    assert (script.pick([1, 1], DECK), script.below(6, DIE), script.below(6, DIE)) == (1, 5, 2)
    assert 0 <= script.below(6, DIE) < 6
    assert script.pick([0, 1], DECK) == 1
    assert failing(lambda: Scripted([]).below(6, DIE)) == "outcome-missing"
    assert failing(lambda: Scripted([]).pick([1], DECK)) == "outcome-missing"
    assert failing(lambda: Scripted([(DIE, 6)]).below(6, DIE)) == "outcome-impossible"
    assert failing(lambda: Scripted([(DECK, 0)]).pick([0, 1], DECK)) == "outcome-impossible"


def test_what_is_drawn_is_noted() -> None:
    noting = Noting(Scripted([(DIE, 5), (DECK, 1)]))
    noting.below(6, DIE)
    noting.pick([1, 1], DECK)
    assert noting.taken == [(DIE, 5), (DECK, 1)]


def test_no_chance_at_all() -> None:
    assert failing(lambda: NoChance().below(6, DIE)) == "outcome-unwanted"
    assert failing(lambda: NoChance().pick([1], DECK)) == "outcome-unwanted"


# --- frames and windows ---
def game_of(seats: int = 2, *cards: int) -> Any:
    """A table of Attic Sale with these cards dealt, seat by seat, and drawn later; else whatever comes."""
    script = Scripted([(a.D_CARD, card) for card in cards], then=Seeded(5))
    return Match.start(GAME, make_setup(GAME, seats), script)


def test_frames_are_done_in_the_order_in_which_they_are_written() -> None:
    s = a.State(2)
    todo(s, (1, 0), (2, 0))
    todo(s, (3, 0))
    todo(s, (4, 0), (5, 0))
    assert [s.stack.pop()[0] for _ in range(5)] == [4, 5, 3, 1, 2]


def test_settling_runs_until_somebody_must_decide() -> None:
    s = a.State(2)
    todo(s, (a.DEAL, 0), (a.DEAL, 1), (a.TURN, 0, 1))
    assert a.FLOW.settle(s, Seeded(1), None) is True  # cards were drawn
    assert s.stack == [(a.TURN, 1, 0), (a.CHOICE, 0)]
    assert a.FLOW.settle(s, NoChance(), None) is False
    s.stack.pop()
    assert a.FLOW.settle(s, NoChance(), None) is True  # the end
    assert (s.stack, a.FLOW.asked(s), a.FLOW.pending(s), a.FLOW.options(s, 0)) == ([], [], [], [])


def window(*answers: Any) -> Any:
    """Seat 0 of three has put a book on sale; the others have answered so far."""
    match = game_of(3, *[a.BOOK] * 9)
    assert match.submit(0, (a.OFFER, a.BOOK)) is None
    for bidder, answer in answers:
        assert match.submit(bidder, answer) is None
    return match


def test_a_window_asks_all_alike_and_says_nothing_of_who_has_answered() -> None:
    match = window()
    asked = GAME.asked(match.state)
    assert [(decision.seat, decision.must, decision.window) for decision in asked] == [
        (SYSTEM, False, True),
        (1, True, True),
        (2, True, True),
    ]
    assert GAME.pending(match.state) == [1, 2]
    match.submit(2, (a.PASS,))
    assert (GAME.asked(match.state), GAME.pending(match.state)) == (asked, [1])
    match.submit(1, (a.BID, 3))
    assert (GAME.asked(match.state), GAME.pending(match.state)) == (asked, [SYSTEM])


def test_an_answer_is_told_to_its_giver_alone() -> None:
    match = window((1, (a.BID, 3)))
    assert [[event.seen_by(who) for who in (0, 1, 2, SPECTATOR)] for event in match.events] == [
        [None, (0, a.BID, 3), None, None]
    ]


def test_answers_change_until_the_close_and_are_then_forgotten() -> None:
    match = window((1, (a.BID, 3)), (2, (a.BID, 5)), (2, (a.BID, 2)))
    assert GAME.options(match.state, SYSTEM) == [(CLOSE, 1, 3)]
    assert match.submit(SYSTEM, (CLOSE, 1, 3)) is None
    assert match.state.answers == [OWES] * 3
    assert match.state.coins == [13, 7, 10]


def test_live_only_the_true_result_closes_a_window() -> None:
    match = window((1, (a.BID, 3)))
    refusal = match.submit(SYSTEM, (CLOSE, 2, 4))
    assert refusal is not None and refusal.message.id == "kernel-impossible-result"
    assert GAME.check(match.state, SYSTEM, (CLOSE, 2, 4)) is None  # but in a record it would be possible
    assert GAME.check(match.state, SYSTEM, (CLOSE, 0, 4)) is not None  # the seller was not asked


def test_refusals_of_the_kernel() -> None:
    match = window()
    for who, option, why in (
        (0, (a.PASS,), "kernel-not-asked"),
        (SPECTATOR, (a.PASS,), "kernel-not-asked"),
        (3, (a.PASS,), "kernel-not-asked"),
        (1 << 70, (a.PASS,), "kernel-not-asked"),
        (1, (), "kernel-no-option"),
        (1, [a.PASS], "kernel-no-option"),
        (1, (a.PASS, True), "kernel-no-option"),
        (1, (a.BID, "\ud800"), "kernel-no-option"),
        (None, (a.PASS,), "kernel-not-asked"),
        (SYSTEM, ("now",), "kernel-impossible-result"),
    ):
        refusal = GAME.check(match.state, who, option)
        assert refusal is not None and (refusal.message.id, refusal.rule) == (why, "AS-010"), option
    match.state.stack.clear()
    assert GAME.check(match.state, 1, (a.PASS,)).message.id == "kernel-over"


@pytest.mark.parametrize("option", [(1,), (0, 4, -3), (0, "x"), ("x",), (0,) * 64])
def test_well_formed(option: Any) -> None:
    assert well_formed(option)


@pytest.mark.parametrize("option", [None, (), [1], (1.0,), (True,), ("x", 1), (1 << 31,), (0,) * 65, (b"x",), ((1,),)])
def test_not_well_formed(option: Any) -> None:
    assert not well_formed(option)


def test_only_who_is_asked_has_a_default() -> None:
    """For the system seat it is the row that closes the window."""
    match = window((1, (a.BID, 3)))
    assert [GAME.default(match.state, SYSTEM)] == GAME.options(match.state, SYSTEM)
    for who in (0, SPECTATOR):
        with pytest.raises(ValueError, match="asked"):
            GAME.default(match.state, who)


def test_a_clock_starts_anew_with_each_sale() -> None:
    match = window((1, (a.PASS,)), (2, (a.PASS,)))
    first = GAME.asked(match.state)[0].deadline
    match.submit(SYSTEM, (CLOSE,))
    match.submit(1, (a.OFFER, a.BOOK))
    assert (first.clock, GAME.asked(match.state)[0].deadline.clock) == (1, 1)
    assert first.span != GAME.asked(match.state)[0].deadline.span


# --- holes, messages, events, setups ---
def test_holes() -> None:
    bid = Amount(5, 12, 3)
    assert [value for value in range(20) if bid.takes(value)] == [5, 8, 11]
    assert not any(bid.takes(value) for value in (True, 8.0, "8", None))
    assert {bid.sample(chance) for chance in [Seeded(1)] for _ in range(60)} == {5, 8, 11}
    clue = Word(4, ("sea", "fish"))
    assert [clue.takes(text) for text in ("sea", " ", "", "whale", 3)] == [True, False, False, False, False]
    assert clue.sample(Seeded(1)) in ("sea", "fish")
    assert [json.dumps(hole.as_json()) != "" for hole in (bid, clue)] == [True, True]


def test_options_with_holes() -> None:
    options = [(0,), (1, Amount(1, 10))]
    assert allowed(options, (0,)) and allowed(options, (1, 10))
    assert not any(allowed(options, option) for option in [(1,), (1, 11), (1, 1, 1), (2, 3), (10,), (1, "3")])


def test_messages_hold_typed_parameters() -> None:
    card = named(say("attic-card-vase"))
    sold = say("attic-sold", who=seat(1), price=money(4), card=card)
    assert sold == Message("attic-sold", (("who", Param("seat", 1)), ("price", Param("money", 4)), ("card", card)))
    assert [param.kind for param in (seat(1), money(1), count(1), word("x"), card)] == [
        "seat",
        "money",
        "count",
        "word",
        "message",
    ]


def test_events_are_told_to_those_they_are_meant_for() -> None:
    out: list[Event] = []
    tell_all(out, 7, 1)
    tell(out, 1, (8, 5), (8,))
    tell(out, 1, (9, 5))
    told = {who: [event.seen_by(who) for event in out] for who in (0, 1, SPECTATOR)}
    assert told[1] == [(7, 1), (8, 5), (9, 5)]
    assert told[0] == told[SPECTATOR] == [(7, 1), (8,), None]
    tell_all(None, 7)
    tell(None, 1, (7,))


def test_setups() -> None:
    assert make_setup(GAME, 3).chosen("length") == "short"
    assert make_setup(GAME, 3, {"length": "long"}).options == (("length", "long"),)
    assert failing(lambda: make_setup(GAME, 5)) == "setup-seats"
    assert failing(lambda: make_setup(GAME, 2, {"length": "endless"})) == "setup-value"
    assert failing(lambda: make_setup(GAME, 2, {"width": "long"})) == "setup-option"


def test_results_and_outcomes() -> None:
    assert by_points((5, 9, 5)).places == (2, 1, 2)
    assert by_points((5, 9, 9)).winners == (1, 2)
    assert outcome_text(GAME, (a.D_CARD, a.VASE)) == "card vase"
    assert outcome_from(GAME, "card vase") == (a.D_CARD, a.VASE)
    for text in ("card teapot", "die 3", "card", "", "card 2"):
        assert failing(lambda text=text: outcome_from(GAME, text)) == "file-outcome"  # type: ignore[misc]
    assert canonical({"b": (1, "è"), "a": None}) == '{"a":null,"b":[1,"\\u00e8"]}'


# --- the log ---
SECRET = "5ec2e7"
PARTS = ("a1", "b2")


def whole_game(seed: int = 1) -> Any:
    """A short game for two with dice that can be checked, an answer taken back, a second thought, a guest."""
    match = Match.start_fair(GAME, make_setup(GAME, 2), SECRET, PARTS)
    whim = Seeded(seed)
    match.note("join", 1, "Anna")
    match.submit(0, (a.PASS,))
    assert match.undo(0) is None
    match.submit(0, GAME.options(match.state, 0)[-1])
    assert match.submit(1, (a.BID, 2)) is match.submit(1, (a.BID, 3), time=7) is None
    while not match.over:
        who = GAME.pending(match.state)[0]
        options = GAME.options(match.state, who)
        entry = options[whim.below(len(options), 0)]
        filled = (*entry[:-1], entry[-1].sample(whim)) if isinstance(entry[-1], Amount) else entry
        assert match.submit(who, filled, timeout=who != SYSTEM and filled == GAME.default(match.state, who)) is None
    return match


MATCH = whole_game()
TEXT = write_log(MATCH.log)
LINES = TEXT.splitlines()


def test_a_log_is_read_back_as_it_was_written() -> None:
    assert read_log(TEXT, GAME) == MATCH.log
    assert slug_of(TEXT) == "attic_sale"
    assert {type(row).__name__ for row in MATCH.rows} == {"Start", "Play", "Undo", "Table"}
    assert all(json.loads(line) for line in LINES)


def test_a_log_without_its_end_is_a_game_that_goes_on() -> None:
    log = read_log("\n".join(LINES[:-3]), GAME)
    assert (len(log.rows), log.end) == (len(LINES) - 4, None)
    assert not verify(GAME, log).finished


def edited(at: int, change: Callable[[dict[str, Any]], None]) -> str:
    lines = list(LINES)
    value = json.loads(lines[at])
    change(value)
    lines[at] = canonical(value)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "file-empty"),
        ("\n".join([*LINES[:4], LINES[4][:-3]]), "file-cut-off"),
        ("\n".join(LINES[:1]), "file-no-start"),
        ("\n".join([LINES[0], *LINES[2:]]), "file-row-number"),
        ("\n".join([*LINES[:3], *LINES[4:]]), "file-row-number"),
        ("\n".join([*LINES[:-2], LINES[-1]]), "file-rows-missing"),
        (TEXT + LINES[-2], "file-after-end"),
        ("[]\n" + TEXT, "file-line"),
        ("\n".join([LINES[0], "not json", *LINES[1:]]), "file-line"),
        (edited(0, lambda line: line.update(tavolata=2)), "file-format"),
        (edited(0, lambda line: line.update(game="chess")), "file-game"),
        (edited(0, lambda line: line.update(rules=2)), "file-rules"),
        (edited(0, lambda line: line.update(tables="other")), "file-tables"),
        (edited(0, lambda line: line.update(seats=9)), "setup-seats"),
        (edited(0, lambda line: line.update(seats="2")), "file-line"),
        (edited(0, lambda line: line.update(options=[])), "file-line"),
        (edited(0, lambda line: line.update(parts=["x"])), "file-line"),
        (edited(1, lambda line: line["start"].update(outcomes=[1])), "file-line"),
        (edited(3, lambda line: line["play"].update(seat=None)), "file-line"),
        (edited(3, lambda line: line["play"].update(option="pass")), "file-line"),
        (edited(3, lambda line: line["play"].update(timeout=1)), "file-line"),
        (edited(3, lambda line: line.update(play=[])), "file-line"),
        (edited(3, lambda line: line.update(note="unasked")), "file-line"),
        (edited(3, lambda line: line["play"].update(note="unasked")), "file-line"),
        (edited(-1, lambda line: line["end"].update(points=["many"])), "file-line"),
        (edited(-1, lambda line: line.update(end=[])), "file-line"),
    ],
)
def test_a_file_that_is_none(text: str, why: str) -> None:
    assert failing(lambda: read_log(text, GAME)) == why


@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_a_file_with_one_wrong_letter_never_breaks_the_reader(at: int, letter: str) -> None:
    """It is read or refused, and what is read is true or refused."""
    with suppress(BadFile, BadSetup):
        verify(GAME, read_log(TEXT[:at] + letter + TEXT[at + 1 :], GAME))


def test_the_record_leaves_out_answers_that_did_not_count() -> None:
    kept = record(MATCH.log, SECRET)
    sealed = [row for row in MATCH.rows if isinstance(row, Play) and row.sealed]
    assert (a.BID, 2) in [row.option for row in sealed]
    assert len(kept.rows) == len(MATCH.rows) - len(sealed)
    assert '"option":[3,2]' not in write_log(kept)
    verdict = verify(GAME, read_log(write_log(kept), GAME))
    assert verdict == (len(kept.rows), MATCH.outcomes, True, True)


# --- a match ---
def test_a_match_refuses_and_changes_nothing() -> None:
    match = game_of()
    before = digest(GAME, match.state)
    assert match.submit(1, (a.PASS,)) is not None
    assert match.submit(0, (a.LOOK, 0)) is not None
    assert (digest(GAME, match.state), len(match.rows)) == (before, 1)


def test_undo_takes_back_as_far_as_the_last_barrier() -> None:
    match = game_of(2, *[a.BOOK] * 6, a.BOOK)
    before = digest(GAME, match.state)
    assert match.undo(0) is not None  # nothing to take back yet: the deal is nobody's
    match.submit(0, (a.PASS,))
    assert match.undo(1) is not None  # another seat's answer
    assert match.undo(0) is None
    assert digest(GAME, match.state) == before
    match.submit(0, (a.LOOK, 1))
    refusal = match.undo(0)
    assert refusal is not None and refusal.message.id == "kernel-undo-barrier"


def test_undo_stops_at_another_seats_answer_and_at_a_window() -> None:
    match = game_of()
    match.submit(0, (a.PASS,))
    match.submit(1, (a.PASS,))
    assert match.undo(0) is not None
    assert match.undo(1) is None
    refusal = match.undo(0)  # now it is the last answer again
    assert refusal is None
    match = window()
    assert [match.undo(who) is not None for who in (0, 1, SYSTEM)] == [True] * 3


def test_what_is_played_after_an_undo_takes_new_outcomes() -> None:
    match = Match.start_fair(GAME, make_setup(GAME, 2), SECRET, PARTS)
    drawn = match.outcomes
    match.submit(0, (a.PASS,))
    match.undo(0)
    match.submit(0, (a.LOOK, 1))
    assert match.outcomes == drawn + 1
    assert isinstance(match.rows[2], Undo) and match.rows[2].to == 0
    assert verify(GAME, match.log).outcomes == drawn + 1


def test_a_row_of_the_table_is_not_in_the_way_of_undo() -> None:
    match = game_of()
    match.submit(0, (a.PASS,))
    match.note("join", 1)
    assert match.undo(0) is None
    assert [type(row) for row in match.rows[2:]] == [Table, Undo]


def test_a_match_goes_on_where_its_log_ends() -> None:
    full = list(MATCH.rows)
    for end in range(1, len(full)):
        log = Log(MATCH.header, full[:end])
        match = Match.resume(GAME, log, NoChance())
        assert (match.rows, match.outcomes) == (full[:end], Match.resume(GAME, log, NoChance()).outcomes)
        number = next((at for at, row in enumerate(full) if at >= end and isinstance(row, Play)), 0)
        if number == end:
            row = full[number]
            dice = Keyed(dice_key(SECRET, PARTS), match.outcomes)
            match.chance = dice
            assert match.submit(row.seat, row.option, time=row.time, timeout=row.timeout) is None
            assert match.rows[-1] == row


def test_states_after_a_row_come_from_snapshots_in_a_long_game() -> None:
    match = Match.start(GAME, make_setup(GAME, 4, {"length": "long"}), Seeded(8))
    digests = {0: digest(GAME, match.state)}
    while not match.over and len(match.rows) < 150:
        who = GAME.pending(match.state)[0]
        offers = [option for option in GAME.options(match.state, who) if option[0] in (a.OFFER, CLOSE)]
        assert match.submit(who, (offers or [(a.PASS,)])[-1]) is None
        digests[len(match.rows) - 1] = digest(GAME, match.state)
    assert len(match.rows) > 64
    assert all(digest(GAME, match.state_after(number)) == digests[number] for number in digests)


def test_replay_shows_every_row_with_a_state_of_its_own() -> None:
    steps = list(replay(GAME, MATCH.log))
    assert [step.number for step in steps] == list(range(len(MATCH.rows)))
    states = [digest(GAME, step.state) for step in steps]
    assert states == [digest(GAME, step.state) for step in steps]  # later rows have changed no earlier state
    assert len({id(step.state) for step in steps}) > len(steps) // 2


def untrue(change: Callable[[list[Any]], None], secret: str = "") -> tuple[int, str]:
    """The first row that does not follow, and why."""
    kept = record(MATCH.log, secret)
    rows: list[Any] = list(kept.rows)
    change(rows)
    with pytest.raises(Diverged) as caught:
        verify(GAME, Log(kept.header, rows, kept.end))
    return caught.value.row, caught.value.message.id


def replaced(at: int, **fields: Any) -> Callable[[list[Any]], None]:
    def change(rows: list[Any]) -> None:
        rows[at] = rows[at]._replace(**fields)

    return change


def test_verify_names_the_first_row_that_is_wrong() -> None:
    """Rows of the record: 0 the deal, 1 a join, 2 a pass, 3 its undo, 4 an offer, 5 the close."""
    assert untrue(replaced(2, option=(a.LOOK, 7))) == (2, "file-move")
    assert untrue(replaced(2, digest="00" * 8)) == (2, "file-digest")
    assert untrue(replaced(2, digest="")) == (2, "file-digest")
    assert untrue(replaced(0, outcomes=("card book",) * 6)) == (0, "file-digest")
    assert untrue(replaced(0, outcomes=("card book",) * 5)) == (0, "file-outcomes")
    assert untrue(replaced(2, outcomes=("card book",))) == (2, "file-outcomes")
    assert untrue(replaced(3, to=9)) == (3, "file-undo")
    assert untrue(replaced(3, to=1)) == (3, "file-undo")
    assert untrue(replaced(5, option=(CLOSE, 1, 11))) == (5, "file-move")
    assert untrue(replaced(5, option=(CLOSE, 1, 4))) == (5, "file-digest")
    assert untrue(lambda rows: rows.insert(1, rows[0])) == (1, "file-second-start")


def test_verify_checks_the_result_and_the_commitment() -> None:
    kept = record(MATCH.log, SECRET)
    assert kept.end is not None
    lied = Log(kept.header, kept.rows, kept.end._replace(points=(99, 0)))
    assert failing(lambda: verify(GAME, lied)) == "file-result"
    early = Log(kept.header, kept.rows[:-1], kept.end)
    assert failing(lambda: verify(GAME, early)) == "file-result"
    other = Log(kept.header, kept.rows, kept.end._replace(secret="00"))
    assert failing(lambda: verify(GAME, other)) == "file-commitment"


def test_verify_sees_what_no_digest_covers() -> None:
    """A time, a guest's name, the spelling of the JSON: every line counts."""
    timed = next(at for at, line in enumerate(LINES) if '"time"' in line)
    joined = next(at for at, line in enumerate(LINES) if "Anna" in line)
    for text in (
        edited(timed, lambda line: line["play"].update(time=8)),
        edited(joined, lambda line: line["table"].update(data="Bruno")),
        TEXT.replace('{"row":1,', '{"row": 1,'),
    ):
        log = read_log(text, GAME)
        assert len(list(replay(GAME, log))) == len(MATCH.rows)
        assert failing(lambda log=log: verify(GAME, log)) == "file-edited"  # type: ignore[misc]
    assert verify(GAME, read_log(TEXT, GAME)).finished


def test_verify_finds_dice_that_the_key_does_not_give() -> None:
    """A game played with other dice under this commitment: every digest is right, the dice are not."""
    fair = Match.start_fair(GAME, make_setup(GAME, 2), SECRET, PARTS)
    cheat = Match(GAME, fair.header, Scripted([(a.D_CARD, a.VASE)] * 3, then=Seeded(1)))
    while not cheat.over:
        cheat.submit(GAME.pending(cheat.state)[0], (a.PASS,))
    assert not verify(GAME, cheat.log).dice
    with pytest.raises(Diverged) as caught:
        verify(GAME, record(cheat.log, SECRET))
    assert (caught.value.row, caught.value.message.id) == (0, "file-dice")


@pytest.mark.parametrize("rows", [[], MATCH.rows[1:], MATCH.rows[2:]])
def test_a_log_begins_with_its_start(rows: list[Any]) -> None:
    assert failing(lambda: list(replay(GAME, Log(MATCH.header, rows)))) == "file-no-start"


def test_windows_lie_in_public_frames() -> None:
    match = window((1, (a.BID, 3)))
    assert match.state.stack[-1][0] == WINDOW
    assert match.rows[-1].sealed and not match.rows[-1].digest


def test_undo_rows_that_cannot_be_are_refused() -> None:
    """In an open window, into one, and behind one that was closed."""
    match = window((1, (a.BID, 3)))
    at = len(match.rows) - 1  # the sealed bid; the offer stands before it
    here, before = digest(GAME, match.state), digest(GAME, match.state_after(at - 2))
    for to, stamp in ((at - 1, digest(GAME, match.state_after(at - 1))), (at - 2, before), (at, here)):
        rows = [*match.rows, Undo(to, stamp)]
        assert failing(lambda rows=rows: list(replay(GAME, Log(match.header, rows)))) == "file-undo"  # type: ignore[misc]
    assert match.submit(2, (a.PASS,)) is match.submit(SYSTEM, GAME.options(match.state, SYSTEM)[0]) is None
    rows = [*match.rows, Undo(at - 2, before)]
    assert failing(lambda: list(replay(GAME, Log(match.header, rows)))) == "file-undo"


def test_a_finished_game_needs_its_last_line() -> None:
    cut = read_log("\n".join(LINES[:-1]), GAME)
    assert cut.end is None
    assert failing(lambda: verify(GAME, cut)) == "file-no-end"
    with pytest.raises(ValueError, match="over"):
        record(cut)


def test_a_time_out_plays_the_default_and_nothing_else() -> None:
    match = Match.start(GAME, make_setup(GAME, 2), Seeded(1))
    offer = GAME.options(match.state, 0)[-1]
    refusal = match.submit(0, offer, timeout=True)
    assert refusal is not None and refusal.message.id == "kernel-not-default"
    assert match.submit(0, (a.PASS,), timeout=True) is None
    assert untrue(replaced(4, timeout=True)) == (4, "file-timeout")


@pytest.mark.parametrize("text", ["card  book", "card bôok", "seat 01", "seat \u0661", "seat -1", "seat 9999999999"])
def test_an_outcome_has_one_spelling(text: str) -> None:
    assert failing(lambda: outcome_from(PECUNIA, text)) == "file-outcome"


def test_every_seat_has_a_part_in_the_key() -> None:
    with pytest.raises(ValueError, match="each seat"):
        Match.start_fair(GAME, make_setup(GAME, 3), SECRET, PARTS)
    assert failing(lambda: read_log(edited(0, lambda line: line.update(parts=["a1"])), GAME)) == "file-line"
    assert dice_key("00", ("aa", "bb")) != dice_key("00", ("aabb", ""))


def test_an_answer_that_breaks_off_changes_nothing() -> None:
    match = Match.start(GAME, make_setup(GAME, 2), Seeded(1))
    looks = [option for option in GAME.options(match.state, 0) if option[0] == a.LOOK]
    match.chance = NoChance()
    before, rows = digest(GAME, match.state), len(match.rows)
    assert failing(lambda: match.submit(0, looks[0])) == "outcome-unwanted"
    assert (digest(GAME, match.state), len(match.rows)) == (before, rows)


def test_dice_of_an_answer_that_breaks_off_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start_fair(GAME, make_setup(GAME, 2), SECRET, PARTS)
    look = next(option for option in GAME.options(match.state, 0) if option[0] == a.LOOK)
    with monkeypatch.context() as patch:
        patch.setattr(a, "tell", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            match.submit(0, look)
    while not match.over:
        match.submit(GAME.pending(match.state)[0], GAME.options(match.state, GAME.pending(match.state)[0])[0])
    assert verify(GAME, record(match.log, SECRET)).dice


@given(st.text(st.characters(exclude_categories=())))
def test_any_text_can_be_kept(text: str) -> None:
    """Line breaks of every kind, half characters: whatever somebody says is one line of the file and comes back."""
    match = Match.start(GAME, make_setup(GAME, 2), Seeded(1))
    match.note("phrase", 1, text)
    again = read_log(write_log(match.log).encode("ascii").decode(), GAME)
    assert again.rows == match.rows
