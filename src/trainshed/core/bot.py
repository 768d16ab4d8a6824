"""The bot interface."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from .message import Message

if TYPE_CHECKING:
    from .action import Action
    from .game import Game
    from .message import Arg

MOST_REASONS = 3
ADVICE_KEYS = (
    *("advice-at-random", "advice-only-choice", "advice-fixed-rule", "advice-out-of-time"),
    *("advice-instead", "advice-instead-alike", "advice-instead-close", "advice-instead-behind"),
)
"""Catalogue keys of reasons that bots of every title may have."""


def no_reasons() -> Sequence[Message]:
    return ()


class Weighed(Struct):
    """An action that a bot has chosen, and what it weighed. Reasons are put together only for those who ask."""

    action: Action
    reasons: Callable[[], Sequence[Message]] = no_reasons
    """The quantities that decided, the weightiest first."""
    other: Action | None = None
    """The best of the other actions it compared; None: it compared none."""
    behind: float | None = None
    """By how much the bot rated the other one lower; None: it did not rate it in numbers."""
    unit: Callable[[int], Arg] = int
    """What it rates in."""
    drawn: bool = False
    """True if both counted as equal, and a draw decided."""
    secret: bool = False
    """True if the reasons tell what opponents could use in the same round, such as how far the bot will bid."""


class Bot(Protocol):
    """Chooses actions for a seat.

    A bot must not use what its seat cannot see. The caller passes `game.resample_hidden(seat, seed)` instead of the
    game, so the bot has no access to hidden information. The same game, seed and budget give the same action on any
    machine: budgets count work, not time. A budget of 1 is the default work of the level; 0.5 is half of it.
    """

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action: ...

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        """Return the same action as `choose`, with what was weighed."""
        ...


class WeighingBot(ABC):
    """A bot that chooses by weighing: there is one way to its action, whether somebody asks for reasons or not."""

    @abstractmethod
    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        """Return the bot's action and what it weighed."""

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        return self.weigh(game, seat, budget).action


def at_random(action: Action, count: int) -> Weighed:
    """Return an action that was picked at random among `count`."""
    return Weighed(action, lambda: [Message("advice-at-random", {"count": count})])


def only_choice(action: Action) -> Weighed:
    """Return the only action there is."""
    return Weighed(action, lambda: [Message("advice-only-choice")])


def reasons_of(weighed: Weighed, describe: Callable[[Action], Message]) -> tuple[Message, ...]:
    """Return the reasons of a choice, the weightiest first, and last the runner-up and how far it is behind."""
    found = list(weighed.reasons())[:MOST_REASONS]
    if weighed.other is not None:
        args: dict[str, Arg] = {"other": describe(weighed.other)}
        if weighed.drawn:
            found.append(Message("advice-instead-alike", args))
        elif weighed.behind is None:
            found.append(Message("advice-instead", args))
        elif round(weighed.behind) <= 0:
            found.append(Message("advice-instead-close", args))
        else:
            behind = weighed.unit(round(weighed.behind))
            found.append(Message("advice-instead-behind", {**args, "behind": behind}))
    return tuple(found) or (Message("advice-fixed-rule"),)
