"""London's bots: strength (a change may reveal a rule bug), determinism, independence from hidden cards."""

from __future__ import annotations

import pytest

import trainshed
from trainshed.bots import UnknownLevel, levels, make
from trainshed.core import Game


def play(level: str, seed: int, players: int = 1, *, begun: int = 0, **options: bool) -> Game:
    """Return a finished game; its first moves are the first legal ones."""
    game = trainshed.new("london", players, seed=seed, options=options)
    for _ in range(begun):
        game.play(next(iter(game.legal_actions)))
    bots = [make("london", level, seed * 4 + seat) for seat in range(players)]
    while seats := game.decision.seats:
        seat = seats[0]
        game.play(bots[seat].choose(game.resample_hidden(seat, 7), seat))
    return game


def mean(level: str, games: int, **options: bool) -> float:
    return sum(play(level, seed, **options).scores()[0].total for seed in range(games)) / games


def test_greedy_scores_what_independent_engines_say() -> None:
    """The mean is 126.5 over many games; with 400 games the standard error is 0.7."""
    assert 124.5 < mean("easy", 400) < 128.5


def test_looking_one_card_ahead_is_worth_more_than_ten_points() -> None:
    """The mean is 139.5 over many games; with 60 games the standard error is 1.8."""
    assert 134 < mean("medium", 60) < 146


@pytest.mark.parametrize(
    ("level", "players", "begun"),
    [
        *((level, 3, 0) for level in levels("london") if level != "hard"),
        ("hard", 1, 20),
        pytest.param("hard", 1, 0, marks=pytest.mark.long),
    ],
)
def test_bots_finish_games_with_every_module(level: str, players: int, begun: int) -> None:
    game = play(level, 3, players, begun=begun, powers=True, objectives=True)
    assert game.over


@pytest.mark.parametrize("level", levels("london"))
def test_a_seed_always_plays_the_same_way(level: str) -> None:
    game = trainshed.new("london", 1, seed=12, options={"powers": True})
    for _ in range(3):
        game.play(next(iter(game.legal_actions)))
    choices = {make("london", level, 5).choose(game.resample_hidden(0, 3), 0) for _ in range(2)}
    assert len(choices) == 1


@pytest.mark.parametrize("level", levels("london"))
def test_bots_choose_the_same_whatever_the_hidden_cards_are(level: str) -> None:
    game = trainshed.new("london", 1, seed=21)
    for _ in range(4):
        game.play(next(iter(game.legal_actions)))
    chosen = {make("london", level, 5).choose(game.resample_hidden(0, seed), 0) for seed in range(4)}
    assert len(chosen) == 1


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(UnknownLevel, match="random, easy, medium"):
        make("london", "godlike", 1)


def test_bots_use_their_powers_sensibly() -> None:
    """With both modules the greedy bot scores about 149, and the bot that looks ahead about 163."""
    assert mean("easy", 100, powers=True, objectives=True) > 140
