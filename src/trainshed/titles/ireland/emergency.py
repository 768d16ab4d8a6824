"""Emergency purchase (10, 19.5): a company without a train that can pay for none of bank and pool.

Its director adds cash, sells shares for it, or is bankrupt. All that is possible is listed before the first sale, and
no sale is allowed that leads nowhere (16.27).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Literal, Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Action, Event, Log, Message, Refusal, Step, money
from trainshed.rail.owners import BANK, POOL, player
from trainshed.rail.play import stock, trains
from trainshed.rail.play.actions import BuyFromCompany, BuyFromPool, BuyTrain, SellShares
from trainshed.rail.play.choice import CompanyChoice, OfCompany, Verb, Verbs
from trainshed.rail.play.events import SharesSold
from trainshed.rail.play.refusals import Cites, cite, cited_by
from trainshed.rail.play.trains import MakesOffers, on_sale
from trainshed.rail.play.vocabulary import keys

from . import bankruptcy, flow, purchases
from .actions import BuyPrivate, GoBankrupt
from .powers import drumglass, place_marker
from .privates import CompanyBuysPrivate
from .state import IrelandState
from .wares import WareView, wares
from .words import ask, refuse

CITES: Cites = cited_by("10.4", "stock.keep")
KEYS: tuple[str, ...] = (
    *keys("ireland-ask", "emergency bankrupt"),
    *keys("ireland-refuse", "not-bankrupt"),
    *keys("ireland-refuse-emergency", "money oversold sale dead-end private"),
)


# what is needed and what there is


def needed(state: IrelandState, company: str) -> bool:
    """True if the company has no train and can pay for none of bank and pool, of which there are some (10.1)."""
    if state.depot.of(company) or company not in state.market:
        return False
    prices = on_sale(state, company).values()
    return bool(prices) and state.bank[company] < min(prices)


def together(state: IrelandState, company: str) -> int:
    """Return what company and director have."""
    return state.bank[company] + state.bank[state.shares.directors[company]]


def with_director(state: IrelandState, company: str, train: str) -> int:
    """Return the most for another company's train if the director adds cash: at most its face value (10.3)."""
    return max(state.bank[company], min(state.depot.price(train), together(state, company)))


def proceeds(state: IrelandState, seat: int, failing: str) -> int:
    """Return what all shares bring that the director can sell, each company at once (10.5)."""
    return sum(
        bankruptcy.sellable(state, seat, company, failing) * state.market.price(company)
        for company in state.shares.companies(player(seat))
    )


def can_be_reached(state: IrelandState, seat: int, failing: str) -> bool:
    """True if the cheapest train can be paid with all shares sold (10.5)."""
    least = min(on_sale(state, failing).values())
    return together(state, failing) + proceeds(state, seat, failing) >= least


def leads_on(state: IrelandState, seat: int, failing: str, last: int) -> bool:
    """True if after a sale, whose last share brought `last`, a train can be bought now or after further sales (16.27).

    Now: one that needed the last share. Later: the next dearer one than the money at hand, if all sales reach it; then
    sales of just enough shares do too.
    """
    have = together(state, failing)
    prices = on_sale(state, failing).values()
    if any(have - last < price <= have for price in prices):
        return True
    dearer = [price for price in prices if price > have]
    return bool(dearer) and have + proceeds(state, seat, failing) >= min(dearer)


# acts


class Fails(OfCompany, MakesOffers, Protocol):
    """The step of a company in need."""

    @property
    def last(self) -> int: ...


def why_not_price(state: IrelandState, step: Fails, price: int) -> Refusal | None:
    """Return why a train of bank or pool cannot be bought at this price with the director's help (10.3, 10.4)."""
    have = together(state, step.company)
    if price > have:
        return refuse("10.3", "emergency-money", step.company, price=money(price), gap=money(price - have))
    if step.last and price <= have - step.last:
        return refuse("10.4", "emergency-oversold", step.company, price=money(price))
    return None


