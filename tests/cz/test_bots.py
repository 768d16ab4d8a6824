"""Bots: legal and reproducible choices, whole games with all options, better results than random play."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.cz.table import (
    ALL_OPTIONS,
    begin,
    clear_caches,
    cover,
    done,
    give,
    give_pool,
    new,
    revenue,
    set_cash,
    to_phase,
)
from trainshed.bots import levels, make
from trainshed.core import Game
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, DiscardTrain, Run

BUDGET = 0.05
"""A small part of the hard bot's work, to keep the tests fast."""
PLAYERS = (2, 3, 4, 5)
ABOVE_CHANCE = ("easy", "medium", "hard")


def play_out(game: Game, names: list[str], seed: int) -> Game:
    """Play a game to its end between bots. `play` raises on an illegal choice."""
    bots = [make("cz_first", name, seed + seat) for seat, name in enumerate(names)]
    while seats := game.decision.seats:
        game.play(bots[seats[0]].choose(game.resample_hidden(seats[0], seed), seats[0], BUDGET))
    return game


@cache
def played(players: int) -> Game:
    """Return a whole game of easy bots, which is quickly played."""
    return play_out(new(players), ["easy"] * players, 3)


def positions(players: int, every: int) -> list[Game]:
    """Return positions from the beginning to the end of a game."""
    game = played(players)
    return [game.at(at) for at in range(0, len(game.actions), every)]


def choice(game: Game, level: str, seed: int = 1) -> Any:
    """Return what a bot does in a position."""
    return make("cz_first", level, seed).choose(game, game.decision.seats[0], BUDGET)


def test_there_are_three_levels_above_chance() -> None:
    """Any of them can also stand in for a person: the server offers all levels of a title."""
    assert levels("cz_first") == ("random", *ABOVE_CHANCE)


@pytest.mark.parametrize("level", ["random", *ABOVE_CHANCE])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_choice_is_legal(players: int, level: str) -> None:
    for game in positions(players, 13):
        assert game.why_not(choice(game, level)) is None


@pytest.mark.parametrize("level", ABOVE_CHANCE)
@pytest.mark.parametrize("players", [2, 5])
def test_the_same_position_is_answered_alike(players: int, level: str) -> None:
    """The choice depends neither on the content of the caches nor on the bot's earlier choices."""
    for game in positions(players, 41):
        first = choice(game, level)
        clear_caches(game)
        assert choice(game.copy(), level) == first


@pytest.mark.parametrize("level", ABOVE_CHANCE)
def test_a_bot_leaves_the_game_as_it_is(level: str) -> None:
    game = played(3).at(30)
    before = game.digest
    choice(game, level)
    assert game.digest == before


@pytest.mark.parametrize("names", [["medium", "hard"], ["easy", "hard", "medium"]])
@pytest.mark.parametrize("options", [{}, ALL_OPTIONS])
def test_whole_games_with_all_options(names: list[str], options: dict[str, Any]) -> None:
    game = new(len(names), **options)
    bots = [make("cz_first", name, 5) for name in names]
    while seats := game.decision.seats:
        game.play(bots[seats[0]].choose(game, seats[0], BUDGET))
        assert list(game.violations()) == []


def test_medium_beats_chance() -> None:
    """A game is lost now and then: a company that buys nothing can end the game early with most cash."""
    won = 0
    for number in range(8):
        seat = number % 2
        names = ["random", "random"]
        names[seat] = "medium"
        totals = [score.total for score in play_out(new(2), names, number).scores()]
        won += totals[seat] > totals[1 - seat]
    assert won >= 7


def test_other_seeds_play_other_games() -> None:
    games = [play_out(new(2), ["medium", "medium"], seed) for seed in (0, 2, 4)]
    assert len({tuple(game.actions) for game in games}) > 1


def test_routes_by_hand_are_the_best_ones() -> None:
    game = give(cover(new(2, routes="hand"), "E15 57/1, E13 69/1"), "BCB", "2")
    begin(game, "BCB", "run-trains")
    wanted = revenue(game, "BCB", "2")
    assert wanted > 0
    for level in ABOVE_CHANCE:
        action = choice(game, level)
        assert isinstance(action, Run)
        trial = game.copy()
        trial.play(action)
        assert trial.scores()[0].total == game.scores()[0].total + wanted


def test_nothing_is_bought_in_the_last_round() -> None:
    game = set_cash(new(2), "BCB", 500)
    begin(game, "BCB", "buy-trains", round=10)
    for level in ABOVE_CHANCE:
        assert choice(game, level) == done(game)


def test_a_train_is_bought_where_the_rules_demand_it() -> None:
    """With two trains on sale there is something to choose; the only train would be bought by itself."""
    game = give_pool(set_cash(new(2, must_buy_train=True), "BCB", 500), "3")
    begin(game, "BCB", "buy-trains", round=10)
    for level in ABOVE_CHANCE:
        assert isinstance(choice(game, level), (BuyTrain, BuyFromPool))


def test_the_shortest_train_is_discarded() -> None:
    game = give(to_phase(new(2), 4), "BCB", "3", "3", "4")
    begin(game, "BCB", "buy-trains")
    for level in ABOVE_CHANCE:
        action = choice(game, level)
        assert isinstance(action, DiscardTrain)
        assert action.train == "3"
