"""Details of the step on top of the agenda, for pages: its company, what is left, offers, dividends."""

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
    """What the current step still allows; fields that do not apply to it keep their defaults."""

    company: str | None = None
    """The company the step is about, if there is no choice of company."""
    yellow: int = 0
    green: int = 0
    any: int = 0
    """Tiles left to lay: `yellow`, `green`, and `any` for tiles of any colour."""
    trains: int = 0
    """Purchases left."""
    cash: int = 0
    total: int = 0
    """`cash`: the Judge's income in cash. `total`: money for the treasuries, from the Judge or from a card."""
    sold: tuple[str, ...] = ()
    """Companies whose shares have already been sold with this card."""
    refused: tuple[tuple[str, str], ...] = ()
    """Offers refused with this card: selling company and train."""
    running: bool = False
    """True while trains run, that is, outside the player's own turn."""


class OfferView(Struct, frozen=True):
    """A pending offer for a train, with the revenue of both companies if it is accepted."""

    seat: int
    company: str
    seller: str
    train: str
    price: int
    company_after: int
    seller_after: int


class RevenueView(Struct, frozen=True):
    """A revenue the director must pay out or withhold, with each player's income from a payout."""

    company: str
    revenue: int
    incomes: tuple[int, ...]
    """By player; in a solo game the last entry is Gulliver's."""
    kept: int
    """What goes into the treasury even if the revenue is paid out (Brobdingnag)."""


class WayView(Struct, frozen=True):
    """One of several runs with the highest revenue: its income from mines, and the cells of each train's route."""

    mines: int
    routes: tuple[tuple[str, ...], ...]


class Free(Struct, frozen=True):
    """A legal action with a free number: `field` of `action` may be low, low + step, ..., high."""

    action: LilliputAction
    field: str
    low: int
    high: int
    step: int


def asked(state: State) -> StepView:
    """Describe the step on top of the agenda."""
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
    """Return the pending offer, or None."""
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
    """Return the pending revenue, or None."""
    step: Any = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Dividend):
        return None
    kept, rest = running.split(state, step.revenue)
    incomes = (rest // 10 * running.shares_of(state, owner, step.company) for owner in range(len(state.players)))
    return RevenueView(state.facts.company_ids[step.company], step.revenue, tuple(incomes), kept)


def ways(state: State) -> tuple[WayView, ...]:
    """Return the runs the director must choose from; empty if there is no such choice."""
    step: Any = state.agenda[-1] if state.agenda else None
    if not isinstance(step, ChooseWay):
        return ()
    run = best_run(state, step.company)
    return tuple(WayView(way.mines, tuple(route.cells for route in way.routes)) for way in run.ways)


def free(ranges: Iterable[Range]) -> tuple[Free, ...]:
    """Convert ranges to the form used in views."""
    return tuple(Free(**_fields(free)) for free in ranges)


def _fields(struct: Struct) -> Mapping[str, Any]:
    return structs.asdict(struct)
