"""The price chart: cells with prices, markers in stacks, and how markers move.

One model covers three kinds of chart: a table of rows, top row first, with holes. A single row is a table of one row.
The two rows of 18Lilliput are a table where a sale moves the marker in a zig-zag through both rows. 18Ireland's chart
is the general case. Moves at the edges are data (`Edges`), so a title names its moves and needs no code for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from tomllib import loads
from typing import Literal

from msgspec import Struct, convert

from trainshed.rail.tile.data import Origin

Field = tuple[int, int]
"""Row and column; the top row is 0."""

Shift = Literal["left", "right", "up", "down", "zigzag", "stay", "close"]


class BadMarket(ValueError):  # noqa: N818 - named by its cause
    """A title's chart is inconsistent; the message says where."""


class Edges(Struct, frozen=True, forbid_unknown_fields=True):
    """The shift made instead where the chart ends, with separate entries for the top row and the bottom row."""

    right: Shift = "stay"
    left: Shift = "stay"
    up: Shift = "stay"
    down: Shift = "stay"
    right_in_top: Shift | None = None
    left_in_bottom: Shift | None = None


class MarketData(Struct, frozen=True, forbid_unknown_fields=True):
    """A ``market.toml``: rows of prices (0: a hole), edges, the shifts of each event, named zones."""

    rows: tuple[tuple[int, ...], ...]
    edges: Edges = Edges()
    moves: dict[str, tuple[Shift, ...]] = {}
    """Event -> shifts (``dividend = ["right"]``)."""
    zones: dict[str, tuple[tuple[int, int], ...]] = {}
    """Zone -> fields."""
    origin: Origin = ""
    holes: bool = True
    """False: 0 is a price too, and every place of the table is a field."""


class Chart:
    """The printed chart; immutable."""

    __slots__ = ("_zone", "_zones", "data", "fields", "moved")

    def __init__(self, data: MarketData) -> None:
        self.data = data
        self.fields: dict[Field, int] = {
            (row, column): price
            for row, prices in enumerate(data.rows)
            for column, price in enumerate(prices)
            if price or not data.holes or (row, column) in {tuple(f) for f in data.zones.get("closes", ())}
        }
        self._zone: dict[Field, tuple[str, ...]] = {}
        for zone, fields in data.zones.items():
            for field in fields:
                at = (field[0], field[1])
                if at not in self.fields:
                    raise BadMarket(f"zone {zone}: there is no field {at}")
                self._zone[at] = (*self._zone.get(at, ()), zone)
        self._zones = {zone: tuple(sorted(self._in(zone), key=lambda field: -self.price(field))) for zone in data.zones}
        """By zone: its fields, most expensive first."""
        edges = data.edges
        shifts = {edges.right, edges.left, edges.up, edges.down, edges.right_in_top, edges.left_in_bottom}
        if "close" in shifts.union(*data.moves.values()) and not self.zone("closes"):
            raise BadMarket("zone closes: there is no field to close on")
        self.moved: dict[str, dict[Field, Field]] = {
            event: {field: self._moved(field, shifts) for field in self.fields} for event, shifts in data.moves.items()
        }
        """By event of the data file and field: the field a marker reaches."""

    def _moved(self, field: Field, shifts: Iterable[Shift]) -> Field:
        for shift in shifts:
            field = self.shift(field, shift)
        return field

    @classmethod
    def load(cls, path: Path) -> Chart:
        """Read a ``market.toml``."""
        return cls(convert(loads(path.read_text("utf-8")), MarketData))

    def price(self, field: Field) -> int:
        """The price printed on a field."""
        return self.fields[field]

    def zones(self, field: Field) -> tuple[str, ...]:
        """The zones a field belongs to."""
        return self._zone.get(field, ())

    def zone(self, name: str) -> tuple[Field, ...]:
        """All fields of a zone, most expensive first."""
        return self._zones.get(name, ())

    def _in(self, zone: str) -> list[Field]:
        return [field for field in self.fields if zone in self.zones(field)]

    def find(self, price: int, zone: str = "") -> tuple[Field, ...]:
        """The fields with a price; only those of a zone if one is named."""
        return tuple(f for f, p in self.fields.items() if p == price and (not zone or zone in self.zones(f)))

    def par_for(self, most: int, zone: str = "par") -> Field | None:
        """The most expensive field of the zone that costs at most ``most`` (half the bid in 18Ireland's auctions)."""
        return next((field for field in self.zone(zone) if self.price(field) <= most), None)

    def shift(self, field: Field, shift: Shift) -> Field:
        """The field a marker reaches by one shift; the same field if it cannot move."""
        tried: set[Shift] = set()
        # Where the chart ends, another shift is made instead, which may lead off the chart too.
        while shift not in tried:
            tried.add(shift)
            there = self._target(field, shift)
            if there is not None:
                return there
            shift = self._edge_shift(field, shift)
        return field

    def _target(self, field: Field, shift: Shift) -> Field | None:
        """The field a shift leads to, None where the chart ends."""
        row, column = field
        if shift == "stay":
            return field
        if shift == "close":
            return self.zone("closes")[0]
        if shift == "zigzag":
            return self._zigzag(field)
        down, right = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}[shift]
        there = (row + down, column + right)
        return there if there in self.fields and "closes" not in self.zones(there) else None

    def _edge_shift(self, field: Field, shift: Shift) -> Shift:
        """The shift made instead where a shift leads off the chart."""
        row, _ = field
        edges = self.data.edges
        if shift == "right" and row == 0 and edges.right_in_top is not None:
            return edges.right_in_top
        if shift == "left" and row == len(self.data.rows) - 1 and edges.left_in_bottom is not None:
            return edges.left_in_bottom
        instead: Shift = getattr(edges, shift)
        return instead

    def move(self, field: Field, event: str, times: int = 1) -> Field:
        """The field a marker reaches by an event of the data file, repeated ``times`` times."""
        moved = self.moved[event]
        for _ in range(times):
            field = moved[field]
        return field

    def _zigzag(self, field: Field) -> Field:
        """The next lower value through both rows: the row below, or the row above and one column to the left."""
        row, column = field
        if (row + 1, column) in self.fields:
            return row + 1, column
        return (row - 1, column - 1) if (row - 1, column - 1) in self.fields else field


