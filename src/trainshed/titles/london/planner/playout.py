"""Play whole batches by the judge: take the option with the highest expected total."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from trainshed.titles.london.planner.simulate import Games, Turn, flip, options, second_options
from trainshed.titles.london.planner.tables import Bools, Floats, Ints

Worth = Callable[[Games], Floats]


def starts(rows: Ints) -> Ints:
    """Where each sheet's block of options begins."""
    return np.flatnonzero(np.diff(rows, prepend=-1))


def best(worth: Floats, rows: Ints) -> Ints:
    """Index of the best option of every sheet; the earliest one of equals."""
    begin = starts(rows)
    top = np.maximum.reduceat(worth, begin)
    hits = np.flatnonzero(worth == np.repeat(top, np.diff(begin, append=len(rows))))
    return hits[starts(rows[hits])]


class Step(NamedTuple):
    """One decision on every sheet of a batch: the positions reached and what the judge said."""

    after: Games
    worth: Floats  # of the position reached
    top: Floats  # of the best option
    strayed: Bools  # whether another option than the best was taken


def decide(
    after: Games, rows: Ints, worth: Worth, rng: np.random.Generator | None = None, stray: float = 0.0
) -> Step:
    """Choose among options; with probability ``stray`` any of them, to see positions off the beaten track."""
    value = worth(after)
    pick = best(value, rows)
    top = value[pick]
    if rng is not None and stray:
        begin = starts(rows)
        size = np.diff(begin, append=len(rows))
        wild = np.flatnonzero(rng.random(len(pick)) < stray)
        pick[wild] = begin[wild] + (rng.random(len(wild)) * size[wild]).astype(np.int64)
    return Step(after.take(pick), value[pick], top, value[pick] < top)


def play_turn(games: Games, turn: Turn, worth: Worth) -> Games:
    """The batch after one turn, both sections of a split turn included."""
    after, rows, _ = options(games, turn)
    step = decide(after, rows, worth).after
    return finish_turn(step, worth)


def finish_turn(games: Games, worth: Worth) -> Games:
    """Decide on the second section where one is open."""
    split = np.flatnonzero(games.cells[:, games.layout.pending])
    if len(split):
        after, rows, _ = second_options(games.take(split))
        games.cells[split] = decide(after, rows, worth).after.cells
    return games


def play_line(games: Games, decks: Ints, position: Ints, worth: Worth, turns: int = 99) -> Games:
    """Play on until the round ends on every sheet, or for ``turns`` turns."""
    result = games.take(np.arange(len(games)))
    active = np.arange(len(games))
    number = result.column(result.layout.round)
    position = position.copy()
    while len(active) and turns > 0:
        part, at = result.take(active), position[active]
        turn = flip(part, decks[active], at)
        position[active] = at
        result.cells[active] = play_turn(part, turn, worth).cells
        active = active[result.cells[active, result.layout.round] == number[active]]
        turns -= 1
    return result
