"""Tiles and boards as SVG: muted print tones, black track with a light edge, white city circles.

Shape and letters carry the same information as colour: gauge is shown by the kind of line, ownership by letters,
terrain by a sign, values in roundels.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from trainshed.core import Words
from trainshed.rail.board import Board
from trainshed.rail.draw.geometry import SIDE, Point
from trainshed.rail.draw.layout import SLOT, TOWN, TileArt, ValueArt, layout
from trainshed.rail.draw.paint import EDGE, FILL, FONT, INK, PAPER, SIGN, WATER, circle, stroke, text
from trainshed.rail.draw.position import BoardArt, CellArt, Livery, StationArt, colours, position
from trainshed.rail.draw.svg_land import ground, name_svg, printed_ground, printed_text, river_names, rivers, sea
from trainshed.rail.grid import Kind
from trainshed.rail.tile import Tile

Liveries = Mapping[str, Livery]


def tile_svg(tile: Tile, rotation: int, kind: Kind, liveries: Liveries | None = None) -> str:
    """One tile as an SVG document.

    >>> from trainshed.rail.tile import TileData
    >>> tile_svg(Tile(TileData("9", "yellow", track=("0-3",)), "flat"), 0, "flat").startswith("<svg")
    True
    """
    box = SIDE + 3
    body = _tile(layout(tile.shape(rotation), kind), liveries or {})
    return _document((-box, -box, 2 * box, 2 * box), body, f"tile {tile.id}")


def board_svg(
    board: Board, liveries: Liveries | None = None, *, coordinates: bool = True, words: Words | None = None
) -> str:
    """The board in its current state as an SVG document; countries outside the game are named only with `words`."""
    art = position(board)
    body = board_body(art, liveries or {}, coordinates=coordinates, words=words)
    return _document(art.view, body, "board", paper=True)


def board_body(art: BoardArt, liveries: Liveries, *, coordinates: bool = True, words: Words | None = None) -> str:
    """The content of a board's SVG, from the ground up: land, rivers, tiles, borders, text, stations."""
    parts = [sea(art)]
    parts += [_moved(cell, printed_ground(cell)) for cell in art.cells if cell.print and not cell.laid]
    parts.append(rivers(art))
    parts += [_cell(cell, liveries, art.grid, art.coordinates if coordinates else 0) for cell in art.cells]
    parts += [
        f'<path d="{stub.path}" {stroke(EDGE, 11)}/><path d="{stub.path}" {stroke(INK, 6)}/>' for stub in art.stubs
    ]
    parts += [f'<path d="{d}" {stroke(EDGE, 9, "round")}/>' for d in art.borders]
    parts += [f'<path d="{d}" {stroke(WATER, 5.5, "round")}/>' for d in art.borders]
    parts.append(river_names(art))
    parts += [_moved(cell, printed_text(cell, words)) for cell in art.cells]
    for cell in art.cells:
        stations = (_station(station, colours(liveries, station.company)) for station in cell.stations)
        parts.append(_moved(cell, "".join(stations), f' data-stations="{cell.cell}"'))
    return "".join(parts)


def _moved(cell: CellArt, body: str, more: str = "") -> str:
    return f'<g transform="translate({cell.x:g} {cell.y:g})"{more}>{body}</g>' if body else ""


def _document(view: tuple[float, float, float, float], body: str, title: str, *, paper: bool = False) -> str:
    x, y, w, h = view
    ground = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{PAPER}"/>' if paper else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {w:g} {h:g}" role="img" '
        f'aria-label="{escape(title)}" {FONT}>{ground}{body}</svg>'
    )


def _cell(cell: CellArt, liveries: Liveries, grid: str, size: float) -> str:
    parts = []
    if cell.art is None:
        r = 44
        parts.append(
            f'<rect x="{-r + 3}" y="{-r + 3}" width="{2 * r - 6}" height="{2 * r - 6}" rx="6" fill="none" '
            f'stroke="{INK}" stroke-opacity=".18" stroke-dasharray="4 5"/>'
        )
    else:
        if cell.laid or not cell.print:
            parts.append(ground(cell.art))
        parts.append(_track_and_stops(cell.art, liveries))
    if size and not (cell.print and cell.print.country):
        y = -35.5 if grid == "flat" else (-37.0 if grid == "pointy" else -35.0)
        x, anchor = (-41.0, "start") if grid == "square" else (0.0, "middle")
        parts.append(text(x, y, cell.cell, size, opacity=0.62, anchor=anchor))
    return f'<g data-cell="{cell.cell}" transform="translate({cell.x:g} {cell.y:g})">{"".join(parts)}</g>'


