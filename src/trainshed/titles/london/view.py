"""What a seat may see: everything except the order of the cards to come."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from trainshed.core import Score, View

from . import scoring
from .actions import Circle, Draw, LondonAction
from .cards import CARDS, OBJECTIVES, POWERS
from .map import CARD_SYMBOLS, COLOURS, LINE_BETWEEN, stations_in
from .state import Sheet, State


class LineView(Struct, frozen=True):
    """A line on a sheet, finished or being drawn, with its current points."""

    colour: str
    stations: tuple[int, ...]
    sections: tuple[int, ...]
    circled: int | None
    districts: int
    most: int
    thames: int
    total: int


class ObjectiveView(Struct, frozen=True):
    """A sheet's progress on an objective."""

    id: str
    have: int
    needed: int


class SheetView(Struct, frozen=True):
    """One player's sheet."""

    seat: int
    pencils: tuple[str, ...]
    lines: tuple[LineView, ...]
    drawing: bool
    """True if the last of `lines` is still being drawn."""
    ends: tuple[int, ...]
    power: str | None
    """Power of the current pencil, while it can still be used."""
    first: int | None
    """With the power two sections: target station of this turn's first section."""
    ticks: int
    interchanges: tuple[int, int, int]
    objectives: tuple[ObjectiveView, ...]
    parts: Mapping[str, int]
    total: int
    place: int
    done: bool
    """True if this player has nothing to do before the next card."""


class Move(Struct, frozen=True):
    """A legal action of the viewing seat, with the line's points after it."""

    action: LondonAction
    districts: int
    most: int
    thames: int
    line: int
    gain: int
    """Change of the seat's total, if nothing more were drawn."""


class LondonView(View, frozen=True):
    """The table as a seat sees it (seat None: a spectator)."""

    seat: int | None
    round: int
    turn: int
    flipped: tuple[str, ...]
    symbol: str
    branch: bool
    underground: int
    left: Mapping[str, int]
    """Cards not yet flipped this round, by id."""
    controller: int
    powers: Mapping[str, str]
    objectives: tuple[str, ...]
    sheets: tuple[SheetView, ...]
    moves: tuple[Move, ...]
    over: bool
    solo_deduction: int
    """What is taken off the score before the solo table is read; 0 with several players."""


def view(state: State, seat: int | None) -> LondonView:
    """Return the table as a seat sees it."""
    scores = scoring.scores(state)
    over = not state.agenda
    waiting = state.agenda[-1].seats(state) if state.agenda else ()
    flipped = tuple(CARDS[card] for card in state.deck[: state.flipped])
    return LondonView(
        seat=seat,
        round=state.round,
        turn=state.flipped - ("street-switch" in flipped),
        flipped=flipped,
        symbol=CARD_SYMBOLS[state.symbol],
        branch=state.branch,
        underground=state.underground,
        left={card: 1 for card in CARDS if card not in flipped},
        controller=state.controller,
        powers={COLOURS[colour]: POWERS[power] for colour, power in enumerate(state.powers)},
        objectives=tuple(OBJECTIVES[objective] for objective in state.objectives),
        sheets=tuple(
            _sheet(state, sheet, number, scores[number], number not in waiting)
            for number, sheet in enumerate(state.sheets)
        ),
        moves=tuple(_moves(state, seat)) if seat is not None and seat in waiting else (),
        over=over,
        solo_deduction=scoring.solo_deduction(state.modules) if len(scores) == 1 else 0,
    )


def _sheet(state: State, sheet: Sheet, seat: int, score: Score, done: bool) -> SheetView:
    lines = [
        LineView(
            COLOURS[line.colour],
            tuple(stations_in(line.stations)),
            line.sections,
            line.circled if line.circled >= 0 else None,
            line.districts,
            line.most,
            line.thames,
            line.total,
        )
        for line in sheet.lines
    ]
    if sheet.line:
        now = scoring.score_line(sheet.line, sheet.sections, sheet.circled)
        circled = sheet.circled if sheet.circled >= 0 else None
        where = (tuple(stations_in(sheet.line)), sheet.sections, circled)
        lines.append(LineView(COLOURS[sheet.colour], *where, now.districts, now.most, now.thames, now.total))
    return SheetView(
        seat=seat,
        pencils=tuple(COLOURS[colour] for colour in sheet.pencils),
        lines=tuple(lines),
        drawing=bool(sheet.line),
        ends=tuple(stations_in(sheet.ends)),
        power=POWERS[sheet.power] if sheet.power >= 0 and sheet.line else None,
        first=sheet.first if sheet.first >= 0 and not done else None,
        ticks=sheet.ticks,
        interchanges=scoring.interchanges(scoring.networks(sheet)),
        objectives=tuple(
            ObjectiveView(OBJECTIVES[objective], *scoring.objective_progress(sheet, objective))
            for objective in state.objectives
        ),
        parts=score.parts,
        total=score.total,
        place=score.place,
        done=done,
    )


def _moves(state: State, seat: int) -> list[Move]:
    """Return each legal action with its effect, so that a page can show it without implementing the rules."""
    sheet = state.sheets[seat]
    before = sum(scoring.sheet_parts(state, sheet).values())
    moves = []
    for action in state.agenda[-1].legal(state, seat):
        trial = sheet.copy()
        if isinstance(action, Draw):
            trial.line |= 1 << action.end
            trial.sections += (LINE_BETWEEN[action.start, action.end],)
        elif isinstance(action, Circle):
            trial.circled = action.station
        now = scoring.score_line(trial.line, trial.sections, trial.circled)
        gain = sum(scoring.sheet_parts(state, trial).values()) - before
        moves.append(Move(action, now.districts, now.most, now.thames, now.total, gain))
    return moves
