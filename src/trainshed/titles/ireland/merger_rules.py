"""Which companies may merge (12.2, 12.3), and how their shares vote (12.4). Steps are in `merger`."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from msgspec import Struct

from trainshed.core import Refusal
from trainshed.rail.map import ON_CELL
from trainshed.rail.owners import POOL, player
from trainshed.rail.reach import reach

from .merging import Set, votes_of
from .state import IrelandState
from .words import refuse

MOST_SHARES = 10


# who may merge (12.2, 12.3)


def running(state: IrelandState) -> tuple[str, ...]:
    """Return the 5-share companies in play, in the order of the box."""
    return tuple(company for company in state.box.five if company in state.market)


def joined(state: IrelandState, one: str, other: str) -> bool:
    """True if broad track joins the stations of two companies; stations in between do not matter (12.3)."""
    found = reach(state.board, one, blocking=False)
    return all(place[1] != ON_CELL and found.touches(place) for place in state.board.stations_of(other))


def _cell(state: IrelandState, company: str) -> str:
    return state.board.stations_of(company)[0][0]


def why_too_many(state: IrelandState, named: Set) -> Refusal | None:
    """Return why the shares sold are too many for a 10-share company."""
    holders = (*state.owners(), POOL)
    if sum(votes_of(state, holder, named) for holder in holders) > MOST_SHARES:
        return refuse("12.3", "merger-shares", *named, most=MOST_SHARES)
    data = state.box.data
    for owner in state.owners():
        if votes_of(state, owner, named) * 10 > data.holding["ten"]:
            return refuse("12.3", "merger-holding", *named, player=owner, limit=data.holding["ten"])
    if votes_of(state, POOL, named) * 10 > data.pool["ten"]:
        return refuse("12.3", "merger-pool", *named, limit=data.pool["ten"])
    return None


def is_yours(state: IrelandState, seat: int, named: Set) -> bool:
    return any(state.shares.percent(player(seat), company) for company in named)


def can_merge(state: IrelandState, pair: tuple[str, str]) -> bool:
    """True if two companies fulfil 12.3, whoever proposes it."""
    one, other = pair
    different = _cell(state, one) != _cell(state, other)
    return different and joined(state, one, other) and why_too_many(state, pair) is None


def why_not_merge(state: IrelandState, seat: int, named: Set) -> Refusal | None:
    """Return why a seat may not propose the merger of these running companies."""
    if not state.unstarted_ten():
        return refuse("12.3", "merger-no-ten")
    for one, other in combinations(named, 2):
        if _cell(state, one) == _cell(state, other):
            return refuse("12.3", "merger-same-cell", one, other, first=one, second=other)
        if not joined(state, one, other):
            return refuse("12.3", "merger-not-joined", one, other, first=one, second=other)
    if not is_yours(state, seat, named):
        return refuse("12.2", "merger-none-yours", *named)
    if (refusal := why_too_many(state, named)) is not None:
        return refusal
    if named in state.voted:
        return refuse("12.2", "merger-voted", *named)
    return None


# the vote (12.4)

Votes = tuple[tuple[int, int, bool], ...]
"""Votes cast: seat, number, for."""
How = Literal["for", "against", "abstain"]
Result = Literal["accepted", "rejected", "tied"]


class PoolVote(Struct, frozen=True):
    """How the shares of a company in the pool vote."""

    company: str
    votes: int
    how: How


def pool_votes(state: IrelandState, named: Set) -> tuple[PoolVote, ...]:
    """The pool votes for a higher price, against a lower one, and not at all for the same (12.4)."""
    new = state.market.chart.price(state.market.merged_field(named))
    found = []
    for company in named:
        votes = votes_of(state, POOL, (company,))
        old = state.market.price(company)
        how: How = "for" if new > old else "against" if new < old else "abstain"
        if votes:
            found.append(PoolVote(company, votes, how))
    return tuple(found)


def voters(state: IrelandState, proposer: int, named: Set) -> tuple[tuple[int, int], ...]:
    """Return who votes with how many shares, clockwise from the proposer."""
    found = [(seat, votes_of(state, player(seat), named)) for seat in state.clockwise(proposer)]
    return tuple((seat, votes) for seat, votes in found if votes)


def counted(state: IrelandState, named: Set, cast: Votes) -> tuple[int, int]:
    """Return the votes for and against so far, those of the pool included."""
    pool = pool_votes(state, named)
    ayes = sum(vote.votes for vote in pool if vote.how == "for") + sum(n for _, n, accept in cast if accept)
    noes = sum(vote.votes for vote in pool if vote.how == "against") + sum(n for _, n, accept in cast if not accept)
    return ayes, noes


def result(state: IrelandState, proposer: int, named: Set, cast: Votes) -> Result | None:
    """Return the result once no vote left can change it, else None."""
    ayes, noes = counted(state, named, cast)
    left = sum(votes for _, votes in voters(state, proposer, named)[len(cast) :])
    if ayes > noes + left:
        return "accepted"
    if noes > ayes + left:
        return "rejected"
    return None if left else "tied"
