"""Speed of 18Ireland, one figure per line: `make bench`.

Targets: a public game replayed with every action judged and every route checked, nothing remembered, at 8,000 actions a
second (21,000 is the goal); 1.5 random games a second (4 is the goal); any position of a long game in 120 ms; all lays
of a turn within 3 ms in 95 of 100 cases; a preview within 200 ms in 95 of 100 cases. The public games are read from the
reference material beside the project; without it, games of bots take their place.
"""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import trainshed
from trainshed.bots import make
from trainshed.cli.bench import figure
from trainshed.core import Game
from trainshed.formats.eighteenxx import importer
from trainshed.rail.play.running import best_run
from trainshed.titles.ireland.setup import box_of
from trainshed.titles.ireland.state import Options

ORACLE = Path(__file__).parents[2] / "shared" / "oracle"
FILES = ("18Ireland_161830.json", "18Ireland_193995.json")


def forget(state: Any) -> None:
    """Empty all caches that a game fills."""
    state.box.runs.clear()
    state.board.map.networks.clear()
    state.board.map.reaches.clear()


def timed(work: Callable[[], object]) -> float:
    """Return the CPU seconds of one call."""
    gc.collect()
    begun = process_time()
    work()
    return process_time() - begun


def percentile(times: list[float], part: float) -> float:
    """Return the percentile of the times; `part` is a fraction from 0 to 1."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def bot_game(seed: int, players: int = 4) -> Game:
    """Return a whole game of medium bots."""
    game = trainshed.new("ireland", players, seed=seed)
    bot = make("ireland", "medium", seed)
    while not game.over:
        seat = game.decision.seats[0]
        game.play(bot.choose(game, seat))
    return game


def games() -> list[tuple[str, Game]]:
    """Return the public games, or games of bots."""
    found = []
    for name in FILES:
        path = ORACLE / name
        if path.exists():
            game = importer.read_game(path.read_bytes()).game
            assert game is not None
            found.append((name.removesuffix(".json"), game))
    return found or [(f"game of bots {seed}", bot_game(seed)) for seed in (1, 2)]


def replays(name: str, game: Game, times: int) -> None:
    """Replay the record: every action judged, routes looked up and checked."""
    setup, actions = game.setup, game.actions

    def replay() -> None:
        again = Game(setup)
        for action in actions:
            again.play(action)

    def cold() -> float:
        forget(game.state)
        return timed(replay)

    best_cold = min(cold() for _ in range(times))
    best_warm = min(timed(replay) for _ in range(times))
    figure(
        f"replay of {name}, {len(actions)} actions, nothing remembered (target 8,000)", len(actions) / best_cold, "/s"
    )
    figure(f"replay of {name}, everything remembered", len(actions) / best_warm, "/s")


def positions(name: str, game: Game, every: int) -> None:
    """Measure lists of lays, previews and best runs along a game."""
    lays: list[float] = []
    previews: list[float] = []
    views: list[float] = []
    runs: list[float] = []
    state = Game(game.setup)
    for number, action in enumerate(game.actions):
        tag = state.state.agenda[-1].tag
        seat = state.decision.seats[0]
        if tag == "lay-track":
            forget(state.state)
            lays.append(timed(lambda: list(state.legal_actions.of(seat))))  # noqa: B023 - called at once
        if tag == "run-trains":
            forget(state.state)
            company = state.state.agenda[-1].company
            runs.append(timed(lambda: best_run(state.state, company)))  # noqa: B023
        if number % every == 0:
            forget(state.state)
            views.append(timed(lambda: state.view(seat)))  # noqa: B023
            forget(state.state)
            previews.append(timed(lambda: state.preview(seat)))  # noqa: B023
        state.play(action)
    figure(f"{name}: all lays of a turn, nothing remembered, p95 (target 3)", percentile(lays, 0.95) * 1e3, "ms")
    figure(f"{name}: best run with its network, median (target 2)", percentile(runs, 0.5) * 1e3, "ms")
    figure(f"{name}: best run with its network, longest (target 200)", max(runs) * 1e3, "ms")
    figure(f"{name}: view, p95", percentile(views, 0.95) * 1e3, "ms")
    figure(f"{name}: preview of a question, median", percentile(previews, 0.5) * 1e3, "ms")
    figure(f"{name}: preview of a question, p95 (target 200)", percentile(previews, 0.95) * 1e3, "ms")


def cold_position(name: str, game: Game) -> None:
    """Measure the last position of a game from its record."""
    record = game.record.json()
    forget(game.state)
    figure(
        f"{name}: last position from its record, nothing remembered (target 120)",
        timed(lambda: Game.load(record)) * 1e3,
        "ms",
    )


def random_games(seconds: float) -> None:
    """Play random games of 3 to 6 players."""
    count, actions, spent, rng = 0, 0, 0.0, random.Random(1)
    while spent < seconds:
        players = 3 + count % 4

        def play(players: int = players, seed: int = count) -> int:
            game = trainshed.new("ireland", players, seed=seed)
            while seats := game.decision.seats:
                legal = list(game.legal_actions.of(seats[0]))
                game.play(rng.choice(legal))
            return len(game.actions)

        begun = process_time()
        actions += play()
        spent += process_time() - begun
        count += 1
    figure("random games of 3 to 6 players (target 1.5)", count / spent, "/s")
    figure("actions of random games", actions / spent, "/s")


def bot_games(count: int) -> None:
    """Let medium bots play four-player games."""
    begun, rich, bankrupt, decisions = process_time(), 0.0, 0, 0
    longest = 0.0
    for seed in range(count):
        game = trainshed.new("ireland", 4, seed=seed)
        bot = make("ireland", "medium", seed)
        while not game.over:
            seat = game.decision.seats[0]
            before = process_time()
            action = bot.choose(game, seat)
            longest = max(longest, process_time() - before)
            game.play(action)
            decisions += 1
        rich += sum(score.total for score in game.scores()) / game.state.bank.total
        bankrupt += bool(game.state.bankrupt)
    spent = process_time() - begun
    figure(f"{count} games of four medium bots: wealth over bank (target 1.6)", rich / count, "")
    figure(f"{count} games of four medium bots: games with a bankruptcy", bankrupt, "")
    figure("a decision of a medium bot, mean", spent / decisions * 1e3, "ms")
    figure("a decision of a medium bot, longest", longest * 1e3, "ms")


if __name__ == "__main__":
    quick = "--quick" in sys.argv
    box_of(Options())
    trainshed.find("ireland").presentation.board()  # importing it is not part of a preview
    for name, game in games()[: 1 if quick else 2]:
        replays(name, game, 2 if quick else 5)
        positions(name, game, 40 if quick else 6)
        cold_position(name, game)
    random_games(1.0 if quick else 10.0)
    bot_games(1 if quick else 10)
