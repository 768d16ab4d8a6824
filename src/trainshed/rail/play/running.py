"""Running trains: which routes count, what they earn, and the step in which they run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Self

from msgspec import Struct

from trainshed.core import Action, Event, Log, Message, Refusal, Step
from trainshed.rail.board import Board
from trainshed.rail.map import Place
from trainshed.rail.owners import BANK
from trainshed.rail.routes import Problem, Route, Train, find, solve, why_not_all
from trainshed.rail.routes.company import CompanyProblem, problem_of
from trainshed.rail.trains import TrainCard

from .actions import RouteChoice, Run
from .choice import CompanyChoice, OfCompany, Verb, Verbs, ask
from .events import Earned, RouteRun
from .naming import place_name
from .refusals import refuse
from .state import RailState


class RouteTaken(Struct, frozen=True):
    """One train's route on the board."""

    train: str
    stops: tuple[str, ...]
    """Places in order, such as `E11.0`."""
    names: tuple[str, ...]
    cells: tuple[str, ...]
    values: tuple[int, ...]
    revenue: int


class CompanyRun(Struct, frozen=True):
    """All routes of a company in one turn."""

    revenue: int
    routes: tuple[RouteTaken, ...] = ()
    proved: bool = True


def _train(state: RailState, number: int, card: TrainCard) -> Train:
    data = state.box.roster.kinds[card.kind]
    return Train(number, data.stops, data.length, data.multiplier, card.obsolete)


def best_run(
    state: RailState, company: str, *, board: Board | None = None, trains: Sequence[TrainCard] | None = None
) -> CompanyRun:
    """Return the run with the highest revenue; on another board or with other trains if given. Kept by its inputs."""
    board = state.board if board is None else board
    cards = tuple(state.rules.runs.trains(state, company)) if trains is None else tuple(trains)
    if not cards:
        return CompanyRun(0)
    colour = state.depot.phase.colour
    key = (board.digest, company, tuple((card.kind, card.obsolete) for card in cards), colour)
    known: CompanyRun | None = state.box.runs.get(key)
    if known is None:
        network = problem_of(board, company, colour)
        problem = network.problem(_train(state, number, card) for number, card in enumerate(cards))
        answer = solve(problem)
        routes = tuple(_taken(board, network, problem, cards, route) for route in answer.routes)
        known = state.box.keep_run(key, CompanyRun(answer.revenue, routes, answer.proof.optimal))
    return known


def place_of(stop: str) -> Place:
    """Return the place that a stop's name stands for.

    >>> place_of("E11.0")
    ('E11', 0)
    """
    cell, _, index = stop.rpartition(".")
    return cell, int(index)


def _taken(
    board: Board, network: CompanyProblem, problem: Problem, cards: Sequence[TrainCard], route: Route
) -> RouteTaken:
    worth = {stop.id: stop.value for stop in problem.stops}
    cells: list[str] = []
    for start, index in zip(route.stops, route.links, strict=False):
        onward = network.cells[index] if network.links[index].a == start else network.cells[index][::-1]
        cells += onward[1:] if cells else onward
    stops = tuple(str(stop) for stop in route.stops)
    names = tuple(place_name(board, place_of(stop)) for stop in stops)
    values = tuple(worth[stop] for stop in route.stops)
    return RouteTaken(cards[int(route.train)].kind, stops, names, tuple(cells), values, route.revenue)


def read_run(state: RailState, company: str, routes: Sequence[RouteChoice]) -> CompanyRun | Refusal:
    """Return the run over routes that a player named, or why it is illegal."""
    cards = list(state.rules.runs.trains(state, company))
    network = problem_of(state.board, company, state.depot.phase.colour)
    problem = network.problem(_train(state, number, card) for number, card in enumerate(cards))
    free = dict.fromkeys(range(len(cards)))
    found: list[Route] = []
    for choice in routes:
        number = next((n for n in free if cards[n].kind == choice.train), None)
        if number is None:
            return refuse("runs.train", "no-train-for-route", train=choice.train[:20], company=company)
        del free[number]
        route = find(problem, number, choice.stops, found)
        if isinstance(route, Refusal):
            return route
        found.append(route)
    refusal = why_not_all(problem, found)
    if refusal is not None:
        return refusal
    taken = tuple(_taken(state.board, network, problem, cards, route) for route in found)
    return CompanyRun(sum(route.revenue for route in found), taken)


