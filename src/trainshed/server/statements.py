"""Database rows of a table, and SQL statements to create and change one, for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.sql.dml import ReturningUpdate

from . import schema
from .wire import EndedHow, HelpLevel, UndoPolicy

ACTION_KINDS = ("act", "undo", "redo")
"""Kinds of entries that change the game."""


class Entry(Struct, frozen=True):
    """One numbered entry of a table: an action, an undo, a redo, or a message (chat, undo request, seat change)."""

    n: int
    kind: str
    seat: int | None
    key: str | None
    body: str
    time: float


class SeatRow(Struct, frozen=True):
    """A seat and who plays it. A person's seat without a person can be taken with its token."""

    seat: int
    kind: str
    name: str
    level: str
    person: str | None
    token: str | None
    stand_in: str = ""
    """The level of the bot that plays for the person; empty if the person plays."""
    programs: str = ""
    """The person's programs, as JSON; empty: none."""
    stand_in_by: str = ""
    """The person who set the stand-in, if it was the host; empty: the seat's own person."""

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat; empty if a person plays it."""
        return self.level if self.kind == "bot" else self.stand_in


class GameRow(Struct, frozen=True):
    """A game without its log."""

    id: str
    title: str
    setup: str
    host: str
    n: int
    moves: int
    waiting: str
    over: bool
    asked: str | None
    rematch: str | None
    daily: str | None
    created: float
    updated: float
    undo: UndoPolicy = "free"
    tick: str | None = None
    totals: str | None = None
    help: HelpLevel = "full"
    ended: EndedHow | None = None
    """How it ended, if not by the rules."""
    known_deck: bool = False
    places: str | None = None
    solo: int | None = None
    tallied: bool = False
    """True if its results are stored, or it has none that count."""


class PlayedRow(Struct, frozen=True, kw_only=True):
    """The result of one person in a finished game."""

    game: str
    person: str
    title: str
    time: float
    players: int
    total: int
    place: int
    won: bool
    level: str
    solo: int | None
    daily: bool


class Stored(Struct, frozen=True):
    """A table as stored: game, seats and log entries."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    entries: tuple[Entry, ...]


class Commit(Struct):
    """A change of one table: new entries, and the changed columns of the game and its seats."""

    entries: list[Entry]
    game: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}
    total: int | None = None
    """The result of a daily board that has just ended."""
    played: list[PlayedRow] | None = None
    """The results of people, if the game has just ended; empty if it has been taken up again; None: no change."""


class PendingCommit(Struct, frozen=True):
    """A change of a game, to be stored only if n is still the game's number."""

    game: str
    n: int
    change: Commit


Statement = tuple[Any, Any]
"""A statement and its parameters."""


def bump_version(pending: PendingCommit) -> Statement:
    """Return the first statement of a change. It updates one row if n is still the game's number, otherwise none."""
    last = pending.change.entries[-1]
    values = {"n": last.n, "updated": last.time, **pending.change.game}
    return _raise(tuple(sorted(values))), {"the_game": pending.game, "the_n": pending.n, **values}


@cache
def _raise(names: tuple[str, ...]) -> sa.Update:
    mine = (schema.games.c.id == sa.bindparam("the_game"), schema.games.c.n == sa.bindparam("the_n"))
    return sa.update(schema.games).where(*mine).values({name: sa.bindparam(name) for name in names})


def bump_versions(batch: Sequence[PendingCommit]) -> Iterator[ReturningUpdate[Any]]:
    """Like `bump_version`, for many changes at once. Each statement returns the ids of the games it updated."""
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for pending in batch:
        _, parameters = bump_version(pending)
        groups.setdefault(tuple(parameters), []).append(parameters)
    columns = schema.games.c
    for names, group in groups.items():
        types = [columns[{"the_game": "id", "the_n": "n"}.get(name, name)].type for name in names]
        new = sa.values(*map(sa.column, names, types), name="new").data([tuple(row.values()) for row in group])
        changed = {name: new.c[name] for name in names if name not in ("the_game", "the_n")}
        mine = (columns.id == new.c.the_game, columns.n == new.c.the_n)
        yield sa.update(schema.games).where(*mine).values(changed).returning(columns.id)


def remaining_statements(batch: Sequence[PendingCommit], stored: Sequence[bool]) -> Iterator[Statement]:
    """Yield the remaining statements of the changes whose number was raised."""
    changes = [(pending.game, pending.change) for pending, good in zip(batch, stored, strict=True) if good]
    yield from insert_entries([(game, entry) for game, change in changes for entry in change.entries])
    for game, change in changes:
        for seat, columns in change.seats.items():
            mine = (schema.seats.c.game == game, schema.seats.c.seat == seat)
            yield sa.update(schema.seats).where(*mine).values(columns), None
        if change.total is not None:
            result = {"total": change.total, "time": change.entries[-1].time}
            yield sa.update(schema.results).where(schema.results.c.game == game).values(result), None
        if change.played is not None:
            yield sa.delete(schema.played).where(schema.played.c.game == game), None
            if change.played:
                yield sa.insert(schema.played), [values(row) for row in change.played]


_INSERT = {True: sa.insert(schema.actions), False: sa.insert(schema.messages)}


def insert_entries(new: Sequence[tuple[str, Entry]]) -> Iterator[Statement]:
    for logged in (True, False):
        rows = [{"game": game, **values(entry)} for game, entry in new if (entry.kind in ACTION_KINDS) == logged]
        if rows:
            yield _INSERT[logged], rows


def new_table(game: GameRow, seats: Sequence[SeatRow], begun: Sequence[Entry] = ()) -> Iterator[Statement]:
    yield sa.insert(schema.games), [values(game)]
    yield sa.insert(schema.seats), [{"game": game.id, **values(seat)} for seat in seats]
    yield from insert_entries([(game.id, entry) for entry in begun])


def values(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
