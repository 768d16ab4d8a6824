"""Second implementation of the lay rules of 18Ireland (6.2 to 6.7, 11), written from the rules.

It reads the data files itself and uses nothing of `trainshed.rail`: its own geometry, rotations, fit of tiles, reach.
Reach is found by following every single trail with the new tile lying on the board, which is slow but cannot be wrong
about loops.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from tomllib import loads
from typing import Any, NamedTuple

from tests.help import ROOT

DATA = ROOT / "src" / "trainshed" / "titles" / "ireland" / "data"
SHIFTS = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))
"""By side, clockwise from the south: columns and rows to the neighbour."""
COLOURS = ("blank", "yellow", "green", "brown", "grey")
MOST_STEPS = 60_000

End = int | str
"""A side by its number, a stop by its letter."""
Border = frozenset[tuple[str, int]]


class Piece(NamedTuple):
    """Track between two ends."""

    a: End
    b: End
    narrow: bool


class TooHard(Exception):  # noqa: N818 - not an error
    """There are too many trails to follow."""


class IndependentTile:
    """A tile or a printed cell, as its data file says."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.colour: str = data["colour"]
        self.count: int = data.get("count", 0)
        self.label: str = data.get("label", "")
        self.cost: int = data.get("cost", 0)
        self.stops: list[dict[str, Any]] = data.get("stops", [])
        named = [(text, False) for text in data.get("track", [])] + [(text, True) for text in data.get("narrow", [])]
        ends = [(text.split("-"), narrow) for text, narrow in named]
        self.pieces = [Piece(_end(a), _end(b), narrow) for (a, b), narrow in ends]

    def kinds(self, kind: str) -> int:
        return sum(stop["kind"] == kind for stop in self.stops)

    def turned(self, rotation: int) -> list[Piece]:
        def turn(end: End) -> End:
            return (end + rotation) % 6 if isinstance(end, int) else end

        return [Piece(turn(a), turn(b), narrow) for a, b, narrow in self.pieces]

    def look(self, rotation: int) -> object:
        """Return what two rotations have in common if nobody can tell them apart."""
        pieces, stops = self.turned(rotation), []
        for letter, stop in self._letters():
            at = sorted((str(_other(piece, letter)), piece.narrow) for piece in pieces if letter in piece[:2])
            stops.append((stop["kind"], str(stop.get("value")), stop.get("slots", 0), at))
        plain = sorted((*sorted(map(str, piece[:2])), piece.narrow) for piece in pieces if _is_plain(piece))
        return repr((sorted(stops, key=repr), plain))

    def _letters(self) -> list[tuple[str, dict[str, Any]]]:
        return [("abcdef"[index], stop) for index, stop in enumerate(self.stops)]

    def rotations(self) -> list[int]:
        """Return the rotations that look different, each by its smallest number."""
        looks: dict[object, int] = {}
        for rotation in range(6):
            looks.setdefault(self.look(rotation), rotation)
        return list(looks.values())


def _end(text: str) -> End:
    return int(text) if text.isdecimal() else text


def _other(piece: Piece, end: End) -> End:
    return piece.b if piece.a == end else piece.a


def _is_plain(piece: Piece) -> bool:
    return isinstance(piece.a, int) and isinstance(piece.b, int)


@cache
def tiles() -> dict[str, IndependentTile]:
    file = loads((DATA / "tiles.toml").read_text("utf-8"))
    return {data["id"]: IndependentTile(data) for data in file["tile"]}


@cache
def cells() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = loads((DATA / "map.toml").read_text("utf-8"))["cells"]
    return found


def neighbour(cell: str, side: int) -> str | None:
    column, row = SHIFTS[side]
    name = f"{chr(ord(cell[0]) + column)}{int(cell[1:]) + row}"
    return name if name in cells() else None


def impassable(cell: str, side: int) -> bool:
    """True if the border is blocked from one of its two sides."""
    other = neighbour(cell, side)
    return side in cells()[cell].get("blocked", ()) or (
        other is not None and (side + 3) % 6 in cells()[other].get("blocked", ())
    )


class Change(NamedTuple):
    """An upgrade: where each old stop goes, and the pieces that are new."""

    stops: dict[str, str]
    added: list[Piece]


