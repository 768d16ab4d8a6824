"""Games of 18Ireland with lively random moves: companies start, build, run their best routes and buy trains.

Purely random moves end most games before there is any track. The moves are the same for the same seed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import trainshed
from trainshed.core import Action, Game
from trainshed.rail.play.actions import RouteChoice, Run
from trainshed.rail.play.preview import kind_of
from trainshed.rail.play.running import best_run

WEIGHTS = {
    "open-auction": 12,
    "launch": 10,
    "buy-share": 8,
    "lay": 20,
    "pay": 3,
    "buy-train": 8,
    "answer": 6,
    "buy-pool": 5,
    "buy-from": 0.2,
    "station": 10,
    "redeem": 0.2,
    "sell": 0.3,
    "bid": 2,
    "done": 2,
    "bankrupt": 0.01,
    "propose": 6,
}
"""By kind of action; those not named weigh 1."""


def new(seed: int, players: int, **how: Any) -> Game:
    """Return a game at its first turn; `how` are options, or `chance`."""
    chance = how.pop("chance", {})
    return trainshed.new("ireland", players, seed=seed, options=how, chance=chance)


def choose(game: Game, rng: random.Random) -> Action:
    """Return a move: its kind by weight, then any move of the kind."""
    seat = game.decision.seats[0]
    by_kind: dict[str, list[Action]] = {}
    for action in game.legal_actions.of(seat):
        by_kind.setdefault(kind_of(action), []).append(action)
    if "routes" in by_kind:
        company = game.state.agenda[-1].company
        best = best_run(game.state, company).routes
        return Run(seat, company, tuple(RouteChoice(it.train, it.stops, it.cells) for it in best))
    kinds = list(by_kind)
    kind = rng.choices(kinds, [WEIGHTS.get(kind, 1) for kind in kinds])[0]
    return rng.choice(by_kind[kind])


def play(seed: int, players: int, most: int = 3000, **how: Any) -> Iterator[Game]:
    """Yield a game before each of its moves; it is one and the same game."""
    game, rng = new(seed, players, **how), random.Random(seed)
    for _ in range(most):
        if game.over:
            return
        yield game
        game.play(choose(game, rng))
