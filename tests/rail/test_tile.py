"""Tiles as in the rule books: rotations, legal upgrades, and where stations move."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rail.shared import shared, title_map
from trainshed.core.message import Refusal
from trainshed.rail.tile import (
    BROAD,
    NARROW,
    STOP,
    BadTile,
    Stop,
    Tile,
    TileData,
    Tiles,
    Upgrade,
    upgrade,
    upgrade_rotations,
    why_not_yet,
)

CZ, IRELAND, LILLIPUT = title_map("cz").tiles, title_map("ireland").tiles, title_map("lilliput").tiles
EVERY = [(tiles, id) for tiles in (CZ, IRELAND, LILLIPUT) for id in tiles]


def key_of(answer: Upgrade | Refusal) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.message.key


@pytest.mark.parametrize("id", sorted(CZ))
def test_cz_distinct_rotations_are_those_of_the_fact_base(id: str) -> None:
    facts = shared("cz_first_game")["tiles"]
    if id in facts:
        assert CZ[id].rotations == tuple(range(facts[id]["distinct_rotations"]))
        assert CZ[id].shape(0).exits == tuple(facts[id]["exits"])
        assert CZ[id].data.count == facts[id]["count"]


def test_cz_upgrade_table() -> None:
    facts = shared("cz_first_game")["tiles"]
    for old in facts:
        after = [new for new in facts if upgrade_rotations(CZ[old].shape(0), CZ[new])]
        assert sorted(after) == sorted(facts[old]["upgrades_to"]), old


def test_cz_upgrade_rotations() -> None:
    checks = dict(shared("cz_first_game")["upgrade_checks"])
    totals = checks.pop("totals")
    for old, table in checks.items():
        for new, rotations in table.items():
            assert list(upgrade_rotations(CZ[old].shape(0), CZ[new])) == rotations, (old, new)
    facts = shared("cz_first_game")["tiles"]
    found = [upgrade_rotations(CZ[old].shape(0), CZ[new]) for old in facts for new in facts]
    assert sum(1 for rotations in found if rotations) == totals["tile_pairs"]
    assert sum(map(len, found)) == totals["tile_pair_rotations"]


def test_ireland_upgrade_table() -> None:
    table = shared("ireland")["upgrades_derived"]
    cells = title_map("ireland")
    laid = [id for id in IRELAND if IRELAND[id].data.count and id != "IM"]
    for old, after in table.items():
        if old.startswith("hex "):
            shape = cells.print_of(old[4:])
            assert shape is not None
        else:
            shape = IRELAND[old].shape(0)
        assert sorted(new for new in laid if upgrade_rotations(shape, IRELAND[new])) == sorted(after), old


def test_ireland_tiles_are_those_of_the_fact_base() -> None:
    for fact in shared("ireland")["tiles"]:
        tile = IRELAND[fact["id"]]
        assert tile.data.count == fact["count"]
        assert tile.label == (fact["label"] or "")
        narrow = sum(1 for track in tile.tracks if track.gauge == 2)
        assert (narrow == 0) == (fact["gauge_class"] == "broad"), tile
        assert tile.shape(0).narrow_only == (fact["gauge_class"] == "narrow"), tile


def test_lilliput_box_holds_114_cards() -> None:
    assert sum(LILLIPUT.supply().values()) == 114
    assert sum(LILLIPUT.supply(["character", "allenbeck", "laputa", "brobdingnag", "scenario"]).values()) == 47
    sums = {name: sum(LILLIPUT[id].data.count for id in ids) for name, ids in LILLIPUT.sets.items()}
    assert sums["character"] == 7
    assert (sums["allenbeck"], sums["laputa"], sums["brobdingnag"], sums["scenario"]) == (3, 4, 30, 23)


def test_lilliput_cards_are_replaced_within_their_kind() -> None:
    def after(old: str) -> set[str]:
        base = [id for id in LILLIPUT if id not in LILLIPUT.sets["brobdingnag"]]
        return {new for new in base if upgrade_rotations(LILLIPUT[old].shape(0), LILLIPUT[new])}

    assert after("Y-CS") == after("Y-CC") == {"G-CT", "CH-EMP"}
    assert after("Y-YS") == after("Y-YC") == {"G-YT"}
    assert after("G-CT") == {"B-C4"} | set(LILLIPUT.sets["allenbeck"]) | set(LILLIPUT.sets["laputa"])
    assert after("G-YT") == {"B-Y4"}
    assert after("Y-PS") == {"G-P-SWL", "G-P-SWR", "G-P-BR"}
    assert after("Y-PC") == {"G-P-SWL", "G-P-SWR"}
    assert after("G-P-SWL") == after("G-P-BR") == {"B-P-X"}
    assert after("SC-MTN") == {"SC-TUN"}
    for never in (
        "CH-JUD1",
        "CH-ADM",
        "CH-EMP",
        "R-MIL",
        "SC-GC1",
        "SC-SEA",
        "SC-TUN",
        "SC-MINE10",
        "SC-WIG",
    ):
        assert after(never) == set(), never


def test_yellow_keeps_its_track_under_green() -> None:
    answer = upgrade(CZ["9"].shape(0), CZ["23"].shape(1))
    assert key_of(answer) == "rail-tile-loses-track"
    assert upgrade(CZ["9"].shape(0), CZ["23"].shape(3)) == Upgrade((), (1,))


def test_a_town_stays_a_town_and_a_label_stays() -> None:
    town = title_map("cz").print_of("C13")
    liberec = title_map("cz").print_of("B12")
    assert town
    assert liberec
    assert key_of(upgrade(town, CZ["7"].shape(0))) == "rail-tile-other-stops"
    assert key_of(upgrade(liberec, CZ["57"].shape(0))) == "rail-tile-other-label"
    assert key_of(upgrade(town, CZ["15"].shape(0))) == "rail-tile-colour-step"


def test_stations_of_prague_stay_with_their_track() -> None:
    print_ = title_map("cz").print_of("E11")
    assert print_ is not None
    yellow = CZ["8889"].shape(1)
    how = upgrade(print_, yellow)
    assert isinstance(how, Upgrade)
    for old, new in enumerate(how.stops):
        assert print_.stop_sides[old] <= yellow.stop_sides[new]
    green = CZ["8891"].shape(1)
    grown = upgrade(yellow, green)
    assert isinstance(grown, Upgrade)
    assert len(set(grown.stops)) == 3
    joined = upgrade(green, CZ["8892"].shape(0))
    assert isinstance(joined, Upgrade)
    assert joined.stops == (0, 0, 0, 0)


def test_the_trackless_belfast_city_takes_the_place_left_over() -> None:
    how = upgrade(IRELAND["IR1"].shape(0), IRELAND["IR6"].shape(3))
    assert how == Upgrade((0, 1), (1,))
    other = upgrade(IRELAND["IR1"].shape(0), IRELAND["IR6"].shape(5))
    assert isinstance(other, Upgrade)
    assert other.stops == (1, 0)


def test_dundalk_town_and_city_keep_apart() -> None:
    how = upgrade(IRELAND["IR2"].shape(0), IRELAND["IR7"].shape(0))
    assert isinstance(how, Upgrade)
    assert how.stops == (1, 0)


def test_a_junction_joins_every_two_sides() -> None:
    assert len(IRELAND["60"].tracks) == 15
    assert IRELAND["60"].stops == ()


def test_values_by_phase_and_by_own_station() -> None:
    mail = IRELAND["IM"].stops[0]
    assert [mail.worth(phase) for phase in ("yellow", "green", "brown", "grey")] == [0, 20, 50, 0]
    castle = LILLIPUT["CH-EMP"].stops[0]
    assert (castle.worth(), castle.worth(own=True)) == (40, 50)
    general = LILLIPUT["CH-GEN"].stops[0]
    assert [general.worth(phase) for phase in ("yellow", "green", "brown")] == [20, 30, 40]


def test_tiles_wait_for_their_phase() -> None:
    assert why_not_yet(CZ["15"], "yellow")
    assert why_not_yet(CZ["15"], "green") is None
    assert why_not_yet(LILLIPUT["CH-TRE"], "green")
    assert why_not_yet(LILLIPUT["CH-GEN"], "yellow") is None


def test_coloured_track_belongs_to_one_company() -> None:
    tile = LILLIPUT["LA-blue"]
    assert [track.owner for track in tile.tracks] == ["SR", "", "", ""]
    assert tile.data.company == "SR"


def test_stop_to_stop_track_is_kept() -> None:
    stops = (Stop("city", 20, slots=1), Stop("town", 10))
    old = Tile(TileData("x", "yellow", stops=stops, track=("0-a", "a-b", "b-3")), "flat")
    new = Tile(TileData("y", "green", stops=stops, track=("0-a", "a-b", "b-3", "1-a")), "flat")
    cut = Tile(TileData("z", "green", stops=stops, track=("0-a", "b-3", "1-a")), "flat")
    assert upgrade(old.shape(2), new.shape(2)) == Upgrade((0, 1), (3,))
    assert key_of(upgrade(old.shape(2), cut.shape(2))) == "rail-tile-loses-track"


def test_stop_to_stop_track_keeps_its_gauge() -> None:
    stops = (Stop("town", 10), Stop("town", 10))
    old = Tile(TileData("x", "yellow", stops=stops, track=("0-a", "3-b"), narrow=("a-b",)), "flat")
    new = Tile(TileData("y", "green", stops=stops, track=("0-a", "3-b", "a-b")), "flat")
    assert key_of(upgrade(old.shape(0), new.shape(0))) == "rail-tile-loses-track"


def test_a_junction_may_lead_to_a_stop() -> None:
    """Two sides and a city meet in a junction that is listed before the city; all tracks run through it."""
    stops = (Stop("junction"), Stop("city", 20, slots=1))
    tile = Tile(TileData("x", "green", stops=stops, track=("0-a", "2-a", "a-b", "4-b")), "flat")
    assert {(t.a, t.b) for t in tile.tracks} == {(0, 2), (0, STOP), (2, STOP), (4, STOP)}
    assert tile.shape(1).stop_sides == (frozenset({(1, BROAD), (3, BROAD), (5, BROAD)}),)


def test_gauges_do_not_change_in_a_junction() -> None:
    data = TileData("x", "green", stops=(Stop("junction"),), track=("0-a", "3-a"), narrow=("1-a", "4-a"))
    assert {(t.a, t.b, t.gauge) for t in Tile(data, "flat").tracks} == {(0, 3, BROAD), (1, 4, NARROW)}


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (TileData("x", "yellow", track=("0-7",)), "no end '7' in '0-7'"),
        (TileData("x", "yellow", track=("0-a",)), "no end 'a' in '0-a'"),
        (TileData("x", "yellow", track=("0-\u0663",)), "no end"),
        (TileData("x", "yellow", track=("03",)), "no end '03'"),
        (TileData("x", "yellow", track=("0-1-2",)), "'0-1-2' is no piece"),
        (TileData("x", "yellow", track=("0-0",)), "'0-0' is no piece"),
        (TileData("x", "yellow", stops=(Stop("junction"), Stop("junction")), track=("a-b",)), "'a-b' is no piece"),
        (TileData("x", "yellow", track=("0-3",), owned={"0-2": "SR"}), "no piece '0-2' to be owned"),
        (TileData("x", "yellow", walls=("9",)), "no end '9'"),
        (TileData("x", "yellow", stops=(Stop("town"),), walls=("a",)), "no side 'a'"),
    ],
)
def test_nonsense_in_the_data_is_named(data: TileData, words: str) -> None:
    with pytest.raises(BadTile, match=words):
        Tile(data, "flat")


def test_two_tiles_of_one_name_are_refused() -> None:
    twice = [TileData("9", "yellow", track=("0-3",)), TileData("9", "yellow", track=("0-2",))]
    with pytest.raises(BadTile, match="tile 9: there are two"):
        Tiles(twice, "flat")
    with pytest.raises(BadTile, match="set more: no tile '8'"):
        Tiles(twice[:1], "flat", {"more": ("8", "9")})


@given(st.sampled_from(EVERY), st.integers(0, 11), st.integers(0, 11))
def test_turning_twice_is_turning_by_the_sum(which: tuple[dict[str, Tile], str], a: int, b: int) -> None:
    tiles, id = which
    tile = tiles[id]
    n = tile.sides
    once = {((side + b) % n, gauge) for side, gauge in enumerate(tile.shape(a).gauges)}
    assert once == set(enumerate(tile.shape(a + b).gauges))
    same = tile.shape(a).alike()
    assert sum(1 for r in tile.rotations if tile.shape(r).alike() == same) == 1
    assert tile.shape(tile.canonical(a)).key == tile.shape(a).key


@given(st.sampled_from(EVERY), st.data())
def test_a_tile_that_fits_also_fits_when_both_are_turned(
    which: tuple[dict[str, Tile], str], data: st.DataObject
) -> None:
    tiles, id = which
    other = tiles[data.draw(st.sampled_from(sorted(tiles)))]
    a, b, turn = (data.draw(st.integers(0, 5)) for _ in range(3))
    still = isinstance(upgrade(tiles[id].shape(a), other.shape(b)), Upgrade)
    assert still == isinstance(upgrade(tiles[id].shape(a + turn), other.shape(b + turn)), Upgrade)
