"""The land of a map: rivers, hills, mountains, and cells that are not in the game, as SVG paths.

Hills and peaks are scattered by the name of their cell, so that they are the same in every picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import cos, dist, pi, sin
from random import Random

from msgspec import Struct

from trainshed.rail.draw.geometry import SIDE, Point, corners, inradius, rounded, side_angle, xy
from trainshed.rail.draw.lettering import Box
from trainshed.rail.grid import Cell, Kind
from trainshed.rail.map_art import RiverData

INSET = 0.82
"""The frame inside a cell that is not in the game, as a share of the cell."""
_LIMIT = 0.97
"""Hills and peaks keep inside this share of the cell."""


class RiverLabel(Struct, frozen=True):
    """A place for a river's name; it is hidden while a tile lies on the cell."""

    cell: Cell
    x: float
    y: float
    turn: float


class RiverArt(Struct, frozen=True):
    """A river as one smooth path, and places for its name in order of preference."""

    name: str
    d: str
    width: float
    labels: tuple[RiverLabel, ...] = ()


class Relief(Struct, frozen=True):
    """What is drawn on the ground of a cell: lines, and the shaded sides of peaks."""

    lines: str = ""
    shade: str = ""
    frame: str = ""
    """Of a cell that is not in the game: a line inside its outline."""


# -- rivers


def river(data: RiverData, middles: dict[Cell, Point]) -> RiverArt:
    """Draw a river; `middles` are the middles of the cells."""
    points = [(middles[cell][0] + x, middles[cell][1] + y) for cell, x, y in data.course]
    labels = tuple(
        RiverLabel(cell, *rounded((middles[cell][0] + x, middles[cell][1] + y)), turn)
        for cell, x, y, turn in data.labels
    )
    return RiverArt(data.name, smooth(points), data.width, labels)


def smooth(points: Sequence[Point]) -> str:
    """Return a path of cubic curves through all points (a Catmull-Rom spline)."""
    commands = [f"C{xy(leave)} {xy(arrive)} {xy(end)}" for (_, leave, arrive, end) in _curves(points)]
    return f"M{xy(points[0])}" + "".join(commands)


def _curves(points: Sequence[Point]) -> Iterator[tuple[Point, Point, Point, Point]]:
    """Yield start, control points and end of each curve."""
    padded = [points[0], *points, points[-1]]
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        leave = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        arrive = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        yield start, leave, arrive, end


def along(points: Sequence[Point], steps: int = 12) -> Iterator[Point]:
    """Yield points of the smooth path."""
    for a, b, c, d in _curves(points):
        for t in (step / steps for step in range(steps + 1)):
            u = 1 - t
            shares = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            yield (
                sum(share * p[0] for share, p in zip(shares, (a, b, c, d), strict=True)),
                sum(share * p[1] for share, p in zip(shares, (a, b, c, d), strict=True)),
            )


def land(kind: Kind, middles: Iterable[Point]) -> str:
    """Return the outline of all cells with these middles, as one path to clip rivers with."""
    points = corners(kind)
    return "".join("M" + "L".join(xy((x + p[0], y + p[1])) for p in points) + "Z" for x, y in middles)


# -- the coast

_BAY = (1.5, 9.5)
"""How far the coast lies outside the cells: least and most."""
_PER_SIDE = 4


def coast(kind: Kind, middles: Iterable[Point]) -> str:
    """Return the coast around cells with these middles: their common outline, uneven and a little outside."""
    return "".join(smooth_ring(_pushed_out(ring)) for ring in _outlines(kind, middles))


def _outlines(kind: Kind, middles: Iterable[Point]) -> Iterator[list[Point]]:
    """Yield the outlines of the cells together, each as its corners, clockwise around the land."""
    points = corners(kind)
    sides: set[tuple[Point, Point]] = set()
    for x, y in middles:
        around = [_near((x + p[0], y + p[1])) for p in points]
        sides |= set(pairwise([*around, around[0]]))
    after: dict[Point, list[Point]] = {}
    for start, end in sorted(sides):
        if (end, start) not in sides:  # nothing on its other side
            after.setdefault(start, []).append(end)
    while after:
        at = min(after)
        ring = []
        while at in after:
            ring.append(at)
            ends = after[at]
            nearest = ends.pop()
            if not ends:
                del after[at]
            at = nearest
        yield ring


def _near(point: Point) -> Point:
    """Corners of neighbours differ by rounding: the same point for both."""
    return round(point[0]) + 0.0, round(point[1]) + 0.0


