"""Lays and reach in random games equal a second implementation written from the rule book."""

from __future__ import annotations

import random

import pytest

import trainshed
from tests.lilliput.independent_lays import IndependentLays, Lay
from tests.lilliput.table import LAYOUTS, VARIANTS, board, operating_order, reach_of, round_of, tiles
from tests.lilliput.table_steps import ask
from trainshed.core import Game
from trainshed.rail.play.actions import BuyTrain, LayTile, PlaceStation
from trainshed.titles.lilliput.actions import Found

PREFERRED = (LayTile, PlaceStation, BuyTrain, Found)


def listed(game: Game, seat: int) -> set[Lay]:
    """Return the lays the game lists for a card with any tile and in addition to the card."""
    grid, found = board(game).map.grid, set()
    for action in ask(game.copy(), "lay-track", seat, any=1).legal_actions.of(seat):
        if isinstance(action, LayTile):
            look = str(tiles(game)[action.tile].shape(action.rotation).alike())
            found.add((action.company, grid.xy(action.cell), action.tile, look))
    return found


def hold(game: Game) -> int:
    """Compare every player's lays and every company's reach; return the number of lays."""
    grid, judge, count = board(game).map.grid, IndependentLays(game), 0
    for seat in range(len(game.setup.players)):
        lays = listed(game, seat)
        assert lays == judge.lays(seat)
        count += len(lays)
    for company in operating_order(game):
        entered, stops = judge.follow(company)
        reach = reach_of(game, company)
        assert stops == {(grid.xy(cell), index) for cell, index in reach.places()}
        for at in {at for at, _ in entered}:
            sides = reach.sides(grid.at(*at))
            assert set(sides) == {side for side in range(4) if (at, side) in entered}
    return count


def play_one(game: Game, rng: random.Random) -> None:
    """Play a random action, preferring lays, stations, new trains, foundings and main halves of cards."""
    legal = list(game.legal_actions)
    liked = [action for action in legal if isinstance(action, PREFERRED) or getattr(action, "side", "") == "main"]
    game.play(rng.choice(liked if liked and rng.random() < 0.85 else legal))


@pytest.mark.parametrize("upgrades", ["new-track", "any-track"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_tiles_are_laid_as_a_second_judge_says(variant: str, upgrades: str) -> None:
    lays = 0
    for number, scenario in enumerate(("", *LAYOUTS)):
        players = 1 + (number + VARIANTS.index(variant)) % 4
        options: dict[str, object] = {"variant": variant, "scenario": scenario, "upgrades": upgrades}
        options |= {"pro": number % 2 == 0, "two_characters": True}
        game = trainshed.new("lilliput", players, seed=number, options=options)
        rng = random.Random(number)
        while game.decision.seats:
            play_one(game, rng)
            if round_of(game) and rng.random() < 0.06:
                lays += hold(game)
    assert lays > 500
