"""Figures of the rules of a track game: what its ``figures.toml`` says, laid out for the web page to draw.

A figure belongs to a rule and has scenes side by side: a piece of the map, fields of the market, trains or
certificates. The data names cells, tiles and stations; prices, values and sums come from the game's own pieces.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import xor
from pathlib import Path
from tomllib import loads
from typing import Literal

from msgspec import Struct, convert
from msgspec.structs import replace

from trainshed.core.message import Refusal
from trainshed.rail.board import Board
from trainshed.rail.draw.geometry import HALF, SIDE
from trainshed.rail.draw.position import BoardArt, CellArt, position
from trainshed.rail.draw.tileset import TileSet
from trainshed.rail.grid import Cell
from trainshed.rail.map import Map, Place
from trainshed.rail.market import Chart, Field
from trainshed.rail.reach import all_feeders
from trainshed.rail.routes import Route, Train, find
from trainshed.rail.routes.company import CompanyProblem, problem_of
from trainshed.rail.trains import Roster

SIGNS = {"dividend": "→", "withhold": "←", "sale": "↓", "sold_out": "↑", "final": "→"}
"""By move of a marker: its sign."""
PAD = 8
"""Room around the cells of a scene."""


class BadFigure(ValueError):  # noqa: N818 - named by its cause
    """A figure's data is inconsistent; the message says where."""


# what a figures.toml says


class RouteData(Struct, frozen=True, forbid_unknown_fields=True):
    """A train's route by its stops; `cells` names its way where the rules allow none."""

    train: str
    stops: tuple[str, ...]
    cells: tuple[Cell, ...] = ()


class MarketData(Struct, frozen=True, forbid_unknown_fields=True):
    """Fields of the market: markers (``MR 0 3``: row and column), their moves (``MR dividend``), a marker to come."""

    area: tuple[int, int, int, int]
    """Top, left, bottom, right."""
    markers: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    result: str = ""


class HolderData(Struct, frozen=True, forbid_unknown_fields=True):
    """A holder and its certificates (``MR 50 director``)."""

    who: str
    certificates: tuple[str, ...]
    paid: bool = True
    """False: nobody gets its part of a dividend."""


class SceneData(Struct, frozen=True, forbid_unknown_fields=True):
    """One scene. Of `verdict` and what it is about (`new`, `station`, `routes`) tests ask the rules."""

    label: str = ""
    verdict: Literal["", "yes", "no"] = ""
    cells: tuple[str, ...] = ()
    """Cells, each with its tile and rotation (``E15 57/2``) or as printed (``E15``)."""
    stations: tuple[str, ...] = ()
    """Company and city, such as ``BCB E15`` or ``NWB E11.1``."""
    reserved: tuple[str, ...] = ()
    company: str = ""
    """The company that acts."""
    phase: str = "yellow"
    new: Cell = ""
    """Where it has just laid a tile."""
    over: str = ""
    """The tile that was there, such as ``8/2``."""
    station: str = ""
    """The city it wants to have a station in."""
    marks: tuple[Cell, ...] = ()
    routes: tuple[RouteData, ...] = ()
    best: bool = False
    """The routes earn the most that is possible."""
    names: bool = False
    costs: bool = False
    market: MarketData | None = None
    trains: tuple[str, ...] = ()
    """Trains, such as ``2``, ``2 obsolete``, ``2 gone`` or ``4 new``."""
    holders: tuple[HolderData, ...] = ()
    revenue: int = 0


