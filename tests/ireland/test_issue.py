"""Issuing and redeeming shares (5.3)."""

from __future__ import annotations

import pytest

from tests.ireland.stock_table import (
    begin,
    cash,
    give,
    in_pool,
    legal,
    operating,
    percent,
    price,
    refusing_rule,
    set_cash,
    step,
    stock_round,
)
from trainshed.core import Game
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.play.actions import Done
from trainshed.titles.ireland.actions import Issue, Redeem


def company(money: int = 0, pool: int = 0, **options: str) -> Game:
    """Return the first step of a turn of GJR, directed by seat 1, with so many shares in the pool."""
    game = stock_round(**options)  # type: ignore[arg-type]
    begin(game, "GJR", 1, money=money)
    give(game, POOL, "GJR", pool)
    return operating(game, "GJR")


def test_a_company_issues_one_share_for_the_price_which_then_falls() -> None:
    game = company()
    bank = cash(game, BANK)
    assert step(game) == "issue"
    game.play(Issue(1, "GJR"))
    assert (cash(game, "GJR"), cash(game, BANK)) == (70, bank - 70)
    assert (percent(game, "GJR", "GJR"), in_pool(game, "GJR")) == (40, 20)
    assert price(game, "GJR") == 66


@pytest.mark.parametrize(("drop", "after"), [("share", 66), ("tenth", 60)])
def test_row_15_1_issuing_moves_the_price_like_a_sale(drop: str, after: int) -> None:
    game = company(sale_drop=drop)
    game.play(Issue(1, "GJR"))
    assert price(game, "GJR") == after


def test_the_limit_of_the_pool_holds_for_issues() -> None:
    game = company(money=100, pool=2)
    assert refusing_rule(game, Issue(1, "GJR")) == "5.3"
    assert legal(game, Issue) == []


def test_a_company_redeems_one_share_and_the_price_stays() -> None:
    game = company(money=100, pool=1)
    bank = cash(game, BANK)
    game.play(Redeem(1, "GJR"))
    assert (cash(game, "GJR"), cash(game, BANK)) == (30, bank + 70)
    assert (percent(game, "GJR", "GJR"), in_pool(game, "GJR")) == (60, 0)
    assert price(game, "GJR") == 70


def test_redeeming_needs_a_share_in_the_pool_and_money() -> None:
    game = company(money=100)
    assert refusing_rule(game, Redeem(1, "GJR")) == "5.3"
    game = company(money=69, pool=1)
    assert refusing_rule(game, Redeem(1, "GJR")) == "5.3"
    assert legal(game, Redeem) == []


def test_without_shares_in_the_treasury_nothing_is_issued() -> None:
    game = stock_round()
    begin(game, "GJR", 1, money=100)
    give(game, POOL, "GJR", 1)
    give(game, 0, "GJR", 2)
    operating(game, "GJR")
    assert refusing_rule(game, Issue(1, "GJR")) == "5.3"
    assert legal(game, Redeem) == [Redeem(1, "GJR")]


def test_ruling_16_11_not_both_in_one_turn_and_the_treasury_has_no_limit() -> None:
    game = company(money=100, pool=1)
    game.play(Redeem(1, "GJR"))
    assert step(game) != "issue"
    assert percent(game, "GJR", "GJR") == 60
    game = company(money=100, pool=1)
    game.play(Issue(1, "GJR"))
    assert step(game) != "issue"


def test_both_may_be_left_out() -> None:
    game = company(money=100, pool=1)
    game.play(Done(1))
    assert step(game) != "issue"
    assert price(game, "GJR") == 70


def test_only_the_company_on_turn() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    begin(game, "WLR", 1)
    operating(game, "GJR")
    assert refusing_rule(game, Issue(1, "WLR")) == "5.2"


def test_who_can_do_neither_is_not_asked() -> None:
    game = stock_round()
    begin(game, "GJR", 1)
    give(game, 0, "GJR", 3)
    set_cash(game, "GJR", 0)
    operating(game, "GJR")
    assert step(game) != "issue"
