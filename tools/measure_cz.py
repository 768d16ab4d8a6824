"""Measure the bots of 18CZ: Your first game against each other, on seeds reserved for measuring.

    python tools/measure_cz.py hard medium --games 200
    python tools/measure_cz.py hard medium --players 5 --games 20 --option routes=hand

The first level plays one seat, the second all others. Every deal is played once from each seat, because companies
differ in strength. Prints the games won (a shared victory counts as half) with the standard error, the mean cash of the
first level and of its best rival, the CPU time per decision of the first level, and the violations found after any
action. Game ``n`` is always the same game.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import process_time
from typing import Any

import trainshed
from trainshed.bots import levels, make

HELD_OUT = 1_000_000
"""First of the seeds reserved for measuring."""


def play(
    pair: tuple[str, str], players: int, number: int, options: dict[str, Any]
) -> tuple[float, int, int, list[float], int]:
    """Play one game.

    Return the result of the first level (1 win, 0.5 tie, 0 loss), its cash, the highest cash of the others, the CPU
    seconds of each of its decisions, and the number of violations.
    """
    deal, seat = divmod(number, players)
    game = trainshed.new("cz_first", players, seed=HELD_OUT + deal, options=options)
    seed = HELD_OUT + players * number
    bots = [make("cz_first", pair[0] if at == seat else pair[1], seed + at) for at in range(players)]
    spent, violations = [], 0
    while seats := game.decision.seats:
        asked = seats[0]
        resampled = game.resample_hidden(asked, seed)
        begun = process_time()
        action = bots[asked].choose(resampled, asked)
        if asked == seat:
            spent.append(process_time() - begun)
        game.play(action)
        violations += len(list(game.violations()))
    totals = [int(score.total) for score in game.scores()]
    own = totals.pop(seat)
    best = max(totals)
    return (own > best) + 0.5 * (own == best), own, best, spent, violations


def option(text: str) -> tuple[str, Any]:
    """Parse an option of the game: name=value; yes and no are truth values."""
    name, _, value = text.partition("=")
    return name, {"yes": True, "no": False}.get(value, value)


def main() -> None:
    known = levels("cz_first")
    parser = argparse.ArgumentParser(description="Measure the bots of 18CZ: Your first game.")
    parser.add_argument("level", choices=known)
    parser.add_argument("other", choices=known)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--option", type=option, action="append", default=[], help="routes=hand, must_buy_train=yes")
    given = parser.parse_args()
    won, own, best, spent, violations = [], [], [], [], 0
    for number in range(given.first, given.first + given.games):
        game = play((given.level, given.other), given.players, number, dict(given.option))
        won.append(game[0])
        own.append(game[1])
        best.append(game[2])
        spent += game[3]
        violations += game[4]
        count = len(won)
        if count % 10 == 0 or count == given.games:
            part = sum(won) / count
            error = sqrt(part * (1 - part) / count)
            print(
                f"games {count} won {sum(won):g} = {part:.1%} +- {error:.1%} cash {sum(own) / count:.0f} against "
                f"{sum(best) / count:.0f}, a decision {1000 * sum(spent) / len(spent):.0f} ms, at most "
                f"{1000 * max(spent):.0f} ms, violations {violations}",
                flush=True,
            )


if __name__ == "__main__":
    main()
