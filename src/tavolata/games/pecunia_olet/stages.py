"""The frames of the game, with what each carries, and the kinds of outcome that chance draws."""

from __future__ import annotations

from typing import Final

# --- frames: 0 is the kernel's WINDOW ---
ROUND: Final = 1  # (ROUND,)
TURN: Final = 2  # (TURN, seat)            asks
POLICE: Final = 3  # (POLICE, seat or GUARD)
PAY_GODFATHER: Final = 4  # (PAY_GODFATHER,)
ROUND_END: Final = 5  # (ROUND_END,)
HENCHMEN_RETURN: Final = 6  # (HENCHMEN_RETURN,)
EMPTY_MARKET: Final = 7  # (EMPTY_MARKET,)
SLIDE_MARKET: Final = 8  # (SLIDE_MARKET,)
FILL_MARKET: Final = 9  # (FILL_MARKET,)
EAT_LUNCH: Final = 10  # (EAT_LUNCH,)
CHOOSE_LUNCH: Final = 11  # asks every owner of a lunch, in a window
ENDING: Final = 12  # (ENDING, seat or GUARD)
LAST: Final = 13  # (LAST, seat)            asks
LAWYER: Final = 14  # (LAWYER, kind of card)
REPLACE: Final = 15  # (REPLACE, seat, kind of card)  asks
SETTLE_UP: Final = 16  # (SETTLE_UP,)

GUARD: Final = -1  # the stall guard, which moves the police when nobody does

QUESTION_NAMES: Final = {TURN: "turn", LAST: "last", REPLACE: "lawyer", CHOOSE_LUNCH: "lunch"}
RULES_AT_HAND: Final = {
    TURN: ("PO-015", "PO-018", "PO-022", "PO-024"),
    LAST: ("PO-091", "PO-092", "PO-094", "PO-095"),
    REPLACE: ("PO-096", "PO-097", "PO-098", "PO-099"),
    CHOOSE_LUNCH: ("PO-084", "PO-085", "PO-086", "PO-087"),
}

# --- clocks ---
TURN_CLOCK: Final = 0
LUNCH_CLOCK: Final = 1
CLOCK_NAMES: Final = ("turn", "lunch")

# --- what chance draws ---
SEAT: Final = 0
CARD: Final = 1
