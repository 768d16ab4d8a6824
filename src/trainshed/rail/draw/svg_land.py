"""The ground of tiles and maps as SVG: hills and peaks, rivers, names, costs, cells that are not in the game."""

from __future__ import annotations

from zlib import crc32

from trainshed.core import Words
from trainshed.rail.draw.layout import TileArt
from trainshed.rail.draw.lettering import NameArt
from trainshed.rail.draw.names import HALO
from trainshed.rail.draw.paint import (
    BRASS,
    CLOSED,
    COST,
    EDGE,
    FILL,
    GROUND,
    HILL,
    INK,
    PAPER,
    PEAK,
    RIVER,
    RIVER_EDGE,
    RIVER_TEXT,
    SEA,
    SEA_LINE,
    SHORE,
    SIGN,
    WATER,
    circle,
    stroke,
    text,
)
from trainshed.rail.draw.position import BoardArt, CellArt
from trainshed.rail.draw.prints import PILL, pill_half_width

COAST_LINES = ((30, 0.45), (18, 0.7), (9, 1))
"""Widths and opacities of the lines along a coast."""
RING = 40.0
"""The radius of the ring around a capital."""


def ground(art: TileArt, fill: str = "") -> str:
    """The ground of a tile: card colour, water, hills, woods, peaks, shores."""
    fill = fill or FILL.get(art.colour, FILL["blank"])
    parts = [f'<path d="{art.outline}" fill="{fill}" stroke="{INK}" stroke-opacity=".45" stroke-width="1"/>']
    if art.colour == "blue":
        parts.append(_waves())
    if art.kind == "mountain":
        parts.append(_peak(0, 4, 20))
    if art.kind == "hill":
        parts.append(f'<g transform="scale(2)">{_hill(0, 0)}</g>')
    if art.kind == "wood":
        parts.append(_trees())
    if art.kind == "closed":
        parts.append(f'<path d="{art.outline}" fill="{PAPER}" fill-opacity=".6"/>')
    parts += [f'<path d="{d}" fill="{FILL["blue"]}" stroke="{WATER}" stroke-width=".8"/>' for d in art.water]
    return "".join(parts)


def printed_ground(cell: CellArt) -> str:
    """The ground of a cell without a tile."""
    assert cell.art
    assert cell.print
    what, relief = cell.print.ground, cell.print.relief
    if what == "closed" and relief:
        return (
            f'<path d="{cell.art.outline}" fill="{PAPER}" stroke="{INK}" stroke-opacity=".16" stroke-width="1"/>'
            f'<path d="{relief.lines}" {stroke(CLOSED, 0.8)} stroke-opacity=".16"/>'
            f'<path d="{relief.frame}" {stroke(CLOSED, 1.6)} stroke-opacity=".55" stroke-dasharray="4 3.5"/>'
        )
    if what == "sea":
        dots = 'stroke-dasharray="0 5" stroke-linecap="round"'
        line = f'fill="none" stroke="{WATER}" stroke-opacity=".6" stroke-width="2"'
        return f'<path d="{cell.art.outline}" {line} {dots}/>{_waves()}'
    parts = [ground(cell.art, GROUND.get(what, "") if cell.art.colour == "blank" else "")]
    if relief and relief.shade:
        parts.append(f'<path d="{relief.shade}" fill="{PEAK}" fill-opacity=".5"/>')
    if relief and relief.lines:
        colour = PEAK if what == "mountain" else HILL
        parts.append(f'<path d="{relief.lines}" {stroke(colour, 1.3, "round")} stroke-linejoin="round"/>')
    return "".join(parts)


