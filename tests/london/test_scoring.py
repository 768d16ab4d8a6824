"""Scoring: the numbers printed in the rule book, and lines drawn on the map of this implementation."""

from __future__ import annotations

from typing import Any

import pytest

import trainshed
from trainshed.titles.london.map import COLOURS, DEPARTURES, LINE_BETWEEN
from trainshed.titles.london.scoring import (
    INTERCHANGE,
    TOURIST_TRACK,
    interchange_points,
    interchanges,
    objective_met,
    objective_progress,
    score_line,
    scores,
    solo_band,
    tourist_stops,
)
from trainshed.titles.london.state import Line, Sheet, State

# the completed sheet in the rule book: districts, most stations in one district, Thames points, total
PRINTED = [(6, 3, 2, 20), (4, 4, 0, 16), (5, 5, 4, 29), (5, 4, 2, 22)]

# four lines on our map with the same scores: colour, moves, districts, most, Thames crossings, tourist sites, total
DRAWN: list[tuple[str, list[tuple[int, int]], int, int, int, int, int]] = [
    ("green", [(13, 12), (13, 32), (32, 33), (12, 16), (33, 49), (49, 35), (35, 34), (16, 17)], 6, 3, 1, 2, 20),
    ("purple", [(29, 18), (18, 17), (17, 16), (29, 24), (16, 23), (23, 43), (43, 44), (44, 51)], 5, 5, 2, 1, 29),
    ("blue", [(40, 44), (44, 43), (43, 47), (40, 34), (47, 48), (34, 35), (48, 49)], 4, 4, 0, 1, 16),
    ("red", [(21, 20), (21, 14), (14, 19), (19, 18), (18, 17), (20, 26), (26, 27), (27, 41)], 5, 4, 1, 1, 22),
]


def drawn(colour: str, moves: list[tuple[int, int]]) -> tuple[int, tuple[int, ...]]:
    stations = 1 << DEPARTURES[COLOURS.index(colour)]
    for _, end in moves:
        stations |= 1 << end
    return stations, tuple(LINE_BETWEEN[move] for move in moves)


@pytest.mark.parametrize(("districts", "most", "thames", "total"), PRINTED)
def test_the_printed_sheet_adds_up(districts: int, most: int, thames: int, total: int) -> None:
    assert districts * most + thames == total


@pytest.mark.parametrize(("colour", "moves", "districts", "most", "thames", "tourist", "total"), DRAWN)
def test_a_line_scores_districts_times_most_plus_two_per_crossing(
    colour: str, moves: list[tuple[int, int]], districts: int, most: int, thames: int, tourist: int, total: int
) -> None:
    stations, sections = drawn(colour, moves)
    score = score_line(stations, sections)
    assert (score.districts, score.most, score.thames, score.total) == (districts, most, thames, total)
    assert tourist_stops(stations) == tourist


def test_a_circled_station_in_the_fullest_district_counts_twice() -> None:
    colour, moves, *_ = DRAWN[0]
    stations, sections = drawn(colour, moves)
    assert max(score_line(stations, sections, station).total for station in range(53) if stations >> station & 1) == 26


def test_the_total_of_the_printed_sheet() -> None:
    """Lines 87, seven tourist sites 14, nine interchanges of two lines 18: total 119."""
    assert sum(total for *_, total in PRINTED) == 87
    assert TOURIST_TRACK[7] == 14
    assert interchange_points((9, 0, 0)) == 18
    assert 87 + 14 + 18 == 119


def test_the_tourist_track() -> None:
    assert TOURIST_TRACK == (0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25)
    assert INTERCHANGE[2:] == (2, 5, 9)


def test_an_interchange_counts_once_in_its_highest_class() -> None:
    assert interchanges([0b1111, 0b0111, 0b0011, 0b0001]) == (1, 1, 1)
    assert interchange_points((1, 1, 1)) == 16


def test_a_departure_station_alone_is_a_line_of_one() -> None:
    assert score_line(1 << DEPARTURES[0], ()).total == 1


@pytest.mark.parametrize(
    ("total", "modules", "band"),
    [
        *[(0, 0, 0), (90, 0, 0), (91, 0, 1), (105, 0, 1), (106, 0, 2), (121, 0, 3), (136, 0, 4), (150, 0, 4)],
        *[(151, 0, 5), (160, 1, 4), (161, 1, 5), (170, 2, 4), (171, 2, 5)],
    ],
)
def test_the_solo_table(total: int, modules: int, band: int) -> None:
    assert solo_band(total, modules) == band


def finished(*sheets: Sheet, objectives: tuple[int, ...] = ()) -> State:
    base: State = trainshed.new("london", 1, seed=1).state
    return State([], list(sheets), base.chance, objectives, (), 0, 0, 4)


def sheet_of(totals: list[int], ticks: int = 0, **more: Any) -> Sheet:
    lines = tuple(Line(colour, 1 << colour, (), -1, 1, 1, 0, total) for colour, total in enumerate(totals))
    return Sheet((0, 1, 2, 3), ticks=ticks, lines=lines, **more)


def test_ties_go_to_the_best_line_and_are_shared_after_that() -> None:
    places = [score.place for score in scores(finished(sheet_of([20, 20, 20, 20]), sheet_of([30, 10, 20, 20])))]
    assert places == [2, 1]
    places = [score.place for score in scores(finished(sheet_of([30, 10, 20, 20]), sheet_of([20, 20, 10, 30])))]
    assert places == [1, 1]


def test_at_most_ten_boxes_are_ticked() -> None:
    state = finished(sheet_of([1, 1, 1, 1], ticks=10))
    assert scores(state)[0].parts["tourist"] == 25


# 3.8 Objectives, on the four lines of `DRAWN`


def network() -> Sheet:
    lines = []
    for colour, moves, districts, most, thames, _tourist, total in DRAWN:
        stations, sections = drawn(colour, moves)
        lines.append(Line(COLOURS.index(colour), stations, sections, -1, districts, most, thames, total))
    return Sheet((3, 0, 1, 2), lines=tuple(lines), ticks=5)


def test_objectives_look_at_the_whole_network() -> None:
    everything = network()
    progress = [objective_progress(everything, number) for number in range(5)]
    assert [needed for _, needed in progress] == [8, 13, 5, 9, 6]
    stations = 0
    visits: dict[int, int] = {}
    for line in everything.lines:
        stations |= line.stations
        for station in range(53):
            visits[station] = visits.get(station, 0) + (line.stations >> station & 1)
    assert progress[0][0] == sum(count >= 2 for count in visits.values())
    assert progress[2][0] == sum(bool(stations >> site & 1) for site in (9, 16, 19, 36, 49))
    assert progress[3][0] == sum(bool(stations >> s & 1) for s in (18, 19, 20, 25, 26, 30, 32, 33, 34))
    assert progress[4][0] == 4
    assert [objective_met(everything, number) for number in range(5)] == [have >= need for have, need in progress]


def test_each_objective_can_be_met_and_brings_ten_points() -> None:
    every_station = (1 << 53) - 1
    thames = tuple(line for line in range(155) if line in (26, 42, 46, 53, 54, 56))
    sheet = Sheet(
        (0, 1, 2, 3),
        lines=(Line(0, every_station, thames, -1, 1, 1, 6, 0), Line(1, every_station, (), -1, 1, 1, 0, 0)),
    )
    for number in range(5):
        assert objective_met(sheet, number), number
        assert not objective_met(Sheet((0, 1, 2, 3)), number)
    parts = scores(finished(sheet, objectives=(0, 4)))[0].parts
    assert parts["objectives"] == 20
