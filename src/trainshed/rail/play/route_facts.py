"""A route and how its revenue comes about: its stops with what feeds them, its length, its bonuses."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import asdict

from trainshed.rail.map import Place
from trainshed.rail.routes import Name, Problem, Route, explain
from trainshed.rail.routes.company import CompanyProblem

from .running import CompanyRun, RouteTaken, named_network, place_of, problem_for
from .state import RailState


class NamedStop(Struct, frozen=True):
    """A stop: its place, such as `E11.0`, its name in the log, and if it is a city (else a town)."""

    place: str
    name: str
    city: bool


class FeedingStop(NamedStop, frozen=True):
    """A stop that no train visits, but that adds to the value of one that is visited."""

    value: int


class VisitedStop(NamedStop, frozen=True):
    """A stop of a route."""

    value: int
    """With what the stops bring that feed it."""
    counts: bool
    """False: a train limited by stops visits it free of charge."""
    station: bool
    """The company has a station here."""
    fed_by: tuple[FeedingStop, ...] = ()


class RouteBonus(Struct, frozen=True):
    """An addition to the revenue of a route, after multiplying and halving."""

    bonus: str
    value: int


class ToldRoute(RouteTaken, frozen=True, kw_only=True):
    """A route and how its revenue comes about: `total` of the stops, then `earned` after multiplying and halving."""

    visits: tuple[VisitedStop, ...]
    used: int
    """Counting stops or, for a train limited by length, borders crossed."""
    limit: int | None
    """The most the train can use; None: no limit."""
    by_length: bool
    """The train is limited by length, not by stops."""
    total: int
    earned: int
    bonuses: tuple[RouteBonus, ...]


def place_at(state: RailState, stop: Name) -> Place:
    """Return the place of a stop, which the solver knows by number or by name."""
    return state.board.map.place(stop) if isinstance(stop, int) else place_of(stop)


def named_stop(state: RailState, place: Place) -> tuple[str, str, bool]:
    """Return the fields of a `NamedStop`."""
    name = state.rules.runs.place_name(state.board, place)
    return f"{place[0]}.{place[1]}", name, bool(state.board.stop(place).slots)


def crossed(problem: Problem, stops: Sequence[Name], links: Sequence[int], *, by_length: bool) -> int:
    """Return what a route uses of the range of its train."""
    if by_length:
        return sum(problem.links[link].length for link in links)
    counts = {stop.id: stop.counts for stop in problem.stops}
    return sum(counts[stop] for stop in stops)


def facts_of(state: RailState, problem: Problem, way: RouteTaken, route: Route) -> ToldRoute:
    """Return a route with the facts about it; `route` is the same one as the solver knows it."""
    train = problem.trains[int(route.train)]
    told = explain(problem, train, route.stops)
    by_length = train.length is not None
    feeders = state.rules.runs.feeders(state, state.board)
    visits = []
    for it in told.stops:
        place = place_at(state, it.stop)
        fed = tuple([FeedingStop(*named_stop(state, stop), value) for stop, value in feeders.get(place, ())])
        visits.append(VisitedStop(*named_stop(state, place), it.value, it.counts, it.station, fed))
    return ToldRoute(
        **asdict(way),
        visits=tuple(visits),
        used=crossed(problem, route.stops, route.links, by_length=by_length),
        limit=train.length if by_length else train.stops,
        by_length=by_length,
        total=told.total,
        earned=told.earned,
        bonuses=tuple([RouteBonus(str(bonus.bonus), bonus.value) for bonus in told.bonuses])
        + _shared(problem, way.revenue - told.revenue),
    )


def _shared(problem: Problem, value: int) -> tuple[RouteBonus, ...]:
    """Return what the route brings of the income of the whole set."""
    if not value:
        return ()
    once = (it for it in problem.bonuses if it.once is not None and it.value == value)
    return (RouteBonus(next((str(it.once) for it in once), "together"), value),)


def facts_of_run(state: RailState, company: str, run: CompanyRun) -> tuple[ToldRoute, ...]:
    """Return the routes of a run with the facts about them."""
    network = named_network(state, company)
    kinds = state.rules.runs.trains(state, company)
    problem = problem_for(state, state.board, company, network, kinds)
    return tuple([_facts(state, network, problem, kinds, way) for way in run.routes])


def _facts(
    state: RailState, network: CompanyProblem, problem: Problem, kinds: Sequence[str], way: RouteTaken
) -> ToldRoute:
    links = network.along(way.stops, way.cells)
    assert links is not None, way
    return facts_of(state, problem, way, Route(kinds.index(way.train), way.stops, links, way.revenue))
