"""Solo: in whole games Gulliver's builds obey the general lay rules and the text of 7.9."""

from __future__ import annotations

import pytest

from tests.help import random_game
from trainshed.core import Event
from trainshed.titles.lilliput import gulliver, laying
from trainshed.titles.lilliput.actions import LayTile
from trainshed.titles.lilliput.events import TileLaid
from trainshed.titles.lilliput.state import State


def free_lays(state: State) -> list[LayTile]:
    """Return the lays a player in Gulliver's place could make without paying (R46)."""
    grid = state.board.map.grid
    cells = {other for cell in state.board.laid for other in (cell, *grid.neighbours(cell).values())}
    found = []
    for own in state.own(gulliver.GULLIVER):
        for cell in sorted(cells):
            for id, tile in state.facts.tiles.items():
                if tile.colour not in ("yellow", "green", "brown") or laying.price(state, 1, tile, cell):
                    continue
                for rotation in tile.rotations:
                    action = LayTile(1, state.facts.company_ids[own], cell, id, rotation)
                    if laying.why_not(state, action, owner=gulliver.GULLIVER) is None:
                        found.append(action)
    return found


def first_possible(state: State) -> set[tuple[str, str, int]]:
    """Return the (cell, tile, rotation) lays allowed in step A by the text of 7.9."""
    board, grid = state.board, state.board.map.grid
    own, lays = gulliver.own_cells(state), free_lays(state)

    def colour(action: LayTile) -> str:
        return state.facts.tiles[action.tile].colour

    for step in ("brown", "green"):
        ways = [action for action in lays if colour(action) == step and action.cell in own]
        if ways:
            ways = [action for action in ways if action.cell == own[0]] or ways
            return {(a.cell, a.tile, a.rotation) for a in ways if step == "brown" or faces_mildendo(state, a, ways)}
    for stops in (True, False):
        ways = [a for a in lays if colour(a) == "yellow" and bool(state.facts.tiles[a.tile].stops) == stops]
        ways = [a for a in ways if a.cell not in board.laid]
        if ways:
            nearest = min(grid.distance(a.cell, "C") for a in ways)
            return {(a.cell, a.tile, a.rotation) for a in ways if grid.distance(a.cell, "C") == nearest}
    return set()


def faces_mildendo(state: State, action: LayTile, ways: list[LayTile]) -> bool:
    """True if no other green lay on the cell has a new exit nearer to Mildendo."""
    grid, old = state.board.map.grid, state.board.laid[action.cell]

    def far(way: LayTile) -> int:
        new = set(state.facts.tiles[way.tile].shape(way.rotation).exits) - set(old.exits)
        return min(grid.distance(str(grid.neighbour(way.cell, side)), "C") for side in new)

    return far(action) == min(far(way) for way in ways if way.cell == action.cell)


@pytest.mark.parametrize(
    "options",
    [{}, {"variant": "laputa"}, {"scenario": "begin"}, {"scenario": "city-on-city"}, {"variant": "brobdingnag"}],
)
def test_gulliver_builds_what_the_rules_say_in_whole_games(
    options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Random games: each step A is an allowed lay, and after step C no open end is left that track could continue."""
    build, extra = gulliver.Build.resolve, gulliver.ExtraTrack.resolve
    seen = {"laid": 0, "none": 0}

    def held_to_a(step: gulliver.Build, state: State, log: list[Event]) -> None:
        allowed, begun = first_possible(state), len(log)
        build(step, state, log)
        laid = [event for event in log[begun:] if isinstance(event, TileLaid)]
        assert [(event.cell, event.tile, event.rotation) in allowed for event in laid] == [True] * bool(allowed)
        seen["laid" if laid else "none"] += 1

    def held_to_c(step: gulliver.ExtraTrack, state: State, log: list[Event]) -> None:
        extra(step, state, log)
        board, grid = state.board, state.board.map.grid
        open_ends = {
            grid.neighbour(cell, side) for cell in gulliver.own_cells(state) for side in board.laid[cell].exits
        } - set(board.laid)
        plain = [a for a in free_lays(state) if a.cell in open_ends and not state.facts.tiles[a.tile].stops]
        assert [a for a in plain if reaches_back(state, a)] == []

    monkeypatch.setattr(gulliver.Build, "resolve", held_to_a)
    monkeypatch.setattr(gulliver.ExtraTrack, "resolve", held_to_c)
    for seed in range(3):
        game = random_game("lilliput", 1, seed, options)
        assert game.state.round == 8
    assert seen["laid"] > 10


def reaches_back(state: State, action: LayTile) -> bool:
    """True if the tile would continue track of one of Gulliver's cities, not only of another neighbour."""
    grid, shape = state.board.map.grid, state.facts.tiles[action.tile].shape(action.rotation)
    own = gulliver.own_cells(state)
    reach = state.facts.reach(state.board, action.company)
    return any(grid.neighbour(action.cell, side) in own and reach.enters(action.cell, side) for side in shape.exits)