def sea(art: BoardArt) -> str:
    """The sea with lines along the coast, and the land."""
    if not art.coast:
        return ""
    left, top, wide, high = art.view
    parts = [f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="{high:g}" fill="{SEA}"/>']
    parts += [
        f'<path d="{art.coast}" {stroke(SEA_LINE, width)} stroke-opacity="{opacity:g}"/>'
        for width, opacity in COAST_LINES
    ]
    parts.append(f'<path d="{art.coast}" fill="{FILL["blank"]}" stroke="{SHORE}" stroke-width="2.2"/>')
    return "".join(parts)


def rivers(art: BoardArt) -> str:
    """The rivers, clipped to the land; tiles laid later cover them."""
    if not art.rivers:
        return ""
    clip = f"land-{crc32(art.land.encode()):x}"
    parts = [f'<path d="{one.d}" {stroke(RIVER_EDGE, one.width, "round")}/>' for one in art.rivers]
    parts += [f'<path d="{one.d}" {stroke(RIVER, one.width - 2.4, "round")}/>' for one in art.rivers]
    return (
        f'<clipPath id="{clip}"><path d="{art.land}"/></clipPath><g clip-path="url(#{clip})">{"".join(parts)}</g>'
        + "".join(_ring(cell) for cell in art.cells if cell.print and cell.print.ring and not cell.laid)
    )


def _ring(cell: CellArt) -> str:
    """A disc with a ring of brass dots around the print of a capital."""
    return (
        f'<circle cx="{cell.x:g}" cy="{cell.y:g}" r="{RING:g}" fill="{PAPER}" fill-opacity=".55" stroke="{BRASS}" '
        'stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0 5.03"/>'
    )


def river_names(art: BoardArt) -> str:
    """The name of each river at the first place without a tile."""
    laid = {cell.cell for cell in art.cells if cell.laid}
    parts = []
    for river in art.rivers:
        for label in river.labels:
            if label.cell not in laid:
                turn = f"rotate({label.turn:g} {label.x:g} {label.y:g})"
                more = f' font-style="italic" letter-spacing="1.2" transform="{turn}"'
                parts.append(text(label.x, label.y, river.name, 11.5, fill=RIVER_TEXT, more=more))
                break
    return "".join(parts)


def printed_text(cell: CellArt, words: Words | None) -> str:
    """Cost, names, port and country of a cell."""
    if not cell.art or not cell.print:
        return ""
    parts = []
    if cell.print.country and words:
        parts.append(text(0, 3.5, words(cell.print.country), 11, fill=SIGN))
    if cell.terrain and cell.print.pill:
        parts.append(_pill(cell.terrain, cell.cost, *cell.print.pill))
    elif cell.terrain:
        parts.append(_terrain(cell.terrain, cell.cost, cell.art.terrain_y))
    parts.append(printed_names(cell))
    if "port" in cell.marks:
        parts.append(_anchor(-27, 25))
    return "".join(parts)


def printed_names(cell: CellArt) -> str:
    """The names of a cell, in an outline of its ground."""
    if not cell.art or not cell.print:
        return ""
    fill = FILL.get(cell.art.colour, FILL["blank"])
    if cell.art.colour == "blank" and not cell.laid:
        fill = GROUND.get(cell.print.ground, fill)
    return "".join(name_svg(name, fill) for name in cell.print.names)


def name_svg(name: NameArt, fill: str = EDGE) -> str:
    """A name; `fill` is the colour of the ground."""
    step = name.size * (0.96 if name.strong else 1)
    halo = (SEA if name.sea else fill, HALO) if name.strong else (EDGE, 2.2)
    return "".join(
        text(name.x, round(name.y + n * step, 2), line, name.size, bold=name.strong, halo=halo)
        for n, line in enumerate(name.lines)
    )


def _pill(terrain: str, cost: int, x: float, y: float) -> str:
    """A cost in a frame, with the sign of its terrain."""
    half, high = pill_half_width(cost), PILL[1]
    colour = COST.get(terrain, SIGN)
    left = x - half + 9.5
    sign = {"mountain": _peak(left, y, 5.6, colour, 1), "hill": _hill(left, y, 0.8, colour, 1)}
    return (
        f'<rect x="{x - half:g}" y="{y - high:g}" width="{2 * half:g}" height="{2 * high:g}" rx="{high:g}" '
        f'fill="{EDGE}" fill-opacity=".88" stroke="{colour}" stroke-opacity=".45" stroke-width=".8"/>'
        + sign.get(terrain, _ripple(left, y, 0.78, colour) if terrain == "water" else "")
        + text(round((left + 7 + x + half - 2.5) / 2, 2), y + 3.9, str(cost), 11, bold=True, fill=colour)
    )


def _terrain(terrain: str, cost: int, y: float) -> str:
    x = -9 if cost < 100 else -12
    sign = {"mountain": _peak(x, y, 7), "hill": _hill(x, y), "water": _ripple(x, y)}.get(terrain, "")
    return sign + text(x + 15 if cost < 100 else x + 18, y + 3.2, str(cost), 9, fill=SIGN, bold=True)


def _peak(x: float, y: float, r: float, fill: str = SIGN, opacity: float = 0.75) -> str:
    d = f"M{x - r:g} {y + r * 0.62:g}L{x:g} {y - r * 0.7:g}L{x + r:g} {y + r * 0.62:g}Z"
    return f'<path d="{d}" fill="{fill}" fill-opacity="{opacity:g}"/>'


def _hill(x: float, y: float, k: float = 1, fill: str = SIGN, opacity: float = 0.65) -> str:
    d = f"M{x - 7 * k:g} {y + 4 * k:g}Q{x:g} {y - 9 * k:g} {x + 7 * k:g} {y + 4 * k:g}Z"
    return f'<path d="{d}" fill="{fill}" fill-opacity="{opacity:g}"/>'


def _ripple(x: float, y: float, k: float = 1, colour: str = WATER) -> str:
    lines = "".join(f"M{x - 7 * k:g} {y + dy * k:g}q{3.5 * k:g} {-4 * k:g} {7 * k:g} 0t{7 * k:g} 0" for dy in (-2, 3))
    return f'<path d="{lines}" {stroke(colour, 1.8 if k == 1 else 1.5, "round")}/>'


def _trees() -> str:
    tree = "l-7 14h5v5h4v-5h5Z"
    return f'<path d="M-10 -12{tree}M8 -6{tree}" fill="{FILL["green"]}" stroke="{SIGN}" stroke-width="1"/>'


def _waves() -> str:
    rows = "".join(f"M{dx - 20:g} {dy:g}q5 -5 10 0t10 0t10 0" for dx, dy in ((0, -10), (8, 2), (0, 14)))
    return f'<path d="{rows}" fill="none" stroke="{WATER}" stroke-opacity=".6" stroke-width="1.6"/>'


def _anchor(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g})" fill="none" stroke="{WATER}" stroke-width="1.7" '
        f'stroke-linecap="round">{circle(0, -5, 1.9, "none", WATER, 1.7)}'
        '<path d="M0 -3V6M-5 1Q-4 6 0 6Q4 6 5 1M-3 -1H3"/></g>'
    )
