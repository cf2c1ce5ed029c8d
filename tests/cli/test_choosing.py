"""From things touched to an answer: every option can be said, and what cannot be done can be named."""

from tavolata.cli.choosing import Choice
from tavolata.cli.whynot import Everything
from tavolata.games.pecunia_olet import GAME
from tavolata.kernel.chance import Seeded
from tavolata.kernel.game import make_setup
from tavolata.kernel.terms import SYSTEM, Option


def reachable(choice: Choice) -> list[Option]:
    """Every answer one can come to, step by step."""
    answer = choice.answer()
    if answer is not None:
        return [answer]
    found = []
    for entry in choice.entries():
        choice.take(entry)
        found += reachable(choice)
        assert choice.back()
    return found


def test_every_option_can_be_said() -> None:
    setup = make_setup(GAME, 3, {"lunch_choice": "ask", "offshore_withdrawals": "on"})
    kinds = set()
    for seed in range(6):
        dice = Seeded(seed)
        s = GAME.new(setup, dice)
        while waiting := GAME.pending(s):
            seat = waiting[0]
            options = GAME.options(s, seat)
            if seat != SYSTEM and dice.below(4, 0) == 0:
                kinds.add(GAME.asked(s)[-1].kind)
                found = reachable(Choice(GAME, GAME.observe(s, seat), options))
                assert sorted(found) == sorted(options)
            GAME.apply(s, seat, options[dice.below(len(options), 0)], dice)
    assert len(kinds) >= 3


def test_back_and_what_has_been_said_so_far() -> None:
    s = GAME.new(make_setup(GAME, 2), Seeded(1))
    seat = GAME.pending(s)[0]
    choice = Choice(GAME, GAME.observe(s, seat), [(0,), (1, 11, 10), (1, 11, 20)])
    assert choice.common() == ()
    assert not choice.back()
    assert choice.entries()[-1].targets == ("pass",)  # though it is listed first
    choice.take(choice.entries()[0])
    assert choice.answer() is None
    assert choice.common() == (1, 11)
    assert choice.back()
    assert len(choice.entries()) == 2


def test_what_is_not_listed_has_a_reason() -> None:
    setup = make_setup(GAME, 3)
    everything = Everything(GAME, setup)
    s = GAME.new(setup, Seeded(2))
    seat = GAME.pending(s)[0]
    choice = Choice(GAME, GAME.observe(s, seat), GAME.options(s, seat))
    unlisted = everything.unlisted(choice, GAME.asked(s)[0].kind)
    assert len(unlisted) >= 10  # dear cards, supermarkets, fences, flights, the jet
    refusals = [GAME.check(s, seat, missing.option) for missing in unlisted]
    assert all(refusal and refusal.rule.startswith("PO-") for refusal in refusals)


def test_reasons_on_the_way() -> None:
    """Once a lawyer's henchman is lifted, the spaces it cannot go to are named, not those it cannot come from."""
    setup = make_setup(GAME, 3)
    everything = Everything(GAME, setup)
    (lawyer,) = (kind for kind, name in GAME.question_names.items() if name == "lawyer")
    found = 0
    for seed in range(40):
        dice = Seeded(seed)
        s = GAME.new(setup, dice)
        while waiting := GAME.pending(s):
            options = GAME.options(s, waiting[0])
            if GAME.asked(s)[0].kind == lawyer and len(options) > 9:
                choice = Choice(GAME, GAME.observe(s, waiting[0]), options)
                choice.take(choice.entries()[0])
                for _, option in everything.unlisted(choice, lawyer):
                    found += 1
                    assert option[:2] == choice.common()[:2]
                    refusal = GAME.check(s, waiting[0], option)
                    assert refusal and refusal.rule != "PO-098"
            GAME.apply(s, waiting[0], options[dice.below(len(options), 0)], dice)
    assert found
