"""Speed of 18CZ: Your first game, one figure per line: `make bench`.

Targets: at least 8 random five-player games per second, all tile lays of a full board within 3 ms in 95 of 100 cases,
a copy within 40 µs, a view within 3 ms in 95 of 100 cases.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from time import process_time

import trainshed
from trainshed.cli.bench import bench, figure
from trainshed.core import Action, Game
from trainshed.rail.owners import BANK
from trainshed.rail.play.actions import BuyTrain, LayTile, PlaceStation
from trainshed.titles.cz.first.setup import in_play

PLAYERS = 5
FULL = 35
"""Tiles on a board that counts as full; a five-player game lays 50 at most, some of them over others."""
CASH = 400
"""Every company has at least so much before every move, so that games last ten rounds and reach the last phase."""
BUILDS = (LayTile, PlaceStation, BuyTrain)


def percentile(times: list[float], part: float) -> float:
    """Return the percentile of the times; `part` is a fraction from 0 to 1."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def forget(game: Game) -> None:
    """Empty all caches, so that the benchmark measures a position nobody has looked at."""
    state = game.state
    state.box.runs.clear()
    state.board.map.networks.clear()
    state.board.map.reaches.clear()


def timed(work: Callable[[], object]) -> float:
    """Return the CPU seconds of one call."""
    begun = process_time()
    work()
    return process_time() - begun


def fill_treasuries(game: Game) -> None:
    """Give the companies money, so that nobody ends the game early."""
    bank = game.state.bank
    for company in in_play(game.state):
        bank.pay(BANK, company, max(0, CASH - bank[company]))


def choose(game: Game, actions: list[Action], rng: random.Random) -> Action:
    """Build or buy in 9 of 10 cases where that is possible; most tiles go on free cells, so that the map fills."""
    builds = [action for action in actions if isinstance(action, BUILDS)]
    if not builds or rng.random() > 0.9:
        return rng.choice(actions)
    new = [action for action in builds if isinstance(action, LayTile) and action.cell not in game.state.board.laid]
    return rng.choice(new if new and rng.random() < 0.85 else builds)


def busy_games(games: int) -> None:
    """Measure lists, views and previews along games of companies that build whatever they can."""
    lays: list[float] = []
    views: list[float] = []
    previews: list[float] = []
    most = tiles = 0
    for seed in range(games):
        rng, game = (
            random.Random(seed),
            trainshed.new("cz_first", PLAYERS, seed=seed, options={"nothing_on_sale_ends": False}),
        )
        while seats := game.decision.seats:
            (seat,) = seats
            fill_treasuries(game)
            is_lay = game.state.agenda[-1].tag == "lay-track"
            if is_lay and len(game.state.board.laid) >= FULL:
                forget(game)
                lays.append(timed(lambda game=game, seat=seat: list(game.legal_actions.of(seat))))  # type: ignore[misc]
            actions = list(game.legal_actions.of(seat))
            most = max(most, len(actions)) if is_lay else most
            forget(game)
            views.append(timed(lambda game=game, seat=seat: game.view(seat)))  # type: ignore[misc]
            if len(game.actions) % 4 == 0:
                forget(game)
                previews.append(timed(lambda game=game, seat=seat: game.preview(seat)))  # type: ignore[misc]
            game.play(choose(game, actions, rng))
        tiles += len(game.state.board.laid)
    what = f"all tile lays of a board with {FULL} tiles or more ({most} at most), nothing remembered"
    figure(f"{what}, median", percentile(lays, 0.5) * 1e3, "ms")
    figure(f"{what}, p95 (target 3)", percentile(lays, 0.95) * 1e3, "ms")
    figure(
        f"view of a busy game ({tiles // games} tiles at the end), nothing remembered, p95",
        percentile(views, 0.95) * 1e3,
        "ms",
    )
    figure("preview of a busy game, nothing remembered, median", percentile(previews, 0.5) * 1e3, "ms")
    figure("preview of a busy game, nothing remembered, p95", percentile(previews, 0.95) * 1e3, "ms")


if __name__ == "__main__":
    quick = "--quick" in sys.argv
    bench("cz_first", seconds=0.5 if quick else 2.0)
    busy_games(1 if quick else 8)
