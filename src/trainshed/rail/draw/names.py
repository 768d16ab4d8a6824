"""Where the names of places are written on a tile: clear of stops, values and labels, off the track where possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, dist, hypot, sin
from typing import NamedTuple

from msgspec import Struct

from trainshed.rail.draw.geometry import Point, inradius, rounded, side_angle
from trainshed.rail.draw.layout import SLOT, TOWN, TileArt, layout, track_points
from trainshed.rail.grid import Kind
from trainshed.rail.tile import Shape

SIZES = ((12.6, 0.0), (11.6, 10.0), (10.6, 18.0))
"""Type sizes of a name, each with the reluctance to use it."""
HALO = 3.6
_WIDE = {" ": 0.2, "f": 0.32, "i": 0.26, "j": 0.26, "l": 0.27, "m": 0.84, "r": 0.37, "s": 0.43, "t": 0.36, "w": 0.75}
_ACCENTS = str.maketrans("ášíťřľìï", "asitrlii")


class Box(NamedTuple):
    """A rectangle: its middle and half its size."""

    x: float
    y: float
    wide: float
    high: float

    def meets(self, other: Box) -> bool:
        return self.overlap(other) > 0

    def overlap(self, other: Box) -> float:
        """How deep two rectangles overlap; 0 if they do not."""
        across = self.wide + other.wide - abs(self.x - other.x)
        down = self.high + other.high - abs(self.y - other.y)
        return max(0.0, min(across, down))

    def gap(self, point: Point) -> float:
        """The distance of a point; 0 inside."""
        return hypot(max(0.0, abs(point[0] - self.x) - self.wide), max(0.0, abs(point[1] - self.y) - self.high))

    def corners(self) -> tuple[Point, Point, Point, Point]:
        left, right, top, bottom = self.x - self.wide, self.x + self.wide, self.y - self.high, self.y + self.high
        return (left, top), (right, top), (left, bottom), (right, bottom)


class NameArt(Struct, frozen=True):
    """A name on a cell: its lines, the middle of the first line's base, and the type size."""

    lines: tuple[str, ...]
    x: float
    y: float
    size: float
    strong: bool = True
    """Semi-bold, with an outline in the colour of the ground. False: plain, with an outline in paper colour."""


def text_width(text: str, size: float) -> float:
    """The width of semi-bold text.

    >>> round(text_width("Pardubice", 12.6))
    54
    """
    known = text.translate(_ACCENTS)
    return size * sum(_WIDE.get(letter, 0.62 if letter.isupper() else 0.52) for letter in known)


def name_box(name: NameArt) -> Box:
    """The rectangle a name covers."""
    return _box(name.lines, name.size, name.x, name.y)


def _box(lines: Sequence[str], size: float, x: float, y: float) -> Box:
    """The rectangle of lines whose first base is at `y`: capitals above the bases, no room for accents."""
    wide = max(text_width(line, size) for line in lines)
    top, bottom = y - 0.68 * size, y + 0.1 * size + (len(lines) - 1) * 0.96 * size
    return Box(x, (top + bottom) / 2, wide / 2, (bottom - top) / 2)


def split(name: str) -> tuple[str, ...]:
    """Divide a name of several words into two lines of similar length."""
    words = name.split(" ")
    if len(words) < 2:
        return (name,)
    cut = min(range(1, len(words)), key=lambda i: abs(len(" ".join(words[:i])) * 2 - len(name)))
    return " ".join(words[:cut]), " ".join(words[cut:])


