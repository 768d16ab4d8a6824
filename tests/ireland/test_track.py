"""Track (6) and stations (7) of 18Ireland."""

from __future__ import annotations

import pytest

from tests.ireland.independent_lays import IndependentLays, Position, TooHard, changes
from tests.ireland.lively import play
from tests.ireland.stock_table import cash, set_cash, set_phase, state_of
from tests.ireland.track_table import asked, lay, lays, operating, private, station, ten, tile, track, why
from trainshed.core import Game, Log
from trainshed.rail.map import ON_CELL
from trainshed.rail.play.actions import Done, PlaceStation
from trainshed.rail.tile import Upgrade, upgrade
from trainshed.titles.ireland import companies
from trainshed.titles.ireland.track import IrishTrack

FULL_CITY = (("F10", "5", 3), ("F8", "9", 0), ("F6", "IR4", 0))
"""Broad track from Dromod (F10) to Enniskillen (F6) and on to the north-west, narrow track from there to the north."""
DROMOD = ("F10", "657", 0)
"""Broad track to the north (F8), narrow track to the south (F12)."""


# tiles of a turn (6.1, 6.2)


def test_rule_6_1_a_yellow_tile_and_a_second_for_20() -> None:
    game = track(operating("GNWR", tiles=(DROMOD,)), "GNWR")
    game.play(tile(game, "GNWR", "F8", "9", 0))
    assert cash(game, "GNWR") == 460, "water costs 40"
    game.play(tile(game, "GNWR", "F12", "IR5", 3))
    assert cash(game, "GNWR") == 440, "the second tile costs 20, narrow gauge no terrain"
    assert asked(game) == "", "there is no third tile"


def test_rule_6_1_after_an_upgrade_there_is_no_second_tile() -> None:
    game = track(operating("GNWR", phase="4", tiles=(DROMOD, ("F8", "9", 0))), "GNWR")
    assert why(game, tile(game, "GNWR", "F8", "82", 0)) == ""
    game.play(tile(game, "GNWR", "F8", "82", 0))
    assert cash(game, "GNWR") == 500, "upgrades are free"
    assert asked(game) == ""


def test_rule_6_1_the_second_tile_is_no_upgrade() -> None:
    game = track(operating("GNWR", phase="4", tiles=(DROMOD,)), "GNWR")
    game.play(tile(game, "GNWR", "F8", "9", 0))
    assert why(game, tile(game, "GNWR", "F8", "82", 0)) == "6.1 no-permit"
    assert {kind for _, kind, _ in lays(game)} <= {"7", "8", "9", "77", "78", "79", "IR5", "3", "4", "58", "IR3", "IR4"}


def test_ruling_16_4_william_dargan_upgrades_second() -> None:
    tiles = (DROMOD, ("F8", "9", 0))
    game = operating("GNWR", phase="4", tiles=tiles)
    private(game, "WDE", "GNWR")
    track(game, "GNWR")
    game.play(tile(game, "GNWR", "F8", "82", 0))
    assert why(game, tile(game, "GNWR", "F12", "IR5", 3)) == "6.1 no-permit", "after an upgrade no yellow tile"
    game.play(tile(game, "GNWR", "F10", "IR36", 3))
    assert cash(game, "GNWR") == 470
    assert asked(game) == ""


def test_ruling_16_4_william_dargan_may_use_one_cell_twice() -> None:
    game = operating("GNWR", phase="4", tiles=(DROMOD,))
    private(game, "WDE", "GNWR")
    track(game, "GNWR")
    game.play(tile(game, "GNWR", "F8", "9", 0))
    assert why(game, tile(game, "GNWR", "F12", "IR5", 3)) == "", "a second yellow tile for 20"
    game.play(tile(game, "GNWR", "F8", "82", 0))
    assert cash(game, "GNWR") == 500 - 40 - 30


@pytest.mark.parametrize(
    ("phase", "colours"),
    [
        ("2", {"yellow"}),
        ("6", {"yellow", "green"}),
        ("8", {"yellow", "green", "brown"}),
        ("10", {"yellow", "green", "brown"}),
    ],
)
def test_rule_6_2_colours_by_phase(phase: str, colours: set[str]) -> None:
    tiles = (DROMOD, ("F10", "IR38", 0), ("F8", "9", 0))
    game = track(operating("GNWR", phase=phase, tiles=tiles), "GNWR")
    found = {state_of(game).box.tiles[kind].colour for _, kind, _ in lays(game)}
    assert found == colours


