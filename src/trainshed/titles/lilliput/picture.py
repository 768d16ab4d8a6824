"""Pictures of a table: the map with tiles and stations, optionally a company's best routes, and the market.

Companies are distinguished by letters as well as colours, the routes of several trains by dash patterns.
"""

from __future__ import annotations

from functools import cache
from html import escape
from itertools import pairwise
from math import dist
from pathlib import Path
from re import findall

from trainshed.rail.board import Board
from trainshed.rail.draw import CellArt, Livery, load_liveries, position
from trainshed.rail.draw.geometry import HALF, middle, radius, xy
from trainshed.rail.draw.layout import SLOT, TOWN
from trainshed.rail.draw.position import colours
from trainshed.rail.draw.svg import EDGE, FONT, INK, PAPER, board_body
from trainshed.rail.grid import Kind
from trainshed.rail.tile import BROAD

from .routes import RouteTaken, best_run
from .state import NOBODY, State

FIELD, ROW = 58, 58
"""Width and height of a field of the market."""
DASHES = ("", "16 7", "3 7", "16 6 3 6")
"""By train: dash pattern of its route."""
_UPPER, _LOWER = "#fdfaf2", "#ece5d3"
_SQUARE: Kind = "square"


@cache
def liveries() -> dict[str, Livery]:
    """Return the companies' colours."""
    return load_liveries(Path(__file__).parent / "data")


def svg(state: State, seat: int | None = None, *, routes: str = "", coordinates: bool = True) -> str:  # noqa: ARG001
    """Return the picture of the table, the same for every seat; with the routes of the company named in `routes`."""
    if routes and state.director(routes) == NOBODY:
        raise ValueError(f"routes: {routes[:20]!r} is no company on the map")
    art = position(state.board)
    left, top, width, height = art.view
    parts = [board_body(art, liveries(), coordinates=coordinates)]
    if routes:
        drawn = {cell.cell: cell for cell in art.cells}
        parts += _routes(state, routes, drawn)
    columns = len(state.box.prices) // 2
    wide, under = max(width, columns * FIELD + 32), 2 * ROW + 32
    left -= (wide - width) / 2
    market = f'<g transform="translate({left + (wide - columns * FIELD) / 2:g} {top + height:g})">{_market(state)}</g>'
    view = f"{left:g} {top:g} {wide:g} {height + under:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{wide:.0f}" height="{height + under:.0f}" '
        f'role="img" {FONT}><title>18Lilliput</title><desc>{escape(_described(state))}</desc>'
        f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="{height + under:g}" fill="{PAPER}"/>'
        f"{''.join(parts)}{market}</svg>"
    )


def _described(state: State) -> str:
    """Describe the map and the market in text that is the same in every language."""
    board = state.board
    cells = ", ".join(
        f"{cell} {shape.tile.id}" + (f" ({' '.join(here)})" if (here := _here(board, cell)) else "")
        for cell, shape in sorted(board.laid.items())
    )
    market = ", ".join(f"{company} {state.market.price(company)}" for company in state.market.order())
    return f"{cells}; {market}" if market else cells


def _here(board: Board, cell: str) -> list[str]:
    """Return the companies with a station on a cell."""
    return [company for (at, _), companies in sorted(board.stations.items()) if at == cell for company in companies]


# routes (7.3)


def _routes(state: State, company: str, drawn: dict[str, CellArt]) -> list[str]:
    """Draw the best routes of the company's trains, in its colour, each with its own dash pattern."""
    livery = colours(liveries(), company)
    parts, towns = [], []
    for route in best_run(state, company).ways[0].routes:
        towns += [_towns(drawn[cell]) for cell in route.stops]
        dash = DASHES[route.train % len(DASHES)]
        for d in _path(state.board, route, drawn):
            line = f'd="{d}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
            parts.append(f'<path {line} stroke="{EDGE}" stroke-width="10" stroke-opacity=".9"/>')
            how = f' stroke-dasharray="{dash}"' if dash else ""
            parts.append(f'<path data-train="{route.train}" {line} stroke="{livery.fill}" stroke-width="6"{how}/>')
    return parts + towns


def _towns(cell: CellArt) -> str:
    """Draw the dots of towns again, above the route."""
    return "".join(
        f'<circle cx="{cell.x + stop.x:g}" cy="{cell.y + stop.y:g}" r="{TOWN}" fill="{INK}" stroke="{EDGE}" '
        'stroke-width="1.8"/>'
        for stop in (cell.art.stops if cell.art else ())
        if stop.kind == "town"
    )


