"""The map of 18CZ as it is drawn: rivers, hills, names, costs, cells that are not in the game."""

from __future__ import annotations

from itertools import combinations
from math import dist
from xml.etree import ElementTree

import msgspec
import pytest

from tests.rail.shared import board, cover, title_map
from trainshed.core import LANGUAGES, Words
from trainshed.rail.board import Board
from trainshed.rail.draw import BoardArt, CellArt, board_svg, layout, position
from trainshed.rail.draw.geometry import Point
from trainshed.rail.draw.land import along, inside, outside, relief
from trainshed.rail.draw.layout import SLOT, TOWN, StopArt, track_points
from trainshed.rail.draw.lettering import Box, name_box
from trainshed.rail.draw.names import place_names
from trainshed.rail.draw.position import centre
from trainshed.rail.draw.prints import PILL, names_on, pill_half_width
from trainshed.rail.map import BadMap, Map
from trainshed.rail.map_art import MapArt, RiverData, Waypoint

SVG = "{http://www.w3.org/2000/svg}"
CZ = title_map("cz")
START = position(board("cz"))
CELLS = {cell.cell: cell for cell in START.cells}
CLOSED = {"A7", "B4", "F2", "H4", "I17", "J14"}
NAMED = [cell for cell, data in CZ.cells.items() if data.name]


def art() -> MapArt:
    assert CZ.file.art is not None
    return CZ.file.art


def gap(box: Box, point: Point) -> float:
    """The distance of a point from a box; 0 inside."""
    x, y = max(0.0, abs(point[0] - box.x) - box.wide), max(0.0, abs(point[1] - box.y) - box.high)
    return dist((0, 0), (x, y))


# -- rivers


def test_rivers_run_through_the_cells_that_cost_for_water() -> None:
    labe, vltava = art().rivers
    assert (labe.name, labe.cells) == ("Labe", ("C17", "D16", "E15", "D14", "D12", "C11", "C9", "B8", "A9"))
    assert (vltava.name, vltava.cells) == ("Vltava", ("H10", "G9", "F10", "E11", "D10", "C9"))
    water = {cell for cell, data in CZ.cells.items() if data.terrain == "water"}
    assert {*labe.cells, *vltava.cells} == water
    assert len(water) == 14
    assert {CZ.cells[cell].cost for cell in water} == {10}


@pytest.mark.parametrize("river", art().rivers, ids=lambda river: river.name)
def test_a_river_as_drawn_stays_in_its_cells_and_crosses_from_one_to_the_next(river: RiverData) -> None:
    middles = {cell: centre(CZ, cell) for cell in CZ.cells}
    points = [(middles[cell][0] + x, middles[cell][1] + y) for cell, x, y in river.course]
    seen: dict[str, None] = {}
    for point in along(points):
        cell = min(middles, key=lambda cell: dist(middles[cell], point))
        within = point[0] - middles[cell][0], point[1] - middles[cell][1]
        if not inside("pointy", within):
            assert point[1] < middles["A9"][1], "a river leaves the land only at its mouth"
            continue
        seen[cell] = None
    assert tuple(seen) == river.cells
    for one, two in zip(river.cells, river.cells[1:], strict=False):
        assert CZ.grid.side_towards(one, two) is not None, "neighbours"


def test_rivers_are_clipped_to_the_land_and_named_where_no_tile_lies() -> None:
    assert len(START.rivers) == 2
    assert START.land.count("Z") == len(CZ.cells) - len(CLOSED)
    picture = board_svg(board("cz"))
    assert picture.count(">Labe<") == picture.count(">Vltava<") == 1
    for river in START.rivers:
        cells = [label.cell for label in river.labels]
        assert len(cells) == len(set(cells)) > 1
        free = place_of_name(board_svg(board("cz")), river.name)
        table = cover(board("cz"), (cells[0], "8", 0))
        assert place_of_name(board_svg(table), river.name) != free, "a tile lies on the first place"


def place_of_name(picture: str, name: str) -> tuple[str | None, str | None]:
    (text,) = [one for one in ElementTree.fromstring(picture).iter(f"{SVG}text") if one.text == name]
    return text.get("x"), text.get("y")


def test_a_river_through_an_unknown_cell_is_refused() -> None:
    river = msgspec.structs.replace(art().rivers[0], course=(Waypoint("Z99", 0, 0),))
    file = msgspec.structs.replace(CZ.file, art=MapArt(rivers=(river,)))
    with pytest.raises(BadMap, match="Z99"):
        Map(file, CZ.tiles)


# -- hills and mountains


