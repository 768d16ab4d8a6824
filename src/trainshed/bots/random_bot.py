"""Random bot: picks any legal action, all equally likely."""

from __future__ import annotations

from trainshed.core import Action, Game
from trainshed.core.chance import draw


class RandomBot:
    """Picks a legal action at random. The n-th choice depends only on the seed, n and the number of legal actions."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._count = 0

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        actions = list(iter(game.legal_actions.of(seat)))  # without `iter`, `list` would count them first
        self._count += 1
        return actions[draw(self._seed, "random-bot", self._count, len(actions))]