class _Obstacles:
    """What a text on a tile must or should not cover."""

    def __init__(self, shape: Shape, kind: Kind, others: Sequence[Box] = ()) -> None:
        art: TileArt = layout(shape, kind)
        self.kind = kind
        self.track = track_points(shape, kind)
        self.circles = [(slot, SLOT + 2.0) for stop in art.stops for slot in stop.slots]
        self.circles += [((stop.x, stop.y), TOWN + 2.0) for stop in art.stops if not stop.slots]
        self.boxes = [Box(value.x, value.y, 8.5 + 7 * (len(value.parts) - 1), 8.5) for value in art.values]
        if art.label:
            self.boxes.append(Box(art.label.x, art.label.y, 4.4 * len(art.label.text) + 1, 6.5))
        self.boxes += others
        normals = [side_angle(kind, side) for side in range(4 if kind == "square" else 6)]
        self.normals = [(cos(a), sin(a)) for a in normals]
        self.edge = inradius(kind)

    def cost(self, box: Box, limit: float) -> float:
        """How bad a place for a text is; anything above `limit` is only a lower bound."""
        x, y, wide, high = box
        out = max(x * nx + y * ny + wide * abs(nx) + high * abs(ny) for nx, ny in self.normals) - self.edge + 2
        found = out * (2.5 if out < 6 else 8) if out > 0 else 0.0
        if y - high < -33 and abs(x) < wide + 8:  # the cell's id is written there
            found += 12
        if found >= limit:
            return found
        for point, radius in self.circles:
            if abs(point[0] - x) < wide + radius and (gap := box.gap(point)) < radius:
                found += 60 + 12 * (radius - gap)
        for other in self.boxes:
            if (deep := box.overlap(other)) > 0:
                found += 50 + 10 * deep
        if found >= limit:
            return found
        wide, high = wide + 2.5, high + 2.5
        return found + 2.6 * sum(abs(px - x) < wide and abs(py - y) < high for px, py in self.track)


@lru_cache(maxsize=4096)
def place_names(shape: Shape, kind: Kind, names: tuple[str, ...]) -> tuple[NameArt, ...]:
    """Place one name for the whole tile, or one for each stop; all in the same type size."""
    best: tuple[NameArt, ...] = ()
    least = float("inf")
    for size, reluctance in SIZES:
        if reluctance >= least:
            break
        found, cost = _place_all(shape, kind, names, size)
        if cost + reluctance < least:
            best, least = found, cost + reluctance
    return best


def _place_all(shape: Shape, kind: Kind, names: Sequence[str], size: float) -> tuple[tuple[NameArt, ...], float]:
    """Place names in one type size; also return how bad their places are together."""
    stops = [(stop.x, stop.y) for stop in layout(shape, kind).stops]
    found: list[NameArt] = []
    total = 0.0
    for index, name in enumerate(names):
        own, rivals = None, []
        if len(names) > 1:
            own, rivals = stops[index], stops[:index] + stops[index + 1 :]
        obstacles = _Obstacles(shape, kind, [name_box(one) for one in found])
        best, least = NameArt((name,), 0.0, 0.0, size), float("inf")
        for lines in dict.fromkeys(((name,), split(name))):
            for x, y in _candidates():
                box = _box(lines, size, x, y)
                cost = 3 * (len(lines) - 1) + _preference(box, own, rivals)
                if cost < least and (cost := cost + obstacles.cost(box, least - cost)) < least:
                    best, least = NameArt(lines, x, y, size), cost
        found.append(best)
        total += least
    return tuple(found), total


def _preference(box: Box, own: Point | None, rivals: Sequence[Point]) -> float:
    """Names are preferred below their stop, or else above it; one of several must be nearest to its own stop."""
    if own is None:
        return 0.12 * abs(box.x) + (0.0 if box.y > 0 else 2.0) + 0.05 * abs(box.y)
    middle = (box.x, box.y)
    near = dist(middle, own)
    confusion = max((near - dist(middle, rival) + 10 for rival in rivals), default=0.0)
    return 0.3 * near + (0.0 if box.y > own[1] else 9.0) + 3 * max(0.0, confusion)


def _candidates() -> Iterator[Point]:
    for y in range(-28, 47, 3):
        for x in range(-27, 28, 3):
            yield float(x), float(y)


@lru_cache(maxsize=4096)
def place_pill(shape: Shape, kind: Kind, names: tuple[NameArt, ...], wide: float) -> Point:
    """Place the sign of a cost, preferably below the middle."""
    obstacles = _Obstacles(shape, kind, [name_box(name) for name in names])
    best, least = (0.0, 0.0), float("inf")
    for x, y in _candidates():
        box = Box(x, y, wide, 8.0)
        cost = 0.3 * abs(x) + 0.25 * abs(y - 4)
        if cost < least and (cost := cost + obstacles.cost(box, least - cost)) < least:
            best, least = (x, y), cost
    return rounded(best)
