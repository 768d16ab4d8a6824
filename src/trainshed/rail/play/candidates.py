"""Actions a person might try in a track game, legal or not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trainshed.core import Action

from .actions import BuyFromPool, BuyTrain, DiscardTrain, Done, LayTile, PlaceStation, RouteChoice, Run
from .state import RailState

STRIDE = 41
"""Of all tiles on all cells in all rotations one in this many is tried, different ones at every position."""


def candidates(state: RailState, seat: int, companies: Iterable[str]) -> Iterator[Action]:
    """Yield one of everything, with every name in its place."""
    companies = tuple(companies)
    yield Done(seat)
    for company in (*companies, "?"):
        yield BuyTrain(seat, company)
        yield Run(seat, company)
        yield Run(seat, company, (RouteChoice("2", ("E11.0", "D12.0")),))
        for kind in state.depot.roster.kinds:
            yield BuyFromPool(seat, company, kind)
            yield DiscardTrain(seat, company, kind)
        for cell in state.board.map.cells:
            for stop in (0, 1):
                yield PlaceStation(seat, company, cell, stop)
    yield from lays(state, seat, companies, STRIDE)


def lays(state: RailState, seat: int, companies: Iterable[str], stride: int = 1) -> Iterator[Action]:
    """Yield tiles on all cells in all rotations, one in `stride` of them."""
    board = state.board
    offset, count = board.digest % stride, 0
    for cell in board.map.cells:
        for id, tile in board.map.tiles.items():
            for rotation in tile.rotations:
                count += 1
                if count % stride == offset:
                    for company in companies:
                        yield LayTile(seat, company, cell, id, rotation)
