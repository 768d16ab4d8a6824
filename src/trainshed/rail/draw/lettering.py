"""Text on maps and tiles: how wide it is, and how a name is divided into lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from trainshed.rail.draw.geometry import Point

PLAIN_SIZES = (8.2, 7.2)
"""Type sizes of a plain name in one and in two lines."""
_WIDE = {" ": 0.2, "f": 0.32, "i": 0.26, "j": 0.26, "l": 0.27, "m": 0.84, "r": 0.37, "s": 0.43, "t": 0.36, "w": 0.75}
_ACCENTS = str.maketrans("ášíťřľìï", "asitrlii")


class Box(NamedTuple):
    """A rectangle: its middle and half its size."""

    x: float
    y: float
    wide: float
    high: float

    def meets(self, other: Box) -> bool:
        return self.overlap(other) > 0

    def overlap(self, other: Box) -> float:
        """How deep two rectangles overlap; 0 if they do not."""
        across = self.wide + other.wide - abs(self.x - other.x)
        down = self.high + other.high - abs(self.y - other.y)
        return max(0.0, min(across, down))

    def corners(self) -> tuple[Point, Point, Point, Point]:
        left, right, top, bottom = self.x - self.wide, self.x + self.wide, self.y - self.high, self.y + self.high
        return (left, top), (right, top), (left, bottom), (right, bottom)


class NameArt(Struct, frozen=True):
    """A name on a cell: its lines, the middle of the first line's base, and the type size."""

    lines: tuple[str, ...]
    x: float
    y: float
    size: float
    strong: bool = True
    """Semi-bold, with an outline in the colour of the ground. False: plain, with an outline in paper colour."""
    sea: bool = False
    """It stands on the sea beside its cell."""


def text_width(text: str, size: float) -> float:
    """The width of semi-bold text.

    >>> round(text_width("Pardubice", 12.6))
    55
    """
    known = text.translate(_ACCENTS)
    return size * sum(_WIDE.get(letter, 0.62 if letter.isupper() else 0.52) for letter in known)


def name_box(name: NameArt) -> Box:
    """The rectangle a name covers."""
    return lines_box(name.lines, name.size, name.x, name.y)


def lines_box(lines: Sequence[str], size: float, x: float, y: float) -> Box:
    """The rectangle of lines whose first base is at `y`: capitals above the bases, no room for accents."""
    wide = max(text_width(line, size) for line in lines)
    top, bottom = y - 0.68 * size, y + 0.1 * size + (len(lines) - 1) * 0.96 * size
    return Box(x, (top + bottom) / 2, wide / 2, (bottom - top) / 2)


def split(name: str) -> tuple[str, ...]:
    """Divide a name of several words into two lines of similar length."""
    words = name.split(" ")
    if len(words) < 2:
        return (name,)
    cut = min(range(1, len(words)), key=lambda i: abs(len(" ".join(words[:i])) * 2 - len(name)))
    return " ".join(words[:cut]), " ".join(words[cut:])


def plain_name(name: str, y: float) -> NameArt:
    """A name across a cell at a given height. Long names take two lines, so that they stay inside the cell."""
    lines = split(name) if len(name) > 13 else (name,)
    size = PLAIN_SIZES[len(lines) - 1]
    return NameArt(lines, 0.0, round(y - (len(lines) - 1) * size * 0.4, 2), size, strong=False)
