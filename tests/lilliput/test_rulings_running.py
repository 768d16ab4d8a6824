"""Rulings on running trains and on the variants (1.8, 1.13)."""

from __future__ import annotations

import pytest

from tests.lilliput.table import company, lay, phase, player, pool, resolve, rule, start, station, trains
from trainshed.core import Event, Game
from trainshed.titles.lilliput import running
from trainshed.titles.lilliput.actions import BuyFromPool, ChooseRun
from trainshed.titles.lilliput.routes import Way, best_run
from trainshed.titles.lilliput.trains import BuyPool


def test_r5_no_revenue_counts_as_withholding() -> None:
    game = pool(trains(start(), "MR"), "2")
    running.earn(game.state, 0, 0, Way(0, ()), [])
    assert game.state.price(0) == 50
    resolve(game)
    assert BuyFromPool(0, "MR", "2") in game.legal_actions


def test_r5_in_the_last_round_all_markers_move_two_right() -> None:
    game = trains(start(), "MR")
    game.state.round = 8
    log: list[Event] = []
    running.earn(game.state, 0, 0, Way(0, ()), log)
    assert game.state.price(0) == 66
    assert [event.message().key for event in log] == ["lilliput-log-no-revenue"]


def mine_line() -> Game:
    """Return a game with straight track from the home on N1 through a mine to a city."""
    return lay(start(2, layout=[{"cell": "N2", "tile": "SC-MINE10", "rotation": 1}]), ("N3", "Y-CS", 1))


def test_r17_a_mine_pays_each_train_once_whatever_becomes_of_the_revenue() -> None:
    game = mine_line()
    run = best_run(game.state, 0)
    assert run.revenue == 50  # a 2-train runs from Mildendo to the home; the route through the mine earns only 40
    trains(game, "MR", "3")
    run = best_run(game.state, 0)
    assert (run.revenue, [way.mines for way in run.ways]) == (70, [10])
    trains(game, "MR", "3D")
    run = best_run(game.state, 0)
    assert (run.revenue, run.ways[0].mines) == (140, 10)  # mine income is not doubled
    before = company(game, "MR").treasury
    game.state.round = 8
    running.earn(game.state, 0, run.revenue, run.ways[0], [])
    assert company(game, "MR").treasury == before + 10


def allenbeck() -> Game:
    """Return a game with Mildendo, Tottenham, Allenbeck and Plips in one line to the north."""
    game = phase(start(variant="allenbeck"), "5")
    board = game.state.board
    cities = {"N1": "AL-Tottenham", "N3": "AL-Allenbeck", "N5": "AL-Plips"}
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("N4", "Y-PS", 1), ("N5", "Y-CS", 1))
    for cell, city in cities.items():
        lay(game, (cell, "G-CT", 1), (cell, city, 0))
    assert board.laid["N5"].tile.id == "AL-Plips"
    return game


@pytest.mark.parametrize(("kind", "revenue"), [("3", 140), ("4", 200), ("3D", 260), ("4D", 350)])
def test_r18_the_allenbeck_bonus_is_added_after_doubling(kind: str, revenue: int) -> None:
    """Three of four cities: 120 + 20, doubled 240 + 20. All four: 150 + 50, doubled 300 + 50."""
    game = trains(allenbeck(), "MR", kind)
    assert best_run(game.state, 0).revenue == revenue


def test_r18_the_allenbeck_bonus_is_not_halved() -> None:
    game = trains(phase(allenbeck(), "3D"), "MR", "3")
    assert best_run(game.state, 0).revenue == 60 + 20
    game.state.round = 8
    cash = player(game, 0).cash
    running.earn(game.state, 0, 80, Way(0, ()), [])
    assert player(game, 0).cash - cash == 80  # half of 2 x 80: the last round doubles the bonus with the rest


def test_r24_brobdingnag_in_the_last_round_doubles_then_splits() -> None:
    game = start(2, variant="brobdingnag")
    game.state.round = 8
    before, cash = company(game, "MR").treasury, player(game, 0).cash
    running.earn(game.state, 0, 90, Way(0, ()), [])
    assert company(game, "MR").treasury - before == 90
    assert player(game, 0).cash - cash == 45


def laputa() -> Game:
    """Return a game with the red home on N1 upgraded to its Laputa city, coloured exit W."""
    game = phase(start(variant="laputa"), "5")
    return lay(game, ("N1", "G-CT", 1), ("N1", "LA-red", 0))


def test_r25_a_laputa_tile_is_a_brown_city_otherwise() -> None:
    game = trains(laputa(), "MR", "4")
    assert best_run(game.state, 0).revenue == 70
    assert game.state.board.laid["N1"].tile.stops[0].slots == 2


def test_r38_the_operating_order_is_fixed_before_the_first_run() -> None:
    game = start()
    resolve(game, running.RunTrains())
    ran = []
    while isinstance(game.state.agenda[-1], (running.Dividend, BuyPool)):
        step = game.state.agenda[-1]
        if isinstance(step, running.Dividend):
            ran.append(game.state.facts.company_ids[step.company])
        game.play(list(game.legal_actions)[-1])
    assert ran == ["MR", "SR", "GVR", "LNR"]


def test_r39_only_the_coloured_track_of_laputa_is_reserved() -> None:
    game = lay(laputa(), ("N1W1", "Y-PC", 2), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))  # N1W1: exits E and S, towards W1
    station(game, "GVR", "N3")
    reach = game.state.facts.reach(game.state.board, "GVR")
    assert reach.touches(("N1", 0))
    assert not reach.enters("N1W1", 1)  # not over the coloured exit
    assert game.state.facts.reach(game.state.board, "MR").enters("N1W1", 1)


def test_r42_the_maximum_is_taken_over_revenue_and_the_director_chooses_among_equals() -> None:
    """Two routes from the home to cities of equal value, one of them through a mine."""
    game = lay(mine_line(), ("N1", "G-CT", 1), ("N1E1", "Y-PS", 0), ("N1E2", "Y-CS", 0))
    trains(game, "MR", "2", "2")
    run = best_run(game.state, 0)
    assert (run.revenue, [way.mines for way in run.ways]) == (110, [10, 0])
    resolve(game, running.RunCompany(0))
    assert set(game.legal_actions) == {ChooseRun(0, "MR", 10), ChooseRun(0, "MR", 0)}
    assert rule(game, ChooseRun(0, "MR", 20)) == "1.8.3"
    before = company(game, "MR").treasury
    game.play(ChooseRun(0, "MR", 10))
    assert company(game, "MR").treasury == before + 10
    lay(game, ("N1E2", "G-CT", 0))  # now the route without the mine earns more, and mine income does not count
    run = best_run(game.state, 0)
    assert (run.revenue, [way.mines for way in run.ways]) == (120, [0])
