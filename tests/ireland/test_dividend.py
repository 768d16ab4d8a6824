"""Dividends (8.5, 8.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ireland.stock_table import cash, give, price, put_marker, set_cash, state_of
from tests.ireland.track_table import ask, asked, operating, private, ten, why
from trainshed.core import Game
from trainshed.rail.owners import POOL
from trainshed.rail.play.actions import Done, PayOut, Withhold
from trainshed.titles.ireland.actions import BuyPrivate
from trainshed.titles.ireland.dividend import IrishDividend
from trainshed.titles.ireland.powers import LastChance


def deciding(revenue: int, *, start: tuple[int, int] = (3, 3), company: str = "GNWR", **options: Any) -> Game:
    """Return a game in which a company decides about a revenue; its price is that of the field."""
    game = operating(*(() if company == "MGWR" else (company,)), **options)
    if company == "MGWR":
        ten(game, company, 0, ("I11", 0))
    put_marker(game, company, *start)
    ask(game, IrishDividend(0, company=company, revenue=revenue))
    return game


def test_rule_8_5_players_and_the_treasury_are_paid_the_pool_is_not() -> None:
    game = deciding(100)
    give(game, 1, "GNWR", 1)
    give(game, POOL, "GNWR", 1)
    before = [cash(game, seat) for seat in range(4)]
    game.play(PayOut(0, "GNWR"))
    assert [cash(game, seat) - was for seat, was in enumerate(before)] == [40, 20, 0, 0]
    assert cash(game, "GNWR") == 520, "one share is in its treasury"
    assert sum(state_of(game).bank.values()) == state_of(game).bank.total


def test_rule_8_5_ten_share_companies_pay_tenths() -> None:
    game = deciding(110, company="MGWR", phase="6", start=(0, 6))
    give(game, 2, "MGWR", 3)
    before = [cash(game, seat) for seat in range(4)]
    game.play(PayOut(0, "MGWR"))
    assert [cash(game, seat) - was for seat, was in enumerate(before)] == [22, 0, 33, 0]
    assert cash(game, "MGWR") == 555


def test_rule_8_5_withheld_revenue_goes_into_the_treasury() -> None:
    game = deciding(90)
    game.play(Withhold(0, "GNWR"))
    assert cash(game, "GNWR") == 590
    assert state_of(game).market.at("GNWR") == (3, 2)


@pytest.mark.parametrize(
    ("company", "revenue", "field"),
    [
        ("GNWR", 50, (3, 3)),  # below the price of 60: no move
        ("GNWR", 60, (3, 4)),
        ("GNWR", 110, (3, 4)),
        ("GNWR", 120, (3, 5)),  # a 5-share company, twice the price: two fields
        ("GNWR", 500, (3, 5)),
        ("MGWR", 120, (3, 4)),  # a 10-share company never moves two
        ("MGWR", 50, (3, 3)),
    ],
)
def test_row_15_3_the_marker_moves_by_the_payment(company: str, revenue: int, field: tuple[int, int]) -> None:
    game = deciding(revenue, company=company)
    game.play(PayOut(0, company))
    assert state_of(game).market.at(company) == field


@pytest.mark.parametrize(
    ("company", "revenue", "field"),
    [
        ("GNWR", 60, (3, 3)),
        ("GNWR", 120, (3, 3)),
        ("GNWR", 130, (3, 4)),  # a 5-share company needs more than twice the price for one field
        ("MGWR", 60, (3, 3)),
        ("MGWR", 70, (3, 4)),
    ],
)
def test_switch_rise_exceeded(company: str, revenue: int, field: tuple[int, int]) -> None:
    game = deciding(revenue, company=company, rise="exceeded")
    game.play(PayOut(0, company))
    assert state_of(game).market.at(company) == field


def test_rule_3_2_two_single_moves_at_the_end_of_a_row() -> None:
    game = deciding(400, start=(1, 13))
    game.play(PayOut(0, "GNWR"))
    assert price(game, "GNWR") == 260, "up to 225, then right to 260"


def test_rule_13_2_at_260_the_end_is_near() -> None:
    game = deciding(300, start=(0, 13))
    game.play(PayOut(0, "GNWR"))
    assert state_of(game).ending == "market"


def test_rule_8_6_no_revenue_moves_left_without_a_question() -> None:
    game = deciding(0)
    assert asked(game) == ""
    assert state_of(game).market.at("GNWR") == (3, 2)
    assert cash(game, "GNWR") == 500


def test_rule_3_7_ruling_16_8_left_of_20_the_company_closes_and_its_turn_ends() -> None:
    game = operating("GNWR", "WLR", phase="4")
    state = state_of(game)
    put_marker(game, "GNWR", 7, 1)
    private(game, "TDR", "GNWR")
    private(game, "DAR", 0)
    state.agenda.append(LastChance(0, company="GNWR"))
    bank = state.bank["bank"]
    ask(game, IrishDividend(0, company="GNWR", revenue=0))
    assert asked(game) == "", "the rest of the turn is gone"
    assert "GNWR" in state.gone
    assert "GNWR" not in state.market
    assert "TDR" not in state.privates
    assert state.bank["bank"] == bank + 500, "its cash goes to the bank, shareholders get nothing"
    assert state.board.stations_of("GNWR") == ()
    assert state.privates == {"DAR": "@0"}


def test_withholding_at_20_closes_the_company_too() -> None:
    game = deciding(50, start=(7, 1))
    game.play(Withhold(0, "GNWR"))
    assert "GNWR" in state_of(game).gone


def test_the_director_decides_and_may_buy_a_private_first() -> None:
    game = deciding(100, phase="4")
    private(game, "DAR", 0)
    assert why(game, Done(0)) == "8.5 must-decide"
    assert why(game, PayOut(0, "WLR")) == "5.2 other-company"
    set_cash(game, "GNWR", 40)
    game.play(BuyPrivate(0, "DAR", "GNWR", 40))
    assert asked(game) == "dividend"
    game.play(PayOut(0, "GNWR"))
    assert asked(game) == ""


def test_ruling_16_34_every_value_is_a_multiple_of_10() -> None:
    box = state_of(operating()).box
    values = [stop.value for tile in box.tiles.values() for stop in tile.stops]
    printed = [value for it in values for value in (it.values() if isinstance(it, dict) else (it,))]
    assert not any(value % 10 for value in (*printed, *(private.bonus for private in box.privates.values())))


def test_a_bankrupt_player_who_kept_shares_is_not_paid() -> None:
    game = deciding(100, bankrupt_shares="stay")
    give(game, 1, "GNWR", 1)
    state_of(game).bankrupt = frozenset({1})
    before = cash(game, 1)
    game.play(PayOut(0, "GNWR"))
    assert cash(game, 1) == before


# what the view tells before the decision


def shown(game: Game) -> Any:
    view: Any = game.view(0)
    return view.step


def test_the_view_tells_where_the_marker_goes_and_what_everybody_is_worth() -> None:
    game = deciding(130)
    give(game, 1, "GNWR", 1)
    step = shown(game)
    view: Any = game.view(0)
    fields = [view.market.fields[side.field] for side in (step.pay, step.withhold)]
    assert [(field.row, field.column) for field in fields] == [(3, 5), (3, 2)]
    assert [side.price for side in (step.pay, step.withhold)] == [field.price for field in fields]
    assert step.rises == (60, 120)
    game.play(PayOut(0, "GNWR"))
    later: Any = game.view(0)
    assert [one.total for one in later.players] == list(step.pay.worth)
    assert cash(game, "GNWR") == step.pay.treasury


def test_the_view_says_that_a_company_would_close() -> None:
    game = deciding(10, start=(7, 1))
    assert shown(game).withhold.closes
    assert not shown(game).pay.closes


def test_the_view_says_that_a_payment_ends_the_game() -> None:
    game = deciding(400, company="MGWR", phase="6", start=(0, 13))
    assert shown(game).pay.ends
    assert not shown(game).withhold.ends
