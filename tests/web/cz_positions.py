"""Positions of 18CZ: Your first game for the page tests, each reached by legal moves of bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import trainshed
from tests.cz.table import acting, step
from trainshed.bots import make
from trainshed.core import Action, Game
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, DiscardTrain, Done, LayTile, PlaceStation

from .positions import Choose

NAMES = ["Ann", "Ben", "Cleo", "Emil", "Bob"]
Stops = Callable[[Game], bool]


def bots(players: int = 3, level: str = "medium", seed: int = 1) -> Choose:
    """Return a chooser that plays every seat as a bot of this level."""
    seats = [make("cz_first", level, seed + seat) for seat in range(players)]

    def choose(game: Game) -> Action:
        seat = game.decision.seats[0]
        return seats[seat].choose(game.resample_hidden(seat, len(game.actions)), seat)

    return choose


def only_twos(choose: Choose, but: str) -> Choose:
    """Return the same chooser, but companies buy only 2-trains, except one that buys every train it can."""

    def chosen(game: Game) -> Action:
        buys = [action for action in game.legal_actions if isinstance(action, BuyTrain)]
        if buys and acting(game) == but:
            return buys[0]
        return Done(game.decision.seats[0]) if buys and _top(game) != "2" else choose(game)

    return chosen


def hoarding(choose: Choose, company: str) -> Choose:
    """Return the same chooser, but one company buys every train from the first 3-train on; the others buy two 2-trains
    each and no other, and as many stations as they can."""

    def chosen(game: Game) -> Action:
        who, top = acting(game), _top(game)
        stations = [action for action in game.legal_actions if isinstance(action, PlaceStation)]
        if who != company and stations:
            return stations[0]
        if step(game) != "buy-trains" or can(game, DiscardTrain):
            return choose(game)
        buys = [action for action in game.legal_actions if isinstance(action, BuyTrain)]
        wanted = top != "2" if who == company else top == "2" and len(game.state.depot.of(who)) < 2
        return buys[0] if buys and wanted else Done(game.decision.seats[0])

    return chosen


def played(stops: Stops, by: Choose, *, players: int = 3, seed: int = 1, **options: Any) -> Game:
    """Return a game up to the position that `stops` names, or its end."""
    game = trainshed.new("cz_first", NAMES[:players], seed=seed, options=options)
    while not game.over and not stops(game):
        game.play(by(game))
    return game


def never(_: Game) -> bool:
    return False


def can(game: Game, kind: type[Action]) -> bool:
    return any(isinstance(action, kind) for action in game.legal_actions)


def _top(game: Game) -> str:
    return game.state.depot.next() or ""


@cache
def laying(players: int = 3) -> Game:
    """Track can be laid, with some on the map already."""
    return played(
        lambda game: step(game) == "lay-track" and game.state.round.number == 3, bots(players), players=players
    )


@cache
def two_free_cities() -> Game:
    """A company may place a station in either city of Chomutov and Most."""

    def wanted(game: Game) -> bool:
        places = [action for action in game.legal_actions if isinstance(action, PlaceStation)]
        return len([place for place in places if place.cell == "C7"]) > 1

    return played(wanted, towards("C7", bots(5, "easy", 8)), players=5, seed=8)


def towards(cell: str, choose: Choose) -> Choose:
    """Return the same chooser, but a tile is laid on this cell whenever one can be."""

    def chosen(game: Game) -> Action:
        lays = [action for action in game.legal_actions if isinstance(action, LayTile) and action.cell == cell]
        return lays[0] if lays else choose(game)

    return chosen


@cache
def first_four(players: int = 3) -> Game:
    """The first 4-train can be bought; everybody has 2-trains."""

    def ready(game: Game) -> bool:
        return step(game) == "buy-trains" and _top(game) == "4" and can(game, BuyTrain)

    return played(ready, bots(players), players=players)


@cache
def bank_and_pool() -> Game:
    """A train of the bank and one of the pool can be bought."""
    return played(lambda game: can(game, BuyFromPool) and can(game, BuyTrain), hoarding(bots(), "EKJ"))


@cache
def too_dear() -> Game:
    """A train of the pool can be bought, but the one of the bank is too dear."""
    return played(lambda game: can(game, BuyFromPool) and not can(game, BuyTrain), hoarding(bots(), "EKJ"))


@cache
def discard() -> Game:
    """A company has a train too many."""
    return played(lambda game: can(game, DiscardTrain), bots(2, "easy", 3), players=2, seed=3)


@cache
def by_hand() -> Game:
    """Routes are chosen by hand; the company has three trains."""
    return played(lambda game: step(game) == "run-trains" and game.state.round.number >= 5, bots(), routes="hand")


@cache
def ending() -> Game:
    """A company cannot get a train, and this round is not over yet."""
    return played(lambda game: bool(game.state.ending), only_twos(bots(), "VBW"))


@cache
def early_end() -> Game:
    return played(never, only_twos(bots(), "VBW"))


@cache
def last_round() -> Game:
    return played(lambda game: game.state.round.number == 10, bots())


@cache
def ten_rounds() -> Game:
    return played(never, bots())
