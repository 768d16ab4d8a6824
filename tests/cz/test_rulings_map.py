"""Rulings about tiles, stations and routes (B6 to B11, B14 to B21, B23 to B25, B28, B32, B34)."""

from __future__ import annotations

import pytest

from tests.cz.table import (
    COMPANIES,
    all_lays,
    begin,
    best_run,
    board,
    cash,
    charters,
    company,
    cover,
    done,
    give,
    lay,
    lays,
    listed,
    new,
    pass_turn,
    place,
    play_round,
    preview,
    reach_of,
    refusing_rule,
    revenue,
    run,
    seen,
    set_cash,
    slots,
    station,
    stations,
    step,
    tile_on,
    tiles,
    to_phase,
    trains,
)
from tests.rail.shared import shared
from trainshed.core import Game
from trainshed.rail.play.actions import Run
from trainshed.rail.play.events import Earned, RouteRun, TileLaid

LINE = "D4 57/1, D2 57/1, D6 9/1, D8 8/5, E9 6/2"
"""D0 (10) - Cheb (20) - Karlovy Vary (20) - D6 - D8 - Kladno (20)."""


def test_b6_the_first_tile_may_wait() -> None:
    game = new(2)
    play_round(game)
    assert (company(game), tile_on(game, "E15")) == ("BCB", "")
    assert {one.split()[0] for one in lays(game)} == {"E15"}
    assert refusing_rule(game, lay(game, "D16 57/0")) == "cz_first/19"


def test_b6_another_company_may_fill_the_home_hex() -> None:
    """BN comes from Prague by D12 and D14 to Pardubice; then BCB's first tile may lie elsewhere."""
    game = cover(new(5), "D12 8/4, D14 8/5")
    begin(game, "BN")
    game.play(lay(game, "E15 57/2"))
    assert cash(game, "BN") == 130 - 10
    begin(game, "BCB")
    assert {one.split()[0] for one in lays(game)} == {"F16", "E11"}
    game.play(lay(game, "F16 9/2"))
    assert tile_on(game, "F16") == "9/2"


@pytest.mark.parametrize(("pays", "cost"), [(False, 0), (True, 10)])
def test_b7_the_first_tile_on_teplice_and_usti(pays: bool, cost: int) -> None:
    """VBW has a station in Děčín, whose track leads west."""
    game = place(cover(to_phase(new(5, oo_pays_terrain=pays), 2), "I9 57/1, B10 57/1"), "VBW", "B10")
    begin(game, "VBW")
    log = game.play(lay(game, "B8 8865/0"))
    assert cash(game, "VBW") == 130 - cost
    assert next(event.cost for event in log if isinstance(event, TileLaid)) == cost


@pytest.mark.parametrize(("pays", "rule"), [(False, ""), (True, "cz_first/22")])
def test_b7_without_the_money(pays: bool, rule: str) -> None:
    game = place(cover(to_phase(new(5, oo_pays_terrain=pays), 2), "I9 57/1, B10 57/1"), "VBW", "B10")
    begin(game, "VBW")
    set_cash(game, "VBW", 9)
    assert refusing_rule(game, lay(game, "B8 8865/0")) == rule
    assert ("B8 8865/0" in lays(game)) == (not rule)


@pytest.mark.parametrize("pays", [False, True])
def test_b7_chomutov_and_upgrades_cost_nothing(pays: bool) -> None:
    game = cover(to_phase(new(5, oo_pays_terrain=pays), 2), "D4 57/2, E5 9/2")
    set_cash(game, "EKJ", 0)
    begin(game, "EKJ")
    assert refusing_rule(game, lay(game, "E5 23/2")) == ""
    game = cover(to_phase(new(5, oo_pays_terrain=pays), 2), "D4 57/1, D6 8/1")
    set_cash(game, "EKJ", 0)
    begin(game, "EKJ")
    assert refusing_rule(game, lay(game, "C7 8885/0")) == ""


@pytest.mark.parametrize("tile", ["8889/1", "8890/1"])
@pytest.mark.parametrize("pays", [False, True])
def test_b8_pragues_first_tile_costs_10(tile: str, pays: bool) -> None:
    game = new(5, oo_pays_terrain=pays)
    begin(game, "BN")
    log = game.play(lay(game, f"E11 {tile}"))
    assert cash(game, "BN") == 120
    (laid,) = [event for event in log if isinstance(event, TileLaid)]
    assert (laid.cost, laid.upgrade) == (10, False)
    to_phase(game, 2)
    begin(game, "BN")
    game.play(lay(game, "E11 8891/1"))
    assert cash(game, "BN") == 120


