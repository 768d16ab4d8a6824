"""Speed of the 18Lilliput engine and strength of its bots, one figure per line: `make bench`.

Targets: at least 8 random four-player games per second, all tile lays of a position within 3 ms in 95 of 100 cases,
a copy within 40 µs.
"""

from __future__ import annotations

import random
import sys
from time import process_time

import trainshed
from trainshed.bots import make
from trainshed.cli.bench import bench, figure
from trainshed.core import Action, Game
from trainshed.rail.play.actions import LayTile
from trainshed.titles.lilliput.actions import TakeCard
from trainshed.titles.lilliput.cards import LayTiles


def percentile(times: list[float], part: float) -> float:
    """Return the percentile of the times; `part` is a fraction from 0 to 1."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def clear_caches(game: Game) -> None:
    """Clear the reach caches, which are keyed by board content, so that the benchmark measures the uncached case."""
    game.state.box.map.reaches.clear()


def is_build_action(game: Game, action: Action) -> bool:
    """True if the action lays a tile, or takes a card that allows laying one."""
    if isinstance(action, TakeCard):
        card = game.state.box.cards[action.card]
        return bool((card.main if action.side == "main" else card.alt).kind == "lay")
    return isinstance(action, LayTile)


def crowded_boards(games: int) -> None:
    """Measure the enumeration of tile lays on very full boards.

    A player who can build does so in at least 80 % of the cases.
    """
    times: list[float] = []
    most = tiles = 0
    for seed in range(games):
        rng = random.Random(seed)
        game = trainshed.new("lilliput", 4, seed=seed)
        while seats := game.decision.seats:
            actions = list(game.legal_actions.of(seats[0]))
            if isinstance(game.state.agenda[-1], LayTiles):
                clear_caches(game)
                begun = process_time()
                found = len(game.legal_actions.of(seats[0]))
                times.append(process_time() - begun)
                most = max(most, found)
            lays = [action for action in actions if is_build_action(game, action)]
            game.play(rng.choice(lays if lays and rng.random() < 0.8 else actions))
        tiles += len(game.state.board.laid)
    name = f"all tile lays of a position ({most} at most, {tiles // games} tiles at the end), nothing remembered"
    figure(f"{name}, median", percentile(times, 0.5) * 1e3, "ms")
    figure(f"{name}, p95", percentile(times, 0.95) * 1e3, "ms")


def easy_bots(games: int) -> None:
    """Measure the CPU time of the easy bot per decision, and that of listing the legal actions of every decision."""
    listed: list[float] = []
    thought: list[float] = []
    for seed in range(games):
        game = trainshed.new("lilliput", 4, seed=seed)
        bots = [make("lilliput", "easy", seed * 4 + seat) for seat in range(4)]
        while seats := game.decision.seats:
            begun = process_time()
            list(game.legal_actions.of(seats[0]))
            listed.append(process_time() - begun)
            begun = process_time()
            action = bots[seats[0]].choose(game.resample_hidden(seats[0], seed), seats[0])
            thought.append(process_time() - begun)
            game.play(action)
    figure("legal actions of any question, p95", percentile(listed, 0.95) * 1e3, "ms")
    figure("one decision of the easy bot, mean", sum(thought) / len(thought) * 1e3, "ms")
    figure("one decision of the easy bot, p95", percentile(thought, 0.95) * 1e3, "ms")


def easy_against_random(games: int) -> None:
    """Measure how often easy beats random in two-player games, with alternating seats."""
    won = 0
    for seed in range(games):
        game = trainshed.new("lilliput", 2, seed=seed)
        bots = [make("lilliput", level, seed) for level in ("easy", "random")]
        if seed % 2:
            bots.reverse()
        while seats := game.decision.seats:
            game.play(bots[seats[0]].choose(game.resample_hidden(seats[0], seed), seats[0]))
        totals = [score.total for score in game.scores()]
        won += totals[seed % 2] > totals[1 - seed % 2]
    figure(f"easy wins against random, {games} two-player games", 100 * won / games, "%")


if __name__ == "__main__":
    quick = "--quick" in sys.argv
    bench("lilliput", seconds=0.5 if quick else 2.0)
    crowded_boards(2 if quick else 10)
    easy_bots(1 if quick else 5)
    easy_against_random(4 if quick else 100)