def test_hills_and_peaks_never_change_and_stay_inside_the_cell() -> None:
    for cell, data in CZ.cells.items():
        drawn = CELLS[cell].print
        assert drawn is not None
        if data.terrain in ("hill", "mountain"):
            assert drawn.relief is not None
            assert drawn.relief.lines.count("M") >= 4, cell
            assert bool(drawn.relief.shade) == (data.terrain == "mountain")
            assert drawn.ground == data.terrain
    assert relief("pointy", "A13", "hill", ()) == relief("pointy", "A13", "hill", ())
    assert relief("pointy", "A13", "hill", ()) != relief("pointy", "E5", "hill", ())


def test_costs_stand_in_frames_clear_of_stops_and_names_until_the_first_tile() -> None:
    for cell in START.cells:
        assert cell.print is not None
        assert (cell.print.pill is not None) == (cell.cost > 0)
        if cell.print.pill:
            pill = Box(*cell.print.pill, pill_half_width(cell.cost), PILL[1])
            assert all(outside("pointy", corner) < 3 for corner in pill.corners()), cell.cell
            assert not any(pill.meets(name_box(name)) for name in cell.print.names), cell.cell
            assert all(gap(pill, slot) > SLOT for stop in stops(cell) for slot in stop.slots), cell.cell
            assert all(gap(pill, (stop.x, stop.y)) > TOWN for stop in stops(cell)), cell.cell
    later = position(cover(board("cz"), ("A13", "8", 0), ("E15", "57", 1)))
    for cell in later.cells:
        if cell.cell in ("A13", "E15"):
            assert cell.print is not None
            assert (cell.cost, cell.print.pill, cell.print.relief, cell.print.ground) == (0, None, None, "")


def stops(cell: CellArt) -> tuple[StopArt, ...]:
    return cell.art.stops if cell.art else ()


# -- cells that are not in the game


def test_cells_that_are_not_in_the_game_tell_their_country_in_every_language() -> None:
    closed = {name: cell for name, cell in CELLS.items() if cell.print and cell.print.ground == "closed"}
    assert set(closed) == CLOSED
    told = {
        language: {
            name: Words(language)(cell.print.country)
            for name, cell in closed.items()
            if cell.print and cell.print.country
        }
        for language in LANGUAGES
    }
    assert told["en"] == {
        "A7": "Saxony", "B4": "Saxony", "F2": "Bavaria", "H4": "Bavaria", "I17": "Austria", "J14": "Austria"
    }  # fmt: skip
    assert [told[language]["F2"] for language in ("cs", "de", "pl")] == ["Bavorsko", "Bayern", "Bawaria"]
    assert "Saxony" in board_svg(board("cz"), words=Words("en"))
    assert "Saxony" not in board_svg(board("cz")), "pictures without a language have no words"


# -- names


def test_twin_cities_have_a_name_each_below_its_own_circle() -> None:
    for cell, names in (("B8", ("Teplice", "Ústí")), ("C7", ("Chomutov", "Most"))):
        shown = CELLS[cell].print
        assert shown is not None
        assert tuple(" ".join(name.lines) for name in shown.names) == names
        for name, stop in zip(shown.names, layout(CZ.tiles["OO"].shape(0), "pointy").stops, strict=True):
            box = name_box(name)
            assert box.y > stop.y + SLOT
            assert box.x - box.wide < stop.x < box.x + box.wide
        assert not name_box(shown.names[0]).meets(name_box(shown.names[1]))


def test_names_are_large_enough_to_read_without_zooming() -> None:
    """The whole map fits a zone of 864 x 800 pixels below a row of chips: the names are 11.7 pixels high there."""
    _, _, width, height = START.view
    zoom = min(864 / (width - 2 * (54 - 49.3)), (800 - 44) / height)
    single = [name for cell in START.cells if cell.print for name in cell.print.names if len(cell.print.names) == 1]
    assert sum(name.size * zoom > 11.6 for name in single) >= len(single) - 2
    assert min(name.size * zoom for name in single) > 9.5


@pytest.mark.parametrize("cell", NAMED)
def test_names_cover_no_stop_value_or_label_on_any_tile_that_may_lie_there(cell: str) -> None:
    start = CZ.print_of(cell)
    assert start is not None
    found = names_on(CZ, cell, start)
    assert len(found) > 4
    for where, names in found.items():
        id, _, rotation = where.partition("/")
        shape = CZ.tiles[id].shape(int(rotation))
        drawn = layout(shape, "pointy")
        boxes = [name_box(name) for name in names]
        assert not any(one.meets(two) for one, two in combinations(boxes, 2)), where
        for box in boxes:
            for stop in drawn.stops:
                assert all(gap(box, slot) > SLOT - 1.5 for slot in stop.slots), (cell, where)
            assert all(gap(box, (value.x, value.y)) > 5 for value in drawn.values), (cell, where)
            if drawn.label:
                assert gap(box, (drawn.label.x, drawn.label.y)) > 2, (cell, where)
            assert all(outside("pointy", corner) < 9 for corner in box.corners()), (cell, where)