def can_run(state: RailState, company: str) -> bool:
    """True if the company has a train and a link at one of its stations; no route is searched for."""
    if not state.rules.runs.trains(state, company):
        return False
    own = {state.board.map.stop_id(place) for place in state.board.stations_of(company)}
    links = state.board.network().links()
    return any((link.a in own or link.b in own) and link.owners in ((), (company,)) for link in links)


def do_run(state: RailState, company: str, run: CompanyRun, log: Log) -> None:
    """Report the routes and remember the revenue."""
    cards = {card.kind: card for card in state.depot.of(company)}
    for route in run.routes:
        data, card = state.box.roster.kinds[route.train], cards[route.train]
        log.append(
            RouteRun(
                company,
                route.train,
                route.stops,
                route.names,
                route.cells,
                route.values,
                route.revenue,
                data.multiplier,
                card.obsolete,
                0,
                run.proved,
            )
        )
    state.earned[company] = run.revenue


def keep_revenue(state: RailState, company: str, revenue: int, log: Log) -> None:
    """All revenue goes into the treasury."""
    state.bank.pay(BANK, company, revenue)
    log.append(Earned(company, revenue, state.bank[company]))


class RunByHand(Verb[RailState, OfCompany, Run]):
    """Run any legal routes; the list of legal actions holds only the empty run, a preview brings the best one."""

    kind = Run

    def options(self, state: RailState, step: OfCompany) -> Iterator[Run]:
        yield Run(step.seat, step.company)

    def exists(self, state: RailState, step: OfCompany) -> bool:
        return can_run(state, step.company)

    def why_not(self, state: RailState, step: OfCompany, action: Run) -> Refusal | None:
        if action.company != step.company:
            return refuse("turn.company", "other-company", step.company, company=step.company)
        run = read_run(state, step.company, action.routes)
        return run if isinstance(run, Refusal) else None

    def do(self, state: RailState, step: OfCompany, action: Run, log: Log) -> None:
        run = read_run(state, step.company, action.routes)
        assert isinstance(run, CompanyRun)
        do_run(state, step.company, run, log)
        keep_revenue(state, step.company, run.revenue, log)


run_by_hand = RunByHand()


class RunTrainsView(Struct, frozen=True, tag="run-trains"):
    """Run the trains by hand."""

    company: str


class RunTrains(CompanyChoice, frozen=True, kw_only=True, tag="run-trains"):
    """The trains run: the best run by itself, or by hand where the rules say so."""

    verbs: ClassVar[Verbs[Self]] = (run_by_hand,)
    open_kinds: ClassVar[tuple[type[Action], ...]] = (Run,)

    def resolve(self, state: RailState, log: Log) -> None:
        if self.void(state):
            return
        if state.rules.runs.choice == "free" and can_run(state, self.company):
            super().resolve(state, log)
            return
        run = best_run(state, self.company)
        do_run(state, self.company, run, log)
        keep_revenue(state, self.company, run.revenue, log)

    def why_not_stop(self, state: RailState) -> Refusal | None:
        return refuse("runs.must", "must-run", self.company, company=self.company)

    def _resolve_duty(self, state: RailState, log: Log) -> None:
        state.agenda.append(RunTrains(self.seat, asked=True, company=self.company))

    def question(self, state: RailState, seat: int) -> Message:
        return ask("run", company=self.company)

    def view(self, state: RailState) -> RunTrainsView:
        return RunTrainsView(self.company)

    def after(self, state: RailState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        return ()
