"""Names of trains and places in texts."""

from __future__ import annotations

from trainshed.core import Message
from trainshed.rail.board import Board
from trainshed.rail.map import Place


def train_name(kind: str) -> Message:
    """Return a train's name without the word train: some languages give a number an ending that 3D does not take."""
    return Message("rail-train" if kind.isdecimal() else "rail-train-d", {"train": kind[:20]})


def place_name(board: Board, place: Place) -> str:
    """Return what the log calls a stop: the printed name of its cell, else the cell."""
    cell, index = place
    data = board.map.cells.get(cell)
    shape = board.shape(cell)
    stops = shape.tile.stops if shape else ()
    name = (stops[index].name if 0 <= index < len(stops) else "") or (data.name if data else "")
    return name or cell


def cell_name(board: Board, cell: str) -> str:
    """Return the printed name of a cell; empty if it has none."""
    data = board.map.cells.get(cell)
    return data.name if data else ""
