"""Emergency purchase (10, 19.5): a company without a train that can pay for none of bank and pool."""

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
    give_train,
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
from trainshed.rail.owners import POOL
from trainshed.rail.play.actions import Answer, BuyFromCompany, BuyFromPool, BuyTrain, Done, SellShares
from trainshed.rail.play.events import TrainBought
from trainshed.rail.play.state import Round
from trainshed.titles.ireland.actions import BuyPrivate, GoBankrupt, Issue


def failing(company: int = 20, own: int = 30, *, wlr: int = 2, gnwr: int = 0, left: Any = (), **options: Any) -> Game:
    """GJR of seat 0 has no train. The bank sells a 6H for 300, the pool a 2H' for 90.

    Seat 0 has shares of WLR (seat 1, price 50) and GNWR (seat 2, price 100), which have trains.
    """
    game = started(("GJR", 0), ("WLR", 1), ("GNWR", 2), **options)
    reach_phase(game, "6")
    take_trains(game, POOL)
    give_train(game, POOL, "2H'")
    for name in ("WLR", "GNWR"):
        give_train(game, name, "6H")
    put_marker(game, "WLR", 4, 2)
    put_marker(game, "GNWR", 0, 6)
    give(game, 0, "WLR", wlr)
    give(game, 0, "GNWR", gnwr)
    set_cash(game, "GJR", company)
    set_cash(game, 0, own)
    operate(game, "GJR", "buy-trains", left=left)
    return game


def sales(game: Game) -> list[tuple[str, int]]:
    return [(act.company, act.count) for act in legal(game, SellShares)]


def ways(game: Game) -> dict[str, tuple[str, int]]:
    view: Any = game.view(0)
    return {way.train: (way.reach, way.gap) for way in view.step.ways}


# who pays (10.1 to 10.3)


def test_company_and_director_pay_a_train_of_the_director_s_choice() -> None:
    game = failing(own=600)
    assert step(game) == "emergency"
    assert refusing_rule(game, Done(0)) == "9.6"
    assert refusing_rule(game, BuyFromPool(0, "GJR", "2H'")) == ""
    (event,) = told(game.play(BuyTrain(0, "GJR")), TrainBought)  # the dearer one
    assert (event.train, event.price, event.added) == ("6H", 300, 280)
    assert (cash(game, "GJR"), cash(game, 0)) == (0, 320)
    assert not violations(game)


def test_the_director_is_asked_even_if_there_is_only_one_way() -> None:
    game = failing(own=100, wlr=0)
    assert [type(act) for act in game.legal_actions if not isinstance(act, BuyFromCompany)] == [BuyFromPool]
    assert step(game) == "emergency"


def test_peers_9992_5497_6655_no_emergency_while_the_company_can_pay_for_a_train_of_the_pool() -> None:
    game = failing(company=90, own=600)
    assert step(game) == "buy-trains"
    assert refusing_rule(game, BuyTrain(0, "GJR")) == "10.1"
    assert refusing_rule(game, SellShares(0, "WLR", 1)) == "10.1"
    assert refusing_rule(game, GoBankrupt(0, "GJR")) == "10.1"
    game.play(BuyFromPool(0, "GJR", "2H'"))
    assert (cash(game, "GJR"), cash(game, 0)) == (0, 600)


def test_without_enough_money_a_train_is_refused_with_the_gap() -> None:
    game = failing()
    assert refusing_rule(game, BuyFromPool(0, "GJR", "2H'")) == "10.3"
    refusal = game.why_not(BuyTrain(0, "GJR"))
    assert refusal is not None
    gap: Any = refusal.message.args["gap"]
    assert gap.args["amount"] == 250
    assert refusing_rule(game, BuyTrain(0, "GJR", "8H")) == "9.5"
    assert refusing_rule(game, BuyFromPool(0, "GJR", "1H'")) == "9.3"


# another company's train (10.2, 10.3, 15.15)


