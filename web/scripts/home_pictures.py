"""Draw the home screen's pictures of hex games from their data: `python web/scripts/home_pictures.py`.

Each is a part of a map with a few tiles laid. A test fails if a picture is stale.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from trainshed.rail.board import Board
from trainshed.rail.draw import load_liveries, position
from trainshed.rail.draw.routes import RouteLine, routes_body
from trainshed.rail.draw.svg import board_body
from trainshed.titles.tiles import data_folder, start_board

OUT = Path(__file__).parents[1] / "src" / "home"
FONT = 'font-family="\'Source Sans 3\',Inter,system-ui,sans-serif" font-weight="600" text-anchor="middle"'
ROUTE = "#d0386f"
"""The first line colour of the page."""
PAD = 60


class Picture(NamedTuple):
    game: str
    middle: str
    """The cell in the middle."""
    size: tuple[int, int]
    shift: tuple[int, int] = (0, 0)
    lays: tuple[tuple[str, str, int], ...] = ()
    stations: tuple[tuple[str, str, int], ...] = ()
    """Company, cell, stop."""
    route: tuple[str, ...] = ()
    """The cells of a route; every one of them is a stop."""


PICTURES = {
    # The guided game after its fourth round: BCB from Hradec Králové over Pardubice to Praha.
    "lesson": Picture(
        "18CZ",
        "E13",
        (330, 236),
        (8, -24),
        (("E15", "6", 1), ("D16", "6", 0), ("E13", "55", 0), ("E11", "8889", 1)),
        (("BCB", "E11", 1),),
        ("D16", "E15", "E13"),
    ),
    "cz_first": Picture(
        "18CZ",
        "E13",
        (380, 190),
        (0, -12),
        (("E15", "6", 1), ("E15", "14", 0), ("D16", "6", 0), ("E13", "55", 0), ("E11", "8889", 1)),
        (("BCB", "E11", 1), ("BCB", "D16", 0)),
    ),
    "ireland": Picture("18Ireland", "H12", (420, 210), (-30, 0), (("F12", "58", 4), ("G11", "9", 4), ("H12", "8", 1))),
}


def draw(name: str) -> str:
    """Return one picture as SVG."""
    what = PICTURES[name]
    board = start_board(what.game)
    _lay(board, what)
    art = position(board)
    cells = {cell.cell: cell for cell in art.cells}
    at = cells[what.middle]
    (wide, high), left, top = what.size, at.x + what.shift[0], at.y + what.shift[1]
    left, top = left - wide / 2, top - high / 2
    seen = tuple(
        cell for cell in art.cells if left - PAD < cell.x < left + wide + PAD and top - PAD < cell.y < top + high + PAD
    )
    body = board_body(replace(art, cells=seen), load_liveries(data_folder(what.game)), coordinates=False)
    if what.route:
        route = RouteLine(0, [(cell, -1) for cell in what.route], what.route)
        body += routes_body(board, art, [route], ROUTE)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {wide} {high}" width="{wide}" '
        f'height="{high}" {FONT}>{body}</svg>\n'
    )


def _lay(board: Board, what: Picture) -> None:
    for cell, tile, rotation in what.lays:
        board.lay(cell, board.map.tiles[tile], rotation)
    for company, cell, stop in what.stations:
        board.place(company, (cell, stop))


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    for name in PICTURES:
        (OUT / f"{name}.svg").write_text(draw(name), encoding="utf-8")
