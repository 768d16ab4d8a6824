"""Running trains (rules 39 to 46): the best run by itself."""

from __future__ import annotations

import pytest

from tests.cz.table import (
    begin,
    best_run,
    cash,
    cover,
    give,
    new,
    place,
    preview,
    revenue,
    seen,
    tiles,
)
from tests.rail.shared import shared
from trainshed.core import Game, Refusal
from trainshed.rail.board import Board
from trainshed.rail.map import GridData, Map, MapFile
from trainshed.rail.play.events import Earned, RouteRun
from trainshed.rail.routes import Train, find
from trainshed.rail.routes.company import problem_of

LINE = "D4 57/1, D2 57/1, D6 9/1, D8 8/5, E9 6/2"
"""D0 (10) - Cheb (20) - Karlovy Vary (20) - D6 - D8 - Kladno (20)."""
TOWNS = "D4 57/0, E3 58/1, E1 3/3, D2 6/4"
"""Karlovy Vary (20) - E3 (10) - E1 (10) - Cheb (20)."""


def stops(game: Game, company: str, *trains: str) -> list[tuple[str, ...]]:
    """Return the stops of the best routes, each read in the direction that comes first."""
    return sorted(min(route.stops, route.stops[::-1]) for route in best_run(game, company, *trains).routes)


# the example of the rule book


def test_mw_route_example() -> None:
    """MW's station is in A; D and F are full of other companies; I2 is one of the two cities of tile I."""
    fact = shared("cz_first_game")["test_mw_route_example"]
    board = Board(Map(MapFile(GridData("pointy", "rows")), tiles()))
    cells: dict[str, str] = {}
    for name, tile in fact["tiles"].items():
        column, row = tile["pos"]
        cells[name] = f"{chr(ord('A') + row)}{column}"
        board.lay(cells[name], tiles()[tile["tile"]], tile["rotation"])
        for company in tile["stations"]:
            board.place(company, (cells[name], 0))
    place_of = {name: f"{cell}.0" for name, cell in cells.items()} | {"I2": f"{cells['I']}.0"}
    game = new(2)
    for train, best in fact["best"].items():
        run = best_run(game, "MW", str(train), board=board)
        assert run.revenue == best["revenue"], train
        assert run.proved
        problem = problem_of(board, "MW").problem([Train(0, train)])
        route = find(problem, 0, [place_of[name] for name in best["route"]])
        assert not isinstance(route, Refusal)
        assert route.revenue == best["revenue"]
    for illegal in fact["illegal"]:
        refusal = find(problem_of(board, "MW").problem([Train(0, 4)]), 0, [place_of[name] for name in illegal])
        assert isinstance(refusal, Refusal)
        assert refusal.rule == "rail/routes.end"
    assert best_run(game, "MW", "5", board=board).revenue == 160


# rule 39


def test_rule_39_a_route_has_two_stops_at_least() -> None:
    assert revenue(cover(new(5), "D4 57/1"), "EKJ", "2") == 0
    assert revenue(cover(new(5), "D4 57/1, D2 57/1"), "EKJ", "2") == 40


def test_rule_39_an_n_train_visits_n_stops_at_most() -> None:
    game = cover(new(5), LINE)
    assert [revenue(game, "EKJ", train) for train in "2345"] == [40, 60, 70, 70]


def test_rule_39_towns_count_like_cities_and_none_is_skipped() -> None:
    game = cover(new(5), TOWNS)
    assert [revenue(game, "EKJ", train) for train in "2345"] == [30, 40, 60, 60]
    assert stops(game, "EKJ", "2") == [("D4.0", "E3.0")]


def test_rule_39_the_own_station_may_be_anywhere_on_the_route() -> None:
    assert stops(cover(new(5), LINE), "EKJ", "3") == [("D2.0", "D4.0", "E9.0")]


def test_rule_39_a_route_has_an_own_station() -> None:
    """The same line earns nothing for a company without a station on it."""
    game = cover(new(5), f"{LINE}, I9 57/1")
    assert revenue(game, "VBW", "5") == 0
    place(game, "VBW", "E9")
    assert revenue(game, "VBW", "2") == 40


def test_rule_39_no_train_earns_nothing() -> None:
    game = cover(new(5), LINE)
    log = begin(game, "EKJ", "run-trains")
    assert [(event.company, event.revenue) for event in log if isinstance(event, Earned)][:1] == [("EKJ", 0)]
    assert not [event for event in log if isinstance(event, RouteRun)]


# rule 40


def test_rule_40_both_cities_of_oo_may_be_visited() -> None:
    """Karlovy Vary - Chomutov - C5 - B6 - Most."""
    game = cover(new(5), "D4 57/1, D6 8/1, C7 8863/0, C5 3/3, B6 7/5")
    assert revenue(game, "EKJ", "4") == 20 + 40 + 10 + 40
    assert stops(game, "EKJ", "4") == [("C7.1", "C5.0", "C7.0", "D4.0")]


