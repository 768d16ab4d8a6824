"""Solo: in whole games Gulliver's builds obey the general lay rules and the text of 7.9."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.help import random_game
from tests.lilliput.table import GULLIVER, board, companies_of, reach_of, round_of, tiles
from tests.lilliput.table_steps import gulliver_cities, lay_cost, watch_step, why_not_lay
from trainshed.core import Event, Game
from trainshed.rail.play.actions import LayTile
from trainshed.rail.play.events import TileLaid


def free_lays(game: Game) -> list[LayTile]:
    """Return the lays a player in Gulliver's place could make without paying (R46)."""
    grid = board(game).map.grid
    cells = {other for cell in board(game).laid for other in (cell, *grid.neighbours(cell).values())}
    found = []
    for own in companies_of(game, GULLIVER):
        for cell in sorted(cells):
            for id, tile in tiles(game).items():
                if tile.colour not in ("yellow", "green", "brown") or lay_cost(game, GULLIVER, id, cell):
                    continue
                for rotation in tile.rotations:
                    action = LayTile(GULLIVER, own, cell, id, rotation)
                    if why_not_lay(game, action, GULLIVER) is None:
                        found.append(action)
    return found


def first_possible(game: Game) -> set[tuple[str, str, int]]:
    """Return the (cell, tile, rotation) lays allowed in step A by the text of 7.9."""
    grid = board(game).map.grid
    own, lays = gulliver_cities(game), free_lays(game)

    def colour(action: LayTile) -> str:
        return tiles(game)[action.tile].colour

    for step in ("brown", "green"):
        ways = [action for action in lays if colour(action) == step and action.cell in own]
        if ways:
            ways = [action for action in ways if action.cell == own[0]] or ways
            return {(a.cell, a.tile, a.rotation) for a in ways if step == "brown" or faces_mildendo(game, a, ways)}
    for stops in (True, False):
        ways = [a for a in lays if colour(a) == "yellow" and bool(tiles(game)[a.tile].stops) == stops]
        ways = [a for a in ways if a.cell not in board(game).laid]
        if ways:
            nearest = min(grid.distance(a.cell, "C") for a in ways)
            return {(a.cell, a.tile, a.rotation) for a in ways if grid.distance(a.cell, "C") == nearest}
    return set()


def faces_mildendo(game: Game, action: LayTile, ways: list[LayTile]) -> bool:
    """True if no other green lay on the cell has a new exit nearer to Mildendo."""
    grid, old = board(game).map.grid, board(game).laid[action.cell]

    def far(way: LayTile) -> int:
        new = set(tiles(game)[way.tile].shape(way.rotation).exits) - set(old.exits)
        return min(grid.distance(str(grid.neighbour(way.cell, side)), "C") for side in new)

    return far(action) == min(far(way) for way in ways if way.cell == action.cell)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"variant": "laputa"},
        *(
            pytest.param(options, marks=pytest.mark.long)
            for options in ({"scenario": "begin"}, {"scenario": "city-on-city"}, {"variant": "brobdingnag"})
        ),
    ],
)
def test_gulliver_builds_what_the_rules_say_in_whole_games(
    options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Random games: each step A is an allowed lay, and after step C no open end is left that track could continue."""
    seen = {"laid": 0, "none": 0}

    def check_a(game: Game) -> Callable[[list[Event]], None]:
        allowed = first_possible(game)

        def check(events: list[Event]) -> None:
            laid = [event for event in events if isinstance(event, TileLaid)]
            assert [(event.cell, event.tile, event.rotation) in allowed for event in laid] == [True] * bool(allowed)
            seen["laid" if laid else "none"] += 1

        return check

    def check_c(game: Game) -> Callable[[list[Event]], None]:
        def check(_: list[Event]) -> None:
            laid, grid = board(game).laid, board(game).map.grid
            exits = {grid.neighbour(cell, side) for cell in gulliver_cities(game) for side in laid[cell].exits}
            open_ends = exits - set(laid)
            plain = [a for a in free_lays(game) if a.cell in open_ends and not tiles(game)[a.tile].stops]
            assert [a for a in plain if reaches_back(game, a)] == []

        return check

    watch_step(monkeypatch, "gulliver-build", check_a)
    watch_step(monkeypatch, "gulliver-track", check_c)
    for seed in range(3):
        game = random_game("lilliput", 1, seed, options)
        assert round_of(game) == 8
    assert seen["laid"] > 10


def reaches_back(game: Game, action: LayTile) -> bool:
    """True if the tile would continue track of one of Gulliver's cities, not only of another neighbour."""
    grid, shape = board(game).map.grid, tiles(game)[action.tile].shape(action.rotation)
    own, reach = gulliver_cities(game), reach_of(game, action.company)
    return any(grid.neighbour(action.cell, side) in own and reach.enters(action.cell, side) for side in shape.exits)
