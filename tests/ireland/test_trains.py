"""Trains and phases (9): purchases, offers, what new trains set off, discards, trade-ins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ireland.stock_table import begin, cash, legal, new, on_turn, refusing_rule, set_cash, state_of, step
from tests.ireland.table import (
    cards,
    give_train,
    go_on,
    operate,
    own_private,
    reach_phase,
    started,
    take_trains,
    told,
    trains,
    violations,
)
from trainshed.core import Game, Words
from trainshed.rail.owners import BANK, OUT, POOL
from trainshed.rail.play.actions import Answer, BuyFromCompany, BuyFromPool, BuyTrain, DiscardTrain, Done
from trainshed.rail.play.events import Flipped, PhaseBegan, Rusted, TrainBought
from trainshed.titles.ireland.actions import BuyPrivate
from trainshed.titles.ireland.events import CompanyRemoved, PrivateClosed


def buying(company: str = "GJR", money: int = 1000, phase: str = "2", **options: Any) -> Game:
    """GJR (seat 0) buys trains; WLR (seat 0) and GNWR (seat 1) are there too, everybody without trains or pool."""
    game = started(("GJR", 0), ("WLR", 0), ("GNWR", 1), **options)
    reach_phase(game, phase)
    take_trains(game, POOL)
    set_cash(game, company, money)
    give_train(game, company, state_of(game).depot.next() or "")
    operate(game, company, "buy-trains")
    return game


# purchases (9.3)


def test_the_top_train_of_the_bank_costs_its_price() -> None:
    game = buying()
    bank = cash(game, BANK)
    (event,) = told(game.play(BuyTrain(0, "GJR")), TrainBought)
    assert (event.train, event.price, event.source, event.added) == ("2H", 80, BANK, 0)
    assert trains(game, "GJR") == ("2H", "2H")
    assert (cash(game, "GJR"), cash(game, BANK)) == (920, bank + 80)
    assert not violations(game)


def test_at_the_limit_nothing_is_bought() -> None:
    game = buying()
    give_train(game, "GJR", "2H")
    assert refusing_rule(game, BuyTrain(0, "GJR")) == "9.4"
    assert refusing_rule(game, BuyFromCompany(0, "GJR", "WLR", "2H", 1)) == "9.4"
    assert legal(game, BuyTrain) == []


def test_a_company_buys_for_itself_only() -> None:
    assert refusing_rule(buying(), BuyTrain(0, "WLR")) == "5.2"


def test_the_next_kind_is_sold_when_the_last_of_the_previous_is_sold() -> None:
    game = buying()
    depot = state_of(game).depot
    depot.gone["2H"], depot.stack["2H"] = 5, 1
    game.play(BuyTrain(0, "GJR"))
    assert state_of(game).depot.next() == "4H"


def test_a_train_of_the_pool_costs_what_its_side_says() -> None:
    game = buying(phase="6")
    give_train(game, POOL, "1H'")
    (event,) = told(game.play(BuyFromPool(0, "GJR", "1H'")), TrainBought)
    assert (event.price, event.source) == (40, POOL)
    assert trains(game, "GJR") == ("1H'", "6H")
    assert refusing_rule(buying(), BuyFromPool(0, "GJR", "2H")) == "9.3"


def test_ruling_16_32_companies_of_one_director_trade_without_a_question() -> None:
    game = buying()
    give_train(game, "WLR", "2H")
    game.play(BuyFromCompany(0, "GJR", "WLR", "2H", 1))
    assert (trains(game, "GJR"), trains(game, "WLR")) == (("2H", "2H"), ())  # even the last train
    assert cash(game, "WLR") == 1


def test_ruling_16_9_another_director_must_agree() -> None:
    game = buying()
    give_train(game, "GNWR", "2H")
    game.play(BuyFromCompany(0, "GJR", "GNWR", "2H", 520))
    assert (step(game), on_turn(game)) == ("offer", 1)
    game.play(Answer(1, True))
    assert (cash(game, "GJR"), cash(game, "GNWR")) == (480, 520)
    assert trains(game, "GJR") == ("2H", "2H")


def test_a_refused_offer_leaves_the_purchase_open() -> None:
    game = buying()
    give_train(game, "GNWR", "2H")
    game.play(BuyFromCompany(0, "GJR", "GNWR", "2H", 520))
    game.play(Answer(1, False))
    assert (step(game), on_turn(game)) == ("buy-trains", 0)
    assert refusing_rule(game, BuyFromCompany(0, "GJR", "GNWR", "2H", 600)) == "9.3"
    game.play(BuyTrain(0, "GJR"))


def test_the_price_between_companies_is_from_1_to_all_cash() -> None:
    game = buying(money=100)
    give_train(game, "WLR", "2H")
    for price, rule in ((0, "9.3"), (1, ""), (100, ""), (101, "9.3")):
        assert refusing_rule(game, BuyFromCompany(0, "GJR", "WLR", "2H", price)) == rule


def test_no_voluntary_discard() -> None:
    assert refusing_rule(buying(), DiscardTrain(0, "GJR", "2H")) != ""


# duty (9.6, 10.1)


def test_a_company_without_a_train_cannot_stop() -> None:
    game = buying()
    take_trains(game, "GJR")
    assert refusing_rule(game, Done(0)) == "9.6"
    give_train(game, "GJR", "2H")
    assert refusing_rule(game, Done(0)) == ""


def test_row_15_27_a_company_that_can_pay_some_train_buys_within_its_means() -> None:
    game = buying(money=100, phase="6")
    take_trains(game, "GJR")
    give_train(game, POOL, "2H'")
    give_train(game, "WLR", "6H")
    set_cash(game, 0, 1000)
    operate(game, "GJR", "buy-trains")
    assert step(game) == "buy-trains"
    assert refusing_rule(game, BuyTrain(0, "GJR")) == "10.1"
    assert refusing_rule(game, BuyFromCompany(0, "GJR", "WLR", "6H", 101)) == "9.3"
    assert {type(act) for act in game.legal_actions} == {BuyFromPool, BuyFromCompany}


def test_the_only_train_there_is_is_bought_by_itself() -> None:
    game = started(("GJR", 0), money=90)
    log = operate(game, "GJR", "buy-trains")
    assert trains(game, "GJR") == ("2H",)
    assert next(act for _, act in log.by_itself) == BuyTrain(0, "GJR")


def test_a_private_that_could_be_bought_first_makes_it_a_choice() -> None:
    game = started(("GJR", 0), money=200)
    reach_phase(game, "4")
    take_trains(game, POOL)
    own_private(game, 0, "DAR")
    operate(game, "GJR", "buy-trains")
    assert {type(act) for act in game.legal_actions} == {BuyTrain, BuyPrivate}


# phases (9, 9.2, 9.4)


def next_train(game: Game, company: str, kind: str) -> list[Any]:
    """The company buys the first train of a kind."""
    depot = state_of(game).depot
    while depot.next() != kind:
        depot.export(to_pool=False)
    set_cash(game, company, 2000)
    log = list(operate(game, company, "buy-trains"))
    if not told(log, TrainBought):  # else there was no choice
        log += game.play(BuyTrain(state_of(game).director(company), company))
    return log


def test_the_first_4h_begins_phase_4() -> None:
    game = buying()
    log = next_train(game, "GJR", "4H")
    (began,) = told(log, PhaseBegan)
    assert (began.phase, began.small_limit, began.limit) == ("4", 2, 4)
    assert "2 trains a five-share company and 4 a ten-share one" in Words("en")(began.message())
    assert state_of(game).may("mergers")
    assert state_of(game).may("sell-privates")


def test_the_first_6h_turns_all_2h_over_into_the_pool() -> None:
    game = started(("GJR", 0), ("WLR", 0), ("GNWR", 1))
    for company in ("GJR", "WLR", "GNWR"):
        give_train(game, company, "2H")
    give_train(game, POOL, "2H")
    log = next_train(game, "GJR", "6H")
    (event,) = told(log, Flipped)
    assert (event.train, event.back, sorted(event.owners)) == ("2H", "1H'", ["GJR", "GNWR", "WLR"])
    assert (trains(game, "GJR"), trains(game, "WLR"), trains(game, "GNWR")) == (("6H",), (), ())
    assert cards(game, POOL) == ("1H'-0", "1H'-1", "1H'-2", "1H'-3")
    assert not violations(game)


def test_the_first_8h_removes_1h_and_closes_privates_and_unstarted_companies() -> None:
    game = started(("GJR", 0), ("GNWR", 1))
    reach_phase(game, "6")
    take_trains(game, POOL)
    give_train(game, "GJR", "4H")
    give_train(game, "GNWR", "1H'")
    own_private(game, 0, "DAR")
    own_private(game, "GNWR", "RSSC")
    stack = state_of(game).stack
    assert len(stack) == 10
    log = next_train(game, "GJR", "8H")
    assert [event.train for event in told(log, Rusted)] == ["1H'"]
    assert cards(game, POOL) == ("2H'-0",)
    assert [event.private for event in told(log, PrivateClosed)] == ["DAR", "RSSC"]
    assert state_of(game).privates == {}
    assert [event.company for event in told(log, CompanyRemoved)] == list(stack)
    assert state_of(game).stack == ()
    assert not state_of(game).board.reserved


def test_row_15_31_unstarted_five_share_companies_leave_at_the_first_8h() -> None:
    test_the_first_8h_removes_1h_and_closes_privates_and_unstarted_companies()


@pytest.mark.parametrize(
    ("first", "turned", "removed"), [("10H", "6H", "2H'"), ("D", "", "3H'"), ("8H", "4H", "1H'"), ("6H", "2H", "")]
)
def test_reverse_sides_leave_at_the_next_step(first: str, turned: str, removed: str) -> None:
    game = buying()
    log = next_train(game, "GJR", first)
    assert [event.train for event in told(log, Flipped)] == ([turned] if turned else [])
    assert [event.train for event in told(log, Rusted)] == ([removed] if removed else [])


def test_row_15_18_limits_of_the_phases() -> None:
    game = started(("GJR", 0))
    limits = {}
    for phase in ("2", "4", "6", "8", "10", "D"):
        reach_phase(game, phase)
        depot = state_of(game).depot
        limits[phase] = (depot.limit("GJR"), depot.limit("GSWR"))
    assert limits == {"2": (2, 0), "4": (2, 4), "6": (2, 3), "8": (1, 2), "10": (1, 2), "D": (1, 2)}


def test_ruling_16_25_each_director_discards_in_operating_order_then_the_buyer_goes_on() -> None:
    game = started(("GJR", 0), ("WLR", 2), ("GNWR", 1))
    reach_phase(game, "6")
    take_trains(game, POOL)
    for company in ("GJR", "WLR", "GNWR"):
        give_train(game, company, "6H")
    give_train(game, "WLR", "4H")  # turned over by the 8H
    give_train(game, "GNWR", "8H")
    log = next_train(game, "GJR", "8H")
    assert told(log, PhaseBegan)
    asked = []
    while step(game) == "discard":
        asked.append((on_turn(game), state_of(game).agenda[-1].company))
        assert refusing_rule(game, Done(on_turn(game))) == "9.4"
        game.play(DiscardTrain(*asked[-1], "6H"))
    assert asked == [(0, "GJR"), (1, "GNWR")]
    assert (trains(game, "GJR"), trains(game, "GNWR"), trains(game, "WLR")) == (("8H",), ("8H",), ("6H",))
    assert not violations(game)


def test_discards_of_one_kind_need_no_question() -> None:
    game = started(("GJR", 0), ("GNWR", 1))
    reach_phase(game, "6")
    take_trains(game, POOL)
    give_train(game, "GNWR", "6H")
    give_train(game, "GNWR", "6H")
    next_train(game, "GJR", "8H")
    assert trains(game, "GNWR") == ("6H",)
    assert trains(game, POOL) == ("6H",)


def test_the_bank_never_runs_out_of_trains() -> None:
    """Row 15.17: there are as many D as wanted."""
    game = started(("GJR", 0))
    reach_phase(game, "D")
    depot = state_of(game).depot
    for _ in range(10):
        depot.take_new(POOL)
    assert depot.next() == "D"
    assert cards(game, POOL)[-1] == "D-9"


def test_row_15_17_seven_2h_or_eight_by_option() -> None:
    assert state_of(new()).depot.stack["2H"] == 7
    game = new(eighth_2H=True)
    depot = state_of(game).depot
    assert (depot.stack["2H"], depot.roster.kinds["1H'"].count) == (8, 8)
    for _ in range(8):
        depot.take_new(POOL)
    assert depot.next() == "4H"
    reach_phase(game, "6")
    assert [card for card in cards(game, POOL) if card.startswith("1H'")] == [f"1H'-{n}" for n in range(8)]


def test_dkr_starts_with_the_first_2h() -> None:
    game = new()
    state = state_of(game)
    state.offered = ("DK",)
    state.any_private_sold = True
    game.play(BuyPrivate(0, "DK"))
    assert cards(game, "DKR") == ("2H-0",)


# trade-ins (9.5)


def trading(old: str, phase: str = "10", money: int = 1000, company: str = "GSWR") -> Game:
    """A 10-share company owns an old train; the bank's top train begins or continues the phase."""
    game = started(("GJR", 1))
    reach_phase(game, phase)
    take_trains(game, POOL)
    begin(game, company, 0)
    state_of(game).board.place(company, ("I11", 1))
    set_cash(game, company, money)
    give_train(game, company, old)
    operate(game, company, "buy-trains")
    return game


