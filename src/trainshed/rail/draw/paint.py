"""Colours of the print, and the primitives all drawings use. `web/src/rail/paint.ts` has the same colours."""

from __future__ import annotations

from html import escape

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
GROUND = {"hill": "#e7dabd", "mountain": "#e0d1b0", "water": "#ebe7d9", "closed": PAPER}
"""The ground of blank cells of a map with art; `FILL["blank"]` where it is plain."""
WATER, SIGN = "#5f9fbf", "#7a6a4f"
SEA, SEA_LINE, SHORE = "#d5e5ea", "#c6dbe2", "#8fb2bf"
RIVER, RIVER_EDGE, RIVER_TEXT = "#bfdce8", "#8fbdd2", "#336b88"
HILL, PEAK = "#b7a274", "#8f7d5a"
CLOSED, BRASS = "#b3261e", "#b8862b"
COST = {"mountain": "#5f4f33", "hill": "#5f4f33", "water": "#2b6482"}
"""The text of a cost in its frame, by terrain."""
FONT = "font-family=\"'Source Sans 3',Inter,system-ui,sans-serif\""


def text(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    bold: bool = False,
    fill: str = INK,
    opacity: float = 1,
    halo: tuple[str, float] | None = None,
    anchor: str = "middle",
    more: str = "",
) -> str:
    """A short text; `halo` is the colour and width of its outline, `more` further attributes."""
    extra = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
    if bold:
        extra += ' font-weight="600"'
    if halo:
        extra += f' stroke="{halo[0]}" stroke-width="{halo[1]:g}" paint-order="stroke" stroke-linejoin="round"'
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{fill}"{extra}{more}>'
        f"{escape(text)}</text>"
    )


def circle(x: float, y: float, r: float, fill: str, stroke: str, width: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def stroke(colour: str, width: float, cap: str = "butt") -> str:
    return f'fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="{cap}"'
