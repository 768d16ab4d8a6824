"""18Lilliput's bots.

Easy takes the action with the highest immediate worth; a card is rated together with its best use. Medium plans its
whole turn and rates plans by a forecast to the end of the game (`planning`, `outlook`). Hard simulates the best plans
further before it compares them (`search`).
"""

from __future__ import annotations

from collections.abc import Callable

from trainshed.core import Action, Bot, Game
from trainshed.core.chance import draw as draw_number

from .actions import Answer, BuyFromCompany, CashIn, DiscardTrain, Done, LayTile, TakeCard
from .box import Half
from .outlook import Evaluator, Weights
from .planning import Width, after, roots, with_noise
from .rounds import Turn
from .search import Effort, choose
from .state import State
from .trains import Offer
from .turns import EndTurn
from .worth import worth

PARTS = 4
"""Maximum number of parts of a card's action that are simulated."""


class EasyBot:
    """One ply: rates every half of every card with its best use, and every other decision on its own."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        state: State = game.state
        actions = self.considered(state, seat)
        best = self.best(state, seat, actions)
        moment = len(state.used) + 16 * state.round.number + 256 * seat
        return best[draw_number(self._seed, "easy", moment, len(best))]

    def considered(self, state: State, seat: int) -> list[Action]:
        actions: list[Action] = list(state.agenda[-1].legal(state, seat))
        if isinstance(state.agenda[-1], Turn):
            now = worth(state, seat)
            free: list[Action] = [action for action in actions if isinstance(action, (LayTile, CashIn))]
            free = [action for action in free if worth(after(state, action), seat) > now + 1]
            return free or [action for action in actions if isinstance(action, TakeCard)]
        return actions

    def best(self, state: State, seat: int, actions: list[Action]) -> list[Action]:
        """Return the actions with the highest value."""
        known: dict[tuple[Half, bool], float] = {}
        values = []
        for action in actions:
            if isinstance(action, TakeCard):
                card = state.box.cards[action.card]
                key = (card.main if action.side == "main" else card.alt, action.copy)
                if key not in known:
                    known[key] = self.value(state, seat, action)
                values.append(known[key])
            else:
                values.append(self.value(state, seat, action))
        top = max(values)
        return [action for action, value in zip(actions, values, strict=True) if value == top]

    def value(self, state: State, seat: int, action: Action) -> float:
        """Return the value of an action; for a card, including its best use."""
        trial = after(state, action)
        if trial.agenda and isinstance(trial.agenda[-1], Offer):
            return self._offer(state, seat, trial)
        if isinstance(action, TakeCard):
            trial = self._play_out(trial, seat)
        value = worth(trial, seat)
        # Discarding is no better than keeping, unless it makes something else possible.
        return value - 0.5 if isinstance(action, DiscardTrain) else value

    def _offer(self, state: State, seat: int, trial: State) -> float:
        """Return the value of an offer: its result if the other director gains too, else less than making no offer."""
        deal = trial.agenda[-1]
        done = after(trial, Answer(deal.seat, True))
        if worth(done, deal.seat) <= worth(state, deal.seat):
            return worth(state, seat) - 1
        return worth(done, seat)

    def _play_out(self, state: State, seat: int) -> State:
        """Simulate the parts of a card's action one after the other, each with the action that seems best."""
        for _ in range(PARTS):
            step = state.agenda[-1] if state.agenda else None
            if step is None or isinstance(step, (Turn, EndTurn, Offer)) or seat not in step.seats(state):
                break
            best, best_value = None, float("-inf")
            for action in step.legal(state, seat):
                if isinstance(action, (DiscardTrain, BuyFromCompany)):
                    continue
                trial = after(state, action)
                value = worth(trial, seat) - (0.1 if isinstance(action, Done) else 0)
                if value > best_value:
                    best, best_value = trial, value
            if best is None:
                break
            state = best
        return state


class MediumBot:
    """Plans its turn to the end and takes the plan with the best forecast."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        state: State = game.state
        found = roots(state, seat, Evaluator(MEDIUM), Width(lays=1))
        return with_noise(found, state, self._seed, NOISE)[0].actions[0]


class HardBot:
    """Simulates the best plans, including the other players' turns, and takes the plan with the best result."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        state: State = game.state
        work = WORK[state.seats - 1]
        return choose(state, seat, Evaluator(), Effort(work=max(1, int(work * budget))), self._seed)


NOISE = 3.0
"""Medium treats plans that differ by less than this many pounds as alike; hard does the same."""
MEDIUM = Weights(drift=1.0, growth=0.07)
"""Medium's forecast: revenue stays as it is today and grows a little every round."""
WORK = (2000, 2000, 2000, 2000)
"""Hard's work budget per decision, by number of players."""
LEVELS: dict[str, Callable[[int], Bot]] = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}
