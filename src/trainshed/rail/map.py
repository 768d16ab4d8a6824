"""A map: its grid, the print of each cell, and the cells' names and costs.

A `Map` never changes; boards share it. It also caches what depends only on map and tile, so that no board computes it
twice: how a shape's track joins its neighbours (`cell_track`), the bit of each track resource, the numbers for digests.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from tomllib import loads
from typing import Literal, NamedTuple

from msgspec import Struct, convert

from trainshed.rail.grid import KEYS_PER_CELL, Cell, Grid, Kind, Letters, Side
from trainshed.rail.map_art import MapArt
from trainshed.rail.tile import BROAD, NARROW, STOP, Shape, Tile, Tiles, upgrade_rotations
from trainshed.rail.tile.data import Origin

Place = tuple[Cell, int]
"""A stop on the board: its cell and its index there. The index `ON_CELL` means the cell as a whole."""

ON_CELL = -1
PIECES = 64


class BadMap(ValueError):  # noqa: N818 - named by its cause
    """A map's data is inconsistent; the message says where."""


class GridData(Struct, frozen=True, forbid_unknown_fields=True):
    """The kind of grid a map lies on."""

    kind: Kind
    letters: Letters = "columns"


class CellData(Struct, frozen=True, forbid_unknown_fields=True):
    """One cell as printed."""

    print: str = "blank"
    name: str = ""
    cost: int = 0
    terrain: str = ""
    stubs: tuple[Side, ...] = ()
    """Sides where the first tile must have track, because a neighbour's track is printed up to them."""
    blocked: tuple[Side, ...] = ()
    marks: tuple[str, ...] = ()
    origin: Origin = ""


class Home(Struct, frozen=True, forbid_unknown_fields=True):
    """The home of a company; without ``stop`` any city of the cell will do."""

    company: str
    cell: Cell
    stop: int = ON_CELL


