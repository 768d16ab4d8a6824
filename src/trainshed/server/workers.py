"""Bots run in worker processes, on a copy of the game in which everything hidden from their seat is resampled."""

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


class _TooLate(Exception):  # noqa: N818 - not an error
    """The bot's action is outdated: its decision or its level has changed, or an undo request is open."""


class BotWorkers:
    """The worker processes of the bots; started at the first bot's turn."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def start_bots(self, table: Table) -> None:
        """Start every bot whose turn it is at this table, unless an undo request is open."""
        if self._closed or table.ask is not None:
            return
        for seat in table.history.game.decision.seats:
            if table.seats[seat].bot and seat not in table.thinking:
                table.thinking[seat] = asyncio.create_task(self._play(table, seat))

    async def _play(self, table: Table, seat: int) -> None:
        """Choose and play actions as long as it is the seat's turn."""
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
        """Return the game the action was chosen for, and the action as JSON."""
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
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=init_child_process)
        # `submit` may start a process, which takes milliseconds, so call it outside the event loop.
        return await asyncio.wrap_future(await asyncio.to_thread(self._pool.submit, choose_action, request))

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


def init_child_process() -> None:
    """Initialize a child process: ignore Ctrl-C (the server handles it) and exit when the server exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


def choose_action(request: bytes) -> bytes:
    """Choose an action for a seat. Runs in a worker process. If the bot fails, choose a random legal action."""
    game, seat, level, seed = pickle.loads(request)
    try:
        action = make(game.setup.title, level, seed).choose(game, seat)
        if game.why_not(action) is not None or action.seat != seat:
            raise ValueError(f"bot {level} chose {action}")
    except Exception:
        log.exception("bot failed", extra={"level": level})
        action = make(game.setup.title, "random", seed).choose(game, seat)
    return msgspec.json.encode(action)
