"""The data files equal the fact base, number by number: cards, trains, phases, costs, tiles, layouts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lilliput.table import board, box, character_tiles, new, phases, pieces, tiles
from tests.rail.shared import shared
from trainshed.rail.tile import STOP, Tile

SIDES = "NESW"
PIECES = ("tiles_base", "tiles_character", "tiles_allenbeck", "tiles_laputa", "tiles_scenario")


def told(name: str) -> Any:
    return shared("lilliput")[name]


def half(entry: dict[str, Any]) -> dict[str, Any]:
    """Convert half of a card from the notation of the fact base."""
    kind, limits = entry["kind"], entry.get("limits", {})
    lays = kind == "lay"
    return {
        "kind": kind,
        "amount": 0 if lays else entry.get("amount", 0),
        "most": entry.get("max", 0) if kind == "trains" else 0,
        "yellow": limits.get("yellow", 0) if lays else 0,
        "green": limits.get("green", 0) if lays else 0,
        "any": entry["n"] if lays and not limits else 0,
    }


def test_cards() -> None:
    cards = box()["card"]
    for entry, card in zip(told("action_cards"), cards, strict=True):
        assert (card["id"], set(card["players"])) == (entry["id"], set(entry["players"]))
        assert (card["main"], card["alt"]) == (half(entry["top"]), half(entry["alt"])), card["id"]
    assert set(box()["solo"]["cards"]) == {card["id"] for card in cards if 1 in card["players"]}


def test_setup_rounds_costs_and_limits() -> None:
    setup, costs, limits = told("setup"), told("costs"), told("limits")
    data = box()["setup"]
    assert (data["cash"], data["treasury"]) == (setup["start_cash"]["value"], setup["treasury"]["value"])
    assert (data["price"], data["two_trains"]) == (setup["price"]["value"], setup["two_trains"]["value"])
    assert data["copy_cards"] == {str(n): count for n, count in setup["copy_cards_per_player"].items()}
    assert data["rounds"] == {str(n): count for n, count in told("rounds").items()}
    red, _, green, yellow = box()["company"][:4]
    assert (red["price"], red["treasury"]) == (setup["price_red"]["value"], setup["treasury_red"]["value"])
    assert green["cash"] == setup["start_cash_green_owner"]["value"]
    assert yellow["two_trains"] == setup["two_trains_yellow"]["value"]
    stations = ("home_station", "station_first_extra", "station_further")
    data = box()["costs"]
    assert data["stations"] == tuple(costs[name] for name in stations)
    assert data["least_train_price"] == costs["min_intercompany_train_price"]
    data = box()["limits"]
    assert data["certificates"] == limits["certificates_per_player"]
    assert data["directors"] == limits["director_certs_per_player"]
    assert data["stations"] == limits["stations_per_company"]
    assert 10 * (data["director_share"] + data["shares"]) == limits["percent_in_play"]


def test_trains_and_phases() -> None:
    for entry, train in zip(told("trains"), box()["train"], strict=True):
        assert (train["obsolete_on"] or None, train["rusts_on"] or None) == (entry["obsolete_on"], entry["rusts_on"])
    colours, limit, treasury = ["yellow"], 4, 50
    for at, phase in enumerate(told("phases")):
        colours = phase.get("tiles", colours)
        limit, treasury = phase.get("train_limit", limit), phase.get("treasury_card", treasury)
        assert phases()[at] == (colours[-1], limit, treasury), phase


def test_characters() -> None:
    characters = {character["id"]: character for character in box()["character"]}
    effects = {entry["id"]: entry["effect"] for entry in told("characters")}
    assert characters["emperor"]["free_metropolis"]
    assert effects["emperor"] == {"yellow_Y_cost": 0}
    assert characters["general"]["station_percent"] == 100 * effects["general"]["station_cost_factor"]
    assert characters["judge"]["income_cash"] == effects["judge"]["cash"]
    assert characters["judge"]["income_treasury"] == effects["judge"]["or_treasuries_total"]
    assert characters["admiral"]["train_percent"] == 100 - effects["admiral"]["bank_train_discount_percent"]
    assert characters["treasurer"]["cash_per_round"] == effects["treasurer"]["cash_per_round_number"]
    for entry in told("characters"):
        assert [id for id in character_tiles(entry["id"]) if not id.startswith("BR-")] == entry["tiles"]


def pieces_of(tile: Tile) -> set[frozenset[str]]:
    """Return the track between two sides, in the segment notation of the fact base."""
    ends = [(track.a, track.b) for track in tile.shape(0).tracks]
    return {frozenset(SIDES[end] for end in pair) for pair in ends if max(pair) < STOP}


@pytest.mark.parametrize("group", PIECES)
def test_tiles(group: str) -> None:
    for entry in told(group):
        tile = tiles()[entry["id"]]
        shape = tile.shape(0)
        exits = {SIDES[side] for side in shape.exits}
        assert tile.data.count == entry["count"], tile
        assert exits == set(entry.get("exits", entry.get("track", ""))), tile
        if "segments" in entry:
            assert pieces_of(tile) == {frozenset(piece) for piece in entry["segments"]}, tile
        if entry.get("kind") in ("mine", "preset plain", "tunnel"):
            assert pieces_of(tile) == {frozenset(entry["track"])}, tile
        assert {SIDES[side] for side in shape.walls} == set(entry.get("water_sides", "")), tile
        if group in ("tiles_base", "tiles_allenbeck", "tiles_laputa"):
            assert tile.colour == entry["colour"], tile
        stops(tile, entry)
        assert (tile.data.bonus, tile.data.start) == (entry.get("bonus", 0), entry.get("available", "")), tile


def stops(tile: Tile, entry: dict[str, Any]) -> None:
    """Check value, slots, range counting and route ends of each stop. Mildendo has four stops of the same value."""
    revenue = entry.get("revenue")
    if revenue is None:
        assert not tile.stops, tile
        return
    assert len(tile.stops) == (4 if entry.get("category") == "start" else 1), tile
    for stop in tile.stops:
        if isinstance(revenue, dict) and "otherwise" in revenue:
            assert (stop.value, stop.own) == (revenue["otherwise"], revenue["with_own_token"]), tile
        else:
            assert (stop.value, stop.own) == (revenue, None), tile
        assert stop.slots == entry.get("slots", 0), tile
        assert stop.end_only == entry.get("terminal", False), tile
        assert stop.counts == entry.get("counts_range", True), tile


def test_laputas_coloured_track() -> None:
    colours = {company["colour"]: company["id"] for company in box()["company"]}
    for entry in told("tiles_laputa"):
        tile = tiles()[entry["id"]]
        company = colours[entry["company_colour"]]
        assert tile.data.company == company
        assert tile.data.owned == {f"{entry['coloured_exit']}-a": company}


def test_what_tiles_cost() -> None:
    costs = told("costs")
    priced = {id: tile.data.price for id, tile in tiles().items() if tile.data.price}
    metropolis = dict.fromkeys(("Y-YS", "Y-YC", "BR-Y-YS", "BR-Y-YC"), costs["yellow_Y"])
    assert priced == metropolis | {"SC-TUN": costs["tunnel"]}
    terrain = {id: tile.data.cost for id, tile in tiles().items() if tile.data.cost}
    assert terrain == {"SC-HILL": costs["terrain_hill"], "SC-WOOD": costs["terrain_light"]}


def test_brobdingnags_tiles_are_the_base_tiles_with_other_values() -> None:
    every, fact = tiles(), told("brobdingnag")
    values = fact["revenues"]
    for colour, at in (("yellow", 0), ("green", 1), ("brown", 2)):
        for id in every.sets["brobdingnag"]:
            tile, base = every[id], every[id.removeprefix("BR-")]
            if tile.colour == colour:
                kind = "metropolis" if tile.label else "city"
                assert tile.stops[0].value == values[kind][at], tile
            assert tile.shape(0).exits == base.shape(0).exits, tile
            assert [stop.slots for stop in tile.stops] == [stop.slots for stop in base.stops], tile
            assert tile.data.count == base.data.count, tile
    assert every["BR-R-MIL"].stops[0].value == values["start"]
    castle = every["BR-CH-EMP"].stops[0]
    assert {"with_own_token": castle.own, "otherwise": castle.value} == values["emperor"]
    assert every["BR-CH-GEN"].stops[0].value == dict(zip(("yellow", "green", "brown"), values["general"], strict=True))
    assert every["BR-CH-TRE"].stops[0].value == values["treasurer"]
    assert sum(every[id].data.count for id in every.sets["brobdingnag"]) == fact["tiles"]["total"]


def test_allenbeck() -> None:
    rule, fact = box()["allenbeck"], told("allenbeck")
    assert list(rule["named"]) == fact["named"]
    assert (rule["three"], rule["four"]) == (fact["bonus_3_of_4"]["value"], fact["bonus_4_of_4"]["value"])


def test_layouts_of_the_scenarios() -> None:
    grid = board(new()).map.grid
    for entry, lays in zip(told("scenarios").values(), pieces().scenarios.values(), strict=True):
        want = [(grid.at(tile["x"], tile["y"]), tile["tile"], tile["rot"] // 90) for tile in entry["tiles"]]
        assert [(lay.cell, lay.tile, lay.rotation) for lay in lays] == want
