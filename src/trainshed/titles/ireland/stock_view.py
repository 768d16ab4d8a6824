"""What a stock turn shows: what each sale, purchase and start would bring, and what a pass means.

The facts are found by doing the act on a copy, so that they cannot differ from the rules. Nothing here searches routes.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from trainshed.core import Action, Log, Refusal
from trainshed.rail.map import ON_CELL
from trainshed.rail.market import Chart, Field
from trainshed.rail.owners import player
from trainshed.rail.play import stock as shares
from trainshed.rail.play.actions import BuyShare, SellShares
from trainshed.rail.play.naming import cell_name
from trainshed.rail.play.refusals import cite

from .actions import Launch, OpenAuction
from .auction import BidPriceView, affordable, bid_prices, par_field, par_prices
from .state import IrelandState


class StockSaleView(Struct, frozen=True, kw_only=True):
    """So many shares of a company sold at once; the figures are those afterwards, and 0 if it is not allowed."""

    company: str
    count: int
    refusal: Refusal | None
    amount: int = 0
    """What the player gets."""
    cash: int = 0
    price: int = 0
    field: int = 0
    """Place of the marker in the list of fields of the market."""
    director: int | None = None
    certificates: int = 0
    percent: int = 0
    """What the player then has of the company."""


class PurchaseView(Struct, frozen=True, kw_only=True):
    """One share bought from the treasury or the pool; the figures are those afterwards, as for a sale."""

    company: str
    source: Literal["treasury", "pool"]
    price: int
    most: int
    """The highest percentage a player may hold of the company."""
    refusal: Refusal | None
    cash: int = 0
    treasury: int = 0
    """Of the company."""
    director: int | None = None
    certificates: int = 0
    percent: int = 0


class StartPriceView(Struct, frozen=True, kw_only=True):
    """A starting price of a 10-share company."""

    price: int
    field: int
    cost: int
    """Of the director's certificate, which the company gets."""
    missing: int
    """What the player lacks for it."""
    place: int
    """Of the new company in the operating order, counted from 1."""


class SlotView(Struct, frozen=True):
    """A city with free, unreserved slots on a tile with track."""

    cell: str
    stop: int
    name: str
    free: int


class ClosedSlotView(Struct, frozen=True):
    """A city at which no new company can begin although it has an empty slot."""

    cell: str
    stop: int
    name: str
    company: str
    """The one it is reserved for; empty: there is no tile with track."""


class LaunchView(Struct, frozen=True, kw_only=True):
    """Launching a 10-share company, which is the whole turn."""

    companies: tuple[str, ...]
    """Those not started."""
    refusal: Refusal | None
    """Why none can be launched now, even at the lowest price."""
    prices: tuple[StartPriceView, ...]
    """The lowest first."""
    percent: int
    """The director's certificate."""
    certificates: int
    """What the player would then have."""
    slots: tuple[SlotView, ...]
    closed: tuple[ClosedSlotView, ...]


class OpeningView(Struct, frozen=True, kw_only=True):
    """Opening the auction of the top 5-share company."""

    company: str | None
    """None: the stack is empty."""
    refusal: Refusal | None
    least: int
    most: int
    """The highest bid the player can pay."""
    bid_step: int
    prices: tuple[BidPriceView, ...]
    """Starting prices by bid, the lowest first."""
    certificates: int
    """What the player would then have."""


class PassView(Struct, frozen=True, kw_only=True):
    """What being done without a purchase means."""

    number: int
    """The pass would be the `number`-th in succession; 0: shares were sold in this turn, so that it is no pass."""
    ends_at: int
    """So many passes in succession end the round."""
    priority: int
    """Who would get the priority card if all others pass too."""
    priority_after_act: int
    """Who would get it if the player acts and nobody after."""
    leaves: str | None
    """The 5-share company that leaves the game at the end of the round unless one is auctioned (4.11)."""


class StockTurnView(Struct, frozen=True, kw_only=True, tag="stock-turn"):
    """Sell, then buy one certificate; or open an auction, or launch a company."""

    traded: bool
    """Shares were sold in this turn."""
    must_sell: bool
    """The player is over a limit."""
    sales: tuple[StockSaleView, ...]
    """By company, all numbers of shares the player has."""
    purchases: tuple[PurchaseView, ...]
    """Of every company in play, from both sources."""
    launch: LaunchView
    opening: OpeningView
    passing: PassView


def stock_turn(state: IrelandState, step: Any) -> StockTurnView:
    """Return what a turn shows."""
    return StockTurnView(
        traded=step.traded,
        must_sell=step.must_sell(state),
        sales=tuple(_sales(state, step)),
        purchases=tuple(_purchases(state, step)),
        launch=_launch(state, step),
        opening=_opening(state, step),
        passing=_passing(state, step),
    )


@lru_cache(8)
def _places(chart: Chart) -> dict[Field, int]:
    """Return the number of each field in the view of the market."""
    return {field: number for number, field in enumerate(chart.fields)}


def why_not(state: IrelandState, step: Any, action: Action) -> Refusal | None:
    """Return why an act of the step is illegal, with the rule of this game."""
    refusal: Refusal | None = step.why_not(state, action)
    return refusal and cite(state.rules.cites, state.edition.title, state, action, refusal)


