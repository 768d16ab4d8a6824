"""Routes as two arms grown from a station: every route once, the best one without looking at most of them.

A route with at least one station is counted at its first station t, in the order of the problem: stops of
earlier stations are shut. It is then one arm from t, or two arms that share nothing and leave t by different
links, the first arm by the earlier link. So each route is met exactly once.

The arms of t form a tree, kept in preorder: `skip[i]` jumps over all that grows out of arm i and `top[i]` is
the most any of it is worth. For a first arm i the best second arm is the first one in a list sorted by value
that shares no bit with i and does not break the limit. What grows out of i has more bits and costs more, so
its best second arm is worth no more: `value of t + top[i] + best second arm of i` is never below any route
over i and cuts the tree.
"""

from __future__ import annotations

from typing import TypeAlias

from .clock import Clock
from .graph import Graph, Onward

Second: TypeAlias = tuple[int, int, int]
"""(value, bits, arm)."""

Pair: TypeAlias = tuple[int, int, int, int]
"""(total of the stops, bits, first arm, second arm or -1)."""

_Arm: TypeAlias = tuple[int, int, int, int, int, int, int]
"""(bits, value, cost, parent, depth, link, head)."""

CHECK_EVERY = 64
CROWD = 1_000
"""With more arms than this the clock is looked at for each first arm: finding its second may take long."""


class TooMany(Exception):  # noqa: N818 - named by its cause
    """More arms or routes than are worth keeping."""


