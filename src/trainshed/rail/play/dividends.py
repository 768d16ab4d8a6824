"""Dividends: a company pays its revenue out to the shares, or withholds it."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec import Struct

from trainshed.core import Log, Message, Refusal
from trainshed.rail.owners import BANK

from .actions import PayOut, Withhold
from .choice import CompanyChoice, Plain, Verbs, ask
from .events import Income, Paid, Withheld
from .refusals import refuse
from .state import RailState


def split(state: RailState, revenue: int) -> tuple[int, int]:
    """Split a dividend into what goes into the treasury, and what to the shares."""
    parts: tuple[int, int] = state.rules.dividends.split(state, revenue)
    return parts


def incomes(state: RailState, company: str, rest: int) -> dict[str, int]:
    """Return what each holder gets if this much goes to the shares."""
    found: dict[str, int] = state.rules.dividends.incomes(state, company, rest)
    return found


def pay_out(state: RailState, company: str, revenue: int, log: Log, *, steps: int | None = None) -> None:
    """Pay the shares; the price may rise."""
    was, bank, rules = state.market.price(company), state.bank, state.rules.dividends
    steps = rules.rise(state, company, revenue) if steps is None else steps
    kept, rest = split(state, revenue)
    paid = incomes(state, company, rest)
    bank.transfer(BANK, company, kept)
    for holder, income in paid.items():
        bank.transfer(BANK, holder, income)
    state.market.move(company, "dividend", steps)
    log.append(Paid(company, revenue, kept, was, state.market.price(company), bank[company]))
    for holder in sorted(paid):
        if paid[holder]:
            log.append(Income(holder, company, paid[holder], bank[holder]))
    rules.moved(state, company, log)


def withhold(state: RailState, company: str, revenue: int, log: Log) -> None:
    """Put the revenue into the treasury; the price falls."""
    was = state.market.price(company)
    state.bank.transfer(BANK, company, revenue)
    state.market.move(company, "withhold")
    log.append(Withheld(company, revenue, was, state.market.price(company), state.bank[company]))
    state.rules.dividends.moved(state, company, log)


class Pay(Plain[PayOut]):
    """Pay the revenue of the step out."""

    kind = PayOut

    def do(self, state: RailState, step: Any, action: PayOut, log: Log) -> None:
        pay_out(state, step.company, step.revenue, log)


class Keep(Plain[Withhold]):
    """Keep the revenue of the step."""

    kind = Withhold

    def do(self, state: RailState, step: Any, action: Withhold, log: Log) -> None:
        withhold(state, step.company, step.revenue, log)


pay, keep = Pay(), Keep()


class DividendView(Struct, frozen=True, tag="dividend"):
    """Pay out or withhold: what a payment would bring."""

    company: str
    revenue: int
    incomes: dict[str, int]
    """By holder."""
    kept: int
    """Part that goes into the treasury in any case."""


class Dividend(CompanyChoice, frozen=True, kw_only=True, tag="dividend"):
    """The director pays everything out or withholds everything."""

    revenue: int
    verbs: ClassVar[Verbs[Self]] = (pay, keep)
    in_turn: ClassVar[bool] = False

    def view(self, state: RailState) -> DividendView:
        kept, rest = split(state, self.revenue)
        return DividendView(self.company, self.revenue, incomes(state, self.company, rest), kept)

    def question(self, state: RailState, seat: int) -> Message:
        return ask("dividend", company=self.company, revenue=self.revenue)

    def why_not_stop(self, state: RailState) -> Refusal | None:
        return refuse("dividends.must", "must-decide")
