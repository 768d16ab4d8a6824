"""What a company can get to: the track it may build on from, the slots it may use, the companies it is joined
to.

The search follows *trails*: no border is crossed twice, so a loop of track is no place to turn a train round.
Asking for a trail exactly looks like enumerating paths, but need not. A flood over directed crossings
remembers for each the borders of one way to it. Where that way is free of repetition the crossing is proved.
The rest is *doubtful*: it is found only over some border in both directions. A true trail uses at most one of
the two directions, so flooding once without the one and once without the other decides, recursively. Doubts
are rare and are settled only when asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from trainshed.core.message import Message, Refusal
from trainshed.rail.board import Board
from trainshed.rail.grid import KEY, Cell, Side
from trainshed.rail.map import PIECES, Map, Move, Place
from trainshed.rail.network import KEPT, Network
from trainshed.rail.tile import BROAD, NARROW, STOP, Fit, Shape, fit

KEYS: tuple[str, ...] = (
    "rail-reach-not-joined",
    "rail-reach-no-track",
    "rail-reach-no-new-track",
    "rail-reach-no-stop",
)


class Reach:
    """The result of a search. Cells and stops are asked for by name; see `reach`."""

    __slots__ = ("_flood", "gauge", "homes", "keys", "map", "pieces", "stops")

    def __init__(self, flood: _Flood, homes: frozenset[Cell]) -> None:
        self._flood = flood
        self.map: Map = flood.net.map
        self.gauge = flood.gauge
        self.homes = homes
        """Cells with a station of the company (or where the search began), track or not."""
        self.keys = flood.clean
        """Where track arrives: keys of (cell, side), the side being the entered cell's own."""
        self.stops = flood.stops
        """Stops touched, by integer; also those that are the end of the way."""
        self.pieces = flood.pieces

    def enters(self, cell: Cell, side: Side) -> bool:
        """Whether track in reach arrives at this side of the cell, from outside it."""
        key = self.map.grid.key(cell, side)
        return key in self.keys or (key in self._flood.doubtful and self._flood.settle(key))

    def sides(self, cell: Cell) -> tuple[Side, ...]:
        """All sides of the cell at which track in reach arrives."""
        return tuple(side for side in range(self.map.grid.sides) if self.enters(cell, side))

    def touches(self, place: Place) -> bool:
        """Whether the stop is in reach, if only as the end of the way."""
        return self.map.stop_id(place) in self.stops

    def has_piece(self, cell: Cell, index: int) -> bool:
        """Whether a piece of the tile on the cell is in reach."""
        return self.map.grid.number(cell) * PIECES + index in self.pieces

    def places(self) -> tuple[Place, ...]:
        """All stops in reach."""
        return tuple(map(self.map.place, sorted(self.stops)))

    def open_ends(self) -> dict[Cell, tuple[Side, ...]]:
        """The cells and sides one may extend to: track in reach points there and meets none of its gauge."""
        met = self._flood.net.enter[self.gauge]
        ends: dict[Cell, tuple[Side, ...]] = {}
        for key in sorted(key for key in self.keys if key not in met):
            cell, side = self.map.grid.unkey(key)
            ends[cell] = (*ends.get(cell, ()), side)
        return ends

    def cells(self) -> frozenset[Cell]:
        """All cells with track or a stop in reach."""
        numbers = {piece // PIECES for piece in self.pieces} | {stop // KEY for stop in self.stops}
        return frozenset(map(self.map.grid.cell, numbers)) | self.homes

    # -- connection tests for tile lays

    def joins(self, cell: Cell, shape: Shape) -> bool:
        """Whether a first tile here would continue track in reach, or serves an own station here."""
        return cell in self.homes or any(
            shape.gauges[side] & self.gauge and self.enters(cell, side) for side in shape.exits
        )

    def uses(
        self, board: Board, company: str, cell: Cell, shape: Shape, pieces: Iterable[int] | None = None
    ) -> bool:
        """Whether any of these pieces (all, if not given) would be in reach once the shape lies on the cell.

        ``board`` is the board before the lay. No second search is needed: what arrives at the cell from
        outside does not depend on what lies in it, and all old track stays.
        """
        old = board.shape(cell)
        for index in range(len(shape.tracks)) if pieces is None else pieces:
            track = shape.tracks[index]
            if track.gauge != self.gauge or (track.owner and track.owner != company):
                continue
            for end in (track.a, track.b):
                if end < STOP:
                    if self.enters(cell, end):
                        return True
                elif self._stop_in_reach(board, cell, old, shape, end - STOP):
                    return True
        return False

    def why_not_join(self, cell: Cell, shape: Shape) -> Refusal | None:
        """`joins`, as a reason."""
        if self.joins(cell, shape):
            return None
        return Refusal("rail/reach.joins", Message("rail-reach-not-joined", {"cell": cell}), (cell,))

    def why_not_use(
        self, board: Board, company: str, cell: Cell, shape: Shape, pieces: Iterable[int] | None = None
    ) -> Refusal | None:
        """`uses`, as a reason: of all the tile's track, or of the pieces that are new."""
        if self.uses(board, company, cell, shape, pieces):
            return None
        key = "rail-reach-no-track" if pieces is None else "rail-reach-no-new-track"
        return Refusal("rail/reach.uses", Message(key, {"cell": cell, "company": company}), (cell,))

    def why_not_stop(self, company: str, place: Place) -> Refusal | None:
        """Why the company cannot get to a stop to put a station there."""
        if self.touches(place):
            return None
        args = {"cell": place[0], "company": company}
        return Refusal("rail/reach.stop", Message("rail-reach-no-stop", args), (place[0],))

    def _stop_in_reach(self, board: Board, cell: Cell, old: Shape | None, shape: Shape, index: int) -> bool:
        """A train could come to this stop of the new tile and go on from it."""
        stop = shape.tile.stops[index]
        here: list[str] = []
        if old is not None:
            how = fit(old, shape)
            if isinstance(how, Fit):
                moved = [i for i, to in enumerate(how.stops) if to == index]
                if any(self.map.stop_id((cell, i)) in self._flood.starts for i in moved):
                    return True
                here = [c for i in moved for c in board.stations.get((cell, i), ())]
        if stop.end_only or (stop.slots and len(here) >= stop.slots):
            return False
        return any(self.enters(cell, side) for side, gauge in shape.stop_sides[index] if gauge == self.gauge)


class _Flood:
    """One search over directed crossings."""

    __slots__ = (
        "cases",
        "clean",
        "closed",
        "company",
        "doubtful",
        "gauge",
        "net",
        "pieces",
        "settled",
        "starts",
        "stops",
    )

    def __init__(
        self, net: Network, gauge: int, company: str, starts: tuple[int, ...], closed: frozenset[int]
    ) -> None:
        self.net = net
        self.gauge = gauge
        self.company = company
        self.starts = starts
        self.closed = closed
        self.settled: dict[int, bool] = {}
        self.cases: dict[frozenset[int], tuple[dict[int, int], dict[int, int]]] = {}
        self.clean, self.doubtful, self.stops, self.pieces = self.run(frozenset())
        self._doubt_what_is_new()

    def run(self, without: frozenset[int]) -> tuple[dict[int, int], dict[int, int], set[int], set[int]]:
        """Flood without some directed crossings.

        Returns the proved crossings with the borders on one way to each, the doubtful ones each with the
        first repeated crossing on its way, and the stops and pieces proved.
        """
        company, closed = self.company, self.closed
        enter, leave = self.net.enter[self.gauge], self.net.leave[self.gauge]
        clean: dict[int, int] = dict.fromkeys(without, 0)
        doubts: list[tuple[int, int]] = []
        stops = set(self.starts)
        pieces: set[int] = set()
        add_piece = pieces.add
        todo: set[tuple[int, int]] = set()
        # Each entry: moves, the borders used so far, the border just crossed (not to be crossed back at
        # once).
        queue: list[tuple[tuple[Move, ...], int, int]] = [(leave.get(stop, ()), 0, 0) for stop in self.starts]
        push = queue.append
        starts = frozenset(self.starts)
        for moves, used, last in queue:
            for piece, stop, out, _, bit, owner in moves:
                if owner and owner != company:
                    continue
                add_piece(piece)
                if stop >= 0:
                    if stop not in stops:
                        stops.add(stop)
                        if stop not in closed:
                            push((leave[stop], used, last))
                    elif stop not in closed and stop not in starts and (stop, last) not in todo:
                        # Coming by another way opens the way back over the first one.
                        todo.add((stop, last))
                        push((leave[stop], used, last))
                elif out not in clean:
                    if not used & bit:
                        if out >= 0:
                            borders = clean[out] = used | bit
                            onward = enter.get(out)
                            if onward is not None:
                                push((onward, borders, bit))
                    elif bit != last:
                        doubts.append((out, bit))
        for key in without:
            del clean[key]
        doubts = [(key, bit) for key, bit in doubts if key not in clean and key not in without]
        doubtful = self._spread(doubts, clean, without) if doubts else {}
        return clean, doubtful, stops, pieces

    def _spread(
        self, doubts: list[tuple[int, int]], clean: Mapping[int, int], without: frozenset[int]
    ) -> dict[int, int]:
        """Everything that could follow from the doubtful crossings if they were all right."""
        enter, leave = self.net.enter[self.gauge], self.net.leave[self.gauge]
        found = {key: key for key, _ in doubts}
        queue = list(doubts)
        for key, came in queue:
            first = found[key]
            ways = list(enter.get(key, ()))
            seen = set()
            for _, stop, out, _, bit, owner in ways:
                if owner and owner != self.company:
                    continue
                if stop >= 0:
                    if stop not in self.closed and stop not in seen:
                        seen.add(stop)
                        ways.extend(leave[stop])
                elif (
                    bit != came and out >= 0 and out not in clean and out not in found and out not in without
                ):
                    found[out] = first
                    queue.append((out, bit))
        return found

    def settle(self, key: int) -> bool:
        """Decide a doubtful crossing exactly."""
        known = self.settled.get(key)
        if known is None:
            known = self.settled[key] = self._settle(key)
        return known

    def _settle(self, key: int) -> bool:
        grid = self.net.map.grid
        first = self.doubtful[key]
        cases = [frozenset({first}), frozenset({grid.across(*grid.unkey(first))})]
        while cases:
            without = cases.pop()
            case = self.cases.get(without)
            if case is None:
                case = self.cases[without] = self.run(without)[:2]
            clean, doubtful = case
            if key in clean:
                return True
            if key in doubtful:
                first = doubtful[key]
                cases.append(without | {first})
                cases.append(without | {grid.across(*grid.unkey(first))})
        return False

    def _doubt_what_is_new(self) -> None:
        """Add the stops, pieces and open ends that only settled doubts bring."""
        enter = self.net.enter[self.gauge]
        for key in self.doubtful:
            moves = enter.get(key)
            fresh = moves is None or any(
                move.piece not in self.pieces and (not move.owner or move.owner == self.company)
                for move in moves
            )
            if fresh and self.settle(key):
                self.clean[key] = 0
                for move in moves or ():
                    if not move.owner or move.owner == self.company:
                        self.pieces.add(move.piece)
                        if move.stop >= 0:
                            self.stops.add(move.stop)
                            if move.stop not in self.closed:
                                self.pieces.update(way.piece for way in self.net.leave[self.gauge][move.stop])


def reach(
    board: Board,
    company: str,
    *,
    gauge: int = BROAD,
    blocking: bool = True,
    starts: Iterable[Place] | None = None,
) -> Reach:
    """Everything the company can trace to from its stations.

    The answer is kept by the board's content, so asking again costs nothing.

    Without ``blocking`` foreign stations do not stop it (merger connections, narrow gauge). ``starts``
    replaces the company's stations as the beginning.
    """
    net = board.network()
    stop_id = board.map.stop_id
    kept = board.map.reaches
    what = (board.digest, board.track_digest, company, gauge, blocking)
    if starts is None and (known := kept.get(what)) is not None:
        assert isinstance(known, Reach)
        return known
    places = board.stations_of(company) if starts is None else tuple(starts)
    begin = tuple(sorted(stop_id(place) for place in places if place[1] >= 0))
    closed = set(net.dead_ends)
    if blocking:
        for place, here in board.stations.items():
            if company not in here and place[1] >= 0 and len(here) >= board.stop(place).slots:
                closed.add(stop_id(place))
    flood = _Flood(net, gauge, company, begin, frozenset(closed))
    found = Reach(flood, frozenset(cell for cell, _ in places))
    if starts is None:
        if len(kept) >= KEPT:
            kept.clear()
        kept[what] = found
    return found


def connected(board: Board, one: str, other: str, *, gauge: int = BROAD) -> bool:
    """Whether every station of one company is joined to every station of another by track, foreign stations
    notwithstanding (merger rule).
    """
    theirs = board.stations_of(other)
    mine = board.stations_of(one)
    for place in mine:
        found = reach(board, one, gauge=gauge, blocking=False, starts=(place,))
        if not all(found.touches(there) for there in theirs):
            return False
    return bool(mine and theirs)


def feeders(board: Board, place: Place) -> tuple[Place, ...]:
    """The towns that bring a stop something by narrow gauge: all their track is narrow and narrow track leads
    there.

    The way goes on through such towns and ends at any stop that broad track touches too.
    """
    net = board.network()
    broad, narrow = net.leave[BROAD], net.leave[NARROW]
    start = board.map.stop_id(place)
    closed = frozenset(stop for stop in narrow if stop in broad and stop != start)
    flood = _Flood(net, NARROW, "", (start,), closed)
    return tuple(board.map.place(stop) for stop in sorted(flood.stops) if stop != start and stop not in broad)