class Arms:
    """All arms of one station up to a cost, and the routes they make."""

    __slots__ = (
        "_by_room",
        "_by_value",
        "_levels",
        "alone",
        "base",
        "bits",
        "clock",
        "cost",
        "dearest",
        "depth",
        "groups",
        "heads",
        "links",
        "own",
        "parent",
        "skip",
        "token",
        "top",
        "value",
    )

    def __init__(self, graph: Graph, token: int, shut: int, cost: str, room: int, most: int, clock: Clock) -> None:
        self.clock = clock
        self.token = token
        self.own = graph.takes[token]
        self.base = graph.values[token]
        self.alone = graph.problem.stops[token].end_only
        shut |= self.own
        self.groups: list[int] = []
        onward = graph.onward(cost)
        found = self._grow(graph.leaving(token, cost), onward, shut, room, most)
        self.groups.append(len(found))
        clock.reserve(len(found) * 2)
        columns: list[tuple[int, ...]] = list(zip(*found, strict=True)) if found else [()] * 7
        bits, self.value, self.cost, self.parent, self.depth, self.links, self.heads = columns
        self.bits = [b ^ shut for b in bits]
        self.dearest = max(self.cost, default=0)
        parents = self.parent
        top = list(self.value)
        skip = list(range(1, len(found) + 1))
        for i in range(len(found) - 1, -1, -1):
            up = parents[i]
            if up >= 0:
                if top[i] > top[up]:
                    top[up] = top[i]
                if skip[i] > skip[up]:
                    skip[up] = skip[i]
        self.top, self.skip = top, skip
        self._levels = max(self.depth, default=0) + 2
        self._by_value: dict[int, list[Second]] = {}
        self._by_room: list[dict[int, list[Second]]] = [{} for _ in self.groups]

    def _grow(
        self, first: tuple[Onward, ...], onward: list[tuple[Onward, ...]], shut: int, room: int, most: int
    ) -> list[_Arm]:
        """All arms in preorder; notes where each first link's arms begin."""
        found: list[_Arm] = []
        stack: list[_Arm] = []
        check = CHECK_EVERY
        for need, add, worth, cost, stop, link in first:
            if shut & need or cost > room:
                continue
            self.groups.append(len(found))
            stack.append((shut | add, worth, cost, -1, 0, link, stop))
            while stack:
                arm = stack.pop()
                bits, value, spent, _, depth, _, head = arm
                i = len(found)
                found.append(arm)
                depth += 1
                for need, add, worth, cost, stop, link in onward[head]:
                    if not bits & need and spent + cost <= room:
                        stack.append((bits | add, value + worth, spent + cost, i, depth, link, stop))
                if i == check:
                    check += CHECK_EVERY
                    self.clock.check(CHECK_EVERY)
                    if i > most:
                        raise TooMany
        self.clock.nodes += len(found) % CHECK_EVERY
        if len(found) > most:
            raise TooMany
        return found

    def _seconds(self, group: int, room: int) -> list[Second]:
        """Second arms for first arms of a group, at most `room` (and at most `dearest`) dear, best first."""
        known = self._by_room[group].get(room)
        if known is not None:
            return known
        full = self._by_value.get(group)
        if full is None:
            start = len(self.value) if self.alone else self.groups[group + 1]
            full = list(zip(self.value[start:], self.bits[start:], range(start, len(self.value)), strict=True))
            self.clock.reserve(len(full))
            full.sort(key=_value, reverse=True)
            self._by_value[group] = full
        cost = self.cost
        known = full if room >= self.dearest else [arm for arm in full if cost[arm[2]] <= room]
        self._by_room[group][room] = known
        return known

    def best(self, used: int, room: int, least: int) -> Pair | None:
        """The best route worth at least `least` that leaves `used` alone."""
        value, bits, cost, depth, top, skip = (
            self.value,
            self.bits,
            self.cost,
            self.depth,
            self.top,
            self.skip,
        )
        goal = least - self.base  # what the two arms must be worth
        answer: Pair | None = None
        dearest = self.dearest
        crowded = len(bits) > CROWD
        widest = room if room < dearest else dearest
        caps: list[int] = [0] * self._levels
        places: list[int] = caps[:]
        lists: list[list[Second]] = [[]] * self._levels
        free = not dearest
        nodes = 0
        for group in range(len(self.groups) - 1):
            i, end = self.groups[group], self.groups[group + 1]
            by_room = self._by_room[group]
            most = self._seconds(group, widest)
            if free and used:
                most = [arm for arm in most if not arm[1] & used]
            caps[0] = most[0][0] if most else 0
            lists[0] = most
            places[0] = 0
            while i < end:
                d = depth[i]
                if top[i] + caps[d] < goal or bits[i] & used or cost[i] > room:
                    i = skip[i]
                    continue
                nodes += 1
                if crowded or not nodes & 63:
                    self.clock.check()
                mine = bits[i] | used
                # Down the tree the best second arm only gets worse: go on from where the arm before stood.
                if free:
                    arms, at = lists[d], places[d]
                else:
                    left = room - cost[i]
                    if left > dearest:
                        left = dearest
                    known = by_room.get(left)
                    arms = self._seconds(group, left) if known is None else known
                    at = places[d] if arms is lists[d] else 0
                worth, other, size = 0, -1, len(arms)
                enough = goal - top[i]
                while at < size:
                    arm = arms[at]
                    if arm[0] < enough:
                        break
                    if not arm[1] & mine:
                        worth, other = arm[0], arm[2]
                        break
                    at += 1
                mine_worth = value[i]
                if mine_worth + worth >= goal:
                    goal = mine_worth + worth + 1
                    answer = (self.base + goal - 1, mine, i, other)
                if top[i] + worth < goal:
                    i = skip[i]
                    continue
                if free and skip[i] - i > (size - at) >> 2 > 8:
                    # Much grows out of this arm: look only at second arms that fit it.
                    arms = [arm for arm in arms[at:] if not arm[1] & mine]
                    at = 0
                d += 1
                caps[d], places[d], lists[d] = worth, at, arms
                i += 1
        self.clock.nodes += nodes
        if answer is None:
            return None
        total, mine, i, other = answer
        taken = bits[i] | (bits[other] if other >= 0 else 0)
        return total, taken | self.own, i, other

    def all(self, used: int, room: int, least: int, most: int) -> list[Pair]:
        """All routes worth at least `least` that leave `used` alone; raises `TooMany` when there are more
        than `most`.
        """
        value, bits, cost, depth, top, skip = (
            self.value,
            self.bits,
            self.cost,
            self.depth,
            self.top,
            self.skip,
        )
        base, own = self.base, self.own
        goal = least - base
        found: list[Pair] = []
        dearest = self.dearest
        crowded = len(bits) > CROWD
        caps: list[int] = [0] * self._levels
        nodes = 0
        for group in range(len(self.groups) - 1):
            i, end = self.groups[group], self.groups[group + 1]
            by_room = self._by_room[group]
            widest = self._seconds(group, min(room, dearest))
            caps[0] = widest[0][0] if widest else 0
            while i < end:
                d = depth[i]
                if top[i] + caps[d] < goal or bits[i] & used or cost[i] > room:
                    i = skip[i]
                    continue
                nodes += 1
                if crowded or not nodes & 31:
                    self.clock.check()
                    if len(found) > most:
                        raise TooMany
                mine, mine_worth = bits[i], value[i]
                enough = goal - mine_worth
                if enough <= 0:
                    found.append((base + mine_worth, mine | own, i, -1))
                least_second = goal - top[i]
                cap = 0
                left = room - cost[i]
                if left > dearest:
                    left = dearest
                arms = by_room.get(left)
                if arms is None:
                    arms = self._seconds(group, left)
                mine_or_used = mine | used
                for worth, taken, other in arms:
                    if worth < enough and (cap or worth < least_second):
                        break
                    if not taken & mine_or_used:
                        if not cap:
                            cap = worth
                        if worth >= enough:
                            found.append((base + mine_worth + worth, mine | taken | own, i, other))
                caps[d + 1] = cap
                i = skip[i] if top[i] + cap < goal else i + 1
        self.clock.nodes += nodes
        return found

    def path(self, first: int, second: int) -> tuple[list[int], list[int]]:
        """The stops and links of a route from the end of its first arm to the end of its second."""
        links, stops = [], []
        while first >= 0:
            links.append(self.links[first])
            stops.append(self.heads[first])
            first = self.parent[first]
        tail_links, tail_stops = [], []
        while second >= 0:
            tail_links.append(self.links[second])
            tail_stops.append(self.heads[second])
            second = self.parent[second]
        return [*stops, self.token, *reversed(tail_stops)], [*links, *reversed(tail_links)]


def _value(second: Second) -> int:
    return second[0]
