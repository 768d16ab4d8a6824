"""Plans for a seat's whole turn: every half of every card with its best use, all parts together."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from trainshed.core import Action
from trainshed.rail.play.actions import Answer, BuyFromCompany, DiscardTrain, Done, LayTile, SellShares
from trainshed.rail.play.choice import Choice
from trainshed.rail.play.offers import Offer
from trainshed.rail.play.planning import after, by_value, moment, with_noise

from .actions import CashIn, Found, TakeCard
from .cards import EndTurn, LayTiles, Turn
from .outlook import Evaluator, Forecast, builders, worth
from .shares import TradeShares
from .state import State

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


class Plan(Struct):
    """Actions a seat could take next, and their result."""

    value: float
    actions: tuple[Action, ...]
    state: State
    """The position after the last action."""


class Width(Struct, frozen=True):
    """How many alternatives of one part of a card are followed to the next part."""

    lays: int = 3
    parts: int = 6
    """Maximum number of parts of a card's action that are simulated."""


def same_turn(state: State, seat: int) -> bool:
    """True if the seat must decide on a part of the turn it began."""
    step = state.agenda[-1] if state.agenda else None
    return step is not None and not isinstance(step, (Turn, EndTurn, Offer)) and seat in step.seats(state)


def alike(state: State, action: Action) -> object:
    """Return what equivalent actions have in common: cards their half, all others nothing but themselves."""
    if not isinstance(action, TakeCard):
        return action
    card = state.box.cards[action.card]
    return card.main if action.side == "main" else card.alt, action.copy


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
        elif isinstance(action, deferred):
            continue
        yield action


def _founding(state: State, seat: int, action: Found) -> bool:
    """True for fields worth founding at: the lowest two, every second upper one, the highest the founder can pay."""
    cash, pays, prices = state.cash(seat), state.box.costs.found_pays, state.box.prices
    dear = action.field + 1 >= len(prices) or pays * prices[action.field + 1] > cash
    return dear or action.field in (0, 1) or action.field % 4 == 1


def continuations(
    state: State, seat: int, actions: tuple[Action, ...], evaluator: Evaluator, width: Width, parts: int, most: int = 1
) -> list[Plan]:
    """Return the best continuations of the turn to its end, best first, at most `most`."""
    if not parts or not same_turn(state, seat):
        return [Plan(worth(state, seat, evaluator), actions, state)]
    found, opening, lays = list[Plan](), list[Plan](), list[Plan]()
    ahead: Forecast | None = None
    for action in sensible(state, seat):
        plan = Plan(0.0, (*actions, action), after(state, action, evaluator))
        if isinstance(action, LayTile):
            ahead = ahead or evaluator.forecast(state)
            plan.value = builders(plan.state, seat, ahead, evaluator)
            lays.append(plan)
        elif isinstance(action, (SellShares, Found, DiscardTrain)):
            opening.append(plan)
        else:
            # at equal worth, acting is better than `Done`
            plan.value = worth(plan.state, seat, evaluator) - 0.1 * isinstance(action, Done)
            found.append(plan)
    lays.sort(key=by_value, reverse=True)
    for plan in lays[: max(width.lays, most)]:
        plan.value = worth(plan.state, seat, evaluator)
        found.append(plan)
    whole, partial = list[Plan](), list[Plan]()
    for plan in found:
        (partial if same_turn(plan.state, seat) else whole).append(plan)
    for plan in partial + opening:
        whole_turn = continuations(plan.state, seat, plan.actions, evaluator, width, parts - 1)[0]
        whole_turn.value -= GIVING_UP * isinstance(plan.actions[-1], DiscardTrain)
        whole.append(whole_turn)
    whole.sort(key=by_value, reverse=True)
    return whole[:most]


def plans(state: State, seat: int, evaluator: Evaluator, width: Width, most: int = 1) -> list[Plan]:
    """Return what the seat could do now, each with the best continuation of its turn; best first."""
    step = state.agenda[-1]
    if isinstance(step, Offer):
        answers = [(action, after(state, action)) for action in (Answer(seat, False), Answer(seat, True))]
        return [max([Plan(worth(trial, seat, evaluator), (action,), trial) for action, trial in answers], key=by_value)]
    if not isinstance(step, (Turn, EndTurn)):
        return continuations(state, seat, (), evaluator, width, width.parts, most)
    found = []
    now = worth(state, seat, evaluator)
    for action in sensible(state, seat):
        trial = after(state, action, evaluator)
        plan = continuations(trial, seat, (action,), evaluator, width, width.parts)[0]
        if isinstance(action, (LayTile, CashIn, DiscardTrain)):
            # a free act must be worth it by itself
            if plan.value <= now + 1:
                continue
            plan.value += FREE_ACT
        found.append(plan)
    found.sort(key=by_value, reverse=True)
    return found


def roots(state: State, seat: int, evaluator: Evaluator, width: Width, seed: int) -> list[Plan]:
    """Return the plans to choose from: up to 16 in the draft, the best per card half in a turn, else the best three.

    Plans of nearly equal value are ordered depending on the seed, so that games differ.
    """
    most, noise = (3, NOISE) if state.round.number else (16, DRAFT_NOISE)
    found = plans(state, seat, evaluator, width, most)

    def noise_of(plan: Plan) -> float:
        return 0.0 if isinstance(plan.actions[0], DiscardTrain) else noise  # never discard a train because of noise

    return with_noise(found, seed, "shaken", moment(state) + 31 * len(state.used), noise_of)
