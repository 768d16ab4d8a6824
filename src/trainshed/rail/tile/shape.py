"""A tile and its rotated shapes, with everything the searches need computed once.

A *shape* is a tile in one rotation. Ends of track are small integers: a side is its number, a stop is `STOP` plus its
index. A junction is not stored as a place: track that meets in one is stored as a piece between every two of its ends,
so no search has to decide how a train may turn there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from tomllib import loads
from typing import Final

from msgspec import Struct, convert
from msgspec.structs import replace

from trainshed.rail.grid import SIDE_NAMES, Kind, Side
from trainshed.rail.tile.data import RANK, Stop, TileData, TileFile

STOP: Final = 8
BROAD: Final = 1
NARROW: Final = 2
GAUGES: Mapping[int, str] = {BROAD: "broad", NARROW: "narrow"}
_DIGITS = frozenset("012345")


class BadTile(ValueError):  # noqa: N818 - named by its cause
    """A tile's data is inconsistent; the message names the tile and the piece."""


class Track(Struct, frozen=True, gc=False):
    """One piece of track between two ends."""

    a: int
    b: int
    gauge: int = BROAD
    owner: str = ""

    def other(self, end: int) -> int:
        """The opposite end of the piece."""
        return self.b if end == self.a else self.a


Hub = tuple[Track, ...]
"""The track that meets in a junction, each piece stored by its far end."""


def mask_of(track: int, walls: int, broad: int, narrow: int) -> int:
    """Pack four sets of sides into one number, so that one operation compares them all."""
    return track | walls << 8 | broad << 16 | narrow << 24


class Shape:
    """A tile in one rotation."""

    __slots__ = (
        "bits",
        "enters",
        "exits",
        "gauges",
        "key",
        "leaves",
        "mask",
        "narrow_only",
        "owned",
        "rotation",
        "stop_bits",
        "stop_sides",
        "tile",
        "tracks",
        "walls",
    )

    def __init__(self, tile: Tile, rotation: int) -> None:
        n = tile.sides
        self.tile = tile
        self.rotation = rotation

        def turn(end: int) -> int:
            return end if end >= STOP else (end + rotation) % n

        def turned(track: Track) -> Track:
            a, b = sorted((turn(track.a), turn(track.b)))
            return Track(a, b, track.gauge, track.owner)

        self.tracks = tuple(map(turned, tile.tracks))
        self.walls = frozenset((side + rotation) % n for side in tile.walls)
        gauges = [0] * n
        enters: list[list[int]] = [[] for _ in range(n)]
        leaves: list[list[int]] = [[] for _ in tile.stops]
        sides: list[set[tuple[Side, int]]] = [set() for _ in tile.stops]
        for index, track in enumerate(self.tracks):
            for end in (track.a, track.b):
                if end < STOP:
                    gauges[end] |= track.gauge
                    enters[end].append(index)
                else:
                    leaves[end - STOP].append(index)
            if track.a < STOP <= track.b:
                sides[track.b - STOP].add((track.a, track.gauge))
        self.gauges = tuple(gauges)
        """Per side, the gauges of the track that reaches it, as a bit mask (0: none)."""
        self.exits = tuple(side for side in range(n) if gauges[side])
        broad, narrow = (sum(1 << side for side in range(n) if gauges[side] == one) for one in (BROAD, NARROW))
        self.bits = (
            sum(1 << side for side in self.exits),
            sum(1 << side for side in self.walls),
            broad,
            narrow,
        )
        """Sides as bits: with any track, with a wall, with broad track alone, with narrow track alone."""
        self.mask = mask_of(*self.bits)
        self.owned = any(track.owner for track in self.tracks)
        """True if companies own some of the track."""
        self.enters = tuple(map(tuple, enters))
        """Per side, the pieces that begin there."""
        self.leaves = tuple(map(tuple, leaves))
        """Per stop, the pieces that begin there."""
        self.stop_sides = tuple(map(frozenset, sides))
        """Per stop, the (side, gauge) pairs its track reaches."""
        self.stop_bits = {
            gauge: tuple(sum(1 << side for side, other in some if other == gauge) for some in sides)
            for gauge in (BROAD, NARROW)
        }
        """By gauge, per stop, the sides its track reaches, as bits."""
        self.narrow_only = bool(self.tracks) and all(track.gauge == NARROW for track in self.tracks)
        """True if the tile has track and all of it is narrow."""
        self.key = (
            frozenset((t.a, t.b, t.gauge, t.owner) for t in self.tracks),
            self.walls,
        )

    def __repr__(self) -> str:
        return f"Shape({self.tile.id!r}, {self.rotation})"

    def alike(self) -> object:
        """A key for the visible shape: equal for two rotations that differ only in which of several equal stops is
        first.
        """
        stops = sorted((_plain(stop), sorted(self.stop_sides[i])) for i, stop in enumerate(self.tile.stops))
        owners = sorted((min(t.a, t.b), t.owner) for t in self.tracks if t.owner)
        plain = sorted((t.a, t.b, t.gauge) for t in self.tracks if t.b < STOP)
        inner = sum(1 for t in self.tracks if t.a >= STOP)
        return repr((plain, stops, inner, owners, sorted(self.walls)))


