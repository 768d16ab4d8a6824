"""Drawings: well formed, complete, inside the tile, and the same geometry as the JSON."""

from __future__ import annotations

from itertools import combinations
from math import cos, dist, hypot, pi, sin
from xml.etree import ElementTree

import msgspec
import pytest

from tests.rail.shared import ROOT, board, cover, title_map
from trainshed.rail.board import Board
from trainshed.rail.draw import (
    BoardArt,
    Livery,
    TileArt,
    board_svg,
    gallery,
    layout,
    load_liveries,
    position,
    tile_svg,
)
from trainshed.rail.draw.geometry import SIDE
from trainshed.rail.draw.layout import SLOT, TOWN
from trainshed.rail.map import Map
from trainshed.rail.tile import Stop, Tile, TileData

TITLES = ("lilliput", "cz", "ireland")
EVERY = [(title, id) for title in TITLES for id in title_map(title).tiles]


@pytest.mark.parametrize(("title", "id"), EVERY)
def test_every_tile_is_drawn(title: str, id: str) -> None:
    tiles = title_map(title).tiles
    tile: Tile = tiles[id]
    for rotation in tile.rotations:
        ElementTree.fromstring(tile_svg(tile, rotation, tiles.grid))
        art = layout(tile.shape(rotation), tiles.grid)
        assert len(art.stops) == len(tile.stops)
        assert len(art.tracks) == len(tile.pieces) + sum(map(len, tile.hubs))
        spots = [(value.x, value.y) for value in art.values]
        spots += [(text.x, text.y) for text in (art.label, art.mark) if text]
        assert all(hypot(*spot) < SIDE for spot in spots)
        slots = [slot for stop in art.stops for slot in stop.slots]
        assert all(dist(spot, slot) > SLOT for spot in spots for slot in slots), "nothing is written under a station"
        for one, two in combinations(art.stops, 2):
            sizes = sum(SLOT if stop.slots else TOWN for stop in (one, two))
            assert dist((one.x, one.y), (two.x, two.y)) > sizes * 0.8, (id, rotation)
        assert msgspec.json.decode(msgspec.json.encode(art), type=TileArt) == art


@pytest.mark.parametrize(("title", "id"), EVERY)
def test_stops_turn_with_their_tile(title: str, id: str) -> None:
    """The page turns the stops of a tile, and writes where the drawing of that rotation has room."""
    tiles = title_map(title).tiles
    tile: Tile = tiles[id]
    printed = layout(tile.shape(0), tiles.grid).stops
    for rotation in tile.rotations:
        angle = 2 * pi * rotation / tile.sides
        for stop, was in zip(layout(tile.shape(rotation), tiles.grid).stops, printed, strict=True):
            x, y = was.x * cos(angle) - was.y * sin(angle), was.x * sin(angle) + was.y * cos(angle)
            assert dist((stop.x, stop.y), (x, y)) < 0.05, rotation


def test_any_tile_can_be_drawn_not_only_those_of_our_titles() -> None:
    """Many slots; a junction of narrow track next to a city; a company's own track into a junction."""
    for slots in range(1, 10):
        big = Tile(TileData("big", "grey", stops=(Stop("city", 70, slots=slots),), track=("0-a",)), "flat")
        places = layout(big.shape(0), "flat").stops[0].slots
        assert all(dist(one, two) > 1.9 * SLOT for one, two in combinations(places, 2))
    stops = (Stop("junction"), Stop("city", 20, slots=1))
    data = TileData("x", "green", stops=stops, track=("3-b", "4-b"), narrow=("0-a", "1-a"), owned={"0-a": "SR"})
    art = layout(Tile(data, "flat").shape(2), "flat")
    assert [(track.gauge, track.owner) for track in art.tracks] == [
        ("broad", ""),
        ("broad", ""),
        ("narrow", "SR"),
        ("narrow", ""),
    ]
    assert len({track.d.partition("L")[2] for track in art.tracks[2:]}) == 1, "both end in the junction"
    ElementTree.fromstring(tile_svg(Tile(data, "flat"), 2, "flat"))


def test_track_leaves_a_side_in_its_middle() -> None:
    tile = title_map("ireland").tiles["9"]
    (track,) = layout(tile.shape(0), "flat").tracks
    assert track.d == "M0 43.3L0 -43.3"


def test_a_board_shows_stations_reservations_names_and_costs() -> None:
    table = cover(board("ireland"), ("I9", "IR2", 0))
    table.place("DDR", ("I11", 1))
    table.reserve("DKR", ("I11", 0))
    table.reserve("UR", ("J4", -1))
    picture = board_svg(table, {"DDR": Livery("#98fb98", "#000", "DDR")})
    ElementTree.fromstring(picture)
    for text in ("Dublin", ">DDR<", ">DKR<", ">UR<", "100", "#98fb98", "Enniskillen", ">J12<"):
        assert text in picture, text
    assert picture.count("data-cell=") == len(table.map.cells)


def test_an_open_board_shows_the_free_cells_around() -> None:
    table = cover(board("lilliput"), ("N1", "Y-CS", 1))
    art = position(table)
    assert {cell.cell for cell in art.cells if cell.art is None} == {"E1", "S1", "W1", "N2", "N1E1", "N1W1"}
    assert msgspec.json.decode(msgspec.json.encode(art), type=BoardArt) == art
    ElementTree.fromstring(board_svg(table))


def test_gallery_has_every_tile_of_every_title() -> None:
    page = gallery({title: title_map(title).tiles for title in TITLES})
    assert page.count("<svg") == len(EVERY)


@pytest.mark.parametrize("title", TITLES)
def test_every_company_of_a_map_has_a_livery(title: str) -> None:
    liveries = load_liveries(ROOT / "src" / "trainshed" / "titles" / title / "data")
    named = {home.company for home in title_map(title).file.homes}
    named |= {track.owner for tile in title_map(title).tiles.values() for track in tile.tracks if track.owner}
    assert named <= set(liveries)
    for company, livery in liveries.items():
        assert livery.letters
        dark, light = sorted((brightness(livery.fill), brightness(livery.ink)))
        assert (light + 0.05) / (dark + 0.05) >= 4.5, f"letters of {company} cannot be read"


def brightness(colour: str) -> float:
    """Relative luminance, as the accessibility guidelines define it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_names_are_escaped() -> None:
    ireland = title_map("ireland")
    plain = Map(msgspec.structs.replace(ireland.file, art=None), ireland.tiles)
    assert "Dundalk &amp;" in board_svg(Board(plain))
