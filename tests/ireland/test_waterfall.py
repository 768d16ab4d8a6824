"""The private auction (2, 19.1)."""

from __future__ import annotations

import pytest

from tests.ireland.stock_table import (
    cash,
    director,
    legal,
    new,
    on_turn,
    percent,
    price,
    refusing_rule,
    set_cash,
    state_of,
    step,
)
from trainshed.core import Game
from trainshed.rail.owners import BANK
from trainshed.rail.play.actions import Done
from trainshed.titles.ireland.actions import Bid, BuyPrivate


def everybody_passes(game: Game) -> None:
    for _ in range(state_of(game).seats):
        game.play(Done(on_turn(game)))


def test_the_privates_are_offered_in_ascending_value() -> None:
    assert state_of(new(privates=("WDE", "TDR", "BoW"))).offered == ("DAR", "BoW", "TDR", "WDE", "DK")


def test_the_lowest_private_is_bought_at_its_price() -> None:
    game = new()
    bank = cash(game, BANK)
    game.play(BuyPrivate(0, "DAR"))
    assert cash(game, 0) == 230
    assert cash(game, BANK) == bank + 20
    assert state_of(game).privates == {"DAR": "@0"}
    assert on_turn(game) == 1


def test_others_are_bid_for_and_the_lowest_is_not() -> None:
    game = new()
    assert refusing_rule(game, BuyPrivate(0, "BoW")) == "2.1"
    assert refusing_rule(game, Bid(0, "DAR", 25)) == "2.1"
    assert refusing_rule(game, Bid(0, "TIM", 200)) == "2.2"
    assert refusing_rule(game, BuyPrivate(0, "DAR", "DKR", 20)) == "2.1"
    game.play(Bid(0, "WDE", 95))
    assert on_turn(game) == 1
    assert cash(game, 0) == 250


def test_a_bid_is_at_least_5_above_value_and_highest_bid_in_steps_of_5() -> None:
    game = new()
    assert refusing_rule(game, Bid(0, "BoW", 40)) == "2.2"
    assert refusing_rule(game, Bid(0, "BoW", 47)) == "2.2"
    assert refusing_rule(game, Bid(0, "BoW", 255)) == "2.2"
    game.play(Bid(0, "BoW", 60))
    assert refusing_rule(game, Bid(1, "BoW", 60)) == "2.2"
    (free,) = (free for free in game.legal_actions.of(1).ranges() if free.action.what == "BoW")  # type: ignore[attr-defined]
    assert (free.low, free.high, free.step) == (65, 250, 5)
    assert [bid.price for bid in legal(game, Bid) if bid.what == "BoW"] == [65, 75, 250]


def test_money_in_standing_bids_is_locked_and_a_new_bid_replaces_the_old() -> None:
    game = new()
    game.play(Bid(0, "WDE", 240))
    for seat in (1, 2, 3):
        game.play(Done(seat))
    assert refusing_rule(game, BuyPrivate(0, "DAR")) == "2.2"
    assert refusing_rule(game, Bid(0, "BoW", 45)) == "2.2"
    game.play(Bid(0, "WDE", 250))
    assert state_of(game).bids["WDE"] == ((0, 250),)


def test_a_single_bidder_gets_the_private_as_soon_as_it_is_the_lowest() -> None:
    game = new()
    game.play(Bid(0, "BoW", 45))
    game.play(Bid(1, "TDR", 60))
    game.play(BuyPrivate(2, "DAR"))
    assert state_of(game).privates == {"DAR": "@2", "BoW": "@0", "TDR": "@1"}
    assert [cash(game, seat) for seat in range(4)] == [205, 190, 230, 250]
    assert state_of(game).offered == ("WDE", "DK")


def test_several_bidders_raise_or_drop_out_the_lowest_first() -> None:
    game = new()
    game.play(Bid(0, "BoW", 45))
    game.play(Bid(1, "BoW", 50))
    game.play(Bid(2, "BoW", 55))
    game.play(BuyPrivate(3, "DAR"))
    assert (step(game), on_turn(game)) == ("private-bidding", 0)
    assert refusing_rule(game, Bid(0, "BoW", 55)) == "2.3"
    assert refusing_rule(game, Bid(0, "TDR", 70)) == "2.2"
    game.play(Bid(0, "BoW", 60))
    assert on_turn(game) == 1
    game.play(Done(1))
    assert on_turn(game) == 2
    game.play(Done(2))
    assert state_of(game).privates["BoW"] == "@0"
    assert [cash(game, seat) for seat in range(4)] == [190, 250, 250, 230]
    assert (step(game), on_turn(game)) == ("private-turn", 0)


def test_the_own_bid_is_free_money_in_the_bidding() -> None:
    game = new()
    game.play(Bid(0, "BoW", 200))
    game.play(Bid(1, "BoW", 205))
    game.play(BuyPrivate(2, "DAR"))
    assert refusing_rule(game, Bid(0, "BoW", 250)) == ""


def test_a_pass_is_asked_even_of_a_player_without_money() -> None:
    game = new()
    set_cash(game, 1, 0)
    game.play(Done(0))
    assert (step(game), on_turn(game)) == ("private-turn", 1)
    assert list(game.legal_actions.of(1)) == [Done(1)]


def test_a_bidder_who_cannot_raise_is_asked_all_the_same() -> None:
    game = new()
    game.play(Bid(0, "BoW", 245))
    game.play(Bid(1, "BoW", 250))
    game.play(BuyPrivate(2, "DAR"))
    assert (step(game), on_turn(game)) == ("private-bidding", 0)
    assert list(game.legal_actions.of(0)) == [Done(0)]


