"""Predicted effects of actions: each number of `effect` equals the value in the state after the action."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import trainshed
from tests.lilliput.table import (
    best_run,
    cash,
    director,
    effect,
    limit,
    price,
    revenue,
    seen,
    start,
    step,
    trains_of,
    treasury,
)
from tests.lilliput.table_steps import after_action, ask, lay, set_phase, set_top_train, set_trains
from trainshed.core import Action, Game
from trainshed.rail.play.actions import (
    Answer,
    BuyFromCompany,
    BuyFromPool,
    BuyTrain,
    CounterOffer,
    DiscardTrain,
    LayTile,
    PlaceStation,
)
from trainshed.rail.play.offers import OfferView
from trainshed.titles.lilliput.actions import ChooseRun

RUNS = (LayTile, PlaceStation, BuyTrain, BuyFromCompany, BuyFromPool, DiscardTrain, Answer, CounterOffer)
"""Actions that can change a company's revenue."""


def after_the_act(game: Game, action: Action) -> Game:
    """Return the game right after an action, before automatic steps. An offer counts as accepted."""
    later = after_action(game, action)
    if isinstance(action, BuyFromCompany) and step(later) == "offer":
        return after_action(later, Answer(director(later, action.seller), True))
    if isinstance(action, CounterOffer):
        offer = seen(game).step
        assert isinstance(offer, OfferView)
        return after_action(later, Answer(director(game, offer.seller if offer.countered else offer.company), True))
    return later


def concerned(game: Game, action: Any) -> str:
    """Return the company an action is about; for an answer to an offer, the seller."""
    if isinstance(action, (Answer, CounterOffer)):
        offer = seen(game).step
        assert isinstance(offer, OfferView)
        return offer.seller
    return str(getattr(action, "company", ""))


def at_best(game: Game, company: str) -> int:
    """Return a company's revenue with the best trains within the limit."""
    trains = trains_of(game, company)
    kept = combinations(trains, min(len(trains), limit(game)))
    return max(best_run(game, company, trains=some).revenue for some in kept)


def hold_to(game: Game, action: Action) -> None:
    """Check every number `effect` returns for the action."""
    told, later, company = effect(game, action), after_the_act(game, action), concerned(game, action)
    if told.cash is not None:
        assert cash(later, action.seat) == told.cash
    if told.treasury is not None and not (isinstance(action, ChooseRun) and seen(game).last_round):
        assert treasury(later, company) == told.treasury
    if told.price:
        assert price(later, company) == told.price
    if isinstance(action, RUNS) and not (isinstance(action, Answer) and not action.accept):
        assert (revenue(game, company), at_best(later, company)) == (told.before, told.after)
    if told.seller is not None and isinstance(action, BuyFromCompany):
        assert revenue(later, action.seller) == told.seller
    assert cash(game, action.seat) - told.added >= 0


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {}),
        (3, {"variant": "brobdingnag", "scenario": "city-on-city"}),
        (2, {"variant": "allenbeck", "two_characters": True, "pro": True}),
        (1, {"variant": "laputa", "scenario": "begin"}),
    ],
)
def test_predicted_effects_are_correct(players: int, options: dict[str, object]) -> None:
    kinds: Counter[type[Action]] = Counter()
    for seed in range(3):
        rng = random.Random(seed)
        game = trainshed.new("lilliput", players, seed=seed, options=options)
        while seats := game.decision.seats:
            legal = list(game.legal_actions.of(seats[0]))
            for action in rng.sample(legal, min(6, len(legal))):
                hold_to(game, action)
                kinds[type(action)] += 1
            rarest = min(kinds[type(action)] for action in legal)
            game.play(rng.choice([action for action in legal if kinds[type(action)] == rarest or rng.random() < 0.3]))
    assert len(kinds) > 14, kinds


def test_a_train_that_lowers_the_limit_is_told_with_the_trains_that_may_stay() -> None:
    """A home with four exits: two trains earn 170 and three 210, but the first 5-train lowers the limit to two."""
    game = set_top_train(set_phase(start(2), "4"), "5")
    lay(game, ("N1", "G-CT", 1), ("N1", "B-C4", 0), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    lay(game, ("N1E1", "Y-PS", 0), ("N1E2", "Y-CS", 0), ("N1W1", "Y-PS", 0), ("N1W2", "Y-CS", 0))
    set_trains(game, "MR", "4", "4")
    ask(game, "buy-trains", 0, left=1)
    assert revenue(game, "MR", "4", "4", "5") == 210
    told = effect(game, BuyTrain(0, "MR"))
    assert (told.before, told.after) == (170, 170)
