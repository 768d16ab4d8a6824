"""Where the names of places are written on a tile: clear of stops, values and labels, off the track where possible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, sin

import numpy as np
from numpy.typing import NDArray

from trainshed.rail.draw.geometry import Point, inradius, side_angle
from trainshed.rail.draw.layout import SLOT, TOWN, TileArt, layout, track_points
from trainshed.rail.draw.lettering import Box, NameArt, lines_box, name_box, split
from trainshed.rail.grid import Kind
from trainshed.rail.tile import Shape

SIZES = ((12.6, 0.0), (11.6, 10.0), (10.6, 18.0))
"""Type sizes of a name, each with the reluctance to use it."""
HALO = 3.6
WIDTHS = np.arange(9.0, 60.0, 3.0)[:, None]
"""Half widths of texts: those of names are rounded up to one of them, so that many share a place."""
_FAR = 80
"""Track is counted within this distance from the middle of a tile."""

_ACROSS, _DOWN = (grid.ravel() for grid in np.meshgrid(np.arange(-27.0, 28.0, 3.0), np.arange(-28.0, 47.0, 3.0)))
"""Places to try for the middle of a text's first base."""

Costs = NDArray[np.float64]


class _Obstacles:
    """What a text on a tile must or should not cover."""

    def __init__(self, shape: Shape, kind: Kind, others: Sequence[Box] = ()) -> None:
        art: TileArt = layout(shape, kind)
        self.track = _counted(np.array(track_points(shape, kind)).reshape(-1, 2))
        self.circles = [(slot, SLOT + 2.0) for stop in art.stops for slot in stop.slots]
        self.circles += [((stop.x, stop.y), TOWN + 2.0) for stop in art.stops if not stop.slots]
        self.boxes = [Box(value.x, value.y, 8.5 + 7 * (len(value.parts) - 1), 8.5) for value in art.values]
        if art.label:
            self.boxes.append(Box(art.label.x, art.label.y, 4.4 * len(art.label.text) + 1, 6.5))
        self.boxes += others
        self.normals = [side_angle(kind, side) for side in range(4 if kind == "square" else 6)]
        self.edge = inradius(kind)

    def costs(self, x: Costs, y: Costs, wide: float | Costs, high: float) -> Costs:
        """How bad places for a text of the given half size are; `x` and `y` are the middles of its box.

        With a column of widths there is a row of places for each.
        """
        reach = [x * cos(a) + y * sin(a) + wide * abs(cos(a)) + high * abs(sin(a)) for a in self.normals]
        out = np.maximum(np.max(reach, axis=0) - self.edge + 2, 0)
        found: Costs = out * np.where(out < 6, 2.5, 8)
        found += 12.0 * ((y - high < -33) & (abs(x) < wide + 8))  # the cell's id is written there
        for (cx, cy), radius in self.circles:
            gap = np.hypot(np.maximum(abs(x - cx) - wide, 0), np.maximum(abs(y - cy) - high, 0))
            found += np.where(gap < radius, 60 + 12 * (radius - gap), 0)
        for other in self.boxes:
            across = wide + other.wide - abs(x - other.x)
            deep = np.minimum(across, high + other.high - abs(y - other.y))
            found += np.where(deep > 0, 50 + 10 * deep, 0)
        left, right = _index(x - wide - 2.5), _index(x + wide + 2.5)
        top, bottom = _index(y - high - 2.5), _index(y + high + 2.5)
        table = self.track
        covered = table[right, bottom] - table[left, bottom] - table[right, top] + table[left, top]
        return found + 2.6 * covered


def _index(coordinate: Costs) -> NDArray[np.intp]:
    """Return where a coordinate is in a table of counted points."""
    return np.asarray(np.clip(np.rint(coordinate) + _FAR, 0, 2 * _FAR), dtype=np.intp)


def _counted(points: Costs) -> NDArray[np.int64]:
    """Return, for each corner of a grid of unit squares, how many points are left of it and above it."""
    table = np.zeros((2 * _FAR + 1, 2 * _FAR + 1), dtype=np.int64)
    at = np.clip(np.floor(points).astype(np.intp) + _FAR + 1, 0, 2 * _FAR)
    np.add.at(table, (at[:, 0], at[:, 1]), 1)
    return np.asarray(table.cumsum(axis=0).cumsum(axis=1))


@lru_cache(maxsize=16384)
def place_names(shape: Shape, kind: Kind, names: tuple[str, ...], scale: float = 1.0) -> tuple[NameArt, ...]:
    """Place one name for the whole tile, or one for each stop; all in the same type size.

    `scale` is the type size as a share of the usual one.
    """
    best: tuple[NameArt, ...] = ()
    least = float("inf")
    for size, reluctance in SIZES:
        if reluctance >= least:
            break
        found, cost = _place_all(shape, kind, names, round(size * scale, 2))
        if cost + reluctance < least:
            best, least = found, cost + reluctance
    return best


