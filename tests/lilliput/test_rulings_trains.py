"""Rulings on trains: prices, offers, limits, pool (1.5)."""

from __future__ import annotations

from tests.lilliput.table import ask, company, lay, names, phase, player, pool, resolve, rule, second, start, trains
from trainshed.titles.lilliput import depot, rounds
from trainshed.titles.lilliput.actions import (
    Answer,
    BuyFromCompany,
    BuyFromPool,
    BuyTrain,
    DiscardTrain,
    LayTile,
    PlaceStation,
)
from trainshed.titles.lilliput.stations import BuyStation
from trainshed.titles.lilliput.trains import BuyPool, BuyTrains
from trainshed.titles.lilliput.turns import LayTiles


def test_r6_the_pool_asks_the_printed_price_for_obsolete_trains_too() -> None:
    game = pool(phase(start(), "4"), "2")
    before = company(game, "MR").treasury
    ask(game, BuyPool(0, company=0, running=True))
    game.play(BuyFromPool(0, "MR", "2"))
    assert before - company(game, "MR").treasury == 80


def test_r7_the_admiral_pays_less_for_trains_of_the_stack_only() -> None:
    game = pool(start(), "2")
    charter = company(game, "LNR")
    ask(game, BuyPool(3, company=3, running=True))
    game.play(BuyFromPool(3, "LNR", "2"))
    assert charter.treasury == 420
    ask(game, BuyTrains(3, left=1))
    game.play(BuyTrain(3, "LNR"))
    assert charter.treasury == 348


def test_r11_the_director_picks_excess_trains() -> None:
    game = trains(phase(start(), "3"), "MR", "2", "2", "3", "3")
    game.state.stack = (0, 0, 5, 4, 3, -1)
    game.state.round = 2
    resolve(game, rounds.Bureaucracy())
    assert set(game.legal_actions) == {DiscardTrain(0, "MR", "2"), DiscardTrain(0, "MR", "3")}
    game.play(DiscardTrain(0, "MR", "3"))
    assert names(game, "MR") == ["2", "2", "3"]


def test_r23_a_foreign_director_is_asked_and_own_companies_are_free() -> None:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    second(game, 0, "TR", "N3")
    ask(game, BuyTrains(0, left=2))
    game.play(BuyFromCompany(0, "TR", "MR", "2", 1))
    assert names(game, "TR") == ["2"]
    game.play(BuyFromCompany(0, "TR", "LNR", "2", 100))
    assert game.decision.seats == (3,)
    game.play(Answer(3, True))
    assert names(game, "TR") == ["2", "2"]
    assert company(game, "LNR").treasury == 600


def test_r34_obsolete_trains_are_dropped_in_the_own_turn_the_own_run_or_a_forced_discard() -> None:
    game = phase(start(), "4")
    assert DiscardTrain(0, "MR", "2") in game.legal_actions
    ask(game, BuyPool(1, company=1, running=True))
    assert DiscardTrain(1, "SR", "2") in game.legal_actions
    game.play(DiscardTrain(1, "SR", "2"))
    assert game.state.pool == (0,)
    assert rule(game, DiscardTrain(1, "MR", "2")) == "1.5.1"
    game = lay(trains(phase(start(), "4"), "MR", "2", "2", "4", "4"), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    trains(second(game, 0, "TR", "N3"), "TR", "2", "4")
    ask(game, depot.Discard(0, company=0))
    assert rule(game, DiscardTrain(0, "TR", "4")) == "1.5.4"
    game.play(DiscardTrain(0, "TR", "2"))  # an obsolete train of the other company may be dropped as well
    game.play(DiscardTrain(0, "MR", "4"))
    assert (names(game, "MR"), names(game, "TR")) == (["2", "2", "4"], ["4"])


def test_r35_one_offer_per_train_and_card_and_a_refusal_costs_nothing() -> None:
    game = start()
    ask(game, BuyTrains(0, left=1))
    game.play(BuyFromCompany(0, "MR", "SR", "2", 300))
    game.play(Answer(1, False))
    assert company(game, "MR").treasury == 550
    assert rule(game, BuyFromCompany(0, "MR", "SR", "2", 301)) == "1.5.2"
    game.play(BuyFromCompany(0, "MR", "LNR", "2", 1))  # LNR has two 2-trains, so two offers are allowed
    game.play(Answer(3, False))
    game.play(BuyFromCompany(0, "MR", "LNR", "2", 2))
    game.play(Answer(3, False))
    assert rule(game, BuyFromCompany(0, "MR", "LNR", "2", 3)) == "1.5.2"
    game.play(BuyFromCompany(0, "MR", "GVR", "2", 5))
    game.play(Answer(2, True))
    assert names(game, "GVR") == []  # a company may sell its last train


def test_r36_pool_stations_and_tiles_are_never_topped_up() -> None:
    game = pool(trains(start(), "MR"), "2")
    company(game, "MR").treasury = 30
    player(game, 0).cash = 500
    ask(game, BuyPool(0, company=0, running=True))
    assert rule(game, BuyFromPool(0, "MR", "2")) == "1.5.7"
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    ask(game, BuyStation(0))
    assert rule(game, PlaceStation(0, "MR", "N3")) == "1.7.1"
    ask(game, LayTiles(0, any=1))
    player(game, 0).characters = ()
    lay(game, ("N4", "Y-PS", 1))
    assert rule(game, LayTile(0, "MR", "N5", "Y-YC", 2)) == "1.4.1"


def test_r37_the_limit_of_four_holds_from_the_start() -> None:
    game = trains(start(), "MR", "2", "2", "2", "2")
    ask(game, BuyTrains(0, left=1))
    assert rule(game, BuyTrain(0, "MR")) == "1.5.5"
    assert game.state.limit == 4


def test_r53_the_top_up_needs_a_company_without_any_train() -> None:
    game = phase(start(), "4")
    game.state.pay_company(0, -company(game, "MR").treasury)
    game.state.pay_player(0, 400)
    ask(game, BuyTrains(0, left=1))
    assert rule(game, BuyTrain(0, "MR")) == "1.5.3"
    game.play(DiscardTrain(0, "MR", "2"))  # obsolete trains may be dropped first
    game.play(BuyTrain(0, "MR"))
    assert names(game, "MR") == ["4"]
    assert company(game, "MR").treasury == 0
