"""What the step on top of the agenda is about, for pages that ask it: its company, what is left, offers, dividends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, structs

from trainshed.core import Range

from . import depot, running
from .actions import LilliputAction
from .depot import Discard
from .rounds import JudgeIncome, SplitTreasury
from .routes import best_run
from .running import ChooseWay, Dividend
from .setup import LayHome
from .shares import PlaceHome, TradeShares
from .state import State
from .trains import BuyPool, BuyTrains, Offer
from .turns import LayTiles


class StepView(Struct, frozen=True):
    """What a step still allows; what does not belong to it is empty."""

    company: str | None = None
    """The company it is about, where there is no choice."""
    yellow: int = 0
    green: int = 0
    any: int = 0
    """Tiles left to lay by their colours."""
    trains: int = 0
    """Purchases left."""
    cash: int = 0
    total: int = 0
    """Judge: in cash, or for treasuries; and what a card gives for treasuries."""
    sold: tuple[str, ...] = ()
    """Companies whose shares have been sold with this card."""
    refused: tuple[tuple[str, str], ...] = ()
    """Offers refused with this card: selling company and train."""
    running: bool = False
    """While trains run: no turn of one's own."""


class OfferView(Struct, frozen=True):
    """An offer for a train that waits for an answer; and what both companies would earn after a yes."""

    seat: int
    company: str
    seller: str
    train: str
    price: int
    company_after: int
    seller_after: int


class RevenueView(Struct, frozen=True):
    """A revenue that waits for the director's word: what a payment would bring to whom."""

    company: str
    revenue: int
    incomes: tuple[int, ...]
    """By player; in a solo game the last is Gulliver's."""
    kept: int
    """What goes into the treasury all the same (Brobdingnag)."""


class WayView(Struct, frozen=True):
    """One of several runs of the highest revenue: what mines bring, and the cells each train passes."""

    mines: int
    routes: tuple[tuple[str, ...], ...]


class Free(Struct, frozen=True):
    """A legal action with a free number: `field` of it may be any from low to high."""

    action: LilliputAction
    field: str
    low: int
    high: int
    step: int


def asked(state: State) -> StepView:
    """What the step on top is about."""
    step: Any = state.agenda[-1] if state.agenda else None
    ids, trains = state.facts.company_ids, state.facts.train_ids
    if isinstance(step, LayTiles):
        return StepView(yellow=step.yellow, green=step.green, any=step.any)
    if isinstance(step, BuyTrains):
        return StepView(trains=step.left, refused=tuple((ids[seller], trains[train]) for seller, train in step.refused))
    if isinstance(step, TradeShares):
        return StepView(sold=tuple(ids[number] for number in step.sold))
    if isinstance(step, JudgeIncome):
        cash, total = (state.power(step.seat, f"income_{name}") for name in ("cash", "treasury"))
        return StepView(cash=cash, total=total)
    if isinstance(step, SplitTreasury):
        return StepView(total=step.total)
    if isinstance(step, BuyPool):
        return StepView(company=ids[step.company], running=step.running)
    if isinstance(step, (LayHome, PlaceHome)):
        return StepView(company=ids[step.company])
    if isinstance(step, (ChooseWay, Dividend, Discard)):
        return StepView(company=ids[step.company], running=not isinstance(step, Discard))
    return StepView()


def offer(state: State) -> OfferView | None:
    """The offer that waits, if one does."""
    deal: Any = state.agenda[-1] if state.agenda else None
    if not isinstance(deal, Offer):
        return None
    ids = state.facts.company_ids
    buyer = tuple(sorted((*state.companies[deal.buyer].trains, deal.train)))
    seller = depot.without(state.companies[deal.seller].trains, deal.train)
    return OfferView(
        deal.seat,
        ids[deal.buyer],
        ids[deal.seller],
        state.facts.train_ids[deal.train],
        deal.price,
        best_run(state, deal.buyer, trains=buyer).revenue,
        best_run(state, deal.seller, trains=seller).revenue,
    )


def revenue(state: State) -> RevenueView | None:
    """The revenue that waits, if one does."""
    step: Any = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Dividend):
        return None
    kept, rest = running.split(state, step.revenue)
    incomes = (rest // 10 * running.shares_of(state, owner, step.company) for owner in range(len(state.players)))
    return RevenueView(state.facts.company_ids[step.company], step.revenue, tuple(incomes), kept)


def ways(state: State) -> tuple[WayView, ...]:
    """The runs a director may choose among, if one may."""
    step: Any = state.agenda[-1] if state.agenda else None
    if not isinstance(step, ChooseWay):
        return ()
    run = best_run(state, step.company)
    return tuple(WayView(way.mines, tuple(route.cells for route in way.routes)) for way in run.ways)


def free(ranges: Iterable[Range]) -> tuple[Free, ...]:
    """Free numbers, as pages get them."""
    return tuple(Free(**_fields(free)) for free in ranges)


def _fields(struct: Struct) -> Mapping[str, Any]:
    return structs.asdict(struct)
