"""Powers of the privates (11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ireland.lively import play
from tests.ireland.stock_table import cash, set_cash, set_phase, state_of
from tests.ireland.track_table import (
    asked,
    best,
    last_chance,
    lays,
    operating,
    private,
    run,
    ten,
    tile,
    track,
    train,
    why,
)
from trainshed.core import Action, Game
from trainshed.rail.play.actions import Done, LayTile
from trainshed.rail.reach import reach
from trainshed.titles.ireland.actions import PlaceMarker
from trainshed.titles.ireland.track import IrishTrack

DROMOD = ("F10", "657", 0)


def owning(company: str, id: str, *tiles: tuple[str, str, int], phase: str = "4", **options: Any) -> Game:
    """Return a game in which a company owns a private."""
    game = operating(company, phase=phase, tiles=tiles, **options)
    private(game, id, company)
    return game


# Donegal Railway (11.4), Tralee & Dingle (11.7)

DONEGAL = {
    ("F4", 1): {("E5", "77", 4), ("E5", "78", 4), ("E5", "79", 1)},
    ("F4", 2): {("E3", "77", 4), ("E3", "78", 3), ("E3", "78", 5)},
    ("F4", 3): {("F2", "77", 0), ("F2", "77", 5), ("F2", "78", 0), ("F2", "78", 4)},
    ("F4", 4): {("G3", "77", 0), ("G3", "77", 1), ("G3", "78", 1), ("G3", "78", 5), ("G3", "79", 1)},
    ("F4", 5): {("G5", "77", 1), ("G5", "77", 2), ("G5", "78", 0), ("G5", "78", 2), ("G5", "79", 2)},
}
"""By rotation of IR5 on F4: all second tiles on an empty board."""


def test_peers_donegal_all_pairs_of_tiles() -> None:
    """Reported of another program: a legal pair was refused (5193)."""
    found = {}
    for first, rotation in DONEGAL:
        game = track(owning("WLR", "DR"), "WLR")
        assert {(cell, turn) for cell, _, turn in lays(game, by="DR")} == set(DONEGAL)
        game.play(tile(game, "WLR", first, "IR5", rotation, "DR"))
        assert asked(game) == "second-tile"
        found[first, rotation] = lays(game, by="DR")
    assert found == DONEGAL


def test_ruling_16_22_both_tiles_follow_at_once_and_the_private_closes() -> None:
    game = track(owning("WLR", "DR"), "WLR")
    game.play(tile(game, "WLR", "F4", "IR5", 4, "DR"))
    assert why(game, Done(0)) == "11.4 second-must"
    assert why(game, tile(game, "WLR", "D16", "5", 0)) == "core/not-now not-now", "nothing comes between"
    game.play(tile(game, "WLR", "G3", "79", 1, "DR"))
    assert cash(game, "WLR") == 500, "free, without terrain"
    assert "DR" not in state_of(game).privates
    assert asked(game) == "lay-track"
    assert why(game, tile(game, "WLR", "D16", "5", 0)) == "", "the tiles of the turn are still there"


def test_ruling_16_22_the_pair_needs_blank_cells() -> None:
    game = track(owning("WLR", "DR", ("F4", "IR5", 0)), "WLR")
    assert why(game, tile(game, "WLR", "F4", "IR5", 4, "DR")) == "11.4 pair-blank"
    tiles = tuple((cell, "7", 0) for cell in ("E3", "E5", "F2", "G3", "G5"))
    game = track(owning("WLR", "DR", *tiles), "WLR")
    assert not lays(game, by="DR")
    assert "DR" in state_of(game).privates, "it goes on paying"


def test_ruling_16_5_donegal_begins_on_f4() -> None:
    game = track(owning("WLR", "DR"), "WLR")
    assert why(game, tile(game, "WLR", "G3", "79", 1, "DR")) == "11.4 pair-first"
    assert why(game, tile(game, "WLR", "F4", "58", 1, "DR")) == "11.4 pair-first"
    assert why(game, tile(game, "WLR", "F4", "IR5", 0, "DR")) == "11.4 pair-joined", "nothing of DR lies on F6"


def test_ruling_16_5_dingle_tiles_join() -> None:
    for first, second in ((("A19", 4), ("B18", 1)), (("B18", 1), ("A19", 4))):
        game = track(owning("WLR", "TDR"), "WLR")
        assert lays(game, by="TDR") == {("A19", "IR5", 4), ("B18", "IR5", 1)}
        game.play(tile(game, "WLR", first[0], "IR5", first[1], "TDR"))
        laid = state_of(game).board.laid
        assert laid[second[0]].rotation == second[1], "the only second tile is laid by itself"
        assert "TDR" not in state_of(game).privates
        assert asked(game) == "lay-track"


def test_switch_dingle_joined() -> None:
    game = track(owning("WLR", "TDR", dingle_joined=False), "WLR")
    assert len(lays(game, by="TDR")) > 2
    assert why(game, tile(game, "WLR", "B18", "IR5", 5, "TDR")) == ""
    game.play(tile(game, "WLR", "B18", "IR5", 5, "TDR"))
    assert asked(game) == "second-tile" or "TDR" not in state_of(game).privates


def test_row_15_20_privates_close_when_their_power_is_used_up() -> None:
    uses: dict[str, tuple[Action, ...]] = {}
    for id, acts in (
        ("DR", (("F4", "IR5", 4), ("G3", "79", 1))),
        ("TDR", (("A19", "IR5", 4),)),
        ("TIM", (("G-1", "IM", 1),)),
        ("BoW", (("F8", "9", 0), ("F12", "IR5", 3))),
    ):
        game = track(owning("GNWR", id, DROMOD), "GNWR")
        uses[id] = tuple(tile(game, "GNWR", *lay, id) for lay in acts)
    uses |= {"CDSPC": (PlaceMarker(0, "GNWR", "CDSPC", "J4"),), "TASPS": (PlaceMarker(0, "GNWR", "TASPS", "C13"),)}
    for id, actions in uses.items():
        game = track(owning("GNWR", id, DROMOD), "GNWR")
        for action in actions:
            assert id in state_of(game).privates
            game.play(action)
        assert id not in state_of(game).privates


# Board of Works (11.5)


def test_ruling_16_6_board_of_works_saves_the_terrain_alone() -> None:
    game = track(owning("GNWR", "BoW", DROMOD), "GNWR")
    game.play(tile(game, "GNWR", "F8", "9", 0, "BoW"))
    assert cash(game, "GNWR") == 500
    assert "BoW" in state_of(game).privates
    game.play(tile(game, "GNWR", "F12", "IR5", 3, "BoW"))
    assert cash(game, "GNWR") == 480, "it is a tile of the turn: the second one costs 20"
    assert "BoW" not in state_of(game).privates, "it closes after two uses"
    assert asked(game) == "", "and both tiles are laid"


def test_board_of_works_belongs_to_its_owner() -> None:
    game = operating("GNWR", phase="4", tiles=(DROMOD,))
    private(game, "BoW", 2)
    set_cash(game, "GNWR", 0)
    track(game, "GNWR")
    assert not lays(game, by="BoW")
    assert why(game, tile(game, "GNWR", "F8", "9", 0, "BoW")) == "11.5 private-own"


@pytest.mark.parametrize(("power_colour", "rule"), [(True, "11.5 power-yellow"), (False, "")])
def test_ruling_16_23_switch_power_colour_of_board_of_works(power_colour: bool, rule: str) -> None:
    game = track(owning("GNWR", "BoW", DROMOD, ("F8", "9", 0), power_colour=power_colour), "GNWR")
    assert why(game, tile(game, "GNWR", "F8", "82", 0, "BoW")) == rule


# Drumglass Colliery (11.8)

TO_DRUMGLASS = (("G1", "5", 5), ("H2", "58", 0))


def test_ruling_16_23_drumglass_lays_one_tile_free_and_stays() -> None:
    game = last_chance(owning("LER", "DCR", *TO_DRUMGLASS, phase="4"), "LER")
    assert asked(game) == "last-chance", "it may be used until the turn ends"
    assert why(game, tile(game, "LER", "G3", "7", 0, "DCR")) == "11.8 drumglass-cell"
    assert why(game, tile(game, "LER", "H4", "9", 1, "DCR")) == "6.5 not-connected", "joined as usual"
    game.play(tile(game, "LER", "H4", "9", 0, "DCR"))
    assert cash(game, "LER") == 500
    assert state_of(game).privates["DCR"] == "LER"
    assert asked(game) == "", "nothing is left to do"
    track(game, "LER")
    assert why(game, tile(game, "LER", "H4", "82", 0, "DCR")) == "11.8 drumglass-used"


def test_drumglass_is_besides_the_tiles_of_the_turn() -> None:
    game = track(owning("LER", "DCR", *TO_DRUMGLASS), "LER")
    game.play(tile(game, "LER", "H4", "9", 0, "DCR"))
    assert why(game, tile(game, "LER", "H6", "9", 0)) == ""
    game.play(tile(game, "LER", "H6", "9", 0))
    assert cash(game, "LER") == 500, "the first tile of the turn"


@pytest.mark.parametrize(("power_colour", "rule"), [(True, "11.8 power-yellow"), (False, "")])
def test_ruling_16_23_switch_power_colour_of_drumglass(power_colour: bool, rule: str) -> None:
    game = owning("LER", "DCR", *TO_DRUMGLASS, ("H4", "9", 0), power_colour=power_colour)
    track(game, "LER")
    assert why(game, tile(game, "LER", "H4", "82", 0, "DCR")) == rule


# markers (11.2, 11.6, 11.9)


@pytest.mark.parametrize(("id", "cells", "bonus"), [("CDSPC", ("G1", "I19", "J4"), 10), ("TASPS", ("C13",), 20)])
def test_ruling_16_24_a_marker_goes_to_its_cells(id: str, cells: tuple[str, ...], bonus: int) -> None:
    for cell in cells:
        game = last_chance(owning("WLR", id), "WLR")
        assert why(game, PlaceMarker(0, "WLR", id, "F10")).endswith("marker-cell")
        game.play(PlaceMarker(0, "WLR", id, cell))
        state = state_of(game)
        assert state.markers == {"WLR": ((cell, bonus),)}, "the cell needs no tile"
        assert id not in state.privates, "it closes"


def test_a_marker_needs_its_private() -> None:
    game = track(operating("LER", phase="4"), "LER")
    assert why(game, PlaceMarker(0, "LER", "CDSPC", "G1")) == "11.6 private-own"
    assert why(game, PlaceMarker(0, "LER", "DAR", "G1")) == "11.2 marker-private"


def test_rule_11_2_a_marker_pays_each_train_that_stops_there() -> None:
    tiles = (("G1", "5", 5), ("H2", "3", 1), ("G3", "9", 0), ("G5", "9", 0), ("G7", "4", 0))
    game = operating("LER", phase="4", tiles=tiles)
    train(game, "LER", "4H", "4H")
    before = best(game, "LER")
    state_of(game).markers["LER"] = (("G1", 10),)
    assert best(game, "LER") == before + 20, "two trains"


def test_ruling_16_24_belfast_counts_once_a_train() -> None:
    tiles = (("J4", "IR1", 0), ("J4", "IR6", 3), ("J4", "IR44", 0), ("I5", "69", 0), ("H4", "7", 4), ("I3", "8", 5))
    game = operating(phase="D", tiles=tiles)
    ten(game, "MGWR", 0, ("J4", 0))
    train(game, "MGWR", "4H")
    assert best(game, "MGWR") == 50 + 10 + 50, "from one city of Belfast round to the other"
    state_of(game).markers["MGWR"] = (("J4", 10),)
    assert best(game, "MGWR") == 120, "the marker belongs to the cell"


# The Irish Mail (11.12)

SITES = {
    "F0": {"F2", "E1", "G1"},
    "H0": {"H2", "G1", "I1"},
    "G-1": {"G1"},
    "J12": {"J14", "I13", "I11"},
    "G21": {"F20", "G19"},
    "H20": {"G19", "H18", "I19"},
}


def test_ruling_16_19_the_mail_points_at_any_land_beside_its_site() -> None:
    game = track(owning("WLR", "TIM"), "WLR")
    board = state_of(game).board
    found: dict[str, set[str]] = {}
    for cell, kind, rotation in lays(game, by="TIM"):
        (side,) = board.map.tiles[kind].shape(rotation).exits
        found.setdefault(cell, set()).add(board.map.grid.neighbour(cell, side) or "")
    assert found == SITES


def test_peers_the_mail_opens_a_border_for_its_neighbours() -> None:
    """Reported of another program: neighbours of the Irish Mail must learn that they can be joined to it (5176)."""
    game = track(owning("LER", "TIM"), "LER")
    wanted = tile(game, "LER", "G1", "657", 0)
    assert why(game, wanted) == "6.4 rail-board-wall"
    game.play(tile(game, "LER", "G-1", "IM", 1, "TIM"))
    assert "TIM" not in state_of(game).privates
    assert cash(game, "LER") == 500
    assert why(game, wanted) == "", "the tile at Londonderry may meet it now"
    game.play(wanted)
    assert reach(state_of(game).board, "LER").touches(("G-1", 0))
    train(game, "LER", "2H")
    assert best(game, "LER") == 20 + 20, "everybody may run there"
    for phase, value in (("8", 50), ("D", 0)):
        set_phase(game, phase)
        assert best(game, "LER") == 20 + value


def test_only_the_mail_builds_in_the_sea() -> None:
    game = track(owning("LER", "TIM"), "LER")
    assert why(game, tile(game, "LER", "G-1", "IM", 1)) == "11.12 mail-only"
    assert why(game, tile(game, "LER", "G-1", "9", 0, "TIM")) == "11.12 mail-tile"
    assert why(game, tile(game, "LER", "G1", "IM", 1, "TIM")) == "11.12 mail-tile"


def test_the_track_step_stays_open_while_a_power_can_be_used() -> None:
    game = track(owning("GNWR", "TIM", DROMOD), "GNWR")
    game.play(tile(game, "GNWR", "F8", "9", 0))
    game.play(tile(game, "GNWR", "F12", "IR5", 3))
    assert asked(game) == "lay-track"
    assert game.decision.question(0).key == "ireland-ask-track-powers"
    game.play(Done(0))
    assert asked(game) == ""


def test_an_unused_power_is_no_reason_to_ask_in_other_steps() -> None:
    game = owning("GNWR", "TIM", DROMOD)
    assert asked(last_chance(game, "GNWR")) == ""
    assert asked(run(game, "GNWR")) == ""


@pytest.mark.parametrize("seed", [12, pytest.param(11, marks=pytest.mark.long)])
def test_list_and_judge_of_the_powers_agree(seed: int) -> None:
    """In positions of lively games, for every tile of some colours on every cell."""
    compared = number = 0
    for game in play(seed, 4, power_colour=seed == 11):
        number += isinstance(game.state.agenda[-1], IrishTrack)
        if not isinstance(game.state.agenda[-1], IrishTrack) or number % 41:
            continue
        copy = game.copy()
        state, step = state_of(copy), copy.state.agenda[-1]
        for id in ("DR", "TDR", "TIM", "BoW", "DCR"):
            state.privates[id] = step.company
        listed = set(step.legal(state, step.seat))
        for id in ("DR", "TDR", "TIM", "BoW", "DCR", "DAR", ""):
            tiles = [tile for tile in state.box.tiles.values() if tile.rank in (None, 1) or number % 2]
            for cell in state.board.map.cells if id in ("TIM", "BoW", "") else ("F4", "A19", "B18", "H4", "G3"):
                for it in tiles:
                    for rotation in it.rotations:
                        action = LayTile(step.seat, step.company, cell, it.id, rotation, id)
                        assert (step.why_not(state, action) is None) == (action in listed), action
        compared += 1
    assert compared > 2
