"""Variants (1.13), the professional rule, scenarios (1.15), and custom scenarios given as data."""

from __future__ import annotations

import pytest

from tests.help import random_game
from tests.lilliput.table import (
    LAYOUTS,
    board,
    hand,
    left_out,
    new,
    obsolete,
    pieces,
    refusing_rule,
    revenue,
    scrapped,
    start,
    tile_on,
    treasury,
)
from tests.lilliput.table_steps import ask, lay, place_stations, resolve, set_phase, set_top_train, set_trains
from trainshed.core import LANGUAGES, BadSetup, Words
from trainshed.rail.play.actions import LayTile, Withhold
from trainshed.titles.lilliput.vocabulary import MESSAGE_KEYS


def test_the_layouts_of_the_data_file_fit_their_tiles() -> None:
    layouts = pieces().scenarios
    assert tuple(layouts) == LAYOUTS
    for scenario in LAYOUTS:
        assert len(board(new(4, scenario=scenario)).laid) == 1 + len(layouts[scenario])


@pytest.mark.parametrize(
    ("layout", "why", "rule"),
    [
        ([{"cell": "N2", "tile": "SC-GC1"}], "chessboard", "1.4.3"),
        ([{"cell": "N2", "tile": "Y-PS"}], "no tile for scenarios", "1.15"),
        ([{"cell": "N2", "tile": "SC-TUN"}], "no tile for scenarios", "1.15"),
        ([{"cell": "C", "tile": "SC-SEA"}], "something lies there", "1.15"),
        ([{"cell": "N2", "tile": "SC-WIG"}, {"cell": "S2", "tile": "SC-WIG"}], "none of these tiles is left", "1.4.6"),
        ([{"cell": "N2", "tile": "SC-SEA", "rotation": 4}], "a rotation", "1.15"),
        ([{"cell": "N99", "tile": "SC-SEA"}], "no such cell", "1.15"),
        ([{"cell": "N2", "tile": "SC-SEA"}, {"cell": "N3", "tile": "SC-GC1", "rotation": 1}], "water", "1.4.7"),
        ([{"cell": "N1", "tile": "SC-MTN"}], "four|4 sides", "1.2.2"),
        ([{"cell": "N1", "tile": "SC-SEA"}], "water", "1.4.7"),
    ],
)
def test_a_free_scenario_is_checked(layout: list[dict[str, object]], why: str, rule: str) -> None:
    with pytest.raises(BadSetup, match=why) as refused:
        new(4, layout=layout)
    refusal = refused.value.refusal
    assert refusal is not None
    assert refusal.rule == f"lilliput/{rule}"
    assert refusal.message.key in MESSAGE_KEYS
    for language in LANGUAGES:
        assert "{" not in Words(language)(refusal.message)


def test_a_free_scenario_may_use_a_side_of_mildendo_that_nobody_needs() -> None:
    game = random_game(
        "lilliput", 2, 3, {"layout": [{"cell": "N1", "tile": "SC-HILL"}, {"cell": "N2", "tile": "SC-WIG"}]}
    )
    assert game.over
    with pytest.raises(BadSetup):
        new(2, scenario="nowhere")
    with pytest.raises(BadSetup):
        new(2, scenario="begin", layout=[{"cell": "N2", "tile": "SC-WIG"}])


def test_terrain_costs_the_builder() -> None:
    game = start(2, layout=[{"cell": "N2", "tile": "SC-HILL"}, {"cell": "E2", "tile": "SC-WOOD"}])
    ask(game, "lay-track", 0, any=1)
    assert LayTile(0, "MR", "N2", "Y-PS", 1) in list(game.legal_actions)
    game.play(LayTile(0, "MR", "N2", "Y-PS", 1))
    ask(game, "lay-track", 1, any=1)
    game.play(LayTile(1, "SR", "E2", "Y-PS", 0))
    assert (treasury(game, "MR"), treasury(game, "SR")) == (520, 490)


def test_sea_and_mountain_stop_track_until_the_tunnel() -> None:
    game = start(2, layout=[{"cell": "N2", "tile": "SC-MTN"}, {"cell": "E3", "tile": "SC-SEA"}])
    ask(game, "lay-track", 0, any=1)
    assert refusing_rule(game, LayTile(0, "MR", "N2", "Y-PS", 1)) == "1.15"
    assert refusing_rule(game, LayTile(0, "MR", "N2", "SC-TUN", 1)) == "1.15"
    set_phase(game, "3")
    assert refusing_rule(game, LayTile(0, "MR", "N2", "SC-TUN", 1)) == ""
    ask(game, "lay-track", 1, any=1)
    assert refusing_rule(game, LayTile(1, "SR", "E2", "Y-PS", 0)) == "1.4.7"
    assert refusing_rule(game, LayTile(1, "SR", "E3", "Y-CS", 0)) == "1.15"


def test_a_mountain_on_a_city_cell_stays() -> None:
    game = set_phase(lay(start(2, layout=[{"cell": "N3", "tile": "SC-MTN"}]), ("N2", "Y-PS", 1)), "3")
    ask(game, "lay-track", 0, any=1)
    assert refusing_rule(game, LayTile(0, "MR", "N3", "SC-TUN", 1)) == "1.4.3"


def test_wiggywack_is_worth_60_with_a_station_and_ends_routes() -> None:
    game = lay(start(2, layout=[{"cell": "N3", "tile": "SC-WIG"}]), ("N2", "Y-PS", 1))
    set_trains(game, "MR", "5")
    assert revenue(game, "MR") == 30 + 20 + 30
    place_stations(game, "MR", "N3")
    assert revenue(game, "MR") == 30 + 20 + 60


def test_preset_tiles_are_built_on_from_and_never_upgraded() -> None:
    game = set_phase(lay(start(2, layout=[{"cell": "N3", "tile": "SC-GC1", "rotation": 1}]), ("N2", "Y-PS", 1)), "3")
    ask(game, "lay-track", 0, any=1)
    assert refusing_rule(game, LayTile(0, "MR", "N3", "G-CT", 1)) == "1.15"
    assert refusing_rule(game, LayTile(0, "MR", "N4", "Y-PS", 1)) == ""
    set_trains(game, "MR", "3")
    assert revenue(game, "MR") == 70


def test_laputa_tiles_of_colours_not_in_play_are_removed() -> None:
    game = start(2, variant="laputa")
    assert {"LA-green", "LA-yellow"} <= left_out(game)
    assert not {"LA-red", "LA-blue"} & left_out(game)
    assert "B-C4" in left_out(game)


def test_brobdingnag_uses_its_own_cities_and_the_base_plain_track() -> None:
    game = start(2, variant="brobdingnag")
    assert tile_on(game, "C") == "BR-R-MIL"
    assert revenue(game, "MR") == 60 + 40
    assert hand(game, 0) == ("BR-CH-EMP",)
    ask(game, "lay-track", 0, any=1)
    assert refusing_rule(game, LayTile(0, "MR", "N2", "Y-PS", 1)) == ""


def test_brobdingnag_may_withhold_everything() -> None:
    game = start(2, variant="brobdingnag")
    before = treasury(game, "MR")
    ask(game, "dividend", 0, company="MR", revenue=100)
    game.play(Withhold(0, "MR"))
    assert treasury(game, "MR") - before == 100


def test_the_pro_rule_may_begin_a_phase_before_trains_run() -> None:
    game = set_top_train(set_phase(start(2, pro=True), "3"), "4")
    resolve(game, "scrap-top-train")
    assert obsolete(game, "2")
    assert scrapped(game) == {"4": 1}