@pytest.mark.parametrize(("grey_from", "rule"), [("D", "6.2 rail-tile-phase"), ("10", "")])
def test_row_15_2_grey_from(grey_from: str, rule: str) -> None:
    tiles = (("E21", "IR1", 0), ("E21", "IR6", 3), ("E21", "IR44", 1))
    game = operating("CBPR", phase="10", grey_from=grey_from)
    board = state_of(game).board
    board.remove("CBPR", ("E21", ON_CELL))
    lay(game, *tiles)
    board.place("CBPR", ("E21", 0))
    track(game, "CBPR")
    assert why(game, tile(game, "CBPR", "E21", "IR67", 1)) == rule
    set_phase(game, "D")
    assert why(game, tile(game, "CBPR", "E21", "IR67", 1)) == ""


# costs (6.3)


def test_rule_6_3_terrain_is_paid_once_and_not_for_narrow_gauge() -> None:
    game = track(operating("GNWR", tiles=(DROMOD,)), "GNWR")
    set_cash(game, "GNWR", 39)
    assert why(game, tile(game, "GNWR", "F8", "9", 0)) == "6.3 tile-money"
    assert why(game, tile(game, "GNWR", "F12", "IR5", 3)) == "", "narrow gauge pays no terrain"
    game.play(tile(game, "GNWR", "F12", "IR5", 3))
    assert cash(game, "GNWR") == 39
    game = track(operating("GNWR", phase="4", tiles=(DROMOD, ("F12", "IR5", 3)), money=0), "GNWR")
    assert why(game, tile(game, "GNWR", "F12", "IR23", 0)) == "", "nor later"


def test_row_15_9_the_tile_of_dundalk_and_drogheda_costs_40() -> None:
    game = track(operating("DER", phase="4", tiles=(("I9", "IR2", 0),), money=39), "DER")
    action = tile(game, "DER", "I9", "IR7", 0)
    assert why(game, action) == "6.3 tile-money"
    set_cash(game, "DER", 40)
    game.play(action)
    assert cash(game, "DER") == 0


def test_row_15_10_the_fee_is_due_for_narrow_gauge_too() -> None:
    game = operating("GNWR", tiles=(DROMOD,), money=19)
    track(game, "GNWR", laid=(False,))
    assert asked(game) == ""
    set_cash(game, "GNWR", 20)
    track(game, "GNWR", laid=(False,))
    game.play(tile(game, "GNWR", "F12", "IR5", 3))
    assert cash(game, "GNWR") == 0


# borders (6.4)


def test_rule_6_4_track_leads_nowhere_it_must_not() -> None:
    game = track(operating("LER"), "LER")
    assert why(game, tile(game, "LER", "G1", "5", 3)) == "6.4 rail-board-wall", "north of Londonderry is the sea"
    game = track(operating("WKR"), "WKR")
    assert why(game, tile(game, "WKR", "G19", "5", 1)) == "6.4 rail-board-border", "water between G19 and F20"
    assert why(game, tile(game, "WKR", "A7", "5", 1)) == "6.4 no-cell"
    game = track(operating("GNWR", tiles=(("F10", "5", 2), ("E9", "8", 5), ("D8", "7", 5), ("C9", "58", 4))), "GNWR")
    assert why(game, tile(game, "GNWR", "B8", "58", 5)) == "6.4 rail-board-off-map"


def test_rule_6_4_gauges_never_meet() -> None:
    game = track(operating("GNWR", tiles=(DROMOD,)), "GNWR")
    assert why(game, tile(game, "GNWR", "F12", "4", 0)) == "6.4 rail-board-gauge"
    assert why(game, tile(game, "GNWR", "F8", "79", 0)) == "6.4 rail-board-gauge"


# connection (6.5, 6.6)


def test_rule_6_5a_broad_track_continues_broad_track() -> None:
    game = track(operating("GNWR", tiles=(DROMOD,)), "GNWR")
    assert why(game, tile(game, "GNWR", "F8", "9", 1)) == "6.5 not-connected"
    assert why(game, tile(game, "GNWR", "F8", "9", 0)) == ""


def test_rule_6_5a_a_city_full_of_others_blocks() -> None:
    game = operating("GNWR", "EBSR", tiles=FULL_CITY)
    state_of(game).board.place("WLWR", ("F6", 0))
    track(game, "GNWR")
    assert not lays(game, "E5"), "beyond Enniskillen"
    track(game, "EBSR")
    assert lays(game, "E5")


