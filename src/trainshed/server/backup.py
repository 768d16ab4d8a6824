"""Backup and restore: one file with all data, consistent even while the server is running.

For SQLite the file is a database, copied page by page by SQLite's own backup. For PostgreSQL it holds the rows of
every table, read in one transaction, as JSON lines.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from . import schema
from .settings import DATABASE_FILE, Settings
from .store import Store

_HEADER = b"SQLite format 3\x00"
_MARK = {"trainshed-backup": 1}
_PATIENCE = 2.0  # seconds to wait for the lock: a server that is stopping may still hold it


class BadBackup(ValueError):  # noqa: N818 - named by its cause
    """The file is not a usable backup, or there is no data to back up."""


class InUse(RuntimeError):  # noqa: N818 - named by its cause
    """Another server or a restore has locked the data folder."""


@contextmanager
def lock_data_folder(data: Path) -> Iterator[None]:
    """Lock the data folder, so that only one server or restore uses it at a time."""
    data.mkdir(parents=True, exist_ok=True)
    patience = time.monotonic() + _PATIENCE
    with open(data / "lock", "w") as lock:
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() > patience:
                    raise InUse(f"another Trainshed server uses {data}") from None
                time.sleep(0.05)
        yield


def backup(settings: Settings, target: Path) -> None:
    """Write all data to a file. The server may be running."""
    if not settings.is_sqlite:
        asyncio.run(_backup_rows(settings, target))
        return
    source = settings.data / DATABASE_FILE
    if not source.is_file():
        raise BadBackup(f"there is nothing in {settings.data}")
    with _atomic_write(target) as part, closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")


def restore(settings: Settings, source: Path) -> None:
    """Replace all data with a backup. The server must not be running."""
    if not settings.is_sqlite:
        asyncio.run(_restore_rows(settings, source))
        return
    with lock_data_folder(settings.data):
        _check_sqlite(source)
        target = settings.data / DATABASE_FILE
        with _atomic_write(target) as part:
            part.write_bytes(source.read_bytes())
            for extra in ("-wal", "-shm"):
                Path(f"{target}{extra}").unlink(missing_ok=True)


def _check_sqlite(source: Path) -> None:
    with source.open("rb") as file:
        if file.read(len(_HEADER)) != _HEADER:
            raise BadBackup(f"{source} is no backup")
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as database:
            sound = database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            database.execute("SELECT count(*) FROM games")
    except sqlite3.DatabaseError as error:
        raise BadBackup(f"{source} is damaged: {error}") from None
    if not sound:
        raise BadBackup(f"{source} is damaged")


@contextmanager
def _atomic_write(target: Path) -> Iterator[Path]:
    """Yield a temporary file next to the target; it replaces the target only after it is written completely."""
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(handle)
    part = Path(name)
    try:
        yield part
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


# PostgreSQL


async def _backup_rows(settings: Settings, target: Path) -> None:
    store = await Store.open(settings)
    try:
        with _atomic_write(target) as part, part.open("wb") as file:
            async for line in _rows(store):
                file.write(msgspec.json.encode(line) + b"\n")
    finally:
        await store.close()


async def _rows(store: Store) -> AsyncIterator[Any]:
    yield _MARK
    async with store.engine.connect() as connection:
        await connection.execution_options(isolation_level="REPEATABLE READ")
        for table in schema.metadata.sorted_tables:
            async for row in await connection.stream(sa.select(table)):
                yield [str(table.name), *row]


async def _restore_rows(settings: Settings, source: Path) -> None:
    store = await Store.open(settings)
    try:
        with source.open("rb") as file:
            if msgspec.json.decode(file.readline()) != _MARK:
                raise BadBackup(f"{source} is no backup")
            async with store.engine.begin() as connection:
                for table in reversed(schema.metadata.sorted_tables):
                    await connection.execute(sa.delete(table))
                for line in file:
                    name, *row = msgspec.json.decode(line)
                    await connection.execute(sa.insert(schema.metadata.tables[name]).values(row))
    except (msgspec.DecodeError, KeyError) as error:
        raise BadBackup(f"{source} is damaged: {error}") from None
    finally:
        await store.close()
