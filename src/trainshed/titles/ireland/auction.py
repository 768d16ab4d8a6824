"""Auctions of 5-share companies (4.7, 4.8, S3, S4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Literal, Self

from msgspec import Struct

from trainshed.core import Action, Event, Log, Message, Range, Refusal, Step
from trainshed.core.message import money
from trainshed.rail.map import ON_CELL
from trainshed.rail.market import Field
from trainshed.rail.owners import player
from trainshed.rail.play import stock as shares
from trainshed.rail.play.choice import Choice, RailStep, Verb, Verbs
from trainshed.rail.play.events import StationPlaced
from trainshed.rail.play.naming import cell_name
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.vocabulary import keys

from .actions import Bid, ChoosePrice, OpenAuction
from .events import BidMade, CompanyStarted, PlayerPassed
from .settle import Settle
from .state import IrelandState
from .words import ask, refuse

CITES: Cites = {}
KEYS = (
    *keys("ireland-ask", "auction start-price"),
    *keys("ireland-refuse", "bid-low bid-step bid-money not-the-top no-five-now other-auction par-too-high"),
    *keys("ireland-log", "bid company-started drops-out"),
)


# bids, of this auction and of that of the privates


def sample(low: int, usual: int, high: int) -> Sequence[int]:
    """Return a low, a usual and a high one of the amounts from `low` to `high`."""
    if low > high:
        return ()
    return tuple(dict.fromkeys((low, min(max(low, usual), high), high)))


def affordable(state: IrelandState, cash: int) -> int:
    """Return the highest bid with this money: bids are multiples of 5."""
    step: int = state.box.data.bid_step
    return cash // step * step


def why_not_amount(state: IrelandState, rule: str, price: int, low: int, cash: int) -> Refusal | None:
    """Return why an amount is no legal bid: too low, no multiple of 5, more than the player has."""
    if price < low:
        return refuse(rule, "bid-low", low=money(low))
    if price % state.box.data.bid_step:
        return refuse(rule, "bid-step", step=state.box.data.bid_step)
    return None if price <= cash else refuse(rule, "bid-money", cash=money(cash))


# opening


def why_no_room(state: IrelandState, seat: int, company: str) -> Refusal | None:
    """Return why a player cannot take the director's certificate: who has no room for it does not bid (4.7)."""
    return shares.why_not_certificate(state, player(seat), company, shares.director_share(state, company))


class Open(Verb[IrelandState, Any, OpenAuction]):
    """Open the auction of the top company with a bid."""

    kind = OpenAuction

    def _top(self, state: IrelandState, step: Any) -> str:
        """Return the company that can be auctioned; empty if none can."""
        if not state.stack or not state.may("start-five") or step.why_not_start(state, "4.1") is not None:
            return ""
        return state.stack[0] if why_no_room(state, step.seat, state.stack[0]) is None else ""

    def options(self, state: IrelandState, step: Any) -> Iterator[OpenAuction]:
        company, low = self._top(state, step), state.box.data.least_bid
        if company:
            for price in sample(low, 2 * low, affordable(state, state.bank[player(step.seat)])):
                yield OpenAuction(step.seat, company, price)

    def ranges(self, state: IrelandState, step: Any) -> Iterator[Range]:
        company, low = self._top(state, step), state.box.data.least_bid
        high = affordable(state, state.bank[player(step.seat)])
        if company and low <= high:
            yield Range(OpenAuction(step.seat, company, low), "price", low, high, state.box.data.bid_step)

    def why_not(self, state: IrelandState, step: Any, action: OpenAuction) -> Refusal | None:
        refusal: Refusal | None = step.why_not_start(state, "4.1")
        if refusal is not None:
            return refusal
        if not state.may("start-five"):
            return refuse("4.9", "no-five-now")
        if not state.stack or action.company != state.stack[0]:
            return refuse("4.7", "not-the-top", action.company[:20], company=action.company[:20])
        refusal = why_no_room(state, step.seat, action.company)
        cash = state.bank[player(step.seat)]
        return refusal or why_not_amount(state, "4.7", action.price, state.box.data.least_bid, cash)

    def do(self, state: IrelandState, step: Any, action: OpenAuction, log: Log) -> None:
        state.auctioned = True
        log.append(BidMade(player(step.seat), action.company, action.price))


open_auction = Open()


def opened(state: IrelandState, opener: int, action: OpenAuction) -> NextBid:
    """Return the auction that follows an opening bid: all others may raise, clockwise."""
    others = tuple(seat for seat in state.clockwise(opener) if seat != opener)
    return NextBid(action.company, opener, action.price, others)


# bidding (S3)


