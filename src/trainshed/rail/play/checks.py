"""Invariants of track games, recounted from scratch: money, trains, tiles, stations, certificates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from trainshed.rail.map import ON_CELL, Place
from trainshed.rail.owners import BANK, OUT, POOL

from .state import RailState


def conserved(
    state: RailState,
    owners: Iterable[str],
    most: int,
    dealt: Mapping[str, int] | None = None,
    whole: int = 100,
) -> Iterator[str]:
    """Money of companies and these owners, trains, tiles, certificates and at most so many stations each are there."""
    companies: Mapping[str, object] = state.box.companies
    yield from money(state, (*owners, *companies))
    yield from trains(state, dealt)
    yield from tiles(state)
    yield from stations(state, most)
    yield from certificates(state, companies, whole)


def money(state: RailState, owners: Iterable[str]) -> Iterator[str]:
    """All money is with the bank and these owners, who have no debts."""
    owners = tuple(owners)
    if sum(state.bank[owner] for owner in (BANK, *owners)) != state.bank.total:
        yield f"money is not conserved: {dict(state.bank)}"
    for owner in owners:
        if state.bank[owner] < 0:
            yield f"{owner} has less than nothing"


def trains(state: RailState, dealt: Mapping[str, int] | None = None) -> Iterator[str]:
    """All cards are there, besides those of the stack `dealt` by kind, in order, on the right side, none rusted."""
    depot, roster, dealt = state.depot, state.depot.roster, dealt or {}
    held = Counter(card.kind for cards in depot.owned.values() for card in cards)
    for kind, data in roster.kinds.items():
        whole = data.by_players.get(str(state.edition.players), data.count)
        there = depot.stack.get(kind, 0) + held[kind] + depot.gone.get(kind, 0)
        if whole >= 0 and there != whole + dealt.get(kind, 0):
            yield f"{kind}-trains are not conserved"
        if data.rusts_on in depot.seen and held[kind]:
            yield f"a {kind}-train has rusted and is still there"
    ids = [card.id for cards in depot.owned.values() for card in cards]
    if len(set(ids)) < len(ids):
        yield "a train card lies in two places"
    for owner, cards in depot.owned.items():
        ranks = [roster.rank[card.kind] for card in cards]
        if ranks != sorted(ranks):
            yield f"the trains of {owner} are out of order"
        if any(card.obsolete != depot.is_obsolete(card.kind) for card in cards):
            yield f"a train of {owner} lies on the wrong side"


def train_limits(state: RailState) -> Iterator[str]:
    """Nobody has too many trains, unless it is about to discard one. Not for games that discard in their own turn."""
    waiting = {step.company for step in state.agenda if step.tag == "discard"}
    for owner, cards in state.depot.owned.items():
        if owner not in (POOL, OUT) and len(cards) > state.depot.limit(owner) and owner not in waiting:
            yield f"{owner} has too many trains"


def tiles(state: RailState) -> Iterator[str]:
    """All tiles are there, on their grounds; no track leads off the map or meets a wall.

    Tiles that were built over are in the supply.
    """
    board, grid = state.board, state.board.map.grid
    laid = Counter(shape.tile.id for shape in board.laid.values())
    for id, left in board.supply.items():
        count = board.map.tiles[id].data.count
        if count >= 0 and left + laid[id] != count:
            yield f"tile {id} is not conserved"
    for cell, shape in board.laid.items():
        if shape.tile.data.ground in board.barred(cell):
            yield f"{shape.tile.id} on {cell} breaks the chessboard"
        for side in shape.exits:
            other = grid.neighbour(cell, side)
            if other is None:
                yield f"track leads off the map at {cell}"
            elif other in board.laid and grid.opposite(side) in board.laid[other].walls:
                yield f"track meets a wall at {cell}"


def stations(state: RailState, most: int) -> Iterator[str]:
    """Stations are in free slots, at most so many of a company and one on a cell; both lists of them agree."""
    board = state.board
    found: dict[str, list[Place]] = {}
    for place, companies in board.stations.items():
        if place[1] != ON_CELL and len(companies) > board.stop(place).slots:
            yield f"too many stations on {place[0]}"
        for company in companies:
            found.setdefault(company, []).append(place)
    for company in dict.fromkeys((*found, *board.placed)):
        places = found.get(company, [])
        if sorted(places) != sorted(board.stations_of(company)):
            yield f"the stations of {company} are counted differently"
        if len({cell for cell, _ in places}) < len(places):
            yield f"{company} has two stations on one cell"
        if len(places) > most:
            yield f"{company} has too many stations"


def certificates(state: RailState, companies: Iterable[str], whole: int = 100) -> Iterator[str]:
    """The certificates of companies with a director add up; those without one own nothing."""
    shares, holdings = state.shares, state.shares.holdings()
    for company in companies:
        cards = {owner: [card for card in held if card.company == company] for owner, held in holdings.items()}
        percents = {owner: sum(card.percent for card in held) for owner, held in cards.items() if held}
        directors = [owner for owner, held in cards.items() if any(card.director for card in held)]
        director = shares.director(company)
        if percents != shares.holders(company) or directors != ([director] if director is not None else []):
            yield f"the certificates of {company} are counted differently"
        if director is not None and sum(percents.values()) != whole:
            yield f"the certificates of {company} do not add up"
        if director is None and (percents or state.bank[company] or state.depot.of(company)):
            yield f"{company} owns something and has no director"


def limits(state: RailState, owners: Iterable[str], certificates: int, directors: int) -> Iterator[str]:
    """None of these owners has too many certificates or directs too many companies."""
    for owner in owners:
        if len(state.shares.held(owner)) > certificates:
            yield f"{owner} holds too many certificates"
        if len(state.shares.directed_by(owner)) > directors:
            yield f"{owner} directs too many companies"
