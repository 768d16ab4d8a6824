"""Dividends (8.5, 8.6): who is paid, and how the marker moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

from msgspec import Struct

from trainshed.core import Log, Step
from trainshed.rail.owners import OUT, POOL
from trainshed.rail.play import dividends
from trainshed.rail.play.choice import Verbs, follow_ups
from trainshed.rail.play.events import Paid, Withheld
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.rules import DividendRules

from . import companies, flow
from .powers import FREE_ACTS
from .state import IrelandState, Options

CITES: Cites = {"rail/dividends.must": "8.5"}
KEYS: tuple[str, ...] = ()


def incomes(state: IrelandState, company: str, amount: int) -> dict[str, int]:
    """Players and the company itself are paid for their shares; shares in the pool bring nothing (8.5)."""
    return {
        holder: amount * percent // 100
        for (holder, id), percent in state.shares.percents.items()
        if id == company and holder not in (POOL, OUT) and state.seat_of(holder) not in state.bankrupt
    }


def rise_if_reached(state: IrelandState, company: str, revenue: int) -> int:
    """A payment of at least the price moves the marker once; of at least twice the price, that of a 5-share company
    twice (8.5).
    """
    price = state.market.price(company)
    if revenue >= 2 * price and state.class_of(company) == "five":
        return 2
    return 1 if revenue >= price else 0


def rise_if_exceeded(state: IrelandState, company: str, revenue: int) -> int:
    """A payment above the price moves the marker once; that of a 5-share company, one above twice the price (15.3)."""
    price = state.market.price(company)
    return 1 if revenue > (2 * price if state.class_of(company) == "five" else price) else 0


def rules(options: Options) -> DividendRules:
    """Return the rules of dividends with these options."""
    rise = rise_if_reached if options.rise == "reached" else rise_if_exceeded
    return DividendRules(incomes=incomes, rise=rise, moved=companies.arrived)


class DividendSide(Struct, frozen=True, kw_only=True):
    """What paying out, or withholding, leads to."""

    field: int
    """The number of the field the marker comes to."""
    price: int
    treasury: int
    worth: tuple[int, ...]
    """What each player is worth then."""
    closes: bool
    """The company closes."""
    ends: bool
    """The marker reaches the last field: the game ends after this round (13.2)."""
    short: int
    """What the treasury then lacks for the next train of the bank; 0: nothing."""
    after: str
    """The company that operates before this one in the next round; empty: none does."""


class IrishDividendView(dividends.DividendView, frozen=True, kw_only=True, tag="dividend"):
    """Pay out or withhold, and what each leads to."""

    pay: DividendSide
    withhold: DividendSide
    rises: tuple[int, ...]
    """The least payments that move the marker once, twice (8.5)."""
    full: bool
    """The company has as many trains as it may own."""


class IrishDividend(dividends.Dividend, frozen=True, kw_only=True, tag="dividend"):
    """Pay out or withhold (O6). Without revenue nobody is asked, and the marker moves left (8.6)."""

    verbs: ClassVar[Verbs[Self]] = (dividends.pay, dividends.keep)
    beside: ClassVar[Verbs[Self]] = FREE_ACTS

    def view(self, state: Any) -> IrishDividendView:
        shown = super().view(state)
        return IrishDividendView(
            company=shown.company,
            revenue=shown.revenue,
            incomes=shown.incomes,
            kept=shown.kept,
            pay=_side(state, self.company, self.revenue, dividends.pay_out),
            withhold=_side(state, self.company, self.revenue, dividends.withhold),
            rises=_rises(state, self.company),
            full=len(state.depot.of(self.company)) >= state.depot.limit(self.company),
        )

    def resolve(self, state: IrelandState, log: Log) -> None:
        if self.revenue or self.void(state):
            super().resolve(state, log)
            return
        began = len(log)
        dividends.withhold(state, self.company, 0, log)
        state.agenda += reversed(follow_ups(state, log[began:]))


def _side(
    state: IrelandState, company: str, revenue: int, act: Callable[[IrelandState, str, int, Log], None]
) -> DividendSide:
    """Return what a decision leads to, by making it on a copy."""
    later, log = state.copy(), Log()
    act(later, company, revenue, log)
    moved = next(event for event in log if isinstance(event, Paid | Withheld))
    here, chart = state.market.at(company), state.market.chart
    field = later.market.at(company) if company in later.market else chart.move(here, "withhold")
    order = companies.order(later, state.started())
    top = state.depot.next()
    return DividendSide(
        field=tuple(chart.fields).index(field),
        price=moved.price,
        treasury=moved.treasury,
        worth=tuple(flow.totals(later)),
        closes=company not in later.market,
        ends=later.ending == "market" and state.ending != "market",
        short=max(0, state.depot.price(top) - moved.treasury) if top else 0,
        after=order[order.index(company) - 1] if company in order[1:] else "",
    )


def _rises(state: IrelandState, company: str) -> tuple[int, ...]:
    """Return the least payments that move the marker once, and twice if that is possible."""
    price, rise = state.market.price(company), state.rules.dividends.rise
    tried = [(amount, rise(state, company, amount)) for amount in (price, price + 1, 2 * price, 2 * price + 1)]
    most = max(steps for _, steps in tried)
    return tuple([next(amount for amount, steps in tried if steps >= times) for times in range(1, most + 1)])


def after_run(state: IrelandState, company: str, revenue: int) -> tuple[Step[Any], ...]:
    """The director decides about the revenue of a run (O6)."""
    return (IrishDividend(state.director(company), company=company, revenue=revenue),)
