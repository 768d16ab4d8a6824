"""Tiles: their data, their shape in every rotation, and which may be laid over which."""

from trainshed.rail.tile.data import PHASES, RANK, Stop, TileData, TileFile
from trainshed.rail.tile.shape import BROAD, GAUGES, NARROW, STOP, BadTile, Shape, Tile, Tiles, Track, mask_of
from trainshed.rail.tile.upgrades import Upgrade, upgrade, upgrade_rotations, why_not_yet

__all__ = [
    "BROAD",
    "GAUGES",
    "NARROW",
    "PHASES",
    "RANK",
    "STOP",
    "BadTile",
    "Shape",
    "Stop",
    "Tile",
    "TileData",
    "TileFile",
    "Tiles",
    "Track",
    "Upgrade",
    "mask_of",
    "upgrade",
    "upgrade_rotations",
    "why_not_yet",
]