def _pushed_out(ring: Sequence[Point]) -> list[Point]:
    """Return points along an outline, pushed out by a random distance that is the same in every picture."""
    found = []
    for (x, y), (to_x, to_y) in pairwise([*ring, ring[0]]):
        long = dist((x, y), (to_x, to_y))
        out = (to_y - y) / long, (x - to_x) / long
        random = Random(f"{x:g} {y:g}")
        for step in range(_PER_SIDE):
            share, far = (step + 0.5) / _PER_SIDE, random.uniform(*_BAY)
            found.append((x + (to_x - x) * share + out[0] * far, y + (to_y - y) * share + out[1] * far))
    return found


def smooth_ring(points: Sequence[Point]) -> str:
    """Return a closed path of cubic curves through all points."""
    around = [points[-1], *points, points[0], points[1]]
    parts = []
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        leave = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        arrive = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        parts.append(f"C{xy(leave)} {xy(arrive)} {xy(end)}")
    return f"M{xy(points[0])}{''.join(parts)}Z"


# -- hills and mountains


def relief(kind: Kind, cell: Cell, terrain: str, taken: Sequence[Box]) -> Relief:
    """Scatter hills or peaks over a cell, outside the boxes that are taken by stops and text."""
    random = Random(cell)
    if terrain == "hill":
        return Relief("".join(_hill(x, y, random) for x, y in _rows(kind, random, (18.0, 12.5), (6.0, 5.0), taken)))
    if terrain == "mountain":
        lines, shade = [], []
        for x, y in _rows(kind, random, (19.0, 15.0), (7.0, 7.5), taken):
            half, high = 7 + random.random() * 2.5, 12 + random.random() * 6
            top, foot = (x, y - high + 7), y + 7
            lines.append(f"M{xy((x - half, foot))}L{xy(top)}L{xy((x + half, foot))}")
            shade.append(f"M{xy(top)}L{xy((x + half, foot))}L{xy((x + half * 0.2, foot))}L{xy((x - 1.5, y))}Z")
        return Relief("".join(lines), "".join(shade))
    return Relief()


def _hill(x: float, y: float, random: Random) -> str:
    half, high = 6 + random.random() * 1.5, 8 + random.random() * 3
    return f"M{xy((x - half, y + 3))}Q{xy((x, y + 3 - high))} {xy((x + half, y + 3))}"


def _rows(kind: Kind, random: Random, step: Point, half: Point, taken: Sequence[Box]) -> Iterator[Point]:
    """Yield places in rows, from the top down, with room for a sign of the given half size."""
    for row, y in enumerate(_range(-SIDE, SIDE, step[1])):
        shift = step[0] / 2 * (row % 2)
        for x in _range(-SIDE - shift, SIDE, step[0]):
            at = x + random.uniform(-2.5, 2.5), y + random.uniform(-1.5, 1.5)
            box = Box(at[0], at[1], *half)
            if all(inside(kind, corner, _LIMIT) for corner in box.corners()) and not any(map(box.meets, taken)):
                yield at


def _range(low: float, high: float, step: float) -> Iterator[float]:
    count = int((high - low) / step)
    first = (low + high - count * step) / 2
    return (first + n * step for n in range(count + 1))


def inside(kind: Kind, point: Point, share: float = 1.0) -> bool:
    """True if a point is inside the outline of a tile, shrunk to `share`."""
    return outside(kind, point) <= inradius(kind) * (share - 1)


def outside(kind: Kind, point: Point) -> float:
    """How far a point is outside the outline of a tile; negative inside."""
    angles = (side_angle(kind, side) for side in range(4 if kind == "square" else 6))
    return max(point[0] * cos(a) + point[1] * sin(a) for a in angles) - inradius(kind)


# -- cells that are not in the game


def closed(kind: Kind) -> Relief:
    """Return the hatching and the inner frame of a cell that is not in the game."""
    frame = [(x * INSET, y * INSET) for x, y in corners(kind)]
    return Relief("".join(_hatching(frame)), frame="M" + "L".join(map(xy, frame)) + "Z")


def _hatching(frame: Sequence[Point], angle: float = -pi / 3, gap: float = 9.0) -> Iterator[str]:
    """Yield parallel lines across a convex shape."""
    along_x, along_y = cos(angle), sin(angle)
    across = [x * -along_y + y * along_x for x, y in frame]
    for offset in _range(min(across) + gap / 2, max(across) - gap / 2, gap):
        cuts = []
        for (p, a), (q, b) in pairwise([*zip(frame, across, strict=True), (frame[0], across[0])]):
            if (a - offset) * (b - offset) < 0:
                t = (offset - a) / (b - a)
                cuts.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        if len(cuts) == 2:
            yield f"M{xy(cuts[0])}L{xy(cuts[1])}"
