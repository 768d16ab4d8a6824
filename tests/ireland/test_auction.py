"""Auctions of 5-share companies (4.7 to 4.9)."""

from __future__ import annotations

import pytest

from tests.ireland.stock_table import (
    begin,
    cash,
    director,
    give,
    in_pool,
    legal,
    on_turn,
    pass_all,
    percent,
    price,
    refusing_rule,
    set_cash,
    set_phase,
    state_of,
    step,
    stock_round,
)
from trainshed.core import Game
from trainshed.rail.map import ON_CELL
from trainshed.rail.owners import player
from trainshed.rail.play.actions import Done, SellShares
from trainshed.titles.ireland.actions import Bid, ChoosePrice, OpenAuction, SettleStation


def win(game: Game, seat: int, company: str, bid: int) -> None:
    """The player on turn opens the auction and gets the company."""
    game.play(OpenAuction(seat, company, bid))
    while step(game) == "company-auction":
        game.play(Done(on_turn(game)))


def on_top(game: Game, company: str) -> Game:
    """Put a company on top of the stack."""
    state = state_of(game)
    state.stack = (company, *(other for other in state.stack if other != company))
    return game


def test_row_15_4_only_the_top_company_of_the_stack() -> None:
    game = stock_round()
    assert refusing_rule(game, OpenAuction(0, "WLR", 100)) == "4.7"
    assert refusing_rule(game, OpenAuction(0, "GSWR", 100)) == "4.7"
    assert {action.company for action in legal(game, OpenAuction)} == {"GJR"}


def test_the_opening_bid_is_100_or_more_in_steps_of_5_from_cash_in_hand() -> None:
    game = stock_round()
    assert refusing_rule(game, OpenAuction(0, "GJR", 95)) == "4.7"
    assert refusing_rule(game, OpenAuction(0, "GJR", 103)) == "4.7"
    assert refusing_rule(game, OpenAuction(0, "GJR", 255)) == "4.7"
    assert [action.price for action in legal(game, OpenAuction)] == [100, 200, 250]
    (free,) = game.legal_actions.of(0).ranges()
    assert (free.low, free.high, free.step) == (100, 250, 5)
    set_cash(game, 0, 99)
    assert legal(game, OpenAuction) == []


@pytest.mark.parametrize("phase", ["2", "4", "6"])
def test_five_share_companies_start_in_phases_2_4_and_6(phase: str) -> None:
    assert refusing_rule(stock_round(phase=phase), OpenAuction(0, "GJR", 100)) == ""


@pytest.mark.parametrize("phase", ["8", "10", "D"])
def test_and_not_later(phase: str) -> None:
    assert refusing_rule(stock_round(phase=phase), OpenAuction(0, "GJR", 100)) == "4.9"


def test_bidders_raise_clockwise_or_are_out_for_good() -> None:
    game = stock_round()
    game.play(OpenAuction(0, "GJR", 100))
    assert (step(game), on_turn(game)) == ("company-auction", 1)
    assert refusing_rule(game, Bid(1, "GJR", 100)) == "4.7"
    assert refusing_rule(game, Bid(1, "GJR", 107)) == "4.7"
    assert refusing_rule(game, Bid(1, "WLR", 110)) == "4.7"
    game.play(Bid(1, "GJR", 105))
    game.play(Done(2))
    game.play(Bid(3, "GJR", 150))
    game.play(Done(0))
    assert on_turn(game) == 1  # 2 is out
    game.play(Bid(1, "GJR", 155))
    assert on_turn(game) == 3
    game.play(Done(3))
    assert director(game, "GJR") == 1


def test_who_cannot_raise_is_out_without_being_asked() -> None:
    game = stock_round()
    set_cash(game, 1, 104)
    game.play(OpenAuction(0, "GJR", 100))
    assert on_turn(game) == 2
    game.play(Done(2))
    game.play(Done(3))
    assert director(game, "GJR") == 0


def test_who_is_at_the_certificate_limit_cannot_bid() -> None:
    game = stock_round()
    for company in ("GSWR", "GNRI", "DSER", "MGWR", "MRNCC", "WLWR"):
        begin(game, company, 3, price=50)
        give(game, 1, company, 2)
    state_of(game).privates["DAR"] = player(0)
    game.play(OpenAuction(0, "GJR", 100))
    assert on_turn(game) == 2
    game.play(Done(2))
    game.play(Done(3))
    assert on_turn(game) == 1
    assert refusing_rule(game, OpenAuction(1, "WLR", 100)) == "4.7"


