"""London's bots. They use only what the table shows and never the cards to come.

* easy: takes the section that is worth most immediately;
* medium: takes the section that is worth most after the next card, averaged over all possible cards;
* hard: simulates each line to its end many times (`hard`, `planner`).
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from trainshed.core import Action, Bot, Game
from trainshed.core.chance import draw as draw_number

from . import scoring
from .actions import Circle, Draw
from .cards import CARD_SYMBOL, CARDS, LAST_UNDERGROUND, SWITCH, SWITCH_IGNORED_UP_TO
from .hard import HardBot
from .map import CLOSES, DISTRICT_STATIONS, LINE_BETWEEN, SPOKES, THAMES_LINES, TOURIST_SITES
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

    def objectives(self, prospect: Prospect, sections: tuple[int, ...]) -> int:
        """Return the points for objectives if the line ended like this."""
        trial = self._sheet.copy()
        trial.line, trial.sections = prospect.line, sections
        met = sum(scoring.objective_met(trial, objective) for objective in self._state.objectives)
        return scoring.OBJECTIVE_POINTS * met


class GreedyBot:
    """Easy: the most points immediately; a random one among equals."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, game: Game, seat: int, budget: float = 1.0) -> Action:
        state: State = game.state
        sheet = state.sheets[seat]
        actions = list(game.legal_actions.of(seat))
        if any(isinstance(action, Circle) for action in actions):
            return best_circle(sheet, actions)
        values = [self.value(state, sheet, action) for action in actions]
        top = max(values)
        best = [action for action, value in zip(actions, values, strict=True) if value == top]
        moment = (state.round * 16 + state.flipped) * 4 + seat
        return best[draw_number(self._seed, "greedy", moment, len(best))]

    def value(self, state: State, sheet: Sheet, action: Action) -> float:
        """Return the worth of the sheet after the action; passing counts a little less than drawing."""
        judge = SheetValue(state, sheet)
        prospect = after(sheet, action)
        total = float(judge.points(prospect.line, prospect.thames))
        if state.objectives:
            total += judge.objectives(prospect, sections_after(sheet, action))
        if not isinstance(action, Draw):
            return total - 0.5
        return total - (_POWER_RESERVE if action.power in ("joker", "switch") else 0)


class LookaheadBot(GreedyBot):
    """Medium: the most points after the best reply to the next card, averaged over all possible cards."""

    def value(self, state: State, sheet: Sheet, action: Action) -> float:
        judge = SheetValue(state, sheet)
        prospect = after(sheet, action)
        points = judge.points
        stay = points(prospect.line, prospect.thames)
        total = 0.0
        for (symbol, branch), chance in next_cards(state).items():
            best = stay
            starts = prospect.line if branch else prospect.ends
            spokes, line, blocked = SPOKES[symbol], prospect.line, prospect.blocked
            while starts:
                low = starts & -starts
                starts ^= low
                for _way, section, end in spokes[low.bit_length() - 1]:
                    if not (blocked & section or line & end):
                        value = points(line | end, prospect.thames + (section & THAMES_LINES > 0))
                        if value > best:
                            best = value
            total += chance * best
        if state.underground == LAST_UNDERGROUND:
            total = float(stay)
        if state.objectives:
            total += judge.objectives(prospect, sections_after(sheet, action))
        spent = isinstance(action, Draw) and action.power in ("joker", "switch")
        return total - (_POWER_RESERVE * (LAST_UNDERGROUND - state.underground) if spent else 0)


_POWER_RESERVE = 1.0
"""Points a spent power must gain, per underground card to come; found by trial."""


def next_cards(state: State) -> dict[tuple[int, bool], float]:
    """Return the possible next symbols (each with or without the switch) and their chances, from flipped cards only."""
    known = state.deck[: state.flipped]
    left = [card for card in range(len(CARDS)) if card not in known]
    chances: dict[tuple[int, bool], float] = {}
    for card in left:
        if card == SWITCH:
            branch = state.flipped + 1 > SWITCH_IGNORED_UP_TO
            followers = [other for other in left if other != SWITCH]
            for other in followers:
                key = (CARD_SYMBOL[other], branch)
                chances[key] = chances.get(key, 0) + 1 / len(left) / len(followers)
        else:
            key = (CARD_SYMBOL[card], False)
            chances[key] = chances.get(key, 0) + 1 / len(left)
    return chances


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


def best_circle(sheet: Sheet, actions: list[Action]) -> Action:
    """Return the circle with the best line score; its station is always in the fullest district (3.9.5)."""
    return max(
        actions,
        key=lambda action: (
            scoring.score_line(sheet.line, sheet.sections, action.station if isinstance(action, Circle) else -1).total
        ),
    )


LEVELS: dict[str, Callable[[int], Bot]] = {"easy": GreedyBot, "medium": LookaheadBot, "hard": HardBot}