def _place_all(shape: Shape, kind: Kind, names: Sequence[str], size: float) -> tuple[tuple[NameArt, ...], float]:
    """Place names in one type size; also return how bad their places are together."""
    if len(names) == 1:
        return _place_one(shape, kind, names[0], size)
    stops = [(stop.x, stop.y) for stop in layout(shape, kind).stops]
    above = 9.0 if shape.tracks else 40.0
    found: list[NameArt] = []
    total = 0.0
    for index, name in enumerate(names):
        own, rivals = stops[index], stops[:index] + stops[index + 1 :]
        obstacles = _Obstacles(shape, kind, [name_box(one) for one in found])
        best, least = NameArt((name,), 0.0, 0.0, size), float("inf")
        for lines in dict.fromkeys(((name,), split(name))):
            box = lines_box(lines, size, 0.0, 0.0)
            y = _DOWN + box.y
            costs = obstacles.costs(_ACROSS, y, box.wide, box.high) + _preference(_ACROSS, y, own, rivals, above)
            costs += 3.0 * (len(lines) - 1)
            at = int(costs.argmin())
            if costs[at] < least - 1e-6:
                best, least = NameArt(lines, float(_ACROSS[at]), float(_DOWN[at]), size), float(costs[at])
        found.append(best)
        total += least
    return tuple(found), total


def _place_one(shape: Shape, kind: Kind, name: str, size: float) -> tuple[tuple[NameArt, ...], float]:
    """Place the name of the whole tile: preferably below the middle."""
    best, least = NameArt((name,), 0.0, 0.0, size), float("inf")
    for lines, width, above, high in _divided(name, size):
        x, y, cost = _spots(shape, kind, above, high)[width]
        cost += 3.0 * (len(lines) - 1)
        if cost < least - 1e-6:
            best, least = NameArt(lines, x, y, size), cost
    return (best,), least


@lru_cache(maxsize=1024)
def _divided(name: str, size: float) -> tuple[tuple[tuple[str, ...], int, float, float], ...]:
    """Return the name in one line and, if it has several words, in two: lines, number of the width, and what `_spots`
    needs to know.
    """
    found = []
    for lines in dict.fromkeys(((name,), split(name))):
        box = lines_box(lines, size, 0.0, 0.0)
        width = min(len(WIDTHS) - 1, int(np.searchsorted(WIDTHS[:, 0], box.wide)))
        found.append((lines, width, round(box.y, 2), round(box.high, 2)))
    return tuple(found)


@lru_cache(maxsize=8192)
def _spots(shape: Shape, kind: Kind, above: float, high: float) -> tuple[tuple[float, float, float], ...]:
    """Return, for texts of each width, the best place and how bad it is.

    `above` is where the middle of the text's box lies from its first base, `high` half its height.
    """
    y = _DOWN + above
    costs = _obstacles(shape, kind).costs(_ACROSS, y, WIDTHS, high)
    costs += 0.12 * abs(_ACROSS) + np.where(y > 0, 0.0, 2.0) + 0.05 * abs(y)
    best = costs.argmin(axis=1)
    return tuple((float(_ACROSS[at]), float(_DOWN[at]), float(row[at])) for at, row in zip(best, costs, strict=True))


@lru_cache(maxsize=4096)
def _obstacles(shape: Shape, kind: Kind) -> _Obstacles:
    return _Obstacles(shape, kind)


def _preference(x: Costs, y: Costs, own: Point, rivals: Sequence[Point], above: float) -> Costs:
    """Names are preferred below their stop, or else above it; one of several must be nearest to its own stop.

    `above` is the reluctance to write one of several above its stop.
    """
    near = np.hypot(x - own[0], y - own[1])
    found: Costs = 0.3 * near + np.where(y > own[1], 0.0, above)
    for rival in rivals:
        found += 3 * np.maximum(near - np.hypot(x - rival[0], y - rival[1]) + 10, 0)
    return found


@lru_cache(maxsize=4096)
def place_pill(shape: Shape, kind: Kind, names: tuple[NameArt, ...], wide: float, high: float) -> Point:
    """Place the sign of a cost, of the given half size; preferably a little below the middle."""
    obstacles = _Obstacles(shape, kind, [name_box(name) for name in names])
    costs = obstacles.costs(_ACROSS, _DOWN, wide, high + 0.5) + 0.3 * abs(_ACROSS) + 0.25 * abs(_DOWN - 4)
    at = int(costs.argmin())
    return float(_ACROSS[at]), float(_DOWN[at])
