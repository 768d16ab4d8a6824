"""Solo: Gulliver's steps A to E with scripted chance (7.9)."""

from __future__ import annotations

import pytest

from tests.help import random_game
from tests.lilliput.table import (
    company,
    lay,
    names,
    number,
    phase,
    player,
    pool,
    resolve,
    second,
    solo,
    station,
    trains,
)
from trainshed.core import Game
from trainshed.titles.lilliput import gulliver, running
from trainshed.titles.lilliput.events import GulliverStep, TileLaid
from trainshed.titles.lilliput.rounds import Turn


def test_setup_alone() -> None:
    game = solo()
    state = game.state
    assert state.cards == ("A02", "A04", "A08", "A09")
    assert state.stack == (2, 2, 2, 2, 2, -1)
    assert (player(game, 0).copies, player(game, 1).cash, company(game, "MR").treasury) == (0, 30, 0)
    assert player(game, 1).characters == ()
    assert (company(game, "SR").director, company(game, "LNR").director) == (-2, -2)
    assert [step.seat for step in state.agenda if isinstance(step, Turn)] == [0, 0]


def test_a_green_to_brown_comes_first_and_the_home_before_others() -> None:
    game = phase(solo(), "5")
    lay(game, ("N1", "G-CT", 1), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("N3", "G-CT", 1))
    station(game, "MR", "N3")
    resolve(game, gulliver.Build())
    assert (game.state.board.laid["N1"].tile.id, game.state.board.laid["N3"].tile.id) == ("B-C4", "G-CT")
    resolve(game, gulliver.Build())
    assert game.state.board.laid["N3"].tile.id == "B-C4"


def test_a_yellow_to_green_turns_the_new_track_towards_mildendo() -> None:
    game = phase(solo(), "3")
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CC", 2))  # exits E and S
    station(game, "MR", "N3")
    lay(game, ("N1", "G-CT", 1))
    resolve(game, gulliver.Build())
    shape = game.state.board.laid["N3"]
    # the new exit is W (N3W1, distance 4) or N (N4, distance 4): a tie, decided at random
    assert shape.tile.id == "G-CT"
    assert {1, 2} < set(shape.exits)
    game = phase(solo(), "3")
    lay(game, ("N2", "Y-PC", 2), ("N2E1", "Y-CS", 0), ("N1", "G-CT", 1))  # N2E1: a city with exits W and E
    station(game, "MR", "N2E1")
    resolve(game, gulliver.Build())
    assert set(game.state.board.laid["N2E1"].exits) == {1, 2, 3}  # the new exit is S: N1E1 is nearest to Mildendo


def test_a_an_upgrade_needs_phase_and_supply() -> None:
    game = solo()
    assert gulliver.upgrades(game.state, "N1", "green") == []
    phase(game, "3")
    assert gulliver.upgrades(game.state, "N1", "green")
    game.state.board.supply["G-CT"] = 0
    assert gulliver.upgrades(game.state, "N1", "green") == []


def test_a_then_a_yellow_city_and_b_a_free_station_in_it() -> None:
    game = solo({"gulliver-shape/1": ["Y-CC"], "gulliver-turn/1": ["2"]})
    lay(game, ("N2", "Y-PS", 1))
    resolve(game, gulliver.Build())
    shape = game.state.board.laid["N3"]
    assert (shape.tile.id, shape.rotation) == ("Y-CC", 2)
    assert company(game, "MR").stations == ("N1", "N3")
    assert company(game, "MR").treasury == 0


def test_a_then_plain_track() -> None:
    game = solo({"gulliver-shape/1": ["Y-PS"]})
    resolve(game, gulliver.Build())
    assert game.state.board.laid["N2"].tile.id == "Y-PS"


def test_a_the_company_that_reaches_the_place_is_named_as_builder() -> None:
    """The second company, in E3, reaches the free side of Mildendo, where a city may be laid; the first does not."""
    game = lay(solo(), ("E2", "Y-PS", 0), ("E3", "Y-CS", 0))
    second(game, 1, "TR", "E3")
    log = resolve(game, gulliver.Build())
    assert [(event.company, event.cell) for event in log if isinstance(event, TileLaid)] == [("TR", "E1")]
    assert company(game, "MR").stations == ("N1", "E1")  # the second company places no station except its home