@cache
def changes(old: str, old_rotation: int, new: str, rotation: int) -> Change | None:
    """Return how one tile may lie over another, whatever the phase; None if it may not (6.6, 6.7)."""
    before, after = tiles()[old], tiles()[new]
    if COLOURS.index(after.colour) != COLOURS.index(before.colour) + 1 or after.label != before.label:
        return None
    if after.kinds("town") != before.kinds("town"):
        return None
    if not before.label and after.kinds("city") != before.kinds("city"):
        return None
    pieces, wanted = after.turned(rotation), before.turned(old_rotation)
    letters = ["abcdef"[index] for index, stop in enumerate(before.stops) if stop["kind"] != "junction"]
    choices = [
        [
            "abcdef"[index]
            for index, to in enumerate(after.stops)
            if to["kind"] == before.stops["abcdef".index(it)]["kind"]
        ]
        for it in letters
    ]
    best: Change | None = None
    for chosen in product(*choices):
        moved = dict(zip(letters, chosen, strict=True))
        joined = len(set(chosen)) < len(chosen)
        if joined and after.kinds("city") >= before.kinds("city"):
            continue
        kept = [Piece(moved.get(str(a), a), moved.get(str(b), b), narrow) for a, b, narrow in wanted]
        # where a junction replaces plain track, any two of its ends are joined
        if all(_has(pieces, piece, after) for piece in kept):
            added = [piece for piece in pieces if not any(_same(piece, it) for it in kept)]
            best = best or Change(moved, added)
    return best


def _same(one: Piece, other: Piece) -> bool:
    return one.narrow == other.narrow and set(one[:2]) == set(other[:2])


def _junctions(tile: IndependentTile) -> set[str]:
    return {"abcdef"[index] for index, stop in enumerate(tile.stops) if stop["kind"] == "junction"}


def _has(pieces: list[Piece], wanted: Piece, tile: IndependentTile) -> bool:
    if any(_same(piece, wanted) for piece in pieces):
        return True
    for hub in _junctions(tile):
        arms = {_other(piece, hub) for piece in pieces if hub in piece[:2] and piece.narrow == wanted.narrow}
        if {wanted.a, wanted.b} <= arms:
            return True
    return False


class Position(NamedTuple):
    """What the judge needs to know of a game."""

    company: str
    laid: dict[str, tuple[str, int]]
    stations: dict[tuple[str, int], tuple[str, ...]]
    """By cell and stop (-1: the cell as a whole): the companies there."""
    colour: str
    cash: int
    new: int | None
    """The fee of a yellow tile; None: not allowed."""
    upgrade: int | None
    closed: frozenset[str]
    join: str = "exit"


