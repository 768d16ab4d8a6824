"""Rulings on shares, founding and stations (1.6, 1.7)."""

from __future__ import annotations

from tests.lilliput.table import cash, price, refusing_rule, start, stations_of, step, trains_of, treasury
from tests.lilliput.table_steps import ask, give_shares, lay, pay, set_pool
from trainshed.rail.play.actions import BuyFromPool, LayTile, PlaceStation, SellShares
from trainshed.titles.lilliput.actions import Found


def test_r3_all_shares_sold_at_once_are_paid_at_the_price_before() -> None:
    game = start()
    give_shares(game, 0, "SR", 3)
    before = cash(game, 0)
    ask(game, "shares", 0)
    game.play(SellShares(0, "SR", 2))
    assert cash(game, 0) - before == 100
    assert price(game, "SR") == 45  # 50 falls to 45, the lowest price, and stays there


def test_r3_the_same_company_may_be_sold_again_at_the_lower_price() -> None:
    game = start()
    give_shares(game, 0, "SR", 3)
    before = cash(game, 0)
    ask(game, "shares", 0)
    game.play(SellShares(0, "SR", 2))
    game.play(SellShares(0, "SR", 1))
    assert cash(game, 0) - before == 2 * 50 + 45


def test_r3_version_1_sold_a_company_once_with_a_card() -> None:
    game = give_shares(start(rules=1), 0, "SR", 3)
    ask(game, "shares", 0)
    game.play(SellShares(0, "SR", 2))
    assert refusing_rule(game, SellShares(0, "SR", 1)) == "1.6.1"


def test_r3_the_data_file_can_ask_for_the_price_of_each_step() -> None:
    game = start(data={"sale": {"payment": "each"}})
    give_shares(game, 0, "SR", 2)
    before = cash(game, 0)
    ask(game, "shares", 0)
    game.play(SellShares(0, "SR", 2))
    assert cash(game, 0) - before == 95


def test_r4_a_company_may_be_founded_at_45() -> None:
    game = lay(start(2), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    pay(game, 0, 225)
    ask(game, "shares", 0)
    game.play(Found(0, "TR", 0))
    assert treasury(game, "TR") == 450


def test_r8_mildendo_has_no_slots() -> None:
    game = start()
    ask(game, "build-station", 0)
    assert refusing_rule(game, PlaceStation(0, "MR", "C")) == "1.7.2"


def test_r27_stations_may_stand_on_character_tiles() -> None:
    game = start(characters=("general", "emperor", "judge", "admiral"))
    lay(game, ("N2", "Y-PS", 1))
    ask(game, "lay-track", 0, any=1)
    game.play(LayTile(0, "MR", "N3", "CH-GEN", 1))
    ask(game, "build-station", 0)
    game.play(PlaceStation(0, "MR", "N3"))
    assert stations_of(game, "MR") == ("N1", "N3")


def test_founding_asks_for_the_home_and_then_the_pool() -> None:
    game = set_pool(lay(start(2), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("E2", "Y-PS", 0), ("E3", "Y-CS", 0)), "2", "3")
    pay(game, 0, 300)
    ask(game, "shares", 0)
    game.play(Found(0, "TR", 1))
    assert step(game) == "place-home"
    game.play(PlaceStation(0, "TR", "E3"))
    assert BuyFromPool(0, "TR", "3") in game.legal_actions
    game.play(BuyFromPool(0, "TR", "3"))
    assert (trains_of(game, "TR"), treasury(game, "TR")) == (["3"], 350)
