"""Trains (9): purchase from bank, pool and other companies, trade-ins, discards, what a new phase changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Action, Event, Log, Message, Refusal, Step, money
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.play import trains
from trainshed.rail.play.actions import BuyFromCompany, BuyFromPool, BuyTrain, Done, SellShares
from trainshed.rail.play.choice import CompanyChoice, Verb, Verbs
from trainshed.rail.play.naming import train_name
from trainshed.rail.play.refusals import Cites, cited_by
from trainshed.rail.play.trains import Discard, MakesOffers, on_sale
from trainshed.rail.play.vocabulary import keys

from . import companies, emergency, flow, privates, purchases
from .actions import GoBankrupt
from .powers import FREE_ACTS
from .state import IrelandState
from .wares import WareView, wares
from .words import ask, refuse


def _money_rule(state: IrelandState, action: Action) -> str:
    """Return which rule speaks of money: a company without a train buys within its means (10.1), others too (9.3)."""
    return "9.3" if state.depot.of(getattr(action, "company", "")) else "10.1"


CITES: Cites = {
    **cited_by("9.3", "trains.company trains.pool trains.seller trains.stack"),
    "rail/trains.money": _money_rule,
    "rail/trains.pool-money": _money_rule,
    **cited_by("9.4", "trains.limit trains.discard trains.over trains.owner"),
    **cited_by("9.5", "trains.trade-in"),
    **cited_by("9.6", "trains.must-own"),
}
KEYS: tuple[str, ...] = (
    *keys("ireland-ask", "trains must-buy"),
    *keys("ireland-refuse", "must-own no-emergency trade-phase trade-once trade-kind trade-owner trade-money"),
)


class Trades(MakesOffers, Protocol):
    """A step in which trains are bought."""

    @property
    def company(self) -> str: ...
    @property
    def traded(self) -> bool: ...


def why_not_trade(state: IrelandState, step: Trades, old: str, new: str) -> Refusal | None:
    """Return why the company may not trade in a train for a new one; room is not needed (9.5)."""
    company, names = step.company, {"old": train_name(old), "new": train_name(new)}
    if not state.may("trade-in"):
        return refuse("9.5", "trade-phase")
    if step.traded:
        return refuse("9.5", "trade-once", company, company=company)
    if state.depot.first_card(company, old) is None:
        return refuse("9.5", "trade-owner", company, company=company, train=train_name(old))
    if old not in state.depot.roster.kinds[new].trade_in:
        return refuse("9.5", "trade-kind", **names)
    price = state.depot.trade_in_price(old, new)
    if state.bank[company] < price:
        return refuse("9.5", "trade-money", company, company=company, price=money(price))
    return None


def to_trade(state: IrelandState, step: Trades) -> Iterable[str]:
    """Return the kinds of trains that might be traded in."""
    if step.traded or not state.may("trade-in"):
        return ()
    return dict.fromkeys(state.depot.kinds_of(step.company))


class FromBank(Verb[IrelandState, Trades, BuyTrain]):
    """Buy the top train of the stack, for money or with a train traded in."""

    kind = BuyTrain

    def options(self, state: IrelandState, step: Trades) -> Iterator[BuyTrain]:
        for old in ("", *to_trade(state, step)):
            action = BuyTrain(step.seat, step.company, old)
            if self.why_not(state, step, action) is None:
                yield action

    def why_not(self, state: IrelandState, step: Trades, action: BuyTrain) -> Refusal | None:
        company = action.company
        refusal = step.why_not_company(state, company, "trains.company")
        if refusal is not None or not action.trade_in:
            return refusal or trains.why_not_new(state, company)
        return why_not_trade(state, step, action.trade_in, purchases.top(state))

    def do(self, state: IrelandState, step: Trades, action: BuyTrain, log: Log) -> None:
        purchases.buy(state, action.company, purchases.top(state), BANK, log, old=action.trade_in)


class FromPool(Verb[IrelandState, Trades, BuyFromPool]):
    """Buy a train of the pool, for its price or with a train traded in."""

    kind = BuyFromPool

    def options(self, state: IrelandState, step: Trades) -> Iterator[BuyFromPool]:
        for kind in dict.fromkeys(state.depot.kinds_of(POOL)):
            for old in ("", *to_trade(state, step)):
                action = BuyFromPool(step.seat, step.company, kind, old)
                if self.why_not(state, step, action) is None:
                    yield action

    def why_not(self, state: IrelandState, step: Trades, action: BuyFromPool) -> Refusal | None:
        if not action.trade_in:
            return trains.from_pool.why_not(state, step, action)
        refusal = step.why_not_company(state, action.company, "trains.company")
        refusal = refusal or purchases.why_not_in_pool(state, action.train)
        return refusal or why_not_trade(state, step, action.trade_in, action.train)

    def do(self, state: IrelandState, step: Trades, action: BuyFromPool, log: Log) -> None:
        purchases.buy(state, action.company, action.train, POOL, log, old=action.trade_in)


class FromCompany(trains.FromCompany):
    """Buy a train of another company; under an option its director helps a company without a train (15.15)."""

    def most(self, state: Any, step: MakesOffers, company: str, train: str) -> int:
        cash: int = state.bank[company]
        if state.depot.of(company) or state.options.other_train_help != "always":
            return cash
        return emergency.with_director(state, company, train)


from_bank, from_pool, from_company = FromBank(), FromPool(), FromCompany()


class TradeView(Struct, frozen=True):
    """A train of bank or pool for which another one can be traded in."""

    source: str
    """`bank` or `pool`."""
    train: str
    old: str
    price: int
    """What is still to be paid."""
    short: int
    """What the company lacks for that; 0: nothing."""


class IrishTrainsView(Struct, frozen=True, tag="buy-trains"):
    """Buy trains; `must`: the company has none and can pay for one; `traded`: it has traded one in this turn."""

    company: str
    must: bool
    traded: bool
    refused: tuple[tuple[str, str], ...]
    """Offers refused: (selling company, train)."""
    wares: tuple[WareView, ...]
    """Trains of other companies."""
    trades: tuple[TradeView, ...]
    """Trains that can be traded in, where the phase allows it."""
    next: str
    """The company whose turn follows; empty: the round ends."""


class BuyIrishTrains(CompanyChoice, frozen=True, kw_only=True, tag="buy-trains"):
    """The company buys trains one by one, within its limit (O7).

    A company that has none must buy; if it can pay for none of bank and pool, its director must help (`Emergency`).
    """

    refused: tuple[tuple[str, str], ...] = ()
    traded: bool = False
    verbs: ClassVar[Verbs[Self]] = (from_bank, from_pool, from_company)
    beside: ClassVar[Verbs[Self]] = FREE_ACTS

    def resolve(self, state: IrelandState, log: Log) -> None:
        if emergency.needed(state, self.company):
            state.agenda += [self, emergency.Emergency(self.seat, company=self.company)]
        else:
            super().resolve(state, log)

    def _resolve_duty(self, state: IrelandState, log: Log) -> None:
        """A private could be bought before the train: then there is a choice."""
        beside: Verbs[Any] = self.beside
        if any(verb.exists(state, self) for verb in beside):
            state.agenda.append(replace(self, asked=True))
        else:
            super()._resolve_duty(state, log)

    def must(self, state: IrelandState) -> bool:
        """True if the company must buy a train (9.6)."""
        return not state.depot.of(self.company) and bool(on_sale(state, self.company))

    def question(self, state: IrelandState, seat: int) -> Message:
        key = "must-buy" if self.must(state) else "trains"
        return ask(key, company=self.company, cash=money(state.bank[self.company]))

    def view(self, state: IrelandState) -> IrishTrainsView:
        return IrishTrainsView(
            self.company,
            self.must(state),
            self.traded,
            self.refused,
            wares=wares(state, self, from_company),
            trades=tuple(self._trades(state)),
            next=next(iter(flow.still_to_operate(state)), ""),
        )

    def _trades(self, state: IrelandState) -> Iterator[TradeView]:
        """Yield what trains can be traded in for, whether there is money or not (9.5)."""
        new = [(BANK, purchases.top(state)), *((POOL, kind) for kind in dict.fromkeys(state.depot.kinds_of(POOL)))]
        for source, train in new:
            for old in to_trade(state, self):
                if old in state.depot.roster.kinds[train].trade_in:
                    price = state.depot.trade_in_price(old, train)
                    yield TradeView(source, train, old, price, max(0, price - state.bank[self.company]))

    def why_not_stop(self, state: IrelandState) -> Refusal | None:
        if self.must(state):
            return refuse("9.6", "must-own", self.company, company=self.company)
        return None

    def why_not_now(self, state: IrelandState, action: Action) -> Refusal:
        """A company that can pay for a train needs no sale of shares, and its director is not bankrupt (10.1)."""
        if isinstance(action, SellShares | GoBankrupt) and self.must(state):
            return refuse("10.1", "no-emergency", self.company, company=self.company)
        return super().why_not_now(state, action)

    def after(self, state: IrelandState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if type(action) is Done:
            return ()
        return (replace(self, asked=False, traded=self.traded or bool(getattr(action, "trade_in", ""))),)

    def after_no(self, state: IrelandState, action: Action) -> Self:
        """Note a refused offer for a train; those for privates are noted elsewhere."""
        if not isinstance(action, BuyFromCompany):
            return super().after_no(state, action)
        return replace(self, asked=False, refused=(*self.refused, (action.seller, action.train)))


# a new phase (9.4)


def discards(state: IrelandState, over: Iterable[str]) -> tuple[Step[Any], ...]:
    """Return the discards of companies over their limit, in operating order (16.25)."""
    found = [company for company in companies.order(state, over) if trains.over_limit(state, company)]
    return tuple(Discard(state.director(company), company=company) for company in found)


def discards_in_order(state: IrelandState, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
    """After a change of phase each company over its limit discards."""
    return discards(state, state.started())


def phase_began(state: IrelandState, log: Log) -> None:
    """In phase 8 the privates close, and companies not started leave the game (4.9, 11.1)."""
    if not state.may("start-five"):
        for company in state.stack:
            companies.remove_unstarted(state, company, log)
    if state.depot.phase.id == "8":
        privates.close_all(state, log)
