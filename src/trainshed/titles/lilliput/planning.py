"""Plans for a seat's whole turn: every half of every card with its best use, all parts together."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from trainshed.core import Action, Log, run
from trainshed.core.chance import draw

from .actions import (
    Answer,
    BuyFromCompany,
    CashIn,
    DiscardTrain,
    Done,
    Found,
    LayTile,
    PlaceStation,
    SellShares,
    TakeCard,
)
from .box import Half
from .outlook import Evaluator, Forecast, builders, forecast, worth
from .rounds import Turn
from .shares import TradeShares
from .state import State
from .steps import Choice
from .trains import Offer
from .turns import EndTurn, LayTiles

DRAFT = 10
"""Factor on the noise before the first round, when nothing can be forecast."""
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


def after(state: State, action: Action) -> State:
    """Return the position after an action and everything that follows automatically."""
    trial = state.copy()
    log = Log()
    trial.agenda[-1].take(trial, action, log)
    run(trial, log)
    return trial


def same_turn(state: State, seat: int) -> bool:
    """True if the seat must decide on a part of the turn it began."""
    step = state.agenda[-1] if state.agenda else None
    return step is not None and not isinstance(step, (Turn, EndTurn, Offer)) and seat in step.seats(state)


def sensible(state: State, seat: int) -> Iterator[Action]:
    """Yield the legal actions worth considering.

    There are no offers to other players, and the seat's companies trade trains at the lowest price. All companies that
    could be founded are equivalent, so only one is tried. Cards with the same half are equivalent too (see `plans`).
    """
    step = state.agenda[-1]
    least = state.box.costs.least_train_price
    new = ""
    for action in step.legal(state, seat):
        if isinstance(action, BuyFromCompany):
            if action.price != least or state.director(action.seller) != seat:
                continue
        elif isinstance(action, Found):
            new = new or action.company
            if action.company != new or not _founding(state, seat, action):
                continue
        elif isinstance(action, _DEFERRED_FREE_ACTS.get(type(step), ())):
            continue
        yield action


def _founding(state: State, seat: int, action: Found) -> bool:
    """True for fields worth founding at: the lowest two, every second upper one, the highest the founder can pay."""
    cash, pays, prices = state.cash(seat), state.box.costs.found_pays, state.box.prices
    dear = action.field + 1 >= len(prices) or pays * prices[action.field + 1] > cash
    return dear or action.field in (0, 1) or action.field % 4 == 1


def continue_plan(state: State, seat: int, action: Action, evaluator: Evaluator, width: Width) -> Plan:
    """Return the action with the best continuation of the same turn."""
    trial = after(state, action)
    if isinstance(action, (LayTile, PlaceStation)):
        evaluator.built(state, trial, action.cell)
    return continuations(trial, seat, (action,), evaluator, width, width.parts)[0]


def continuations(
    state: State, seat: int, actions: tuple[Action, ...], evaluator: Evaluator, width: Width, parts: int, most: int = 1
) -> list[Plan]:
    """Return the best continuations of the turn to its end, best first, at most `most`."""
    if not parts or not same_turn(state, seat):
        return [Plan(worth(state, seat, evaluator), actions, state)]
    found: list[Plan] = []
    opening: list[Plan] = []
    lays: list[Plan] = []
    ahead: Forecast | None = None
    for action in sensible(state, seat):
        trial = after(state, action)
        plan = Plan(0.0, (*actions, action), trial)
        if isinstance(action, (LayTile, PlaceStation)):
            evaluator.built(state, trial, action.cell)
        if isinstance(action, LayTile):
            ahead = ahead or forecast(state, evaluator.weights)
            plan.value = builders(trial, seat, ahead, evaluator)
            lays.append(plan)
        elif isinstance(action, (SellShares, Found, DiscardTrain)):
            opening.append(plan)
        else:
            # at equal worth, acting is better than `Done`
            plan.value = worth(trial, seat, evaluator) - 0.1 * isinstance(action, Done)
            found.append(plan)
    lays.sort(key=_value, reverse=True)
    for plan in lays[: max(width.lays, most)]:
        plan.value = worth(plan.state, seat, evaluator)
        found.append(plan)
    whole = [plan for plan in found if not same_turn(plan.state, seat)]
    for plan in [plan for plan in found if same_turn(plan.state, seat)] + opening:
        whole_turn = continuations(plan.state, seat, plan.actions, evaluator, width, parts - 1)[0]
        whole_turn.value -= GIVING_UP * isinstance(plan.actions[-1], DiscardTrain)
        whole.append(whole_turn)
    whole.sort(key=_value, reverse=True)
    return whole[:most]


def _value(plan: Plan) -> float:
    return plan.value


def plans(state: State, seat: int, evaluator: Evaluator, width: Width, most: int = 1) -> list[Plan]:
    """Return what the seat could do now, each with the best continuation of its turn; best first."""
    step = state.agenda[-1]
    if isinstance(step, Offer):
        return [answer(state, seat, evaluator)]
    if not isinstance(step, (Turn, EndTurn)):
        return continuations(state, seat, (), evaluator, width, width.parts, most)
    found = []
    known: set[tuple[Half, bool]] = set()
    now = worth(state, seat, evaluator)
    for action in sensible(state, seat):
        if isinstance(action, TakeCard):
            card = state.box.cards[action.card]
            key = (card.main if action.side == "main" else card.alt, action.copy)
            if key not in known:
                known.add(key)
                found += continuations(after(state, action), seat, (action,), evaluator, width, width.parts, most)
        else:
            plan = continue_plan(state, seat, action, evaluator, width)
            if isinstance(action, (LayTile, CashIn, DiscardTrain)):
                # a free act must be worth it by itself
                if plan.value <= now + 1:
                    continue
                plan.value += FREE_ACT
            found.append(plan)
    found.sort(key=_value, reverse=True)
    return found


def with_noise(found: list[Plan], state: State, seed: int, by: float) -> list[Plan]:
    """Reorder plans of nearly equal value depending on the seed, so that games differ."""
    if not state.round.number:
        by *= DRAFT
    moment = state.board.digest % 1_000_003 + 31 * len(state.used) + 7 * state.round.number
    for number, plan in enumerate(found):
        if isinstance(plan.actions[0], DiscardTrain):
            continue  # never discard a train because of noise
        plan.value += by * draw(seed, f"shaken/{number}", moment, 1000) / 1000
    return sorted(found, key=_value, reverse=True)


def roots(state: State, seat: int, evaluator: Evaluator, width: Width) -> list[Plan]:
    """Return the plans to choose from: up to 16 in the draft, the best per card half in a turn, else the best three."""
    return plans(
        state, seat, evaluator, width, 16 if not state.round.number else 1 if isinstance(state.agenda[-1], Turn) else 3
    )


def answer(state: State, seat: int, evaluator: Evaluator) -> Plan:
    """Answer an offer for a train: accept if that is worth more than refusing."""
    found = []
    for accept in (False, True):
        action = Answer(seat, accept)
        trial = after(state, action)
        found.append(Plan(worth(trial, seat, evaluator), (action,), trial))
    return max(found, key=_value)
