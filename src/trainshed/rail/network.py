"""The track on a board as a graph.

There are two views of the same track. *Moves* say what follows from entering a cell at a side or leaving a stop; the
searches (`trainshed.rail.reach`) use them. *Links* join one stop to the next along plain track; the route solver uses
them. Searches follow moves, not nodes, so a train cannot turn back at a switch.

A network never changes. After a tile lay a new one is made that shares everything the lay did not touch. Networks are
also cached by the content of the track, so trying the same tile again costs nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from trainshed.rail.caches import make_room
from trainshed.rail.grid import KEYS_PER_CELL, Cell
from trainshed.rail.map import CellTrack, Map, TrackMove
from trainshed.rail.tile import BROAD, NARROW, Shape

Moves = dict[int, tuple[TrackMove, ...]]


class Link(Struct, frozen=True, gc=False):
    """A path between two stops along plain track."""

    a: int
    b: int
    track: tuple[int, ...]
    """The resources used: borders crossed and pieces of track, in order from ``a``."""
    length: int
    """The number of borders it crosses."""
    cells: tuple[int, ...]
    """The cells it runs through, by number, both ends included."""
    owners: tuple[str, ...] = ()
    """The companies that own a piece of it. A company may use the link only if there is no other owner."""


class _Exit(NamedTuple):
    """All links that begin with one piece at one stop, and every cell whose change could alter them."""

    links: tuple[Link, ...]
    """Without those that are kept at their other end."""
    touched: frozenset[int]
    sizes: frozenset[tuple[int, tuple[str, ...]]]
    """Lengths and owners of all of them."""
    far: tuple[int, ...]
    """Their other ends, also of those that are kept there; more than one if the track branches."""


class Network:
    """The graph of a board's track; created by `Board.network`."""

    __slots__ = ("_before", "_cell_tracks", "_exits", "_links", "by_narrow", "dead_ends", "enter", "leave", "map")

    map: Map
    enter: dict[int, Moves]
    """Per gauge: the moves after entering at a key."""
    leave: dict[int, Moves]
    """Per gauge: the moves after leaving a stop."""
    dead_ends: frozenset[int]
    """Stops that always end a route."""
    by_narrow: dict[object, object]
    """What depends only on the cells with narrow track; shared by networks that agree in them. Managed by others."""
    _cell_tracks: dict[int, CellTrack]
    _exits: dict[int, dict[tuple[int, int], _Exit]]
    """Per gauge: exits found before, by stop and piece."""
    _before: tuple[dict[int, dict[tuple[int, int], _Exit]], frozenset[int]] | None
    """The exits of the network this one was made from, and the cells changed since; taken over at the first use."""
    _links: dict[int, tuple[Link, ...]]

    @classmethod
    def of(cls, map: Map, digest: int, shapes: Iterable[tuple[Cell, Shape]]) -> Network:
        """The network of these shapes: from the cache, else built from scratch."""
        known = map.networks.get(digest)
        if isinstance(known, Network):
            return known
        empty = cls.__new__(cls)
        empty.map = map
        empty.enter = {BROAD: {}, NARROW: {}}
        empty.leave = {BROAD: {}, NARROW: {}}
        empty.dead_ends = frozenset()
        empty._cell_tracks = {}
        empty._exits = {BROAD: {}, NARROW: {}}
        empty._before = None
        empty._links = {}
        empty.by_narrow = {}
        return empty.relaid(digest, [(cell, shape) for cell, shape in shapes if shape.tracks])

    def relaid(self, digest: int, changes: list[tuple[Cell, Shape]]) -> Network:
        """The network after tiles were laid on some cells."""
        map = self.map
        known = map.networks.get(digest)
        if isinstance(known, Network):
            return known
        new = Network.__new__(Network)
        new.map = map
        new.enter = {gauge: moves.copy() for gauge, moves in self.enter.items()}
        new.leave = {gauge: moves.copy() for gauge, moves in self.leave.items()}
        new._cell_tracks = self._cell_tracks.copy()
        new.dead_ends = self.dead_ends
        new.by_narrow = self.by_narrow
        numbers = set()
        for cell, shape in changes:
            number = map.grid.number(cell)
            numbers.add(number)
            old = new._cell_tracks.get(number)
            track = new._cell_tracks[number] = map.cell_track(cell, shape)
            if old is not None:
                new.dead_ends -= old.dead_ends
            for gauge in (BROAD, NARROW):
                if old is not None:
                    for key in old.enter[gauge]:
                        del new.enter[gauge][key]
                    for stop in old.leave[gauge]:
                        del new.leave[gauge][stop]
                new.enter[gauge].update(track.enter[gauge])
                new.leave[gauge].update(track.leave[gauge])
            if track.dead_ends:
                new.dead_ends |= track.dead_ends
            if track.enter[NARROW] or (old is not None and old.enter[NARROW]):
                new.by_narrow = {}
        exits, changed = self._before or (self._exits, frozenset())
        new._exits, new._before = {}, (exits, changed | numbers)
        new._links = {}
        make_room(map.networks)
        map.networks[digest] = new
        return new

    def inside(self, number: int) -> CellTrack | None:
        """The moves within a cell."""
        return self._cell_tracks.get(number)

    def links(self, gauge: int = BROAD) -> tuple[Link, ...]:
        """All links of a gauge, each once."""
        known = self._links.get(gauge)
        if known is not None:
            return known
        found: list[Link] = []
        # Sorted, so that the order of links (and the choice among equal routes) does not depend on earlier boards.
        for stop in sorted(self.leave[gauge]):
            for exit in self._exits_of(stop, gauge):
                found.extend(exit.links)
        links = self._links[gauge] = tuple(found)
        return links

    def links_among(self, stops: Collection[int], gauge: int = BROAD) -> Iterator[Link]:
        """The links of a gauge between some stops, in the order of `links`."""
        for stop in sorted(stops):
            for exit in self._exits_of(stop, gauge):
                for link in exit.links:
                    if link.b in stops:
                        yield link

    def far_ends(self, stop: int, gauge: int) -> list[tuple[int, ...]]:
        """The next stops along each piece of track at a stop; several where the track branches."""
        return [exit.far for exit in self._exits_of(stop, gauge)]

    def sizes_at(self, stop: int, gauge: int = BROAD) -> Iterator[tuple[int, tuple[str, ...]]]:
        """The lengths of the links at a stop, with the companies that own a piece of them."""
        for exit in self._exits_of(stop, gauge):
            yield from exit.sizes

    def _exits_of(self, stop: int, gauge: int) -> list[_Exit]:
        if self._before is not None:
            before, changed = self._before
            self._exits = {
                gauge: {key: exit for key, exit in exits.items() if exit.touched.isdisjoint(changed)}
                for gauge, exits in before.items()
            }
            self._before = None
        found, exits = [], self._exits[gauge]
        for move in self.leave[gauge].get(stop, ()):
            exit = exits.get((stop, move.piece))
            if exit is None:
                exit = exits[stop, move.piece] = self._walk(gauge, stop, move)
            found.append(exit)
        return found

    def _walk(self, gauge: int, start: int, first: TrackMove) -> _Exit:
        """Follow plain track from a stop to the next stops, crossing no border twice.

        Each link is found from both its ends; it is kept at the end with the smaller (stop, piece).
        """
        enter: Mapping[int, tuple[TrackMove, ...]] = self.enter[gauge]
        home = start // KEYS_PER_CELL
        here = start, first.piece
        touched = {home}
        links: list[Link] = []
        far: list[int] = []
        sizes: set[tuple[int, tuple[str, ...]]] = set()
        owners: tuple[str, ...] = (first.owner,) if first.owner else ()

        def arrive(
            move: TrackMove, track: tuple[int, ...], mask: int, cells: tuple[int, ...], owners: tuple[str, ...]
        ) -> None:
            if move.stop != start:
                far.append(move.stop)
                sizes.add((mask.bit_count(), owners))
                if here < (move.stop, move.piece):
                    links.append(Link(start, move.stop, track, mask.bit_count(), cells, owners))

        if first.stop >= 0:
            # Both ends begin with the same piece, so only the stops are compared.
            if start < first.stop:
                links.append(Link(start, first.stop, (-1 - first.piece,), 0, (home,), owners))
            return _Exit(tuple(links), frozenset(touched), frozenset(((0, owners),)), (first.stop,))
        stack: list[tuple[int, tuple[int, ...], int, tuple[int, ...], tuple[str, ...]]] = [
            (first.out, (-1 - first.piece, first.border), first.bit, (home,), owners)
        ]
        while stack:
            key, track, mask, cells, owners = stack.pop()
            number = key // KEYS_PER_CELL
            touched.add(number)
            for move in enter.get(key, ()):
                owned = owners if not move.owner or move.owner in owners else (*owners, move.owner)
                along = (*track, -1 - move.piece)
                if move.stop >= 0:
                    arrive(move, along, mask, (*cells, number), owned)
                elif not mask & move.bit and move.out >= 0:
                    stack.append((move.out, (*along, move.border), mask | move.bit, (*cells, number), owned))
        return _Exit(tuple(links), frozenset(touched), frozenset(sizes), tuple(far))
