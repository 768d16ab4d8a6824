"""Create bots by title and level.

>>> import trainshed
>>> from trainshed.bots import make
>>> game = trainshed.new("london", seed=7)
>>> make("london", "random", seed=1).choose(game, seat=0) in game.legal_actions
True
"""

from __future__ import annotations

from trainshed.core import Bot, find

from .random_bot import RandomBot


class UnknownLevel(LookupError):  # noqa: N818 - named by its cause
    """The title has no bot of the requested level."""


def levels(title: str) -> tuple[str, ...]:
    """Return the bot levels of a title that are offered to players, weakest first."""
    return ("random", *find(title).levels)


def make(title: str, level: str, seed: int) -> Bot:
    """Create a bot for a title, of an offered or a hidden level. The same seed always gives the same play."""
    found = find(title)
    factories = {"random": RandomBot, **found.levels, **found.hidden_levels}
    if level not in factories:
        raise UnknownLevel(f"{title} has no bot {level[:40]!r}; there are: {', '.join(levels(title))}")
    return factories[level](seed)


__all__ = ["Bot", "RandomBot", "UnknownLevel", "levels", "make"]
