"""Check routes given by hand: are they legal, and if not, why not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from trainshed.core.message import Arg, Message, Refusal

from .explain import explain
from .problem import Name, Problem, Route, Stop, Train


def find(
    problem: Problem,
    train: Name,
    stops: Sequence[Name],
    around: Iterable[Route] = (),
    links: Sequence[int] = (),
) -> Route | Refusal:
    """The route of a train over these stops in this order, or why there is none.

    Where several links join two stops, a fitting one is chosen: no track twice, no track used by the routes `around`,
    the shortest total length. So a player only has to name stops. `links` are used if they are given and fit.
    """
    refusal = _why_not_stops(problem, train, stops)
    if refusal is not None:
        return refusal
    around = tuple(around)
    revenue = explain(problem, _train(problem, train), stops).revenue
    if links:
        route = Route(train, tuple(stops), tuple(links), revenue)
        if why_not(problem, route, around) is None:
            return route
    choices: list[list[int]] = []
    for a, b in pairwise(stops):
        between = [k for k, link in enumerate(problem.links) if {link.a, link.b} == {a, b}]
        if not between:
            return _refuse("link", "rail-route-no-link", (a, b), a=a, b=b)
        between.sort(key=lambda k: problem.links[k].length)
        choices.append(between)
    taken = {name for route in around for k in route.links for name in problem.links[k].track}
    chosen = [between[0] for between in choices]
    for entangled in _entangled(problem, choices):
        fitting = _fit(problem, [choices[hop] for hop in entangled], taken)
        if fitting is None:
            break
        for hop, k in zip(entangled, fitting, strict=True):
            chosen[hop] = k
    route = Route(train, tuple(stops), tuple(chosen), revenue)
    return why_not(problem, route, around) or route


def _entangled(problem: Problem, choices: list[list[int]]) -> Iterable[list[int]]:
    """Group the hops of a route so that hops of different groups share no track, whichever links they take."""
    lot: list[list[int]] = [[hop] for hop in range(len(choices))]
    user: dict[Name, int] = {}
    for hop, between in enumerate(choices):
        for k in between:
            for name in problem.links[k].track:
                first = user.setdefault(name, hop)
                if lot[first] is not lot[hop]:
                    lot[first] += lot[hop]
                    for other in lot[hop]:
                        lot[other] = lot[first]
    return {id(hops): hops for hops in lot}.values()


def _fit(problem: Problem, choices: list[list[int]], taken: set[Name]) -> list[int] | None:
    """The choice of links with the smallest total length that uses no track twice, or None."""
    best: tuple[int, list[int]] | None = None
    least = [0]  # per hop, the total of the shortest links of the hops after it
    for between in reversed(choices[1:]):
        least.append(least[-1] + problem.links[between[0]].length)
    least.reverse()
    stack: list[tuple[int, list[int], frozenset[Name]]] = [(0, [], frozenset(taken))]
    while stack:
        length, links, used = stack.pop()
        hop = len(links)
        if best is not None and length + (least[hop - 1] if hop else 0) >= best[0]:
            continue
        if hop == len(choices):
            best = length, links
            continue
        for k in reversed(choices[hop]):
            track = problem.links[k].track
            if used.isdisjoint(track):
                stack.append((length + problem.links[k].length, [*links, k], used.union(track)))
    return None if best is None else best[1]


def why_not(problem: Problem, route: Route, around: Iterable[Route] = ()) -> Refusal | None:
    """Return why a route is not legal together with the routes `around` it; None if it is legal."""
    refusal = _why_not_stops(problem, route.train, route.stops)
    if refusal is not None:
        return refusal
    if len(route.links) != len(route.stops) - 1:
        return _refuse("link", "rail-route-links", (route.train,), train=route.train)
    for a, b, k in zip(route.stops, route.stops[1:], route.links, strict=False):
        if not 0 <= k < len(problem.links) or {problem.links[k].a, problem.links[k].b} != {a, b}:
            return _refuse("link", "rail-route-no-link", (a, b), a=a, b=b)
    train = _train(problem, route.train)
    length = sum(problem.links[k].length for k in route.links)
    if train.length is not None and length > train.length:
        args: dict[str, Arg] = {"train": train.id, "length": length, "most": train.length}
        return _refuse("length", "rail-route-too-long", (train.id,), **args)
    used: set[Name] = set()
    for k in route.links:
        for name in problem.links[k].track:
            if name in used:
                return _refuse("track", "rail-route-track-twice", (name,), track=name)
            used.add(name)
    for other in around:
        if other.train == route.train:
            return _refuse("train", "rail-route-train-twice", (route.train,), train=route.train)
        for k in other.links:
            for name in problem.links[k].track:
                if name in used:
                    args = {"track": name, "train": other.train}
                    return _refuse("track", "rail-route-track-shared", (name, other.train), **args)
    return None


def why_not_all(problem: Problem, routes: Sequence[Route]) -> Refusal | None:
    """Return why some routes cannot be run together; None if they can."""
    for i, route in enumerate(routes):
        refusal = why_not(problem, route, routes[:i])
        if refusal is not None:
            return refusal
    return None


def _why_not_stops(problem: Problem, name: Name, stops: Sequence[Name]) -> Refusal | None:
    """Return what is wrong with the stops alone, whichever links join them."""
    known = {stop.id: stop for stop in problem.stops}
    if all(train.id != name for train in problem.trains):
        return _refuse("train", "rail-route-unknown-train", (name,), train=name)
    for place in stops:
        if place not in known:
            return _refuse("stop", "rail-route-unknown-stop", (place,), stop=place)
    if len(stops) < 2:
        return _refuse("two-stops", "rail-route-short", tuple(stops))
    seen: set[Name] = set()
    groups: dict[Name, Stop] = {}
    for at, place in enumerate(stops):
        stop = known[place]
        if stop.id in seen:
            return _refuse("stop", "rail-route-stop-twice", (stop.id,), stop=stop.id)
        seen.add(stop.id)
        if stop.end_only and 0 < at < len(stops) - 1:
            return _refuse("end", "rail-route-passes-end", (stop.id,), stop=stop.id)
        if stop.group is not None:
            if stop.group in groups:
                a, b = groups[stop.group].id, stop.id
                return _refuse("group", "rail-route-group", (a, b), a=a, b=b, group=stop.group)
            groups[stop.group] = stop
    if not any(known[place].station for place in stops):
        return _refuse("token", "rail-route-no-token", tuple(stops))
    train = _train(problem, name)
    counted = sum(known[place].counts for place in stops)
    if train.stops is not None and counted > train.stops:
        args: dict[str, Arg] = {"train": train.id, "count": counted, "most": train.stops}
        return _refuse("range", "rail-route-too-many-stops", (train.id,), **args)
    return None


def _train(problem: Problem, name: Name) -> Train:
    return next(train for train in problem.trains if train.id == name)


def _refuse(rule: str, key: str, about: tuple[Name, ...], **args: Arg) -> Refusal:
    # Names are passed as text: a catalogue would format the number 1889 as an amount.
    told = {name: value if name in ("count", "length", "most") else str(value) for name, value in args.items()}
    return Refusal(f"rail/routes.{rule}", Message(key, told), tuple(map(str, about)))
