"""Invariants of every state of 18Lilliput; used by the contract check and the sandbox, never during play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trainshed.core import Action, Checking

from .candidates import candidates
from .market import rank
from .state import State


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
    expected = sorted(
        (rank(state, n) for n, company in enumerate(state.companies) if company.director >= 0), reverse=True
    )
    if [rank(state, n) for n in state.operating_order] != expected:
        yield "the operating order does not follow the prices"


def _money(state: State) -> Iterator[str]:
    total = sum(player.cash for player in state.players) + sum(company.treasury for company in state.companies)
    if total + state.bank:
        yield f"money is not conserved: {total + state.bank}"
    if any(player.cash < 0 for player in state.players):
        yield "a player is in debt"
    if any(company.treasury < 0 for company in state.companies):
        yield "a treasury is below nothing"


def _shares(state: State) -> Iterator[str]:
    limits = state.facts.box.limits
    for number, company in enumerate(state.companies):
        held = sum(player.shares[number] for player in state.players)
        if company.director >= 0 and held + company.shares != limits.shares:
            yield f"{state.facts.company_ids[number]} has {held + company.shares} shares"
        if company.director < 0 and (held or company.shares or company.treasury or company.trains):
            yield f"{state.facts.company_ids[number]} owns something before it is founded"
    for owner in range(len(state.players)):
        if state.certificates(owner) > limits.certificates or len(state.own(owner)) > limits.directors:
            yield f"player {owner} holds too many certificates"


def _trains(state: State) -> Iterator[str]:
    facts, setup = state.facts, state.facts.box.setup
    dealt = sum(
        facts.companies[number].two_trains or setup.two_trains
        for number, company in enumerate(state.companies)
        if company.director >= 0 and facts.companies[number].start
    )
    for train, kind in enumerate(facts.trains):
        box = kind.copies(state.seats)
        if box < 0:
            continue
        there = state.stack[train] + state.pool.count(train) + state.scrapped[train]
        there += sum(company.trains.count(train) for company in state.companies)
        if there != box + (dealt if train == 0 else 0):
            yield f"{kind.id}-trains are not conserved"
    waiting = {step.company for step in state.agenda if step.tag == "discard"}
    for number, company in enumerate(state.companies):
        if len(company.trains) > state.limit and number not in waiting:
            yield f"{facts.company_ids[number]} has too many trains"
        if company.trains != tuple(sorted(company.trains)):
            yield "trains are out of order"
        if any(state.phase > facts.rusts_from[train] for train in (*company.trains, *state.pool)):
            yield "a rusted train is still there"


def _tiles(state: State) -> Iterator[str]:
    board, grounds = state.board, state.facts.map.file.grounds
    laid = Counter(shape.tile.id for shape in board.laid.values())
    for id, left in board.supply.items():
        if left + laid[id] != state.facts.tiles[id].data.count:
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
    for number, charter in enumerate(state.companies):
        name = state.facts.company_ids[number]
        if sorted(found.get(name, [])) != sorted(charter.stations):
            yield f"the stations of {name} are out of step with the board"
        if len(charter.stations) > state.facts.box.limits.stations:
            yield f"{name} has too many stations"
