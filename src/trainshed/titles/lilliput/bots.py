"""18Lilliput's bots, and plans for a seat's whole turn: every half of every card with its best use, all parts together.

Easy takes the action with the highest immediate worth; a card is rated together with its best use. Medium plans its
whole turn and rates plans by a forecast to the end of the game (`outlook`). Hard simulates the best plans to the next
round before it compares them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from trainshed.core import Action, Bot, Game, Message, Weighed
from trainshed.rail.play.actions import Answer, BuyFromCompany, DiscardTrain, Done, LayTile, SellShares
from trainshed.rail.play.advice import reason, weighed
from trainshed.rail.play.choice import Choice
from trainshed.rail.play.offers import Offer, TrainOffer
from trainshed.rail.play.planning import SeededBot, after, by_value, fair_price, moment, with_noise

from .actions import CashIn, Found, TakeCard
from .cards import EndTurn, LayTiles, Turn, half_of
from .outlook import WEIGHTS, Evaluator, Forecast, Weights, builders, forecast, gains, gains_now, worth, worth_now
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
                values[key] = self.rated(state, seat, action)[0]
        rated = [(action, values[alike(state, action)]) for action in actions]
        at = len(state.used) + 16 * state.round.number + 256 * seat
        best = self.best_of(actions, [value for _, value in rated], at)

        def reasons() -> list[Message]:
            return gains_now(state, self.rated(state, seat, best)[1], seat)

        return weighed(state, best, rated, reasons, 1e-9, partial(alike, state))

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

    def rated(self, state: State, seat: int, action: Action) -> tuple[float, State]:
        """Return the value of an action and the position rated: a card with its best use, an offer accepted."""
        end = after(state, action)
        if end.agenda and isinstance(end.agenda[-1], Offer):
            other = end.agenda[-1].seat
            end = after(end, Answer(other, True))
            if worth_now(end, other) <= worth_now(state, other):  # refused: less than making no offer
                return worth_now(state, seat) - 1, end
        elif isinstance(action, TakeCard):
            end = self._play_out(end, seat)
        # Discarding is no better than keeping, unless it makes something else possible.
        return worth_now(end, seat) - 0.5 * isinstance(action, DiscardTrain), end

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


class MediumBot(SeededBot):
    """Plans its turn to the end and takes the plan with the best forecast."""

    weights, lays = MEDIUM, 1

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        state: State = game.state
        evaluator, noise = Evaluator(state, self.weights), NOISE if state.round.number else DRAFT_NOISE
        found = self.compared(state, seat, evaluator, budget)
        best, chosen = found[0][0], found[0][0].actions[0]

        def reasons() -> list[Message]:
            told = gains(state, best.state, seat, evaluator)
            if isinstance(chosen, TakeCard) and len(best.actions) > 1:
                aim = game.title.presentation.describe(after(state, chosen), best.actions[1])
                told.insert(0, reason("aim", aim=aim))
            return told

        if isinstance(state.agenda[-1], (Turn, EndTurn)) and not isinstance(chosen, (TakeCard, Done)):
            found = found[:1]  # a free act comes before all others: it is rated by itself
        rated = [(plan.actions[0], value) for plan, value in found]
        return weighed(state, chosen, rated, reasons, noise, partial(alike, state))

    def compared(self, state: State, seat: int, evaluator: Evaluator, budget: float) -> list[tuple[Plan, float]]:
        """Return the plans to choose from with their values, the best one first."""
        return [(plan, plan.rated) for plan in roots(state, seat, evaluator, self.lays, self._seed)]


class HardBot(MediumBot):
    """Simulates the best plans, including the other players' turns, and takes the plan with the best result.

    Nothing is hidden in 18Lilliput and only Gulliver's draws are random, so a plan is simulated only once.
    """

    weights, lays = WEIGHTS, 2

    def compared(self, state: State, seat: int, evaluator: Evaluator, budget: float) -> list[tuple[Plan, float]]:
        """Compare the best plans by where they have led in the next round, as far as the work budget lasts."""
        found, work = super().compared(state, seat, evaluator, budget), max(1, int(WORK * budget))
        close = [plan for plan, _ in found[:CANDIDATES] if plan.value > found[0][0].value - MARGIN]
        if len(close) == 1 or not isinstance(state.agenda[-1], Turn):
            return found
        results, until = list[tuple[Plan, float]](), state.round.number + 1
        for plan in close:
            end = plan.state
            while end.agenda and end.round.number < until and evaluator.work < work:
                end = plans(end, end.agenda[-1].seats(end)[0], evaluator, 1)[0].state
            if end.agenda and end.round.number < until:
                break
            results.append((plan, worth(end, seat, evaluator)))
        return sorted(results, key=lambda one: one[1], reverse=True) or found


LEVELS: dict[str, Callable[[int], Bot]] = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}
