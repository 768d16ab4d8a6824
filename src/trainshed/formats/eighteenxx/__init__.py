"""18xx.games files: read them into our games, write ours in that format."""

from __future__ import annotations

from .importer import Imported, read_game
from .reader import FILE_MESSAGE_KEYS, is_file
from .writer import CannotWrite, write_game

__all__ = ["FILE_MESSAGE_KEYS", "CannotWrite", "Imported", "is_file", "read_game", "write_game"]
