"""A quick first solution: each train walks from a station, always towards the most valuable next two stops.

If a budget ends a search before anything is proved, these routes are the answer. They are legal, but not optimal.
"""

from __future__ import annotations

from collections.abc import Iterator

from .clock import Clock
from .explain import explain
from .graph import LENGTH, Graph, Step
from .problem import Route, Train

COUNTS = LENGTH - 1
"""Index of the entry of a step that says if its stop counts."""

MOST_STEPS = 2_000
"""Maximum number of steps of all walks together: more would use up a small budget."""


def walk(graph: Graph, clock: Clock) -> Iterator[Route]:
    """Routes for the trains, the strongest first, no track twice. Raises `OutOfTime`."""
    used = 0
    steps = MOST_STEPS
    trains = sorted(graph.problem.trains, key=lambda t: (-t.multiplier, t.obsolete, -(t.stops or t.length or 1 << 30)))
    for train in trains:
        best: tuple[int, Route, int] | None = None
        for station in graph.stations:
            if steps < 0:
                return
            stops, links = _walk_from(graph, train, station, used, clock)
            steps -= len(stops)
            if links:
                names = tuple(graph.problem.stops[i].id for i in stops)
                revenue = explain(graph.problem, train, names).revenue
                if best is None or revenue > best[0]:
                    track = graph.links_track(tuple(links))
                    best = revenue, Route(train.id, names, tuple(links), revenue), track
        if best is not None:
            used |= best[2]
            yield best[1]


def _walk_from(graph: Graph, train: Train, station: int, used: int, clock: Clock) -> tuple[list[int], list[int]]:
    """One walk from a station, extended at both ends, each time towards the most valuable next two stops."""
    places = graph.problem.stops
    counting = train.stops is not None
    if train.stops is not None:
        room = train.stops - graph.counts[station]
    else:
        room = train.length if train.length is not None else 0
    at = COUNTS if counting else LENGTH
    limited = counting or train.length is not None
    bits = used | graph.takes[station]
    ways: list[tuple[list[int], list[int]]] = [([station], []) for _ in range(1 if places[station].end_only else 2)]
    while room >= 0:
        clock.check(1)
        best: tuple[int, int, int, Step] | None = None
        for side, (stops, _) in enumerate(ways):
            if stops[-1] != station and places[stops[-1]].end_only:
                continue
            for step in graph.steps[stops[-1]]:
                cost = step[at] if limited else 0
                if bits & step[0] or cost > room:
                    continue
                worth = step[2]
                if not places[step[5]].end_only:
                    taken, left = bits | step[1], room - cost
                    onward = [o[2] for o in graph.steps[step[5]] if not taken & o[0] and (not limited or o[at] <= left)]
                    worth += max(onward, default=0)
                if best is None or (worth, -cost) > best[:2]:
                    best = worth, -cost, side, step
        if best is None:
            break
        _, less, side, step = best
        room += less
        bits |= step[1]
        ways[side][0].append(step[5])
        ways[side][1].append(step[6])
    stops, links = ways[0]
    tail_stops, tail_links = ways[1] if len(ways) > 1 else ([station], [])
    return [*reversed(stops), *tail_stops[1:]], [*reversed(links), *tail_links]
