"""Routes on a board as SVG: along the track as the tiles draw it, each train with its own dash pattern."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import dist, sqrt
from re import findall
from typing import NamedTuple

from trainshed.rail.board import Board
from trainshed.rail.draw.geometry import Point, xy
from trainshed.rail.draw.layout import SLOT, TOWN, StopArt
from trainshed.rail.draw.paint import EDGE, INK
from trainshed.rail.draw.position import BoardArt, CellArt
from trainshed.rail.draw.reached import drawn_tracks
from trainshed.rail.draw.svg_land import printed_names
from trainshed.rail.grid import Cell
from trainshed.rail.map import ON_CELL, PIECES, Place
from trainshed.rail.network import Link
from trainshed.rail.tile import BROAD

DASHES = ("", "16 7", "3 7", "16 6 3 6")
"""By train: dash pattern of its route."""
GAP = 3.0
"""Distance of a route's end from the slots of a city, so that stations stay visible."""


class RouteLine(NamedTuple):
    """A route to draw: the number of the train, its stops in order (`ON_CELL`: any stop of the cell), its cells."""

    train: int
    stops: Sequence[Place]
    cells: Sequence[Cell]


def routes_body(board: Board, art: BoardArt, routes: Iterable[RouteLine], colour: str, gauge: int = BROAD) -> str:
    """Draw routes over a board drawn before; towns and names on the way are drawn again, above the routes."""
    drawn = {cell.cell: cell for cell in art.cells}
    links = board.network().links(gauge)
    parts, towns, named = [], [], dict[Cell, str]()
    for route in routes:
        towns += [_towns(drawn[cell]) for cell, _ in route.stops]
        named |= {cell: _names(drawn[cell]) for cell in route.cells}
        dash = DASHES[route.train % len(DASHES)]
        how = f' stroke-dasharray="{dash}"' if dash else ""
        for link in _links_of(board, links, route):
            line = f'd="{link_path(board, link, drawn)}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
            parts.append(f'<path {line} stroke="{EDGE}" stroke-width="10" stroke-opacity=".9"/>')
            parts.append(f'<path data-train="{route.train}" {line} stroke="{colour}" stroke-width="6"{how}/>')
    return "".join([*parts, *towns, *named.values()])


def _names(cell: CellArt) -> str:
    return f'<g transform="translate({cell.x:g} {cell.y:g})">{printed_names(cell)}</g>'


def _towns(cell: CellArt) -> str:
    return "".join(
        f'<circle cx="{cell.x + stop.x:g}" cy="{cell.y + stop.y:g}" r="{TOWN}" fill="{INK}" stroke="{EDGE}" '
        'stroke-width="1.8"/>'
        for stop in (cell.art.stops if cell.art else ())
        if stop.kind == "town"
    )


def _links_of(board: Board, links: Iterable[Link], route: RouteLine) -> Iterator[Link]:
    """Yield the links of a route: between every two stops the first one that stays on the route's cells."""
    cell_of, passed = board.map.grid.cell, set(route.cells)
    for one, other in pairwise(route.stops):
        for link in links:
            a, b = board.map.place(link.a), board.map.place(link.b)
            joins = (_is(a, one) and _is(b, other)) or (_is(a, other) and _is(b, one))
            if joins and passed.issuperset(map(cell_of, link.cells)):
                yield link
                break


def _is(place: Place, wanted: Place) -> bool:
    return place[0] == wanted[0] and wanted[1] in (ON_CELL, place[1])


def link_path(board: Board, link: Link, drawn: Mapping[Cell, CellArt]) -> str:
    """Return the SVG path of a link, along the drawing of each piece of its track."""
    (first, a), (last, b) = board.map.place(link.a), board.map.place(link.b)
    start, end = _stop(drawn[first], a), _stop(drawn[last], b)
    strokes: list[_Stroke] = []
    here = start.x, start.y
    for resource in link.track:
        if resource < 0:
            for stroke in sorted(_strokes(board, -1 - resource, drawn), key=lambda stroke: stroke.gap(here)):
                strokes.append(stroke if dist(stroke.start, here) <= dist(stroke.end, here) else stroke.reversed())
                here = strokes[-1].end
    strokes[0] = strokes[0].outside(start)
    strokes[-1] = strokes[-1].reversed().outside(end).reversed()
    return f"M{xy(strokes[0].start)}" + "".join(stroke.command() for stroke in strokes)


