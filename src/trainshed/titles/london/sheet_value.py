"""What a sheet is worth with a given line: the points that London's bots count."""

from __future__ import annotations

from msgspec import Struct

from trainshed.core import Action

from . import scoring
from .actions import Draw
from .map import CLOSES, DISTRICT_STATIONS, LINE_BETWEEN, THAMES_LINES, TOURIST_SITES
from .scoring import INTERCHANGE, MOST_TICKS, THAMES_POINTS, TOURIST_TRACK
from .state import Sheet, State


class Prospect(Struct, gc=False):
    """The part of a sheet that matters for the line being drawn."""

    line: int
    ends: int
    blocked: int
    thames: int


class SheetValue:
    """Quickly computes what a sheet is worth with a given line."""

    def __init__(self, state: State, sheet: Sheet) -> None:
        self._state = state
        self._sheet = sheet
        once = twice = thrice = 0
        for line in sheet.lines:
            thrice |= twice & line.stations
            twice |= once & line.stations
            once |= line.stations
        steps = [INTERCHANGE[lines + 1] - INTERCHANGE[lines] for lines in (1, 2, 3)]
        self._visited = tuple(zip((once & ~twice, twice & ~thrice, thrice), steps, strict=True))

    def points(self, line: int, thames: int) -> int:
        """Return the points that depend on this line: its own, tourist sites, interchanges."""
        districts = most = 0
        for district in DISTRICT_STATIONS:
            count = (line & district).bit_count()
            if count:
                districts += 1
                if count > most:
                    most = count
        ticks = self._sheet.ticks + (line & TOURIST_SITES).bit_count()
        total = districts * most + THAMES_POINTS * thames + TOURIST_TRACK[min(ticks, MOST_TICKS)]
        for stations, gain in self._visited:
            total += gain * (line & stations).bit_count()
        return total

    def parts(self, line: int, thames: int) -> dict[str, int]:
        """Return the same points by what they are for; only for those who ask why."""
        counts = [(line & district).bit_count() for district in DISTRICT_STATIONS]
        ticks = self._sheet.ticks + (line & TOURIST_SITES).bit_count()
        return {
            "districts": sum(count > 0 for count in counts) * max(counts),
            "thames": THAMES_POINTS * thames,
            "tourist": TOURIST_TRACK[min(ticks, MOST_TICKS)],
            "interchanges": sum(gain * (line & stations).bit_count() for stations, gain in self._visited),
        }

    def objectives(self, prospect: Prospect, sections: tuple[int, ...]) -> int:
        """Return the points for objectives if the line ended like this."""
        trial = self._sheet.copy()
        trial.line, trial.sections = prospect.line, sections
        met = sum(scoring.objective_met(trial, objective) for objective in self._state.objectives)
        return scoring.OBJECTIVE_POINTS * met


def after(sheet: Sheet, action: Action) -> Prospect:
    """Return the line after an action."""
    thames = sum(THAMES_LINES >> section & 1 for section in sheet.sections)
    prospect = Prospect(sheet.line, sheet.ends, sheet.blocked, thames)
    if isinstance(action, Draw):
        section = LINE_BETWEEN[action.start, action.end]
        if sheet.sections:
            prospect.ends &= ~(1 << action.start)
        prospect.ends |= 1 << action.end
        prospect.line |= 1 << action.end
        prospect.blocked |= CLOSES[section]
        prospect.thames += THAMES_LINES >> section & 1
    return prospect


def sections_after(sheet: Sheet, action: Action) -> tuple[int, ...]:
    if isinstance(action, Draw):
        return (*sheet.sections, LINE_BETWEEN[action.start, action.end])
    return sheet.sections