def test_rule_6_5b_narrow_track_begins_at_any_stop_in_reach() -> None:
    game = operating("GNWR", "EBSR", tiles=FULL_CITY)
    state_of(game).board.place("WLWR", ("F6", 0))
    track(game, "GNWR")
    assert ("F4", "IR5", 0) in lays(game, "F4"), "a city full of others is an end, and narrow track begins there"
    assert why(game, tile(game, "GNWR", "F4", "IR5", 3)) == "6.5 narrow-unreached"


def test_peers_broad_track_does_not_follow_narrow_track() -> None:
    """Reported of another program: broad track was laid where only narrow track led (5576)."""
    game = operating("GNWR", tiles=(DROMOD, ("F12", "IR5", 3)), phase="4")
    track(game, "GNWR")
    green = {kind for _, kind, _ in lays(game, "F12")}
    assert green == {"IR23", "IR24", "IR25"}, "narrow track alone"


def test_rule_6_5c_the_first_tile_goes_home() -> None:
    game = track(operating("GNWR"), "GNWR")
    assert {cell for cell, _, _ in lays(game)} == {"F10"}
    assert {kind for _, kind, _ in lays(game)} == {"5", "644", "645", "657", "658", "659"}


BOTH_GAUGES = (("G13", "IR4", 0), ("G11", "78", 0), ("F12", "58", 3))
"""From Maryborough broad track arrives at Dromod (F10) from the south, narrow track from the south-east."""


def test_ruling_16_2_broad_join_at_an_exit() -> None:
    game = track(operating("KJR", tiles=BOTH_GAUGES), "KJR")
    assert why(game, tile(game, "KJR", "F10", "644", 5)) == "", "both meet"
    assert why(game, tile(game, "KJR", "F10", "657", 3)) == "", "broad track meets broad track"
    assert why(game, tile(game, "KJR", "F10", "645", 5)) == "6.5 not-connected", "only narrow track meets"


def test_switch_broad_join_cell() -> None:
    game = track(operating("KJR", tiles=BOTH_GAUGES, broad_join="cell"), "KJR")
    assert why(game, tile(game, "KJR", "F10", "645", 5)) == ""
    assert why(game, tile(game, "KJR", "F10", "657", 3)) == ""
    assert why(game, tile(game, "KJR", "F10", "657", 1)) == "6.5 not-connected", "no track meets the tile at all"


def test_peers_narrow_tiles_where_broad_track_arrives_too() -> None:
    """Reported of another program: a narrow tile was not offered where broad track arrives as well (5365, 5320)."""
    game = operating("KJR", tiles=(("G13", "IR4", 0), ("G11", "79", 0), ("F12", "58", 3), ("F10", "5", 5)))
    track(game, "KJR")
    narrow = {(kind, rotation) for _, kind, rotation in lays(game, "G9")}
    assert ("IR5", 0) in narrow, "narrow track arrives at Cavan from the south"
    assert not any(kind in ("3", "4", "58") and rotation == 0 for kind, rotation in narrow), "broad track would meet it"


def test_rule_6_6_an_upgrade_brings_usable_track() -> None:
    game = track(operating("GNWR", phase="4", tiles=(DROMOD, ("F8", "9", 0))), "GNWR")
    assert why(game, tile(game, "GNWR", "F8", "20", 0)) == "6.6 nothing-new", "the crossing track is not in reach"
    assert why(game, tile(game, "GNWR", "F8", "82", 0)) == ""
    assert why(game, tile(game, "GNWR", "F8", "82", 1)) == "6.6 rail-tile-loses-track"


def test_rule_6_6_an_upgrade_may_change_a_value_instead() -> None:
    game = operating("GNWR", "EBSR", "DER", phase="4", tiles=FULL_CITY)
    state_of(game).board.place("WLWR", ("F6", 0))
    track(game, "GNWR")
    assert lays(game, "F6"), "Enniskillen is full and only an end, but its value changes"
    track(game, "DER")
    assert not lays(game, "F6")


def test_ruling_16_3_narrow_upgrades() -> None:
    game = operating("GNWR", "DER", phase="4", tiles=(DROMOD, ("F12", "IR5", 3)))
    track(game, "GNWR")
    assert why(game, tile(game, "GNWR", "F12", "IR23", 0)) == "", "narrow track leads there"
    track(game, "DER")
    assert why(game, tile(game, "DER", "F12", "IR23", 0)) == "6.6 nothing-new"
    # where only narrow track is new, it is enough that broad track reaches the town
    game = operating("GNWR", "KJR", phase="8", tiles=(("F10", "5", 4), ("G9", "58", 1), ("G9", "IR13", 3)))
    track(game, "GNWR")
    assert why(game, tile(game, "GNWR", "G9", "IR46", 3)) == "", "Cavan is in reach by broad track"
    track(game, "KJR")
    assert why(game, tile(game, "KJR", "G9", "IR46", 3)) == "6.6 nothing-new"


