"""Lookahead by playouts.

The value function's first estimate of a move is improved by playing the line to its end many times. The
unseen cards of the round are shuffled, and every move under test gets the same shuffles, so that luck
cancels in the comparison. All later turns are played greedily by the value function, which values the
sheet only where the line ends. Sequential halving spends the work on the moves still in contention. Work
is counted in turns played, never in time, so a seed and an effort always give the same move.
"""

from typing import NamedTuple

import numpy as np

from trainshed.titles.london.planner.playout import Worth, expect_next_card, finish_turn, play_line
from trainshed.titles.london.planner.simulate import Games
from trainshed.titles.london.planner.tables import KIND, SWITCH_CARD, UNDERGROUND, Floats, Ints


class Plan(NamedTuple):
    """How the work of one decision is spent."""

    work: int = 3500  # turns played in total; 0 uses only the first estimate
    width: int = 8  # maximum number of moves tested
    margin: float = 5.0  # points a move may be behind in the first estimate
    prior: float = 10.0  # weight of the first estimate, in playouts
    depth: int = 99  # turns played before the value function is applied


def unseen_decks(seen: Ints, count: int, rng: np.random.Generator) -> tuple[Ints, int]:
    """Return ``count`` whole decks that begin with the seen cards, and the number of seen cards.

    The next card cycles through the unseen ones, which removes its luck from the average.
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
    """Return the expected number of turns still to come in the round."""
    hidden = np.flatnonzero(seen == 0)
    tunnels = int(UNDERGROUND[hidden].sum())
    others = len(hidden) - tunnels - int(seen[SWITCH_CARD] == 0)
    return tunnels + others * tunnels / (tunnels + 1)


class Rating(NamedTuple):
    """What the lookahead found about every option."""

    rank: Floats  # the best option has the highest; options dropped early come behind the others
    total: Floats  # the expected final total, from as many playouts as the option got
    playouts: int  # of the options tested to the end; 0: there is only the first estimate


def rate(after: Games, worth: Worth, rng: np.random.Generator, plan: Plan) -> Rating:
    """Return the expected final total of every option."""
    ready = finish_turn(after.take(np.arange(len(after))), worth)
    if plan.work <= 0:
        guess = worth(ready)
        return Rating(guess, guess, 0)
    guess = expect_next_card(ready, worth, rng)
    value, means = guess.astype(np.float64), guess.astype(np.float64)
    alive = np.argsort(-guess, kind="stable")[: plan.width]
    alive = alive[guess[alive] >= guess.max() - plan.margin]
    if len(alive) == 1 or ready.over.all():
        return Rating(guess, guess, 0)
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
        value[alive] = means[alive] = (total[alive] + plan.prior * guess[alive]) / (played + plan.prior)
        order = alive[np.argsort(-value[alive], kind="stable")]
        alive, fallen = order[: (len(order) + 1) // 2], order[(len(order) + 1) // 2 :]
        value[fallen] -= 500
    return Rating(value.astype(np.float32), means.astype(np.float32), played)
