"""The hard bot: passes what its seat can see to the planner, and plays the planner's choice."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from trainshed.core import Action, Game, Message, Weighed, WeighingBot

from . import advice
from .actions import Circle, Draw
from .cards import CARDS, OBJECTIVES, POWERS
from .map import (
    COLOURS,
    CROSSINGS,
    DEPARTURES,
    DISTRICT_STATIONS,
    DISTRICTS,
    LINES,
    STATIONS,
    TOURIST_SITES,
    stations_in,
)
from .scoring import INTERCHANGE, TOURIST_TRACK
from .state import State

if TYPE_CHECKING:
    from .planner import Move, Planner, Position, Tables


def london_tables() -> Tables:
    """Return the printed sheet in the planner's format."""
    from .planner import tables

    return tables(
        symbols=[station.symbol for station in STATIONS],
        edges=[(line.a, line.b) for line in LINES],
        crossings=CROSSINGS,
        thames=[line.id for line in LINES if line.thames],
        districts=[stations_in(district) for district in DISTRICT_STATIONS],
        central_district=DISTRICTS.index("central"),
        tourist=stations_in(TOURIST_SITES),
        departures=dict(zip(COLOURS, DEPARTURES, strict=True)),
        track=TOURIST_TRACK,
        interchange={lines: INTERCHANGE[lines] for lines in (2, 3, 4)},
    )


@cache
def planner() -> Planner:
    """Return the one planner of this process. Created on first use, because numpy and the weights take time to load."""
    from .planner import Planner

    return Planner(london_tables())


def position(state: State, seat: int) -> Position:
    """Return what the seat can see, as plain data; it does not contain the cards to come."""
    from .planner import Position

    sheet = state.sheets[seat]
    return Position(
        colours=tuple(COLOURS[colour] for colour in sheet.pencils),
        finished=tuple(line.sections for line in sheet.lines),
        edges=sheet.sections,
        flipped=tuple(CARDS[card] for card in state.deck[: state.flipped]),
        objectives=tuple(OBJECTIVES[objective] for objective in state.objectives),
        powers=tuple(POWERS[state.powers[colour]] for colour in sheet.pencils) if state.powers else (),
        unspent=sheet.power >= 0,
        first_target=sheet.first if sheet.first >= 0 else None,
    )


class HardBot(WeighingBot):
    """Simulates each line to its end many times before it draws a section."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        state: State = game.state
        sheet, actions = state.sheets[seat], list(game.legal_actions.of(seat))
        moment = ((state.round * 16 + state.flipped) * 16 + len(sheet.sections)) * 4 + seat
        moves = [_candidate(action) for action in actions]
        found = planner().weigh(position(state, seat), moves, budget, self._seed * 4096 + moment)
        chosen = actions[found.best]
        if found.next_best is None:
            return advice.circled(sheet, chosen, actions)

        def reasons() -> list[Message]:
            simulated = {"total": round(found.total), "count": found.playouts}
            return [Message("london-advice-simulated", simulated), *advice.gains(state, sheet, chosen)]

        return Weighed(chosen, reasons, actions[found.next_best], found.total - found.next_total, advice.points)


def _candidate(action: Action) -> Move | None:
    from .planner import Move

    if isinstance(action, Draw):
        return Move(action.start, action.end, action.power)
    if isinstance(action, Circle):
        return Move(action.station, action.station, "double_station")
    return None
