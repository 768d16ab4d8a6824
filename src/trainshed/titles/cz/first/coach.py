"""The coach of the guided first game, and the friendly bot that the learner plays against.

Both follow the script while it is legal (`lesson`). The coach then takes the move that pays: what the present trains
earn in the runs left, plus what a 3-train and a 4-train would earn, minus the cost; of track it plans two lays. The
friendly bot takes what brings most at once, buys the top train if it can run, and leaves the first 4-train to the
learner for some rounds. So a learner who follows the coach wins.
"""

from __future__ import annotations

from collections.abc import Callable

from trainshed.core import Action, Bot, Game, Weighed, WeighingBot
from trainshed.rail.owners import POOL
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, DiscardTrain, Done, Run
from trainshed.rail.play.advice import reason, weightiest
from trainshed.rail.play.running import RunTrains
from trainshed.rail.play.stations import BuildStation
from trainshed.rail.play.track import LayTrack
from trainshed.rail.play.trains import BuyTrains, on_sale, over_limit

from .advice import best_run_weighed, changes
from .income import Fleet, Income
from .lesson import script, scripted
from .outlook import RUSTING, Evaluator, read, without_twos
from .planning import best_routes, built
from .state import FirstState

PROSPECTS: tuple[Fleet, ...] = ((3,), (4,))
"""Trains whose runs count besides those of the present ones."""
DIRECTION = 1.0
"""Weight of the stops that track leads towards: it decides between moves that earn alike."""


LAYS = 8
"""The coach looks one lay further after so many lays: the best ones by themselves."""


class CoachBot(WeighingBot):
    """Suggests the script's move, else the one that pays most."""

    def __init__(self, seed: int) -> None:
        pass  # the same advice for everybody

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        state: FirstState = game.state
        planned = scripted(state)
        if planned is not None and not _strands(state, planned):
            return _by_script(planned)
        return _by_changes(state, best_move(state))


class FriendlyBot(WeighingBot):
    """Plays the script, then simply: track for its best run, and the top train if it can run. It never looks ahead."""

    def __init__(self, seed: int) -> None:
        pass  # no chance in its play

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        state: FirstState = game.state
        planned = scripted(state)
        if planned is not None:
            return _by_script(planned)
        step = state.agenda[-1]
        if isinstance(step, LayTrack):
            return _by_changes(state, _best_lay(state, step))
        if isinstance(step, BuildStation):
            return Weighed(Done(seat))
        if isinstance(step, BuyTrains) and not over_limit(state, step.company):
            return _by_changes(state, _buy_what_runs(state, step))
        return _by_changes(state, best_move(state))


def _by_script(action: Action) -> Weighed:
    return Weighed(action, lambda: [reason("script")])


def _by_changes(state: FirstState, action: Action) -> Weighed:
    """Return a move that both choose by what it changes at once."""
    if isinstance(action, Run):
        return best_run_weighed(state, action, action.company)
    return Weighed(action, lambda: weightiest(changes(state, Evaluator(state), action)) or [reason("nothing-better")])


def _best_lay(state: FirstState, step: LayTrack) -> Action:
    """Return the lay after which this turn's run brings most, the cost deducted; nothing if no lay brings more."""
    evaluator = Evaluator(state)
    number = evaluator.companies.index(step.company)
    fleet = read(state, evaluator.companies).fleets[number]

    def brings(action: Action) -> float:
        board, cost = built(state, step.company, action)
        return evaluator.income(board, number, False)[0].best(fleet) - cost

    actions: list[Action] = list(step.legal(state, step.seat))
    best = max(actions, key=brings)
    done = Done(step.seat)
    return done if done in actions and brings(best) <= brings(done) else best


def _buy_what_runs(state: FirstState, step: BuyTrains) -> Action:
    """Buy the top train if it can run; without a train, the longest one on sale that can.

    Never a train that puts one of its own above the limit, and not the first 4-train before a certain round.
    """
    company = step.company
    buys: list[tuple[str, Action]] = [(state.depot.next() or "", BuyTrain(step.seat, company))]
    if not state.depot.of(company):
        kinds = sorted(state.depot.kinds_of(POOL), reverse=True)
        buys += [(kind, BuyFromPool(step.seat, company, kind)) for kind in kinds]
    evaluator = Evaluator(state)
    if state.ending or state.round.number == evaluator.rounds:
        return Done(step.seat)  # it would never run
    number = evaluator.companies.index(company)
    income = evaluator.income(state.board, number, True)[0]
    for kind, buy in buys:
        first_four = kind == str(RUSTING) and isinstance(buy, BuyTrain) and kind not in state.depot.seen
        if step.why_not(state, buy) is not None or (first_four and state.round.number < script().first_four):
            continue
        table = read(state, evaluator.companies)
        kept = without_twos(table.fleets[number]) if first_four else table.fleets[number]
        table.buy(number, int(kind))
        if len(table.fleets[number]) > len(kept) and income.best((int(kind),)):
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
    worth = {action: _worth(state, action, evaluator) for action in actions}
    if isinstance(step, LayTrack):
        for action in sorted(actions, key=worth.__getitem__, reverse=True)[:LAYS]:
            worth[action] += _next_lay(state, action, evaluator)
    return max(actions, key=worth.__getitem__)


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
    first = state.round.number + (not isinstance(step, (LayTrack, BuildStation)))  # they come before this turn's run
    income, rate, _ = evaluator.income(board, number, table.phase > 0)
    prospects = sum(income.best(fleet) for fleet in PROSPECTS) if _last(state, evaluator) >= first else 0
    runs = _runs(income, table.fleets[number], first, _last(state, evaluator), table.phase)
    return runs + prospects + DIRECTION * rate - cost


def _next_lay(state: FirstState, action: Action, evaluator: Evaluator) -> int:
    """Return how much more the best lay of the next turn brings after an action."""
    step = state.agenda[-1]
    assert isinstance(step, LayTrack)
    number, table = evaluator.companies.index(step.company), read(state, evaluator.companies)
    fleet, first, last = table.fleets[number], state.round.number + 1, _last(state, evaluator)
    if first > last:
        return 0
    after = state.copy()
    after.board = built(state, step.company, action)[0]

    def brings(next_action: Action) -> int:
        board, cost = built(after, step.company, next_action)
        return _runs(evaluator.income(board, number, table.phase > 0)[0], fleet, first, last, table.phase) - cost

    return max(brings(one) for one in step.legal(after, step.seat)) - brings(Done(step.seat))


def _last(state: FirstState, evaluator: Evaluator) -> int:
    """Return the last round in which trains run."""
    return state.round.number if state.ending else evaluator.rounds


def _runs(income: Income, fleet: Fleet, first: int, last: int, phase: int) -> int:
    """Return what trains earn from one round to another. Nobody should count on 2-trains in the rounds after that in
    which the rival may buy the first 4-train."""
    late = max(0, last - max(script().first_four, first - 1)) if phase < RUSTING - 2 else 0
    return (last - first + 1 - late) * income.best(fleet) + late * income.best(without_twos(fleet))


HIDDEN_LEVELS: dict[str, Callable[[int], Bot]] = {"friendly": FriendlyBot, "coach": CoachBot}
