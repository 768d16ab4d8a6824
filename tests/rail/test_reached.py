"""The part of the map a company reaches, as the page draws it."""

from __future__ import annotations

from tests.rail.shared import board, cover, title_map
from trainshed.rail.board import Board
from trainshed.rail.draw import layout
from trainshed.rail.draw.reached import CellReached, EndReached, StopBlocked, map_reach
from trainshed.rail.map import CellData, GridData, Map, MapFile
from trainshed.rail.reach import reach
from trainshed.rail.tile import NARROW


def test_reach_is_told_by_tracks_stops_and_open_ends() -> None:
    table = cover(board("cz"), ("D2", "57", 1), ("D4", "57", 1))
    table.place("EKJ", ("D4", 0))
    found = map_reach(table, "EKJ", reach(table, "EKJ"))
    assert CellReached("D2", (0, 1), (0,)) in found.cells
    assert CellReached("D4", (0, 1), (0,)) in found.cells
    assert [end.cell for end in found.ends] == ["D6", "E1"], "beyond the last tile, and beyond the printed town D0"
    assert (found.company, found.blocked) == ("EKJ", ())


def test_a_city_full_of_others_is_blocked_and_what_lies_behind_is_out_of_reach() -> None:
    table = cover(board("cz"), ("D2", "57", 1), ("D4", "57", 1))
    table.place("EKJ", ("D4", 0))
    table.place("OFE", ("D2", 0))
    found = map_reach(table, "EKJ", reach(table, "EKJ"))
    assert found.blocked == (StopBlocked("D2", 0),)
    (before,) = (cell for cell in found.cells if cell.cell == "D2")
    assert (len(before.tracks), before.stops) == (1, (0,)), "up to the city, not beyond"
    other = map_reach(table, "OFE", reach(table, "OFE"))
    assert other.blocked == (StopBlocked("D4", 0),)


def printed(**prints: str) -> Board:
    """Return a map of a few hexes in a column, with these tiles of 18Ireland printed on them."""
    cells = {cell: CellData(print=tile) for cell, tile in prints.items()}
    return Board(Map(MapFile(GridData("flat"), cells), title_map("ireland").tiles))


def test_junction_lists_sides_in_reach() -> None:
    """All sides are joined in the middle; in the drawing, one track leads there from each side."""
    table = printed(A1="9", A3="60", A5="657", B2="blank", B4="blank")
    table.place("X", ("A5", 0))
    found = map_reach(table, "X", reach(table, "X"))
    (junction,) = (cell for cell in found.cells if cell.cell == "A3")
    shape = table.shape("A3")
    assert shape is not None
    assert len(layout(shape, "flat").tracks) == 6 < len(shape.tracks)
    assert junction.tracks == tuple(range(6)), "the side it comes from, and those it could leave by"
    assert {end.cell for end in found.ends} == {"B2", "B4"}


def test_reaches_of_two_gauges_are_shown_as_one() -> None:
    table = printed(A1="9", A3="657", A5="79", A7="blank")
    table.place("X", ("A3", 0))
    broad, narrow = reach(table, "X"), reach(table, "X", gauge=NARROW)
    assert [cell.cell for cell in map_reach(table, "X", broad).cells] == ["A1", "A3"]
    both = map_reach(table, "X", broad, narrow)
    assert both.cells == (
        CellReached("A1", (0,), ()),
        CellReached("A3", (0, 1), (0,)),
        CellReached("A5", (0,), ()),
    )
    assert both.ends == (EndReached("A7", *table.map.grid.xy("A7"), (3,)),)