def test_the_winner_pays_into_the_treasury_and_gets_the_directors_certificate() -> None:
    game = stock_round()
    win(game, 0, "GJR", 145)
    state = state_of(game)
    assert (cash(game, 0), cash(game, "GJR")) == (105, 145)
    assert (percent(game, 0, "GJR"), percent(game, "GJR", "GJR"), in_pool(game, "GJR")) == (40, 60, 0)
    assert price(game, "GJR") == 70
    assert state.board.stations_of("GJR") == (("D6", 0),)
    assert all("GJR" not in companies for companies in state.board.reserved.values())
    assert state.stack[0] == "WLR"


@pytest.mark.parametrize(("bid", "start"), [(100, 50), (115, 50), (120, 60), (165, 70), (170, 85), (200, 100)])
def test_the_price_is_the_highest_par_within_half_the_bid(bid: int, start: int) -> None:
    game = stock_round()
    win(game, 0, "GJR", bid)
    assert price(game, "GJR") == start


def test_bids_above_200_still_give_100() -> None:
    game = stock_round()
    set_cash(game, 0, 500)
    win(game, 0, "GJR", 420)
    assert price(game, "GJR") == 100
    assert cash(game, "GJR") == 420


def test_row_15_5_the_winner_may_choose_the_start_price() -> None:
    game = stock_round(start_price="chosen")
    win(game, 0, "GJR", 170)
    assert (step(game), on_turn(game)) == ("choose-price", 0)
    assert [action.price for action in legal(game, ChoosePrice)] == [85, 70, 60, 50]
    assert refusing_rule(game, ChoosePrice(0, "GJR", 100)) == "4.7"
    assert refusing_rule(game, ChoosePrice(0, "WLR", 50)) == "4.7"
    assert game.why_not(Done(0)) is not None
    game.play(ChoosePrice(0, "GJR", 60))
    assert price(game, "GJR") == 60
    assert cash(game, "GJR") == 170
    assert on_turn(game) == 1


def test_row_15_5_a_single_start_price_is_not_asked() -> None:
    game = stock_round(start_price="chosen")
    win(game, 0, "GJR", 115)
    assert price(game, "GJR") == 50
    assert step(game) == "stock-turn"


def test_play_goes_on_left_of_the_opener_whose_turn_was_no_pass() -> None:
    game = stock_round()
    game.play(OpenAuction(0, "GJR", 100))
    game.play(Done(1))
    game.play(Bid(2, "GJR", 120))
    game.play(Done(3))
    game.play(Done(0))
    assert director(game, "GJR") == 2
    assert (step(game), on_turn(game)) == ("stock-turn", 1)
    pass_all(game)
    assert state_of(game).priority == 1  # left of the opener, not of the winner


def test_no_auction_after_a_sale_in_the_same_turn() -> None:
    game = stock_round()
    begin(game, "WLR", 1)
    give(game, 0, "WLR", 2)
    game.play(SellShares(0, "WLR", 1))
    assert refusing_rule(game, OpenAuction(0, "GJR", 100)) == "4.1"
    assert legal(game, OpenAuction) == []


def test_on_a_blank_cell_of_two_cities_the_station_lies_on_the_cell() -> None:
    game = on_top(stock_round(), "UR")
    win(game, 0, "UR", 100)
    assert state_of(game).board.stations_of("UR") == (("J4", ON_CELL),)
    assert step(game) == "stock-turn"


def test_ruling_16_21_on_a_built_cell_the_winner_chooses_the_city() -> None:
    game = on_top(stock_round(), "UR")
    state = state_of(game)
    state.board.lay("J4", state.board.map.tiles["IR1"], 0)
    win(game, 0, "UR", 100)
    assert (step(game), on_turn(game)) == ("settle", 0)
    game.play(SettleStation(0, "UR", "J4", 1))
    assert state.board.stations_of("UR") == (("J4", 1),)
    assert on_turn(game) == 1


def test_in_the_next_phase_no_auction_is_asked_for() -> None:
    game = stock_round()
    set_phase(game, "8")
    assert legal(game, OpenAuction) == []
