"""The tile gallery: every tile is there, and the picture is the same as Python's."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from trainshed.rail.draw import load_liveries, tile_svg
from trainshed.titles.tiles import data_folder, track_games, track_map

from .axe import violations
from .player import Player

People = Callable[..., Player]

# Compare both drawings of each tile pixel by pixel; return the names of those that differ by more than antialiasing.
_DIFFERENT = """async drawn => {
  const pixels = async svg => {
    const image = new Image(106, 106);
    const loaded = new Promise((done, failed) => { image.onload = done; image.onerror = failed; });
    const text = svg.replace(/ font-family="[^"]*"/, "").replace(/ (width|height)="112"/g, "")
      .replace("<svg", '<svg width="106" height="106" font-family="sans-serif"');
    image.src = "data:image/svg+xml;base64," + btoa(unescape(encodeURIComponent(text)));
    await loaded;
    const canvas = Object.assign(document.createElement("canvas"), { width: 212, height: 212 });
    const paper = canvas.getContext("2d", { willReadFrequently: true });
    paper.fillStyle = "white";
    paper.fillRect(0, 0, 212, 212);
    paper.drawImage(image, 0, 0, 212, 212);
    return paper.getImageData(0, 0, 212, 212).data;
  };
  const found = [];
  for (const section of document.querySelectorAll("main section")) {
    for (const svg of section.querySelectorAll("svg")) {
      const name = section.dataset.game + " " + svg.querySelector("[data-tile]").dataset.tile;
      const [a, b] = [await pixels(new XMLSerializer().serializeToString(svg)), await pixels(drawn[name])];
      let gap = 0;
      for (let i = 0; i < a.length; i++) gap = Math.max(gap, Math.abs(a[i] - b[i]));
      if (gap > 60) found.push(name);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
def test_every_tile_is_drawn(people: People, phone: bool) -> None:
    me = people(phone=phone)
    served = {found["game"]: len(found["tiles"]) for found in me.get("/tiles")}
    me.open("/tiles")
    for game, count in served.items():
        expect(me.page.locator(f"section[data-game='{game}'] [data-tile]")).to_have_count(count)
    assert violations(me.page) == []
    assert me.page.evaluate("() => document.documentElement.scrollWidth") <= (390 if phone else 1440)


def test_the_page_draws_tiles_as_python_does(people: People) -> None:
    me = people()
    me.open("/tiles")
    expect(me.by("tiles")).to_have_attribute("data-loaded", "true")
    drawn = {
        f"{game} {tile.id}": tile_svg(tile, 0, track_map(game).grid.kind, load_liveries(data_folder(game)))
        for game in track_games()
        for tile in track_map(game).tiles.values()
    }
    assert me.page.evaluate(_DIFFERENT, drawn) == []
