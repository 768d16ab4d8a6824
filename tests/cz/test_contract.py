"""Whole games keep the contract of all titles; nothing that is looked at solves a route; caches change nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import trainshed
from tests.cz.games import choose
from tests.cz.table import (
    ALL_OPTIONS,
    OPTIONS,
    SOLVER,
    best_run,
    clear_caches,
    company,
    dealt,
    in_play,
    listed,
    new,
    seat,
    seen,
    set_cash,
    step,
)
from trainshed.core import Game
from trainshed.core.contract import check, check_action, check_clones
from trainshed.rail.play.actions import RouteChoice, Run


def play_checked(players: int, seed: int, *, greedy: bool, every: float, **options: Any) -> Game:
    """Play a game; some positions, all actions and some clones are checked."""
    rng = random.Random(seed)
    game = trainshed.new("cz_first", players, seed=seed, options=options)
    broken: list[str] = []
    while not game.over and not broken:
        if rng.random() < every:
            broken += check(game, seed=seed)
        action = choose(game, rng, greedy=greedy)
        if isinstance(action, Run):  # the list holds only the empty run
            best = best_run(game, company(game))
            routes = tuple(RouteChoice(route.train, route.stops) for route in best.routes)
            action = Run(action.seat, action.company, routes)
        before = game.copy()
        log = game.play(action)
        broken += check_action(before, action, game, log, seed=seed)
    broken += check(game, seed=seed)
    broken += check_clones(game, seed=seed, count=3)
    assert not broken, broken[:3]
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(len(OPTIONS) + 1))
def test_whole_games_keep_the_contract(players: int, number: int) -> None:
    options = (*OPTIONS, ALL_OPTIONS)[number]
    game = play_checked(players, 10 * players + number, greedy=number % 2 == 0, every=0.06, **options)
    assert game.outcome is not None
    assert game.outcome.winners


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(12))
def test_many_games_keep_the_contract(players: int, seed: int) -> None:
    options = (*OPTIONS, ALL_OPTIONS)[seed % 7]
    play_checked(players, 100 + seed, greedy=seed % 3 > 0, every=1.0, **options)


@pytest.mark.parametrize("players", [2, 5])
def test_a_record_is_played_again_to_the_same_position(players: int) -> None:
    game, rng = dealt(players, 3), random.Random(3)
    while not game.over:
        game.play(choose(game, rng, greedy=True))
    again = Game.load(game.record)
    assert (again.digest, again.outcome) == (game.digest, game.outcome)
    assert [score.total for score in again.scores()] == [score.total for score in game.scores()]


def test_undo_leads_back() -> None:
    game, rng = dealt(4, 5), random.Random(5)
    digests = [game.digest]
    for _ in range(40):
        if game.over:
            break
        game.play(choose(game, rng, greedy=True))
        digests.append(game.digest)
    while game.actions:
        assert game.digest == digests.pop()
        game.undo()
    assert game.digest == digests.pop()


# no route is solved by looking


def forbid(*_: object, **__: object) -> None:
    raise AssertionError("a route is solved")


@pytest.mark.parametrize("routes", ["best", "hand"])
def test_no_route_is_solved_for_view_question_list_and_judgement(routes: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, game = random.Random(4), new(3, seed=2, routes=routes, nothing_on_sale_ends=False)
    while not game.over and len(game.actions) < 60:
        for who in in_play(game):  # nobody is ever short of money, so that the game does not end early (51)
            set_cash(game, who, 1000)
        clear_caches(game)
        with monkeypatch.context() as patch:
            patch.setattr(SOLVER, forbid)
            for who in (*range(3), None):
                assert seen(game, who).over is False
            assert game.decision.question(seat(game)).key.startswith("rail-ask-")
            legal = listed(game)
            assert all(game.why_not(action) is None for action in legal)
            assert all(action in game.legal_actions for action in legal[:5])
            assert game.scores()
            assert list(game.violations()) == []
        game.play(choose(game, rng, greedy=True))
    assert len(game.actions) > 30


# caches


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_caches_change_no_list(players: int) -> None:
    """Two equal games, one of which forgets everything it has kept now and then."""
    rng, kept = random.Random(players), new(players, seed=players)
    emptied = kept.copy()
    while not kept.over:
        if step(kept) == "lay-track":
            for game in (kept, emptied):
                set_cash(game, company(game), 250)
        legal = listed(kept)
        if rng.random() < 0.3:
            clear_caches(emptied)
        assert listed(emptied) == legal
        runs = [best_run(kept, who) for who in in_play(kept)]
        if rng.random() < 0.3:
            clear_caches(emptied)
        assert [best_run(emptied, who) for who in in_play(emptied)] == runs
        action = choose(kept, random.Random(len(kept.actions)), greedy=True)
        assert kept.play(action) == emptied.play(action)
    assert kept.digest == emptied.digest
