"""Bots of 18CZ: Your first game.

Easy takes the action that earns most with the trains and track of today. Medium plans its whole turn and rates plans by
a forecast to the end of the game (`planning`, `outlook`). Hard simulates the best plans further before it compares them
(`search`).
"""

from __future__ import annotations

from collections.abc import Callable

from trainshed.core import Action, Bot, Game, Message, Weighed
from trainshed.core.bot import at_random
from trainshed.core.chance import draw
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, DiscardTrain
from trainshed.rail.play.advice import change, reason, weighed, weightiest
from trainshed.rail.play.planning import SeededBot, moment, with_noise
from trainshed.rail.play.running import RunTrains

from . import advice
from .outlook import Evaluator, Weights, read
from .planning import Width, acting, best_routes, built, plans
from .search import Effort, search
from .state import FirstState


class EasyBot(SeededBot):
    """Rates every action by itself: what the company's trains earn in the runs left, minus the cost. Makes mistakes."""

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        state: FirstState = game.state
        step = state.agenda[-1]
        if isinstance(step, RunTrains):
            return advice.best_run_weighed(state, best_routes(state, seat, step.company), step.company)
        actions: list[Action] = list(step.legal(state, seat))
        at = moment(state) + len(actions)
        if draw(self._seed, "slip", at, SLIPS) == 0:
            return at_random(actions[draw(self._seed, "slipped", at, len(actions))], len(actions))
        evaluator = Evaluator(state)
        values = [_immediate_value(state, action, evaluator) for action in actions]
        chosen = self.best_of(actions, values, at)
        rated = zip(actions, values, strict=True)
        return weighed(state, chosen, rated, lambda: _easy_reasons(state, chosen, evaluator))


def _easy_reasons(state: FirstState, action: Action, evaluator: Evaluator) -> list[Message]:
    """Return what easy weighs: the run, the cost, and where the track leads."""
    company = acting(state)[1]
    number = evaluator.companies.index(company)
    table = read(state, evaluator.companies)
    boards = state.board, built(state, company, action)[0]
    before, after = (DIRECTION * evaluator.income(board, number, table.phase > 0)[1] for board in boards)
    found = advice.changes(state, evaluator, action, evaluator.rounds - table.round)
    found.append((after - before, change("direction", before, after)))
    return weightiest(found) or [reason("nothing-better")]


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

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        state: FirstState = game.state
        evaluator = Evaluator(state, self._weights)
        found = with_noise(plans(state, evaluator, Width()), self._seed, "noise", moment(state), lambda _: NOISE)
        return advice.weighed(state, evaluator, found, [plan.rated for plan in found], NOISE)


class HardBot(SeededBot):
    """Simulates the best plans, including the other companies' turns, and takes the plan with the best result."""

    def __init__(self, seed: int, weights: Weights | None = None, effort: Effort | None = None) -> None:
        super().__init__(seed)
        self._weights = weights or Weights()
        self._effort = effort or Effort()

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        state: FirstState = game.state
        evaluator = Evaluator(state, self._weights)
        found = search(state, evaluator, self._effort, budget, self._seed)
        if not found.values:
            return advice.weighed(
                state, evaluator, found.plans, [plan.rated for plan in found.plans], self._effort.noise
            )
        result = advice.weighed(state, evaluator, found.plans, found.values, 0.0)
        reasons, told = result.reasons, reason("played-on", count=found.compared, round=found.until)
        if result.other is not None:
            result.reasons = lambda: [*reasons()[:2], told]
        return result


SLIPS = 5
"""Easy picks one in so many actions at random."""
FIRST_TRAIN = 30
"""Easy expects this revenue per run of its first train."""
DIRECTION = 600.0
"""Easy's weight of the stops that track leads towards."""
NOISE = 5.0
"""Medium treats plans that differ by less than this many crowns as alike."""
LEVELS: dict[str, Callable[[int], Bot]] = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}
