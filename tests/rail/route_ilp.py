"""Independent oracle: the route problem as an integer program, solved by HiGHS.

Variables for each train: x[link] = 1 if it runs over the link, y[stop] = 1 if it visits the stop, e[stop] = 1 if it
ends there, z = 1 if it runs at all. A visited stop has two links, an end has one. So a solution is a path, possibly
with separate rings; each ring found is forbidden by a new constraint, and the program is solved again.
"""

from __future__ import annotations

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import lil_matrix

from trainshed.rail.routes import Name, Problem


class _Rows:
    """The integer program under construction: columns with objective values, rows with limits."""

    def __init__(self) -> None:
        self.worth: list[float] = []
        self.top: list[float] = []
        self.rows: list[dict[int, float]] = []
        self.low: list[float] = []
        self.high: list[float] = []

    def column(self, worth: float = 0, top: float = 1) -> int:
        self.worth.append(worth)
        self.top.append(top)
        return len(self.worth) - 1

    def row(self, terms: list[tuple[int, float]], low: float, high: float) -> None:
        row: dict[int, float] = {}
        for column, factor in terms:
            row[column] = row.get(column, 0) + factor
        self.rows.append(row)
        self.low.append(low)
        self.high.append(high)

    def solve(self) -> np.ndarray:
        matrix = lil_matrix((len(self.rows), len(self.worth)))
        for i, row in enumerate(self.rows):
            for column, factor in row.items():
                matrix[i, column] = factor
        answer = milp(
            -np.array(self.worth),
            integrality=np.ones(len(self.worth)),
            bounds=Bounds(np.zeros(len(self.worth)), np.array(self.top)),
            constraints=LinearConstraint(matrix.tocsr(), np.array(self.low), np.array(self.high)),
            options={"mip_rel_gap": 0},
        )
        assert answer.success, answer.message
        return np.asarray(np.round(answer.x))


def best_revenue(problem: Problem) -> int:
    """Return the highest revenue of any set of routes."""
    rows = _Rows()
    inf = float("inf")
    stops = {stop.id: stop for stop in problem.stops}
    xs: list[list[int]] = []
    ys: list[dict[Name, int]] = []
    once: dict[Name, list[int]] = {}
    for train in problem.trains:
        plain = not train.obsolete
        x = [rows.column() for _ in problem.links]
        y = {s.id: rows.column(s.value * train.multiplier if plain else 0) for s in problem.stops}
        e = {s.id: rows.column() for s in problem.stops}
        z = rows.column()
        xs.append(x)
        ys.append(y)
        for name in stops:
            degree = [(x[k], 1.0) for k, link in enumerate(problem.links) if name in (link.a, link.b)]
            rows.row([*degree, (y[name], -2), (e[name], 1)], 0, 0)
            rows.row([(e[name], 1), (y[name], -1)], 0 if stops[name].end_only else -inf, 0)
            rows.row([(y[name], 1), (z, -1)], -inf, 0)
        rows.row([*((e[name], 1.0) for name in stops), (z, -2)], 0, 0)
        rows.row([*((y[name], 1.0) for name in stops if stops[name].station), (z, -1)], 0, inf)
        for group in {s.group for s in problem.stops if s.group is not None}:
            rows.row([(y[s.id], 1) for s in problem.stops if s.group == group], -inf, 1)
        if train.stops is not None:
            rows.row([(y[s.id], s.counts) for s in problem.stops], -inf, train.stops)
        if train.length is not None:
            rows.row([(x[k], link.length) for k, link in enumerate(problem.links)], -inf, train.length)
        if train.obsolete:
            tens = rows.column(10, 1_000_000)
            rows.row([(tens, 20), *((y[s.id], -s.value * train.multiplier) for s in problem.stops)], -inf, 0)
        for bonus in problem.bonuses:
            if bonus.trains is None or train.id in bonus.trains:
                paid = rows.column(bonus.value)
                need = bonus.need or len(bonus.stops)
                rows.row([(paid, need), *((y[name], -1.0) for name in bonus.stops)], -inf, 0)
                if bonus.once is not None:
                    once.setdefault(bonus.once, []).append(paid)
    for columns in once.values():
        rows.row([(column, 1) for column in columns], -inf, 1)
    for track in sorted({name for link in problem.links for name in link.track}, key=str):  # the same in every run
        users = [k for k, link in enumerate(problem.links) if track in link.track]
        rows.row([(x[k], 1) for x in xs for k in users], -inf, 1)
    while True:
        point = rows.solve()
        rings = [ring for x in xs for ring in _rings(problem, [k for k, c in enumerate(x) if point[c] > 0.5])]
        if not rings:
            return round(float(np.dot(rows.worth, point)))
        for ring in rings:
            inside = [k for k, link in enumerate(problem.links) if link.a in ring and link.b in ring]
            for x in xs:
                rows.row([(x[k], 1) for k in inside], -inf, len(ring) - 1)


def _rings(problem: Problem, links: list[int]) -> list[set[Name]]:
    """Return the sets of stops on closed rings of the links in use."""
    group: dict[Name, set[Name]] = {}
    closed: list[set[Name]] = []
    for k in links:
        a, b = problem.links[k].a, problem.links[k].b
        one, two = group.setdefault(a, {a}), group.setdefault(b, {b})
        if one is two:
            closed.append(one)
            continue
        one |= two
        for name in two:
            group[name] = one
    return closed
