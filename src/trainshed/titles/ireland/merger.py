"""Merger round (12, 19.4): proposals of two or three 5-share companies, and the vote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, ClassVar, Self

from msgspec import Struct

from trainshed.core import Action, Event, Log, Message, Refusal, Step, money
from trainshed.rail.owners import player
from trainshed.rail.play.choice import Choice, RailStep, Verb, Verbs
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.vocabulary import keys

from . import merger_rules as rules
from .actions import NameTarget, Propose, Vote
from .events import MergerDecided, MergerProposed, PoolVoted, Voted
from .merger_forecast import LineEnds, MergedView, SetView, VoteOutcome, line_ends, merged_view, outcome, sets
from .merger_rules import Votes, counted, pool_votes, result, running, voters, why_not_merge
from .merging import Set, merge, votes_of
from .state import IrelandState
from .words import ask, refuse

CITES: Cites = {}
KEYS: tuple[str, ...] = (
    *keys("ireland-ask", "merger vote vote-three target"),
    *keys("ireland-refuse", "must-vote target must-name"),
    *keys("ireland-refuse-merger", "set running not-joined same-cell none-yours shares holding pool no-ten voted"),
    *keys("ireland-log", "proposed proposed-three voted-for voted-against pool-for pool-against pool-abstain"),
    *keys("ireland-log", "merger-accepted merger-rejected merger-tied"),
)


def begin(state: IrelandState) -> tuple[Step[Any], ...]:
    """Return the first turn: that of the player with the priority card (M0)."""
    state.passes, state.voted = 0, frozenset()
    return (MergerTurn(next(state.clockwise(state.priority))),)


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
            if pair not in state.voted and rules.is_yours(state, step.seat, pair) and rules.can_merge(state, pair):
                return True
        return bool(state.voted) and super().exists(state, step)

    def _legal(self, state: IrelandState, seat: int) -> Iterator[Set]:
        """Yield the sets that may be proposed, pairs first; only joined pairs can become three."""
        if not state.unstarted_ten():
            return
        there = running(state)
        pairs = {pair for pair in combinations(there, 2) if rules.can_merge(state, pair)}
        for number in (2, 3):
            for named in combinations(there, number):
                if all(pair in pairs for pair in combinations(named, 2)):
                    mine = named not in state.voted and rules.is_yours(state, seat, named)
                    if mine and (number == 2 or rules.why_too_many(state, named) is None):
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
    sets: tuple[SetView, ...]
    """Every set of two or three running companies, pairs first."""
    ends: tuple[LineEnds, ...]
    """Where the broad track of companies ends that is joined to no other."""
    next: int | None
    """Who is asked after a pass; None: the pass ends the round."""


class MergerTurn(Choice, frozen=True, tag="merger-turn"):
    """A player proposes a merger or passes; who has nothing to propose is passed over (M1)."""

    verbs: ClassVar[Verbs[Self]] = (propose_merger,)

    def view(self, state: IrelandState) -> MergerTurnView:
        return MergerTurnView(self.seat, sets(state, self.seat), line_ends(state), self._next(state))

    def _next(self, state: IrelandState) -> int | None:
        """Return who is asked after a pass: those who can propose nothing are passed over (M1)."""
        seat, passes = self.seat, state.passes + 1
        while passes < len(tuple(state.clockwise(0))):
            seat = state.left_of(seat)
            if propose_merger.exists(state, MergerTurn(seat)):
                return seat
            passes += 1
        return None

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


class MergerVoteView(Struct, frozen=True, tag="merger-vote"):
    """A vote on a merger. `ayes` and `noes` count the votes of the pool too, which are known."""

    seat: int
    proposer: int
    merged: MergedView
    ayes: int
    noes: int
    accepting: VoteOutcome
    """What follows if the seat votes for it."""
    rejecting: VoteOutcome


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
        named, proposer = self.companies_named, self.proposer
        votes = votes_of(state, player(self.seat), named)
        yes, no = (outcome(state, proposer, named, (*self.cast, (self.seat, votes, how))) for how in (True, False))
        merged = merged_view(state, proposer, named, self.cast)
        return MergerVoteView(self.seat, proposer, merged, *counted(state, named, self.cast), yes, no)


# the company they become (12.6)


class ChooseCompany(Verb[IrelandState, Any, NameTarget]):
    """Name the 10-share company, and merge."""

    kind = NameTarget

    def options(self, state: IrelandState, step: Any) -> Iterator[NameTarget]:
        for company in state.unstarted_ten():
            yield NameTarget(step.seat, company)

    def why_not(self, state: IrelandState, step: Any, action: NameTarget) -> Refusal | None:
        if action.company in state.unstarted_ten():
            return None
        return refuse("12.6", "target", action.company, company=action.company[:20])

    def do(self, state: IrelandState, step: Any, action: NameTarget, log: Log) -> None:
        merge(state, step.seat, step.companies_named, action.company, log)


choose_company = ChooseCompany()


class TargetView(Struct, frozen=True, tag="merger-target"):
    """Name the company that the merged companies become."""

    seat: int
    companies_named: tuple[str, ...]
    merged: MergedView


class ChooseTarget(Choice, frozen=True, kw_only=True, tag="merger-target"):
    """The proposer names the 10-share company (M5); excess trains are then discarded (M6)."""

    companies_named: Set
    verbs: ClassVar[Verbs[Self]] = (choose_company,)

    def view(self, state: IrelandState) -> TargetView:
        return TargetView(self.seat, self.companies_named, merged_view(state, self.seat, self.companies_named))

    def question(self, state: IrelandState, seat: int) -> Message:
        return ask("target")

    def why_not_stop(self, state: IrelandState) -> Refusal | None:
        return refuse("12.6", "must-name")

    def after(self, state: IrelandState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        return ()


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
