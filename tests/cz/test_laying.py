"""Laying yellow tiles (rules 17 to 26)."""

from __future__ import annotations

import pytest

from tests.cz.table import (
    all_lays,
    begin,
    board,
    cash,
    company,
    cover,
    done,
    drop_tile,
    lay,
    lays,
    new,
    place,
    refusing_rule,
    set_cash,
    step,
    tile_on,
    to_phase,
)
from tests.rail.shared import shared
from trainshed.core import Game
from trainshed.rail.play.actions import LayTile
from trainshed.rail.play.events import TileLaid


def west(tiles: str = "D4 57/1", *, phase: int = 1, cash: int = 150) -> Game:
    """EKJ is to lay a tile; its line runs west to Cheb and east to D6 (or as the tiles say)."""
    game = cover(to_phase(new(5), phase), tiles)
    set_cash(game, "EKJ", cash)
    begin(game, "EKJ")
    assert (step(game), company(game)) == ("lay-track", "EKJ")
    return game


def prague(who: str, tiles: str = "", *, phase: int = 1) -> Game:
    """BN or NWB is to lay a tile."""
    game = to_phase(new(5), phase)
    if tiles:
        cover(game, tiles)
    begin(game, who)
    return game


# rule 17


def test_rule_17_one_tile_a_turn() -> None:
    game = west()
    game.play(lay(game, "D2 57/1"))
    assert step(game) != "lay-track"
    assert refusing_rule(game, lay(game, "D6 9/1")) == "core/not-now"


def test_rule_17_a_yellow_tile_lies_on_no_other_tile() -> None:
    assert refusing_rule(west(), lay(west(), "D4 6/1")) == "cz_first/17"


def test_rule_13_laying_is_optional() -> None:
    game = west()
    game.play(done(game))
    assert step(game) != "lay-track"


# rule 18


@pytest.mark.parametrize("cell", ["B8", "C7"])
@pytest.mark.parametrize("phase", [1, 2, 4])
def test_rule_18_no_yellow_tile_on_oo(cell: str, phase: int) -> None:
    game = west(phase=phase)
    for action in all_lays(game, cell):
        if board(game).map.tiles[action.tile].colour == "yellow":
            assert refusing_rule(game, action) == "cz_first/18"


def test_rule_18_no_tile_on_the_gray_hex() -> None:
    for phase in (1, 4):
        game = west("D4 57/1, D2 57/1", phase=phase)
        rules = {refusing_rule(game, action) for action in all_lays(game, "D0")}
        assert rules <= {"cz_first/18", "cz_first/15"}
        assert "cz_first/18" in rules


# rule 19


@pytest.mark.parametrize(("who", "home"), [("BCB", "E15"), ("EKJ", "D4"), ("VBW", "I9")])
def test_rule_19_the_first_tile_is_laid_at_home(who: str, home: str) -> None:
    game = new(5)
    begin(game, who)
    assert {one.split()[0] for one in lays(game)} == {home}
    assert {one.split()[1].split("/")[0] for one in lays(game)} == {"5", "6", "57"}
    assert refusing_rule(game, lay(game, "G11 57/0")) == "cz_first/19"


def test_rule_19_any_rotation_that_stays_on_the_map() -> None:
    game = new(5)
    begin(game, "VBW")
    checks = shared("cz_first_game")["placement_checks"]["I9"]
    assert lays(game) == {f"I9 {tile}/{rotation}" for tile, rotations in checks.items() for rotation in rotations}


def test_rule_19_the_duty_lapses_when_a_tile_lies_at_home() -> None:
    """Somebody else has laid Karlovy Vary; EKJ's first tile may lie anywhere its track leads."""
    game = west("D4 57/1")
    assert refusing_rule(game, lay(game, "D2 57/1")) == ""
    assert {one.split()[0] for one in lays(game)} == {"D2", "D6"}


def test_rule_19_there_is_no_duty_in_prague() -> None:
    game = prague("BN")
    assert {one.split()[0] for one in lays(game)} == {"D12", "E11"}


# rule 20


def test_rule_20_a_tile_continues_track_at_the_common_edge() -> None:
    game = west()
    assert refusing_rule(game, lay(game, "D2 57/1")) == ""
    assert refusing_rule(game, lay(game, "D2 57/0")) == "cz_first/20"
    assert refusing_rule(game, lay(game, "F6 621/0")) == "cz_first/20"


def test_rule_20_the_companys_own_track_counts_not_anothers() -> None:
    game = west("D4 57/1, I9 57/1")
    assert refusing_rule(game, lay(game, "I11 621/1")) == "cz_first/20"


def test_rule_20_a_tile_in_the_hex_of_an_own_station_is_connected() -> None:
    for who in ("BN", "NWB"):
        assert lays(prague(who), "E11") == {"E11 8889/1", "E11 8890/1"}


