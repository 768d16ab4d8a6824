"""Rulings on trains: prices, offers, limits, pool (1.5)."""

from __future__ import annotations

from tests.lilliput.table import limit, pool_of, refusing_rule, start, trains_of, treasury
from tests.lilliput.table_steps import (
    ask,
    give_second_company,
    lay,
    pay,
    resolve,
    set_cash,
    set_phase,
    set_pool,
    set_round,
    set_top_train,
    set_trains,
    set_treasury,
)
from trainshed.rail.play.actions import (
    Answer,
    BuyFromCompany,
    BuyFromPool,
    BuyTrain,
    DiscardTrain,
    LayTile,
    PlaceStation,
)


def test_r6_the_pool_asks_the_printed_price_for_obsolete_trains_too() -> None:
    game = set_pool(set_phase(start(), "4"), "2")
    before = treasury(game, "MR")
    ask(game, "buy-pool", 0, company="MR", running=True)
    game.play(BuyFromPool(0, "MR", "2"))
    assert before - treasury(game, "MR") == 80


def test_r7_the_admiral_pays_less_for_trains_of_the_stack_only() -> None:
    game = set_pool(start(), "2")
    ask(game, "buy-pool", 3, company="LNR", running=True)
    game.play(BuyFromPool(3, "LNR", "2"))
    assert treasury(game, "LNR") == 420
    ask(game, "buy-trains", 3, left=1)
    game.play(BuyTrain(3, "LNR"))
    assert treasury(game, "LNR") == 348


def test_r11_the_director_picks_excess_trains() -> None:
    game = set_trains(set_phase(start(), "3"), "MR", "2", "2", "3", "3")
    set_top_train(game, "4")
    set_round(game, 2)
    resolve(game, "bureaucracy")
    assert set(game.legal_actions) == {DiscardTrain(0, "MR", "2"), DiscardTrain(0, "MR", "3")}
    game.play(DiscardTrain(0, "MR", "3"))
    assert trains_of(game, "MR") == ["2", "2", "3"]


def test_r23_a_foreign_director_is_asked_and_own_companies_are_free() -> None:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    give_second_company(game, 0, "TR", "N3")
    ask(game, "buy-trains", 0, left=2)
    game.play(BuyFromCompany(0, "TR", "MR", "2", 1))
    assert trains_of(game, "TR") == ["2"]
    game.play(BuyFromCompany(0, "TR", "LNR", "2", 100))
    assert game.decision.seats == (3,)
    game.play(Answer(3, True))
    assert trains_of(game, "TR") == ["2", "2"]
    assert treasury(game, "LNR") == 600


def test_r34_obsolete_trains_are_dropped_in_the_own_turn_the_own_run_or_a_forced_discard() -> None:
    game = set_phase(start(), "4")
    assert DiscardTrain(0, "MR", "2") in game.legal_actions
    ask(game, "buy-pool", 1, company="SR", running=True)
    assert DiscardTrain(1, "SR", "2") in game.legal_actions
    game.play(DiscardTrain(1, "SR", "2"))
    assert pool_of(game) == ["2"]
    assert refusing_rule(game, DiscardTrain(1, "MR", "2")) == "1.5.1"
    game = lay(set_trains(set_phase(start(), "4"), "MR", "2", "2", "4", "4"), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    set_trains(give_second_company(game, 0, "TR", "N3"), "TR", "2", "4")
    ask(game, "discard", 0, company="MR")
    assert refusing_rule(game, DiscardTrain(0, "TR", "4")) == "1.5.4"
    game.play(DiscardTrain(0, "TR", "2"))  # an obsolete train of the other company may be dropped as well
    game.play(DiscardTrain(0, "MR", "4"))
    assert (trains_of(game, "MR"), trains_of(game, "TR")) == (["2", "2", "4"], ["4"])


def test_r35_one_offer_per_train_and_card_and_a_refusal_costs_nothing() -> None:
    game = start()
    ask(game, "buy-trains", 0, left=1)
    game.play(BuyFromCompany(0, "MR", "SR", "2", 300))
    game.play(Answer(1, False))
    assert treasury(game, "MR") == 550
    assert refusing_rule(game, BuyFromCompany(0, "MR", "SR", "2", 301)) == "1.5.2"
    game.play(BuyFromCompany(0, "MR", "LNR", "2", 1))  # LNR has two 2-trains, so two offers are allowed
    game.play(Answer(3, False))
    game.play(BuyFromCompany(0, "MR", "LNR", "2", 2))
    game.play(Answer(3, False))
    assert refusing_rule(game, BuyFromCompany(0, "MR", "LNR", "2", 3)) == "1.5.2"
    game.play(BuyFromCompany(0, "MR", "GVR", "2", 5))
    game.play(Answer(2, True))
    assert trains_of(game, "GVR") == []  # a company may sell its last train


def test_r36_pool_stations_and_tiles_are_never_topped_up() -> None:
    game = set_pool(set_trains(start(characters=("judge", "general", "emperor", "admiral")), "MR"), "2")
    set_treasury(game, "MR", 30)
    set_cash(game, 0, 500)
    ask(game, "buy-pool", 0, company="MR", running=True)
    assert refusing_rule(game, BuyFromPool(0, "MR", "2")) == "1.5.7"
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    ask(game, "build-station", 0)
    assert refusing_rule(game, PlaceStation(0, "MR", "N3")) == "1.7.1"
    ask(game, "lay-track", 0, any=1)
    lay(game, ("N4", "Y-PS", 1))
    assert refusing_rule(game, LayTile(0, "MR", "N5", "Y-YC", 2)) == "1.4.1"


def test_r37_the_limit_of_four_holds_from_the_start() -> None:
    game = set_trains(start(), "MR", "2", "2", "2", "2")
    ask(game, "buy-trains", 0, left=1)
    assert refusing_rule(game, BuyTrain(0, "MR")) == "1.5.5"
    assert limit(game) == 4


def test_r53_the_top_up_needs_a_company_without_any_train() -> None:
    game = set_phase(start(), "4")
    set_treasury(game, "MR", 0)
    pay(game, 0, 400)
    ask(game, "buy-trains", 0, left=1)
    assert refusing_rule(game, BuyTrain(0, "MR")) == "1.5.3"
    game.play(DiscardTrain(0, "MR", "2"))  # obsolete trains may be dropped first
    game.play(BuyTrain(0, "MR"))
    assert trains_of(game, "MR") == ["4"]
    assert treasury(game, "MR") == 0
