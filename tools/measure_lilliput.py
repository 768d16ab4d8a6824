"""Measure 18Lilliput's bots against each other, on seeds reserved for measuring.

    python tools/measure_lilliput.py hard medium --games 200
    python tools/measure_lilliput.py hard medium --players 4 --games 16 --option scenario=mountains
    python tools/measure_lilliput.py hard --players 1 --games 20

The first level plays one seat, the second all others; seats rotate from game to game. Prints the games won (a shared
victory counts as half) with the standard error, the mean wealth of both sides, and the CPU time per decision of the
first level. In a solo game the opponent is Gulliver. Game ``n`` is always the same game.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import process_time
from typing import Any

import trainshed
from trainshed.bots import levels, make
from trainshed.titles.lilliput.rounds import wealth

HELD_OUT = 1_000_000
"""First of the seeds reserved for measuring."""


def play(
    pair: tuple[str, str], players: int, number: int, options: dict[str, Any]
) -> tuple[float, int, int, list[float]]:
    """Play one game.

    Return the result of the first level (1 win, 0.5 tie, 0 loss), its wealth, the highest wealth of the others, and the
    CPU seconds of each of its decisions.
    """
    seed, seat = HELD_OUT + number, number % players
    game = trainshed.new("lilliput", players, seed=seed, options=options)
    bots = [make("lilliput", pair[0] if at == seat else pair[1], seed + at) for at in range(players)]
    spent = []
    while seats := game.decision.seats:
        asked = seats[0]
        resampled = game.resample_hidden(asked, seed + len(game.actions))
        begun = process_time()
        action = bots[asked].choose(resampled, asked)
        if asked == seat:
            spent.append(process_time() - begun)
        game.play(action)
    totals = [wealth(game.state, owner) for owner in range(len(game.state.players))]
    own = totals.pop(seat)
    best = max(totals)
    return (own > best) + 0.5 * (own == best), own, best, spent


def option(text: str) -> tuple[str, Any]:
    """Parse an option of the game: name=value, or the name alone for True."""
    name, _, value = text.partition("=")
    return name, value or True


def main() -> None:
    known = levels("lilliput")
    parser = argparse.ArgumentParser(description="Measure 18Lilliput's bots.")
    parser.add_argument("level", choices=known)
    parser.add_argument("other", choices=known, nargs="?", default="easy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument(
        "--option", type=option, action="append", default=[], help="variant=laputa, scenario=begin, pro"
    )
    given = parser.parse_args()
    won, own, best, spent = [], [], [], []
    for number in range(given.first, given.first + given.games):
        game = play((given.level, given.other), given.players, number, dict(given.option))
        won.append(game[0])
        own.append(game[1])
        best.append(game[2])
        spent += game[3]
        count = len(won)
        if count % 10 == 0 or count == given.games:
            part = sum(won) / count
            error = sqrt(part * (1 - part) / count)
            print(
                f"games {count} won {sum(won):g} = {part:.1%} +- {error:.1%} wealth {sum(own) / count:.0f} against "
                f"{sum(best) / count:.0f}, a decision {1000 * sum(spent) / len(spent):.0f} ms, at most "
                f"{1000 * max(spent):.0f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main()
