"""Sequence of play: rounds (1.3), bureaucracy (1.9), the end (1.10)."""

from __future__ import annotations

from typing import Any

from trainshed.core import Log, Step
from trainshed.rail.play import phases
from trainshed.rail.play.choice import RailStep
from trainshed.rail.play.state import Round

from . import gulliver
from .cards import Turn
from .characters import JudgeIncome
from .events import LilliputEnded, LilliputRound
from .mines import RunTrains
from .state import State


class StartRound(RailStep, frozen=True):
    """Start a round: actions, running, bureaucracy (1.3); the turns go round the table and back."""

    number: int

    def resolve(self, state: State, log: Log) -> None:
        state.round = Round("round", self.number)
        log.append(LilliputRound(self.number, state.rounds, state.who(state.priority)))
        order = tuple(state.clockwise(state.priority))
        turns: list[Step[Any]] = [Turn(seat) for seat in (*order, *reversed(order))]
        if state.solo:
            turns += gulliver.steps()
        elif state.options.pro:
            turns.append(ScrapTop())
        state.agenda += [Bureaucracy(), RunTrains(), *reversed(turns)]
        for seat in reversed(order):
            if cash := state.power(seat, "income_cash"):
                state.agenda.append(JudgeIncome(seat, cash=cash, total=state.power(seat, "income_treasury")))


class ScrapTop(RailStep, frozen=True):
    """Professional rule (1.12, R12): before trains run the top train leaves the game."""

    def resolve(self, state: State, log: Log) -> None:
        phases.export(state, log, to_pool=False)


# 1.9 Bureaucracy


class Bureaucracy(RailStep, frozen=True):
    """Top train into the pool, first-player card passed on, cards returned, next round; not after the last round."""

    def resolve(self, state: State, log: Log) -> None:
        state.wealth = (*state.wealth, tuple(wealth(state, owner) for owner in range(len(state.players))))
        if state.last_round:
            return
        state.agenda.append(StartRound(state.round.number + 1))
        state.takes = ()
        if not state.solo and not state.options.pro:
            phases.export(state, log, to_pool=True)
        state.priority = (state.priority + 1) % state.seats


# 1.10 End


def parts(state: State, seat: int) -> dict[str, int]:
    """The parts of a player's wealth (7.10); treasuries do not count."""
    box, price = state.box, state.market.price
    every = sum(state.tenths(seat, company) * price(company) for company in state.market.order())
    directors = sum(box.limits.director_share * price(company) for company in state.own(seat))
    copies = box.end.copy_card * state.players[seat].copies
    return {"cash": state.cash(seat), "shares": every - directors, "directors": directors, "copies": copies}


def wealth(state: State, seat: int) -> int:
    return sum(parts(state, seat).values())


class EndGame(RailStep, frozen=True):
    def resolve(self, state: State, log: Log) -> None:
        log.append(LilliputEnded(tuple(wealth(state, owner) for owner in range(len(state.players)))))
