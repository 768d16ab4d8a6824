"""Tile data as in a title's data file: stops, track, label, number of copies.

Track is written as two ends joined by a dash. An end is a side (``0`` to ``5`` clockwise on hexes, a compass letter on
squares) or a stop (``a`` the first, ``b`` the second ...): ``0-3`` runs straight through, ``W-a`` ends in the first
stop, ``a-b`` joins two stops inside the tile.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Colour = str
StopKind = Literal["city", "town", "offboard", "junction"]
Origin = str | dict[str, str]

RANK: dict[Colour, int] = {"blank": 0, "yellow": 1, "special": 1, "green": 2, "brown": 3, "grey": 4}
"""The order in which tiles replace one another; other colours (red, preset) are never laid over anything by rank."""

PHASES: tuple[Colour, ...] = ("yellow", "green", "brown", "grey")
"""The phase colours in order; values and rights grow with them during a game."""


class Stop(Struct, frozen=True, forbid_unknown_fields=True):
    """A place on a tile where a train earns something (a ``junction`` earns nothing: it only joins track).

    ``value`` may be a table by phase colour (the highest one reached counts). ``own`` is the value for a company with a
    station here. ``counts``: the stop uses up a train's range. ``end_only``: no train and no search continues beyond
    it. ``group``: a route may hold only one stop of the group with this name.
    """

    kind: StopKind
    value: int | dict[Colour, int] = 0
    own: int | None = None
    slots: int = 0
    counts: bool = True
    end_only: bool = False
    group: str = ""
    name: str = ""
    at: float | None = None
    """For drawing: the side (or point between two sides) the stop is shifted towards; None: placed automatically."""
    far: float = 0.0
    """For drawing: the share of the way from the middle to its side at which the stop is placed; 0: automatically."""

    def free_for_passing(self, stations: int) -> bool:
        """True if so many stations do not block others: there is another slot, or it has none (towns)."""
        return not self.slots or stations < self.slots

    def worth(self, phase: Colour = "yellow", *, own: bool = False) -> int:
        """What a train earns here in a phase.

        >>> Stop("offboard", {"green": 20, "brown": 50}).worth("brown")
        50
        >>> Stop("city", 40, own=50, slots=2).worth(own=True)
        50
        """
        if own and self.own is not None:
            return self.own
        if isinstance(self.value, int):
            return self.value
        reached = PHASES.index(phase)
        worth = 0
        for colour in PHASES[: reached + 1]:
            worth = self.value.get(colour, worth)
        return worth


class TileData(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of ``tiles.toml``: a tile that is laid, or a print of the map."""

    id: str
    colour: Colour
    count: int = 0
    """Copies in the box; -1: unlimited."""
    label: str = ""
    stops: tuple[Stop, ...] = ()
    track: tuple[str, ...] = ()
    narrow: tuple[str, ...] = ()
    """Track of the narrow gauge."""
    owned: dict[str, str] = {}
    """Track only one company may use: piece -> company."""
    walls: tuple[str, ...] = ()
    """Sides that no track may point at: water, the frame of a fixed print."""
    cost: int = 0
    """What a company pays to build over it."""
    price: int = 0
    """What a company pays to lay it, besides the terrain."""
    start: Colour = field(default="", name="from")
    """The phase colour from which it may be laid, if different from its own colour."""
    ground: str = ""
    """The kind of cell it needs (chessboard rule); empty: any."""
    on: tuple[str, ...] = ()
    """The only tiles it may be laid over; empty: the general rule applies."""
    final: bool = False
    """Nothing may be laid over it."""
    open: bool = False
    """Any first tile fits on it, whatever its stops and label."""
    kind: str = ""
    """A keyword for the title's own rules (home, mine, castle ...)."""
    company: str = ""
    """The only company that may lay it."""
    bonus: int = 0
    """Income of a passing train besides the values of its stops (mines)."""
    name: str = ""
    origin: Origin = ""


class TileFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a ``tiles.toml``."""

    tile: tuple[TileData, ...]
    origin: Origin = ""
    set: dict[str, tuple[str, ...]] = {}
    """Named groups of tiles (those of a variant or a scenario) that the title can include or leave out."""
