"""Shares (1.6): first sell, then, or instead, buy one share or found a company."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Action, Event, Log, Message, Refusal, Step
from trainshed.rail.map import Place
from trainshed.rail.owners import BANK
from trainshed.rail.play import stations
from trainshed.rail.play.choice import Verb, Verbs

from .actions import BuyShare, Found, SellShares
from .cards import BuyPool, CardStep
from .events import Founded, ShareBought, SharesSold
from .state import State
from .words import ask, refuse

# selling


class Sell(Verb[State, Any, SellShares]):
    """Sell any number of shares, those of a company in one sale; the director's certificate is never sold."""

    kind = SellShares

    def options(self, state: State, step: Any) -> Iterator[SellShares]:
        who = state.who(step.seat)
        for company in state.box.companies:
            if company not in step.sold:
                for count in range(1, state.single_shares(who, company) + 1):
                    yield SellShares(step.seat, company, count)

    def why_not(self, state: State, step: Any, action: SellShares) -> Refusal | None:
        held = state.single_shares(state.who(step.seat), action.company)
        if action.company in step.sold:
            return refuse("1.6.1", "sold-already", action.company, company=action.company)
        if not 1 <= action.count <= held:
            return refuse("1.6.1", "too-few-shares", action.company, company=action.company[:20], held=held)
        return None

    def do(self, state: State, step: Any, action: SellShares, log: Log) -> None:
        """The marker moves one step down per share."""
        who, company, count = state.who(step.seat), action.company, action.count
        amount = proceeds(state, company, count)
        state.shares.move(state.shares.plain(who, company, 10 * count), BANK)
        state.pay(who, amount)
        state.market.move(company, "sale", count)
        log.append(SharesSold(who, company, count, amount, state.market.price(company)))


def proceeds(state: State, company: str, count: int) -> int:
    """Return what shares bring: each the price before the sale (R3), or the box says that it drops after each."""
    chart, field = state.box.chart, state.market.at(company)
    if state.box.sale.payment == "before":
        return count * chart.price(field)
    return sum(chart.price(chart.move(field, "sale", sold)) for sold in range(count))


# buying


class Buy(Verb[State, Any, BuyShare]):
    """Buy a 10 % share of a founded company from the bank."""

    kind = BuyShare

    def options(self, state: State, step: Any) -> Iterator[BuyShare]:
        for company in state.box.companies:
            if _why_not_buy(state, step.seat, company) is None:
                yield BuyShare(step.seat, company)

    def why_not(self, state: State, step: Any, action: BuyShare) -> Refusal | None:
        if action.company not in state.box.companies:
            return refuse("1.6.2", "no-company", company=action.company[:20])
        return _why_not_buy(state, step.seat, action.company)

    def do(self, state: State, step: Any, action: BuyShare, log: Log) -> None:
        buy_share(state, step.seat, action.company, log)


def _why_not_certificate(state: State, seat: int) -> Refusal | None:
    """A director's certificate counts as one (1.6)."""
    limit = state.box.limits.certificates
    full = state.shares.counted(state.who(seat)) >= limit
    return refuse("1.6.4", "certificate-limit", limit=limit) if full else None


def _why_not_buy(state: State, seat: int, company: str) -> Refusal | None:
    """Return why a 10 % share of a founded company cannot be bought from the bank."""
    if company not in state.shares.directors:
        return refuse("1.6.2", "not-founded", company, company=company)
    if not state.shares.held(BANK, company):
        return refuse("1.6.2", "no-share", company, company=company)
    price = state.market.price(company)
    if price > state.cash(seat):
        return refuse("1.6.2", "share-money", company, company=company, price=price)
    return _why_not_certificate(state, seat)


def buy_share(state: State, seat: int, company: str, log: Log) -> None:
    """Buy a share from the bank at the current price."""
    price, who = state.market.price(company), state.who(seat)
    state.pay(who, -price)
    state.shares.move((state.shares.held(BANK, company)[0].id,), who)
    log.append(ShareBought(who, company, price))