def _path(board: Board, route: RouteTaken, drawn: dict[str, CellArt]) -> list[str]:
    """Return the route's links along the track, one path each."""
    cell_of, passed = board.map.grid.cell, set(route.cells)
    links = board.network().links(BROAD)
    paths = []
    for ends in pairwise(route.stops):
        for link in links:
            cells = [cell_of(cell) for cell in link.cells]
            if {cells[0], cells[-1]} == set(ends) and passed.issuperset(cells):
                paths.append(_along(board, cells, board.map.place(link.a)[1], board.map.place(link.b)[1], drawn))
                break
    return paths


def _along(board: Board, cells: list[str], a: int, b: int, drawn: dict[str, CellArt]) -> str:
    """Return the path from stop `a` of the first cell to stop `b` of the last, along the track of each cell between."""
    grid, first, last = board.map.grid, drawn[cells[0]], drawn[cells[-1]]
    here, there = grid.side_towards(cells[0], cells[1]), grid.side_towards(cells[-1], cells[-2])
    assert here is not None
    assert there is not None
    parts = [f"M{_stop(first, a, here)}"]
    for at, (cell, other) in enumerate(pairwise(cells)):
        art, side = drawn[cell], grid.side_towards(cell, other)
        assert side is not None
        end = xy((art.x + middle(_SQUARE, side)[0], art.y + middle(_SQUARE, side)[1]))
        if at:
            back = grid.side_towards(cell, cells[at - 1])
            assert back is not None
            flag = (back - side) % 4 % 3 if radius(_SQUARE, back, side) else None
        else:
            bend = _bend(first, side)
            flag = None if bend is None else 1 - bend
        parts.append(_to(end, flag))
    parts.append(_to(_stop(last, b, there), _bend(last, there)))
    return "".join(parts)


def _to(end: str, flag: int | None) -> str:
    """Return the path command to a point: straight, or an arc with this sweep flag."""
    return f"L{end}" if flag is None else f"A{HALF:g} {HALF:g} 0 0 {flag} {end}"


def _bend(cell: CellArt, side: int) -> int | None:
    """Return the sweep flag of the arc from a side to a town; None if the track is straight."""
    assert cell.art is not None
    edge = middle(_SQUARE, side)
    for track in cell.art.tracks:
        x, y, *rest = (float(number) for number in findall(r"-?[\d.]+", track.d))
        if "A" in track.d and dist((x, y), edge) < 1:
            return int(rest[4])
        if "A" in track.d and dist(rest[-2:], edge) < 1:
            return 1 - int(rest[4])
    return None


def _stop(cell: CellArt, index: int, side: int) -> str:
    """Return where a route from a side ends: at the stop, or short of a city's slots so that stations stay visible."""
    assert cell.art is not None
    stop = cell.art.stops[index]
    if not stop.slots:
        return xy((cell.x + stop.x, cell.y + stop.y))
    edge = middle(_SQUARE, side)
    room = max(dist((stop.x, stop.y), slot) for slot in stop.slots) if side % 2 else 0
    part = min(1.0, (SLOT + room + 3) / dist((stop.x, stop.y), edge))
    return xy((cell.x + stop.x + (edge[0] - stop.x) * part, cell.y + stop.y + (edge[1] - stop.y) * part))


# the market (section 3)


def _market(state: State) -> str:
    """Draw both rows; of the markers on a field the top one comes first."""
    parts = []
    for field in state.box.fields:
        row, column = field
        x, y = column * FIELD, row * ROW
        fill, price = _LOWER if row else _UPPER, state.box.chart.price(field)
        parts.append(
            f'<rect x="{x}" y="{y}" width="{FIELD}" height="{ROW}" fill="{fill}" stroke="{INK}" stroke-opacity=".35"/>'
            f'<text x="{x + 7}" y="{y + 17}" font-size="13" fill="{INK}" fill-opacity=".8">{price}</text>'
        )
        here = state.market.stack(field)
        for place, company in enumerate(here):
            parts.append(_marker(company, x, y, place, len(here)))
    return "".join(parts)


def _marker(company: str, left: float, top: float, place: int, count: int) -> str:
    """Draw a marker; the markers of a field are arranged in rows, so that no letters are covered."""
    across, r, first = (2, 13.0, 38.0) if count <= 2 else (3, 9.0, 29.0) if count <= 6 else (4, 7.0, 27.0)
    row, column = divmod(place, across)
    in_row = min(across, count - row * across)
    x, y = left + FIELD / 2 + (column - (in_row - 1) / 2) * (2 * r + 0.5), top + first + row * (2 * r + 1)
    livery = colours(liveries(), company)
    return (
        f'<g data-marker="{escape(company)}"><circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{livery.fill}" '
        f'stroke="{INK}" stroke-width="1.2"/><text x="{x:g}" y="{y + 0.26 * r:g}" font-size="{r * 0.73:g}" '
        f'font-weight="600" text-anchor="middle" fill="{livery.ink}">{escape(livery.letters or company)}</text></g>'
    )
