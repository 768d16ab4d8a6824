"""Trainshed: all your railway games under one roof.

>>> import trainshed
>>> game = trainshed.new("london", players=["Ann", "Bob"], seed=7)
>>> len(game.legal_actions) > 0
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .core import (
        LANGUAGES,
        Action,
        BadRecord,
        BadSetup,
        Game,
        Illegal,
        Message,
        Record,
        Refusal,
        Setup,
        Words,
        find,
        new,
        replay,
    )

__version__ = "0.1.0"

__all__ = [
    "LANGUAGES",
    "Action",
    "BadRecord",
    "BadSetup",
    "Game",
    "Illegal",
    "Message",
    "Record",
    "Refusal",
    "Setup",
    "Words",
    "find",
    "new",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is: commands that need none of it start at once."""
    if name in __all__:
        return getattr(import_module(".core", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
