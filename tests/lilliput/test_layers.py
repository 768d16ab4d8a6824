"""The map layers show the same reach that decides the legality of tiles and stations."""

from __future__ import annotations

import random
from collections import Counter

import trainshed
from tests.lilliput.table import board, map_reach, round_of, start
from tests.lilliput.table_steps import lay, place_stations
from trainshed.core import Game
from trainshed.rail.draw.reached import MapReach
from trainshed.rail.play.actions import LayTile, PlaceStation


def reach(game: Game, company: str) -> MapReach:
    found = map_reach(game, company)
    assert found is not None
    return found


def test_a_home_reaches_mildendo_and_the_cell_beyond() -> None:
    game = start(2, companies=("MR", "SR"))
    found = reach(game, "MR")
    assert [cell.cell for cell in found.cells] == ["C", "N1"]
    assert [(end.cell, end.x, end.y, end.sides) for end in found.ends] == [("N2", 0, -2, (2,))]
    assert len(next(cell for cell in found.cells if cell.cell == "C").stops) == 1, "Mildendo is four dead ends"
    assert [blocked.cell for blocked in found.blocked] == ["E1"], "one slot, and SR's station in it"


def test_nobody_gets_through_a_city_full_of_others() -> None:
    game = start(2, companies=("MR", "SR"))
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("N4", "Y-PS", 1))
    place_stations(game, "SR", "N3")
    assert [end.cell for end in reach(game, "MR").ends] == []
    assert [blocked.cell for blocked in reach(game, "MR").blocked] == ["E1", "N3"]
    (stop,) = (cell for cell in reach(game, "MR").cells if cell.cell == "N3")
    assert (len(stop.tracks), stop.stops) == (1, (0,))
    assert "N5" in [end.cell for end in reach(game, "SR").ends]
    assert [blocked.cell for blocked in reach(game, "SR").blocked] == ["N1"]


def test_a_company_without_a_station_reaches_nothing_and_one_there_is_not_is_not_told() -> None:
    game = start(2, companies=("MR", "SR"))
    assert reach(game, "TR") == MapReach("TR", (), (), reach(game, "TR").blocked)
    assert map_reach(game, "KFN") is None
    assert map_reach(game, "") is None


def test_whatever_may_be_built_is_in_reach() -> None:
    """First tiles are on open ends, upgrades on cells in reach, stations at stops in reach that are not full."""
    seen: Counter[str] = Counter()
    wishes: tuple[dict[str, object], ...] = ({"scenario": "mountains"}, {}, {"variant": "laputa"})
    for seed in range(24):
        rng = random.Random(seed)
        game = trainshed.new("lilliput", 2 + seed % 3, seed=seed, options=wishes[seed % 3])
        while game.decision.seats:
            actions = list(game.legal_actions)
            wanted = [action for action in actions if isinstance(action, LayTile | PlaceStation)]
            for action in wanted if round_of(game) else ():
                seen[_built_in_reach(game, action)] += 1
            game.play(rng.choice(wanted) if wanted and rng.random() < 0.8 else rng.choice(actions))
    assert min(seen["tile"], seen["upgrade"], seen["station"]) >= 10, seen


def _built_in_reach(game: Game, action: LayTile | PlaceStation) -> str:
    found = reach(game, action.company)
    cells, ends = {cell.cell for cell in found.cells}, {end.cell for end in found.ends}
    if not cells:
        return "home"  # a home may be placed anywhere
    if isinstance(action, PlaceStation):
        assert action.cell in {cell.cell for cell in found.cells if cell.stops}, action
        assert action.cell not in {blocked.cell for blocked in found.blocked}, action
        return "station"
    if action.cell not in board(game).laid:
        assert action.cell in ends, action
        return "tile"
    assert action.cell in ends | cells, action
    return "upgrade"
