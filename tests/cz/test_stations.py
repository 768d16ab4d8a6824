"""Stations (rules 8, 35 to 38)."""

from __future__ import annotations

import pytest

from tests.cz.table import (
    bank_cash,
    begin,
    board,
    cash,
    company,
    cover,
    done,
    new,
    place,
    reach_of,
    refusing_rule,
    seen,
    set_cash,
    slots,
    station,
    stations,
    step,
    to_phase,
)
from trainshed.core import Game
from trainshed.rail.play.actions import PlaceStation
from trainshed.rail.play.events import StationPlaced

LINE = "D4 57/1, D2 57/1, D6 9/1, D8 9/1, D10 9/1"
"""D0 - Cheb - Karlovy Vary - D6 - D8 - D10."""


def ready(map: str = LINE, *, who: str = "EKJ", cash: int = 150, phase: int = 1) -> Game:
    """The company may place a station."""
    game = cover(to_phase(new(5), phase), map)
    set_cash(game, who, cash)
    begin(game, who, "build-station")
    return game


def test_rule_35_a_city_with_a_free_slot_in_reach() -> None:
    game = ready()
    assert step(game) == "build-station"
    assert slots(game) == {("D2", 0)}
    log = game.play(station(game, "D2"))
    assert stations(game, "EKJ") == ["D4.0", "D2.0"]
    assert [(event.cell, event.cost) for event in log if isinstance(event, StationPlaced)] == [("D2", 40)]


def test_rule_35_one_station_a_turn() -> None:
    game = ready("D4 57/1, D2 57/1, D6 9/1, D8 8/5, E9 6/2")
    game.play(station(game, "D2"))
    assert (step(game), company(game)) == ("buy-trains", "EKJ")
    assert refusing_rule(game, station(game, "E9")) == "core/not-now"


def test_rule_13_placing_is_optional() -> None:
    game = ready()
    game.play(done(game))
    assert stations(game, "EKJ") == ["D4.0"]
    assert step(game) == "buy-trains"


@pytest.mark.parametrize(
    ("cell", "stop", "why"),
    [("E3", 0, "a town"), ("D6", 0, "no stop"), ("D2", 1, "no such city"), ("D0", 0, "the gray town")],
)
def test_rule_35_only_in_a_city(cell: str, stop: int, why: str) -> None:
    game = ready(f"{LINE}, E3 4/1")
    assert refusing_rule(game, station(game, cell, stop)) == "cz_first/35", why


def test_rule_35_connected_to_an_own_station() -> None:
    game = ready(f"{LINE}, G11 57/0")
    assert refusing_rule(game, station(game, "G11")) == "cz_first/35"


def test_rule_35_a_city_without_track_cannot_be_reached() -> None:
    game = ready()
    for cell in ("E9", "F6", "B10", "C7"):
        assert refusing_rule(game, station(game, cell)) == "cz_first/35"


def test_rule_35_a_full_city_takes_no_station() -> None:
    game = ready("D4 14/1, D2 57/1")
    place(game, "VBW", "D2")
    assert refusing_rule(game, station(game, "D2")) == "cz_first/35"
    assert slots(game) == set()


def test_rule_35_not_beyond_a_full_city() -> None:
    """The line runs on from Kladno to Prague's west city."""
    game = ready("D4 57/1, D2 57/1, D6 9/1, D8 8/5, E9 6/2, E11 8890/1")
    assert slots(game) == {("D2", 0), ("E9", 0), ("E11", 0)}
    place(game, "VBW", "E9")
    assert slots(game) == {("D2", 0)}
    assert refusing_rule(game, station(game, "E11", 0)) == "cz_first/35"


def test_rule_35_the_very_city_must_be_reached() -> None:
    """EKJ's track comes to one of the two cities of Chomutov and Most."""
    game = ready("D4 57/1, D6 8/1, C7 8885/0", phase=2)
    assert slots(game) == {("C7", 0)}
    assert refusing_rule(game, station(game, "C7", 1)) == "cz_first/35"


