"""Mines: tiles that pay into the treasury of a company whose train passes them, besides its revenue.

The revenue must be the highest possible, so the rule relies on the router's proof of optimality. Runs of equal revenue
differ in effect only by the mines they pass. A mine's track serves one train of a company, so the mines used are a set,
and for each set the router checks whether the maximum is possible with these mines only.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from trainshed.rail.board import Board
from trainshed.rail.routes import Route, SetIncome, solve

from . import running
from .running import CompanyRun, RouteTaken
from .state import RailState

UNIT = 10
"""All revenue is in tens, so a smaller sum added on top orders equal revenues and never changes the maximum."""
MOST_MINES = 4


class Way(Struct, frozen=True):
    """One way to earn the maximum, with its income from mines."""

    mines: int
    routes: tuple[RouteTaken, ...]


class MinesRun(CompanyRun, frozen=True):
    """A run where mines are in reach: the ways to earn it that differ in effect, highest income from mines first."""

    ways: tuple[Way, ...] = ()


def ways_of(run: CompanyRun) -> tuple[Way, ...]:
    """Return the ways to earn a run."""
    return run.ways if isinstance(run, MinesRun) else (Way(0, run.routes),)


def mines_on(board: Board) -> dict[str, int]:
    """Return the cells with mines and what they bring."""
    return {cell: shape.tile.data.bonus for cell, shape in board.laid.items() if shape.tile.data.bonus}


def income_of(state: RailState, routes: Sequence[RouteTaken]) -> int:
    """Return the income from the mines that routes pass; each pays once."""
    passed = {cell for route in routes for cell in route.cells}
    return sum(value for cell, value in mines_on(state.board).items() if cell in passed)


def search(state: RailState, board: Board, company: str, trains: tuple[str, ...]) -> CompanyRun:
    """Return the best run of a company; with mines, all ways to earn it."""
    values = mines_on(board)
    if not values:
        return running.highest_revenue(state, board, company, trains)
    network = running.network_of(state, board, company)
    if not network.links:
        return running.NOTHING
    mines = [frozenset([cell for cell in cells if cell in values]) for cells in network.cells]
    rules, fleet = state.rules.runs, running.trains_of(state, trains)
    bonuses = rules.bonuses(state, board, company, network.stops)
    proved: list[bool] = []

    def find(allowed: frozenset[str]) -> tuple[int, Way]:
        """Return the best run that passes only allowed mines; among equal runs, the one with the most from mines."""
        kept = [at for at, passed in enumerate(mines) if passed <= allowed]

        def income(routes: Sequence[Route]) -> int:
            passed = {cell for route in routes for at in route.links for cell in mines[kept[at]]}
            return sum(values[cell] for cell in passed) // UNIT

        most = sum(values[cell] for cell in allowed) // UNIT
        open_ = network.only(kept)
        answer = solve(
            open_.problem(fleet, bonuses), work=rules.work, together=SetIncome(income, most) if most else None
        )
        proved.append(answer.proof.optimal)
        routes = tuple([running.taken(state, board, open_, trains, route) for route in answer.routes])
        return answer.revenue - answer.extra, Way(answer.extra * UNIT, routes)

    here = frozenset().union(*mines)
    revenue, best = find(here)
    ways = {best.mines: best}
    if len(here) <= MOST_MINES:
        order = sorted(here, key=board.map.grid.number)
        for some in (some for size in range(len(here) - 1, -1, -1) for some in combinations(order, size)):
            if sum(values[cell] for cell in some) not in ways:
                other, way = find(frozenset(some))
                if other == revenue:
                    ways.setdefault(way.mines, way)
    by_income = tuple(sorted(ways.values(), key=lambda way: -way.mines))
    return MinesRun(revenue, by_income[0].routes, all(proved), by_income)
