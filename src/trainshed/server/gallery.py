"""Tiles and maps of the track games.

`/tiles.html` shows every tile of every track game on one page without scripts. `/api/tiles` returns the same geometry
for components to draw, `/api/maps` the maps the tiles are laid on, `/api/figures` the figures of the rules.
"""

from __future__ import annotations

from functools import cache

from litestar import MediaType, Response, get
from litestar.params import FromPath

from trainshed.core import titles
from trainshed.rail.draw import STYLE, BoardArt, Livery, TileSet, gallery_body, load_liveries, position, tile_infos
from trainshed.titles.figures import Figures, figures
from trainshed.titles.tiles import data_folder, start_board, tile_namer, track_games, track_map

from .problems import unknown

_HEADERS = {"Cache-Control": "public, max-age=3600"}


@cache
def _sets() -> list[TileSet]:
    return [_set(name) for name in track_games()]


def _set(name: str) -> TileSet:
    tiles = track_map(name).tiles
    return TileSet(name, str(tiles.grid), tile_infos(tiles, tile_namer(name)), load_liveries(data_folder(name)))


@get("/tiles", sync_to_thread=True)
def get_tiles() -> list[TileSet]:
    """Return every tile of the track games, as geometry."""
    return _sets()


@cache
def _map(game: str) -> BoardArt:
    return position(start_board(game), ahead=True)


@get("/maps/{game:str}", sync_to_thread=True)
def get_map(game: FromPath[str]) -> BoardArt:
    """Return the map of a track game before the first move, as geometry."""
    if game not in track_games():
        raise unknown("map")
    return _map(game)


@get("/figures/{title:str}", sync_to_thread=True)
def get_figures(title: FromPath[str]) -> Response[Figures]:
    """Return the figures of a title's rules, as geometry."""
    if title not in {known.id for known in titles()}:
        raise unknown("title")
    return Response(figures(title), headers=_HEADERS)


@cache
def _page() -> str:
    liveries: dict[str, Livery] = {}
    for name in track_games():
        liveries |= load_liveries(data_folder(name))
    body = gallery_body({name: track_map(name).tiles for name in track_games()}, liveries)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tiles · Trainshed</title>'
    return f'<!doctype html><html lang="en">{head}<link rel="stylesheet" href="/tiles.css"><main>{body}</main></html>'


@get("/tiles.html", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=True)
def tiles() -> Response[str]:
    """Return the gallery page. It is rendered once, outside the event loop."""
    return Response(_page(), media_type=MediaType.HTML, headers=_HEADERS)


@get("/tiles.css", include_in_schema=False, sync_to_thread=False)
def tiles_style() -> Response[str]:
    """Return the gallery's stylesheet. It is a file because the content security policy forbids inline styles."""
    return Response(STYLE, media_type="text/css", headers=_HEADERS)
