"""Choose one route for each train so that no track is used twice."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import TypeAlias

from .branch_bound import BranchBound
from .clock import Clock
from .search import IDLE, Run, Search


class TrainGroup:
    """Trains that earn alike, with their candidate routes, best first. `most` is the most one can earn alone."""

    __slots__ = ("most", "runs", "search", "size")

    def __init__(self, search: Search, size: int, most: int, runs: list[Run]) -> None:
        self.search = search
        self.size = size
        self.most = most
        self.runs = runs


Later: TypeAlias = list[tuple[list[Run], int, bool]]
"""For the trains after a seat: (routes, number of trains, True if they are of the seat's group)."""


class TrackLeft:
    """The most the train without a list can earn around a part of another train's route.

    When more track is in use, the train cannot earn more. So the arms of the other routes are tested from the station
    outwards: as soon as a part leaves too little, all routes over this part are excluded together.
    """

    __slots__ = ("_known", "search")

    def __init__(self, search: Search) -> None:
        self.search = search
        self._known: dict[int, tuple[int, bool]] = {}

    def leaves(self, run: Run, need: int) -> bool:
        """True if each part of a route, taken by itself, lets the train earn `need`."""
        if run[3] is None:
            return True
        arms, first, second = run[3]
        if isinstance(arms, BranchBound):
            return True
        for arm in (first, second):
            for bits in arms.parts(arm):
                if self._most(bits & self.search.track, need) < need:
                    return False
        return True

    def _most(self, track: int, need: int) -> int:
        most, exact = self._known.get(track, (need, False))
        if most >= need and not exact:
            run = self.search.best(track, need)
            most, exact = (need - 1, False) if run is None else (run[0], True)
            self._known[track] = most, exact
        return most


class Assignment:
    """Branch-and-bound search over the route lists.

    Within a group, routes are taken in list order, so that two equal trains never swap. The bound of a branch is its
    revenue so far plus, for every remaining train, the first route of its list that is still free. Each of these is the
    best route the train could run by itself, so no completion of the branch is worth more. `extra` is added to the
    bound: the most that income for the whole set of routes can bring.

    `asked` is a train without a list. Its best route around the track in use is searched for at the end of a branch,
    and only routes that earn enough to win are considered.
    """

    def __init__(
        self, groups: list[TrainGroup], floor: int, clock: Clock, *, asked: TrainGroup | None = None, extra: int = 0
    ) -> None:
        self.seats = [group for group in groups for _ in range(group.size)]
        self.best = floor
        self.chosen: list[tuple[Search, Run]] | None = None
        self.clock = clock
        self.bound = floor
        self._asked = asked.search if asked else None
        self._around = TrackLeft(asked.search) if asked and not asked.search.hard else None
        self._extra = (asked.most if asked else 0) + extra
        self._two_train_shortcut = asked is None and not extra and type(self) is Assignment
        # The last train's routes in the form `_go_two` needs: their track, and their negated revenue (for bisecting).
        last = self.seats[-1].runs if self.seats and self._two_train_shortcut else []
        self._tracks = [run[1] for run in last]
        self._falling = [-run[0] for run in last]
        self._runs: list[Run] = []
        self._later: list[Later] = []
        self._coarse_bounds: list[tuple[int, int]] = []
        for i, group in enumerate(self.seats):
            after = self.seats[i + 1 :]
            same = sum(1 for other in after if other is group)
            others = list(dict.fromkeys(other for other in after if other is not group))
            self._later.append(
                ([(group.runs, same, True)] if same else []) + [(other.runs, other.size, False) for other in others]
            )
            self._coarse_bounds.append((1 + same, self._extra + sum(o.most * o.size for o in others)))

    def run(self) -> None:
        """Search everything that may be worth more than `best`."""
        if self.seats:
            self._go(0, 0, 0, 0)
        else:
            self._leaf(0, 0)
        self.bound = self.best

    def _go_two(self, start: int, used: int, have: int) -> None:
        """Assign the last two trains: the first free route of the last train is its best."""
        first, last = self.seats[-2], self.seats[-1]
        runs, others = first.runs, last.runs
        top = others[0][0] if others else 0
        same = first is last
        tracks, falling = self._tracks, self._falling
        nodes = 0
        for at in range(start, len(runs) + 1):
            run = runs[at] if at < len(runs) else IDLE
            revenue, track, _, _ = run
            need = self.best - have - revenue
            most = revenue if same else top
            if most <= need:
                break
            if track & used:
                continue
            nodes += 1
            if not nodes & 31:
                self.clock.check(32)
            if len(self.seats) == 2:
                self.bound = max(self.best, have + revenue + most)
            taken = used | track
            for i in range(at if same else 0, bisect_left(falling, -need)):
                if not tracks[i] & taken:
                    self._choose(have + revenue + others[i][0], [run, others[i]])
                    break
            else:
                if need < 0:
                    self._choose(have + revenue, [run, IDLE])

    def _choose(self, worth: int, end: list[Run]) -> None:
        self.best = worth
        self.chosen = [(group.search, run) for group, run in zip(self.seats, [*self._runs, *end], strict=True)]

    def _go(self, seat: int, start: int, used: int, have: int) -> None:
        if self._two_train_shortcut and seat + 2 == len(self.seats):
            self._go_two(start, used, have)
            return
        runs = self.seats[seat].runs
        later = self._later[seat]
        times, others = self._coarse_bounds[seat]
        others += have
        have_and_extra = have + self._extra
        choice = self._runs
        last = seat + 1 == len(self.seats)
        nodes = 0
        for at in range(start, len(runs) + 1):
            run = runs[at] if at < len(runs) else IDLE
            revenue, track, _, _ = run
            # Later routes in the list earn no more: once this one cannot win, none of them can.
            loose = others + revenue * times
            if loose <= self.best:
                break
            if track & used:
                continue
            if not seat:
                self.bound = max(self.best, loose)
            nodes += 1
            if not nodes & 3:
                self.clock.check(4)
            taken = used | track
            possible = have_and_extra + revenue
            for others_runs, count, same in later:
                if same:
                    for i in range(at, len(others_runs)):
                        if not others_runs[i][1] & taken:
                            possible += others_runs[i][0] * count
                            break
                else:
                    for other in others_runs:
                        if not other[1] & taken:
                            possible += other[0] * count
                            break
            if possible <= self.best:
                continue
            choice.append(run)
            if last:
                self._leaf(taken, have + revenue)
            else:
                self._go(seat + 1, at if self.seats[seat + 1] is self.seats[seat] else 0, taken, have + revenue)
            choice.pop()
        self.clock.check(nodes & 3)

    def _leaf(self, used: int, have: int) -> None:
        choice = [(group.search, run) for group, run in zip(self.seats, self._runs, strict=True)]
        if self._asked is not None:
            self.clock.check(1)
            need = self.best - have + 1
            around = self._around
            if around is not None and need > 0 and not all(around.leaves(run, need) for run in self._runs):
                return
            run = self._asked.best(used, max(1, need))
            if run is not None:
                have += run[0]
                choice.append((self._asked, run))
        if have > self.best:
            self.best = have
            self.chosen = choice


class Ranking(Assignment):
    """Finds the `count` best choices with different routes, all worth more than `floor`; `ranked` gives them best
    first.
    """

    def __init__(
        self,
        groups: list[TrainGroup],
        floor: int,
        clock: Clock,
        count: int,
        key: Callable[[list[tuple[Search, Run]]], object],
        income: Callable[[list[tuple[Search, Run]]], int],
        extra: int,
    ) -> None:
        super().__init__(groups, floor, clock, extra=extra)
        self._floor = floor
        self._count = count
        self._key = key
        self._income = income
        self.found: dict[object, tuple[int, list[tuple[Search, Run]]]] = {}

    def _leaf(self, used: int, have: int) -> None:
        choice = [(group.search, run) for group, run in zip(self.seats, self._runs, strict=True) if run is not IDLE]
        worth = have + self._income(choice)
        if worth <= self.best:
            return
        key = self._key(choice)
        if key in self.found and self.found[key][0] >= worth:
            return
        self.found[key] = worth, choice
        if len(self.found) > self._count:
            del self.found[min(self.found, key=lambda k: self.found[k][0])]
        if len(self.found) == self._count:
            self.best = min(worth for worth, _ in self.found.values())

    def ranked(self) -> list[tuple[int, list[tuple[Search, Run]]]]:
        return sorted(self.found.values(), key=lambda item: -item[0])
