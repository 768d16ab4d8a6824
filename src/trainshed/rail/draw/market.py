"""The price chart as SVG: fields with their prices, and the companies' markers on them."""

from __future__ import annotations

from html import escape

from trainshed.rail.draw.paint import CLOSED, EDGE, FILL, INK
from trainshed.rail.draw.position import colours
from trainshed.rail.draw.svg import Liveries
from trainshed.rail.market import Chart, Market

FIELD = 58
"""Width and height of a field."""
ZONES = {"par": "#24527a", "end": CLOSED, "closes": CLOSED}
"""By zone: the colour of its sign. Fields where certificates do not count (`free`) are yellow."""
ROWS = (EDGE, FILL["blank"])
"""Fills of the rows in turn."""


def market_size(chart: Chart) -> tuple[int, int]:
    """Return width and height of the drawing; 0 and 0 for an empty chart."""
    rows = chart.data.rows
    return max(map(len, rows), default=0) * FIELD, len(rows) * FIELD


def market_body(market: Market, liveries: Liveries) -> str:
    """Draw every field; of the markers on a field the top one comes first."""
    parts = []
    for field in sorted(market.chart.fields, key=lambda field: (field[1], -field[0])):
        x, y = field[1] * FIELD, field[0] * FIELD
        zones = market.chart.zones(field)
        fill = FILL["yellow"] if "free" in zones else ROWS[field[0] % len(ROWS)]
        parts.append(
            f'<rect x="{x}" y="{y}" width="{FIELD}" height="{FIELD}" fill="{fill}" stroke="{INK}" '
            f'stroke-opacity=".35"/><text x="{x + 7}" y="{y + 17}" font-size="13" fill="{INK}" '
            f'fill-opacity=".8">{market.chart.price(field)}</text>'
        )
        parts += [_zone(x, y, zone) for zone in zones if zone in ZONES]
        here = market.stack(field)
        parts += [_marker(company, liveries, x, y, place, len(here)) for place, company in enumerate(here)]
    return "".join(parts)


def _zone(x: float, y: float, zone: str) -> str:
    """Draw the sign of a zone: a line below a starting price, a frame where the game ends or a company closes."""
    if zone == "par":
        return f'<path d="M{x + 2} {y + FIELD - 3}h{FIELD - 4}" stroke="{ZONES[zone]}" stroke-width="5"/>'
    frame = f'x="{x + 2}" y="{y + 2}" width="{FIELD - 4}" height="{FIELD - 4}" fill="none"'
    return f'<rect {frame} stroke="{ZONES[zone]}" stroke-width="3"/>'


def _marker(company: str, liveries: Liveries, left: float, top: float, place: int, count: int) -> str:
    """Draw a marker; the markers of a field are arranged in rows, so that no letters are covered."""
    across, r, first = (2, 13.0, 38.0) if count <= 2 else (3, 9.0, 29.0) if count <= 6 else (4, 7.0, 27.0)
    row, column = divmod(place, across)
    in_row = min(across, count - row * across)
    x, y = left + FIELD / 2 + (column - (in_row - 1) / 2) * (2 * r + 0.5), top + first + row * (2 * r + 1)
    livery = colours(liveries, company)
    return (
        f'<g data-marker="{escape(company)}"><circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{livery.fill}" '
        f'stroke="{INK}" stroke-width="1.2"/><text x="{x:g}" y="{y + 0.26 * r:g}" font-size="{r * 0.73:g}" '
        f'font-weight="600" text-anchor="middle" fill="{livery.ink}">{escape(livery.letters or company)}</text></g>'
    )
