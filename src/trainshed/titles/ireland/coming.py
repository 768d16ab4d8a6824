"""What the first train of each type still to come changes for everybody (9.1, 9.4, 11.1), by doing it on a copy."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from trainshed.core import Log
from trainshed.rail.play import phases
from trainshed.rail.play.trains import on_sale
from trainshed.rail.play.view import PhaseView, phase

from .state import IrelandState


class TrainThen(Struct, frozen=True):
    """A train of today, and whether its owner loses it."""

    kind: str
    lost: bool


class CompanyThen(Struct, frozen=True):
    """A company now and when the train has come. Nothing else is bought or sold until then."""

    company: str
    trains: tuple[TrainThen, ...]
    limit: int
    limit_then: int
    over: int
    """How many of the trains it keeps must then be discarded."""
    must_buy: bool
    """It has a train now and none then, so that it must buy one in its turn."""
    short: int
    """What its treasury of today lacks for the cheapest train on sale then; 0: it can pay."""


class PoolThen(Struct, frozen=True):
    """Trains of one kind in the pool when the train has come."""

    kind: str
    count: int
    price: int


class ComingTrain(Struct, frozen=True):
    """The first train of a type, and what is different once it and all types before it have come."""

    train: str
    phase: PhaseView
    companies: tuple[CompanyThen, ...]
    """In operating order."""
    pool_lost: tuple[PoolThen, ...]
    """Trains of the pool that leave the game."""
    pool: tuple[PoolThen, ...]
    """The pool then."""
    privates: tuple[str, ...]
    """Privates that close."""
    removed: tuple[str, ...]
    """Companies that leave the game because they have not started."""


def coming(state: IrelandState) -> tuple[ComingTrain, ...]:
    """Return the types whose first train is still to come and begins a phase, the next one first."""
    return tuple(_coming(state))


def _coming(state: IrelandState) -> Iterator[ComingTrain]:
    later = state.copy()
    for kind in state.depot.stack:
        if kind in state.depot.seen:
            continue
        before = later.depot.phase
        owners = phases.owners_by_kind(later)
        later.depot.stack = {other: left for other, left in later.depot.stack.items() if _is_left(state, kind, other)}
        phases.appear(later, kind, later.depot.first_of(kind), owners, Log())
        if later.depot.phase is before:  # the first type: the game starts in its phase
            continue
        yield ComingTrain(
            train=kind,
            phase=phase(later),
            companies=tuple([_company(state, later, company) for company in state.started()]),
            pool_lost=_pool(state, [card for card in state.depot.pool if card not in later.depot.pool]),
            pool=_pool(state, list(later.depot.pool)),
            privates=tuple([id for id in state.privates if id not in later.privates]),
            removed=tuple([id for id in state.stack if id not in later.stack]),
        )


def _is_left(state: IrelandState, kind: str, other: str) -> bool:
    """True if a type is sold together with or after this one: those before it are sold out by then."""
    rank = state.depot.roster.rank
    return rank[other] >= rank[kind]


def _pool(state: IrelandState, cards: list[object]) -> tuple[PoolThen, ...]:
    kinds = [getattr(card, "kind", "") for card in cards]
    return tuple([PoolThen(kind, kinds.count(kind), state.depot.price(kind)) for kind in dict.fromkeys(kinds)])


def _company(state: IrelandState, later: IrelandState, company: str) -> CompanyThen:
    kept = {card.id for card in later.depot.of(company)}
    trains = tuple([TrainThen(card.kind, card.id not in kept) for card in state.depot.of(company)])
    limit = later.depot.limit(company)
    prices = on_sale(later, company).values()
    return CompanyThen(
        company=company,
        trains=trains,
        limit=state.depot.limit(company),
        limit_then=limit,
        over=max(0, len(kept) - limit),
        must_buy=bool(trains) and not kept and bool(prices),
        short=max(0, min(prices, default=0) - state.bank[company]),
    )
