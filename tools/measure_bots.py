"""Measure the bots of a track game against each other, on seeds reserved for measuring.

    python tools/measure_bots.py cz_first hard medium --games 200
    python tools/measure_bots.py lilliput hard medium --players 4 --games 16 --option scenario=mountains
    python tools/measure_bots.py lilliput hard easy --players 1 --games 20

The first level plays one seat, the second all others; every deal is played once from each seat, because companies
differ in strength. In a solo game of 18Lilliput the opponent is Gulliver. Prints the games won (a shared victory counts
as half) with the standard error, the mean total of the first level and of its best rival, the CPU time per decision of
the first level, and the violations found after any action. Game ``n`` is always the same game.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import process_time
from typing import Any

import trainshed
from trainshed.bots import levels, make
from trainshed.core import find
from trainshed.rail.play.title import RailTitle

HELD_OUT = 1_000_000
"""First of the seeds reserved for measuring."""


def play(
    title: str, pair: tuple[str, str], players: int, number: int, options: dict[str, Any]
) -> tuple[float, int, int, list[float], int]:
    """Play one game.

    Return the result of the first level (1 win, 0.5 tie, 0 loss), its total, the highest total of the others, the CPU
    seconds of each of its decisions, and the number of violations.
    """
    deal, seat = divmod(number, players)
    game = trainshed.new(title, players, seed=HELD_OUT + deal, options=options)
    seed = HELD_OUT + players * number
    bots = [make(title, pair[0] if at == seat else pair[1], seed + at) for at in range(players)]
    spent, violations = [], 0
    while seats := game.decision.seats:
        asked = seats[0]
        resampled = game.resample_hidden(asked, seed + len(game.actions))
        begun = process_time()
        action = bots[asked].choose(resampled, asked)
        if asked == seat:
            spent.append(process_time() - begun)
        game.play(action)
        violations += len(list(game.violations()))
    rules = find(title)
    assert isinstance(rules, RailTitle)
    totals = [sum(parts.values()) for parts in rules.parts(game.state)]
    own = totals.pop(seat)
    best = max(totals)
    return (own > best) + 0.5 * (own == best), own, best, spent, violations


def option(text: str) -> tuple[str, Any]:
    """Parse an option of the game: name=value, or the name alone for yes; yes and no are truth values."""
    name, _, value = text.partition("=")
    return name, {"": True, "yes": True, "no": False}.get(value, value)


def main() -> None:
    titles = ("lilliput", "cz_first")
    known = sorted({level for title in titles for level in levels(title)})
    parser = argparse.ArgumentParser(description="Measure the bots of a track game.")
    parser.add_argument("title", choices=titles)
    parser.add_argument("level", choices=known)
    parser.add_argument("other", choices=known)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--option", type=option, action="append", default=[], help="routes=hand, pro=yes")
    given = parser.parse_args()
    won, own, best, spent, violations = [], [], [], [], 0
    for number in range(given.first, given.first + given.games):
        game = play(given.title, (given.level, given.other), given.players, number, dict(given.option))
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
                f"games {count} won {sum(won):g} = {part:.1%} +- {error:.1%} total {sum(own) / count:.0f} against "
                f"{sum(best) / count:.0f}, a decision {1000 * sum(spent) / len(spent):.0f} ms, at most "
                f"{1000 * max(spent):.0f} ms, violations {violations}",
                flush=True,
            )


if __name__ == "__main__":
    main()