def test_b9_any_own_station_is_a_connection() -> None:
    game = place(cover(new(5), "I9 57/1, E9 57/1"), "VBW", "E9")
    begin(game, "VBW")
    assert refusing_rule(game, lay(game, "E7 9/1")) == ""
    assert refusing_rule(game, lay(game, "I11 621/1")) == ""


def test_b10_bn_and_nwb_may_begin_in_prague() -> None:
    for who in ("BN", "NWB"):
        game = new(5)
        begin(game, who)
        game.play(lay(game, "E11 8890/1"))
        assert tile_on(game, "E11") == "8890/1"


def test_b11_a_blocked_city_may_be_upgraded() -> None:
    """Cheb is full with VBW's station, but EKJ's track comes to it."""
    game = place(cover(to_phase(new(5), 2), "D4 57/1, D2 57/1"), "VBW", "D2")
    begin(game, "EKJ")
    assert lays(game, "D2") == {"D2 14/0", "D2 15/4", "D2 619/1"}
    game.play(lay(game, "D2 14/0"))
    assert tile_on(game, "D2") == "14/0"


def test_b14_the_best_run_is_run_by_itself() -> None:
    game = give(cover(new(5), LINE), "EKJ", "3")
    log = begin(game, "EKJ", "run-trains")
    assert [event.revenue for event in log if isinstance(event, Earned) and event.company == "EKJ"] == [60]
    assert step(game) == "buy-trains"


def test_b14_with_routes_by_hand_the_player_is_asked() -> None:
    game = give(cover(new(5, routes="hand"), LINE), "EKJ", "3")
    begin(game, "EKJ", "run-trains")
    assert (step(game), listed(game)) == ("run-trains", [Run(1, "EKJ")])
    best = next(one.revenue for one in preview(game, 1).runs if one.company == "EKJ")
    assert best == 60
    log = game.play(run(game, "3: D4.0 D2.0"))
    assert [event.revenue for event in log if isinstance(event, Earned)][:1] == [40]


def test_b15_the_40_station_comes_before_the_100_station() -> None:
    game = cover(new(5), LINE)
    for cell, cost in (("E9", 40), ("D2", 100)):
        set_cash(game, "EKJ", 130)
        begin(game, "EKJ", "build-station")
        assert next(one.station_cost for one in seen(game).companies if one.id == "EKJ") == cost
        game.play(station(game, cell))
        assert cash(game, "EKJ") == 130 - cost


@pytest.mark.parametrize("players", [2, 5])
def test_b16_home_stations_of_absent_companies_block(players: int) -> None:
    """EKJ has a station in České Budějovice; Strakonice is full, whether anybody plays VBW or not."""
    game = place(cover(new(players), "D4 57/1, I11 621/1, I9 57/1"), "EKJ", "I11")
    begin(game, "EKJ")
    assert refusing_rule(game, lay(game, "I7 8/2")) == "cz_first/20"
    assert reach_of(game, "EKJ").touches(("I9", 0))
    begin(game, "EKJ", "build-station")
    assert ("I9", 0) not in slots(game)


def test_b17_a_route_with_two_cities_of_prague_is_illegal() -> None:
    """The ring from Prague to Prague, in both directions and with any train."""
    game = give(cover(new(5, routes="hand"), "D12 7/5, E13 56/0, F12 3/2"), "BN", "4", "5")
    begin(game, "BN", "run-trains")
    for train in "45":
        assert refusing_rule(game, run(game, f"{train}: E11.1 E13.0 F12.0 E11.0")) == "cz_first/41"
        assert refusing_rule(game, run(game, f"{train}: E11.0 F12.0 E13.0 E11.1")) == "cz_first/41"


def test_b18_the_gray_hex_is_a_town_of_10_that_never_changes() -> None:
    game = cover(to_phase(new(5), 4), LINE)
    assert revenue(game, "EKJ", "3") == 60
    assert revenue(game, "EKJ", "4") == 70
    begin(game, "EKJ")
    assert all(refusing_rule(game, action) for action in all_lays(game, "D0"))


@pytest.mark.parametrize(("cell", "forbidden"), [("B8", {2}), ("C7", set())])
def test_b19_the_first_oo_tile_lies_in_any_rotation(cell: str, forbidden: set[int]) -> None:
    wanted = {
        (id, rotation)
        for id in ("8885", "8859", "8860", "8863", "8864", "8865")
        for rotation in tiles()[id].rotations
        if not forbidden & set(tiles()[id].shape(rotation).exits)
    }
    found = {(tile.id, rotation) for _, tile, rotation in board(new(5)).options([cell], phase="green")}
    assert found == wanted


