"""Upper bounds of what an unfinished route can still gain, for networks too dense to keep all arms.

Every bound here drops rules and never adds any, so it is never below the true value: track already used by the rest of
the route still counts as closed, but conflicts among the stops still to come are ignored.
"""

from __future__ import annotations

from .graph import Graph


class Bounds:
    """Bounds for trains limited by `stops`, by `length`, or without limit (`free`)."""

    __slots__ = ("_cost", "_counts", "_ends", "_least", "_near", "_values")

    def __init__(self, graph: Graph, cost: str) -> None:
        stops = graph.problem.stops
        self._cost = cost
        self._values = graph.values
        self._counts = graph.counts
        self._ends = [stop.end_only for stop in stops]
        self._near = [[(step[0], 1 << step[5], step[5]) for step in out] for out in graph.steps]
        self._least = [min((step[4] for step in out), default=0) for out in graph.steps]

    def gain(self, taken: int, heads: tuple[int, ...], left: int) -> int:
        """The most a route can gain that grows on from `heads` with `left` to spend and may not use `taken`."""
        inner, ends = self._reach(taken, heads)
        ends.sort(key=self._values.__getitem__, reverse=True)
        del ends[len(heads) :]  # a route has two ends, so each head reaches at most one of these stops
        if self._cost == "stops":
            return self._by_count(inner + ends, left)
        if self._cost == "length":
            return self._by_length(inner + ends, left)
        return sum(map(self._values.__getitem__, inner)) + sum(map(self._values.__getitem__, ends))

    def _reach(self, taken: int, heads: tuple[int, ...]) -> tuple[list[int], list[int]]:
        """The free stops that the heads can reach: those a route can pass, and those that end a route."""
        near, ends = self._near, self._ends
        seen = taken
        inner: list[int] = []
        last: list[int] = []
        todo = list(heads)
        while todo:
            for need, bit, stop in near[todo.pop()]:
                if need & taken or seen & bit:
                    continue
                seen |= bit
                if ends[stop]:
                    last.append(stop)
                else:
                    inner.append(stop)
                    todo.append(stop)
        return inner, last

    def _by_count(self, stops: list[int], left: int) -> int:
        """The most valuable stops that still fit, and all stops that do not count."""
        values, counts = self._values, self._counts
        counted = sorted((values[stop] for stop in stops if counts[stop]), reverse=True)
        return sum(counted[:left]) + sum(values[stop] for stop in stops if not counts[stop])

    def _by_length(self, stops: list[int], left: int) -> int:
        """A fractional knapsack: each new stop is reached by a link of its own, at least as long as the stop's shortest
        link.
        """
        values, least = self._values, self._least
        total = 0
        choice: list[tuple[float, int, int]] = []
        for stop in stops:
            if least[stop]:
                choice.append((values[stop] / least[stop], values[stop], least[stop]))
            else:
                total += values[stop]
        choice.sort(reverse=True)
        for _, value, length in choice:
            if length <= left:
                total += value
                left -= length
            else:
                return total + -(-value * left // length)
        return total

    def chain(self, taken: int, heads: tuple[int, ...]) -> int:
        """A sharper bound for trains without limit: a route cannot return over a stop that cuts the network.

        The free network consists of blocks joined at single stops. From the heads (treated as one root) an arm runs
        down one chain of blocks: it gains at most all stops of each block, then continues over one of the block's
        stops. Two heads give two such arms, which may leave the same block over two different stops.
        """
        near, ends, values = self._near, self._ends, self._values
        root = -1
        order: dict[int, int] = {root: 0}
        low: dict[int, int] = {root: 0}
        down: dict[int, int] = {}
        open_stops: list[int] = []
        tops: list[int] = []  # gains of single arms into the blocks next to the root
        both = 0  # the best gain of two arms into the same block
        arms = len(heads)

        def neighbours(stop: int) -> list[int]:
            """The free stops next to a stop. Records the most valuable end there (at the root: all ends)."""
            found = []
            last = 0
            for head in heads if stop == root else (stop,):
                for need, _, to in near[head]:
                    if need & taken:
                        continue
                    if ends[to]:
                        if stop == root:
                            tops.append(values[to])
                        elif values[to] > last:
                            last = values[to]
                    else:
                        found.append(to)
            down[stop] = last
            return found

        from_root = neighbours(root)
        at_root = set(from_root)
        stack: list[tuple[int, int, list[int]]] = [(root, root, from_root)]
        while stack:
            stop, before, todo = stack[-1]
            if todo:
                to = todo.pop()
                if to == before:
                    continue
                if to in order:
                    if order[to] < low[stop]:
                        low[stop] = order[to]
                    continue
                order[to] = len(order)
                low[to] = 0 if to in at_root else order[to]
                open_stops.append(to)
                stack.append((to, stop, neighbours(to)))
                continue
            stack.pop()
            if stop == root:
                break
            parent = before
            if low[stop] >= order[parent]:
                first = second = total = 0
                while True:
                    member = open_stops.pop()
                    total += values[member]
                    further = down[member]
                    if further > first:
                        first, second = further, first
                    elif further > second:
                        second = further
                    if member == stop:
                        break
                if parent == root:
                    tops.append(total + first)
                    both = max(both, total + first + second)
                else:
                    down[parent] = max(down[parent], total + first)
            elif low[stop] < low[parent]:
                low[parent] = low[stop]
        tops.sort(reverse=True)
        single = sum(tops[:arms])
        return max(single, both) if arms > 1 else single
