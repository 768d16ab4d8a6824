"""Solo: Gulliver's steps A to E with scripted chance (7.9)."""

from __future__ import annotations

import pytest

from tests.help import random_game
from tests.lilliput.table import (
    GULLIVER,
    board,
    cards,
    cash,
    characters_of,
    companies_of,
    company,
    copies,
    epilogue,
    founded,
    phase_of,
    pool_of,
    price,
    round_of,
    scrapped,
    seen,
    shares_of,
    solo,
    stack,
    stations_of,
    tile_on,
    trains_of,
    treasury,
    violations,
    wealth_by_round,
)
from tests.lilliput.table_steps import (
    give_second_company,
    give_shares,
    gulliver_upgrades,
    lay,
    place_stations,
    resolve,
    set_cash,
    set_director,
    set_phase,
    set_top_train,
    set_trains,
    use_up,
)
from trainshed.core import Game
from trainshed.rail.play.events import TileLaid
from trainshed.titles.lilliput.actions import GulliverStep


def test_setup_alone() -> None:
    game = solo()
    assert cards(game) == ("A02", "A04", "A08", "A09")
    assert stack(game) == {"2": 2, "3": 2, "4": 2, "5": 2, "3D": 2, "4D": -1}
    assert (copies(game, 0), cash(game, 1), treasury(game, "MR")) == (0, 30, 0)
    assert characters_of(game, 1) == ()
    assert (company(game, "SR").out, company(game, "LNR").out) == (True, True)
    assert seen(game).turns == (0, 0)


def test_a_green_to_brown_comes_first_and_the_home_before_others() -> None:
    game = set_phase(solo(), "5")
    lay(game, ("N1", "G-CT", 1), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("N3", "G-CT", 1))
    place_stations(game, "MR", "N3")
    resolve(game, "gulliver-build")
    assert (tile_on(game, "N1"), tile_on(game, "N3")) == ("B-C4", "G-CT")
    resolve(game, "gulliver-build")
    assert tile_on(game, "N3") == "B-C4"


def test_a_yellow_to_green_turns_the_new_track_towards_mildendo() -> None:
    game = set_phase(solo(), "3")
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CC", 2))  # exits E and S
    place_stations(game, "MR", "N3")
    lay(game, ("N1", "G-CT", 1))
    resolve(game, "gulliver-build")
    shape = board(game).laid["N3"]
    # the new exit is W (N3W1, distance 4) or N (N4, distance 4): a tie, decided at random
    assert shape.tile.id == "G-CT"
    assert {1, 2} < set(shape.exits)
    game = set_phase(solo(), "3")
    lay(game, ("N2", "Y-PC", 2), ("N2E1", "Y-CS", 0), ("N1", "G-CT", 1))  # N2E1: a city with exits W and E
    place_stations(game, "MR", "N2E1")
    resolve(game, "gulliver-build")
    assert set(board(game).laid["N2E1"].exits) == {1, 2, 3}  # the new exit is S: N1E1 is nearest to Mildendo


def test_a_an_upgrade_needs_phase_and_supply() -> None:
    game = solo()
    assert gulliver_upgrades(game, "N1", "green") == set()
    set_phase(game, "3")
    assert gulliver_upgrades(game, "N1", "green")
    use_up(game, "G-CT")
    assert gulliver_upgrades(game, "N1", "green") == set()


def test_a_then_a_yellow_city_and_b_a_free_station_in_it() -> None:
    game = solo({"gulliver-shape/1": ["Y-CC"], "gulliver-turn/1": ["2"]})
    lay(game, ("N2", "Y-PS", 1))
    resolve(game, "gulliver-build")
    shape = board(game).laid["N3"]
    assert (shape.tile.id, shape.rotation) == ("Y-CC", 2)
    assert stations_of(game, "MR") == ("N1", "N3")
    assert treasury(game, "MR") == 0


