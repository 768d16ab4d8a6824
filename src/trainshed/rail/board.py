"""The board: tiles on cells, stations in slots, the supply of tiles.

A board is plain data that is cheap to copy: dictionaries of immutable pieces over a shared `Map`. It knows what lies
where and what fits (`why_not_lay`, `why_not_station`). What a company can reach is computed by `trainshed.rail.reach`.
The `digest` is updated with every change, so caches find equal boards without comparing their content.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from trainshed.core.message import Arg, Illegal, Message, Refusal
from trainshed.rail.grid import Cell
from trainshed.rail.map import Map, Place
from trainshed.rail.network import Network
from trainshed.rail.stations import Stations
from trainshed.rail.tile import BROAD, NARROW, Shape, Tile, Upgrade, mask_of, upgrade, why_not_yet

KEYS: tuple[str, ...] = (
    "rail-board-no-cell",
    "rail-board-none-left",
    "rail-board-ground",
    "rail-board-other-company",
    "rail-board-stub",
    "rail-board-off-map",
    "rail-board-border",
    "rail-board-wall",
    "rail-board-own-wall",
    "rail-board-gauge",
    "rail-board-first-colour",
)

REMEMBERED = 6
"""Number of recent tile lays a board remembers. A cached search of any board among them can be continued."""


def _refuse(rule: str, key: str, *about: str, **args: Arg) -> Refusal:
    return Refusal(f"rail/board.{rule}", Message(key, args), about)


def _on_cell(refusal: Refusal, cell: Cell) -> Refusal:
    """Return a refusal about tiles with the cell they would lie on."""
    message = Message(refusal.message.key, {**refusal.message.args, "cell": cell})
    return Refusal(refusal.rule, message, (cell,))


class Board(Stations):
    """Tiles, stations and reservations on a map, and the tile supply.

    ``laid`` and ``stations`` may be read freely. Change them only by `lay`, `place` and the other methods.
    """

    __slots__ = (
        "_lays",
        "_lays_digests",
        "_net",
        "_stale",
        "laid",
        "supply",
        "track_digest",
    )

    def __init__(self, map: Map, leave_out: Iterable[str] = ()) -> None:
        self.map = map
        self.laid: dict[Cell, Shape] = {}
        self.stations = {}
        self.reserved = {}
        self.placed = {}
        self.supply: dict[str, int] = map.tiles.supply(leave_out)
        self.digest = 0
        self.track_digest = 0
        """Digest of the tiles alone, without stations and reservations."""
        self._net: Network | None = None
        self._stale: tuple[Cell, ...] = ()
        self._lays: tuple[tuple[int, int, Cell], ...] = ()
        self._lays_digests = 0, 0

    def copy(self) -> Board:
        """Return an independent copy; the network is shared until one of the two boards changes."""
        new = Board.__new__(Board)
        new.map = self.map
        new.laid = self.laid.copy()
        new.stations = self.stations.copy()
        new.reserved = self.reserved.copy()
        new.placed = self.placed.copy()
        new.supply = self.supply.copy()
        new.digest = self.digest
        new.track_digest = self.track_digest
        new._net = self._net
        new._stale = self._stale
        new._lays = self._lays
        new._lays_digests = self._lays_digests
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return (
            self.map is other.map
            and self.digest == other.digest
            and self.laid == other.laid
            and self.supply == other.supply
            and _sorted(self.stations) == _sorted(other.stations)
            and _sorted(self.reserved) == _sorted(other.reserved)
        )

    def __hash__(self) -> int:
        return self.digest

    def key(self) -> tuple[object, ...]:
        """Return what makes two positions equal, as plain values."""
        return (
            tuple(sorted((cell, shape.tile.id, shape.rotation) for cell, shape in self.laid.items())),
            tuple(sorted(self.stations.items())),
            tuple(sorted(self.reserved.items())),
            tuple(sorted(self.supply.items())),
        )

    def packed(self) -> tuple[Any, ...]:
        """Return the content as plain values: without the map, the network and anything computed."""
        tiles = tuple((cell, shape.tile.id, shape.rotation) for cell, shape in self.laid.items())
        return tiles, self.stations, self.reserved, self.placed, self.supply, self.digest, self.track_digest

    @classmethod
    def unpacked(cls, map: Map, packed: tuple[Any, ...]) -> Board:
        """Return the board with this content."""
        new = cls(map)
        tiles, new.stations, new.reserved, new.placed, new.supply, new.digest, new.track_digest = packed
        new.laid = {cell: map.tiles[id].shape(rotation) for cell, id, rotation in tiles}
        return new

    def _repr_svg_(self) -> str:
        """The SVG shown by a notebook."""
        from trainshed.rail.draw import board_svg  # imported here because drawing depends on boards

        return board_svg(self)

    # -- reading

    def shape(self, cell: Cell) -> Shape | None:
        """The shape on the cell: the laid tile, else the print, else None."""
        return self.laid.get(cell) or self.map.print_of(cell)

    def shapes(self) -> Iterator[tuple[Cell, Shape]]:
        """All cells with a shape, prints included."""
        for cell in self.map.cells:
            if cell not in self.laid:
                shape = self.map.print_of(cell)
                assert shape is not None
                yield cell, shape
        yield from self.laid.items()

    def network(self) -> Network:
        """The track as a graph. Only changes since the last call are recomputed."""
        if self._net is None:
            self._net = Network.of(self.map, self.track_digest, self.shapes())
        elif self._stale:
            self._net = self._net.relaid(self.track_digest, [(cell, self.laid[cell]) for cell in self._stale])
        self._stale = ()
        return self._net

    def lays(self) -> Iterator[tuple[int, int, tuple[Cell, ...]]]:
        """Earlier boards that differ from this one by tile lays alone, newest first, as far as remembered.

        Yields both digests of each earlier board, and the cells laid on since.
        """
        if self._lays_digests == (self.digest, self.track_digest):
            cells: tuple[Cell, ...] = ()
            for digest, track_digest, cell in reversed(self._lays):
                cells = (*cells, cell)
                yield digest, track_digest, cells

    def cost(self, cell: Cell, shape: Shape) -> int:
        """The cost of the ground under a new tile.

        For the first tile this is the cell's terrain, later the ``cost`` of the tile there (usually 0). A narrow-only
        first tile pays no terrain unless the map has ``narrow_pays_terrain``.
        """
        old = self.laid.get(cell)
        if old is not None:
            return old.tile.data.cost
        if shape.narrow_only and not self.map.file.narrow_pays_terrain:
            return 0
        data = self.map.cells.get(cell)
        return data.cost if data else 0

    # -- tiles

    def why_not_lay(
        self, cell: Cell, tile: Tile, rotation: int, *, phase: str = "grey", company: str = ""
    ) -> Refusal | None:
        """Return why the tile may not lie here in this rotation, or None. Reach and money are not checked."""
        return self._why_not_tile(cell, tile, phase, company) or self._why_not_turned(cell, tile.shape(rotation))

    def rotations(self, cell: Cell, tile: Tile, *, phase: str = "grey", company: str = "") -> tuple[int, ...]:
        """The distinct rotations in which the tile may lie on the cell."""
        if self._why_not_tile(cell, tile, phase, company):
            return ()
        return tuple(r for r in tile.rotations if self._why_not_turned(cell, tile.shape(r)) is None)

    def options(
        self,
        cells: Iterable[Cell],
        *,
        phase: str = "grey",
        company: str = "",
        tiles: Callable[[Tile], bool] | None = None,
        wanted: Callable[[Cell, Tile], bool] | None = None,
        unconnected: Callable[[Cell], Callable[[Shape], str]] | None = None,
    ) -> Iterator[tuple[Cell, Tile, int]]:
        """Every tile of the supply in every rotation that may lie on these cells. Reach and money are not checked.

        ``tiles`` leaves out tiles on all cells, ``wanted`` on some, whatever their rotation. ``unconnected`` returns
        the judge of a cell, who says why a shape does not join (empty: it does).
        """
        in_play: dict[Tile, bool] = {}
        left: dict[Shape | None, list[tuple[Tile, tuple[Shape, ...]]]] = {}

        def only_in_play(
            cell: Cell, old: Shape | None, found: list[tuple[Tile, tuple[Shape, ...]]]
        ) -> Iterator[tuple[Tile, tuple[Shape, ...]]]:
            """Yield the tiles that may follow, one by one: often the first is enough. They are kept for other cells."""
            for tile, shapes in self.map.after(old):
                possible = in_play.get(tile)
                if possible is None:
                    possible = tiles is None or tiles(tile)
                    possible = possible and self._why_not_play(cell, tile, phase, company) is None
                    in_play[tile] = possible
                if possible:
                    found.append((tile, shapes))
                    yield tile, shapes

        for cell in cells:
            old = self.shape(cell)
            if old is None and cell not in self.map.grid:
                continue
            barred, sides, apart = self.barred(cell), None, None
            follow: Iterable[tuple[Tile, tuple[Shape, ...]]] | None = left.get(old)
            if follow is None:
                left[old] = []
                follow = only_in_play(cell, old, left[old])
            for tile, shapes in follow:
                if tile.data.ground in barred:
                    continue
                if sides is None:
                    sides = forbidden, needed = self._sides(cell)
                    apart = unconnected(cell) if unconnected is not None else None
                asked = wanted is None
                for shape in shapes:
                    mask = shape.mask
                    if mask & forbidden or mask & needed != needed or (apart is not None and apart(shape)):
                        continue
                    if not asked:  # last, because few tiles come so far, and once for all rotations
                        if wanted is not None and not wanted(cell, tile):
                            break
                        asked = True
                    yield cell, tile, shape.rotation

    def facing(self, cell: Cell, gauge: int) -> int:
        """The sides of a cell, as bits, to which track of a gauge leads from the next cell."""
        found, laid, printed = 0, self.laid.get, self.map.print_of
        for bit, other, facing in self.map.around(cell)[1]:
            beyond = laid(other) or printed(other)
            if beyond is not None and beyond.gauges[facing] & gauge:
                found |= bit
        return found

    def _sides(self, cell: Cell) -> tuple[int, int]:
        """What `_why_not_stubs` and `why_not_sides` say of a cell, as masks for shapes (see `mask_of`).

        The first has the sides where no track may be, no wall, no broad track alone, no narrow track alone; the second
        those where track is needed.
        """
        no_track, around = self.map.around(cell)
        no_wall = no_broad = no_narrow = needed = 0
        laid, printed = self.laid.get, self.map.print_of
        for bit, other, facing in around:
            beyond = laid(other) or printed(other)
            if beyond is None:
                continue
            if facing in beyond.walls:
                no_track |= bit
            there = beyond.gauges[facing]
            if there:
                no_wall |= bit
                if not there & BROAD:
                    no_broad |= bit
                if not there & NARROW:
                    no_narrow |= bit
        if cell not in self.laid and cell in self.map.cells:
            needed = sum(1 << side for side in self.map.cells[cell].stubs)
        return mask_of(no_track, no_wall, no_broad, no_narrow), needed

    def lay(self, cell: Cell, tile: Tile, rotation: int, *, choose: Mapping[str, int] | None = None) -> Upgrade | None:
        """Put a tile on a cell. The tile under it returns to the supply; stations and reservations are carried over.

        ``choose`` names the stop for each station that so far lay on the cell as a whole. Raise `Illegal` if the tile
        does not fit. The caller must have checked everything else (`why_not_lay`, reach, money).
        """
        shape = tile.shape(tile.canonical(rotation))
        if cell not in self.map.grid:
            raise Illegal(_refuse("cell", "rail-board-no-cell", cell, cell=cell))
        before = self.digest, self.track_digest
        old = self.shape(cell)
        how = None
        if old is not None:
            found = upgrade(old, shape)
            if isinstance(found, Refusal):
                raise Illegal(_on_cell(found, cell))
            how = found
        chosen = choose or {}
        if how is not None and chosen:
            self._test_choice(cell, how, shape, chosen)
        self._take_from_supply(tile)
        under = self.laid.get(cell)
        if under is not None:
            self._return_to_supply(under.tile)
            self._toggle_digest(self.map.zobrist("tile", cell, under.tile.id, under.rotation))
        self.laid[cell] = shape
        self._toggle_digest(self.map.zobrist("tile", cell, tile.id, shape.rotation))
        self._stale = (*self._stale, cell)
        if how is not None:
            self._carry_over(cell, how, shape, chosen)
        self._lays = (*(self._lays[1 - REMEMBERED :] if self._lays_digests == before else ()), (*before, cell))
        self._lays_digests = self.digest, self.track_digest
        return how

    def _why_not_tile(self, cell: Cell, tile: Tile, phase: str, company: str) -> Refusal | None:
        """The part of `why_not_lay` that does not depend on the rotation."""
        if cell not in self.map.grid:
            return _refuse("cell", "rail-board-no-cell", cell, cell=cell)
        refusal = self._why_not_play(cell, tile, phase, company)
        if refusal is not None:
            return refusal
        if tile.data.ground in self.barred(cell):
            return _refuse("ground", "rail-board-ground", cell, cell=cell, ground=tile.data.ground)
        if self.shape(cell) is None and (tile.rank != 1 or tile.data.on):
            return _refuse("first-colour", "rail-board-first-colour", cell, tile=tile.id)
        return None

    def _why_not_play(self, cell: Cell, tile: Tile, phase: str, company: str) -> Refusal | None:
        """The part of `why_not_lay` that is the same for all cells; the cell is only what the refusal is about."""
        if not self.supply.get(tile.id):
            return _refuse("supply", "rail-board-none-left", cell, tile=tile.id)
        early = why_not_yet(tile, phase)
        if early:
            return _on_cell(early, cell)
        if tile.data.company and tile.data.company != company:
            return _refuse("company", "rail-board-other-company", cell, tile=tile.id, company=tile.data.company)
        return None

    def barred(self, cell: Cell) -> tuple[str, ...]:
        """The grounds that a tile on this cell may not have, by the chessboard rule."""
        file = self.map.file
        if not file.grounds:
            return ()
        if file.alternates == "cells":
            return (file.grounds[1 - self.map.grid.parity(cell)],)
        beside = [self.laid[other] for _, other, _ in self.map.around(cell)[1] if other in self.laid]
        return tuple([shape.tile.data.ground for shape in beside if shape.tile.data.ground])

    def _why_not_turned(self, cell: Cell, shape: Shape) -> Refusal | None:
        old = self.shape(cell)
        if old is not None:
            found = upgrade(old, shape)
            if isinstance(found, Refusal):
                return _on_cell(found, cell)
        return self._why_not_stubs(cell, shape) or self.why_not_sides(cell, shape)

    def _why_not_stubs(self, cell: Cell, shape: Shape) -> Refusal | None:
        """Check that the first tile continues track that is printed up to the cell."""
        if cell not in self.laid and cell in self.map.cells:
            for side in self.map.cells[cell].stubs:
                if not shape.gauges[side]:
                    return _refuse("stub", "rail-board-stub", cell, cell=cell, side=self.map.grid.names[side])
        return None

    def why_not_sides(self, cell: Cell, shape: Shape) -> Refusal | None:
        """Check the sides: track may end at a side without track, never at water, the map's edge or the other gauge."""
        grid = self.map.grid
        for side in range(grid.sides):
            gauge = shape.gauges[side]
            if not gauge and side not in shape.walls:
                continue
            other = grid.neighbour(cell, side)
            name = grid.names[side]
            if other is None:
                if gauge:
                    return _refuse("off-map", "rail-board-off-map", cell, cell=cell, side=name)
                continue
            if gauge and (cell, side) in grid.blocked:
                return _refuse("border", "rail-board-border", cell, other, cell=cell, side=name)
            beyond = self.shape(other)
            if beyond is None:
                continue
            facing = grid.opposite(side)
            there = beyond.gauges[facing]
            why = ""
            if gauge and facing in beyond.walls:
                why = "wall"
            elif there and side in shape.walls:
                why = "own-wall"
            elif gauge and there and not gauge & there:
                why = "gauge"
            if why:
                return _refuse(why, f"rail-board-{why}", cell, other, cell=cell, side=name, other=other)
        return None

    def _toggle_digest(self, bits: int) -> None:
        self.digest ^= bits
        self.track_digest ^= bits

    # The digest omits the supply: it follows from the tiles laid and the box, unless a title removes tiles.
    def _take_from_supply(self, tile: Tile) -> None:
        left = self.supply.get(tile.id, 0)
        if left == 0:
            raise Illegal(_refuse("supply", "rail-board-none-left", tile=tile.id))
        if left > 0:
            self.supply[tile.id] = left - 1

    def _return_to_supply(self, tile: Tile) -> None:
        left = self.supply.get(tile.id, 0)
        if left >= 0 and tile.data.count:
            self.supply[tile.id] = left + 1


def _sorted(table: Mapping[Place, tuple[str, ...]]) -> dict[Place, list[str]]:
    return {place: sorted(companies) for place, companies in table.items()}
