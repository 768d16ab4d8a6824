"""The position of everything drawn on a tile. Python's SVG and the web page's components share this geometry.

Units: a hex has side 50, a square card has side 88. The middle of the tile is (0, 0), y points down. Shapes are laid
out after rotation, so that text stays upright. Track leaves every side at a right angle, on circular arcs. Stops,
values and labels are placed automatically where there is room. Tile data contains no drawing positions, except for
hints such as `Stop.at`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, product
from math import cos, dist, hypot, pi, sin

from msgspec import Struct

from trainshed.rail.draw.geometry import (
    Point,
    along,
    arc,
    arc_centre,
    corners,
    inradius,
    line,
    middle,
    outline,
    radius,
    rounded,
    side_angle,
    xy,
)
from trainshed.rail.draw.lettering import NameArt, plain_name
from trainshed.rail.grid import Kind
from trainshed.rail.tile import GAUGES, PHASES, STOP, Shape, Stop

SLOT = 12.5
TOWN = 6.5


class TrackArt(Struct, frozen=True):
    """One piece of track as an SVG path."""

    d: str
    gauge: str
    owner: str = ""
    piece: int = 0


class StopArt(Struct, frozen=True):
    """One stop: a dot for a town, slots for a city."""

    x: float
    y: float
    kind: str
    slots: tuple[Point, ...] = ()
    name: str = ""


class ValueArt(Struct, frozen=True):
    """A roundel with a value; several parts if the value depends on phase or station."""

    x: float
    y: float
    parts: tuple[tuple[str, str], ...]
    """(text, colour). The colour is a phase colour, ``own`` for the value with an own station, or empty."""


class TextArt(Struct, frozen=True):
    """A short text."""

    x: float
    y: float
    text: str


class TileArt(Struct, frozen=True):
    """Everything drawn on one tile in one rotation."""

    tile: str
    rotation: int
    colour: str
    kind: str
    outline: str
    tracks: tuple[TrackArt, ...]
    stops: tuple[StopArt, ...]
    values: tuple[ValueArt, ...]
    label: TextArt | None
    water: tuple[str, ...]
    """Shores: paths along sides that no track may point at."""
    name: NameArt | None = None
    mark: TextArt | None = None
    """A cost, bonus or company printed on the tile."""
    name_y: float = 0.0
    terrain_y: float = 0.0
    """`name_y` and `terrain_y`: where a cell's name and its terrain sign have most room."""


@lru_cache(maxsize=4096)
def layout(shape: Shape, kind: Kind) -> TileArt:
    """Lay out a tile in one rotation."""
    data = shape.tile.data
    places = _place_stops(shape, kind)
    tracks = []
    ink: list[Point] = []
    hard: list[Point] = []
    for index, track in enumerate(shape.tracks[: len(shape.tile.pieces)]):
        d, points = _track(shape, kind, index, places)
        tracks.append(TrackArt(d, GAUGES[track.gauge], track.owner, index))
        ink.extend(points)
    for hub in shape.tile.hubs:
        ends = [places[t.a - STOP] if t.a >= STOP else middle(kind, t.a + shape.rotation) for t in hub]
        x, y = rounded((sum(x for x, _ in ends) / len(ends) / 2, sum(y for _, y in ends) / len(ends) / 2))
        for end, track in zip(ends, hub, strict=True):
            tracks.append(TrackArt(f"M{xy(end)}L{xy((x, y))}", GAUGES[track.gauge], track.owner))
            ink.extend(line(end, (x, y)))
    stops = []
    for place, stop in zip(places, shape.tile.stops, strict=True):
        slots = tuple(rounded((place[0] + x, place[1] + y)) for x, y in _slots(stop.slots))
        stops.append(StopArt(*rounded(place), stop.kind, slots, stop.name))
        for slot in slots or (place,):
            r = SLOT if slots or stop.kind == "city" else TOWN
            hard.extend((slot[0] + r * cos(a), slot[1] + r * sin(a)) for a in _eighths())
            hard.append(slot)
    room = _Room(kind, ink, hard, max((stop.slots for stop in stops), key=len, default=()))
    free = _free_side(shape, places)
    values = tuple(_values(shape, places, room, free))
    label = room.text(data.label, 8 + len(data.label), free) if data.label else None
    mark = None
    if data.kind in ("hill", "wood", "mine", "tunnel"):
        text = f"+{data.bonus}" if data.bonus else str(data.cost or data.price)
        mark = room.text(text, 11)
    if data.company:
        mark = room.text(data.company, 11)
    name_y, terrain_y = room.bands(bool(ink or hard))
    name = None
    if data.name and data.kind != "start":
        name = plain_name(data.name, name_y)
    shores = tuple(_shore(kind, side) for side in sorted(shape.walls)) if data.colour != "blue" else ()
    return TileArt(
        data.id,
        shape.rotation,
        data.colour,
        data.kind,
        outline(kind),
        tuple(tracks),
        tuple(stops),
        values,
        label,
        shores if (data.kind != "closed" and not data.final) or data.kind == "harbour" else (),
        name,
        mark,
        name_y,
        terrain_y,
    )


