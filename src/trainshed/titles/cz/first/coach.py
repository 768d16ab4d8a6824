"""The coach of the guided first game, and the friendly bot that the learner plays against.

Both follow the script while it is legal (`lesson`). The coach then takes the move that pays: what the present trains
earn in the runs left, plus what a 3-train and a 4-train would earn, minus the cost. The friendly bot lays in the same
way, buys the top train if it can run, and leaves the first 4-train to the learner for some rounds.
"""

from __future__ import annotations

from collections.abc import Callable

from trainshed.core import Action, Bot, Game
from trainshed.rail.owners import POOL
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, DiscardTrain, Done
from trainshed.rail.play.running import RunTrains
from trainshed.rail.play.stations import BuildStation
from trainshed.rail.play.track import LayTrack
from trainshed.rail.play.trains import BuyTrains, on_sale, over_limit

from .bots import MediumBot
from .income import Fleet
from .lesson import script, scripted
from .outlook import RUSTING, Evaluator, read
from .planning import best_routes, built
from .state import FirstState

PROSPECTS: tuple[Fleet, ...] = ((3,), (4,))
"""Trains whose runs count besides those of the present ones."""
DIRECTION = 1.0
"""Weight of the stops that track leads towards: it decides between moves that earn alike."""


class CoachBot:
    """Suggests the script's move, else the one that pays most."""

    def __init__(self, seed: int) -> None:
        pass  # the same advice for everybody

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        state: FirstState = game.state
        planned = scripted(state)
        return planned if planned is not None and not _strands(state, planned) else best_move(state)


class FriendlyBot:
    """Plays the script, then for its best run; from the round in which it may buy the first 4-train like medium."""

    def __init__(self, seed: int) -> None:
        self._free = MediumBot(seed)

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        state: FirstState = game.state
        if state.round.number >= script().first_four:
            return self._free.choose(game, seat, budget)
        planned = scripted(state)
        if planned is not None:
            return planned
        step = state.agenda[-1]
        if isinstance(step, BuildStation):
            return Done(seat)
        if isinstance(step, BuyTrains) and not over_limit(state, step.company):
            return _buy_what_runs(state, step)
        return best_move(state)


def _buy_what_runs(state: FirstState, step: BuyTrains) -> Action:
    """Buy the top train if it can run, but not the first 4-train; without a train, the longest one on sale that can."""
    company = step.company
    buys: list[tuple[str, Action]] = [(state.depot.next() or "", BuyTrain(step.seat, company))]
    if not state.depot.of(company):
        kinds = sorted(state.depot.kinds_of(POOL), reverse=True)
        buys += [(kind, BuyFromPool(step.seat, company, kind)) for kind in kinds]
    evaluator = Evaluator(state)
    income = evaluator.income(state.board, evaluator.companies.index(company), True)[0]
    for kind, buy in buys:
        first_four = kind == str(RUSTING) and isinstance(buy, BuyTrain) and kind not in state.depot.seen
        if not first_four and step.why_not(state, buy) is None and income.best((int(kind),)):
            return buy
    return Done(step.seat)


def _strands(state: FirstState, action: Action) -> bool:
    """True if a company without a train could not pay for one after a lay or a station."""
    company = state.agenda[-1].company
    cost = built(state, company, action)[1]
    cheapest = min(on_sale(state, company).values(), default=0)
    return cost > 0 and not state.depot.of(company) and state.bank[company] - cost < cheapest


def best_move(state: FirstState) -> Action:
    """Return the answer to the question that is asked which pays most; at equal worth the first in the list."""
    step = state.agenda[-1]
    if isinstance(step, RunTrains):
        return best_routes(state, step.seat, step.company)
    evaluator = Evaluator(state)
    legal: list[Action] = list(step.legal(state, step.seat))
    actions = [action for action in legal if not _strands(state, action)] or legal
    return max(actions, key=lambda action: _worth(state, action, evaluator))


def _worth(state: FirstState, action: Action, evaluator: Evaluator) -> float:
    """Return what the trains earn in the runs left after an action, plus single runs of better ones, minus the cost."""
    step = state.agenda[-1]
    company, number = step.company, evaluator.companies.index(step.company)
    board, cost = built(state, company, action)
    table = read(state, evaluator.companies)
    if isinstance(action, DiscardTrain):
        return float(-int(action.train))
    if isinstance(action, (BuyTrain, BuyFromPool)):
        kind = int(action.train if isinstance(action, BuyFromPool) else state.depot.next() or 0)
        table.buy(number, kind)
        cost = table.facts.prices[kind]
    runs = 0 if state.ending else evaluator.rounds - state.round.number
    runs += isinstance(step, (LayTrack, BuildStation))  # they come before this turn's run
    income, rate, _ = evaluator.income(board, number, table.phase > 0)
    prospects = sum(income.best(fleet) for fleet in PROSPECTS) if runs else 0
    return runs * income.best(table.fleets[number]) + prospects + DIRECTION * rate - cost


HIDDEN_LEVELS: dict[str, Callable[[int], Bot]] = {"friendly": FriendlyBot, "coach": CoachBot}
