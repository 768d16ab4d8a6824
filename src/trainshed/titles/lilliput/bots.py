"""18Lilliput's bots, and plans for a seat's whole turn: every half of every card with its best use, all parts together.

Easy takes the action with the highest immediate worth; a card is rated together with its best use. Medium plans its
whole turn and rates plans by a forecast to the end of the game (`outlook`). Hard simulates the best plans to the next
round before it compares them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from trainshed.core import Action, Bot, Game, Message, Weighed
from trainshed.rail.play.actions import Answer, BuyFromCompany, DiscardTrain, Done, LayTile, SellShares
from trainshed.rail.play.advice import reason
from trainshed.rail.play.choice import Choice
from trainshed.rail.play.offers import Offer, TrainOffer
from trainshed.rail.play.planning import SeededBot, after, by_value, fair_price, moment, with_noise

from . import advice
from .actions import CashIn, Found, TakeCard
from .cards import EndTurn, LayTiles, Turn, half_of
from .outlook import Evaluator, Forecast, Weights, builders, forecast, worth, worth_now
from .shares import TradeShares
from .state import State

PARTS = 4
"""Maximum number of parts of a card's action that easy simulates."""
MEDIUM = Weights(drift=1.0, growth=0.07)
"""Medium's forecast: revenue stays as it is today and grows a little every round."""
WORK = 2000
"""Hard's work budget per decision."""
CANDIDATES, MARGIN = 3, 25.0
"""Hard simulates at most so many plans, and none that is so many pounds behind the best one."""
NOISE = 3.0
"""Plans that differ by less than this many pounds count as alike."""
DRAFT_NOISE = 30.0
"""The same before the first round, when nothing can be forecast."""
GIVING_UP = 4.0
"""Penalty on a plan for discarding a train, so that a discard must gain at least this much."""
FREE_ACT = 1000.0
"""Bonus on a free act that is worth doing, so that it comes before the card."""
_DEFERRED_FREE_ACTS: dict[type[Choice], tuple[type[Action], ...]] = {
    TradeShares: (LayTile, CashIn, DiscardTrain),
    LayTiles: (DiscardTrain,),
}
"""By step: free acts that are skipped, because they can wait until the step is done."""


# plans


class Plan(Struct):
    """Actions a seat could take next, and their result."""

    value: float
    actions: tuple[Action, ...]
    state: State
    """The position after the last action."""
    rated: float = 0.0
    """The value without noise."""


def same_turn(state: State, seat: int) -> bool:
    """True if the seat must decide on a part of the turn it began."""
    step = state.agenda[-1] if state.agenda else None
    return step is not None and not isinstance(step, (Turn, EndTurn, Offer)) and seat in step.seats(state)


def alike(state: State, action: Action) -> object:
    """Return what equivalent actions have in common: cards their half, all others nothing but themselves."""
    if not isinstance(action, TakeCard):
        return action
    return half_of(state, action), action.copy


def sensible(state: State, seat: int) -> Iterator[Action]:
    """Yield the legal actions worth considering, without those that are `alike`.

    There are no offers to other players, and the seat's companies trade trains at the lowest price. All companies that
    could be founded are equivalent, so only one is tried.
    """
    step, known = state.agenda[-1], set[object]()
    deferred = _DEFERRED_FREE_ACTS.get(type(step), ())
    new = ""
    for action in step.legal(state, seat):
        if isinstance(action, TakeCard):
            half = alike(state, action)
            if half in known:
                continue
            known.add(half)
        elif isinstance(action, BuyFromCompany):
            if action.price != state.box.costs.least_train_price or state.director(action.seller) != seat:
                continue
        elif isinstance(action, Found):
            new = new or action.company
            if action.company != new or not _founding(state, seat, action):
                continue
        elif isinstance(action, SellShares) and action.company in step.sold:
            continue  # one sale of all of them brings more
        elif isinstance(action, deferred):
            continue
        yield action


def _founding(state: State, seat: int, action: Found) -> bool:
    """True for fields worth founding at: the lowest two, every second upper one, the highest the founder can pay."""
    cash, pays, prices = state.cash(seat), state.box.costs.found_pays, state.box.prices
    dear = action.field + 1 >= len(prices) or pays * prices[action.field + 1] > cash
    return dear or action.field in (0, 1) or action.field % 4 == 1


