"""Whole games keep the contract of all titles and finish; nothing that is looked at solves a route."""

from __future__ import annotations

import random
from typing import Any

import pytest

import trainshed
from tests.ireland.games import SETTINGS, choose, played
from tests.ireland.stock_table import state_of
from tests.ireland.table import violations
from trainshed.core import Game
from trainshed.core.contract import check, check_action, check_clones
from trainshed.rail.play.running import best_run

SOLVER = "trainshed.rail.play.running.solve"
"""Where the rules call the route solver."""


def play_checked(players: int, seed: int, *, sensible: bool, every: float, **options: Any) -> Game:
    """Play a game; every fifth position keeps the invariants, some the whole contract."""
    rng = random.Random(seed)
    game = trainshed.new("ireland", players, seed=seed, options=options)
    broken: list[str] = []
    while not game.over and not broken:
        thorough = rng.random() < every
        if thorough:
            broken += check(game, seed=seed)
        action = choose(game, rng, sensible=sensible)
        before = game.copy() if thorough else game
        log = game.play(action)
        if thorough:
            broken += check_action(before, action, game, log, seed=seed)
        if thorough or not len(game.actions) % 5:
            broken += violations(game)
    broken += check(game, seed=seed)
    assert not broken, broken[:3]
    return game


@pytest.mark.parametrize("number", range(8))
def test_whole_games_keep_the_contract(number: int) -> None:
    options = SETTINGS[number % 3]
    game = play_checked(3 + number % 4, 40 + number, sensible=number % 4 < 3, every=0.006, **options)
    assert game.outcome is not None
    assert game.outcome.winners


@pytest.mark.parametrize("number", range(3, len(SETTINGS)))
def test_games_with_each_switch_keep_the_invariants(number: int) -> None:
    game = play_checked(3 + number % 4, 270 + number, sensible=True, every=0.0, **SETTINGS[number])
    assert game.over


def test_clones_see_the_same_and_play_on() -> None:
    game = played(3, 5, sensible=False)
    assert not list(check_clones(game, seed=5, count=3))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200))
def test_many_games_finish_without_a_violation(seed: int) -> None:
    options = SETTINGS[seed % len(SETTINGS)] if seed % 2 else SETTINGS[seed % 3]
    play_checked(3 + seed % 4, 1000 + seed, sensible=seed % 5 > 0, every=0.02, **options)


def test_a_record_is_played_again_to_the_same_position() -> None:
    game = played(4, 8)
    again = Game.load(game.record)
    assert (again.digest, again.outcome) == (game.digest, game.outcome)
    assert [score.total for score in again.scores()] == [score.total for score in game.scores()]


def test_undo_leads_back() -> None:
    game, rng = trainshed.new("ireland", 4, seed=5), random.Random(5)
    digests = [game.digest]
    for _ in range(120):
        if game.over:
            break
        game.play(choose(game, rng))
        digests.append(game.digest)
    while game.actions:
        assert game.digest == digests.pop()
        game.undo()
    assert game.digest == digests.pop()


def forbid(*_: object, **__: object) -> None:
    raise AssertionError("a route is solved")


def test_no_route_is_solved_for_view_question_list_and_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    rng, game = random.Random(4), trainshed.new("ireland", 3, seed=2)
    while not game.over and len(game.actions) < 250:
        state_of(game).box.runs.clear()
        with monkeypatch.context() as patch:
            patch.setattr(SOLVER, forbid)
            for who in (*range(3), None):
                assert game.view(who) is not None
            (seat,) = game.decision.seats
            assert game.decision.question(seat).key
            legal = list(game.legal_actions)
            assert all(game.why_not(action) is None for action in legal[:20])
            assert game.scores()
        game.play(choose(game, rng))
    assert len(game.actions) > 200


def test_caches_change_no_list_and_no_run() -> None:
    """Two equal games, one of which forgets everything it has kept now and then."""
    rng, kept = random.Random(3), trainshed.new("ireland", 4, seed=3)
    emptied = kept.copy()
    while not kept.over and len(kept.actions) < 300:
        legal = list(kept.legal_actions)
        if rng.random() < 0.2:
            state = state_of(emptied)
            state.box.runs.clear()
            state.board.map.reaches.clear()
        assert list(emptied.legal_actions) == legal
        runs = [best_run(state_of(kept), company).revenue for company in state_of(kept).started()]
        assert [best_run(state_of(emptied), company).revenue for company in state_of(emptied).started()] == runs
        action = choose(kept, random.Random(len(kept.actions)))
        assert kept.play(action) == emptied.play(action)
    assert kept.digest == emptied.digest
