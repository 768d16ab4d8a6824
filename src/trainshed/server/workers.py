"""Bots think in processes of their own, on a game in which all that their seat cannot know is drawn anew."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from trainshed.bots import make
from trainshed.core import Game
from trainshed.core.chance import SEED_LIMIT

from .history import same_decision
from .problems import ApiError
from .statements import Commit

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger("trainshed.server")


class _TooLate(Exception):  # noqa: N818 - not a fault
    """The seat is asked something else by now."""


class BotWorkers:
    """The processes in which bots think; started with the first bot's turn."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def start_bots(self, table: Table) -> None:
        """Let every bot that is to act at this table think, unless people are talking about taking back."""
        if self._closed or table.ask is not None:
            return
        for seat in table.history.game.decision.seats:
            if table.seats[seat].bot and seat not in table.thinking:
                table.thinking[seat] = asyncio.create_task(self._play(table, seat))

    async def _play(self, table: Table, seat: int) -> None:
        """Act as long as the seat is to act."""
        try:
            while not self._closed and table.ask is None and seat in table.history.game.decision.seats:
                level = table.seats[seat].bot
                if not level:  # the person is back
                    break
                await self._act(table, seat, level, *await self._choose(table, seat, level))
        except Exception:
            if not self._closed:
                log.exception("bot failed", extra={"table": table.id, "seat": seat})
        finally:
            del table.thinking[seat]

    async def _choose(self, table: Table, seat: int, level: str) -> tuple[Game, str]:
        """The position thought about, and the action as JSON."""
        game = table.history.game
        seed = int.from_bytes(blake2b(f"{table.id}/{table.history.moves}/{seat}".encode()).digest()[:8]) % SEED_LIMIT
        request = pickle.dumps((game.resample_hidden(seat, seed), seat, level, seed))
        try:
            return game, (await self._run(request)).decode()
        except BrokenProcessPool:
            log.warning("bot process lost")
            self._pool = None
            return game, (await self._run(request)).decode()

    async def _run(self, request: bytes) -> bytes:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=begin)
        # starting a process takes milliseconds, so not even that is done on the event loop
        return await asyncio.wrap_future(await asyncio.to_thread(self._pool.submit, think, request))

    async def _act(self, table: Table, seat: int, level: str, position: Game, body: str) -> None:
        def plan() -> Commit:
            now = table.history.game
            if table.ask is not None or table.seats[seat].bot != level:
                raise _TooLate
            if now is not position and not same_decision(now, position, seat):
                raise _TooLate
            action = now.title.decode_action(body.encode())
            if now.why_not(action) is not None:
                raise ApiError(500, "bot", f"the bot chose {body}")
            return Commit([table.entry("act", seat, body)])

        with suppress(_TooLate):
            await table.change(plan)

    async def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def begin() -> None:
    """In a new process: leave Ctrl-C to the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


def think(request: bytes) -> bytes:
    """In a process of its own: choose for a seat. A bot that fails is replaced by any legal action."""
    game, seat, level, seed = pickle.loads(request)
    try:
        action = make(game.setup.title, level, seed).choose(game, seat)
        if game.why_not(action) is not None or action.seat != seat:
            raise ValueError(f"bot {level} chose {action}")
    except Exception:
        log.exception("bot failed", extra={"level": level})
        action = make(game.setup.title, "random", seed).choose(game, seat)
    return msgspec.json.encode(action)