def _stop(cell: CellArt, index: int) -> StopArt:
    """Return a stop in the coordinates of the board."""
    assert cell.art is not None
    stop = cell.art.stops[index]
    slots = tuple((cell.x + x, cell.y + y) for x, y in stop.slots)
    return StopArt(cell.x + stop.x, cell.y + stop.y, stop.kind, slots)


def _strokes(board: Board, piece: int, drawn: Mapping[Cell, CellArt]) -> list[_Stroke]:
    """Return the drawing of a piece: one stroke, or two that meet in a junction."""
    number, index = divmod(piece, PIECES)
    cell = board.map.grid.cell(number)
    shape, found = board.shape(cell), drawn[cell]
    assert shape is not None
    assert found.art is not None
    return [_Stroke.read(found.art.tracks[at].d, found.x, found.y) for at in drawn_tracks(shape, [index])]


class _Stroke(NamedTuple):
    """A straight line (L), a circular arc (A) or a quadratic curve (Q) of a path."""

    letter: str
    start: Point
    end: Point
    radius: float = 0.0
    sweep: int = 0
    bend: Point = (0.0, 0.0)
    """The control point of a quadratic curve."""

    @classmethod
    def read(cls, d: str, x: float, y: float) -> _Stroke:
        """Read a tile's path of one command; the middle of the tile is at `x`, `y`."""
        (letter,) = findall("[LAQ]", d)
        a, b, *rest, c, e = map(float, findall(r"-?[\d.]+", d))
        ends = (x + a, y + b), (x + c, y + e)
        if letter == "A":
            return cls(letter, *ends, radius=rest[0], sweep=int(rest[4]))
        return cls(letter, *ends, bend=(x + rest[0], y + rest[1]) if rest else (0.0, 0.0))

    def command(self) -> str:
        """Return the command that draws the stroke from its start."""
        how = {"A": f"{self.radius:g} {self.radius:g} 0 0 {self.sweep} ", "Q": f"{xy(self.bend)} "}
        return f"{self.letter}{how.get(self.letter, '')}{xy(self.end)}"

    def reversed(self) -> _Stroke:
        return self._replace(start=self.end, end=self.start, sweep=1 - self.sweep)

    def gap(self, point: Point) -> float:
        """Return the distance of a point from the nearer end."""
        return min(dist(self.start, point), dist(self.end, point))

    def outside(self, stop: StopArt) -> _Stroke:
        """Return the stroke that leaves a stop: from a town itself, from beside the slots of a city."""
        length = dist(self.start, self.end)
        if not stop.slots or not length:
            return self
        (x, y), (to_x, to_y) = self.start, self.end
        room = max((sx - stop.x) * (to_x - x) + (sy - stop.y) * (to_y - y) for sx, sy in stop.slots) / length
        return self._without(min(length, SLOT + room + GAP))

    def _without(self, gap: float) -> _Stroke:
        """Return the stroke without the part of its beginning that is nearer than `gap` to its start."""
        start = _between(self.start, self.end, gap / dist(self.start, self.end))
        if self.letter == "A":
            centre = self._centre()
            start = _between(centre, start, self.radius / dist(centre, start))
        if self.letter == "Q":
            cut = next(t / 64 for t in range(65) if t == 64 or dist(self._along(t / 64), self.start) >= gap)
            return self._replace(start=self._along(cut), bend=_between(self.bend, self.end, cut))
        return self._replace(start=start)

    def _along(self, t: float) -> Point:
        """Return a point of a quadratic curve; `t` runs from 0 to 1."""
        return _between(_between(self.start, self.bend, t), _between(self.bend, self.end, t), t)

    def _centre(self) -> Point:
        """Return the centre of an arc, which is never more than half a circle."""
        (x, y), (to_x, to_y) = self.start, self.end
        half = dist(self.start, self.end) / 2
        away = sqrt(max(0.0, self.radius**2 - half**2)) / (2 * half) * (1 if self.sweep else -1)
        return (x + to_x) / 2 - (to_y - y) * away, (y + to_y) / 2 + (to_x - x) * away


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
