"""The best run of a company explained: stop by stop, how it was proved, why routes end where they end, other runs.

The run explained is the one the game takes (`best_run`). The proof is the route solver's own for the same stops, links
and trains; all its numbers are counts of that search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import permutations
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from trainshed.rail.routes import Name, Problem, Proof, Route, Stop, explain, solve, why_not_all
from trainshed.rail.routes.company import CompanyProblem

from .route_facts import NamedStop, ToldRoute, crossed, facts_of, named_stop, place_at
from .running import CompanyRun, RouteTaken, best_run, network_of, place_of, problem_for, taken, together_of
from .state import RailState

MOST_OTHERS = 5
"""Other runs listed."""
OTHERS_WORK = 60_000
"""Nodes the search for other runs may visit in all."""
ASKED_FIRST = 12
"""Sets of routes asked for at first: some differ only in the track between the same stops and are listed once."""
MOST_ASKED = 108
MOST_SWAPPED = 5
"""Trains up to which all ways to swap them are tried."""

Besides = Callable[[Sequence[RouteTaken]], int]
"""What routes bring besides their revenue, such as income from mines."""


class StopBeyond(NamedStop, frozen=True):
    """A stop next after the end of a route, and why the route does not go on there.

    `length`: the train does not go so far. `track`: the track is in use by another train of the company. `visited`: the
    route has been there, at a stop that excludes it, or on this track. `no-gain`: it could, but would earn no more.
    """

    why: Literal["length", "track", "visited", "no-gain"]


class RouteEnd(Struct, frozen=True):
    """An end of a route. If nothing can ever continue here, `why` says so; else `beyond` has the neighbouring stops.

    `blocked`: a city full of other companies' stations. `terminal`: a stop that ends every route. `nothing`: no other
    track leads to a stop.
    """

    stop: str
    why: Literal["blocked", "terminal", "nothing"] | None
    beyond: tuple[StopBeyond, ...]


class ExplainedRoute(ToldRoute, frozen=True, kw_only=True):
    """A route, how its revenue comes about, and why it ends where it ends."""

    ends: tuple[RouteEnd, RouteEnd]


class TrainProof(Struct, frozen=True):
    """What was found for one train. Values the search did not need are None."""

    train: str
    alone: int | None
    """The most it can earn with all track to itself."""
    threshold: int | None
    """A route below this revenue cannot be part of a better run."""
    routes: int | None
    """How many routes reach the threshold."""


class RunProof(Struct, frozen=True):
    """How the run was proved: nothing earns more than `bound`; the search visited so many `nodes`."""

    proved: bool
    bound: int
    first: int
    """Revenue of the first run found."""
    nodes: int
    trains: tuple[TrainProof, ...]


class IdleTrain(Struct, frozen=True):
    """A train without a route. `no-route`: there is none for it. `track`: its track earns more for other trains."""

    train: str
    why: Literal["no-route", "track"] | None


class RouteChange(Struct, frozen=True):
    """How a train's route differs from that of the best run; without lost and gained stops: other track."""

    train: str
    before: tuple[NamedStop, ...]
    """Its stops in the best run; empty: it is idle there."""
    after: tuple[NamedStop, ...]
    lost: tuple[NamedStop, ...]
    gained: tuple[NamedStop, ...]


class OtherRun(Struct, frozen=True):
    """Another run of the same trains."""

    revenue: int
    besides: int
    routes: tuple[RouteTaken, ...]
    changes: tuple[RouteChange, ...]


class ExplainedRun(Struct, frozen=True):
    """The best run of a company, and what is known about it."""

    company: str
    revenue: int
    besides: int
    """Income besides the revenue, such as from mines."""
    routes: tuple[ExplainedRoute, ...]
    idle: tuple[IdleTrain, ...]
    proof: RunProof
    others: tuple[OtherRun, ...]
    """The next best runs, best first; routes over the same stops are listed once, whichever train runs them."""
    others_complete: bool
    """False: the search was cut short; there may be better ones than those listed, and more of them."""


def explained_run(state: RailState, company: str, besides: Besides) -> ExplainedRun:
    """Return the best run of the company now, with proof, reasons and other runs."""
    run, kinds = best_run(state, company), state.rules.runs.trains(state, company)
    network = network_of(state, state.board, company)
    if not kinds or not network.links:
        idle = tuple([IdleTrain(kind, "no-route") for kind in kinds])
        return ExplainedRun(company, run.revenue, 0, (), idle, RunProof(True, 0, 0, 0, ()), (), True)
    problem = problem_for(state, state.board, company, network, kinds)
    return _Explainer(state, company, besides, run, kinds, network, problem).explained()


