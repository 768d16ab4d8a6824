"""Ways to play through a game, or far into one, for tests that need many positions."""

from __future__ import annotations

import random
from typing import Any

from tests.cz.table import COMPANIES, acting, begin, listed, new, revenue, set_cash, step, to_phase
from trainshed.core import Action, Game
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, LayTile, PlaceStation

LIKED = (LayTile, BuyTrain, BuyFromPool, PlaceStation)


def choose(game: Game, rng: random.Random, *, greedy: bool) -> Action:
    """Return a random action; if greedy, mostly a lay, a station or a purchase."""
    legal = listed(game)
    liked = [action for action in legal if isinstance(action, LIKED)] if greedy else []
    return rng.choice(liked if liked and rng.random() < 0.9 else legal)


def busy_map(seed: int, **options: Any) -> Game:
    """Phase 4: for some rounds every company lays the best of a few random tiles, and places stations."""
    rng, game = random.Random(seed), to_phase(new(5, nothing_on_sale_ends=False, **options), 4)
    for _ in range(9):
        for who in COMPANIES:
            set_cash(game, who, 1000)
            begin(game, who)
            lays = [action for action in listed(game) if isinstance(action, LayTile)]
            trials = []
            for action in rng.sample(lays, min(6, len(lays))):
                trial = game.copy()
                trial.play(action)
                trials.append((revenue(trial, who, "5", "4"), action))
            game.play(max(trials, key=lambda trial: trial[0])[1])
            if (step(game), acting(game)) == ("build-station", who) and rng.random() < 0.3:
                game.play(listed(game)[0])
    return game
