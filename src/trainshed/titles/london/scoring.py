"""Scoring: a line (3.6), the end of the game (3.7), the objectives (3.8)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from trainshed.core import Score

from .cards import OBJECTIVES
from .map import (
    CENTRAL_DISTRICT,
    DATA,
    DISTRICT_STATIONS,
    STATIONS,
    THAMES_LINES,
    TOURIST_SITES,
)
from .state import Line, Sheet, State

_SCORING = DATA["scoring"]
THAMES_POINTS: int = _SCORING["thames"]
TOURIST_TRACK: tuple[int, ...] = tuple(_SCORING["tourist_track"])
MOST_TICKS = len(TOURIST_TRACK) - 1
INTERCHANGE: tuple[int, ...] = tuple(_SCORING["interchange"])
OBJECTIVE_POINTS: int = _SCORING["objective"]
MODULE_PENALTY: int = _SCORING["solo_module_penalty"]
SOLO_BANDS: tuple[int, ...] = tuple(_SCORING["solo_bands"])


class LineScore(Struct, frozen=True, gc=False):
    """Districts passed, most stations in one of them, sections across the Thames, and the total."""

    districts: int
    most: int
    thames: int
    total: int


def score_line(stations: int, sections: Iterable[int], circled: int = -1) -> LineScore:
    """Return a line's points (3.6): districts times most stations in one, and 2 per section across the Thames.

    A circled station counts twice in its district (3.9.5).

    >>> score_line(0b1, ()).total  # a departure station alone
    1
    """
    doubled = STATIONS[circled].district if circled >= 0 else -1
    districts = most = 0
    for number, district in enumerate(DISTRICT_STATIONS):
        count = (stations & district).bit_count()
        if count:
            districts += 1
            if number == doubled:
                count += 1
            if count > most:
                most = count
    thames = sum(THAMES_LINES >> section & 1 for section in sections)
    return LineScore(districts, most, thames, districts * most + THAMES_POINTS * thames)


def tourist_stops(stations: int) -> int:
    """Return how many boxes of the tourist track a line ticks (3.6), not limited by the track's length."""
    return (stations & TOURIST_SITES).bit_count()


def networks(sheet: Sheet) -> list[int]:
    """Return the stations of each line on a sheet, including the one being drawn."""
    return [line.stations for line in sheet.lines] + ([sheet.line] if sheet.line else [])


def interchanges(lines: Iterable[int]) -> tuple[int, int, int]:
    """Return how many stations have exactly two, three and four lines (3.7)."""
    once = twice = thrice = four = 0
    for stations in lines:
        four |= thrice & stations
        thrice |= twice & stations
        twice |= once & stations
        once |= stations
    return ((twice & ~thrice).bit_count(), (thrice & ~four).bit_count(), four.bit_count())


def interchange_points(counts: tuple[int, int, int]) -> int:
    return sum(number * INTERCHANGE[lines] for lines, number in zip((2, 3, 4), counts, strict=True))


def objective_progress(sheet: Sheet, objective: int) -> tuple[int, int]:
    """Return a sheet's progress on an objective (3.8): what it has, and what it needs."""
    lines = networks(sheet)
    everything = 0
    for stations in lines:
        everything |= stations
    name = OBJECTIVES[objective]
    if name == "interchanges_8":
        have = sum(interchanges(lines))
    elif name == "districts_13":
        have = sum(1 for district in DISTRICT_STATIONS if district & everything)
    elif name == "tourist_5":
        have = (everything & TOURIST_SITES).bit_count()
    elif name == "central_9":
        have = (everything & CENTRAL_DISTRICT).bit_count()
    else:
        drawn = [section for line in sheet.lines for section in line.sections]
        have = sum(THAMES_LINES >> section & 1 for section in (*drawn, *sheet.sections))
    needed: int = DATA["objectives"][name]
    return have, needed


def objective_met(sheet: Sheet, objective: int) -> bool:
    have, needed = objective_progress(sheet, objective)
    return have >= needed


def sheet_parts(state: State, sheet: Sheet) -> dict[str, int]:
    """Return the current points of a sheet, including the line being drawn."""
    lines = sum(line.total for line in sheet.lines)
    ticks = sheet.ticks
    if sheet.line:
        lines += score_line(sheet.line, sheet.sections, sheet.circled).total
        ticks = min(ticks + tourist_stops(sheet.line), MOST_TICKS)
    met = sum(objective_met(sheet, objective) for objective in state.objectives)
    return {
        "lines": lines,
        "tourist": TOURIST_TRACK[ticks],
        "interchanges": interchange_points(interchanges(networks(sheet))),
        "objectives": OBJECTIVE_POINTS * met,
    }


def best_line(sheet: Sheet) -> int:
    """Return the tie-break: the highest total of a single line (3.7)."""
    return max((line.total for line in sheet.lines), default=0)


def scores(state: State) -> tuple[Score, ...]:
    """Return points by seat, with places: by total, then by best single line; remaining ties share a place (3.7)."""
    parts = [sheet_parts(state, sheet) for sheet in state.sheets]
    ranking = [(sum(own.values()), best_line(sheet)) for own, sheet in zip(parts, state.sheets, strict=True)]
    return tuple(
        Score(seat, total, parts[seat], 1 + sum(other > (total, best) for other in ranking))
        for seat, (total, best) in enumerate(ranking)
    )


def solo_deduction(modules: int) -> int:
    """Return what is taken off the score before the solo table is read: 10 points per module used."""
    return MODULE_PENALTY * modules


def solo_band(total: int, modules: int) -> int:
    """Return the band of the solo table, 0 (lowest) to 5."""
    reading = total - solo_deduction(modules)
    return sum(reading > limit for limit in SOLO_BANDS)


def finish_line(sheet: Sheet) -> Line:
    """Score the line that has been drawn and add it to the sheet's finished lines (3.6)."""
    score = score_line(sheet.line, sheet.sections, sheet.circled)
    line = Line(
        sheet.colour,
        sheet.line,
        sheet.sections,
        sheet.circled,
        score.districts,
        score.most,
        score.thames,
        score.total,
    )
    sheet.lines = (*sheet.lines, line)
    sheet.ticks = min(sheet.ticks + tourist_stops(sheet.line), MOST_TICKS)
    sheet.line = sheet.ends = 0
    sheet.sections = ()
    sheet.circled = -1
    return line
