"""Prague: three cities, four cities, one city (rules 7, 25, 32, 41, B8, B10, B17, B20)."""

from __future__ import annotations

import pytest

from tests.cz.table import (
    begin,
    best_run,
    board,
    cash,
    company,
    cover,
    give,
    lay,
    lays,
    new,
    place,
    reach_of,
    refusing_rule,
    revenue,
    run,
    set_cash,
    station,
    stations,
    step,
    tiles,
    to_phase,
)
from trainshed.core import Game

RING = "D12 7/5, E13 56/0, F12 3/2"
"""From Prague's NE track by D12, E13 and F12 to its SE track."""


def side_of(game: Game, company: str) -> set[int]:
    """Return the sides of the track at a company's station in Prague."""
    shape = board(game).shape("E11")
    assert shape is not None
    stop = next(int(place[-1]) for place in stations(game, company) if place.startswith("E11"))
    return {side for side, _ in shape.stop_sides[stop]}


def ready(who: str, map: str, *, phase: int) -> Game:
    game = cover(to_phase(new(5), phase), map)
    begin(game, who)
    assert (step(game), company(game)) == ("lay-track", who)
    return game


# tiles


@pytest.mark.parametrize(
    ("there", "phase", "after"),
    [
        ("8889/1", 2, {"8891/1"}),
        ("8890/1", 2, {"8891/1", "8891/3", "8891/5"}),
        ("8889/1", 1, set()),
        ("8891/1", 3, set()),
        ("8891/1", 4, {"8892/0"}),
        ("8891/3", 4, {"8892/0"}),
        ("8891/5", 4, {"8892/0"}),
        ("8892/0", 4, set()),
    ],
)
def test_rule_32_every_position(there: str, phase: int, after: set[str]) -> None:
    for who in ("BN", "NWB"):
        game = cover(to_phase(new(5), phase), f"E11 {there}, D12 9/0, F12 4/2")
        begin(game, who)
        assert lays(game, "E11") == {f"E11 {one}" for one in after}


def test_rule_32_yellow_is_followed_by_green_and_green_by_brown() -> None:
    game = ready("BN", "E11 8889/1", phase=4)
    assert refusing_rule(game, lay(game, "E11 8892/0")) == "cz_first/27"
    assert refusing_rule(game, lay(game, "E11 8890/1")) == "cz_first/17"
    assert refusing_rule(game, lay(game, "E11 8891/0")) == "cz_first/30"


def test_rule_32_sides_of_the_tiles() -> None:
    exits = {"8889/1": {3, 4, 5}, "8890/1": {1, 3, 5}, "8891/1": {1, 3, 4, 5}, "8891/3": {0, 1, 3, 5}}
    exits |= {"8891/5": {1, 2, 3, 5}, "8892/0": set(range(6))}
    for tile, sides in exits.items():
        id, rotation = tile.split("/")
        assert set(tiles()[id].shape(int(rotation)).exits) == sides


UPGRADES = [("8889/1", "8891/1"), *(("8890/1", f"8891/{rotation}") for rotation in (1, 3, 5))]
"""Yellow tiles and what may follow them; 8889 is followed by one position only."""


@pytest.mark.parametrize(("yellow", "green"), UPGRADES)
def test_rule_32_stations_stay_with_their_track(yellow: str, green: str) -> None:
    game = new(5)
    for tile in ("", yellow, green):
        if tile:
            cover(game, f"E11 {tile}")
        assert (side_of(game, "BN"), side_of(game, "NWB")) == ({3}, {5})
    cover(game, "E11 8892/0")
    assert (stations(game, "BN"), stations(game, "NWB")) == (["E11.0"], ["E11.0"])
    assert board(game).stop(("E11", 0)).slots == 4


def test_rule_32_a_third_station_moves_too() -> None:
    game = cover(new(5), "E11 8890/1")
    place(game, "VBW", "E11", next(stop for stop in (0, 1, 2) if ("E11", stop) not in board(game).stations))
    assert side_of(game, "VBW") == {1}
    cover(game, "E11 8891/5")
    assert side_of(game, "VBW") == {1}
    cover(game, "E11 8892/0")
    assert sorted(board(game).stations["E11", 0]) == ["BN", "NWB", "VBW"]


@pytest.mark.parametrize(("tile", "value"), [("", 20), ("8889/1", 30), ("8890/1", 30), ("8891/1", 40), ("8892/0", 60)])
def test_rule_46_values_of_prague(tile: str, value: int) -> None:
    game = cover(new(5), "F12 4/2, G13 9/2")  # F12 is a town: NW to Prague, SE to G13
    if tile:
        cover(game, f"E11 {tile}")
    assert revenue(game, "NWB", "2") == value + 10