def _plain(stop: Stop) -> str:
    """The stop without its drawing position."""
    return repr(replace(stop, at=None))


class Tile:
    """A tile: its data, and its shape in every rotation (`shape`)."""

    __slots__ = (
        "_canonical",
        "_shapes",
        "data",
        "hubs",
        "id",
        "phase",
        "pieces",
        "rank",
        "rotations",
        "sides",
        "stops",
        "tracks",
        "walls",
    )

    def __init__(self, data: TileData, grid: Kind) -> None:
        names = SIDE_NAMES[grid]
        self.data = data
        self.id = data.id
        self.rank = RANK.get(data.colour)
        """Position in the order of colours; None for colours that are never laid by that order."""
        self.phase = data.start or data.colour
        """The colour of the phase from which the tile may be laid."""
        self.sides = len(names)
        self.stops: tuple[Stop, ...] = tuple(stop for stop in data.stops if not _joins(stop))
        self.pieces, self.hubs = self._parse(names)
        """The track as drawn: pieces, and for each junction the track that meets in it."""
        self.tracks = (*self.pieces, *(track for hub in self.hubs for track in _through(hub)))
        self.walls = frozenset(self._wall(text, names) for text in data.walls)
        self._shapes = tuple(Shape(self, r) for r in range(self.sides))
        keys = [shape.key for shape in self._shapes]
        self._canonical = tuple(map(keys.index, keys))
        seen: dict[object, int] = {}
        for rotation, shape in enumerate(self._shapes):
            seen.setdefault(shape.alike(), rotation)
        self.rotations = tuple(seen.values())
        """The rotations that look different; all others look like one of these."""

    def __repr__(self) -> str:
        return f"Tile({self.id!r})"

    @property
    def colour(self) -> str:
        return self.data.colour

    @property
    def label(self) -> str:
        return self.data.label

    def shape(self, rotation: int) -> Shape:
        """The tile turned clockwise by ``rotation`` steps."""
        return self._shapes[rotation % self.sides]

    def canonical(self, rotation: int) -> int:
        """The smallest rotation identical to this one, stop by stop, so that equal boards have equal digests."""
        return self._canonical[rotation % self.sides]

    def count(self, kind: str) -> int:
        """The number of its stops of a kind."""
        return sum(1 for stop in self.stops if stop.kind == kind)

    def _parse(self, names: tuple[str, ...]) -> tuple[tuple[Track, ...], tuple[Hub, ...]]:
        """The pieces between sides and stops, and the track that meets in each junction."""
        place = {STOP + i: STOP + n for n, i in enumerate(i for i, s in enumerate(self.data.stops) if not _joins(s))}
        pieces = [(BROAD, piece) for piece in self.data.track] + [(NARROW, piece) for piece in self.data.narrow]
        if strange := set(self.data.owned).difference(piece for _, piece in pieces):
            raise BadTile(f"tile {self.data.id}: no piece {min(strange)!r} to be owned")
        tracks: list[Track] = []
        hubs: dict[int, Hub] = {}
        for gauge, piece in pieces:
            ends = [self._end(text, names, piece) for text in piece.split("-")]
            junctions = [end for end in ends if end >= STOP and end not in place]
            if len(ends) != 2 or ends[0] == ends[1] or len(junctions) == 2:
                raise BadTile(f"tile {self.data.id}: {piece!r} is no piece between two ends")
            a, b = sorted(place.get(end, end) for end in ends)
            owner = self.data.owned.get(piece, "")
            if junctions:
                far = next(place.get(end, end) for end in ends if end not in junctions)
                hubs[junctions[0]] = (*hubs.get(junctions[0], ()), Track(far, far, gauge, owner))
            else:
                tracks.append(Track(a, b, gauge, owner))
        return tuple(tracks), tuple(hubs.values())

    def _end(self, text: str, names: tuple[str, ...], piece: str) -> int:
        if text in names:
            return names.index(text)
        if text in _DIGITS and int(text) < self.sides:
            return int(text)
        if len(text) == 1 and 0 <= ord(text) - ord("a") < len(self.data.stops):
            return STOP + ord(text) - ord("a")
        raise BadTile(f"tile {self.data.id}: no end {text!r} in {piece!r}")

    def _wall(self, text: str, names: tuple[str, ...]) -> Side:
        side = self._end(text, names, text)
        if side >= STOP:
            raise BadTile(f"tile {self.data.id}: no side {text!r}")
        return side


