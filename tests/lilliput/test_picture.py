"""SVG pictures of a game: every tile, every station with its letters, the market, the routes of a company."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tests.help import random_game
from tests.lilliput.table import board, preview, seen, start
from tests.lilliput.table_steps import lay, place_stations, set_trains
from trainshed.core import Game
from trainshed.rail.draw import load_liveries
from trainshed.rail.draw.routes import DASHES
from trainshed.titles.tiles import data_folder

SVG = "{http://www.w3.org/2000/svg}"
FINISHED = random_game("lilliput", 3, seed=4, options={"scenario": "city-on-city"})


def drawn(game: Game, routes: str = "") -> ElementTree.Element:
    return ElementTree.fromstring(game.svg(routes=routes))


def test_every_tile_lies_on_its_cell() -> None:
    root = drawn(FINISHED)
    assert root.tag == f"{SVG}svg"
    cells = {group.get("data-cell"): group for group in root.iter(f"{SVG}g") if group.get("data-cell")}
    laid = board(FINISHED).laid
    assert set(laid) < set(cells)
    for cell, group in cells.items():
        solid = any(path.get("fill") not in (None, "none") for path in group.iter(f"{SVG}path"))
        assert solid == (cell in laid), cell


def test_every_station_shows_the_letters_of_its_company() -> None:
    liveries = load_liveries(data_folder("18Lilliput"))
    cells = {group.get("data-stations"): group for group in drawn(FINISHED).iter(f"{SVG}g")}
    companies = [company for company in seen(FINISHED).companies if company.stations]
    assert companies
    for company in companies:
        for place in company.stations:
            cell, _, _ = place.partition(".")
            letters = [text.text for text in cells[cell].iter(f"{SVG}text")]
            assert liveries[company.id].letters in letters, (company.id, cell)


def test_the_market_has_every_field_and_every_marker() -> None:
    root = drawn(FINISHED)
    view = seen(FINISHED)
    text = [element.text for element in root.iter(f"{SVG}text")]
    assert all(str(field.price) in text for field in view.market.fields)
    markers = [str(group.get("data-marker")) for group in root.iter(f"{SVG}g") if group.get("data-marker")]
    assert sorted(markers) == sorted(view.order)


def test_routes_of_a_company_are_drawn_each_with_a_dash_of_its_own() -> None:
    game = lay(start(2), ("N2", "Y-PC", 2), ("N2E1", "Y-CS", 0))
    set_trains(game, "MR", "2", "2")
    place_stations(game, "MR", "N2E1")
    taken = next(run for run in preview(game).runs if run.company == "MR").routes
    assert len(taken) == 2
    paths = [path for path in drawn(game, "MR").iter(f"{SVG}path") if path.get("data-train")]
    assert len({path.get("stroke-dasharray") for path in paths}) == 2
    assert any("A44 44" in (path.get("d") or "") for path in paths), "along the curve on N2"
    assert not [path for path in drawn(game).iter(f"{SVG}path") if path.get("data-train")]
    assert len(set(DASHES)) == len(DASHES)


def test_a_route_follows_the_curve_through_a_town_and_leaves_its_dot_in_sight() -> None:
    game = lay(start(2), ("N2", "CH-JUD2", 2), ("N2E1", "Y-CS", 0))
    set_trains(game, "MR", "3")
    place_stations(game, "MR", "N2E1")
    picture = drawn(game, "MR")
    paths = [str(path.get("d")) for path in picture.iter(f"{SVG}path") if path.get("data-train")]
    assert sum(path.count("A44 44") for path in paths) == 2, "to the town and on"
    marked = [element for element in picture if element.tag == f"{SVG}circle"]
    assert len(marked) == 1


def test_a_company_that_is_not_there_has_no_routes() -> None:
    with pytest.raises(ValueError, match="no company"):
        FINISHED.svg(routes="<script>")


def test_notebooks_show_a_game_and_words_describe_it() -> None:
    picture = FINISHED._repr_svg_()
    assert picture.startswith("<svg")
    described = ElementTree.fromstring(picture).findtext(f"{SVG}desc") or ""
    assert all(cell in described for cell in board(FINISHED).laid)
