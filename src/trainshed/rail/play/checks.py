"""Invariants of track games, recounted from scratch: money, trains, tiles, stations, certificates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trainshed.rail.map import ON_CELL
from trainshed.rail.owners import BANK

from .state import RailState


def money(state: RailState) -> Iterator[str]:
    if sum(state.bank.values()) != state.bank.total:
        yield "money is not conserved"
    for purse, cash in state.bank.items():
        if purse != BANK and cash < 0:
            yield f"{purse} has less than nothing"


def trains(state: RailState, players: int) -> Iterator[str]:
    depot = state.depot
    held = Counter(card.kind for cards in depot.owned.values() for card in cards)
    for kind, data in depot.roster.kinds.items():
        whole = data.by_players.get(str(players), data.count)
        if whole >= 0 and depot.stack.get(kind, 0) + held[kind] + depot.gone.get(kind, 0) != whole:
            yield f"{kind}-trains are not conserved"
        if data.rusts_on and data.rusts_on in depot.seen and held[kind]:
            yield f"a {kind}-train has rusted and is still there"
    ids = [card.id for cards in depot.owned.values() for card in cards]
    if len(set(ids)) < len(ids):
        yield "a train card lies in two places"


def tiles(state: RailState) -> Iterator[str]:
    board = state.board
    laid = Counter(shape.tile.id for shape in board.laid.values())
    for id, left in board.supply.items():
        count = board.map.tiles[id].data.count
        if count >= 0 and left + laid[id] != count:
            yield f"tile {id} is not conserved"
    for cell, shape in board.laid.items():
        for side in shape.exits:
            if board.map.grid.neighbour(cell, side) is None:
                yield f"track leads off the map at {cell}"


def stations(state: RailState) -> Iterator[str]:
    board = state.board
    found: dict[str, list[tuple[str, int]]] = {}
    for place, companies in board.stations.items():
        if place[1] != ON_CELL and len(companies) > board.stop(place).slots:
            yield f"too many stations on {place[0]}"
        for company in companies:
            found.setdefault(company, []).append(place)
    for company, places in found.items():
        if sorted(places) != sorted(board.stations_of(company)):
            yield f"the stations of {company} are counted differently"
        if len({cell for cell, _ in places}) < len(places):
            yield f"{company} has two stations on one cell"


def certificates(state: RailState) -> Iterator[str]:
    for company in {card.company for held in state.shares.holdings().values() for card in held}:
        if sum(state.shares.holders(company).values()) != 100:
            yield f"the certificates of {company} do not add up"