def test_rule_20_another_companys_full_city_ends_the_track() -> None:
    """Cheb is full with a station of VBW: EKJ's track comes to it and does not go on."""
    game = cover(new(5), "D4 57/1, D2 6/4")  # Cheb: exits E and SW
    begin(game, "EKJ")
    assert refusing_rule(game, lay(game, "E1 3/3")) == ""
    place(game, "VBW", "D2")
    assert refusing_rule(game, lay(game, "E1 3/3")) == "cz_first/20"


def test_rule_20a_a_loop_is_no_way_to_turn_round() -> None:
    game = cover(
        to_phase(new(5), 4),
        "D12 30/5, D14 26/0, E11 8891/1, E13 69/5, F12 58/2, F14 28/2, G11 5/4, G13 8/1, H12 8/0, I11 622/3, I9 14/1,"
        "J10 3/2",
    )
    begin(game, "BN")
    assert (step(game), company(game)) == ("lay-track", "BN")
    assert lays(game, "C13") == set()
    town = {"3", "4", "58"}
    for action in all_lays(game, "C13"):
        assert refusing_rule(game, action) == "cz_first/20" if action.tile in town else refusing_rule(game, action)
    assert lays(game) - lays(game, "C13")


def test_rule_20a_no_turning_back_at_a_switch() -> None:
    """Both tracks of D6 meet at its east side: a trace from the west goes on east, and not back to the north-west."""
    game = west("D4 57/1, D6 23/4")
    assert refusing_rule(game, lay(game, "D8 9/1")) == ""
    assert refusing_rule(game, lay(game, "C5 3/4")) == "cz_first/20"
    fork = west("D4 57/1, D6 23/1")  # both tracks meet at the west side
    assert refusing_rule(fork, lay(fork, "D8 9/1")) == ""
    assert refusing_rule(fork, lay(fork, "E7 9/2")) == ""


# rule 21


@pytest.mark.parametrize(
    ("tile", "why"),
    [
        ("D6 57/1", "no city on plain ground"),
        ("D6 4/1", "no town on plain ground"),
        ("D2 9/1", "no plain track on a city"),
        ("D2 4/1", "no town on a city"),
        ("D2 621/1", "no Y tile without Y"),
        ("D2 8889/1", "no Prague tile elsewhere"),
        ("E3 57/0", "no city on a town"),
        ("E3 9/0", "no plain track on a town"),
        ("E3 1/0", "no double town on a town"),
        ("B14 4/0", "no town on a double town"),
        ("E13 9/0", "no plain track on a double town"),
        ("B12 57/0", "no plain city on Y"),
        ("F6 6/0", "no plain city on Y"),
        ("I11 5/0", "no plain city on Y"),
        ("E11 57/1", "no city tile on Prague"),
        ("E11 621/1", "no Y tile on Prague"),
    ],
)
def test_rule_21_the_tile_matches_the_hex(tile: str, why: str) -> None:
    assert refusing_rule(west(), lay(west(), tile)) == "cz_first/21", why


def test_rule_21_one_track_of_a_double_town_is_enough() -> None:
    game = prague("BN", "D12 7/5")  # Prague - D12 - E13
    found = lays(game, "E13")
    assert {one.split()[1].split("/")[0] for one in found} == {"1", "2", "55", "56", "69"}
    assert "E13 56/0" in found


def test_rule_21_hexes_of_every_kind() -> None:
    """By what is printed: the first tiles that fit somewhere on the map, connection aside."""
    wanted = {
        "town": {"3", "4", "58"},
        "double_town": {"1", "2", "55", "56", "69"},
        "plain": {"7", "8", "9"},
        "prague": {"8889", "8890"},
    }
    game = west()
    for cell, fact in shared("cz_first_game")["hexes"].items():
        kind = fact["kind"]
        fitting = {tile.id for _, tile, _ in board(game).options([cell], phase="yellow")}
        if kind == "city" and cell != "D4":
            assert fitting == ({"201", "202", "621"} if fact.get("label") == "Y" else {"5", "6", "57"})
        elif kind in wanted and fact["preprinted_color"] == "white":
            full = len(fact["forbidden_edges"]) < 3  # at the rim some tiles fit in no rotation
            assert fitting == wanted[kind] if full else fitting < wanted[kind], cell
        elif kind in ("oo", "offboard") or cell == "D0":
            assert fitting == set(), cell


# rule 22


@pytest.mark.parametrize(
    ("home", "tile", "cost"),
    [("57/1", "D6 9/1", 0), ("57/2", "E5 9/2", 20), ("57/2", "C3 7/5", 40), ("57/1", "D2 57/1", 0)],
)
def test_rule_22_terrain_is_paid_to_the_bank(home: str, tile: str, cost: int) -> None:
    game = west(f"D4 {home}")
    log = game.play(lay(game, tile))
    assert cash(game, "EKJ") == 150 - cost
    assert next(event.cost for event in log if isinstance(event, TileLaid)) == cost


def test_rule_19_bcb_pays_the_river_at_home() -> None:
    game = new(2)
    game.play(lay(game, "E15 57/1"))
    assert cash(game, "BCB") == 140


