"""Stock rounds (4, 19.2): sales, purchases, directors, limits, the end of the round."""

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
    put_marker,
    refusing_rule,
    set_cash,
    state_of,
    step,
    stock_round,
)
from trainshed.core import Log
from trainshed.rail.owners import BANK, OUT, POOL, player
from trainshed.rail.play import stock as shares
from trainshed.rail.play.actions import BuyShare, Done, SellShares
from trainshed.rail.play.events import DirectorChanged
from trainshed.titles.ireland import stock
from trainshed.titles.ireland.actions import OpenAuction

# selling


def test_nothing_is_sold_in_the_first_stock_round() -> None:
    game = stock_round(1)
    begin(game, "GJR", 0)
    give(game, 0, "GJR", 1)
    assert refusing_rule(game, SellShares(0, "GJR", 1)) == "4.4"
    assert legal(game, SellShares) == []


def test_all_shares_of_a_sale_bring_the_price_before_it_falls() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    give(game, 0, "GJR", 2)
    before, bank = cash(game, 0), cash(game, BANK)
    game.play(SellShares(0, "GJR", 2))
    assert cash(game, 0) == before + 2 * 70
    assert cash(game, BANK) == bank - 2 * 70
    assert price(game, "GJR") == 60  # two rows down: 66, 60
    assert in_pool(game, "GJR") == 40


def test_a_second_sale_in_the_turn_brings_the_new_price() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    give(game, 0, "GJR", 2)
    before = cash(game, 0)
    game.play(SellShares(0, "GJR", 1))
    game.play(SellShares(0, "GJR", 1))
    assert cash(game, 0) == before + 70 + 66


@pytest.mark.parametrize(("drop", "after"), [("share", 66), ("tenth", 60)])
def test_row_15_1_the_price_falls_per_share_or_per_tenth(drop: str, after: int) -> None:
    game = stock_round(sale_drop=drop)
    begin(game, "GJR", 1)
    begin(game, "GSWR", 1)
    give(game, 0, "GJR", 1)
    give(game, 0, "GSWR", 1)
    game.play(SellShares(0, "GJR", 1))
    assert price(game, "GJR") == after
    game.play(SellShares(0, "GSWR", 1))
    assert price(game, "GSWR") == 66


def test_the_price_stays_where_the_chart_has_no_field_below() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    give(game, 0, "GJR", 1)
    put_marker(game, "GJR", 7, 1)
    game.play(SellShares(0, "GJR", 1))
    assert price(game, "GJR") == 20


def test_row_15_11_the_pool_takes_two_shares_of_five_and_half_of_ten() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    give(game, POOL, "GJR", 1)
    give(game, 0, "GJR", 2)
    assert refusing_rule(game, SellShares(0, "GJR", 2)) == "4.4"
    assert [sale.count for sale in legal(game, SellShares)] == [1]
    begin(game, "GSWR", 1)
    give(game, POOL, "GSWR", 4)
    give(game, 0, "GSWR", 3)
    assert refusing_rule(game, SellShares(0, "GSWR", 2)) == "4.4"
    assert refusing_rule(game, SellShares(0, "GSWR", 1)) == ""


def test_nobody_sells_what_is_not_held() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    assert refusing_rule(game, SellShares(0, "GJR", 1)) == "4.4"
    assert refusing_rule(game, SellShares(0, "WLR", 1)) == "4.4"
    assert refusing_rule(game, SellShares(0, "nothing", 1)) == "4.4"
    give(game, 0, "GJR", 1)
    assert refusing_rule(game, SellShares(0, "GJR", 0)) == "4.4"


# directors (4.5)


def test_a_director_sells_ordinary_shares_and_stays() -> None:
    game = stock_round()
    begin(game, "GJR", 0)
    give(game, 0, "GJR", 1)
    give(game, 1, "GJR", 1)
    game.play(SellShares(0, "GJR", 1))
    assert director(game, "GJR") == 0
    assert percent(game, 0, "GJR") == 40


def test_the_directors_certificate_is_not_sold_if_nobody_has_as_much() -> None:
    game = stock_round()
    begin(game, "GJR", 0)
    give(game, 1, "GJR", 1)
    assert refusing_rule(game, SellShares(0, "GJR", 1)) == "4.5"
    assert legal(game, SellShares) == []


