"""How strong the bots of Pecunia Olet are: `python bench/strength.py [games] [workers]`.

One bot among random players, sitting one seat further on in each game: its share of the first places (a place shared
by k counts 1/k) with the 95 % interval after Wilson. Then a table full of that bot: what it scores.
"""

from __future__ import annotations

import sys

from tavolata.bots.series import Job, all_cores, play_all
from tavolata.bots.tally import Line, Tally, mean
from tavolata.games.pecunia_olet.bot import BOTS

GAME = "pecunia_olet"
ASKED = {2: 0.85, 3: 0.75, 4: 0.70}  # of the lower end of the interval


def quiet(games: int) -> None:
    """Nobody watches the progress."""


def series(seats: int, bots: tuple[str, ...], games: int, workers: int) -> Tally:
    return play_all(Job(GAME, seats, (), bots, True, 2024, games), workers, quiet)


def points(line: Line) -> str:
    value, low, high = mean(line.points)
    return f"{value:6.0f} points ({low:.0f} to {high:.0f})"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    workers = int(sys.argv[2]) if len(sys.argv) > 2 else all_cores()
    for name in BOTS:
        for seats, asked in ASKED.items():
            alone = series(seats, (name, *["random"] * (seats - 1)), games, workers).bots
            share, low, high = alone[name].win_share
            verdict = "enough" if low >= asked else "TOO LITTLE"
            print(
                f"{name}, {seats} seats, {games} games among random: wins {share:6.1%} ({low:.1%} to {high:.1%}, "
                f"asked {asked:.0%}: {verdict}), {points(alone[name])}, random {points(alone['random'])}",
                flush=True,
            )
            among = series(seats, (name,) * seats, games, workers)
            by_seat = " ".join(f"{line.win_share.value:.1%}" for line in among.seats)
            print(
                f"{name}, {seats} seats, alone with itself: {points(among.bots[name])}, by seat {by_seat}", flush=True
            )


if __name__ == "__main__":
    main()
