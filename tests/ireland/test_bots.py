"""Bots of 18Ireland."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

import pytest

from trainshed.bots import levels, make
from trainshed.core import Action, Game
from trainshed.core.game import new
from trainshed.rail.play.actions import Answer, BuyFromCompany, Run
from trainshed.rail.play.running import best_run
from trainshed.titles.ireland import flow
from trainshed.titles.ireland.actions import BuyPrivate, Propose, Vote

NAMES = ["Ann", "Ben", "Cleo", "Emil", "Fay", "Gil"]


def play_out(game: Game, names: list[str], seed: int = 1) -> Game:
    """Play to the end with one bot per seat."""
    bots = [make("ireland", name, seed + seat) for seat, name in enumerate(names)]
    while not game.over:
        seat = game.decision.seats[0]
        game.play(bots[seat].choose(game, seat))  # raises if it is illegal
    return game


@cache
def played(seed: int, players: int = 4) -> Game:
    """A whole game of medium bots."""
    return play_out(new("ireland", NAMES[:players], seed=seed), ["medium"] * players)


def total(game: Game) -> int:
    return sum(flow.totals(game.state))


def test_levels() -> None:
    assert levels("ireland") == ("random", "easy", "medium")


@pytest.mark.parametrize("players", [3, 6])
def test_medium_bots_finish_a_game_rich_and_solvent(players: int) -> None:
    game = played(3, players)
    assert game.state.ending in ("bank", "market")
    assert not game.state.bankrupt
    assert total(game) / game.state.bank.total > 1.6
    assert not list(game.violations())


def test_medium_beats_chance() -> None:
    wins = 0
    for seed in range(2):
        names = ["random"] * 4
        names[seed] = "medium"
        scores = play_out(new("ireland", NAMES[:4], seed=seed), names, seed).scores()
        wins += scores[seed].place == 1
    assert wins == 2


@pytest.mark.parametrize("preset", ["aid", "public"])
def test_presets(preset: str) -> None:
    from trainshed.titles.ireland.state import PRESETS

    game = play_out(new("ireland", NAMES[:3], seed=8, options=dict(PRESETS[preset])), ["medium", "easy", "medium"])
    assert game.over
    assert not list(game.violations())


def actions_of(game: Game, kind: type[Any]) -> list[Any]:
    return [action for action in game.actions if isinstance(action, kind)]


def test_medium_runs_the_best_routes() -> None:
    game = played(3, 3)
    runs = 0
    for number, action in enumerate(game.actions):
        if isinstance(action, Run) and number % 5 == 0:
            before = game.at(number)
            best = best_run(before.state, action.company).revenue
            before.play(action)
            assert before.state.earned[action.company] == best
            runs += 1
    assert runs > 5


def test_medium_sells_its_privates_to_its_companies() -> None:
    sold = [action for action in actions_of(played(3, 3), BuyPrivate) if action.company]
    assert sold
    assert all(action.price >= played(3, 3).state.box.privates[action.private].value for action in sold)


def test_medium_merges_companies() -> None:
    game = played(3, 3)
    assert actions_of(game, Propose)
    assert actions_of(game, Vote)


def test_medium_moves_a_train_between_its_companies() -> None:
    for seed in count(1):
        moved = [action for action in actions_of(played(seed), BuyFromCompany) if action.price == 1]
        if moved:
            break
        assert seed < 6, "no train was moved in six games"


def test_other_seeds_play_other_games() -> None:
    def opening(seed: int) -> list[Action]:
        game = new("ireland", NAMES[:4], seed=5)
        bots = [make("ireland", "easy", seed + seat) for seat in range(4)]
        for _ in range(60):
            seat = game.decision.seats[0]
            game.play(bots[seat].choose(game, seat))
        return list(game.actions)

    assert opening(1) == opening(1)
    assert opening(1) != opening(50)


def test_a_bot_leaves_the_game_as_it_is() -> None:
    game = played(3, 3)
    for number in range(0, len(game.actions), 40):
        position = game.at(number)
        digest = position.digest
        seat = position.decision.seats[0]
        assert make("ireland", "medium", 1).choose(position, seat) in position.legal_actions.of(seat)
        assert position.digest == digest


def test_offers_are_answered() -> None:
    """Every level answers an offer for a train: a price far above its worth is accepted, one pound is not."""
    game = played(3, 3)
    seen = set()
    for number in range(len(game.actions)):
        position = game.at(number)
        if position.state.agenda[-1].tag != "buy-trains":
            continue
        seat = position.decision.seats[0]
        offers = [a for a in position.legal_actions.of(seat) if isinstance(a, BuyFromCompany)]
        directors = position.state.shares
        others = [a for a in offers if directors.director(a.seller) != f"@{seat}"]
        if not others:
            continue
        position.play(min(others, key=lambda a: a.price))
        asked = position.decision.seats[0]
        answer = make("ireland", "medium", 1).choose(position, asked)
        assert isinstance(answer, Answer)
        assert not answer.accept
        seen.add(type(answer))
        break
    assert seen


def test_random_bots_run_their_best_routes() -> None:
    """The list of legal actions has only the empty run."""
    game = new("ireland", NAMES[:3], seed=1)
    bots = [make("ireland", "random", seat) for seat in range(3)]
    while not game.over and not any(action.routes for action in actions_of(game, Run)):
        seat = game.decision.seats[0]
        game.play(bots[seat].choose(game, seat))
    (*_, action) = actions_of(game, Run)
    before = game.at(len(game.actions) - 1)
    assert game.state.earned[action.company] == best_run(before.state, action.company).revenue > 0
