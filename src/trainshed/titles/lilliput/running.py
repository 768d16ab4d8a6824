"""Running trains (1.8): in order of price, the exact maximum, then pay out or withhold; doubled in the last round."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Message, Refusal
from trainshed.rail.routes import Train

from . import depot
from .actions import ChooseRun, Done, PayOut, Withhold
from .events import Income, MinesPaid, Paid, RouteRun, TrainGone, Withheld
from .routes import RouteTaken, Run, Way, best_run
from .state import State
from .step_views import ChooseRunView, DividendView, RunChoiceView
from .steps import Choice, LilliputStep, ask, refuse
from .trains import BuyPool, not_in_turn


class ScrapTop(LilliputStep, frozen=True):
    """Professional rule (1.12, R12): before trains run the top train leaves the game."""

    def resolve(self, state: State, log: Log) -> None:
        kind, change = depot.top(state), state.depot.export(to_pool=False)[1]
        log.append(TrainGone("", kind, "scrap"))
        depot.appear(state, kind, change, state.priority, log)


class RunTrains(LilliputStep, frozen=True):
    """Queue a run of every company; the order is fixed before the first company runs (7.6, R38)."""

    def resolve(self, state: State, log: Log) -> None:
        state.agenda += [RunCompany(company) for company in reversed(state.market.order())]


class RunCompany(LilliputStep, frozen=True):
    """One company runs; its director is asked only if runs of equal revenue differ in income from mines (R42)."""

    company: str

    def resolve(self, state: State, log: Log) -> None:
        run = best_run(state, self.company)
        director = state.director(self.company)
        if len(run.ways) > 1 and director < state.seats:
            state.agenda.append(ChooseWay(director, company=self.company, run=run))
        else:
            earn(state, self.company, run, run.ways[0], log)


class ChooseWay(Choice, frozen=True, kw_only=True, tag="choose-run"):
    """The director chooses between runs of equal revenue (7.5)."""

    company: str
    run: Run

    def view(self, state: State) -> ChooseRunView:
        runs = tuple(RunChoiceView(way.mines, way.routes) for way in self.run.ways)
        return ChooseRunView(self.company, self.run.revenue, runs)

    def question(self, state: State, seat: int) -> Message:
        return ask("run", company=self.company, revenue=self.run.revenue)

    def options(self, state: State) -> Iterator[Action]:
        for way in self.run.ways:
            yield ChooseRun(self.seat, self.company, way.mines)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, ChooseRun):
            return not_in_turn(action)
        if action in list(self.options(state)):
            return None
        return refuse("1.8.3", "not-highest", action.company[:20], mines=action.mines)

    def take(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, ChooseRun)
        state.agenda.pop()
        way = next(way for way in self.run.ways if way.mines == action.mines)
        earn(state, self.company, self.run, way, log)


def earn(state: State, company: str, run: Run, way: Way, log: Log) -> None:
    """Pay income from mines into the treasury, whatever happens to the revenue (R17); then the dividend."""
    revenue, end, director = run.revenue, state.box.end, state.director(company)
    for route in way.routes:
        log.append(_route_event(state, company, route, run.proved))
    if way.mines:
        state.pay(company, way.mines)
        log.append(MinesPaid(company, way.mines))
    state.earned[company] = revenue
    if state.last_round:
        pay_out(state, company, revenue * end.times, end.steps, log)
    elif not revenue:
        withhold(state, company, 0, log)
    elif director >= state.seats:
        pay_out(state, company, revenue, 1, log)
    else:
        state.agenda.append(Dividend(director, company=company, revenue=revenue))


def _route_event(state: State, company: str, route: RouteTaken, proved: bool) -> RouteRun:
    """Return the event of a route with the parts of its revenue: stops, multiplier or halving, and bonus (1.13)."""
    card = state.depot.of(company)[route.train]
    kind = state.box.roster.kinds[card.kind]
    train = Train(0, stops=kind.stops, multiplier=kind.multiplier, obsolete=card.obsolete)
    earned = train.earns(sum(route.values))
    return RouteRun(
        company=company,
        train=card.kind,
        stops=route.stops,
        cells=route.cells,
        revenue=route.revenue,
        values=route.values,
        times=kind.multiplier,
        obsolete=card.obsolete,
        bonus=route.revenue - earned,
        proved=proved,
    )


class Dividend(Choice, frozen=True, kw_only=True, tag="dividend"):
    """The director pays everything out or withholds everything (1.8)."""

    company: str
    revenue: int

    def view(self, state: State) -> DividendView:
        kept, rest = split(state, self.revenue)
        return DividendView(self.company, self.revenue, tuple(incomes(state, self.company, rest)), kept)

    def question(self, state: State, seat: int) -> Message:
        return ask("dividend", company=self.company, revenue=self.revenue)

    def options(self, state: State) -> Iterator[Action]:
        yield PayOut(self.seat, self.company)
        yield Withhold(self.seat, self.company)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return refuse("1.8.4", "must-decide")
        if not isinstance(action, (PayOut, Withhold)):
            return not_in_turn(action)
        name = self.company
        return None if action.company == name else refuse("1.8.1", "other-company", name, company=name)

    def take(self, state: State, action: Action, log: Log) -> None:
        state.agenda.pop()
        if isinstance(action, PayOut):
            pay_out(state, self.company, self.revenue, 1, log)
        else:
            withhold(state, self.company, self.revenue, log)


def split(state: State, revenue: int) -> tuple[int, int]:
    """Split a dividend into the company's part (Brobdingnag: half, rounded down to tens) and that of the shares."""
    kept = 0
    if state.options.variant == "brobdingnag":
        rule = state.box.brobdingnag
        kept = revenue // rule.step * rule.part
    return kept, revenue - kept


def incomes(state: State, company: str, rest: int) -> list[int]:
    """Return what each player gets if this much is paid to the shares."""
    return [rest // 10 * state.tenths(seat, company) for seat in range(len(state.players))]


def pay_out(state: State, company: str, revenue: int, steps: int, log: Log) -> None:
    """Pay each share its tenth; the part of unsold shares stays in the bank. The marker moves right."""
    was = state.market.price(company)
    kept, rest = split(state, revenue)
    state.pay(company, kept)
    paid = list(enumerate(incomes(state, company, rest)))
    for seat, income in paid:
        state.pay(state.who(seat), income)
    state.market.move(company, "dividend", steps)
    log.append(Paid(company, revenue, kept, was, state.market.price(company), state.bank[company]))
    for seat, income in paid:
        if income:
            log.append(Income(state.who(seat), company, income, state.cash(seat)))


def withhold(state: State, company: str, revenue: int, log: Log) -> None:
    """Put the revenue into the treasury; the marker moves left. The company may then buy a train from the pool (R5)."""
    director, was = state.director(company), state.market.price(company)
    state.pay(company, revenue)
    state.market.move(company, "withhold")
    log.append(Withheld(company, revenue, was, state.market.price(company), state.bank[company]))
    if director < state.seats:
        state.agenda.append(BuyPool(director, company=company, running=True))
