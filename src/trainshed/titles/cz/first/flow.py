"""The course of the game: rounds (12 to 14), the end (51), the winner (52)."""

from __future__ import annotations

from typing import Any, ClassVar

from trainshed.core import Event, Log, Message
from trainshed.core.message import Arg, money
from trainshed.rail.owners import player
from trainshed.rail.play import trains
from trainshed.rail.play.choice import RailStep
from trainshed.rail.play.events import RoundBegan, TrainBought
from trainshed.rail.play.naming import train_name
from trainshed.rail.play.rounds import NextCompany
from trainshed.rail.play.state import Round

from .state import FirstState


class EndTriggered(Event, frozen=True, gc=False, tag="end-triggered"):
    """A company has no train and cannot get one: the round is played to its end, then the game is over (51)."""

    company: str
    cash: int
    price: int
    """The cheapest train on sale; -1: none is on sale."""

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "cash": money(self.cash)}
        if self.price < 0:
            return Message("cz_first-log-end-no-train", args)
        return Message("cz_first-log-end-broke", {**args, "price": money(self.price)})


class TooDear(Event, frozen=True, gc=False, tag="too-dear"):
    """A company may buy trains, but the cheapest one costs more than it has."""

    note: ClassVar[bool] = True
    company: str
    train: str
    price: int
    short: int
    """What is missing."""

    def message(self) -> Message:
        args = _of(train=train_name(self.train), price=money(self.price), short=money(self.short))
        return Message("cz_first-log-too-dear", {"company": self.company, **args})


class FirstGameEnded(Event, frozen=True, gc=False, tag="game-ended"):
    """The game is over: the cash of each seat's company."""

    totals: tuple[int, ...]
    reason: str

    def message(self) -> Message:
        best_first = sorted(range(len(self.totals)), key=lambda seat: -self.totals[seat])
        parts = [Message("cz_first-log-total", _of(player=player(n), total=money(self.totals[n]))) for n in best_first]
        listed = parts.pop()
        while parts:
            listed = Message("cz_first-log-totals", _of(first=parts.pop(), rest=listed))
        return Message(f"cz_first-log-{self.reason}", _of(totals=listed))


def _of(**args: Arg) -> dict[str, Arg]:
    return args


def start() -> list[RailStep]:
    """Return the agenda of a new game."""
    return [StartRound(1)]


class StartRound(RailStep, frozen=True):
    """Every company in play takes a turn (2, 12)."""

    number: int

    def resolve(self, state: FirstState, log: Log) -> None:
        state.round = Round("round", self.number)
        log.append(RoundBegan(self.number, state.box.data.rounds))
        companies = tuple(name for name in state.box.data.order if state.shares.director(name) is not None)
        state.agenda += [EndRound(self.number), NextCompany(companies)]


class BuyTrains(trains.BuyTrains, frozen=True, kw_only=True, tag="buy-trains"):
    """The company buys trains; if it has too little money for any, the log says so."""

    def resolve(self, state: FirstState, log: Log) -> None:
        bought = any(isinstance(event, TrainBought) and event.company == self.company for event in log)
        prices = trains.on_sale(state, self.company)
        cheapest = min(prices, key=lambda kind: prices[kind], default=None)
        if cheapest and not bought and trains.why_no_room(state, self.company) is None:
            short = prices[cheapest] - state.bank[self.company]
            ends = not state.ending and cannot_get_a_train(state, self.company)  # the test for the end says more
            if short > 0 and not ends:
                log.append(TooDear(self.company, cheapest, prices[cheapest], short))
        super().resolve(state, log)


class EndTest(RailStep, frozen=True):
    """At the end of a turn: is there a company without a train that cannot get one (51, B2, B3, B29)?"""

    company: str

    def resolve(self, state: FirstState, log: Log) -> None:
        if state.ending:
            return  # it cannot be called off (B30)
        own_only = state.options.end_test == "own_turn"
        companies = (self.company,) if own_only else state.box.data.order
        for company in companies:
            if state.shares.director(company) is not None and cannot_get_a_train(state, company):
                state.ending = company
                prices = trains.on_sale(state, company).values()
                log.append(EndTriggered(company, state.bank[company], min(prices, default=-1)))
                return


def cannot_get_a_train(state: FirstState, company: str) -> bool:
    """True if the company has no train, and its cash is below the cheapest one on sale (or none is, B3)."""
    if state.depot.of(company):
        return False
    prices = trains.on_sale(state, company).values()
    if not prices:
        return bool(state.options.nothing_on_sale_ends)
    return state.bank[company] < min(prices)


class EndRound(RailStep, frozen=True):
    """The marker advances, or the game ends (14, 51)."""

    number: int

    def resolve(self, state: FirstState, log: Log) -> None:
        state.wealth = (*state.wealth, tuple(totals(state)))
        if self.number == state.box.data.rounds or state.ending:
            reason = "end-early" if state.ending else "end-rounds"
            log.append(FirstGameEnded(tuple(totals(state)), reason))
        else:
            state.agenda.append(StartRound(self.number + 1))


def totals(state: Any) -> list[int]:
    """Return the cash of each seat's company (52)."""
    return [
        sum(state.bank[company] for company in state.shares.directed_by(player(seat))) for seat in range(state.seats)
    ]
