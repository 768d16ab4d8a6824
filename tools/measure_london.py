"""Measure the London planner: solo games through its public API, on seeds reserved for measuring.

    OMP_NUM_THREADS=1 python tools/measure_london.py --games 200 --effort 1

Prints the mean total with its standard error and the CPU time per game. Game ``n`` always has the same
colours, modules and decks, so two settings can be compared game by game.
"""

import argparse
import time

import numpy as np

from trainshed.titles.london.hard import london_tables
from trainshed.titles.london.planner import Move, Planner, Position
from trainshed.titles.london.planner.position import sheet
from trainshed.titles.london.planner.simulate import ROUNDS, Games, flip, options, second_options, shuffled
from trainshed.titles.london.planner.tables import (
    CARDS,
    COLOURS,
    JOKER_POWER,
    OBJECTIVES,
    POWERS,
    SWITCH_POWER,
    Ints,
)

HELD_OUT = 1_000_000
"""First of the seeds reserved for measuring."""


def play(planner: Planner, seed: int, effort: float, modules: bool) -> int:
    """Play one solo game and return its total."""
    table = planner.table
    rng = np.random.default_rng(HELD_OUT + seed)
    colours = tuple(COLOURS[i] for i in rng.permutation(ROUNDS))
    objectives = tuple(OBJECTIVES[i] for i in rng.permutation(5)[:2]) if modules else ()
    powers = tuple(POWERS[i] for i in rng.permutation(4)) if modules else ()
    games = sheet(table, Position(colours, (), (), (), objectives, powers, modules))
    at = games.layout
    lines: list[list[int]] = [[]]

    def pick(after: Games, moves: Ints, card: str, before: Games, first: int | None) -> Games:
        power, spent = before.power()[0], after.column(at.unspent) < before.column(at.unspent)[0]
        legal: list[Move | None] = []
        for row, move in enumerate(moves):
            name = POWERS[power - 1] if spent[row] and (first is not None or power in WIDENING) else None
            legal.append(Move(int(table.start[move]), int(table.target[move]), name) if move >= 0 else None)
        seen = before.cells[0, at.seen]
        flipped = [c for c, shown in zip(CARDS, seen, strict=True) if shown and c != card] + [card]
        position = Position(
            colours,
            tuple(tuple(line) for line in lines[:-1]),
            tuple(lines[-1]),
            tuple(flipped),
            objectives,
            powers,
            bool(before.cells[0, at.unspent]),
            first,
        )
        chosen = planner.choose(position, legal, effort, seed)
        if moves[chosen] >= 0:
            lines[-1].append(int(moves[chosen]) % table.edges)
        return after.take(np.array([chosen]))

    for number in range(ROUNDS):
        decks, place = shuffled(rng, 1), np.zeros(1, dtype=np.int64)
        while games.column(at.round)[0] == number:
            turn = flip(games, decks, place)
            card = CARDS[decks[0, place[0] - 1]]
            after, _, moves = options(games, turn)
            games = pick(after, moves, card, games, None)
            if games.cells[0, at.pending]:
                target = int(games.table.second[lines[-1][-1]])  # either end of the edge will do here
                after, _, moves = second_options(games)
                games = pick(after, moves, card, games, target)
        lines.append([])
    return int(games.score()[0])


WIDENING = (JOKER_POWER, SWITCH_POWER)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the London planner.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--modules", action="store_true", help="two objectives and four powers in play")
    options_ = parser.parse_args()
    planner = Planner(london_tables())
    totals: list[int] = []
    begin = time.process_time()
    for number in range(options_.first, options_.first + options_.games):
        totals.append(play(planner, number, options_.effort, options_.modules))
        if len(totals) % 10 == 0 or len(totals) == options_.games:
            spent = (time.process_time() - begin) / len(totals)
            error = np.std(totals) / np.sqrt(len(totals))
            print(
                f"games {len(totals)} mean {np.mean(totals):.2f} +- {error:.2f} "
                f"best {max(totals)} over 150: {np.mean(np.array(totals) > 150):.0%} cpu {spent:.2f} s/game",
                flush=True,
            )


if __name__ == "__main__":
    main()
