"""Upgrading tiles (rules 27 to 34)."""

from __future__ import annotations

import pytest

from tests.cz.table import (
    all_lays,
    begin,
    board,
    cash,
    company,
    cover,
    lay,
    lays,
    new,
    place,
    reach_of,
    refusing_rule,
    set_cash,
    stations,
    step,
    tile_on,
    tiles,
    to_phase,
)
from tests.rail.shared import shared
from trainshed.core import Game
from trainshed.rail.play.events import TileLaid


def ready(who: str, tiles: str, *, phase: int) -> Game:
    """The company is to lay a tile in this phase, on a map with these tiles."""
    game = cover(to_phase(new(5), phase), tiles)
    begin(game, who)
    assert (step(game), company(game)) == ("lay-track", who)
    return game


def ids(found: set[str]) -> set[str]:
    """Return the tile numbers of some lays."""
    return {one.split()[1].split("/")[0] for one in found}


# rules 15 and 27: colours by phase


@pytest.mark.parametrize(("phase", "green", "brown"), [(1, False, False), (2, True, False), (3, True, False)])
def test_rule_15_colours_by_phase(phase: int, green: bool, brown: bool) -> None:
    game = ready("EKJ", "D4 57/1, D2 14/0", phase=phase)
    assert refusing_rule(game, lay(game, "D4 14/1")) == ("" if green else "cz_first/15")
    assert refusing_rule(game, lay(game, "D2 611/3")) == ("" if brown else "cz_first/15")


def test_rule_27_all_colours_in_phase_4() -> None:
    game = ready("EKJ", "D4 57/1, D2 14/0", phase=4)
    assert refusing_rule(game, lay(game, "D6 9/1")) == ""
    assert refusing_rule(game, lay(game, "D4 14/1")) == ""
    assert lays(game, "D2") == {"D2 611/3"}


def test_rule_27_no_colour_is_skipped() -> None:
    game = ready("EKJ", "D4 57/1", phase=4)
    assert refusing_rule(game, lay(game, "D4 611/1")) == "cz_first/27"
    assert refusing_rule(game, lay(game, "D2 14/1")) == "cz_first/27"
    assert refusing_rule(game, lay(game, "D6 23/1")) == "cz_first/27"


def test_rule_27_green_is_not_laid_over_green() -> None:
    game = ready("EKJ", "D4 14/1", phase=4)
    assert refusing_rule(game, lay(game, "D4 15/1")) == "cz_first/27"


# rule 28


def test_rule_28_an_upgrade_costs_nothing() -> None:
    game = ready("EKJ", "D4 57/2, E5 9/2", phase=2)
    set_cash(game, "EKJ", 0)
    log = game.play(lay(game, "E5 23/2"))
    assert [(event.cost, event.upgrade) for event in log if isinstance(event, TileLaid)] == [(0, True)]
    assert cash(game, "EKJ") == 0


def test_rule_28_an_upgrade_is_the_turns_tile() -> None:
    game = ready("EKJ", "D4 57/1", phase=2)
    game.play(lay(game, "D4 14/1"))
    assert step(game) != "lay-track"


# rule 29


def test_rule_29_the_new_track_must_be_in_reach() -> None:
    game = ready("EKJ", "D4 57/1, I9 57/1", phase=2)
    assert refusing_rule(game, lay(game, "I9 14/1")) == "cz_first/29"
    assert not lays(game, "I9")


def test_rule_29_one_usable_track_is_enough() -> None:
    """D6 is straight from NW to SE and EKJ's track ends at its west side: the upgrade brings the connection."""
    game = ready("EKJ", "D4 57/1, D6 9/2", phase=2)
    found = lays(game, "D6")
    assert found
    west = 1
    for one in found:
        tile, rotation = one.split()[1].split("/")
        assert west in tiles()[tile].shape(int(rotation)).exits
    # 23/2 keeps 2-5 and adds 2-0, which EKJ cannot come to
    assert refusing_rule(game, lay(game, "D6 23/2")) == "cz_first/29"


def test_rule_29_an_own_station_in_the_hex_is_enough() -> None:
    game = ready("EKJ", "D4 57/1", phase=2)
    assert lays(game, "D4") == {"D4 14/0", "D4 14/1", "D4 15/1", "D4 15/4", "D4 619/1", "D4 619/4"}


# rule 30


def test_rule_30_all_old_track_is_kept() -> None:
    game = ready("EKJ", "D4 57/1, D6 9/1", phase=2)
    assert refusing_rule(game, lay(game, "D4 15/0")) == "cz_first/30"
    assert refusing_rule(game, lay(game, "D6 23/0")) == "cz_first/30"
    assert refusing_rule(game, lay(game, "D6 23/1")) == ""


@pytest.mark.parametrize("tile", ["D4 23/1", "D4 208/1", "D4 8891/1", "D4 8885/1", "D6 14/1", "E3 23/0", "E3 14/0"])
def test_rule_30_stops_and_labels_are_kept(tile: str) -> None:
    game = ready("EKJ", "D4 57/1, D6 9/1, E3 4/1", phase=2)
    assert refusing_rule(game, lay(game, tile)) == "cz_first/30"


