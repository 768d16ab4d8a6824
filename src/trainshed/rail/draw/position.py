"""A board laid out for drawing: each cell with its tile, names, costs and stations.

The result is sent to the web page as JSON and is the input of the SVG.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from tomllib import loads

from msgspec import Struct, convert

from trainshed.rail.board import Board
from trainshed.rail.draw.geometry import HALF, SIDE, Point, corners, middle
from trainshed.rail.draw.land import RiverArt, coast, land, river
from trainshed.rail.draw.layout import TileArt, layout
from trainshed.rail.draw.lettering import NameArt, name_box
from trainshed.rail.draw.prints import PrintArt, names_on, print_art
from trainshed.rail.grid import Cell
from trainshed.rail.map import ON_CELL, Map
from trainshed.rail.tile import Shape


class Livery(Struct, frozen=True):
    """The look of a company's station: disc colour, text colour, letters."""

    fill: str
    ink: str = "#fff"
    letters: str = ""


def load_liveries(folder: Path) -> dict[str, Livery]:
    """Read the ``liveries.toml`` of a title's data folder."""
    return convert(loads((folder / "liveries.toml").read_text("utf-8")), dict[str, Livery])


class StationArt(Struct, frozen=True):
    """A station in its slot, or a reservation of the slot."""

    x: float
    y: float
    company: str
    reserved: bool = False


class CellArt(Struct, frozen=True):
    """One cell of a board."""

    cell: Cell
    x: float
    y: float
    laid: bool
    art: TileArt | None
    name: str = ""
    terrain: str = ""
    cost: int = 0
    stations: tuple[StationArt, ...] = ()
    marks: tuple[str, ...] = ()
    print: PrintArt | None = None
    """None on an unbounded grid, where nothing is printed."""


class StubArt(Struct, frozen=True):
    """Track printed on a cell at its edge, until a tile is laid there."""

    cell: Cell
    path: str


class BoardArt(Struct, frozen=True):
    """A whole board, or a map without tiles."""

    grid: str
    view: tuple[float, float, float, float]
    """Left, top, width, height."""
    cells: tuple[CellArt, ...]
    borders: tuple[str, ...] = ()
    """Blocked borders, as paths."""
    stubs: tuple[StubArt, ...] = ()
    rivers: tuple[RiverArt, ...] = ()
    land: str = ""
    """The outline of the cells in the game, to clip rivers with."""
    coast: str = ""
    """The coast of the land, as a path; empty: no sea is drawn."""
    coordinates: float = 7.0
    """The type size of the cells' ids."""
    names_on: dict[Cell, dict[str, tuple[NameArt, ...]]] = {}
    """By cell, then by tile and rotation such as `57/2`: its names once that tile lies there. Only on request."""


def scale(map: Map) -> float:
    """The length in the drawing of one unit of `Grid.centre`."""
    return 2 * HALF if map.grid.kind == "square" else SIDE


def centre(map: Map, cell: Cell) -> Point:
    """The position of a cell's middle in the drawing."""
    x, y = map.grid.centre(cell)
    k = scale(map)
    return round(x * k, 2), round(y * k, 2)


def position(board: Board, *, ahead: bool = False, only: Sequence[Cell] = ()) -> BoardArt:
    """Lay out the board in its current state; with `ahead` also the names of cells on tiles laid later.

    With `only` no other cells are laid out.
    """
    map = board.map
    shapes = dict(board.shapes())
    cells = list(only) or list(map.cells) or _patch(board)
    drawn = []
    for cell in cells:
        x, y = centre(map, cell)
        shape = shapes.get(cell)
        art = layout(shape, map.grid.kind) if shape else None
        data = map.cells.get(cell)
        laid = cell in board.laid
        drawn.append(
            CellArt(
                cell,
                x,
                y,
                laid,
                art,
                data.name if data else "",
                data.terrain if data and not laid else "",
                data.cost if data and not laid else 0,
                _stations(board, cell, art),
                data.marks if data else (),
                print_art(map, cell, shape, laid=laid) if data and shape else None,
            )
        )
    pad = SIDE + (24 if map.file.art and map.file.art.coast else 4)  # the sea along the coast
    left, top = min(c.x for c in drawn) - pad, min(c.y for c in drawn) - pad
    beside = [(c.x, c.y, name_box(name)) for c in drawn if c.print for name in c.print.names if name.sea]
    right = max([*(c.x + pad for c in drawn), *(x + box.x + box.wide + 6 for x, _, box in beside)])
    bottom = max([*(c.y + pad for c in drawn), *(y + box.y + box.high + 6 for _, y, box in beside)])
    view = (round(left, 1), round(top, 1), round(right - left, 1), round(bottom - top, 1))
    rivers, outline = _rivers(map, drawn)
    return BoardArt(
        map.grid.kind,
        view,
        tuple(drawn),
        _borders(map),
        _stubs(board),
        rivers,
        outline,
        _coast(map, drawn),
        8.6 * map.file.art.name_size if map.file.art else 7.0,
        _names_ahead(map, shapes) if ahead else {},
    )


