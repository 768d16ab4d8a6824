"""The course of the game: rounds (1.9, 19), private income (2.10), the end (13), the score (14)."""

from __future__ import annotations

from typing import Any

from trainshed.core import Log
from trainshed.rail.owners import BANK, player
from trainshed.rail.play.choice import RailStep
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.state import Round
from trainshed.rail.play.vocabulary import keys

from . import auction, companies, merger, stock, waterfall
from .events import EndNear, IrelandEnded, PrivateIncome, RoundKind, RoundStarted
from .state import Book, IrelandState

CITES: Cites = {}
KEYS: tuple[str, ...] = (
    *keys("ireland-tick", "privates stock operating merger"),
    *keys("ireland-log", "round-privates round-stock round-operating round-merger private-income end-bank"),
    *keys("ireland-log", "ended-market ended-bank ended-bankrupt ended-nothing total totals"),
    "ireland-end-nothing",
)


def start() -> list[Any]:
    """Return the agenda of a new game."""
    return [StockRound(1), PrivateAuction()]


def _begin(state: IrelandState, log: Log, kind: RoundKind, number: int, part: int = 0) -> None:
    state.round = Round(kind, number, part)
    log.append(RoundStarted(kind, number, part))


class PrivateAuction(RailStep, frozen=True):
    """The privates are sold (2)."""

    def resolve(self, state: IrelandState, log: Log) -> None:
        _begin(state, log, "privates", 1)
        state.agenda += reversed(waterfall.begin())


class StockRound(RailStep, frozen=True):
    """A stock round (S0), and then the operating rounds of its number."""

    number: int

    def resolve(self, state: IrelandState, log: Log) -> None:
        _begin(state, log, "stock", self.number)
        state.agenda += [EndStockRound(self.number), stock.begin(state)]


class EndStockRound(RailStep, frozen=True):
    """The end of a stock round (4.11)."""

    number: int

    def resolve(self, state: IrelandState, log: Log) -> None:
        stock.end(state, log)
        _close_round(state, log)
        state.agenda.append(OperatingRound(self.number, 1))


class OperatingRound(RailStep, frozen=True):
    """Privates pay, then each company takes its turn (5.1, O0)."""

    number: int
    part: int

    def resolve(self, state: IrelandState, log: Log) -> None:
        _begin(state, log, "operating", self.number, self.part)
        pay_privates(state, log)
        state.agenda += [EndOperatingRound(self.number, self.part), NextOperating(state.started())]


class NextOperating(RailStep, frozen=True):
    """The first of the companies left takes its turn, then the others (O1).

    The order is that of the prices when a turn begins (5.1). After a bankruptcy the option may let the first company of
    the old order go first (16.33).
    """

    left: tuple[str, ...]
    first_stays: bool = False

    def resolve(self, state: IrelandState, log: Log) -> None:
        _note_bank(state, log)
        left = companies.order(state, self.left)
        if self.first_stays:
            left = tuple([company for company in self.left if company in left])
        if left:
            state.agenda.append(NextOperating(left[1:]))
            state.agenda += reversed(state.rules.turn(state, left[0]))


def renew_order(state: IrelandState, *, first_stays: bool = False) -> None:
    """Prices have changed in a company's turn: sort the companies that have not operated (5.1, 16.33)."""
    for number, step in enumerate(state.agenda):
        if isinstance(step, NextOperating):
            left = step.left if first_stays else companies.order(state, step.left)
            state.agenda[number] = NextOperating(left, first_stays)


def still_to_operate(state: IrelandState) -> tuple[str, ...]:
    """Return the companies that take their turn after the present one in this round, in their order."""
    step = next((step for step in state.agenda if isinstance(step, NextOperating)), None)
    if step is None:
        return ()
    return tuple([company for company in step.left if company in state.market])