# founding (7.8)


class FoundCompany(Verb[State, Any, Found]):
    """Found a company at the price of a field."""

    kind = Found

    def options(self, state: State, step: Any) -> Iterator[Found]:
        box, cash = state.box, state.cash(step.seat)
        if _why_not_director(state, step.seat) is not None or not any(True for _ in free_slots(state)):
            return
        for company in state.to_found():
            for field, price in enumerate(box.prices):
                if box.costs.found_pays * price <= cash:
                    yield Found(step.seat, company, field)

    def why_not(self, state: State, step: Any, action: Found) -> Refusal | None:
        box = state.box
        if action.company not in state.to_found():
            return refuse("1.6.3", "not-foundable", action.company[:20], company=action.company[:20])
        if not 0 <= action.field < len(box.prices):
            return refuse("1.6.3", "no-field", field=action.field)
        cost = box.costs.found_pays * box.prices[action.field]
        if cost > state.cash(step.seat):
            return refuse("1.6.3", "found-money", action.company, company=action.company, cost=cost)
        limit = _why_not_director(state, step.seat)
        if limit is not None:
            return limit
        return None if any(True for _ in free_slots(state)) else refuse("1.6.3", "no-slot")

    def do(self, state: State, step: Any, action: Found, log: Log) -> None:
        found(state, step.seat, action.company, action.field, log)


def free_slots(state: State) -> Iterator[Place]:
    """Yield the free slots: the home of a new company lies on any of them (R27, R43)."""
    stations = state.board.stations
    for cell, shape in state.board.laid.items():
        stops = shape.tile.stops
        if len(stops) == 1 and stops[0].slots > len(stations.get((cell, 0), ())):
            yield cell, 0


def _why_not_director(state: State, seat: int) -> Refusal | None:
    limit = state.box.limits.directors
    if len(state.own(seat)) >= limit:
        return refuse("1.6.4", "director-limit", limit=limit)
    return _why_not_certificate(state, seat)


def issue(state: State, seat: int, company: str) -> None:
    """Give the director's certificate to a player, the 10 % shares to the bank."""
    limits = state.box.limits
    first, *_ = state.shares.issue(company, (10 * limits.director_share, *(10,) * limits.shares), BANK)
    state.shares.move((first.id,), state.who(seat))


def found(state: State, seat: int, company: str, field: int, log: Log) -> None:
    """Take five times the price from the founder, put ten times into the treasury, marker under those on the field."""
    box, who = state.box, state.who(seat)
    price = box.prices[field]
    paid, gets = box.costs.found_pays * price, box.costs.found_gets * price
    issue(state, seat, company)
    state.pay(who, -paid)
    state.pay(company, gets)
    state.market.put(company, box.fields[field])
    log.append(Founded(who, company, price, paid, gets))


sell, buy, found_company = Sell(), Buy(), FoundCompany()


class SharesView(Struct, frozen=True, tag="shares"):
    """Trade shares; `sold` are the companies whose shares were sold with this card."""

    sold: tuple[str, ...]


class TradeShares(CardStep, frozen=True, kw_only=True, tag="shares"):
    """Cards A04 to A06: sell any number of shares, then buy one certificate or none."""

    sold: tuple[str, ...] = ()
    acts: ClassVar[Verbs[Any]] = (sell, buy, found_company)
    shows: ClassVar[type[Struct]] = SharesView

    def question(self, state: State, seat: int) -> Message:
        return ask("shares", cash=state.cash(seat))

    def after(self, state: State, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if isinstance(action, SellShares):
            return (replace(self, asked=False, sold=(*self.sold, action.company)),)
        if isinstance(action, Found):
            company = action.company
            return (stations.PlaceHome(self.seat, company=company), BuyPool(self.seat, company=company))
        return ()
