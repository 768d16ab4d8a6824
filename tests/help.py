"""Helpers shared by several test packages."""

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
"""Reference material next to the checkout. Tests that need it skip with a reason where it is absent."""


def missing(reason: str) -> NoReturn:
    """Skip a test whose tools are not installed on this machine; fail in CI, where all must be present."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def random_game(title: str, players: int, seed: int, options: dict[str, Any] | None = None) -> Game:
    """Return a finished game played with random moves."""
    rng = random.Random(seed)
    game = trainshed.new(title, players, seed=seed, options=options)
    while seats := game.decision.seats:
        game.play(rng.choice(list(game.legal_actions.of(rng.choice(seats)))))
    return game
