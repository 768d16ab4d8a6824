"""What processes that share a PostgreSQL database tell each other.

A notice `game:n` means that number n of a game is stored. A lock that every server holds keeps a restore away. Another
says which server lets a bot act. The locks are those of one connection, so they end with their server.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any

import asyncpg

from .writer import CHANNEL

SERVERS = 0x7A12
"""The advisory lock that servers share, and that a restore must have alone."""

log = logging.getLogger("trainshed.server")


class Notices:
    """One listening connection, reconnected when it is lost."""

    def __init__(
        self, url: str, heard: Callable[[str, int], Awaitable[None]], heard_all: Callable[[], Awaitable[None]]
    ) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._on_notice = heard
        self._on_reconnect = heard_all
        self._tasks: set[asyncio.Task[None]] = set()
        self._cut = asyncio.Event()
        self._one_query = asyncio.Lock()

    async def listen(self) -> None:
        self._cut.clear()
        self._connection = await asyncpg.connect(self._url)
        self._connection.add_termination_listener(lambda _: self._cut.set())
        await self._connection.execute("SELECT pg_advisory_lock_shared($1)", SERVERS)
        await self._connection.add_listener(CHANNEL, self._notice)

    async def claim(self, turn: str) -> bool:
        """Claim a turn; False if another server has it."""
        return await self._ask("SELECT pg_try_advisory_lock($1)", turn)

    async def release(self, turn: str) -> None:
        await self._ask("SELECT pg_advisory_unlock($1)", turn)

    async def _ask(self, query: str, turn: str) -> bool:
        key = int.from_bytes(blake2b(turn.encode(), digest_size=8).digest(), signed=True)
        try:
            async with self._one_query:
                return bool(await self._connection.fetchval(query, key))
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return True  # without a connection there are no claims; the number of the table still decides

    async def keep_listening(self) -> None:
        """Reconnect whenever the connection is lost, until cancelled."""
        try:
            while True:
                await self._cut.wait()
                log.warning("notices cut")
                try:
                    await self.listen()
                    await self._on_reconnect()
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(1)
                    self._cut.set()
        finally:
            self._connection.terminate()

    def _notice(self, _: Any, __: int, ___: str, payload: object) -> None:
        game, _, n = str(payload).partition(":")
        task = asyncio.ensure_future(self._run(game, int(n)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, game: str, n: int) -> None:
        await self._on_notice(game, n)