class NextBid(RailStep, frozen=True):
    """The next bidder is asked; without one the company starts."""

    company: str
    highest: int
    """The seat with the highest bid."""
    price: int
    left: tuple[int, ...]
    """The other bidders, in the order they are asked."""

    def resolve(self, state: IrelandState, log: Log) -> None:
        if self.left:
            seat, *rest = self.left
            bid: dict[str, Any] = {"company": self.company, "highest": self.highest, "price": self.price}
            state.agenda.append(CompanyAuction(seat, others=tuple(rest), **bid))
        elif state.options.start_price == "chosen":
            state.agenda.append(ChooseStart(self.highest, company=self.company, paid=self.price))
        else:
            start_company(state, self.highest, self.company, self.price, log)
            state.agenda += reversed(home_choice(state, self.highest, self.company))


class RaiseBid(Verb[IrelandState, Any, Bid]):
    """Raise the bid for the company."""

    kind = Bid

    def bounds(self, state: IrelandState, step: Any) -> tuple[int, int]:
        """Return the lowest and the highest bid; the highest is lower if the player cannot bid."""
        if why_no_room(state, step.seat, step.company) is not None:
            return 1, 0
        return step.price + state.box.data.bid_step, affordable(state, state.bank[player(step.seat)])

    def options(self, state: IrelandState, step: Any) -> Iterator[Bid]:
        low, high = self.bounds(state, step)
        for price in sample(low, low + 4 * state.box.data.bid_step, high):
            yield Bid(step.seat, step.company, price)

    def ranges(self, state: IrelandState, step: Any) -> Iterator[Range]:
        low, high = self.bounds(state, step)
        if low <= high:
            yield Range(Bid(step.seat, step.company, low), "price", low, high, state.box.data.bid_step)

    def why_not(self, state: IrelandState, step: Any, action: Bid) -> Refusal | None:
        if action.what != step.company:
            return refuse("4.7", "other-auction", action.what[:20], what=step.company)
        refusal = why_no_room(state, step.seat, step.company)
        low, cash = step.price + state.box.data.bid_step, state.bank[player(step.seat)]
        return refusal or why_not_amount(state, "4.7", action.price, low, cash)

    def do(self, state: IrelandState, step: Any, action: Bid, log: Log) -> None:
        log.append(BidMade(player(step.seat), step.company, action.price))


class BidderView(Struct, frozen=True):
    """A player in the auction."""

    seat: int
    state: Literal["highest", "asked", "in", "out", "cannot"]
    """`cannot`: not enough money, or no room for the certificate."""
    cash: int


class BidPriceView(Struct, frozen=True):
    """From which bid on a company starts at which price (4.7)."""

    bid: int
    price: int


class CompanyAuctionView(Struct, frozen=True, tag="company-auction"):
    """Raise the bid for a company, or drop out for good."""

    company: str
    highest: int
    price: int
    others: tuple[int, ...]
    least: int
    most: int
    """The lowest and the highest bid possible now; the highest is 0 if there is no room for the certificate."""
    bid_step: int
    seats: tuple[BidderView, ...]
    prices: tuple[BidPriceView, ...]
    """The lowest first."""
    certificates: int
    """What the player would have with the director's certificate."""