def _tile(art: TileArt, liveries: Liveries) -> str:
    return ground(art) + _track_and_stops(art, liveries)


def _track_and_stops(art: TileArt, liveries: Liveries) -> str:
    """A tile without its ground."""
    parts = [f'<path d="{t.d}" {stroke(EDGE, 10.5 if t.gauge == "broad" else 11)}/>' for t in art.tracks]
    for track in art.tracks:
        if track.gauge == "narrow":
            parts.append(f'<path d="{track.d}" {stroke(INK, 8.6)} stroke-dasharray="2.2 4.4"/>')
            parts.append(f'<path d="{track.d}" {stroke(INK, 2.6)}/>')
        else:
            parts.append(f'<path d="{track.d}" {stroke(INK, 6.5)}/>')
        if track.owner:
            parts.append(f'<path d="{track.d}" {stroke(colours(liveries, track.owner).fill, 4)}/>')
    for stop in art.stops:
        if stop.kind == "town":
            parts.append(circle(stop.x, stop.y, TOWN, INK, EDGE, 1.8))
        elif stop.slots:
            parts.append(_city(stop.slots))
        elif stop.kind == "offboard":
            parts.append(circle(stop.x, stop.y, TOWN, EDGE, INK, 2))
        else:
            parts.append(
                f'<rect x="{stop.x - 7:g}" y="{stop.y - 7:g}" width="14" height="14" rx="2.5" fill="{EDGE}" '
                f'stroke="{INK}" stroke-width="2"/>'
            )
    parts += [_value(value) for value in art.values]
    if art.label:
        parts.append(text(art.label.x, art.label.y + 4.5, art.label.text, 13, bold=True))
    if art.mark:
        parts.append(_roundel(art.mark.x, art.mark.y, ((art.mark.text, "cost"),)))
    if art.name:
        parts.append(name_svg(art.name))
    return "".join(parts)


def _city(slots: tuple[Point, ...]) -> str:
    """White circles on a shared background, so that a big city is seen as one."""
    parts = []
    if len(slots) > 1:
        xs, ys = [x for x, _ in slots], [y for _, y in slots]
        pad = SLOT + 2
        parts.append(
            f'<rect x="{min(xs) - pad:g}" y="{min(ys) - pad:g}" width="{max(xs) - min(xs) + 2 * pad:g}" '
            f'height="{max(ys) - min(ys) + 2 * pad:g}" rx="{pad:g}" fill="{EDGE}" stroke="{INK}" '
            'stroke-width="1.6"/>'
        )
    parts += [circle(x, y, SLOT, "#fff", INK, 1.6) for x, y in slots]
    return "".join(parts)


def _station(station: StationArt, livery: Livery) -> str:
    letters = livery.letters or station.company
    size = 11.5 if len(letters) < 3 else 10 if len(letters) < 4 else 7.8 if len(letters) < 5 else 6.6
    if station.reserved:
        return text(station.x, station.y + size * 0.35, letters, size * 0.9, opacity=0.9)
    return circle(station.x, station.y, SLOT - 1, livery.fill, INK, 1.4) + text(
        station.x, station.y + size * 0.35, letters, size, bold=True, fill=livery.ink
    )


def _value(value: ValueArt) -> str:
    return _roundel(value.x, value.y, value.parts)


def _roundel(x: float, y: float, parts: tuple[tuple[str, str], ...]) -> str:
    if len(parts) == 1:
        value, what = parts[0]
        wide = 8.2 if len(value) < 3 else 10.5
        shape = (
            f'<rect x="{x - wide:g}" y="{y - 7:g}" width="{2 * wide:g}" height="14" rx="3" fill="{EDGE}" '
            f'stroke="{SIGN}" stroke-width=".9"/>'
            if what == "cost"
            else f'<ellipse cx="{x:g}" cy="{y:g}" rx="{wide:g}" ry="8.2" fill="{EDGE}" stroke="{INK}" '
            'stroke-width=".9"/>'
        )
        return shape + text(x, y + 3.9, value, 11 if len(value) < 3 else 10, bold=True)
    step, found = 14.0, []
    left = x - step * len(parts) / 2
    for n, (value, what) in enumerate(parts):
        at = left + step * n
        fill = FILL.get(what, EDGE)
        found.append(
            f'<rect x="{at:g}" y="{y - 7:g}" width="{step:g}" height="14" fill="{fill}" '
            f'stroke="{INK}" stroke-width=".9"/>'
        )
        found.append(text(at + step / 2, y + (2.2 if what == "own" else 3.2), value, 8.5, bold=True))
        if what == "own":
            found.append(circle(at + step / 2, y + 4.9, 1.3, INK, INK, 0))
    return "".join(found)
