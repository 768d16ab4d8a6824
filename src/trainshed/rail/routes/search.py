"""The routes of one kind of train: the best one around given track, and all above a threshold."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from typing import TypeAlias

from .arm_pairs import ArmBundle, ArmPairs, Pair, TooManyRoutes
from .arm_tree import ArmTree
from .bounds import Bounds
from .branch_bound import BranchBound
from .clock import Clock, OutOfTime
from .graph import Graph
from .problem import Bonus, Train

Source: TypeAlias = ArmPairs | ArmTree | BranchBound
"""The source of the routes of one station."""

Run: TypeAlias = tuple[int, int, int, tuple[Source, int, int] | None]
"""(revenue, track bits, bonus bits, source of its stops and links)."""

REVENUE = itemgetter(0)
"""Sort key of routes."""

IDLE: Run = (0, 0, 0, None)
"""Sentinel: the train runs no route."""

MOST_ARMS = 20_000
"""Maximum number of arms kept. With more, growing routes one by one under bounds is cheaper."""

MOST_RUNS = 300_000
"""Maximum number of routes listed for a train. With more, the answer comes without proof."""


def limit_of(train: Train) -> tuple[str, int]:
    """What limits a train (`stops`, `length`, or `free` for no limit), and the limit."""
    if train.stops is not None:
        return "stops", train.stops
    if train.length is not None:
        return "length", train.length
    return "free", 0


def grow(graph: Graph, cost: str, limits: set[int], clock: Clock) -> dict[int, list[Source]]:
    """The route sources of trains with these limits: per limit, one source for each station."""
    shut = 0
    grown: dict[int, list[Source]] = {limit: [] for limit in limits}
    left = MOST_ARMS
    bounds: Bounds | None = None
    for station in graph.stations:
        counts = graph.counts[station] if cost == "stops" else 0
        rooms = {limit: limit - counts for limit in limits if limit >= counts}
        try:
            if cost == "free":
                tree = ArmTree(graph, station, shut, left, clock)
                left -= tree.size
                grown[0].append(tree)
            elif rooms:
                bundle = ArmBundle(graph, station, shut, cost, max(rooms.values()), left, clock)
                left -= len(bundle.arms)
                for limit, room in rooms.items():
                    grown[limit].append(ArmPairs(bundle, room))
        except TooManyRoutes:
            left //= 8  # if one station has too many arms, the others are unlikely to have few
            bounds = bounds or Bounds(graph, cost)
            for limit, room in rooms.items():
                grown[limit].append(BranchBound(graph, station, shut, cost, room, bounds, clock))
        shut |= 1 << station
    return grown


class Search:
    """Route search for trains that earn alike: same limit, multiplier, obsolescence and bonuses."""

    __slots__ = (
        "_paid",
        "arms",
        "bonus_most",
        "bonuses",
        "cost",
        "flags",
        "graph",
        "limit",
        "partial",
        "track",
        "train",
    )

    def __init__(self, graph: Graph, train: Train, bonuses: Iterable[Bonus]) -> None:
        self.graph = graph
        self.train = train
        self.arms: list[Source] = []
        self.cost, self.limit = limit_of(train)
        self.track = graph.track_bits
        self.flags = sum(graph.bonus_bit.values())
        bonuses = [bonus for bonus in bonuses if bonus.once is None and bonus.applies(train.id)]
        self.bonuses = [
            (sum(graph.bonus_bit[name] for name in bonus.stops), bonus.wanted, bonus.value) for bonus in bonuses
        ]
        self.bonus_most = sum(bonus.value for bonus in bonuses)
        self._paid: dict[int, int] = {}
        self.partial: Run | None = None

    def bonus(self, flags: int) -> int:
        """What the train's own bonuses pay for a route with these bonus bits."""
        if not self.bonuses:
            return 0
        known = self._paid.get(flags)
        if known is None:
            known = sum(value for bits, need, value in self.bonuses if (flags & bits).bit_count() >= need)
            self._paid[flags] = known
        return known

    def best(self, used: int, least: int) -> Run | None:
        """The best route that earns at least `least` and does not use the track `used`."""
        if self.bonuses:
            return self._best_with_bonus(used, least)
        train = self.train
        answer: tuple[Pair, Source] | None = None
        goal = train.least_total(least)
        for arms in self.arms:
            try:
                pair = arms.best(used, goal)
            except OutOfTime:
                if isinstance(arms, BranchBound) and arms.partial is not None:
                    answer = arms.partial, arms
                self.partial = None if answer is None else self._run(*answer)
                raise
            if pair is not None:
                answer = pair, arms
                goal = train.least_total(train.earns(pair[0]) + 1)
        return None if answer is None else self._run(*answer)

    def quick(self, used: int, nodes: int) -> Run | None:
        """A good route around `used`, found in few nodes; for trains too hard to be solved at once."""
        found: list[Run] = []
        for arms in self.arms:
            pair = arms.best(used, 1, nodes) if isinstance(arms, BranchBound) else arms.best(used, 1)
            if pair is not None:
                found.append(self._run(pair, arms))
        return max(found, key=REVENUE, default=None)

    def _best_with_bonus(self, used: int, least: int) -> Run | None:
        """Check all routes that could win with every bonus, because the order of the arms ignores bonuses."""
        answer: Run | None = None
        train = self.train
        for arms in self.arms:
            pair = arms.best(used, train.least_total(least - self.bonus_most))
            if pair is None:
                continue
            run = self._run(pair, arms)
            if run[0] >= least:
                answer, least = run, run[0] + 1
            for other in arms.all(train.least_total(least - self.bonus_most), MOST_RUNS, used):
                run = self._run(other, arms)
                if run[0] >= least:
                    answer, least = run, run[0] + 1
        return answer

    def all(self, least: int, most: int = MOST_RUNS) -> list[Run]:
        """All routes that earn at least `least`, best first."""
        goal = self.train.least_total(least - self.bonus_most)
        found: list[Run] = []
        for arms in self.arms:
            pairs = arms.all(goal, most - len(found))
            arms.clock.reserve(3 * len(pairs))
            found += self._runs(pairs, arms)
        if self.bonuses:
            found = [run for run in found if run[0] >= least]
        if len(found) > most:
            raise TooManyRoutes
        found.sort(key=REVENUE, reverse=True)
        return found

    def _runs(self, pairs: list[Pair], arms: Source) -> list[Run]:
        if self.flags or self.train.obsolete:
            return [self._run(pair, arms) for pair in pairs]
        times, track = self.train.multiplier, self.track
        return [(total * times, bits & track, 0, (arms, first, second)) for total, bits, first, second in pairs]

    def _run(self, pair: Pair, arms: Source) -> Run:
        total, bits, first, second = pair
        flags = bits & self.flags
        revenue = self.train.earns(total) + self.bonus(flags)
        return revenue, bits & self.track, flags, (arms, first, second)

    @property
    def size(self) -> int:
        """The number of arms: a measure of how hard this train is."""
        return sum(arms.size for arms in self.arms)

    @property
    def hard(self) -> bool:
        """True if there are too many arms to keep."""
        return any(isinstance(arms, BranchBound) for arms in self.arms)

    def search_bound(self) -> int:
        """An upper bound of the revenue of any route, from the bounds of unfinished routes."""
        most = max((arms.most() for arms in self.arms), default=0)
        return self.train.earns(most) + self.bonus_most

    def bound(self) -> int:
        """An upper bound of any route's revenue, without a search: the most valuable stops the train could visit."""
        graph = self.graph
        values = sorted(graph.values, reverse=True)
        total = sum(values)
        if self.cost == "stops":
            counting = sorted((s.value for s in graph.problem.stops if s.counts), reverse=True)
            total = sum(counting[: self.limit]) + sum(s.value for s in graph.problem.stops if not s.counts)
        return self.train.earns(total) + self.bonus_most
