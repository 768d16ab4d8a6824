"""Revenue of a company (7.3 to 7.5): the exact maximum, and all ways to earn it that differ in effect.

The revenue must be the highest possible, so the rule relies on the router's proof of optimality. Ways of equal revenue
differ in effect only by the mines they pass (R42). A mine's track serves one train of a company, so the mines used are
a set, and for each set the router checks whether the maximum is possible with these mines only.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from trainshed.rail.board import Board
from trainshed.rail.caches import make_room
from trainshed.rail.grid import KEYS_PER_CELL
from trainshed.rail.reach import reach
from trainshed.rail.routes import Bonus, Link, Problem, Route, SetIncome, Stop, Train, solve
from trainshed.rail.tile import BROAD

from .state import State

UNIT = 10
"""All revenue is in tens, so a smaller sum added on top orders equal revenues and never changes the maximum."""
MOST_MINES = 4
MAX_CACHED_RUNS = 20_000
CORRECTED_WORK = 5_000
"""Nodes a search may visit with a corrected box, which may hold anything. The printed box needs no limit: its hardest
runs take a few hundred."""


class RouteTaken(Struct, frozen=True):
    """One train's route: the cells of its stops, all cells from first to last, and its revenue."""

    train: int
    stops: tuple[str, ...]
    cells: tuple[str, ...]
    revenue: int
    values: tuple[int, ...]
    """Value of each stop, before the train doubles or halves the sum."""


class Way(Struct, frozen=True):
    """One way to earn the maximum, with its income from mines."""

    mines: int
    routes: tuple[RouteTaken, ...]


class Run(Struct, frozen=True):
    """The maximum, and the ways to earn it that differ in effect, highest income from mines first."""

    revenue: int
    ways: tuple[Way, ...]
    proved: bool = True
    """False if the limit of work for corrected boxes cut the search short."""


_NOTHING = Run(0, (Way(0, ()),))


def best_run(state: State, company: str, board: Board | None = None, trains: tuple[str, ...] | None = None) -> Run:
    """Return what the company's trains earn on the current board (or on another board, or with other trains)."""
    runs = state.box.runs
    trains = state.depot.kinds_of(company) if trains is None else trains
    board = state.board if board is None else board
    if not trains:
        return _NOTHING
    old = tuple([state.depot.is_obsolete(kind) for kind in trains])
    key = (board.digest, company, trains, old, state.colour, state.options.variant)
    known: Run | None = runs.get(key)
    if known is None:
        make_room(runs, MAX_CACHED_RUNS)
        known = runs[key] = _best_run(state, board, company, _trains(state, trains, old))
    return known


def _trains(state: State, trains: tuple[str, ...], old: tuple[bool, ...]) -> tuple[Train, ...]:
    kinds = (state.box.roster.kinds[kind] for kind in trains)
    return tuple(
        Train(at, stops=kind.stops, multiplier=kind.multiplier, obsolete=obsolete)
        for at, (kind, obsolete) in enumerate(zip(kinds, old, strict=True))
    )


def _best_run(state: State, board: Board, company: str, trains: tuple[Train, ...]) -> Run:
    reached = reach(board, company).stops
    links = [
        link
        for link in board.network().links(BROAD)
        if (not link.owners or link.owners == (company,)) and link.a in reached and link.b in reached
    ]
    if not links:
        return _NOTHING
    cell_of = board.map.grid.cell
    bonus_at: dict[int, int] = {}
    for cell, shape in board.laid.items():
        if shape.tile.data.bonus:
            bonus_at[board.map.grid.number(cell)] = shape.tile.data.bonus
    mines = [frozenset(n for n in link.cells if n in bonus_at) for link in links]
    stops = _stops(board, company, state.colour, {end for link in links for end in (link.a, link.b)})
    worth = {stop.id: stop.value for stop in stops}
    bonuses = _allenbeck(state, board, stops)
    proved: list[bool] = []

    def ask(allowed: frozenset[int]) -> tuple[int, int, tuple[Route, ...], list[int]]:
        """Return the best run that passes only allowed mines; among equal runs, the one with the most from mines."""
        kept = [at for at, passed in enumerate(mines) if passed <= allowed]
        problem = Problem(
            stops,
            tuple(Link(links[at].a, links[at].b, links[at].track, links[at].length) for at in kept),
            trains,
            bonuses,
        )

        def income(routes: Sequence[Route]) -> int:
            passed = {n for route in routes for at in route.links for n in mines[kept[at]]}
            return sum(bonus_at[n] for n in passed) // UNIT

        most = sum(bonus_at[n] for n in allowed) // UNIT
        work = CORRECTED_WORK if state.options.data else None
        answer = solve(problem, work=work, together=SetIncome(income, most) if most else None)
        proved.append(answer.proof.optimal)
        return answer.revenue - answer.extra, answer.extra * UNIT, answer.routes, kept

    def way(amount: int, routes: tuple[Route, ...], kept: list[int]) -> Way:
        taken = []
        for route in routes:
            cells: list[str] = []
            for start, at in zip(route.stops, route.links, strict=False):
                link = links[kept[at]]
                onward = link.cells if link.a == start else link.cells[::-1]
                cells += [cell_of(n) for n in (onward[1:] if cells else onward)]
            names = tuple(cell_of(int(stop) // KEYS_PER_CELL) for stop in route.stops)
            values = tuple(worth[stop] for stop in route.stops)
            taken.append(RouteTaken(int(route.train), names, tuple(cells), route.revenue, values))
        return Way(amount, tuple(taken))

    here = frozenset(n for passed in mines for n in passed)
    revenue, amount, routes, kept = ask(here)
    ways = [way(amount, routes, kept)]
    seen = {amount}
    if len(here) <= MOST_MINES:
        for size in range(len(here) - 1, -1, -1):
            for some in combinations(sorted(here), size):
                if sum(bonus_at[n] for n in some) not in seen:
                    other, amount, routes, kept = ask(frozenset(some))
                    if other == revenue and amount not in seen:
                        seen.add(amount)
                        ways.append(way(amount, routes, kept))
    ways.sort(key=lambda one: -one.mines)
    return Run(revenue, tuple(ways), all(proved))


def _stops(board: Board, company: str, colour: str, ids: set[int]) -> tuple[Stop, ...]:
    found = []
    for id in sorted(ids):
        place = board.map.place(id)
        stop = board.stop(place)
        own = company in board.stations.get(place, ())
        blocked = not board.passable(place, company)
        found.append(Stop(id, stop.worth(colour, own=own), 1 if stop.counts else 0, blocked, own, stop.group or None))
    return tuple(found)


def _allenbeck(state: State, board: Board, stops: tuple[Stop, ...]) -> tuple[Bonus, ...]:
    """Bonus for three of the four named cities with one train, or all four (1.13); Mildendo counts once per route."""
    if state.options.variant != "allenbeck":
        return ()
    rule = state.box.allenbeck
    cell_of, laid = board.map.grid.cell, board.laid
    named = {stop.id: laid[cell_of(int(stop.id) // KEYS_PER_CELL)].tile.data.name for stop in stops}
    ids = tuple(id for id, name in named.items() if name in rule.named)
    count = len({named[id] for id in ids})
    bonuses = []
    if count >= 3:
        bonuses.append(Bonus("three", rule.three, ids, 3))
    if count >= 4:
        bonuses.append(Bonus("four", rule.four - rule.three, ids, 4))
    return tuple(bonuses)
