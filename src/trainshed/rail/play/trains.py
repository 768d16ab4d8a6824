"""Trains: buying from the stack, the pool and other companies; discarding over the limit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Action, Event, Log, Message, Range, Refusal, Step, money
from trainshed.rail.owners import BANK, POOL

from . import phases
from .actions import BuyFromCompany, BuyFromPool, BuyTrain, DiscardTrain, Done
from .choice import Acts, CompanyChoice, Verb, Verbs, ask
from .events import Offered, TrainBought, TrainGone
from .naming import train_name
from .offers import TrainOffer
from .refusals import refuse
from .state import RailState


def over_limit(state: RailState, company: str) -> bool:
    """True if the company has more trains than it may own."""
    return len(state.depot.of(company)) > state.depot.limit(company)


def why_no_room(state: RailState, company: str) -> Refusal | None:
    """Return a refusal at the limit: then nothing is bought, even if it would rust a train."""
    limit = state.depot.limit(company)
    if len(state.depot.of(company)) >= limit:
        return refuse("trains.limit", "train-limit", company, company=company, limit=limit)
    return None


def new_price(state: RailState, company: str, kind: str) -> int:
    """Return what a new train of this kind costs the company."""
    price: int = state.rules.trains.price(state, company, kind)
    return price


def on_sale(state: RailState, company: str) -> dict[str, int]:
    """Return the kinds the company could buy now from stack and pool, with their prices."""
    found = {kind: state.depot.price(kind) for kind in state.depot.kinds_of(POOL)}
    top = state.depot.next()
    if top is not None:
        found[top] = new_price(state, company, top)
    return found


def why_not_new(state: RailState, company: str) -> Refusal | None:
    """Return why the company may not buy the top train; its director may add to the price where the rules say so."""
    refusal = why_no_room(state, company)
    kind = state.depot.next()
    if refusal is not None or kind is None:
        return refusal or refuse("trains.stack", "stack-empty")
    price = new_price(state, company, kind)
    cash = state.bank[company]
    if cash >= price:
        return None
    if not state.rules.trains.director_adds(state, company):
        return refuse("trains.money", "train-money", company, company=company, price=money(price))
    if cash + state.bank[state.shares.director(company) or ""] < price:
        return refuse("trains.director-money", "top-up-money", company, company=company, price=money(price))
    return None


def buy_new(state: RailState, company: str, log: Log) -> None:
    """Pay for the top train and take it; then the phase may change."""
    kind = state.depot.next()
    assert kind is not None
    price = new_price(state, company, kind)
    owners = phases.owners_by_kind(state) if kind not in state.depot.seen else {}
    added = max(0, price - state.bank[company])
    if added:
        state.bank.transfer(state.shares.director(company) or "", company, added)
    state.bank.transfer(company, BANK, price)
    _, change = state.depot.take_new(company)
    log.append(TrainBought(company, kind, price, BANK, added))
    phases.appear(state, kind, change, owners, log)


def hand_over(state: RailState, giver: str, taker: str, kind: str) -> None:
    """Move a train between companies and the pool."""
    card = state.depot.first_card(giver, kind)
    assert card is not None
    state.depot.give(giver, taker, card.id)


def discard(state: RailState, action: DiscardTrain, log: Log) -> None:
    """Put a train into the pool."""
    hand_over(state, action.company, POOL, action.train)
    log.append(TrainGone(action.company, action.train, "pool"))


def why_no_train(state: RailState, action: DiscardTrain) -> Refusal | None:
    """Return a refusal if the company has no such train."""
    company = action.company
    if state.depot.first_card(company, action.train) is None:
        return refuse("trains.owner", "no-such-train", company, company=company, train=train_name(action.train))
    return None


class FromStack(Verb[RailState, Acts, BuyTrain]):
    """Buy the top train of the stack."""

    kind = BuyTrain

    def options(self, state: RailState, step: Acts) -> Iterator[BuyTrain]:
        for company in step.companies(state):
            if why_not_new(state, company) is None:
                yield BuyTrain(step.seat, company)

    def why_not(self, state: RailState, step: Acts, action: BuyTrain) -> Refusal | None:
        refusal = step.why_not_company(state, action.company, "trains.company")
        if refusal is None and action.trade_in:
            return refuse("trains.trade-in", "no-trade-in")
        return refusal or why_not_new(state, action.company)

    def do(self, state: RailState, step: Acts, action: BuyTrain, log: Log) -> None:
        buy_new(state, action.company, log)


class FromPool(Verb[RailState, Acts, BuyFromPool]):
    """Buy a train from the pool at its printed price."""

    kind = BuyFromPool

    def options(self, state: RailState, step: Acts) -> Iterator[BuyFromPool]:
        for company in step.companies(state):
            for kind in dict.fromkeys(state.depot.kinds_of(POOL)):
                action = BuyFromPool(step.seat, company, kind)
                if self.why_not(state, step, action) is None:
                    yield action

    def why_not(self, state: RailState, step: Acts, action: BuyFromPool) -> Refusal | None:
        company = action.company
        refusal = step.why_not_company(state, company, "trains.company")
        if refusal is not None:
            return refusal
        if action.trade_in:
            return refuse("trains.trade-in", "no-trade-in")
        if state.depot.first_card(POOL, action.train) is None:
            return refuse("trains.pool", "not-in-pool", train=train_name(action.train))
        price = state.depot.price(action.train)
        if state.bank[company] < price:
            return refuse("trains.pool-money", "train-money", company, company=company, price=money(price))
        return why_no_room(state, company)

    def do(self, state: RailState, step: Acts, action: BuyFromPool, log: Log) -> None:
        price = state.depot.price(action.train)
        state.bank.transfer(action.company, BANK, price)
        hand_over(state, POOL, action.company, action.train)
        log.append(TrainBought(action.company, action.train, price, POOL))


class MakesOffers(Acts, Protocol):
    """A step in which trains are bought from other companies."""

    @property
    def refused(self) -> tuple[tuple[str, str], ...]:
        """Offers refused so far: (selling company, train)."""
        ...


class FromCompany(Verb[RailState, MakesOffers, BuyFromCompany]):
    """Buy a train from another company at any price; another director must agree."""

    kind = BuyFromCompany

    def most(self, state: RailState, step: MakesOffers, company: str, train: str) -> int:
        """Return the highest price; where that is more than the company has, its director adds the rest."""
        return state.bank[company]

    def options(self, state: RailState, step: MakesOffers) -> Iterator[BuyFromCompany]:
        """Yield offers at the lowest, the printed and the highest price."""
        low: int = state.rules.trains.least_price
        for company, seller, train in self._for_sale(state, step):
            high = self.most(state, step, company, train)
            for price in sorted({low, min(high, state.depot.price(train)), high}):
                yield BuyFromCompany(step.seat, company, seller, train, price)

    def exists(self, state: RailState, step: MakesOffers) -> bool:
        return any(True for _ in self._for_sale(state, step))

    def ranges(self, state: RailState, step: MakesOffers) -> Iterator[Range]:
        low: int = state.rules.trains.least_price
        for company, seller, train in self._for_sale(state, step):
            offer = BuyFromCompany(step.seat, company, seller, train, low)
            yield Range(offer, "price", low, self.most(state, step, company, train))

    def _for_sale(self, state: RailState, step: MakesOffers) -> Iterator[tuple[str, str, str]]:
        """Yield buyer, seller and train where the buyer can pay at least the lowest price."""
        rules, directors = state.rules.trains, state.shares.directors
        for company in step.companies(state):
            if state.bank[company] < rules.least_price or why_no_room(state, company) is not None:
                continue
            for seller in state.box.companies:
                if seller != company and seller in directors and rules.may_sell(state, seller) is None:
                    trains = state.depot.kinds_of(seller)
                    for train in dict.fromkeys(trains):
                        if step.refused.count((seller, train)) < trains.count(train):
                            yield company, seller, train

    def why_not(self, state: RailState, step: MakesOffers, action: BuyFromCompany) -> Refusal | None:
        company, seller, rules = action.company, action.seller, state.rules.trains
        refusal = step.why_not_company(state, company, "trains.company") or why_no_room(state, company)
        if refusal is not None:
            return refusal
        if state.shares.director(seller) is None or seller == company:
            return refuse("trains.seller", "no-seller", seller, company=seller[:20])
        never: Refusal | None = rules.may_sell(state, seller)
        if never is not None:
            return never
        trains, name = state.depot.kinds_of(seller), train_name(action.train)
        if action.train not in trains:
            return refuse("trains.seller", "no-such-train", seller, company=seller, train=name)
        if step.refused.count((seller, action.train)) >= trains.count(action.train):
            return refuse("trains.seller", "offer-refused", seller, train=name)
        low, high = rules.least_price, self.most(state, step, company, action.train)
        if state.bank[company] < low:
            return refuse("trains.seller", "train-money", company, company=company, price=money(low))
        if not low <= action.price <= high:
            return refuse("trains.seller", "offer-price", company, low=money(low), high=money(high))
        return None

    def consent(self, state: RailState, step: MakesOffers, action: BuyFromCompany, log: Log) -> Step[Any] | None:
        seat = state.seat_of(state.shares.director(action.seller))
        assert seat is not None
        if seat == step.seat:
            return None
        log.append(Offered(action.company, action.seller, action.train, action.price))
        most = self.most(state, step, action.company, action.train) if state.rules.trains.haggling else action.price
        return TrainOffer(seat, act=action, low=action.price + 1, high=most)

    def do(self, state: RailState, step: MakesOffers, action: BuyFromCompany, log: Log) -> None:
        added = max(0, action.price - state.bank[action.company])
        state.bank.transfer(state.shares.director(action.company) or "", action.company, added)
        state.bank.transfer(action.company, action.seller, action.price)
        hand_over(state, action.seller, action.company, action.train)
        log.append(TrainBought(action.company, action.train, action.price, action.seller, added))


class DiscardOver(Verb[RailState, Acts, DiscardTrain]):
    """Put a train into the pool, only while the company has too many."""

    kind = DiscardTrain

    def options(self, state: RailState, step: Acts) -> Iterator[DiscardTrain]:
        for company in step.companies(state):
            if over_limit(state, company):
                for kind in dict.fromkeys(state.depot.kinds_of(company)):
                    yield DiscardTrain(step.seat, company, kind)

    def why_not(self, state: RailState, step: Acts, action: DiscardTrain) -> Refusal | None:
        refusal = step.why_not_company(state, action.company, "trains.company")
        if refusal is None and not over_limit(state, action.company):
            return refuse("trains.discard", "discard-only-over", company=action.company)
        return refusal or why_no_train(state, action)

    def do(self, state: RailState, step: Acts, action: DiscardTrain, log: Log) -> None:
        discard(state, action, log)


class DropObsolete(Verb[RailState, Any, DiscardTrain]):
    """A director gives up obsolete trains of any own company, as often as wanted."""

    kind = DiscardTrain
    free = True

    def options(self, state: RailState, step: Any) -> Iterator[DiscardTrain]:
        for company in state.own(step.seat):
            for kind in dict.fromkeys([card.kind for card in state.depot.of(company) if card.obsolete]):
                yield DiscardTrain(step.seat, company, kind)

    def why_not(self, state: RailState, step: Any, action: DiscardTrain) -> Refusal | None:
        company = action.company
        if state.director(company) != step.seat:
            return refuse("trains.company", "not-yours", company, company=company)
        card = state.depot.first_card(company, action.train)
        if card is None or card.obsolete:
            return why_no_train(state, action)
        return refuse("trains.obsolete", "not-obsolete", company, train=train_name(action.train))

    def do(self, state: RailState, step: Any, action: DiscardTrain, log: Log) -> None:
        discard(state, action, log)


from_stack, from_pool, from_company = FromStack(), FromPool(), FromCompany()
discard_over, drop_obsolete = DiscardOver(), DropObsolete()


class BuyTrainsView(Struct, frozen=True, tag="buy-trains"):
    """Buy trains; `discard`: the company has too many and must discard first."""

    company: str
    discard: bool


class BuyTrains(CompanyChoice, frozen=True, kw_only=True, tag="buy-trains"):
    """The company buys trains one by one; over its limit it can only discard."""

    verbs: ClassVar[Verbs[Self]] = (from_stack, from_pool, discard_over)

    def question(self, state: RailState, seat: int) -> Message:
        if over_limit(state, self.company):
            return ask("discard", company=self.company, limit=state.depot.limit(self.company))
        return ask("trains", company=self.company, cash=money(state.bank[self.company]))

    def view(self, state: RailState) -> BuyTrainsView:
        return BuyTrainsView(self.company, over_limit(state, self.company))

    def why_not_stop(self, state: RailState) -> Refusal | None:
        if over_limit(state, self.company):
            return must_discard(state, self.company)
        can_pay = any(price <= state.bank[self.company] for price in on_sale(state, self.company).values())
        if state.rules.trains.must_own and not state.depot.of(self.company) and can_pay:
            return refuse("trains.must-own", "must-buy", self.company, company=self.company)
        return None

    def after(self, state: RailState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        return () if type(action) is Done else (replace(self, asked=False),)


def must_discard(state: RailState, company: str) -> Refusal:
    """Refusal: the company has too many trains."""
    return refuse("trains.over", "over-limit", limit=state.depot.limit(company))


class DiscardView(Struct, frozen=True, tag="discard"):
    """Discard a train of a company over the limit."""

    company: str


class Discard(CompanyChoice, frozen=True, kw_only=True, tag="discard"):
    """A company over the limit puts trains of its director's choice into the pool."""

    verbs: ClassVar[Verbs[Self]] = (discard_over,)
    shows: ClassVar[type[Struct]] = DiscardView

    def void(self, state: RailState) -> bool:
        return not over_limit(state, self.company)

    def question(self, state: RailState, seat: int) -> Message:
        return ask("discard", company=self.company, limit=state.depot.limit(self.company))

    def why_not_stop(self, state: RailState) -> Refusal | None:
        return must_discard(state, self.company)

    def after(self, state: RailState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        return (replace(self, asked=False),)
