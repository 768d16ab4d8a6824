"""Notices between processes that share a PostgreSQL database: `game:n` means that number n of a game is stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from .writer import CHANNEL

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

    async def listen(self) -> None:
        self._cut.clear()
        self._connection = await asyncpg.connect(self._url)
        self._connection.add_termination_listener(lambda _: self._cut.set())
        await self._connection.add_listener(CHANNEL, self._notice)

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
