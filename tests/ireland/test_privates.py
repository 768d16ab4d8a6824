"""Companies buy privates from players (11.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ireland.stock_table import cash, set_cash, set_phase, state_of
from tests.ireland.track_table import (
    ask,
    asked,
    director,
    last_chance,
    operating,
    private,
    run,
    station,
    ten,
    track,
    train,
    why,
)
from trainshed.core import Game
from trainshed.rail.play.actions import Answer, Done
from trainshed.titles.ireland.actions import BuyPrivate
from trainshed.titles.ireland.dividend import IrishDividend
from trainshed.titles.ireland.issue import IssueOrRedeem
from trainshed.titles.ireland.trains import BuyIrishTrains

DROMOD = (("F10", "5", 3), ("F8", "9", 0), ("F6", "IR4", 0))


def with_private(owner: int, id: str = "TDR", **how: Any) -> Game:
    game = operating("GNWR", phase="4", tiles=DROMOD, **how)
    private(game, id, owner)
    return game


@pytest.mark.parametrize(("id", "low", "high"), [("TDR", 25, 100), ("CDSPC", 23, 90), ("DAR", 10, 40)])
def test_rule_11_1_the_price_is_half_to_twice_the_value(id: str, low: int, high: int) -> None:
    game = last_chance(with_private(0, id), "GNWR")
    prices = [action.price for action in game.legal_actions.of(0) if isinstance(action, BuyPrivate)]
    assert (min(prices), max(prices)) == (low, high)
    for price, rule in ((low - 1, "11.1 private-price"), (low, ""), (high, ""), (high + 1, "11.1 private-price")):
        assert why(game, BuyPrivate(0, id, "GNWR", price)) == rule


def test_ruling_16_32_the_director_sells_without_being_asked() -> None:
    game = last_chance(with_private(0), "GNWR")
    before = cash(game, 0)
    game.play(BuyPrivate(0, "TDR", "GNWR", 100))
    assert (cash(game, 0), cash(game, "GNWR")) == (before + 100, 400)
    assert state_of(game).privates == {"TDR": "GNWR"}
    assert asked(game) == "", "nothing else to do"


def test_ruling_16_9_another_owner_must_agree() -> None:
    game = last_chance(with_private(2), "GNWR")
    before = cash(game, 2)
    game.play(BuyPrivate(0, "TDR", "GNWR", 30))
    assert asked(game) == "offer-private"
    assert game.decision.seats == (2,)
    assert game.decision.question(2).key == "ireland-ask-offer-private"
    game.play(Answer(2, True))
    assert (cash(game, 2), cash(game, "GNWR")) == (before + 30, 470)
    assert state_of(game).privates == {"TDR": "GNWR"}


def test_after_a_refusal_only_more_can_be_offered_in_the_turn() -> None:
    game = last_chance(with_private(2), "GNWR")
    game.play(BuyPrivate(0, "TDR", "GNWR", 60))
    game.play(Answer(2, False))
    assert state_of(game).privates == {"TDR": "@2"}
    assert asked(game) == "last-chance", "the offer is not lost, and more may be offered"
    assert why(game, BuyPrivate(0, "TDR", "GNWR", 60)) == "11.1 private-refused"
    assert why(game, BuyPrivate(0, "TDR", "GNWR", 61)) == ""
    game.play(BuyPrivate(0, "TDR", "GNWR", 100))
    game.play(Answer(2, False))
    assert asked(game) == "", "nothing more can be offered"
    state = state_of(game)
    state.round = type(state.round)("operating", 3, 1)
    assert asked(last_chance(game, "GNWR")) == "last-chance", "a new turn"


@pytest.mark.parametrize(
    ("phase", "rule"), [("2", "11.1 private-phase"), ("4", ""), ("6", ""), ("8", "11.1 private-phase")]
)
def test_rule_11_1_privates_are_sold_in_phases_4_and_6(phase: str, rule: str) -> None:
    game = track(with_private(0), "GNWR")
    set_phase(game, phase)
    assert why(game, BuyPrivate(0, "TDR", "GNWR", 50)) == rule


def test_what_cannot_be_bought() -> None:
    game = track(with_private(0), "GNWR")
    assert why(game, BuyPrivate(0, "DK", "GNWR", 120)) == "11.1 private-owner"
    assert why(game, BuyPrivate(0, "nothing", "GNWR", 120)) == "11.1 private-owner"
    assert why(game, BuyPrivate(0, "TDR", "WLR", 50)) == "5.2 other-company"
    private(game, "TDR", "WLR")
    assert why(game, BuyPrivate(0, "TDR", "GNWR", 50)) == "11.1 private-owner", "not from a company"
    private(game, "TDR", 1)
    set_cash(game, "GNWR", 24)
    assert why(game, BuyPrivate(0, "TDR", "GNWR", 25)) == "11.1 private-cash"


@pytest.mark.parametrize(
    "step", ["issue", "lay-track", "build-station", "run-trains", "dividend", "buy-trains", "last-chance"]
)
def test_row_15_26_a_private_is_bought_in_any_step_of_the_turn(step: str) -> None:
    game = with_private(0)
    state = state_of(game)
    train(game, "GNWR", "2H")
    seat = director(game, "GNWR")
    if step == "issue":
        ask(game, IssueOrRedeem(seat, company="GNWR"))
    elif step == "lay-track":
        track(game, "GNWR")
    elif step == "build-station":
        state.board.release("EBSR")
        ten(game, "MGWR", 0, ("F10", 0))
        station(game, "MGWR")
    elif step == "run-trains":
        run(game, "GNWR")
    elif step == "dividend":
        ask(game, IrishDividend(seat, company="GNWR", revenue=50))
    elif step == "buy-trains":
        ask(game, BuyIrishTrains(seat, company="GNWR"))
    else:
        last_chance(game, "GNWR")
    assert asked(game) == step
    company = state.agenda[-1].company
    game.play(BuyPrivate(0, "TDR", company, 50))
    assert state.privates == {"TDR": company}
    assert asked(game) == ("" if step == "last-chance" else step), "the step goes on"


def test_a_power_can_be_used_at_once() -> None:
    game = track(with_private(0), "GNWR")
    game.play(BuyPrivate(0, "TDR", "GNWR", 50))
    assert any(getattr(action, "by", "") == "TDR" for action in game.legal_actions.of(0))


def test_nobody_is_asked_when_no_private_can_be_paid() -> None:
    game = with_private(1)
    set_cash(game, "GNWR", 24)
    assert asked(last_chance(game, "GNWR")) == ""
    set_cash(game, "GNWR", 25)
    assert asked(last_chance(game, "GNWR")) == "last-chance"
    game.play(Done(0))
    assert asked(game) == ""
