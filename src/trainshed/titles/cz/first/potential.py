"""What a company's track could lead to: stops by the number of lays they are away."""

from __future__ import annotations

from functools import cache

from trainshed.rail.board import Board
from trainshed.rail.grid import KEYS_PER_CELL
from trainshed.rail.map import PIECES, Map
from trainshed.rail.reach import reach

DECAY = 0.6
"""Factor on the value of a stop per lay."""
COST_OF_A_LAY = 40.0
"""Ground that costs this much counts like one more lay."""
COUNTED = 5
"""Number of stops counted, the best ones."""
VALUES = {"town": 10.0, "towns": 15.0, "city": 22.0, "city-Y": 33.0, "OO": 30.0, "Praha": 25.0, "D0": 8.0}
"""By print of a cell: what a stop on it will earn."""
ABROAD = "abroad"

Row = tuple[float, ...]


class Ground:
    """The cells with stops, and what they are worth to track that reaches some cell."""

    __slots__ = ("branch", "cells", "extend", "later")

    def __init__(self, map: Map) -> None:
        prints = {cell: shape.tile.id if (shape := map.print_of(cell)) is not None else "" for cell in map.cells}
        stops = [cell for cell, name in prints.items() if name in VALUES]
        number = map.grid.number
        self.cells = tuple(number(cell) for cell in stops)
        """The cells with stops, by number."""
        distance = {cell: _distances(map, cell, prints) for cell in stops}
        self.extend: dict[int, Row] = {}
        """By cell where a first tile may lie: the values of all stops, less for each lay needed."""
        self.branch: dict[int, Row] = {}
        """The same for a cell with a tile that may be upgraded."""
        self.later: dict[int, Row] = {}
        """The same for a cell with a tile that may be upgraded later."""
        for cell, name in prints.items():
            if name != ABROAD:
                row = tuple(VALUES[prints[stop]] * DECAY ** (1 + distance[stop][cell]) for stop in stops)
                paid = DECAY ** (map.cells[cell].cost / COST_OF_A_LAY)
                self.branch[number(cell)] = row
                self.extend[number(cell)] = tuple(value * paid for value in row)
                self.later[number(cell)] = tuple(value * DECAY for value in row)


def _distances(map: Map, stop: str, prints: dict[str, str]) -> dict[str, float]:
    """Return the number of lays from each cell to a stop, not through cells abroad; costly ground counts for more."""
    found = {stop: 0.0}
    ring = [stop]
    for cell in ring:  # a cell comes again when a shorter way to it is found
        far = found[cell] + 1 + map.cells[cell].cost / COST_OF_A_LAY
        for other in map.grid.neighbours(cell).values():
            if prints[other] != ABROAD and (other not in found or far < found[other]):
                found[other] = far
                ring.append(other)
    return found


@cache
def ground(map: Map) -> Ground:
    """Return the ground of a map; it is computed once."""
    return Ground(map)


def potential(board: Board, company: str, upgrades: bool) -> tuple[float, int]:
    """Return the value of stops that the company does not reach yet, less for each lay needed.

    And the cost of the cheapest first tile it could lay. `upgrades`: tiles can be upgraded, so that track can also
    branch off where it passes.
    """
    about = ground(board.map)
    found = reach(board, company)
    met = board.network().enter[found.gauge]
    reached = {stop // KEYS_PER_CELL for stop in found.stops}
    inside = about.branch if upgrades else about.later
    passed = reached | {piece // PIECES for piece in found.pieces}
    ends = {key // KEYS_PER_CELL for key in found.keys if key not in met}
    for home in found.homes:
        number = board.map.grid.number(home)
        if number not in passed or board.network().inside(number) is None:
            ends.add(number)
            reached.add(number)
    rows = [about.extend[number] for number in ends] + [inside[number] for number in passed]
    best = rows[0] if len(rows) == 1 else map(max, *rows)
    values = sorted(
        [value for value, number in zip(best, about.cells, strict=True) if number not in reached], reverse=True
    )
    costs = [board.map.cells[cell].cost for number in ends if (cell := board.map.grid.cell(number)) not in board.laid]
    return sum(values[:COUNTED]), min(costs, default=0)