def _names_ahead(map: Map, shapes: Mapping[Cell, Shape]) -> dict[Cell, dict[str, tuple[NameArt, ...]]]:
    """The names of cells on tiles laid later. On a map without art they stay where they are."""
    if map.file.art is None:
        return {}
    return {cell: names_on(map, cell, shapes[cell]) for cell, data in map.cells.items() if data.name}


def _rivers(map: Map, cells: list[CellArt]) -> tuple[tuple[RiverArt, ...], str]:
    """The rivers, and the land they are clipped to."""
    art = map.file.art
    if art is None or not art.rivers:
        return (), ""
    middles = {cell: centre(map, cell) for cell in map.cells}
    inside = [(cell.x, cell.y) for cell in cells if not (cell.print and cell.print.ground == "closed")]
    return tuple(river(one, middles) for one in art.rivers), land(map.grid.kind, inside)


def _coast(map: Map, cells: list[CellArt]) -> str:
    """The coast around all cells but those in the sea."""
    if map.file.art is None or not map.file.art.coast:
        return ""
    return coast(map.grid.kind, [(cell.x, cell.y) for cell in cells if not _at_sea(map, cell.cell)])


def _at_sea(map: Map, cell: Cell) -> bool:
    printed = map.print_of(cell)
    return printed is not None and printed.tile.colour == "blue"


def _patch(board: Board) -> list[Cell]:
    """On an unbounded grid: every cell with a tile, and the cells around them."""
    cells = dict.fromkeys(board.laid)
    for cell in board.laid:
        cells.update(dict.fromkeys(board.map.grid.neighbours(cell).values()))
    return list(cells) or ["C"]


def _stations(board: Board, cell: Cell, art: TileArt | None) -> tuple[StationArt, ...]:
    found = []
    stops = art.stops if art else ()
    for index, stop in enumerate(stops):
        here = board.stations.get((cell, index), ())
        kept = board.reserved.get((cell, index), ())
        for slot, company in zip(stop.slots, here, strict=False):
            found.append(StationArt(*slot, company))
        for slot, company in zip(stop.slots[len(here) :], kept, strict=False):
            found.append(StationArt(*slot, company, True))
    loose = [(c, False) for c in board.stations.get((cell, ON_CELL), ())]
    loose += [(c, True) for c in board.reserved.get((cell, ON_CELL), ())]
    for n, (company, reserved) in enumerate(loose):
        y = -25.0 if art and art.name_y > 0 else 26.0
        found.append(StationArt(n * 26.0 - 13 * (len(loose) - 1), y, company, reserved))
    return tuple(found)


def _borders(map: Map) -> tuple[str, ...]:
    points = corners(map.grid.kind)
    paths = []
    for cell, side in sorted(map.grid.blocked):
        other = map.grid.neighbour(cell, side)
        if other is None or other < cell:
            continue
        x, y = centre(map, cell)
        p, q = points[side - 1], points[side]
        paths.append(f"M{x + p[0]:.1f} {y + p[1]:.1f}L{x + q[0]:.1f} {y + q[1]:.1f}")
    return tuple(paths)


def _stubs(board: Board) -> tuple[StubArt, ...]:
    stubs = []
    for cell, data in board.map.cells.items():
        if cell in board.laid:
            continue
        x, y = centre(board.map, cell)
        for side in data.stubs:
            p, q = middle(board.map.grid.kind, side), middle(board.map.grid.kind, side, 0.78)
            stubs.append(StubArt(cell, f"M{x + p[0]:.1f} {y + p[1]:.1f}L{x + q[0]:.1f} {y + q[1]:.1f}"))
    return tuple(stubs)


def colours(liveries: Mapping[str, Livery], company: str) -> Livery:
    """A company's livery; a default one if it has none."""
    return liveries.get(company) or Livery("#24527a", "#fff", company)
