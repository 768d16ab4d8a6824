"""Running trains: which routes count, what they earn, and the step in which they run."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Action, Event, Log, Message, Refusal, Step
from trainshed.rail.board import Board
from trainshed.rail.caches import make_room
from trainshed.rail.map import Place
from trainshed.rail.owners import BANK
from trainshed.rail.reach import reach
from trainshed.rail.routes import Problem, Route, SetIncome, Train, once_by_route, solve
from trainshed.rail.routes.company import CompanyProblem, problem_of
from trainshed.rail.routes.given import Given, look_up, quick_look

from .actions import RouteChoice, Run
from .choice import CompanyChoice, OfCompany, Verb, Verbs
from .events import Earned, RouteRun
from .refusals import refuse
from .state import RailState

MAX_CACHED_RUNS = 20_000
STOP_INDEXES = frozenset("01234567")
"""How the last part of a stop's name is written."""


class RouteTaken(Struct, frozen=True):
    """One train's route on the board."""

    train: str
    stops: tuple[str, ...]
    """Places in order, such as `E11.0`."""
    names: tuple[str, ...]
    """What the log calls them."""
    cells: tuple[str, ...]
    """All cells from the first stop to the last."""
    values: tuple[int, ...]
    """Value of each stop, before the train doubles or halves the sum."""
    revenue: int
    times: int = 1
    """The train's multiplier."""
    obsolete: bool = False
    bonus: int = 0
    """What the route earns beyond the values of its stops."""


class CompanyRun(Struct, frozen=True):
    """All routes of a company in one turn. A title may add what else a run brings."""

    revenue: int
    routes: tuple[RouteTaken, ...] = ()
    proved: bool = True
    """False if the limit of work cut the search short."""


NOTHING = CompanyRun(0)


def best_run(
    state: RailState, company: str, *, board: Board | None = None, trains: tuple[str, ...] | None = None
) -> CompanyRun:
    """Return the run with the highest revenue; on another board or with other trains if given. Kept by its inputs."""
    rules = state.rules.runs
    board = state.board if board is None else board
    trains = rules.trains(state, company) if trains is None else trains
    if not trains:
        return NOTHING
    runs, key = state.box.runs, _inputs(state, board, company, trains)
    known: CompanyRun | None = runs.get(key)
    if known is None:
        search = rules.search or highest_revenue
        make_room(runs, MAX_CACHED_RUNS)
        known = runs[key] = search(state, board, company, trains)
    return known


def _inputs(state: RailState, board: Board, company: str, trains: tuple[str, ...]) -> tuple[Hashable, ...]:
    """Return everything that a run of these trains depends on."""
    depot = state.depot
    old = tuple([depot.is_obsolete(kind) for kind in trains])
    return board.digest, company, trains, old, depot.phase.colour, state.rules.runs.depends(state, company)


def highest_revenue(state: RailState, board: Board, company: str, trains: tuple[str, ...]) -> CompanyRun:
    """Return the run over stops that brings most."""
    network = network_of(state, board, company)
    if not network.links:
        return NOTHING
    problem = problem_for(state, board, company, network, trains)
    together = together_of(state, board, company)
    answer = solve(problem, work=state.rules.runs.work, together=together)
    routes = with_shared_income(problem, answer.routes, together)
    way = tuple([taken(state, board, network, trains, route) for route in routes])
    return CompanyRun(answer.revenue, way, answer.proof.optimal)


def network_of(
    state: RailState, board: Board, company: str, *, within: Collection[int] | None = None
) -> CompanyProblem:
    """Return the stops and links in reach of the company, or those within some stops, with what they bring it."""
    extra, colour = state.rules.runs.extra(state, board, company, within), state.depot.phase.colour
    stops = reach(board, company).stops if within is None else within
    return problem_of(board, company, colour, extra=extra, within=stops, named=False)


def named_network(state: RailState, company: str) -> CompanyProblem:
    """Return all stops and links of the board by their names, for routes named by a player."""
    extra, colour = state.rules.runs.extra(state, state.board, company, None), state.depot.phase.colour
    return problem_of(state.board, company, colour, extra=extra)


def problem_for(
    state: RailState, board: Board, company: str, network: CompanyProblem, trains: Sequence[str]
) -> Problem:
    """Return the problem of running these trains on the network."""
    bonuses = state.rules.runs.bonuses(state, board, company, network.stops)
    return network.problem(trains_of(state, trains), bonuses)


def together_of(state: RailState, board: Board, company: str) -> SetIncome | None:
    """Return the income of all routes together that no bonus can express."""
    rule = state.rules.runs.together
    return None if rule is None else rule(state, board, company)


def with_shared_income(problem: Problem, routes: Sequence[Route], together: SetIncome | None) -> list[Route]:
    """Return the routes with the income of the whole set added to those that bring it."""
    more = once_by_route(problem, routes)
    if together is not None and routes:
        alone = [together.income((route,)) for route in routes]
        more[alone.index(max(alone))] += together.income(routes)
    return [replace(it, revenue=it.revenue + extra) if extra else it for it, extra in zip(routes, more, strict=True)]


