"""Bankruptcy (10.5, E3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trainshed.core import Event, Log, Step
from trainshed.rail.owners import BANK, OUT, player
from trainshed.rail.play import stock
from trainshed.rail.play.choice import RailStep
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.vocabulary import keys

from . import companies, flow
from .events import LeftGame, Settled, WentBankrupt
from .state import IrelandState

CITES: Cites = {}
KEYS: tuple[str, ...] = keys("ireland-log", "bankrupt settled left-shares left-private")


def sellable(state: IrelandState, seat: int, company: str, failing: str) -> int:
    """Return how many shares of a company a director can sell at once without losing the failing one (10.4)."""
    owner = player(seat)
    most = stock.most_sellable(state, owner, company)
    while most and stock.why_not_sell(state, owner, company, most, keep=failing) is not None:
        most -= 1
    return most


def declare(state: IrelandState, seat: int, failing: str, log: Log) -> None:
    """Sell all that can be sold, then leave the game: the companies still directed close, and the others are paid."""
    owner = player(seat)
    for company in state.market.order(state.shares.companies(owner)):
        count = sellable(state, seat, company, failing)
        if count:
            stock.sell(state, owner, company, count, log)
    cash = state.bank[owner]
    state.bank.transfer(owner, failing, cash)  # which closes: so the bank gets it
    state.bankrupt |= {seat}
    log.append(WentBankrupt(owner, failing, cash))
    for company in state.market.order(state.shares.directed_by(owner)):
        _settle(state, company, log)
        companies.close(state, company, log, "bankrupt")
    if state.options.bankrupt_shares == "leave":
        _leave(state, owner, log)


def _settle(state: IrelandState, company: str, log: Log) -> None:
    """The bank pays the other players for their shares of a company that closes (10.5, 16.13)."""
    price = state.market.price(company)
    for seat in state.clockwise(0):
        amount = price * (state.shares.percent(player(seat), company) // state.share(company))
        if amount:
            state.bank.transfer(BANK, player(seat), amount)
            log.append(Settled(player(seat), company, amount))


def _leave(state: IrelandState, owner: str, log: Log) -> None:
    """What could not be sold leaves the game, and the privates too (15.13, 16.30)."""
    for company in state.market.order(state.shares.companies(owner)):
        cards = state.shares.held(owner, company)
        state.shares.move([card.id for card in cards], OUT)
        log.append(LeftGame(owner, company, sum(card.percent for card in cards)))
    for private in state.privates_of(owner):
        del state.privates[private]
        log.append(LeftGame(owner, private))


class AfterBankruptcy(RailStep, frozen=True):
    """One player left: the game ends (13.1). Else the companies that have not operated are sorted again (16.33)."""

    def resolve(self, state: IrelandState, log: Log) -> None:
        if len(tuple(state.clockwise(0))) == 1:
            state.agenda.append(flow.EndNow())
        elif state.options.resort == "after_next":
            flow.renew_order(state, first_stays=True)


def after_bankruptcy(state: IrelandState, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
    """What follows a bankruptcy."""
    return (AfterBankruptcy(),)