def test_a_name_keeps_off_the_track_if_there_is_room() -> None:
    for id, rotation in (("57", 1), ("5", 2), ("6", 2)):
        shape = CZ.tiles[id].shape(rotation)
        (name,) = place_names(shape, "pointy", ("Tábor",))
        box = name_box(name)
        assert all(gap(box, point) > 3 for point in track_points(shape, "pointy")), (id, rotation)


# -- Praha


@pytest.mark.parametrize("id", ["Praha", "8889", "8890", "8891"])
def test_the_cities_of_praha_do_not_overlap(id: str) -> None:
    cities = layout(CZ.tiles[id].shape(0), "pointy").stops
    assert all(dist((0, 0), (city.x, city.y)) == pytest.approx(28.6, abs=0.1) for city in cities)
    assert all(dist((a.x, a.y), (b.x, b.y)) > 2 * SLOT for a, b in combinations(cities, 2))


def test_the_print_of_praha_has_a_ring_and_its_text_in_the_west() -> None:
    (ring,) = [cell for cell in START.cells if cell.print and cell.print.ring]
    assert ring.cell == "E11"
    assert ring.art is not None
    assert ring.art.label is not None
    assert max(ring.art.label.x, *(value.x for value in ring.art.values)) < -20
    covered = position(cover(board("cz"), ("E11", "8889", 1)))
    assert not any(cell.print and cell.print.ring for cell in covered.cells)


def plain_board() -> Board:
    """The board of 18Ireland as if its map had no art."""
    ireland = title_map("ireland")
    return Board(Map(msgspec.structs.replace(ireland.file, art=None), ireland.tiles))


def test_maps_without_art_are_drawn_plainly() -> None:
    drawn = position(plain_board())
    assert not drawn.coast
    for cell in drawn.cells:
        assert cell.print is not None
        assert not cell.print.ground
        assert not any(name.strong for name in cell.print.names)
        assert cell.print.pill is None


def test_the_layout_survives_json() -> None:
    found = position(board("cz"), ahead=True)
    assert set(found.names_on) == set(NAMED)
    assert msgspec.json.decode(msgspec.json.encode(found), type=BoardArt) == found
    ElementTree.fromstring(board_svg(board("cz"), words=Words("cs")))


# -- the coast and the names of Ireland

IRELAND = title_map("ireland")
IRISH = position(board("ireland"))


def test_the_coast_runs_around_the_land_and_keeps_places_in_the_sea_outside() -> None:
    at_sea = {cell.cell for cell in IRISH.cells if cell.print and cell.print.ground == "sea"}
    assert at_sea == {"F0", "G-1", "G21", "H0", "H20", "J12"}
    assert IRISH.coast.count("Z") == IRISH.coast.count("M") >= 1
    assert IRISH.coast == position(board("ireland")).coast, "the same in every picture"
    numbers = [float(number) for number in IRISH.coast.replace("M", " ").replace("C", " ").replace("Z", " ").split()]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    land = [(cell.x, cell.y) for cell in IRISH.cells if cell.cell not in at_sea]
    for point in points:
        assert min(dist(point, middle) for middle in land) < 75, "near the land"
        assert not any(inside("flat", (point[0] - x, point[1] - y), 0.9) for x, y in land), "not on it"
    picture = board_svg(board("ireland"))
    assert IRISH.coast in picture
    ElementTree.fromstring(picture)


def test_names_of_two_places_go_with_their_kind_of_stop() -> None:
    """On the yellow tile of Dundalk and Drogheda the town comes first, on the print and on green the city."""
    printed = position(board("ireland"))
    laid = position(cover(board("ireland"), ("I9", "IR2", 0)))
    for drawn, order in ((printed, ["Dundalk", "Drogheda"]), (laid, ["Drogheda", "Dundalk"])):
        (cell,) = [cell for cell in drawn.cells if cell.cell == "I9"]
        assert cell.print is not None
        assert [" ".join(name.lines) for name in cell.print.names] == order


def test_names_of_ireland_are_larger_than_usual_and_inside_the_map() -> None:
    left, top, wide, high = IRISH.view
    for cell in IRISH.cells:
        assert cell.print is not None
        for name in cell.print.names:
            box = name_box(name)
            assert name.size >= 13
            assert left < cell.x + box.x - box.wide < cell.x + box.x + box.wide < left + wide, name
            assert top < cell.y + box.y < top + high