def test_part_of_the_directors_certificate_is_sold_by_exchange() -> None:
    game = stock_round()
    begin(game, "GJR", 0)
    give(game, 2, "GJR", 2)
    log = game.play(SellShares(0, "GJR", 1))
    assert director(game, "GJR") == 2
    assert (percent(game, 0, "GJR"), percent(game, 2, "GJR"), in_pool(game, "GJR")) == (20, 40, 20)
    assert [card.percent for card in state_of(game).shares.held(player(2), "GJR")] == [40]
    assert [event for event in log if isinstance(event, DirectorChanged)] == [DirectorChanged("GJR", "@2", "@0")]


def test_part_of_a_ten_share_directors_certificate() -> None:
    game = stock_round()
    begin(game, "GSWR", 0)
    give(game, 1, "GSWR", 2)
    assert [sale.count for sale in legal(game, SellShares)] == [1, 2]
    game.play(SellShares(0, "GSWR", 1))
    assert director(game, "GSWR") == 1
    assert (percent(game, 0, "GSWR"), percent(game, 1, "GSWR"), in_pool(game, "GSWR")) == (10, 20, 10)


def test_a_director_who_sells_the_whole_certificate() -> None:
    game = stock_round()
    begin(game, "GSWR", 0)
    give(game, 3, "GSWR", 3)
    game.play(SellShares(0, "GSWR", 2))
    assert director(game, "GSWR") == 3
    assert (percent(game, 0, "GSWR"), in_pool(game, "GSWR")) == (0, 20)


def test_a_sale_that_leaves_another_with_more_changes_the_director() -> None:
    game = stock_round()
    begin(game, "GSWR", 0)
    give(game, 0, "GSWR", 2)
    give(game, 1, "GSWR", 3)
    game.play(SellShares(0, "GSWR", 1))
    assert director(game, "GSWR") == 0  # 30 % each: not strictly more
    game.play(SellShares(0, "GSWR", 1))
    assert director(game, "GSWR") == 1


def test_among_equals_the_nearest_to_the_left_becomes_director() -> None:
    game = stock_round()
    state_of(game).priority = 0
    begin(game, "GSWR", 0)
    give(game, 3, "GSWR", 3)
    give(game, 2, "GSWR", 3)
    game.play(SellShares(0, "GSWR", 1))
    assert director(game, "GSWR") == 2


def test_a_purchase_makes_the_one_with_strictly_more_director() -> None:
    game = stock_round()
    begin(game, "GSWR", 1, price=50)
    give(game, 0, "GSWR", 2)
    game.play(BuyShare(0, "GSWR", "treasury"))
    assert director(game, "GSWR") == 0
    assert sorted(card.percent for card in state_of(game).shares.held(player(0), "GSWR")) == [10, 20]
    assert sorted(card.percent for card in state_of(game).shares.held(player(1), "GSWR")) == [10, 10]


def test_an_equal_share_does_not_change_the_director() -> None:
    game = stock_round()
    begin(game, "GJR", 1, price=50)
    give(game, 0, "GJR", 1)
    game.play(BuyShare(0, "GJR", "treasury"))
    assert (percent(game, 0, "GJR"), director(game, "GJR")) == (40, 1)


def test_a_bankrupt_player_does_not_become_director() -> None:
    game = stock_round()
    begin(game, "GSWR", 0)
    give(game, 1, "GSWR", 3)
    give(game, 2, "GSWR", 2)
    state_of(game).bankrupt = frozenset({1})
    assert shares.successor(state_of(game), player(0), "GSWR", 1) == player(2)


# buying


def test_a_share_is_bought_from_the_treasury_or_the_pool() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    give(game, POOL, "GJR", 1)
    bank = cash(game, BANK)
    assert legal(game, BuyShare) == [BuyShare(0, "GJR", "treasury"), BuyShare(0, "GJR", "pool")]
    game.play(BuyShare(0, "GJR", "treasury"))
    assert (cash(game, 0), cash(game, "GJR"), cash(game, BANK)) == (180, 70, bank)
    game.play(BuyShare(1, "GJR", "pool"))
    assert (cash(game, 1), cash(game, "GJR"), cash(game, BANK)) == (180, 70, bank + 70)
    assert price(game, "GJR") == 70


def test_the_place_is_named_and_has_a_share() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    for source in ("", "bank", "pool", "treasure"):
        assert refusing_rule(game, BuyShare(0, "GJR", source)) == "4.6"
    assert refusing_rule(game, BuyShare(0, "WLR", "treasury")) == "4.6"
    assert refusing_rule(game, BuyShare(0, "?", "treasury")) == "4.6"
    set_cash(game, 0, 69)
    assert refusing_rule(game, BuyShare(0, "GJR", "treasury")) == "4.6"


