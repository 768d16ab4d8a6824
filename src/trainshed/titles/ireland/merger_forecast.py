"""What mergers would bring, for the page: the merged company as it would be, every set with why it cannot be proposed,
and how a vote stands. Nothing here solves routes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from msgspec import Struct

from trainshed.core import Log
from trainshed.rail.board import Board
from trainshed.rail.map import Place
from trainshed.rail.network import Link
from trainshed.rail.owners import POOL, player
from trainshed.rail.reach import reach

from . import merger_rules as rules
from . import stock
from .merger_rules import PoolVote, Result, Votes
from .merging import Set, merge, votes_of
from .state import IrelandState


class VoterView(Struct, frozen=True):
    """A player who votes; `accept` is None until then."""

    seat: int
    votes: int
    accept: bool | None


class HoldingChange(Struct, frozen=True):
    """What a player has of the companies that merge, and of the new one."""

    seat: int
    shares: int
    """How many shares of either."""
    before: int
    """What the old ones are worth."""
    after: int
    certificates: int
    """How many certificates count against the limit afterwards."""


class MergedView(Struct, frozen=True, kw_only=True):
    """What companies would become, found by merging them on a copy; and who votes on it, in order."""

    companies: tuple[str, ...]
    price: int
    row: int
    column: int
    shares: Mapping[str, tuple[int, ...]]
    """By holder (a player as `@0`, `pool`, `treasury`): the certificates by their percentages, the director's first."""
    director: int
    equal: tuple[int, ...]
    """Players who hold as many shares as the director but come later in the order from the proposer."""
    treasury: int
    trains: tuple[str, ...]
    limit: int
    stations: tuple[str, ...]
    """Places such as `E11.0`."""
    stations_left: int
    station_cost: int | None
    holdings: tuple[HoldingChange, ...]
    """Of the players who have a share."""
    voters: tuple[VoterView, ...]
    pool: tuple[PoolVote, ...]
    votes: int
    """All that count."""
    needed: int
    """More than half of them."""
    paths: tuple[tuple[str, ...], ...]
    """Cells of broad track that joins the first station to the others; empty where the shortest way is not found."""


class SetView(Struct, frozen=True, kw_only=True):
    """Two or three running companies: what they would become, or why they cannot be proposed."""

    companies: tuple[str, ...]
    why: str
    """The last part of the refusal's key, such as `not-joined`; empty: it may be proposed."""
    about: tuple[str, ...]
    """The companies that the reason is about."""
    merged: MergedView | None


class LineEnds(Struct, frozen=True):
    """A company that broad track joins to no other running one, and the cells where its track ends."""

    company: str
    cells: tuple[str, ...]


class VoteOutcome(Struct, frozen=True):
    """How a vote stands after one more answer."""

    ayes: int
    noes: int
    result: Result | None
    """None: somebody else is asked."""
    next: int | None
    last: bool
    """The next vote decides."""
    tie: bool
    """The next vote can end in a tie, which rejects."""
    unasked: tuple[int, ...]
    """Those whose votes are not needed any more."""


REASON = "ireland-refuse-merger-"


def sets(state: IrelandState, seat: int) -> tuple[SetView, ...]:
    """Return every set of two or three running companies, as a seat may propose it."""
    found = []
    for number in (2, 3):
        for named in combinations(rules.running(state), number):
            refusal = rules.why_not_merge(state, seat, named)
            why = refusal.message.key.removeprefix(REASON) if refusal else ""
            about = refusal.about if refusal else ()
            if named in state.voted:  # whatever else is in the way
                why, about = "voted", named
            merged = None if why else merged_view(state, seat, named)
            found.append(SetView(companies=named, why=why, about=about, merged=merged))
    return tuple(found)


def line_ends(state: IrelandState) -> tuple[LineEnds, ...]:
    """Return the companies that are joined to no other, with the cells their track points at."""
    there, found = rules.running(state), []
    for one in there:
        if not any(rules.joined(state, one, other) for other in there if other != one):
            found.append(LineEnds(one, tuple(reach(state.board, one, blocking=False).open_ends())))
    return tuple(found)


