"""What a seat may see: everything, for all money, certificates and the stack of companies are open (1.2, 16.20)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, Literal

from msgspec import Struct

from trainshed.rail.owners import BANK, POOL, player
from trainshed.rail.play import view as rail
from trainshed.rail.play.offers import OfferView
from trainshed.rail.play.running import RunTrainsView
from trainshed.rail.play.stations import BuildStationView, PlaceHomeView
from trainshed.rail.play.track import LayTrackView
from trainshed.rail.play.trains import DiscardView

from . import figures, flow, standing, waterfall
from . import privates as chapter
from .actions import IrelandAction
from .auction import ChooseStartView, CompanyAuctionView
from .coming import ComingTrain, coming
from .dividend import IrishDividendView
from .emergency import EmergencyView
from .figures import EndsView
from .issue import IssueView
from .merger import MergerTurnView, MergerVoteView, TargetView
from .power_state import Power, power_of
from .powers import LastChanceView, SecondTileView
from .privates import PrivateOfferView
from .settle import SettleView
from .standing import TurnView
from .state import Book, IrelandState
from .stock_view import StockTurnView
from .trains import IrishTrainsView
from .waterfall import PrivateBiddingView, PrivateTurnView

AuctionStepView = PrivateTurnView | PrivateBiddingView | CompanyAuctionView | ChooseStartView
TrackStepView = LayTrackView | SecondTileView | SettleView | BuildStationView | PlaceHomeView
RunStepView = RunTrainsView | IrishDividendView
TrainStepView = IrishTrainsView | EmergencyView | OfferView | DiscardView
MoneyStepView = StockTurnView | IssueView | PrivateOfferView | LastChanceView
MergerStepView = MergerTurnView | MergerVoteView | TargetView
IrelandStepView = AuctionStepView | TrackStepView | RunStepView | TrainStepView | MoneyStepView | MergerStepView


class BidView(Struct, frozen=True):
    """A standing bid for a private."""

    seat: int
    amount: int


class IrelandPrivate(Struct, frozen=True, kw_only=True):
    """A private railway that is in this game."""

    id: str
    name: str
    value: int
    revenue: int
    price: int
    """What it costs in the private auction; the first one may become cheaper (2.5)."""
    state: Literal["offered", "owned", "gone"]
    owner: str | None
    """A player (`@0`) or a company."""
    bids: tuple[BidView, ...]
    least_bid: int | None
    """The lowest bid possible now; None: it is not offered."""
    least: int
    most: int
    """What a company may pay for it (11.1)."""
    used: int
    """How often its power was used."""
    cells: tuple[str, ...]
    """The cells its power is about."""
    rule: str
    """The rule that tells its power."""
    power: Power
    """When a company can use its power."""


class MarkerView(Struct, frozen=True):
    """A cell that brings a company more (11.2)."""

    cell: str
    amount: int


class IrelandCompany(rail.CompanyView, frozen=True, kw_only=True):
    """A company of five or ten shares."""

    name: str
    size: Literal["five", "ten"]
    share: int
    """The percentage of one share."""
    status: Literal["waiting", "running", "gone"]
    """Not started, in play, out of the game."""
    treasury_percent: int
    """What it holds of itself."""
    pool_percent: int
    zones: tuple[str, ...]
    """Of the field of its marker: `par`, `free` (certificates do not count), `end`."""
    home: str
    privates: tuple[str, ...]
    markers: tuple[MarkerView, ...]


class IrelandPlayer(rail.PlayerView, frozen=True, kw_only=True):
    """A player."""

    privates: tuple[str, ...]
    locked: int
    """Money in standing bids (2.2)."""
    percents: Mapping[str, int]
    """By company: what the player holds of it."""
    sold: tuple[str, ...]
    """Companies sold in this stock round, which the player may not buy again in it (4.6)."""
    turn: int | None
    """Place in the order from the priority card on, counted from 0; None: bankrupt."""
    bankrupt: bool
    passed: bool
    """Passed since somebody last acted in this auction, stock round or merger round."""
    liquidity: int
    """Cash and what the largest bundle of each company would bring now, each company by itself."""


class IrelandFreeNumber(rail.FreeNumber, frozen=True):
    action: IrelandAction


class IrelandView(rail.RailView, frozen=True, kw_only=True):
    """The table as a seat sees it (seat None: a spectator). `order` is the operating order."""

    companies: tuple[IrelandCompany, ...]
    players: tuple[IrelandPlayer, ...]
    market: rail.MarketView
    step: IrelandStepView | None
    moves: tuple[IrelandAction, ...]
    free: tuple[IrelandFreeNumber, ...]
    certificate_limit: int
    bank: int
    """What the bank has left; below 0 it is broken and pays on (13.3)."""
    priority: int
    """The seat with the priority card; in the private auction, the first player."""
    passes: int
    """Passes in succession."""
    next_priority: int | None
    """Who gets the priority card if nobody acts any more in this stock round (4.11)."""
    priority_after_acting: int | None
    """Who gets it if the player on turn acts, and nobody after that."""
    turn: TurnView | None
    """The turn of the company that operates."""
    privates: tuple[IrelandPrivate, ...]
    """Those of this game, by value."""
    stack: tuple[str, ...]
    """Unstarted 5-share companies, the top one first."""
    dealt: tuple[str, ...]
    """All 5-share companies of the stack in its order at the beginning."""
    left_out: tuple[str, ...]
    """The company and the privates that the deal left out."""
    set_aside: bool
    """DKR waits for the private DK."""
    gone: tuple[str, ...]
    """Companies out of the game: removed, merged, closed."""
    auctioned: bool
    """A 5-share company was auctioned in this stock round: the top of the stack stays (4.11)."""
    voted: tuple[tuple[str, ...], ...]
    """Mergers voted on in this merger round (12.2)."""
    coming: tuple[ComingTrain, ...]
    """What the first train of each type still to come changes, the next type first."""
    ending: str | None
    """Why the game ends or has ended: `market`, `bank`, `bankrupt`."""
    ends: EndsView
    books: tuple[Book, ...]
    """By round played, as `wealth`: cash and prices at its end."""


def view(state: IrelandState, seat: int | None) -> IrelandView:
    """Return the table as a seat (None: a spectator) sees it."""
    box = state.box
    turns = {other: turn for turn, other in enumerate(state.clockwise(state.priority))}
    passed = standing.passed(state)
    parts = [flow.parts(state, other) for other in range(state.seats)]
    return rail.table(
        state,
        seat,
        IrelandView,
        rounds=None,
        order=state.started(),
        companies=rail.companies(state, box.companies, IrelandCompany, partial(_company, state)),
        players=rail.players(state, parts, IrelandPlayer, partial(_player, state, turns, passed)),
        depot=rail.depot(state, rail.DepotView),
        market=rail.market(state),
        supply=rail.supply(state),
        free=rail.free(state, seat, IrelandFreeNumber),
        bank=state.bank[BANK],
        next_priority=standing.next_priority(state),
        priority_after_acting=standing.priority_after_acting(state),
        turn=standing.company_turn(state),
        privates=privates(state),
        dealt=state.drawn["companies"][1:],
        left_out=(state.drawn["companies"][0], *(id for id in box.drawn if id not in state.drawn["privates"])),
        set_aside="DKR" not in state.gone and "DKR" not in state.market,
        gone=tuple([id for id in box.companies if id in state.gone]),
        voted=tuple(sorted(state.voted)),
        coming=coming(state),
        ending=state.ending or None,
        ends=figures.ends(state),
    )


def _company(state: IrelandState, id: str) -> dict[str, Any]:
    running = id in state.market
    return {
        "size": state.class_of(id),
        "share": state.share(id),
        "status": "running" if running else "gone" if id in state.gone else "waiting",
        "treasury_percent": state.shares.percent(id, id) if running else 0,
        "pool_percent": state.shares.percent(POOL, id) if running else 0,
        "zones": state.market.zones(id) if running else (),
        "home": state.box.companies[id].home,
        "privates": state.privates_of(id),
        "markers": tuple([MarkerView(cell, amount) for cell, amount in state.markers.get(id, ())]),
    }


def _player(state: IrelandState, turns: Mapping[int, int], passed: Collection[int], seat: int) -> dict[str, Any]:
    owner = player(seat)
    held = state.shares.companies(owner)
    return {
        "privates": state.privates_of(owner),
        "locked": sum(amount for bids in state.bids.values() for bidder, amount in bids if bidder == seat),
        "percents": {id: state.shares.percent(owner, id) for id in state.box.companies if id in held},
        "sold": tuple([id for id in state.box.companies if (seat, id) in state.sold]),
        "turn": turns.get(seat),
        "bankrupt": seat in state.bankrupt,
        "passed": seat in passed,
        "liquidity": figures.liquidity(state, seat),
    }


def privates(state: IrelandState) -> tuple[IrelandPrivate, ...]:
    """Return the privates of this game, by value."""
    box, found = state.box, []
    for id, facts in box.privates.items():
        if not (facts.always or id in state.drawn["privates"]):
            continue
        offered = id in state.offered
        owner = state.privates.get(id)
        found.append(
            IrelandPrivate(
                id=id,
                name=facts.name,
                value=facts.value,
                revenue=facts.revenue,
                price=waterfall.price_of(state, id) if id in state.offered[:1] else facts.value,
                state="offered" if offered else "owned" if owner is not None else "gone",
                owner=owner,
                bids=tuple([BidView(*bid) for bid in state.bids.get(id, ())]),
                least_bid=waterfall.highest_bid(state, id) + box.data.bid_step if offered else None,
                least=facts.least,
                most=facts.most,
                used=state.used.get(id, 0),
                cells=facts.cells,
                rule=f"ireland/{chapter.RULES[id]}",
                power=power_of(state, id),
            )
        )
    return tuple(found)
