"""The tiles of the track games, for whoever wants to look at them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from trainshed.rail.map import Map

TRACK_GAMES = {"18Lilliput": "lilliput", "18CZ": "cz", "18Ireland": "ireland"}
"""Names of the games with tiles, and their folders here."""


@cache
def track_map(name: str) -> Map:
    """The map and the tiles of a track game."""
    return Map.load(data_folder(name))


def data_folder(name: str) -> Path:
    return Path(__file__).parent / TRACK_GAMES[name] / "data"
