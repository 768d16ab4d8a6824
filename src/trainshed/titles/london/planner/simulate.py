"""Many solo games at once.

One row of a byte matrix is one player's sheet, so a thousand candidate positions are made by one row
gather and a handful of whole-column operations. Positions in different rounds may be in one batch.
The deck is not part of a sheet: the caller supplies shuffled decks, and a sheet records only which cards
of this round have been seen.
"""

from typing import Self

import numpy as np

from trainshed.titles.london.planner.tables import (
    DOUBLE_STATION,
    JOKER,
    JOKER_POWER,
    KIND,
    LAST_UNDERGROUND,
    NO_POWER,
    SWITCH_CARD,
    SWITCH_POWER,
    TWO_SECTIONS,
    UNDERGROUND,
    Bools,
    Bytes,
    Ints,
    Tables,
)

ROUNDS = 4


class Layout:
    """The columns of a sheet row."""

    def __init__(self, table: Tables) -> None:
        self.width = 0
        stations = table.stations
        self.open = self._columns(table.edges)  # neither drawn nor crossed by a drawn section
        self.line = self._columns(stations)  # stations of the line being drawn
        self.ends = self._columns(stations)
        self.visits = self._columns(stations)  # finished lines through each station
        self.count = self._columns(table.districts)  # stations of this line by district
        self.seen = self._columns(len(KIND))  # cards flipped this round
        self.colours = self._columns(ROUNDS)
        self.powers = self._columns(ROUNDS)  # by round; 0 is none
        self.objectives = self._columns(5)
        self.round = self._column()
        self.sections = self._column()
        self.thames = self._column()  # of this line
        self.thames_before = self._column()  # of finished lines
        self.ticks = self._column()  # of finished lines
        self.points = self._column()  # of finished lines
        self.unspent = self._column()  # this round's power
        self.pending = self._column()  # 1 + kind a second section must fit; 0 outside a two-sections turn

    def _columns(self, size: int) -> slice:
        self.width += size
        return slice(self.width - size, self.width)

    def _column(self) -> int:
        self.width += 1
        return self.width - 1


