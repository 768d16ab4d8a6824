"""The writer stores, in one transaction, all changes that arrived while it was storing the previous batch.

Under load many tables share the cost of one commit; each change is still answered only after it. For SQLite, which
has one writer at a time anyway, the whole transaction is a single call in a thread.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import StaticPool

from . import statements
from .statements import PendingCommit

CHANNEL = "trainshed"
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(CAST(:notices AS text[])) AS notice")


def storage_fault(error: BaseException) -> str:
    """Return in a few words why the database cannot store anything; empty if the error is of another kind."""
    if not isinstance(error, OperationalError):
        return ""
    text = str(error.orig)
    known = ("disk is full", "disk I/O", "readonly", "read-only", "malformed", "No space left", "could not extend")
    return text[:200] if any(part in text for part in known) else ""


class Writer(ABC):
    """Stores changes one batch after the other. `lock` is shared with the other writes of the store."""

    def __init__(self, lock: asyncio.Lock) -> None:
        self._lock = lock
        self._waiting: list[tuple[PendingCommit, asyncio.Future[bool]]] = []
        self._working: asyncio.Task[None] | None = None
        self.fault = ""
        """Why nothing could be stored the last time; empty if all is well."""

    async def commit(self, pending: PendingCommit) -> bool:
        """Store a change. Return False, and store nothing, if the table's number has changed."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((pending, done))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await done

    async def _work(self) -> None:
        while self._waiting:
            async with self._lock:
                first = {item[0].game: item for item in reversed(self._waiting)}
                batch = list(first.values())  # one change per game
                self._waiting = [item for item in self._waiting if first[item[0].game] is not item]
                try:
                    answers = await self._store([pending for pending, _ in batch])
                    self.fault = ""
                except Exception as error:
                    self.fault = storage_fault(error) or str(error)[:200]
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(error)
                    continue
            for (_, done), answer in zip(batch, answers, strict=True):
                if not done.done():  # the waiting caller may have been cancelled
                    done.set_result(answer)
        self._working = None

    async def _store(self, batch: list[PendingCommit]) -> list[bool]:
        """Store the batch in one transaction; if that fails, store its changes one by one."""
        try:
            return await self._store_together(batch)
        except DBAPIError as error:
            if len(batch) > 1:
                return [(await self._store([pending]))[0] for pending in batch]
            if isinstance(error, IntegrityError):  # another process has just stored the same key
                return [False]
            raise

    @abstractmethod
    async def _store_together(self, batch: list[PendingCommit]) -> list[bool]:
        """Store the batch in one transaction; return for each change whether it was stored."""

    async def close(self) -> None:
        """Wait until all queued changes are stored."""
        while self._working is not None:
            await asyncio.sleep(0.01)


class SqliteWriter(Writer):
    """Writer with its own thread and connection."""

    def __init__(self, file: Path, prepare: Callable[[Any, Any], None], lock: asyncio.Lock) -> None:
        super().__init__(lock)
        self._engine = sa.create_engine(
            f"sqlite:///{file}", poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
        sa.event.listen(self._engine, "connect", prepare)
        self._thread = ThreadPoolExecutor(1, "writer")

    async def _store_together(self, batch: list[PendingCommit]) -> list[bool]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_the_thread, batch)

    def _in_the_thread(self, batch: list[PendingCommit]) -> list[bool]:
        with self._engine.begin() as connection:
            answers = [connection.execute(*statements.bump_version(pending)).rowcount == 1 for pending in batch]
            for statement, parameters in statements.remaining_statements(batch, answers):
                connection.execute(statement, parameters)
        return answers

    async def close(self) -> None:
        await super().close()
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()


class PostgresWriter(Writer):
    """Writer that also notifies the other processes of stored changes, in the same transaction."""

    def __init__(self, engine: AsyncEngine, lock: asyncio.Lock) -> None:
        super().__init__(lock)
        self._engine = engine

    async def _store_together(self, batch: list[PendingCommit]) -> list[bool]:
        async with self._engine.begin() as connection:
            if len(batch) == 1:  # the most common case; this statement is cached
                answers = [(await connection.execute(*statements.bump_version(batch[0]))).rowcount == 1]
            else:
                raised: set[str] = set()
                for update in statements.bump_versions(batch):
                    raised.update((await connection.execute(update)).scalars())
                answers = [pending.game in raised for pending in batch]
            for statement, parameters in statements.remaining_statements(batch, answers):
                await connection.execute(statement, parameters)
            notices = [
                f"{pending.game}:{pending.change.entries[-1].n}"
                for pending, stored in zip(batch, answers, strict=True)
                if stored
            ]
            await connection.execute(NOTIFY, {"notices": notices})
        return answers
