"""What a map prints on a cell besides its tile: names, the ground, the cost of building, the country outside."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from trainshed.core import Message
from trainshed.rail.draw.geometry import Point
from trainshed.rail.draw.land import Relief, closed, relief
from trainshed.rail.draw.layout import SLOT, TOWN, layout
from trainshed.rail.draw.lettering import Box, NameArt, name_box, plain_name
from trainshed.rail.draw.names import SIZES, place_names, place_pill
from trainshed.rail.grid import Cell, Kind
from trainshed.rail.map import Map
from trainshed.rail.tile import Shape

COORDINATE = Box(0.0, -40.0, 9.0, 5.0)
"""Where the id of a hex is written."""
PILL = (16.5, 7.5)
"""Half the size of the sign of a cost below 100."""


class PrintArt(Struct, frozen=True):
    """The print of a cell. All of it but the names is covered by the first tile."""

    names: tuple[NameArt, ...] = ()
    ground: str = ""
    """On a map with art: `hill`, `mountain` or `water`; `sea`: a place in the sea; `closed`: it is not in the game."""
    relief: Relief | None = None
    pill: Point | None = None
    """Where the cost stands in its frame; None: at the tile's `terrain_y`, without a frame."""
    country: Message | None = None
    """Of a cell that is not in the game: the country it belongs to."""
    ring: bool = False
    """A ring is drawn around the print."""


def pill_half_width(cost: int) -> float:
    """Half the width of the sign of a cost."""
    return PILL[0] if cost < 100 else PILL[0] + 3


def print_art(map: Map, cell: Cell, shape: Shape, *, laid: bool) -> PrintArt:
    """Lay out the print of a cell under a tile, or of a cell without one."""
    names = _names(map, cell, shape)
    data, art, kind = map.cells[cell], map.file.art, map.grid.kind
    if art is None:
        return PrintArt(names)
    country = next((art.countries[mark] for mark in data.marks if mark in art.countries), "")
    if country:
        return PrintArt(names, "closed", closed(kind), country=Message(f"map-country-{country}"))
    if laid:
        return PrintArt(names)
    if art.coast and shape.tile.colour == "blue":
        return PrintArt(names, "sea")
    pill = place_pill(shape, kind, names, pill_half_width(data.cost), PILL[1]) if data.terrain and data.cost else None
    taken = _taken(shape, kind, names)
    if pill:
        taken.append(Box(*pill, pill_half_width(data.cost) + 1, PILL[1] + 1))
    rough = relief(kind, cell, data.terrain, taken) if shape.tile.data.colour == "blank" else None
    return PrintArt(names, data.terrain, rough, pill, ring=cell in art.capitals)


def names_on(map: Map, cell: Cell, shape: Shape) -> dict[str, tuple[NameArt, ...]]:
    """By tile and rotation, such as `57/2`: the names of a cell on every tile that may come to lie over a shape."""
    return {f"{one.tile.id}/{one.rotation}": _names(map, cell, one) for one in _shapes_ahead(map, shape)}


def _taken(shape: Shape, kind: Kind, names: tuple[NameArt, ...]) -> list[Box]:
    """The boxes of stops, names and the cell's id, where no hill is drawn."""
    found = [name_box(name) for name in names]
    found.append(COORDINATE)
    for stop in layout(shape, kind).stops:
        half = SLOT + 1 if stop.slots else TOWN + 1
        found += [Box(x, y, half, half) for x, y in stop.slots or ((stop.x, stop.y),)]
    return found


def _names(map: Map, cell: Cell, shape: Shape) -> tuple[NameArt, ...]:
    name = map.cells[cell].name
    if not name:
        return ()
    if map.file.art is None:
        return (plain_name(name, layout(shape, map.grid.kind).name_y),)
    art = map.file.art
    several = art.names.get(cell, ())
    names = _by_stop(map, cell, shape, several)
    if cell in art.at_sea:
        names = names or several or (name,)
        size = round(SIZES[0][0] * _name_scale(map, cell), 2)
        places = dict(zip(several or names, art.at_sea[cell], strict=True))
        return tuple([NameArt((one,), *places[one], size, sea=True) for one in names])
    return place_names(shape, map.grid.kind, names or (name,), _name_scale(map, cell))


def _name_scale(map: Map, cell: Cell) -> float:
    """Return the type size of a cell's names: cities have larger ones than towns."""
    art, printed = map.file.art, map.print_of(cell)
    assert art is not None
    city = printed is not None and any(stop.slots for stop in printed.tile.stops)
    usual = art.city_size if city and art.city_size else art.name_size
    return art.large_names.get(cell, usual)


def _by_stop(map: Map, cell: Cell, shape: Shape, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of printed stops in the order of a tile's stops; empty if they do not fit.

    A tile may have a town before a city where the print has it after: names go with the kind.
    """
    printed = map.print_of(cell)
    kinds = [stop.kind for stop in shape.tile.stops]
    known = [stop.kind for stop in printed.tile.stops] if printed else kinds
    if not names or sorted(kinds) != sorted(known):
        return ()
    left = list(zip(known, names, strict=True))
    return tuple(left.pop(next(n for n, (one, _) in enumerate(left) if one == kind))[1] for kind in kinds)


@lru_cache(maxsize=64)
def _shapes_ahead(map: Map, start: Shape) -> tuple[Shape, ...]:
    """The tiles in all rotations that may come to lie over a print, one over the other."""
    found: dict[Shape, None] = {}
    todo = [start]
    while todo:
        for _, shapes in map.after(todo.pop()):
            for shape in shapes:
                if shape not in found:
                    found[shape] = None
                    todo.append(shape)
    return tuple(found)
