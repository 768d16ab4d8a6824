"""Private auction (2, 19.1): the lowest private is bought, others are bid for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Literal, Self

from msgspec import Struct

from trainshed.core import Action, Event, Log, Message, Range, Refusal, Step
from trainshed.core.message import money
from trainshed.rail.owners import BANK, player
from trainshed.rail.play import trains
from trainshed.rail.play.actions import Done
from trainshed.rail.play.choice import Choice, RailStep, Verb, Verbs
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.vocabulary import keys

from .actions import Bid, BuyPrivate
from .auction import affordable, sample, start_company, why_not_amount
from .companies import remove_unstarted
from .events import BidMade, PlayerPassed, PrivateCheaper, PrivateRemoved, PrivateSold
from .state import IrelandState
from .words import ask, refuse

CITES: Cites = {}
KEYS = (
    *keys("ireland-ask", "private private-bids"),
    *keys("ireland-refuse", "not-the-lowest private-money not-offered lowest-not-bid"),
    *keys("ireland-log", "private-sold private-free private-cheaper private-removed"),
)
KINGSTOWN, KINGSTOWN_RAILWAY = "DK", "DKR"
"""The private, and the company that it starts (2.7)."""


# prices and money


def price_of(state: IrelandState, private: str) -> int:
    """Return the price of the lowest private; that of the first one falls while nothing is bought (2.5)."""
    if not state.any_private_sold:
        return state.first_price
    value: int = state.box.privates[private].value
    return value


def highest_bid(state: IrelandState, private: str) -> int:
    """Return the highest standing bid, or the face value."""
    value: int = state.box.privates[private].value
    return max([value, *(amount for _, amount in state.bids.get(private, ()))])


def free_cash(state: IrelandState, seat: int, private: str = "") -> int:
    """Return what a player has besides the money in standing bids; a bid on `private` is free again (2.2)."""
    locked = sum(
        amount for id, bids in state.bids.items() if id != private for bidder, amount in bids if bidder == seat
    )
    return state.bank[player(seat)] - locked


# acts


class BuyLowest(Verb[IrelandState, Any, BuyPrivate]):
    """Buy the lowest private at its price."""

    kind = BuyPrivate

    def options(self, state: IrelandState, step: Any) -> Iterator[BuyPrivate]:
        lowest = state.offered[0]
        if price_of(state, lowest) <= free_cash(state, step.seat):
            yield BuyPrivate(step.seat, lowest)

    def why_not(self, state: IrelandState, step: Any, action: BuyPrivate) -> Refusal | None:
        lowest = state.offered[0]
        if action.private != lowest or action.company or action.price:
            return refuse("2.1", "not-the-lowest", action.private[:20], private=lowest)
        price, cash = price_of(state, lowest), free_cash(state, step.seat)
        return None if price <= cash else refuse("2.2", "private-money", lowest, price=money(price), cash=money(cash))

    def do(self, state: IrelandState, step: Any, action: BuyPrivate, log: Log) -> None:
        state.passes = 0
        sell_private(state, step.seat, action.private, price_of(state, action.private), log)


class BidFor(Verb[IrelandState, Any, Bid]):
    """Bid for a private: at least 5 above its value and above the highest bid."""

    kind = Bid

    def _bounds(self, state: IrelandState, step: Any) -> Iterator[tuple[str, int, int]]:
        """Yield the privates the player can bid for, each with the lowest and the highest bid."""
        for private in step.privates(state):
            low = highest_bid(state, private) + state.box.data.bid_step
            high = affordable(state, free_cash(state, step.seat, private))
            if low <= high:
                yield private, low, high

    def options(self, state: IrelandState, step: Any) -> Iterator[Bid]:
        for private, low, high in self._bounds(state, step):
            for price in sample(low, low + 2 * state.box.data.bid_step, high):
                yield Bid(step.seat, private, price)

    def ranges(self, state: IrelandState, step: Any) -> Iterator[Range]:
        for private, low, high in self._bounds(state, step):
            yield Range(Bid(step.seat, private, low), "price", low, high, state.box.data.bid_step)

    def why_not(self, state: IrelandState, step: Any, action: Bid) -> Refusal | None:
        private = action.what
        if private not in step.privates(state):
            if private in state.offered[:1]:
                return refuse("2.1", "lowest-not-bid", private, private=private)
            return refuse("2.2", "not-offered", private[:20], private=private[:20])
        low = highest_bid(state, private) + state.box.data.bid_step
        return why_not_amount(state, step.rule, action.price, low, free_cash(state, step.seat, private))

    def do(self, state: IrelandState, step: Any, action: Bid, log: Log) -> None:
        state.passes = 0
        others = tuple(bid for bid in state.bids.get(action.what, ()) if bid[0] != step.seat)
        state.bids[action.what] = (*others, (step.seat, action.price))
        log.append(BidMade(player(step.seat), action.what, action.price))


buy_lowest, bid_for = BuyLowest(), BidFor()


def sell_private(state: IrelandState, seat: int, private: str, price: int, log: Log) -> None:
    """Give a private to a player; Dublin & Kingstown becomes a company instead (2.7)."""
    owner = player(seat)
    state.offered = tuple(id for id in state.offered if id != private)
    state.bids.pop(private, None)
    state.any_private_sold = True
    log.append(PrivateSold(owner, private, price))
    if private == KINGSTOWN:
        start_company(state, seat, KINGSTOWN_RAILWAY, price, log)
        trains.buy_new(state, KINGSTOWN_RAILWAY, log)
    else:
        state.bank.transfer(owner, BANK, price)
        state.privates[private] = owner


# steps


class LotView(Struct, frozen=True, kw_only=True):
    """A private that can be bid for, as the player on turn sees it."""

    private: str
    least: int
    most: int
    """The lowest and the highest bid; the highest is lower if the player cannot bid."""
    locked: int
    """The player's money in bids for other privates."""
    rivals: tuple[int, ...]
    """Who would bid against the player, in the order they are asked when it is the lowest: the lowest bid first."""


