"""Oracles for the route solver: random problems, brute force, and an integer program.

Neither oracle shares anything with the solver except the problem itself.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from trainshed.rail.routes import Bonus, Link, Name, Problem, Route, SetIncome, Stop, Train


def random_train(draw: random.Random, name: str, kinds: str = "SHD") -> Train:
    kind = draw.choice(kinds)
    return Train(
        name,
        stops=draw.randint(1, 5) if kind == "S" else None,
        length=draw.randint(1, 9) if kind == "H" else None,
        multiplier=draw.choice((1, 1, 1, 2, 3)),
        obsolete=draw.random() < 0.25,
    )


def random_problem(seed: str, *, stops: int, links: int, trains: int, bonuses: int = 0, kinds: str = "SHD") -> Problem:
    """Return a network that mixes all features: towns, ends, blocked stops, groups, switches, parallel links."""
    draw = random.Random(seed)
    names: list[Name] = [f"S{i}" for i in range(stops)]
    blocked = draw.choice((0.0, 0.1, 0.4))
    grouped = draw.choice((0.0, 0.0, 0.25))
    places = [
        Stop(
            name,
            draw.choice((0, 10, 10, 20, 20, 30, 40, 50, 60)) + draw.choice((0, 0, 0, 5)),
            counts=0 if draw.random() < 0.3 else 1,
            end_only=draw.random() < blocked,
            station=draw.random() < 0.25,
            group=draw.choice("PQ") if draw.random() < grouped else None,
        )
        for name in names
    ]
    pairs: list[tuple[Name, Name]] = [(names[i], names[draw.randrange(i)]) for i in range(1, stops)]
    while len(pairs) < links:
        a, b = draw.sample(names, 2)
        pairs.append((a, b))
    switches = draw.choice((0.0, 0.2, 0.6))
    ways: list[Link] = []
    for k, (a, b) in enumerate(pairs[:links]):
        length = draw.choice((0, 1, 1, 2, 2, 3))
        track: list[Name] = [f"{k}.{i}" for i in range(draw.randint(0 if draw.random() < 0.1 else 1, 2))]
        for end in (a, b):
            if draw.random() < switches:
                track.append(f"{end}side{draw.randint(0, 2)}")
        ways.append(Link(a, b, tuple(dict.fromkeys(track)), length))
    fleet = [random_train(draw, f"T{i}", kinds) for i in range(trains)]
    if trains > 1 and draw.random() < 0.4:
        first = fleet[0]
        fleet[1] = Train("T1", first.stops, first.length, first.multiplier, first.obsolete)
    extras = [_random_bonus(draw, i, names, fleet) for i in range(bonuses)]
    return Problem(tuple(places), tuple(ways), tuple(fleet), tuple(extras))


def _random_bonus(draw: random.Random, i: int, names: list[Name], fleet: list[Train]) -> Bonus:
    some = draw.sample(names, draw.randint(1, min(3, len(names))))
    return Bonus(
        f"B{i}",
        draw.choice((5, 10, 20, 50)),
        tuple(some),
        need=draw.randint(0, len(some)),
        trains=(draw.choice(fleet).id,) if draw.random() < 0.3 else None,
        once=draw.choice("xy") if draw.random() < 0.4 else None,
    )


def every_route(problem: Problem, train: Train) -> Iterator[tuple[tuple[Name, ...], tuple[int, ...]]]:
    """Yield every legal route of a train once, directly from the rules: extended stop by stop from every stop."""
    stop = {s.id: s for s in problem.stops}
    near: dict[Name, list[tuple[Name, int]]] = {name: [] for name in stop}
    for k, link in enumerate(problem.links):
        near[link.a].append((link.b, k))
        near[link.b].append((link.a, k))

    def grow(path: list[Name], ways: list[int]) -> Iterator[tuple[tuple[Name, ...], tuple[int, ...]]]:
        if len(path) > 1:
            legal = any(stop[name].station for name in path)
            if train.stops is not None:
                legal = legal and sum(stop[name].counts for name in path) <= train.stops
            if legal and (path[0], ways) <= (path[-1], ways[::-1]):
                yield tuple(path), tuple(ways)
            if stop[path[-1]].end_only:
                return
        for name, k in near[path[-1]]:
            groups = [stop[n].group for n in path if stop[n].group is not None]
            track = [t for w in ways for t in problem.links[w].track]
            length = sum(problem.links[w].length for w in ways) + problem.links[k].length
            if name in path or stop[name].group in groups or not set(track).isdisjoint(problem.links[k].track):
                continue
            if train.length is not None and length > train.length:
                continue
            if train.stops is not None and sum(stop[n].counts for n in [*path, name]) > train.stops:
                continue
            yield from grow([*path, name], [*ways, k])

    for name in stop:
        yield from grow([name], [])


def worth(problem: Problem, train: Train, stops: tuple[Name, ...]) -> int:
    """Return a route's revenue, computed directly from the rules."""
    values = {s.id: s.value for s in problem.stops}
    total = sum(values[name] for name in stops) * train.multiplier
    if train.obsolete:
        total = total // 2
        total -= total % 10
    for bonus in problem.bonuses:
        if bonus.once is None and (bonus.trains is None or train.id in bonus.trains):
            hit = sum(1 for name in bonus.stops if name in stops)
            if hit >= (bonus.need if bonus.need else len(bonus.stops)):
                total += bonus.value
    return total


def whole_income(problem: Problem, routes: tuple[Route, ...], together: SetIncome | None) -> int:
    income = together.income(routes) if together else 0
    for name in {bonus.once for bonus in problem.bonuses if bonus.once is not None}:
        paid = [0]
        for bonus in problem.bonuses:
            if bonus.once != name:
                continue
            for route in routes:
                if bonus.trains is not None and route.train not in bonus.trains:
                    continue
                hit = sum(1 for stop in bonus.stops if stop in route.stops)
                if hit >= (bonus.need if bonus.need else len(bonus.stops)):
                    paid.append(bonus.value)
        income += max(paid)
    return income


def brute_force(problem: Problem, together: SetIncome | None = None) -> dict[tuple[tuple[int, ...], ...], int]:
    """Return the highest revenue of every possible set of routes, keyed by the links of its routes.

    A train that would earn nothing runs no route, unless its route can bring income for the whole set.
    """
    least = 0 if together or any(bonus.once is not None for bonus in problem.bonuses) else 1
    choices: list[list[Route | None]] = []
    for train in problem.trains:
        routes: list[Route | None] = [None]
        for stops, links in every_route(problem, train):
            if (revenue := worth(problem, train, stops)) >= least:
                routes.append(Route(train.id, stops, links, revenue))
        choices.append(routes)
    answers: dict[tuple[tuple[int, ...], ...], int] = {}
    for chosen in product(*choices):
        routes_run = tuple(route for route in chosen if route is not None)
        track = [name for route in routes_run for k in route.links for name in problem.links[k].track]
        if len(track) != len(set(track)):
            continue
        revenue = sum(route.revenue for route in routes_run) + whole_income(problem, routes_run, together)
        key = tuple(sorted(tuple(sorted(route.links)) for route in routes_run))
        answers[key] = max(revenue, answers.get(key, 0))
    return answers