class IndependentLays:
    """The lay rules applied to one position."""

    def __init__(self, at: Position) -> None:
        self.at = at
        self.homes = {cell for (cell, _), here in at.stations.items() if at.company in here}

    def legal(self) -> set[tuple[str, str, int]]:
        """Return every legal lay: cell, tile, rotation."""
        return set(self._legal())

    def _legal(self) -> Iterator[tuple[str, str, int]]:
        at, left = self.at, {id: tile.count for id, tile in tiles().items() if tile.count}
        for id, _ in at.laid.values():
            left[id] -= 1
        for cell in cells():
            for id, count in left.items():
                tile = tiles()[id]
                if count and id != "IM" and COLOURS.index(tile.colour) <= COLOURS.index(at.colour):
                    for rotation in tile.rotations():
                        if self.judge(cell, tile, rotation):
                            yield cell, id, rotation

    def shape(self, cell: str, laid: dict[str, tuple[str, int]]) -> tuple[IndependentTile, int]:
        id, rotation = laid.get(cell) or (cells()[cell].get("print", "blank"), 0)
        return tiles()[id], rotation

    def judge(self, cell: str, tile: IndependentTile, rotation: int) -> bool:
        """True if the company may lay this tile here."""
        at = self.at
        old, old_rotation = self.shape(cell, at.laid)
        if old.id in ("sea", "IM") or cell in at.closed:
            return False
        first = not old.pieces
        fee = at.new if tile.colour == "yellow" else at.upgrade
        change = changes(old.id, old_rotation, tile.id, rotation)
        if fee is None or change is None or not self.fits(cell, tile, rotation):
            return False
        narrow_only = all(piece.narrow for piece in tile.pieces)
        cost = old.cost if cell in at.laid else 0 if narrow_only or not first else cells()[cell].get("cost", 0)
        if cost + fee > at.cash:
            return False
        later = {**at.laid, cell: (tile.id, rotation)}
        return self.joined(cell, tile, rotation, change, later) if first else self.useful(cell, old, change, later)

    def fits(self, cell: str, tile: IndependentTile, rotation: int) -> bool:
        """True if its track leads nowhere it must not (6.4)."""
        for a, b, narrow in tile.turned(rotation):
            for side in (a, b):
                if isinstance(side, int):
                    other = neighbour(cell, side)
                    if other is None or impassable(cell, side):
                        return False
                    there, turn = self.shape(other, self.at.laid)
                    facing = [it for it in there.turned(turn) if (side + 3) % 6 in it[:2]]
                    if there.id in ("sea", "IM") and not facing:
                        return False
                    if facing and all(it.narrow != narrow for it in facing):
                        return False
        return True

    def joined(
        self, cell: str, tile: IndependentTile, rotation: int, change: Change, later: dict[str, tuple[str, int]]
    ) -> bool:
        """True if a first tile is connected (6.5)."""
        if cell in self.homes:
            return True
        pieces = tile.turned(rotation)
        stations = self.moved(cell, change)
        broad = self.trails(later, stations, narrow=False)
        if all(piece.narrow for piece in pieces):
            return any(at == cell for at, _ in self.trails(later, stations, narrow=True, starts=broad[1])[0])
        if any(at == cell for at, _ in broad[0]):
            return True
        if self.at.join == "exit":
            return False
        without = self.trails(self.at.laid, self.at.stations, narrow=False)
        arrives = {side for at, side in without[2] if at == cell}
        by_narrow = self.trails(self.at.laid, self.at.stations, narrow=True, starts=without[1])
        meets = arrives | {side for at, side in by_narrow[2] if at == cell}
        return bool(arrives) and any(side in meets for piece in pieces for side in piece[:2])

    def useful(self, cell: str, old: IndependentTile, change: Change, later: dict[str, tuple[str, int]]) -> bool:
        """True if an upgrade brings track the company can use, or another value of a stop in reach (6.6, 16.3)."""
        new = tiles()[later[cell][0]]
        stations = self.moved(cell, change)
        other = {
            to
            for it, to in change.stops.items()
            if old.stops["abcdef".index(it)].get("value", 0) != new.stops["abcdef".index(to)].get("value", 0)
        }
        broad = self.trails(later, stations, narrow=False)
        if any((cell, to) in broad[1] for to in other):
            return True
        added = [piece for piece in change.added if not piece.narrow]
        if added:
            return any((cell, frozenset(piece[:2])) in broad[0] for piece in added)
        narrow = self.trails(later, stations, narrow=True, starts=broad[1])
        return any((cell, to) in narrow[1] for to in other) or any(
            (cell, frozenset(piece[:2])) in narrow[0] for piece in change.added
        )

    def moved(self, cell: str, change: Change) -> dict[tuple[str, int], tuple[str, ...]]:
        """Return the stations with those of the cell on the new tile."""
        found = dict(self.at.stations)
        for at, stop in self.at.stations:
            if at == cell and stop >= 0:
                del found[at, stop]
        for (at, stop), here in self.at.stations.items():
            if at == cell and stop >= 0:
                place = cell, "abcdef".index(change.stops["abcdef"[stop]])
                found[place] = (*found.get(place, ()), *here)
        return found

    def trails(
        self,
        laid: dict[str, tuple[str, int]],
        stations: dict[tuple[str, int], tuple[str, ...]],
        *,
        narrow: bool,
        starts: set[tuple[str, str]] | None = None,
    ) -> tuple[set[tuple[str, frozenset[End]]], set[tuple[str, str]], set[tuple[str, int]]]:
        """Return the pieces and stops on all trails, and the sides of cells at which they arrive.

        Broad trails begin at the company's stations and end at cities full of others; narrow ones begin at `starts` and
        nothing blocks them.
        """
        if starts is None:
            own = [place for place, here in stations.items() if self.at.company in here and place[1] >= 0]
            starts = {(cell, "abcdef"[stop]) for cell, stop in own}
        pieces: set[tuple[str, frozenset[End]]] = set()
        stops = set(starts)
        arrived: set[tuple[str, int]] = set()
        queue: list[tuple[str, End, frozenset[Border]]] = [(cell, it, frozenset()) for cell, it in sorted(starts)]
        seen = set(queue)
        while queue:
            if len(seen) > MOST_STEPS:
                raise TooHard
            cell, end, used = queue.pop()
            tile, rotation = self.shape(cell, laid)
            for piece in tile.turned(rotation):
                if piece.narrow != narrow or end not in piece[:2]:
                    continue
                pieces.add((cell, frozenset(piece[:2])))
                to = _other(piece, end)
                onward: tuple[str, End, frozenset[Border]] = (cell, to, used)
                if isinstance(to, int):
                    other = neighbour(cell, to)
                    border = frozenset(((cell, to), (other or "", (to + 3) % 6)))
                    if other is None or border in used:
                        continue
                    arrived.add((other, (to + 3) % 6))
                    onward = other, (to + 3) % 6, used | {border}
                elif to not in _junctions(tile):
                    stops.add((cell, to))
                    if (cell, to) in starts or not self.passable(tile, cell, to, stations, narrow=narrow):
                        continue
                if onward not in seen:
                    seen.add(onward)
                    queue.append(onward)
        return pieces, stops, arrived

    def passable(
        self,
        tile: IndependentTile,
        cell: str,
        letter: str,
        stations: dict[tuple[str, int], tuple[str, ...]],
        *,
        narrow: bool,
    ) -> bool:
        """True if a trail may go on beyond a stop."""
        stop = tile.stops["abcdef".index(letter)]
        if stop.get("end_only"):
            return False
        here = stations.get((cell, "abcdef".index(letter)), ())
        return narrow or not stop.get("slots") or len(here) < stop["slots"] or self.at.company in here
