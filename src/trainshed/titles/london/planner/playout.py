"""Play whole batches with a value function: take the option with the highest expected total."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from trainshed.titles.london.planner.simulate import Games, Turn, flip, options, second_options
from trainshed.titles.london.planner.tables import KIND, SWITCH_CARD, Bools, Floats, Ints

Worth = Callable[[Games], Floats]


def starts(rows: Ints) -> Ints:
    """Return the index at which each sheet's block of options begins."""
    return np.flatnonzero(np.diff(rows, prepend=-1))


def best(worth: Floats, rows: Ints) -> Ints:
    """Return the index of the best option of every sheet; the first one among equals."""
    begin = starts(rows)
    top = np.maximum.reduceat(worth, begin)
    hits = np.flatnonzero(worth == np.repeat(top, np.diff(begin, append=len(rows))))
    return hits[starts(rows[hits])]


class Step(NamedTuple):
    """One decision on every sheet of a batch: the positions reached and their values."""

    after: Games
    worth: Floats  # of the position reached
    top: Floats  # of the best option
    explored: Bools  # True if an option other than the best was taken


def decide(
    after: Games, rows: Ints, worth: Worth, rng: np.random.Generator | None = None, explore: float = 0.0
) -> Step:
    """Choose among options; with probability ``explore`` a random one, to explore unusual positions."""
    value = worth(after)
    pick = best(value, rows)
    top = value[pick]
    if rng is not None and explore:
        begin = starts(rows)
        size = np.diff(begin, append=len(rows))
        wild = np.flatnonzero(rng.random(len(pick)) < explore)
        pick[wild] = begin[wild] + (rng.random(len(wild)) * size[wild]).astype(np.int64)
    return Step(after.take(pick), value[pick], top, value[pick] < top)


def play_turn(games: Games, turn: Turn, worth: Worth) -> Games:
    """Return the batch after one turn, including both sections of a two-sections turn."""
    after, rows, _ = options(games, turn)
    step = decide(after, rows, worth).after
    return finish_turn(step, worth)


def finish_turn(games: Games, worth: Worth) -> Games:
    """Decide on the second section on sheets where one is pending."""
    split = np.flatnonzero(games.cells[:, games.layout.pending])
    if len(split):
        after, rows, _ = second_options(games.take(split))
        games.cells[split] = decide(after, rows, worth).after.cells
    return games


def distinct(games: Games, turn: Turn) -> tuple[Ints, Ints]:
    """Return one row of each distinct decision, and for every row the index of its decision.

    Playouts of one position meet the same decisions again and again in their first turns.
    """
    facts = np.column_stack([games.cells, turn.kind.astype(np.uint8), turn.anywhere])
    keys = np.ascontiguousarray(facts).view(np.dtype((np.void, facts.shape[1])))[:, 0]
    _, first, back = np.unique(keys, return_index=True, return_inverse=True)
    return first, back


def play_line(games: Games, decks: Ints, position: Ints, worth: Worth, turns: int = 99) -> Games:
    """Play until the round ends on every sheet, or for ``turns`` turns."""
    result = games.take(np.arange(len(games)))
    active = np.arange(len(games))
    number = result.column(result.layout.round)
    position = position.copy()
    while len(active) and turns > 0:
        part, at = result.take(active), position[active]
        turn = flip(part, decks[active], at)
        position[active] = at
        kinds, back = distinct(part, turn)
        result.cells[active] = play_turn(part.take(kinds), turn.take(kinds), worth).cells[back]
        active = active[result.cells[active, result.layout.round] == number[active]]
        turns -= 1
    return result


def expect_next_card(games: Games, worth: Worth, rng: np.random.Generator) -> Floats:
    """Return the expected total over the next card, with the best reply to each card.

    If the next card may be the switch, the card that follows it is drawn at random: enumerating it would
    double the work for a chance of one in the number of unseen cards.
    """
    at = games.layout
    result = games.score().astype(np.float32)
    live = np.flatnonzero(~games.over)
    if not len(live):
        return result
    unseen = games.cells[live, at.seen] == 0
    rows, cards = np.nonzero(unseen)
    future = games.take(live[rows])
    future.cells[np.arange(len(rows)), at.seen.start + cards] = 1
    switch = np.flatnonzero(cards == SWITCH_CARD)
    left = future.cells[switch, at.seen] == 0
    followers = np.argmax(np.where(left, rng.random(left.shape), -1), axis=1)
    effective = (~left).sum(axis=1) > 2
    cards[switch] = followers
    future.cells[switch, at.seen.start + followers] = 1
    anywhere = np.zeros(len(rows), dtype=bool)
    anywhere[switch] = effective
    after, source, _ = options(future, Turn(KIND[cards], anywhere))
    value = worth(after)
    top = np.maximum.reduceat(value, starts(source))
    begin = starts(rows)
    result[live] = np.add.reduceat(top, begin) / np.diff(begin, append=len(rows))
    return result
