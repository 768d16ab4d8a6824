"""Actions a person might try, legal or not: for greyed choices, and to test that `legal` and `why_not` agree."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action

from .actions import (
    Answer,
    BuyFromCompany,
    BuyFromPool,
    BuyShare,
    BuyTrain,
    CashIn,
    ChooseRun,
    DiscardTrain,
    Done,
    FillTreasuries,
    Found,
    LayTile,
    PayOut,
    PlaceStation,
    SellShares,
    TakeCard,
    TakeCash,
    TakeCharacter,
    TakeCompany,
    Withhold,
)
from .state import State

STRIDE = 23
"""Only one in this many combinations of cell, tile and rotation is tried; the board's digest selects which."""


def candidates(state: State, seat: int) -> Iterator[Action]:
    """Yield actions of every kind, with all names and sample numbers as arguments."""
    box = state.box
    companies = box.companies
    yield Done(seat)
    yield TakeCash(seat)
    yield CashIn(seat)
    for total in (0, 10, 20, 50, 51, 100):
        yield FillTreasuries(seat, total)
    for accept in (True, False):
        yield Answer(seat, accept)
    for character in box.characters:
        yield TakeCharacter(seat, character)
    for card in box.cards:
        for copy in (False, True):
            yield TakeCard(seat, card, "main", copy)
            yield TakeCard(seat, card, "alt", copy)
    for company in companies:
        yield TakeCompany(seat, company)
        yield BuyShare(seat, company)
        yield BuyTrain(seat, company)
        yield PayOut(seat, company)
        yield Withhold(seat, company)
        for mines in (0, 10, 30):
            yield ChooseRun(seat, company, mines)
        for count in (1, 2, 3, 4):
            yield SellShares(seat, company, count)
        for field in (0, 1, 5, len(box.prices)):
            yield Found(seat, company, field)
        for train in box.roster.kinds:
            yield DiscardTrain(seat, company, train)
            yield BuyFromPool(seat, company, train)
        for cell in state.board.laid:
            yield PlaceStation(seat, company, cell)
    for buyer in companies:
        for seller in companies:
            yield BuyFromCompany(seat, buyer, seller, "2", 1)
            yield BuyFromCompany(seat, buyer, seller, "3", 40)
    yield from lays(state, seat, STRIDE)


def lays(state: State, seat: int, stride: int = 1) -> Iterator[Action]:
    """Yield tiles on every cell on or beside the map, in every distinct rotation, for every company of the seat."""
    board, grid = state.board, state.board.map.grid
    cells = dict.fromkeys(board.laid)
    for cell in list(cells):
        cells.update(dict.fromkeys(grid.neighbours(cell).values()))
    own = state.own(seat)
    offset, count = board.digest % stride, 0
    for cell in cells:
        for id, tile in state.box.tiles.items():
            for rotation in tile.rotations:
                count += 1
                if count % stride == offset:
                    for company in own:
                        yield LayTile(seat, company, cell, id, rotation)