class Games:
    """A batch of sheets; row ``i`` of every array is sheet ``i``."""

    def __init__(self, table: Tables, layout: Layout, cells: Bytes) -> None:
        self.table = table
        self.layout = layout
        self.cells = cells

    @classmethod
    def fresh(cls, table: Tables, colours: Ints, objectives: Bools | None = None, powers: Ints | None = None) -> Self:
        """Empty sheets at the start of round 1; ``colours`` and ``powers`` are [n, 4] by round."""
        layout = Layout(table)
        games = cls(table, layout, np.zeros((len(colours), layout.width), dtype=np.uint8))
        games.cells[:, layout.open] = 1
        games.cells[:, layout.colours] = colours
        if objectives is not None:
            games.cells[:, layout.objectives] = objectives
        if powers is not None:
            games.cells[:, layout.powers] = powers
        games._open_line(np.arange(len(colours)))
        return games

    def __len__(self) -> int:
        return len(self.cells)

    def take(self, rows: Ints) -> "Games":
        """Return copies of the given sheets, in that order; repeats are allowed."""
        return Games(self.table, self.layout, self.cells[rows])

    def column(self, column: int) -> Ints:
        return self.cells[:, column].astype(np.int64)

    @property
    def over(self) -> Bools:
        ended: Bools = self.cells[:, self.layout.round] == ROUNDS
        return ended

    def power(self) -> Ints:
        """Return the power that may still be used this round, 0 if none."""
        column = self.layout.powers.start + np.minimum(self.column(self.layout.round), ROUNDS - 1)
        held = self.cells[np.arange(len(self)), column]
        return np.where(self.cells[:, self.layout.unspent] > 0, held, NO_POWER).astype(np.int64)

    def undergrounds(self) -> Ints:
        seen = self.cells[:, self.layout.seen]
        tunnels: Ints = seen[:, UNDERGROUND].sum(axis=1, dtype=np.int64)
        return tunnels

    def legal(self, kind: Ints, anywhere: Bools) -> Bools:
        """[n, 2E] legal moves to targets that fit ``kind``, from an end or, with ``anywhere``, from any station."""
        at, table = self.layout, self.table
        line = self.cells[:, at.line]
        start = self.cells[:, at.ends]
        if anywhere.any():
            start = np.where(anywhere[:, None], line, start)
        target = table.fits[kind] & (line == 0)
        start = start.astype(bool)
        free = self.cells[:, at.open].astype(bool)
        ahead = free & start.take(table.first, axis=1) & target.take(table.second, axis=1)
        back = free & start.take(table.second, axis=1) & target.take(table.first, axis=1)
        return np.concatenate([ahead, back], axis=1)

    def draw(self, moves: Ints) -> None:
        """Draw one section on every sheet; `PASS` draws none."""
        at, table = self.layout, self.table
        rows = np.flatnonzero(moves >= 0)
        moves = moves[rows]
        edge = moves % table.edges
        start, target = table.start[moves], table.target[moves]
        cells = self.cells
        if len(rows) == len(cells):
            cells[:, at.open] *= ~table.blocks[edge]
        else:
            cells[rows, at.open] *= ~table.blocks[edge]
        cells[rows, at.line.start + target] = 1
        # The departure station stays an end after the first section: it then has exactly one section.
        cells[rows, at.ends.start + start] *= cells[rows, at.sections] == 0
        cells[rows, at.ends.start + target] = 1
        cells[rows, at.count.start + table.district[target]] += 1
        cells[rows, at.thames] += table.thames[edge]
        cells[rows, at.sections] += 1

    def close_lines(self, rows: Ints) -> None:
        """Score the lines of the given sheets and start the next line at its departure station."""
        at, cells = self.layout, self.cells
        if not len(rows):
            return
        part = self.take(rows)
        cells[rows, at.points] += part.line_points().astype(np.uint8)
        line = part.cells[:, at.line]
        cells[rows, at.ticks] += line[:, self.table.tourist].sum(axis=1, dtype=np.uint8)
        cells[rows, at.visits] += line
        cells[rows, at.thames_before] += part.cells[:, at.thames]
        cells[rows, at.round] += 1
        for columns in (at.line, at.ends, at.count, at.seen):
            cells[rows, columns] = 0
        cells[rows, at.sections] = cells[rows, at.thames] = cells[rows, at.pending] = 0
        self._open_line(rows[cells[rows, at.round] < ROUNDS])

    def _open_line(self, rows: Ints) -> None:
        at, cells = self.layout, self.cells
        turn = cells[rows, at.round].astype(np.int64)
        station = self.table.departure[cells[rows, at.colours.start + turn]]
        cells[rows, at.line.start + station] = 1
        cells[rows, at.ends.start + station] = 1
        cells[rows, at.count.start + self.table.district[station]] = 1
        cells[rows, at.unspent] = cells[rows, at.powers.start + turn] != NO_POWER

    def line_points(self) -> Ints:
        """Return the points of the current line if it were scored now (the double station in its best place)."""
        at = self.layout
        count = self.cells[:, at.count]
        most = count.max(axis=1).astype(np.int64) + (self.power() == DOUBLE_STATION)
        points: Ints = (count > 0).sum(axis=1) * most + 2 * self.column(at.thames)
        return points

    def score(self) -> Ints:
        """Return the total if nothing more were drawn."""
        at, table = self.layout, self.table
        line = self.cells[:, at.line]
        lines = self.cells[:, at.visits] + line
        ticks = self.column(at.ticks) + line[:, table.tourist].sum(axis=1, dtype=np.int64)
        total = self.column(at.points) + np.where(self.over, 0, self.line_points())
        total += table.track[np.minimum(ticks, len(table.track) - 1)]
        total += table.interchange.astype(np.uint8)[lines].sum(axis=1, dtype=np.int64)
        wanted = self.cells[:, at.objectives]
        if wanted.any():
            total += 10 * (self.met() & (wanted > 0)).sum(axis=1)
        return total

    def met(self) -> Bools:
        """[n, 5] objectives that are met, whether or not they are in play."""
        at, table = self.layout, self.table
        lines = self.cells[:, at.visits] + self.cells[:, at.line]
        visited = lines > 0
        return np.stack(
            [
                (lines > 1).sum(axis=1) >= 8,
                ((visited.astype(np.float32) @ table.in_district) > 0).all(axis=1),
                visited[:, table.tourist].all(axis=1),
                visited[:, table.core].all(axis=1),
                self.column(at.thames) + self.column(at.thames_before) >= 6,
            ],
            axis=1,
        )


