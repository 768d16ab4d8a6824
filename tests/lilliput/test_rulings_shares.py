"""Rulings on shares, founding and stations (1.6, 1.7)."""

from __future__ import annotations

from tests.lilliput.table import ask, company, hold, lay, names, number, player, pool, rule, start
from trainshed.titles.lilliput.actions import BuyFromPool, Found, LayTile, PlaceStation, SellShares
from trainshed.titles.lilliput.shares import PlaceHome, TradeShares
from trainshed.titles.lilliput.stations import BuyStation
from trainshed.titles.lilliput.turns import LayTiles


def test_r3_all_shares_sold_at_once_are_paid_at_the_price_before() -> None:
    game = start()
    hold(game, 0, "SR", 3)
    cash = player(game, 0).cash
    ask(game, TradeShares(0))
    game.play(SellShares(0, "SR", 2))
    assert player(game, 0).cash - cash == 100
    assert game.state.price(number(game, "SR")) == 45  # 50 falls to 45, the lowest price, and stays there
    assert rule(game, SellShares(0, "SR", 1)) == "1.6.1"


def test_r3_the_data_file_can_ask_for_the_price_of_each_step() -> None:
    game = start(data={"sale": {"payment": "each"}})
    hold(game, 0, "SR", 2)
    cash = player(game, 0).cash
    ask(game, TradeShares(0))
    game.play(SellShares(0, "SR", 2))
    assert player(game, 0).cash - cash == 95


def test_r4_a_company_may_be_founded_at_45() -> None:
    game = lay(start(2), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    game.state.pay_player(0, 225)
    ask(game, TradeShares(0))
    game.play(Found(0, "TR", 0))
    assert company(game, "TR").treasury == 450


def test_r8_mildendo_has_no_slots() -> None:
    game = start()
    ask(game, BuyStation(0))
    assert rule(game, PlaceStation(0, "MR", "C")) == "1.7.2"


def test_r27_stations_may_stand_on_character_tiles() -> None:
    game = start(characters=("general", "emperor", "judge", "admiral"))
    lay(game, ("N2", "Y-PS", 1))
    ask(game, LayTiles(0, any=1))
    game.play(LayTile(0, "MR", "N3", "CH-GEN", 1))
    ask(game, BuyStation(0))
    game.play(PlaceStation(0, "MR", "N3"))
    assert company(game, "MR").stations == ("N1", "N3")


def test_founding_asks_for_the_home_and_then_the_pool() -> None:
    game = pool(lay(start(2), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("E2", "Y-PS", 0), ("E3", "Y-CS", 0)), "2", "3")
    game.state.pay_player(0, 300)
    ask(game, TradeShares(0))
    game.play(Found(0, "TR", 1))
    assert isinstance(game.state.agenda[-1], PlaceHome)
    game.play(PlaceStation(0, "TR", "E3"))
    assert BuyFromPool(0, "TR", "3") in game.legal_actions
    game.play(BuyFromPool(0, "TR", "3"))
    assert (names(game, "TR"), company(game, "TR").treasury) == (["3"], 350)