def test_rule_35_no_turning_back_at_a_switch() -> None:
    """Both tracks of D6 meet at the east side: Chomutov is not in reach from Karlovy Vary, Kladno is."""
    game = ready("D4 57/1, D6 24/4, C7 8885/0, D8 8/5, E9 6/2", phase=2)
    shape = board(game).laid["D6"]
    assert {(track.a, track.b) for track in shape.tracks} == {(1, 4), (0, 4)}
    fork = ready("D4 57/1, D6 24/1, D8 8/5, E9 6/2, C7 8885/0", phase=2)
    assert {(track.a, track.b) for track in board(fork).laid["D6"].tracks} == {(1, 4), (1, 3)}
    assert ("C7", 0) in slots(fork)
    assert ("C7", 0) not in slots(game)
    assert ("E9", 0) in slots(game)


# rule 36


def test_rule_36_the_second_costs_40_and_the_third_100() -> None:
    game = ready("D4 57/1, D2 57/1, D6 9/1, D8 8/5, E9 6/2", cash=140)
    before = bank_cash(game)
    game.play(station(game, "D2"))
    assert (cash(game, "EKJ"), bank_cash(game)) == (100, before + 40)
    begin(game, "EKJ", "build-station")
    log = game.play(station(game, "E9"))
    assert cash(game, "EKJ") == 0
    assert [event.cost for event in log if isinstance(event, StationPlaced)] == [100]


@pytest.mark.parametrize(("placed", "cost"), [(0, 40), (1, 100)])
def test_rule_36_without_the_money_it_cannot_be_placed(placed: int, cost: int) -> None:
    game = cover(new(5), "D4 57/1, D2 57/1, D6 9/1, D8 8/5, E9 6/2")
    if placed:
        place(game, "EKJ", "D2")
    set_cash(game, "EKJ", cost)
    begin(game, "EKJ", "build-station")
    assert refusing_rule(game, station(game, "E9")) == ""
    set_cash(game, "EKJ", cost - 1)
    assert refusing_rule(game, station(game, "E9")) == "cz_first/36"
    begin(game, "EKJ", "build-station")
    assert (step(game), company(game)) != ("build-station", "EKJ")


def test_rule_8_there_is_no_fourth_station() -> None:
    game = cover(new(5), "D4 57/1, D2 57/1, D6 9/1, D8 8/5, E9 6/2, F8 9/0")
    begin(game, "EKJ", "build-station")
    place(place(game, "EKJ", "D2"), "EKJ", "F6")
    assert refusing_rule(game, station(game, "E9")) == "cz_first/8"
    shown = next(one for one in seen(game).companies if one.id == "EKJ")
    assert (shown.stations_left, shown.station_cost) == (0, None)


# rule 37


def test_rule_37_one_station_per_hex() -> None:
    """Both cities of Chomutov and Most are in reach, one of them holds a station of EKJ."""
    game = cover(to_phase(new(5), 2), "D4 57/1, D6 8/1, C7 8863/0, D2 57/1")
    begin(game, "EKJ", "build-station")
    place(game, "EKJ", "C7", 0)
    assert refusing_rule(game, station(game, "C7", 1)) == "cz_first/37"
    assert refusing_rule(game, station(game, "C7", 0)) == "cz_first/37"
    assert ("D2", 0) in slots(game)


def test_rule_37_not_at_home_either() -> None:
    game = ready("D4 14/1, D2 57/1", phase=2)
    assert refusing_rule(game, station(game, "D4")) == "cz_first/37"


# rule 38


def test_rule_38_who_may_pass() -> None:
    game = cover(to_phase(new(5), 2), "D4 57/1, D2 6/4, E1 3/3")
    reached = ("E1", 0)
    assert reach_of(game, "EKJ").touches(reached)  # a free slot
    place(game, "VBW", "D2")
    assert not reach_of(game, "EKJ").touches(reached)  # full of others
    assert reach_of(game, "EKJ").touches(("D2", 0))
    cover(game, "D2 14/0")
    assert reach_of(game, "EKJ").touches(reached)  # a second slot
    place(game, "EKJ", "D2")
    assert reach_of(game, "EKJ").touches(reached)  # full, with an own station
    assert not reach_of(place(game, "BCB", "I9"), "BCB").touches(reached)


def test_rule_13_nobody_places_for_another_company() -> None:
    game = ready()
    assert refusing_rule(game, PlaceStation(1, "BCB", "D2")) == "cz_first/13"


def test_a_station_outside_the_map() -> None:
    game = ready()
    assert refusing_rule(game, station(game, "Z9")) == "cz_first/3"
