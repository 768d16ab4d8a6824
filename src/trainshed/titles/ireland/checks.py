"""Invariants of every state of 18Ireland, and actions a person might try. Never used during play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from trainshed.core import Action, Checking
from trainshed.rail.owners import POOL, player
from trainshed.rail.play import candidates, checks
from trainshed.rail.play.actions import BuyFromPool, BuyShare, BuyTrain

from . import actions as acts
from .state import IrelandState

STRIDE = 997
"""Only one in this many combinations of cell, tile and rotation is tried."""

OF_COMPANIES = (
    *(acts.Issue, acts.Redeem, acts.NameTarget, acts.GoBankrupt, BuyShare),
    *(acts.OpenAuction, acts.Launch, acts.ChoosePrice, acts.SettleStation),
)
"""Kinds of action that are tried with every company and all of `VALUES`."""
VALUES: Mapping[str, Sequence[Any]] = {
    "source": ("treasury", "pool"),
    "price": (0, 50, 70, 71, 100, 105, 200, 5000),
    "cell": ("J4", "E21"),
    "stop": (-1, 0, 1, 2),
}
"""By the name of a field."""


class IrelandChecking(Checking[IrelandState]):
    """Checks of 18Ireland."""

    def violations(self, state: IrelandState) -> Iterator[str]:
        yield from checks.conserved(state, state.owners(), len(state.box.data.station_costs["ten"]), _turned(state))
        yield from checks.train_limits(state)
        yield from self._companies(state)
        yield from self._privates(state)
        for seat in state.bankrupt:
            if state.bank[player(seat)] or state.shares.directed_by(player(seat)):
                yield f"seat {seat} is bankrupt and has money or a company"
        top = state.agenda[-1] if state.agenda else None
        if top is not None and set(top.seats(state)) & state.bankrupt:
            yield "a bankrupt player is on turn"

    def _companies(self, state: IrelandState) -> Iterator[str]:
        """Started companies have a director, a marker and a station; those gone have nothing; the pool has room."""
        started = set(state.market.order())
        homes = {step.company for step in state.agenda if step.tag in ("place-home", "start-price")}
        if started != set(state.shares.directors):
            yield f"markers and directors differ: {sorted(started ^ set(state.shares.directors))}"
        for company in state.box.companies:
            stations = state.board.stations_of(company)
            if company in started and not stations and company not in homes:
                yield f"{company} has no station"
            if company not in started and stations:
                yield f"{company} has a station and is not in play"
            if company in started and (company in state.gone or company in state.stack):
                yield f"{company} is in play and in the stack or gone"
            if len(stations) > len(state.box.data.station_costs[state.class_of(company)]):
                yield f"{company} has too many stations"
            if state.shares.percent(POOL, company) > state.box.data.pool[state.class_of(company)]:
                yield f"the pool has too much of {company}"
            director = state.shares.director(company)
            if director is not None and (state.seat_of(director) is None or state.seat_of(director) in state.bankrupt):
                yield f"{company} is directed by nobody in the game"
        reserved = {company for names in state.board.reserved.values() for company in names}
        waiting = {*state.stack, "DKR"}
        if not reserved <= waiting - state.gone:
            yield f"slots are reserved for companies that never start: {sorted(reserved - (waiting - state.gone))}"

    def _privates(self, state: IrelandState) -> Iterator[str]:
        """Privates have owners in the game."""
        for private, owner in state.privates.items():
            seat = state.seat_of(owner)
            gone = seat in state.bankrupt and state.options.bankrupt_shares == "leave"
            if gone or (seat is None and owner not in state.market):
                yield f"{private} belongs to {owner}, who is out of the game"
            if private in state.offered:
                yield f"{private} is offered and owned"

    def candidates(self, state: IrelandState, seat: int) -> Iterator[Action]:
        companies = state.box.companies
        yield from candidates.candidates(state, seat, acts.IrelandAction, companies)
        yield from candidates.lays(state, seat, _of_interest(state), STRIDE)
        for private in (*state.box.privates, "?"):
            yield acts.BuyPrivate(seat, private)
            for price in (0, 100, 113, 125, 500):
                yield acts.Bid(seat, private, price)
            for company in _of_interest(state):
                for price in (0, 1, 25, 60, 1000):
                    yield acts.BuyPrivate(seat, private, company, price)
                for cell in ("J4", "G1", "I19", "C13"):
                    yield acts.PlaceMarker(seat, company, private, cell)
        yield from candidates.combined(seat, OF_COMPANIES, {**VALUES, "company": (*companies, "?")})
        for company in (*companies, "?"):
            for price in VALUES["price"]:
                yield acts.Bid(seat, company, price)
            for old in ("3H'", "8H", "10H"):
                yield BuyTrain(seat, company, old)
                yield BuyFromPool(seat, company, "10H", old)
        yield acts.Vote(seat, True)
        yield acts.Vote(seat, False)
        yield from self._proposals(state, seat)

    def _proposals(self, state: IrelandState, seat: int) -> Iterator[Action]:
        yield acts.Propose(seat, ())
        running = [company for company in state.box.companies if company in state.market]
        for number in (1, 2, 3, 4):
            for named in combinations(running, number):
                yield acts.Propose(seat, named)
        for named in combinations(running, 2):
            yield acts.Propose(seat, named[::-1])


def _of_interest(state: IrelandState) -> tuple[str, ...]:
    """Return the company of the step and one other."""
    named = [step.company for step in state.agenda[-1:] if hasattr(step, "company")]
    return tuple(dict.fromkeys((*named, *state.market.order()[:1])))


def _turned(state: IrelandState) -> dict[str, int]:
    """Return how many cards of each side are more or fewer than the box has, because cards were turned over."""
    found: dict[str, int] = {}
    depot, kinds = state.depot, state.depot.roster.kinds
    for kind in kinds.values():
        if kind.flips_to:
            turned = kind.count - depot.gone.get(kind.id, 0) if kind.flips_on in depot.seen else 0
            found[kind.id] = -turned
            found[kind.flips_to] = turned - kinds[kind.flips_to].count
    return found
