"""A problem encoded as integers used as bit sets: every test of the search is one `&` of two integers.

Bit i (i < number of stops) stands for stop i. Then come the bits of track, then one more bit for each stop that a bonus
names. A route is the set of its bits. Two routes may run together if they share no track bit. A route may grow by a
link if none of the bits the link needs is taken.
"""

from __future__ import annotations

from typing import TypeAlias

from .problem import Name, Problem

Step: TypeAlias = tuple[int, int, int, int, int, int, int]
"""(bits that must be free, bits taken, value, counts, length, stop reached, link)."""

Onward: TypeAlias = tuple[int, int, int, int, int, int]
"""A step for one kind of train: (bits that must be free, bits taken, value, cost, stop reached, link)."""

LENGTH = 4


class Graph:
    """The stops and links of a problem, indexed by number.

    `takes[v]` holds the bits used up by visiting v: the stop itself and the others of its group (and v's bonus bit, if
    any). Track names that always occur together share one bit, which keeps the integers short. Unless `all_links` is
    set, a link is left out if another link between the same stops is as short and uses no other track: any set of
    routes over the worse link is as good over the better one.
    """

    __slots__ = (
        "_train_steps",
        "bonus_bit",
        "counts",
        "index",
        "problem",
        "size",
        "stations",
        "steps",
        "takes",
        "track",
        "track_bits",
        "values",
    )

    def __init__(self, problem: Problem, *, all_links: bool = False) -> None:
        stops = problem.stops
        self.problem = problem
        self.size = n = len(stops)
        self.index: dict[Name, int] = {stop.id: i for i, stop in enumerate(stops)}
        self.values = [stop.value for stop in stops]
        self.counts = [stop.counts for stop in stops]
        self.stations = [i for i, stop in enumerate(stops) if stop.station]
        self.track, width = _track_bits(problem, n)
        self.track_bits = (1 << n + width) - (1 << n)
        groups: dict[Name, int] = {}
        for i, stop in enumerate(stops):
            if stop.group is not None:
                groups[stop.group] = groups.get(stop.group, 0) | 1 << i
        self.takes = [1 << i if s.group is None else groups[s.group] for i, s in enumerate(stops)]
        self.bonus_bit: dict[Name, int] = {}
        for bonus in problem.bonuses:
            for name in bonus.stops:
                if name not in self.bonus_bit:
                    self.bonus_bit[name] = bit = 1 << n + width + len(self.bonus_bit)
                    self.takes[self.index[name]] |= bit
        self.steps = self._steps(all_links)
        self._train_steps: dict[str, TrainSteps] = {}

    def _steps(self, all_links: bool) -> list[tuple[Step, ...]]:
        index, values, takes, counts = self.index, self.values, self.takes, self.counts
        steps: list[list[Step]] = [[] for _ in values]
        for k, link in enumerate(self.problem.links):
            a, b, track, length = index[link.a], index[link.b], self.track[k], link.length
            if takes[a] >> b & 1:
                continue  # two stops of one group never share a route
            steps[a].append((track | 1 << b, track | takes[b], values[b], counts[b], length, b, k))
            steps[b].append((track | 1 << a, track | takes[a], values[a], counts[a], length, a, k))
        if not all_links:
            for out in steps:
                if len({step[5] for step in out}) < len(out):
                    out[:] = _undominated(out)
        return [tuple(out) for out in steps]

    def steps_for(self, cost: str) -> TrainSteps:
        """The steps with their cost for a train limited by `stops`, by `length`, or without limit (`free`)."""
        known = self._train_steps.get(cost)
        if known is None:
            known = self._train_steps[cost] = TrainSteps(self, cost)
        return known

    def links_track(self, links: tuple[int, ...]) -> int:
        """The track bits of some links."""
        bits = 0
        for k in links:
            bits |= self.track[k]
        return bits


class TrainSteps:
    """The steps out of each stop with their cost for one kind of train.

    `leaving` has all steps, `onward` those by which a route may continue (none where it must end), `zero_cost` those of
    `onward` that cost nothing. `least` is the smallest cost above 0 (0: there is none).
    """

    __slots__ = ("least", "leaving", "onward", "zero_cost")

    def __init__(self, graph: Graph, cost: str) -> None:
        steps = graph.steps
        if cost == "stops":
            self.leaving = [[(need, add, value, n, to, k) for need, add, value, n, _, to, k in out] for out in steps]
        elif cost == "length":
            self.leaving = [[(need, add, value, n, to, k) for need, add, value, _, n, to, k in out] for out in steps]
        else:
            self.leaving = [[(need, add, value, 0, to, k) for need, add, value, _, _, to, k in out] for out in steps]
        stops = graph.problem.stops
        self.onward = [[] if stop.end_only else out for stop, out in zip(stops, self.leaving, strict=True)]
        self.zero_cost = self.onward
        self.least = 0
        if cost != "free":
            self.zero_cost = [[step for step in out if not step[3]] for out in self.onward]
            self.least = min((step[3] for out in self.leaving for step in out if step[3]), default=0)


def _track_bits(problem: Problem, first: int) -> tuple[list[int], int]:
    """Each link's track bits, numbered from `first`, and the number of bits."""
    users: dict[Name, list[int]] = {}
    for k, link in enumerate(problem.links):
        for name in link.track:
            if name in users:
                users[name].append(k)
            else:
                users[name] = [k]
    track = [0] * len(problem.links)
    bundles = dict.fromkeys(map(tuple, users.values()))
    bit = 1 << first
    for bundle in bundles:
        for k in bundle:
            track[k] |= bit
        bit <<= 1
    return track, len(bundles)


def _undominated(out: list[Step]) -> list[Step]:
    """Drop the steps that another step to the same stop makes useless; of equal steps the first stays."""
    return [
        s
        for i, s in enumerate(out)
        if not any(
            t[5] == s[5]
            and t[LENGTH] <= s[LENGTH]
            and not t[0] & ~s[0]
            and (j < i or t[LENGTH] < s[LENGTH] or t[0] != s[0])
            for j, t in enumerate(out)
            if j != i
        )
    ]
