"""The bot interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from .action import Action
    from .game import Game


class Bot(Protocol):
    """Chooses actions for a seat.

    A bot must not use what its seat cannot see. The caller passes `game.resample_hidden(seat, seed)` instead of the
    game, so the bot has no access to hidden information. The same game, seed and budget give the same action on any
    machine: budgets count work, not time. A budget of 1 is the default work of the level; 0.5 is half of it.
    """

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action: ...
