"""What an accepted merger does (12.6): the 10-share company takes over the others."""

from __future__ import annotations

from trainshed.core import Log
from trainshed.rail.owners import POOL
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.vocabulary import keys

from . import companies
from .events import Merged
from .state import IrelandState

CITES: Cites = {}
KEYS: tuple[str, ...] = keys("ireland-log", "merged merged-three")
Set = tuple[str, ...]
"""Companies that merge, in the order of the box."""


def votes_of(state: IrelandState, owner: str, named: Set) -> int:
    """Return how many shares of these companies an owner has."""
    return sum(state.shares.percent(owner, company) for company in named) // 20


def merge(state: IrelandState, proposer: int, named: Set, target: str, log: Log) -> None:
    """Merge companies into a 10-share company (12.6)."""
    shares, board, depot = state.shares, state.board, state.depot
    owners = state.owners()
    order = [owners[(proposer + number) % state.seats] for number in range(state.seats)]
    due = {holder: votes_of(state, holder, named) for holder in (*order, POOL)}
    shares.issue(target, state.box.data.certificates["ten"], target)
    state.market.put(target, state.market.merged_field(named))
    for holder, count in due.items():
        _hand_out(state, target, holder, count)
    solvent = [owner for owner in order if state.seat_of(owner) not in state.bankrupt]
    most = max(due[owner] for owner in solvent)
    director = next(owner for owner in solvent if due[owner] == most)
    if shares.director(target) != director:
        shares.exchange_director(target, director)
    for company in named:
        for place in board.stations_of(company):
            board.replace_station(company, target, place)
        for card in depot.of(company):
            depot.give(company, target, card.id)
        for private in state.privates_of(company):
            state.privates[private] = target
        markers = state.markers.pop(company, ())
        if markers:
            state.markers[target] = (*state.markers.get(target, ()), *markers)
        state.bank.transfer(company, target, state.bank[company])
        companies.leave(state, company)
    log.append(Merged(named, target, state.market.price(target), state.bank[target], director))


def _hand_out(state: IrelandState, company: str, holder: str, count: int) -> None:
    """Move certificates in their order; the director's goes to the first holder who is due two or more (17.7)."""
    here = state.shares.held(company, company)
    if count and here and here[0].director:
        here = here[: count - 1] if count > 1 else here[1:2]
    state.shares.move([card.id for card in here[:count]], holder)