def trains_of(state: RailState, kinds: Sequence[str]) -> tuple[Train, ...]:
    """Return the trains as the solver knows them, numbered."""
    return tuple([_train(state, number, kind) for number, kind in enumerate(kinds)])


def _train(state: RailState, number: int, kind: str) -> Train:
    data = state.box.roster.kinds[kind]
    return Train(number, data.stops, data.length, data.multiplier, state.depot.is_obsolete(kind))


def taken(state: RailState, board: Board, network: CompanyProblem, trains: Sequence[str], route: Route) -> RouteTaken:
    """Return a route of the solver by the names of the board."""
    map, name = board.map, state.rules.runs.place_name
    worth = {stop.id: stop.value for stop in network.stops}
    cells: list[str] = []
    for start, link in zip(route.stops, route.links, strict=False):
        onward = network.onward(link, start)
        cells += onward[1:] if cells else onward
    places = [map.place(stop) if isinstance(stop, int) else place_of(stop) for stop in route.stops]
    values = tuple([worth[stop] for stop in route.stops])
    train = _train(state, 0, trains[int(route.train)])
    return RouteTaken(
        train=trains[int(route.train)],
        stops=tuple([f"{cell}.{index}" for cell, index in places]),
        names=tuple([name(board, place) for place in places]),
        cells=tuple(cells),
        values=values,
        revenue=route.revenue,
        times=train.multiplier,
        obsolete=train.obsolete,
        bonus=route.revenue - train.earns(sum(values)),
    )


def place_of(stop: str) -> Place:
    """Return the place that a stop's name stands for.

    >>> place_of("E11.0")
    ('E11', 0)
    """
    cell, _, index = stop.rpartition(".")
    return cell, int(index)


def read_run(state: RailState, company: str, routes: tuple[RouteChoice, ...]) -> CompanyRun | Refusal:
    """Return the run over routes that a player named, or why it is illegal. Legal ones are kept by their inputs."""
    kinds = state.rules.runs.trains(state, company)
    kept, key = state.box.runs, (*_inputs(state, state.board, company, kinds), routes)
    known: CompanyRun | None = kept.get(key)
    if known is not None:
        return known
    run = _read(state, company, kinds, routes)
    if isinstance(run, CompanyRun):
        make_room(kept, MAX_CACHED_RUNS)
        kept[key] = run
    return run


def _read(
    state: RailState, company: str, kinds: tuple[str, ...], routes: tuple[RouteChoice, ...]
) -> CompanyRun | Refusal:
    trains: list[int] = []
    for choice in routes:
        number = next((n for n, kind in enumerate(kinds) if kind == choice.train and n not in trains), None)
        if number is None:
            return refuse("runs.train", "no-train-for-route", train=choice.train[:20], company=company)
        trains.append(number)
    return _read_quickly(state, company, kinds, trains, routes) or _read_by_name(state, company, kinds, trains, routes)


def _read_quickly(
    state: RailState, company: str, kinds: Sequence[str], trains: Sequence[int], routes: Sequence[RouteChoice]
) -> CompanyRun | None:
    """Return the run if it is plainly legal; a legal run needs no other stops than its own."""
    board = state.board
    ids = [_stop_ids(board, choice.stops) for choice in routes]
    network = network_of(state, board, company, within={id for some in ids for id in some})
    problem = problem_for(state, board, company, network, kinds)
    given = [Given(train, stops, it.cells) for train, stops, it in zip(trains, ids, routes, strict=True)]
    found = quick_look(network, problem, given)
    return None if found is None else _taken_all(state, company, kinds, network, problem, found)


def _stop_ids(board: Board, stops: Iterable[str]) -> tuple[int, ...]:
    """Return the stops by number; -1 for a name that is no place on the map, or not spelled like one."""
    map, found = board.map, []
    for stop in stops:
        cell, _, index = stop.rpartition(".")
        known = cell in map.grid and index in STOP_INDEXES
        found.append(map.stop_id((cell, int(index))) if known else -1)
    return tuple(found)


def _read_by_name(
    state: RailState, company: str, kinds: Sequence[str], trains: Sequence[int], routes: Sequence[RouteChoice]
) -> CompanyRun | Refusal:
    """Return the run, or why it is illegal."""
    network = named_network(state, company)
    problem = problem_for(state, state.board, company, network, kinds)
    given = [Given(train, it.stops, it.cells) for train, it in zip(trains, routes, strict=True)]
    found = look_up(network, problem, given)
    if isinstance(found, Refusal):
        return _with_names(state, kinds, found)
    return _taken_all(state, company, kinds, network, problem, found)