def most(game: Game, seller: str = "WLR", train: str = "6H") -> int:
    """Return the highest price the company can offer another one; 0: it cannot buy."""
    prices = [act.price for act in legal(game, BuyFromCompany) if (act.seller, act.train) == (seller, train)]
    return max(prices, default=0)


def test_the_director_adds_cash_in_hand_up_to_face_value() -> None:
    game = failing(own=600)
    assert most(game) == 300
    game.play(BuyFromCompany(0, "GJR", "WLR", "6H", 300))
    assert on_turn(game) == 1
    game.play(Answer(1, True))
    assert (cash(game, "GJR"), cash(game, 0), cash(game, "WLR")) == (0, 320, 300)
    assert trains(game, "GJR") == ("6H",)
    assert most(failing(own=100)) == 120  # what both have


def test_a_refused_offer_leaves_the_emergency() -> None:
    game = failing(own=600)
    game.play(BuyFromCompany(0, "GJR", "WLR", "6H", 300))
    game.play(Answer(1, False))
    assert step(game) == "emergency"
    assert refusing_rule(game, BuyFromCompany(0, "GJR", "WLR", "6H", 300)) == "9.3"
    assert refusing_rule(game, BuyFromCompany(0, "GJR", "GNWR", "6H", 300)) == ""


def test_the_company_must_pay_at_least_1() -> None:
    assert most(failing(company=0, own=600)) == 0
    assert most(failing(company=1, own=600)) == 300


def test_proceeds_of_shares_never_pay_another_company_s_train() -> None:
    game = failing()
    game.play(SellShares(0, "WLR", 1))
    assert most(game) == 20


@pytest.mark.parametrize(("option", "unable", "able"), [("unable", 300, 100), ("always", 300, 300), ("never", 20, 100)])
def test_row_15_15_help_with_another_company_s_train(option: str, unable: int, able: int) -> None:
    assert most(failing(own=600, other_train_help=option)) == unable
    assert most(failing(company=100, own=600, other_train_help=option)) == able


def test_the_public_preset_lets_the_director_help_a_company_that_could_pay() -> None:
    game = failing(company=100, own=600, other_train_help="always")
    game.play(BuyFromCompany(0, "GJR", "WLR", "6H", 300))
    game.play(Answer(1, True))
    assert (cash(game, "GJR"), cash(game, 0)) == (0, 400)


# sales (10.4)


def test_only_as_many_shares_as_the_dearest_train_needs() -> None:
    game = failing(own=275, gnwr=2)  # 295: one share of either is enough for the 6H
    assert sales(game) == [("GNWR", 1), ("WLR", 1)]
    assert refusing_rule(game, SellShares(0, "WLR", 2)) == "10.4"
    assert sales(failing(own=280)) == []  # 300: nothing is needed


def test_after_a_sale_the_train_must_need_the_last_share() -> None:
    game = failing(own=30, wlr=1, gnwr=2)  # 50, with 50 and 200 to come
    game.play(SellShares(0, "GNWR", 1))
    assert cash(game, 0) == 130
    assert refusing_rule(game, BuyFromPool(0, "GJR", "2H'")) == ""  # 150 - 100 < 90
    game = failing(own=30, wlr=2, gnwr=2)
    game.play(SellShares(0, "WLR", 2))  # 150, of which the last share brought 50
    assert refusing_rule(game, BuyFromPool(0, "GJR", "2H'")) == "10.4"
    assert ways(game) == {"6H": ("sales", 150), "2H'": ("oversold", 0)}
    game.play(SellShares(0, "GNWR", 2))
    game.play(BuyTrain(0, "GJR"))
    assert cash(game, 0) == 50


def test_ruling_16_27_no_sale_after_which_no_train_can_be_bought() -> None:
    """Two shares of WLR would bring 150: too much for the 2H', too little for the 6H."""
    game = failing()
    assert sales(game) == [("WLR", 1)]
    assert refusing_rule(game, SellShares(0, "WLR", 2)) == "10.4"
    game.play(SellShares(0, "WLR", 1))
    assert sales(game) == []
    assert refusing_rule(game, SellShares(0, "WLR", 1)) == "10.4"
    game.play(BuyFromPool(0, "GJR", "2H'"))
    assert cash(game, 0) == 10
    assert not violations(game)