class Market:
    """Markers on a chart: their fields and their order in each stack."""

    __slots__ = ("_at", "_order", "_stacks", "_standing", "chart")

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self._at: dict[str, Field] = {}
        self._stacks: dict[Field, tuple[str, ...]] = {}
        self._order: tuple[str, ...] | None = None
        """All markers in operating order; None if it must be worked out."""
        self._standing: dict[str, frozenset[str]] = {}
        """By zone: the companies in it, as far as worked out since a marker moved."""

    def copy(self) -> Market:
        """Return an independent copy."""
        new = Market.__new__(Market)
        new.chart = self.chart
        new._at = self._at.copy()
        new._stacks = self._stacks.copy()
        new._order = self._order
        new._standing = self._standing.copy()
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Market) and self._stacks == other._stacks and self.chart is other.chart

    def __hash__(self) -> int:
        return hash(frozenset(self._stacks.items()))

    def key(self) -> tuple[object, ...]:
        """Return what makes two positions equal: the markers on each field, from the top."""
        return tuple(sorted(self._stacks.items()))

    def packed(self) -> dict[Field, tuple[str, ...]]:
        """Return the content as plain values."""
        return self._stacks

    @classmethod
    def unpacked(cls, chart: Chart, packed: dict[Field, tuple[str, ...]]) -> Market:
        """Return the market with this content."""
        new = cls(chart)
        new._stacks = dict(packed)
        new._at = {company: field for field, companies in packed.items() for company in companies}
        return new

    def __contains__(self, company: object) -> bool:
        return company in self._at

    def at(self, company: str) -> Field:
        """The field of the company's marker."""
        return self._at[company]

    def price(self, company: str) -> int:
        """The company's share price."""
        return self.chart.fields[self._at[company]]

    def zones(self, company: str) -> tuple[str, ...]:
        """The zones the company's marker stands in."""
        return self.chart.zones(self._at[company])

    def standing_in(self, zone: str) -> frozenset[str]:
        """The companies whose markers stand in a zone."""
        known = self._standing.get(zone)
        if known is None:
            fields = self.chart.zone(zone)
            known = frozenset([company for company, field in self._at.items() if field in fields])
            self._standing[zone] = known
        return known

    def stack(self, field: Field) -> tuple[str, ...]:
        """The markers on a field, the top one first."""
        return self._stacks.get(field, ())

    def put(self, company: str, field: Field) -> None:
        """Set a marker on a field, below those already there. A marker already on the field keeps its place in the
        stack.
        """
        old = self._at.get(company)
        if old == field:
            return
        if old is not None:
            self.remove(company)
        self._forget_order()
        self._at[company] = field
        self._stacks[field] = (*self.stack(field), company)

    def _forget_order(self) -> None:
        self._order = None
        self._standing.clear()

    def remove(self, company: str) -> None:
        """Take a marker off the chart."""
        self._forget_order()
        field = self._at.pop(company)
        left = tuple(other for other in self._stacks[field] if other != company)
        if left:
            self._stacks[field] = left
        else:
            del self._stacks[field]

    def move(self, company: str, event: str, times: int = 1) -> tuple[Field, Field]:
        """Move a marker by an event; return its old and new field. After each shift it lies below the markers already
        there.
        """
        before = self._at[company]
        for _ in range(times):
            for shift in self.chart.data.moves[event]:
                self.put(company, self.chart.shift(self._at[company], shift))
        return before, self._at[company]

    def order(self, companies: Iterable[str] | None = None) -> tuple[str, ...]:
        """The operating order: higher price, then further right, then higher row, then top of the stack."""

        def rank(company: str) -> tuple[int, int, int, int]:
            row, column = field = self._at[company]
            return -self.chart.price(field), -column, row, self.stack(field).index(company)

        if companies is not None:
            return tuple(sorted(companies, key=rank))
        if self._order is None:
            self._order = tuple(sorted(self._at, key=rank))
        return self._order

    def merged_field(self, companies: Iterable[str]) -> Field:
        """The field of a company merged from others: their topmost row and leftmost column."""
        fields = [self._at[company] for company in companies]
        return min(row for row, _ in fields), min(column for _, column in fields)

    def positions(self) -> Mapping[str, Field]:
        """The field of every marker."""
        return dict(self._at)
