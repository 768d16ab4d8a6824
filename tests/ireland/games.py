"""Whole games of 18Ireland played at random: by kind of act, so that rare ones come up too."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

import trainshed
from tests.ireland.stock_table import state_of
from trainshed.core import Action, Game
from trainshed.rail.play.actions import (
    BuyFromCompany,
    BuyFromPool,
    BuyShare,
    BuyTrain,
    Done,
    LayTile,
    PayOut,
    RouteChoice,
    Run,
    SellShares,
    Withhold,
)
from trainshed.rail.play.running import best_run
from trainshed.titles.ireland.actions import GoBankrupt, Issue, Launch, OpenAuction, Propose, Redeem
from trainshed.titles.ireland.state import PRESETS, Options

WEIGHTS: dict[type[Action], float] = {
    Done: 1.0,
    LayTile: 4,
    Issue: 0.15,
    Redeem: 0.3,
    PayOut: 2,
    Withhold: 1,
    SellShares: 0.25,
    BuyShare: 2.5,
    BuyTrain: 5,
    BuyFromPool: 3,
    BuyFromCompany: 0.6,
    OpenAuction: 2,
    Launch: 2,
    Propose: 5,
    GoBankrupt: 0.2,
}
"""How often a kind of act is chosen where it is possible; all others 1.5."""


def choose(game: Game, rng: random.Random, *, sensible: bool = True) -> Action:
    """Choose a kind of act, then one of that kind; trains mostly run their best routes."""
    by_kind: dict[type[Action], list[Any]] = {}
    for legal in game.legal_actions:
        by_kind.setdefault(type(legal), []).append(legal)
    kinds = list(by_kind)
    weights = [WEIGHTS.get(kind, 1.5) if sensible else 1 for kind in kinds]
    action: Action = rng.choice(by_kind[rng.choices(kinds, weights)[0]])
    if isinstance(action, Run) and rng.random() < 0.9:
        routes = best_run(state_of(game), action.company).routes
        return Run(action.seat, action.company, tuple(RouteChoice(it.train, it.stops, it.cells) for it in routes))
    return action


def played(players: int, seed: int, *, sensible: bool = True, most: int = 10_000, **options: Any) -> Game:
    """Return a game played to its end, or until it has so many actions."""
    rng, game = random.Random(seed), trainshed.new("ireland", players, seed=seed, options=options)
    while not game.over and len(game.actions) < most:
        game.play(choose(game, rng, sensible=sensible))
    return game


def switches() -> Iterator[dict[str, Any]]:
    """Yield each option alone, in each value that is not the usual one."""
    for field in msgspec.structs.fields(Options):
        values = (True, False) if field.type is bool else field.type.__args__
        for value in values:
            if value != field.default:
                yield {field.name: value}


SETTINGS: tuple[dict[str, Any], ...] = (*map(dict, PRESETS.values()), *switches())
"""The presets, and each switch alone."""