@pytest.mark.parametrize(
    ("old", "phase", "price"),
    [("8H", "10", 110), ("3H'", "10", 400), ("8H", "D", 330), ("10H", "D", 220), ("3H'", "to D", 620)],
)
def test_a_train_is_traded_in_for_the_difference(old: str, phase: str, price: int) -> None:
    game = trading(old, "10" if phase == "to D" else phase)
    if phase == "to D":
        state_of(game).depot.stack["10H"] = 0
        state_of(game).depot.gone["10H"] = 2
    top = state_of(game).depot.next()
    game.play(BuyTrain(0, "GSWR", old))
    assert cash(game, "GSWR") == 1000 - price
    assert trains(game, "GSWR") == (top,)
    assert trains(game, POOL) == (() if old == "3H'" and top == "D" else (old,))
    assert not violations(game)


def test_a_trade_in_is_possible_at_the_limit() -> None:
    game = trading("8H")
    give_train(game, "GSWR", "8H")
    operate(game, "GSWR", "buy-trains")
    assert refusing_rule(game, BuyTrain(0, "GSWR")) == "9.4"
    game.play(BuyTrain(0, "GSWR", "8H"))
    assert trains(game, "GSWR") == ("8H", "10H")


def test_a_company_trades_in_once_a_turn() -> None:
    game = trading("8H", money=2000)
    game.play(BuyTrain(0, "GSWR", "8H"))
    assert refusing_rule(game, BuyTrain(0, "GSWR", "10H")) == "9.5"
    game.play(BuyFromPool(0, "GSWR", "8H"))
    assert trains(game, "GSWR") == ("8H", "10H")
    assert (step(game), on_turn(game)) != ("buy-trains", 0)  # the 8H could be traded for a D, but not this turn
    operate(game, "GSWR", "buy-trains")
    assert refusing_rule(game, BuyTrain(0, "GSWR", "8H")) == ""


