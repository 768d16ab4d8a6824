"""Sequence of play: set-up (3.1), rounds (3.2), the switch (3.4), passing pencils (3.5), end (3.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from trainshed.core import Action, Log, Message, Refusal, Setup, Step, not_now

from . import drawing, scoring
from .actions import (
    PASSES,
    CardFlipped,
    Circle,
    Draw,
    GameEnded,
    LineScored,
    Pass,
    Passed,
    PencilsPassed,
    RoundStarted,
    SectionDrawn,
    StationCircled,
    SwitchFlipped,
)
from .cards import (
    CARD_SYMBOL,
    CARDS,
    DOUBLE_STATION,
    IS_UNDERGROUND,
    LAST_UNDERGROUND,
    NO_POWER,
    OBJECTIVES,
    OBJECTIVES_DRAWN,
    POWERS,
    SWITCH,
    SWITCH_IGNORED_UP_TO,
)
from .map import COLOURS, DEPARTURES, STATIONS, stations_in
from .state import Options, Sheet, State

ROUNDS = 4
_SEATS = tuple(tuple(seat for seat in range(4) if mask >> seat & 1) for mask in range(16))

if TYPE_CHECKING:
    LondonStep = Step[State]
else:
    LondonStep = Step  # a parametrised base would make msgspec create a second class per step


# 3.1 Set-up


def deal(setup: Setup, options: Options) -> State:
    """Hand out pencils, draw objectives and powers (3.1, 3.8, 3.9.1)."""
    chance = setup.source()
    count = len(setup.players)
    if options.pencils:
        ring = [COLOURS.index(colour) for colour in options.pencils]
    else:
        ring = chance.shuffle("pencils", 0, COLOURS)
    first = chance.shuffle("controller", 0, [str(seat) for seat in range(count)])[0]
    return State(
        agenda=[EndGame(), StartRound(1)],
        sheets=[Sheet(pencils) for pencils in pencil_orders(ring, count, options.spare_pencil_after)],
        chance=chance,
        objectives=tuple(sorted(chance.shuffle("objectives", 0, OBJECTIVES)[:OBJECTIVES_DRAWN]))
        if options.objectives
        else (),
        powers=tuple(chance.shuffle("powers", 0, POWERS)) if options.powers else (),
        modules=options.objectives + options.powers,
        controller=first if options.controller is None else options.controller,
    )


def known_chance(state: State) -> dict[str, tuple[str, ...]]:
    """Return the visible outcomes of shuffles: everything that is open, and the flipped cards of each deck (3.2.2)."""
    chance = state.chance
    ring = chance.shuffle("pencils", 0, COLOURS)
    first = chance.shuffle("controller", 0, [str(seat) for seat in range(len(state.sheets))])[0]
    known = {"pencils": tuple(COLOURS[colour] for colour in ring), "controller": (str(first),)}
    if state.objectives:
        known["objectives"] = tuple(OBJECTIVES[objective] for objective in state.objectives)
    if state.powers:
        known["powers"] = tuple(POWERS[power] for power in state.powers)
    for number in range(1, state.round):
        deck = chance.shuffle("deck", number, CARDS)
        last = [place for place, card in enumerate(deck) if IS_UNDERGROUND[card]][LAST_UNDERGROUND - 1]
        known[f"deck/{number}"] = tuple(CARDS[card] for card in deck[: last + 1])
    known[f"deck/{state.round}"] = tuple(CARDS[card] for card in state.deck[: state.flipped])
    return known


def pencil_orders(ring: list[int], players: int, spare_after: int = 2) -> list[tuple[int, ...]]:
    """Return the colours each player draws in, round by round (3.5).

    There are four slots in seating order; slots without a player belong to the table. After each round every pencil
    moves one slot to the left. In a solo game the pencils are used in the given order.

    >>> pencil_orders([0, 1, 2, 3], 4)[0]
    (0, 3, 2, 1)
    """
    if players == 1:
        return [tuple(ring)]
    slots = {4: [0, 1, 2, 3], 2: [0, 2]}.get(players) or [seat + (seat > spare_after) for seat in range(3)]
    return [tuple(ring[(slot - number) % 4] for number in range(ROUNDS)) for slot in slots]


# 3.2 Rounds


class StartRound(LondonStep, frozen=True):
    """Start a round: the line begins with its departure station; all eleven cards are shuffled (3.2.1, 3.2.2)."""

    number: int

    def resolve(self, state: State, log: Log) -> None:
        state.round = self.number
        for sheet in state.sheets:
            sheet.colour = sheet.pencils[self.number - 1]
            sheet.line = sheet.ends = 1 << DEPARTURES[sheet.colour]
            sheet.power = state.powers[sheet.colour] if state.powers else NO_POWER
        state.deck = tuple(state.chance.shuffle("deck", self.number, CARDS))
        state.flipped = state.underground = 0
        log.append(RoundStarted(self.number, state.controller))
        state.agenda += [PassPencils(), ScoreLines(), CircleStations(), FlipCard()]


class FlipCard(LondonStep, frozen=True):
    """Flip the next card; after the switch, one more at once (3.2.2, 3.4)."""

    def resolve(self, state: State, log: Log) -> None:
        card = state.deck[state.flipped]
        state.flipped += 1
        state.branch = False
        if card == SWITCH:
            state.branch = state.flipped > SWITCH_IGNORED_UP_TO
            log.append(SwitchFlipped(state.flipped, not state.branch))
            card = state.deck[state.flipped]
            state.flipped += 1
        state.symbol = CARD_SYMBOL[card]
        state.underground += IS_UNDERGROUND[card]
        log.append(CardFlipped(CARDS[card], state.flipped, state.underground, state.branch))
        waiting = 0
        for seat, sheet in enumerate(state.sheets):
            sheet.first = -1
            sheet.inside = False
            if drawing.can_draw(state, sheet):
                waiting |= 1 << seat
            else:
                log.append(Passed(seat, forced=True))
        state.agenda.append(DrawSections(waiting))


class DrawSections(LondonStep, frozen=True):
    """All players draw at the same time, each on their own sheet, or pass (3.2.3); then the next card (3.2.4)."""

    waiting: int

    def seats(self, state: State) -> tuple[int, ...]:
        return _SEATS[self.waiting]

    def question(self, state: State, seat: int) -> Message:
        sheet = state.sheets[seat]
        if sheet.first >= 0:
            return Message("london-ask-second", {"station": STATIONS[sheet.first].name})
        return Message("london-ask-draw-branch" if state.branch else "london-ask-draw")

    def legal(self, state: State, seat: int) -> Iterable[Action]:
        return drawing.legal(state, seat)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if isinstance(action, Draw):
            return drawing.why_not(state, action)
        return None if isinstance(action, Pass) else not_now()

    def take(self, state: State, action: Action, log: Log) -> None:
        seat = action.seat
        if isinstance(action, Draw):
            sheet = state.sheets[seat]
            drawing.draw(sheet, action.start, action.end, action.power)
            log.append(SectionDrawn(seat, sheet.colour, action.start, action.end, action.power))
            if sheet.first >= 0 and drawing.can_draw(state, sheet):
                return  # may draw a second section with the power, or pass
        elif state.sheets[seat].first < 0:
            log.append(Passed(seat, forced=False))
        state.agenda[-1] = DrawSections(self.waiting & ~(1 << seat))

    def resolve(self, state: State, log: Log) -> None:
        if state.underground < LAST_UNDERGROUND:
            state.agenda.append(FlipCard())


class CircleStations(LondonStep, frozen=True):
    """After the last turn: a player with the power *double station* may circle a station (3.9.5)."""

    waiting: int = -1
    """Bit mask of the seats that have not answered; -1 before the question is asked."""

    def seats(self, state: State) -> tuple[int, ...]:
        if self.waiting >= 0:
            return _SEATS[self.waiting]
        return tuple(seat for seat, sheet in enumerate(state.sheets) if sheet.power == DOUBLE_STATION)

    def question(self, state: State, seat: int) -> Message:
        return Message("london-ask-circle", {"colour": COLOURS[state.sheets[seat].colour]})

    def legal(self, state: State, seat: int) -> Iterable[Action]:
        return [*(Circle(seat, station) for station in stations_in(state.sheets[seat].line)), PASSES[seat]]

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if isinstance(action, Circle):
            if 0 <= action.station < len(STATIONS) and state.sheets[action.seat].line >> action.station & 1:
                return None
            return Refusal("london/3.9.5", Message("london-refuse-circle"), (f"station:{action.station}",))
        return None if isinstance(action, Pass) else not_now()

    def take(self, state: State, action: Action, log: Log) -> None:
        if isinstance(action, Circle):
            sheet = state.sheets[action.seat]
            sheet.circled = action.station
            sheet.power = NO_POWER
            log.append(StationCircled(action.seat, action.station))
        waiting = sum(1 << seat for seat in self.seats(state) if seat != action.seat)
        state.agenda[-1] = CircleStations(waiting)


class ScoreLines(LondonStep, frozen=True):
    """Score every player's line and tick tourist sites (3.6)."""

    def resolve(self, state: State, log: Log) -> None:
        for seat, sheet in enumerate(state.sheets):
            ticks, sites = sheet.ticks, scoring.tourist_stops(sheet.line)
            line = scoring.finish_line(sheet)
            points = (line.districts, line.most, line.thames, line.total)
            ticked = sheet.ticks - ticks
            log.append(LineScored(seat, line.colour, *points, ticked, sites - ticked))


# 3.5 Passing pencils


class PassPencils(LondonStep, frozen=True):
    """Pass pencils and controller to the left; after the fourth round the game ends instead."""

    def resolve(self, state: State, log: Log) -> None:
        if state.round < ROUNDS:
            state.controller = (state.controller + 1) % len(state.sheets)
            log.append(PencilsPassed())
            state.agenda.append(StartRound(state.round + 1))


# 3.7 End of game


class EndGame(LondonStep, frozen=True):
    """Log the final totals."""

    def resolve(self, state: State, log: Log) -> None:
        log.append(GameEnded(tuple(score.total for score in scoring.scores(state))))
