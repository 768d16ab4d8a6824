"""Shares (1.6): first sell, then, or instead, buy one share or found a company."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from trainshed.core import Action, Event, Log, Message, Refusal, Step
from trainshed.rail.owners import BANK
from trainshed.rail.play import stations, stock
from trainshed.rail.play.actions import SellShares
from trainshed.rail.play.choice import Verb, Verbs
from trainshed.rail.play.rules import StockRules

from .actions import Found, Founded
from .cards import BuyPool, CardStep
from .state import State
from .words import ask, refuse


def proceeds(state: State, company: str, count: int) -> int:
    """Each share brings the price before the sale (R3), or the box says that it drops after each."""
    chart, field = state.box.chart, state.market.at(company)
    if state.box.sale.payment == "before":
        return count * chart.price(field)
    return sum(chart.price(chart.move(field, "sale", sold)) for sold in range(count))


STOCK = StockRules(
    issued=lambda state, _: (10 * state.box.limits.director_share, *(10,) * state.box.limits.shares),
    sources=("",),
    sold_to=BANK,
    proceeds=proceeds,
    exchanges=False,
    certificates=lambda state: state.box.limits.certificates,
)
"""The bank buys and sells; directors never change; a director's certificate counts as one (1.6)."""


# founding (7.8)


def why_removed(state: State, company: str) -> Refusal | None:
    """A start company that nobody took has left the game (1.11, 1.14)."""
    if company in state.shares.directors or company not in state.box.companies:
        return None
    rule = "1.14.1" if state.solo else "1.11"
    return refuse(rule, "removed", company, company=company) if state.box.companies[company].start else None


class FoundCompany(Verb[State, Any, Found]):
    """Found a company at the price of a field."""

    kind = Found

    def options(self, state: State, step: Any) -> Iterator[Found]:
        for company in state.to_found():
            for field in range(len(state.box.prices)):
                action = Found(step.seat, company, field)
                if self.why_not(state, step, action) is None:
                    yield action

    def why_not(self, state: State, step: Any, action: Found) -> Refusal | None:
        box, company, limit = state.box, action.company, state.box.limits.directors
        if company not in state.to_found():
            return why_removed(state, company) or refuse("1.6.3", "not-foundable", company[:20], company=company[:20])
        if not 0 <= action.field < len(box.prices):
            return refuse("1.6.3", "no-field", field=action.field)
        cost = box.costs.found_pays * box.prices[action.field]
        if cost > state.cash(step.seat):
            return refuse("1.6.3", "found-money", company, company=company, cost=cost)
        if len(state.own(step.seat)) >= limit:
            return refuse("1.6.4", "director-limit", limit=limit)
        share, slots = stock.director_share(state, company), any(True for _ in state.board.free_slots())
        too_many = stock.why_not_certificate(state, state.who(step.seat), company, share)
        return too_many or (None if slots else refuse("1.6.3", "no-slot"))

    def do(self, state: State, step: Any, action: Found, log: Log) -> None:
        found(state, step.seat, action.company, action.field, log)


def found(state: State, seat: int, company: str, field: int, log: Log) -> None:
    """Take five times the price from the founder, put ten times into the treasury, marker under those on the field."""
    box, who = state.box, state.who(seat)
    price = box.prices[field]
    paid, gets = box.costs.found_pays * price, box.costs.found_gets * price
    stock.start(state, who, company, box.fields[field])
    state.pay(who, -paid)
    state.pay(company, gets)
    log.append(Founded(who, company, price, paid, gets))


class TradeShares(CardStep, frozen=True, kw_only=True, tag="shares"):
    """Cards A04 to A06: sell any number of shares, in one sale or several, then buy one certificate or none."""

    sold: tuple[str, ...] = ()
    """Companies whose shares were sold with this card."""
    acts: ClassVar[Verbs[Any]] = (stock.sell_shares, stock.buy_share, FoundCompany())

    def question(self, state: State, seat: int) -> Message:
        return ask("shares", cash=state.cash(seat))

    def why_not_sale(self, state: State, company: str) -> Refusal | None:
        if company not in self.sold or state.box.reading.sells_again:
            return None
        return refuse("1.6.1", "sold-already", company, company=company)

    def why_not_purchase(self, _state: State, _company: str) -> Refusal | None:
        return None

    def after(self, state: State, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if isinstance(action, SellShares):
            return (replace(self, asked=False, sold=(*self.sold, action.company)),)
        if isinstance(action, Found):
            company = action.company
            return (stations.PlaceHome(self.seat, company=company), BuyPool(self.seat, company=company))
        return ()
