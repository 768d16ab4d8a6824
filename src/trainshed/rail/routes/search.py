"""The routes of one kind of train: its best one around given track, and all above a threshold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from .arms import Arms, Pair, TooMany
from .bounds import Bounds
from .clock import Clock, OutOfTime
from .deep import Deep
from .graph import Graph
from .problem import Bonus, Train

Run: TypeAlias = tuple[int, int, int, tuple[Arms | Deep, int, int] | None]
"""(revenue, track bits, bonus bits, where to find its stops and links)."""

IDLE: Run = (0, 0, 0, None)
"""A train that stays in the shed."""

MOST_ARMS = 20_000
"""How many arms are kept; beyond, growing routes one by one under bounds is cheaper."""

MOST_RUNS = 300_000
"""How many routes of a train are listed; beyond, the answer is given without proof."""


def limit_of(train: Train) -> tuple[str, int]:
    """What limits a train, and how much of it there is."""
    if train.stops is not None:
        return "stops", train.stops
    if train.length is not None:
        return "length", train.length
    return "free", 0


def grow(graph: Graph, cost: str, limit: int, clock: Clock) -> list[Arms | Deep]:
    """The arms of every station, for all trains whose limit is of this kind and at most `limit`."""
    shut = 0
    grown: list[Arms | Deep] = []
    left = MOST_ARMS
    bounds: Bounds | None = None
    for token in graph.tokens:
        room = limit - graph.counts[token] if cost == "stops" else limit
        if room >= 0:
            try:
                arms = Arms(graph, token, shut, cost, room, left, clock)
                left -= len(arms.bits)
                if arms.bits:
                    grown.append(arms)
            except TooMany:
                left //= 8  # where one station has too many arms, the others hardly have few
                bounds = bounds or Bounds(graph, cost)
                grown.append(Deep(graph, token, shut, cost, bounds, clock))
        shut |= 1 << token
    return grown


class Search:
    """Trains that earn alike: same limit, multiplier, age and bonuses."""

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
        self.arms: list[Arms | Deep] = []
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

    def _room(self, arms: Arms | Deep) -> int:
        return self.limit - self.graph.counts[arms.token] if self.cost == "stops" else self.limit

    def best(self, used: int, least: int) -> Run | None:
        """The best route that earns at least `least` and leaves the track `used` alone."""
        if self.bonuses:
            return self._best_with_bonus(used, least)
        train = self.train
        answer: tuple[Pair, Arms | Deep] | None = None
        goal = train.least_total(least)
        for arms in self.arms:
            try:
                pair = arms.best(used, self._room(arms), goal)
            except OutOfTime:
                if isinstance(arms, Deep) and arms.partial is not None:
                    answer = arms.partial, arms
                self.partial = None if answer is None else self._run(*answer)
                raise
            if pair is not None:
                answer = pair, arms
                goal = train.least_total(train.earns(pair[0]) + 1)
        return None if answer is None else self._run(*answer)

    def quick(self, used: int, nodes: int) -> Run | None:
        """Some good route around `used`, found in few nodes; for trains too hard to be solved at once."""
        found: list[Run] = []
        for arms in self.arms:
            if isinstance(arms, Deep):
                pair = arms.best(used, self._room(arms), 1, nodes)
            else:
                pair = arms.best(used, self._room(arms), 1)
            if pair is not None:
                found.append(self._run(pair, arms))
        return max(found, key=_revenue, default=None)

    def _best_with_bonus(self, used: int, least: int) -> Run | None:
        """Bonuses are no part of the arms' order: look at all routes that could win with every bonus."""
        answer: Run | None = None
        train = self.train
        for arms in self.arms:
            pair = arms.best(used, self._room(arms), train.least_total(least - self.bonus_most))
            if pair is None:
                continue
            run = self._run(pair, arms)
            if run[0] >= least:
                answer, least = run, run[0] + 1
            for other in arms.all(used, self._room(arms), train.least_total(least - self.bonus_most), MOST_RUNS):
                run = self._run(other, arms)
                if run[0] >= least:
                    answer, least = run, run[0] + 1
        return answer

    def all(self, least: int, most: int = MOST_RUNS) -> list[Run]:
        """All routes that earn at least `least`, best first."""
        goal = self.train.least_total(least - self.bonus_most)
        found: list[Run] = []
        for arms in self.arms:
            pairs = arms.all(0, self._room(arms), goal, most - len(found))
            arms.clock.reserve(3 * len(pairs))
            found += self._runs(pairs, arms)
        if self.bonuses:
            found = [run for run in found if run[0] >= least]
        if len(found) > most:
            raise TooMany
        found.sort(key=_revenue, reverse=True)
        return found

    def _runs(self, pairs: list[Pair], arms: Arms | Deep) -> list[Run]:
        if self.flags or self.train.obsolete:
            return [self._run(pair, arms) for pair in pairs]
        times, track = self.train.multiplier, self.track
        return [(total * times, bits & track, 0, (arms, first, second)) for total, bits, first, second in pairs]

    def _run(self, pair: Pair, arms: Arms | Deep) -> Run:
        total, bits, first, second = pair
        flags = bits & self.flags
        revenue = self.train.earns(total) + self.bonus(flags)
        return revenue, bits & self.track, flags, (arms, first, second)

    @property
    def size(self) -> int:
        """How many arms there are: how hard this train is."""
        return sum(len(arms.bits) for arms in self.arms)

    @property
    def hard(self) -> bool:
        """Whether there are too many arms to keep."""
        return any(isinstance(arms, Deep) for arms in self.arms)

    def deep_bound(self) -> int:
        """What no route can exceed, by the bounds of half-grown routes."""
        most = 0
        for arms in self.arms:
            if isinstance(arms, Deep):
                most = max(most, arms.most(self._room(arms)))
            else:
                most = max(most, arms.base + 2 * max(arms.value))
        return self.train.earns(most) + self.bonus_most

    def bound(self) -> int:
        """What no route can exceed, known without search: the dearest stops the train could hold."""
        graph = self.graph
        values = sorted(graph.values, reverse=True)
        total = sum(values)
        if self.cost == "stops":
            counting = sorted((s.value for s in graph.problem.stops if s.counts), reverse=True)
            total = sum(counting[: self.limit]) + sum(s.value for s in graph.problem.stops if not s.counts)
        return self.train.earns(total) + self.bonus_most


def _revenue(run: Run) -> int:
    return run[0]
