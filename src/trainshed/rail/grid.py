"""Grids: the positions of cells, the names of their sides, and their neighbours.

There are three kinds: flat-top hexes (18Ireland), pointy-top hexes (18CZ), and the unbounded square grid that grows
from a centre (18Lilliput). A cell is identified everywhere by the name players use: ``E11``, ``I9``, ``N2E1``. Names
keep records, refusals and logs readable. For searching, a grid also packs a cell into one integer, so that finding the
neighbour across a side is an addition.

Sides are numbered clockwise, as on the printed tiles; turning a tile by one step adds one to every side.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Literal

Cell = str
Side = int
Kind = Literal["flat", "pointy", "square"]
Letters = Literal["rows", "columns"]

CENTRE: Cell = "C"
"""Name of the middle cell of a square grid; the names of all other cells are relative to it."""

KEYS_PER_CELL = 8
"""A cell's number times `KEYS_PER_CELL` plus a side is the *key* of that side: one integer for a place where track
arrives.
"""

FARTHEST = 510
"""Largest absolute coordinate of a cell: beyond any real game, and small enough to be packed into an integer."""

_SPAN, _HALF = 1024, 512
SIDE_NAMES: Mapping[Kind, tuple[str, ...]] = {
    "flat": ("S", "SW", "NW", "N", "NE", "SE"),
    "pointy": ("SW", "W", "NW", "NE", "E", "SE"),
    "square": ("N", "E", "S", "W"),
}
_STEPS: Mapping[Kind, tuple[tuple[int, int], ...]] = {
    "flat": ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)),
    "pointy": ((-1, 1), (-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1)),
    "square": ((0, -1), (1, 0), (0, 1), (-1, 0)),
}
_HEX_NAME = re.compile(r"([A-Z]{1,2})(-?[0-9]{1,3})")
_SQUARE_NAME = re.compile(r"(?:([NS])([0-9]{1,3}))?(?:([EW])([0-9]{1,3}))?")


class UnknownCell(ValueError):  # noqa: N818 - named by its cause
    """The name does not belong to a cell of this grid."""


class Grid:
    """Cells, sides and borders of one map.

    ``cells`` limits the map; without it the grid is unbounded. ``blocked`` lists sides that no track may cross (a bay,
    a mountain ridge). A border blocked from one cell is blocked from the other too.

    >>> ireland = Grid("flat", letters="columns", cells=["I9", "I11"])
    >>> ireland.neighbour("I9", ireland.side("S"))
    'I11'
    >>> Grid("square").neighbour("N2", 1)
    'N2E1'
    """

    __slots__ = (
        "_across",
        "_names",
        "_neighbours",
        "_numbers",
        "_xy",
        "blocked",
        "cells",
        "kind",
        "letters",
        "names",
        "sides",
    )

    def __init__(
        self,
        kind: Kind,
        *,
        letters: Letters = "columns",
        cells: Iterable[Cell] | None = None,
        blocked: Iterable[tuple[Cell, Side]] = (),
    ) -> None:
        self.kind: Kind = kind
        self.letters: Letters = letters
        self.names = SIDE_NAMES[kind]
        self.sides = len(self.names)
        self._xy: dict[Cell, tuple[int, int]] = {}
        self._names: dict[int, Cell] = {}
        self._neighbours: dict[tuple[Cell, Side], Cell | None] = {}
        self._numbers: dict[Cell, int] = {}
        self._across = tuple(
            (dx * _SPAN + dy) * KEYS_PER_CELL + self.opposite(side) for side, (dx, dy) in enumerate(_STEPS[kind])
        )
        self.cells: tuple[Cell, ...] | None = None
        if cells is not None:
            self.cells = tuple(cells)
            for cell in self.cells:
                self._numbers[cell] = self._register(cell)
                if kind != "square" and self.parity(cell) != self.parity(self.cells[0]):
                    raise UnknownCell(f"{cell} lies between the cells of the others")
        both = set()
        for cell, side in blocked:
            if not 0 <= side < self.sides:
                raise UnknownCell(f"{cell} has no side {side}")
            both.add((cell, side))
            other = self.neighbour(cell, side)
            if other is not None:
                both.add((other, self.opposite(side)))
        self.blocked = frozenset(both)

    def __contains__(self, cell: object) -> bool:
        if self.cells is not None:
            return cell in self._numbers
        try:
            self.xy(str(cell))
        except UnknownCell:
            return False
        return True

    def opposite(self, side: Side) -> Side:
        """The side that faces this one across a border."""
        return (side + self.sides // 2) % self.sides

    def side(self, name: str) -> Side:
        """The number of the side with a compass name.

        >>> Grid("pointy").side("NE")
        3
        """
        return self.names.index(name)

    def at(self, x: int, y: int) -> Cell:
        """The name of the cell at a position (doubled columns or rows on hex grids, as printed).

        >>> Grid("pointy", letters="rows").at(11, 4), Grid("square").at(1, -2), Grid("square").at(0, 0)
        ('E11', 'N2E1', 'C')
        """
        if self.kind == "square":
            name = (f"{'N' if y < 0 else 'S'}{abs(y)}" if y else "") + (f"{'W' if x < 0 else 'E'}{abs(x)}" if x else "")
            return name or CENTRE
        letter, number = (y, x) if self.letters == "rows" else (x, y)
        return _letters(letter) + str(number)

    def xy(self, cell: Cell) -> tuple[int, int]:
        """The position of a cell: the inverse of `at`."""
        known = self._xy.get(cell)
        if known is None:
            known = self._xy[cell] = self._parse(cell)
        return known

    def number(self, cell: Cell) -> int:
        """One integer for the cell; see `key`."""
        known = self._numbers.get(cell)
        if known is None:
            if self.cells is not None:
                raise UnknownCell(cell)
            known = self._numbers[cell] = self._register(cell)
        return known

    def key(self, cell: Cell, side: Side) -> int:
        """One integer for a side of a cell."""
        return self.number(cell) * KEYS_PER_CELL + side

    def unkey(self, key: int) -> tuple[Cell, Side]:
        """The cell and side of a key."""
        number, side = divmod(key, KEYS_PER_CELL)
        return self.cell(number), side

    def cell(self, number: int) -> Cell:
        """The cell of a number."""
        known = self._names.get(number)
        if known is None:
            x, y = divmod(number, _SPAN)
            known = self._names[number] = self.at(x - _HALF, y - _HALF)
        return known

    def across(self, cell: Cell, side: Side) -> int:
        """The key of the same border seen from the neighbour, or -1 if no track may cross it."""
        if not self.open_side(cell, side):
            return -1
        return self.number(cell) * KEYS_PER_CELL + self._across[side]

    def neighbour(self, cell: Cell, side: Side) -> Cell | None:
        """The cell across a side, or None at the edge of the map."""
        try:
            return self._neighbours[cell, side]
        except KeyError:
            found = self._neighbours[cell, side] = self._find_neighbour(cell, side)
            return found

    def _find_neighbour(self, cell: Cell, side: Side) -> Cell | None:
        x, y = self.xy(cell)
        dx, dy = _STEPS[self.kind][side]
        other = self.at(x + dx, y + dy)
        known = self._numbers if self.cells is not None else self._xy
        return other if other in known or (self.cells is None and other in self) else None

    def neighbours(self, cell: Cell) -> dict[Side, Cell]:
        """All cells around a cell, by side."""
        found = {side: self.neighbour(cell, side) for side in range(self.sides)}
        return {side: other for side, other in found.items() if other is not None}

    def open_side(self, cell: Cell, side: Side) -> bool:
        """True if track could cross the side: there is a cell beyond it and the border is not blocked."""
        return (cell, side) not in self.blocked and self.neighbour(cell, side) is not None

    def side_towards(self, cell: Cell, other: Cell) -> Side | None:
        """The side of ``cell`` that touches ``other``, if they are neighbours."""
        (x, y), (u, v) = self.xy(cell), self.xy(other)
        step = (u - x, v - y)
        return _STEPS[self.kind].index(step) if step in _STEPS[self.kind] else None

    def parity(self, cell: Cell) -> int:
        """The chessboard colour of a cell on a square grid: 0 if it is the colour of the centre, else 1.

        On a hex grid all cells have the same parity.
        """
        x, y = self.xy(cell)
        return (x + y) % 2

    def distance(self, cell: Cell, other: Cell) -> int:
        """The number of steps from cell to cell across sides, blocked or not."""
        (x, y), (u, v) = self.xy(cell), self.xy(other)
        dx, dy = abs(u - x), abs(v - y)
        if self.kind == "square":
            return dx + dy
        across, along = (dx, dy) if self.kind == "flat" else (dy, dx)
        return across + max(0, (along - across) // 2)

    def centre(self, cell: Cell) -> tuple[float, float]:
        """Where to draw the cell, in side lengths, x to the right and y down."""
        x, y = self.xy(cell)
        if self.kind == "flat":
            return x * 1.5, y * sqrt(3) / 2
        if self.kind == "pointy":
            return x * sqrt(3) / 2, y * 1.5
        return float(x), float(y)

    def _register(self, cell: Cell) -> int:
        x, y = self.xy(cell)
        number = (x + _HALF) * _SPAN + y + _HALF
        self._names[number] = cell
        return number

    def _parse(self, cell: Cell) -> tuple[int, int]:
        """The position of a cell name. Raise `UnknownCell` unless `at` spells it the same way and it is within
        `FARTHEST`.
        """
        if self.kind == "square":
            match = _SQUARE_NAME.fullmatch("" if cell == CENTRE else cell)
            if match is None:
                raise UnknownCell(cell)
            ns, n, ew, e = match.groups()
            x = int(e or 0) * (-1 if ew == "W" else 1)
            y = int(n or 0) * (-1 if ns == "N" else 1)
        else:
            match = _HEX_NAME.fullmatch(cell)
            if match is None:
                raise UnknownCell(cell)
            letter, number = _letter_index(match[1]), int(match[2])
            x, y = (number, letter) if self.letters == "rows" else (letter, number)
        if self.at(x, y) != cell or max(abs(x), abs(y)) > FARTHEST:
            raise UnknownCell(cell)
        return x, y


def _letters(index: int) -> str:
    """The letters of a map coordinate: A, B, ... Z, AA, AB, ...

    >>> _letters(0), _letters(25), _letters(26)
    ('A', 'Z', 'AA')
    """
    name = ""
    index += 1
    while index > 0:
        index, rest = divmod(index - 1, 26)
        name = chr(ord("A") + rest) + name
    return name


def _letter_index(name: str) -> int:
    index = 0
    for letter in name:
        index = index * 26 + ord(letter) - ord("A") + 1
    return index - 1
