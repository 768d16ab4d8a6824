"""A sheet as plain data, and the choice of a move on it.

This is the package's public interface. A :class:`Position` holds only what the player can see: the drawn
sections, the cards flipped so far and the modules in play. It does not contain the order of the cards
still in the deck.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from trainshed.titles.london.planner.search import Plan, rate
from trainshed.titles.london.planner.simulate import Games, settle
from trainshed.titles.london.planner.tables import (
    CARDS,
    COLOURS,
    JOKER,
    KIND,
    OBJECTIVES,
    PASS,
    POWERS,
    TWO_SECTIONS,
    Tables,
)
from trainshed.titles.london.planner.value import MODULE_WEIGHTS, WEIGHTS, Features, Network, ValueFunction


class Position(NamedTuple):
    """One player's view at a decision.

    Stations, ends, ticks and totals are derived from the sections, so they are not fields.
    """

    colours: tuple[str, ...]  # this seat's four colours in the order of the rounds
    finished: tuple[tuple[int, ...], ...]  # dashed lines drawn by each finished colour, in that order
    edges: tuple[int, ...]  # dashed lines of the line being drawn
    flipped: tuple[str, ...]  # cards of this round such as "street-circle", the current one last
    objectives: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()  # in the order of the rounds; empty without the module
    unspent: bool = False  # True if this round's power may still be used
    first_target: int | None = None  # station reached by the first section, if the decision is about a second one


class Move(NamedTuple):
    """A candidate move; in a list of candidates, None is passing.

    ``power`` names the power the move spends. For "double_station" ``start`` and ``end`` are the station
    to circle.
    """

    start: int
    end: int
    power: str | None = None


class Choice(NamedTuple):
    """The candidate chosen, the runner-up, and the final totals expected of both."""

    best: int
    next_best: int | None = None  # None: nothing had to be compared
    total: float = 0.0
    next_total: float = 0.0
    playouts: int = 0  # simulated ends of the line behind both totals; 0: only the network's estimate


def sheet(table: Tables, position: Position) -> Games:
    """Return the position as a batch of one sheet."""
    order = np.array([[COLOURS.index(colour) for colour in position.colours]])
    goals = np.array([[name in position.objectives for name in OBJECTIVES]])
    powers = np.array([[POWERS.index(power) + 1 for power in position.powers] or [0] * len(COLOURS)])
    games = Games.fresh(table, order, goals, powers)
    at, row = games.layout, np.array([0])
    for edges in position.finished:
        _lay(games, edges)
        games.close_lines(row)
    _lay(games, position.edges)
    games.cells[0, at.seen] = [card in position.flipped for card in CARDS]
    games.cells[0, at.unspent] = position.unspent
    return games


def _lay(games: Games, edges: Sequence[int]) -> None:
    """Draw a whole line; the order of its sections does not matter."""
    at, table, cells = games.layout, games.table, games.cells[0]
    drawn = list(edges)
    ends = np.bincount(np.concatenate([table.first[drawn], table.second[drawn]]), minlength=table.stations)
    if drawn:
        cells[at.line] = ends > 0
        cells[at.ends] = ends == 1
    cells[at.open] *= ~table.blocks[drawn].any(axis=0)
    cells[at.count] = cells[at.line] @ table.in_district
    cells[at.thames] = table.thames[drawn].sum()
    cells[at.sections] = len(drawn)


def outcomes(games: Games, position: Position, legal: Sequence[Move | None]) -> Games:
    """Return the sheet after each candidate, in the order of the candidates."""
    table, at = games.table, games.layout
    after = games.take(np.zeros(len(legal), dtype=np.int64))
    moves = np.array([PASS if move is None else table.move_of[move[0], move[1]] for move in legal])
    after.draw(moves)
    for row, move in enumerate(legal):
        if move is None:
            continue
        if move[2] is not None:
            after.cells[row, at.unspent] = 0
        elif games.power()[0] == TWO_SECTIONS and position.first_target is None:
            kind = KIND[CARDS.index(position.flipped[-1])]
            after.cells[row, at.pending] = 1 + (table.symbol[move[1]] if kind == JOKER else kind)
    settle(after)
    return after


class Planner:
    """Chooses moves on one map.

    There are two networks: one covers only the base game and plays it better for that reason, the other
    also takes objectives and powers as inputs.
    """

    def __init__(self, table: Tables, weights: Path = WEIGHTS, module_weights: Path = MODULE_WEIGHTS) -> None:
        self.table = table
        features = Features(table)
        self.base = ValueFunction(features, Network.load(weights), base_only=True)
        self.modules = ValueFunction(features, Network.load(module_weights), base_only=False)

    def choose(self, position: Position, legal: Sequence[Move | None], effort: float = 1.0, seed: int = 0) -> int:
        """Return the index of the chosen candidate, as `weigh`."""
        return self.weigh(position, legal, effort, seed).best

    def weigh(self, position: Position, legal: Sequence[Move | None], effort: float = 1.0, seed: int = 0) -> Choice:
        """Return the choice among candidates; the same arguments always give the same answer.

        ``effort`` multiplies the lookahead work; 0 uses only the network's first estimate.
        """
        if len(legal) == 1:
            return Choice(0)
        games = sheet(self.table, position)
        if any(move is not None and move[2] == "double_station" for move in legal):
            # Doubling a station of the fullest district is always best (rule 3.9.5).
            count = games.cells[0, games.layout.count]
            filled = [-1 if move is None else int(count[self.table.district[move[1]]]) for move in legal]
            return Choice(int(np.argmax(filled)))
        plan = Plan()
        plan = plan._replace(work=int(plan.work * effort))
        worth = self.modules if position.objectives or position.powers else self.base
        found = rate(outcomes(games, position, legal), worth, np.random.default_rng(seed), plan)
        best = int(found.rank.argmax())
        others = found.rank.copy()
        others[best] = -np.inf
        next_best = int(others.argmax())
        return Choice(best, next_best, float(found.total[best]), float(found.total[next_best]), found.playouts)
