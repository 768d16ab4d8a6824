"""Search for everything that track leads to.

The search follows *trails*, which cross no border twice, so a loop of track cannot be used to turn a train round.
Deciding exactly what trails reach looks like enumerating paths, but that is not needed. A flood over directed crossings
stores, for each crossing, the borders of one path to it. If that path crosses no border twice, the crossing is proved.
The other crossings are *doubtful*: they were found only by paths that cross some border in both directions. A true
trail uses at most one of the two directions. So flooding once without the one and once without the other decides the
question, recursively. Doubtful crossings are rare. Those that could add anything new are settled at once, the others on
request.

A tile lay never removes track, so every trail remains a trail. A flood can therefore be continued over the cells laid
on since: from the proved crossings into them, and from the stations on them.
"""

from __future__ import annotations

from collections.abc import Iterable

from trainshed.rail.grid import KEYS_PER_CELL
from trainshed.rail.map import PIECES, TrackMove
from trainshed.rail.network import Network

Entry = tuple[tuple[TrackMove, ...], int, int]
"""A queue entry: moves to follow, borders used so far, border just crossed (not to be crossed back immediately)."""

MOST_CASES = 2_000
"""Cases tried to settle a doubtful crossing; beyond, it counts as out of reach. Boards made of printed tiles need a
handful, but the number could double with every doubt on a board crafted for it."""