def test_rule_6_9_the_supply_is_limited() -> None:
    game = track(operating("GNWR", "WLR", phase="4", tiles=(("F10", "5", 3),)), "WLR")
    assert why(game, tile(game, "WLR", "D16", "5", 0)) == "6.9 rail-board-none-left"
    track(game, "GNWR")
    game.play(tile(game, "GNWR", "F10", "IR40", 3))
    track(game, "WLR")
    assert why(game, tile(game, "WLR", "D16", "5", 0)) == "", "the replaced tile is in the supply again"


def test_peers_two_copies_of_ir6() -> None:
    """Reported of another program: only one IR6 in the supply instead of two (5389)."""
    game = operating("UR", "CBPR", phase="4", tiles=(("E21", "IR1", 0), ("J4", "IR1", 0)))
    assert state_of(game).board.supply["IR6"] == 2
    lay(game, ("E21", "IR6", 3), ("J4", "IR6", 3))
    assert state_of(game).board.supply["IR6"] == 0


def test_rule_6_10_joined_cities_keep_all_stations() -> None:
    game = operating("DDR", phase="D")
    board = state_of(game).board
    board.place("MGWR", ("I11", 0))
    assert board.stations_of("DDR") == (("I11", 1),)
    lay(game, ("I11", "IR9", 0))
    assert {board.stations_of(id)[0][1] for id in ("DDR", "MGWR")} == {0, 1}
    lay(game, ("I11", "IR45", 0))
    assert board.stations_of("MGWR") == (("I11", 1),)
    assert board.stations_of("DDR") == (("I11", 2),)
    assert board.stations.get(("I11", 0)) is None, "the city with two slots is new"
    lay(game, ("I11", "IR68", 0))
    assert board.stations["I11", 0] in (("MGWR", "DDR"), ("DDR", "MGWR"))


# closed cells (11.3, 11.8)


def test_drumglass_is_closed_while_a_player_owns_the_colliery() -> None:
    game = operating("LER", tiles=(("G1", "5", 5), ("H2", "58", 0)))
    private(game, "DCR", 3)
    action = tile(game, "LER", "H4", "9", 0)
    track(game, "LER")
    assert why(game, action) == "11.8 closed-cell"
    private(game, "DCR", "LER")
    assert why(game, action) == ""


def test_row_15_21_a_private_that_nobody_has_closes_nothing() -> None:
    game = operating("LER", tiles=(("G1", "5", 5), ("H2", "58", 0)))
    track(game, "LER")
    assert why(game, tile(game, "LER", "H4", "9", 0)) == ""


def test_wicklow_is_closed_while_a_player_owns_the_atmospheric_railway() -> None:
    game = operating(phase="4", tiles=(("I13", "IR13", 5),))
    ten(game, "MGWR", 0, ("I11", 0))
    private(game, "DAR", 3)
    track(game, "MGWR")
    action = tile(game, "MGWR", "J14", "3", 1)
    assert why(game, action) == "11.3 closed-cell"
    private(game, "DAR", "MGWR")
    assert why(game, action) == ""


# stations (7)


TWO_CITIES = (*FULL_CITY, ("E5", "8", 5), ("D6", "659", 4))
"""Broad track from Dromod over Enniskillen to Sligo (D6)."""


def test_rule_7_1_row_15_22_stations_of_five_and_ten_share_companies() -> None:
    game = operating("GNWR", tiles=(DROMOD,))
    assert asked(station(game, "GNWR")) == "", "a 5-share company has its home only"
    game = operating(phase="6", tiles=TWO_CITIES)
    for company in ("GNWR", "EBSR", "GJR"):
        state_of(game).board.release(company)
    ten(game, "MGWR", 0, ("F10", 0), money=70)
    station(game, "MGWR")
    game.play(PlaceStation(0, "MGWR", "F6"))
    assert cash(game, "MGWR") == 50
    station(game, "MGWR")
    assert why(game, PlaceStation(0, "MGWR", "F6")) == "7.2 rail-station-second"
    game.play(PlaceStation(0, "MGWR", "D6"))
    assert cash(game, "MGWR") == 0
    assert asked(station(game, "MGWR")) == "", "none is left"


