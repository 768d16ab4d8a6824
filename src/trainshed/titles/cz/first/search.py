"""The hard bot's search: simulate the best plans, every company planning its turns, and compare the results.

Nothing is hidden and nothing is random, so a plan is simulated only once. The worse half of the plans is dropped after
every round of lookahead, as long as the work budget lasts.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from trainshed.rail.play.planning import moment, with_noise

from .outlook import Evaluator
from .planning import Plan, Width, acting, carry_out, plans
from .state import FirstState


class Effort(Struct, frozen=True):
    """How far and wide to search."""

    width: Width = Width(lays=8, stations=2, purchases=3)
    """For the plans to choose from."""
    quick: Width = Width(lays=3, stations=1)
    """For the turns simulated after a plan."""
    candidates: int = 8
    rounds: int = 2
    work: int = 3500
    rival: float = 1.0
    """Weight of the cash of the strongest rival in the positions compared."""
    noise: float = 1.0
    """Plans that differ by less than this many crowns count as alike."""


class Found(Struct):
    """What the search has found: plans, the best first, and how far the best ones were simulated."""

    plans: list[Plan]
    values: list[float]
    """Of the first plans, by the positions they led to; empty: nothing was simulated."""
    until: int = 0
    """The round of those positions."""
    compared: int = 0
    """Number of plans simulated."""


def search(state: FirstState, evaluator: Evaluator, effort: Effort, budget: float, seed: int) -> Found:
    """Return the plans by the positions they lead to, as far as the work budget lasts."""
    effort = replace(effort, work=int(effort.work * budget))
    number = evaluator.companies.index(acting(state)[1])
    found = with_noise(plans(state, evaluator, effort.width), seed, "noise", moment(state), lambda _: effort.noise)
    left = found[: effort.candidates]
    if len({plan.act(state) for plan in left}) > 1:
        return _compare(left, state, number, evaluator, effort)
    return Found(found, [])


def _compare(left: list[Plan], state: FirstState, number: int, evaluator: Evaluator, effort: Effort) -> Found:
    """Simulate plans round by round and keep the better half; best first."""
    now = state.round.number
    ends = [carry_out(state, plan) for plan in left]
    found = Found(left, [])
    for until in range(now + 1, now + 1 + effort.rounds):
        reached: list[tuple[float, int, Plan, FirstState]] = []
        for at, (plan, position) in enumerate(zip(left, ends, strict=True)):
            end = _play_on(position, until, number, evaluator, effort)
            if end is None:
                break
            reached.append((-evaluator.worth(end, number, effort.rival), at, plan, end))
        if len(reached) > 1:
            reached.sort(key=lambda one: one[:2])
            found = Found([one[2] for one in reached], [-one[0] for one in reached], until, len(reached))
            kept = reached[: (len(reached) + 1) // 2]
            left, ends = [one[2] for one in kept], [one[3] for one in kept]
        if len({plan.act(state) for plan in left}) == 1 or evaluator.work >= effort.work:
            break
    return found


def _play_on(state: FirstState, until: int, number: int, evaluator: Evaluator, effort: Effort) -> FirstState | None:
    """Simulate until the company has moved in round `until`, or the end; None if the work is used up."""
    company = evaluator.companies[number]
    while state.agenda and state.round.number <= until:
        if evaluator.work >= effort.work:
            return None
        turn = acting(state)
        state = carry_out(state, plans(state, evaluator, effort.quick)[0])
        if turn == (until, company):
            break
    return state
