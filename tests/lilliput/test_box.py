"""The data files equal the fact base, number by number: cards, trains, phases, costs, tiles, layouts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rail.shared import shared
from trainshed.rail.tile import STOP, Tile
from trainshed.titles.lilliput.facts import Half, facts

SIDES = "NESW"
PIECES = ("tiles_base", "tiles_character", "tiles_allenbeck", "tiles_laputa", "tiles_scenario")


def told(name: str) -> Any:
    return shared("lilliput")[name]


def half(entry: dict[str, Any]) -> Half:
    """Convert half of a card from the notation of the fact base."""
    kind = entry["kind"]
    if kind == "lay":
        limits = entry.get("limits", {})
        return Half(
            "lay", yellow=limits.get("yellow", 0), green=limits.get("green", 0), any=0 if limits else entry["n"]
        )
    return Half(kind, amount=entry.get("amount", 0), most=entry.get("max", 0) if kind == "trains" else 0)


def test_cards() -> None:
    for entry, card in zip(told("action_cards"), facts().box.card, strict=True):
        assert (card.id, set(card.players)) == (entry["id"], set(entry["players"]))
        assert (card.main, card.alt) == (half(entry["top"]), half(entry["alt"])), card.id
    assert set(facts().box.solo.cards) == {card.id for card in facts().box.card if 1 in card.players}


def test_setup_rounds_costs_and_limits() -> None:
    box, setup, costs, limits = facts().box, told("setup"), told("costs"), told("limits")
    assert (box.setup.cash, box.setup.treasury) == (setup["start_cash"]["value"], setup["treasury"]["value"])
    assert (box.setup.price, box.setup.two_trains) == (setup["price"]["value"], setup["two_trains"]["value"])
    assert box.setup.copy_cards == {str(n): count for n, count in setup["copy_cards_per_player"].items()}
    assert box.setup.rounds == {str(n): count for n, count in told("rounds").items()}
    red, _, green, yellow = box.company[:4]
    assert (red.price, red.treasury) == (setup["price_red"]["value"], setup["treasury_red"]["value"])
    assert green.cash == setup["start_cash_green_owner"]["value"]
    assert yellow.two_trains == setup["two_trains_yellow"]["value"]
    stations = ("home_station", "station_first_extra", "station_further")
    assert box.costs.stations == tuple(costs[name] for name in stations)
    assert box.costs.least_train_price == costs["min_intercompany_train_price"]
    assert box.limits.certificates == limits["certificates_per_player"]
    assert box.limits.directors == limits["director_certs_per_player"]
    assert box.limits.stations == limits["stations_per_company"]
    assert 10 * (box.limits.director_share + box.limits.shares) == limits["percent_in_play"]


def test_trains_and_phases() -> None:
    box = facts()
    for entry, train in zip(told("trains"), box.trains, strict=True):
        assert (train.obsolete_on or None, train.rusts_on or None) == (entry["obsolete_on"], entry["rusts_on"])
    colours, limit, treasury = ["yellow"], 4, 50
    for at, phase in enumerate(told("phases")):
        colours = phase.get("tiles", colours)
        limit, treasury = phase.get("train_limit", limit), phase.get("treasury_card", treasury)
        assert (box.colours[at], box.limits[at], box.treasuries[at]) == (colours[-1], limit, treasury), phase


def test_characters() -> None:
    box = facts()
    effects = {entry["id"]: entry["effect"] for entry in told("characters")}
    assert box.characters["emperor"].free_metropolis
    assert effects["emperor"] == {"yellow_Y_cost": 0}
    assert box.characters["general"].station_percent == 100 * effects["general"]["station_cost_factor"]
    assert box.characters["judge"].income_cash == effects["judge"]["cash"]
    assert box.characters["judge"].income_treasury == effects["judge"]["or_treasuries_total"]
    assert box.characters["admiral"].train_percent == 100 - effects["admiral"]["bank_train_discount_percent"]
    assert box.characters["treasurer"].cash_per_round == effects["treasurer"]["cash_per_round_number"]
    for entry in told("characters"):
        tiles = [id for kind in box.characters[entry["id"]].tiles for id in box.tile_kind(kind, frozenset())]
        assert [id for id in tiles if not id.startswith("BR-")] == entry["tiles"]


def pieces_of(tile: Tile) -> set[frozenset[str]]:
    """Return the track between two sides, in the segment notation of the fact base."""
    ends = [(track.a, track.b) for track in tile.shape(0).tracks]
    return {frozenset(SIDES[end] for end in pair) for pair in ends if max(pair) < STOP}


@pytest.mark.parametrize("group", PIECES)
def test_tiles(group: str) -> None:
    box = facts()
    for entry in told(group):
        tile = box.tiles[entry["id"]]
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
    box = facts()
    colours = {company.colour: company.id for company in box.companies}
    for entry in told("tiles_laputa"):
        tile = box.tiles[entry["id"]]
        company = colours[entry["company_colour"]]
        assert tile.data.company == company
        assert tile.data.owned == {f"{entry['coloured_exit']}-a": company}


def test_what_tiles_cost() -> None:
    box, costs = facts(), told("costs")
    priced = {id: tile.data.price for id, tile in box.tiles.items() if tile.data.price}
    metropolis = dict.fromkeys(("Y-YS", "Y-YC", "BR-Y-YS", "BR-Y-YC"), costs["yellow_Y"])
    assert priced == metropolis | {"SC-TUN": costs["tunnel"]}
    terrain = {id: tile.data.cost for id, tile in box.tiles.items() if tile.data.cost}
    assert terrain == {"SC-HILL": costs["terrain_hill"], "SC-WOOD": costs["terrain_light"]}


def test_brobdingnags_tiles_are_the_base_tiles_with_other_values() -> None:
    box, fact = facts(), told("brobdingnag")
    values = fact["revenues"]
    for colour, at in (("yellow", 0), ("green", 1), ("brown", 2)):
        for id in box.tiles.sets["brobdingnag"]:
            tile, base = box.tiles[id], box.tiles[id.removeprefix("BR-")]
            if tile.colour == colour:
                kind = "metropolis" if tile.label else "city"
                assert tile.stops[0].value == values[kind][at], tile
            assert tile.shape(0).exits == base.shape(0).exits, tile
            assert [stop.slots for stop in tile.stops] == [stop.slots for stop in base.stops], tile
            assert tile.data.count == base.data.count, tile
    assert box.tiles["BR-R-MIL"].stops[0].value == values["start"]
    castle = box.tiles["BR-CH-EMP"].stops[0]
    assert {"with_own_token": castle.own, "otherwise": castle.value} == values["emperor"]
    assert box.tiles["BR-CH-GEN"].stops[0].value == dict(
        zip(("yellow", "green", "brown"), values["general"], strict=True)
    )
    assert box.tiles["BR-CH-TRE"].stops[0].value == values["treasurer"]
    assert sum(box.tiles[id].data.count for id in box.tiles.sets["brobdingnag"]) == fact["tiles"]["total"]


def test_allenbeck() -> None:
    rule, fact = facts().box.allenbeck, told("allenbeck")
    assert list(rule.named) == fact["named"]
    assert (rule.three, rule.four) == (fact["bonus_3_of_4"]["value"], fact["bonus_4_of_4"]["value"])


def test_layouts_of_the_scenarios() -> None:
    box = facts()
    grid = box.map.grid
    for entry, lays in zip(told("scenarios").values(), box.map.file.scenario.values(), strict=True):
        want = [(grid.at(tile["x"], tile["y"]), tile["tile"], tile["rot"] // 90) for tile in entry["tiles"]]
        assert [(lay.cell, lay.tile, lay.rotation) for lay in lays] == want
