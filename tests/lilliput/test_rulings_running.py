"""Rulings on running trains and on the variants (1.8, 1.13)."""

from __future__ import annotations

import pytest

from tests.lilliput.table import (
    asked_company,
    best_run,
    board,
    cash,
    price,
    reach_of,
    refusing_rule,
    revenue,
    start,
    step,
    tile_on,
    treasury,
    ways,
)
from tests.lilliput.table_steps import earn, lay, place_stations, resolve, set_phase, set_pool, set_round, set_trains
from trainshed.core import Game
from trainshed.rail.play.actions import BuyFromPool
from trainshed.titles.lilliput.actions import ChooseRun


def test_r5_no_revenue_counts_as_withholding() -> None:
    game = set_pool(set_trains(start(), "MR"), "2")
    earn(game, "MR", 0)
    assert price(game, "MR") == 50
    assert BuyFromPool(0, "MR", "2") in game.legal_actions


def test_r5_in_the_last_round_all_markers_move_two_right() -> None:
    game = set_trains(start(), "MR")
    set_round(game, 8)
    log = earn(game, "MR", 0)
    assert price(game, "MR") == 66
    assert [event.message().key for event in log] == ["rail-log-no-revenue"]


def mine_line() -> Game:
    """Return a game with straight track from the home on N1 through a mine to a city."""
    return lay(start(2, layout=[{"cell": "N2", "tile": "SC-MINE10", "rotation": 1}]), ("N3", "Y-CS", 1))


def test_r17_a_mine_pays_each_train_once_whatever_becomes_of_the_revenue() -> None:
    game = mine_line()
    run = best_run(game, "MR")
    assert run.revenue == 50  # a 2-train runs from Mildendo to the home; the route through the mine earns only 40
    set_trains(game, "MR", "3")
    run = best_run(game, "MR")
    assert (run.revenue, [way.mines for way in ways(run)]) == (70, [10])
    set_trains(game, "MR", "3D")
    run = best_run(game, "MR")
    assert (run.revenue, ways(run)[0].mines) == (140, 10)  # mine income is not doubled
    before = treasury(game, "MR")
    set_round(game, 8)
    resolve(game, "run-company", company="MR")
    assert treasury(game, "MR") == before + 10


def allenbeck() -> Game:
    """Return a game with Mildendo, Tottenham, Allenbeck and Plips in one line to the north."""
    game = set_phase(start(variant="allenbeck"), "5")
    cities = {"N1": "AL-Tottenham", "N3": "AL-Allenbeck", "N5": "AL-Plips"}
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("N4", "Y-PS", 1), ("N5", "Y-CS", 1))
    for cell, city in cities.items():
        lay(game, (cell, "G-CT", 1), (cell, city, 0))
    assert tile_on(game, "N5") == "AL-Plips"
    return game


@pytest.mark.parametrize(("kind", "earned"), [("3", 140), ("4", 200), ("3D", 260), ("4D", 350)])
def test_r18_the_allenbeck_bonus_is_added_after_doubling(kind: str, earned: int) -> None:
    """Three of four cities: 120 + 20, doubled 240 + 20. All four: 150 + 50, doubled 300 + 50."""
    game = set_trains(allenbeck(), "MR", kind)
    assert revenue(game, "MR") == earned


def test_r18_the_allenbeck_bonus_is_not_halved() -> None:
    game = set_trains(set_phase(allenbeck(), "3D"), "MR", "3")
    assert revenue(game, "MR") == 60 + 20
    set_round(game, 8)
    before = cash(game, 0)
    earn(game, "MR", 80)
    assert cash(game, 0) - before == 80  # half of 2 x 80: the last round doubles the bonus with the rest


def test_r24_brobdingnag_in_the_last_round_doubles_then_splits() -> None:
    game = start(2, variant="brobdingnag")
    set_round(game, 8)
    before = treasury(game, "MR"), cash(game, 0)
    earn(game, "MR", 90)
    assert treasury(game, "MR") - before[0] == 90
    assert cash(game, 0) - before[1] == 45


def laputa() -> Game:
    """Return a game with the red home on N1 upgraded to its Laputa city, coloured exit W."""
    game = set_phase(start(variant="laputa"), "5")
    return lay(game, ("N1", "G-CT", 1), ("N1", "LA-red", 0))


def test_r25_a_laputa_tile_is_a_brown_city_otherwise() -> None:
    game = set_trains(laputa(), "MR", "4")
    assert revenue(game, "MR") == 70
    assert board(game).laid["N1"].tile.stops[0].slots == 2


def test_r38_the_operating_order_is_fixed_before_the_first_run() -> None:
    game = start()
    resolve(game, "run-trains")
    ran = []
    while step(game) in ("dividend", "buy-pool"):
        if step(game) == "dividend":
            ran.append(asked_company(game))
        game.play(list(game.legal_actions)[-1])
    assert ran == ["MR", "SR", "GVR", "LNR"]


def test_r39_only_the_coloured_track_of_laputa_is_reserved() -> None:
    game = lay(laputa(), ("N1W1", "Y-PC", 2), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))  # N1W1: exits E and S, towards W1
    place_stations(game, "GVR", "N3")
    reach = reach_of(game, "GVR")
    assert reach.touches(("N1", 0))
    assert not reach.enters("N1W1", 1)  # not over the coloured exit
    assert reach_of(game, "MR").enters("N1W1", 1)


def test_r42_the_maximum_is_taken_over_revenue_and_the_director_chooses_among_equals() -> None:
    """Two routes from the home to cities of equal value, one of them through a mine."""
    game = lay(mine_line(), ("N1", "G-CT", 1), ("N1E1", "Y-PS", 0), ("N1E2", "Y-CS", 0))
    set_trains(game, "MR", "2", "2")
    run = best_run(game, "MR")
    assert (run.revenue, [way.mines for way in ways(run)]) == (110, [10, 0])
    resolve(game, "run-company", company="MR")
    assert set(game.legal_actions) == {ChooseRun(0, "MR", 10), ChooseRun(0, "MR", 0)}
    assert refusing_rule(game, ChooseRun(0, "MR", 20)) == "1.8.3"
    before = treasury(game, "MR")
    game.play(ChooseRun(0, "MR", 10))
    assert treasury(game, "MR") == before + 10
    lay(game, ("N1E2", "G-CT", 0))  # now the route without the mine earns more, and mine income does not count
    run = best_run(game, "MR")
    assert (run.revenue, [way.mines for way in ways(run)]) == (120, [0])
