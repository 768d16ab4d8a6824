"""Invariants of every state of London; used by the contract check and the sandbox, never during play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trainshed.core import Action, Checking

from .actions import ALL_ACTIONS
from .cards import CARDS, IS_UNDERGROUND, SWITCH
from .map import CROSSINGS, DEPARTURES, LINES, STATIONS, TOURIST_SITES
from .scoring import MOST_TICKS
from .state import Sheet, State


class LondonChecking(Checking[State]):
    """Checks of London."""

    def violations(self, state: State) -> Iterator[str]:
        return violations(state)

    def candidates(self, state: State, seat: int) -> Iterable[Action]:
        return ALL_ACTIONS[seat]


def violations(state: State) -> Iterator[str]:
    """Yield broken invariants; all counts are recomputed from scratch."""
    if sorted(state.deck) != list(range(len(CARDS))):
        yield "the deck is not the eleven cards"
    known = state.deck[: state.flipped]
    if state.underground != sum(IS_UNDERGROUND[card] for card in known):
        yield "the underground cards are miscounted"
    if known and known[-1] == SWITCH:
        yield "the switch stands alone"
    if state.branch and (len(known) < 2 or known[-2] != SWITCH or len(known) <= 3):
        yield "the switch is in force without having been flipped, or too early"
    for seat, sheet in enumerate(state.sheets):
        for problem in _sheet(sheet):
            yield f"seat {seat}: {problem}"
    for number in range(4):
        held = [sheet.pencils[number] for sheet in state.sheets]
        if len(set(held)) < len(held):
            yield f"two players hold the same pencil in round {number + 1}"


def _sheet(sheet: Sheet) -> Iterator[str]:
    if sorted(sheet.pencils) != [0, 1, 2, 3]:
        yield "a colour comes twice"
    lines = [(line.colour, line.stations, line.sections) for line in sheet.lines]
    ticks = sum((stations & TOURIST_SITES).bit_count() for _, stations, _ in lines)
    if sheet.ticks != min(ticks, MOST_TICKS):
        yield "the tourist sites are miscounted"
    if sheet.line:
        lines.append((sheet.colour, sheet.line, sheet.sections))
        if sheet.ends != _ends(sheet.colour, sheet.sections):
            yield "the ends are not the stations with one section"
    if [colour for colour, _, _ in lines] != list(sheet.pencils[: len(lines)]):
        yield "a line has the wrong colour"
    for colour, stations, sections in lines:
        if stations != _stations(colour, sections) or stations.bit_count() != len(sections) + 1:
            yield "a line is not one piece without loops"
    drawn = [section for _, _, sections in lines for section in sections]
    if len(set(drawn)) < len(drawn):
        yield "a dashed line carries two sections"
    for e, f in CROSSINGS:
        if e in drawn and f in drawn:
            yield f"sections {e} and {f} cross"
    blocked = set(drawn)
    blocked |= {f for e, f in CROSSINGS if e in drawn} | {e for e, f in CROSSINGS if f in drawn}
    if sheet.blocked != sum(1 << section for section in blocked):
        yield "closed dashed lines are out of step"


def _stations(colour: int, sections: tuple[int, ...]) -> int:
    """Return the stations of a line, grown from its departure station; -1 if a section is detached or closes a loop."""
    reached = {DEPARTURES[colour]}
    for section in sections:
        a, b = LINES[section].a, LINES[section].b
        if (a in reached) == (b in reached):
            return -1
        reached |= {a, b}
    return sum(1 << station for station in reached)


def _ends(colour: int, sections: tuple[int, ...]) -> int:
    if not sections:
        return 1 << DEPARTURES[colour]
    touching = [sum(station.id in (LINES[s].a, LINES[s].b) for s in sections) for station in STATIONS]
    return sum(1 << station for station, number in enumerate(touching) if number == 1)
