"""Positions of 18Lilliput for the page tests, each reached by legal moves; the page is given the game's record."""

from __future__ import annotations

from collections.abc import Callable

from tests.lilliput.table import new, round_of, skip, solo, start, take
from tests.lilliput.table import step as step_of
from trainshed.core import Action, Game
from trainshed.rail.play.actions import BuyFromCompany, LayTile
from trainshed.titles.lilliput.actions import Found, TakeCompany

Choose = Callable[[Game], Action]


def first(game: Game) -> Action:
    """Return the first legal action, so the game is the same every time."""
    return next(iter(game.legal_actions))


def until(
    game: Game, step: str, *, kind: type[Action] | None = None, round_number: int = 0, by: Choose = first
) -> Game:
    """Play on until this step comes, in this round or later, with an action of that kind among the legal ones."""
    while not game.over:
        asked = step_of(game) == step and round_of(game) >= round_number
        if asked and (kind is None or any(isinstance(action, kind) for action in game.legal_actions)):
            return game
        game.play(by(game))
    raise AssertionError(f"{step} is never asked")


def over(game: Game, *, by: Choose = first) -> Game:
    while not game.over:
        game.play(by(game))
    return game


def home() -> Game:
    """A company is taken, and its home tile is to be laid."""
    game = new(3)
    game.play(TakeCompany(0, "MR"))
    return game


def laying() -> Game:
    game = start(2)
    take(game, "A03")
    return game


def station() -> Game:
    """The next city after the home may have a station."""
    game = start(2, companies=("LNR", "SR"))
    take(game, "A03")
    game.play(LayTile(0, "LNR", "N2", "Y-PS", 1))
    game.play(LayTile(0, "LNR", "N3", "Y-CS", 1))
    skip(game, "A05", "A08")
    take(game, "A09")
    return game


def trains() -> Game:
    game = start(2, companies=("MR", "LNR"))
    take(game, "A08")
    return game


def offer() -> Game:
    game = trains()
    game.play(BuyFromCompany(0, "MR", "LNR", "2", 37))
    return game


def poor() -> Game:
    """Shares may be bought, but there is not enough cash to found a company."""
    game = start(2, companies=("GVR", "SR"))
    take(game, "A05")
    return game


def founding() -> Game:
    return until(start(3), "shares", kind=Found)


def gulliver() -> Game:
    return until(solo(), "card", round_number=3)
