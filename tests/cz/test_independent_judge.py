"""Lays, reach, stations, purchases, income and the early end equal a second judge written from the rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.cz.games import busy_map, choose
from tests.cz.independent_judge import Judge, Lay, shown_income
from tests.cz.table import (
    ALL_OPTIONS,
    OPTIONS,
    acting,
    all_lays,
    begin,
    board,
    cash,
    company,
    ending,
    give,
    in_play,
    listed,
    new,
    phase_of,
    reach_of,
    revenue,
    round_of,
    set_cash,
    slots,
    step,
    tiles,
    trains,
)
from trainshed.core import Action, Game
from trainshed.rail.play.actions import BuyFromPool, DiscardTrain, Done, LayTile
from trainshed.rail.play.events import Earned, TrainBought


def look(action: LayTile) -> Lay:
    return action.cell, action.tile, str(tiles()[action.tile].shape(action.rotation).alike())


def word(action: Action) -> str:
    """Return an answer of the buying step in the judge's words."""
    if isinstance(action, BuyFromPool | DiscardTrain):
        return f"{'pool' if isinstance(action, BuyFromPool) else 'drop'} {action.train}"
    return "stop" if isinstance(action, Done) else "deck"


def hold(game: Game, rng: random.Random, counts: Counter[str]) -> None:
    """Compare what is asked now, and every company's reach and income."""
    judge, who, asked = Judge(game), company(game), step(game)
    if asked == "lay-track":
        hold_lays(game, judge, rng)
        counts["lays"] += len(listed(game)) - 1
    elif asked == "build-station":
        assert slots(game) == judge.slots(who)
        counts["slots"] += len(slots(game))
    elif asked == "buy-trains":
        assert {word(action) for action in listed(game)} == judge.purchases(who)
        counts["purchases"] += 1
    for other in in_play(game):
        hold_reach(game, judge, other)
        if trains(game, other):
            assert revenue(game, other) == judge.income(other), other
            counts["incomes"] += 1
    counts[f"phase {phase_of(game)}"] += 1


def hold_lays(game: Game, judge: Judge, rng: random.Random) -> None:
    """Compare the list; then try some lays, listed and not, and see whether the tile's track can be traced to."""
    who = company(game)
    lays = [action for action in listed(game) if isinstance(action, LayTile)]
    wanted = judge.lays(who)
    assert len({look(action) for action in lays}) == len(lays)
    assert {look(action) for action in lays} == wanted
    for action in rng.sample(lays, min(3, len(lays))):
        assert judge.usable_after(who, action.cell, tiles()[action.tile].shape(action.rotation))
    for action in all_lays(game, rng.choice(list(board(game).map.cells))):
        assert (game.why_not(action) is None) == (look(action) in wanted), action


def hold_reach(game: Game, judge: Judge, other: str) -> None:
    entered, stops = judge.trace(other)
    reach = reach_of(game, other)
    assert set(reach.places()) == stops
    for cell in board(game).map.cells:
        assert set(reach.sides(cell)) == {side for side in range(6) if (cell, side) in entered}, (other, cell)


def hold_end(game: Game, before: str, moved: str) -> None:
    """The end was tested after the turn of `moved`, and of companies since that had nothing to decide."""
    if before:
        assert ending(game) == before
        return
    order = in_play(game)
    since = [other for other in order[order.index(moved) :] if order.index(other) < order.index(company(game))]
    if order.index(company(game)) <= order.index(moved):
        since = [*order[order.index(moved) :], *order[: order.index(company(game))]]
    tested = since if game.setup.options.get("end_test") == "own_turn" else order
    stuck = [other for other in tested if Judge(game).is_stuck(other)]
    assert bool(ending(game)) == bool(stuck)
    assert not stuck or ending(game) in stuck


def play(players: int, seed: int, *, greedy: bool, wage: int, every: float, **options: Any) -> Counter[str]:
    """Play a game and compare a part of its positions. A wage for every turn makes sure that all trains are sold."""
    rng, counts = random.Random(seed), Counter[str]()
    game = new(players, charters=rng.sample(in_play(new(players)), players), seed=seed, **options)
    by_hand = options.get("routes") == "hand"
    while not game.over:
        who, before = company(game), ending(game)
        if step(game) == "lay-track":
            set_cash(game, who, cash(game, who) + wage)
        if rng.random() < every:
            hold(game, rng, counts)
        log = game.play(choose(game, rng, greedy=greedy))
        has_run = any(isinstance(event, Earned) and event.company == who for event in log)
        has_bought = any(isinstance(event, TrainBought) for event in log)
        if has_run and not has_bought and not by_hand and (step(game), acting(game)) == ("buy-trains", who):
            assert shown_income(game, who) == Judge(game).income(who)
            counts["runs"] += 1
        if step(game) == "lay-track" and acting(game) != who:
            hold_end(game, before, who)
    assert ending(game) or round_of(game) == 10
    return counts


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_are_played_as_a_second_judge_says(players: int) -> None:
    counts = Counter[str]()
    for seed in range(3):
        counts += play(players, 10 * players + seed, greedy=False, wage=0, every=0.2)
    assert counts["lays"] > 20
    assert counts["incomes"] > 10
    assert counts["runs"] > 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_games_are_played_as_a_second_judge_says(players: int) -> None:
    """Companies that build and buy whatever they can; in every second game they have enough for every train.

    Some positions of each option; `make check-long` compares most positions of 200 games.
    """
    counts = Counter[str]()
    for seed, options in enumerate((*OPTIONS, ALL_OPTIONS)):
        counts += play(players, seed, greedy=True, wage=0 if seed % 2 else 150, every=0.2, **options)
    assert all(counts[f"phase {phase}"] > 2 for phase in (1, 2, 3, 4)), counts
    assert counts["lays"] > 300
    assert counts["slots"] > 0
    assert counts["incomes"] > 50


@pytest.mark.parametrize("seed", range(2))
def test_busy_maps_are_judged_alike(seed: int) -> None:
    """Much green and brown track, full cities, trains of every length."""
    game, rng, counts = busy_map(seed), random.Random(seed), Counter[str]()
    for who in in_play(game):
        give(game, who, *rng.choice((("5", "4"), ("5", "3"), ("4", "4"), ("3", "3", "4"))))
    for who in in_play(game):
        set_cash(game, who, 200)
        for asked in ("lay-track", "build-station", "buy-trains"):
            begin(game, who, asked)
            hold(game, rng, counts)
    assert counts["lays"] > 200


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200))
def test_many_games_are_played_as_a_second_judge_says(seed: int) -> None:
    options = (*OPTIONS, ALL_OPTIONS)[seed % 7]
    play(2 + seed % 4, 1000 + seed, greedy=seed % 5 > 0, wage=(0, 100, 200, 400)[seed // 4 % 4], every=0.7, **options)
