"""The hard bot's search: the most promising plans are played on, every seat planning its turns, and compared later.

Nothing is hidden in 18Lilliput and there is no chance but Gulliver's, so a plan needs to be played on only once. Half
of the plans are dropped with every round looked ahead, as long as the budget of work lasts.
"""

from __future__ import annotations

from msgspec import Struct

from trainshed.core import Action

from .outlook import Evaluator, worth
from .planning import Plan, Width, plans, roots, with_noise
from .rounds import Turn
from .state import State


class Effort(Struct, frozen=True):
    """How far and wide to evaluator."""

    width: Width = Width(lays=2)
    """For the plans to choose from."""
    quick: Width = Width(lays=1)
    """For the turns in which a plan is played on."""
    candidates: int = 3
    margin: float = 25.0
    """How much less a plan may promise than the best one to be played on, in pounds."""
    rounds: int = 1
    work: int = 2000
    noise: float = 3.0
    """Plans that promise so many pounds more or less are taken for alike."""


def choose(state: State, seat: int, evaluator: Evaluator, effort: Effort, seed: int) -> Action:
    """The action that leads to the best position, as far as the work allows to evaluator."""
    found = with_noise(roots(state, seat, evaluator, effort.width), state, seed, effort.noise)
    close = [plan for plan in found[: effort.candidates] if plan.value > found[0].value - effort.margin]
    if len(close) > 1 and isinstance(state.agenda[-1], Turn):
        close = _compare(close, state.round, seat, evaluator, effort)
    return close[0].actions[0]


def _compare(left: list[Plan], now: int, seat: int, evaluator: Evaluator, effort: Effort) -> list[Plan]:
    """Play plans on, round by round, and keep the better half; best first."""
    for until in range(now + 1, now + 1 + effort.rounds):
        reached = []
        for plan in left:
            end = _play_on(plan.state, until, evaluator, effort)
            if end is None:
                break
            reached.append(Plan(worth(end, seat, evaluator), plan.actions, end))
        if len(reached) > 1:
            left = sorted(reached, key=lambda plan: -plan.value)[: (len(reached) + 1) // 2]
        if len(left) == 1 or evaluator.work >= effort.work:
            break
    return left


def _play_on(state: State, until: int, evaluator: Evaluator, effort: Effort) -> State | None:
    """Every seat plans its turns, until a round begins or the game is over; None when the work is used up."""
    while state.agenda and state.round < until:
        if evaluator.work >= effort.work:
            return None
        seat = state.agenda[-1].seats(state)[0]
        state = plans(state, seat, evaluator, effort.quick)[0].state
    return state
