"""The upgrade test: if one tile may lie over another, and where the old stops go.

One test serves first tiles and upgrades alike, because a map's print is a tile too: the first tile on a town keeps the
town just as a green tile keeps the yellow one's. The upgrade tables printed in rule books follow from this test.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from trainshed.core.message import Arg, Message, Refusal
from trainshed.rail.tile.data import PHASES
from trainshed.rail.tile.shape import STOP, Shape, Tile

KEYS: tuple[str, ...] = (
    "rail-tile-final",
    "rail-tile-only-on",
    "rail-tile-colour-step",
    "rail-tile-other-label",
    "rail-tile-other-stops",
    "rail-tile-loses-track",
    "rail-tile-phase",
)


class Upgrade(Struct, frozen=True, gc=False):
    """How a new shape replaces an old one."""

    stops: tuple[int, ...]
    """Old stop -> new stop. If cities are joined, several old stops map to one."""
    added: tuple[int, ...]
    """The pieces of track (indexes in the new shape) that the old shape did not have."""


def _refuse(rule: str, key: str, **args: Arg) -> Refusal:
    """Return a refusal; its message also needs the `cell`, which the board adds."""
    return Refusal(f"rail/tile.{rule}", Message(key, args))


@cache
def upgrade(old: Shape, new: Shape) -> Upgrade | Refusal:
    """How ``new`` may lie over ``old``, or why it may not. Cached: the result never depends on the board."""
    return _may_follow(old.tile, new.tile) or _keeps(old, new)


def upgrade_rotations(old: Shape, new: Tile) -> tuple[int, ...]:
    """The rotations in which a tile may lie over a shape."""
    return tuple(r for r in new.rotations if isinstance(upgrade(old, new.shape(r)), Upgrade))


def why_not_yet(tile: Tile, phase: str) -> Refusal | None:
    """Return why the tile may not be laid in this phase: green tiles not before the green phase, and so on."""
    if tile.phase in PHASES and PHASES.index(tile.phase) > PHASES.index(phase):
        return _refuse("phase", "rail-tile-phase", tile=tile.id, colour=tile.phase)
    return None


@cache
def _may_follow(old: Tile, new: Tile) -> Refusal | None:
    """The part of the test that does not depend on the rotations."""
    if old.data.final:
        return _refuse("final", "rail-tile-final")
    if new.data.on:
        if old.id not in new.data.on:
            return _refuse("only-on", "rail-tile-only-on", tile=new.id)
        return None
    if old.rank is None or new.rank is None or new.rank != old.rank + 1:
        return _refuse("colour-step", "rail-tile-colour-step", tile=new.id, colour=new.colour)
    if old.data.open:
        return None
    if old.label != new.label:
        return _refuse("label", "rail-tile-other-label", tile=new.id, label=old.label or "none", mark=new.label)
    if any(old.count(kind) != new.count(kind) for kind in ("town", "offboard")):
        return _refuse("stops", "rail-tile-other-stops", tile=new.id)
    cities = old.count("city"), new.count("city")
    # A label marks the places whose cities are split or joined by upgrades (Prague, Dublin, Belfast).
    if cities[0] != cities[1] and not (old.label and cities[0] and cities[1]):
        return _refuse("stops", "rail-tile-other-stops", tile=new.id)
    return None


def _keeps(old: Shape, new: Shape) -> Upgrade | Refusal:
    """Check that all old track and stops are still there, joined as before."""
    lost = _refuse("keeps-track", "rail-tile-loses-track", tile=new.tile.id, rotation=new.rotation)
    plain = {(t.a, t.b, t.gauge) for t in new.tracks if t.b < STOP}
    if any((t.a, t.b, t.gauge) not in plain for t in old.tracks if t.b < STOP):
        return lost
    stops = _map_stops(old, new)
    if stops is None:
        return lost
    inner = {(t.a, t.b, t.gauge) for t in new.tracks if t.a >= STOP}
    for track in old.tracks:
        if track.a >= STOP:
            a, b = sorted(STOP + stops[end - STOP] for end in (track.a, track.b))
            if a != b and (a, b, track.gauge) not in inner:
                return lost

    def moved(end: int) -> int:
        return end if end < STOP else STOP + stops[end - STOP]

    kept = {(t.gauge, *sorted((moved(t.a), moved(t.b)))) for t in old.tracks}
    added = tuple(i for i, t in enumerate(new.tracks) if (t.gauge, t.a, t.b) not in kept)
    return Upgrade(stops, added)


def _map_stops(old: Shape, new: Shape) -> tuple[int, ...] | None:
    """Map each old stop to the new stop its track leads to; a stop without track gets one that no other took."""
    found: dict[int, int] = {}
    kinds = [stop.kind for stop in new.tile.stops]
    by_track = sorted(range(len(old.tile.stops)), key=lambda i: not old.stop_sides[i])
    for i in by_track:
        kind = old.tile.stops[i].kind
        same = [j for j, other in enumerate(kinds) if other == kind and old.stop_sides[i] <= new.stop_sides[j]]
        if not same:
            return None
        free = [j for j in same if j not in found.values()]
        found[i] = i if i in free and not old.stop_sides[i] else (free or same)[0]
    return tuple(found[i] for i in range(len(old.tile.stops)))
