"""Rulings on tiles, character tiles and scenario tiles (1.4, 1.7a, 1.15)."""

from __future__ import annotations

from tests.lilliput.table import (
    finish_turn,
    hand,
    new,
    reach_of,
    refusing_rule,
    revenue,
    seat,
    start,
    stations_of,
    take,
    tile_on,
    treasury,
)
from tests.lilliput.table_steps import ask, give_second_company, lay, pay, set_phase, set_pool, set_trains, use_up
from trainshed.core import Game
from trainshed.rail.play.actions import LayTile, PlaceStation
from trainshed.titles.lilliput.actions import CashIn, Found, TakeCharacter, TakeCompany


def corner() -> Game:
    """Return a two-player game: the home on N1 is a curve, and N1E1 continues it to E1, a free side of Mildendo."""
    game = new(2)
    game.play(TakeCompany(0, "MR"))
    game.play(LayTile(0, "MR", "N1", "Y-CC", 2))  # exits E and S
    game.play(TakeCompany(1, "SR"))
    game.play(LayTile(1, "SR", "S1", "Y-YS", 1))
    game.play(TakeCharacter(1, "general"))
    game.play(TakeCharacter(0, "emperor"))
    return lay(game, ("N1E1", "Y-PC", 3))  # exits S and W


def test_r9_a_free_side_of_mildendo_may_get_an_ordinary_city() -> None:
    game = corner()
    ask(game, "lay-track", 0, any=1)
    assert refusing_rule(game, LayTile(0, "MR", "E1", "Y-CC", 0)) == ""  # exits N and W


def test_r10_no_way_leads_through_mildendo() -> None:
    game = lay(start(2), ("W1", "Y-CS", 0))
    assert not reach_of(game, "MR").touches(("W1", 0))
    ask(game, "build-station", 0)
    assert refusing_rule(game, PlaceStation(0, "MR", "W1")) == "1.7.3"


def castle() -> Game:
    game = set_phase(start(), "3")
    return lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))


def test_r13_flimnap_is_cashed_in_the_own_turn_and_his_tile_stays() -> None:
    game = start(characters=("treasurer", "general", "judge", "admiral"))
    take(game, "A08")
    game.play(CashIn(0))
    assert refusing_rule(game, CashIn(0)) == "1.7a.5"
    assert hand(game, 0) == ("CH-TRE",)


def test_r14_r33_the_castle_replaces_no_home_of_any_company() -> None:
    game = castle()
    ask(game, "lay-track", 0, any=1)
    assert refusing_rule(game, LayTile(0, "MR", "N1", "CH-EMP", 0)) != ""
    assert refusing_rule(game, LayTile(0, "MR", "N3", "CH-EMP", 1)) == ""
    give_second_company(game, 2, "TR", "N3")  # the home of a company founded later counts too
    assert refusing_rule(game, LayTile(0, "MR", "N3", "CH-EMP", 1)) == "1.7a.1"


def test_r15_character_tiles_need_a_connection() -> None:
    game = start()
    take(game, "A01", "main")
    finish_turn(game)
    assert seat(game) == 1
    assert refusing_rule(game, LayTile(1, "SR", "N3", "CH-GEN", 0)) == "1.4.2"
    assert refusing_rule(game, LayTile(1, "SR", "E2N1", "CH-GEN", 0)) == "1.4.2"


def test_r20_the_supply_limits_what_can_be_laid() -> None:
    game = start(2)
    use_up(game, "Y-PS")
    ask(game, "lay-track", 0, any=1)
    assert refusing_rule(game, LayTile(0, "MR", "N2", "Y-PS", 1)) == "1.4.6"


def test_r21_a_tile_may_be_laid_and_upgraded_with_one_card() -> None:
    game = set_phase(start(2), "3")
    take(game, "A02")
    game.play(LayTile(0, "MR", "N2", "Y-PS", 1))
    assert refusing_rule(game, LayTile(0, "MR", "N2", "G-P-SWL", 1)) == "1.4.2"  # its new track is out of reach
    game.play(LayTile(0, "MR", "N2", "G-P-SWL", 3))
    assert tile_on(game, "N2") == "G-P-SWL"


