"""Routes in networks too dense to keep all arms: grown one by one, pruned by bounds.

It finds the same routes as `arm_pairs`, each once, with the same methods: a `BranchBound` replaces an `ArmPairs`.
"""

from __future__ import annotations

from typing import TypeAlias

from .arm_pairs import Pair, TooManyRoutes
from .bounds import Bounds
from .clock import Clock
from .graph import Graph

Growth: TypeAlias = tuple[int, int, int, int, int, int, "Trail | None"]
"""(bound, bits, value, cost, head, index of the first link or -1 in the second arm, trail to the head)."""

Trail: TypeAlias = tuple["Trail | None", int, int, bool]
"""(previous trail, link, stop, True if it is in the second arm)."""


class BranchBound:
    """All routes whose first station is `station`."""

    __slots__ = (
        "_bounds",
        "_first",
        "_free",
        "_onward",
        "_trails",
        "alone",
        "base",
        "clock",
        "own",
        "partial",
        "room",
        "shut",
        "station",
    )

    def __init__(
        self, graph: Graph, station: int, shut: int, cost: str, room: int, bounds: Bounds, clock: Clock
    ) -> None:
        self.clock = clock
        self.station = station
        self.own = graph.takes[station]
        self.base = graph.values[station]
        self.alone = graph.problem.stops[station].end_only
        self.shut = shut | self.own
        self.room = room
        self._onward = graph.steps_for(cost).onward
        self._first = [step for step in graph.steps_for(cost).leaving[station] if not step[0] & self.shut]
        self._free = cost == "free"
        self._bounds = bounds
        self._trails: list[Trail] = []
        self.partial: Pair | None = None

    @property
    def size(self) -> int:
        """A constant larger than any number of arms that is kept."""
        return 1 << 30

    def best(self, used: int, least: int, patience: int = 1 << 60) -> Pair | None:
        """The best route worth at least `least` that does not use `used`.

        With `patience`, the best one found within that many nodes. If time runs out, `partial` is the best one so far.
        """
        found = self._search(used, least, raising=True, most=0, patience=patience)
        return found[-1] if found else None

    def most(self) -> int:
        """An upper bound of the value of any route, from the bounds alone."""
        first: list[Growth] = []
        self._spread(first, self._begin(self.shut, self.base, 0, 0, None), 0)
        return max((growth[0] for growth in first), default=0)

    def all(self, least: int, most: int, used: int = 0) -> list[Pair]:
        """All routes worth at least `least` that do not use `used`; raise `TooManyRoutes` if there are more than
        `most`.
        """
        return self._search(used, least, raising=False, most=most, patience=1 << 60)

    def _search(self, used: int, least: int, *, raising: bool, most: int, patience: int) -> list[Pair]:
        found: list[Pair] = []
        self.partial = None
        goal = least
        start = self.shut | used
        stack: list[Growth] = []
        self._spread(stack, self._begin(start, self.base, 0, 0, None), goal)
        while stack and patience:
            bound, bits, value, cost, head, index, trail = stack.pop()
            if bound < goal:
                continue
            patience -= 1
            self.clock.check(1)
            assert trail is not None
            if value >= goal:
                self._trails.append(trail)
                if raising:
                    found.clear()
                    goal = value + 1
                elif len(found) >= most:
                    raise TooManyRoutes
                found.append((value, bits & ~start | self.own, len(self._trails) - 1, -1))
                self.partial = found[-1]
            grown: list[Growth] = [
                (0, bits | add, value + worth, cost + spend, stop, index, (trail, link, stop, index < 0))
                for need, add, worth, spend, stop, link in self._onward[head]
                if not bits & need and cost + spend <= self.room
            ]
            if index >= 0 and not self.alone:
                grown += self._begin(bits, value, cost, index + 1, trail)
            self._spread(stack, grown, goal)
        return found

    def _begin(self, bits: int, value: int, cost: int, index: int, trail: Trail | None) -> list[Growth]:
        """The arms of one link from the station: first arms, or second arms by a later link than the first arm's."""
        second = trail is not None
        return [
            (0, bits | add, value + worth, cost + spend, stop, -1 if second else i, (trail, link, stop, second))
            for i, (need, add, worth, spend, stop, link) in enumerate(self._first)
            if i >= index and not bits & need and cost + spend <= self.room
        ]

    def _spread(self, stack: list[Growth], grown: list[Growth], goal: int) -> None:
        """Compute the bounds of grown arms; push those that can reach the goal, the most promising on top."""
        kept: list[Growth] = []
        bounds = self._bounds
        for _, bits, value, cost, head, index, trail in grown:
            self.clock.check()  # in a large network each bound takes long
            heads = (head,) if index < 0 or self.alone else (head, self.station)
            bound = value + bounds.gain(bits, self._open(heads), self.room - cost)
            if bound >= goal and self._free:
                bound = min(bound, value + bounds.chain(bits, self._open(heads)))
            if bound >= goal:
                kept.append((bound, bits, value, cost, head, index, trail))
        kept.sort(key=lambda growth: growth[0])
        stack += kept

    def _open(self, heads: tuple[int, ...]) -> tuple[int, ...]:
        """The heads a route may continue from."""
        return tuple(head for head in heads if self._onward[head] or head == self.station)

    def path(self, first: int, _: int) -> tuple[list[int], list[int]]:
        """The stops and links of a route that was found, from the end of its first arm to the end of its second."""
        stops: list[int] = []
        links: list[int] = []
        trail: Trail | None = self._trails[first]
        tail_stops: list[int] = []
        tail_links: list[int] = []
        while trail is not None:
            trail, link, stop, second = trail
            (tail_links if second else links).append(link)
            (tail_stops if second else stops).append(stop)
        return [*stops, self.station, *reversed(tail_stops)], [*links, *reversed(tail_links)]