@lru_cache(maxsize=4096)
def track_points(shape: Shape, kind: Kind) -> tuple[Point, ...]:
    """Points along all track of a tile, a few units apart."""
    places = _place_stops(shape, kind)
    found: list[Point] = []
    for index in range(len(shape.tracks)):
        _, points = _track(shape, kind, index, places)
        for p, q in pairwise(points):
            steps = max(1, round(dist(p, q) / 4))
            found += [(p[0] + (q[0] - p[0]) * t / steps, p[1] + (q[1] - p[1]) * t / steps) for t in range(steps)]
        found.append(points[-1])
    return tuple(found)


# -- stops


def _place_stops(shape: Shape, kind: Kind) -> tuple[Point, ...]:
    """Choose places for all stops at once, away from each other and from each other's track.

    They are chosen for the tile as it is printed and turn with it, as the page turns them.
    """
    if shape.rotation:
        angle = 2 * pi * shape.rotation / shape.tile.sides
        printed = _place_stops(shape.tile.shape(0), kind)
        return tuple((x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) for x, y in printed)
    stops = shape.tile.stops
    choices = [_candidates(shape, kind, index, len(stops)) for index in range(len(stops))]
    if len(stops) < 2:
        return tuple(options[0] for options in choices)
    best, best_score = tuple(options[0] for options in choices), -1.0
    for places in product(*choices):
        score = _spread(shape, kind, places)
        if score > best_score + 0.01:
            best, best_score = places, score
    return best


def _candidates(shape: Shape, kind: Kind, index: int, among: int) -> list[Point]:
    stop = shape.tile.stops[index]
    sides = sorted(side for side, _ in shape.stop_sides[index])
    if stop.at is not None:
        far = 0.62 if shape.tile.data.kind == "start" else 0.5
        return [middle(kind, stop.at + shape.rotation, far)]
    if stop.far and len(sides) == 1:
        return [middle(kind, sides[0], stop.far)]
    if among == 1 and (stop.kind != "town" or len(sides) != 2):
        return [(0.0, 0.0)]
    if len(sides) == 2:
        wanted = (0.5,) if among == 1 else (0.5, 0.3, 0.7)
        return [along(kind, sides[0], sides[1], t) for t in wanted]
    if len(sides) == 1:
        return [middle(kind, sides[0], share) for share in (0.48, 0.62, 0.3)]
    if not any(shape.stop_sides) and among == 2:
        return [((-19.0, 19.0)[index], 1.0)]
    if not sides:
        return [middle(kind, side / 2, 0.45) for side in range(2 * shape.tile.sides)]
    x = sum(middle(kind, side)[0] for side in sides) / len(sides)
    y = sum(middle(kind, side)[1] for side in sides) / len(sides)
    return [(x * 0.7, y * 0.7)]


