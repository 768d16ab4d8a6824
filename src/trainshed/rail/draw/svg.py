"""Tiles and boards as SVG: muted print tones, black track with a light edge, white city circles.

Shape and letters carry the same information as colour: gauge is shown by the kind of line, ownership by letters,
terrain by a sign, values in roundels.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from trainshed.rail.board import Board
from trainshed.rail.draw.geometry import SIDE, Point
from trainshed.rail.draw.layout import SLOT, TOWN, TileArt, ValueArt, layout
from trainshed.rail.draw.position import BoardArt, CellArt, Livery, StationArt, colours, position
from trainshed.rail.grid import Kind
from trainshed.rail.tile import Tile

PAPER, INK, EDGE = "#f7f3ea", "#1d2433", "#fdfaf2"
FILL = {
    "blank": "#ece5d3",
    "yellow": "#f0d06a",
    "green": "#8dbb7d",
    "brown": "#bd8c62",
    "grey": "#b8b8b2",
    "red": "#d78a78",
    "blue": "#bcd8e4",
    "special": "#c9b3d6",
    "preset": "#d9d2bf",
    "mountain": "#cdbfa6",
}
WATER, SIGN = "#5f9fbf", "#7a6a4f"
FONT = "font-family=\"'Source Sans 3',Inter,system-ui,sans-serif\""

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


def board_svg(board: Board, liveries: Liveries | None = None, *, coordinates: bool = True) -> str:
    """The board in its current state as an SVG document."""
    art = position(board)
    return _document(art.view, board_body(art, liveries or {}, coordinates=coordinates), "board", paper=True)


def board_body(art: BoardArt, liveries: Liveries, *, coordinates: bool = True) -> str:
    """The content of a board's SVG: cells first, then stubs and blocked borders."""
    parts = [_cell(cell, liveries, art.grid, coordinates) for cell in art.cells]
    parts += [f'<path d="{d}" {_stroke(EDGE, 11)}/><path d="{d}" {_stroke(INK, 6)}/>' for d in art.stubs]
    parts += [f'<path d="{d}" {_stroke(EDGE, 9, "round")}/>' for d in art.borders]
    parts += [f'<path d="{d}" {_stroke(WATER, 5.5, "round")}/>' for d in art.borders]
    return "".join(parts)


def _document(view: tuple[float, float, float, float], body: str, title: str, *, paper: bool = False) -> str:
    x, y, w, h = view
    ground = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{PAPER}"/>' if paper else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {w:g} {h:g}" role="img" '
        f'aria-label="{escape(title)}" {FONT}>{ground}{body}</svg>'
    )


def _cell(cell: CellArt, liveries: Liveries, grid: str, coordinates: bool) -> str:
    parts = []
    if cell.art is None:
        r = 44
        parts.append(
            f'<rect x="{-r + 3}" y="{-r + 3}" width="{2 * r - 6}" height="{2 * r - 6}" rx="6" fill="none" '
            f'stroke="{INK}" stroke-opacity=".18" stroke-dasharray="4 5"/>'
        )
    else:
        parts.append(_tile(cell.art, liveries))
    if cell.terrain and cell.art:
        parts.append(_terrain(cell.terrain, cell.cost, cell.art.terrain_y))
    if cell.name and cell.art:
        parts.append(_name(cell.name, cell.art.name_y))
    if "port" in cell.marks:
        parts.append(_anchor(-27, 25))
    if coordinates:
        y = -35.5 if grid == "flat" else (-37.0 if grid == "pointy" else -35.0)
        x, anchor = (-41.0, "start") if grid == "square" else (0.0, "middle")
        parts.append(_text(x, y, cell.cell, 7, opacity=0.62, anchor=anchor))
    parts += [_station(station, colours(liveries, station.company)) for station in cell.stations]
    return f'<g data-cell="{cell.cell}" transform="translate({cell.x:g} {cell.y:g})">{"".join(parts)}</g>'


