"""Brute force: every route of a small problem and every trail of a small board, by plain enumeration."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trainshed.rail.board import Board
from trainshed.rail.routes import Name
from trainshed.rail.routes.company import CompanyProblem

Train = tuple[str, int | None, int, bool]
"""(limit kind: "stops" or "length", limit, multiplier, True if obsolete)."""


def routes(
    asked: CompanyProblem, limit: tuple[str, int | None]
) -> Iterator[tuple[int, frozenset[Name], tuple[Name, ...]]]:
    """Yield all routes within a limit: sum of values, track used, stops."""
    stops = {stop.id: stop for stop in asked.stops}
    at: dict[Name, list[tuple[Name, frozenset[Name], int]]] = {id: [] for id in stops}
    for link in asked.links:
        at[link.a].append((link.b, frozenset(link.track), link.length))
        at[link.b].append((link.a, frozenset(link.track), link.length))
    what, most = limit

    def size(seen: tuple[Name, ...], length: int) -> int:
        return length if what == "length" else sum(stops[id].counts for id in seen)

    def grow(
        seen: tuple[Name, ...], used: frozenset[Name], length: int
    ) -> Iterator[tuple[int, frozenset[Name], tuple[Name, ...]]]:
        if most is not None and size(seen, length) > most:
            return
        if len(seen) > 1 and any(stops[id].station for id in seen):
            yield sum(stops[id].value for id in seen), used, seen
        if len(seen) > 1 and stops[seen[-1]].end_only:
            return
        groups = {stops[id].group for id in seen} - {None}
        for other, track, far in at[seen[-1]]:
            if other not in seen and not track & used and stops[other].group not in groups:
                yield from grow((*seen, other), used | track, length + far)

    for id in stops:
        yield from grow((id,), frozenset(), 0)


def best(asked: CompanyProblem, trains: Sequence[Train]) -> int:
    """Return the highest income of disjoint routes."""
    if not trains:
        return 0
    lists = []
    for what, most, times, obsolete in trains:
        found: dict[frozenset[Name], int] = {frozenset(): 0}
        for value, used, _ in routes(asked, (what, most)):
            earned = value * times // 20 * 10 if obsolete else value * times
            found[used] = max(found.get(used, 0), earned)
        lists.append(sorted(found.items(), key=lambda item: -item[1]))

    def pack(k: int, used: frozenset[Name]) -> int:
        if k == len(lists):
            return 0
        return max(value + pack(k + 1, used | track) for track, value in lists[k] if not track & used)

    return pack(0, frozenset())


def trails(board: Board, company: str, gauge: int = 1) -> tuple[set[int], set[int], set[int]]:
    """Return the crossings, stops and pieces on any trail of the company, by enumerating all trails."""
    net = board.network()
    enter, leave = net.enter[gauge], net.leave[gauge]
    keys: set[int] = set()
    stops = {board.map.stop_id(place) for place in board.stations_of(company)}
    pieces: set[int] = set()

    def follow(moves: Sequence[tuple[int, int, int, int, int, str]], used: int, seen: frozenset[int]) -> None:
        for piece, stop, out, _, bit, owner in moves:
            if owner and owner != company:
                continue
            pieces.add(piece)
            if stop >= 0:
                stops.add(stop)
                if stop not in seen and board.passable(board.map.place(stop), company):
                    follow(leave[stop], used, seen | {stop})
            elif not used & bit and out >= 0:
                keys.add(out)
                follow(enter.get(out, ()), used | bit, seen)

    for stop in sorted(stops):
        follow(leave.get(stop, ()), 0, frozenset({stop}))
    return keys, stops, pieces