def test_rule_30_a_rotation_that_looks_like_another_is_not_asked_for() -> None:
    game = ready("EKJ", "D4 57/1", phase=1)
    assert refusing_rule(game, lay(game, "D6 9/1")) == ""
    assert refusing_rule(game, lay(game, "D6 9/4")) == "cz_first/30"


# rule 31


def test_rule_31_the_first_tile_on_oo_is_one_of_six_green_ones() -> None:
    game = ready("EKJ", "D4 57/1, D6 8/1", phase=2)
    found = lays(game, "C7")
    assert ids(found) == {"8885", "8859", "8860", "8863", "8864", "8865"}
    for one in found:  # D6's track comes from the south-west
        tile, rotation = one.split()[1].split("/")
        assert 0 in tiles()[tile].shape(int(rotation)).exits


def test_rule_31_not_before_phase_2() -> None:
    game = ready("EKJ", "D4 57/1, D6 8/1", phase=1)
    assert not lays(game, "C7")
    assert refusing_rule(game, lay(game, "C7 8885/0")) == "cz_first/15"


def test_rule_31_no_other_tile_lies_on_oo() -> None:
    game = ready("EKJ", "D4 57/1, D6 8/1", phase=4)
    assert refusing_rule(game, lay(game, "C7 14/0")) == "cz_first/31"
    assert refusing_rule(game, lay(game, "C7 8891/0")) == "cz_first/31"
    assert refusing_rule(game, lay(game, "C7 611/0")) == "cz_first/31"


def test_rule_31_it_must_meet_traced_track() -> None:
    game = ready("EKJ", "D4 57/1", phase=2)
    assert refusing_rule(game, lay(game, "C7 8885/0")) == "cz_first/29"


def test_rule_31_rule_23_applies_too() -> None:
    """B8 borders on the red hex A7."""
    game = ready("EKJ", "D4 57/1", phase=2)
    assert refusing_rule(game, lay(game, "B8 8885/0")) == "cz_first/23"
    checks = shared("cz_first_game")["placement_checks"]["B8"]
    found = {(tile.id, rotation) for _, tile, rotation in board(game).options(["B8"], phase="green")}
    assert found == {(tile, rotation) for tile, rotations in checks.items() for rotation in rotations}


def test_rule_31_an_oo_tile_lies_nowhere_else() -> None:
    game = ready("EKJ", "D4 57/1", phase=2)
    assert refusing_rule(game, lay(game, "D4 8885/0")) == "cz_first/30"
    assert refusing_rule(game, lay(game, "D2 8885/0")) == "cz_first/27"


# rule 33


@pytest.mark.parametrize("tiles", ["D4 611/1", "D4 57/1, D2 611/3", "D4 57/1, D6 8/1, C7 8885/0"])
def test_rule_33_some_tiles_have_no_successor(tiles: str) -> None:
    game = ready("EKJ", tiles, phase=4)
    cell = tiles.split(",")[-1].split()[0]
    assert not lays(game, cell)
    rules = {refusing_rule(game, action) for action in all_lays(game, cell)}
    assert rules <= {"cz_first/17", "cz_first/27", "cz_first/30", "cz_first/33", "cz_first/26"}


def test_rule_33_towns_have_no_successor() -> None:
    game = ready("EKJ", "D4 6/0, E3 3/3", phase=4)  # D4: SW and NW
    assert not lays(game, "E3")
    green = [one for one in all_lays(game, "E3") if board(game).map.tiles[one.tile].colour == "green"]
    assert {refusing_rule(game, action) for action in green} == {"cz_first/30"}


# rules 26, 32 and 34: what happens to the old tile and its stations


def test_rule_26_the_replaced_tile_returns_to_the_supply() -> None:
    game = ready("EKJ", "D4 57/1", phase=2)
    left = board(game).supply["57"]
    game.play(lay(game, "D4 14/1"))
    assert (board(game).supply["57"], board(game).supply["14"]) == (left + 1, 3)
    assert tile_on(game, "D4") == "14/1"


def test_rule_30_the_station_stays() -> None:
    game = ready("EKJ", "D4 57/1", phase=2)
    game.play(lay(game, "D4 14/1"))
    assert stations(game, "EKJ")[0] == "D4.0"


def test_rule_34_a_free_slot_makes_the_city_passable_for_everyone() -> None:
    """Cheb is full with VBW's station; as a green city it has a second slot."""
    game = cover(to_phase(new(5), 2), "D4 57/1, D2 6/4, E1 3/3")
    place(game, "VBW", "D2")
    begin(game, "EKJ")
    assert not reach_of(game, "EKJ").touches(("E1", 0))
    green = next(one for one in sorted(lays(game, "D2")) if "14" in one or "15" in one or "619" in one)
    game.play(lay(game, green))
    assert reach_of(game, "EKJ").touches(("E1", 0))