class Turn:
    """The card to be played on every sheet of a batch: its kind, and whether the switch comes with it."""

    def __init__(self, kind: Ints, anywhere: Bools) -> None:
        self.kind = kind
        self.anywhere = anywhere

    def take(self, rows: Ints) -> "Turn":
        return Turn(self.kind[rows], self.anywhere[rows])


def shuffled(rng: np.random.Generator, games: int) -> Ints:
    """[games, 11] decks in random order."""
    return rng.permuted(np.broadcast_to(np.arange(len(KIND)), (games, len(KIND))), axis=1)


def flip(games: Games, decks: Ints, position: Ints) -> Turn:
    """Flip the next card of each deck, and another one after the switch; advances ``position`` in place."""
    at, rows = games.layout, np.arange(len(games))
    card = decks[rows, position]
    games.cells[rows, at.seen.start + card] = 1
    switch = card == SWITCH_CARD
    # As the first or second card of the round the switch has no effect.
    anywhere = switch & (position >= 2)
    position += 1
    again = np.flatnonzero(switch)
    card[again] = decks[again, position[again]]
    games.cells[again, at.seen.start + card[again]] = 1
    position[again] += 1
    return Turn(KIND[card], anywhere)


def options(games: Games, turn: Turn) -> tuple[Games, Ints, Ints]:
    """Return every way to play the turn, as (positions after it, source row of each, move).

    Options of one sheet are contiguous, passing last. Powers are used where they add a move that would not
    be legal without. After a first section that allows a second one, the sheet stays in the middle of the
    turn.
    """
    legal = games.legal(turn.kind, turn.anywhere)
    power = games.power()
    spends = None
    if power.any():
        wider = games.legal(np.where(power == JOKER_POWER, JOKER, turn.kind), turn.anywhere | (power == SWITCH_POWER))
        spends = wider & ~legal
        legal = wider
    rows, moves = np.nonzero(np.concatenate([legal, np.ones((len(games), 1), dtype=bool)], axis=1))
    moves[moves == legal.shape[1]] = -1
    after = games.take(rows)
    after.draw(moves)
    if spends is not None:
        at = games.layout
        after.cells[(moves >= 0) & spends[rows, moves], at.unspent] = 0
        split = np.flatnonzero((moves >= 0) & (power[rows] == TWO_SECTIONS))
        reached = games.table.symbol[games.table.target[moves[split]]]
        fits = np.where(turn.kind[rows[split]] == JOKER, reached, turn.kind[rows[split]])
        after.cells[split, at.pending] = fits + 1
    settle(after)
    return after, rows, moves


def second_options(games: Games) -> tuple[Games, Ints, Ints]:
    """As :func:`options`, for sheets that may draw the second section of a two-sections turn."""
    at = games.layout
    legal = games.legal(games.column(at.pending) - 1, np.zeros(len(games), dtype=bool))
    rows, moves = np.nonzero(np.concatenate([legal, np.ones((len(games), 1), dtype=bool)], axis=1))
    moves[moves == legal.shape[1]] = -1
    after = games.take(rows)
    after.draw(moves)
    after.cells[moves >= 0, at.unspent] = 0
    after.cells[:, at.pending] = 0
    settle(after)
    return after, rows, moves


def settle(games: Games) -> None:
    """Close the line on sheets where the last turn of the round is complete."""
    done = (games.undergrounds() == LAST_UNDERGROUND) & (games.cells[:, games.layout.pending] == 0)
    games.close_lines(np.flatnonzero(done))
