"""The tiles of a game with their geometry, for the web page's components to draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Message
from trainshed.rail.draw.geometry import Point
from trainshed.rail.draw.layout import TileArt, layout
from trainshed.rail.draw.position import Livery
from trainshed.rail.tile import Tile, Tiles, upgrade_rotations


class TileInfo(Struct, frozen=True):
    """A tile, its count (-1: no limit) and its drawing."""

    id: str
    count: int
    art: TileArt
    kind: str = ""
    """Its kind in the title's own rules (mine, castle ...)."""
    ground: str = ""
    """The kind of cell it needs; empty: any."""
    turned: tuple[tuple[Point, ...], ...] = ()
    """For the rotations 1, 2 ...: the positions of its values, label and mark. Everything else rotates with the tile.
    """
    rotations: tuple[int, ...] = (0,)
    """The rotations that look different; all others look like one of these."""
    name: Message | None = None
    """Its display name; None: its id."""
    upgrades: tuple[str, ...] = ()
    """Tiles that may replace it, where the game has such a list."""


class TileSet(Struct, frozen=True):
    """The tiles of a track game, on its kind of grid, with the colours of its companies."""

    game: str
    grid: str
    tiles: tuple[TileInfo, ...]
    liveries: dict[str, Livery]


_PLAIN = Livery("#6b6459", "#ffffff")
"""For a company in a colour that no company with a livery has."""


def company_liveries(known: Mapping[str, Livery], colours: Mapping[str, str]) -> dict[str, Livery]:
    """Return the livery of every company; `colours` has the name of each company's colour.

    A company that a table added to the box gets the livery of one with the same colour, with its own letters.

    >>> found = company_liveries({"MR": Livery("#2b5fa8", letters="M")}, {"MR": "blue", "XRAY1": "blue"})
    >>> found["XRAY1"]
    Livery(fill='#2b5fa8', ink='#fff', letters='XRAY')
    """
    found = {}
    for company, colour in colours.items():
        alike = next((known[other] for other, its in colours.items() if its == colour and other in known), _PLAIN)
        found[company] = known.get(company) or replace(alike, letters=company[:4])
    return found


def tile_infos(
    tiles: Tiles, named: Callable[[Tile], Message] | None = None, *, upgrades: bool = False
) -> tuple[TileInfo, ...]:
    """Every tile at rotation 0, with its text positions in the other rotations; `named` gives the display name.

    With `upgrades` each tells which tiles may replace it.
    """
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
            _upgrades(tile, tiles) if upgrades else (),
        )
        for tile in tiles.values()
    )


def _upgrades(old: Tile, tiles: Tiles) -> tuple[str, ...]:
    """The tiles in the box that may replace a tile in some rotation."""
    return tuple(new.id for new in tiles.values() if new.data.count and upgrade_rotations(old.shape(0), new))


def _texts(tile: Tile, rotation: int, tiles: Tiles) -> tuple[Point, ...]:
    """The positions of a tile's text in one rotation. Text stays upright, so it is placed anew for each rotation."""
    art = layout(tile.shape(rotation), tiles.grid)
    return tuple((text.x, text.y) for text in (*art.values, art.label, art.mark) if text is not None)
