"""Running trains (1.8, 7.3 to 7.6): the highest revenue, income from mines, then pay out or withhold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Self

from msgspec import Struct

from trainshed.core import Action, Event, Log, Refusal, Step
from trainshed.rail.board import Board
from trainshed.rail.play import dividends, running
from trainshed.rail.play.choice import CompanyChoice, RailStep, Verb, Verbs, follow_ups
from trainshed.rail.play.rounds import NextCompany
from trainshed.rail.play.running import CompanyRun
from trainshed.rail.play.ways import Way, ways_of
from trainshed.rail.routes import Bonus, Stop

from .actions import ChooseRun
from .events import MinesPaid
from .state import State
from .words import refuse


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
