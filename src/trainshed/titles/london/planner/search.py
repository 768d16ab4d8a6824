"""Look ahead by playing on.

The judge's first guess about a move is improved by playing the line to its end many times: the unseen
cards of the round are shuffled, every move under test meets the same shuffles (so that luck cancels in
the comparison), all later turns are played by the judge's own policy, and the judge values the sheet only
where the line ends. Sequential halving spends the work on the moves still in the running. The amount of
work is counted in turns played, never in time, so a seed and an effort always give the same move.
"""

from typing import NamedTuple

import numpy as np

from trainshed.titles.london.planner.playout import Worth, finish_turn, foresee, play_line
from trainshed.titles.london.planner.simulate import Games
from trainshed.titles.london.planner.tables import KIND, SWITCH_CARD, UNDERGROUND, Floats, Ints


class Plan(NamedTuple):
    """How the work of one decision is spent."""

    work: int = 3500  # turns played in all; 0 trusts the first look
    width: int = 8  # moves tested at most
    margin: float = 5.0  # points a move may be behind on the first look
    prior: float = 10.0  # how many playouts the first look counts for
    depth: int = 99  # turns played before the judge is asked


def unseen_decks(seen: Ints, count: int, rng: np.random.Generator) -> tuple[Ints, int]:
    """``count`` whole decks whose first cards are those seen, and how many those are.

    The next card goes round the unseen ones in turn, which takes its luck out of the average.
    """
    shown = np.flatnonzero(seen)
    hidden = np.flatnonzero(seen == 0)
    decks = np.empty((count, len(KIND)), dtype=np.int64)
    decks[:, : len(shown)] = shown
    shift = rng.permutation(hidden)
    for row in range(count):
        rest = rng.permutation(hidden)
        lead = shift[row % len(shift)]
        swap = int(np.flatnonzero(rest == lead)[0])
        rest[0], rest[swap] = rest[swap], rest[0]
        decks[row, len(shown) :] = rest
    return decks, len(shown)


def expected_turns(seen: Ints) -> float:
    """Turns of the round still to come, on average."""
    hidden = np.flatnonzero(seen == 0)
    tunnels = int(UNDERGROUND[hidden].sum())
    others = len(hidden) - tunnels - int(seen[SWITCH_CARD] == 0)
    return tunnels + others * tunnels / (tunnels + 1)


def rate(after: Games, worth: Worth, rng: np.random.Generator, plan: Plan) -> Floats:
    """Expected final total of every option; options that fell out early are put behind the others."""
    ready = finish_turn(after.take(np.arange(len(after))), worth)
    if plan.work <= 0:
        return worth(ready)
    guess = foresee(ready, worth, rng)
    value = guess.astype(np.float64)
    alive = np.argsort(-guess, kind="stable")[: plan.width]
    alive = alive[guess[alive] >= guess.max() - plan.margin]
    if len(alive) == 1 or ready.over.all():
        return guess
    value[np.setdiff1d(np.arange(len(after)), alive)] -= 1000
    seen = ready.cells[alive[0], ready.layout.seen].astype(np.int64)
    stages = max(1, int(np.ceil(np.log2(len(alive)))))
    budget = plan.work / min(plan.depth, expected_turns(seen)) / stages
    total, played = np.zeros(len(after)), 0
    for _ in range(stages):
        repeats = max(1, int(budget / len(alive)))
        decks, shown = unseen_decks(seen, repeats, rng)
        rows = np.repeat(alive, repeats)
        ended = play_line(
            ready.take(rows), np.tile(decks, (len(alive), 1)), np.full(len(rows), shown), worth, plan.depth
        )
        total[alive] += worth(ended).reshape(len(alive), repeats).sum(axis=1)
        played += repeats
        value[alive] = (total[alive] + plan.prior * guess[alive]) / (played + plan.prior)
        order = alive[np.argsort(-value[alive], kind="stable")]
        alive, fallen = order[: (len(order) + 1) // 2], order[(len(order) + 1) // 2 :]
        value[fallen] -= 500
    return value.astype(np.float32)
