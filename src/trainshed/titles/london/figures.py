"""Figures of London's rules: what `figures.toml` says, ready for the page to draw on the printed map."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from tomllib import loads
from typing import Literal

from msgspec import Struct, convert

from .map import COLOURS, DEPARTURES, LINE_BETWEEN, STATIONS, THAMES_LINES
from .scoring import interchange_points, interchanges, score_line, tourist_stops

FILE = Path(__file__).parent / "figures.toml"
IDS = {station.name: station.id for station in STATIONS}


class LineData(Struct, frozen=True, forbid_unknown_fields=True):
    """A line by its stations, one after the other; `branch` are further stations, from one of the line on."""

    colour: str
    stations: tuple[str, ...]
    branch: tuple[str, ...] = ()


class SheetData(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the map. `draw` is the section somebody wants to draw with the last line, by this card."""

    area: tuple[float, float, float, float]
    """Left, top, right, bottom in grid units."""
    lines: tuple[LineData, ...] = ()
    draw: tuple[str, ...] = ()
    card: str = ""
    switch: bool = False
    verdict: Literal["", "yes", "no"] = ""
    shows: Literal["", "line", "thames", "tourist", "interchanges"] = ""
    """What is counted and lit."""
    label: str = ""


class SheetFigureData(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure: its id, the number of its rule, its scenes."""

    id: str
    rule: str
    scenes: tuple[SheetData, ...]


class SheetFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `figures.toml`."""

    figure: tuple[SheetFigureData, ...]


class FigureLine(Struct, frozen=True):
    """A drawn line."""

    colour: str
    stations: tuple[int, ...]
    sections: tuple[int, ...]


class FigureSheet(Struct, frozen=True):
    """A piece of the map, ready to be drawn."""

    area: tuple[float, float, float, float]
    lines: tuple[FigureLine, ...]
    draw: tuple[int, ...] = ()
    card: str = ""
    switch: bool = False
    verdict: str = ""
    districts: tuple[int, ...] = ()
    stations: tuple[int, ...] = ()
    sections: tuple[int, ...] = ()
    """Districts, stations and sections that are lit."""
    sum: str = ""
    label: str = ""


class SheetFigure(Struct, frozen=True):
    """A figure of London's rules."""

    id: str
    rule: str
    scenes: tuple[FigureSheet, ...]


def load() -> tuple[SheetFigureData, ...]:
    """Read `figures.toml`."""
    return convert(loads(FILE.read_text("utf-8")), SheetFile).figure


def figures() -> tuple[SheetFigure, ...]:
    """Return all figures, ready to be drawn."""
    return tuple(SheetFigure(data.id, data.rule, tuple(map(_scene, data.scenes))) for data in load())


def line_of(data: LineData) -> FigureLine:
    """Return the stations and sections of a line."""
    ways = [[IDS[name] for name in part] for part in (data.stations, data.branch)]
    sections = tuple(LINE_BETWEEN[pair] for part in ways for pair in pairwise(part))
    return FigureLine(data.colour, tuple(dict.fromkeys(id for part in ways for id in part)), sections)


def _scene(data: SheetData) -> FigureSheet:
    lines = tuple(map(line_of, data.lines))
    lit = _lit(data.shows, lines)
    draw = tuple(IDS[name] for name in data.draw)
    return FigureSheet(data.area, lines, draw, data.card, data.switch, data.verdict, *lit, data.label)


def mask(line: FigureLine) -> int:
    """Return the stations of a line as bits, its departure station included."""
    return sum(1 << id for id in line.stations) | 1 << DEPARTURES[COLOURS.index(line.colour)]


def _lit(shows: str, lines: tuple[FigureLine, ...]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], str]:
    """Return districts, stations and sections to light, and the sum."""
    if not shows:
        return (), (), (), ""
    last = lines[-1]
    score = score_line(mask(last), last.sections)
    if shows == "line":
        districts = tuple(sorted({STATIONS[id].district for id in last.stations}))
        told = f"{score.districts} × {score.most}" + (f" + {score.thames} × 2" if score.thames else "")
        return districts, (), (), f"{told} = {score.total}"
    if shows == "thames":
        crossed = tuple(section for section in last.sections if THAMES_LINES >> section & 1)
        return (), (), crossed, f"{len(crossed)} × 2 = {2 * len(crossed)}"
    if shows == "tourist":
        seen = tuple(id for id in last.stations if STATIONS[id].tourist)
        return (), seen, (), "✓" * tourist_stops(mask(last))
    counts = interchanges(map(mask, lines))
    shared = tuple(id for id in IDS.values() if sum(mask(line) >> id & 1 for line in lines) > 1)
    parts = [f"{points}" for n, points in zip(counts, (2, 5, 9), strict=True) for _ in range(n)]
    return (), shared, (), f"{' + '.join(parts)} = {interchange_points(counts)}"
