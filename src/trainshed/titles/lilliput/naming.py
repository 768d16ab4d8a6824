"""Names of tiles: by colour, content and shape of the track, never by a number.

The log, refusals, the terminal and the page all use the message made here; the words are in the catalogues. The name
is derived from the tile's data, so it is right for a corrected box too.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from trainshed.core import Message
from trainshed.rail.tile import STOP, Tile


@lru_cache(maxsize=512)
def tile_name(tile: Tile) -> Message:
    """Return the tile's name.

    >>> from trainshed.core import Words
    >>> from .box import open_box
    >>> Words("en")(tile_name(open_box().tiles["Y-CS"])), Words("de")(tile_name(open_box().tiles["G-P-SWL"]))
    ('yellow city, straight', 'grünes Gleis, Weiche links')
    """
    data = tile.data
    return Message(
        "lilliput-tile",
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


def tile_name_or_id(tiles: Mapping[str, Tile], id: str) -> Message | str:
    """Return the name of the tile with this id; for an unknown id, the id itself (at most 20 characters)."""
    tile = tiles.get(id)
    return tile_name(tile) if tile is not None else id[:20]


def train_name(id: str) -> Message:
    """Return a train's name without the word train: some languages add an ending to a number, but not to a 3D.

    >>> from trainshed.core import Words
    >>> [Words("de")(train_name(id)) for id in ("2", "3D")]
    ['2er', '3D']
    """
    return Message("lilliput-train" if id.isdecimal() else "lilliput-train-d", {"train": id[:20]})


def _what(tile: Tile) -> str:
    """Return the content of the tile: a special place (`castle`, `mine`), else its stop, else only track."""
    data = tile.data
    if data.kind:
        return data.kind
    if not tile.stops:
        return "track" if tile.tracks else "nothing"
    if data.name:
        return "named"
    if data.company:
        return "owned"
    if tile.stops[0].kind != "city":
        return "town"
    return "metropolis" if tile.label else "city"


def _shape(tile: Tile) -> str:
    """Return the shape of the track, independent of the tile's rotation."""
    exits = tile.shape(0).exits
    if len(exits) < 2:
        return "end" if exits else "none"
    if len(exits) == 2:
        return "straight" if exits[1] - exits[0] == 2 else "curve"
    if tile.stops:
        return "three" if len(exits) == 3 else "four"
    return _junction(tile)


def _junction(tile: Tile) -> str:
    """Return the shape of plain track with more than two exits: left or right switch, bridge, or all connections."""
    ways = {(track.a, track.b) for track in tile.shape(0).tracks if track.b < STOP}
    if len(ways) == 6:
        return "every"
    if ways == {(0, 2), (1, 3)}:
        return "bridge"
    straight = [way for way in ways if way[1] - way[0] == 2]
    bent = [way for way in ways if way[1] - way[0] != 2]
    if len(straight) == len(bent) == 1:
        points = next(iter(set(straight[0]) & set(bent[0])))
        branch = next(iter(set(bent[0]) - {points}))
        return "switch-left" if branch == (points + 1) % 4 else "switch-right"
    return "several"
