"""`/tiles.html`: every tile of every track game on one page that needs no scripts; `/api/tiles`: the same geometry for
components to draw."""

from __future__ import annotations

from functools import cache

from litestar import MediaType, Response, get

from trainshed.rail.draw import STYLE, Livery, TileSet, gallery_body, load_liveries, tile_infos
from trainshed.titles.tiles import TRACK_GAMES, data_folder, track_map

_HEADERS = {"Cache-Control": "public, max-age=3600"}


@cache
def _sets() -> list[TileSet]:
    return [_set(name) for name in TRACK_GAMES]


def _set(name: str) -> TileSet:
    tiles = track_map(name).tiles
    return TileSet(name, str(tiles.grid), tile_infos(tiles), load_liveries(data_folder(name)))


@get("/tiles", sync_to_thread=True)
def get_tiles() -> list[TileSet]:
    """Every tile of the track games, as geometry."""
    return _sets()


@cache
def _page() -> str:
    liveries: dict[str, Livery] = {}
    for name in TRACK_GAMES:
        liveries |= load_liveries(data_folder(name))
    body = gallery_body({name: track_map(name).tiles for name in TRACK_GAMES}, liveries)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tiles · Trainshed</title>'
    return f'<!doctype html><html lang="en">{head}<link rel="stylesheet" href="/tiles.css"><main>{body}</main></html>'


@get("/tiles.html", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=True)
def tiles() -> Response[str]:
    """The gallery. Drawn once, off the event loop."""
    return Response(_page(), media_type=MediaType.HTML, headers=_HEADERS)


@get("/tiles.css", include_in_schema=False, sync_to_thread=False)
def tiles_style() -> Response[str]:
    """The gallery's style, as a file: the policy allows none inside a page."""
    return Response(STYLE, media_type="text/css; charset=utf-8", headers=_HEADERS)