def _spread(shape: Shape, kind: Kind, places: tuple[Point, ...]) -> float:
    """The smallest weighted gap of any stop.

    Gaps to other stops' track count double, because track is half as bad as a stop. Gaps to the tile's edge count 1.5
    times.
    """
    gaps = []
    for i, here in enumerate(places):
        size = SLOT if shape.tile.stops[i].slots > 1 else 0.0
        gaps += [dist(here, there) - size for there in places[i + 1 :]]
        gaps.append((inradius(kind) - hypot(*here)) * 1.5)
        for index, track in enumerate(shape.tracks):
            if STOP + i in (track.a, track.b):
                continue
            _, points = _track(shape, kind, index, places)
            gaps += [dist(here, p) * 2 for p in points]
    return min(gaps)


def _slots(count: int) -> tuple[Point, ...]:
    s = SLOT
    if count > 4:
        far = s / sin(pi / count)
        return tuple((far * cos(a), far * sin(a)) for a in (2 * pi * i / count - pi / 2 for i in range(count)))
    return {
        0: (),
        1: ((0.0, 0.0),),
        2: ((-s, 0.0), (s, 0.0)),
        3: ((-s, s * 0.6), (s, s * 0.6), (0.0, -s * 1.1)),
        4: ((-s, -s), (s, -s), (-s, s), (s, s)),
    }[count]


# -- track


def _track(shape: Shape, kind: Kind, index: int, places: tuple[Point, ...]) -> tuple[str, list[Point]]:
    """The SVG path of a piece, and points along it."""
    track = shape.tracks[index]
    if track.b < STOP:
        points = [along(kind, track.a, track.b, t / 8) for t in range(9)]
        return arc(kind, track.a, track.b, points[0], points[-1]), points
    if track.a >= STOP:
        p, q = places[track.a - STOP], places[track.b - STOP]
        return f"M{xy(p)}L{xy(q)}", line(p, q)
    start, end = middle(kind, track.a), places[track.b - STOP]
    others = [side for side, _ in shape.stop_sides[track.b - STOP] if side != track.a]
    if len(others) == 1 and hypot(*end) > 1 and radius(kind, track.a, others[0]):
        cx, cy = arc_centre(kind, track.a, others[0])
        r = radius(kind, track.a, others[0])
        if abs(dist(end, (cx, cy)) - r) < 0.5:
            return arc(kind, track.a, others[0], start, end), [*line(start, end), end]
    if abs(start[0] * end[1] - start[1] * end[0]) < 1e-6:
        return f"M{xy(start)}L{xy(end)}", line(start, end)
    bend = middle(kind, track.a, 0.45)
    points = []
    for t in (i / 8 for i in range(9)):
        points.append(
            (
                start[0] * (1 - t) ** 2 + 2 * bend[0] * t * (1 - t) + end[0] * t * t,
                start[1] * (1 - t) ** 2 + 2 * bend[1] * t * (1 - t) + end[1] * t * t,
            )
        )
    return f"M{xy(start)}Q{xy(bend)} {xy(end)}", points


# -- values, labels, shores