class AllPassView(Struct, frozen=True, kw_only=True):
    """What follows when all players pass in succession (2.5, 2.6)."""

    number: int
    """A pass would be the `number`-th in succession."""
    ends_at: int
    then: Literal["cheaper", "given", "leaves", "ends"]
    """The lowest private costs less, and all bids are cancelled; the next player must take it; it leaves the game; the
    auction ends."""
    price: int
    """What it costs then."""
    taker: int | None
    """Who must take it for nothing, if this pass is the last one needed."""


class PrivateTurnView(Struct, frozen=True, tag="private-turn"):
    """Buy the lowest private at this price, bid for another, or pass."""

    private: str
    price: int
    cash: int
    """What the player has besides standing bids."""
    lots: tuple[LotView, ...]
    """The privates that can be bid for, cheapest first."""
    bid_step: int
    passing: AllPassView


class PrivateTurn(Choice, frozen=True, tag="private-turn"):
    """A player's turn in the private auction (PA1); passing is always asked."""

    always_ask: ClassVar[bool] = True
    rule: ClassVar[str] = "2.2"
    verbs: ClassVar[Verbs[Self]] = (buy_lowest, bid_for)

    def privates(self, state: IrelandState) -> tuple[str, ...]:
        """Return the privates that can be bid for: all but the lowest."""
        return state.offered[1:]

    def view(self, state: IrelandState) -> PrivateTurnView:
        lowest = state.offered[0]
        return PrivateTurnView(
            private=lowest,
            price=price_of(state, lowest),
            cash=free_cash(state, self.seat),
            lots=tuple([_lot(state, self.seat, private) for private in self.privates(state)]),
            bid_step=state.box.data.bid_step,
            passing=_all_pass(state, self.seat),
        )

    def question(self, state: IrelandState, seat: int) -> Message:
        lowest, cash = state.offered[0], money(free_cash(state, seat))
        return ask("private", private=lowest, price=money(price_of(state, lowest)), cash=cash)

    def after(self, state: IrelandState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if type(action) is Done:
            return (PassedTurn(self.seat),)
        return (Resolve(self.seat),) if isinstance(action, BuyPrivate) else (NextTurn(self.seat),)


def _lot(state: IrelandState, seat: int, private: str) -> LotView:
    cash, free = state.bank[player(seat)], free_cash(state, seat, private)
    others = [bid for bid in state.bids.get(private, ()) if bid[0] != seat]
    return LotView(
        private=private,
        least=highest_bid(state, private) + state.box.data.bid_step,
        most=affordable(state, free),
        locked=cash - free,
        rivals=tuple([bidder for bidder, _ in sorted(others, key=lambda bid: bid[1])]),
    )


def _all_pass(state: IrelandState, seat: int) -> AllPassView:
    step, last = state.box.data.bid_step, state.passes + 1 == state.seats
    price = state.first_price - step
    then: Literal["cheaper", "given", "leaves", "ends"]
    if state.any_private_sold:
        then, price = ("ends" if state.options.all_pass == "ends" else "leaves"), 0
    else:
        then = "cheaper" if price > 0 else "given"
    return AllPassView(
        number=state.passes + 1,
        ends_at=state.seats,
        then=then,
        price=price,
        taker=state.left_of(seat) if last and then == "given" else None,
    )


class NextTurn(RailStep, frozen=True):
    """The player to the left is on turn."""

    seat: int

    def resolve(self, state: IrelandState, log: Log) -> None:
        state.agenda.append(PrivateTurn(state.left_of(self.seat)))


class PassedTurn(RailStep, frozen=True):
    """A pass. When all have passed in succession, the first private becomes cheaper (PA4), or, once something was
    bought, the lowest leaves (PA5).
    """

    seat: int

    def resolve(self, state: IrelandState, log: Log) -> None:
        log.append(PlayerPassed(player(self.seat)))
        state.passes += 1
        if state.passes < state.seats:
            state.agenda.append(NextTurn(self.seat))
            return
        state.passes = 0
        if state.any_private_sold:
            self._discard(state, log)
            state.agenda.append(Resolve(self.seat))
        else:
            self._make_cheaper(state, log)

    def _discard(self, state: IrelandState, log: Log) -> None:
        """The lowest leaves the game; by option all without a bid, which ends the auction (2.6, 15 row 7)."""
        if state.options.all_pass == "ends":
            leaving = tuple(private for private in state.offered if not state.bids.get(private))
        else:
            leaving = state.offered[:1]
        state.offered = tuple(private for private in state.offered if private not in leaving)
        log += [PrivateRemoved(private) for private in leaving]

    def _make_cheaper(self, state: IrelandState, log: Log) -> None:
        """The first private costs 5 less, all bids are cancelled; for nothing, the next player must take it (2.5)."""
        state.first_price -= state.box.data.bid_step
        state.bids = {}
        log.append(PrivateCheaper(state.offered[0], state.first_price))
        if state.first_price > 0:
            state.agenda.append(NextTurn(self.seat))
            return
        taker = state.left_of(self.seat)
        sell_private(state, taker, state.offered[0], 0, log)
        state.agenda.append(Resolve(taker))


class Resolve(RailStep, frozen=True):
    """Sell the lowest private if somebody bid for it, and the next ones; then the auction goes on or is over (PA2)."""

    actor: int
    """The player whose act led here; by option the last buyer (15 row 6)."""

    def resolve(self, state: IrelandState, log: Log) -> None:
        actor = self.actor
        while state.offered and len(bids := state.bids.get(state.offered[0], ())) == 1:
            ((seat, amount),) = bids
            sell_private(state, seat, state.offered[0], amount, log)
            if state.options.after_auction == "buyer":
                actor = seat
        if not state.offered:
            _end(state, actor, log)
        elif not state.bids.get(state.offered[0]):
            state.agenda.append(NextTurn(actor))
        else:
            lowest = min(state.bids[state.offered[0]], key=lambda bid: bid[1])[0]
            state.agenda += [Resolve(actor), PrivateBidding(lowest, private=state.offered[0])]


class PrivateBiddingView(Struct, frozen=True, tag="private-bidding"):
    """Raise the bid for a private, or drop out."""

    private: str
    price: int
    """The highest bid."""
    cash: int
    """What the player can bid."""
    least: int
    most: int
    """The lowest and the highest bid; the highest is lower if the player cannot bid."""
    bid_step: int
    locked: int
    """The player's money in bids for other privates."""
    winner: int | None
    """Who gets it if the player drops out; None: two or more are left."""


class PrivateBidding(Choice, frozen=True, kw_only=True, tag="private-bidding"):
    """Two or more have bid for the lowest private: the lowest bidder raises or drops out (2.3, PA3)."""

    private: str
    always_ask: ClassVar[bool] = True
    rule: ClassVar[str] = "2.3"
    verbs: ClassVar[Verbs[Self]] = (bid_for,)

    def privates(self, state: IrelandState) -> tuple[str, ...]:
        return (self.private,)

    def view(self, state: IrelandState) -> PrivateBiddingView:
        price, cash = highest_bid(state, self.private), free_cash(state, self.seat, self.private)
        others = [bidder for bidder, _ in state.bids[self.private] if bidder != self.seat]
        return PrivateBiddingView(
            private=self.private,
            price=price,
            cash=cash,
            least=price + state.box.data.bid_step,
            most=affordable(state, cash),
            bid_step=state.box.data.bid_step,
            locked=state.bank[player(self.seat)] - cash,
            winner=others[0] if len(others) == 1 else None,
        )

    def question(self, state: IrelandState, seat: int) -> Message:
        price, cash = highest_bid(state, self.private), free_cash(state, seat, self.private)
        return ask("private-bids", private=self.private, price=money(price), cash=money(cash))

    def after(self, state: IrelandState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        return (CancelBid(self.seat, self.private),) if type(action) is Done else ()


class CancelBid(RailStep, frozen=True):
    """A bidder drops out."""

    seat: int
    private: str

    def resolve(self, state: IrelandState, log: Log) -> None:
        log.append(PlayerPassed(player(self.seat), self.private))
        state.bids[self.private] = tuple(bid for bid in state.bids[self.private] if bid[0] != self.seat)


class BeginAuction(RailStep, frozen=True):
    """The first player is on turn."""

    def resolve(self, state: IrelandState, log: Log) -> None:
        state.agenda.append(PrivateTurn(state.priority))


def begin() -> tuple[Step[Any], ...]:
    """Return the steps of the private auction."""
    return (BeginAuction(),)


def _end(state: IrelandState, actor: int, log: Log) -> None:
    """Without a director DKR leaves the game; the player who would be next gets the priority (2.8, 2.9, PA6)."""
    if state.shares.director(KINGSTOWN_RAILWAY) is None:
        remove_unstarted(state, KINGSTOWN_RAILWAY, log)
    state.priority = state.left_of(actor)