class BankTrain(Verb[IrelandState, Fails, BuyTrain]):
    """Buy the top train with the director's help."""

    kind = BuyTrain

    def options(self, state: IrelandState, step: Fails) -> Iterator[BuyTrain]:
        action = BuyTrain(step.seat, step.company)
        if self.why_not(state, step, action) is None:
            yield action

    def why_not(self, state: IrelandState, step: Fails, action: BuyTrain) -> Refusal | None:
        refusal = step.why_not_company(state, action.company, "trains.company")
        if refusal is not None:
            return refusal
        if action.trade_in:
            return purchases.why_not_owned(action.company, action.trade_in)
        return why_not_price(state, step, state.depot.price(purchases.top(state)))

    def do(self, state: IrelandState, step: Fails, action: BuyTrain, log: Log) -> None:
        purchases.buy(state, action.company, purchases.top(state), BANK, log)


class PoolTrain(Verb[IrelandState, Fails, BuyFromPool]):
    """Buy a train of the pool with the director's help."""

    kind = BuyFromPool

    def options(self, state: IrelandState, step: Fails) -> Iterator[BuyFromPool]:
        for kind in dict.fromkeys(state.depot.kinds_of(POOL)):
            action = BuyFromPool(step.seat, step.company, kind)
            if self.why_not(state, step, action) is None:
                yield action

    def why_not(self, state: IrelandState, step: Fails, action: BuyFromPool) -> Refusal | None:
        refusal = step.why_not_company(state, action.company, "trains.company")
        refusal = refusal or purchases.why_not_in_pool(state, action.train)
        if refusal is not None:
            return refusal
        if action.trade_in:
            return purchases.why_not_owned(action.company, action.trade_in)
        return why_not_price(state, step, state.depot.price(action.train))

    def do(self, state: IrelandState, step: Fails, action: BuyFromPool, log: Log) -> None:
        purchases.buy(state, action.company, action.train, POOL, log)


class CompanyTrain(trains.FromCompany):
    """Buy another company's train; the director adds cash in hand, but not the proceeds of shares (10.3, 15.15)."""

    def most(self, state: Any, step: Any, company: str, train: str) -> int:
        if step.last or state.options.other_train_help == "never":
            cash: int = state.bank[company]
            return cash
        return with_director(state, company, train)


class SellForTrain(Verb[IrelandState, Fails, SellShares]):
    """Sell shares of one company, not more than the dearest train needs (10.4)."""

    kind = SellShares

    def options(self, state: IrelandState, step: Fails) -> Iterator[SellShares]:
        owner = player(step.seat)
        for company in state.box.companies:
            for count in range(1, stock.most_sellable(state, owner, company) + 1):
                action = SellShares(step.seat, company, count)
                if self.why_not(state, step, action) is None:
                    yield action

    def why_not(self, state: IrelandState, step: Fails, action: SellShares) -> Refusal | None:
        company, count, failing = action.company, action.count, step.company
        refusal = stock.why_not_sell(state, player(step.seat), company, count, keep=failing)
        if refusal is not None:
            return refusal
        price = state.market.price(company)
        if together(state, failing) + (count - 1) * price >= max(on_sale(state, failing).values()):
            return refuse("10.4", "emergency-sale", company, company=company)
        if can_be_reached(state, step.seat, failing):
            later = state.copy()
            stock.sell(later, player(step.seat), company, count, Log())
            if not leads_on(later, step.seat, failing, price):
                return refuse("10.4", "emergency-dead-end", company, company=company, count=count)
        return None

    def do(self, state: IrelandState, step: Fails, action: SellShares, log: Log) -> None:
        stock.sell(state, player(step.seat), action.company, action.count, log)


