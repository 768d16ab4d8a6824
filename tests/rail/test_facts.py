"""The titles' maps and tiles compared with the fact base, and the errors reported for invalid maps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rail.shared import shared, title_map
from trainshed.rail.map import BadMap, CellData, GridData, Home, Lay, Map, MapFile
from trainshed.rail.tile import BROAD, NARROW, STOP, Stop, Tile, TileData, Tiles

GAUGE = {"broad": BROAD, "narrow": NARROW}
Pieces = list[tuple[int, int, int]]


def ends(pair: list[str], gauge: str = "broad") -> tuple[int, int, int]:
    a, b = sorted(int(end[1:]) + (STOP if end[0] == "n" else 0) for end in pair)
    return a, b, GAUGE[gauge]


def pieces(tile: Tile) -> Pieces:
    return sorted((track.a, track.b, track.gauge) for track in tile.tracks)


def grey(word: str) -> str:
    return "grey" if word == "gray" else word


def value(found: Any) -> Any:
    return {grey(colour): worth for colour, worth in found.items()} if isinstance(found, dict) else found


def assert_stops(tile: Tile, nodes: list[Any], worth: str) -> None:
    wanted = [
        Stop(
            node["kind"],
            value(node[worth]),
            slots=node.get("slots", 0),
            end_only=node["kind"] == "offboard",
            group=node.get("once_per_route_group", ""),
        )
        for node in nodes
        if node["kind"] != "junction"
    ]
    plain = [Stop(s.kind, s.value, s.own, s.slots, s.counts, s.end_only, s.group) for s in tile.stops]
    assert plain == wanted, tile


def test_czech_tiles() -> None:
    tiles, facts = title_map("cz").tiles, shared("cz_first_game")
    laid = {id for id in tiles if tiles[id].data.count}
    assert laid == set(facts["tiles"])
    assert (len(laid), sum(tiles.supply().values())) == (
        facts["counts"]["tile_numbers"],
        facts["counts"]["tile_pieces"],
    )
    for id, fact in facts["tiles"].items():
        tile = tiles[id]
        assert pieces(tile) == sorted(ends(pair) for pair in fact["tracks"]), id
        assert (tile.colour, tile.label, tile.data.count) == (fact["color"], fact.get("label", ""), fact["count"]), id
        assert_stops(tile, fact["nodes"], "revenue")


def test_czech_map() -> None:
    map, facts = title_map("cz"), shared("cz_first_game")
    assert set(map.cells) == set(facts["hexes"])
    for cell, fact in facts["hexes"].items():
        data, print_ = map.cells[cell], map.print_of(cell)
        assert print_ is not None
        assert (data.cost, data.terrain, data.name) == (
            fact.get("cost", 0),
            fact.get("terrain", ""),
            fact.get("name", ""),
        )
        assert list(data.stubs) == fact.get("stub_edges", []), cell
        assert pieces(print_.tile) == sorted(ends(pair) for pair in fact.get("tracks", [])), cell
        assert_stops(print_.tile, fact.get("nodes", []), "revenue")
        if fact["kind"] != "offboard":
            assert print_.tile.label == fact.get("label", ""), cell
    homes = {home.company: (home.cell, home.stop) for home in map.file.homes}
    for company, fact in facts["companies"].items():
        assert homes[company] == (fact["home"], int(fact.get("home_node", "n0")[1:]))


def test_irish_tiles() -> None:
    tiles, facts = title_map("ireland").tiles, shared("ireland")["tiles"]
    assert {id for id in tiles if tiles[id].data.count} == {fact["id"] for fact in facts}
    for fact in facts:
        tile = tiles[fact["id"]]
        if not tile.hubs:
            assert pieces(tile) == sorted(ends(t["ends"], t["gauge"]) for t in fact["track"]), tile
        else:
            spokes = {(spoke.a, spoke.gauge) for hub in tile.hubs for spoke in hub}
            assert spokes == {(ends(t["ends"])[0], GAUGE[t["gauge"]]) for t in fact["track"]}, tile
        assert (tile.colour, tile.label) == (grey(fact["colour"]), fact["label"] or ""), tile
        assert_stops(tile, fact["nodes"], "value")


def test_irish_map() -> None:
    map, facts = title_map("ireland"), shared("ireland")["map"]["hexes"]
    assert set(map.cells) == {fact["id"] for fact in facts}
    homes = {home.company: (home.cell, home.stop) for home in map.file.homes}
    for fact in facts:
        cell = fact["id"]
        data, print_ = map.cells[cell], map.print_of(cell)
        assert print_ is not None
        assert (data.cost, data.terrain, data.name) == (fact["terrain_cost"], fact["terrain"] or "", fact["name"] or "")
        assert ("port" in data.marks) == fact["port"], cell
        assert pieces(print_.tile) == sorted(ends(t["ends"], t["gauge"]) for t in fact["track"]), cell
        assert print_.tile.label == (fact["label"] or ""), cell
        assert_stops(print_.tile, fact["nodes"], "value")
        cities = sum(1 for stop in print_.tile.stops if stop.slots)
        for home in fact["home_of"]:
            # With one city on the cell, the home is that city; otherwise the named city, or any (-1).
            stop = int(home["node"][1:]) if home["node"] else 0 if cities == 1 else -1
            assert homes.pop(home["company"]) == (cell, stop), home
    assert homes == {}


@pytest.mark.parametrize(
    "group", ["tiles_base", "tiles_character", "tiles_allenbeck", "tiles_laputa", "tiles_scenario"]
)
def test_lilliput_cards(group: str) -> None:
    tiles, grid = title_map("lilliput").tiles, title_map("lilliput").grid
    for fact in shared("lilliput")[group]:
        tile = tiles[fact["id"]]
        exits = fact.get("exits") or fact.get("track") or ""
        assert set(tile.shape(0).exits) == {grid.side(side) for side in exits}, tile
        if "segments" in fact:
            wanted = {frozenset(map(grid.side, pair)) for pair in fact["segments"]}
            assert {frozenset((track.a, track.b)) for track in tile.tracks} == wanted, tile
        assert tile.data.count == fact["count"], tile
        assert tile.colour == fact.get("colour", tile.colour), tile
        assert set(tile.walls) == {grid.side(side) for side in fact.get("water_sides", "")}, tile
        worth = fact.get("revenue")
        assert bool(tile.stops) == (worth is not None), tile
        for stop in tile.stops:
            if isinstance(worth, dict) and "with_own_token" in worth:
                assert (stop.value, stop.own) == (worth["otherwise"], worth["with_own_token"]), tile
            else:
                assert (stop.value, stop.own) == (worth, None), tile
            assert stop.slots == fact["slots"], tile
            assert stop.end_only == fact.get("terminal", False), tile
            assert stop.counts == fact.get("counts_range", True), tile


# -- invalid maps

BLANK = Tiles([TileData("blank", "blank"), TileData("9", "yellow", track=("0-3",))], "flat")


@pytest.mark.parametrize(
    ("file", "words"),
    [
        (MapFile(GridData("flat"), {"A1": CellData("town")}), "cell A1: no tile 'town'"),
        (MapFile(GridData("flat"), {"A1": CellData(stubs=(6,))}), "cell A1: no side 6"),
        (MapFile(GridData("flat"), {"A1": CellData()}, homes=(Home("X", "A3"),)), "home of X: no cell 'A3'"),
        (MapFile(GridData("flat"), {"A1": CellData()}, start=(Lay("A1", "8"),)), "tile 8 on A1"),
        (MapFile(GridData("flat"), {"A1": CellData()}, scenario={"s": (Lay("B2", "9"),)}), "tile 9 on B2"),
        (MapFile(GridData("flat"), {"A1": CellData()}, grounds=("city",)), "grounds"),
    ],
)
def test_nonsense_on_a_map_is_named(file: MapFile, words: str) -> None:
    with pytest.raises(BadMap, match=words):
        Map(file, BLANK)
