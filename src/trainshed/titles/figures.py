"""The figures of the rules, by title."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from trainshed.rail.draw.figures import FigureFile, RailFigure, Scenery
from trainshed.rail.draw.position import load_liveries
from trainshed.rail.draw.tileset import TileSet, tile_infos
from trainshed.rail.map import Map
from trainshed.rail.market import Chart
from trainshed.rail.trains import Roster
from trainshed.titles.london import figures as london
from trainshed.titles.london.figures import SheetFigure


class Figures(Struct, frozen=True):
    """The figures of a title: of a track game with its pieces, or on London's map."""

    figures: tuple[RailFigure, ...] = ()
    pieces: TileSet | None = None
    sheets: tuple[SheetFigure, ...] = ()


@cache
def rail_figures() -> dict[str, tuple[Path, FigureFile]]:
    """Return the data folders of the track games that have figures, with the figures, by title."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("*/data/figures.toml")):
        file = FigureFile.load(path)
        found[file.title] = path.parent, file
    return found


@cache
def scenery(title: str) -> Scenery:
    """Return the pieces the figures of a title are made of."""
    folder = rail_figures()[title][0]
    map, market = Map.load(folder), folder / "market.toml"
    pieces = TileSet(map.file.game, str(map.tiles.grid), tile_infos(map.tiles), load_liveries(folder))
    chart = Chart.load(market) if market.exists() else None
    return Scenery(map, Roster.load(folder / "trains.toml"), chart, pieces)


@cache
def figures(title: str) -> Figures:
    """Return the figures of a title's rules; none if it has none."""
    if title == "london":
        return Figures(sheets=london.figures())
    if title not in rail_figures():
        return Figures()
    data, made = rail_figures()[title][1].figure, scenery(title)
    return Figures(tuple(map(made.figure, data)), made.used(data))
