"""Draw the home screen's picture of London from the engine's data: `python web/scripts/london_picture.py`.

It looks as the page draws a sheet, but the home screen need not load what draws it. A test fails if it is stale.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path

from trainshed.titles.london.board import BOARD
from trainshed.titles.london.map import Station

OUT = Path(__file__).parents[1] / "src" / "home" / "london.svg"
STEP, EDGE, GAP = 100, 62, 3
LEFT, TOP, WIDE, HIGH = 140, 230, 700, 500
"""The part of the map that is shown: without the corners, so districts are plain boxes here."""
ROUND = 17
INK = "#1d2433"
LINES = {
    "green": ("G2", "G3", "F4", "E4", "D3", "C4", "C5", "C6"),
    "red": ("J4", "H4", "G4", "F5", "E5", "E6", "C6"),
    "blue": ("H7", "G7", "E7", "E6", "D7", "C8"),
}
PATTERNS = {
    "green": 'stroke-width="7" stroke-dasharray="0 17"',
    "red": 'stroke-width="4.5"',
    "blue": 'stroke-width="4.5" stroke-dasharray="12 14"',
}
COLUMNS = ("west", "centre", "east")
ROWS = ("north", "middle", "south")


def _at(grid: float) -> float:
    return grid * STEP + EDGE


def _place(station: Station) -> str:
    return f"{_at(station.col):g} {_at(station.row):g}"


def _colour(name: str, what: str = "stroke") -> str:
    # An attribute, not a style: the page forbids styles in elements.
    return f'{what}="var(--{name})"'


def _districts() -> str:
    low, high = BOARD.district_cuts
    spans = [(-EDGE / STEP, low), (low, high), (high, 9 + EDGE / STEP)]
    boxes = []
    for name in BOARD.districts:
        if name.startswith("corner"):
            continue
        row, column = ("middle", "centre") if name == "central" else name.split("_")
        (x1, x2), (y1, y2) = spans[COLUMNS.index(column)], spans[ROWS.index(row)]
        tint = "b" if name != "central" and (row == "middle") == (column == "centre") else "a"
        boxes.append(
            f'<rect x="{_at(x1) + GAP:g}" y="{_at(y1) + GAP:g}" width="{_at(x2) - _at(x1) - 2 * GAP:g}" '
            f'height="{_at(y2) - _at(y1) - 2 * GAP:g}" rx="{ROUND}" {_colour(f"district-{tint}", "fill")}/>'
        )
    return f'<g {_colour("rule")} stroke-width="1.5">{"".join(boxes)}</g>'


def _river() -> str:
    course = "L".join(f"{_at(x):g} {_at(y):g}" for x, y in BOARD.river)
    strokes = (("thames-edge", 50), ("thames", 45))
    return "".join(f'<path d="M{course}" {_colour(name)} stroke-width="{wide}"/>' for name, wide in strokes)


def _seen(station: Station) -> bool:
    x, y = _at(station.col), _at(station.row)
    return LEFT - STEP < x < LEFT + WIDE + STEP and TOP - STEP < y < TOP + HIGH + STEP


def _dots() -> str:
    stations = BOARD.stations
    links = [(stations[line.a], stations[line.b]) for line in BOARD.lines]
    drawn = "".join(f"M{_place(a)}L{_place(b)}" for a, b in links if _seen(a) or _seen(b))
    return f'<path d="{drawn}" {_colour("dots")} stroke-width="3" stroke-dasharray="0 9"/>'


def _lines() -> str:
    by_name = {f"{chr(65 + station.col)}{station.row + 1}": station for station in BOARD.stations}
    parts = []
    for colour, names in LINES.items():
        stations = [by_name[name] for name in names]
        linked = {frozenset((line.a, line.b)) for line in BOARD.lines}
        assert all(frozenset((a.id, b.id)) in linked for a, b in pairwise(stations)), colour
        course = "L".join(map(_place, stations))
        for name, how in (
            ("sheet", 'stroke-width="19"'),
            (f"line-{colour}", 'stroke-width="14"'),
            ("sheet", PATTERNS[colour]),
        ):
            parts.append(f'<path d="M{course}" {_colour(name)} {how}/>')
    return "".join(parts)


def _corners(count: int, *radii: float) -> str:
    """Return a star or polygon around the origin, its first corner at the top."""
    points = ((radii[n % len(radii)], 2 * pi * n / count - pi / 2) for n in range(count))
    return "M" + "L".join(f"{radius * cos(turn):.1f} {radius * sin(turn):.1f}" for radius, turn in points) + "Z"


def _symbol(symbol: str) -> str:
    r = 19
    shapes = {
        "square": f"M{-r * 0.86:g} {-r * 0.86:g}H{r * 0.86:g}V{r * 0.86:g}H{-r * 0.86:g}Z",
        "triangle": _corners(3, r * 1.2),
        "pentagon": _corners(5, r * 1.08),
        "wild": _corners(16, r * 1.28, r * 0.86),
        "circle": f"M{-r} 0A{r} {r} 0 1 1 {r} 0A{r} {r} 0 1 1 {-r} 0Z",
    }
    return shapes[symbol]


def _station(station: Station) -> str:
    ring = (
        f'<circle r="34" {_colour("sheet", "fill")} {_colour("ink")} stroke-width="2.5"/>'
        f'<circle r="29" {_colour("brass")} stroke-width="6" stroke-dasharray="2 8.68" stroke-linecap="butt"/>'
        if station.tourist
        else ""
    )
    fill = _colour(f"line-{station.departure}" if station.departure else "station", "fill")
    mark = f'<path d="{_symbol(station.symbol)}" {fill} stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
    sign = (
        f'<text y="8" font-size="24" font-weight="600" text-anchor="middle" fill="{INK}">?</text>'
        if station.symbol == "wild"
        else ""
    )
    return f'<g transform="translate({_place(station)})">{ring}{mark}{sign}</g>'


def draw() -> str:
    """Return the picture as SVG. It takes its colours from the page, so it follows the theme."""
    stations = "".join(_station(station) for station in BOARD.stations if _seen(station))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{LEFT} {TOP} {WIDE} {HIGH}" fill="none" '
        f'stroke-linecap="round">{_districts()}<g stroke-linejoin="round" stroke-linecap="butt">{_river()}</g>'
        f"{_dots()}{_lines()}{stations}</svg>\n"
    )


if __name__ == "__main__":
    OUT.write_text(draw(), encoding="utf-8")
