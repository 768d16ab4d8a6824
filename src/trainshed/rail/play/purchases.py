"""What the purchase of a train changes for everybody: phase, trains that leave, limits, runs of companies."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Action
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.trains import Depot

from .actions import BuyFromCompany, BuyFromPool, BuyTrain
from .running import CompanyRun, RouteTaken, best_run
from .state import RailState
from .trains import new_price
from .view import PhaseView, phase

Buys = BuyTrain | BuyFromPool | BuyFromCompany
Fate = Literal["kept", "leaves", "obsolete", "new"]


class TrainAfter(Struct, frozen=True):
    """A train and what becomes of it; `obsolete`: it becomes so now."""

    kind: str
    fate: Fate


class CompanyAfter(Struct, frozen=True):
    """A company after the purchase."""

    company: str
    trains: tuple[TrainAfter, ...]
    treasury: int
    """Without the price where that is to be agreed."""
    before: int
    """Its best run now."""
    after: int
    """Its best run on the same track with its trains after the purchase, as many as it may own."""
    limit: int
    over: int
    """How many trains it must discard."""


class TrainsLeave(Struct, frozen=True):
    """Trains of a kind that leave the game or become obsolete, wherever they are."""

    kind: str
    count: int
    obsolete: bool


class NextBuyer(Struct, frozen=True):
    """The first company to act afterwards that could pay for the train with its cash and its best run."""

    company: str
    cash: int
    run: int


class Purchase(Struct, frozen=True):
    """A purchase that is legal now, and what it changes."""

    company: str
    train: str
    source: str
    """`bank`, `pool` or the selling company."""
    price: int | None
    """None: to be agreed."""
    first: bool
    """It is the first train of its kind."""
    phase: PhaseView
    """The phase now."""
    phase_after: PhaseView
    leaves: tuple[TrainsLeave, ...]
    companies: tuple[CompanyAfter, ...]
    routes: tuple[RouteTaken, ...]
    """The buyer's best run on the same track after the purchase."""
    next_buyer: NextBuyer | None


def of(action: Action) -> Buys | None:
    """Return the action if it buys a train."""
    return action if isinstance(action, BuyTrain | BuyFromPool | BuyFromCompany) else None


def key(state: RailState, action: Buys) -> tuple[str, str, str]:
    """Return what makes two purchases the same: buyer, train, source. The price may differ."""
    if isinstance(action, BuyTrain):
        return action.company, state.depot.next() or "", BANK
    source = POOL if isinstance(action, BuyFromPool) else action.seller
    return action.company, action.train, source


def purchase(
    state: RailState, later: RailState, action: Buys, companies: Iterable[str], to_act: Iterable[str]
) -> Purchase:
    """Return what a purchase changes; `later` is the state after it, `to_act` are those that act after the buyer."""
    buyer, train, source = key(state, action)
    agreed = isinstance(action, BuyFromCompany)
    price = None if agreed else state.depot.price(train) if source == POOL else new_price(state, buyer, train)
    shown = dict.fromkeys((*companies, buyer))
    cash = state.bank if agreed else later.bank
    return Purchase(
        company=buyer,
        train=train,
        source=source,
        price=price,
        first=source == BANK and train not in state.depot.seen,
        phase=phase(state),
        phase_after=phase(later),
        leaves=tuple(_leaves(state.depot, later.depot)),
        companies=tuple([_company(state, later, company, cash[company]) for company in shown]),
        routes=best_within_limit(later, buyer).routes,
        next_buyer=_next_buyer(state, train, to_act) if source == BANK else None,
    )


def without_runs(purchase: Purchase) -> Purchase:
    """Return a purchase without the runs of the companies, and without who could buy next."""
    companies = tuple([replace(company, before=0, after=0) for company in purchase.companies])
    return replace(purchase, companies=companies, routes=(), next_buyer=None)


def best_within_limit(state: RailState, company: str) -> CompanyRun:
    """Return the best run with as many trains as the company may own."""
    kinds, limit = state.depot.kinds_of(company), state.depot.limit(company)
    if len(kinds) <= limit:
        return best_run(state, company)
    runs = [best_run(state, company, trains=some) for some in combinations(kinds, limit)]
    return max(runs, key=lambda run: run.revenue)


def _company(state: RailState, later: RailState, company: str, treasury: int) -> CompanyAfter:
    old = {card.id: card for card in state.depot.of(company)}
    new = {card.id: card for card in later.depot.of(company)}
    trains = []
    cards, rank = {**new, **old}, state.depot.roster.rank
    for id in sorted(cards, key=lambda id: rank[cards[id].kind]):
        fate: Fate = "kept"
        if id not in new:
            fate = "leaves"
        elif id not in old:
            fate = "new"
        elif new[id].obsolete and not old[id].obsolete:
            fate = "obsolete"
        trains.append(TrainAfter(cards[id].kind, fate))
    limit = later.depot.limit(company)
    return CompanyAfter(
        company=company,
        trains=tuple(trains),
        treasury=treasury,
        before=best_run(state, company).revenue,
        after=best_within_limit(later, company).revenue,
        limit=limit,
        over=max(0, len(new) - limit),
    )


def _leaves(old: Depot, new: Depot) -> Iterable[TrainsLeave]:
    """Yield the kinds that leave or become obsolete, in the order of the roster."""
    for kind in old.roster.kinds:
        gone = new.gone.get(kind, 0) - old.gone.get(kind, 0)
        if gone:
            yield TrainsLeave(kind, gone, False)
        if new.is_obsolete(kind) and not old.is_obsolete(kind):
            count = sum(card.kind == kind and card.obsolete for cards in new.owned.values() for card in cards)
            if count:
                yield TrainsLeave(kind, count, True)


def _next_buyer(state: RailState, train: str, to_act: Iterable[str]) -> NextBuyer | None:
    for company in to_act:
        if len(state.depot.of(company)) < state.depot.limit(company):
            cash, run = state.bank[company], best_run(state, company).revenue
            if cash + run >= new_price(state, company, train):
                return NextBuyer(company, cash, run)
    return None
