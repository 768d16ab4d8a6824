"""Merger round (12, 19.4): proposals of two or three 5-share companies, and the vote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, ClassVar, Literal, Self

from msgspec import Struct

from trainshed.core import Action, Event, Log, Message, Refusal, Step, money
from trainshed.rail.map import ON_CELL
from trainshed.rail.owners import POOL, player
from trainshed.rail.play.choice import Choice, RailStep, Verb, Verbs
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.vocabulary import keys
from trainshed.rail.reach import reach

from .actions import Propose, Vote
from .events import MergerDecided, MergerProposed, PoolVoted, Voted
from .merging import ChooseTarget, Set, votes_of
from .state import IrelandState
from .words import ask, refuse

CITES: Cites = {}
KEYS: tuple[str, ...] = (
    *keys("ireland-ask", "merger vote vote-three"),
    *keys("ireland-refuse", "must-vote"),
    *keys("ireland-refuse-merger", "set running not-joined same-cell none-yours shares holding pool no-ten voted"),
    *keys("ireland-log", "proposed proposed-three voted-for voted-against pool-for pool-against pool-abstain"),
    *keys("ireland-log", "merger-accepted merger-rejected merger-tied"),
)

MOST_SHARES = 10


def begin(state: IrelandState) -> tuple[Step[Any], ...]:
    """Return the first turn: that of the player with the priority card (M0)."""
    state.passes, state.voted = 0, frozenset()
    return (MergerTurn(next(state.clockwise(state.priority))),)


# who may merge (12.2, 12.3)


def running(state: IrelandState) -> tuple[str, ...]:
    """Return the 5-share companies in play, in the order of the box."""
    return tuple(company for company in state.box.five if company in state.market)


def _joined(state: IrelandState, one: str, other: str) -> bool:
    """True if broad track joins the stations of two companies; stations in between do not matter (12.3)."""
    found = reach(state.board, one, blocking=False)
    return all(place[1] != ON_CELL and found.touches(place) for place in state.board.stations_of(other))


def _cell(state: IrelandState, company: str) -> str:
    return state.board.stations_of(company)[0][0]


def _why_too_many(state: IrelandState, named: Set) -> Refusal | None:
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


def _is_yours(state: IrelandState, seat: int, named: Set) -> bool:
    return any(state.shares.percent(player(seat), company) for company in named)


def _can_merge(state: IrelandState, pair: tuple[str, str]) -> bool:
    """True if two companies fulfil 12.3, whoever proposes it."""
    one, other = pair
    different = _cell(state, one) != _cell(state, other)
    return different and _joined(state, one, other) and _why_too_many(state, pair) is None


def why_not_merge(state: IrelandState, seat: int, named: Set) -> Refusal | None:
    """Return why a seat may not propose the merger of these running companies."""
    if not state.unstarted_ten():
        return refuse("12.3", "merger-no-ten")
    for one, other in combinations(named, 2):
        if _cell(state, one) == _cell(state, other):
            return refuse("12.3", "merger-same-cell", one, other, first=one, second=other)
        if not _joined(state, one, other):
            return refuse("12.3", "merger-not-joined", one, other, first=one, second=other)
    if not _is_yours(state, seat, named):
        return refuse("12.2", "merger-none-yours", *named)
    if (refusal := _why_too_many(state, named)) is not None:
        return refusal
    if named in state.voted:
        return refuse("12.2", "merger-voted", *named)
    return None


class ProposeMerger(Verb[IrelandState, Any, Propose]):
    """Propose the merger of two or three companies."""

    kind = Propose

    def options(self, state: IrelandState, step: Any) -> Iterator[Propose]:
        for named in self._legal(state, step.seat):
            yield Propose(step.seat, named)

    def exists(self, state: IrelandState, step: Any) -> bool:
        """True if a pair can be proposed; where pairs have been voted on, perhaps only three."""
        if not state.unstarted_ten():
            return False
        for pair in combinations(running(state), 2):
            if pair not in state.voted and _is_yours(state, step.seat, pair) and _can_merge(state, pair):
                return True
        return bool(state.voted) and super().exists(state, step)

    def _legal(self, state: IrelandState, seat: int) -> Iterator[Set]:
        """Yield the sets that may be proposed, pairs first; only joined pairs can become three."""
        if not state.unstarted_ten():
            return
        there = running(state)
        pairs = {pair for pair in combinations(there, 2) if _can_merge(state, pair)}
        for number in (2, 3):
            for named in combinations(there, number):
                if all(pair in pairs for pair in combinations(named, 2)):
                    mine = named not in state.voted and _is_yours(state, seat, named)
                    if mine and (number == 2 or _why_too_many(state, named) is None):
                        yield named

    def why_not(self, state: IrelandState, step: Any, action: Propose) -> Refusal | None:
        named = action.companies
        place = {company: number for number, company in enumerate(state.box.five)}
        numbers = [place.get(company, -1) for company in named]
        if not 2 <= len(named) <= 3 or numbers != sorted(set(numbers)):
            return refuse("12.2", "merger-set")
        for company in named:
            if company not in state.market or company not in place:
                return refuse("12.2", "merger-running", company, company=company[:20])
        return why_not_merge(state, step.seat, named)

    def do(self, state: IrelandState, step: Any, action: Propose, log: Log) -> None:
        state.passes = 0
        field = state.market.merged_field(action.companies)
        log.append(MergerProposed(player(step.seat), action.companies, state.market.chart.price(field)))


propose_merger = ProposeMerger()


class MergerTurnView(Struct, frozen=True, tag="merger-turn"):
    """Propose a merger or pass."""

    seat: int


class MergerTurn(Choice, frozen=True, tag="merger-turn"):
    """A player proposes a merger or passes; who has nothing to propose is passed over (M1)."""

    verbs: ClassVar[Verbs[Self]] = (propose_merger,)
    shows: ClassVar[type[Struct]] = MergerTurnView

    def question(self, state: IrelandState, seat: int) -> Message:
        return ask("merger")

    def after(self, state: IrelandState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if isinstance(action, Propose):
            return (_ballot(state, self.seat, action.companies, ()),)
        state.passes += 1
        if state.passes >= len(tuple(state.clockwise(0))):
            return ()
        return (MergerTurn(state.left_of(self.seat)),)


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


def _ballot(state: IrelandState, proposer: int, named: Set, cast: Votes) -> Step[Any]:
    """Return the next vote, or the decision."""
    if result(state, proposer, named, cast) is not None:
        return Decide(proposer, named, cast)
    seat, _ = voters(state, proposer, named)[len(cast)]
    return MergerVote(seat, proposer=proposer, companies_named=named, cast=cast)


class CastVote(Verb[IrelandState, Any, Vote]):
    """Vote for or against with all shares."""

    kind = Vote

    def options(self, state: IrelandState, step: Any) -> Iterator[Vote]:
        yield Vote(step.seat, True)
        yield Vote(step.seat, False)

    def why_not(self, state: IrelandState, step: Any, action: Vote) -> Refusal | None:
        return None

    def do(self, state: IrelandState, step: Any, action: Vote, log: Log) -> None:
        votes = votes_of(state, player(step.seat), step.companies_named)
        cast = (*step.cast, (step.seat, votes, action.accept))
        ayes, noes = (sum(n for _, n, accept in cast if accept is wanted) for wanted in (True, False))
        log.append(Voted(player(step.seat), action.accept, votes, ayes, noes))


cast_vote = CastVote()


class VoterView(Struct, frozen=True):
    """A player who votes; `accept` is None until then."""

    seat: int
    votes: int
    accept: bool | None


class MergerVoteView(Struct, frozen=True, tag="merger-vote"):
    """A vote on a merger. `ayes` and `noes` count the votes of the pool too, which are known; more than half of all
    votes accepts.
    """

    seat: int
    proposer: int
    companies: tuple[str, ...]
    price: int
    row: int
    column: int
    voters: tuple[VoterView, ...]
    pool: tuple[PoolVote, ...]
    ayes: int
    noes: int
    needed: int


class MergerVote(Choice, frozen=True, kw_only=True, tag="merger-vote"):
    """A holder votes; it stops as soon as the result is certain (M4)."""

    proposer: int
    companies_named: Set
    cast: Votes
    always_ask: ClassVar[bool] = True
    verbs: ClassVar[Verbs[Self]] = (cast_vote,)

    def question(self, state: IrelandState, seat: int) -> Message:
        names = dict(zip(("first", "second", "third"), self.companies_named, strict=False))
        price = money(state.market.chart.price(state.market.merged_field(self.companies_named)))
        votes = votes_of(state, player(self.seat), self.companies_named)
        key = "vote" if len(self.companies_named) == 2 else "vote-three"
        return ask(key, player=player(self.proposer), price=price, votes=votes, **names)

    def why_not_stop(self, state: IrelandState) -> Refusal | None:
        return refuse("12.4", "must-vote")

    def after(self, state: IrelandState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        assert isinstance(action, Vote)
        votes = votes_of(state, player(self.seat), self.companies_named)
        cast = (*self.cast, (self.seat, votes, action.accept))
        return (_ballot(state, self.proposer, self.companies_named, cast),)

    def view(self, state: IrelandState) -> MergerVoteView:
        named, chart = self.companies_named, state.market.chart
        field = state.market.merged_field(named)
        accepts = {seat: accept for seat, _, accept in self.cast}
        who = tuple(VoterView(seat, votes, accepts.get(seat)) for seat, votes in voters(state, self.proposer, named))
        pool = pool_votes(state, named)
        every = sum(voter.votes for voter in who) + sum(vote.votes for vote in pool if vote.how != "abstain")
        ayes, noes = counted(state, named, self.cast)
        return MergerVoteView(
            seat=self.seat,
            proposer=self.proposer,
            companies=named,
            price=chart.price(field),
            row=field[0],
            column=field[1],
            voters=who,
            pool=pool,
            ayes=ayes,
            noes=noes,
            needed=every // 2 + 1,
        )


class Decide(RailStep, frozen=True):
    """The vote is over: the set is barred for this round; accepted, it becomes a 10-share company (M4, M5)."""

    proposer: int
    named: Set
    cast: Votes

    def resolve(self, state: IrelandState, log: Log) -> None:
        decided = result(state, self.proposer, self.named, self.cast)
        assert decided is not None
        for vote in pool_votes(state, self.named):
            log.append(PoolVoted(vote.company, vote.how, vote.votes))
        log.append(MergerDecided(decided, *counted(state, self.named, self.cast)))
        state.voted |= {self.named}
        state.agenda.append(MergerTurn(state.left_of(self.proposer)))
        if decided == "accepted":
            state.agenda.append(ChooseTarget(self.proposer, companies_named=self.named))
