"""Dividends (8.5, 8.6): who is paid, and how the marker moves."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from trainshed.core import Log, Step
from trainshed.rail.owners import OUT, POOL
from trainshed.rail.play import dividends
from trainshed.rail.play.choice import Verbs, follow_ups
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.rules import DividendRules

from . import companies
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


class IrishDividend(dividends.Dividend, frozen=True, kw_only=True, tag="dividend"):
    """Pay out or withhold (O6). Without revenue nobody is asked, and the marker moves left (8.6)."""

    verbs: ClassVar[Verbs[Self]] = (dividends.pay, dividends.keep)
    beside: ClassVar[Verbs[Self]] = FREE_ACTS

    def resolve(self, state: IrelandState, log: Log) -> None:
        if self.revenue or self.void(state):
            super().resolve(state, log)
            return
        began = len(log)
        dividends.withhold(state, self.company, 0, log)
        state.agenda += reversed(follow_ups(state, log[began:]))


def after_run(state: IrelandState, company: str, revenue: int) -> tuple[Step[Any], ...]:
    """The director decides about the revenue of a run (O6)."""
    return (IrishDividend(state.director(company), company=company, revenue=revenue),)
