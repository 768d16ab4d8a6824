"""Names of tiles, trains and places in texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from trainshed.core import Message
from trainshed.rail.board import Board
from trainshed.rail.map import Place
from trainshed.rail.tile import STOP, Tile


def train_name(kind: str) -> Message:
    """Return a train's name without the word train: some languages give a number an ending that 3D does not take.

    >>> from trainshed.core import Words
    >>> [Words("de")(train_name(kind)) for kind in ("2", "3D")]
    ['2er', '3D']
    """
    return Message("rail-train" if kind.isdecimal() else "rail-train-d", {"train": kind[:20]})


def number_name(tile: Tile) -> Message:
    """Return a tile's name by its number."""
    return Message("rail-tile", {"tile": tile.id})


def place_name(board: Board, place: Place) -> str:
    """Return what the log calls a stop: the printed name of its cell, else the cell."""
    cell, index = place
    data = board.map.cells.get(cell)
    shape = board.shape(cell)
    stops = shape.tile.stops if shape else ()
    name = (stops[index].name if 0 <= index < len(stops) else "") or (data.name if data else "")
    return name or cell


def cell_name(board: Board, cell: str) -> str:
    """Return the printed name of a cell; empty if it has none."""
    data = board.map.cells.get(cell)
    return data.name if data else ""


# Tiles without a number are named by colour, content and shape of the track. The name is derived from the tile's data,
# so it is right for a corrected box too.


@lru_cache(maxsize=512)
def tile_name(key: str, tile: Tile) -> Message:
    """Return the tile's name: the title's message `key`, with words for content and shape as arguments."""
    data = tile.data
    return Message(
        key,
        {
            "tile": tile.id,
            "colour": tile.colour,
            "what": _what(tile),
            "shape": _shape(tile),
            "name": data.name,
            "company": data.company,
            "bonus": data.bonus,
        },
    )


def tile_name_or_id(key: str, tiles: Mapping[str, Tile], id: str) -> Message | str:
    """Return the name of the tile with this id; for an unknown id, the id itself (at most 20 characters)."""
    tile = tiles.get(id)
    return tile_name(key, tile) if tile is not None else id[:20]


def _what(tile: Tile) -> str:
    """Return the content of the tile: a special place (`castle`, `mine`), else its stop, else only track."""
    data = tile.data
    if data.kind:
        return data.kind
    if not tile.stops:
        return "track" if tile.tracks else "nothing"
    if data.name or data.company:
        return "named" if data.name else "owned"
    if tile.stops[0].kind != "city":
        return "town"
    return "metropolis" if tile.label else "city"


def _shape(tile: Tile) -> str:
    """Return the shape of the track, independent of the tile's rotation."""
    exits = tile.shape(0).exits
    if len(exits) < 2:
        return "end" if exits else "none"
    if len(exits) == 2:
        return "straight" if (exits[1] - exits[0]) * 2 == tile.sides else "curve"
    if tile.stops:
        return {3: "three", 4: "four"}.get(len(exits), "several")
    return _junction(tile, len(exits))


def _junction(tile: Tile, exits: int) -> str:
    """Return the shape of plain track with more than two exits: left or right switch, bridge, or all connections."""
    ways = {(track.a, track.b) for track in tile.shape(0).tracks if track.b < STOP}
    straight = {way for way in ways if (way[1] - way[0]) * 2 == tile.sides}
    bent = ways - straight
    if exits > 3 and len(ways) == exits * (exits - 1) // 2:
        return "every"
    if len(straight) == 2 and not bent:
        return "bridge"
    if len(straight) == len(bent) == 1 and exits == 3:
        ((a, b), (c, d)) = *straight, *bent
        points, branch = (c, d) if c in (a, b) else (d, c)
        return "switch-left" if (branch - points) % tile.sides * 2 < tile.sides else "switch-right"
    return "several"
