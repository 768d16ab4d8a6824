"""What a company can reach: track it may build on from, slots it may use, companies it is connected to.

The search itself is in `trainshed.rail.flood`; this module answers questions about its result. Results are cached by
the board's content. After a tile lay the result from before the lay is continued, so that only what is new is searched.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from trainshed.rail.board import Board
from trainshed.rail.caches import make_room
from trainshed.rail.flood import Flood
from trainshed.rail.grid import KEYS_PER_CELL, Cell, Side
from trainshed.rail.map import PIECES, Map, Place
from trainshed.rail.network import Network
from trainshed.rail.tile import BROAD, NARROW, STOP, Shape, Upgrade, upgrade


class Reach:
    """The result of a search; see `reach`. Cells and stops are queried by name."""

    __slots__ = ("_arrivals", "_cells", "_ends", "_flood", "gauge", "homes", "keys", "map", "pieces", "stops")

    def __init__(self, flood: Flood, homes: frozenset[Cell]) -> None:
        self._flood = flood
        self.map: Map = flood.net.map
        self.gauge = flood.gauge
        self.homes = homes
        """Cells with a station of the company (or where the search began), with or without track."""
        self.keys = flood.proved
        """Where track arrives: keys of (cell, side); the side is one of the entered cell."""
        self.stops = flood.stops
        """Stops reached, by integer id, including those where a path ends."""
        self.pieces = flood.pieces
        self._ends: dict[Cell, tuple[Side, ...]] | None = None
        self._cells: tuple[Cell, ...] | None = None
        self._arrivals: dict[Cell, int] = {}

    def enters(self, cell: Cell, side: Side) -> bool:
        """True if track in reach arrives at this side of the cell from outside."""
        key = self.map.grid.number(cell) * KEYS_PER_CELL + side
        return key in self.keys or (key in self._flood.doubtful and self._flood.settle(key))

    def arrivals(self, cell: Cell) -> int:
        """The sides of the cell at which track in reach arrives, as bits. Found once per search."""
        known = self._arrivals.get(cell)
        if known is None:
            known = self._arrivals[cell] = self._arrivals_at(self.map.grid.number(cell) * KEYS_PER_CELL)
        return known

    def _arrivals_at(self, first: int) -> int:
        """The same for a cell whose keys begin with this one."""
        keys, doubtful, bits = self.keys, self._flood.doubtful, 0
        for side in range(self.map.grid.sides):
            key = first + side
            if key in keys or (key in doubtful and self._flood.settle(key)):
                bits |= 1 << side
        return bits

    def sides(self, cell: Cell) -> tuple[Side, ...]:
        """All sides of the cell at which track in reach arrives."""
        return tuple(side for side in range(self.map.grid.sides) if self.enters(cell, side))

    def touched(self, cell: Cell) -> int:
        """The stops of the cell that are in reach, as bits."""
        first, stops, bits = self.map.grid.number(cell) * KEYS_PER_CELL, self.stops, 0
        for index in range(KEYS_PER_CELL):
            if first + index in stops:
                bits |= 1 << index
        return bits

    def touches(self, place: Place) -> bool:
        """True if the stop is in reach, even if only as the end of a path."""
        return self.map.stop_id(place) in self.stops

    def has_piece(self, cell: Cell, index: int) -> bool:
        """True if a piece of the tile on the cell is in reach."""
        return self.map.grid.number(cell) * PIECES + index in self.pieces

    def places(self) -> tuple[Place, ...]:
        """All stops in reach."""
        return tuple(map(self.map.place, sorted(self.stops)))

    def slots(self, board: Board, company: str) -> tuple[Place, ...]:
        """The stops in reach where the company may put a station: a slot is free and not reserved for others."""
        return tuple(place for place in self.places() if board.may_have_station(company, place))

    def open_ends(self) -> dict[Cell, tuple[Side, ...]]:
        """The cells and sides to extend to: track in reach points there and meets no track of its gauge.

        Found once, because the search never changes; only to be read.
        """
        if self._ends is None:
            met = self._flood.net.enter[self.gauge]
            ends: dict[Cell, tuple[Side, ...]] = {}
            for key in sorted([key for key in self.keys if key not in met]):
                cell, side = self.map.grid.unkey(key)
                ends[cell] = (*ends.get(cell, ()), side)
            self._ends = ends
        return self._ends

    def entered(self) -> tuple[Cell, ...]:
        """The cells at which track in reach arrives, and the homes, in the order of their numbers."""
        if self._cells is None:
            numbers = {key // KEYS_PER_CELL for key in self.keys}
            numbers.update(map(self.map.grid.number, self.homes))
            self._cells = tuple(map(self.map.grid.cell, sorted(numbers)))
        return self._cells

    def cells(self) -> frozenset[Cell]:
        """All cells with track or a stop in reach."""
        numbers = {piece // PIECES for piece in self.pieces} | {stop // KEYS_PER_CELL for stop in self.stops}
        return frozenset(map(self.map.grid.cell, numbers)) | self.homes

    # -- connection tests for tile lays

    def joins(self, cell: Cell, shape: Shape) -> bool:
        """True if a first tile here would continue track in reach, or serves a station of the company on this cell."""
        return cell in self.homes or any(
            shape.gauges[side] & self.gauge and self.enters(cell, side) for side in shape.exits
        )

    def uses(self, board: Board, company: str, cell: Cell, shape: Shape, pieces: tuple[int, ...] | None = None) -> bool:
        """True if any of these pieces (default: all) would be in reach once the shape lies on the cell.

        ``board`` is the board before the lay. No second search is needed: what arrives at the cell from outside does
        not depend on the tile on it, and all old track stays.
        """
        sides, stops = _ends(shape, pieces, self.gauge, company if shape.owned else "")
        if self.arrivals(cell) & sides:
            return True
        old = board.shape(cell) if stops else None
        return any(self._stop_in_reach(board, cell, old, shape, index) for index in stops)

    def _stop_in_reach(self, board: Board, cell: Cell, old: Shape | None, shape: Shape, index: int) -> bool:
        """True if a train could come to this stop of the new tile and continue from it."""
        here, starts = 0, self._flood.starts
        for stop in _stops_under(old, shape, index):
            if starts and self.map.stop_id((cell, stop)) in starts:
                return True
            here += len(board.stations.get((cell, stop), ()))
        if not self.arrivals(cell) & shape.stop_bits[self.gauge][index]:
            return False
        new = shape.tile.stops[index]
        return not new.end_only and (not new.slots or here < new.slots)


@cache
def _ends(shape: Shape, pieces: tuple[int, ...] | None, gauge: int, company: str) -> tuple[int, tuple[int, ...]]:
    """The sides, as bits, and the stops where pieces (None: all) of a gauge end, without those of other companies."""
    tracks = shape.tracks if pieces is None else [shape.tracks[index] for index in pieces]
    ends = {end for it in tracks if it.gauge == gauge and it.owner in ("", company) for end in (it.a, it.b)}
    return sum(1 << end for end in ends if end < STOP), tuple(sorted(end - STOP for end in ends if end >= STOP))


@cache
def _stops_under(old: Shape | None, new: Shape, index: int) -> tuple[int, ...]:
    """The stops of the old shape whose stations move to a stop of the new one."""
    how = upgrade(old, new) if old is not None else None
    return tuple(i for i, to in enumerate(how.stops) if to == index) if isinstance(how, Upgrade) else ()


def reach(
    board: Board,
    company: str,
    *,
    gauge: int = BROAD,
    blocking: bool = True,
    starts: Iterable[Place] | None = None,
    through: Place | None = None,
) -> Reach:
    """Everything that track joins to the company's stations.

    The result is cached by the board's content, so a repeated call costs nothing (calls with ``starts`` or ``through``
    are not cached).

    Without ``blocking`` the stations of other companies do not block (merger connections, narrow gauge). ``starts``
    replaces the company's stations as the start of the search. ``through`` names one full city that does not block.
    """
    if starts is not None or through is not None:
        places = board.stations_of(company) if starts is None else tuple(starts)
        return _search(board, company, gauge, blocking, places, through=through)
    kept = board.map.reaches
    known = kept.get((board.digest, board.track_digest, company, gauge, blocking))
    if known is None:
        places = board.stations_of(company)
        for digest, track_digest, cells in board.lays():
            before = kept.get((digest, track_digest, company, gauge, blocking))
            if isinstance(before, Reach):
                known = _search(board, company, gauge, blocking, places, before._flood, cells)
                break
        else:
            known = _search(board, company, gauge, blocking, places)
        make_room(kept)
        kept[board.digest, board.track_digest, company, gauge, blocking] = known
    assert isinstance(known, Reach)
    return known


def narrow_reach(board: Board, company: str) -> Reach:
    """Everything that narrow track joins to stops which broad track joins to the company's stations; cached.

    Stations never block narrow track, and it may begin at a city where the company's broad track ends.
    """
    kept = board.map.reaches
    key = (board.digest, board.track_digest, company, NARROW, "from broad")
    known = kept.get(key)
    if known is None:
        net = board.network()
        starts = tuple(sorted(reach(board, company).stops & net.leave[NARROW].keys()))
        flood = Flood(net, NARROW, company, starts, net.dead_ends)
        known = Reach(flood, frozenset([board.map.place(stop)[0] for stop in starts]))
        make_room(kept)
        kept[key] = known
    assert isinstance(known, Reach)
    return known


def _search(
    board: Board,
    company: str,
    gauge: int,
    blocking: bool,
    places: tuple[Place, ...],
    before: Flood | None = None,
    cells: tuple[Cell, ...] = (),
    through: Place | None = None,
) -> Reach:
    """Search from some places; continue an earlier search if only tiles were laid since, on ``cells``."""
    net = board.network()
    stop_id = board.map.stop_id
    closed = net.dead_ends
    if blocking:
        closed = closed.union([stop_id(place) for place in board.blocked(company) if place != through])
    begin = tuple(sorted(stop_id(place) for place in places if place[1] >= 0))
    numbers = tuple(map(board.map.grid.number, cells))
    flood = Flood(net, gauge, company, begin, closed, before, numbers)
    return Reach(flood, frozenset(cell for cell, _ in places))


def connected(board: Board, one: str, other: str, *, gauge: int = BROAD) -> bool:
    """True if track joins every station of one company to every station of another (merger rule).

    Stations of other companies do not block. False if either company has no station.
    """
    theirs = board.stations_of(other)
    mine = board.stations_of(one)
    for place in mine:
        found = reach(board, one, gauge=gauge, blocking=False, starts=(place,))
        if not all(found.touches(there) for there in theirs):
            return False
    return bool(mine and theirs)


def feeders(board: Board, place: Place) -> tuple[Place, ...]:
    """The towns that feed a stop by narrow gauge: all their track is narrow, and narrow track leads to the stop.

    A path continues through such towns and ends at any stop that broad track touches too. Cached by the narrow track.
    """
    kept, stop = board.network().by_narrow, board.map.stop_id(place)
    known = kept.get(stop)
    if known is None:
        known = kept[stop] = _feeders(board, stop)
    assert isinstance(known, tuple)
    return known


def all_feeders(board: Board) -> dict[Place, tuple[Place, ...]]:
    """The towns that feed each stop, for all stops that have any; cached by the narrow track. Only to be read."""
    net, place = board.network(), board.map.place
    kept = net.by_narrow
    known = kept.get("feeders")
    if known is None:
        both = sorted(net.leave[NARROW].keys() & net.leave[BROAD].keys())
        known = kept["feeders"] = {place(stop): towns for stop in both if (towns := feeders(board, place(stop)))}
    assert isinstance(known, dict)
    return known


def _feeders(board: Board, start: int) -> tuple[Place, ...]:
    net = board.network()
    broad, narrow = net.leave[BROAD], net.leave[NARROW]
    found = _along_links(net, start, broad)
    if found is None:
        closed = frozenset(narrow.keys() & broad.keys() - {start})
        found = Flood(net, NARROW, "", (start,), closed).stops
    return tuple([board.map.place(stop) for stop in sorted(found) if stop != start and stop not in broad])


def _along_links(net: Network, start: int, broad: Collection[int]) -> set[int] | None:
    """The stops that narrow track joins to a stop, found from link to link; None if that is not exact.

    It is not where plain track branches: then two links share track, and a path may not use both.
    """
    seen, queue = {start}, [start]
    for stop in queue:
        for far in net.far_ends(stop, NARROW):
            if len(far) > 1:
                return None
            if far and far[0] not in seen:
                seen.add(far[0])
                if far[0] not in broad:
                    queue.append(far[0])
    return seen
