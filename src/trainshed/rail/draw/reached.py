"""A company's reach in terms of the drawing: drawn tracks and stops, open ends, and cities that are full for it.

The web page shows it as an overlay on the map.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from trainshed.rail.board import Board
from trainshed.rail.grid import Cell, Side
from trainshed.rail.reach import Reach
from trainshed.rail.tile import STOP, Shape


class CellReached(Struct, frozen=True):
    """The tracks and stops of one cell that are in reach, by index in the drawing of its tile."""

    cell: Cell
    tracks: tuple[int, ...]
    stops: tuple[int, ...]


class EndReached(Struct, frozen=True):
    """A cell that track in reach points at without meeting track there: its grid position and the sides."""

    cell: Cell
    x: int
    y: int
    sides: tuple[Side, ...]


class StopBlocked(Struct, frozen=True):
    """A city whose slots are all taken by other companies, by index in the drawing of its tile."""

    cell: Cell
    stop: int


class StationsJoined(Struct, frozen=True):
    """Track that leads from a company's stations to those of others, whoever has stations in between."""

    companies: tuple[str, ...]
    cells: tuple[CellReached, ...]


class MapReach(Struct, frozen=True):
    """A company's reach on the map: cells, open ends where it may continue, and cities that block it."""

    company: str
    cells: tuple[CellReached, ...]
    ends: tuple[EndReached, ...]
    blocked: tuple[StopBlocked, ...]
    feeding: tuple[CellReached, ...] = ()
    """Track of the other gauge that feeds stops in reach; in most games there is none."""
    joined: StationsJoined | None = None
    """In rounds in which companies merge: what joins their stations."""


def map_reach(board: Board, company: str, *reaches: Reach, feeding: Reach | None = None) -> MapReach:
    """The reach of a company for display. Several reaches (one per gauge) are merged."""
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
        () if feeding is None else tuple(_reached(board, cell, (feeding,)) for cell in sorted(feeding.cells())),
    )


def joined_track(board: Board, companies: tuple[str, ...], found: Reach) -> StationsJoined:
    """The track of a search that no station blocks, for display."""
    return StationsJoined(companies, tuple(_reached(board, cell, (found,)) for cell in sorted(found.cells())))


def _reached(board: Board, cell: Cell, reaches: Iterable[Reach]) -> CellReached:
    shape = board.shape(cell)
    if shape is None:
        return CellReached(cell, (), ())
    pieces = [index for index in range(len(shape.tracks)) if any(found.has_piece(cell, index) for found in reaches)]
    stops = [index for index in range(len(shape.tile.stops)) if any(found.touches((cell, index)) for found in reaches)]
    return CellReached(cell, drawn_tracks(shape, pieces), tuple(stops))


def drawn_tracks(shape: Shape, pieces: list[int]) -> tuple[int, ...]:
    """Convert pieces to drawn tracks: a piece is drawn as itself, pieces through a junction as one spoke per end."""
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
