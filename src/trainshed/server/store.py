"""The store: persistent data in SQLite or PostgreSQL, and the only way to change a game.

Every change of a table raises its number `n`, by one statement that has no effect if another change came first
(optimistic locking). So a change is applied to the version it was made on, or not at all, whether the other change
comes from this process or another one.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import migrations, schema, statements
from .settings import DATABASE_FILE, Settings
from .statements import Commit, Entry, GameRow, PendingCommit, SeatRow, Stored
from .writer import NOTIFY, PostgresWriter, SqliteWriter, Writer

_MIGRATION_LOCK = 0x7A11


class Store:
    """The database, opened once per process."""

    def __init__(self, engine: AsyncEngine, is_sqlite: bool) -> None:
        self.engine = engine
        self.is_sqlite = is_sqlite
        self._one_writer = asyncio.Lock()
        self._writer: Writer

    @classmethod
    async def open(cls, settings: Settings) -> Store:
        """Connect to the database and migrate it to the latest schema."""
        if settings.is_sqlite:
            settings.data.mkdir(parents=True, exist_ok=True)
            engine = create_async_engine(settings.url)
            sa.event.listen(engine.sync_engine, "connect", prepare_sqlite)
        else:
            engine = create_async_engine(settings.url, pool_size=10, max_overflow=10)
        store = cls(engine, settings.is_sqlite)
        try:
            async with engine.begin() as connection:
                if not store.is_sqlite:
                    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
                await connection.run_sync(migrations.upgrade)
        except BaseException:
            await engine.dispose()
            raise
        lock = store._one_writer
        store._writer = (
            SqliteWriter(settings.data / DATABASE_FILE, prepare_sqlite, lock)
            if store.is_sqlite
            else PostgresWriter(engine, lock)
        )
        return store

    @property
    def fault(self) -> str:
        """Why changes cannot be stored now; empty if they can."""
        return self._writer.fault

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a write transaction. SQLite has one writer at a time, so queue on a lock here, where waiting is free."""
        if self.is_sqlite:
            async with self._one_writer, self.engine.begin() as connection:
                yield connection
        else:
            async with self.engine.begin() as connection:
                yield connection

    def insert(self, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
        """Return the dialect's insert, which supports `on_conflict_...`."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    # settings

    async def secret(self) -> bytes:
        """Return the key that signs cookies and derives daily seeds. It is created once and part of every backup."""
        async with self.writing() as connection:
            fresh = self.insert(schema.settings).values(name="secret", value=secrets.token_hex(32))
            await connection.execute(fresh.on_conflict_do_nothing())
            value = await connection.scalar(
                sa.select(schema.settings.c.value).where(schema.settings.c.name == "secret")
            )
        return bytes.fromhex(str(value))

    # games

    async def add(self, game: GameRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        """Store a new table."""
        async with self.writing() as connection:
            await insert_game(connection, game, seats, entries)

    async def remove(self, game: str, n: int) -> bool:
        """Delete a table for good. Return False, and delete nothing, if n is not its current version."""
        mine = (schema.games.c.id == game, schema.games.c.n == n)
        async with self.writing() as connection:
            removed = (await connection.execute(sa.delete(schema.games).where(*mine))).rowcount == 1
            if removed and not self.is_sqlite:
                await connection.execute(NOTIFY, {"notices": [f"{game}:{n + 1}"]})
        return removed

    async def load(self, game: str, since: int = 0) -> Stored | None:
        """Return a consistent snapshot of a table with its entries after `since`; None if it does not exist."""
        async with self.reading() as connection:
            if not self.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            return await load_game(connection, game, since)

    async def title_of(self, game: str) -> str | None:
        async with self.reading() as connection:
            found: str | None = await connection.scalar(
                sa.select(schema.games.c.title).where(schema.games.c.id == game)
            )
            return found

    async def commit(self, game: str, n: int, change: Commit) -> bool:
        """Store a change made on version n. Return False, and store nothing, if n is no longer the current version."""
        return await self._writer.commit(PendingCommit(game, n, change))


async def load_game(connection: AsyncConnection, game: str, since: int = 0) -> Stored | None:
    """Like `Store.load`, within the caller's transaction."""
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


async def insert_game(
    connection: AsyncConnection, game: GameRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
) -> None:
    """Insert a new table, within the caller's transaction."""
    for statement, parameters in statements.new_table(game, seats, entries):
        await connection.execute(statement, parameters)


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Set pragmas. With the write-ahead log readers never wait, and a killed process loses no committed data."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
