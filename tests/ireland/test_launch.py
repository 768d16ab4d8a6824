"""Launching 10-share companies (4.10)."""

from __future__ import annotations

import pytest

from tests.ireland.stock_table import (
    begin,
    cash,
    director,
    give,
    legal,
    on_turn,
    percent,
    price,
    refusing_rule,
    set_cash,
    state_of,
    step,
    stock_round,
)
from trainshed.core import Game
from trainshed.rail.owners import player
from trainshed.rail.play.actions import PlaceStation, SellShares
from trainshed.titles.ireland.actions import Launch, OpenAuction

TEN = ("GSWR", "GNRI", "DSER", "MGWR", "MRNCC", "WLWR", "CBSCR")


def with_cities() -> Game:
    """Return a stock round in phase 6; besides the free slot in Dublin there are cities in Galway and at G19."""
    game = stock_round(phase="6")
    board = state_of(game).board
    board.lay("C13", board.map.tiles["5"], 2)
    board.lay("G19", board.map.tiles["644"], 2)
    return game


@pytest.mark.parametrize("phase", ["2", "4"])
def test_no_launch_before_phase_6(phase: str) -> None:
    game = stock_round(phase=phase)
    assert refusing_rule(game, Launch(0, "GSWR", 50)) == "4.10"
    assert legal(game, Launch) == []


@pytest.mark.parametrize("phase", ["6", "8", "10", "D"])
def test_launches_from_phase_6_on(phase: str) -> None:
    assert refusing_rule(stock_round(phase=phase), Launch(0, "GSWR", 50)) == ""


def test_any_unstarted_company_at_any_par_price_that_can_be_paid_twice() -> None:
    game = stock_round(phase="6")
    set_cash(game, 0, 140)
    assert {action.company for action in legal(game, Launch)} == set(TEN)
    assert [action.price for action in legal(game, Launch) if action.company == "GSWR"] == [70, 60, 50]
    assert refusing_rule(game, Launch(0, "GSWR", 85)) == "4.10"
    assert refusing_rule(game, Launch(0, "GSWR", 65)) == "4.10"
    assert refusing_rule(game, Launch(0, "GJR", 60)) == "4.10"
    begin(game, "GSWR", 1)
    assert refusing_rule(game, Launch(0, "GSWR", 60)) == "4.10"
    state_of(game).gone |= {"GNRI"}
    assert refusing_rule(game, Launch(0, "GNRI", 60)) == "4.10"


def test_a_launch_pays_twice_the_price_and_places_the_first_station_free() -> None:
    game = with_cities()
    game.play(Launch(0, "GSWR", 70))
    assert (cash(game, 0), cash(game, "GSWR")) == (110, 140)
    assert (percent(game, 0, "GSWR"), percent(game, "GSWR", "GSWR")) == (20, 80)
    assert (director(game, "GSWR"), price(game, "GSWR")) == (0, 70)
    assert (step(game), on_turn(game)) == ("place-home", 0)
    place = legal(game, PlaceStation)[0]
    game.play(place)
    assert state_of(game).board.stations_of("GSWR") == ((place.cell, place.stop),)
    assert cash(game, "GSWR") == 140
    assert (step(game), on_turn(game)) == ("stock-turn", 1)
    assert state_of(game).last_active == 0


def test_the_first_station_takes_a_free_slot_that_is_not_reserved() -> None:
    game = with_cities()
    state = state_of(game)
    slots = set(state.board.free_slots())
    reserved = {place for place, companies in state.board.reserved.items() if companies}
    shapes = dict(state.board.shapes())
    for place in slots:
        cell, stop = place
        slots_there = shapes[cell].tile.stops[stop].slots
        taken = len(state.board.stations.get(place, ())) + len(state.board.reserved.get(place, ()))
        assert taken < slots_there
        assert shapes[cell].tracks
    assert all(shapes[cell].tile.stops[stop].slots > 1 for cell, stop in slots & reserved)
    game.play(Launch(0, "GSWR", 50))
    assert {(action.cell, action.stop) for action in legal(game, PlaceStation)} == slots == {("I11", 0), ("C13", 0)}
    assert refusing_rule(game, PlaceStation(0, "GSWR", "G19", 0)) != ""  # reserved for WKR
    assert refusing_rule(game, PlaceStation(0, "GSWR", "I17", 0)) != ""  # blank
    assert refusing_rule(game, PlaceStation(0, "GNRI", *next(iter(slots)))) != ""


def test_ruling_16_26_without_a_free_slot_nothing_is_launched() -> None:
    game = stock_round(phase="6")
    board = state_of(game).board
    for place in list(state_of(game).board.free_slots()):
        while board.why_not_station("", place) is None:
            board.reserve("SLNCR", place)
    assert refusing_rule(game, Launch(0, "GSWR", 50)) == "4.10"
    assert legal(game, Launch) == []


def test_the_certificate_limit_holds() -> None:
    game = stock_round(phase="6")
    for company in TEN[:6]:
        begin(game, company, 3, price=50)
        give(game, 0, company, 2)
    assert refusing_rule(game, Launch(0, "CBSCR", 50)) == "4.10"
    assert legal(game, Launch) == []
    state_of(game).market.put("GSWR", (7, 1))
    assert refusing_rule(game, Launch(0, "CBSCR", 50)) == ""


def test_row_15_28_no_launch_after_a_sale() -> None:
    game = stock_round(phase="6")
    begin(game, "GSWR", 1)
    give(game, 0, "GSWR", 2)
    game.play(SellShares(0, "GSWR", 1))
    assert refusing_rule(game, Launch(0, "GNRI", 50)) == "4.1"
    assert legal(game, Launch) == []


def test_row_15_28_option_sell_then_launch() -> None:
    game = stock_round(phase="6", sell_then_launch=True)
    begin(game, "GSWR", 1)
    give(game, 0, "GSWR", 1)
    game.play(SellShares(0, "GSWR", 1))
    assert refusing_rule(game, Launch(0, "GNRI", 50)) == ""
    assert refusing_rule(game, OpenAuction(0, "GJR", 100)) == "4.1"  # only the launch is a purchase


def test_a_launch_is_no_auction_for_the_end_of_the_round() -> None:
    game = with_cities()
    game.play(Launch(0, "GSWR", 50))
    game.play(legal(game, PlaceStation)[0])
    assert not state_of(game).auctioned
    assert state_of(game).shares.director("GSWR") == player(0)
