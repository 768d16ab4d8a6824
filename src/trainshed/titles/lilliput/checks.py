"""Invariants of every state of 18Lilliput; used by the contract check and the sandbox, never during play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trainshed.core import Action, Checking
from trainshed.rail.owners import BANK, POOL

from .candidates import candidates
from .setup import START_TRAIN
from .state import NOBODY, State


class LilliputChecking(Checking[State]):
    """Checks of 18Lilliput."""

    def violations(self, state: State) -> Iterator[str]:
        return violations(state)

    def candidates(self, state: State, seat: int) -> Iterator[Action]:
        return candidates(state, seat)


def violations(state: State) -> Iterator[str]:
    """Yield broken invariants; all counts are recomputed from scratch."""
    yield from _money(state)
    yield from _shares(state)
    yield from _trains(state)
    yield from _tiles(state)
    yield from _stations(state)
    if len(set(state.used)) < len(state.used) or not set(state.used) <= set(state.cards):
        yield "a card is used twice or is not in the game"
    prices = [(state.market.price(id), state.box.numbers[state.market.at(id)]) for id in state.market.order()]
    if prices != sorted(prices, reverse=True) or set(state.market.order()) != set(state.shares.directors):
        yield "the operating order does not follow the prices"


def _money(state: State) -> Iterator[str]:
    companies, players = list(state.box.companies), [state.who(seat) for seat in range(len(state.players))]
    if sum(state.bank[owner] for owner in (BANK, *players, *companies)):
        yield f"money is not conserved: {dict(state.bank)}"
    if any(state.bank[player] < 0 for player in players):
        yield "a player is in debt"
    if any(state.bank[company] < 0 for company in companies):
        yield "a treasury is below nothing"


def _shares(state: State) -> Iterator[str]:
    limits, players = state.box.limits, [state.who(seat) for seat in range(len(state.players))]
    for company in state.box.companies:
        held = sum(state.single_shares(owner, company) for owner in (BANK, *players))
        if company in state.shares.directors:
            if held != limits.shares or state.director(company) == NOBODY:
                yield f"{company} has {held} shares"
        elif held or state.bank[company] or state.depot.of(company):
            yield f"{company} owns something before it is founded"
    for seat, owner in enumerate(players):
        if state.shares.counted(owner) > limits.certificates or len(state.own(seat)) > limits.directors:
            yield f"player {seat} holds too many certificates"


def _trains(state: State) -> Iterator[str]:
    box, setup, depot = state.box, state.box.setup, state.depot
    dealt = sum(
        data.two_trains or setup.two_trains
        for company, data in box.companies.items()
        if company in state.shares.directors and data.start
    )
    for train in box.file.train:
        copies = train.copies(state.seats)
        if copies < 0:
            continue
        there = depot.stack[train.id] + depot.gone.get(train.id, 0)
        there += sum(depot.kinds_of(owner).count(train.id) for owner in (POOL, *box.companies))
        if there != copies + (dealt if train.id == START_TRAIN else 0):
            yield f"{train.id}-trains are not conserved"
    waiting = {step.company for step in state.agenda if step.tag == "discard"}
    rank = box.roster.rank
    for owner in (POOL, *box.companies):
        cards = depot.of(owner)
        if owner != POOL and len(cards) > state.limit and owner not in waiting:
            yield f"{owner} has too many trains"
        if [rank[card.kind] for card in cards] != sorted(rank[card.kind] for card in cards):
            yield "trains are out of order"
        if any(depot.phase_number > box.rusts_from[card.kind] for card in cards):
            yield "a rusted train is still there"
        if any(card.obsolete != (depot.phase_number > box.obsolete_from[card.kind]) for card in cards):
            yield "a train lies on the wrong side"


def _tiles(state: State) -> Iterator[str]:
    board, grounds = state.board, state.box.map.file.grounds
    laid = Counter(shape.tile.id for shape in board.laid.values())
    for id, left in board.supply.items():
        if left + laid[id] != state.box.tiles[id].data.count:
            # terrain and mountains that were built over go back to the supply, like any other tile
            yield f"{id} is not conserved"
    for cell, shape in board.laid.items():
        ground = shape.tile.data.ground
        if ground and grounds[board.map.grid.parity(cell)] != ground:
            yield f"{shape.tile.id} on {cell} breaks the chessboard"
        for side in shape.walls:
            other = board.map.grid.neighbour(cell, side)
            beyond = board.laid.get(other) if other else None
            if beyond is not None and beyond.gauges[(side + 2) % 4]:
                yield f"track leads into water at {cell}"
    for player in state.players:
        for id in player.tiles:
            if not board.supply.get(id):
                yield f"{id} is in hand and on the board"


def _stations(state: State) -> Iterator[str]:
    board = state.board
    found: dict[str, list[str]] = {}
    for (cell, index), companies in board.stations.items():
        if len(companies) > board.stop((cell, index)).slots or len(set(companies)) < len(companies):
            yield f"too many stations on {cell}"
        for company in companies:
            found.setdefault(company, []).append(cell)
    for company in state.box.companies:
        cells = [cell for cell, _ in board.stations_of(company)]
        if sorted(found.get(company, [])) != sorted(cells):
            yield f"the stations of {company} are out of step with the board"
        if len(cells) > state.box.limits.stations:
            yield f"{company} has too many stations"