def test_rule_15_the_first_tile_of_prague_may_be_laid_by_any_company_that_reaches_it() -> None:
    """VBW has a station in Kladno, whose track comes to Prague's west side."""
    game = cover(new(5), "I9 57/1, E9 57/1")
    place(game, "VBW", "E9")
    begin(game, "VBW")
    assert lays(game, "E11") == {"E11 8890/1"}  # 8889 has no exit W
    game.play(lay(game, "E11 8890/1"))
    assert cash(game, "VBW") == 130 - 10
    assert (side_of(game, "BN"), side_of(game, "NWB")) == ({3}, {5})


# stations in Prague


def test_rule_37_bn_and_nwb_never_place_another_station_in_prague() -> None:
    for who in ("BN", "NWB"):
        game = cover(to_phase(new(5), 2), "E11 8891/1, D12 7/5, E13 56/1, F12 58/1, G11 57/0")
        set_cash(game, who, 500)
        for stop in range(4):
            begin(game, who, "build-station")
            if step(game) == "build-station":
                assert refusing_rule(game, station(game, "E11", stop)) == "cz_first/37"


def test_rule_35_the_very_city_of_prague_must_be_reached() -> None:
    game = cover(new(5), "I9 57/1, E9 57/1, E11 8890/1, D8 9/2")
    place(game, "VBW", "E9")
    begin(game, "VBW", "build-station")
    west = next(stop for stop in (0, 1, 2) if ("E11", stop) not in board(game).stations)
    assert refusing_rule(game, station(game, "E11", west)) == ""
    taken = next(stop for stop in (0, 1, 2) if stop != west)
    assert refusing_rule(game, station(game, "E11", taken)) == "cz_first/35"


def test_rule_38_brown_prague_is_passable_while_a_slot_is_free() -> None:
    """From Kladno through Prague to F12: passable with three stations, blocked with four."""
    game = cover(new(5), "I9 57/1, E9 57/1, E11 8892/0, F12 4/2")
    place(game, "VBW", "E9")
    assert reach_of(game, "VBW").touches(("F12", 0))
    place(game, "BCB", "E11")
    assert reach_of(game, "VBW").touches(("F12", 0))
    place(game, "EKJ", "E11")
    assert not reach_of(game, "VBW").touches(("F12", 0))
    assert reach_of(game, "VBW").touches(("E11", 0))


# routes


def test_rule_41_a_route_holds_one_city_of_prague() -> None:
    game = cover(new(5), RING)
    for who in ("BN", "NWB"):
        assert revenue(game, who, "2") == 30
        assert revenue(game, who, "3") == 40
        assert revenue(game, who, "4") == revenue(game, who, "5") == 40


@pytest.mark.parametrize(("tile", "value"), [("8889/1", 30), ("8890/1", 30), ("8891/1", 40)])
def test_rule_41_also_on_yellow_and_green_tiles(tile: str, value: int) -> None:
    game = cover(new(5), f"E11 {tile}, {RING}")
    assert revenue(game, "BN", "5") == value + 20


def test_rule_41_by_hand() -> None:
    game = cover(new(5, routes="hand"), RING)
    give(game, "BN", "4")
    begin(game, "BN", "run-trains")
    assert refusing_rule(game, run(game, "4: E11.1 E13.0 F12.0 E11.0")) == "cz_first/41"
    assert refusing_rule(game, run(game, "4: E11.1 E13.0 F12.0")) == ""


def test_rule_40_brown_prague_is_one_stop() -> None:
    game = cover(new(5), f"E11 8892/0, {RING}")
    assert revenue(game, "BN", "3") == 60 + 10 + 10
    assert revenue(game, "BN", "5") == 60 + 10 + 10 + 10  # both towns of E13, and the ring does not count Prague twice
    assert revenue(game, "BN", "2", "2") == 70 + 70  # both trains begin in Prague, on different track


def test_rule_43_a_route_passes_through_brown_prague() -> None:
    game = cover(new(5), "E9 57/1, E11 8892/0, F12 4/2")
    assert revenue(game, "BN", "3") == 20 + 60 + 10
    assert best_run(game, "BN", "3").routes[0].stops[1] == "E11.0"


def test_b17_two_trains_may_use_different_cities_of_prague() -> None:
    """VBW: Kladno to Prague's west city, Tábor by F12 to its south-east city."""
    game = cover(new(5), "E9 57/1, E11 8890/1, F12 58/0, G11 57/0")
    place(place(game, "VBW", "E9"), "VBW", "G11")
    assert revenue(game, "VBW", "2") == 20 + 30
    assert revenue(game, "VBW", "3") == 20 + 10 + 30
    assert revenue(game, "VBW", "2", "3") == 50 + 60
