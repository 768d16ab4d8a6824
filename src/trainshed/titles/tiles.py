"""Maps, tiles and start boards of the track games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from tomllib import loads

from trainshed.core import Message
from trainshed.rail.board import Board
from trainshed.rail.map import Map
from trainshed.rail.tile import Tile


@cache
def track_games() -> dict[str, Path]:
    """Return the data folders of this package that hold a map, by the name of the game."""
    maps = sorted(Path(__file__).parent.glob("*/data/map.toml"))
    return {loads(file.read_text("utf-8"))["game"]: file.parent for file in maps}


@cache
def track_map(name: str) -> Map:
    """Return the map of a track game, with its tiles."""
    return Map.load(data_folder(name))


def start_board(name: str) -> Board:
    """Return the board before play: printed and start tiles, with the home stations placed or reserved."""
    board = Board(track_map(name))
    file = board.map.file
    for lay in file.start:
        board.lay(lay.cell, board.map.tiles[lay.tile], lay.rotation)
    for home in file.homes:
        put = board.place if file.homes_stand else board.reserve
        put(home.company, (home.cell, home.stop))
    return board


def data_folder(name: str) -> Path:
    return track_games()[name]


def tile_namer(game: str) -> Callable[[Tile], Message] | None:
    """Return what names the tiles of a game in words; None: they are called by their numbers."""
    if data_folder(game).parent.name != "lilliput":
        return None
    from trainshed.titles.lilliput.words import tile_name  # the other games do not need it

    return tile_name
