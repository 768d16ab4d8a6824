"""The hard bot's search: simulate the best plans, every seat planning its turns, and compare the results.

Nothing is hidden in 18Lilliput and only Gulliver's draws are random, so a plan is simulated only once. Half of the
plans are dropped with every round of lookahead, as long as the work budget lasts.
"""

from __future__ import annotations

from msgspec import Struct

from trainshed.core import Action

from .outlook import Evaluator, worth
from .planning import Plan, Width, plans, roots, with_noise
from .rounds import Turn
from .state import State


class Effort(Struct, frozen=True):
    """How far and wide to search."""

    width: Width = Width(lays=2)
    """For the plans to choose from."""
    quick: Width = Width(lays=1)
    """For the turns simulated after a plan."""
    candidates: int = 3
    margin: float = 25.0
    """Maximum number of pounds a plan may be behind the best one to be simulated."""
    rounds: int = 1
    work: int = 2000
    noise: float = 3.0
    """Plans that differ by less than this many pounds count as alike."""


def choose(state: State, seat: int, evaluator: Evaluator, effort: Effort, seed: int) -> Action:
    """Return the action that leads to the best position found within the work budget."""
    found = with_noise(roots(state, seat, evaluator, effort.width), state, seed, effort.noise)
    close = [plan for plan in found[: effort.candidates] if plan.value > found[0].value - effort.margin]
    if len(close) > 1 and isinstance(state.agenda[-1], Turn):
        close = _compare(close, state.round.number, seat, evaluator, effort)
    return close[0].actions[0]


def _compare(left: list[Plan], now: int, seat: int, evaluator: Evaluator, effort: Effort) -> list[Plan]:
    """Simulate plans round by round and keep the better half; best first."""
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
    """Simulate, every seat planning its turns, until round `until` or the end; None if the work is used up."""
    while state.agenda and state.round.number < until:
        if evaluator.work >= effort.work:
            return None
        seat = state.agenda[-1].seats(state)[0]
        state = plans(state, seat, evaluator, effort.quick)[0].state
    return state
