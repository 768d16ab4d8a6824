"""What several tests need."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any, NoReturn

import pytest

import trainshed
from trainshed.core import Game

ROOT = Path(__file__).parent.parent
SHARED = ROOT.parent / "shared"
"""Reference material that lies beside a checkout; tests that need it skip with a reason where it is absent."""


def missing(reason: str) -> NoReturn:
    """Skip a test whose tools are not on this machine; in CI, where all must be there, fail."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def random_game(title: str, players: int, seed: int, options: dict[str, Any] | None = None) -> Game:
    """A whole game by chance."""
    rng = random.Random(seed)
    game = trainshed.new(title, players, seed=seed, options=options)
    while seats := game.decision.seats:
        game.play(rng.choice(list(game.legal_actions.of(rng.choice(seats)))))
    return game
