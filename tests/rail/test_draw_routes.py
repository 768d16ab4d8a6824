"""Routes are drawn along the track of the tiles, on squares and on hexes of both orientations; the market below."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import dist, sqrt
from re import findall
from xml.etree import ElementTree

import pytest

from tests.rail.shared import ROOT, board, cover, title_map
from trainshed.rail.board import Board
from trainshed.rail.draw import Livery, RouteLine, position, table_svg
from trainshed.rail.draw.geometry import Point
from trainshed.rail.draw.layout import SLOT
from trainshed.rail.draw.market import market_body, market_size
from trainshed.rail.draw.position import CellArt
from trainshed.rail.draw.routes import link_path, routes_body
from trainshed.rail.map import ON_CELL, CellData, GridData, Map, MapFile
from trainshed.rail.market import Chart, Market, MarketData
from trainshed.rail.tile import BROAD, NARROW

SVG = "{http://www.w3.org/2000/svg}"
GRIDS = {"lilliput": "square", "cz": "pointy", "ireland": "flat"}


def points(d: str) -> Iterator[Point]:
    """Sample the points of a path."""
    here = (0.0, 0.0)
    for letter, text in findall("([MLAQ])([^MLAQ]*)", d):
        *how, x, y = map(float, findall(r"-?[\d.]+", text))
        end = (x, y)
        for t in (step / 40 for step in range(41)) if letter != "M" else ():
            on_line = here[0] + (x - here[0]) * t, here[1] + (y - here[1]) * t
            if letter == "A":
                c = centre(here, end, how[0], how[4] > 0)
                far = how[0] / dist(on_line, c)
                yield c[0] + (on_line[0] - c[0]) * far, c[1] + (on_line[1] - c[1]) * far
            elif letter == "Q":
                a, b, c2 = (1 - t) ** 2, 2 * t * (1 - t), t * t
                yield a * here[0] + b * how[0] + c2 * x, a * here[1] + b * how[1] + c2 * y
            else:
                yield on_line
        here = end


def centre(start: Point, end: Point, radius: float, sweep: bool) -> Point:
    """Return the centre from which the small arc turns clockwise (on the screen) if it sweeps."""
    x, y, half = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2, dist(start, end) / 2
    away = sqrt(max(0.0, radius**2 - half**2)) / (2 * half)
    for sign in (1, -1):
        c = x - (end[1] - start[1]) * away * sign, y + (end[0] - start[0]) * away * sign
        turn = (start[0] - c[0]) * (end[1] - c[1]) - (start[1] - c[1]) * (end[0] - c[0])
        if (turn > 0) == sweep:
            return c
    raise AssertionError("no such arc")


@cache
def ink(cell: CellArt) -> list[Point]:
    """Return points on all track of a cell, as its tile draws it."""
    assert cell.art is not None
    return [(cell.x + x, cell.y + y) for track in cell.art.tracks for x, y in points(track.d)]


def full(title: str, seed: int) -> Board:
    """Return a board with many tiles, laid at random over each other wherever they fit."""
    rng, table = random.Random(seed), board(title)
    for colour in ("yellow", "green", "brown"):
        for _ in range(60 if colour == "yellow" else 20):
            near = {other for cell in table.laid for other in table.map.grid.neighbours(cell).values()}
            cells = [*table.map.cells] or sorted({*near, *table.laid, "C"})
            lays = list(table.options(rng.sample(cells, min(8, len(cells))), phase=colour))
            if lays:
                cell, tile, rotation = rng.choice(lays)
                table.lay(cell, tile, rotation)
    return table


def commands(table: Board) -> Counter[str]:
    """Check that every link is drawn on the track and ends at towns and beside slots; count the commands used."""
    seen: Counter[str] = Counter()
    drawn = {cell.cell: cell for cell in position(table).cells}
    arts = [(cell, cell.art) for cell in drawn.values() if cell.art]
    slots = [(cell.x + x, cell.y + y) for cell, art in arts for stop in art.stops for x, y in stop.slots]
    for link in (*table.network().links(BROAD), *table.network().links(NARROW)):
        path = link_path(table, link, drawn)
        track = [point for number in link.cells for point in ink(drawn[table.map.grid.cell(number)])]
        on_path = list(points(path))
        assert all(min(dist(point, other) for other in track) < 1.7 for point in on_path), path
        for id, end in ((link.a, on_path[0]), (link.b, on_path[-1])):
            cell, index = table.map.place(id)
            art = drawn[cell].art
            assert art is not None
            stop = art.stops[index]
            if stop.slots:
                assert all(dist(end, slot) > SLOT for slot in slots), path
            else:
                assert dist(end, (drawn[cell].x + stop.x, drawn[cell].y + stop.y)) < 0.1
        seen.update(findall(r"A[\d.]+|[LQ]", path))
    return seen


@pytest.mark.parametrize("title", list(GRIDS))
def test_every_link_is_drawn_on_the_track_and_ends_beside_the_slots(title: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        table = full(title, seed)
        assert table.map.grid.kind == GRIDS[title]
        seen += commands(table)
    assert set(seen) >= ({"L", "A44"} if title == "lilliput" else {"L", "A25", "A75"}), seen


def between_cities(tile: str) -> Board:
    """Return a map of three hexes in a column: a tile of 18Ireland between two cities."""
    cells = {cell: CellData(tile) for cell, tile in (("A1", "658"), ("A3", tile), ("A5", "657"))}
    return Board(Map(MapFile(GridData("flat"), cells), title_map("ireland").tiles))


def test_a_link_through_a_junction_follows_two_of_its_spokes() -> None:
    table = between_cities("60")
    assert commands(table) == {"L": 4}
    drawn = {cell.cell: cell for cell in position(table).cells}
    path = link_path(table, table.network().links()[0], drawn)
    assert (drawn["A3"].x, drawn["A3"].y) in list(points(path)), "through the middle of the junction"


@pytest.mark.parametrize("tile", ["IR7", "IR8"])
def test_a_link_to_a_city_off_the_middle_follows_its_curve(tile: str) -> None:
    assert commands(between_cities(tile))["Q"] > 0


def test_routes_of_several_trains_are_told_apart_and_leave_towns_in_sight() -> None:
    table = cover(board("lilliput"), ("N1", "Y-CS", 1), ("N2", "CH-JUD2", 2), ("N2E1", "Y-CS", 0))
    stops = [("N1", ON_CELL), ("N2", ON_CELL), ("N2E1", ON_CELL)]
    lines = [RouteLine(0, stops[:2], ["N1", "N2"]), RouteLine(1, stops[1:], ["N2", "N2E1"])]
    root = ElementTree.fromstring(f"<svg>{routes_body(table, position(table), lines, '#123456')}</svg>")
    paths = [path for path in root.iter("path") if path.get("data-train")]
    assert [(path.get("data-train"), path.get("stroke-dasharray")) for path in paths] == [("0", None), ("1", "16 7")]
    assert all("A44 44" in str(path.get("d")) for path in paths)
    assert len(list(root.iter("circle"))) == 2, "the town, for each train"


def test_a_stop_of_a_route_may_be_named_exactly() -> None:
    table = full("cz", 3)
    art = position(table)
    drawn = {cell.cell: cell for cell in art.cells}
    for link in table.network().links():
        a, b = table.map.place(link.a), table.map.place(link.b)
        cells = [table.map.grid.cell(number) for number in link.cells]
        body = routes_body(table, art, [RouteLine(0, [a, b], cells)], "#123456")
        first = next(
            other
            for other in table.network().links()
            if {other.a, other.b} == {link.a, link.b} and set(other.cells) <= set(link.cells)
        )
        assert f'd="{link_path(table, first, drawn)}"' in body
        assert routes_body(table, art, [RouteLine(0, [a, (b[0], 7)], cells)], "#123456").count("<path") == 0


def test_names_stand_above_the_routes() -> None:
    table = cover(board("cz"), ("D16", "6", 0), ("E15", "6", 1))
    body = routes_body(table, position(table), [RouteLine(0, [("D16", 0), ("E15", 0)], ["D16", "E15"])], "#123456")
    assert 0 < body.rindex("<path") < body.index("Hradec") < body.index("Pardubice")


def test_the_picture_of_a_table_without_a_market_is_the_board() -> None:
    table = cover(board("cz"), ("D4", "57", 0))
    root = ElementTree.fromstring(table_svg("18CZ", table, Market(Chart(MarketData(()))), {}))
    assert root.get("viewBox") == " ".join(f"{number:g}" for number in position(table).view)
    assert "D4 57" in (root.findtext(f"{SVG}desc") or "")
    assert not [group for group in root.iter(f"{SVG}g") if group.get("data-marker")]


def test_any_chart_is_drawn_with_its_holes_and_markers() -> None:
    chart = Chart.load(ROOT / "src/trainshed/titles/ireland/data/market.toml")
    market, field = Market(chart), next(iter(chart.fields))
    for company in ("A", "B", "<C>"):
        market.put(company, field)
    root = ElementTree.fromstring(f"<svg>{market_body(market, {'A': Livery('#000', letters='AA')})}</svg>")
    fields = [rect for rect in root.iter("rect") if rect.get("fill") != "none"]
    frames = len(chart.zone("end")) + len(chart.zone("closes"))
    assert len(fields) == len(chart.fields)
    assert len(list(root.iter("rect"))) == len(fields) + frames
    assert [group.get("data-marker") for group in root.iter("g")] == ["A", "B", "<C>"]
    assert [text.text for group in root.iter("g") for text in group.iter("text")] == ["AA", "B", "<C>"]
    width, height = market_size(chart)
    assert all(0 <= float(rect.get("x", "")) < width for rect in root.iter("rect"))
    assert all(0 <= float(rect.get("y", "")) < height for rect in root.iter("rect"))