class DeclareBankruptcy(Verb[IrelandState, Fails, GoBankrupt]):
    """Declare bankruptcy, if nothing else can pay for the cheapest train (10.5)."""

    kind = GoBankrupt

    def options(self, state: IrelandState, step: Fails) -> Iterator[GoBankrupt]:
        if not can_be_reached(state, step.seat, step.company):
            yield GoBankrupt(step.seat, step.company)

    def why_not(self, state: IrelandState, step: Fails, action: GoBankrupt) -> Refusal | None:
        refusal = step.why_not_company(state, action.company, "turn.company")
        if refusal is None and can_be_reached(state, step.seat, step.company):
            have = together(state, step.company) + proceeds(state, step.seat, step.company)
            least = min(on_sale(state, step.company).values())
            return refuse("10.5", "not-bankrupt", step.company, have=money(have), price=money(least))
        return refusal

    def do(self, state: IrelandState, step: Fails, action: GoBankrupt, log: Log) -> None:
        bankruptcy.declare(state, step.seat, step.company, log)


class PrivateFirst(CompanyBuysPrivate):
    """Buy a private before the train. Once shares were sold for the train, company cash goes to nobody else (10.4)."""

    def _offers(self, state: IrelandState, step: Any) -> Iterator[tuple[str, str, int, int]]:
        for company, private, low, high in super()._offers(state, step):
            if not step.last or state.privates[private] == player(step.seat):
                yield company, private, low, high

    def why_not(self, state: IrelandState, step: Any, action: BuyPrivate) -> Refusal | None:
        refusal = super().why_not(state, step, action)
        if refusal is None and step.last and state.privates[action.private] != player(step.seat):
            return refuse("10.4", "emergency-private", step.company, company=step.company)
        return refusal


bank_train, pool_train, company_train = BankTrain(), PoolTrain(), CompanyTrain()
sell_for_train, declare_bankruptcy = SellForTrain(), DeclareBankruptcy()
FREE_ACTS: Verbs[Any] = (PrivateFirst(), place_marker, drumglass)


# the step


Reachable = Literal["now", "sales", "oversold", "out"]


class WayView(Struct, frozen=True):
    """A train of bank or pool, and whether it can be paid: now, after sales, or not at all."""

    train: str
    source: str
    """`bank` or `pool`."""
    price: int
    gap: int
    """What is missing; 0: nothing."""
    reach: Reachable
    """`oversold`: too cheap after the shares sold so far (10.4)."""


class SaleView(Struct, frozen=True):
    """A sale that is legal now, and what is missing afterwards for the next dearer train."""

    company: str
    count: int
    amount: int
    price: int
    """The share price afterwards."""
    director: int | None
    """The seat of the company's director afterwards."""
    have: int
    """Money of company and director afterwards."""
    percent: int
    """What the director has of the company afterwards."""
    pool: int
    """What the pool has of it afterwards, in per cent."""
    pool_limit: int
    worth: int
    """What the director is worth afterwards."""
    field: int
    """The number of the field its marker comes to."""


class BlockedSale(Struct, frozen=True):
    """A sale that is not legal now."""

    company: str
    count: int
    amount: int
    refusal: Refusal


class EmergencyView(Struct, frozen=True, tag="emergency"):
    """Every way to a train, before the first sale and after it."""

    company: str
    cash: int
    """Of the company."""
    own: int
    """Of the director."""
    most: int
    """With the proceeds of all shares that could be sold."""
    ways: tuple[WayView, ...]
    sales: tuple[SaleView, ...]
    blocked: tuple[BlockedSale, ...]
    """Other sales of shares that the director has, and why they are not legal."""
    wares: tuple[WareView, ...]
    """Trains of other companies."""
    worth: int
    """What the director is worth now."""
    closes: tuple[str, ...]
    """The companies that would close if the director went bankrupt."""
    missing: int
    """What nothing can raise for the cheapest train; 0: it can be paid."""
    sold: bool
    """Shares have been sold: own cash no longer helps with another company's train."""
    bankrupt: bool
    """Nothing can pay for the cheapest train."""