def test_r22_terrain_is_paid_on_top_of_a_y_city() -> None:
    hill = [{"cell": "N3", "tile": "SC-HILL"}]
    game = start(2, companies=("MR", "GVR"), characters=("judge", "general"), layout=hill)
    lay(game, ("N2", "Y-PS", 1))
    before = treasury(game, "MR")
    ask(game, "lay-track", 0, any=1)
    game.play(LayTile(0, "MR", "N3", "Y-YS", 1))
    assert before - treasury(game, "MR") == 80


def test_r30_each_tile_of_a_card_names_its_own_company() -> None:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    give_second_company(game, 0, "TR", "N3")
    ask(game, "lay-track", 0, yellow=2)
    game.play(LayTile(0, "TR", "N4", "Y-PS", 1))
    assert refusing_rule(game, LayTile(0, "TR", "N5", "Y-CS", 1)) == ""  # the second tile builds on the first
    assert refusing_rule(game, LayTile(0, "MR", "N5", "Y-CS", 1)) == "1.4.2"  # N3 is full
    game.play(LayTile(0, "TR", "N5", "Y-CS", 1))


def test_r31_the_tunnel_is_a_green_tile_for_the_cards() -> None:
    game = set_phase(start(2, layout=[{"cell": "N2", "tile": "SC-MTN"}]), "3")
    tunnel = LayTile(0, "MR", "N2", "SC-TUN", 1)
    ask(game, "lay-track", 0, yellow=2)
    assert refusing_rule(game, tunnel) == "1.4.8"
    ask(game, "lay-track", 0, yellow=1, green=1)
    before = treasury(game, "MR")
    game.play(tunnel)
    assert before - treasury(game, "MR") == 50
    assert refusing_rule(game, LayTile(0, "MR", "N3", "Y-CS", 1)) == ""


def test_r32_character_tiles_in_any_number_beside_any_card() -> None:
    game = start(characters=("judge", "general", "emperor", "admiral"))
    game.play(LayTile(0, "MR", "N2", "CH-JUD1", 1))  # before the card
    take(game, "A01", "main")
    game.play(LayTile(0, "MR", "N3", "Y-CS", 1))
    game.play(LayTile(0, "MR", "N4", "CH-JUD2", 2))  # after the card
    assert hand(game, 0) == ()


def test_r32_never_while_trains_run() -> None:
    game = set_pool(start(), "2")
    ask(game, "buy-pool", 1, company="SR", running=True)
    assert refusing_rule(game, LayTile(1, "SR", "E2", "CH-GEN", 0)) == "1.7a.6"
    assert refusing_rule(game, CashIn(1)) == "1.7a.6"


def test_r41_scenario_tiles_are_never_upgraded_and_terrain_takes_character_tiles() -> None:
    game = set_phase(
        start(
            2,
            characters=("judge", "general"),
            layout=[{"cell": "N2", "tile": "SC-WOOD"}, {"cell": "S2", "tile": "SC-MINE10", "rotation": 1}],
        ),
        "3",
    )
    before = treasury(game, "MR")
    ask(game, "lay-track", 0, any=1)
    assert refusing_rule(game, LayTile(0, "MR", "S2", "G-P-SWL", 1)) == "1.15"
    game.play(LayTile(0, "MR", "N2", "CH-JUD1", 1))
    assert before - treasury(game, "MR") == 10


def test_r43_wiggywack_counts_takes_one_station_and_may_be_a_home() -> None:
    game = start(2, layout=[{"cell": "N2", "tile": "SC-WIG"}])
    set_trains(game, "MR", "2")
    assert revenue(game, "MR") == 50  # home 20, Mildendo or Wiggywack 30: Wiggywack counts
    pay(game, 0, 250)
    ask(game, "shares", 0)
    game.play(Found(0, "TR", 1))
    assert stations_of(game, "TR") == ("N2",)  # the only free slot
    assert revenue(game, "TR", "2") == 80
