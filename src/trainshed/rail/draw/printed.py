"""The pieces of a game whose map is printed: its tiles, and the map they are laid on."""

from __future__ import annotations

from trainshed.rail.board import Board
from trainshed.rail.draw.position import BoardArt, Livery, position
from trainshed.rail.draw.tileset import TileSet, tile_infos
from trainshed.rail.map import Map


class MapPieces(TileSet, frozen=True):
    """Tiles, liveries, and the printed map without any tile or station on it."""

    map: BoardArt


def map_pieces(game: str, map: Map, liveries: dict[str, Livery]) -> MapPieces:
    """Return the pieces of a game with this map."""
    tiles = map.tiles
    infos = tile_infos(tiles, upgrades=True)
    return MapPieces(game, str(tiles.grid), infos, liveries, position(Board(map), ahead=True))
