"""First step of a company's turn: it may issue or redeem one share (5.3, O2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Self

from msgspec import Struct

from trainshed.core import Log, Message, Refusal
from trainshed.core.message import money
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.play import stock as shares
from trainshed.rail.play.choice import CompanyChoice, OfCompany, Verb, Verbs
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.vocabulary import keys

from .actions import Issue, Redeem
from .events import ShareIssued, ShareRedeemed
from .powers import FREE_ACTS
from .state import IrelandState
from .words import ask, refuse

CITES: Cites = {}
KEYS = (
    *keys("ireland-ask", "issue"),
    *keys("ireland-refuse", "treasury-empty issue-pool pool-empty redeem-money"),
    *keys("ireland-log", "issued redeemed"),
)


def why_not_issue(state: IrelandState, company: str) -> Refusal | None:
    """Return why the company cannot sell a treasury share to the pool."""
    if not state.shares.percent(company, company):
        return refuse("5.3", "treasury-empty", company, company=company)
    if shares.why_not_pool(state, company, state.share(company)) is not None:
        return refuse("5.3", "issue-pool", company, company=company)
    return None


def why_not_redeem(state: IrelandState, company: str) -> Refusal | None:
    """Return why the company cannot buy one of its shares from the pool."""
    if not state.shares.percent(POOL, company):
        return refuse("5.3", "pool-empty", company, company=company)
    price = state.market.price(company)
    if state.bank[company] < price:
        return refuse("5.3", "redeem-money", company, company=company, price=money(price))
    return None


def _move_share(state: IrelandState, company: str, giver: str, taker: str) -> None:
    state.shares.move(state.shares.plain(giver, company, state.share(company)), taker)


class IssueShare(Verb[IrelandState, OfCompany, Issue]):
    """Sell one treasury share to the pool; then the price falls as after any sale (3.4)."""

    kind = Issue

    def options(self, state: IrelandState, step: OfCompany) -> Iterator[Issue]:
        if why_not_issue(state, step.company) is None:
            yield Issue(step.seat, step.company)

    def why_not(self, state: IrelandState, step: OfCompany, action: Issue) -> Refusal | None:
        return step.why_not_company(state, action.company, "turn.company") or why_not_issue(state, action.company)

    def do(self, state: IrelandState, step: OfCompany, action: Issue, log: Log) -> None:
        company, amount = step.company, state.market.price(step.company)
        _move_share(state, company, company, POOL)
        state.bank.transfer(BANK, company, amount)
        state.market.move(company, "sale", state.rules.stock.drop(state, company, 1))
        log.append(ShareIssued(company, amount, state.market.price(company)))


class RedeemShare(Verb[IrelandState, OfCompany, Redeem]):
    """Buy one own share from the pool with company cash; the price stays."""

    kind = Redeem

    def options(self, state: IrelandState, step: OfCompany) -> Iterator[Redeem]:
        if why_not_redeem(state, step.company) is None:
            yield Redeem(step.seat, step.company)

    def why_not(self, state: IrelandState, step: OfCompany, action: Redeem) -> Refusal | None:
        return step.why_not_company(state, action.company, "turn.company") or why_not_redeem(state, action.company)

    def do(self, state: IrelandState, step: OfCompany, action: Redeem, log: Log) -> None:
        company, amount = step.company, state.market.price(step.company)
        _move_share(state, company, POOL, company)
        state.bank.transfer(company, BANK, amount)
        log.append(ShareRedeemed(company, amount))


class IssueView(Struct, frozen=True, tag="issue"):
    """Issue or redeem one share at this price."""

    company: str
    price: int
    price_after: int
    """The price after issuing; redeeming leaves it (3.4)."""
    worth: dict[str, int]
    """By player: the change in worth if a share is issued."""
    no_issue: Refusal | None
    no_redeem: Refusal | None
    """Why no share can be issued or redeemed; None: one can."""


class IssueOrRedeem(CompanyChoice, frozen=True, kw_only=True, tag="issue"):
    """The company may issue one share or redeem one, not both (5.3, 16.11)."""

    verbs: ClassVar[Verbs[Self]] = (IssueShare(), RedeemShare())
    beside: ClassVar[Verbs[Self]] = FREE_ACTS

    def view(self, state: IrelandState) -> IssueView:
        company, market = self.company, state.market.copy()
        price = market.price(company)
        market.move(company, "sale", state.rules.stock.drop(state, company, 1))
        after = market.price(company)
        held = {owner: state.shares.percent(owner, company) // state.share(company) for owner in state.owners()}
        worth = {owner: count * (after - price) for owner, count in held.items() if count}
        no_issue, no_redeem = why_not_issue(state, company), why_not_redeem(state, company)
        return IssueView(company, price, after, worth, no_issue, no_redeem)

    def question(self, state: IrelandState, seat: int) -> Message:
        args: dict[str, Any] = {"company": self.company, "price": money(state.market.price(self.company))}
        return ask("issue", cash=money(state.bank[self.company]), **args)
