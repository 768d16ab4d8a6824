"""Lays and reach in random games equal a second implementation written from the rule book."""

from __future__ import annotations

import random

import pytest

import trainshed
from tests.lilliput.independent_lays import IndependentLays, Lay
from tests.lilliput.table import LAYOUTS, VARIANTS
from trainshed.core import Game
from trainshed.titles.lilliput import characters
from trainshed.titles.lilliput.actions import BuyTrain, Found, LayTile, PlaceStation
from trainshed.titles.lilliput.state import State
from trainshed.titles.lilliput.turns import LayTiles

PREFERRED = (LayTile, PlaceStation, BuyTrain, Found)


def listed(state: State, seat: int) -> set[Lay]:
    """Return the lays the game lists for a card with any tile and in addition to the card."""
    grid, tiles = state.board.map.grid, state.facts.tiles
    found = set()
    for action in (*LayTiles(seat, any=1).acts(state), *characters.tile_lays(state, seat)):
        assert isinstance(action, LayTile)
        look = str(tiles[action.tile].shape(action.rotation).alike())
        found.add((action.company, grid.xy(action.cell), action.tile, look))
    return found


def hold(state: State) -> int:
    """Compare every player's lays and every company's reach; return the number of lays."""
    grid, judge, count = state.board.map.grid, IndependentLays(state), 0
    for seat in range(state.seats):
        lays = listed(state, seat)
        assert lays == judge.lays(seat)
        count += len(lays)
    for number in state.operating_order:
        company = state.facts.company_ids[number]
        entered, stops = judge.follow(company)
        reach = state.facts.reach(state.board, company)
        assert stops == {(grid.xy(cell), index) for cell, index in reach.places()}
        for at in {at for at, _ in entered}:
            sides = reach.sides(grid.at(*at))
            assert set(sides) == {side for side in range(4) if (at, side) in entered}
    return count


def step(game: Game, rng: random.Random) -> None:
    """Play a random action, preferring lays, stations, new trains, foundings and main halves of cards."""
    legal = list(game.legal_actions)
    liked = [action for action in legal if isinstance(action, PREFERRED) or getattr(action, "side", "") == "main"]
    game.play(rng.choice(liked if liked and rng.random() < 0.85 else legal))


@pytest.mark.parametrize("variant", VARIANTS)
def test_tiles_are_laid_as_a_second_judge_says(variant: str) -> None:
    lays = 0
    for number, scenario in enumerate(("", *LAYOUTS)):
        players = 1 + (number + VARIANTS.index(variant)) % 4
        options = {"variant": variant, "scenario": scenario, "pro": number % 2 == 0, "two_characters": True}
        game = trainshed.new("lilliput", players, seed=number, options=options)
        rng = random.Random(number)
        while game.decision.seats:
            step(game, rng)
            if game.state.round and rng.random() < 0.06:
                lays += hold(game.state)
    assert lays > 500