class Lay(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on a cell in a rotation."""

    cell: Cell
    tile: str
    rotation: int = 0


class MapFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a ``map.toml``."""

    grid: GridData
    cells: dict[Cell, CellData] = {}
    homes: tuple[Home, ...] = ()
    start: tuple[Lay, ...] = ()
    scenario: dict[str, tuple[Lay, ...]] = {}
    grounds: tuple[str, ...] = ()
    """Chessboard rule: the grounds of the cells of parity 0 and 1; empty if there is no such rule."""
    alternates: Literal["cells", "neighbours"] = "cells"
    """What the chessboard rule looks at: the parity of a cell, or the tiles beside it, of which none has its ground."""
    narrow_pays_terrain: bool = True
    homes_stand: bool = False
    """True if the stations of the homes are placed at the start; otherwise their slots are reserved."""
    art: MapArt | None = None
    """Rivers, countries and other things to draw; None: the map is drawn plainly."""
    game: str = ""
    """The name of the game whose map this is."""
    origin: Origin = ""


class TrackMove(NamedTuple):
    """A move along one piece of track from one end: to a stop of the cell, or out over a border."""

    piece: int
    stop: int
    """The stop reached, or -1."""
    out: int
    """The key at which the neighbour is entered, or -1."""
    border: int
    """The border crossed, as a resource, or -1."""
    bit: int
    """The bit of that border, or 0."""
    owner: str


class CellTrack(NamedTuple):
    """A shape's track on one cell, per gauge: the moves after entering at a side or leaving a stop."""

    enter: dict[int, dict[int, tuple[TrackMove, ...]]]
    leave: dict[int, dict[int, tuple[TrackMove, ...]]]
    dead_ends: frozenset[int]
    owned: bool
    """True if companies own some of the track."""


class Map:
    """One title's map. `print_of` gives the printed shape of a cell, None on free cells of an unbounded grid."""

    __slots__ = (
        "_after",
        "_around",
        "_bits",
        "_border_bits",
        "_cell_tracks",
        "_prints",
        "_resources",
        "_zobrist",
        "cells",
        "file",
        "grid",
        "networks",
        "reaches",
        "tiles",
    )

    def __init__(self, file: MapFile, tiles: Tiles) -> None:
        self.file = file
        self.tiles = tiles
        self.cells = file.cells
        self.grid = Grid(
            file.grid.kind,
            letters=file.grid.letters,
            cells=file.cells or None,
            blocked=((cell, side) for cell, data in file.cells.items() for side in data.blocked),
        )
        self._check()
        self._prints = {cell: tiles[data.print].shape(0) for cell, data in file.cells.items()}
        self._around: dict[Cell, tuple[int, tuple[tuple[int, Cell, Side], ...]]] = {}
        self._after: dict[Shape | None, tuple[tuple[Tile, tuple[Shape, ...]], ...]] = {}
        self._bits: dict[int, int] = {}
        self._border_bits: dict[int, int] = {}
        self._resources: dict[int, str] = {}
        self.networks: dict[int, object] = {}
        """Networks built on this map, by the digest of their track; managed by `trainshed.rail.network`."""
        self.reaches: dict[tuple[object, ...], object] = {}
        """Search results on this map, by board content; managed by `trainshed.rail.reach`."""
        self._cell_tracks: dict[tuple[Cell, Shape], CellTrack] = {}
        self._zobrist: dict[tuple[object, ...], int] = {}

    @classmethod
    def load(cls, folder: Path) -> Map:
        """Read ``map.toml`` and ``tiles.toml`` of a title's data folder."""
        file = convert(loads((folder / "map.toml").read_text("utf-8")), MapFile)
        return cls(file, Tiles.load(folder / "tiles.toml", file.grid.kind))

    def _check(self) -> None:
        """Raise `BadMap` if the file is inconsistent."""
        for cell, data in self.cells.items():
            if data.print not in self.tiles:
                raise BadMap(f"cell {cell}: no tile {data.print!r} to be printed")
            for side in data.stubs:
                if not 0 <= side < self.grid.sides:
                    raise BadMap(f"cell {cell}: no side {side}")
        for home in self.file.homes:
            if home.cell not in self.grid:
                raise BadMap(f"home of {home.company}: no cell {home.cell!r}")
        for lay in (*self.file.start, *(lay for lays in self.file.scenario.values() for lay in lays)):
            if lay.cell not in self.grid or lay.tile not in self.tiles:
                raise BadMap(f"tile {lay.tile} on {lay.cell}: no such tile or cell")
        art = self.file.art
        for cell in (*art.names, *art.capitals, *(cell for river in art.rivers for cell in river.cells)) if art else ():
            if cell not in self.grid:
                raise BadMap(f"art: no cell {cell!r}")
        if len(self.file.grounds) not in (0, 2):
            raise BadMap("grounds: one for each of two colours of a chessboard, or none")

    def print_of(self, cell: Cell) -> Shape | None:
        """The shape printed on the cell."""
        return self._prints.get(cell)

    def after(self, shape: Shape | None) -> tuple[tuple[Tile, tuple[Shape, ...]], ...]:
        """The tiles that may lie over a shape (None: a free cell of an unbounded grid), in each possible rotation."""
        known = self._after.get(shape)
        if known is None:
            found = []
            for tile in self.tiles.values():
                first = shape is None and tile.rank == 1 and not tile.data.on
                rotations = upgrade_rotations(shape, tile) if shape else tile.rotations if first else ()
                if rotations and tile.data.count:
                    found.append((tile, tuple(map(tile.shape, rotations))))
            known = self._after[shape] = tuple(found)
        return known

    def around(self, cell: Cell) -> tuple[int, tuple[tuple[int, Cell, Side], ...]]:
        """The sides of a cell, as bits, that track cannot cross; and its neighbours: side as bit, cell, its side."""
        known = self._around.get(cell)
        if known is None:
            grid = self.grid
            open_ = sum(1 << side for side in range(grid.sides) if grid.open_side(cell, side))
            beyond = tuple((1 << side, other, grid.opposite(side)) for side, other in grid.neighbours(cell).items())
            known = self._around[cell] = (1 << grid.sides) - 1 - open_, beyond
        return known

    def stop_id(self, place: Place) -> int:
        """One integer for a stop on the board."""
        return self.grid.number(place[0]) * KEYS_PER_CELL + place[1]

    def place(self, stop: int) -> Place:
        """The cell and index of a stop's integer."""
        number, index = divmod(stop, KEYS_PER_CELL)
        return self.grid.cell(number), index

    def place_name(self, stop: int) -> str:
        """A stop's name in route problems: ``E11.0``."""
        cell, index = self.place(stop)
        return f"{cell}.{index}"

    def bit(self, resource: int) -> int:
        """The bit of a track resource: a border is identified by its lower key, a piece by ``-1 - piece``."""
        known = self._bits.get(resource)
        if known is None:
            known = self._bits[resource] = 1 << len(self._bits)
        return known

    def border(self, cell: Cell, side: Side) -> int:
        """The resource of a border, the same from both sides."""
        key, across = self.grid.key(cell, side), self.grid.across(cell, side)
        return min(key, across) if across >= 0 else key

    def border_bit(self, key: int) -> int:
        """The bit of the border at a key."""
        known = self._border_bits.get(key)
        if known is None:
            known = self._border_bits[key] = self.bit(self.border(*self.grid.unkey(key)))
        return known

    def resource_name(self, resource: int) -> str:
        """The name of a track resource: ``E11/3`` for a border, ``E11#2`` for a piece of the tile there."""
        known = self._resources.get(resource)
        if known is None:
            if resource >= 0:
                cell, side = self.grid.unkey(resource)
                known = f"{cell}/{side}"
            else:
                number, index = divmod(-1 - resource, PIECES)
                known = f"{self.grid.cell(number)}#{index}"
            self._resources[resource] = known
        return known

    def zobrist(self, *what: object) -> int:
        """A fixed 64-bit number for a fact; a board's digest is the XOR of the numbers of its facts."""
        known = self._zobrist.get(what)
        if known is None:
            text = "|".join(map(str, what)).encode()
            known = self._zobrist[what] = int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
        return known

    def cell_track(self, cell: Cell, shape: Shape) -> CellTrack:
        """The moves that a shape offers on a cell; cached."""
        known = self._cell_tracks.get((cell, shape))
        if known is None:
            known = self._cell_tracks[cell, shape] = self._cell_track(cell, shape)
        return known

    def _cell_track(self, cell: Cell, shape: Shape) -> CellTrack:
        number = self.grid.number(cell)
        base = number * KEYS_PER_CELL
        enter: dict[int, dict[int, tuple[TrackMove, ...]]] = {}
        leave: dict[int, dict[int, tuple[TrackMove, ...]]] = {}

        def move(index: int, end: int) -> TrackMove:
            track = shape.tracks[index]
            other = track.other(end)
            piece = number * PIECES + index
            if other >= STOP:
                return TrackMove(piece, base + other - STOP, -1, -1, 0, track.owner)
            border = self.border(cell, other)
            return TrackMove(piece, -1, self.grid.across(cell, other), border, self.bit(border), track.owner)

        def of(gauge: int, indexes: Iterable[int], end: int) -> tuple[TrackMove, ...]:
            return tuple(move(i, end) for i in indexes if shape.tracks[i].gauge == gauge)

        for gauge in (BROAD, NARROW):
            enter[gauge] = {
                base + side: moves for side, indexes in enumerate(shape.enters) if (moves := of(gauge, indexes, side))
            }
            leave[gauge] = {
                base + stop: moves
                for stop, indexes in enumerate(shape.leaves)
                if (moves := of(gauge, indexes, STOP + stop))
            }
        ends = frozenset(base + i for i, stop in enumerate(shape.tile.stops) if stop.end_only)
        return CellTrack(enter, leave, ends, shape.owned)
