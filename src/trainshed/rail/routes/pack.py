"""Choosing one route for each train so that no track is used twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from .clock import Clock
from .search import IDLE, Run, Search


class Team:
    """Trains that earn alike, with the routes worth looking at, best first. `most` is what one can earn
    alone.
    """

    __slots__ = ("most", "runs", "search", "size")

    def __init__(self, search: Search, size: int, most: int, runs: list[Run]) -> None:
        self.search = search
        self.size = size
        self.most = most
        self.runs = runs


Later: TypeAlias = list[tuple[list[Run], int, bool]]
"""For the seats after one: (routes, number of trains, whether they are of the same team)."""


class Pack:
    """A search over the lists that gives up a branch as soon as it cannot beat what is known.

    Within a team routes are taken in the order of the list, so that two equal trains never swap. The bound of
    a branch is what it has plus, for every train left, the first route of its list that is still free; each
    is a route the train could run by itself, so no completion of the branch is worth more (plus `extra`, the
    most that income for the whole set of routes can bring).

    `asked` is a train without list: its best route around the track in use is searched for at the end of a
    branch, above what is needed to win.
    """

    def __init__(
        self, teams: list[Team], floor: int, clock: Clock, *, asked: Team | None = None, extra: int = 0
    ) -> None:
        self.seats = [team for team in teams for _ in range(team.size)]
        self.best = floor
        self.chosen: list[tuple[Search, Run]] | None = None
        self.clock = clock
        self.bound = floor
        self._asked = asked
        self._extra = (asked.most if asked else 0) + extra
        self._line: list[Run] = []
        self._later: list[Later] = []
        self._loose: list[tuple[int, int]] = []
        for i, team in enumerate(self.seats):
            after = self.seats[i + 1 :]
            same = sum(1 for other in after if other is team)
            others = list(dict.fromkeys(other for other in after if other is not team))
            self._later.append(
                ([(team.runs, same, True)] if same else []) + [(other.runs, other.size, False) for other in others]
            )
            self._loose.append((1 + same, self._extra + sum(o.most * o.size for o in others)))

    def run(self) -> None:
        """Search everything that may be worth more than `best`."""
        if self.seats:
            self._go(0, 0, 0, 0)
        else:
            self._leaf(0, 0)
        self.bound = self.best

    def _go(self, seat: int, start: int, used: int, have: int) -> None:
        runs = self.seats[seat].runs
        later = self._later[seat]
        times, others = self._loose[seat]
        others += have
        have_and_extra = have + self._extra
        line = self._line
        last = seat + 1 == len(self.seats)
        nodes = 0
        for at in range(start, len(runs) + 1):
            run = runs[at] if at < len(runs) else IDLE
            revenue, track, _, _ = run
            # Whatever comes later in the list earns no more: nothing below can win once this cannot.
            loose = others + revenue * times
            if loose <= self.best:
                break
            if track & used:
                continue
            if not seat:
                self.bound = max(self.best, loose)
            nodes += 1
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
            line.append(run)
            if last:
                self._leaf(taken, have + revenue)
            else:
                self.clock.check()
                self._go(seat + 1, at if self.seats[seat + 1] is self.seats[seat] else 0, taken, have + revenue)
            line.pop()
        self.clock.check(nodes)

    def _leaf(self, used: int, have: int) -> None:
        asked = self._asked
        line = [(team.search, run) for team, run in zip(self.seats, self._line, strict=True)]
        if asked is not None:
            self.clock.check(1)
            run = asked.search.best(used, max(1, self.best - have + 1))
            if run is not None:
                have += run[0]
                line.append((asked.search, run))
        if have > self.best:
            self.best = have
            self.chosen = line


class Ranking(Pack):
    """The `count` best choices with different routes, all worth more than `floor`, best first."""

    def __init__(
        self,
        teams: list[Team],
        floor: int,
        clock: Clock,
        count: int,
        key: Callable[[list[tuple[Search, Run]]], object],
        income: Callable[[list[tuple[Search, Run]]], int],
        extra: int,
    ) -> None:
        super().__init__(teams, floor, clock, extra=extra)
        self._floor = floor
        self._count = count
        self._key = key
        self._income = income
        self.found: dict[object, tuple[int, list[tuple[Search, Run]]]] = {}

    def _leaf(self, used: int, have: int) -> None:  # noqa: ARG002 - the track in use decides nothing here
        line = [(team.search, run) for team, run in zip(self.seats, self._line, strict=True) if run is not IDLE]
        worth = have + self._income(line)
        if worth <= self.best:
            return
        key = self._key(line)
        if key in self.found and self.found[key][0] >= worth:
            return
        self.found[key] = worth, line
        if len(self.found) > self._count:
            del self.found[min(self.found, key=lambda k: self.found[k][0])]
        if len(self.found) == self._count:
            self.best = min(worth for worth, _ in self.found.values())

    def ranked(self) -> list[tuple[int, list[tuple[Search, Run]]]]:
        return sorted(self.found.values(), key=lambda item: -item[0])