class EndOperatingRound(RailStep, frozen=True):
    """The end of an operating round: the game may end, else the second one, a merger or a stock round follows (O9)."""

    number: int
    part: int

    def resolve(self, state: IrelandState, log: Log) -> None:
        _close_round(state, log)
        if state.ending == "market" or (state.ending == "bank" and self.part == 2):
            state.agenda.append(EndGame())
        elif nothing_can_happen(state):
            state.ending = "nothing"
            state.agenda.append(EndGame())
        elif self.part == 1:
            state.agenda.append(OperatingRound(self.number, 2))
        else:
            state.agenda.append(StockRound(self.number + 1))
            if state.may("mergers"):
                state.agenda.append(MergerRound(self.number))


class MergerRound(RailStep, frozen=True):
    """Players propose mergers, beginning with the priority card (12, M0)."""

    number: int

    def resolve(self, state: IrelandState, log: Log) -> None:
        _begin(state, log, "merger", self.number)
        state.agenda += reversed(merger.begin(state))


def pay_privates(state: IrelandState, log: Log) -> None:
    """Each private pays its owner (2.10); what a bankrupt player kept pays nothing (15.13)."""
    for private, owner in state.privates.items():
        amount = state.box.privates[private].revenue
        seat = state.seat_of(owner)
        if amount and (seat is None or seat not in state.bankrupt):
            state.bank.transfer(BANK, owner, amount)
            log.append(PrivateIncome(owner, private, amount))


# the end (13), the score (14)


def _note_bank(state: IrelandState, log: Log) -> None:
    """A broken bank keeps paying; the game ends after the operating rounds (13.3, 16.15)."""
    if state.bank.broken and not state.ending:
        state.ending = "bank"
        log.append(EndNear("bank"))


def _close_round(state: IrelandState, log: Log) -> None:
    _note_bank(state, log)
    _write_down(state)


def _write_down(state: IrelandState) -> None:
    """Keep what the charts show of the round that ends."""
    cash = tuple([state.bank[owner] for owner in state.owners()])
    prices = {company: state.market.price(company) for company in state.started()}
    state.wealth = (*state.wealth, tuple(totals(state)))
    state.books = (*state.books, Book(state.round, state.depot.phase.id, cash, prices))


class EndNow(RailStep, frozen=True):
    """All players but one are bankrupt: nothing else happens (13.1)."""

    def resolve(self, state: IrelandState, log: Log) -> None:
        state.ending = "bankrupt"
        _write_down(state)
        state.agenda[:] = [EndGame()]


def nothing_can_happen(state: IrelandState) -> bool:
    """True if no company is left, none can be started, and no private pays: the rules name no end then, but nothing can
    change any more.
    """
    if state.started() or (state.stack and state.may("start-five")):
        return False
    paid = [owner for id, owner in state.privates.items() if state.box.privates[id].revenue]
    solvent = [player(seat) for seat in state.clockwise(0)]
    if any(owner in solvent for owner in paid):
        return False
    can_pay = any(auction.par_prices(state, state.bank[owner] // 2) for owner in solvent)
    return not (
        state.may("launch-ten") and state.unstarted_ten() and can_pay and any(True for _ in state.board.free_slots())
    )


class EndGame(RailStep, frozen=True):
    """The richest player wins (14)."""

    def resolve(self, state: IrelandState, log: Log) -> None:
        log.append(IrelandEnded(tuple(totals(state)), state.ending))


def parts(state: IrelandState, seat: int) -> dict[str, int]:
    """Return what counts for a player: cash, shares at their prices, privates at face value (14).

    A bankrupt player has nothing, unless the option leaves the shares and privates with the player (15.13).
    """
    owner = state.owners()[seat]
    held = state.shares.percents.items()
    shares = sum(
        percent // state.share(company) * state.market.price(company)
        for (holder, company), percent in held
        if holder == owner
    )
    privates = sum(state.box.privates[private].value for private in state.privates_of(owner))
    return {"cash": state.bank[owner], "shares": shares, "privates": privates}


def totals(state: IrelandState) -> list[int]:
    """Return the score of each seat."""
    return [sum(parts(state, seat).values()) for seat in range(state.seats)]
