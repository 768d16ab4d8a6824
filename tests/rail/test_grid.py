"""Cells addressed by the names printed on the maps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rail.shared import shared, title_map
from trainshed.rail.grid import FARTHEST, Grid, Kind, UnknownCell


@pytest.mark.parametrize(("kind", "letters"), [("flat", "columns"), ("pointy", "rows"), ("square", "rows")])
@given(data=st.data())
def test_every_border_is_seen_from_both_sides(kind: Kind, letters: str, data: st.DataObject) -> None:
    grid = Grid(kind, letters="rows" if letters == "rows" else "columns")
    x = data.draw(st.integers(2, 20))
    y = data.draw(st.integers(2, 20)) if kind == "square" else x % 2 + 2 * data.draw(st.integers(1, 9))
    cell, side = grid.at(x, y), data.draw(st.integers(0, grid.sides - 1))
    other = grid.neighbour(cell, side)
    assert other is not None
    assert grid.neighbour(other, grid.opposite(side)) == cell
    assert grid.side_towards(cell, other) == side
    assert grid.across(cell, side) == grid.key(other, grid.opposite(side))
    assert grid.unkey(grid.key(cell, side)) == (cell, side)
    assert grid.distance(cell, other) == 1
    assert grid.xy(cell) == (x, y)


@given(st.integers(-40, 40), st.integers(-40, 40))
def test_squares_are_named_by_their_way_from_the_centre(x: int, y: int) -> None:
    grid = Grid("square")
    assert grid.xy(grid.at(x, y)) == (x, y)
    assert grid.cell(grid.number(grid.at(x, y))) == grid.at(x, y)


def test_two_north_one_east() -> None:
    grid = Grid("square")
    assert grid.at(1, -2) == "N2E1"
    assert grid.parity("N2E1") == 1
    assert grid.parity("C") == 0


@pytest.mark.parametrize("name", ["", "N0", "E1N2", "Q4", "N2E0", "N511", "E" + "9" * 5000, "N\u0662", "n2"])
def test_other_spellings_are_no_cells(name: str) -> None:
    assert name not in Grid("square")
    with pytest.raises(UnknownCell):
        Grid("square").xy(name)


@pytest.mark.parametrize("name", ["", "A", "7", "A01", "A+1", "a1", "AAA1", "A1000", "ZZ0"])
def test_other_spellings_are_no_hexes(name: str) -> None:
    assert name not in Grid("flat")
    assert "G-1" in Grid("flat")


def test_an_open_grid_ends_before_two_cells_would_share_a_number() -> None:
    grid = Grid("square")
    corner = grid.at(FARTHEST, -FARTHEST)
    assert grid.neighbours(corner) == {2: grid.at(FARTHEST, 1 - FARTHEST), 3: grid.at(FARTHEST - 1, -FARTHEST)}
    edge = [grid.at(x, y) for x in (-FARTHEST, FARTHEST) for y in range(-FARTHEST, FARTHEST + 1)]
    assert len({grid.number(cell) for cell in edge}) == len(edge)
    assert grid.across(corner, 0) == -1


def test_west_of_the_first_column_there_is_nothing() -> None:
    assert Grid("flat").neighbours("A1") == {0: "A3", 3: "A-1", 4: "B0", 5: "B2"}
    assert Grid("pointy", letters="rows").neighbours("A0") == {0: "B-1", 1: "A-2", 4: "A2", 5: "B1"}


def test_a_cell_between_the_others_is_no_cell() -> None:
    with pytest.raises(UnknownCell, match="I10 lies between"):
        Grid("flat", cells=["I9", "I11", "I10"])


@pytest.mark.parametrize("side", [-1, 6])
def test_nonexistent_border_cannot_be_blocked(side: int) -> None:
    with pytest.raises(UnknownCell, match=f"I9 has no side {side}"):
        Grid("flat", cells=["I9"], blocked=[("I9", side)])


def test_czech_neighbours() -> None:
    grid = title_map("cz").grid
    for cell, fact in shared("cz_first_game")["hexes"].items():
        assert grid.neighbours(cell) == fact["neighbours"], cell


def test_irish_neighbours_and_impassable_borders() -> None:
    grid = title_map("ireland").grid
    for fact in shared("ireland")["map"]["hexes"]:
        cell = fact["id"]
        assert grid.neighbours(cell) == fact["adjacent"], cell
        assert [side for side in range(6) if (cell, side) in grid.blocked] == fact["impassable_edges"], cell


def test_cork_harbour_cannot_be_crossed() -> None:
    grid = title_map("ireland").grid
    assert grid.neighbour("F20", grid.side("NE")) == "G19"
    assert not grid.open_side("F20", grid.side("NE"))
    assert not grid.open_side("G19", grid.side("SW"))
    assert grid.across("F20", grid.side("NE")) == -1
