"""The picture of a table: the board, a company's routes on it, and the market below."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from trainshed.rail.board import Board
from trainshed.rail.draw.market import market_body, market_size
from trainshed.rail.draw.paint import FONT, PAPER
from trainshed.rail.draw.position import colours, position
from trainshed.rail.draw.routes import RouteLine, routes_body
from trainshed.rail.draw.svg import Liveries, board_body
from trainshed.rail.market import Market

MARGIN = 16


def table_svg(
    title: str,
    board: Board,
    market: Market,
    liveries: Liveries,
    *,
    company: str = "",
    routes: Sequence[RouteLine] = (),
    coordinates: bool = True,
) -> str:
    """Return the picture of a table as an SVG document, with the routes of a company in its colour.

    Companies are distinguished by letters as well as colours, routes by dash patterns.
    """
    art = position(board)
    left, top, width, height = art.view
    body = board_body(art, liveries, coordinates=coordinates)
    if routes:
        body += routes_body(board, art, routes, colours(liveries, company).fill)
    across, down = market_size(market.chart)
    if down:
        wide = max(width, across + 2 * MARGIN)
        left, width = left - (wide - width) / 2, wide
        at = f"{left + (width - across) / 2:g} {top + height:g}"
        body += f'<g transform="translate({at})">{market_body(market, liveries)}</g>'
        height += down + 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}" '
        f'width="{width:.0f}" height="{height:.0f}" role="img" {FONT}><title>{escape(title)}</title>'
        f"<desc>{escape(_described(board, market))}</desc>"
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" fill="{PAPER}"/>{body}</svg>'
    )


def _described(board: Board, market: Market) -> str:
    """Describe the board and the market in text that is the same in every language."""
    here: dict[str, list[str]] = {}
    for (cell, _), companies in sorted(board.stations.items()):
        here.setdefault(cell, []).extend(companies)
    cells = ", ".join(
        f"{cell} {shape.tile.id}" + (f" ({' '.join(here[cell])})" if cell in here else "")
        for cell, shape in sorted(board.laid.items())
    )
    prices = ", ".join(f"{company} {market.price(company)}" for company in market.order())
    return f"{cells}; {prices}" if prices else cells
