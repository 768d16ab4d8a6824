"""Lines and arcs: sides, corners, and track that meets every side at a right angle."""

from __future__ import annotations

from math import cos, dist, hypot, pi, radians, sin, sqrt

from trainshed.rail.grid import Kind

Point = tuple[float, float]

SIDE = 50.0
HALF = 44.0


def side_angle(kind: Kind, side: float) -> float:
    """The direction from the tile's middle to a side's middle, in radians."""
    if kind == "square":
        return radians(270 + 90 * side)
    return radians((90 if kind == "flat" else 120) + 60 * side)


def inradius(kind: Kind) -> float:
    """The distance from the middle of a tile to the middle of a side."""
    return HALF if kind == "square" else SIDE * sqrt(3) / 2


def corners(kind: Kind) -> tuple[Point, ...]:
    """The corners of the outline, clockwise."""
    n = 4 if kind == "square" else 6
    far = inradius(kind) / cos(pi / n)
    return tuple((far * cos(a), far * sin(a)) for a in (side_angle(kind, side + 0.5) for side in range(n)))


def outline(kind: Kind) -> str:
    """The outline as an SVG path."""
    return "M" + "L".join(xy(p) for p in corners(kind)) + "Z"


def middle(kind: Kind, side: float, share: float = 1.0) -> Point:
    """The middle of a side, or a point at `share` of the way from the tile's middle to it."""
    a, far = side_angle(kind, side), inradius(kind) * share
    return far * cos(a), far * sin(a)


def radius(kind: Kind, a: int, b: int) -> float:
    """The radius of the arc that meets both sides at right angles; 0 for a straight line."""
    n = 4 if kind == "square" else 6
    apart = min((a - b) % n, (b - a) % n)
    if apart * 2 == n:
        return 0.0
    if kind == "square":
        return HALF
    return SIDE / 2 if apart == 1 else SIDE * 1.5


def arc_centre(kind: Kind, a: int, b: int) -> Point:
    p, q = middle(kind, a), middle(kind, b)
    x, y = p[0] + q[0], p[1] + q[1]
    r, gap = radius(kind, a, b), dist(p, q) / 2
    scale = (hypot(x, y) / 2 + sqrt(r * r - gap * gap)) / hypot(x, y)
    return x * scale, y * scale


def along(kind: Kind, a: int, b: int, t: float) -> Point:
    """A point on the track between two sides; `t` runs from 0 at side `a` to 1 at side `b`."""
    p, q = middle(kind, a), middle(kind, b)
    r = radius(kind, a, b)
    if not r:
        return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t
    cx, cy = arc_centre(kind, a, b)
    x = p[0] - cx + (q[0] - p[0]) * t
    y = p[1] - cy + (q[1] - p[1]) * t
    return cx + x * r / hypot(x, y), cy + y * r / hypot(x, y)


def arc(kind: Kind, a: int, b: int, start: Point, end: Point) -> str:
    r = radius(kind, a, b)
    if not r:
        return f"M{xy(start)}L{xy(end)}"
    cx, cy = arc_centre(kind, a, b)
    turn = (start[0] - cx) * (end[1] - cy) - (start[1] - cy) * (end[0] - cx)
    return f"M{xy(start)}A{r:g} {r:g} 0 0 {1 if turn > 0 else 0} {xy(end)}"


def line(p: Point, q: Point) -> list[Point]:
    return [(p[0] + (q[0] - p[0]) * t / 6, p[1] + (q[1] - p[1]) * t / 6) for t in range(7)]


def rounded(p: Point) -> Point:
    return round(p[0], 2) + 0.0, round(p[1], 2) + 0.0


def xy(p: Point) -> str:
    x, y = rounded(p)
    return f"{x:g} {y:g}"
