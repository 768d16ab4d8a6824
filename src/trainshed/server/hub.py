"""The hub: the shared state of one server process, including its open tables."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from litestar.di import NamedDependency

from trainshed.core.chance import SEED_LIMIT

from . import daily
from .bot_turns import BotTurns
from .catalogue import draw_pieces
from .history import same_decision
from .loop_lag import LoopLag
from .notices import Notices
from .people import Person
from .previews import Previews
from .problems import ApiError, conflict, forbidden, unknown
from .programs import ProgramTurns
from .sandbox import Sandbox
from .settings import Settings
from .store import Store
from .table import Table
from .views import log as log_of
from .workers import Workers, load_titles, pack

log = logging.getLogger("trainshed.server")
_REST = 3.0  # games of bots alone use a quarter of the time of the bots' processes


def new_seed() -> int:
    """Return an unpredictable seed."""
    return secrets.randbelow(SEED_LIMIT)


async def _forget(work: Awaitable[object]) -> None:
    await work


class TableHub:
    """The tables open in one process. Call `open` before the first request and `close` after the last."""

    def __init__(self, settings: Settings, seeds: Callable[[], int] = new_seed) -> None:
        self.settings = settings
        self.seeds = seeds
        self.tables: dict[str, Table] = {}
        rest = _REST if settings.rate > 0 else 0.0
        self.bot_workers = Workers(settings.bot_processes, "trainshed.server.advice_jobs", rest=rest)
        self._preview_workers = Workers(1)
        self.file_workers = Workers(1, "trainshed.server.file_jobs")
        self.bot_turns = BotTurns(self.bot_workers, settings.pace)
        self.program_turns = ProgramTurns()
        self.previews = Previews(self._preview_workers)
        self.sandbox = Sandbox()
        self.started = time.monotonic()
        self.loop_lag = LoopLag()
        self._notices: Notices | None = None
        self._opening: dict[str, asyncio.Lock] = {}
        self._background_tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.store = await Store.open(self.settings)
        self.secret = await self.store.secret()
        self._background_tasks.append(asyncio.create_task(self._evict_idle()))
        self._background_tasks.append(asyncio.create_task(self.loop_lag.measure()))
        if not self.store.is_sqlite:
            self._notices = Notices(self.settings.url, self._on_notice, self._on_reconnect)
            await self._notices.listen()
            self._background_tasks.append(asyncio.create_task(self._notices.keep_listening()))
        draw_pieces()
        if self.settings.warm_workers:
            warm = self._preview_workers.run("", "warm", pack(load_titles), 60.0)  # starts the process
            self._background_tasks.append(asyncio.create_task(_forget(warm)))
        # Exclude objects loaded by now from garbage collection: scanning them repeatedly would block the event loop.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)

    async def close(self) -> None:
        """Stop the bots and the sandbox, wait for changes being stored, close the database."""
        for chore in self._background_tasks:
            chore.cancel()
        await asyncio.gather(*self._background_tasks, return_exceptions=True)
        self.bot_turns.close()
        self.program_turns.close()
        await self.bot_workers.close()
        await self._preview_workers.close()
        await self.file_workers.close()
        await self.sandbox.close()
        for table in self.tables.values():
            async with table.lock:
                pass
        await self.store.close()

    async def health(self) -> dict[str, Any]:
        async with self.store.reading() as connection:
            await connection.execute(sa.select(1))
        if self.store.fault:
            raise ApiError(503, "storage", f"nothing can be stored: {self.store.fault}")
        up = round(time.monotonic() - self.started)
        counts = {"tables": len(self.tables), "sockets": self.sockets, "up": up}
        return {"ok": True, **counts, **self.loop_lag.worst()}

    @property
    def sockets(self) -> int:
        return sum(len(table.sockets) for table in self.tables.values())

    # tables

    async def table(self, id: str, me: Person | None = None) -> Table:
        """Return the table with that id, opened if needed. Reject a person who may not see it."""
        table = self.tables.get(id)
        if table is None:
            try:
                async with self._opening.setdefault(id, asyncio.Lock()):
                    table = self.tables.get(id)
                    if table is None:
                        stored = await self.store.load(id) if len(id) <= 32 and id.isascii() and id.isalnum() else None
                        if stored is None:
                            raise unknown("table")
                        table = self.tables[id] = await Table.open(self, stored)
            finally:
                self._opening.pop(id, None)
            self.bot_turns.start(table)
            self.program_turns.start(table)
        table.used = time.monotonic()
        if me is not None and table.row.daily and table.row.host != me.id:
            await daily.check_may_look(self, me, table.row.daily)
        return table

    async def title_of(self, id: str) -> str | None:
        """Return the title of a table, whoever asks; None if there is no such table."""
        table = self.tables.get(id)
        return table.row.title if table is not None else await self.store.title_of(id)

    def forget(self, table: Table) -> None:
        """Close a table that is not stored any more; its sockets learn that there is no such table."""
        self.tables.pop(table.id, None)
        table.gone = True
        for task in (*table.thinking.values(), *filter(None, [table.judging])):
            if task is not asyncio.current_task():
                task.cancel()
        for socket in table.sockets:
            socket.wake.set()

    async def claim_turn(self, table: str, seat: int) -> bool:
        """True if this process may let the bot of a seat act: no other one does so now."""
        return self._notices is None or await self._notices.claim(f"{table}/{seat}")

    async def release_turn(self, table: str, seat: int) -> None:
        if self._notices is not None:
            await self._notices.release(f"{table}/{seat}")

    def check_own_seat(self, table: Table, me: Person, seat: int) -> None:
        """Reject a seat that is not the person's."""
        if seat >= len(table.seats) or table.seats[seat].person != me.id:
            raise forbidden("that seat is not yours")

    def check_fresh(self, table: Table, seat: int, version: int) -> None:
        """Reject a command made on an older version, unless nothing has changed for its seat since."""
        if version == table.n:
            return
        history = table.history
        if version < table.n and not history.seat_changed_since(seat, version):
            then = history.as_of(version)
            if same_decision(then, history.game, seat):
                return
        raise _stale(table, version)

    def check_same_moves(self, table: Table, version: int) -> None:
        """Reject a command about the whole game made on an older version, unless only bots have acted since."""
        if version > table.n or any(step.number not in table.by_bots for step in table.history.steps_since(version)):
            raise _stale(table, version)

    # background tasks

    async def _evict_idle(self) -> None:
        """Drop idle tables from memory; they can be opened again at any time."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle))
            old = time.monotonic() - self.settings.idle
            for table in list(self.tables.values()):
                if table.used < old and not (table.sockets or table.thinking or table.judging or table.lock.locked()):
                    del self.tables[table.id]

    async def _on_notice(self, id: str, n: int) -> None:
        table = self.tables.get(id)
        if table is not None:
            with suppress(Exception):
                await table.catch_up(n)

    async def _on_reconnect(self) -> None:
        """Refresh every table: notices may have been lost while the connection was down."""
        for table in list(self.tables.values()):
            await self._on_notice(table.id, table.n + 1)


def _stale(table: Table, version: int) -> ApiError:
    missed = log_of(table, version) if version < table.n else None
    return conflict("stale", f"the table is at {table.n}, not at {version}", missed=missed)


TheHub = NamedDependency[TableHub]
Sender = NamedDependency[Person]
"""The person who sent the request."""
