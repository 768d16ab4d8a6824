"""The maps of the track games: every cell is drawn, and the picture is the same as Python's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from trainshed.core import Words
from trainshed.rail.draw import board_svg, load_liveries, position
from trainshed.titles.tiles import data_folder, start_board, track_games

from .axe import violations
from .player import Player

People = Callable[..., Player]

# Compare the board without its camera with Python's picture, pixel by pixel: the number of values that differ by more
# than antialiasing, and the positions of the first three.
_DIFFERENT = """async ([drawn, view]) => {
  const [left, top, width, height] = view;
  const shown = document.querySelector(".trackboard > svg");
  const copy = shown.cloneNode(true);
  for (const news of copy.querySelectorAll("[data-tile] + path")) news.remove();
  copy.firstElementChild.removeAttribute("transform");
  copy.setAttribute("viewBox", view.join(" "));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ x: left, y: top, width, height, fill: "#f7f3ea" }))
    ground.setAttribute(name, value);
  copy.prepend(ground);
  const pixels = async svg => {
    const image = new Image(width, height);
    const loaded = new Promise((done, failed) => { image.onload = done; image.onerror = failed; });
    const text = svg.replace(/<svg[^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(" ")}"
      width="${width}" height="${height}" font-family="sans-serif">`);
    image.src = "data:image/svg+xml;base64," + btoa(unescape(encodeURIComponent(text)));
    await loaded;
    const canvas = Object.assign(document.createElement("canvas"), { width: 2 * width, height: 2 * height });
    const paper = canvas.getContext("2d", { willReadFrequently: true });
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
    return paper.getImageData(0, 0, canvas.width, canvas.height);
  };
  const [a, b] = [await pixels(new XMLSerializer().serializeToString(copy)), await pixels(drawn)];
  const found = [];
  for (let i = 0; i < a.data.length; i++) {
    const [x, y] = [(i >> 2) % a.width, Math.floor((i >> 2) / a.width)];
    if (Math.abs(a.data[i] - b.data[i]) > 60) found.push([left + x / 2, top + y / 2]);
  }
  return [found.length, found.slice(0, 3)];
}"""


def open_map(me: Player, game: str) -> None:
    me.open(f"/map/{game}")
    expect(me.by("map")).to_have_attribute("data-loaded", "true")


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", track_games())
def test_every_cell_is_drawn_with_its_name(people: People, game: str, phone: bool) -> None:
    me = people(phone=phone)
    me.open("/tiles")
    me.by(f"map-{game}").click()
    art = position(start_board(game))
    cells = me.page.locator(".trackboard > svg [data-cell]")
    expect(cells).to_have_count(len(art.cells))
    written = """groups => groups.map(
        group => [Object.values(group.dataset)[0], [...group.querySelectorAll('text')].map(t => t.textContent)])"""
    ids: dict[str, Any] = dict(cells.evaluate_all(written))
    printed: dict[str, Any] = dict(me.page.locator(".trackboard > svg [data-print]").evaluate_all(written))
    for cell in art.cells:
        if cell.print and cell.print.country:
            assert printed[cell.cell] == [Words("en")(cell.print.country)]
            continue
        assert cell.cell in ids[cell.cell]
        assert cell.name.split() == [] or cell.name.split()[0] in " ".join(printed[cell.cell])
    stations = [station for cell in art.cells for station in cell.stations]
    expect(me.page.locator("[data-station]")).to_have_count(len(stations))
    expect(me.page.locator("[data-station][data-reserved]")).to_have_count(sum(one.reserved for one in stations))
    expect(me.page.locator("[data-border]")).to_have_count(len(art.borders))
    assert violations(me.page) == []
    assert me.page.evaluate("() => document.documentElement.scrollWidth") <= (390 if phone else 1440)


@pytest.mark.parametrize("game", track_games())
def test_the_page_draws_maps_as_python_does(people: People, game: str) -> None:
    me = people()
    open_map(me, game)
    board = start_board(game)
    drawn = board_svg(board, load_liveries(data_folder(game)), words=Words("en"))
    assert me.page.evaluate(_DIFFERENT, [drawn, position(board).view]) == [0, []]


def test_names_of_cells_can_be_hidden_and_the_map_looked_at_closely(people: People) -> None:
    me = people()
    open_map(me, "18CZ")
    prague = me.page.locator("[data-cell='E11']")
    expect(prague.get_by_text("E11", exact=True)).to_have_count(1)
    me.page.locator("[data-chip='coordinates']").click()
    expect(prague.get_by_text("E11", exact=True)).to_have_count(0)
    me.page.get_by_role("button", name="Zoom in").click()
    me.by("zoom-all").click()
    expect(me.by("zoom-all")).to_have_count(0)


def test_names_and_costs_are_layers_and_cells_outside_the_game_have_a_legend(people: People) -> None:
    me = people()
    open_map(me, "18CZ")
    prague = me.page.locator("[data-print='E11']")
    expect(prague.get_by_text("Praha")).to_have_count(1)
    expect(prague.get_by_text("10", exact=True)).to_have_count(1)
    me.page.locator("[data-chip='names']").click()
    expect(prague.get_by_text("Praha")).to_have_count(0)
    expect(me.page.get_by_text("Vltava")).to_have_count(0)
    me.page.locator("[data-chip='costs']").click()
    expect(prague.get_by_text("10", exact=True)).to_have_count(0)
    expect(me.page.get_by_text("not in this game")).to_be_visible()
    expect(me.page.locator("[data-ground='closed']")).to_have_count(6)


def test_a_map_that_is_not_there_says_so(people: People) -> None:
    me = people()
    me.open("/map/18Nowhere")
    expect(me.page.get_by_role("link", name="Home").last).to_be_visible()
    expect(me.by("map")).to_have_count(0)
