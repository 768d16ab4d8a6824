"""The writer of SQLite: one thread that stores, in one transaction, all changes that have come while it was busy.

SQLite has one writer at a time. A thread of its own takes one hand-over for a whole transaction, and under load many
tables share the cost of one commit; each is still answered only after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import StaticPool

from . import rows
from .rows import Commit

_Wanted = tuple[str, int, Commit]


class Writer:
    """Stores changes. `lock` is shared with whatever else writes."""

    def __init__(self, file: Path, prepare: Callable[[Any, Any], None], lock: asyncio.Lock) -> None:
        self._engine = sa.create_engine(
            f"sqlite:///{file}", poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
        sa.event.listen(self._engine, "connect", prepare)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._lock = lock
        self._waiting: list[tuple[_Wanted, asyncio.Future[bool]]] = []
        self._working: asyncio.Task[None] | None = None

    async def commit(self, game: str, n: int, change: Commit) -> bool:
        """Whether the change was stored; False if the table has another number by now."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(((game, n, change), done))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await done

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            async with self._lock:
                batch, self._waiting = self._waiting, []
                try:
                    answers = await loop.run_in_executor(self._thread, self._store, [wanted for wanted, _ in batch])
                except Exception as error:
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(error)
                    continue
            for (_, done), answer in zip(batch, answers, strict=True):
                if not done.done():  # its asker may have been cancelled
                    done.set_result(answer)
        self._working = None

    def _store(self, batch: list[_Wanted]) -> list[bool]:
        """In the thread: all in one transaction, or one by one if one of them cannot be."""
        try:
            with self._engine.begin() as connection:
                return [_store_one(connection, *wanted) for wanted in batch]
        except IntegrityError:  # the same key twice
            if len(batch) == 1:
                return [False]
            return [self._store([wanted])[0] for wanted in batch]

    async def close(self) -> None:
        """Finish, and let go of the file."""
        while self._working is not None:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()


def _store_one(connection: sa.Connection, game: str, n: int, change: Commit) -> bool:
    if connection.execute(*rows.raise_number(game, n, change)).rowcount != 1:
        return False
    for statement, parameters in rows.rest(game, change):
        connection.execute(statement, parameters)
    return True