def _tile(art: TileArt, liveries: Liveries) -> str:
    fill = FILL.get(art.colour, FILL["blank"])
    parts = [f'<path d="{art.outline}" fill="{fill}" stroke="{INK}" stroke-opacity=".45" stroke-width="1"/>']
    if art.colour == "blue":
        parts.append(_waves(0, 0, WATER))
    if art.kind == "mountain":
        parts.append(_peak(0, 4, 20))
    if art.kind == "hill":
        parts.append(f'<g transform="scale(2)">{_hill(0, 0)}</g>')
    if art.kind == "wood":
        parts.append(_trees())
    if art.kind == "closed":
        parts.append(f'<path d="{art.outline}" fill="{PAPER}" fill-opacity=".6"/>')
    parts += [f'<path d="{d}" fill="{FILL["blue"]}" stroke="{WATER}" stroke-width=".8"/>' for d in art.water]
    parts += [f'<path d="{t.d}" {_stroke(EDGE, 10.5 if t.gauge == "broad" else 8.5)}/>' for t in art.tracks]
    for track in art.tracks:
        if track.gauge == "narrow":
            parts.append(f'<path d="{track.d}" {_stroke(INK, 6)} stroke-dasharray="6 2.6"/>')
            parts.append(f'<path d="{track.d}" {_stroke(EDGE, 2.6)}/>')
        else:
            parts.append(f'<path d="{track.d}" {_stroke(INK, 6.5)}/>')
        if track.owner:
            parts.append(f'<path d="{track.d}" {_stroke(colours(liveries, track.owner).fill, 4)}/>')
    for stop in art.stops:
        if stop.kind == "town":
            parts.append(_circle(stop.x, stop.y, TOWN, INK, EDGE, 1.8))
        elif stop.slots:
            parts.append(_city(stop.slots))
        elif stop.kind == "offboard":
            parts.append(_circle(stop.x, stop.y, TOWN, EDGE, INK, 2))
        else:
            parts.append(
                f'<rect x="{stop.x - 7:g}" y="{stop.y - 7:g}" width="14" height="14" rx="2.5" fill="{EDGE}" '
                f'stroke="{INK}" stroke-width="2"/>'
            )
    parts += [_value(value) for value in art.values]
    if art.label:
        parts.append(_text(art.label.x, art.label.y + 4.5, art.label.text, 13, bold=True))
    if art.mark:
        parts.append(_roundel(art.mark.x, art.mark.y, ((art.mark.text, "cost"),)))
    if art.name:
        parts.append(_name(art.name.text, art.name.y))
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
    parts += [_circle(x, y, SLOT, "#fff", INK, 1.6) for x, y in slots]
    return "".join(parts)


def _station(station: StationArt, livery: Livery) -> str:
    letters = livery.letters or station.company
    size = 11.5 if len(letters) < 3 else 9.5 if len(letters) < 4 else 7.2 if len(letters) < 5 else 6
    if station.reserved:
        return _text(station.x, station.y + size * 0.35, letters, size * 0.85, opacity=0.55)
    return _circle(station.x, station.y, SLOT - 1, livery.fill, INK, 1.4) + _text(
        station.x, station.y + size * 0.35, letters, size, bold=True, fill=livery.ink
    )


def _value(value: ValueArt) -> str:
    return _roundel(value.x, value.y, value.parts)


def _roundel(x: float, y: float, parts: tuple[tuple[str, str], ...]) -> str:
    if len(parts) == 1:
        text, what = parts[0]
        wide = 8.2 if len(text) < 3 else 10.5
        shape = (
            f'<rect x="{x - wide:g}" y="{y - 7:g}" width="{2 * wide:g}" height="14" rx="3" fill="{EDGE}" '
            f'stroke="{SIGN}" stroke-width=".9"/>'
            if what == "cost"
            else f'<ellipse cx="{x:g}" cy="{y:g}" rx="{wide:g}" ry="8.2" fill="{EDGE}" stroke="{INK}" '
            'stroke-width=".9"/>'
        )
        return shape + _text(x, y + 3.4, text, 9.5, bold=True)
    step, found = 14.0, []
    left = x - step * len(parts) / 2
    for n, (text, what) in enumerate(parts):
        at = left + step * n
        fill = FILL.get(what, EDGE)
        found.append(
            f'<rect x="{at:g}" y="{y - 7:g}" width="{step:g}" height="14" fill="{fill}" '
            f'stroke="{INK}" stroke-width=".9"/>'
        )
        found.append(_text(at + step / 2, y + (2.2 if what == "own" else 3.2), text, 8.5, bold=True))
        if what == "own":
            found.append(_circle(at + step / 2, y + 4.9, 1.3, INK, INK, 0))
    return "".join(found)


