"""What of a map a company gets to, in the words of the drawing: tracks and stops as they are drawn, open ends,
and the cities that are full for it. A page lays it over the map.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from trainshed.rail.board import Board
from trainshed.rail.grid import Cell, Side
from trainshed.rail.reach import Reach
from trainshed.rail.tile import STOP, Shape


class CellReached(Struct, frozen=True):
    """What of one cell is in reach, by index in the drawing of its tile."""

    cell: Cell
    tracks: tuple[int, ...]
    stops: tuple[int, ...]


class EndReached(Struct, frozen=True):
    """A cell that track in reach points at without being met there: the sides, the place on the grid."""

    cell: Cell
    x: int
    y: int
    sides: tuple[Side, ...]


class StopBlocked(Struct, frozen=True):
    """A city whose slots are all taken by others, by index in the drawing of its tile."""

    cell: Cell
    stop: int


class MapReach(Struct, frozen=True):
    """What a company gets to on the map, where it may go on from there, and which cities stop it."""

    company: str
    cells: tuple[CellReached, ...]
    ends: tuple[EndReached, ...]
    blocked: tuple[StopBlocked, ...]


def map_reach(board: Board, company: str, *reaches: Reach) -> MapReach:
    """The reach of a company (of several gauges, if there are several) as a page shows it."""
    xy = board.map.grid.xy
    ends: dict[Cell, set[Side]] = {}
    for found in reaches:
        for cell, sides in found.open_ends().items():
            ends.setdefault(cell, set()).update(sides)
    cells = sorted({cell for found in reaches for cell in found.cells()})
    return MapReach(
        company,
        tuple(_reached(board, cell, reaches) for cell in cells),
        tuple(EndReached(cell, *xy(cell), tuple(sorted(sides))) for cell, sides in sorted(ends.items())),
        tuple(StopBlocked(*place) for place in sorted(board.blocked(company))),
    )


def _reached(board: Board, cell: Cell, reaches: Iterable[Reach]) -> CellReached:
    shape = board.shape(cell)
    if shape is None:
        return CellReached(cell, (), ())
    pieces = [index for index in range(len(shape.tracks)) if any(found.has_piece(cell, index) for found in reaches)]
    stops = [index for index in range(len(shape.tile.stops)) if any(found.touches((cell, index)) for found in reaches)]
    return CellReached(cell, _drawn(shape, pieces), tuple(stops))


def _drawn(shape: Shape, pieces: list[int]) -> tuple[int, ...]:
    """Pieces as they are drawn: each for itself, but those that meet in a junction one from every end to it."""
    own = len(shape.tile.pieces)
    drawn = [index for index in pieces if index < own]
    through = [shape.tracks[index] for index in pieces if index >= own]
    ends = {(end, track.gauge) for track in through for end in (track.a, track.b)}
    spokes = [spoke for hub in shape.tile.hubs for spoke in hub]
    for number, spoke in enumerate(spokes, own):
        far = spoke.a if spoke.a >= STOP else (spoke.a + shape.rotation) % shape.tile.sides
        if (far, spoke.gauge) in ends:
            drawn.append(number)
    return tuple(drawn)