def continuations(
    state: State, seat: int, actions: tuple[Action, ...], evaluator: Evaluator, lays: int, parts: int = 6, most: int = 1
) -> list[Plan]:
    """Return the best continuations of the turn to its end, best first, at most `most`.

    Of `lays` tiles the next part of the card is simulated, of at most `parts` parts.
    """
    if not parts or not same_turn(state, seat):
        return [Plan(worth(state, seat, evaluator), actions, state)]
    found, opening, laid = list[Plan](), list[Plan](), list[Plan]()
    ahead: Forecast | None = None
    for action in sensible(state, seat):
        plan = Plan(0.0, (*actions, action), after(state, action, evaluator))
        if isinstance(action, LayTile):
            ahead = ahead or forecast(state)
            plan.value = builders(plan.state, seat, ahead, evaluator)
            laid.append(plan)
        elif isinstance(action, (SellShares, Found, DiscardTrain)):
            opening.append(plan)
        else:
            # at equal worth, acting is better than `Done`
            plan.value = worth(plan.state, seat, evaluator) - 0.1 * isinstance(action, Done)
            found.append(plan)
    laid.sort(key=by_value, reverse=True)
    for plan in laid[: max(lays, most)]:
        plan.value = worth(plan.state, seat, evaluator)
        found.append(plan)
    whole, partial = list[Plan](), list[Plan]()
    for plan in found:
        (partial if same_turn(plan.state, seat) else whole).append(plan)
    for plan in partial + opening:
        whole_turn = continuations(plan.state, seat, plan.actions, evaluator, lays, parts - 1)[0]
        whole_turn.value -= GIVING_UP * isinstance(plan.actions[-1], DiscardTrain)
        whole.append(whole_turn)
    whole.sort(key=by_value, reverse=True)
    return whole[:most]


def plans(state: State, seat: int, evaluator: Evaluator, lays: int, most: int = 1) -> list[Plan]:
    """Return what the seat could do now, each with the best continuation of its turn; best first."""
    step = state.agenda[-1]
    if isinstance(step, TrainOffer):
        answers = [(action, after(state, action)) for action in (Answer(seat, False), Answer(seat, True))]
        plan = max([Plan(worth(trial, seat, evaluator), (action,), trial) for action, trial in answers], key=by_value)
        named = fair_price(state, step, lambda trial: worth(trial, seat, evaluator))
        return [plan if named is None else Plan(plan.value, (named,), after(state, named))]
    if not isinstance(step, (Turn, EndTurn)):
        return continuations(state, seat, (), evaluator, lays, most=most)
    found = []
    now = worth(state, seat, evaluator)
    for action in sensible(state, seat):
        trial = after(state, action, evaluator)
        plan = continuations(trial, seat, (action,), evaluator, lays)[0]
        if isinstance(action, (LayTile, CashIn, DiscardTrain)):
            # a free act must be worth it by itself
            if plan.value <= now + 1:
                continue
            plan.value += FREE_ACT
        found.append(plan)
    found.sort(key=by_value, reverse=True)
    return found


def roots(state: State, seat: int, evaluator: Evaluator, lays: int, seed: int) -> list[Plan]:
    """Return the plans to choose from: up to 16 in the draft, the best per card half in a turn, else the best three.

    Plans of nearly equal value are ordered depending on the seed, so that games differ.
    """
    most, noise = (3, NOISE) if state.round.number else (16, DRAFT_NOISE)
    found, at = plans(state, seat, evaluator, lays, most), moment(state) + 31 * len(state.used)
    # never discard a train because of noise
    return with_noise(found, seed, "shaken", at, lambda it: 0.0 if isinstance(it.actions[0], DiscardTrain) else noise)


# the levels


class EasyBot(SeededBot):
    """One ply: rates every half of every card with its best use, and every other decision on its own."""

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        state: State = game.state
        actions, values = self.considered(state, seat), dict[object, float]()
        for action in actions:
            key = alike(state, action)
            if key not in values:
                values[key] = self.value(state, seat, action)
        at = len(state.used) + 16 * state.round.number + 256 * seat
        chosen = self.best_of(actions, [values[alike(state, action)] for action in actions], at)
        top, same = values[alike(state, chosen)], alike(state, chosen)
        others = [(one, top - values[alike(state, one)]) for one in actions if alike(state, one) != same]
        others.sort(key=lambda one: one[1])

        def reasons() -> list[Message]:
            return advice.changes(advice.RatingNow(), state, self.end(state, seat, chosen), seat)

        result = advice.weighed(state, chosen, reasons, others, 1e-9)
        result.secret = isinstance(state.agenda[-1], TrainOffer)
        return result

    def considered(self, state: State, seat: int) -> list[Action]:
        """Return all legal actions; in a turn the free acts that gain something, else the cards; one price at most."""
        step, actions = state.agenda[-1], list[Action](state.agenda[-1].legal(state, seat))
        if isinstance(step, TrainOffer):
            named = fair_price(state, step, lambda trial: worth_now(trial, seat))
            return [action for action in (*actions[:2], named) if action is not None]
        if not isinstance(step, Turn):
            return actions
        least = worth_now(state, seat) + 1
        free: list[Action] = [action for action in actions if isinstance(action, (LayTile, CashIn))]
        free = [action for action in free if worth_now(after(state, action), seat) > least]
        return free or [action for action in actions if isinstance(action, TakeCard)]

    def value(self, state: State, seat: int, action: Action) -> float:
        """Return the value of an action; for a card, including its best use."""
        trial = after(state, action)
        if trial.agenda and isinstance(trial.agenda[-1], Offer):
            # its result if the other director gains too, else less than making no offer
            other = trial.agenda[-1].seat
            done = after(trial, Answer(other, True))
            gains = worth_now(done, other) > worth_now(state, other)
            return worth_now(done, seat) if gains else worth_now(state, seat) - 1
        if isinstance(action, TakeCard):
            trial = self._play_out(trial, seat)
        # Discarding is no better than keeping, unless it makes something else possible.
        return worth_now(trial, seat) - 0.5 * isinstance(action, DiscardTrain)

    def end(self, state: State, seat: int, action: Action) -> State:
        """Return the position by which `value` rates an action."""
        trial = after(state, action)
        if trial.agenda and isinstance(trial.agenda[-1], Offer):
            return after(trial, Answer(trial.agenda[-1].seat, True))
        return self._play_out(trial, seat) if isinstance(action, TakeCard) else trial

    def _play_out(self, state: State, seat: int) -> State:
        """Simulate the parts of a card's action one after the other, each with the action that seems best."""
        for _ in range(PARTS):
            legal = state.agenda[-1].legal(state, seat) if same_turn(state, seat) else ()
            tried = [action for action in legal if not isinstance(action, (DiscardTrain, BuyFromCompany))]
            if not tried:
                break
            ends = [(after(state, action), 0.1 * isinstance(action, Done)) for action in tried]
            state = max(ends, key=lambda end: worth_now(end[0], seat) - end[1])[0]
        return state


