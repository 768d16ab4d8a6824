"""The store: what is kept, in SQLite or PostgreSQL, and the one way to change a game.

Every change of a table raises its number `n`, by one statement that fails if somebody else was quicker. So a change is
made on what its maker saw, or not at all, whether the others are in this process or in another one.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import migrations, schema
from .settings import Settings

CHANNEL = "trainshed"
_MIGRATION_LOCK = 0x7A11


class Entry(Struct, frozen=True):
    """One numbered thing that happened at a table: an action or a taking back, or something said or done around it."""

    n: int
    kind: str
    seat: int | None
    key: str | None
    body: str
    time: float


class SeatRow(Struct, frozen=True):
    """Who sits where. A person's seat without a person is open to whoever has its token."""

    seat: int
    kind: str
    name: str
    level: str
    person: str | None
    token: str | None


class GameRow(Struct, frozen=True):
    """A game but for its log."""

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


class Stored(Struct, frozen=True):
    """All of a table."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    entries: tuple[Entry, ...]


class Commit(Struct):
    """A change of one table: new entries, and what of the game and of its seats is different afterwards."""

    entries: list[Entry]
    game: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}
    total: int | None = None
    """The result of a daily board that has just ended."""


LOGGED = ("act", "undo")


class Store:
    """The database, opened once per process."""

    def __init__(self, engine: AsyncEngine, is_sqlite: bool) -> None:
        self.engine = engine
        self.is_sqlite = is_sqlite
        self._one_writer = asyncio.Lock()

    @classmethod
    async def open(cls, settings: Settings) -> Store:
        """Connect, and bring the database to the present shape."""
        if settings.is_sqlite:
            settings.data.mkdir(parents=True, exist_ok=True)
            engine = create_async_engine(settings.url)
            sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        else:
            engine = create_async_engine(settings.url, pool_size=10, max_overflow=10)
        store = cls(engine, settings.is_sqlite)
        async with engine.begin() as connection:
            if not store.is_sqlite:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
            await connection.run_sync(migrations.upgrade)
        return store

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite has one writer at a time, so we queue here, where waiting costs nothing."""
        if self.is_sqlite:
            async with self._one_writer, self.engine.begin() as connection:
                yield connection
        else:
            async with self.engine.begin() as connection:
                yield connection

    def insert(self, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
        """An insert that knows `on_conflict_...`."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    # settings

    async def secret(self) -> bytes:
        """What signs cookies and draws the daily boards; made once, and part of every backup."""
        async with self.writing() as connection:
            fresh = self.insert(schema.settings).values(name="secret", value=secrets.token_hex(32))
            await connection.execute(fresh.on_conflict_do_nothing())
            value = await connection.scalar(
                sa.select(schema.settings.c.value).where(schema.settings.c.name == "secret")
            )
        return bytes.fromhex(str(value))

    # games

    async def add(self, game: GameRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        """A new table."""
        async with self.writing() as connection:
            await insert_game(connection, game, seats, entries)

    async def remove(self, game: str) -> None:
        """A table nobody has seen goes again."""
        async with self.writing() as connection:
            await connection.execute(sa.delete(schema.games).where(schema.games.c.id == game))

    async def load(self, game: str, since: int = 0) -> Stored | None:
        """A table with its entries after `since`, as of one moment."""
        async with self.reading() as connection:
            if not self.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            row = (await connection.execute(sa.select(schema.games).where(schema.games.c.id == game))).one_or_none()
            if row is None:
                return None
            found = await connection.execute(
                sa.select(*list(schema.seats.c)[1:]).where(schema.seats.c.game == game).order_by(schema.seats.c.seat)
            )
            seats = tuple(SeatRow(*seat) for seat in found)
            entries = []
            for table in (schema.actions, schema.messages):
                columns = list(table.c)[1:]
                query = sa.select(*columns).where(table.c.game == game, table.c.n > since)
                entries += [Entry(*entry) for entry in await connection.execute(query)]
        entries.sort(key=lambda entry: entry.n)
        return Stored(GameRow(*row), seats, tuple(entry for entry in entries if entry.n <= row.n))

    async def commit(self, game: str, n: int, change: Commit) -> bool:
        """Store a change made on version n; False, and nothing stored, if that is not the version any more."""
        try:
            async with self.writing() as connection:
                return await self._commit(connection, game, n, change)
        except IntegrityError:  # the same key, stored by another process a moment ago
            return False

    async def _commit(self, connection: AsyncConnection, game: str, n: int, change: Commit) -> bool:
        last = change.entries[-1]
        values = {"n": last.n, "updated": last.time, **change.game}
        moved = await connection.execute(
            sa.update(schema.games).where(schema.games.c.id == game, schema.games.c.n == n).values(values)
        )
        if moved.rowcount != 1:
            return False
        await insert_entries(connection, game, change.entries)
        for seat, seat_values in change.seats.items():
            await connection.execute(
                sa.update(schema.seats)
                .where(schema.seats.c.game == game, schema.seats.c.seat == seat)
                .values(seat_values)
            )
        if change.total is not None:
            await connection.execute(
                sa.update(schema.results)
                .where(schema.results.c.game == game)
                .values(total=change.total, time=last.time)
            )
        if not self.is_sqlite:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{game}:{last.n}")))
        return True

    async def mine(self, person: str, limit: int = 200) -> list[tuple[GameRow, list[SeatRow]]]:
        """The games in which a person sits or is host, latest first."""
        sits = sa.select(schema.seats.c.game).where(schema.seats.c.person == person)
        games = (
            sa.select(schema.games)
            .where(sa.or_(schema.games.c.id.in_(sits), schema.games.c.host == person))
            .order_by(schema.games.c.updated.desc())
            .limit(limit)
        )
        async with self.reading() as connection:
            rows = [GameRow(*row) for row in await connection.execute(games)]
            by_game: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            seats = sa.select(schema.seats).where(schema.seats.c.game.in_(by_game))
            for game, *seat in await connection.execute(seats.order_by(schema.seats.c.seat)):
                by_game[game].append(SeatRow(*seat))
        return [(row, by_game[row.id]) for row in rows]


async def insert_game(
    connection: AsyncConnection, game: GameRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
) -> None:
    """Part of a transaction: a new table."""
    await connection.execute(sa.insert(schema.games), [_values(game)])
    await connection.execute(sa.insert(schema.seats), [{"game": game.id, **_values(seat)} for seat in seats])
    await insert_entries(connection, game.id, entries)


async def insert_entries(connection: AsyncConnection, game: str, entries: Sequence[Entry]) -> None:
    for table, rows in (
        (schema.actions, [entry for entry in entries if entry.kind in LOGGED]),
        (schema.messages, [entry for entry in entries if entry.kind not in LOGGED]),
    ):
        if rows:
            await connection.execute(sa.insert(table), [{"game": game, **_values(entry)} for entry in rows])


def _values(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log: readers never wait, and a killed process loses nothing that was committed."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
