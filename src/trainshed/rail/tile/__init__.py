"""Tiles: their data, their shape in every rotation, and which may lie over which."""

from trainshed.rail.tile.data import PHASES, RANK, Stop, TileData, TileFile
from trainshed.rail.tile.shape import BROAD, GAUGES, NARROW, STOP, BadTile, Shape, Tile, Tiles, Track
from trainshed.rail.tile.upgrade import Fit, fit, fits, why_not_yet

__all__ = [
    "BROAD",
    "GAUGES",
    "NARROW",
    "PHASES",
    "RANK",
    "STOP",
    "BadTile",
    "Fit",
    "Shape",
    "Stop",
    "Tile",
    "TileData",
    "TileFile",
    "Tiles",
    "Track",
    "fit",
    "fits",
    "why_not_yet",
]