@pytest.mark.parametrize(("option", "next_seat"), [("trigger", 3), ("buyer", 2)])
def test_row_15_6_turn_after_a_sale_by_bids(option: str, next_seat: int) -> None:
    game = new(after_auction=option)
    game.play(Bid(0, "BoW", 45))
    game.play(Bid(1, "TDR", 60))
    game.play(BuyPrivate(2, "DAR"))
    assert on_turn(game) == next_seat


@pytest.mark.parametrize(("option", "priority"), [("trigger", 3), ("buyer", 1)])
def test_row_15_6_priority_after_the_auction(option: str, priority: int) -> None:
    game = new(after_auction=option)
    game.play(Bid(0, "DK", 125))
    game.play(Bid(1, "WDE", 95))
    game.play(Bid(2, "TDR", 55))
    game.play(Bid(3, "BoW", 45))
    game.play(Done(0))
    game.play(Done(1))
    game.play(BuyPrivate(2, "DAR"))
    assert state_of(game).offered == ()
    assert state_of(game).priority == priority
    assert state_of(game).round.kind == "stock"
    assert on_turn(game) == priority


def test_row_15_8_bids_are_cancelled_when_the_first_price_falls() -> None:
    game = new()
    game.play(Bid(0, "BoW", 45))
    for seat in (1, 2, 3, 0):
        game.play(Done(seat))
    assert state_of(game).first_price == 15
    assert state_of(game).bids == {}
    assert on_turn(game) == 1
    game.play(BuyPrivate(1, "DAR"))
    assert cash(game, 1) == 235


def test_at_price_0_the_next_player_must_take_the_first_private() -> None:
    game = new()
    for _ in range(3):
        everybody_passes(game)
    assert state_of(game).first_price == 5
    assert on_turn(game) == 0
    everybody_passes(game)
    assert state_of(game).privates == {"DAR": "@0"}
    assert cash(game, 0) == 250
    assert on_turn(game) == 1
    assert state_of(game).offered == ("BoW", "TDR", "WDE", "DK")


def test_passes_count_in_succession_only() -> None:
    game = new()
    game.play(Done(0))
    game.play(Done(1))
    game.play(Bid(2, "BoW", 45))
    game.play(Done(3))
    game.play(Done(0))
    game.play(Done(1))
    assert state_of(game).first_price == 20


def test_row_15_7_all_pass_later_the_lowest_leaves_and_the_next_are_resolved() -> None:
    game = new()
    game.play(BuyPrivate(0, "DAR"))
    game.play(Bid(1, "TDR", 55))
    for seat in (2, 3, 0, 1):
        game.play(Done(seat))
    assert state_of(game).offered == ("WDE", "DK")
    assert state_of(game).privates == {"DAR": "@0", "TDR": "@1"}
    assert on_turn(game) == 2  # left of the last one to pass


def test_row_15_7_option_ends_all_without_a_bid_leave() -> None:
    game = new(all_pass="ends")
    game.play(BuyPrivate(0, "DAR"))
    game.play(Bid(1, "TDR", 55))
    for seat in (2, 3, 0, 1):
        game.play(Done(seat))
    assert state_of(game).offered == ()
    assert state_of(game).privates == {"DAR": "@0", "TDR": "@1"}
    assert state_of(game).round.kind == "stock"
    assert on_turn(game) == 2


def test_row_15_21_an_unsold_private_is_gone() -> None:
    game = new(privates=("DCR", "TASPS", "WDE"))
    game.play(BuyPrivate(0, "DAR"))
    for seat in (1, 2, 3, 0):
        game.play(Done(seat))
    assert state_of(game).offered == ("TASPS", "WDE", "DK")
    assert "DCR" not in state_of(game).privates  # so nobody's DCR blocks H4


@pytest.mark.parametrize(("paid", "start"), [(125, 60), (140, 70), (165, 70), (170, 85), (200, 100), (250, 100)])
def test_dk_starts_the_dublin_and_kingstown(paid: int, start: int) -> None:
    game = new()
    game.play(Bid(0, "DK", paid))
    bank = cash(game, BANK)
    for private, seat in (("DAR", 1), ("BoW", 2), ("TDR", 3)):
        game.play(BuyPrivate(seat, private))
        if seat == 3:
            game.play(Done(0))
    game.play(BuyPrivate(1, "WDE"))
    state = state_of(game)
    assert cash(game, 0) == 250 - paid
    assert cash(game, "DKR") == paid - 80
    assert cash(game, BANK) == bank + 20 + 40 + 50 + 90 + 80
    assert price(game, "DKR") == start
    assert director(game, "DKR") == 0
    assert percent(game, 0, "DKR") == 40
    assert state.depot.kinds_of("DKR") == ("2H",)
    assert state.board.stations_of("DKR") == (("I11", state.board.map.file.homes[5].stop),)
    assert "DK" not in state.privates
    assert state.priority == 2


def test_dk_bought_as_the_lowest_private() -> None:
    game = new()
    for seat, private in enumerate(("DAR", "BoW", "TDR", "WDE")):
        game.play(BuyPrivate(seat, private))
    game.play(BuyPrivate(0, "DK"))
    assert cash(game, "DKR") == 40
    assert price(game, "DKR") == 60
    assert state_of(game).priority == 1


def test_without_a_buyer_dkr_leaves_the_game_with_its_reservation() -> None:
    game = new()
    for seat, private in enumerate(("DAR", "BoW", "TDR", "WDE")):
        game.play(BuyPrivate(seat, private))
    everybody_passes(game)
    state = state_of(game)
    assert "DKR" in state.gone
    assert all("DKR" not in companies for companies in state.board.reserved.values())
    assert state.priority == 0  # left of the last one to pass
    assert state.round.kind == "stock"
