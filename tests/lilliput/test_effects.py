"""Predicted effects of actions: each number of `effect` equals the value in the state after the action."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import trainshed
from tests.lilliput.table import ask, lay, phase, start, trains
from trainshed.core import Action
from trainshed.titles.lilliput.actions import (
    Answer,
    BuyFromCompany,
    BuyFromPool,
    BuyTrain,
    ChooseRun,
    DiscardTrain,
    LayTile,
    PlaceStation,
)
from trainshed.titles.lilliput.effects import effect
from trainshed.titles.lilliput.routes import best_run
from trainshed.titles.lilliput.state import State
from trainshed.titles.lilliput.trains import BuyTrains, Offer

RUNS = (LayTile, PlaceStation, BuyTrain, BuyFromCompany, BuyFromPool, DiscardTrain, Answer)
"""Actions that can change a company's revenue."""


def after_the_act(state: State, action: Action) -> State:
    """Return the state right after an action, before automatic steps. An offer counts as accepted."""
    later = state.copy()
    later.agenda[-1].take(later, action, [])
    if isinstance(action, BuyFromCompany) and isinstance(deal := later.agenda[-1], Offer):
        deal.take(later, Answer(deal.seat, True), [])
    return later


def concerned(state: State, action: Any) -> int:
    """Return the company an action is about; for an `Answer`, the seller."""
    if isinstance(action, Answer):
        deal: Offer = state.agenda[-1]
        return deal.seller
    index: int = state.facts.company_index.get(getattr(action, "company", ""), -1)
    return index


def at_best(state: State, number: int) -> int:
    """Return a company's revenue with the best trains within the limit."""
    trains = state.companies[number].trains
    kept = combinations(trains, min(len(trains), state.limit))
    return max(best_run(state, number, trains=some).revenue for some in kept)


def hold_to(state: State, action: Action) -> None:
    """Check every number `effect` returns for the action."""
    told, later, number = effect(state, action), after_the_act(state, action), concerned(state, action)
    if told.cash is not None:
        assert later.players[action.seat].cash == told.cash
    if told.treasury is not None and not (isinstance(action, ChooseRun) and state.last_round):
        assert later.companies[number].treasury == told.treasury
    if told.price:
        assert later.price(number) == told.price
    if isinstance(action, RUNS) and not (isinstance(action, Answer) and not action.accept):
        assert (best_run(state, number).revenue, at_best(later, number)) == (told.before, told.after)
    if told.seller is not None and isinstance(action, BuyFromCompany):
        assert best_run(later, later.index(action.seller)).revenue == told.seller
    assert state.players[action.seat].cash - told.added >= 0


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
                hold_to(game.state, action)
                kinds[type(action)] += 1
            rarest = min(kinds[type(action)] for action in legal)
            game.play(rng.choice([action for action in legal if kinds[type(action)] == rarest or rng.random() < 0.3]))
    assert len(kinds) > 14, kinds


def test_a_train_that_lowers_the_limit_is_told_with_the_trains_that_may_stay() -> None:
    """A home with four exits: two trains earn 170 and three 210, but the first 5-train lowers the limit to two."""
    game = phase(start(2), "4")
    game.state.stack = tuple(0 if train < 3 else left for train, left in enumerate(game.state.stack))
    lay(game, ("N1", "G-CT", 1), ("N1", "B-C4", 0), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    lay(game, ("N1E1", "Y-PS", 0), ("N1E2", "Y-CS", 0), ("N1W1", "Y-PS", 0), ("N1W2", "Y-CS", 0))
    trains(game, "MR", "4", "4")
    ask(game, BuyTrains(0, left=1))
    assert best_run(game.state, 0, trains=(2, 2, 3)).revenue == 210
    told = effect(game.state, BuyTrain(0, "MR"))
    assert (told.before, told.after) == (170, 170)