def test_a_then_plain_track() -> None:
    game = solo({"gulliver-shape/1": ["Y-PS"]})
    resolve(game, "gulliver-build")
    assert tile_on(game, "N2") == "Y-PS"


def test_a_the_company_that_reaches_the_place_is_named_as_builder() -> None:
    """The second company, in E3, reaches the free side of Mildendo, where a city may be laid; the first does not."""
    game = lay(solo(), ("E2", "Y-PS", 0), ("E3", "Y-CS", 0))
    give_second_company(game, 1, "TR", "E3")
    log = resolve(game, "gulliver-build")
    assert [(event.company, event.cell) for event in log if isinstance(event, TileLaid)] == [("TR", "E1")]
    assert stations_of(game, "MR") == ("N1", "E1")  # the second company places no station except its home


def test_b_only_while_markers_remain() -> None:
    game = lay(solo(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("N4", "Y-PS", 1), ("N5", "Y-CS", 1), ("N6", "Y-PS", 1))
    place_stations(game, "MR", "N3", "N5")
    resolve(game, "gulliver-build")
    assert "N7" in board(game).laid
    assert len(stations_of(game, "MR")) == 3


def test_c_each_dangling_exit_of_his_cities_gets_plain_track() -> None:
    game = set_phase(solo(), "5")
    lay(game, ("N1", "G-CT", 1), ("N1", "B-C4", 0))
    resolve(game, "gulliver-track")
    assert {"N2", "N1E1", "N1W1"} <= set(board(game).laid)
    assert all(board(game).laid[cell].tile.id in ("Y-PS", "Y-PC") for cell in ("N2", "N1E1", "N1W1"))


def test_c_is_skipped_on_terrain() -> None:
    game = solo(layout=[{"cell": "N2", "tile": "SC-WOOD"}])
    resolve(game, "gulliver-track")
    assert tile_on(game, "N2") == "SC-WOOD"


@pytest.mark.parametrize(("rules", "why"), [(1, "c-blocked"), (2, "c-laid")])
def test_c_beside_wiggywack_plain_track_may_lie_anywhere(rules: int, why: str) -> None:
    """The second company is in Wiggywack, where both may lie beside it; version 1 knew only its cell (R55)."""
    game = solo(rules=rules, layout=[{"cell": "E4", "tile": "SC-WIG"}, {"cell": "N2", "tile": "SC-GP1", "rotation": 1}])
    give_second_company(game, 1, "TR", "E4")
    log = resolve(game, "gulliver-track")
    assert [event.why for event in log if isinstance(event, GulliverStep)] == [why]


def laputa() -> Game:
    """Return a game with the human's Laputa city on S3, coloured exit W, and a station of Gulliver in it."""
    game = set_phase(solo(variant="laputa"), "5")
    lay(game, ("S2", "Y-PS", 1), ("S3", "Y-CS", 1), ("S3", "G-CT", 1), ("S3", "LA-green", 0))
    return place_stations(game, "MR", "S3")


def test_c_the_coloured_track_of_another_company_is_not_continued() -> None:
    game = laputa()
    resolve(game, "gulliver-track")
    assert {"S4", "S3E1"} <= set(board(game).laid)
    assert "S3W1" not in board(game).laid


def test_a_only_the_company_of_its_colour_lays_a_laputa_city() -> None:
    game = set_phase(solo(variant="laputa"), "5")
    lay(game, ("N1", "G-CT", 1), ("S2", "Y-PS", 1), ("S3", "Y-CS", 1), ("S3", "G-CT", 1))
    assert gulliver_upgrades(game, "N1", "brown") == {"LA-red"}
    set_director(game, "TR", 1)  # Gulliver's second company, in a city that the first does not reach
    place_stations(game, "TR", "S3")
    assert gulliver_upgrades(game, "S3", "brown") == set()


def shares_held(game: Game) -> int:
    """Return how many shares Gulliver holds."""
    return sum(shares_of(game, GULLIVER, company) for company in founded(game))


def test_d_one_random_affordable_share_a_round_up_to_three() -> None:
    game = solo({"gulliver-share/1": ["GVR"]})
    set_cash(game, 1, 120)
    resolve(game, "gulliver-certificate")
    assert shares_of(game, 1, "GVR") == 1
    assert cash(game, 1) == 70
    set_cash(game, 1, 49)
    resolve(game, "gulliver-certificate")
    assert shares_held(game) == 1
    give_shares(give_shares(game, 1, "MR", 1), 1, "GVR", 1)
    set_cash(game, 1, 200)
    resolve(game, "gulliver-certificate")
    assert shares_held(game) == 3


def test_d_the_home_of_his_second_company_is_the_home_of_the_first_if_there_is_room() -> None:
    game = lay(set_phase(solo(), "3"), ("N1", "G-CT", 1))
    give_shares(game, 1, "GVR", 3)
    set_cash(game, 1, 250)
    resolve(game, "gulliver-certificate")
    mine = companies_of(game, GULLIVER)
    assert len(mine) == 2
    assert stations_of(game, mine[1]) == ("N1",)
    assert treasury(game, mine[1]) == 500


def test_e_the_top_train_goes_to_the_company_with_fewer_trains() -> None:
    game = lay(set_phase(solo(), "3"), ("N1", "G-CT", 1))
    give_shares(game, 1, "GVR", 3)
    set_cash(game, 1, 250)
    resolve(game, "gulliver-certificate")
    other = companies_of(game, GULLIVER)[1]
    resolve(game, "gulliver-train")
    assert trains_of(game, other) == ["3"]
    set_trains(game, "MR", "2")
    resolve(game, "gulliver-train")  # one train each: the company with the lower train gets the new one
    assert trains_of(game, "MR") == ["2", "3"]
    set_trains(game, "MR", "3")
    set_trains(game, other, "3")
    resolve(game, "gulliver-train")  # a tie: the first company gets the train; the first 4-train begins a phase
    assert trains_of(game, "MR") == ["3", "4"]
    assert phase_of(game) == 3


def test_e_at_the_limit_the_lowest_train_leaves_the_game() -> None:
    game = set_trains(set_phase(solo(), "4"), "MR", "2", "3", "4")
    resolve(game, "gulliver-train")
    assert trains_of(game, "MR") == ["3", "4", "4"]
    assert scrapped(game) == {"2": 1}
    assert pool_of(game) == []
    set_top_train(game, "5")
    resolve(game, "gulliver-train")  # the first 5-train lowers the limit to two
    assert trains_of(game, "MR") == ["4", "5"]


def test_e_the_human_chooses_what_is_over_the_limit() -> None:
    game = set_trains(set_phase(solo(), "3"), "GVR", "2", "2", "3", "3")
    set_top_train(game, "4")
    resolve(game, "gulliver-train")
    assert game.decision.seats == (0,)
    assert len(game.legal_actions) == 2


def test_gulliver_always_pays_and_dividends_go_to_his_cash() -> None:
    game = solo()
    before = cash(game, 1)
    resolve(game, "run-company", company="MR")
    assert cash(game, 1) == before + 25
    assert price(game, "MR") == 60


def test_a_whole_solo_game_ends_with_one_score_and_gullivers_wealth() -> None:
    game = solo()
    while not game.over:
        game.play(list(game.legal_actions)[-1])
    assert round_of(game) == 8
    assert len(game.scores()) == 1
    total = game.scores()[0].total
    theirs = wealth_by_round(game)[-1][1]
    assert game.outcome is not None
    assert game.outcome.winners == ((0,) if total >= theirs else ())
    assert [message.key for message in epilogue(game)] == ["lilliput-end-solo"]
    assert violations(game) == []


@pytest.mark.parametrize("seed", range(3))
def test_scripted_chance_replays_to_the_same_game(seed: int) -> None:
    game = random_game("lilliput", 1, seed)
    assert game.over
    assert type(game).load(game.record.json()).digest == game.digest
