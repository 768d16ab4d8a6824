"""Trainshed: all your railway games under one roof.

>>> import trainshed
>>> game = trainshed.new("london", players=["Ann", "Bob"], seed=7)
>>> len(game.legal_actions) > 0
True
"""

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
