"""London as text: summary of the position, moves as choices, and parsing of typed moves."""

from __future__ import annotations

import re

from trainshed.core import Action, Message
from trainshed.core.message import Arg

from . import scoring
from .actions import Circle, Draw, Pass, SectionPower
from .cards import CARDS, LAST_UNDERGROUND, OBJECTIVES, POWERS
from .map import CARD_SYMBOLS, COLOURS, LINE_BETWEEN, LINES, STATIONS, stations_in
from .rounds import CircleStations
from .state import Sheet, State

_NUMBERS = {station.name: station.id for station in STATIONS}


def summary(state: State, seat: int | None) -> list[Message]:
    """Summarise the table and one sheet (for a spectator: every sheet), line by line."""
    told = []
    if state.agenda:
        cards: dict[str, Arg] = {
            "round": state.round,
            "number": state.flipped,
            "symbol": CARD_SYMBOLS[state.symbol],
            "kind": CARDS[state.deck[state.flipped - 1]].split("-")[0],
            "underground": state.underground,
            "limit": LAST_UNDERGROUND,
        }
        told.append(Message("london-tell-card-branch" if state.branch else "london-tell-card", cards))
    for number in range(len(state.sheets)) if seat is None else (seat,):
        told += _tell_sheet(state, number, state.sheets[number])
    return told


def _tell_sheet(state: State, seat: int, sheet: Sheet) -> list[Message]:
    lines = [(line.colour, line.sections, line.total) for line in sheet.lines]
    if sheet.line:
        total = scoring.score_line(sheet.line, sheet.sections, sheet.circled).total
        lines.append((sheet.colour, sheet.sections, total))
    told = []
    for colour, sections, total in lines:
        ways = [f"{STATIONS[LINES[s].a].name}–{STATIONS[LINES[s].b].name}" for s in sections]
        args: dict[str, Arg] = {"colour": COLOURS[colour], "sections": ", ".join(ways) or "–", "points": total}
        told.append(Message("london-tell-line", args))
    if sheet.line:
        ends = ", ".join(_station(station) for station in stations_in(sheet.ends))
        told.append(Message("london-tell-ends", {"ends": ends}))
        if sheet.power >= 0:
            told.append(Message("london-tell-power", {"power": POWERS[sheet.power]}))
    for objective in state.objectives:
        have, needed = scoring.objective_progress(sheet, objective)
        name = OBJECTIVES[objective]
        told.append(Message("london-tell-objective", {"objective": name, "have": have, "needed": needed}))
    parts: dict[str, Arg] = {**scoring.sheet_parts(state, sheet)}
    parts |= {"player": f"@{seat}", "total": sum(scoring.sheet_parts(state, sheet).values())}
    told.append(Message("london-tell-score", parts))
    return told


def _station(station: int) -> str:
    return STATIONS[station].name


def describe(state: State, action: Action) -> Message:
    """Describe a move with its effect on the line's points."""
    sheet = state.sheets[action.seat]
    now = scoring.score_line(sheet.line, sheet.sections, sheet.circled).total
    if isinstance(action, Draw):
        section = LINE_BETWEEN[action.start, action.end]
        then = scoring.score_line(sheet.line | 1 << action.end, (*sheet.sections, section)).total
        args: dict[str, Arg] = {
            "start": STATIONS[action.start].name,
            "end": STATIONS[action.end].name,
            "symbol": STATIONS[action.end].symbol,
            "before": now,
            "after": then,
        }
        if action.power:
            return Message("london-move-draw-power", args | {"power": action.power})
        return Message("london-move-draw", args)
    if isinstance(action, Circle):
        then = scoring.score_line(sheet.line, sheet.sections, action.station).total
        name = STATIONS[action.station].name
        return Message("london-move-circle", {"station": name, "before": now, "after": then})
    return Message("london-move-pass")


def epilogue(state: State) -> list[Message]:
    """Solo: rate the result."""
    if len(state.sheets) > 1:
        return []
    total, off = scoring.scores(state)[0].total, scoring.solo_deduction(state.modules)
    told = [Message(f"london-band-{scoring.solo_band(total, state.modules)}")]
    return [*told, Message("london-solo-deduction", {"off": off, "rest": total - off})] if off else told


def parse(state: State, seat: int, text: str) -> Action | None:
    """Parse `D3 A3` or `D3-A3` (section), `D3` (circle), `pass`; a final `joker`, `switch` or `two` spends a power."""
    words = [word for word in re.split(r"[\s,;–-]+", text.strip().lower()) if word]
    if words == ["pass"]:
        return Pass(seat)
    powers: dict[str, SectionPower] = {"joker": "joker", "switch": "switch", "two": "two_sections"}
    power = powers[words.pop()] if words and words[-1] in powers else None
    places = [_NUMBERS.get(word.upper()) for word in words]
    if len(places) == 2 and places[0] is not None and places[1] is not None:
        if power is None and state.sheets[seat].first >= 0:
            power = "two_sections"
        return Draw(seat, places[0], places[1], power)
    if len(places) == 1 and places[0] is not None and isinstance(state.agenda[-1], CircleStations):
        return Circle(seat, places[0])
    return None
