"""The tiles of a game with their geometry, for components to draw."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from trainshed.core import Message
from trainshed.rail.draw.geometry import Point
from trainshed.rail.draw.layout import TileArt, layout
from trainshed.rail.draw.position import Livery
from trainshed.rail.tile import Tile, Tiles


class TileInfo(Struct, frozen=True):
    """A tile, how many there are (-1: no limit), and what to draw."""

    id: str
    count: int
    art: TileArt
    kind: str = ""
    """What the title's own rules call it (mine, castle ...)."""
    ground: str = ""
    """The kind of cell it needs; any if empty."""
    turned: tuple[tuple[Point, ...], ...] = ()
    """Turned by one step, two ...: where its values, label and mark stand. The rest turns with the tile."""
    rotations: tuple[int, ...] = (0,)
    """The rotations that look different; all others repeat one of these."""
    name: Message | None = None
    """How it is called; None: by its id."""


class TileSet(Struct, frozen=True):
    """The tiles of a track game, on its kind of grid, with the colours of its companies."""

    game: str
    grid: str
    tiles: tuple[TileInfo, ...]
    liveries: dict[str, Livery]


def tile_infos(tiles: Tiles, named: Callable[[Tile], Message] | None = None) -> tuple[TileInfo, ...]:
    """Every tile, unturned, and where its text stands when turned; called as `named` says."""
    return tuple(
        TileInfo(
            tile.id,
            tile.data.count,
            layout(tile.shape(0), tiles.grid),
            tile.data.kind,
            tile.data.ground,
            tuple(_texts(tile, rotation, tiles) for rotation in range(1, tile.sides)),
            tile.rotations,
            named(tile) if named is not None else None,
        )
        for tile in tiles.values()
    )


def _texts(tile: Tile, rotation: int, tiles: Tiles) -> tuple[Point, ...]:
    """Text stays upright, so it looks for room anew in every rotation."""
    art = layout(tile.shape(rotation), tiles.grid)
    return tuple((text.x, text.y) for text in (*art.values, art.label, art.mark) if text is not None)
