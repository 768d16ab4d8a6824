"""Positions of 18Ireland for the page tests, each reached by legal moves of bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import trainshed
from tests.ireland.games import played
from tests.ireland.stock_table import state_of
from trainshed.bots import make
from trainshed.core import Action, Game

from .positions import Choose

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eva", "Fay"]
Stops = Callable[[Game], bool]


def bots(players: int = 3, level: str = "medium", seed: int = 2) -> Choose:
    """Return a chooser that plays every seat as a bot of this level."""
    seats = [make("ireland", level, seed + seat) for seat in range(players)]

    def choose(game: Game) -> Action:
        seat = game.decision.seats[0]
        return seats[seat].choose(game.resample_hidden(seat, len(game.actions)), seat)

    return choose


def step_of(game: Game) -> str:
    """Return the tag of the step that waits; empty when the game is over."""
    agenda = state_of(game).agenda
    return str(type(agenda[-1]).__struct_config__.tag) if agenda else ""


@cache
def whole(players: int = 3, seed: int = 2) -> Game:
    """Return a game that bots played to its end."""
    game = trainshed.new("ireland", NAMES[:players], seed=seed)
    choose = bots(players, seed=seed)
    while not game.over:
        game.play(choose(game))
    return game


@cache
def at(step: str, number: int = 0, *, players: int = 3, seed: int = 2, kind: type[Action] | None = None) -> Game:
    """Return that game where it asks this step for the `number`-th time, with an action of that kind among the legal
    ones."""
    game = whole(players, seed)
    for place in range(len(game.actions)):
        there = game.at(place)
        if step_of(there) == step and (kind is None or any(isinstance(it, kind) for it in there.legal_actions)):
            if not number:
                return there
            number -= 1
    raise AssertionError(f"{step} is not asked so often")


@cache
def random_game(players: int, seed: int, most: int) -> Game:
    """Return a game played at random up to so many actions: what bots avoid happens there too."""
    return played(players, seed, most=most)


def discarding() -> Game:
    """A merger has brought a company one train too many."""
    return random_game(4, 4, 526)


def trading() -> Game:
    """A company can trade in a train."""
    return random_game(4, 4, 853)


def ruined() -> Game:
    """Nothing can pay for a train: bankruptcy is the only choice."""
    return random_game(3, 1, 148)
