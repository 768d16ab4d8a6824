"""Helpers for the rail tests: the titles' maps, and the shared data files to compare them with."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from trainshed.rail.board import Board
from trainshed.rail.map import Map

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared" / "data"


@cache
def title_map(title: str) -> Map:
    """Return the map and tiles of a title, from its data files."""
    return Map.load(ROOT / "src" / "trainshed" / "titles" / title / "data")


def shared(name: str) -> Any:
    """Read a data file of the project's fact base; skip the test if it does not exist."""
    path = SHARED / f"{name}.yaml"
    if not path.exists():
        pytest.skip(f"no fact base at {path}")
    return _read(path)


@cache
def _read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def board(title: str) -> Board:
    """Return the empty board of a title with its starting tiles."""
    new = Board(title_map(title))
    for lay in new.map.file.start:
        new.lay(lay.cell, new.map.tiles[lay.tile], lay.rotation)
    return new


def cover(board: Board, *lays: tuple[str, str, int]) -> Board:
    """Lay tiles without checking that the lays are legal."""
    for cell, tile, rotation in lays:
        board.lay(cell, board.map.tiles[tile], rotation)
    return board