def test_a_purchase_ends_the_turn_and_nothing_is_sold_after_it() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    game.play(BuyShare(0, "GJR", "treasury"))
    assert on_turn(game) == 1


def test_no_company_sold_in_this_round_is_bought() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    begin(game, "WLR", 1)
    give(game, 0, "GJR", 1)
    game.play(SellShares(0, "GJR", 1))
    assert refusing_rule(game, BuyShare(0, "GJR", "pool")) == "4.6"
    assert refusing_rule(game, BuyShare(0, "GJR", "treasury")) == "4.6"
    game.play(BuyShare(0, "WLR", "treasury"))
    for seat in (1, 2, 3):
        game.play(Done(seat))
    assert refusing_rule(game, BuyShare(0, "GJR", "pool")) == "4.6"  # later in the round too
    stock.begin(state_of(game))
    assert state_of(game).sold == frozenset()  # in the next round it is forgotten


@pytest.mark.parametrize(("company", "shares_held"), [("GJR", 3), ("GSWR", 7)])
def test_nobody_has_more_than_60_or_70_percent(company: str, shares_held: int) -> None:
    game = stock_round()
    begin(game, company, 1, price=50)
    give(game, 0, company, shares_held - 1)
    if company == "GSWR":
        assert refusing_rule(game, BuyShare(0, company, "treasury")) == ""
        give(game, 0, company, 1)
    else:
        give(game, POOL, company, 0)
        state_of(game).shares.move(("GJR_3",), player(0))
    assert refusing_rule(game, BuyShare(0, company, "treasury")) == "4.6"


def test_the_holding_limit_holds_for_the_director() -> None:
    game = stock_round()
    begin(game, "GJR", 0, price=50)
    give(game, 0, "GJR", 1)
    assert refusing_rule(game, BuyShare(0, "GJR", "treasury")) == "4.6"


# certificate limit (1.1, 3.6)


TEN = ("GSWR", "GNRI", "DSER", "MGWR", "MRNCC", "WLWR", "CBSCR")


def test_privates_count_as_certificates_and_yellow_fields_do_not_ruling_16_10() -> None:
    game = stock_round()
    begin(game, "GJR", 1, price=50)
    for company in TEN[:5]:
        begin(game, company, 1, price=50)
        give(game, 0, company, 2)
    state = state_of(game)
    assert stock.counted(state, player(0)) == 10
    state.privates["DAR"] = player(0)
    assert stock.counted(state, player(0)) == 11
    assert refusing_rule(game, BuyShare(0, "GJR", "treasury")) == ""
    state.privates["BoW"] = player(0)
    assert refusing_rule(game, BuyShare(0, "GJR", "treasury")) == "4.6"
    put_marker(game, "GSWR", 7, 1)
    assert stock.counted(state, player(0)) == 10
    assert refusing_rule(game, BuyShare(0, "GJR", "treasury")) == ""
    put_marker(game, "GSWR", 0, 1)
    put_marker(game, "GJR", 7, 1)
    assert refusing_rule(game, BuyShare(0, "GJR", "treasury")) == ""  # yellow ones may always be bought


@pytest.mark.parametrize(("players", "limit"), [(3, 16), (4, 12), (5, 10), (6, 8)])
def test_certificate_limit_by_players(players: int, limit: int) -> None:
    assert stock.certificate_limit(state_of(stock_round(players=players))) == limit


def test_the_directors_certificate_counts_as_one() -> None:
    game = stock_round()
    begin(game, "GJR", 0)
    assert stock.counted(state_of(game), player(0)) == 1


def test_row_15_29_yellow_fields_do_not_lift_the_holding_limit() -> None:
    game = stock_round()
    begin(game, "GJR", 0, price=50)
    give(game, 0, "GJR", 1)
    put_marker(game, "GJR", 7, 1)
    assert refusing_rule(game, BuyShare(0, "GJR", "treasury")) == "4.6"


def test_over_the_limit_a_player_has_to_sell_first() -> None:
    game = stock_round()
    begin(game, "GJR", 1, price=50)
    for company in TEN[:6]:
        begin(game, company, 1)
        give(game, 0, company, 2)
    begin(game, "CBSCR", 1)
    give(game, 0, "CBSCR", 1)
    state = state_of(game)
    assert stock.counted(state, player(0)) == 13
    assert refusing_rule(game, Done(0)) == "4.2"
    assert refusing_rule(game, BuyShare(0, "GJR", "treasury")) == "4.2"
    assert refusing_rule(game, OpenAuction(0, "WLR", 100)) == "4.2"
    assert all(isinstance(action, SellShares) for action in game.legal_actions.of(0))
    game.play(SellShares(0, "GSWR", 1))
    assert refusing_rule(game, Done(0)) == ""
    assert refusing_rule(game, BuyShare(0, "GJR", "treasury")) == "4.6"


