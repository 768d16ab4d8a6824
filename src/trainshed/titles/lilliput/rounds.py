"""Sequence of play: rounds (1.3), running trains (1.8), bureaucracy (1.9), the end (1.10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

from trainshed.core import Action, Event, Log, Refusal, Step
from trainshed.rail.board import Board
from trainshed.rail.play import dividends, phases, running
from trainshed.rail.play.choice import CompanyChoice, RailStep, Verb, Verbs, follow_ups
from trainshed.rail.play.rounds import NextCompany
from trainshed.rail.play.running import CompanyRun
from trainshed.rail.play.state import Round
from trainshed.rail.play.ways import Way, ways_of
from trainshed.rail.routes import Bonus, Stop

from . import gulliver
from .actions import ChooseRun, LilliputEnded, LilliputRound, MinesPaid
from .cards import Turn
from .characters import JudgeIncome
from .state import State
from .words import refuse


class StartRound(RailStep, frozen=True):
    """Start a round: actions, running, bureaucracy (1.3); the turns go round the table and back."""

    number: int

    def resolve(self, state: State, log: Log) -> None:
        state.round = Round("round", self.number)
        log.append(LilliputRound(self.number, state.rounds, state.who(state.priority)))
        order = tuple(state.clockwise(state.priority))
        turns: list[Step[Any]] = [Turn(seat) for seat in (*order, *reversed(order))]
        if state.solo:
            turns += [gulliver.Build(), gulliver.ExtraTrack(), gulliver.Certificate(), gulliver.GetTrain()]
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


# running trains (1.8, 7.3 to 7.6): the highest revenue, income from mines, then pay out or withhold


def named_cities(state: State, board: Board, _company: str, stops: tuple[Stop, ...]) -> tuple[Bonus, ...]:
    """Allenbeck: three of the four named cities with one train, or all four (1.13); Mildendo counts once a route."""
    if state.options.variant != "allenbeck":
        return ()
    rule = state.box.allenbeck
    named = {stop.id: board.laid[board.map.place(int(stop.id))[0]].tile.data.name for stop in stops}
    ids = tuple(id for id, name in named.items() if name in rule.named)
    count = len({named[id] for id in ids})
    bonuses = Bonus("three", rule.three, ids, 3), Bonus("four", rule.four - rule.three, ids, 4)
    return bonuses[: max(0, count - 2)]


class RunTrains(RailStep, frozen=True):
    """All companies run; the order is fixed before the first company runs (7.6, R38)."""

    def resolve(self, state: State, log: Log) -> None:
        state.agenda.append(NextCompany(state.market.order()))


class RunCompany(RailStep, frozen=True):
    """One company runs; its director is asked only if runs of equal revenue differ in income from mines (R42)."""

    company: str

    def resolve(self, state: State, log: Log) -> None:
        name, director = self.company, state.director(self.company)
        run = running.best_run(state, name)
        ways = ways_of(run)
        if len(ways) > 1 and director < state.seats:
            step = ChooseWay(director, company=name, revenue=run.revenue, runs=ways, proved=run.proved)
            state.agenda.append(step)
        else:
            earn(state, name, run, ways[0], log)
            state.agenda.append(PayOrKeep(name, run.revenue))


def earn(state: State, company: str, run: CompanyRun, way: Way, log: Log) -> None:
    """Report the run; income from mines goes into the treasury, whatever happens to the revenue (R17)."""
    running.do_run(state, company, run, way.routes, log)
    if way.mines:
        state.pay(company, way.mines)
        log.append(MinesPaid(company, way.mines))


class PayOrKeep(RailStep, frozen=True):
    """The director decides; not in the last round, not without revenue, and Gulliver always pays out (1.8, 1.10)."""

    company: str
    revenue: int

    def resolve(self, state: State, log: Log) -> None:
        began, director, end = len(log), state.director(self.company), state.box.end
        if state.last_round:
            dividends.pay_out(state, self.company, self.revenue * end.times, log, steps=end.steps)
        elif not self.revenue:
            dividends.withhold(state, self.company, 0, log)
        elif director >= state.seats:
            dividends.pay_out(state, self.company, self.revenue, log)
        else:
            state.agenda.append(dividends.Dividend(director, company=self.company, revenue=self.revenue))
        state.agenda += reversed(follow_ups(state, log[began:]))


class TakeWay(Verb[State, Any, ChooseRun]):
    """Take one of the runs of equal revenue, by its income from mines."""

    kind = ChooseRun

    def options(self, state: State, step: Any) -> Iterator[ChooseRun]:
        for way in step.runs:
            yield ChooseRun(step.seat, step.company, way.mines)

    def why_not(self, state: State, step: Any, action: ChooseRun) -> Refusal | None:
        if action in self.options(state, step):
            return None
        return refuse("1.8.3", "not-highest", action.company[:20], mines=action.mines)

    def do(self, state: State, step: Any, action: ChooseRun, log: Log) -> None:
        way = next(way for way in step.runs if way.mines == action.mines)
        earn(state, step.company, CompanyRun(step.revenue, way.routes, step.proved), way, log)


class ChooseWay(CompanyChoice, frozen=True, kw_only=True, tag="choose-run"):
    """The director chooses between runs of equal revenue (7.5)."""

    revenue: int
    runs: tuple[Way, ...]
    proved: bool
    verbs: ClassVar[Verbs[Self]] = (TakeWay(),)
    must_act: ClassVar[bool] = True
    in_turn: ClassVar[bool] = False

    def after(self, state: State, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        return (PayOrKeep(self.company, self.revenue),)


# 1.9 Bureaucracy


class Bureaucracy(RailStep, frozen=True):
    """Top train into the pool, first-player card passed on, cards returned, next round; not after the last round."""

    def resolve(self, state: State, log: Log) -> None:
        state.wealth = (*state.wealth, wealth(state))
        if state.last_round:
            return
        state.agenda.append(StartRound(state.round.number + 1))
        state.takes = ()
        if not state.solo and not state.options.pro:
            phases.export(state, log, to_pool=True)
        state.priority = (state.priority + 1) % state.seats


# 1.10 End


def parts(state: State) -> list[Mapping[str, int]]:
    """The parts of each player's wealth (7.10), and of Gulliver's, who takes a place (R19); treasuries do not count."""
    box, price, found = state.box, state.market.price, list[Mapping[str, int]]()
    for seat, player in enumerate(state.players):
        every = sum(state.tenths(seat, company) * price(company) for company in state.market.order())
        directors = sum(box.limits.director_share * price(company) for company in state.own(seat))
        held = {"shares": every - directors, "directors": directors}
        found.append({"cash": state.cash(seat), **held, "copies": box.end.copy_card * player.copies})
    return found


def wealth(state: State) -> tuple[int, ...]:
    return tuple(sum(one.values()) for one in parts(state))


class EndGame(RailStep, frozen=True):
    def resolve(self, state: State, log: Log) -> None:
        log.append(LilliputEnded(wealth(state)))
