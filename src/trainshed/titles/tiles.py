"""The tiles and maps of the track games, for whoever wants to look at them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from trainshed.rail.board import Board
from trainshed.rail.map import Map

TRACK_GAMES = {"18Lilliput": "lilliput", "18CZ": "cz", "18Ireland": "ireland"}
"""Names of the games with tiles, and their folders here."""


@cache
def track_map(name: str) -> Map:
    """The map and the tiles of a track game."""
    return Map.load(data_folder(name))


def start_board(name: str) -> Board:
    """The board before anybody plays: what is printed and laid, and the homes."""
    board = Board(track_map(name))
    file = board.map.file
    for lay in file.start:
        board.lay(lay.cell, board.map.tiles[lay.tile], lay.rotation)
    for home in file.homes:
        put = board.place if file.homes_stand else board.reserve
        put(home.company, (home.cell, home.stop))
    return board


def data_folder(name: str) -> Path:
    return Path(__file__).parent / TRACK_GAMES[name] / "data"
