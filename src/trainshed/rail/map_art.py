"""How a map is drawn beyond its cells: rivers, names of twin cities, countries outside the game.

It is the table `[art]` of a ``map.toml``. A map without it is drawn plainly.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from trainshed.rail.grid import Cell
from trainshed.rail.tile.data import Origin


class Waypoint(NamedTuple):
    """A point of the map: a cell and the distance from its middle, in units of the drawing (a hex has side 50)."""

    cell: Cell
    x: float
    y: float


class RiverData(Struct, frozen=True, forbid_unknown_fields=True):
    """A river from its source to its mouth."""

    name: str
    course: tuple[Waypoint, ...]
    """The water runs smoothly through these points, and only through their cells."""
    labels: tuple[tuple[Cell, float, float, float], ...] = ()
    """Where its name may be written: cell, x, y, angle in degrees. The first one whose cell has no tile is used."""
    width: float = 9.0

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells it runs through, in this order."""
        return tuple(dict.fromkeys(point.cell for point in self.course))


class MapArt(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `[art]` of a ``map.toml``."""

    rivers: tuple[RiverData, ...] = ()
    names: dict[Cell, tuple[str, ...]] = {}
    """Cells with several names: one for each printed stop."""
    countries: dict[str, str] = {}
    """By mark of a cell that is not in the game: the country it belongs to; its name is the text `map-country-…`."""
    capitals: tuple[Cell, ...] = ()
    """Cells whose print has a ring around it."""
    coast: bool = False
    """Around the cells lies the sea: the land is drawn with a coast, blue cells as places in the sea."""
    name_size: float = 1.0
    """The type size of names as a share of the usual one: larger on a map of many cells."""
    city_size: float | None = None
    """The same for cells with a city; None: as for the others."""
    large_names: dict[Cell, float] = {}
    """The same for single cells."""
    at_sea: dict[Cell, tuple[tuple[float, float], ...]] = {}
    """Names that stand on the sea beside their cell, one place for each: the middle of its base, seen from the
    middle of the cell."""
    origin: Origin = ""