def _after(state: IrelandState, step: Any, action: Action) -> IrelandState:
    """Return the table after an act with shares. Only what such an act can change is copied."""
    later = copy(state)
    later.bank, later.shares, later.market = state.bank.copy(), state.shares.copy(), state.market.copy()
    verb = step.find(later, action)
    verb.do(later, step, action, Log())
    return later


def _sales(state: IrelandState, step: Any) -> Iterator[StockSaleView]:
    owner = player(step.seat)
    for company in state.started():
        for count in range(1, shares.shares_held(state, owner, company) + 1):
            action = SellShares(step.seat, company, count)
            refusal = why_not(state, step, action)
            if refusal is not None:
                yield StockSaleView(company=company, count=count, refusal=refusal)
                continue
            later = _after(state, step, action)
            yield StockSaleView(
                company=company,
                count=count,
                refusal=None,
                amount=later.bank[owner] - state.bank[owner],
                cash=later.bank[owner],
                price=later.market.price(company),
                field=_places(state.box.chart)[later.market.at(company)],
                director=later.seat_of(later.shares.director(company)),
                certificates=state.rules.stock.counted(later, owner),
                percent=later.shares.percent(owner, company),
            )


def _purchases(state: IrelandState, step: Any) -> Iterator[PurchaseView]:
    owner = player(step.seat)
    sources: tuple[Literal["treasury", "pool"], ...] = ("treasury", "pool")
    for company in state.started():
        price, most = state.market.price(company), state.rules.stock.holding(state, company)
        for source in sources:
            action = BuyShare(step.seat, company, source)
            refusal = why_not(state, step, action)
            if refusal is not None:
                yield PurchaseView(company=company, source=source, price=price, most=most, refusal=refusal)
                continue
            later = _after(state, step, action)
            yield PurchaseView(
                company=company,
                source=source,
                price=price,
                most=most,
                refusal=None,
                cash=later.bank[owner],
                treasury=later.bank[company],
                director=later.seat_of(later.shares.director(company)),
                certificates=state.rules.stock.counted(later, owner),
                percent=later.shares.percent(owner, company),
            )


def _launch(state: IrelandState, step: Any) -> LaunchView:
    companies, cash = state.unstarted_ten(), state.bank[player(step.seat)]
    prices = sorted(par_prices(state, max(state.box.chart.fields.values())))
    refusal = why_not(state, step, Launch(step.seat, companies[0], prices[0])) if companies else None
    found = [(place, _free(state, place)) for place in state.board.free_slots()] if companies else []
    return LaunchView(
        companies=companies,
        refusal=refusal,
        prices=tuple([_start_price(state, companies[0], price, cash) for price in prices]) if companies else (),
        percent=shares.director_share(state, companies[0]) if companies else 0,
        certificates=state.rules.stock.counted(state, player(step.seat)) + 1,
        slots=tuple([SlotView(cell, stop, cell_name(state.board, cell), free) for (cell, stop), free in found]),
        closed=tuple(_closed(state)) if companies else (),
    )


def _closed(state: IrelandState) -> Iterator[ClosedSlotView]:
    """Yield the cities with an empty slot in which no company can begin: without track, or all reserved."""
    open_ = set(state.board.free_slots())
    for cell, shape in state.board.shapes():
        for stop, one in enumerate(shape.tile.stops):
            if one.slots > len(state.board.stations.get((cell, stop), ())) and (cell, stop) not in open_:
                held = (*state.board.reserved.get((cell, stop), ()), *state.board.reserved.get((cell, ON_CELL), ()))
                reserved = held[0] if held and shape.tracks else ""
                if reserved or not shape.tracks:
                    yield ClosedSlotView(cell, stop, cell_name(state.board, cell), reserved)


def _free(state: IrelandState, place: tuple[str, int]) -> int:
    """Return the number of free, unreserved slots of a city."""
    cell, stop = place
    shape = state.board.shape(cell)
    assert shape is not None
    taken = len(state.board.stations.get(place, ())) + len(state.board.reserved.get(place, ()))
    return int(shape.tile.stops[stop].slots) - taken


def _start_price(state: IrelandState, company: str, price: int, cash: int) -> StartPriceView:
    market, field = state.market.copy(), par_field(state, price)
    market.put(company, field)
    return StartPriceView(
        price=price,
        field=_places(state.box.chart)[field],
        cost=2 * price,
        missing=max(0, 2 * price - cash),
        place=market.order().index(company) + 1,
    )


def _opening(state: IrelandState, step: Any) -> OpeningView:
    least, most = state.box.data.least_bid, affordable(state, state.bank[player(step.seat)])
    company = state.stack[0] if state.stack else None
    return OpeningView(
        company=company,
        refusal=why_not(state, step, OpenAuction(step.seat, company, least)) if company else None,
        least=least,
        most=most,
        bid_step=state.box.data.bid_step,
        prices=bid_prices(state),
        certificates=state.rules.stock.counted(state, player(step.seat)) + 1,
    )


def _passing(state: IrelandState, step: Any) -> PassView:
    last = step.seat if step.traded else state.last_active
    return PassView(
        number=0 if step.traded else state.passes + 1,
        ends_at=state.seats - len(state.bankrupt),
        priority=state.left_of(last) if last >= 0 else state.priority,
        priority_after_act=state.left_of(step.seat),
        leaves=state.stack[0] if state.stack and not state.auctioned else None,
    )