def _terrain(terrain: str, cost: int, y: float) -> str:
    x = -9 if cost < 100 else -12
    sign = {"mountain": _peak(x, y, 7), "hill": _hill(x, y), "water": _ripple(x, y)}.get(terrain, "")
    return sign + _text(x + 15 if cost < 100 else x + 18, y + 3.2, str(cost), 9, fill=SIGN, bold=True)


def _peak(x: float, y: float, r: float) -> str:
    return (
        f'<path d="M{x - r:g} {y + r * 0.62:g}L{x:g} {y - r * 0.7:g}L{x + r:g} {y + r * 0.62:g}Z" '
        f'fill="{SIGN}" fill-opacity=".75"/>'
    )


def _hill(x: float, y: float) -> str:
    d = f"M{x - 7:g} {y + 4:g}Q{x:g} {y - 9:g} {x + 7:g} {y + 4:g}Z"
    return f'<path d="{d}" fill="{SIGN}" fill-opacity=".65"/>'


def _trees() -> str:
    tree = "l-7 14h5v5h4v-5h5Z"
    return f'<path d="M-10 -12{tree}M8 -6{tree}" fill="{FILL["green"]}" stroke="{SIGN}" stroke-width="1"/>'


def _ripple(x: float, y: float) -> str:
    lines = "".join(f"M{x - 7:g} {y + dy:g}q3.5 -4 7 0t7 0" for dy in (-2, 3))
    return f'<path d="{lines}" fill="none" stroke="{WATER}" stroke-width="1.8" stroke-linecap="round"/>'


def _waves(x: float, y: float, colour: str) -> str:
    rows = "".join(f"M{x - 20 + dx:g} {y + dy:g}q5 -5 10 0t10 0t10 0" for dx, dy in ((0, -10), (8, 2), (0, 14)))
    return f'<path d="{rows}" fill="none" stroke="{colour}" stroke-opacity=".6" stroke-width="1.6"/>'


def _anchor(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g})" fill="none" stroke="{WATER}" stroke-width="1.7" '
        'stroke-linecap="round"><circle r="1.9" cy="-5"/>'
        '<path d="M0 -3V6M-5 1Q-4 6 0 6Q4 6 5 1M-3 -1H3"/></g>'
    )


def _name(text: str, y: float) -> str:
    """A name with a light outline; long names take two lines, so that they stay inside the cell."""
    lines = [text]
    if len(text) > 13:
        words = text.split(" ")
        cut = min(range(1, len(words)), key=lambda i: abs(len(" ".join(words[:i])) * 2 - len(text)), default=0)
        lines = [" ".join(words[:cut]), " ".join(words[cut:])] if cut else lines
    size = 8.2 if len(lines) == 1 else 7.2
    first = y - (len(lines) - 1) * size * 0.4
    return "".join(_text(0, first + n * size, line, size, halo=True) for n, line in enumerate(lines))


def _text(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    bold: bool = False,
    fill: str = INK,
    opacity: float = 1,
    halo: bool = False,
    anchor: str = "middle",
) -> str:
    extra = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
    if bold:
        extra += ' font-weight="600"'
    if halo:
        extra += f' stroke="{EDGE}" stroke-width="2.2" paint-order="stroke" stroke-linejoin="round"'
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{fill}"{extra}>'
        f"{escape(text)}</text>"
    )


def _circle(x: float, y: float, r: float, fill: str, stroke: str, width: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def _stroke(colour: str, width: float, cap: str = "butt") -> str:
    return f'fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="{cap}"'
