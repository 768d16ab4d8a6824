"""Actions a person might try in a track game, legal or not: for greyed choices, and to test that `legal` and `why_not`
agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, get_args

from trainshed.core import Action
from trainshed.rail.board import Board

from .actions import LayTile, RouteChoice
from .state import RailState

STRIDE = 41
"""Of all tiles on all cells in all rotations one in this many is tried; the board's digest selects which."""


def by_tag(kinds: Any) -> dict[str, type[Any]]:
    """Return the kinds of action of a game, a union, by their tags in records."""
    return {str(kind.__struct_config__.tag): kind for kind in get_args(kinds)}


def candidates(state: RailState, seat: int, kinds: Any, companies: Iterable[str]) -> Iterator[Action]:
    """Yield one of everything, with every name in its place, of the shared kinds among these: a union of actions."""
    made, names = by_tag(kinds), (*companies, "?")
    for tag, *fields in _samples(state, names):
        if tag in made and len(fields) < len(made[tag].__struct_fields__):  # not all games name the stop of a station
            yield made[tag](seat, *fields)


def _samples(state: RailState, names: Sequence[str]) -> Iterator[tuple[Any, ...]]:
    """Yield the tags of actions with the fields after the seat."""
    yield ("done",)
    yield "answer", True
    yield "answer", False
    for price in (0, 1, 40, 90):
        yield "counter", price
    for company in names:
        yield from _of_company(state, company, names)


def _of_company(state: RailState, company: str, names: Sequence[str]) -> Iterator[tuple[Any, ...]]:
    for tag in ("buy-train", "pay", "withhold", "buy-share", "routes"):
        yield tag, company
    yield "routes", company, (RouteChoice("2", ("E11.0", "D12.0")),)
    for count in (1, 2, 3, 4):
        yield "sell", company, count
    for kind in state.depot.roster.kinds:
        yield "buy-pool", company, kind
        yield "drop", company, kind
    for seller in names:
        for kind, price in zip(state.depot.roster.kinds, (1, 40), strict=False):
            yield "buy-from", company, seller, kind, price
    for cell in dict.fromkeys((*state.board.map.cells, *state.board.laid)):
        yield "station", company, cell
        yield "station", company, cell, 1


def combined(seat: int, kinds: Iterable[type[Action]], values: Mapping[str, Iterable[Any]]) -> Iterator[Action]:
    """Yield actions of these kinds with all combinations of values, which are given by the names of fields."""
    for kind in kinds:
        for fields in product(*[values[name] for name in kind.__struct_fields__[1:]]):
            yield kind(seat, *fields)


def lays(state: RailState, seat: int, companies: Iterable[str], stride: int = STRIDE) -> Iterator[Action]:
    """Yield tiles on cells in all rotations, one in `stride` of them, each for all these companies."""
    board, companies = state.board, tuple(companies)
    offset, count = board.digest % stride, 0
    for cell in _cells(board):
        for id, tile in board.map.tiles.items():
            for rotation in tile.rotations:
                count += 1
                if count % stride == offset:
                    for company in companies:
                        yield LayTile(seat, company, cell, id, rotation)


def _cells(board: Board) -> Iterable[str]:
    """Return all cells of the map; on a map without borders those with a tile, and those beside one."""
    if board.map.grid.cells is not None:
        return board.map.cells
    cells = dict.fromkeys(board.laid)
    for cell in board.laid:
        cells.update(dict.fromkeys(board.map.grid.neighbours(cell).values()))
    return cells
