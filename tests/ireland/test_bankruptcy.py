"""Bankruptcy (10.5, 10.6, E3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ireland.stock_table import (
    begin,
    cash,
    director,
    give,
    in_pool,
    legal,
    on_turn,
    percent,
    price,
    put_marker,
    refusing_rule,
    set_cash,
    state_of,
    step,
)
from tests.ireland.table import (
    end_of_stock_round,
    give_train,
    in_play,
    now,
    operate,
    own_private,
    reach_phase,
    started,
    take_trains,
    told,
    trains,
    violations,
)
from trainshed.core import Game
from trainshed.rail.owners import BANK, OUT, POOL
from trainshed.rail.play.actions import BuyFromCompany, BuyFromPool, Done, SellShares
from trainshed.rail.play.events import SharesSold
from trainshed.titles.ireland.actions import GoBankrupt
from trainshed.titles.ireland.events import CompanyClosed, Settled, WentBankrupt


def broke(*, own: int = 30, wlr: int = 1, players: int = 4, left: Any = ("WLR", "GNWR"), **options: Any) -> Game:
    """GJR of seat 0 has 20 and no train, and nothing can pay for the 8H of 440.

    Seat 0 also directs DER (price 70), of which seat 1 has 20 % and seat 2 has 20 %; and has shares of WLR (seat 1,
    price 50). GNWR is seat 2's. All others have trains.
    """
    game = started(("GJR", 0), ("WLR", 1), ("GNWR", 2), players=players, **options)
    reach_phase(game, "6")
    take_trains(game, POOL)
    begin(game, "DER", 0, price=70)
    for name in ("WLR", "GNWR", "DER"):
        give_train(game, name, "6H")
    put_marker(game, "WLR", 4, 2)
    put_marker(game, "GNWR", 0, 6)
    give(game, 0, "WLR", wlr)
    give(game, 1, "DER", 1)
    give(game, 2, "DER", 1)
    give(game, 1, "GJR", 1)
    for seat in range(players):
        set_cash(game, seat, 100)
    set_cash(game, 0, own)
    set_cash(game, "GJR", 20)
    set_cash(game, "DER", 200)
    operate(game, "GJR", "buy-trains", left=left)
    return game


def test_bankruptcy_is_asked_and_only_when_nothing_can_pay_for_the_cheapest_train() -> None:
    game = broke()
    assert step(game) == "emergency"
    assert refusing_rule(game, GoBankrupt(0, "GJR")) == ""
    assert game.decision.question(0).key == "ireland-ask-bankrupt"
    give_train(game, POOL, "2H'")  # 90: 50 at hand and 50 for the share
    assert refusing_rule(game, GoBankrupt(0, "GJR")) == "10.5"
    assert legal(game, GoBankrupt) == []
    assert game.decision.question(0).key == "ireland-ask-emergency"
    assert refusing_rule(game, GoBankrupt(0, "DER")) == "5.2"


def test_a_director_just_able_to_pay_is_not_bankrupt() -> None:
    assert refusing_rule(broke(own=369), GoBankrupt(0, "GJR")) == ""
    assert refusing_rule(broke(own=370), GoBankrupt(0, "GJR")) == "10.5"  # 20 + 370 + 50


def test_row_15_14_all_companies_still_directed_close_and_the_others_are_paid() -> None:
    game = broke()
    bank = cash(game, BANK)
    log = game.play(GoBankrupt(0, "GJR"))
    assert [(event.company, event.why) for event in told(log, CompanyClosed)] == [
        ("GJR", "bankrupt"),
        ("DER", "bankrupt"),
    ]
    assert [(event.player, event.company, event.amount) for event in told(log, Settled)] == [
        ("@1", "GJR", 70),
        ("@1", "DER", 70),
        ("@2", "DER", 70),
    ]
    (event,) = told(log, WentBankrupt)
    assert (event.player, event.company, event.cash) == ("@0", "GJR", 80)  # with the share of WLR sold
    assert [cash(game, seat) for seat in range(4)] == [0, 240, 170, 100]
    assert cash(game, BANK) == bank - 50 - 210 + 80 + 20 + 200
    assert set(in_play(game)) == {"WLR", "GNWR"}
    assert state_of(game).board.stations_of("GJR") == ()
    assert trains(game, "DER") == ()
    assert in_pool(game, "WLR") == 20
    assert game.scores()[0].total == 0
    assert not violations(game)


def test_bankruptcy_after_own_sales() -> None:
    game = broke(wlr=2)
    game.play(SellShares(0, "WLR", 1))
    assert step(game) == "emergency"
    game.play(GoBankrupt(0, "GJR"))
    assert in_pool(game, "WLR") == 40
    assert not violations(game)


def test_ruling_16_27_without_any_way_every_sale_is_free() -> None:
    game = broke(wlr=2)
    assert [(act.company, act.count) for act in legal(game, SellShares)] == [("WLR", 1), ("WLR", 2)]


def test_ruling_16_13_payments_use_the_prices_after_the_sales() -> None:
    game = broke()
    give(game, 0, "DER", 1)  # one share can be sold: the director stays
    operate(game, "GJR", "buy-trains")
    log = game.play(GoBankrupt(0, "GJR"))
    sold = {event.company: event.price for event in told(log, SharesSold)}
    assert sold == {"DER": 66, "WLR": 38}
    assert [event.amount for event in told(log, Settled) if event.company == "DER"] == [66, 66]


def test_shares_are_sold_dearest_company_first() -> None:
    game = broke()
    give(game, 0, "GNWR", 1)
    operate(game, "GJR", "buy-trains")
    assert refusing_rule(game, GoBankrupt(0, "GJR")) == ""
    log = game.play(GoBankrupt(0, "GJR"))
    assert [event.company for event in told(log, SharesSold)] == ["GNWR", "WLR"]


def test_a_company_that_can_be_handed_over_does_not_close() -> None:
    game = broke()
    give(game, 1, "DER", 1)  # 40 %: the director's certificate can be exchanged
    operate(game, "GJR", "buy-trains")
    game.play(GoBankrupt(0, "GJR"))
    assert director(game, "DER") == 1
    assert "DER" in in_play(game)
    assert not violations(game)


def test_row_15_13_what_is_left_leaves_the_game() -> None:
    game = broke(wlr=1)
    give(game, POOL, "WLR", 2)  # no room in the pool
    own_private(game, 0, "DAR")
    operate(game, "GJR", "buy-trains")
    game.play(GoBankrupt(0, "GJR"))
    assert (percent(game, 0, "WLR"), percent(game, OUT, "WLR")) == (0, 20)
    assert "DAR" not in state_of(game).privates
    assert game.scores()[0].total == 0
    assert not violations(game)


def test_row_15_13_by_option_it_stays_with_the_player_unpaid() -> None:
    game = broke(wlr=1, bankrupt_shares="stay")
    give(game, POOL, "WLR", 2)
    own_private(game, 0, "DAR")
    operate(game, "GJR", "buy-trains", left=("GNWR",))
    assert step(game) == "emergency"
    game.play(GoBankrupt(0, "GJR"))
    assert percent(game, 0, "WLR") == 20
    assert state_of(game).privates == {"DAR": "@0"}
    assert game.scores()[0].parts == {"cash": 0, "shares": 50, "privates": 20}
    state = state_of(game)
    assert state.rules.dividends.incomes(state, "WLR", 100) == {"@1": 40}
    assert not violations(game)


def test_ruling_16_30_certificates_out_of_the_game_are_in_nobody_s_hands() -> None:
    game = broke(wlr=1)
    give(game, POOL, "WLR", 2)
    operate(game, "GJR", "buy-trains")
    game.play(GoBankrupt(0, "GJR"))
    state = state_of(game)
    assert "out" not in state.rules.dividends.incomes(state, "WLR", 100)
    state.shares.move([card.id for card in state.shares.held(POOL, "WLR")], "@1")
    state.shares.move([card.id for card in state.shares.held("WLR", "WLR")], "@1")
    was = price(game, "WLR")
    end_of_stock_round(game)
    assert price(game, "WLR") > was  # pool and treasury hold nothing: it is sold out


def test_the_certificate_limit_does_not_change() -> None:
    game = broke()
    state = state_of(game)
    before = state.rules.stock.certificates(state)
    game.play(GoBankrupt(0, "GJR"))
    assert state_of(game).rules.stock.certificates(state_of(game)) == before


def test_play_goes_on_for_the_others_and_the_bankrupt_player_is_never_on_turn() -> None:
    game = broke()
    game.play(GoBankrupt(0, "GJR"))
    asked = set()
    for _ in range(60):
        if game.over:
            break
        asked.add(on_turn(game))
        acts = list(game.legal_actions)
        game.play(next((act for act in acts if isinstance(act, Done)), acts[0]))
        assert not violations(game)
    assert 0 not in asked
    assert asked <= {1, 2, 3}


def test_only_one_player_left_ends_the_game_at_once() -> None:
    game = broke(players=3)
    state_of(game).bankrupt |= {2}
    game.play(GoBankrupt(0, "GJR"))
    assert game.over
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("ireland-end-bankrupt", (1,))


@pytest.mark.parametrize(("option", "first"), [("at_once", "GNWR"), ("after_next", "WLR")])
def test_ruling_16_33_the_order_after_a_bankruptcy(option: str, first: str) -> None:
    game = broke(left=("WLR", "GNWR"), resort=option)
    put_marker(game, "WLR", 0, 6)
    put_marker(game, "GNWR", 1, 6)  # 94, WLR falls below it
    operate(game, "GJR", "buy-trains", left=("WLR", "GNWR"))
    game.play(GoBankrupt(0, "GJR"))
    assert (price(game, "WLR"), price(game, "GNWR")) == (94, 94)
    assert state_of(game).agenda[-1].company == first


def test_the_priority_card_of_a_bankrupt_player_counts_for_the_next() -> None:
    game = broke(left=())
    state_of(game).priority = 0
    game.play(GoBankrupt(0, "GJR"))
    while now(game)[0] == "operating":
        acts = list(game.legal_actions)
        game.play(next((act for act in acts if isinstance(act, Done)), acts[0]))
    assert on_turn(game) == 1


def test_a_train_of_another_company_may_still_save_the_director() -> None:
    game = broke()
    assert refusing_rule(game, BuyFromPool(0, "GJR", "6H")) == "9.3"
    assert refusing_rule(game, BuyFromCompany(0, "GJR", "DER", "6H", 20)) == ""
    game.play(BuyFromCompany(0, "GJR", "DER", "6H", 20))
    assert trains(game, "GJR") == ("6H",)