class _Case:
    """The state of one flood, which leaves out some directed crossings."""

    __slots__ = ("again", "doubtful", "doubts", "pieces", "proved", "stops", "without")

    def __init__(self, without: frozenset[int], before: _Case | None = None, cells: Iterable[int] = ()) -> None:
        """Start empty, or from an earlier case without what it knew about the inside of some cells."""
        self.without = without
        self.proved: dict[int, int]
        """Crossings, by the key they enter at, with the borders on one path to each."""
        self.stops: set[int]
        self.pieces: set[int]
        self.again: set[tuple[int, int]]
        """Stops that were left a second time, with the border crossed before arriving."""
        self.doubts: list[tuple[int, int]]
        """Crossings met over a border already used, with that border's bit."""
        self.doubtful: dict[int, int] = {}
        """All crossings that could follow if the doubts were true, each with the doubt it follows from."""
        if before is None:
            self.proved, self.stops, self.pieces, self.again, self.doubts = {}, set(), set(), set(), []
            return
        self.proved = before.proved.copy()
        self.stops = before.stops.copy()
        self.pieces = before.pieces.copy()
        self.again = {(stop, last) for stop, last in before.again if stop // KEYS_PER_CELL not in cells}
        self.doubts = before.doubts
        for number in cells:
            self.stops.difference_update(range(number * KEYS_PER_CELL, number * KEYS_PER_CELL + KEYS_PER_CELL))
            self.pieces.difference_update(range(number * PIECES, number * PIECES + PIECES))


class Flood:
    """Everything that trails join to some stops: crossings, stops, pieces of track."""

    __slots__ = (
        "_before",
        "_cases",
        "_cells",
        "_main",
        "_settled",
        "closed",
        "company",
        "gauge",
        "net",
        "starts",
    )

    def __init__(
        self,
        net: Network,
        gauge: int,
        company: str,
        starts: tuple[int, ...],
        closed: frozenset[int],
        before: Flood | None = None,
        cells: tuple[int, ...] = (),
    ) -> None:
        """Search from ``starts``, not beyond ``closed`` stops.

        ``before`` is the same search before tiles were laid on ``cells``.
        """
        self.net = net
        self.gauge = gauge
        self.company = company
        self.starts = starts
        self.closed = closed
        self._settled: dict[int, int] = {}
        self._cases: dict[frozenset[int], _Case] = {}
        self._before = before if before is not None and self._can_continue(before, cells) else None
        self._cells = cells
        self._main = self._case(frozenset())
        self._settle_relevant()
        self._before = None

    @property
    def proved(self) -> dict[int, int]:
        """Crossings in reach, by the key they enter at, with the borders of one path to each."""
        return self._main.proved

    @property
    def doubtful(self) -> dict[int, int]:
        """Crossings that may be in reach; see `settle`."""
        return self._main.doubtful

    @property
    def stops(self) -> set[int]:
        return self._main.stops

    @property
    def pieces(self) -> set[int]:
        return self._main.pieces

    def settle(self, key: int) -> bool:
        """Decide a doubtful crossing exactly: return True if it is in reach."""
        known = self._settled.get(key)
        if known is None:
            known = self._settled[key] = self._settle(key)
        return known > 0

    def _can_continue(self, before: Flood, cells: tuple[int, ...]) -> bool:
        """True if an earlier search can be continued, because everything that was in reach still is.

        That holds if the cells laid on have no closed stop and no track owned by a company.
        """
        for number in cells:
            for track in (self.net.inside(number), before.net.inside(number)):
                if track is not None and track.owned:
                    return False
        changed = set(cells)
        return not any(stop // KEYS_PER_CELL in changed for stop in self.closed)

    def _case(self, without: frozenset[int]) -> _Case:
        """The flood without some directed crossings; cached."""
        case = self._cases.get(without)
        if case is not None:
            return case
        leave = self.net.leave[self.gauge]
        before = self._before._cases.get(without) if self._before is not None else None
        if before is None:
            case = _Case(without)
            queue = [(leave.get(stop, ()), 0, 0) for stop in self.starts]
        else:
            cells, enter = self._cells, self.net.enter[self.gauge]
            case = _Case(without, before, cells)
            queue = [(leave.get(stop, ()), 0, 0) for stop in self.starts if stop // KEYS_PER_CELL in cells]
            for number in cells:
                for key in range(number * KEYS_PER_CELL, number * KEYS_PER_CELL + KEYS_PER_CELL):
                    borders = case.proved.get(key)
                    if borders is not None and key in enter:
                        queue.append((enter[key], borders, self.net.map.border_bit(key)))
        case.stops.update(self.starts)
        if queue:
            self._flow(case, queue)
        if case.doubts:
            self._spread(case)
        self._cases[without] = case
        return case

    def _flow(self, case: _Case, queue: list[Entry]) -> None:
        """Follow all track from these queue entries."""
        company, closed = self.company, self.closed
        enter, leave = self.net.enter[self.gauge], self.net.leave[self.gauge]
        proved, stops, again = case.proved, case.stops, case.again
        proved.update(dict.fromkeys(case.without, 0))
        doubts: list[tuple[int, int]] = []
        add_piece = case.pieces.add
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
                    elif stop not in closed and stop not in starts and (stop, last) not in again:
                        # Arriving over another border allows leaving over the border of the first arrival.
                        again.add((stop, last))
                        push((leave[stop], used, last))
                elif out not in proved:
                    if not used & bit:
                        if out >= 0:
                            borders = proved[out] = used | bit
                            onward = enter.get(out)
                            if onward is not None:
                                push((onward, borders, bit))
                    elif bit != last:
                        doubts.append((out, bit))
        case.doubts = [(key, bit) for key, bit in (*case.doubts, *doubts) if key not in proved]
        for key in case.without:
            del proved[key]

    def _spread(self, case: _Case) -> None:
        """Find everything that could follow if all doubts were true."""
        enter, leave = self.net.enter[self.gauge], self.net.leave[self.gauge]
        proved, without = case.proved, case.without
        found = case.doubtful = {key: key for key, _ in case.doubts}
        queue = list(case.doubts)
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
                elif bit != came and out >= 0 and out not in proved and out not in found and out not in without:
                    found[out] = first
                    queue.append((out, bit))

    def _settle(self, key: int) -> int:
        """The borders of a path over a doubtful crossing; 0 if there is none."""
        grid = self.net.map.grid
        first = self.doubtful[key]
        cases = [frozenset({first}), frozenset({grid.across(*grid.unkey(first))})]
        tried = 0
        while cases and tried < MOST_CASES:
            tried += 1
            without = cases.pop()
            case = self._case(without)
            if key in case.proved:
                return case.proved[key]
            if key in case.doubtful:
                first = case.doubtful[key]
                cases.append(without | {first})
                cases.append(without | {grid.across(*grid.unkey(first))})
        return 0

    def _settle_relevant(self) -> None:
        """Settle the doubts that could add stops, pieces or open ends, and continue from the true ones."""
        enter, case = self.net.enter[self.gauge], self._main
        for key in case.doubtful:
            if key in case.proved:
                continue
            moves = enter.get(key, ())
            fresh = not moves or any(
                move.piece not in case.pieces and (not move.owner or move.owner == self.company) for move in moves
            )
            if fresh and self.settle(key):
                borders = case.proved[key] = self._settled[key]
                self._flow(case, [(moves, borders, self.net.map.border_bit(key))])
