"""The figures of the rules say what the games' own rules say: connection, upgrades, routes, markers, trains."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from trainshed.core import LANGUAGES, titles
from trainshed.core.message import Refusal
from trainshed.core.words import Words, catalogue
from trainshed.rail.board import Board
from trainshed.rail.draw.figures import FigureData, HolderData, RailFigure, SceneData, split_cell, split_station
from trainshed.rail.play.rules import Unconnected, permissive, restrictive
from trainshed.rail.reach import Reach, reach
from trainshed.rail.routes import solve
from trainshed.rail.routes.given import Given, look_up
from trainshed.rail.tile import Upgrade, upgrade
from trainshed.titles.figures import figures, rail_figures, scenery
from trainshed.titles.ireland.track import connected
from trainshed.titles.london import figures as london
from trainshed.titles.london.actions import Draw
from trainshed.titles.london.drawing import draw, why_not
from trainshed.titles.london.map import CARD_SYMBOLS, COLOURS, DEPARTURES, LINES, STATIONS
from trainshed.titles.london.state import Line, Sheet

TRACK = ("cz_first", "ireland", "lilliput")
CONNECTED: dict[str, Callable[[Reach, Board, str, str], Unconnected]] = {
    "cz_first": permissive,
    "ireland": connected,
    "lilliput": restrictive,
}
"""By title: its own rule of connection."""


Shown = tuple[str, FigureData, SceneData]


def scenes() -> Iterator[Shown]:
    for title, (_, file) in rail_figures().items():
        for figure in file.figure:
            for scene in figure.scenes:
                yield title, figure, scene


def all_of(title: str) -> list[RailFigure | london.SheetFigure]:
    made = figures(title)
    return [*made.figures, *made.sheets]


def named(found: list[Shown]) -> pytest.MarkDecorator:
    ids = [f"{title} {figure.id} {scene.verdict}" for title, figure, scene in found]
    return pytest.mark.parametrize("shown", found, ids=ids)


def test_every_game_has_enough_figures_each_at_one_of_its_rules() -> None:
    assert set(rail_figures()) == set(TRACK)
    for title in titles():
        shown = [(figure.id, figure.rule) for figure in all_of(title.id)]
        assert len({id for id, _ in shown}) == len(shown) >= (6 if title.id == "london" else 10), title.id
        assert {f"{title.id}/{rule}" for _, rule in shown} <= set(title.rule_ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_have_captions_descriptions_and_labels(language: str) -> None:
    words, texts = Words(language), catalogue(language)
    for title in titles():
        for figure in all_of(title.id):
            caption, alt = (words.say(f"figure-{title.id}-{figure.id}{end}") for end in ("", "-alt"))
            assert caption
            assert len(alt) > 20
            for scene in figure.scenes:
                if scene.label:
                    own = f"figure-{title.id}-label-{scene.label}"
                    assert any(f"\n{key} = " in texts for key in (own, f"figure-label-{scene.label}")), own
    for kind in ("yes", "no", "train-obsolete", "train-gone", "train-new"):
        assert words.say(f"figure-{kind}")
    for _, _, data in scenes():
        for holder in data.holders:
            assert not holder.who or words.say(f"figure-who-{holder.who}")


# track games: the map


LAYS = [(title, figure, scene) for title, figure, scene in scenes() if scene.new and scene.verdict]


@named(LAYS)
def test_new_tiles_are_allowed_or_not_as_the_figure_says(shown: Shown) -> None:
    title, _, scene = shown
    made = scenery(title)
    cell, id, rotation = next(lay for lay in map(split_cell, scene.cells) if lay[0] == scene.new)
    before = made.board(scene, before=True)
    tile = made.map.tiles[id]
    fits = before.why_not_lay(cell, tile, rotation, phase=scene.phase, company=scene.company) is None
    shape = tile.shape(tile.canonical(rotation))
    joined = not scene.company or not CONNECTED[title](reach(before, scene.company), before, scene.company, cell)(shape)
    assert (fits and joined) == (scene.verdict == "yes")
    if scene.company and scene.verdict == "no":  # the figure is about one thing only
        assert fits != joined


STATIONS_TO_PLACE = [(title, figure, scene) for title, figure, scene in scenes() if scene.station]


@named(STATIONS_TO_PLACE)
def test_stations_may_be_placed_or_not_as_the_figure_says(shown: Shown) -> None:
    title, _, scene = shown
    board = scenery(title).board(scene)
    _, place = split_station(f"- {scene.station}")
    assert reach(board, scene.company).touches(place)
    assert (board.why_not_station(scene.company, place) is None) == (scene.verdict == "yes")


ROUTES = [(title, figure, scene) for title, figure, scene in scenes() if scene.routes]


@named(ROUTES)
def test_routes_are_allowed_or_not_and_their_sums_are_right(shown: Shown) -> None:
    title, figure, scene = shown
    made = scenery(title)
    network = made.problem(scene, made.board(scene))
    problem = network.problem(made.trains(scene))
    drawn = made.figure(figure).scenes[figure.scenes.index(scene)]
    given = [Given(n, route.stops, drawn.routes[n - 1].cells) for n, route in enumerate(scene.routes, 1)]
    found = look_up(network, problem, given)
    if scene.verdict == "no":
        assert isinstance(found, Refusal)
        return
    assert not isinstance(found, Refusal), found
    assert [route.revenue for route in found] == [route.total for route in drawn.routes]
    assert all(sum(route.values) == route.total for route in drawn.routes)
    if scene.best:
        assert solve(problem).revenue == sum(route.total for route in drawn.routes)


UPGRADES = [
    (title, figure)
    for title, (_, file) in rail_figures().items()
    for figure in file.figure
    if figure.arrows and all(scene.cells for scene in figure.scenes)
]


@pytest.mark.parametrize(("title", "figure"), UPGRADES, ids=lambda one: getattr(one, "id", one))
def test_each_tile_may_follow_the_one_before_and_stations_go_along(title: str, figure: FigureData) -> None:
    made = scenery(title)
    for one, other in pairwise(figure.scenes):
        ((cell, _, _),) = map(split_cell, one.cells)
        old, new = made.board(one), made.board(other)
        shapes = old.shape(cell), new.shape(cell)
        assert shapes[0] is not None
        assert shapes[1] is not None
        how = upgrade(shapes[0], shapes[1])
        assert isinstance(how, Upgrade), figure.id
        moved = {(company, how.stops[stop]) for (_, stop), here in old.stations.items() for company in here}
        assert moved == {(company, stop) for (_, stop), here in new.stations.items() for company in here}


# track games: trains, market, certificates


TRAINS = [
    (title, figure)
    for title, (_, file) in rail_figures().items()
    for figure in file.figure
    if figure.arrows and all(scene.trains for scene in figure.scenes)
]


@pytest.mark.parametrize(("title", "figure"), TRAINS, ids=lambda one: getattr(one, "id", one))
def test_trains_age_as_the_figure_says(title: str, figure: FigureData) -> None:
    kinds = scenery(title).roster.kinds
    seen = set(figure.scenes[0].trains)
    for one, other in pairwise(figure.scenes):
        new = next(name.split()[0] for name in other.trains if name.endswith(" new"))
        seen |= {kind for kind in kinds if list(kinds).index(kind) <= list(kinds).index(new)}
        expected = []
        for text in one.trains:
            name = text.split()[0]
            kind = kinds[name]
            if kind.rusts_on in seen:
                expected.append(f"{name} gone")
            elif kind.flips_on in seen:
                expected.append(kind.flips_to)
            else:
                expected.append(f"{name} obsolete" if kind.obsolete_on in seen else name)
        assert [name for name in other.trains if not name.endswith(" new")] == expected


def test_markers_start_and_merge_where_the_figures_say() -> None:
    chart = scenery("ireland").chart
    assert chart is not None
    by_id = {figure.id: figure for figure in rail_figures()["ireland"][1].figure}
    auction, merger = (by_id[id].scenes[0].market for id in ("auction", "merger-price"))
    assert auction is not None
    assert merger is not None
    assert _fields((auction.result,)) == [chart.par_for(150 // 2)]
    old = _fields(merger.markers)
    assert _fields((merger.result,)) == [(min(row for row, _ in old), min(column for _, column in old))]


def _fields(markers: tuple[str, ...]) -> list[tuple[int, int]]:
    return [(int(row), int(column)) for _, row, column in map(str.split, markers)]


def test_the_order_of_runs_is_that_of_the_caption() -> None:
    chart = scenery("lilliput").chart
    figure = next(figure for figure in rail_figures()["lilliput"][1].figure if figure.id == "order")
    assert chart is not None
    assert figure.scenes[0].market is not None
    prices = [chart.price(field) for field in _fields(figure.scenes[0].market.markers)]
    assert prices == [72, 72, 63]


@pytest.mark.parametrize("title", ["lilliput", "ireland"])
def test_dividends_are_the_shares_parts(title: str) -> None:
    for figure in figures(title).figures:
        for scene, data in zip(figure.scenes, _data(title, figure.id).scenes, strict=True):
            for holder, told in zip(scene.holders, data.holders, strict=True):
                for one in holder.certificates:
                    assert one.gets == (data.revenue * one.percent / 100 * told.paid if data.revenue else None)


def test_the_merger_turns_every_20_percent_into_10() -> None:
    before, after = _data("ireland", "merger").scenes
    old = [(holder.who, sum(_percents(holder))) for holder in before.holders]
    assert [(who, percent // 2) for who, percent in old] == [(h.who, sum(_percents(h))) for h in after.holders]


def _percents(holder: HolderData) -> list[int]:
    return [int(text.split()[1]) for text in holder.certificates]


def _data(title: str, id: str) -> FigureData:
    return next(figure for figure in rail_figures()[title][1].figure if figure.id == id)


# London


SHEETS = [(figure.id, scene) for figure in london.load() for scene in figure.scenes]


@pytest.mark.parametrize(("id", "scene"), SHEETS, ids=[f"{id} {scene.verdict}" for id, scene in SHEETS])
def test_sections_are_allowed_or_not_as_the_figure_says(id: str, scene: london.SheetData) -> None:
    blocked = 0
    sheet = None
    finished: tuple[Line, ...] = ()
    for data in scene.lines:
        colour = COLOURS.index(data.colour)
        line = london.line_of(data)
        assert line.stations[0] == DEPARTURES[colour]
        start_bit = 1 << line.stations[0]
        sheet = Sheet((), colour, start_bit, start_bit, blocked=blocked, lines=finished)
        for section in line.sections:
            assert not sheet.blocked >> section & 1, (id, data.colour)
            a, b = LINES[section].a, LINES[section].b
            start, end = (a, b) if sheet.line >> a & 1 else (b, a)
            draw(sheet, start, end, None)
        blocked = sheet.blocked
        finished += (Line(colour, sheet.line, sheet.sections, -1, 0, 0, 0, 0),)
    if scene.draw:
        assert sheet is not None
        sheet.first = -1
        start, end = (london.IDS[name] for name in scene.draw)
        state = _State([sheet], CARD_SYMBOLS.index(scene.card), scene.switch)
        refusal = why_not(state, Draw(0, start, end))  # type: ignore[arg-type]
        assert (refusal is None) == (scene.verdict == "yes"), refusal
        if refusal is not None:
            rule = next(figure.rule for figure in london.load() if figure.id == id)
            assert refusal.rule == f"london/{rule}"


class _State:
    """What drawing asks of a state."""

    def __init__(self, sheets: list[Sheet], symbol: int, branch: bool) -> None:
        self.sheets, self.symbol, self.branch = sheets, symbol, branch


def test_figures_of_london_show_stations_inside_their_area() -> None:
    for id, scene in SHEETS:
        left, top, right, bottom = scene.area
        for data in scene.lines:
            for station in (STATIONS[one] for one in london.line_of(data).stations):
                assert left <= station.col <= right, (id, station.name)
                assert top <= station.row <= bottom, (id, station.name)
