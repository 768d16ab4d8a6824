"""Random bot: picks any legal action, all equally likely."""

from __future__ import annotations

from trainshed.core import Action, Game, Weighed, WeighingBot
from trainshed.core.bot import at_random, only_choice
from trainshed.core.chance import draw


class RandomBot(WeighingBot):
    """Picks a legal action at random. The n-th choice depends only on the seed, n and the number of legal actions."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._count = 0

    def _pick(self, game: Game, seat: int) -> tuple[Action, int]:
        """Return an action and the number of those it was picked from."""
        actions = list(iter(game.legal_actions.of(seat)))  # without `iter`, `list` would count them first
        self._count += 1
        return actions[draw(self._seed, "random-bot", self._count, len(actions))], len(actions)

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        """Nothing is put together: games at random are played by the thousand."""
        return self._pick(game, seat)[0]

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        action, count = self._pick(game, seat)
        return at_random(action, count) if count > 1 else only_choice(action)
