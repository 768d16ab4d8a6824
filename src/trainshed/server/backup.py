"""Backup and restore: one file with all data, consistent even while the server is running.

For SQLite the file is a database, copied page by page by SQLite's own backup. For PostgreSQL it holds the rows of
every table, read in one transaction, as JSON lines; the last line says how many there are, with a checksum. Before a
restore replaces anything, it checks that the backup is whole and that every game in it can be played.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic.util import CommandError
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from trainshed.core import Setup

from . import schema
from .notices import SERVERS
from .settings import DATABASE_FILE, Settings
from .store import Store, load_game
from .table import play_through

_HEADER = b"SQLite format 3\x00"
_MARK = {"trainshed-backup": 2}
_OLD_MARK = {"trainshed-backup": 1}
"""The first line of backups from before there was an end mark."""
_FIRST_TABLES = {"alembic_version", "settings", "people", "games", "seats", "actions", "messages", "results"}
"""Tables that every backup has; those added since are made when it is migrated."""
_PATIENCE = 2.0  # seconds to wait for the lock: a server that is stopping may still hold it
KEPT = f"{DATABASE_FILE}.before-restore"
"""What a restore has replaced, kept in the data folder."""


class BadBackup(ValueError):  # noqa: N818 - named by its cause
    """The file is not a usable backup, or there is no data to back up."""


class InUse(RuntimeError):  # noqa: N818 - named by its cause
    """Another server or a restore has locked the data."""


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


def restore(settings: Settings, source: Path, *, damaged: bool = False) -> None:
    """Replace all data with a backup. The server must not be running. With `damaged`, damaged games are no obstacle."""
    if not settings.is_sqlite:
        asyncio.run(_restore_rows(settings, source, damaged))
        return
    with lock_data_folder(settings.data), tempfile.TemporaryDirectory(dir=settings.data) as folder:
        _check_sqlite(source)
        trial = replace(settings, data=Path(folder))
        new = trial.data / DATABASE_FILE
        new.write_bytes(source.read_bytes())
        asyncio.run(_check_store(trial, source, damaged))
        target = settings.data / DATABASE_FILE
        if target.exists():
            with closing(sqlite3.connect(target)) as old, _atomic_write(settings.data / KEPT) as kept:
                _keep(old, target, kept)
        with _atomic_write(target) as part:
            part.write_bytes(source.read_bytes())
            for extra in ("-wal", "-shm"):
                Path(f"{target}{extra}").unlink(missing_ok=True)


def _keep(old: sqlite3.Connection, target: Path, kept: Path) -> None:
    """Copy the data that is about to be replaced; if it is damaged, its file as it is."""
    try:
        with closing(sqlite3.connect(kept)) as copy:
            old.backup(copy)
    except sqlite3.DatabaseError:
        shutil.copyfile(target, kept)


def _check_sqlite(source: Path) -> None:
    with source.open("rb") as file:
        if file.read(len(_HEADER)) != _HEADER:
            raise BadBackup(f"{source} is no backup")
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as database:
            sound = database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError as error:
        raise BadBackup(f"{source} is damaged: {error}") from None
    if not sound:
        raise BadBackup(f"{source} is damaged")
    if not tables >= _FIRST_TABLES:
        raise BadBackup(f"{source} is no backup: it is another program's database")


async def _check_store(settings: Settings, source: Path, damaged: bool) -> None:
    """Migrate a copy of the backup and check what is in it."""
    try:
        store = await Store.open(settings)
    except (sa.exc.SQLAlchemyError, CommandError) as error:
        raise BadBackup(f"{source} cannot be read by this version: {str(error).splitlines()[0]}") from None
    try:
        async with store.reading() as connection:
            await connection.run_sync(_check_columns, source)
            await _check_games(connection, source, damaged)
    finally:
        await store.close()


def _check_columns(connection: sa.Connection, source: Path) -> None:
    inspector = sa.inspect(connection)
    for table in schema.metadata.sorted_tables:
        found = {column["name"] for column in inspector.get_columns(table.name)}
        if found != set(table.columns.keys()):
            raise BadBackup(f"{source} is no backup: table {table.name} has other columns")


async def _check_games(connection: AsyncConnection, source: Path, damaged: bool) -> None:
    """Replay every game, so that none is restored that cannot be opened."""
    bad = []
    for id in list((await connection.execute(sa.select(schema.games.c.id))).scalars()):
        try:
            stored = await load_game(connection, id)
            assert stored is not None
            play_through(msgspec.json.decode(stored.game.setup, type=Setup), stored)
        except Exception as error:
            bad.append(f"{id} ({type(error).__name__}: {str(error)[:100]})")
    if bad and not damaged:
        games = f"{len(bad)} game{'s' if len(bad) > 1 else ''}"
        raise BadBackup(f"{source}: {games} cannot be played: {'; '.join(bad[:5])}. --damaged restores it anyway")


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
            rows, checksum = 0, sha256()
            async for line in _rows(store):
                text = msgspec.json.encode(line) + b"\n"
                file.write(text)
                checksum.update(text)
                rows += 1
            file.write(msgspec.json.encode({"end": rows, "sha256": checksum.hexdigest()}) + b"\n")
    finally:
        await store.close()


async def _rows(store: Store) -> AsyncIterator[Any]:
    yield _MARK
    async with store.engine.connect() as connection:
        await connection.execution_options(isolation_level="REPEATABLE READ")
        for table in schema.metadata.sorted_tables:
            async for row in await connection.stream(sa.select(table)):
                yield [str(table.name), *row]


def _check_rows(source: Path) -> None:
    """Check that a backup is whole: by its end mark; one from before there was one, by the rows every backup has."""
    rows, checksum, last = 0, sha256(), b""
    secret = False
    with source.open("rb") as file:
        first = file.readline()
        try:
            mark = msgspec.json.decode(first)
        except msgspec.DecodeError:
            mark = None
        if mark not in (_MARK, _OLD_MARK):
            raise BadBackup(f"{source} is no backup")
        last = first
        for line in file:
            checksum.update(last)
            rows += 1
            last = line
            secret = secret or line.startswith(b'["settings","secret"')
    if mark == _OLD_MARK:
        if not secret or not last.endswith(b"\n"):
            raise BadBackup(f"{source} is damaged: its end is missing")
        return
    try:
        end = msgspec.json.decode(last)
    except msgspec.DecodeError:
        end = None
    if end != {"end": rows, "sha256": checksum.hexdigest()}:
        raise BadBackup(f"{source} is damaged: its end is missing, or it was changed")


async def _restore_rows(settings: Settings, source: Path, damaged: bool) -> None:
    _check_rows(source)
    store = await Store.open(settings)
    try:
        async with store.engine.begin() as connection:
            patience = time.monotonic() + 5 * _PATIENCE  # PostgreSQL notices a closed connection some time later
            while not await connection.scalar(sa.select(sa.func.pg_try_advisory_xact_lock(SERVERS))):
                if time.monotonic() > patience:
                    raise InUse("a Trainshed server uses this database")
                await asyncio.sleep(0.05)
            for table in reversed(schema.metadata.sorted_tables):
                await connection.execute(sa.delete(table))
            with source.open("rb") as file:
                for line in file:
                    content = msgspec.json.decode(line)
                    if isinstance(content, list):
                        name, *row = content
                        await connection.execute(sa.insert(schema.metadata.tables[name]).values(row))
            await _check_games(connection, source, damaged)
    except (msgspec.DecodeError, KeyError) as error:
        raise BadBackup(f"{source} is damaged: {error}") from None
    finally:
        await store.close()
