"""Routes as two arms grown from a station: every route once, the most promising first.

A route with at least one station is counted at its first station t, in the order of the problem: the stops of earlier
stations are closed. The route is then one arm from t, or two arms that share nothing. Arms are grown in order of cost,
and the second arm of a route is the one grown earlier. So each route is found exactly once. It also follows that a
second arm costs at most half of the train's limit, and few arms do.

First arms are listed by the highest value their best route could have: their own value plus the best second arm that
leaves t by another link and does not exceed the limit. A second arm that shares nothing with the first is worth no
more, so the search ends at the first entry below the requested value.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from operator import itemgetter
from typing import TypeAlias

from .clock import Clock
from .graph import Graph

Arm: TypeAlias = tuple[int, int, int, int, int, int, int]
"""(bits, value, cost, parent arm or -1, group, link, head). The arms of a group leave the station by the same link."""

Second: TypeAlias = tuple[int, int, int]
"""(value, bits, arm)."""

Pair: TypeAlias = tuple[int, int, int, int]
"""(total value of the stops, bits, first arm, second arm or -1)."""

VALUE = itemgetter(0)
"""Sort key of second arms."""

CHECK_EVERY = 64

ESTIMATE_FROM = 2_000
ABORT_FACTOR = 3
"""After `ESTIMATE_FROM` arms, growing stops if the estimated number of arms exceeds `ABORT_FACTOR` times the limit.
"""

SHIFT = 15
"""Entries of the order list are integers, which sort fast: the negated bound shifted left by this many bits, plus the
number of the arm. There are never more arms than these bits can number (`MOST_ARMS`).
"""

LAST = (1 << SHIFT) - 1


class TooManyRoutes(Exception):  # noqa: N818 - named by its cause
    """More arms or routes than are worth keeping."""


class ArmSet:
    """Arms of one station. Each arm refers to its parent, which gives the path back to the station."""

    __slots__ = ("alone", "arms", "base", "clock", "shut", "station")

    def __init__(self, graph: Graph, station: int, shut: int, clock: Clock) -> None:
        self.clock = clock
        self.station = station
        self.base = graph.values[station]
        self.alone = graph.problem.stops[station].end_only
        self.shut = shut | graph.takes[station]
        self.arms: list[Arm] = []

    def path(self, first: int, second: int) -> tuple[list[int], list[int]]:
        """The stops and links of a route from the end of its first arm to the end of its second."""
        stops, links = self._way(first)
        tail_stops, tail_links = self._way(second)
        return [*stops, self.station, *reversed(tail_stops)], [*links, *reversed(tail_links)]

    def _way(self, arm: int) -> tuple[list[int], list[int]]:
        stops, links = [], []
        while arm >= 0:
            _, _, _, arm, _, link, head = self.arms[arm]
            stops.append(head)
            links.append(link)
        return stops, links

    def parts(self, arm: int) -> list[int]:
        """The bits of an arm and of the shorter arms it grew out of, the shortest first."""
        found = []
        while arm >= 0:
            found.append(self.arms[arm][0])
            arm = self.arms[arm][3]
        return found[::-1]


class ArmBundle(ArmSet):
    """The arms of one station up to a cost, in order of cost."""

    __slots__ = ("costs", "ends", "groups")

    def __init__(self, graph: Graph, station: int, shut: int, cost: str, room: int, most: int, clock: Clock) -> None:
        super().__init__(graph, station, shut, clock)
        self.costs: list[int] = []
        self.ends: list[int] = []
        self.groups: dict[int, int] = {}
        ways = graph.steps_for(cost)
        last = room - ways.least
        shut, arms = self.shut, self.arms
        rows: defaultdict[int, list[Arm]] = defaultdict(list)
        for group, (need, add, worth, spend, stop, link) in enumerate(ways.leaving[station]):
            if not shut & need and spend <= room:
                self.groups[group] = add
                rows[spend].append((shut | add, worth, spend, -1, group, link, stop))
        check = CHECK_EVERY
        i = 0
        while rows:
            spent = min(rows)
            row = rows[spent]
            onward = ways.onward if spent <= last else ways.zero_cost
            for bits, value, _, _, group, _, head in row:  # zero-cost steps extend the row during iteration
                for need, add, worth, spend, stop, link in onward[head]:
                    if not bits & need and (to := spent + spend) <= room:
                        rows[to].append((bits | add, value + worth, to, i, group, link, stop))
                i += 1
                if i == check:
                    check += CHECK_EVERY
                    clock.check(CHECK_EVERY)
                    clock.reserve(i >> 2)  # freeing the arms takes time, too
                    if i > most or (i > ESTIMATE_FROM and self._guess(room) > ABORT_FACTOR * most):
                        raise TooManyRoutes
            arms += row
            self.costs.append(spent)
            self.ends.append(i)
            del rows[spent]
        clock.nodes += i % CHECK_EVERY
        if i > most:
            raise TooManyRoutes

    def _guess(self, room: int) -> float:
        """Estimate the number of arms if they keep multiplying at the same rate."""
        return float(len(self.arms)) ** min(9.0, (room + 1) / (self.costs[-1] + 1)) if self.arms else 0

    def up_to(self, cost: int) -> int:
        """The number of arms that cost at most `cost`."""
        place = bisect_right(self.costs, cost)
        return self.ends[place - 1] if place else 0


class ArmPairs:
    """The routes of a train with a limit that are counted at one station."""

    __slots__ = ("_arms", "_lists", "_order", "base", "bundle", "clock", "parts", "path")

    def __init__(self, bundle: ArmBundle, room: int) -> None:
        self.bundle = bundle
        self.path = bundle.path
        self.parts = bundle.parts
        self.clock = clock = bundle.clock
        self.base = bundle.base
        self._arms = arms = bundle.arms
        half = room // 2
        clock.reserve(bundle.up_to(room) * 2)
        seconds: list[Second] = []
        if not bundle.alone:
            shut = bundle.shut
            seconds = [(arm[1], arm[0] ^ shut, i) for i, arm in enumerate(arms[: bundle.up_to(half)])]
            seconds.sort(key=VALUE, reverse=True)
        # A second arm that shares anything with a group's first link fits none of the group's arms.
        fitting = {
            group: [second for second in seconds if not second[1] & bits] for group, bits in bundle.groups.items()
        }
        self._lists: dict[int, dict[int, list[Second]]] = {}
        self._order: list[int] = []
        start = 0
        for cost, end in zip(bundle.costs, bundle.ends, strict=True):
            left = room - cost
            if left < 0:
                break
            if left < half:
                # Costlier first arms leave less: a second arm that does not fit here fits none of them.
                within = bundle.up_to(left)
                fitting = {group: [second for second in fit if second[2] < within] for group, fit in fitting.items()}
            self._lists[cost] = fitting
            most = {group: fit[0][0] if fit else 0 for group, fit in fitting.items()}
            self._order += [i - (arm[1] + most[arm[4]] << SHIFT) for i, arm in enumerate(arms[start:end], start)]
            start = end
        self._order.sort()

    @property
    def size(self) -> int:
        """The number of arms."""
        return len(self._order)

    def most(self) -> int:
        """An upper bound of the value of any route."""
        return self.base - (self._order[0] >> SHIFT) if self._order else 0

    def best(self, used: int, least: int) -> Pair | None:
        """The best route worth at least `least` that does not use `used`."""
        arms, lists = self._arms, self._lists
        goal = least - self.base  # the least value of the two arms together
        end = 1 - goal << SHIFT
        first = second = -1
        nodes = 0
        for entry in self._order:
            if entry >= end:
                break
            nodes += 1
            if not nodes & 63:
                self.clock.check(64)
            i = entry & LAST
            mine, value, cost, _, group, _, _ = arms[i]
            if mine & used:
                continue
            mine |= used
            enough = goal - value
            for worth, taken, other in lists[cost][group]:
                if worth < enough:
                    break
                if not taken & mine:
                    goal = value + worth + 1
                    end = 1 - goal << SHIFT
                    first, second = i, other
                    break
            else:
                if enough <= 0:
                    goal = value + 1
                    end = 1 - goal << SHIFT
                    first, second = i, -1
        self.clock.nodes += nodes & 63
        if first < 0:
            return None
        bits = arms[first][0] | (arms[second][0] if second >= 0 else 0)
        return self.base + goal - 1, bits, first, second

    def all(self, least: int, most: int, used: int = 0) -> list[Pair]:
        """All routes worth at least `least` that do not use `used`; raise `TooManyRoutes` if there are more than
        `most`.
        """
        arms, lists, base = self._arms, self._lists, self.base
        goal = least - base
        end = 1 - goal << SHIFT
        found: list[Pair] = []
        nodes = 0
        for entry in self._order:
            if entry >= end:
                break
            nodes += 1
            if not nodes & 31:
                self.clock.check(32)
                if len(found) > most:
                    raise TooManyRoutes
            i = entry & LAST
            mine, value, cost, _, group, _, _ = arms[i]
            if mine & used:
                continue
            enough = goal - value
            if enough <= 0:
                found.append((base + value, mine, i, -1))
            taboo = mine | used
            for worth, taken, other in lists[cost][group]:
                if worth < enough:
                    break
                if other < i and not taken & taboo:
                    found.append((base + value + worth, mine | taken, i, other))
        self.clock.nodes += nodes & 31
        return found
