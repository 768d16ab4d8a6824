"""Bots by title and level, behind one interface.

>>> import trainshed
>>> from trainshed.bots import make
>>> game = trainshed.new("london", seed=7)
>>> make("london", "random", seed=1).choose(game, seat=0) in game.legal_actions
True
"""

from __future__ import annotations

from trainshed.core import Bot, find

from .chance_bot import RandomBot


class UnknownLevel(LookupError):  # noqa: N818 - named by its cause
    """A title has no bot of that level."""


def levels(title: str) -> tuple[str, ...]:
    """The levels there are for a title, weakest first."""
    return ("random", *find(title).levels)


def make(title: str, level: str, seed: int) -> Bot:
    """A bot for a title; the same seed always plays the same way."""
    if level == "random":
        return RandomBot(seed)
    brought = find(title).levels
    if level not in brought:
        raise UnknownLevel(f"{title} has no bot {level[:40]!r}; there are: {', '.join(levels(title))}")
    return brought[level](seed)


__all__ = ["Bot", "RandomBot", "UnknownLevel", "levels", "make"]
