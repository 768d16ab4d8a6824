"""Bots of 18CZ: Your first game.

Easy takes the action that earns most with the trains and track of today. Medium plans its whole turn and rates plans by
a forecast to the end of the game (`planning`, `outlook`). Hard simulates the best plans further before it compares them
(`search`).
"""

from __future__ import annotations

from collections.abc import Callable

from trainshed.core import Action, Bot, Game
from trainshed.core.chance import draw
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, DiscardTrain
from trainshed.rail.play.planning import SeededBot, moment, with_noise
from trainshed.rail.play.running import RunTrains

from .outlook import Evaluator, Weights, read
from .planning import Width, acting, best_routes, built, plans
from .search import Effort, choose
from .state import FirstState


class EasyBot(SeededBot):
    """Rates every action by itself: what the company's trains earn in the runs left, minus the cost. Makes mistakes."""

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        state: FirstState = game.state
        step = state.agenda[-1]
        if isinstance(step, RunTrains):
            return best_routes(state, seat, step.company)
        actions: list[Action] = list(step.legal(state, seat))
        at = moment(state) + len(actions)
        if draw(self._seed, "slip", at, SLIPS) == 0:
            return actions[draw(self._seed, "slipped", at, len(actions))]
        evaluator = Evaluator(state)
        return self.best_of(actions, [_immediate_value(state, action, evaluator) for action in actions], at)


def _immediate_value(state: FirstState, action: Action, evaluator: Evaluator) -> float:
    """Return what an action brings with the trains and track of today; towards more stops at equal income."""
    company = acting(state)[1]
    number = evaluator.companies.index(company)
    table = read(state, evaluator.companies)
    board, cost = built(state, company, action)
    fleet, runs, expected = table.fleets[number], evaluator.rounds - table.round, 0
    if isinstance(action, (BuyTrain, BuyFromPool)):
        kind = int(action.train if isinstance(action, BuyFromPool) else state.depot.next() or 0)
        expected = 0 if fleet else FIRST_TRAIN
        fleet, cost = tuple(sorted((*fleet, kind), reverse=True)), table.facts.prices[kind]
    elif isinstance(action, DiscardTrain):
        return -float(action.train)
    income, rate, _ = evaluator.income(board, number, table.phase > 0)
    return runs * max(income.best(fleet), expected) + DIRECTION * rate - cost


class MediumBot(SeededBot):
    """Plans its turn to the end and takes the plan with the best forecast."""

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self._weights = weights or Weights()

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        state: FirstState = game.state
        found = plans(state, Evaluator(state, self._weights), Width())
        return with_noise(found, self._seed, "noise", moment(state), lambda _: NOISE)[0].act(state)


class HardBot(SeededBot):
    """Simulates the best plans, including the other companies' turns, and takes the plan with the best result."""

    def __init__(self, seed: int, weights: Weights | None = None, effort: Effort | None = None) -> None:
        super().__init__(seed)
        self._weights = weights or Weights()
        self._effort = effort or Effort()

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        state: FirstState = game.state
        return choose(state, Evaluator(state, self._weights), self._effort, budget, self._seed)


SLIPS = 5
"""Easy picks one in so many actions at random."""
FIRST_TRAIN = 30
"""Easy expects this revenue per run of its first train."""
DIRECTION = 600.0
"""Easy's weight of the stops that track leads towards."""
NOISE = 5.0
"""Medium treats plans that differ by less than this many crowns as alike."""
LEVELS: dict[str, Callable[[int], Bot]] = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}