def test_rule_7_2_one_station_a_turn_in_reach() -> None:
    game = operating("LER", phase="6", tiles=(*FULL_CITY, ("G1", "658", 5)))
    state_of(game).board.release("GNWR")
    ten(game, "MGWR", 0, ("F10", 0))
    station(game, "MGWR")
    assert why(game, PlaceStation(0, "MGWR", "G1")).startswith("7.2")
    assert why(game, PlaceStation(0, "MGWR", "F12")).startswith("7.2")
    assert why(game, PlaceStation(0, "MGWR", "F6")) == ""
    set_cash(game, "MGWR", 19)
    assert why(game, PlaceStation(0, "MGWR", "F6")) == "7.1 station-money"
    set_cash(game, "MGWR", 20)
    game.play(PlaceStation(0, "MGWR", "F6"))
    assert asked(game) == "", "one a turn"


def test_rule_7_3_home_slots_are_reserved() -> None:
    game = operating(phase="6", tiles=FULL_CITY)
    state_of(game).board.release("GNWR")
    state_of(game).board.reserve("SLNCR", ("F6", 0))
    ten(game, "MGWR", 0, ("F10", 0))
    assert asked(station(game, "MGWR")) == "", "both slots are reserved, for EBSR and SLNCR"
    companies.remove_unstarted(state_of(game), "SLNCR", Log())
    assert asked(station(game, "MGWR")) == "build-station"


def test_rule_7_4_ruling_16_31_the_third_station_after_a_merger_costs_50() -> None:
    game = operating(phase="6", tiles=TWO_CITIES)
    for company in ("GNWR", "EBSR", "GJR"):
        state_of(game).board.release(company)
    ten(game, "MGWR", 0, ("F10", 0), ("D6", 0), money=49)
    assert asked(station(game, "MGWR")) == ""
    set_cash(game, "MGWR", 50)
    station(game, "MGWR")
    game.play(PlaceStation(0, "MGWR", "F6"))
    assert cash(game, "MGWR") == 0


def test_done_ends_the_track_step() -> None:
    game = track(operating("GNWR", tiles=(DROMOD,)), "GNWR")
    game.play(Done(0))
    assert asked(game) == ""


# upgrades and the list of lays against a second judge


def test_upgrades_are_those_of_a_second_judge() -> None:
    """Every tile in every rotation over every tile and printed cell; where stops with track go (6.6, 6.7, 6.10)."""
    tiles, legal = state_of(operating()).box.tiles, 0
    for old in tiles.values():
        for new in tiles.values():
            if not new.data.count or "red" in (old.colour, new.colour) or old.colour == "blue":
                continue
            for rotation in range(6):
                ours = upgrade(old.shape(0), new.shape(rotation))
                theirs = changes(old.id, 0, new.id, rotation)
                assert isinstance(ours, Upgrade) == (theirs is not None), (old, new, rotation)
                if isinstance(ours, Upgrade) and theirs is not None:
                    legal += 1
                    for index, sides in enumerate(old.shape(0).stop_sides):
                        if sides:
                            assert "abcdef"[ours.stops[index]] == theirs.stops["abcdef"[index]], (old, new, rotation)
    assert legal == 433


def position(game: Game, step: IrishTrack) -> Position:
    """Return what the second judge needs to know."""
    state = state_of(game)
    left = step.permits_left(state)
    permit = left[0] if left else None
    closing = (("J14", "DAR"), ("H4", "DCR"))
    return Position(
        step.company,
        {cell: (shape.tile.id, shape.rotation) for cell, shape in state.board.laid.items()},
        dict(state.board.stations),
        state.colour,
        state.bank[step.company],
        permit.fee if permit is not None and permit.new else None,
        permit.upgrade_fee if permit is not None and permit.upgrade else None,
        frozenset(cell for cell, id in closing if state.privates.get(id, "").startswith("@")),
        state.edition.options.broad_join,
    )


@pytest.mark.parametrize(
    ("seed", "players", "join"),
    [(1, 4, "exit"), (2, 5, "cell"), *(pytest.param(*one, "exit", marks=pytest.mark.long) for one in ((0, 3), (3, 6)))],
)
def test_lays_are_those_of_a_second_judge(seed: int, players: int, join: str) -> None:
    """Every tile in every rotation on every cell, in positions of lively games."""
    turns = compared = 0
    for game in play(seed, players, broad_join=join):
        step = game.state.agenda[-1]
        if isinstance(step, IrishTrack):
            turns += 1
            if turns % 31 == 7:
                try:
                    wanted = IndependentLays(position(game, step)).legal()
                except TooHard:
                    continue
                assert lays(game) == wanted, (seed, len(game.actions), step)
                compared += 1
    assert compared > 3