def test_b20_four_stations_fit_into_brown_prague() -> None:
    """Green Prague has four circles of one slot each; all their stations go into the one city."""
    game = cover(new(5), "E11 8891/1")
    free = [stop for stop in range(4) if ("E11", stop) not in board(game).stations]
    for who, stop in zip(("BCB", "EKJ"), free, strict=True):
        place(game, who, "E11", stop)
    cover(game, "E11 8892/0")
    assert sorted(board(game).stations["E11", 0]) == ["BCB", "BN", "EKJ", "NWB"]
    assert not list(game.violations())


def test_b21_the_eastern_rim_is_as_recorded() -> None:
    hexes = shared("cz_first_game")["hexes"]
    grid = board(new(2)).map.grid
    for cell in ("C19", "D18", "E17", "F18", "G17", "H18"):
        there = {side: grid.neighbour(cell, side) for side in range(6)}
        assert {side: other for side, other in there.items() if other} == hexes[cell]["neighbours"]


def test_b24_a_new_station_counts_in_the_same_turn() -> None:
    """With a station in Cheb the second 2-train runs from there to D0."""
    game = give(cover(new(5), "D4 57/1, D2 57/1"), "EKJ", "2", "2")
    begin(game, "EKJ", "build-station")
    without = game.copy()
    without.play(done(without))
    game.play(station(game, "D2"))
    assert (cash(without, "EKJ"), cash(game, "EKJ")) == (130 + 40, 130 - 40 + 40 + 30)


def test_b25_neither_a_train_nor_a_complete_route_is_needed() -> None:
    """EKJ has no train, and its track has one stop only."""
    game = cover(to_phase(new(5), 2), "D4 57/1, D6 9/1")
    begin(game, "EKJ")
    assert (trains(game, "EKJ"), revenue(game, "EKJ", "5")) == ([], 0)
    assert lays(game, "D6")
    assert lays(game, "D4")


def test_b28_tracks_of_a_switch_tile_that_do_not_meet_serve_two_trains() -> None:
    """Tile 43 on D6: one train west to east, another north-west to north-east."""
    game = cover(new(5), "D4 57/1, D6 43/1, D8 8/5, E9 6/2, C5 3/5, C7 8863/0")
    place(game, "EKJ", "C7", 0)
    best = best_run(game, "EKJ", "2", "2")
    assert best.revenue == (20 + 20) + (10 + 40)
    assert all("D6" in route.cells for route in best.routes)


def test_b32_the_owner_is_never_blocked_in_its_own_city() -> None:
    game = cover(new(5), "D4 57/1, D2 6/4, E1 3/3")
    place(game, "EKJ", "D2")
    assert reach_of(game, "EKJ").touches(("E1", 0))
    assert revenue(game, "EKJ", "3") == 50
    assert reach_of(game, "EKJ").touches(("D2", 0))
    cover(game, "D2 14/0")
    place(game, "VBW", "D2")
    assert revenue(game, "EKJ", "3") == 20 + 30 + 10


def test_b34_a_train_stays_idle_if_that_earns_more() -> None:
    """VBW in Děčín: Liberec - C11 - Děčín - C9 - Most earns 110; with both trains it would be 70 + 30."""
    game = cover(new(5), "B10 5/5, C11 3/2, B12 621/0, C9 58/1, C7 8885/1")
    place(game, "VBW", "B10")
    assert (revenue(game, "VBW", "5"), revenue(game, "VBW", "2")) == (110, 30)
    run = best_run(game, "VBW", "5", "2")
    assert run.revenue == 110
    assert [route.train for route in run.routes] == ["5"]


def routes_run(game: Game, who: str) -> int:
    """Run a company's trains; return the number of routes."""
    log = begin(game, who, "run-trains")
    return sum(isinstance(event, RouteRun) and event.company == who for event in log)


def test_b34_a_train_without_a_route_earns_nothing() -> None:
    game = give(cover(new(5), "D4 57/1, D2 57/1"), "EKJ", "2", "2")
    assert routes_run(game, "EKJ") == 1
    assert cash(game, "EKJ") == 130 + 40


def test_b23_the_order_is_by_company_whoever_runs_it() -> None:
    game = new(5, charters=("NWB", "VBW", "BN", "BCB", "EKJ"))
    acted = []
    for _ in range(10):
        acted.append((company(game), game.decision.seats[0]))
        pass_turn(game)
    seats = {who: seat for seat, who in enumerate(charters(game))}
    assert acted == [(who, seats[who]) for who in COMPANIES] * 2
    assert stations(game, "BCB") == ["E15.0"]
