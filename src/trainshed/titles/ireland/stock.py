"""Stock round (4, 19.2): turns, limits, the end of the round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from trainshed.core import Action, Event, Log, Message, Refusal, Step
from trainshed.core.message import money
from trainshed.rail.owners import POOL, player
from trainshed.rail.play import stock as shares
from trainshed.rail.play.actions import Done, SellShares
from trainshed.rail.play.choice import Choice, RailStep, Verbs
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.rules import StockRules, one_per_share
from trainshed.rail.play.vocabulary import keys

from . import auction, companies, launch
from .actions import Bid, ChoosePrice, Launch, OpenAuction
from .events import PlayerPassed, PriorityGiven
from .state import IrelandState, Options
from .stock_view import StockTurnView, stock_turn
from .words import ask, refuse

# what the kit's chapter needs to know


def issued(state: IrelandState, company: str) -> tuple[int, ...]:
    """Director 40 % and three of 20 %, or director 20 % and eight of 10 % (1.8)."""
    percents: tuple[int, ...] = state.box.data.certificates[state.class_of(company)]
    return percents


def share(state: IrelandState, company: str) -> int:
    """A share is 20 % of a 5-share company, 10 % of a 10-share one."""
    return state.share(company)


def per_tenth(state: IrelandState, company: str, count: int) -> int:
    """The price falls one row per 10 % sold (15 row 1, option)."""
    return count * state.share(company) // 10


def players(state: IrelandState) -> Sequence[str]:
    """Players who are not bankrupt."""
    return [player(seat) for seat in range(state.seats) if seat not in state.bankrupt]


def certificate_limit(state: IrelandState) -> int:
    """By number of players at the start (1.1, 10.5)."""
    limit: int = state.box.data.players[str(state.seats)].certificates
    return limit


def in_yellow(state: IrelandState, company: str) -> bool:
    """Certificates of companies on yellow fields do not count against the limit (3.6)."""
    return company in state.market and "free" in state.market.zones(company)


def counted(state: IrelandState, owner: str) -> int:
    """Certificates of companies outside the yellow fields, and privates (3.6, 11.1, 16.10)."""
    free = state.market.standing_in("free")
    return state.shares.counted(owner, free) + list(state.privates.values()).count(owner)


def holding(state: IrelandState, company: str) -> int:
    """60 % of a 5-share company, 70 % of a 10-share one (4.6); yellow fields do not lift it (15 row 29)."""
    percent: int = state.box.data.holding[state.class_of(company)]
    return percent


def pool(state: IrelandState, company: str) -> int:
    """Two shares of a 5-share company, 50 % of a 10-share one (4.4)."""
    percent: int = state.box.data.pool[state.class_of(company)]
    return percent


def stock_rules(options: Options) -> StockRules:
    """Return the part of the rules about shares."""
    return StockRules(
        issued=issued,
        share=share,
        drop=per_tenth if options.sale_drop == "tenth" else one_per_share,
        players=players,
        certificates=certificate_limit,
        counted=counted,
        uncounted=in_yellow,
        holding=holding,
        pool=pool,
    )


def _certificate_rule(_state: IrelandState, action: Action) -> str:
    """Which rule limits certificates: that of purchases, of auctions, of launches."""
    if isinstance(action, (OpenAuction, Bid, ChoosePrice)):
        return "4.7"
    return "4.10" if isinstance(action, Launch) else "4.6"


CITES: Cites = {
    "rail/stock.held": "4.4",
    "rail/stock.pool": "4.4",
    "rail/stock.director": "4.5",
    "rail/stock.keep": "10.4",
    "rail/stock.company": "4.6",
    "rail/stock.source": "4.6",
    "rail/stock.money": "4.6",
    "rail/stock.certificates": _certificate_rule,
    "rail/stock.holding": _certificate_rule,
}
KEYS = (
    *keys("ireland-ask", "stock stock-sold stock-over"),
    *keys("ireland-refuse", "must-sell no-sale-first-round sold-this-round no-sale-with"),
    *keys("ireland-log", "passes priority"),
)


# a turn (4.1, S1, S2)


class StockSale(shares.Sell):
    """Sell shares; the player may not buy of that company in this round any more (4.6)."""

    def do(self, state: Any, step: Any, action: SellShares, log: Log) -> None:
        super().do(state, step, action, log)
        state.sold |= {(step.seat, action.company)}


class StockTurn(Choice, frozen=True, kw_only=True, tag="stock-turn"):
    """A player's turn in a stock round; after a sale it goes on (4.1)."""

    traded: bool = False
    verbs: ClassVar[Verbs[Self]] = (StockSale(), shares.buy_share, auction.open_auction, launch.launch)

    def view(self, state: IrelandState) -> StockTurnView:
        return stock_turn(state, self)

    def question(self, state: IrelandState, seat: int) -> Message:
        key = "stock-over" if self.must_sell(state) else "stock-sold" if self.traded else "stock"
        return ask(key, cash=money(state.bank[player(seat)]))

    def must_sell(self, state: IrelandState) -> bool:
        """True over a limit, if some sale is possible (4.2)."""
        owner = player(self.seat)
        if state.round.number == 1 or not shares.over_limit(state, owner):
            return False
        return any(shares.most_sellable(state, owner, company) for company in state.box.companies)

    def why_not_other(self, state: IrelandState) -> Refusal | None:
        """Return why nothing but a sale is possible (4.2)."""
        return refuse("4.2", "must-sell") if self.must_sell(state) else None

    def why_not_stop(self, state: IrelandState) -> Refusal | None:
        return self.why_not_other(state)

    def why_not_sale(self, state: IrelandState, company: str) -> Refusal | None:
        """Nothing is sold in the first stock round (4.4)."""
        return refuse("4.4", "no-sale-first-round") if state.round.number == 1 else None

    def why_not_purchase(self, state: IrelandState, company: str) -> Refusal | None:
        """Not a company the player sold in this round (4.6)."""
        if (self.seat, company) in state.sold:
            return refuse("4.6", "sold-this-round", company, company=company)
        return self.why_not_other(state)

    def why_not_start(self, state: IrelandState, rule: str, *, after_sale: bool = False) -> Refusal | None:
        """Return why no company can be started in this turn: shares were sold (4.1), or must be (4.2)."""
        if self.traded and not after_sale:
            return refuse(rule, "no-sale-with")
        return self.why_not_other(state)

    def after(self, state: IrelandState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if isinstance(action, SellShares):
            return (replace(self, asked=False, traded=True),)
        end = TurnEnd(self.seat, acted=self.traded or type(action) is not Done)
        if isinstance(action, OpenAuction):
            return (auction.opened(state, self.seat, action), end)
        if isinstance(action, Launch):
            return (launch.PlaceHome(self.seat, company=action.company), end)
        return (end,)


class TurnEnd(RailStep, frozen=True):
    """The turn is over; the round too, if all have passed in succession (4.3)."""

    seat: int
    acted: bool

    def resolve(self, state: IrelandState, log: Log) -> None:
        if self.acted:
            state.passes, state.last_active = 0, self.seat
        else:
            state.passes += 1
            log.append(PlayerPassed(player(self.seat)))
        if state.passes < state.seats - len(state.bankrupt):
            state.agenda.append(StockTurn(state.left_of(self.seat)))


# the round


def begin(state: IrelandState) -> Step[Any]:
    """Clear the marks of the last round and return the first turn (S0); when all have passed, `end` is due."""
    state.passes, state.sold, state.auctioned, state.last_active = 0, frozenset(), False, -1
    return StockTurn(next(state.clockwise(state.priority)))


def end(state: IrelandState, log: Log) -> None:
    """Remove an unstarted company if none was auctioned; raise prices of sold-out ones; move the priority (4.11)."""
    if not state.auctioned and state.stack:
        companies.remove_unstarted(state, state.stack[0], log)
    for company in state.started():
        if is_sold_out(state, company):
            companies.move(state, company, "sold_out", 1, log)
    if state.last_active >= 0:
        state.priority = state.left_of(state.last_active)
        log.append(PriorityGiven(player(state.priority)))


def is_sold_out(state: IrelandState, company: str) -> bool:
    """True if neither treasury nor pool holds shares (16.17, 16.30)."""
    held: Mapping[tuple[str, str], int] = state.shares.percents
    return (company, company) not in held and (POOL, company) not in held
