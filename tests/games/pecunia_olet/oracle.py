"""Pecunia Olet told a second time, from its rules file alone: the oracle the product's rules are compared with.

The whole game is one story made of nested generators. Wherever the table has to ask somebody, the story
yields an `Asked` and goes on with the answers; wherever the deck has to be looked at, it calls `draws`.
The sections follow the rules file, and the numbers in the docstrings are its rules. Clear before fast.

>>> table = Oracle(2, {"first_player": "1"}, lambda what, unseen: min(unseen))
>>> table.asked.kind, sorted(table.asked.commands), ("place", "tax-1") in table.asked.commands[0]
('turn', [0], True)
>>> table.answer({0: ("place", "tax-1")})
>>> table.facts()["cash"], table.facts()["next_first"], sorted(table.asked.commands)
([50, 30], 0, [1])
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final, Literal, cast

# ---- Words used ------------------------------------------------------------------------------------------------

Question = Literal["turn", "lunch", "last", "great_lawyer", "bad_lawyer"]

Notes = tuple[int, int, int]
"""How many fakes of ★, ★★, ★★★."""

Detail = int | Notes | None
"""What a space wants to know besides being taken: an amount to fly, a lot of notes, or nothing."""

Command = tuple[str | int | Notes, ...]
"""("pass",), ("place", space[, detail]), ("lunch", notes) or ("lawyer", space left, space[, detail])."""

Draws = Callable[[str, Counter[str]], str]
"""Chance: what is drawn ("seat" or "card") and from which outcomes, each as often as it is there."""

PASS: Final[Command] = ("pass",)
DATA: Final = Path(__file__).resolve().parents[3] / "src/tavolata/games/pecunia_olet/data/pecunia_olet.toml"
COMPONENTS: Final = ("ink", "paper", "hologram")
PILES: Final = ("A", "B", "C", "D")
QUALITIES: Final = (1, 2, 3)
QUIET_ROUNDS: Final = 3


@dataclass
class Asked:
    """What the table asks now, and every legal command of each seat that is asked."""

    kind: Question
    commands: dict[int, set[Command]]


Answers = dict[int, Command]
Telling = Generator[Asked, Answers, None]


@dataclass(frozen=True)
class Space:
    """An action space of the board."""

    id: str
    action: str
    cost: int
    hat: bool
    emptied: bool
    sunglasses: bool


@dataclass(frozen=True)
class TrackSpace:
    """A space of the police track; `quality` is what an Investigation teaches the supermarket."""

    effect: str
    quality: int


def card_name(card: dict[str, Any]) -> str:
    """The name of a card: its kind, and for a lottery ticket its value as well."""
    return f"{card['kind']}-{card['value']}" if "value" in card else str(card["kind"])


def lots(stock: Sequence[int], fewest: int, most: int) -> list[Notes]:
    """Every choice of `fewest` to `most` notes out of a stock of ★, ★★, ★★★."""
    one, two, three = (range(min(most, count) + 1) for count in stock)
    return [lot for lot in product(one, two, three) if fewest <= sum(lot) <= most]


def lowest(stock: Sequence[int], count: int) -> Notes:
    """That many notes out of a stock, the lowest qualities first."""
    one = min(count, stock[0])
    two = min(count - one, stock[1])
    return one, two, count - one - two


def placing(space: Space, detail: Detail) -> Command:
    """The end of a command that places a henchman: the space, and the detail where there is one."""
    return (space.id,) if detail is None else (space.id, detail)


class Oracle:
    """One game of Pecunia Olet. `asked` is the open question (None: the game is over); `answer` goes on."""

    asked: Asked | None

    def __init__(self, seats: int, options: dict[str, str], draws: Draws) -> None:
        self.data: dict[str, Any] = tomllib.loads(DATA.read_text(encoding="utf-8"))
        self.seats = seats
        self.draws = draws
        self.options = self.table_options(options)
        self.over = False
        self.asked = None
        self.story = self.whole_game()
        self.go_on(lambda: next(self.story))

    def answer(self, answers: Answers) -> None:
        """Take the answers of all the seats that are asked, and tell on to the next question."""
        if self.asked is None:
            raise ValueError("the game is over")
        if answers.keys() != self.asked.commands.keys():
            raise ValueError(f"asked are the seats {sorted(self.asked.commands)}, not {sorted(answers)}")
        for seat, command in answers.items():
            if command not in self.asked.commands[seat]:
                raise ValueError(f"seat {seat} may not answer {command}")
        self.go_on(lambda: self.story.send(answers))

    def go_on(self, step: Callable[[], Asked]) -> None:
        """Tell the story to the next question or to its end."""
        try:
            self.asked = step()
        except StopIteration:
            self.asked = None

    def facts(self) -> dict[str, object]:
        """Everything that lies on and behind the table, as plain values."""
        facts: dict[str, object] = {
            "cash": list(self.cash),
            "offshore": list(self.offshore),
            "fakes": [list(notes) for notes in self.fakes],
            "cards": [dict(+cards) for cards in self.cards],
            "ready": list(self.ready),
            "laid": list(self.laid),
            "men": dict(self.men),
            "market": [self.market[space.id] for space in self.market_spaces],
            "removed": dict(+self.removed),
            "deck": sum(pile.total() for pile in self.deck),
            "marker": self.marker,
            "refused": self.refused,
            "first": self.first,
            "next_first": self.next_first,
            "over": self.over,
        }
        if self.over:
            facts |= {"scores": self.scores(), "places": self.places()}
        return facts

    # ---- Table options -----------------------------------------------------------------------------------------

    def table_options(self, chosen: dict[str, str]) -> dict[str, str]:
        """All nine options, the default where nothing is chosen.

        `screens` (PO-106) and `godfather_amounts` (PO-108) decide who sees what; the story is the same.
        """
        known = {option["id"]: option for option in self.data["options"]}
        for name, value in chosen.items():
            if name not in known or value not in known[name]["values"]:
                raise ValueError(f"no such table option: {name} = {value}")
        return {name: str(option["default"]) for name, option in known.items()} | chosen

    @property
    def fewest(self) -> int:
        """PO-024: the least a supermarket, fence, print or flight must do: one note, one step of money, or none."""
        return 0 if self.options["empty_actions"] == "allowed" else 1

    # ---- The game ----------------------------------------------------------------------------------------------

    def whole_game(self) -> Telling:
        """Setup, then rounds until the police arrives, then the end of the game (PO-015, PO-089)."""
        self.set_up()
        while not self.police_arrived:
            yield from self.one_round()
        yield from self.end_of_the_game()

    # ---- Setup -------------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """PO-001 to PO-014."""
        self.set_up_board()
        self.set_up_seats()
        self.choose_first_player()
        self.deal_start()
        self.stack_deck()
        self.market: dict[str, str | None] = {space.id: None for space in self.market_spaces}
        self.removed: Counter[str] = Counter()
        self.fill_market()

    def set_up_board(self) -> None:
        """PO-001, PO-002, PO-005: the side for this many players, the marker on the start for this many."""
        sides = [board for board in self.data["boards"] if self.seats in board["players"]]
        if not sides:
            raise ValueError("the game is for 2, 3 or 4 players")
        side = sides[0]
        self.spaces = {
            space["id"]: Space(
                id=space["id"],
                action=space["action"],
                cost=space["cost"],
                hat=space["hat"],
                emptied=space.get("emptied", False),
                sunglasses=space.get("sunglasses", False),
            )
            for space in side["spaces"]
        }
        self.market_spaces = [space for space in self.spaces.values() if space.action == "market"]
        self.track = [TrackSpace(step["effect"], step.get("quality", 0)) for step in side["track"]]
        self.marker = int(side["starts"][str(self.seats)])
        self.refused = 0
        self.quiet_rounds = 0
        self.hat_used = False

    def set_up_seats(self) -> None:
        """PO-006: three henchmen each, an empty envelope, no fakes."""
        self.ready = [self.henchmen_each] * self.seats
        self.laid = [0] * self.seats
        self.men: dict[str, int] = {}
        self.offshore = [0] * self.seats
        self.fakes = [[0, 0, 0] for _ in range(self.seats)]
        self.cards: list[Counter[str]] = [Counter() for _ in range(self.seats)]

    @property
    def henchmen_each(self) -> int:
        """PO-006."""
        return int(self.data["game"]["henchmen_per_player"])

    def choose_first_player(self) -> None:
        """PO-007: by chance, or the seat the host has named (counted from 1)."""
        named = self.options["first_player"]
        if named == "random":
            self.first = int(self.draw("seat", Counter(str(seat) for seat in range(self.seats))))
        elif int(named) <= self.seats:
            self.first = int(named) - 1
        else:
            raise ValueError(f"there is no seat {named} at this table")
        self.next_first = self.first
        self.trigger: int | None = None

    def deal_start(self) -> None:
        """PO-008 to PO-010: cash by turn order, a printer, and one of 2 ink and 2 paper."""
        self.cash = [0] * self.seats
        components = Counter(card_name(card) for card in self.pile("S") if card["kind"] in COMPONENTS)
        for seat, cash in zip(self.clockwise_from(self.first), self.data["game"]["start_cash"], strict=False):
            self.cash[seat] = cash
            self.cards[seat]["printer"] += 1
            component = self.draw("card", components)
            components[component] -= 1
            self.cards[seat][component] += 1

    def stack_deck(self) -> None:
        """PO-011, PO-012: cards marked for more players leave the game; A lies on B, on C, on D, never mixed."""
        self.deck = [
            Counter(card_name(card) for card in self.pile(name) if card["min_players"] <= self.seats) for name in PILES
        ]

    def pile(self, name: str) -> list[dict[str, Any]]:
        """The cards of one pile of the box."""
        return [card for card in self.data["cards"] if card["pile"] == name]

    def draw(self, what: str, unseen: Counter[str]) -> str:
        """Chance: one of the outcomes still there."""
        outcome = self.draws(what, +unseen)
        if unseen[outcome] <= 0:
            raise ValueError(f"{outcome} cannot be drawn from {dict(+unseen)}")
        return outcome

    def fill_market(self) -> None:
        """PO-013, PO-083: empty spaces take the top cards, the rightmost first, while the deck lasts."""
        for space in reversed(self.market_spaces):
            pile = next((pile for pile in self.deck if pile.total()), None)
            if self.market[space.id] is None and pile is not None:
                card = self.draw("card", pile)
                pile[card] -= 1
                self.market[space.id] = card

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, clockwise, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    # ---- Round and turn ----------------------------------------------------------------------------------------

    def one_round(self) -> Telling:
        """PO-015, PO-079: turns until no henchman is left, then the round's end; the police may cut it short."""
        self.hat_used = False
        yield from self.turns()
        if not self.police_arrived:
            self.stall_guard()
        if not self.police_arrived:
            yield from self.end_of_the_round()

    def turns(self) -> Telling:
        """PO-015 to PO-017: clockwise from the first player until every henchman is placed or laid down."""
        while any(self.ready):
            for seat in self.clockwise_from(self.first):
                if self.ready[seat]:
                    yield from self.turn(seat)
                if self.police_arrived:
                    self.trigger = seat
                    return

    def turn(self, seat: int) -> Telling:
        """PO-015, PO-018, PO-022, PO-023: place one henchman, or lay one down."""
        answers = yield Asked("turn", {seat: self.placings(seat) | {PASS}})
        self.ready[seat] -= 1
        if answers[seat] == PASS:
            self.laid[seat] += 1
        else:
            self.place(seat, *answers[seat][1:])

    def placings(self, seat: int) -> set[Command]:
        """PO-018, PO-024: every free space whose action this seat can do, with every way to do it."""
        return {("place", *way) for way in self.ways(seat, leaving=None)}

    def ways(self, seat: int, leaving: str | None) -> Iterator[Command]:
        """The free spaces (and the one a lawyer makes the henchman leave) with the details of their actions."""
        for space in self.spaces.values():
            if space.id not in self.men or space.id == leaving:
                for detail in self.details(seat, space):
                    yield placing(space, detail)

    def details(self, seat: int, space: Space) -> Iterable[Detail]:
        """PO-019, PO-024: the ways this seat can do this space's action; where there is none, it is illegal."""
        match space.action:
            case "market":
                return [None] if self.can_buy(seat, space) else []
            case "print":
                return [None] if self.can_print(seat) else []
            case "supermarket":
                return self.supermarket_lots(seat)
            case "fence":
                return self.fence_lots(seat)
            case "tax_fraud":
                return [None]
            case "commercial" | "jet":
                return self.flight_amounts(seat, space)
        raise ValueError(f"no such action: {space.action}")

    def place(self, seat: int, where: object, detail: object = None) -> None:
        """PO-018 to PO-021: stand on the space, do its action; then the hat, then what the police reaches."""
        space = self.spaces[str(where)]
        self.men[space.id] = seat
        self.act(seat, space, detail)
        if space.hat and not self.police_arrived:
            self.hat_used = True
            self.police_advances()

    def act(self, seat: int, space: Space, detail: object) -> None:
        """PO-019: the space's action, completely."""
        match space.action:
            case "market":
                self.buy(seat, space)
            case "print":
                self.print_notes(seat)
            case "supermarket":
                self.supermarket(seat, cast(Notes, detail))
            case "fence":
                self.fence(seat, cast(Notes, detail))
            case "tax_fraud":
                self.tax_fraud(seat, space)
            case "commercial" | "jet":
                self.fly(seat, space, cast(int, detail))

    # ---- Black market ------------------------------------------------------------------------------------------

    def can_buy(self, seat: int, space: Space) -> bool:
        """PO-026, PO-029 to PO-032: a card lies there, cash pays for it, and it is no second jet."""
        card = self.market[space.id]
        second_jet = card == "jet" and self.cards[seat]["jet"] > 0
        return card is not None and self.cash[seat] >= space.cost and not second_jet

    def buy(self, seat: int, space: Space) -> None:
        """PO-025, PO-028, PO-032: pay what is printed, keep the card; its place stays empty for now."""
        card = self.market[space.id]
        assert card is not None
        self.cash[seat] -= space.cost
        self.cards[seat][card] += 1
        self.market[space.id] = None

    # ---- Print -------------------------------------------------------------------------------------------------

    def can_print(self, seat: int) -> bool:
        """PO-041, PO-042: always, unless a limited bank has no note of the right quality."""
        return self.notes_printed(seat) >= self.fewest

    def print_notes(self, seat: int) -> None:
        """PO-034, PO-038, PO-040: the new notes join the old ones, which keep their quality."""
        self.fakes[seat][self.print_quality(seat) - 1] += self.notes_printed(seat)

    def print_quality(self, seat: int) -> int:
        """PO-035 to PO-037, PO-039: how many different print components the seat owns."""
        return sum(self.cards[seat][component] > 0 for component in COMPONENTS)

    def notes_printed(self, seat: int) -> int:
        """PO-034, PO-042: two notes for each printer, or what a limited bank still has of them."""
        wanted = int(self.data["actions"]["print_per_printer"]) * self.cards[seat]["printer"]
        if self.options["fake_supply"] == "unlimited":
            return wanted
        quality = self.print_quality(seat)
        in_play = sum(notes[quality - 1] for notes in self.fakes)
        return min(wanted, int(self.data["money"]["fake_notes"][str(quality)]) - in_play)

    def hand_over(self, seat: int, notes: Sequence[int]) -> None:
        """PO-042: fakes go back to the bank."""
        self.fakes[seat] = [have - given for have, given in zip(self.fakes[seat], notes, strict=True)]

    # ---- Supermarket -------------------------------------------------------------------------------------------

    def supermarket_lots(self, seat: int) -> list[Notes]:
        """PO-044 to PO-046, PO-074, PO-075: up to three notes of the qualities still accepted."""
        accepted = [self.fakes[seat][quality - 1] if quality > self.refused else 0 for quality in QUALITIES]
        return lots(accepted, self.fewest, self.data["actions"]["supermarket_max"])

    def supermarket(self, seat: int, notes: Notes) -> None:
        """PO-044, PO-045: $50 for each note, whatever its quality."""
        self.hand_over(seat, notes)
        self.cash[seat] += sum(notes) * int(self.data["actions"]["supermarket_pays"])

    # ---- Fence -------------------------------------------------------------------------------------------------

    def fence_lots(self, seat: int) -> list[Notes]:
        """PO-048, PO-052, PO-053: up to eight notes of any quality."""
        return lots(self.fakes[seat], self.fewest, self.data["actions"]["fence_max"])

    def fence(self, seat: int, notes: Notes) -> None:
        """PO-049 to PO-051: every note of the lot at the price of the lowest."""
        self.hand_over(seat, notes)
        qualities = [quality for quality in QUALITIES if notes[quality - 1]]
        if qualities:
            self.cash[seat] += sum(notes) * int(self.data["actions"]["fence_price"][str(min(qualities))])

    # ---- Tax fraud ---------------------------------------------------------------------------------------------

    def tax_fraud(self, seat: int, space: Space) -> None:
        """PO-054 to PO-057, PO-094: $30; the sunglasses also give the next round's first turn, if there is one."""
        self.cash[seat] += int(self.data["actions"]["tax_fraud_pays"])
        if space.sunglasses and not self.police_arrived:
            self.next_first = seat

    # ---- Caribbean ---------------------------------------------------------------------------------------------

    def flight_amounts(self, seat: int, space: Space) -> Iterator[int]:
        """PO-058 to PO-065: what can be moved after the fare, in steps of $10; negative amounts come back."""
        jet_missing = space.action == "jet" and not self.cards[seat]["jet"]
        if self.strike or jet_missing or self.cash[seat] < space.cost:
            return
        step = int(self.data["money"]["step"])
        yield from range(self.fewest * step, self.cash[seat] - space.cost + 1, step)
        if self.options["offshore_withdrawals"] == "on":
            yield from range(-self.offshore[seat], 0, step)

    def fly(self, seat: int, space: Space, amount: int) -> None:
        """PO-058 to PO-061, PO-064: pay the fare in cash, then move the money."""
        self.cash[seat] -= space.cost + amount
        self.offshore[seat] += amount

    # ---- Police track ------------------------------------------------------------------------------------------

    @property
    def police_arrived(self) -> bool:
        """PO-089: the marker is on the last space of the track."""
        return self.track[self.marker].effect == "end"

    @property
    def strike(self) -> bool:
        """PO-065, PO-076: no flights as long as the marker stands there."""
        return self.track[self.marker].effect == "strike"

    def police_advances(self) -> None:
        """PO-020, PO-021, PO-090: one space, and what is on it."""
        self.marker += 1
        reached = self.track[self.marker]
        match reached.effect:
            case "godfather" | "end":
                self.godfather()
            case "investigation":
                self.refused = reached.quality

    def godfather(self) -> None:
        """PO-067 to PO-072: everyone pays half of the cash, rounded up to $10; nothing else counts."""
        self.cash = [cash - 10 * -(-cash // 20) for cash in self.cash]

    def stall_guard(self) -> None:
        """PO-078: after three rounds without a hat the police moves by itself, and so on until one is used."""
        self.quiet_rounds = 0 if self.hat_used else self.quiet_rounds + 1
        if self.options["stall_guard"] == "on" and self.quiet_rounds >= QUIET_ROUNDS:
            self.police_advances()

    # ---- End of a round ----------------------------------------------------------------------------------------

    def end_of_the_round(self) -> Telling:
        """PO-080 to PO-088, and PO-056: the first-player marker moves when the next round starts."""
        self.henchmen_return()
        self.empty_market()
        self.slide_market()
        self.fill_market()
        yield from self.lunches()
        self.first = self.next_first

    def henchmen_return(self) -> None:
        """PO-080."""
        self.men = {}
        self.ready = [self.henchmen_each] * self.seats
        self.laid = [0] * self.seats

    def empty_market(self) -> None:
        """PO-081: what still lies on an emptied space leaves the game."""
        for space in self.market_spaces:
            card = self.market[space.id]
            if space.emptied and card is not None:
                self.removed[card] += 1
                self.market[space.id] = None

    def slide_market(self) -> None:
        """PO-082: the rest slides to the right, in order, without gaps."""
        rest = [card for card in self.market.values() if card is not None]
        gaps = [None] * (len(self.market) - len(rest))
        self.market = dict(zip(self.market, [*gaps, *rest], strict=True))

    def lunches(self) -> Telling:
        """PO-084 to PO-087: every lunch turns a fake into $50; the owner says which, or the lowest go."""
        if self.options["lunch_choice"] == "auto_lowest":
            self.lunches_lowest_first()
            return
        owners = [seat for seat in range(self.seats) if self.cards[seat]["lunch"]]
        if owners:
            answers = yield Asked("lunch", {seat: self.lunch_choices(seat) for seat in owners})
            for seat, command in answers.items():
                self.eat(seat, cast(Notes, command[1]))

    def fakes_for_lunch(self, seat: int) -> int:
        """PO-085: no more than there are fakes, and no fewer."""
        return min(self.cards[seat]["lunch"], sum(self.fakes[seat]))

    def lunch_choices(self, seat: int) -> set[Command]:
        """PO-085, PO-086: any qualities, exactly as many notes as the lunches convert."""
        count = self.fakes_for_lunch(seat)
        return {("lunch", notes) for notes in lots(self.fakes[seat], count, count)}

    def lunches_lowest_first(self) -> None:
        """PO-086, PO-100."""
        for seat in range(self.seats):
            self.eat(seat, lowest(self.fakes[seat], self.fakes_for_lunch(seat)))

    def eat(self, seat: int, notes: Notes) -> None:
        """PO-084: the fakes go to the bank, $50 for each to the player's cash."""
        self.hand_over(seat, notes)
        self.cash[seat] += sum(notes) * int(self.data["money"]["lunch_pays"])

    # ---- End of the game ---------------------------------------------------------------------------------------

    def end_of_the_game(self) -> Telling:
        """PO-089 to PO-104 (the Godfather of the last space, PO-090, has come with the marker)."""
        yield from self.last_henchmen()
        yield from self.lawyer("great_lawyer")
        yield from self.lawyer("bad_lawyer")
        self.lunches_lowest_first()
        self.lottery()
        self.over = True

    def last_henchmen(self) -> Telling:
        """PO-091 to PO-095: each seat may play one more henchman; declining lays nothing down."""
        for seat in self.last_order():
            if self.ready[seat]:
                answers = yield Asked("last", {seat: self.placings(seat) | {PASS}})
                if answers[seat] != PASS:
                    self.ready[seat] -= 1
                    self.place(seat, *answers[seat][1:])

    def last_order(self) -> list[int]:
        """PO-093: on from the seat that brought the police, or from the first player of this round."""
        if self.options["last_henchman_order"] == "first_player" or self.trigger is None:
            return self.clockwise_from(self.first)
        return self.clockwise_from(self.trigger + 1)

    def lawyer(self, which: Literal["great_lawyer", "bad_lawyer"]) -> Telling:
        """PO-096 to PO-099: the owner may take one henchman off the board and place it anew."""
        for seat in range(self.seats):
            on_board = seat in self.men.values()
            if self.cards[seat][which] and on_board:
                answers = yield Asked(which, {seat: self.replays(seat) | {PASS}})
                if answers[seat] != PASS:
                    _, left, *anew = answers[seat]
                    del self.men[str(left)]
                    self.place(seat, *anew)

    def replays(self, seat: int) -> set[Command]:
        """PO-096, PO-098: each own henchman, and each space free once it has left, its own one included."""
        own = [space for space, owner in self.men.items() if owner == seat]
        return {("lawyer", left, *way) for left in own for way in self.ways(seat, leaving=left)}

    def lottery(self) -> None:
        """PO-101: the bank pays every ticket."""
        tickets = {card_name(card): int(card["value"]) for card in self.data["cards"] if "value" in card}
        for seat, cards in enumerate(self.cards):
            self.cash[seat] += sum(value * cards[ticket] for ticket, value in tickets.items())

    def scores(self) -> list[int]:
        """PO-102: cash and offshore; fakes and cards are worth nothing."""
        return [cash + offshore for cash, offshore in zip(self.cash, self.offshore, strict=True)]

    def places(self) -> list[int]:
        """PO-103, PO-104: most money first; equals share a place, and the next one is left out."""
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]
