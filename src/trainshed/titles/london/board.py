"""The printed map, as data for a page to draw."""

from __future__ import annotations

from msgspec import Struct

from .cards import CARDS, LAST_UNDERGROUND
from .map import COLOURS, DATA, DISTRICTS, LINES, STATIONS, SYMBOLS, DashedLine, Station


class LondonBoard(Struct, frozen=True):
    """Stations and dashed lines by id, districts by number, the centre line of the river in grid units."""

    columns: int
    rows: int
    stations: tuple[Station, ...]
    lines: tuple[DashedLine, ...]
    districts: tuple[str, ...]
    district_cuts: tuple[float, ...]
    river: tuple[tuple[float, float], ...]
    colours: tuple[str, ...]
    symbols: tuple[str, ...]
    cards: tuple[str, ...]
    underground_cards: int
    """The round ends with the turn of this underground card, counted from 1."""
    rounds: int
    tourist_track: tuple[int, ...]
    interchange: tuple[int, ...]


BOARD = LondonBoard(
    columns=max(station.col for station in STATIONS) + 1,
    rows=len(DATA["map"]["rows"]),
    stations=STATIONS,
    lines=LINES,
    districts=DISTRICTS,
    district_cuts=tuple(DATA["map"]["district_cuts"]),
    river=tuple((x, y) for x, y in DATA["map"]["thames"]),
    colours=COLOURS,
    symbols=SYMBOLS,
    cards=CARDS,
    underground_cards=LAST_UNDERGROUND,
    rounds=len(COLOURS),
    tourist_track=tuple(DATA["scoring"]["tourist_track"]),
    interchange=tuple(DATA["scoring"]["interchange"]),
)
