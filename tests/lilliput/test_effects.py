"""What the page tells an action would bring is what it brings: each told number against the position after the act."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import trainshed
from trainshed.core import Action
from trainshed.titles.lilliput.actions import (
    Answer,
    BuyFromCompany,
    BuyFromPool,
    BuyTrain,
    ChooseRun,
    DropTrain,
    LayTile,
    PlaceStation,
)
from trainshed.titles.lilliput.effects import effect
from trainshed.titles.lilliput.routes import best_run
from trainshed.titles.lilliput.state import State
from trainshed.titles.lilliput.trains import Deal

RUNS = (LayTile, PlaceStation, BuyTrain, BuyFromCompany, BuyFromPool, DropTrain, Answer)
"""Actions that change what a company can earn."""


def after_the_act(state: State, action: Action) -> State:
    """The position right after an act, before anything that follows by itself; an offer is taken as accepted."""
    later = state.copy()
    later.agenda[-1].take(later, action, [])
    if isinstance(action, BuyFromCompany) and isinstance(deal := later.agenda[-1], Deal):
        deal.take(later, Answer(deal.seat, True), [])
    return later


def concerned(state: State, action: Any) -> int:
    """The company an action is about: of an answer the seller."""
    if isinstance(action, Answer):
        deal: Deal = state.agenda[-1]
        return deal.seller
    index: int = state.facts.company_index.get(getattr(action, "company", ""), -1)
    return index


def hold_to(state: State, action: Action) -> None:
    """Every number told of the action."""
    told, later, number = effect(state, action), after_the_act(state, action), concerned(state, action)
    if told.cash is not None:
        assert later.players[action.seat].cash == told.cash
    if told.treasury is not None and not (isinstance(action, ChooseRun) and state.last_round):
        assert later.companies[number].treasury == told.treasury
    if told.price:
        assert later.price(number) == told.price
    if isinstance(action, RUNS) and not (isinstance(action, Answer) and not action.accept):
        assert (best_run(state, number).revenue, best_run(later, number).revenue) == (told.before, told.after)
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
def test_what_is_told_of_an_action_is_what_comes_of_it(players: int, options: dict[str, object]) -> None:
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