class Emergency(CompanyChoice, frozen=True, kw_only=True, tag="emergency"):
    """The director must help the company to a train, or is bankrupt (E2); always asked."""

    last: int = 0
    """What the last share sold in this step brought; 0: none was sold."""
    refused: tuple[tuple[str, str], ...] = ()
    always_ask: ClassVar[bool] = True
    verbs: ClassVar[Verbs[Self]] = (bank_train, pool_train, company_train, sell_for_train, declare_bankruptcy)
    beside: ClassVar[Verbs[Self]] = FREE_ACTS

    def void(self, state: IrelandState) -> bool:
        return not needed(state, self.company)

    def question(self, state: IrelandState, seat: int) -> Message:
        if not can_be_reached(state, self.seat, self.company):
            return ask("bankrupt", company=self.company)
        own = state.bank[player(self.seat)]
        return ask("emergency", company=self.company, cash=money(state.bank[self.company]), own=money(own))

    def why_not_stop(self, state: IrelandState) -> Refusal | None:
        return refuse("9.6", "must-own", self.company, company=self.company)

    def after(self, state: IrelandState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if isinstance(action, SellShares):
            flow.renew_order(state)  # prices have changed (5.1)
            last = next(event.amount for event in happened if isinstance(event, SharesSold)) // action.count
            return (replace(self, asked=False, last=last),)
        return ()

    def after_no(self, state: IrelandState, action: Action) -> Self:
        """Note a refused offer for a train."""
        if not isinstance(action, BuyFromCompany):
            return super().after_no(state, action)
        return replace(self, asked=False, refused=(*self.refused, (action.seller, action.train)))

    def view(self, state: IrelandState) -> EmergencyView:
        seat, company = self.seat, self.company
        have, more = together(state, company), proceeds(state, seat, company)
        return EmergencyView(
            company=company,
            cash=state.bank[company],
            own=state.bank[player(seat)],
            most=have + more,
            ways=tuple(self._ways(state, have, more)),
            sales=tuple(self._sales(state)),
            blocked=tuple(self._blocked(state)),
            wares=wares(state, self, company_train),
            worth=flow.totals(state)[seat],
            closes=state.market.order(state.shares.directed_by(player(seat))),
            missing=max(0, min(on_sale(state, company).values()) - have - more),
            sold=bool(self.last),
            bankrupt=not can_be_reached(state, seat, company),
        )

    def _ways(self, state: IrelandState, have: int, more: int) -> Iterator[WayView]:
        """Yield the trains on sale, the bank's first."""
        top = purchases.top(state)
        for train, source in ((top, BANK), *((kind, POOL) for kind in dict.fromkeys(state.depot.kinds_of(POOL)))):
            price = state.depot.price(train)
            reach: Reachable = "now"
            if price > have:
                reach = "sales" if price <= have + more else "out"
            elif why_not_price(state, self, price) is not None:
                reach = "oversold"
            yield WayView(train, source, price, max(0, price - have), reach)

    def _sales(self, state: IrelandState) -> Iterator[SaleView]:
        """Yield the legal sales with their effects."""
        for sale in sell_for_train.options(state, self):
            later = state.copy()
            stock.sell(later, player(self.seat), sale.company, sale.count, Log())
            yield SaleView(
                company=sale.company,
                count=sale.count,
                amount=later.bank[player(self.seat)] - state.bank[player(self.seat)],
                price=later.market.price(sale.company),
                director=later.seat_of(later.shares.director(sale.company)),
                have=together(later, self.company),
                percent=later.shares.percent(player(self.seat), sale.company),
                pool=later.shares.percent(POOL, sale.company),
                pool_limit=state.rules.stock.pool(state, sale.company),
                worth=flow.totals(later)[self.seat],
                field=tuple(state.market.chart.fields).index(later.market.at(sale.company)),
            )

    def _blocked(self, state: IrelandState) -> Iterator[BlockedSale]:
        """Yield the sales that are not legal, with the rule of this game."""
        owner = player(self.seat)
        for company in state.market.order(state.shares.companies(owner)):
            for count in range(1, stock.shares_held(state, owner, company) + 1):
                action = SellShares(self.seat, company, count)
                refusal = sell_for_train.why_not(state, self, action)
                if refusal is not None:
                    cited = cite(state.rules.cites, state.edition.title, state, action, refusal)
                    yield BlockedSale(company, count, count * state.market.price(company), cited)
