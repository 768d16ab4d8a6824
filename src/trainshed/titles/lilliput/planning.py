"""The own turn planned to its end: every half of every card with the best use of it, all parts together."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from trainshed.core import Action, Event, run
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
from .facts import Half
from .outlook import Evaluator, Forecast, builders, forecast, worth
from .rounds import Turn
from .shares import TradeShares
from .state import State
from .steps import Choice
from .trains import Offer
from .turns import EndTurn, LayTiles

DRAFT = 10
"""How much more before the first round, when nothing can be foreseen, plans are taken for alike."""
GIVING_UP = 4.0
"""How much a plan must gain by giving up a train."""
FREE_ACT = 1000.0
"""What is done beside the card comes first, if it is worth doing."""
_BESIDE: dict[type[Choice], tuple[type[Action], ...]] = {
    TradeShares: (LayTile, CashIn, DiscardTrain),
    LayTiles: (DiscardTrain,),
}
"""Free acts that can wait for the end of a part of the turn."""


class Plan(Struct):
    """What a seat could do next, and what comes of it."""

    value: float
    actions: tuple[Action, ...]
    state: State
    """The position after the last of the actions."""


class Width(Struct, frozen=True):
    """How many ways of a part of a card are followed to the next part."""

    lays: int = 3
    parts: int = 6
    """How many parts of a card's action are played out, at most."""


def after(state: State, action: Action) -> State:
    """The position after an action and all that follows by itself."""
    trial = state.copy()
    log: list[Event] = []
    trial.agenda[-1].take(trial, action, log)
    run(trial, log)
    return trial


def same_turn(state: State, seat: int) -> bool:
    """Whether the seat is asked about a part of what it began."""
    step = state.agenda[-1] if state.agenda else None
    return step is not None and not isinstance(step, (Turn, EndTurn, Offer)) and seat in step.seats(state)


def sensible(state: State, seat: int) -> Iterator[Action]:
    """The legal actions worth a thought: no offers to others, trains change hands between own companies for a pound.

    Of the companies that could be founded all are alike; so are cards with the same half.
    """
    step = state.agenda[-1]
    least = state.facts.box.costs.least_train_price
    new = ""
    for action in step.legal(state, seat):
        if isinstance(action, BuyFromCompany):
            if action.price != least or state.companies[state.index(action.seller)].director != seat:
                continue
        elif isinstance(action, Found):
            new = new or action.company
            if action.company != new or not _founding(state, seat, action):
                continue
        elif isinstance(action, _BESIDE.get(type(step), ())):
            continue
        yield action


def _founding(state: State, seat: int, action: Found) -> bool:
    """Prices to found at: the lowest, and the highest the founder can pay."""
    cash, pays, prices = state.players[seat].cash, state.facts.box.costs.found_pays, state.facts.prices
    dear = action.field + 1 >= len(prices) or pays * prices[action.field + 1] > cash
    return dear or action.field in (0, 1) or action.field % 4 == 1


def continue_plan(state: State, seat: int, action: Action, evaluator: Evaluator, width: Width) -> Plan:
    """The action with the best use of all it opens in the same turn."""
    trial = after(state, action)
    if isinstance(action, (LayTile, PlaceStation)):
        evaluator.built(state, trial, action.cell)
    return continuations(trial, seat, (action,), evaluator, width, width.parts)[0]


def continuations(
    state: State, seat: int, actions: tuple[Action, ...], evaluator: Evaluator, width: Width, parts: int, most: int = 1
) -> list[Plan]:
    """The best ways to go on with the turn to its end, best first, at most so many."""
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
            # doing nothing is only better if it is
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
    """What the seat could do now, each with the best continuation of its turn; best first."""
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
            card = state.facts.cards[action.card]
            key = (card.main if action.side == "main" else card.alt, action.copy)
            if key not in known:
                known.add(key)
                found += continuations(after(state, action), seat, (action,), evaluator, width, width.parts, most)
        else:
            plan = continue_plan(state, seat, action, evaluator, width)
            if isinstance(action, (LayTile, CashIn, DiscardTrain)):
                # beside the card, only for its own sake
                if plan.value <= now + 1:
                    continue
                plan.value += FREE_ACT
            found.append(plan)
    found.sort(key=_value, reverse=True)
    return found


def with_noise(found: list[Plan], state: State, seed: int, by: float) -> list[Plan]:
    """Plans that are almost alike in another order with every seed, so that no two games need be the same."""
    if state.round == 0:
        by *= DRAFT
    moment = state.board.digest % 1_000_003 + 31 * len(state.used) + 7 * state.round
    for number, plan in enumerate(found):
        if isinstance(plan.actions[0], DiscardTrain):
            continue  # no train goes for nothing
        plan.value += by * draw(seed, f"shaken/{number}", moment, 1000) / 1000
    return sorted(found, key=_value, reverse=True)


def roots(state: State, seat: int, evaluator: Evaluator, width: Width) -> list[Plan]:
    """The plans to choose from: of homes all, of other parts of a turn the best few, of cards each half."""
    return plans(
        state, seat, evaluator, width, 16 if not state.round else 1 if isinstance(state.agenda[-1], Turn) else 3
    )


def answer(state: State, seat: int, evaluator: Evaluator) -> Plan:
    """An offer for a train: accept it if it is better than not to."""
    found = []
    for accept in (False, True):
        action = Answer(seat, accept)
        trial = after(state, action)
        found.append(Plan(worth(trial, seat, evaluator), (action,), trial))
    return max(found, key=_value)
