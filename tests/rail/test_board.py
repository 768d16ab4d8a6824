"""Laying tiles and placing stations."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rail.shared import board, cover, shared, title_map
from trainshed.core.message import Illegal, Refusal
from trainshed.rail.board import Board
from trainshed.rail.map import ON_CELL
from trainshed.rail.tile import Upgrade, upgrade


def key(refusal: Refusal | None) -> str:
    return refusal.message.key if refusal else ""


def why(board: Board, cell: str, tile: str, rotation: int, phase: str = "grey", company: str = "") -> str:
    return key(board.why_not_lay(cell, board.map.tiles[tile], rotation, phase=phase, company=company))


def fit_of(board: Board, cell: str, tile: str, rotation: int) -> Upgrade:
    old = board.shape(cell)
    assert old is not None
    how = upgrade(old, board.map.tiles[tile].shape(rotation))
    assert isinstance(how, Upgrade)
    return how


def test_czech_first_tiles() -> None:
    facts = shared("cz_first_game")
    table = board("cz")
    for cell, tiles in facts["placement_checks"].items():
        if cell == "one_position_only":
            continue
        for tile, rotations in tiles.items():
            assert list(table.rotations(cell, table.map.tiles[tile])) == rotations, (cell, tile)


def test_czech_cells_with_one_position_only() -> None:
    table = board("cz")

    def positions(cell: str) -> list[tuple[str, int]]:
        tiles = table.map.tiles
        return [(id, r) for id in tiles for r in table.rotations(cell, tiles[id], phase="yellow")]

    assert positions("C19") == [("3", 0)]
    assert positions("G3") == [("7", 3)]
    assert positions("H18") == [("7", 1)]


def test_czech_forbidden_sides() -> None:
    facts = shared("cz_first_game")["hexes"]
    table = board("cz")
    straight = {side: (side % 3) for side in range(6)}
    for cell, fact in facts.items():
        if fact["kind"] != "plain":
            continue
        for side, rotation in straight.items():
            refused = why(table, cell, "9", rotation) in ("rail-board-off-map", "rail-board-wall")
            ends = {rotation, rotation + 3}
            assert refused == bool(ends & set(fact["forbidden_edges"])), (cell, side)


def test_prague_keeps_its_stubs() -> None:
    table = board("cz")
    assert why(table, "D12", "9", 1) == "rail-board-stub"
    assert why(table, "D12", "9", 0) == ""


def test_terrain_is_paid_by_the_first_tile_only() -> None:
    table = board("cz")
    tiles = table.map.tiles
    assert table.cost("D12", tiles["9"].shape(0)) == 10
    cover(table, ("D12", "9", 0))
    assert table.cost("D12", tiles["23"].shape(0)) == 0


def test_narrow_gauge_pays_no_terrain_in_ireland() -> None:
    table = board("ireland")
    tiles = table.map.tiles
    assert table.cost("E3", tiles["79"].shape(0)) == 0
    assert table.cost("E3", tiles["9"].shape(0)) == 100


def test_building_over_dundalk_costs_40() -> None:
    table = cover(board("ireland"), ("I9", "IR2", 0))
    assert table.cost("I9", table.map.tiles["IR7"].shape(0)) == 40


def test_gauges_do_not_meet() -> None:
    table = cover(board("ireland"), ("E9", "9", 0))
    assert why(table, "E11", "79", 0) == "rail-board-gauge"
    assert why(table, "E11", "9", 0) == ""
    assert why(table, "E11", "79", 1) == ""


def test_nothing_points_into_the_sea_until_the_irish_mail_does() -> None:
    table = board("ireland")
    assert why(table, "H18", "9", 0) == "rail-board-wall"
    mail = table.map.tiles["IM"]
    north = next(r for r in range(6) if mail.shape(r).exits == (3,))
    assert why(table, "H20", "IM", north) == ""
    cover(table, ("H20", "IM", north))
    assert why(table, "H18", "9", 0) == ""
    assert why(table, "G19", "57" if "57" in table.map.tiles else "5", 4) == "rail-board-wall"


def test_impassable_border() -> None:
    assert why(board("ireland"), "F20", "9", 1) == "rail-board-border"


def test_chessboard_rule() -> None:
    table = board("lilliput")
    assert why(table, "N1", "Y-PS", 1) == "rail-board-ground"
    assert why(table, "N1", "Y-CS", 1) == ""
    assert why(table, "N1E1", "Y-CS", 1) == "rail-board-ground"


def test_no_track_against_a_harbour_whichever_comes_first() -> None:
    table = cover(board("lilliput"), ("E1", "Y-CS", 0), ("E2", "CH-ADM", 0))
    assert why(table, "E3", "Y-CS", 0) == "rail-board-wall"
    assert why(table, "E3", "Y-CS", 1) == ""
    other = cover(board("lilliput"), ("E1", "Y-CS", 0), ("E3", "Y-CS", 0))
    assert why(other, "E2", "CH-ADM", 0) == "rail-board-own-wall"


def test_terrain_card_takes_any_yellow_card_for_its_price() -> None:
    table = cover(board("lilliput"), ("N2", "SC-HILL", 0), ("N2E1", "SC-HILL", 0))
    assert why(table, "N2", "Y-PS", 0) == ""
    assert why(table, "N2E1", "Y-CS", 0) == ""
    assert table.cost("N2", table.map.tiles["Y-PS"].shape(0)) == 30
    assert table.map.tiles["Y-YS"].data.price == 50


def test_tunnel_lies_on_a_mountain_only() -> None:
    table = cover(board("lilliput"), ("N2", "SC-MTN", 0))
    assert why(table, "N2", "SC-TUN", 0, "yellow") == "rail-tile-phase"
    assert why(table, "N2", "SC-TUN", 0, "green") == ""
    assert why(table, "N2", "Y-PS", 0) == "rail-tile-colour-step"
    assert why(table, "E2", "SC-TUN", 0) == "rail-board-first-colour"


def test_laputa_card_is_for_its_company() -> None:
    table = cover(board("lilliput"), ("N1", "Y-CS", 1), ("N1", "G-CT", 1))
    assert why(table, "N1", "LA-blue", 1, company="MR") == "rail-board-other-company"
    assert why(table, "N1", "LA-blue", 1, company="SR") == ""


def test_replaced_tiles_return_and_used_up_ones_are_gone() -> None:
    table = cover(board("cz"), ("C15", "7", 0))
    assert table.supply["7"] == 4
    cover(table, ("C15", "26", 1))
    assert table.supply["7"] == 5
    cover(table, ("D8", "9", 0), ("D8", "26", 0))
    assert why(table, "E7", "26", 0) == "rail-board-none-left"
    with pytest.raises(Illegal):
        cover(table, ("D8", "9", 0))


def test_scenario_layouts_fit_their_ground() -> None:
    layouts = title_map("lilliput").file.scenario
    assert set(layouts) == {"begin", "mountains", "city-on-city", "secluded"}
    for lays in layouts.values():
        table = board("lilliput")
        for lay in lays:
            ground = table.map.tiles[lay.tile].data.ground
            assert ground in ("", table.map.file.grounds[table.map.grid.parity(lay.cell)])
            cover(table, (lay.cell, lay.tile, lay.rotation))
        for home in ("N1", "E1", "S1", "W1"):
            assert home not in table.laid


@pytest.mark.parametrize("title", ["cz", "ireland", "lilliput"])
def test_options_are_what_may_be_laid(title: str) -> None:
    lays = {
        "cz": [("C15", "7", 0), ("E15", "57", 0), ("D16", "57", 1)],
        "ireland": [("I9", "IR2", 0), ("H8", "9", 1)],
        "lilliput": [("N1", "Y-CC", 2), ("N2", "SC-HILL", 0)],
    }
    table = cover(board(title), *lays[title])
    cells = list(table.map.cells) or ["N1", "N2", "N1E1", "E1", "C", "S1"]
    for phase in ("yellow", "green", "brown"):
        found = set(table.options(cells, phase=phase))
        slow = {
            (cell, tile, rotation)
            for cell in cells
            for tile in table.map.tiles.values()
            for rotation in tile.rotations
            if table.why_not_lay(cell, tile, rotation, phase=phase) is None
        }
        assert found == slow


# -- stations


def test_a_full_city_blocks_all_but_its_tenants() -> None:
    table = cover(board("cz"), ("E15", "57", 0))
    table.place("BCB", ("E15", 0))
    assert table.passable(("E15", 0), "BCB")
    assert not table.passable(("E15", 0), "EKJ")
    cover(table, ("E15", "14", 0))
    assert table.passable(("E15", 0), "EKJ")
    table.place("EKJ", ("E15", 0))
    assert not table.passable(("E15", 0), "VBW")


def test_one_station_of_a_company_per_cell() -> None:
    table = cover(board("cz"), ("E11", "8889", 1))
    table.place("BN", ("E11", 0))
    assert key(table.why_not_station("BN", ("E11", 1))) == "rail-station-second"
    assert table.why_not_station("NWB", ("E11", 1)) is None
    assert key(table.why_not_station("NWB", ("E11", 0))) == "rail-station-full"
    assert key(table.why_not_station("NWB", ("D8", 0))) == "rail-station-no-city"


@pytest.mark.parametrize("place", [("D8", 0), ("D8", ON_CELL), ("C13", 0), ("E15", 1), ("E15", -2), ("Z99", 0)])
def test_there_is_no_station_without_a_city(place: tuple[str, int]) -> None:
    table = board("cz")
    before = table.copy()
    for put in (table.place, table.reserve):
        with pytest.raises(Illegal):
            put("BCB", place)
    assert table == before


def test_there_is_no_tile_beside_the_map() -> None:
    table = board("cz")
    before = table.copy()
    for cell in ("Z99", "E12", ""):
        with pytest.raises(Illegal):
            cover(table, (cell, "9", 0))
    assert table == before


def test_prague_stations_meet_in_one_city_at_last() -> None:
    table = board("cz")
    for home in table.map.file.homes:
        table.place(home.company, (home.cell, home.stop))
    cover(table, ("E11", "8890", 1))
    bn, nwb = table.stations_of("BN")[0], table.stations_of("NWB")[0]
    assert (3, 1) in table.laid["E11"].stop_sides[bn[1]]
    assert (5, 1) in table.laid["E11"].stop_sides[nwb[1]]
    cover(table, ("E11", "8891", 3), ("E11", "8892", 0))
    assert sorted(table.stations["E11", 0]) == ["BN", "NWB"]


def test_reserved_home_slots() -> None:
    table = board("ireland")
    for home in table.map.file.homes:
        table.reserve(home.company, (home.cell, home.stop))
    cover(table, ("F6", "IR3", 0), ("J4", "IR1", 3))
    assert key(table.why_not_station("GSWR", ("F6", 0))) == "rail-station-reserved"
    table.release("EBSR")
    assert table.why_not_station("GSWR", ("F6", 0)) is None
    assert table.why_not_station("SLNCR", ("F6", 0)) is None
    assert table.passable(("F6", 0), "GSWR"), "a reserved slot lets everybody pass"
    assert table.why_not_station("GSWR", ("J4", 0)) is None, "one of two slots is kept, not a particular one"
    table.place("GSWR", ("J4", 0))
    assert key(table.why_not_station("MGWR", ("J4", 1))) == "rail-station-reserved"
    assert table.why_not_station("UR", ("J4", 1)) is None


def test_a_station_on_blank_belfast_waits_for_its_city() -> None:
    table = board("ireland")
    table.place("UR", ("J4", ON_CELL))
    table.lay("J4", table.map.tiles["IR1"], 3, choose={"UR": 1})
    assert table.stations_of("UR") == (("J4", 1),)


def test_a_station_on_blank_belfast_gets_a_free_city_only() -> None:
    table = board("ireland")
    table.place("UR", ("J4", ON_CELL))
    assert table.why_not_station("GSWR", ("J4", 0)) is None, "there will be two cities"
    table.place("GSWR", ("J4", 0))
    assert key(table.why_not_station("MGWR", ("J4", 1))) == "rail-station-reserved", "one of them is for the UR"
    before = table.copy()
    (taken,) = (to for old, to in enumerate(fit_of(table, "J4", "IR1", 3).stops) if old == 0)
    for choice in (taken, 2, -1):
        with pytest.raises(Illegal):
            table.lay("J4", table.map.tiles["IR1"], 3, choose={"UR": choice})
        assert table == before
    table.lay("J4", table.map.tiles["IR1"], 3, choose={"UR": 1 - taken})
    assert {table.stations_of(company) for company in ("UR", "GSWR")} == {(("J4", 0),), (("J4", 1),)}


def test_a_merged_company_keeps_the_slot() -> None:
    table = cover(board("cz"), ("E15", "57", 0), ("E15", "14", 0))
    table.place("BCB", ("E15", 0))
    table.place("EKJ", ("E15", 0))
    table.replace_station("BCB", "NEW", ("E15", 0))
    assert list(table.stations["E15", 0]) == ["NEW", "EKJ"]
    table.close("NEW")
    assert list(table.stations["E15", 0]) == ["EKJ"]


# -- copies and digests


@settings(max_examples=40, deadline=None)
@given(st.permutations([("C15", "7", 0), ("D8", "9", 1), ("E15", "57", 0), ("G7", "8", 2)]))
def test_equal_boards_have_equal_digests_however_they_came_about(lays: list[tuple[str, str, int]]) -> None:
    one = cover(board("cz"), *sorted(lays))
    two = cover(board("cz"), *lays)
    one.place("BCB", ("E15", 0))
    two.place("BCB", ("E15", 0))
    assert one == two
    assert hash(one) == hash(two)
    three = two.copy()
    three.place("EKJ", ("D2", 0))
    assert three != two
    three.remove("EKJ", ("D2", 0))
    assert three == two


def test_turning_a_straight_half_round_changes_nothing() -> None:
    assert cover(board("cz"), ("D8", "9", 1)) == cover(board("cz"), ("D8", "9", 4))


def test_a_copy_does_not_follow_its_original() -> None:
    one = cover(board("cz"), ("D8", "9", 1))
    two = one.copy()
    cover(two, ("E7", "9", 1))
    assert "E7" not in one.laid
    assert len(two.network().enter[1]) > len(one.network().enter[1])