def _taken_all(
    state: RailState,
    company: str,
    kinds: Sequence[str],
    network: CompanyProblem,
    problem: Problem,
    routes: Sequence[Route],
) -> CompanyRun:
    board = state.board
    routes = with_shared_income(problem, routes, together_of(state, board, company))
    way = tuple([taken(state, board, network, kinds, route) for route in routes])
    return CompanyRun(sum([route.revenue for route in routes]), way)


def _with_names(state: RailState, kinds: Sequence[str], refusal: Refusal) -> Refusal:
    """Return a refusal of the route search with trains and stops as players call them."""
    args = dict(refusal.message.args)
    if "train" in args:
        args["train"] = kinds[int(str(args["train"]))]
    for name in ("stop", "a", "b"):
        if name in args:
            args[name] = _stop_name(state, str(args[name]))
    return Refusal(refusal.rule, Message(refusal.message.key, args), refusal.about)


def _stop_name(state: RailState, stop: str) -> str:
    """Return the printed name of a stop, if it is one, else what was written."""
    cell, _, index = stop.rpartition(".")
    is_place = index.isdecimal() and len(index) < 4
    return str(state.rules.runs.place_name(state.board, (cell, int(index)))) if is_place else stop[:20]


def can_run(state: RailState, company: str) -> bool:
    """True if the company has a train and a link at one of its stations that is not too long for it."""
    trains = state.rules.runs.trains(state, company)
    if not trains:
        return False
    lengths = [state.box.roster.kinds[kind].length for kind in trains]
    most = None if None in lengths else max(lengths)
    network, stop_id = state.board.network(), state.board.map.stop_id
    for place in state.board.stations_of(company):
        for length, owners in network.sizes_at(stop_id(place)):
            if (most is None or length <= most) and owners in ((), (company,)):
                return True
    return False


def do_run(state: RailState, company: str, run: CompanyRun, routes: Sequence[RouteTaken], log: Log) -> None:
    """Report these routes of a run and remember the revenue."""
    for it in routes:
        way = it.stops, it.names, it.cells, it.values
        log.append(RouteRun(company, it.train, *way, it.revenue, it.times, it.obsolete, it.bonus, run.proved))
    state.earned[company] = run.revenue


def keep_revenue(state: RailState, company: str, revenue: int, log: Log) -> None:
    """All revenue goes into the treasury."""
    state.bank.transfer(BANK, company, revenue)
    log.append(Earned(company, revenue, state.bank[company]))


class RunByHand(Verb[RailState, OfCompany, Run]):
    """Run any legal routes; the list of legal actions holds only the empty run, a preview brings the best one."""

    kind = Run

    def options(self, state: RailState, step: OfCompany) -> Iterator[Run]:
        yield Run(step.seat, step.company)

    def exists(self, state: RailState, step: OfCompany) -> bool:
        return can_run(state, step.company)

    def why_not(self, state: RailState, step: OfCompany, action: Run) -> Refusal | None:
        refusal = step.why_not_company(state, action.company, "runs.company")
        if refusal is not None:
            return refusal
        run = read_run(state, step.company, action.routes)
        return run if isinstance(run, Refusal) else None

    def do(self, state: RailState, step: OfCompany, action: Run, log: Log) -> None:
        run = read_run(state, step.company, action.routes)
        assert isinstance(run, CompanyRun)
        _run(state, step.company, run, log)


def _run(state: RailState, company: str, run: CompanyRun, log: Log) -> None:
    do_run(state, company, run, run.routes, log)
    if state.rules.runs.then is None:
        keep_revenue(state, company, run.revenue, log)


run_by_hand = RunByHand()


class RunTrainsView(Struct, frozen=True, tag="run-trains"):
    """Run the trains by hand."""

    company: str


class RunTrains(CompanyChoice, frozen=True, kw_only=True, tag="run-trains"):
    """The trains run: the best run by itself, or by hand where the rules say so."""

    verbs: ClassVar[Verbs[Self]] = (run_by_hand,)
    shows: ClassVar[type[Struct]] = RunTrainsView
    asks: ClassVar[str] = "rail-ask-run"
    open_kinds: ClassVar[tuple[type[Action], ...]] = (Run,)

    def resolve(self, state: RailState, log: Log) -> None:
        if self.void(state):
            return
        if state.rules.runs.choice == "free" and can_run(state, self.company):
            state.agenda.append(replace(self, asked=True))
            return
        _run(state, self.company, best_run(state, self.company), log)
        state.agenda += reversed(self._then(state))

    def _then(self, state: RailState) -> tuple[Step[Any], ...]:
        """Return the steps that decide about the revenue."""
        rule = state.rules.runs.then
        return () if rule is None else rule(state, self.company, state.earned[self.company])

    def after(self, state: RailState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        return self._then(state)

    def why_not_stop(self, state: RailState) -> Refusal | None:
        return refuse("runs.must", "must-run", self.company, company=self.company)
