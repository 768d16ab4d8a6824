"""Random bot: picks any legal action, all equally likely."""

from __future__ import annotations

from trainshed.core import Game, Weighed, WeighingBot
from trainshed.core.bot import at_random, only_choice
from trainshed.core.chance import draw


class RandomBot(WeighingBot):
    """Picks a legal action at random. The n-th choice depends only on the seed, n and the number of legal actions."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._count = 0

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        actions = list(game.legal_actions.of(seat))
        self._count += 1
        action = actions[draw(self._seed, "random-bot", self._count, len(actions))]
        return at_random(action, len(actions)) if len(actions) > 1 else only_choice(action)
