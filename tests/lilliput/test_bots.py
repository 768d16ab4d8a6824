"""Bots: whole games at every player count, deterministic choices, better results than random play."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import trainshed
from tests.help import random_game
from tests.lilliput.table import board, start
from tests.lilliput.table_steps import (
    ask,
    best_plan,
    forget_searches,
    outlook,
    planned_revenues,
    planning_work,
    runs_remembered,
    set_phase,
    set_pool,
    set_round,
    set_trains,
    set_treasury,
    share_box,
)
from trainshed.bots import levels, make
from trainshed.core import Game
from trainshed.rail.play.actions import BuyFromPool, PayOut, Withhold
from trainshed.titles.lilliput.actions import TakeCompany


def played(names: list[str], seed: int, budget: float = 1.0, **options: Any) -> Game:
    """Play a whole game between bots. `play` raises on an illegal choice."""
    game = trainshed.new("lilliput", len(names), seed=seed, options=options)
    bots = [make("lilliput", name, seed + seat) for seat, name in enumerate(names)]
    while seats := game.decision.seats:
        seat = seats[0]
        game.play(bots[seat].choose(game.resample_hidden(seat, seed), seat, budget))
    return game


def test_there_are_three_levels_above_chance() -> None:
    assert levels("lilliput") == ("random", "easy", "medium", "hard")


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["medium"], {"variant": "brobdingnag"}),
        (["medium", "easy"], {"two_characters": True, "scenario": "mountains"}),
        (["easy", "medium", "random"], {"variant": "laputa", "scenario": "secluded"}),
        (["random", "easy", "random", "medium"], {"pro": True, "variant": "allenbeck"}),
    ],
)
def test_whole_games_at_every_table(names: list[str], options: dict[str, Any]) -> None:
    assert played(names, 5, **options).over


@pytest.mark.parametrize("names", [["hard"], ["hard", "random"], ["random", "hard", "random", "random"]])
def test_hard_plays_to_the_end(names: list[str]) -> None:
    """Use a small part of the budget to keep the test fast."""
    assert played(names, 6, 0.03).over


@pytest.mark.long
def test_medium_beats_chance() -> None:
    for seed in range(3):
        names = ["medium", "random"]
        at = seed % 2
        if at:
            names.reverse()
        totals = [score.total for score in played(names, seed).scores()]
        assert totals[at] > totals[1 - at]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_same_position_is_answered_alike(level: str) -> None:
    """The choice must not depend on the content of the caches."""
    game = random_game("lilliput", 2, 3).at(40)
    seat = game.decision.seats[0]
    first = make("lilliput", level, 1).choose(game, seat)
    forget_searches(game)
    assert make("lilliput", level, 1).choose(game.copy(), seat) == first


def test_other_seeds_play_other_games() -> None:
    """Only the first player is random in the game; the bot's seed orders plans of almost equal value."""
    game = trainshed.new("lilliput", 2, seed=1, options={"first": 0})
    game.play(TakeCompany(0, "MR"))
    assert len({make("lilliput", "medium", seed).choose(game, 0) for seed in range(8)}) > 2


def test_a_bot_leaves_the_game_as_it_is() -> None:
    game = random_game("lilliput", 2, 3).at(40)
    before = game.digest
    make("lilliput", "hard", 1).choose(game, game.decision.seats[0], 0.2)
    assert game.digest == before


def test_work_is_counted_whatever_is_known_already() -> None:
    game = random_game("lilliput", 3, 4).at(50)
    spent = [planning_work(game) for _ in range(2)]
    assert spent[0] == spent[1] > 0


def test_a_company_that_is_not_touched_earns_what_it_earned() -> None:
    """The revenue the bots keep for a company across lays elsewhere equals the router's result."""
    compared = 0
    for seed in range(2):
        whole = random_game("lilliput", 3, seed)
        for at in range(20, len(whole.actions), 23):
            for known, exact in planned_revenues(whole.at(at)):
                assert known == exact
                compared += 1
    assert compared > 100


def test_a_request_to_a_bot_is_small_whatever_was_found_out() -> None:
    game = played(["easy", "easy"], 2).at(60)
    assert runs_remembered(game) > 500
    packed = pickle.dumps(game.resample_hidden(0, 1))
    assert len(packed) < 20_000
    there = pickle.loads(packed)
    assert there.digest == game.resample_hidden(0, 1).digest
    assert list(there.legal_actions) == list(game.legal_actions)
    assert share_box(there, game)
    assert board(there) == board(game)


def test_the_outlook_at_the_end_is_the_wealth() -> None:
    game = random_game("lilliput", 2, 9)
    assert outlook(game) == [score.total for score in game.scores()]


def test_withholding_buys_the_better_train_from_the_pool() -> None:
    """Early in the game a company with only obsolete trains withholds once, to buy a train that lasts."""
    game = set_pool(set_trains(set_phase(start(2), "4"), "MR", "2"), "4")
    set_round(game, 3)
    set_treasury(game, "MR", 280)
    ask(game, "dividend", 0, company="MR", revenue=20)
    assert best_plan(game, 0) == (Withhold(0, "MR"), BuyFromPool(0, "MR", "4"))


def test_money_that_buys_nothing_is_paid_out() -> None:
    game = set_trains(set_phase(start(2), "4"), "MR", "4")
    set_round(game, 7)
    ask(game, "dividend", 0, company="MR", revenue=50)
    assert make("lilliput", "hard", 1).choose(game, 0) == PayOut(0, "MR")
