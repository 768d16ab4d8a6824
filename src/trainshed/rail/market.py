"""The price chart: cells with prices, markers in stacks, and how they move.

Three kinds of chart are one: a table of rows, the top one first, with holes. A single row is a table of one
row; the two rows of 18Lilliput are a table whose rule for a sale is a zig-zag through both; 18Ireland's is
the general case. How a marker moves at the edges is data (`Edges`), so a title names its moves and writes
none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from tomllib import loads
from typing import Literal

from msgspec import Struct, convert

from trainshed.rail.tile.data import Origin

Field = tuple[int, int]
"""Row and column, the top row being 0."""

Shift = Literal["left", "right", "up", "down", "zigzag", "stay", "close"]


class BadMarket(ValueError):  # noqa: N818 - named by its cause
    """A title's chart makes no sense; the message says where."""


class Edges(Struct, frozen=True, forbid_unknown_fields=True):
    """What a move does where the chart ends, per row position: in the top row, the bottom row, between."""

    right: Shift = "stay"
    left: Shift = "stay"
    up: Shift = "stay"
    down: Shift = "stay"
    right_in_top: Shift | None = None
    left_in_bottom: Shift | None = None


class MarketData(Struct, frozen=True, forbid_unknown_fields=True):
    """A ``market.toml``: rows of prices (0 for a hole), named zones, edges, what each event does."""

    rows: tuple[tuple[int, ...], ...]
    edges: Edges = Edges()
    moves: dict[str, tuple[Shift, ...]] = {}
    """Event -> shifts (``dividend = ["right"]``)."""
    zones: dict[str, tuple[tuple[int, int], ...]] = {}
    """Zone -> fields."""
    origin: Origin = ""


class Chart:
    """The printed chart. Never changes."""

    __slots__ = ("_zone", "data", "fields")

    def __init__(self, data: MarketData) -> None:
        self.data = data
        self.fields: dict[Field, int] = {
            (row, column): price
            for row, prices in enumerate(data.rows)
            for column, price in enumerate(prices)
            if price or (row, column) in {tuple(f) for f in data.zones.get("closes", ())}
        }
        self._zone: dict[Field, tuple[str, ...]] = {}
        for zone, fields in data.zones.items():
            for field in fields:
                at = (field[0], field[1])
                if at not in self.fields:
                    raise BadMarket(f"zone {zone}: there is no field {at}")
                self._zone[at] = (*self._zone.get(at, ()), zone)
        edges = data.edges
        shifts = {edges.right, edges.left, edges.up, edges.down, edges.right_in_top, edges.left_in_bottom}
        if "close" in shifts.union(*data.moves.values()) and not self.zone("closes"):
            raise BadMarket("zone closes: there is no field to close on")

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
        """All fields of a zone, dearest first."""
        found = [field for field in self.fields if name in self.zones(field)]
        return tuple(sorted(found, key=lambda field: -self.price(field)))

    def find(self, price: int, zone: str = "") -> tuple[Field, ...]:
        """The fields with a price, in a zone if one is named."""
        return tuple(f for f, p in self.fields.items() if p == price and (not zone or zone in self.zones(f)))

    def par_for(self, most: int, zone: str = "par") -> Field | None:
        """The dearest field of the zone that costs no more (half the bid of 18Ireland's auctions)."""
        return next((field for field in self.zone(zone) if self.price(field) <= most), None)

    def shift(self, field: Field, shift: Shift) -> Field:
        """Where a marker comes by one shift; the same field if it cannot move."""
        tried: set[Shift] = set()
        # Where the chart ends, another shift is taken instead, which may end there too.
        while shift not in tried:
            tried.add(shift)
            there = self._beside(field, shift)
            if there is not None:
                return there
            shift = self._instead(field, shift)
        return field

    def _beside(self, field: Field, shift: Shift) -> Field | None:
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

    def _instead(self, field: Field, shift: Shift) -> Shift:
        """What is done where a shift leads off the chart."""
        row, _ = field
        edges = self.data.edges
        if shift == "right" and row == 0 and edges.right_in_top is not None:
            return edges.right_in_top
        if shift == "left" and row == len(self.data.rows) - 1 and edges.left_in_bottom is not None:
            return edges.left_in_bottom
        instead: Shift = getattr(edges, shift)
        return instead

    def move(self, field: Field, event: str, times: int = 1) -> Field:
        """Where a marker comes by an event of the data file, done some times over."""
        for _ in range(times):
            for shift in self.data.moves[event]:
                field = self.shift(field, shift)
        return field

    def _zigzag(self, field: Field) -> Field:
        """One value down the chain through both rows: to the row below, or up and one to the left."""
        row, column = field
        if (row + 1, column) in self.fields:
            return row + 1, column
        return (row - 1, column - 1) if (row - 1, column - 1) in self.fields else field


class Market:
    """Markers on a chart: who stands where, who stands on top."""

    __slots__ = ("_at", "_stacks", "chart")

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self._at: dict[str, Field] = {}
        self._stacks: dict[Field, tuple[str, ...]] = {}

    def copy(self) -> Market:
        """An independent market with the same markers."""
        new = Market.__new__(Market)
        new.chart = self.chart
        new._at = self._at.copy()
        new._stacks = self._stacks.copy()
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Market) and self._stacks == other._stacks and self.chart is other.chart

    def __hash__(self) -> int:
        return hash(frozenset(self._stacks.items()))

    def __contains__(self, company: object) -> bool:
        return company in self._at

    def at(self, company: str) -> Field:
        """The field of the company's marker."""
        return self._at[company]

    def price(self, company: str) -> int:
        """The company's share price."""
        return self.chart.price(self._at[company])

    def zones(self, company: str) -> tuple[str, ...]:
        """The zones the company's marker stands in."""
        return self.chart.zones(self._at[company])

    def stack(self, field: Field) -> tuple[str, ...]:
        """The markers on a field, the top one first."""
        return self._stacks.get(field, ())

    def put(self, company: str, field: Field) -> None:
        """Set a marker on a field, under those already there. One that does not move keeps its place."""
        old = self._at.get(company)
        if old == field:
            return
        if old is not None:
            self.remove(company)
        self._at[company] = field
        self._stacks[field] = (*self.stack(field), company)

    def remove(self, company: str) -> None:
        """Take a marker off the chart."""
        field = self._at.pop(company)
        left = tuple(other for other in self._stacks[field] if other != company)
        if left:
            self._stacks[field] = left
        else:
            del self._stacks[field]

    def move(self, company: str, event: str, times: int = 1) -> tuple[Field, Field]:
        """Move a marker by an event; returns where it was and where it is. Each shift goes under what it
        meets.
        """
        before = self._at[company]
        for _ in range(times):
            for shift in self.chart.data.moves[event]:
                self.put(company, self.chart.shift(self._at[company], shift))
        return before, self._at[company]

    def order(self, companies: Iterable[str] | None = None) -> tuple[str, ...]:
        """Who operates first: the higher price, then further right, then the higher row, then the top of the
        stack.
        """

        def rank(company: str) -> tuple[int, int, int, int]:
            row, column = field = self._at[company]
            return -self.chart.price(field), -column, row, self.stack(field).index(company)

        return tuple(sorted(self._at if companies is None else companies, key=rank))

    def meeting_place(self, companies: Iterable[str]) -> Field:
        """The field of a company merged from others: their topmost row, their leftmost column."""
        fields = [self._at[company] for company in companies]
        return min(row for row, _ in fields), min(column for _, column in fields)

    def positions(self) -> Mapping[str, Field]:
        """All markers."""
        return dict(self._at)