def test_peers_6655_6806_every_way_is_shown_before_the_first_sale() -> None:
    game = failing(gnwr=2)
    view: Any = game.view(0)
    shown = view.step
    assert (shown.company, shown.cash, shown.own, shown.most) == ("GJR", 20, 30, 350)
    assert ways(game) == {"6H": ("sales", 250), "2H'": ("sales", 40)}
    assert [(sale.company, sale.count, sale.amount, sale.price, sale.have) for sale in shown.sales] == [
        ("GNWR", 1, 100, 94, 150),
        ("GNWR", 2, 200, 86, 250),
        ("WLR", 1, 50, 38, 100),
        ("WLR", 2, 100, 30, 150),
    ]
    assert not shown.bankrupt
    assert ways(failing(wlr=0)) == {"6H": ("out", 250), "2H'": ("out", 40)}


def test_all_shares_of_a_sale_bring_the_price_before_it() -> None:
    game = failing(gnwr=2)
    game.play(SellShares(0, "GNWR", 2))
    assert cash(game, 0) == 230
    assert price(game, "GNWR") == 86


def test_the_pool_takes_no_more_than_its_limit() -> None:
    game = failing(own=0, wlr=1, gnwr=2)
    give(game, POOL, "GNWR", 1)
    assert ("GNWR", 1) in sales(game)
    assert ("GNWR", 2) not in sales(game)
    assert refusing_rule(game, SellShares(0, "GNWR", 2)) == "4.4"


def test_the_director_of_the_buying_company_stays() -> None:
    game = failing(wlr=0)
    put_marker(game, "GJR", 4, 2)
    give(game, 0, "GJR", 1)
    give(game, 1, "GJR", 2)  # 60 against 40
    operate(game, "GJR", "buy-trains")
    assert sales(game) == [("GJR", 1)]
    assert refusing_rule(game, SellShares(0, "GJR", 2)) == "10.4"
    game.play(SellShares(0, "GJR", 1))
    assert director(game, "GJR") == 0


def test_other_directors_may_change() -> None:
    game = failing(wlr=0)
    begin(game, "DER", 0, price=50)
    give_train(game, "DER", "6H")
    give(game, 2, "DER", 2)
    operate(game, "GJR", "buy-trains")
    assert sales(game) == [("DER", 1)]
    game.play(SellShares(0, "DER", 1))
    assert director(game, "DER") == 2
    assert (percent(game, 0, "DER"), in_pool(game, "DER")) == (20, 20)


def test_prices_re_sort_the_companies_that_have_not_operated() -> None:
    game = failing(gnwr=1, left=("GNWR", "WLR"), own=0)
    put_marker(game, "WLR", 1, 6)  # 94
    put_marker(game, "GNWR", 0, 6)  # 100
    game.play(SellShares(0, "GNWR", 1))  # 94 too, but below the marker that was there
    game.play(BuyFromPool(0, "GJR", "2H'"))
    assert state_of(game).agenda[-1].company == "WLR"


def test_shares_are_sold_in_operating_rounds_before_the_second_stock_round() -> None:
    game = failing()
    state_of(game).round = Round("stock", 1)
    operate(game, "GJR", "buy-trains")
    assert now(game) == ("operating", 1, 1)
    assert sales(game) == [("WLR", 1)]


def test_ruling_16_12_the_company_issues_no_share() -> None:
    game = failing()
    assert refusing_rule(game, Issue(0, "GJR")).startswith("core/")
    assert state_of(game).shares.percent("GJR", "GJR") == 60


def test_ruling_16_28_afterwards_only_company_cash_buys() -> None:
    game = failing(own=600)
    game.play(BuyFromPool(0, "GJR", "2H'"))
    assert cash(game, "GJR") == 0
    assert (step(game), on_turn(game)) != ("buy-trains", 0)


