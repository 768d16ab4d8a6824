"""Running trains (1.8, 7.3 to 7.6): the exact maximum, income from mines, then pay out or withhold.

The revenue must be the highest possible, so the rule relies on the router's proof of optimality. Runs of equal revenue
differ in effect only by the mines they pass (R42). A mine's track serves one train of a company, so the mines used are
a set, and for each set the router checks whether the maximum is possible with these mines only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, ClassVar, Self

from msgspec import Struct

from trainshed.core import Action, Event, Log, Refusal, Step
from trainshed.rail.board import Board
from trainshed.rail.play import dividends, running
from trainshed.rail.play.choice import CompanyChoice, RailStep, Verb, Verbs, follow_ups
from trainshed.rail.play.rounds import NextCompany
from trainshed.rail.play.running import CompanyRun, RouteTaken
from trainshed.rail.routes import Bonus, Route, SetIncome, Stop, solve

from .actions import ChooseRun
from .events import MinesPaid
from .state import State
from .words import refuse

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


def income_of(state: State, routes: Sequence[RouteTaken]) -> int:
    """Return the income from the mines that routes pass; each pays once."""
    passed = {cell for route in routes for cell in route.cells}
    return sum(value for cell, value in mines_on(state.board).items() if cell in passed)


def search(state: State, board: Board, company: str, trains: tuple[str, ...]) -> CompanyRun:
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


def named_cities(state: State, board: Board, _company: str, stops: tuple[Stop, ...]) -> tuple[Bonus, ...]:
    """Allenbeck: three of the four named cities with one train, or all four (1.13); Mildendo counts once a route."""
    if state.options.variant != "allenbeck":
        return ()
    rule = state.box.allenbeck
    named = {stop.id: board.laid[board.map.place(int(stop.id))[0]].tile.data.name for stop in stops}
    ids = tuple(id for id, name in named.items() if name in rule.named)
    count = len({named[id] for id in ids})
    bonuses = [Bonus("three", rule.three, ids, 3)] if count >= 3 else []
    if count >= 4:
        bonuses.append(Bonus("four", rule.four - rule.three, ids, 4))
    return tuple(bonuses)


# the round of runs


class RunTrains(RailStep, frozen=True):
    """All companies run; the order is fixed before the first company runs (7.6, R38)."""

    def resolve(self, state: State, log: Log) -> None:
        state.agenda.append(NextCompany(state.market.order()))


class RunCompany(RailStep, frozen=True):
    """One company runs; its director is asked only if runs of equal revenue differ in income from mines (R42)."""

    company: str

    def resolve(self, state: State, log: Log) -> None:
        run, director = running.best_run(state, self.company), state.director(self.company)
        ways = ways_of(run)
        if len(ways) > 1 and director < state.seats:
            state.agenda.append(ChooseWay(director, company=self.company, run=run))
        else:
            earn(state, self.company, run, ways[0], log)
            state.agenda.append(PayOrKeep(self.company, run.revenue))


def earn(state: State, company: str, run: CompanyRun, way: Way, log: Log) -> None:
    """Report the run; income from mines goes into the treasury, whatever happens to the revenue (R17)."""
    running.do_run(state, company, run, way.routes, log)
    if way.mines:
        state.pay(company, way.mines)
        log.append(MinesPaid(company, way.mines))


class PayOrKeep(RailStep, frozen=True):
    """The director decides; not in the last round, not without revenue, and Gulliver always pays out (1.8, 1.10)."""

    company: str
    revenue: int

    def resolve(self, state: State, log: Log) -> None:
        began, director, end = len(log), state.director(self.company), state.box.end
        if state.last_round:
            dividends.pay_out(state, self.company, self.revenue * end.times, log, steps=end.steps)
        elif not self.revenue:
            dividends.withhold(state, self.company, 0, log)
        elif director >= state.seats:
            dividends.pay_out(state, self.company, self.revenue, log)
        else:
            state.agenda.append(dividends.Dividend(director, company=self.company, revenue=self.revenue))
        state.agenda += reversed(follow_ups(state, log[began:]))


class TakeWay(Verb[State, Any, ChooseRun]):
    """Take one of the runs of equal revenue, by its income from mines."""

    kind = ChooseRun

    def options(self, state: State, step: Any) -> Iterator[ChooseRun]:
        for way in ways_of(step.run):
            yield ChooseRun(step.seat, step.company, way.mines)

    def why_not(self, state: State, step: Any, action: ChooseRun) -> Refusal | None:
        if action in self.options(state, step):
            return None
        return refuse("1.8.3", "not-highest", action.company[:20], mines=action.mines)

    def do(self, state: State, step: Any, action: ChooseRun, log: Log) -> None:
        way = next(way for way in ways_of(step.run) if way.mines == action.mines)
        earn(state, step.company, step.run, way, log)


class ChooseRunView(Struct, frozen=True, tag="choose-run"):
    """Choose among runs of equal revenue."""

    company: str
    revenue: int
    runs: tuple[Way, ...]


class ChooseWay(CompanyChoice, frozen=True, kw_only=True, tag="choose-run"):
    """The director chooses between runs of equal revenue (7.5)."""

    run: CompanyRun
    verbs: ClassVar[Verbs[Self]] = (TakeWay(),)
    must_act: ClassVar[bool] = True
    in_turn: ClassVar[bool] = False
    asks: ClassVar[str] = "lilliput-ask-run"

    def view(self, state: State) -> ChooseRunView:
        return ChooseRunView(self.company, self.run.revenue, ways_of(self.run))

    def after(self, state: State, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        return (PayOrKeep(self.company, self.run.revenue),)