def _joins(stop: Stop) -> bool:
    return stop.kind == "junction"


def _through(hub: Hub) -> Iterator[Track]:
    """The pieces that represent a junction: one between every two of its ends of the same gauge."""
    for one, two in combinations(hub, 2):
        if one.gauge == two.gauge and one.a != two.a and (one.owner == two.owner or not (one.owner and two.owner)):
            yield Track(min(one.a, two.a), max(one.a, two.a), one.gauge, one.owner or two.owner)


class Tiles(Mapping[str, Tile]):
    """The tiles of one title, by id."""

    __slots__ = ("_tiles", "grid", "origin", "sets")

    def __init__(
        self, tiles: Iterable[TileData], grid: Kind, sets: Mapping[str, tuple[str, ...]] | None = None
    ) -> None:
        self.grid: Kind = grid
        self.sets = dict(sets or {})
        self._tiles: dict[str, Tile] = {}
        for data in tiles:
            if data.id in self._tiles:
                raise BadTile(f"tile {data.id}: there are two of this name")
            self._tiles[data.id] = Tile(data, grid)
        for name, some in self.sets.items():
            if missing := set(some).difference(self._tiles):
                raise BadTile(f"set {name}: no tile {min(missing)!r}")

    @classmethod
    def load(cls, path: Path, grid: Kind) -> Tiles:
        """Read a ``tiles.toml``; a malformed one raises `msgspec.ValidationError` naming the field."""
        file = convert(loads(path.read_text("utf-8")), TileFile)
        return cls(file.tile, grid, file.set)

    def __getitem__(self, id: str) -> Tile:
        return self._tiles[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tiles)

    def __len__(self) -> int:
        return len(self._tiles)

    def supply(self, leave_out: Iterable[str] = ()) -> dict[str, int]:
        """The number of copies of each tile at the start (-1: unlimited), without the named sets."""
        out = {tile for name in leave_out for tile in self.sets[name]}
        return {id: t.data.count for id, t in self._tiles.items() if t.data.count and id not in out}