def test_b_only_while_markers_remain() -> None:
    game = lay(solo(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("N4", "Y-PS", 1), ("N5", "Y-CS", 1), ("N6", "Y-PS", 1))
    station(game, "MR", "N3", "N5")
    resolve(game, gulliver.Build())
    assert "N7" in game.state.board.laid
    assert len(company(game, "MR").stations) == 3


def test_c_each_dangling_exit_of_his_cities_gets_plain_track() -> None:
    game = phase(solo(), "5")
    lay(game, ("N1", "G-CT", 1), ("N1", "B-C4", 0))
    resolve(game, gulliver.ExtraTrack())
    assert {"N2", "N1E1", "N1W1"} <= set(game.state.board.laid)
    assert all(game.state.board.laid[cell].tile.id in ("Y-PS", "Y-PC") for cell in ("N2", "N1E1", "N1W1"))


def test_c_is_skipped_on_terrain() -> None:
    game = solo(layout=[{"cell": "N2", "tile": "SC-WOOD"}])
    resolve(game, gulliver.ExtraTrack())
    assert game.state.board.laid["N2"].tile.id == "SC-WOOD"


def test_c_where_only_a_city_could_lie_nothing_fits() -> None:
    """The second company is in Wiggywack, which may lie on a plain cell; all its neighbours are city cells."""
    game = solo(layout=[{"cell": "E4", "tile": "SC-WIG"}, {"cell": "N2", "tile": "SC-GP1", "rotation": 1}])
    second(game, 1, "TR", "E4")
    log = resolve(game, gulliver.ExtraTrack())
    assert [event.why for event in log if isinstance(event, GulliverStep)] == ["c-blocked"]


def laputa() -> Game:
    """Return a game with the human's Laputa city on S3, coloured exit W, and a station of Gulliver in it."""
    game = phase(solo(variant="laputa"), "5")
    lay(game, ("S2", "Y-PS", 1), ("S3", "Y-CS", 1), ("S3", "G-CT", 1), ("S3", "LA-green", 0))
    return station(game, "MR", "S3")


def test_c_the_coloured_track_of_another_company_is_not_continued() -> None:
    game = laputa()
    resolve(game, gulliver.ExtraTrack())
    assert {"S4", "S3E1"} <= set(game.state.board.laid)
    assert "S3W1" not in game.state.board.laid


def test_a_only_the_company_of_its_colour_lays_a_laputa_city() -> None:
    game = phase(solo(variant="laputa"), "5")
    lay(game, ("N1", "G-CT", 1), ("S2", "Y-PS", 1), ("S3", "Y-CS", 1), ("S3", "G-CT", 1))
    assert {tile.id for tile, _ in gulliver.upgrades(game.state, "N1", "brown")} == {"LA-red"}
    company(game, "TR").director = 1  # Gulliver's second company, in a city that the first does not reach
    station(game, "TR", "S3")
    assert gulliver.upgrades(game.state, "S3", "brown") == []


def test_d_one_random_affordable_share_a_round_up_to_three() -> None:
    game = solo({"gulliver-share/1": ["GVR"]})
    player(game, 1).cash = 120
    resolve(game, gulliver.Certificate())
    assert player(game, 1).shares[number(game, "GVR")] == 1
    assert player(game, 1).cash == 70
    player(game, 1).cash = 49
    resolve(game, gulliver.Certificate())
    assert sum(player(game, 1).shares) == 1
    player(game, 1).shares = (1, 0, 2, 0, 0, 0, 0, 0)
    player(game, 1).cash = 200
    resolve(game, gulliver.Certificate())
    assert sum(player(game, 1).shares) == 3


def test_d_the_home_of_his_second_company_is_the_home_of_the_first_if_there_is_room() -> None:
    game = lay(phase(solo(), "3"), ("N1", "G-CT", 1))
    player(game, 1).shares = (0, 0, 3, 0, 0, 0, 0, 0)
    player(game, 1).cash = 250
    resolve(game, gulliver.Certificate())
    mine = [game.state.facts.company_ids[n] for n in game.state.own(1)]
    assert len(mine) == 2
    assert company(game, mine[1]).stations == ("N1",)
    assert company(game, mine[1]).treasury == 500


def test_e_the_top_train_goes_to_the_company_with_fewer_trains() -> None:
    game = lay(phase(solo(), "3"), ("N1", "G-CT", 1))
    player(game, 1).shares = (0, 0, 3, 0, 0, 0, 0, 0)
    player(game, 1).cash = 250
    resolve(game, gulliver.Certificate())
    other = game.state.facts.company_ids[game.state.own(1)[1]]
    resolve(game, gulliver.GetTrain())
    assert names(game, other) == ["3"]
    trains(game, "MR", "2")
    resolve(game, gulliver.GetTrain())  # one train each: the company with the lower train gets the new one
    assert names(game, "MR") == ["2", "3"]
    trains(game, "MR", "3")
    trains(game, other, "3")
    resolve(game, gulliver.GetTrain())  # a tie: the first company gets the train; the first 4-train begins a phase
    assert names(game, "MR") == ["3", "4"]
    assert game.state.phase == 3


def test_e_at_the_limit_the_lowest_train_leaves_the_game() -> None:
    game = trains(phase(solo(), "4"), "MR", "2", "3", "4")
    resolve(game, gulliver.GetTrain())
    assert names(game, "MR") == ["3", "4", "4"]
    assert game.state.scrapped[0] == 1
    assert game.state.pool == ()
    game.state.stack = (0, 0, 0, 2, 2, -1)
    resolve(game, gulliver.GetTrain())  # the first 5-train lowers the limit to two
    assert names(game, "MR") == ["4", "5"]


def test_e_the_human_chooses_what_is_over_the_limit() -> None:
    game = trains(phase(solo(), "3"), "GVR", "2", "2", "3", "3")
    game.state.stack = (0, 0, 2, 2, 2, -1)
    resolve(game, gulliver.GetTrain())
    assert game.decision.seats == (0,)
    assert len(game.legal_actions) == 2


def test_gulliver_always_pays_and_dividends_go_to_his_cash() -> None:
    game = solo()
    cash = player(game, 1).cash
    resolve(game, running.RunCompany(number(game, "MR")))
    assert player(game, 1).cash == cash + 25
    assert game.state.price(0) == 60


def test_a_whole_solo_game_ends_with_one_score_and_gullivers_wealth() -> None:
    game = pool(solo())
    while not game.over:
        game.play(list(game.legal_actions)[-1])
    assert game.state.round == 8
    assert len(game.scores()) == 1
    total = game.scores()[0].total
    theirs = game.state.wealth[-1][1]
    assert game.outcome is not None
    assert game.outcome.winners == ((0,) if total >= theirs else ())
    assert [message.key for message in game.title.epilogue(game.state)] == ["lilliput-end-solo"]
    assert list(game.title.violations(game.state)) == []


@pytest.mark.parametrize("seed", range(3))
def test_scripted_chance_replays_to_the_same_game(seed: int) -> None:
    game = random_game("lilliput", 1, seed)
    assert game.over
    assert type(game).load(game.record.json()).digest == game.digest