def test_the_very_first_10h_takes_no_train_in() -> None:
    game = trading("8H", "8")
    while state_of(game).depot.next() == "8H":
        state_of(game).depot.export(to_pool=False)
    assert state_of(game).depot.next() == "10H"
    assert refusing_rule(game, BuyTrain(0, "GSWR", "8H")) == "9.5"


def test_only_company_cash_pays_the_difference() -> None:
    game = trading("8H", money=109)
    set_cash(game, 0, 1000)
    give_train(game, "GJR", "8H")  # which GSWR could buy
    operate(game, "GSWR", "buy-trains")
    assert refusing_rule(game, BuyTrain(0, "GSWR", "8H")) == "9.5"


def test_a_train_of_the_pool_can_be_traded_for() -> None:
    game = trading("8H")
    give_train(game, POOL, "10H")
    game.play(BuyFromPool(0, "GSWR", "10H", "8H"))
    assert (trains(game, "GSWR"), trains(game, POOL)) == (("10H",), ("8H",))
    assert cash(game, "GSWR") == 890


def test_only_certain_trains_are_traded_in() -> None:
    game = trading("8H")
    assert refusing_rule(game, BuyTrain(0, "GSWR", "10H")) == "9.5"
    give_train(game, "GSWR", "10H")
    state_of(game).depot.stack["10H"] = 1
    assert refusing_rule(game, BuyTrain(0, "GSWR", "10H")) == "9.5"
    assert refusing_rule(game, BuyTrain(0, "GSWR", "3H'")) == "9.5"
    assert refusing_rule(game, BuyTrain(0, "GSWR", "?")) == "9.5"
    assert refusing_rule(game, BuyFromPool(0, "GSWR", "10H", "8H")) == "9.3"


# trains of closed companies (15.24)


@pytest.mark.parametrize(("option", "backs"), [("gone", ()), ("backs", ("1H'-0",))])
def test_row_15_24_trains_of_a_closed_company(option: str, backs: tuple[str, ...]) -> None:
    game = started(("GJR", 0), ("WLR", 1), closed_trains=option)
    give_train(game, "GJR", "2H")
    state_of(game).market.put("GJR", (7, 1))
    operate(game, "GJR", "run-trains", left=())
    assert state_of(game).shares.director("GJR") is None
    assert trains(game, OUT) == (("2H",) if option == "backs" else ())
    assert not violations(game)
    give_train(game, "WLR", "4H")
    next_train(game, "WLR", "6H")
    assert cards(game, POOL) == backs
    assert not violations(game)


def test_other_trains_of_a_closed_company_are_gone_in_any_case() -> None:
    game = started(("GJR", 0), ("WLR", 1), closed_trains="backs")
    give_train(game, "GJR", "8H")
    state_of(game).market.put("GJR", (7, 1))
    operate(game, "GJR", "run-trains")
    go_on(game)
    assert trains(game, OUT) == ()
    assert not violations(game)
