"""Routes named by a player or a record: look them up on the network, and check that they may be run together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from trainshed.core.message import Message, Refusal

from .check import find, why_not, why_not_all
from .company import CompanyProblem
from .explain import qualifies
from .problem import Name, Problem, Route

MOST_TRIES = 10_000
"""Links tried to fit several routes together."""


class Given(NamedTuple):
    """One route: the number of its train, its stops in order, and all its cells if they were named too."""

    train: int
    stops: tuple[Name, ...]
    cells: tuple[str, ...] = ()


def look_up(network: CompanyProblem, problem: Problem, given: Sequence[Given]) -> list[Route] | Refusal:
    """The routes as the solver would describe them, or why they cannot be run together."""
    along: list[tuple[int, ...]] = []
    for route in given:
        links = network.along(route.stops, route.cells) if route.cells else ()
        if links is None:
            return no_such_way(route.stops)
        along.append(links)
    found = _find_all(problem, given, along)
    if isinstance(found, Refusal) and found.rule == "rail/routes.track" and len(given) > 1:
        fitting = _disjoint_links(problem, given, along)
        found = found if fitting is None else _find_all(problem, given, fitting)
    return found if isinstance(found, Refusal) else why_not_all(problem, found) or found


def quick_look(network: CompanyProblem, problem: Problem, given: Sequence[Given]) -> list[Route] | None:
    """The same for most legal routes, much sooner: those with one link between two stops, or with their cells named.

    None says nothing: the routes may be illegal, or `look_up` may find a way.
    """
    stops = {stop.id: stop for stop in problem.stops}
    between: dict[frozenset[Name], list[int]] = {}
    for k, link in enumerate(problem.links):
        between.setdefault(frozenset((link.a, link.b)), []).append(k)
    used: set[Name] = set()
    found: list[Route] = []
    for number, names, cells in given:
        links: list[int] = []
        at = length = 0
        for pair in pairwise(names):
            choices = between.get(frozenset(pair), ())
            if cells:
                choices = [k for k in choices if _runs_through(network, k, pair[0], cells, at)]
            if len(choices) != 1:
                return None
            (k,) = choices
            at += len(network.cells[k]) - 1
            track = problem.links[k].track
            if not used.isdisjoint(track):
                return None
            used.update(track)
            length += problem.links[k].length
            links.append(k)
        train = problem.trains[number]
        if len(names) < 2 or len(set(names)) < len(names) or (cells and at != len(cells) - 1):
            return None
        visited = [stops[name] for name in names]
        groups = [stop.group for stop in visited if stop.group is not None]
        if (
            (train.length is not None and length > train.length)
            or (train.stops is not None and sum([stop.counts for stop in visited]) > train.stops)
            or len(set(groups)) < len(groups)
            or any(stop.end_only for stop in visited[1:-1])
            or not any(stop.station for stop in visited)
        ):
            return None
        revenue = train.earns(sum([stop.value for stop in visited]))
        for bonus in problem.bonuses:
            if bonus.once is None and qualifies(bonus, train.id, names):
                revenue += bonus.value
        found.append(Route(train.id, names, tuple(links), revenue))
    return found


def _runs_through(network: CompanyProblem, link: int, start: Name, cells: tuple[str, ...], at: int) -> bool:
    """True if a link runs through the named cells from number `at` on."""
    onward = network.onward(link, start)
    return cells[at : at + len(onward)] == onward


def no_such_way(stops: Sequence[Name]) -> Refusal:
    """Refusal: no track leads over the stops through the cells that were named."""
    a, b = (str(stop)[:20] for stop in ((stops or ("",))[0], (stops or ("",))[-1]))
    return Refusal("rail/routes.link", Message("rail-route-no-link", {"a": a, "b": b}), (a, b))


def _find_all(problem: Problem, given: Sequence[Given], along: Sequence[tuple[int, ...]]) -> list[Route] | Refusal:
    """The routes one after the other; each goes round those before it. A route with links uses these."""
    found: list[Route] = []
    for (train, stops, _), links in zip(given, along, strict=True):
        route = find(problem, train, stops, found, links)
        if isinstance(route, Refusal):
            return route
        if links and route.links != links:  # another way would do, but this one was named
            refusal = why_not(problem, replace(route, links=links), found)
            assert refusal is not None
            return refusal
        found.append(route)
    return found


def _disjoint_links(
    problem: Problem, given: Sequence[Given], along: Sequence[tuple[int, ...]]
) -> list[tuple[int, ...]] | None:
    """Links for all routes together that use no track twice; None if there are none (or too many to try).

    It is needed where a route has two ways to go, and the shorter one is the only one of a later route. A route with
    links keeps them.
    """
    hops = [(number, pair) for number, route in enumerate(given) for pair in pairwise(route.stops)]
    by_length = sorted(range(len(problem.links)), key=lambda k: problem.links[k].length)
    ends = [{link.a, link.b} for link in problem.links]
    choices = [[k for k in by_length if ends[k] == set(pair)] for _, pair in hops]
    named = [link for links, route in zip(along, given, strict=True) for link in links or [-1] * (len(route.stops) - 1)]
    choices = [some if link < 0 else [link] for some, link in zip(choices, named, strict=True)]
    order = sorted(range(len(hops)), key=lambda hop: len(choices[hop]))
    chosen: dict[int, int] = {}
    tries = 0

    def choose(at: int, used: frozenset[Name]) -> bool:
        nonlocal tries
        if at == len(order):
            return True
        for k in choices[order[at]]:
            tries += 1
            if tries > MOST_TRIES:
                return False
            track = problem.links[k].track
            if used.isdisjoint(track):
                chosen[order[at]] = k
                if choose(at + 1, used.union(track)):
                    return True
        return False

    if not choose(0, frozenset()):
        return None
    by_route = range(len(given))
    return [tuple([chosen[hop] for hop, (route, _) in enumerate(hops) if route == number]) for number in by_route]