class _Room:
    """The free space on a tile."""

    def __init__(self, kind: Kind, track: list[Point], hard: list[Point], slots: tuple[Point, ...]) -> None:
        self.flat = kind == "flat"
        self.track = track
        self.slots = slots
        self.hard = hard
        self.ink = track + hard
        # The cell's id (``E11``) is written here; a value there would hide it.
        self.ink.append((-27.0, -37.0) if kind == "square" else (0.0, -38.0))
        near, far = inradius(kind) * 0.5, inradius(kind) * 0.72
        # Names are written across the upper or lower part: prefer to keep the middle of those free.
        self.soft = [(x, y) for x in (-12.0, 0.0, 12.0) for y in (-26.0, 26.0)]
        n = 8 if kind == "square" else 12
        angles = [side_angle(kind, 0) + 2 * pi * i / n for i in range(n)]
        self.spots = [(r * cos(a), r * sin(a)) for r in (far, near) for a in angles]
        self.spots += [(0.0, 20.0)]
        share = 0.55 if kind == "square" else 0.68
        self.spots += [(x * share, y * share) for x, y in corners(kind)]
        # A big city leaves little room: small items go far out into the corners, the name to the bottom.
        apart = [(x * 0.8, y * 0.8) for x, y in corners(kind) if abs(x) > 1]
        self.spare = apart if len(slots) > 3 else []

    def bands(self, busy: bool) -> tuple[float, float]:
        """Choose y for two lines of text across the tile, a name and a terrain sign, where they cover least."""
        if not busy:
            return -14.0, 6.0

        def free(y: float, half: float) -> float:
            """The room around a line of text. It may cross track, but not a stop or a value."""
            line = [(half * i / 4, y - 2.5) for i in range(-4, 5)]
            gaps = [dist(q, p) for q in line for p in self.hard]
            return min(gaps + [dist(q, p) + 5 for q in line for p in self.track], default=99.0)

        def room(y: float) -> float:
            return min(free(y, 23 if 5 < abs(y) < 35 else 14), 8.0)

        lines = (37.0, -24.0, 26.0) if self.spare else (-24.0, 26.0, 2.5, -20.0, 22.0, 30.0)
        name = max(lines, key=room)
        # A flat-top hex is wide at the bottom, too.
        if self.flat and room(name) < 4 < room(35.0):
            name = 35.0
        rest = [y for y in (27.0, -24.0, 31.0, 36.0, 0.0, 22.0, -20.0) if abs(y - name) > 9]
        return name, max(rest, key=lambda y: min(free(y + 2, 10), 8.0))

    def find(self, size: float, near: Point | None = None) -> Point:
        """Return the freest spot, preferably near a point, and mark it as taken."""

        def free(spot: Point) -> float:
            gap = min(min(dist(spot, p) for p in self.ink), size + 4)
            # Keep text out of station slots.
            if any(dist(spot, slot) < SLOT for slot in self.slots):
                gap = 0.0
            if size < 15 and any(dist(spot, p) < 10 for p in self.soft):
                gap -= 3
            return gap - (dist(spot, near) * 0.35 if near else 0.0)

        def rank(spot: Point) -> tuple[float, float, float]:
            return round(free(spot), 2), -round(spot[1], 2), -round(spot[0], 2)

        best = max(self.spots + (self.spare if size < 10 else []), key=rank)
        edge = [(best[0] + size * cos(a), best[1] + size * sin(a)) for a in _eighths()]
        self.ink += [*edge, best]
        self.hard += [*edge, best]
        return rounded(best)

    def text(self, text: str, size: float, near: Point | None = None) -> TextArt:
        return TextArt(*self.find(size, near), text)


def _free_side(shape: Shape, places: tuple[Point, ...]) -> Point | None:
    """Where text goes on a tile whose stops are far out: opposite of them."""
    if len(places) > 3 or not any(stop.far for stop in shape.tile.stops):
        return None
    return rounded((-sum(x for x, _ in places) * 1.2, -sum(y for _, y in places) * 1.2))


def _values(shape: Shape, places: tuple[Point, ...], room: _Room, free: Point | None) -> list[ValueArt]:
    """One roundel if all stops have equal values, else one per stop."""
    found: list[tuple[Point | None, tuple[tuple[str, str], ...]]] = []
    parts = [_parts(stop) for stop in shape.tile.stops]
    if len(set(parts)) == 1:
        found.append((free, parts[0]))
    else:
        found += [(place, part) for place, part in zip(places, parts, strict=True)]
    return [ValueArt(*room.find(8.5 if len(part) == 1 else 15, near), part) for near, part in found if part]


def _parts(stop: Stop) -> tuple[tuple[str, str], ...]:
    if isinstance(stop.value, dict):
        return tuple((str(stop.value[phase]), phase) for phase in PHASES if phase in stop.value)
    if not stop.value:
        return ()
    if stop.own is not None:
        return (str(stop.value), ""), (str(stop.own), "own")
    return ((str(stop.value), ""),)


def _shore(kind: Kind, side: int) -> str:
    n = 4 if kind == "square" else 6
    points = corners(kind)
    p, q = points[(side - 1) % n], points[side]
    a, b = (p[0] * 0.86, p[1] * 0.86), (q[0] * 0.86, q[1] * 0.86)
    return f"M{xy(p)}L{xy(q)}L{xy(b)}L{xy(a)}Z"


def _eighths() -> list[float]:
    return [2 * pi * i / 8 for i in range(8)]
