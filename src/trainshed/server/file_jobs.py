"""Work on game files that may take long: reading, checking and writing them, in a worker process."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from trainshed.core import Damage, Game, Message, Record, Setup
from trainshed.core import replay as replay_record
from trainshed.formats.eighteenxx import CannotWrite, is_file, read_game, write_game

from .summary import summary_columns
from .wire import FileView

DEADLINE = 20.0
"""Seconds for one file. The longest game takes about two."""


class ReplayedGame(Struct, frozen=True):
    """A game that was replayed elsewhere, as a table needs it to begin with."""

    setup: Setup
    actions: tuple[tuple[int, str], ...]
    """Seat and JSON of each action."""
    columns: dict[str, Any]
    """As of `summary_columns`."""
    over: bool

    @classmethod
    def of(cls, game: Game) -> ReplayedGame:
        actions = tuple((action.seat, msgspec.json.encode(action).decode()) for action in game.actions)
        return cls(game.setup, actions, summary_columns(game), game.over)


class ReadFile(Struct, frozen=True):
    """What was read from a file: the game after its valid part, and what is wrong with the rest."""

    game: ReplayedGame | None
    damage: Damage | None = None


class WrittenFile(Struct, frozen=True):
    """A file, or why there is none."""

    content: bytes = b""
    refused: Message | None = None


def read_file(body: bytes) -> bytes:
    """Return a `ReadFile` as JSON: of our own record, or of a file of 18xx.games."""
    found = read_game(body).replay() if is_file(body) else replay_record(body)
    game = None if found.game is None else ReplayedGame.of(found.game)
    return msgspec.json.encode(ReadFile(game, found.damage))


def look_at_file(body: bytes) -> bytes:
    """Return the `FileView` of a file of 18xx.games as JSON."""
    found = read_game(body)
    game, damage = found.game, found.damage.message if found.damage else None
    if game is None:
        return msgspec.json.encode(FileView(source="18xx", total=found.total, damage=damage))
    return msgspec.json.encode(
        FileView(
            source="18xx",
            title=game.setup.title,
            players=game.setup.players,
            moves=len(game.actions),
            total=found.total,
            over=game.over,
            tick=game.tick,
            totals=tuple([score.total for score in game.scores()]) if game.over else (),
            damage=damage,
            notes=found.notes,
        )
    )


def check_record(record: Record) -> bytes:
    """Return a `ReadFile` without its game as JSON: whether the record leads to where it should."""
    return msgspec.json.encode(ReadFile(None, replay_record(record).damage))


def write_18xx(record: Record) -> bytes:
    """Return a `WrittenFile` as JSON: the game as a file of 18xx.games."""
    found = replay_record(record)
    if found.game is None or found.damage is not None:
        return msgspec.json.encode(WrittenFile())
    try:
        return msgspec.json.encode(WrittenFile(write_game(found.game)))
    except CannotWrite as error:
        return msgspec.json.encode(WrittenFile(refused=error.message))
