"""The map and the cards equal those of the printed game."""

from __future__ import annotations

from collections import Counter

import pytest
import yaml

from tests.help import SHARED
from trainshed.titles.london.cards import CARDS, IS_UNDERGROUND
from trainshed.titles.london.map import (
    CENTRAL,
    CLOSES,
    COLOURS,
    CROSSINGS,
    DATA,
    DEPARTURES,
    DISTRICT_STATIONS,
    DISTRICTS,
    LINES,
    STATIONS,
    SYMBOLS,
)


def test_there_are_53_stations_13_of_each_symbol_and_central() -> None:
    counted = Counter(station.symbol for station in STATIONS)
    assert counted == dict.fromkeys(SYMBOLS, 13) | {"wild": 1}
    assert STATIONS[CENTRAL].name == "F4"


def test_districts_have_their_stations() -> None:
    sizes = dict(zip(DISTRICTS, (mask.bit_count() for mask in DISTRICT_STATIONS), strict=True))
    assert sizes["central"] == 9
    assert Counter(sizes.values()) == {9: 1, 6: 4, 4: 4, 1: 4}


def test_there_are_155_dashed_lines_24_of_them_across_the_thames() -> None:
    assert len(LINES) == DATA["map"]["dashed_lines"] == 155
    assert sum(line.thames for line in LINES) == 24
    across = [(STATIONS[line.a], STATIONS[line.b]) for line in LINES]
    kinds = Counter((b.col > a.col) - (b.col < a.col) if b.row > a.row else 9 for a, b in across)
    assert kinds == {9: 43, 0: 43, 1: 34, -1: 35}


def test_116_pairs_of_dashed_lines_cross() -> None:
    assert len(CROSSINGS) == 116
    assert sum(closed.bit_count() == 1 for closed in CLOSES) == 77


def test_no_dashed_line_passes_through_a_district_without_a_station_of_it() -> None:
    """So 'districts passed' equals 'districts with a station'. Touching a corner is not passing."""
    low, high = DATA["map"]["district_cuts"]
    for line in LINES:
        a, b = STATIONS[line.a], STATIONS[line.b]
        for k in range(1, 1000):
            x, y = a.col + (b.col - a.col) * k / 1000, a.row + (b.row - a.row) * k / 1000
            if min(abs(x - low), abs(x - high), abs(y - low), abs(y - high)) < 1e-9:
                continue
            corner = (x < 0.5 or x > 8.5) and (y < 0.5 or y > 8.5)
            if corner:
                continue
            cell = ((x > low) + (x > high), (y > low) + (y > high))
            ends = {((s.col > low) + (s.col > high), (s.row > low) + (s.row > high)) for s in (a, b)}
            assert cell in ends, (a.name, b.name)


def test_each_departure_has_eight_neighbours_two_of_each_symbol() -> None:
    for departure in DEPARTURES:
        beside = [line.b if line.a == departure else line.a for line in LINES if departure in (line.a, line.b)]
        symbols = Counter(STATIONS[station].symbol for station in beside)
        assert len(beside) == 8
        assert all(symbols[symbol] == 2 for symbol in SYMBOLS)
    assert sorted(STATIONS[departure].symbol for departure in DEPARTURES) == sorted(SYMBOLS)


def test_the_deck_has_six_street_and_five_underground_cards() -> None:
    assert len(CARDS) == len(set(CARDS)) == 11
    assert sum(IS_UNDERGROUND) == 5


@pytest.mark.skipif(not (SHARED / "data").is_dir(), reason="the reference data are not beside this checkout")
def test_the_map_equals_the_reference_data() -> None:
    data = yaml.safe_load((SHARED / "data" / "london.yaml").read_text(encoding="utf-8"))
    for station, known in zip(STATIONS, data["stations"], strict=True):
        assert (station.id, station.col, station.row, station.symbol) == tuple(
            known[name] for name in ("id", "col", "row", "symbol")
        )
        assert DISTRICTS[station.district] == known["district"]
        assert station.tourist == known.get("tourist", False)
        assert station.departure == known.get("departure")
    assert [(line.id, line.a, line.b, line.thames) for line in LINES] == [
        (e[0], e[1], e[2], e[4]) for e in data["edges"]
    ]
    assert sorted(CROSSINGS) == sorted(tuple(pair) for pair in data["crossing_pairs"])
    assert data["scoring"]["tourist_track"] == DATA["scoring"]["tourist_track"]
    assert {int(k): v for k, v in data["scoring"]["interchange"].items()} == {
        k: DATA["scoring"]["interchange"][k] for k in (2, 3, 4)
    }
    assert {c: DEPARTURES[COLOURS.index(c)] for c in COLOURS} == data["departures"]