class CompanyAuction(Choice, frozen=True, kw_only=True, tag="company-auction"):
    """A bidder raises by 5 or more, or is out; who cannot raise is out without being asked (4.7)."""

    company: str
    highest: int
    price: int
    others: tuple[int, ...]
    """The bidders after this one."""
    verbs: ClassVar[Verbs[Self]] = (RaiseBid(),)

    def view(self, state: IrelandState) -> CompanyAuctionView:
        verb = RaiseBid()
        low, high = verb.bounds(state, self)
        owner = player(self.seat)
        return CompanyAuctionView(
            company=self.company,
            highest=self.highest,
            price=self.price,
            others=self.others,
            least=self.price + state.box.data.bid_step,
            most=high if low <= high else 0,
            bid_step=state.box.data.bid_step,
            seats=tuple([self._bidder(state, seat) for seat in range(state.seats) if seat not in state.bankrupt]),
            prices=bid_prices(state),
            certificates=state.rules.stock.counted(state, owner) + 1,
        )

    def _bidder(self, state: IrelandState, seat: int) -> BidderView:
        """Return how a player stands in this auction."""
        cash = state.bank[player(seat)]
        if seat in (self.highest, self.seat):
            return BidderView(seat, "highest" if seat == self.highest else "asked", cash)
        can = affordable(state, cash) > self.price and why_no_room(state, seat, self.company) is None
        return BidderView(seat, "cannot" if not can else "in" if seat in self.others else "out", cash)

    def question(self, state: IrelandState, seat: int) -> Message:
        args: dict[str, Any] = {"company": self.company, "player": player(self.highest), "price": money(self.price)}
        return ask("auction", cash=money(state.bank[player(seat)]), **args)

    def after(self, state: IrelandState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if isinstance(action, Bid):
            return (NextBid(self.company, self.seat, action.price, (*self.others, self.highest)),)
        return (DropOut(self.seat, self.company), NextBid(self.company, self.highest, self.price, self.others))


class DropOut(RailStep, frozen=True):
    """Report that a bidder is out."""

    seat: int
    what: str

    def resolve(self, state: IrelandState, log: Log) -> None:
        log.append(PlayerPassed(player(self.seat), self.what))


# starting a company (S4)


class StartAt(Verb[IrelandState, Any, ChoosePrice]):
    """Start the company at a par price of at most half the bid."""

    kind = ChoosePrice

    def options(self, state: IrelandState, step: Any) -> Iterator[ChoosePrice]:
        for price in par_prices(state, step.paid // 2):
            yield ChoosePrice(step.seat, step.company, price)

    def why_not(self, state: IrelandState, step: Any, action: ChoosePrice) -> Refusal | None:
        if action.company != step.company:
            return refuse("4.7", "other-auction", action.company[:20], what=step.company)
        if action.price not in par_prices(state, step.paid // 2):
            return refuse("4.7", "par-too-high", half=money(step.paid // 2))
        return None

    def do(self, state: IrelandState, step: Any, action: ChoosePrice, log: Log) -> None:
        start_company(state, step.seat, step.company, step.paid, log, price=action.price)


class ChooseStartView(Struct, frozen=True, tag="choose-price"):
    """Choose the start price of a company."""

    company: str
    paid: int
    prices: tuple[BidPriceView, ...]
    """All starting prices, each with the bid it needs, the lowest first."""


class ChooseStart(Choice, frozen=True, kw_only=True, tag="choose-price"):
    """The winner chooses the start price (15 row 5, option)."""

    company: str
    paid: int
    verbs: ClassVar[Verbs[Self]] = (StartAt(),)
    must_act: ClassVar[bool] = True

    def view(self, state: IrelandState) -> ChooseStartView:
        return ChooseStartView(self.company, self.paid, bid_prices(state))

    def question(self, state: IrelandState, seat: int) -> Message:
        return ask("start-price", company=self.company, paid=money(self.paid))

    def after(self, state: IrelandState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        return home_choice(state, self.seat, self.company)


def par_prices(state: IrelandState, most: int) -> tuple[int, ...]:
    """Return the par prices up to an amount, the highest first."""
    chart = state.box.chart
    return tuple(price for field in chart.zone("par") if (price := chart.price(field)) <= most)


def bid_prices(state: IrelandState) -> tuple[BidPriceView, ...]:
    """Return all par prices with the bid from which on they are possible, the lowest first."""
    chart = state.box.chart
    return tuple([BidPriceView(2 * chart.price(field), chart.price(field)) for field in reversed(chart.zone("par"))])


def par_field(state: IrelandState, price: int) -> Field:
    """Return the par field with this price."""
    field: Field = state.box.chart.find(price, "par")[0]
    return field


def start_company(state: IrelandState, seat: int, company: str, price_paid: int, log: Log, *, price: int = 0) -> None:
    """Start a 5-share company: the price goes into its treasury, the director's certificate to the player, the marker
    on the highest par price within half of it (or `price`), the station to its home (4.7, 2.7).
    """
    start = price or par_prices(state, price_paid // 2)[0]
    owner = player(seat)
    shares.start(state, owner, company, par_field(state, start))
    state.bank.transfer(owner, company, price_paid)
    state.stack = tuple(id for id in state.stack if id != company)
    log.append(CompanyStarted(owner, company, start, price_paid))
    cell, stop = next(place for place, companies in state.board.reserved.items() if company in companies)
    state.board.place(company, (cell, stop))
    if not home_choice(state, seat, company):
        log.append(StationPlaced(company, cell, stop, 0, cell_name(state.board, cell)))


def home_choice(state: IrelandState, seat: int, company: str) -> tuple[Step[Any], ...]:
    """Return the step in which the player chooses the city of the new station, where a tile with several lies at home
    (6.8, 16.21); on a blank cell it stays on the cell as a whole.
    """
    ((cell, stop),) = state.board.stations_of(company)
    return (Settle(seat, company=company, cell=cell),) if stop == ON_CELL and cell in state.board.laid else ()
