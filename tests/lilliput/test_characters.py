"""Each character: ability, tile, and the value of the tile on a route (1.7a, table 3)."""

from __future__ import annotations

from tests.lilliput.table import ask, company, lay, number, phase, player, rule, start, station, trains
from trainshed.titles.lilliput.actions import BuyTrain, CashIn, LayTile, PlaceStation
from trainshed.titles.lilliput.routes import best_run
from trainshed.titles.lilliput.stations import BuyStation
from trainshed.titles.lilliput.trains import BuyTrains
from trainshed.titles.lilliput.turns import LayTiles


def test_the_emperor_lays_yellow_y_cities_free() -> None:
    game = lay(start(), ("N2", "Y-PS", 1))
    before = company(game, "MR").treasury
    ask(game, LayTiles(0, any=1))
    game.play(LayTile(0, "MR", "N3", "Y-YC", 2))
    assert company(game, "MR").treasury == before


def test_others_pay_50_for_a_y_city() -> None:
    game = lay(start(characters=("general", "emperor", "judge", "admiral")), ("N2", "Y-PS", 1))
    before = company(game, "MR").treasury
    ask(game, LayTiles(0, any=1))
    game.play(LayTile(0, "MR", "N3", "Y-YC", 2))
    assert before - company(game, "MR").treasury == 50


def test_the_castle_comes_in_the_green_phase_over_a_yellow_city_and_is_worth_more_with_a_station() -> None:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    castle = LayTile(0, "MR", "N3", "CH-EMP", 1)
    assert rule(game, castle) == "1.7a.1"
    phase(game, "3")
    assert rule(game, LayTile(0, "MR", "N2", "CH-EMP", 1)) == "1.4.3"
    supply = game.state.board.supply["Y-CS"]
    game.play(castle)
    assert game.state.board.supply["Y-CS"] == supply + 1
    trains(game, "MR", "3")
    assert best_run(game.state, 0).revenue == 30 + 20 + 40
    station(game, "MR", "N3")
    assert best_run(game.state, 0).revenue == 30 + 20 + 50
    phase(game, "5")
    assert rule(game, LayTile(0, "MR", "N3", "B-C4", 0)) != ""


def test_the_general_pays_half_for_stations_and_his_tile_grows_with_the_phases() -> None:
    game = lay(start(characters=("general", "emperor", "judge", "admiral")), ("N2", "Y-PS", 1))
    game.play(LayTile(0, "MR", "N3", "CH-GEN", 1))
    ask(game, BuyStation(0))
    game.play(PlaceStation(0, "MR", "N3"))
    assert company(game, "MR").treasury == 530
    values = []
    for train in ("2", "3", "5"):
        phase(game, train)
        values.append(best_run(game.state, 0, trains=(5,)).revenue // 2 - 50)
    assert values == [20, 30, 40]


def test_the_judges_towns_lie_as_plain_track_and_do_not_count() -> None:
    game = start(characters=("judge", "emperor", "general", "admiral"))
    assert player(game, 0).tiles == ("CH-JUD1", "CH-JUD2")
    assert rule(game, LayTile(0, "MR", "N3", "CH-JUD1", 0)) == "1.4.2"
    game.play(LayTile(0, "MR", "N2", "CH-JUD1", 1))
    trains(game, "MR", "2")
    assert best_run(game.state, 0).revenue == 60  # town, home, Mildendo with a 2-train
    ask(game, BuyStation(0))
    assert rule(game, PlaceStation(0, "MR", "N2")) == "1.7.2"
    phase(game, "3")
    ask(game, LayTiles(0, any=1))
    assert rule(game, LayTile(0, "MR", "N2", "G-P-BR", 0)) == "1.4.4"


def test_the_admirals_harbour_ends_routes_and_has_three_sides_of_water() -> None:
    game = start(characters=("admiral", "emperor", "general", "judge"))
    game.play(LayTile(0, "MR", "N2", "CH-ADM", 3))  # exit S
    assert player(game, 0).tiles == ("CH-ADM",)
    trains(game, "MR", "2")
    assert best_run(game.state, 0).revenue == 60
    reach = game.state.facts.reach(game.state.board, "MR")
    assert reach.open_ends() == {}
    lay(game, ("E2", "Y-PC", 0), ("N1E2", "Y-CC", 3), ("N1E1", "Y-PC", 1))  # track from E1 over E2 to N1E1
    ask(game, LayTiles(1, any=1))
    assert rule(game, LayTile(1, "SR", "N2E1", "Y-CC", 3)) == "1.4.7"  # exits W and S: W faces the harbour's water
    assert rule(game, LayTile(1, "SR", "N2E1", "Y-CS", 1)) == ""


def test_the_admiral_buys_new_trains_ten_per_cent_cheaper() -> None:
    game = start()
    ask(game, BuyTrains(3, left=1))
    game.play(BuyTrain(3, "LNR"))
    assert company(game, "LNR").treasury == 428


def test_the_treasurer_comes_in_the_brown_phase_and_ends_routes() -> None:
    game = start(characters=("treasurer", "emperor", "general", "judge"))
    lay(game, ("N2", "Y-PS", 1))
    tile = LayTile(0, "MR", "N3", "CH-TRE", 0)
    assert rule(game, tile) == "1.7a.5"
    phase(game, "5")
    game.play(tile)
    trains(game, "MR", "5")
    assert best_run(game.state, 0).revenue == 30 + 20 + 60
    assert not game.state.board.passable(("N3", 0), "MR")
    reach = game.state.facts.reach(game.state.board, "MR")
    assert reach.touches(("N3", 0))
    assert not reach.open_ends()
    station(game, "MR", "N3")  # track may be followed from a station in it
    assert game.state.facts.reach(game.state.board, "MR").open_ends()


def test_only_the_owner_uses_a_character() -> None:
    game = start()
    assert rule(game, CashIn(0)) == "1.7a.5"
    assert rule(game, LayTile(0, "MR", "N2", "CH-JUD1", 1)) == "1.7a.6"
    assert number(game, "MR") == 0
