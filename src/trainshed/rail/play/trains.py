"""Trains: buying from the stack and the pool, discarding over the limit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Action, Event, Log, Message, Refusal, Step
from trainshed.rail.owners import BANK, POOL

from . import phases
from .actions import BuyFromPool, BuyTrain, DiscardTrain, Done
from .choice import CompanyChoice, OfCompany, Verb, Verbs, ask
from .events import TrainBought, TrainDiscarded
from .naming import train_name
from .refusals import refuse
from .state import RailState


def over_limit(state: RailState, company: str) -> bool:
    """True if the company has more trains than it may own."""
    return len(state.depot.of(company)) > state.depot.limit(company)


def why_not_buy(state: RailState, company: str, price: int) -> Refusal | None:
    """Return why a company may not buy a train at this price: the limit of the present phase, or money."""
    if len(state.depot.of(company)) >= state.depot.limit(company):
        limit = state.depot.limit(company)
        return refuse("trains.limit", "train-limit", company, company=company, limit=limit)
    if state.bank[company] < price:
        cash = state.bank[company]
        return refuse("trains.money", "train-money", company, company=company, cost=price, cash=cash)
    return None


def on_sale(state: RailState) -> dict[str, int]:
    """Return the kinds a company could buy now from stack and pool, with their prices."""
    top = state.depot.next()
    kinds = [*([top] if top else []), *state.depot.kinds_of(POOL)]
    return {kind: state.depot.price(kind) for kind in kinds}


def take_new(state: RailState, company: str, price: int, log: Log) -> None:
    """Pay for the top train and take it; then the phase may change."""
    kind = state.depot.next()
    assert kind is not None
    owners = phases.owners_by_card(state)
    state.bank.pay(company, BANK, price)
    card, change = state.depot.take_new(company)
    log.append(TrainBought(company, kind, price, BANK))
    phases.appear(state, kind, change, {card.id: company, **owners}, log)


def _other_company(step: OfCompany) -> Refusal:
    return refuse("turn.company", "other-company", step.company, company=step.company)


class FromStack(Verb[RailState, OfCompany, BuyTrain]):
    """Buy the top train of the stack at its printed price."""

    kind = BuyTrain

    def options(self, state: RailState, step: OfCompany) -> Iterator[BuyTrain]:
        action = BuyTrain(step.seat, step.company)
        if self.why_not(state, step, action) is None:
            yield action

    def why_not(self, state: RailState, step: OfCompany, action: BuyTrain) -> Refusal | None:
        if action.company != step.company or action.trade_in:
            return _other_company(step)
        kind = state.depot.next()
        if kind is None:
            return refuse("trains.stack", "stack-empty")
        return why_not_buy(state, step.company, state.depot.price(kind))

    def do(self, state: RailState, step: OfCompany, action: BuyTrain, log: Log) -> None:
        kind = state.depot.next()
        assert kind is not None
        take_new(state, step.company, state.depot.price(kind), log)


class FromPool(Verb[RailState, OfCompany, BuyFromPool]):
    """Buy a train from the pool at its printed price."""

    kind = BuyFromPool

    def options(self, state: RailState, step: OfCompany) -> Iterator[BuyFromPool]:
        for kind in dict.fromkeys(state.depot.kinds_of(POOL)):
            action = BuyFromPool(step.seat, step.company, kind)
            if self.why_not(state, step, action) is None:
                yield action

    def why_not(self, state: RailState, step: OfCompany, action: BuyFromPool) -> Refusal | None:
        if action.company != step.company or action.trade_in:
            return _other_company(step)
        if state.depot.first_card(POOL, action.train) is None:
            return refuse("trains.pool", "not-in-pool", train=train_name(action.train))
        return why_not_buy(state, step.company, state.depot.price(action.train))

    def do(self, state: RailState, step: OfCompany, action: BuyFromPool, log: Log) -> None:
        card = state.depot.first_card(POOL, action.train)
        assert card is not None
        price = state.depot.price(action.train)
        state.bank.pay(step.company, BANK, price)
        state.depot.give(POOL, step.company, card.id)
        log.append(TrainBought(step.company, action.train, price, POOL))


class DiscardOver(Verb[RailState, OfCompany, DiscardTrain]):
    """Put a train into the pool, only while the company has too many."""

    kind = DiscardTrain

    def options(self, state: RailState, step: OfCompany) -> Iterator[DiscardTrain]:
        if over_limit(state, step.company):
            for kind in dict.fromkeys(state.depot.kinds_of(step.company)):
                yield DiscardTrain(step.seat, step.company, kind)

    def why_not(self, state: RailState, step: OfCompany, action: DiscardTrain) -> Refusal | None:
        if action.company != step.company:
            return _other_company(step)
        if not over_limit(state, step.company):
            return refuse("trains.discard", "discard-only-over", company=step.company)
        if state.depot.first_card(step.company, action.train) is None:
            return refuse("trains.owner", "no-such-train", company=step.company, train=train_name(action.train))
        return None

    def do(self, state: RailState, step: OfCompany, action: DiscardTrain, log: Log) -> None:
        card = state.depot.first_card(step.company, action.train)
        assert card is not None
        state.depot.discard(step.company, card.id)
        log.append(TrainDiscarded(step.company, action.train))


from_stack, from_pool, discard = FromStack(), FromPool(), DiscardOver()


class BuyTrainsView(Struct, frozen=True, tag="buy-trains"):
    """Buy trains; `discard`: the company has too many and must discard first."""

    company: str
    discard: bool


class BuyTrains(CompanyChoice, frozen=True, kw_only=True, tag="buy-trains"):
    """The company buys trains one by one; over its limit it can only discard."""

    verbs: ClassVar[Verbs[Self]] = (from_stack, from_pool, discard)

    def question(self, state: RailState, seat: int) -> Message:
        limit = state.depot.limit(self.company)
        if over_limit(state, self.company):
            return ask("discard", company=self.company, limit=limit)
        return ask("trains", company=self.company, cash=state.bank[self.company])

    def view(self, state: RailState) -> BuyTrainsView:
        return BuyTrainsView(self.company, over_limit(state, self.company))

    def why_not_stop(self, state: RailState) -> Refusal | None:
        if over_limit(state, self.company):
            limit = state.depot.limit(self.company)
            return refuse("trains.over", "must-discard", self.company, company=self.company, limit=limit)
        can_pay = any(price <= state.bank[self.company] for price in on_sale(state).values())
        if state.rules.trains.must_own and not state.depot.of(self.company) and can_pay:
            return refuse("trains.must-own", "must-buy", self.company, company=self.company)
        return None

    def after(self, state: RailState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        return () if type(action) is Done else (replace(self, asked=False),)
