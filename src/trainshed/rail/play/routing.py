"""Routes drawn by hand: the way between chosen stops, one of several if there are several, and what it would earn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Refusal
from trainshed.rail.routes import Name, Problem, Route, SetIncome, explain, once_bonuses, solve
from trainshed.rail.routes.company import CompanyProblem

from .actions import RouteChoice, Run
from .refusals import cite
from .route_facts import ToldRoute, facts_of, facts_of_run
from .running import CompanyRun, named_network, problem_for, read_run, taken, together_of
from .state import RailState

MOST_WAYS = 24
"""Ways over the same stops that are told apart."""
MOST_TRIES = 5_000


class FoundRoute(Struct, frozen=True):
    """A route over chosen stops: its way if track joins them, and why it cannot be run like this, if so.

    A route that is not finished yet, such as one without a station so far, has both.
    """

    route: ToldRoute | None
    refusal: Refusal | None
    """Why the route cannot be run beside the others."""
    which: int
    """The number of this way, from 0 to `ways` - 1."""
    ways: int
    """How many ways lead over these stops around the other routes, shortest first."""
    others: tuple[ToldRoute, ...] = ()
    """The other routes beside this one, if all can be run: what is paid once may go to another train."""


class RestOfRun(Struct, frozen=True):
    """Routes that are kept, and the best ones of all other trains beside them; or why the kept ones cannot be run."""

    routes: tuple[ToldRoute, ...] = ()
    """The kept ones first, in their order."""
    revenue: int = 0
    proved: bool = True
    """False if the limit of work cut the search short."""
    refusal: Refusal | None = None


def find_route(
    state: RailState, company: str, choice: RouteChoice, others: Sequence[RouteChoice], which: int
) -> FoundRoute:
    """Return way number `which` (counted on from the last to the first) over the stops of a route."""
    kinds = state.rules.runs.trains(state, company)
    network = named_network(state, company)
    problem = problem_for(state, state.board, company, network, kinds)
    ways = _ways(problem, choice.stops, _in_use(network, others))
    if not ways or choice.train not in kinds:
        return FoundRoute(None, _judged(state, company, (*others, choice))[1], 0, 0)
    links = ways[which % len(ways)]
    train = kinds.index(choice.train)
    revenue = explain(problem, problem.trains[train], choice.stops).revenue
    route = taken(state, state.board, network, kinds, Route(train, choice.stops, links, revenue))
    chosen = *others, RouteChoice(choice.train, choice.stops, route.cells)
    run, refusal = _judged(state, company, chosen)
    if run is None:
        told = facts_of(state, problem, route, Route(train, choice.stops, links, revenue))
        return FoundRoute(told, refusal, which % len(ways), len(ways))
    *rest, told = facts_of_run(state, company, run)
    return FoundRoute(told, None, which % len(ways), len(ways), tuple(rest))


def best_rest(state: RailState, company: str, kept: Sequence[RouteChoice]) -> RestOfRun:
    """Return routes that stay as they are, and those of the other trains that earn most beside them."""
    first, refusal = _judged(state, company, tuple(kept))
    if first is None:
        return RestOfRun(refusal=refusal)
    kinds = list(state.rules.runs.trains(state, company))
    stay = []
    for number, choice in enumerate(kept):
        kinds.remove(choice.train)
        stay.append(Route(len(kinds) + number, choice.stops, (), 0))
    network = named_network(state, company)
    used = _in_use(network, kept)
    free = network.only([at for at, link in enumerate(network.links) if used.isdisjoint(link.track)])
    problem = problem_for(state, state.board, company, free, kinds)
    shared = _beside(problem, together_of(state, state.board, company), stay)
    alone = replace(problem, bonuses=tuple([bonus for bonus in problem.bonuses if bonus.once is None]))
    answer = solve(alone, work=state.rules.runs.work, together=shared)
    more = [taken(state, state.board, free, kinds, route) for route in answer.routes]
    chosen = *kept, *(RouteChoice(route.train, route.stops, route.cells) for route in more)
    run, refusal = _judged(state, company, chosen)
    if run is None:
        return RestOfRun(refusal=refusal)
    return RestOfRun(facts_of_run(state, company, run), run.revenue, answer.proof.optimal)


def _beside(problem: Problem, together: SetIncome | None, kept: Sequence[Route]) -> SetIncome | None:
    """Return what routes add to the income of the whole set beside those that are kept."""
    once = [bonus for bonus in problem.bonuses if bonus.once is not None]
    if not once and together is None:
        return None

    def whole(routes: Sequence[Route]) -> int:
        paid = sum(bonus.value for bonus in once_bonuses(problem, routes))
        return paid + (together.income(routes) if together and routes else 0)

    before = whole(kept)
    most = sum(bonus.value for bonus in once) + (together.most if together else 0)
    return SetIncome(lambda routes: whole([*kept, *routes]) - before, most)


def _judged(
    state: RailState, company: str, routes: tuple[RouteChoice, ...]
) -> tuple[CompanyRun, None] | tuple[None, Refusal]:
    """Return the run over these routes, or why they cannot be run together, by the title's own rule."""
    run = read_run(state, company, routes)
    if not isinstance(run, Refusal):
        return run, None
    seat = state.seat_of(state.shares.director(company)) or 0
    return None, cite(state.rules.cites, state.edition.title, state, Run(seat, company, routes), run)


def _in_use(network: CompanyProblem, others: Sequence[RouteChoice]) -> frozenset[Name]:
    """Return the track of the other routes, as far as their way was named."""
    found: set[Name] = set()
    for other in others:
        for link in (network.along(other.stops, other.cells) or ()) if other.cells else ():
            found.update(network.links[link].track)
    return frozenset(found)


def _ways(problem: Problem, stops: Sequence[str], used: frozenset[Name]) -> list[tuple[int, ...]]:
    """Return the ways over these stops that use no track twice, shortest first; at most `MOST_WAYS`."""
    if len(stops) < 2:
        return []
    hops = [
        sorted(
            (k for k, link in enumerate(problem.links) if {link.a, link.b} == set(pair)),
            key=lambda k: problem.links[k].length,
        )
        for pair in pairwise(stops)
    ]
    found: list[tuple[int, ...]] = []
    tries = 0

    def grow(way: tuple[int, ...], used: frozenset[Name]) -> None:
        nonlocal tries
        if len(way) == len(hops):
            found.append(way)
            return
        for k in hops[len(way)]:
            tries += 1
            if tries > MOST_TRIES or len(found) >= MOST_WAYS:
                return
            track = problem.links[k].track
            if used.isdisjoint(track):
                grow((*way, k), used.union(track))

    grow((), used)
    return sorted(found, key=lambda way: sum(problem.links[k].length for k in way))
