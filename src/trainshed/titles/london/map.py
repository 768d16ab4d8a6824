"""The map of London: stations, dashed lines, districts and the river, as printed on every player's sheet.

Everything is computed once from `data.toml`. Sets of stations and of dashed lines are bit masks (ints), so that the
rules are a few operations on ints.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import pairwise
from typing import Any

from msgspec import Struct

DATA: dict[str, Any] = tomllib.loads((files(__package__) / "data.toml").read_text(encoding="utf-8"))

COLOURS = ("purple", "blue", "red", "green")
SYMBOLS = ("circle", "square", "triangle", "pentagon")
JOKER = 4
"""Index of the card symbol that fits every station, after the four real symbols."""
CARD_SYMBOLS = (*SYMBOLS, "joker")

Point = tuple[float, float]


class Station(Struct, frozen=True):
    """A station: its place on the grid, its symbol ("wild" is Central Station) and its district."""

    id: int
    col: int
    row: int
    symbol: str
    district: int
    tourist: bool
    departure: str | None

    @property
    def name(self) -> str:
        """The station's grid reference, such as `D3`: columns A-J, rows 1-10 from the top."""
        return f"{chr(65 + self.col)}{self.row + 1}"


class DashedLine(Struct, frozen=True):
    """A dashed line of the map, where a section may be drawn."""

    id: int
    a: int
    b: int
    thames: bool


def _read_stations() -> tuple[Station, ...]:
    letters = {symbol[0]: symbol for symbol in SYMBOLS} | {"?": "wild"}
    tourist = DATA["map"]["tourist_sites"]
    departures = {station: colour for colour, station in DATA["map"]["departures"].items()}
    found: list[Station] = []
    for row, line in enumerate(DATA["map"]["rows"]):
        for col, letter in enumerate(line.split()):
            if letter != ".":
                number = len(found)
                district = DISTRICTS.index(_district(col, row))
                at = (letters[letter], district, number in tourist, departures.get(number))
                found.append(Station(number, col, row, *at))
    return tuple(found)


def _district(col: int, row: int) -> str:
    """Return the district of a cell: nine main districts, and the four corner cells (rule 3.6)."""
    low, high = DATA["map"]["district_cuts"]
    across = (col > low) + (col > high)
    down = (row > low) + (row > high)
    if col in (0, 9) and row in (0, 9):
        return f"corner_{'ns'[row == 9]}{'we'[col == 9]}"
    if across == 1 and down == 1:
        return "central"
    return f"{('north', 'middle', 'south')[down]}_{('west', 'centre', 'east')[across]}"


DISTRICTS = (
    *("corner_nw", "north_west", "north_centre", "north_east", "corner_ne"),
    *("middle_west", "central", "middle_east"),
    *("corner_sw", "south_west", "south_centre", "south_east", "corner_se"),
)
STATIONS = _read_stations()


def _orientation(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """True if the open segments a-b and c-d cross at a point inside both."""
    return _orientation(a, b, c) * _orientation(a, b, d) < 0 and _orientation(c, d, a) * _orientation(c, d, b) < 0


def _at(station: int) -> Point:
    return (STATIONS[station].col, STATIONS[station].row)


def _crosses_thames(a: int, b: int) -> bool:
    river = DATA["map"]["thames"]
    return any(_cross(_at(a), _at(b), tuple(p), tuple(q)) for p, q in pairwise(river))


def _read_dashed_lines() -> tuple[DashedLine, ...]:
    """Connect every station with the nearest one in each of the eight directions."""
    by_place = {(station.col, station.row): station.id for station in STATIONS}
    pairs = set()
    for station in STATIONS:
        for step_col, step_row in ((1, 0), (0, 1), (1, 1), (-1, 1)):
            for distance in range(1, 10):
                place = (station.col + step_col * distance, station.row + step_row * distance)
                if place in by_place:
                    pairs.add((station.id, by_place[place]))
                    break
    return tuple(DashedLine(number, a, b, _crosses_thames(a, b)) for number, (a, b) in enumerate(sorted(pairs)))


LINES = _read_dashed_lines()
CROSSINGS = tuple(
    (e.id, f.id)
    for e in LINES
    for f in LINES[e.id + 1 :]
    if not {e.a, e.b} & {f.a, f.b} and _cross(_at(e.a), _at(e.b), _at(f.a), _at(f.b))
)

# bit masks

CENTRAL = next(station.id for station in STATIONS if station.symbol == "wild")
DEPARTURES: tuple[int, ...] = tuple(DATA["map"]["departures"][colour] for colour in COLOURS)
DISTRICT_STATIONS = tuple(
    sum(1 << station.id for station in STATIONS if station.district == number) for number in range(len(DISTRICTS))
)
CENTRAL_DISTRICT = DISTRICT_STATIONS[DISTRICTS.index("central")]
TOURIST_SITES = sum(1 << station.id for station in STATIONS if station.tourist)
THAMES_LINES = sum(1 << line.id for line in LINES if line.thames)

CLOSES = [1 << line.id for line in LINES]
"""By dashed line: mask of the lines closed to later sections once it is drawn (itself and those it crosses)."""
for _e, _f in CROSSINGS:
    CLOSES[_e] |= 1 << _f
    CLOSES[_f] |= 1 << _e

FITS = tuple(
    sum(1 << s.id for s in STATIONS if symbol in (s.symbol, "joker") or s.symbol == "wild") for symbol in CARD_SYMBOLS
)
"""By card symbol: mask of the stations it may lead to (3.3.3)."""

SYMBOL_OF = tuple(CARD_SYMBOLS.index(s.symbol) if s.symbol in SYMBOLS else JOKER for s in STATIONS)
"""By station: its symbol; Central Station fits all cards, so it has the joker."""

LINE_BETWEEN: dict[tuple[int, int], int] = {}
"""By pair of stations, in both directions: the dashed line between them."""
for _line in LINES:
    LINE_BETWEEN[_line.a, _line.b] = LINE_BETWEEN[_line.b, _line.a] = _line.id

WAYS = tuple(sorted(LINE_BETWEEN))
"""Every dashed line in both directions, as (start, end)."""


def _spokes(symbol: int) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    fits = FITS[symbol]
    table: list[list[tuple[int, int, int]]] = [[] for _ in STATIONS]
    for way, (start, end) in enumerate(WAYS):
        if fits >> end & 1:
            table[start].append((way, 1 << LINE_BETWEEN[start, end], 1 << end))
    return tuple(tuple(row) for row in table)


SPOKES = tuple(_spokes(symbol) for symbol in range(len(CARD_SYMBOLS)))
"""By card symbol and start station: (way, bit of the dashed line, bit of the target) for each target that fits."""


def stations_in(mask: int) -> list[int]:
    """Return the stations of a bit mask."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
