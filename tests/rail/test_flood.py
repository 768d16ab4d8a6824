"""A flood continued across tile lays gives the same result as one from scratch."""

from __future__ import annotations

import random

import pytest

from tests.rail.brute import trails
from tests.rail.shared import board, cover, title_map
from tests.rail.test_network import random_board
from trainshed.rail.board import REMEMBERED, Board
from trainshed.rail.flood import Flood
from trainshed.rail.map import Map
from trainshed.rail.reach import Reach, reach

SEEDS = (*range(30), 39, 43, 44, 49, 96, 131, 149, 159, 181, 185, 187, 191, 192, 214, 227, 232, 263, 265, 271, 272)
"""The seeds from 39 on give boards with doubtful crossings that are in reach."""


def lay_one(table: Board, rng: random.Random, found: Reach) -> bool:
    """Lay any tile that fits on a cell the company's track points to or runs through; return False if none fits."""
    cells = sorted({*found.open_ends(), *found.cells()})
    for cell in rng.sample(cells, len(cells)):
        options = list(table.options([cell]))
        if options:
            _, tile, rotation = rng.choice(options)
            table.lay(cell, tile, rotation)
            return True
    return False


def built(seed: int) -> tuple[Board, random.Random]:
    """Return a random board with some cells left bare, and enough tiles to fill them."""
    rng = random.Random(seed)
    table = random_board(rng)
    bare = Board(Map(table.map.file, table.map.tiles))
    for cell, shape in table.laid.items():
        if any(stop.slots for stop in shape.tile.stops) or rng.random() < 0.85:
            bare.laid[cell] = shape
            bare._toggle_digest(bare.map.zobrist("tile", cell, shape.tile.id, shape.rotation))
    for place, companies in table.stations.items():
        for company in companies:
            bare.place(company, place)
    bare.supply.update(dict.fromkeys(bare.supply, 9))
    return bare, rng


def answers(table: Board, found: Reach) -> tuple[set[int], set[int], set[int], dict[str, tuple[int, ...]]]:
    """Return all results of a reach: crossings entered, stops, pieces, open ends."""
    grid = table.map.grid
    every = {grid.key(cell, side) for cell in table.map.cells for side in range(6)}
    entered = {key for key in every if found.enters(*grid.unkey(key))}
    return entered, found.stops, found.pieces, found.open_ends()


@pytest.fixture
def carried(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Record one bool for every search that could be continued: True if it was."""
    seen: list[bool] = []
    real = Flood._can_continue

    def watch(self: Flood, before: Flood, cells: tuple[int, ...]) -> bool:
        seen.append(real(self, before, cells))
        return seen[-1]

    monkeypatch.setattr(Flood, "_can_continue", watch)
    return seen


@pytest.mark.parametrize("seed", SEEDS)
def test_carried_on_equals_from_nothing(seed: int, carried: list[bool]) -> None:
    table, rng = built(seed)
    found = reach(table, "X")
    steps = 0
    for _ in range(10):
        table = table.copy()
        lays = [lay_one(table, rng, found) for _ in range(rng.choice((1, 1, 1, 2, 3)))]
        if not any(lays):
            break
        steps += 1
        found = reach(table, "X")
        kept = table.map.reaches.copy()
        table.map.reaches.clear()
        anew = reach(table, "X")
        assert anew is not found
        assert answers(table, found) == answers(table, anew)
        table.map.reaches.update(kept)
    assert answers(table, found)[:3] == trails(table, "X")
    assert len(carried) == steps


def test_the_test_above_carries_on_over_doubts_of_both_kinds(carried: list[bool]) -> None:
    doubts = []
    for seed in SEEDS:
        table, rng = built(seed)
        for _ in range(8):
            found = reach(table, "X")
            doubts += [found.enters(*found.map.grid.unkey(key)) for key in found._flood.doubtful]
            lay_one(table, rng, found)
    assert carried.count(True) > 200
    assert doubts.count(True) > 50
    assert doubts.count(False) > 300


def test_a_station_in_between_begins_anew(carried: list[bool]) -> None:
    table = cover(board("lilliput"), ("N1", "Y-CS", 1), ("S1", "Y-CS", 1))
    table.place("MR", ("N1", 0))
    reach(table, "MR")
    table.place("SR", ("S1", 0))
    assert list(table.lays()) == []
    reach(table, "MR")
    assert carried == []
    table.remove("SR", ("S1", 0))
    assert list(table.lays()) == [], "the station of MR came after the tiles"


def test_coloured_track_begins_anew(carried: list[bool]) -> None:
    table = cover(board("lilliput"), ("N1", "Y-CS", 1), ("N1", "G-CT", 1))
    table.place("MR", ("N1", 0))
    reach(table, "MR")
    cover(table, ("N1", "LA-blue", 0))
    assert not reach(table, "MR").enters("N1W1", 1)
    assert carried == [False]


def test_a_board_remembers_a_few_lays() -> None:
    table = Board(title_map("cz"))
    table.supply.update(dict.fromkeys(table.supply, 9))
    boards = [(table.digest, table.track_digest)]
    cells = []
    for cell, tile, rotation in list(table.options(table.map.cells)):
        if cell not in cells:
            table.lay(cell, tile, rotation)
            cells.append(cell)
            boards.append((table.digest, table.track_digest))
        if len(cells) > REMEMBERED + 2:
            break
    assert [lay[:2] for lay in table.lays()] == list(reversed(boards[-1 - REMEMBERED : -1]))
    assert [lay[2] for lay in table.lays()] == [tuple(reversed(cells[-n:])) for n in range(1, REMEMBERED + 1)]
    assert list(table.copy().lays()) == list(table.lays())