class FigureData(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure: its id, the number of its rule, its scenes."""

    id: str
    rule: str
    scenes: tuple[SceneData, ...]
    arrows: bool = False
    """Each scene comes from the one before."""


class FigureFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a ``figures.toml``."""

    title: str
    figure: tuple[FigureData, ...]

    @classmethod
    def load(cls, path: Path) -> FigureFile:
        """Read a ``figures.toml``."""
        return convert(loads(path.read_text("utf-8")), cls)


# what the page draws


class FigureRoute(Struct, frozen=True):
    """A route: the number of its line, the train, the company, its cells, the values of its stops."""

    number: int
    train: str
    company: str
    cells: tuple[Cell, ...]
    values: tuple[int, ...] = ()
    total: int = 0


class FigureMarker(Struct, frozen=True):
    """A marker on a field; `moved`: it is not there yet, and this is the sign of its way there."""

    company: str
    sign: str = ""
    moved: bool = False


class FigureField(Struct, frozen=True):
    """A field of the market, in a row and column of the figure."""

    row: int
    column: int
    price: int
    zones: tuple[str, ...] = ()
    markers: tuple[FigureMarker, ...] = ()


class FigureTrain(Struct, frozen=True):
    """A train card: its name, its price, how it is shown."""

    name: str
    price: int
    look: str = ""


class FigureCertificate(Struct, frozen=True):
    """A certificate, and what it gets of a dividend."""

    company: str
    percent: int
    director: bool = False
    gets: int | None = None


class FigureHolder(Struct, frozen=True):
    """A holder with certificates."""

    who: str
    certificates: tuple[FigureCertificate, ...]


class FigureScene(Struct, frozen=True):
    """One scene of a figure, ready to be drawn."""

    label: str = ""
    verdict: str = ""
    board: BoardArt | None = None
    names: bool = False
    costs: bool = False
    company: str = ""
    new: Cell = ""
    station: tuple[Cell, int, int] | None = None
    """Cell, stop and slot where a station is to be placed."""
    marks: tuple[Cell, ...] = ()
    routes: tuple[FigureRoute, ...] = ()
    fields: tuple[FigureField, ...] = ()
    trains: tuple[FigureTrain, ...] = ()
    holders: tuple[FigureHolder, ...] = ()


class RailFigure(Struct, frozen=True):
    """A figure of a track game."""

    id: str
    rule: str
    arrows: bool
    scenes: tuple[FigureScene, ...]


# laying out


class Scenery(Struct, frozen=True):
    """The pieces of a game that figures are made of."""

    map: Map
    roster: Roster
    chart: Chart | None
    pieces: TileSet

    def figure(self, data: FigureData) -> RailFigure:
        """Lay out a figure."""
        return RailFigure(data.id, data.rule, data.arrows, tuple(self._scene(scene) for scene in data.scenes))

    def used(self, files: Iterable[FigureData]) -> TileSet:
        """Return the pieces without the tiles that no figure shows."""
        cells = [split_cell(cell) for data in files for scene in data.scenes for cell in scene.cells]
        printed = {shape.tile.id for cell, tile, _ in cells if not tile and (shape := self.map.print_of(cell))}
        wanted = {tile for _, tile, _ in cells} | printed
        return replace(self.pieces, tiles=tuple(tile for tile in self.pieces.tiles if tile.id in wanted))

    def _scene(self, scene: SceneData) -> FigureScene:
        board = self.board(scene)
        return FigureScene(
            scene.label,
            scene.verdict,
            _part(board, [split_cell(cell)[0] for cell in scene.cells]) if scene.cells else None,
            scene.names,
            scene.costs,
            scene.company,
            scene.new,
            _slot(board, scene.station) if scene.station else None,
            scene.marks,
            tuple(self._route(scene, board, number, route) for number, route in enumerate(scene.routes, 1)),
            tuple(self._fields(scene.market)) if scene.market else (),
            tuple(self._train(name) for name in scene.trains),
            tuple(_holder(holder, scene.revenue) for holder in scene.holders),
        )

    def board(self, scene: SceneData, *, before: bool = False) -> Board:
        """Return the board of a scene; `before` the new tile was laid."""
        tiles: list[tuple[Cell, str, int]] = []
        for cell, tile, rotation in map(split_cell, scene.cells):
            if before and cell == scene.new:
                if not scene.over:
                    continue
                _, tile, rotation = split_cell(f"{cell} {scene.over}")
            if tile:
                tiles.append((cell, tile, self.map.tiles[tile].canonical(rotation)))
        digest = reduce(xor, (self.map.zobrist("tile", *lay) for lay in tiles), 0)
        board = Board.unpacked(self.map, (tiles, {}, {}, {}, self.map.tiles.supply(()), digest, digest))
        for text in scene.stations:
            board.place(*split_station(text))
        for text in scene.reserved:
            board.reserve(*split_station(text))
        return board

    def problem(self, scene: SceneData, board: Board) -> CompanyProblem:
        """Return the stops and links of the company, with what narrow track feeds."""
        fed = {
            stop: sum(board.stop(town).worth(scene.phase) for town in towns)
            for stop, towns in all_feeders(board).items()
        }
        return problem_of(board, scene.company, scene.phase, extra=fed)

    def trains(self, scene: SceneData) -> list[Train]:
        """Return the trains of a scene's routes for the solver, numbered from 1."""
        kinds = [self.roster.kinds[route.train] for route in scene.routes]
        return [Train(n, kind.stops, kind.length, kind.multiplier) for n, kind in enumerate(kinds, 1)]

    def _route(self, scene: SceneData, board: Board, number: int, data: RouteData) -> FigureRoute:
        network = self.problem(scene, board)
        stops = tuple(data.stops)
        worth = {stop.id: stop.value for stop in network.stops}
        values = tuple(worth[stop] for stop in stops)
        train = self.trains(scene)[number - 1]
        found = find(network.problem(self.trains(scene)), train.id, stops)
        if isinstance(found, Route) and not data.cells:
            cells = way(network, found)
        elif data.cells:
            cells = data.cells
        else:
            assert isinstance(found, Refusal)
            raise BadFigure(f"route {' '.join(stops)}: {found.message.key}")
        return FigureRoute(number, data.train, scene.company, cells, values, train.earns(sum(values)))

    def _fields(self, data: MarketData) -> Iterable[FigureField]:
        assert self.chart is not None
        top, left, bottom, right = data.area
        there: dict[Field, list[FigureMarker]] = {}
        at = {company: (int(row), int(column)) for company, row, column in map(str.split, data.markers)}
        for company, field in at.items():
            there.setdefault(field, []).append(FigureMarker(company))
        for text in data.moves:
            company, event, *times = text.split()
            field = at[company]
            for _ in range(int(times[0]) if times else 1):
                field = self.chart.moved[event][field]
            there.setdefault(field, []).append(FigureMarker(company, SIGNS[event], True))
        if data.result:
            company, row, column = data.result.split()
            there.setdefault((int(row), int(column)), []).append(FigureMarker(company, "", True))
        shown = {field: price for field, price in self.chart.fields.items() if top <= field[0] <= bottom}
        for field, price in shown.items():
            if left <= field[1] <= right:
                markers = tuple(there.pop(field, ()))
                yield FigureField(field[0] - top, field[1] - left, price, self.chart.zones(field), markers)
        if there:
            raise BadFigure(f"markers outside the area: {there}")

    def _train(self, text: str) -> FigureTrain:
        name, *look = text.split()
        return FigureTrain(name, self.roster.kinds[name].price, *look)


def split_cell(text: str) -> tuple[Cell, str, int]:
    """Return cell, tile and rotation; without a tile an empty id.

    >>> split_cell("E15 57/2"), split_cell("E15")
    (('E15', '57', 2), ('E15', '', 0))
    """
    cell, _, lay = text.partition(" ")
    tile, _, rotation = lay.partition("/")
    return cell, tile, int(rotation or 0)


def split_station(text: str) -> tuple[str, Place]:
    """Return company and city.

    >>> split_station("NWB E11.1")
    ('NWB', ('E11', 1))
    """
    company, _, place = text.partition(" ")
    cell, _, stop = place.partition(".")
    return company, (cell, int(stop or 0))


def way(network: CompanyProblem, route: Route) -> tuple[Cell, ...]:
    """Return the cells of a route in its order."""
    cells: tuple[Cell, ...] = ()
    for start, link in zip(route.stops, route.links, strict=False):
        onward = network.onward(link, start)
        cells += onward if not cells else onward[1:]
    return cells


def _slot(board: Board, text: str) -> tuple[Cell, int, int]:
    cell, stop = split_station(f"- {text}")[1]
    return cell, stop, len(board.stations.get((cell, stop), ()))


def _holder(data: HolderData, revenue: int) -> FigureHolder:
    return FigureHolder(data.who, tuple(_certificate(text, revenue, paid=data.paid) for text in data.certificates))


def _certificate(text: str, revenue: int, *, paid: bool) -> FigureCertificate:
    company, percent, *director = text.split()
    gets = (revenue * int(percent) // 100 if paid else 0) if revenue else None
    return FigureCertificate(company, int(percent), bool(director), gets)


def _part(board: Board, cells: Sequence[Cell]) -> BoardArt:
    """Return the drawing of some cells of a board."""
    part = position(board, only=cells)
    art = board.map.file.art
    here = {river.name for river in (art.rivers if art else ()) if set(river.cells) & set(cells)}
    return replace(
        part,
        view=_view(part.grid, part.cells),
        borders=_borders(part),
        stubs=tuple(stub for stub in part.stubs if stub.cell in set(cells)),
        rivers=tuple(river for river in part.rivers if river.name in here),
        coast="",
    )


def _view(grid: str, cells: Sequence[CellArt]) -> tuple[float, float, float, float]:
    narrow = SIDE * 3**0.5 / 2
    wide, high = {"square": (HALF, HALF), "flat": (SIDE, narrow)}.get(grid, (narrow, SIDE))
    left, right = min(cell.x for cell in cells) - wide - PAD, max(cell.x for cell in cells) + wide + PAD
    top, bottom = min(cell.y for cell in cells) - high - PAD, max(cell.y for cell in cells) + high + PAD
    return round(left, 1), round(top, 1), round(right - left, 1), round(bottom - top, 1)


def _borders(part: BoardArt) -> tuple[str, ...]:
    """Return the closed borders between two of the cells."""
    found = []
    for border in part.borders:
        a, b = ([float(number) for number in point.split()] for point in border[1:].split("L"))
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        beside = [cell for cell in part.cells if abs(cell.x - x) < SIDE and abs(cell.y - y) < SIDE]
        if len(beside) > 1:
            found.append(border)
    return tuple(found)