# privates (16.29)


def test_ruling_16_29_a_private_sold_to_the_company_adds_nothing() -> None:
    game = failing()
    own_private(game, 0, "DAR")
    view: Any = game.view(0)
    before = view.step.most
    game.play(BuyPrivate(0, "DAR", "GJR", 20))
    view = game.view(0)
    assert (view.step.cash, view.step.own, view.step.most) == (0, 50, before)
    game.play(SellShares(0, "WLR", 1))
    game.play(BuyFromPool(0, "GJR", "2H'"))
    assert state_of(game).privates["DAR"] == "GJR"


def test_once_shares_were_sold_company_cash_buys_no_private_of_another_player() -> None:
    game = failing()
    own_private(game, 1, "DAR")
    assert refusing_rule(game, BuyPrivate(0, "DAR", "GJR", 10)) == ""
    game.play(SellShares(0, "WLR", 1))
    assert refusing_rule(game, BuyPrivate(0, "DAR", "GJR", 10)) == "10.4"
    assert legal(game, BuyPrivate) == []
    own_private(game, 0, "DAR")
    assert refusing_rule(game, BuyPrivate(0, "DAR", "GJR", 10)) == ""


def test_a_company_that_spends_its_cash_on_a_private_comes_into_need() -> None:
    game = failing(company=100, own=600)
    own_private(game, 0, "DAR")
    operate(game, "GJR", "buy-trains")
    assert step(game) == "buy-trains"
    game.play(BuyPrivate(0, "DAR", "GJR", 40))
    assert step(game) == "emergency"
    assert cash(game, "GJR") == 60


# no dead end


@pytest.mark.parametrize("own", [0, 30, 60, 100, 240])
@pytest.mark.parametrize("wlr", [0, 1, 2])
@pytest.mark.parametrize("gnwr", [0, 1, 2])
def test_every_way_ends_with_a_train_or_in_bankruptcy(own: int, wlr: int, gnwr: int) -> None:
    """Whatever is sold in whatever order, there is always something to do."""
    todo, seen = [failing(own=own, wlr=wlr, gnwr=gnwr)], 0
    while todo:
        game = todo.pop()
        seen += 1
        acts = [act for act in game.legal_actions if not isinstance(act, BuyFromCompany)]
        assert acts
        for act in acts:
            if isinstance(act, SellShares):
                after = game.copy()
                after.play(act)
                todo.append(after)
    assert seen < 100


# what the view tells before the first sale


def shown(game: Game) -> Any:
    view: Any = game.view(0)
    return view.step


def test_the_view_tells_what_each_sale_leaves_and_why_others_are_not_legal() -> None:
    game = failing()
    view = shown(game)
    assert [(sale.company, sale.count) for sale in view.sales] == sales(game)
    assert {(sale.company, sale.count) for sale in view.sales}.isdisjoint(
        (sale.company, sale.count) for sale in view.blocked
    )
    for sale in view.blocked:
        assert refusing_rule(game, SellShares(0, sale.company, sale.count)) == sale.refusal.rule.partition("/")[2]
    first = view.sales[0]
    game.play(SellShares(0, first.company, first.count))
    assert (percent(game, 0, first.company), in_pool(game, first.company)) == (first.percent, first.pool)
    assert price(game, first.company) == first.price
    assert shown(game).worth == first.worth


def test_the_view_says_what_nothing_can_raise_and_what_would_close() -> None:
    game = failing(company=0, own=0, wlr=0)
    view = shown(game)
    assert view.bankrupt
    assert (view.missing, view.closes) == (90 - view.most, ("GJR",))


def test_the_view_lists_trains_of_other_companies_with_their_prices() -> None:
    game = failing(own=600)
    found = {ware.seller: ware for ware in shown(game).wares}
    assert {(ware.train, ware.low, ware.only) for ware in found.values()} == {("6H", 1, True)}
    assert found["WLR"].high == max(act.price for act in legal(game, BuyFromCompany) if act.seller == "WLR")
