"""18Lilliput's bots.

Easy takes the action with the highest immediate worth; a card is rated together with its best use. Medium plans its
whole turn and rates plans by a forecast to the end of the game (`planning`, `outlook`). Hard simulates the best plans
to the next round before it compares them.
"""

from __future__ import annotations

from collections.abc import Callable

from trainshed.core import Action, Bot, Game
from trainshed.core.chance import draw as draw_number
from trainshed.rail.play.actions import Answer, BuyFromCompany, DiscardTrain, Done, LayTile
from trainshed.rail.play.offers import Offer
from trainshed.rail.play.planning import SeededBot, after

from .actions import CashIn, TakeCard
from .cards import Turn
from .outlook import Evaluator, Weights, worth, worth_now
from .planning import Plan, Width, alike, plans, roots, same_turn
from .state import State

PARTS = 4
"""Maximum number of parts of a card's action that easy simulates."""
MEDIUM = Weights(drift=1.0, growth=0.07)
"""Medium's forecast: revenue stays as it is today and grows a little every round."""
WORK = 2000
"""Hard's work budget per decision."""
CANDIDATES, MARGIN = 3, 25.0
"""Hard simulates at most so many plans, and none that is so many pounds behind the best one."""


class EasyBot(SeededBot):
    """One ply: rates every half of every card with its best use, and every other decision on its own."""

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        state: State = game.state
        best = self.best(state, seat, self.considered(state, seat))
        moment = len(state.used) + 16 * state.round.number + 256 * seat
        return best[draw_number(self._seed, "easy", moment, len(best))]

    def considered(self, state: State, seat: int) -> list[Action]:
        """Return all legal actions; in a turn the free acts that gain something, else the cards."""
        actions: list[Action] = list(state.agenda[-1].legal(state, seat))
        if not isinstance(state.agenda[-1], Turn):
            return actions
        least = worth_now(state, seat) + 1
        free: list[Action] = [action for action in actions if isinstance(action, (LayTile, CashIn))]
        free = [action for action in free if worth_now(after(state, action), seat) > least]
        return free or [action for action in actions if isinstance(action, TakeCard)]

    def best(self, state: State, seat: int, actions: list[Action]) -> list[Action]:
        """Return the actions with the highest value."""
        keys = [alike(state, action) for action in actions]
        values: dict[object, float] = {}
        for key, action in zip(keys, actions, strict=True):
            if key not in values:
                values[key] = self.value(state, seat, action)
        top = max(values.values())
        return [action for key, action in zip(keys, actions, strict=True) if values[key] == top]

    def value(self, state: State, seat: int, action: Action) -> float:
        """Return the value of an action; for a card, including its best use."""
        trial = after(state, action)
        if trial.agenda and isinstance(trial.agenda[-1], Offer):
            # its result if the other director gains too, else less than making no offer
            other = trial.agenda[-1].seat
            done = after(trial, Answer(other, True))
            return (
                worth_now(done, seat)
                if worth_now(done, other) > worth_now(state, other)
                else worth_now(state, seat) - 1
            )
        if isinstance(action, TakeCard):
            trial = self._play_out(trial, seat)
        # Discarding is no better than keeping, unless it makes something else possible.
        return worth_now(trial, seat) - 0.5 * isinstance(action, DiscardTrain)

    def _play_out(self, state: State, seat: int) -> State:
        """Simulate the parts of a card's action one after the other, each with the action that seems best."""
        for _ in range(PARTS):
            best, best_value = None, float("-inf")
            for action in state.agenda[-1].legal(state, seat) if same_turn(state, seat) else ():
                if not isinstance(action, (DiscardTrain, BuyFromCompany)):
                    trial = after(state, action)
                    value = worth_now(trial, seat) - 0.1 * isinstance(action, Done)
                    if value > best_value:
                        best, best_value = trial, value
            if best is None:
                break
            state = best
        return state


class MediumBot(SeededBot):
    """Plans its turn to the end and takes the plan with the best forecast."""

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        return roots(game.state, seat, Evaluator(MEDIUM), Width(lays=1), self._seed)[0].actions[0]


class HardBot(SeededBot):
    """Simulates the best plans, including the other players' turns, and takes the plan with the best result.

    Nothing is hidden in 18Lilliput and only Gulliver's draws are random, so a plan is simulated only once.
    """

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        state: State = game.state
        evaluator, work = Evaluator(), max(1, int(WORK * budget))
        found = roots(state, seat, evaluator, Width(lays=2), self._seed)
        close = [plan for plan in found[:CANDIDATES] if plan.value > found[0].value - MARGIN]
        if len(close) > 1 and isinstance(state.agenda[-1], Turn):
            return self._best(close, state.round.number + 1, seat, evaluator, work).actions[0]
        return found[0].actions[0]

    def _best(self, close: list[Plan], until: int, seat: int, evaluator: Evaluator, work: int) -> Plan:
        """Simulate plans until a round, as long as the work budget lasts, and return the one with the best result."""
        results: list[float] = []
        for plan in close:
            state = plan.state
            while state.agenda and state.round.number < until and evaluator.work < work:
                acting = state.agenda[-1].seats(state)[0]
                state = plans(state, acting, evaluator, Width(lays=1))[0].state
            if state.agenda and state.round.number < until:
                break
            results.append(worth(state, seat, evaluator))
        return close[results.index(max(results))] if results else close[0]


LEVELS: dict[str, Callable[[int], Bot]] = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}
