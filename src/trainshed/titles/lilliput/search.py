"""The hard bot's search: the most promising plans are played on, every seat planning its turns, and compared later.

Nothing is hidden in 18Lilliput and there is no chance but Gulliver's, so a plan needs to be played on only once. Half
of the plans are dropped with every round looked ahead, as long as the budget of work lasts.
"""

from __future__ import annotations

from msgspec import Struct

from trainshed.core import Action

from .outlook import Look, worth
from .planning import FREE_ACT, Plan, Width, plans
from .rounds import Turn
from .running import Dividend
from .state import State
from .turns import LayTiles


class Effort(Struct, frozen=True):
    """How far and wide to look."""

    width: Width = Width(lays=3)
    """For the plans to choose from."""
    quick: Width = Width(lays=1)
    """For the turns in which a plan is played on."""
    most: int = 1
    """How many ways to use the half of a card are plans of their own."""
    candidates: int = 6
    rounds: int = 2
    work: int = 5000


def choose(state: State, seat: int, look: Look, effort: Effort) -> Action:
    """The action that leads to the best position, as far as the work allows to look."""
    found = plans(state, seat, look, effort.width, effort.most)
    asked = isinstance(state.agenda[-1], (Turn, Dividend, LayTiles))
    if asked and len(found) > 1 and found[0].value < FREE_ACT / 2 + found[1].value:
        return _compare(found[: effort.candidates], state.round, seat, look, effort).actions[0]
    return found[0].actions[0]


def _compare(left: list[Plan], now: int, seat: int, look: Look, effort: Effort) -> Plan:
    """Play plans on, round by round, and keep the better half."""
    for until in range(now + 1, now + 1 + effort.rounds):
        reached = []
        for plan in left:
            end = _play_on(plan.state, until, look, effort)
            if end is None:
                break
            reached.append(Plan(worth(end, seat, look), plan.actions, end))
        if len(reached) > 1:
            left = sorted(reached, key=lambda plan: -plan.value)[: (len(reached) + 1) // 2]
        if len(left) == 1 or look.work >= effort.work:
            break
    return left[0]


def _play_on(state: State, until: int, look: Look, effort: Effort) -> State | None:
    """Every seat plans its turns, until a round begins or the game is over; None when the work is used up."""
    while state.agenda and state.round < until:
        if look.work >= effort.work:
            return None
        seat = state.agenda[-1].seats(state)[0]
        state = plans(state, seat, look, effort.quick)[0].state
    return state
