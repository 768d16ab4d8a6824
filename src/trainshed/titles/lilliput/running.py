"""Running trains (1.8): in order of price, the exact maximum, then pay out or withhold; doubled in the last round."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Message, Refusal
from trainshed.rail.routes import Train

from . import depot, market
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
        train = depot.take_top(state)
        if state.stack[train] >= 0:
            depot.scrap(state, train)
        log.append(TrainGone("", state.facts.train_ids[train], "scrap"))
        depot.appear(state, train, state.first, log)


class RunTrains(LilliputStep, frozen=True):
    """Queue a run of every company; the order is fixed before the first company runs (7.6, R38)."""

    def resolve(self, state: State, log: Log) -> None:
        state.agenda += [RunCompany(number) for number in reversed(state.operating_order)]


class RunCompany(LilliputStep, frozen=True):
    """One company runs; its director is asked only if runs of equal revenue differ in income from mines (R42)."""

    company: int

    def resolve(self, state: State, log: Log) -> None:
        run = best_run(state, self.company)
        director = state.companies[self.company].director
        if len(run.ways) > 1 and director < state.seats:
            state.agenda.append(ChooseWay(director, company=self.company, run=run))
        else:
            earn(state, self.company, run, run.ways[0], log)


class ChooseWay(Choice, frozen=True, kw_only=True, tag="choose-run"):
    """The director chooses between runs of equal revenue (7.5)."""

    company: int
    run: Run

    def view(self, state: State) -> ChooseRunView:
        runs = tuple(RunChoiceView(way.mines, way.routes) for way in self.run.ways)
        return ChooseRunView(state.facts.company_ids[self.company], self.run.revenue, runs)

    def question(self, state: State, seat: int) -> Message:
        return ask("run", company=state.facts.company_ids[self.company], revenue=self.run.revenue)

    def options(self, state: State) -> Iterator[Action]:
        for way in self.run.ways:
            yield ChooseRun(self.seat, state.facts.company_ids[self.company], way.mines)

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


def earn(state: State, number: int, run: Run, way: Way, log: Log) -> None:
    """Pay income from mines into the treasury, whatever happens to the revenue (R17); then the dividend."""
    facts, charter = state.facts, state.companies[number]
    name, revenue = facts.company_ids[number], run.revenue
    for route in way.routes:
        log.append(_route_event(state, number, route, run.proved))
    if way.mines:
        state.pay_company(number, way.mines)
        log.append(MinesPaid(name, way.mines))
    state.earned = (*state.earned[:number], revenue, *state.earned[number + 1 :])
    if state.last_round:
        pay_out(state, number, revenue * facts.box.end.times, facts.box.end.steps, log)
    elif not revenue:
        withhold(state, number, 0, log)
    elif charter.director >= state.seats:
        pay_out(state, number, revenue, 1, log)
    else:
        state.agenda.append(Dividend(charter.director, company=number, revenue=revenue))


def _route_event(state: State, number: int, route: RouteTaken, proved: bool) -> RouteRun:
    """Return the event of a route with the parts of its revenue: stops, multiplier or halving, and bonus (1.13)."""
    facts, train = state.facts, state.companies[number].trains[route.train]
    times, obsolete = facts.trains[train].multiplier, state.obsolete(train)
    earned = Train(0, stops=facts.trains[train].stops, multiplier=times, obsolete=obsolete).earns(sum(route.values))
    return RouteRun(
        company=facts.company_ids[number],
        train=facts.train_ids[train],
        stops=route.stops,
        cells=route.cells,
        revenue=route.revenue,
        values=route.values,
        times=times,
        obsolete=obsolete,
        bonus=route.revenue - earned,
        proved=proved,
    )


class Dividend(Choice, frozen=True, kw_only=True, tag="dividend"):
    """The director pays everything out or withholds everything (1.8)."""

    company: int
    revenue: int

    def view(self, state: State) -> DividendView:
        kept, rest = split(state, self.revenue)
        incomes = tuple(rest // 10 * shares_of(state, owner, self.company) for owner in range(len(state.players)))
        return DividendView(state.facts.company_ids[self.company], self.revenue, incomes, kept)

    def question(self, state: State, seat: int) -> Message:
        return ask("dividend", company=state.facts.company_ids[self.company], revenue=self.revenue)

    def options(self, state: State) -> Iterator[Action]:
        name = state.facts.company_ids[self.company]
        yield PayOut(self.seat, name)
        yield Withhold(self.seat, name)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return refuse("1.8.4", "must-decide")
        if not isinstance(action, (PayOut, Withhold)):
            return not_in_turn(action)
        name = state.facts.company_ids[self.company]
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
        rule = state.facts.box.brobdingnag
        kept = revenue // rule.step * rule.part
    return kept, revenue - kept


def shares_of(state: State, owner: int, number: int) -> int:
    """Return how many tenths of a company a player owns; the director's certificate counts as five."""
    own = state.facts.box.limits.director_share if state.companies[number].director == owner else 0
    return own + state.players[owner].shares[number]


def pay_out(state: State, number: int, revenue: int, steps: int, log: Log) -> None:
    """Pay each share its tenth; the part of unsold shares stays in the bank. The marker moves right."""
    name, was = state.facts.company_ids[number], state.price(number)
    kept, rest = split(state, revenue)
    state.pay_company(number, kept)
    incomes = [rest // 10 * shares_of(state, owner, number) for owner in range(len(state.players))]
    for owner, income in enumerate(incomes):
        state.pay_player(owner, income)
    for _ in range(steps):
        market.move(state, number, market.dividend(state.companies[number].field, len(state.facts.prices)))
    log.append(Paid(name, revenue, kept, was, state.price(number), state.companies[number].treasury))
    for owner, income in enumerate(incomes):
        if income:
            log.append(Income(state.who(owner), name, income, state.players[owner].cash))


def withhold(state: State, number: int, revenue: int, log: Log) -> None:
    """Put the revenue into the treasury; the marker moves left. The company may then buy a train from the pool (R5)."""
    charter, was = state.companies[number], state.price(number)
    state.pay_company(number, revenue)
    market.move(state, number, market.withhold(charter.field))
    log.append(Withheld(state.facts.company_ids[number], revenue, was, state.price(number), charter.treasury))
    if charter.director < state.seats:
        state.agenda.append(BuyPool(charter.director, company=number, running=True))