def test_who_is_over_the_limit_and_cannot_sell_goes_on() -> None:
    game = stock_round()
    for company in TEN:
        begin(game, company, 1)
        give(game, 0, company, 2)
        give(game, POOL, company, 5)
    assert stock.counted(state_of(game), player(0)) == 14
    assert legal(game, SellShares) == []
    assert refusing_rule(game, Done(0)) == ""


# turns and the end of the round


def test_after_a_sale_the_turn_goes_on_and_ends_without_being_a_pass() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    give(game, 0, "GJR", 2)
    game.play(SellShares(0, "GJR", 1))
    assert (step(game), on_turn(game)) == ("stock-turn", 0)
    game.play(Done(0))
    assert on_turn(game) == 1
    assert state_of(game).passes == 0
    assert state_of(game).last_active == 0


def test_after_a_sale_with_nothing_left_to_do_the_turn_ends_by_itself() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    give(game, 0, "GJR", 1)
    game.play(SellShares(0, "GJR", 1))
    assert on_turn(game) == 1
    assert state_of(game).last_active == 0


def test_a_pass_is_not_final() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    game.play(Done(0))
    game.play(BuyShare(1, "GJR", "treasury"))
    game.play(Done(2))
    game.play(Done(3))
    game.play(BuyShare(0, "GJR", "treasury"))
    assert on_turn(game) == 1


def test_a_player_who_can_do_nothing_is_passed_over() -> None:
    game = stock_round()
    set_cash(game, 1, 0)
    game.play(Done(0))
    assert on_turn(game) == 2
    assert state_of(game).passes == 2


def test_bankrupt_players_are_never_on_turn() -> None:
    game = stock_round()
    state_of(game).bankrupt = frozenset({1})
    game.play(Done(0))
    assert on_turn(game) == 2
    game.play(Done(2))
    game.play(Done(3))
    assert state_of(game).round.number == 3  # no company operates


def test_without_an_auction_the_top_company_leaves_with_its_reservation() -> None:
    game = stock_round()
    pass_all(game)
    state = state_of(game)
    assert state.stack[0] == "WLR"
    assert "GJR" in state.gone
    assert all("GJR" not in companies for companies in state.board.reserved.values())


def test_with_an_auction_no_company_leaves() -> None:
    game = stock_round()
    game.play(OpenAuction(0, "GJR", 100))
    pass_all(game)
    pass_all(game)
    assert state_of(game).stack[0] == "WLR"
    assert "GJR" not in state_of(game).gone
    assert "WLR" not in state_of(game).gone


def test_sold_out_companies_rise_in_operating_order_ruling_16_17() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    begin(game, "WLR", 1)
    begin(game, "GNWR", 1, price=100)
    for company in ("GJR", "WLR"):
        give(game, 0, company, 3)
    give(game, 0, "GNWR", 2)
    give(game, POOL, "GNWR", 1)
    stock.end(state_of(game), Log())
    assert [price(game, company) for company in ("GJR", "WLR", "GNWR")] == [78, 78, 100]
    market = state_of(game).market
    assert market.stack(market.at("GJR")) == ("GJR", "WLR")


def test_in_the_top_row_a_sold_out_company_stays() -> None:
    game = stock_round()
    begin(game, "GJR", 1, price=100)
    give(game, 0, "GJR", 3)
    stock.end(state_of(game), Log())
    assert price(game, "GJR") == 100


def test_certificates_out_of_the_game_do_not_hinder_selling_out_ruling_16_30() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    give(game, 0, "GJR", 2)
    give(game, OUT, "GJR", 1)
    stock.end(state_of(game), Log())
    assert price(game, "GJR") == 78


def test_the_priority_goes_to_the_left_of_the_last_player_who_acted() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    game.play(Done(0))
    game.play(BuyShare(1, "GJR", "treasury"))
    for seat in (2, 3, 0, 1):
        game.play(Done(seat))
    assert state_of(game).priority == 2


def test_if_nobody_acts_the_priority_stays() -> None:
    game = stock_round()
    pass_all(game)
    assert state_of(game).priority == 0
