"""London's bots. They use only what the table shows and never the cards to come.

* easy: takes the section that is worth most immediately;
* medium: takes the section that is worth most after the next card, averaged over all possible cards;
* hard: simulates each line to its end many times (`hard`, `planner`).
"""

from __future__ import annotations

from collections.abc import Callable

from trainshed.core import Action, Bot, Game, Message, Weighed, WeighingBot
from trainshed.core.chance import draw as draw_number

from . import advice, scoring
from .actions import Circle, Draw
from .cards import CARD_SYMBOL, CARDS, LAST_UNDERGROUND, SWITCH, SWITCH_IGNORED_UP_TO
from .hard import HardBot
from .map import SPOKES, THAMES_LINES
from .sheet_value import Prospect, SheetValue, after, sections_after
from .state import Sheet, State


class GreedyBot(WeighingBot):
    """Easy: the most points immediately; a random one among equals."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        state: State = game.state
        sheet = state.sheets[seat]
        actions = list(game.legal_actions.of(seat))
        if any(isinstance(action, Circle) for action in actions):
            return advice.circled(sheet, best_circle(sheet, actions), actions)
        values = [self.value(state, sheet, action) for action in actions]
        top = max(values)
        best = [action for action, value in zip(actions, values, strict=True) if value == top]
        moment = (state.round * 16 + state.flipped) * 4 + seat
        chosen = best[draw_number(self._seed, "greedy", moment, len(best))]
        return advice.weighed(state, sheet, chosen, actions, values, lambda: self.expected(state, sheet, chosen))

    def expected(self, state: State, sheet: Sheet, action: Action) -> list[Message]:
        """Return what the bot expects of an action beyond its points; easy expects nothing."""
        return []

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

    def expected(self, state: State, sheet: Sheet, action: Action) -> list[Message]:
        if state.underground == LAST_UNDERGROUND:
            return []
        now = after(sheet, action)
        more = self.next_card(state, SheetValue(state, sheet), now) - SheetValue(state, sheet).points(
            now.line, now.thames
        )
        return [advice.expects_more(more)]

    def value(self, state: State, sheet: Sheet, action: Action) -> float:
        judge = SheetValue(state, sheet)
        prospect = after(sheet, action)
        if state.underground == LAST_UNDERGROUND:
            total = float(judge.points(prospect.line, prospect.thames))
        else:
            total = self.next_card(state, judge, prospect)
        if state.objectives:
            total += judge.objectives(prospect, sections_after(sheet, action))
        spent = isinstance(action, Draw) and action.power in ("joker", "switch")
        return total - (_POWER_RESERVE * (LAST_UNDERGROUND - state.underground) if spent else 0)

    def next_card(self, state: State, judge: SheetValue, prospect: Prospect) -> float:
        """Return the points of the line after the best use of the next card, averaged over the possible cards."""
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
        return total


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


def best_circle(sheet: Sheet, actions: list[Action]) -> Action:
    """Return the circle with the best line score; its station is always in the fullest district (3.9.5)."""
    return max(
        actions,
        key=lambda action: (
            scoring.score_line(sheet.line, sheet.sections, action.station if isinstance(action, Circle) else -1).total
        ),
    )


LEVELS: dict[str, Callable[[int], Bot]] = {"easy": GreedyBot, "medium": LookaheadBot, "hard": HardBot}