class _Explainer:
    """One run with the problem it solves."""

    def __init__(
        self,
        state: RailState,
        company: str,
        besides: Besides,
        run: CompanyRun,
        kinds: tuple[str, ...],
        network: CompanyProblem,
        problem: Problem,
    ) -> None:
        self.state, self.company, self.besides, self.run = state, company, besides, run
        self.kinds, self.network, self.problem = kinds, network, problem
        self.stops = {stop.id: stop for stop in problem.stops}
        self.together = together_of(state, state.board, company)
        self.routes = self._routes_of(run.routes)

    def explained(self) -> ExplainedRun:
        proof = solve(self.problem, work=self.state.rules.runs.work, together=self.together).proof
        others, complete = self._others()
        return ExplainedRun(
            company=self.company,
            revenue=self.run.revenue,
            besides=self.besides(self.run.routes),
            routes=tuple(map(self._explain, self.run.routes, self.routes)),
            idle=self._idle(proof),
            proof=self._proof(proof),
            others=others,
            others_complete=complete,
        )

    def _routes_of(self, routes: Iterable[RouteTaken]) -> list[Route]:
        """Return routes of the game as those of the solver; equal trains are taken in their order."""
        stop_id, free = self.state.board.map.stop_id, list(enumerate(self.kinds))
        found = []
        for route in routes:
            train = next(item for item in free if item[1] == route.train)
            free.remove(train)
            stops = tuple([stop_id(place_of(stop)) for stop in route.stops])
            links = self.network.along(stops, route.cells)
            assert links is not None, route
            found.append(Route(train[0], stops, links, route.revenue))
        return found

    def _taken(self, routes: Iterable[Route]) -> tuple[RouteTaken, ...]:
        return tuple([taken(self.state, self.state.board, self.network, self.kinds, route) for route in routes])

    # the best run

    def _proof(self, proof: Proof) -> RunProof:
        """The run is proved if nothing earns more: mines only decide between runs of equal revenue."""
        trains = [
            TrainProof(kind, proof.alone.get(n), proof.thresholds.get(n), _listed(proof.routes.get(n)))
            for n, kind in enumerate(self.kinds)
        ]
        bound = max(proof.bound, self.run.revenue)
        return RunProof(self.run.revenue >= bound, bound, proof.first, proof.nodes, tuple(trains))

    def _idle(self, proof: Proof) -> tuple[IdleTrain, ...]:
        running = {route.train for route in self.routes}
        idle = [(n, kind) for n, kind in enumerate(self.kinds) if n not in running]
        return tuple([IdleTrain(kind, _why_idle(proof, n)) for n, kind in idle])

    def _explain(self, way: RouteTaken, route: Route) -> ExplainedRoute:
        told = facts_of(self.state, self.problem, way, route)
        ends = self._end(route, route.stops[0]), self._end(route, route.stops[-1])
        return ExplainedRoute(**{name: getattr(told, name) for name in told.__struct_fields__}, ends=ends)

    def _named(self, stop: Name) -> tuple[str, str, bool]:
        return named_stop(self.state, place_at(self.state, stop))

    # why a route ends

    def _end(self, route: Route, stop: Name) -> RouteEnd:
        place = self._named(stop)[0]
        if self.stops[stop].end_only:
            always = int(stop) in self.state.board.network().dead_ends
            return RouteEnd(place, "terminal" if always else "blocked", ())
        links = self.problem.links
        beyond: dict[Name, StopBeyond] = {}
        for at, link in enumerate(links):
            if stop in (link.a, link.b) and at not in route.links:
                other = link.b if link.a == stop else link.a
                found = StopBeyond(*self._named(other), self._why_not_on(route, at, self.stops[other]))
                known = beyond.get(other)
                if known is None or REASONS.index(found.why) > REASONS.index(known.why):
                    beyond[other] = found
        return RouteEnd(place, None if beyond else "nothing", tuple(beyond.values()))

    def _why_not_on(self, route: Route, at: int, stop: Stop) -> Literal["length", "track", "visited", "no-gain"]:
        """Return why a route does not go on over this link to this stop."""
        links, train = self.problem.links, self.problem.trains[int(route.train)]
        groups = {self.stops[other].group for other in route.stops} - {None}
        own = {name for k in route.links for name in links[k].track}
        if stop.id in route.stops or stop.group in groups or not own.isdisjoint(links[at].track):
            return "visited"
        others = {name for other in self.routes if other is not route for k in other.links for name in links[k].track}
        if not others.isdisjoint(links[at].track):
            return "track"
        by_length = train.length is not None
        cost = crossed(self.problem, (*route.stops, stop.id), (*route.links, at), by_length=by_length)
        limit = train.length if by_length else train.stops
        return "length" if limit is not None and cost > limit else "no-gain"

    # other runs

    def _others(self) -> tuple[tuple[OtherRun, ...], bool]:
        """Return the next best runs that differ in stops, and whether these are surely the next best."""
        asked, work, complete = ASKED_FIRST, OTHERS_WORK, False
        found: dict[object, OtherRun] = {}
        while work > 0:
            answer = solve(self.problem, alternatives=asked, work=work, start=self.routes, together=self.together)
            work -= answer.proof.nodes
            runs = [(answer.revenue, answer.routes), *((it.revenue, it.routes) for it in answer.alternatives)]
            found = {self._key(routes): self._other(revenue, routes) for revenue, routes in reversed(runs)}
            found.pop(self._key(self.routes), None)
            if not answer.proof.ranked:
                break
            complete = len(found) >= MOST_OTHERS or len(answer.alternatives) < asked or asked >= MOST_ASKED
            if complete:
                break
            asked *= 3
        others = tuple(found.values())[::-1][:MOST_OTHERS]
        return others, complete

    def _key(self, routes: Iterable[Route]) -> object:
        """Return what makes two runs the same for a reader: the stops of the routes, whichever train runs them."""
        return tuple(sorted(tuple(sorted(map(int, route.stops))) for route in routes))

    def _other(self, revenue: int, routes: tuple[Route, ...]) -> OtherRun:
        routes = self._as_before(routes)
        way = self._taken(routes)
        return OtherRun(revenue, self.besides(way), way, tuple(self._changes(routes)))

    def _as_before(self, routes: tuple[Route, ...]) -> tuple[Route, ...]:
        """Return the routes with their trains swapped so that as many as possible keep their route of the best run."""
        before = [(self.kinds[int(route.train)], frozenset(route.stops)) for route in self.routes]

        def same(some: Iterable[Route]) -> int:
            return sum((self.kinds[int(route.train)], frozenset(route.stops)) in before for route in some)

        best, revenue = routes, sum(route.revenue for route in routes)
        stops = {frozenset(route.stops) for route in self.routes}
        if same(routes) == sum(frozenset(route.stops) in stops for route in routes) or len(self.kinds) > MOST_SWAPPED:
            return routes
        for trains in permutations(self.problem.trains, len(routes)):
            pairs = zip(routes, trains, strict=True)
            swapped = [
                replace(it, train=to.id, revenue=explain(self.problem, to, it.stops).revenue) for it, to in pairs
            ]
            better = sum(it.revenue for it in swapped) == revenue and same(swapped) > same(best)
            if better and why_not_all(self.problem, swapped) is None:
                best = tuple(sorted(swapped, key=lambda it: int(it.train)))
        return best

    def _changes(self, routes: Sequence[Route]) -> Iterator[RouteChange]:
        """Yield what differs, train by train; among equal trains, routes that share most stops are compared."""
        for kind in dict.fromkeys(self.kinds):
            before = [route.stops for route in self.routes if self.kinds[int(route.train)] == kind]
            after = [route.stops for route in routes if self.kinds[int(route.train)] == kind]
            while before or after:
                pairs = [
                    (len({*a} & {*b}), -len({*a} ^ {*b}), i, j)
                    for i, a in enumerate(before)
                    for j, b in enumerate(after)
                ]
                if pairs:
                    _, _, i, j = max(pairs, key=lambda pair: pair[:2])
                    old, new = before.pop(i), after.pop(j)
                else:
                    old, new = (before.pop(0), ()) if before else ((), after.pop(0))
                if {*old} != {*new}:
                    yield self._change(kind, old, new)

    def _change(self, kind: str, old: tuple[Name, ...], new: tuple[Name, ...]) -> RouteChange:
        def named(stops: Iterable[Name]) -> tuple[NamedStop, ...]:
            return tuple([NamedStop(*self._named(stop)) for stop in stops])

        lost, gained = [stop for stop in old if stop not in new], [stop for stop in new if stop not in old]
        return RouteChange(kind, named(old), named(new), named(lost), named(gained))


REASONS = ("visited", "track", "length", "no-gain")
"""Why a route does not go on to a stop; of several links to one stop the last of these reasons counts."""


def _why_idle(proof: Proof, train: Any) -> Literal["no-route", "track"] | None:
    if not proof.optimal or train not in proof.alone:
        return None
    return "track" if proof.alone[train] else "no-route"


def _listed(count: int | None) -> int | None:
    """Return how many routes were listed; None: they were not listed."""
    return None if count is None or count < 0 else count