class PlanningBot(SeededBot):
    """Reasons of the bots that plan their turns."""

    def by_plans(
        self, game: Game, seat: int, evaluator: Evaluator, best: Plan, others: list[tuple[Action, float]]
    ) -> Weighed:
        """Return the first action of a plan."""
        state: State = game.state
        chosen, noise = best.actions[0], NOISE if state.round.number else DRAFT_NOISE

        def reasons() -> list[Message]:
            found = advice.changes(advice.RatingAhead(evaluator), state, best.state, seat)
            if isinstance(chosen, TakeCard) and len(best.actions) > 1:
                aim = game.title.presentation.describe(after(state, chosen), best.actions[1])
                found.insert(0, reason("aim", aim=aim))
            return found

        if isinstance(state.agenda[-1], (Turn, EndTurn)) and not isinstance(chosen, (TakeCard, Done)):
            others = []  # a free act comes before all others: it is rated by itself
        result = advice.weighed(state, chosen, reasons, others, noise)
        result.secret = isinstance(state.agenda[-1], TrainOffer)
        return result


def _others(state: State, best: Plan, plans: list[Plan], values: list[float], top: float) -> list[tuple[Action, float]]:
    """Return the plans that begin otherwise, by their first actions, each with what it is behind the best one."""
    same = alike(state, best.actions[0])
    pairs = zip(plans, values, strict=False)
    others = [(plan.actions[0], top - value) for plan, value in pairs if alike(state, plan.actions[0]) != same]
    return sorted(others, key=lambda one: one[1])


class MediumBot(PlanningBot):
    """Plans its turn to the end and takes the plan with the best forecast."""

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        evaluator = Evaluator(game.state, MEDIUM)
        found = roots(game.state, seat, evaluator, 1, self._seed)
        others = _others(game.state, found[0], found, [plan.rated for plan in found], found[0].rated)
        return self.by_plans(game, seat, evaluator, found[0], others)


class HardBot(PlanningBot):
    """Simulates the best plans, including the other players' turns, and takes the plan with the best result.

    Nothing is hidden in 18Lilliput and only Gulliver's draws are random, so a plan is simulated only once.
    """

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        state: State = game.state
        evaluator, work = Evaluator(state), max(1, int(WORK * budget))
        found = roots(state, seat, evaluator, 2, self._seed)
        close = [plan for plan in found[:CANDIDATES] if plan.value > found[0].value - MARGIN]
        best, values = found[0], [plan.rated for plan in found]
        if len(close) > 1 and isinstance(state.agenda[-1], Turn):
            results = self._results(close, state.round.number + 1, seat, evaluator, work)
            if results:
                best, found, values = close[results.index(max(results))], close, results
        top = next(value for plan, value in zip(found, values, strict=False) if plan is best)
        return self.by_plans(game, seat, evaluator, best, _others(state, best, found, values, top))

    def _results(self, close: list[Plan], until: int, seat: int, evaluator: Evaluator, work: int) -> list[float]:
        """Simulate plans until a round, as long as the work budget lasts, and return their results."""
        results: list[float] = []
        for plan in close:
            state = plan.state
            while state.agenda and state.round.number < until and evaluator.work < work:
                acting = state.agenda[-1].seats(state)[0]
                state = plans(state, acting, evaluator, 1)[0].state
            if state.agenda and state.round.number < until:
                break
            results.append(worth(state, seat, evaluator))
        return results


LEVELS: dict[str, Callable[[int], Bot]] = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}
