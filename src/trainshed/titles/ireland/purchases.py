"""Purchase of a train of bank or pool, whoever pays (9.3, 9.5, 10.3)."""

from __future__ import annotations

from trainshed.core import Log, Refusal
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.play import phases, trains
from trainshed.rail.play.events import TrainBought, TrainGone
from trainshed.rail.play.naming import train_name
from trainshed.rail.play.refusals import refuse as kit_refuse

from .state import IrelandState
from .words import refuse


def top(state: IrelandState) -> str:
    """Return the kind on top of the stack; there are as many D as wanted."""
    kind = state.depot.next()
    assert kind is not None
    return kind


def why_not_in_pool(state: IrelandState, train: str) -> Refusal | None:
    """Return a refusal if there is no such train in the pool."""
    if state.depot.first_card(POOL, train) is not None:
        return None
    return kit_refuse("trains.pool", "not-in-pool", train=train_name(train))


def why_not_owned(company: str, train: str) -> Refusal:
    """Return the refusal of a trade-in of a train that the company does not have."""
    return refuse("9.5", "trade-owner", company, company=company, train=train_name(train))


def buy(state: IrelandState, company: str, kind: str, source: str, log: Log, *, old: str = "") -> None:
    """Pay for a train and take it; the director adds what is missing. Then the phase may change.

    A train traded in goes to the pool, and its price is deducted.
    """
    bank, depot = state.bank, state.depot
    price = depot.trade_in_price(old, kind) if old else depot.price(kind)
    owners = phases.owners_by_kind(state)
    added = max(0, price - bank[company])
    bank.transfer(state.shares.directors[company], company, added)
    bank.transfer(company, BANK, price)
    if old:
        trains.hand_over(state, company, POOL, old)
        log.append(TrainGone(company, old, "pool"))
    log.append(TrainBought(company, kind, price, source, added))
    if source == POOL:
        trains.hand_over(state, POOL, company, kind)
    else:
        _, change = depot.take_new(company)
        phases.appear(state, kind, change, owners, log)
