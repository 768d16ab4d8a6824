"""Each character: ability, tile, and the value of the tile on a route (1.7a, table 3)."""

from __future__ import annotations

from tests.lilliput.table import board, hand, reach_of, refusing_rule, revenue, start, treasury
from tests.lilliput.table_steps import ask, lay, place_stations, set_phase, set_trains
from trainshed.rail.play.actions import BuyTrain, LayTile, PlaceStation
from trainshed.titles.lilliput.actions import CashIn


def test_the_emperor_lays_yellow_y_cities_free() -> None:
    game = lay(start(), ("N2", "Y-PS", 1))
    before = treasury(game, "MR")
    ask(game, "lay-track", 0, any=1)
    game.play(LayTile(0, "MR", "N3", "Y-YC", 2))
    assert treasury(game, "MR") == before


def test_others_pay_50_for_a_y_city() -> None:
    game = lay(start(characters=("general", "emperor", "judge", "admiral")), ("N2", "Y-PS", 1))
    before = treasury(game, "MR")
    ask(game, "lay-track", 0, any=1)
    game.play(LayTile(0, "MR", "N3", "Y-YC", 2))
    assert before - treasury(game, "MR") == 50


def test_the_castle_comes_in_the_green_phase_over_a_yellow_city_and_is_worth_more_with_a_station() -> None:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    castle = LayTile(0, "MR", "N3", "CH-EMP", 1)
    assert refusing_rule(game, castle) == "1.7a.1"
    set_phase(game, "3")
    assert refusing_rule(game, LayTile(0, "MR", "N2", "CH-EMP", 1)) == "1.4.3"
    supply = board(game).supply["Y-CS"]
    game.play(castle)
    assert board(game).supply["Y-CS"] == supply + 1
    set_trains(game, "MR", "3")
    assert revenue(game, "MR") == 30 + 20 + 40
    place_stations(game, "MR", "N3")
    assert revenue(game, "MR") == 30 + 20 + 50
    set_phase(game, "5")
    assert refusing_rule(game, LayTile(0, "MR", "N3", "B-C4", 0)) != ""


def test_the_general_pays_half_for_stations_and_his_tile_grows_with_the_phases() -> None:
    game = lay(start(characters=("general", "emperor", "judge", "admiral")), ("N2", "Y-PS", 1))
    game.play(LayTile(0, "MR", "N3", "CH-GEN", 1))
    ask(game, "build-station", 0)
    game.play(PlaceStation(0, "MR", "N3"))
    assert treasury(game, "MR") == 530
    values = []
    for train in ("2", "3", "5"):
        set_phase(game, train)
        values.append(revenue(game, "MR", "4D") // 2 - 50)
    assert values == [20, 30, 40]


def test_the_judges_towns_lie_as_plain_track_and_do_not_count() -> None:
    game = start(characters=("judge", "emperor", "general", "admiral"))
    assert hand(game, 0) == ("CH-JUD1", "CH-JUD2")
    assert refusing_rule(game, LayTile(0, "MR", "N3", "CH-JUD1", 0)) == "1.4.2"
    game.play(LayTile(0, "MR", "N2", "CH-JUD1", 1))
    set_trains(game, "MR", "2")
    assert revenue(game, "MR") == 60  # town, home, Mildendo with a 2-train
    ask(game, "build-station", 0)
    assert refusing_rule(game, PlaceStation(0, "MR", "N2")) == "1.7.2"
    set_phase(game, "3")
    ask(game, "lay-track", 0, any=1)
    assert refusing_rule(game, LayTile(0, "MR", "N2", "G-P-BR", 0)) == "1.4.4"


def test_the_admirals_harbour_ends_routes_and_has_three_sides_of_water() -> None:
    game = start(characters=("admiral", "emperor", "general", "judge"))
    game.play(LayTile(0, "MR", "N2", "CH-ADM", 3))  # exit S
    assert hand(game, 0) == ("CH-ADM",)
    set_trains(game, "MR", "2")
    assert revenue(game, "MR") == 60
    reach = reach_of(game, "MR")
    assert reach.open_ends() == {}
    lay(game, ("E2", "Y-PC", 0), ("N1E2", "Y-CC", 3), ("N1E1", "Y-PC", 1))  # track from E1 over E2 to N1E1
    ask(game, "lay-track", 1, any=1)
    # exits W and S: W faces the harbour's water
    assert refusing_rule(game, LayTile(1, "SR", "N2E1", "Y-CC", 3)) == "1.4.7"
    assert refusing_rule(game, LayTile(1, "SR", "N2E1", "Y-CS", 1)) == ""


def test_the_admiral_buys_new_trains_ten_per_cent_cheaper() -> None:
    game = start()
    ask(game, "buy-trains", 3, left=1)
    game.play(BuyTrain(3, "LNR"))
    assert treasury(game, "LNR") == 428


def test_the_treasurer_comes_in_the_brown_phase_and_ends_routes() -> None:
    game = start(characters=("treasurer", "emperor", "general", "judge"))
    lay(game, ("N2", "Y-PS", 1))
    tile = LayTile(0, "MR", "N3", "CH-TRE", 0)
    assert refusing_rule(game, tile) == "1.7a.5"
    set_phase(game, "5")
    game.play(tile)
    set_trains(game, "MR", "5")
    assert revenue(game, "MR") == 30 + 20 + 60
    assert not board(game).passable(("N3", 0), "MR")
    reach = reach_of(game, "MR")
    assert reach.touches(("N3", 0))
    assert not reach.open_ends()
    place_stations(game, "MR", "N3")  # track may be followed from a station in it
    assert reach_of(game, "MR").open_ends()


def test_only_the_owner_uses_a_character() -> None:
    game = start()
    assert refusing_rule(game, CashIn(0)) == "1.7a.5"
    assert refusing_rule(game, LayTile(0, "MR", "N2", "CH-JUD1", 1)) == "1.7a.6"