def merged_view(state: IrelandState, proposer: int, named: Set, cast: Votes = ()) -> MergedView:
    """Return what companies would become, and the votes on it."""
    field = state.market.merged_field(named)
    target = state.unstarted_ten()[0]
    later = state.copy()
    merge(later, proposer, named, target, Log())
    director = later.director(target)
    shares = {seat: votes_of(state, player(seat), named) for seat in range(state.seats)}
    costs, stations = state.rules.stations.costs(later, target), later.board.stations_of(target)
    left = len(costs) - len(stations)
    accepts = {seat: accept for seat, _, accept in cast}
    who = tuple([VoterView(seat, n, accepts.get(seat)) for seat, n in rules.voters(state, proposer, named)])
    pool = rules.pool_votes(state, named)
    votes = sum(voter.votes for voter in who) + sum(vote.votes for vote in pool if vote.how != "abstain")
    return MergedView(
        companies=named,
        price=state.market.chart.price(field),
        row=field[0],
        column=field[1],
        shares=_certificates(later, target),
        director=director,
        equal=tuple([seat for seat, n in shares.items() if n == shares[director] and seat != director]),
        treasury=later.bank[target],
        trains=later.depot.kinds_of(target),
        limit=later.depot.limit(target),
        stations=tuple([f"{cell}.{stop}" for cell, stop in stations]),
        stations_left=max(0, left),
        station_cost=costs[len(stations)] if left > 0 else None,
        holdings=tuple([_change(state, later, seat, n, named, target) for seat, n in shares.items() if n]),
        voters=who,
        pool=pool,
        votes=votes,
        needed=votes // 2 + 1,
        paths=paths(state, named),
    )


def _certificates(state: IrelandState, company: str) -> dict[str, tuple[int, ...]]:
    names = {owner: owner for owner in state.owners()} | {POOL: "pool", company: "treasury"}
    held = {name: state.shares.held(owner, company) for owner, name in names.items()}
    return {name: tuple([card.percent for card in cards]) for name, cards in held.items() if cards}


def _change(state: IrelandState, later: IrelandState, seat: int, shares: int, named: Set, target: str) -> HoldingChange:
    owner = player(seat)
    before = sum(votes_of(state, owner, (company,)) * state.market.price(company) for company in named)
    return HoldingChange(seat, shares, before, shares * later.market.price(target), stock.counted(later, owner))


def outcome(state: IrelandState, proposer: int, named: Set, cast: Votes) -> VoteOutcome:
    """Return how the vote stands after these votes."""
    ayes, noes = rules.counted(state, named, cast)
    decided = rules.result(state, proposer, named, cast)
    left = rules.voters(state, proposer, named)[len(cast) :]
    if decided is not None:
        return VoteOutcome(ayes, noes, decided, None, False, False, tuple([seat for seat, _ in left]))
    seat, votes = left[0]
    last = len(left) == 1
    return VoteOutcome(ayes, noes, None, seat, last, last and abs(ayes - noes) == votes, ())


# the track that joins stations


def paths(state: IrelandState, named: Set) -> tuple[tuple[str, ...], ...]:
    """Return a way along broad track from the station of the first company to those of the others."""
    first, *others = [state.board.stations_of(company)[0] for company in named]
    return tuple([path(state.board, first, other) for other in others])


def path(board: Board, start: Place, end: Place) -> tuple[str, ...]:
    """Return the cells of the way between two stops with the fewest stops; stations in between do not block."""
    net, name = board.network(), board.map.grid.cell
    at: dict[int, list[Link]] = {}
    for link in net.links():
        at.setdefault(link.a, []).append(link)
        at.setdefault(link.b, []).append(link)
    goal, begin = board.map.stop_id(end), board.map.stop_id(start)
    came: dict[int, tuple[int, Link] | None] = {begin: None}
    queue = [begin]
    for stop in queue:
        if stop == goal:
            return _cells(_links(came, goal), begin, name)
        if stop in net.dead_ends and stop != begin:
            continue
        for link in at.get(stop, ()):
            other = link.b if link.a == stop else link.a
            if other not in came:
                came[other] = stop, link
                queue.append(other)
    return ()


def _links(came: Mapping[int, tuple[int, Link] | None], goal: int) -> list[Link]:
    found, step = [], came[goal]
    while step is not None:
        found.append(step[1])
        step = came[step[0]]
    return found[::-1]


def _cells(links: Iterable[Link], begin: int, name: Any) -> tuple[str, ...]:
    """Return the cells along links that follow each other."""
    found: list[str] = []
    for link in links:
        cells = [name(number) for number in (link.cells if link.a == begin else link.cells[::-1])]
        found += cells[1:] if found else cells
        begin = link.b if link.a == begin else link.a
    return tuple(found)
