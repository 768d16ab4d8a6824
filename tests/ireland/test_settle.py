"""The city of a station in Belfast and Cork (6.8, 16.7, 16.21)."""

from __future__ import annotations

from tests.ireland.stock_table import begin, state_of
from tests.ireland.track_table import Lay, ask, asked, lay, lays, operating, run, tile, track, train, why
from trainshed.core import Log
from trainshed.rail.map import ON_CELL
from trainshed.rail.play.actions import Done
from trainshed.titles.ireland import auction, companies
from trainshed.titles.ireland.actions import SettleStation

TO_BELFAST: tuple[Lay, ...] = (("I9", "IR2", 0), ("I7", "9", 0), ("I5", "631", 4))
"""Broad track from Dundalk to Belfast (J4)."""


def test_rule_6_8_a_station_lies_on_the_blank_cell() -> None:
    game = operating("UR")
    assert state_of(game).board.stations_of("UR") == (("J4", ON_CELL),)
    track(game, "UR")
    assert {(cell, kind) for cell, kind, _ in lays(game)} == {("J4", "IR1")}


def test_rule_6_8_who_lays_the_tile_chooses_the_city() -> None:
    game = track(operating("UR"), "UR")
    game.play(tile(game, "UR", "J4", "IR1", 3))
    assert asked(game) == "settle"
    assert why(game, SettleStation(0, "UR", "J4", 2)) == "6.8 settle-city"
    assert why(game, SettleStation(0, "UR", "E21", 0)) == "6.8 settle-company"
    assert why(game, Done(0)) == "core/not-now not-now"
    game.play(SettleStation(0, "UR", "J4", 0))
    assert state_of(game).board.stations_of("UR") == (("J4", 0),)
    assert asked(game) == "lay-track", "a second tile may follow"


def test_rule_6_8_a_company_in_the_city_without_track_builds_at_home_only() -> None:
    game = operating("UR", phase="4")
    train(game, "UR", "2H")
    track(game, "UR")
    game.play(tile(game, "UR", "J4", "IR1", 4))
    game.play(SettleStation(0, "UR", "J4", 1))
    assert asked(game) == "", "nothing to build"
    lay(game, ("I5", "631", 4))
    assert asked(run(game, "UR")) == "", "no route"
    track(game, "UR")
    assert {kind for _, kind, _ in lays(game)} == {"IR6"}


def test_ruling_16_7_the_laying_company_chooses_for_others() -> None:
    game = track(operating("DER", "UR", tiles=TO_BELFAST), "DER")
    game.play(tile(game, "DER", "J4", "IR1", 4))
    assert asked(game) == "settle"
    assert game.decision.seats == (0,), "the director of DER, who laid the tile"
    game.play(SettleStation(0, "UR", "J4", 1))
    assert state_of(game).board.stations_of("UR") == (("J4", 1),)


def test_ruling_16_21_a_new_company_chooses_where_the_tile_lies() -> None:
    game = operating("DER", tiles=(*TO_BELFAST, ("J4", "IR1", 4)))
    state = state_of(game)
    assert state.board.reserved["J4", ON_CELL] == ("UR",), "a reservation keeps any one slot"
    begin(game, "UR", 2)
    for step in auction.home_choice(state, 2, "UR"):
        ask(game, step)
    assert asked(game) == "settle"
    assert game.decision.seats == (2,)
    game.play(SettleStation(2, "UR", "J4", 1))
    assert state.board.stations_of("UR") == (("J4", 1),)
    assert ("J4", ON_CELL) not in state.board.reserved


def test_ruling_16_21_one_free_city_is_taken_without_a_question() -> None:
    game = operating("DER", tiles=(*TO_BELFAST, ("J4", "IR1", 4)))
    state = state_of(game)
    state.board.place("MGWR", ("J4", 0))
    begin(game, "UR", 2)
    for step in auction.home_choice(state, 2, "UR"):
        ask(game, step)
    assert asked(game) == ""
    assert state.board.stations_of("UR") == (("J4", 1),)


def test_peers_reservations_go_with_the_company() -> None:
    """Reported of another program: a slot of the grey tile stayed reserved for a company that was gone (5351)."""
    tiles = (("J4", "IR1", 0), ("J4", "IR6", 3), ("J4", "IR44", 0), ("J4", "IR67", 0))
    game = operating(tiles=tiles)
    state = state_of(game)
    state.board.place("MGWR", ("J4", 0))
    assert state.board.why_not_station("GSWR", ("J4", 0)) is not None
    companies.remove_unstarted(state, "UR", Log())
    assert state.board.why_not_station("GSWR", ("J4", 0)) is None
