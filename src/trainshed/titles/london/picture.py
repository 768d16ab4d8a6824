"""Pictures of a sheet: a metro diagram of our own design, in SVG.

Lines are distinguished by pattern as well as colour (solid, long dashes, double, dots), stations by shape, so that a
sheet is readable in any palette and in grey.
"""

from __future__ import annotations

from html import escape
from math import cos, pi, sin

from .map import COLOURS, DATA, LINES, STATIONS, Station
from .scoring import sheet_parts
from .state import Sheet, State

CELL = 64
MARGIN = 52
SIZE = 9 * CELL + 2 * MARGIN

PALETTES = {
    "standard": {"purple": "#6b3fa0", "blue": "#1f78b4", "red": "#c8374a", "green": "#2e7d4f"},
    # Okabe and Ito's palette, chosen to be distinguishable with any common colour vision
    "colour-blind": {"purple": "#cc79a7", "blue": "#0072b2", "red": "#d55e00", "green": "#009e73"},
}
_INK, _PAPER, _RIVER, _FAINT = "#1d2433", "#f7f3ea", "#cfe3ea", "#a7a294"
_REFERENCE = "#6d6a5f"
_TINTS = ("#f1ead9", "#ebe3cf")


def svg(state: State, seat: int | None, *, palette: str = "standard", size: int = SIZE) -> str:
    """Return one seat's sheet; without a seat, all sheets side by side."""
    colours = PALETTES[palette]
    seats = range(len(state.sheets)) if seat is None else [seat]
    sheets = [
        f'<g transform="translate({number * (SIZE + 16)} 0)">{_sheet(state, state.sheets[who], colours)}</g>'
        for number, who in enumerate(seats)
    ]
    width = len(sheets) * (SIZE + 16) - 16
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {SIZE + 30}" '
        f'width="{size * width // SIZE}" height="{size * (SIZE + 30) // SIZE}" role="img" '
        f"font-family=\"'Source Sans 3', Helvetica, Arial, sans-serif\">"
    )
    described = escape("; ".join(_described(state.sheets[who]) for who in seats))
    return f"{head}<title>Next Station: London</title><desc>{described}</desc>{''.join(sheets)}</svg>"


def _described(sheet: Sheet) -> str:
    lines = [(COLOURS[line.colour], line.sections) for line in sheet.lines]
    if sheet.line:
        lines.append((COLOURS[sheet.colour], sheet.sections))
    return ". ".join(
        f"{colour}: " + (", ".join(f"{STATIONS[LINES[s].a].name}-{STATIONS[LINES[s].b].name}" for s in sections) or "-")
        for colour, sections in lines
    )


def _xy(col: float, row: float) -> tuple[float, float]:
    return MARGIN + col * CELL, MARGIN + row * CELL


def _sheet(state: State, sheet: Sheet, colours: dict[str, str]) -> str:
    parts = [f'<rect width="{SIZE}" height="{SIZE + 30}" rx="10" fill="{_PAPER}"/>']
    parts += _ground()
    parts += [_dashed(line.a, line.b) for line in LINES]
    drawn = [(COLOURS[line.colour], line.sections) for line in sheet.lines]
    if sheet.line:
        drawn.append((COLOURS[sheet.colour], sheet.sections))
    for colour, sections in drawn:
        parts += [_section(section, colour, colours[colour]) for section in sections]
    parts += _references()
    ends = sheet.ends if sheet.line else 0
    circled = {line.circled for line in sheet.lines} | {sheet.circled}
    for station in STATIONS:
        parts.append(_station(station, colours, bool(ends >> station.id & 1), station.id in circled))
    parts.append(_caption(state, sheet, colours, [colour for colour, _ in drawn]))
    return "".join(parts)


def _ground() -> list[str]:
    """Draw the districts as light tints, with the wide pale Thames above them."""
    low, high = DATA["map"]["district_cuts"]
    cuts = (-0.55, low, high, 9.55)
    tiles = []
    for down in range(3):
        for across in range(3):
            (x, y), (x2, y2) = _xy(cuts[across], cuts[down]), _xy(cuts[across + 1], cuts[down + 1])
            tint = _TINTS[(across + down) % 2]
            tiles.append(f'<rect x="{x:g}" y="{y:g}" width="{x2 - x:g}" height="{y2 - y:g}" fill="{tint}"/>')
    for col, row in ((0, 0), (9, 0), (0, 9), (9, 9)):
        x, y = _xy(col - 0.55, row - 0.55)
        place = f'x="{x:g}" y="{y:g}" width="{1.1 * CELL:g}" height="{1.1 * CELL:g}"'
        tiles.append(f'<rect {place} fill="{_PAPER}" stroke="{_TINTS[1]}" stroke-width="3"/>')
    river = " ".join(f"{x:g},{y:g}" for x, y in (_xy(*point) for point in DATA["map"]["thames"]))
    clip = f'<svg x="{_xy(-0.55, 0)[0]:g}" y="0" width="{10.1 * CELL:g}" height="{SIZE}" '
    clip += f'viewBox="{_xy(-0.55, 0)[0]:g} 0 {10.1 * CELL:g} {SIZE}">'
    flow = f'fill="none" stroke="{_RIVER}" stroke-width="22" stroke-linejoin="round"'
    tiles.append(f'{clip}<polyline points="{river}" {flow}/></svg>')
    return tiles