@pytest.mark.parametrize(("home", "tile", "cost"), [("5/4", "E5 9/2", 20), ("6/2", "C3 7/5", 40)])
def test_rule_22_without_the_money_it_cannot_be_laid(home: str, tile: str, cost: int) -> None:
    game = west(f"D4 {home}", cash=cost)
    assert refusing_rule(game, lay(game, tile)) == ""
    set_cash(game, "EKJ", cost - 1)
    assert refusing_rule(game, lay(game, tile)) == "cz_first/22"


def test_rule_22_a_tile_that_costs_too_much_is_not_listed() -> None:
    game = west("D4 6/2", cash=30)  # NW to C3 (40), E to D6 (0)
    assert {one.split()[0] for one in lays(game)} == {"D6"}
    assert {one.split()[0] for one in lays(west("D4 6/2", cash=40))} == {"C3", "D6"}


# rule 23


@pytest.mark.parametrize(
    ("tile", "where"),
    [("D2 57/2", "off the map"), ("C5 4/2", "into B4"), ("E3 4/0", "into F2"), ("C19 4/1", "off the map")],
)
def test_rule_23_no_track_leads_off_the_map_or_into_a_red_hex(tile: str, where: str) -> None:
    assert refusing_rule(west(), lay(west(), tile)) == "cz_first/23", where


@pytest.mark.parametrize("cell", ["A7", "B4", "F2", "H4", "I17", "J14"])
def test_rule_23_red_hexes_do_not_exist(cell: str) -> None:
    game = west(phase=4)
    assert {refusing_rule(game, action) for action in all_lays(game, cell)} == {"cz_first/23"}


def test_rule_23_forbidden_edges_of_every_hex() -> None:
    game = west()
    for cell, fact in shared("cz_first_game")["hexes"].items():
        used = {side for _, tile, r in board(game).options([cell]) for side in tile.shape(r).exits}
        assert not used & set(fact.get("forbidden_edges", range(6))), cell


# rule 24


def test_rule_24_track_may_end_at_a_side_without_track() -> None:
    game = west("D4 57/1, C5 3/3")  # C5 has no track towards D6
    assert refusing_rule(game, lay(game, "D6 7/1")) == ""
    game.play(lay(game, "D6 7/1"))
    assert tile_on(game, "D6") == "7/1"


# rule 25


@pytest.mark.parametrize(
    ("who", "tile"),
    [("BN", "D12 9/1"), ("BN", "D12 7/1"), ("NWB", "F12 4/0"), ("NWB", "F12 3/3"), ("EKJ", "D12 9/2")],
)
def test_rule_25_the_first_tile_keeps_the_stub(who: str, tile: str) -> None:
    game = cover(new(5), "D4 57/1")
    begin(game, who)
    assert refusing_rule(game, lay(game, tile)) == "cz_first/25"


def test_rule_25_all_positions_that_keep_the_stubs() -> None:
    checks = shared("cz_first_game")["placement_checks"]
    for who, cell in (("BN", "D12"), ("NWB", "F12"), ("BN", "E11"), ("NWB", "E11")):
        wanted = {f"{cell} {tile}/{rotation}" for tile, rotations in checks[cell].items() for rotation in rotations}
        assert lays(prague(who), cell) == wanted


@pytest.mark.parametrize("tile", ["E11 8889/0", "E11 8889/2", "E11 8890/0"])
def test_rule_25_pragues_own_tile_keeps_both_stubs(tile: str) -> None:
    assert refusing_rule(prague("BN"), lay(prague("BN"), tile)) == "cz_first/25"


# rule 26


def test_rule_26_a_number_that_is_used_up_cannot_be_laid() -> None:
    game = west()
    drop_tile(game, "57")
    assert refusing_rule(game, lay(game, "D2 57/1")) == "cz_first/26"
    assert "D2 57/1" not in lays(game)
    assert "D2 5/4" in lays(game)


def test_rule_26_all_copies_are_laid() -> None:
    game = cover(new(5), "D4 57/1, D2 57/1, E15 57/1, I9 57/1")
    assert board(game).supply["57"] == 0
    begin(game, "BCB")
    assert refusing_rule(game, lay(game, "D16 57/0")) == "cz_first/26"


# names that mean nothing


@pytest.mark.parametrize(("tile", "rule"), [("D2 999/0", "10"), ("Z9 57/0", "3"), ("D2 8898/0", "10")])
def test_tiles_and_cells_that_are_not_in_the_box(tile: str, rule: str) -> None:
    assert refusing_rule(west(), lay(west(), tile)) == f"cz_first/{rule}"


def test_rule_13_nobody_lays_for_another_company() -> None:
    game = west()
    assert refusing_rule(game, LayTile(1, "BCB", "E15", "57", 1)) == "cz_first/13"
    assert refusing_rule(game, LayTile(0, "BCB", "E15", "57", 1)) == "core/not-you"
