"""What trains can earn on a board, for the bots: the routes of a company are listed once and serve any trains.

The results equal those of the route solver (`rail.play.running.best_run`), which needs a search for each set of trains.
"""

from __future__ import annotations

from trainshed.rail.board import Board
from trainshed.rail.map import Map
from trainshed.rail.network import Network

LONGEST = 5
"""Stops of the longest train."""

Fleet = tuple[int, ...]
"""The lengths of a company's trains, longest first."""
Roads = dict[int, list[tuple[int, int]]]
"""By stop: the stops joined to it by plain track, each with the bits of the track."""
_Arm = tuple[int, int, int]
"""A path from a station: bits of its track, bits of its stops, value of its stops."""


def roads(net: Network, map: Map) -> Roads:
    """Return the links of a network by their ends."""
    found: Roads = {}
    bit = map.bit
    for link in net.links():
        mask = 0
        for resource in link.track:
            # A border is enough to tell pieces of track apart: every piece leads to one, unless it joins two stops.
            if resource >= 0 or not link.length:
                mask |= bit(resource)
        found.setdefault(link.a, []).append((link.b, mask))
        found.setdefault(link.b, []).append((link.a, mask))
    return found


class Income:
    """The routes of one company on one board, and the best revenue of any trains."""

    __slots__ = ("_best", "_routes")

    def __init__(self, board: Board, company: str, joined: Roads) -> None:
        self._best: dict[Fleet, int] = {(): 0}
        self._routes = _routes(board, company, joined)

    def best(self, fleet: Fleet) -> int:
        """Return the highest revenue of these trains on separate track."""
        known = self._best.get(fleet)
        if known is None:
            known = self._best[fleet] = self._solve(fleet)
        return known

    def _solve(self, fleet: Fleet) -> int:
        lists = [self._routes[length] for length in fleet]
        if not lists[0]:
            return 0
        if len(lists) == 1:
            return lists[0][0][0]
        rest = [0] * (len(lists) + 1)
        for number in range(len(lists) - 1, -1, -1):
            rest[number] = rest[number + 1] + (lists[number][0][0] if lists[number] else 0)
        return _pack(lists, rest, 0, 0, 0, 0)


def _pack(lists: list[list[tuple[int, int]]], rest: list[int], number: int, used: int, earned: int, best: int) -> int:
    """Return the highest revenue of the trains from `number` on, added to `earned`, if it is above `best`."""
    if number == len(lists):
        return max(earned, best)
    after = rest[number + 1]
    for value, mask in lists[number]:
        if earned + value + after <= best:
            return best
        if not mask & used:
            best = _pack(lists, rest, number + 1, used | mask, earned + value, best)
    if earned + after > best:  # this train stays idle
        best = _pack(lists, rest, number + 1, used, earned, best)
    return best


def _routes(board: Board, company: str, joined: Roads) -> list[list[tuple[int, int]]]:
    """Return the routes a train may run, by its length, best first: value and bits of track."""
    place_of, stop_id = board.map.place, board.map.stop_id
    bits: dict[int, int] = {}
    values: dict[int, int] = {}
    through: dict[int, bool] = {}
    groups: dict[str, int] = {}

    def know(stop: int) -> None:
        place = place_of(stop)
        data = board.stop(place)
        values[stop] = data.value if isinstance(data.value, int) else data.worth()
        bit = 1 << len(bits)
        bits[stop] = groups.setdefault(data.group, bit) if data.group else bit
        through[stop] = board.passable(place, company)

    by_length: list[dict[int, int]] = [{} for _ in range(LONGEST + 1)]
    """By number of stops: the value by bits of track."""
    for place in board.stations_of(company):
        start = stop_id(place)
        if start not in joined:
            continue
        if start not in bits:
            know(start)
        arms: list[list[_Arm]] = [[] for _ in range(LONGEST)]
        ends: list[tuple[int, int, int, int]] = [(start, 0, bits[start], 0)]
        for count in range(1, LONGEST):
            longer: list[tuple[int, int, int, int]] = []
            found = arms[count]
            for stop, mask, stops, value in ends:
                for other, track in joined[stop]:
                    if mask & track:
                        continue
                    if other not in bits:
                        know(other)
                    bit = bits[other]
                    if stops & bit:
                        continue
                    worth = value + values[other]
                    found.append((mask | track, stops | bit, worth))
                    if through[other]:
                        longer.append((other, mask | track, stops | bit, worth))
            ends = longer
        _join(arms, bits[start], values[start], through[start], by_length)
    routes: list[list[tuple[int, int]]] = [[], []]
    known: dict[int, int] = {}
    for count in range(2, LONGEST + 1):
        for mask, value in by_length[count].items():
            if value > known.get(mask, 0):
                known[mask] = value
        routes.append(sorted(((value, mask) for mask, value in known.items()), reverse=True))
    return routes


def _join(arms: list[list[_Arm]], home: int, worth: int, through: bool, by_length: list[dict[int, int]]) -> None:
    """Add the routes from a station: one path from it, or two that share nothing but the station."""
    for count in range(1, LONGEST):
        ways = by_length[count + 1]
        for mask, _, value in arms[count]:
            ways[mask] = value + worth
    if not through:
        return
    for short in range(1, LONGEST // 2 + 1):
        for long in range(short, LONGEST - short):
            ways = by_length[short + long + 1]
            for at, (mask, stops, value) in enumerate(arms[short]):
                stops ^= home
                value += worth
                for other, others, more in arms[long][at + 1 :] if short == long else arms[long]:
                    if not mask & other and not stops & others:
                        ways[mask | other] = value + more
