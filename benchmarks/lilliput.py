"""Speed of the 18Lilliput engine and strength of its bots, one line a figure: `make bench`."""

from __future__ import annotations

import sys
from time import process_time

import trainshed
from trainshed.bots import make
from trainshed.cli.bench import bench, figure
from trainshed.titles.lilliput.turns import LayTiles


def full_boards(games: int) -> None:
    """Enumeration of tile lays on the boards that easy bots build, which are fuller than random ones."""
    times: list[float] = []
    most = tiles = 0
    started = process_time()
    decisions = 0
    for seed in range(games):
        game = trainshed.new("lilliput", 4, seed=seed)
        bots = [make("lilliput", "easy", seed * 4 + seat) for seat in range(4)]
        while seats := game.decision.seats:
            if isinstance(game.state.agenda[-1], LayTiles):
                begun = process_time()
                found = len(game.legal_actions)
                times.append(process_time() - begun)
                most = max(most, found)
            game.play(bots[seats[0]].choose(game.imagine(seats[0], seed), seats[0]))
            decisions += 1
        tiles += len(game.state.board.laid)
    times.sort()
    spent = process_time() - started
    figure(f"legal tile lays on full boards ({most} at most), p95", times[int(len(times) * 0.95)] * 1e3, "ms")
    figure("tiles on the board at the end of a game of easy bots", tiles / games, "tiles")
    figure("one decision of the easy bot", spent / decisions * 1e3, "ms")


def easy_against_random(games: int) -> None:
    """Two players, seats alternating."""
    won = 0
    for seed in range(games):
        game = trainshed.new("lilliput", 2, seed=seed)
        bots = [make("lilliput", level, seed) for level in ("easy", "random")]
        if seed % 2:
            bots.reverse()
        while seats := game.decision.seats:
            game.play(bots[seats[0]].choose(game.imagine(seats[0], seed), seats[0]))
        totals = [score.total for score in game.scores()]
        won += totals[seed % 2] > totals[1 - seed % 2]
    figure(f"easy wins against random, {games} two-player games", 100 * won / games, "%")


if __name__ == "__main__":
    quick = "--quick" in sys.argv
    bench("lilliput", seconds=0.5 if quick else 2.0)
    full_boards(1 if quick else 5)
    easy_against_random(4 if quick else 100)