def test_rule_40_both_towns_of_a_double_town_may_be_visited() -> None:
    """Prague SE - F12 - E13 - D12 - D14 - E13 again, over its other town."""
    game = cover(new(5), "E11 8889/1, F12 3/2, E13 56/0, D12 29/4, D14 7/0")
    assert revenue(game, "NWB", "4") == 30 + 10 + 10 + 10
    assert revenue(game, "NWB", "5") == 60  # the fifth stop would be Prague (41)


def test_rule_40_no_stop_twice() -> None:
    """The ring from brown Prague leads back to it."""
    game = cover(new(5), "E11 8892/0, D12 7/5, E13 56/0, F12 3/2")
    for route in best_run(game, "BN", "5").routes:
        assert len(set(route.stops)) == len(route.stops)


# rules 42 and 43


def test_rule_42_a_route_does_not_pass_a_blocked_city() -> None:
    game = cover(new(5), "D4 57/1, D2 6/4, E1 3/3")
    assert revenue(game, "EKJ", "3") == 50
    place(game, "VBW", "D2")
    assert revenue(game, "EKJ", "3") == 40
    assert stops(game, "EKJ", "3") == [("D2.0", "D4.0")]


def test_rule_42_both_ends_may_be_blocked() -> None:
    game = cover(new(5), LINE)
    place(place(game, "VBW", "D2"), "BCB", "E9")
    assert revenue(game, "EKJ", "3") == revenue(game, "EKJ", "5") == 60
    assert stops(game, "EKJ", "3") == [("D2.0", "D4.0", "E9.0")]


def test_rule_43_a_train_leaves_a_stop_by_any_other_track() -> None:
    """Green Cheb has tracks E, W, SW and NE: from Karlovy Vary on to D0 or to E1."""
    game = cover(new(5), "D4 57/1, D2 14/0, E1 3/3")
    ends = {best_run(game, "EKJ", "3").routes[0].stops[end] for end in (0, -1)}
    assert revenue(game, "EKJ", "3") == 20 + 30 + 10
    assert ends & {"D0.0", "E1.0"}


# rules 44 and 45


def test_rule_44_trains_may_meet_in_stops() -> None:
    game = cover(new(5), LINE)
    assert revenue(game, "EKJ", "2", "2") == 40 + 40
    assert stops(game, "EKJ", "2", "2") == [("D2.0", "D4.0"), ("D4.0", "E9.0")]


def test_rule_44_trains_do_not_share_track() -> None:
    game = cover(new(5), "D4 57/1, D2 57/1")
    assert revenue(game, "EKJ", "2", "2") == 40
    assert revenue(game, "EKJ", "3", "3", "2") == 50


def test_rule_44_a_switch_serves_one_train() -> None:
    """D6 joins Kladno (by D8) and Plzeň (by E7) to Karlovy Vary over one side."""
    game = cover(new(5), "D4 57/1, D6 23/1, D8 8/5, E9 6/2, E7 8/0, F6 621/0")
    assert revenue(game, "EKJ", "2") == 50
    assert revenue(game, "EKJ", "2", "2") == 50


def test_rule_45_a_stop_counts_for_every_train() -> None:
    game = cover(new(5), LINE)
    give(game, "EKJ", "3", "2")
    log = begin(game, "EKJ", "run-trains")
    routes = [event for event in log if isinstance(event, RouteRun) and event.company == "EKJ"]
    assert sum(sum(event.values) for event in routes) == 50 + 40
    assert cash(game, "EKJ") == 130 + 90
    assert next(event for event in log if isinstance(event, Earned)) == Earned("EKJ", 90, 220)
    assert next(one.earned for one in seen(game).companies if one.id == "EKJ") == 90


def test_rule_13_the_best_run_is_previewed_before_it_is_run() -> None:
    game = cover(new(5), LINE)
    give(game, "EKJ", "3")
    begin(game, "EKJ")
    runs = {one.company: one.revenue for one in preview(game, 1).runs}
    assert (runs["EKJ"], runs["BCB"]) == (60, 0)


# rule 46


@pytest.mark.parametrize(
    ("map", "value"),
    [
        ("D4 57/1, D2 57/1", 20 + 20),
        ("D4 57/1, D2 14/0", 20 + 30),
        ("D4 57/1, D2 611/3", 20 + 40),
        ("D4 611/1, D2 611/3", 40 + 40),
        ("D4 57/0, E3 58/1", 20 + 10),
        ("D4 57/2, E5 9/2, F6 202/0", 20 + 30),
        ("D4 57/2, E5 9/2, F6 208/2", 20 + 40),
        ("D4 57/2, E5 9/2, F6 216/0", 20 + 50),
        ("D4 57/1, D6 8/1, C7 8885/0", 20 + 40),
    ],
)
def test_rule_46_values(map: str, value: int) -> None:
    assert revenue(cover(new(5), map), "EKJ", "2") == value


def test_rule_46_the_gray_town() -> None:
    game = cover(new(5), "D4 57/1, D2 57/1, E1 3/2")
    assert revenue(game, "EKJ", "3") == 20 + 20 + 10
    assert revenue(game, "EKJ", "4") == 20 + 20 + 10 + 10  # D0 leads on to E1
    assert "D0.0" in best_run(game, "EKJ", "4").routes[0].stops