def _references() -> list[str]:
    """Draw column letters and row numbers, which the log and screen readers use to name stations."""
    how = f'font-size="11" text-anchor="middle" fill="{_REFERENCE}"'
    marks = []
    for number in range(10):
        x, y = _xy(number, number)
        marks.append(f'<text x="{x:g}" y="11" {how}>{chr(65 + number)}</text>')
        marks.append(f'<text x="8.5" y="{y + 4:g}" {how}>{number + 1}</text>')
    return marks


def _dashed(a: int, b: int) -> str:
    (x1, y1), (x2, y2) = (_xy(STATIONS[s].col, STATIONS[s].row) for s in (a, b))
    place = f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"'
    return f'<line {place} stroke="{_FAINT}" stroke-width="1" stroke-dasharray="2 5"/>'


def _section(section: int, colour: str, paint: str) -> str:
    """Draw a section in the pattern of its colour."""
    line = LINES[section]
    (x1, y1), (x2, y2) = (_xy(STATIONS[s].col, STATIONS[s].row) for s in (line.a, line.b))
    place = f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"'
    halo = f'<line {place} stroke="{_PAPER}" stroke-width="13" stroke-linecap="round"/>'
    under = f'<line {place} stroke="{paint}" stroke-width="9" stroke-linecap="round"/>'
    marks = {
        "purple": "",
        "blue": f'<line {place} stroke="{_PAPER}" stroke-width="3" stroke-dasharray="12 8"/>',
        "red": f'<line {place} stroke="{_PAPER}" stroke-width="2.6"/>',
        "green": f'<line {place} stroke="{_PAPER}" stroke-width="4" stroke-dasharray="0.1 9" stroke-linecap="round"/>',
    }
    return halo + under + marks[colour]


def _polygon(x: float, y: float, radius: float, corners: int, turn: float = -pi / 2) -> str:
    points = [
        (x + radius * cos(turn + 2 * pi * k / corners), y + radius * sin(turn + 2 * pi * k / corners))
        for k in range(corners)
    ]
    return " ".join(f"{px:.1f},{py:.1f}" for px, py in points)


def _station(station: Station, colours: dict[str, str], end: bool, circled: bool) -> str:
    x, y = _xy(station.col, station.row)
    parts = []
    if station.tourist:
        spikes = [_polygon(x, y, 21, 4, turn) for turn in (0, pi / 4)]
        parts += [f'<polygon points="{points}" fill="{_INK}"/>' for points in spikes]
    if circled:
        parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="24" fill="none" stroke="{_INK}" stroke-width="2.5"/>')
    ground = colours[station.departure] if station.departure else "#fffdf7"
    ink = "#fffdf7" if station.departure else _INK
    edge = f'stroke="{_INK}" stroke-width="{3.5 if end else 1.8}"'
    parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="14.5" fill="{ground}" {edge}/>')
    parts.append(_symbol(station.symbol, x, y, ink))
    return "".join(parts)


def _symbol(symbol: str, x: float, y: float, ink: str) -> str:
    line = f'fill="none" stroke="{ink}" stroke-width="2.2" stroke-linejoin="round"'
    if symbol == "circle":
        return f'<circle cx="{x:g}" cy="{y:g}" r="6.2" {line}/>'
    if symbol == "square":
        return f'<rect x="{x - 5.6:g}" y="{y - 5.6:g}" width="11.2" height="11.2" {line}/>'
    if symbol == "triangle":
        return f'<polygon points="{_polygon(x, y + 1.2, 8, 3)}" {line}/>'
    if symbol == "pentagon":
        return f'<polygon points="{_polygon(x, y + 0.5, 7.4, 5)}" {line}/>'
    return f'<text x="{x:g}" y="{y + 6:g}" font-size="17" font-weight="700" text-anchor="middle" fill="{ink}">?</text>'


def _caption(state: State, sheet: Sheet, colours: dict[str, str], drawn: list[str]) -> str:
    """Draw the current points: each line, tourist sites, interchanges, objectives, total."""
    points = sheet_parts(state, sheet)
    totals = [line.total for line in sheet.lines]
    if sheet.line:
        totals.append(points["lines"] - sum(totals))
    y = SIZE + 6
    parts = []
    for number, (colour, total) in enumerate(zip(drawn, totals, strict=True)):
        x = MARGIN + number * 70
        parts.append(f'<rect x="{x - 22}" y="{y - 11}" width="14" height="14" rx="3" fill="{colours[colour]}"/>')
        parts.append(f'<text x="{x - 2}" y="{y + 1}" font-size="16" fill="{_INK}">{total}</text>')
    rest = points["tourist"], points["interchanges"], points["objectives"]
    text = " + ".join(map(str, (points["lines"], *rest)))
    total = sum(points.values())
    parts.append(
        f'<text x="{SIZE - MARGIN + 22}" y="{y + 1}" font-size="16" text-anchor="end" fill="{_INK}">'
        f'{text} = <tspan font-weight="700">{total}</tspan></text>'
    )
    return "".join(parts)
