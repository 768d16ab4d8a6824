"""Random networks as dense as those of real games, for measuring the route solver."""

from __future__ import annotations

import random

from trainshed.rail.routes.problem import Link, Problem, Stop, Train

SETS: dict[str, tuple[str, ...]] = {
    "2,2,2,2": ("2", "2", "2", "2"),
    "3,4,4": ("3", "4", "4"),
    "5,3D": ("5", "3D"),
    "4D,4D": ("4D", "4D"),
    "6H,6H": ("6H", "6H"),
    "8H,10H": ("8H", "10H"),
    "D": ("D",),
    "D,10H": ("D", "10H"),
}
SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def train(name: str, number: int) -> Train:
    """Create a train by name: 3 = three stops, 3D = three stops with double revenue, 6H = six hexes, D = no limit."""
    key = f"{name}#{number}"
    if name == "D":
        return Train(key)
    if name.endswith("H"):
        return Train(key, length=int(name[:-1]))
    if name.endswith("D"):
        return Train(key, stops=int(name[:-1]), multiplier=2)
    return Train(key, stops=int(name))


def trains(names: tuple[str, ...]) -> tuple[Train, ...]:
    return tuple(train(name, i) for i, name in enumerate(names))


def stops_of(draw: random.Random, count: int, *, towns_free: bool, ends: int) -> list[Stop]:
    """Create stops: a third are towns, the rest cities worth 20 to 60. Three have stations; `ends` must end a route."""
    towns = count // 3
    order = draw.sample(range(count), count)
    town, end, token = set(order[:towns]), set(order[towns : towns + ends]), set(order[-3:])
    return [
        Stop(
            i,
            10 if i in town else draw.choice((20, 20, 30, 30, 40, 40, 50, 60)),
            0 if i in town and towns_free else 1,
            end_only=i in end,
            station=i in token,
        )
        for i in range(count)
    ]


def on_a_map(seed: int, *, count: int = 30, links: int = 40, towns_free: bool = False) -> tuple[list[Stop], list[Link]]:
    """Create a network on a hex map.

    Stops are on cells and are linked to nearby stops by paths over cells without stops. The hex sides a path crosses
    are its track.
    """
    draw = random.Random(f"map{seed}")
    cells = [(q, r) for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= 5]
    places = draw.sample(cells, count)
    here = {cell: i for i, cell in enumerate(places)}
    open_cells = set(cells)
    found: list[Link] = []
    group = list(range(count))
    pairs: list[tuple[float, int, int]] = []
    for i in range(count):
        for j in range(i):
            (q, r), (s, t) = places[i], places[j]
            far = max(abs(q - s), abs(r - t), abs(q + r - s - t))
            pairs.append((far + draw.random() * 1.5, i, j))
    pairs.sort()
    left = links - (count - 1)
    for _, i, j in pairs:
        joins = group[i] != group[j]
        if not joins and (left == 0 or draw.random() < 0.5):
            continue
        way = _way(places[i], places[j], open_cells, here, draw)
        if way is None:
            continue
        if joins:
            old, new = group[i], group[j]
            group = [new if g == old else g for g in group]
        else:
            left -= 1
        sides = tuple("/".join(map(str, sorted((way[k], way[k + 1])))) for k in range(len(way) - 1))
        found.append(Link(i, j, sides, len(sides)))
        if len(found) == links:
            break
    return stops_of(draw, count, towns_free=towns_free, ends=3), found


def _way(
    start: tuple[int, int],
    goal: tuple[int, int],
    cells: set[tuple[int, int]],
    here: dict[tuple[int, int], int],
    draw: random.Random,
) -> list[tuple[int, int]] | None:
    """Return a shortest path over cells without stops, with random tie-breaks; None if there is no path."""
    back = {start: start}
    queue = [start]
    for cell in queue:
        sides = list(SIDES)
        draw.shuffle(sides)
        for dq, dr in sides:
            near = (cell[0] + dq, cell[1] + dr)
            if near not in cells or near in back or (near in here and near != goal):
                continue
            back[near] = cell
            if near == goal:
                way = [goal]
                while way[-1] != start:
                    way.append(back[way[-1]])
                return way
            queue.append(near)
    return None


def anywhere(seed: int, *, count: int = 30, links: int = 40, towns_free: bool = False) -> tuple[list[Stop], list[Link]]:
    """Create links between arbitrary stops. This is harder than a map, because few links lead to any other stop."""
    draw = random.Random(f"any{seed}")
    order = draw.sample(range(count), count)
    pairs = {tuple(sorted((order[i], order[draw.randrange(i)]))) for i in range(1, count)}
    while len(pairs) < links:
        pairs.add(tuple(sorted(draw.sample(range(count), 2))))
    found = []
    for k, (a, b) in enumerate(sorted(pairs)):
        length = draw.choice((1, 1, 2, 2, 3))
        found.append(Link(a, b, tuple(f"t{k}.{x}" for x in range(length)), length))
    return stops_of(draw, count, towns_free=towns_free, ends=3), found


def problem(family: str, seed: int, names: tuple[str, ...], *, count: int = 30, links: int = 40) -> Problem:
    free = any(name.endswith("D") and name != "D" for name in names)
    make = on_a_map if family == "map" else anywhere
    stops, ways = make(seed, count=count, links=links, towns_free=free)
    return Problem(tuple(stops), tuple(ways), trains(names))
