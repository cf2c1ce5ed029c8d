"""What can be told: the kinds of facts in events, each with what follows. `narration.py` makes lines of them."""

from __future__ import annotations

from typing import Final

# 0 is the kernel's ANSWERED
BEGINS: Final = 1  # first player
STARTS_WITH: Final = 2  # seat, cash, kind of print component
TURNED_UP: Final = 3  # market space, kind of card
ROUND_BEGINS: Final = 4  # first player
PASSES: Final = 5  # seat
BUYS: Final = 6  # seat, space, kind of card, cost
PRINTS: Final = 7  # seat, space, notes, quality
EXCHANGES: Final = 8  # seat, space, ★, ★★, ★★★, sum
SELLS: Final = 9  # seat, space, ★, ★★, ★★★, sum
TAX_FRAUD_DONE: Final = 10  # seat, space, sum
FLIES: Final = 11  # seat, space, fare [, amount: to its owner, or to all with open screens]
POLICE_MOVES: Final = 12  # place on the track
GODFATHER_TAKES: Final = 13  # -, everybody pays
PAID_GODFATHER: Final = 14  # seat, amount: to its owner, or to all where that is public
REFUSES_NOW: Final = 15  # highest quality the supermarket refuses
STRIKE_BEGINS: Final = 16
END_BEGINS: Final = 17
CARD_REMOVED: Final = 18  # kind of card
LUNCHES: Final = 19  # seat, ★, ★★, ★★★, sum
DECLINES: Final = 20  # seat
LIFTS: Final = 21  # seat, space left, lawyer
CASHES_TICKETS: Final = 22  # seat, sum
ENDS_WITH: Final = 23  # seat, cash, offshore, total
STALLS: Final = 24  # the guard moves the police
