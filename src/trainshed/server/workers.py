"""Worker processes: bots, previews and whatever else of a title may take long run here, never on the event loop.

A job is a pickled position in, bytes out, with the processor time it took. Every job has a deadline; a process that
misses it is killed and replaced.
People and tables take turns. The processes are nice: on a busy machine the server's own process goes first.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import struct
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

import msgspec

from trainshed.bots import make
from trainshed.core import Game, titles

from .fair_queue import FairQueue, Urgency
from .limits import WORK
from .wire import HelpLevel

log = logging.getLogger("trainshed.server")
_TOOK = struct.Struct("d")  # seconds of processor time, before each answer

START_LIMIT = 300.0
"""Seconds a process may take to start. Only a start that hangs takes so long: one that a busy machine delays would be
as late when it is begun again, and no bot would move."""


class Job:
    """One job in the queue. `result` is None if it was dropped, missed its deadline or failed.

    `took` is its processor time in seconds, so that nobody pays for a busy machine. What a killed process used is not
    known; then it is the time that passed.
    """

    __slots__ = ("deadline", "kind", "request", "result", "took", "urgency")

    def __init__(self, kind: object, request: bytes, deadline: float, urgency: Urgency) -> None:
        self.kind = kind
        self.urgency = urgency
        self.request = request
        self.deadline = deadline
        self.took = 0.0
        self.result: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()

    def finish(self, result: bytes | None) -> None:
        if not self.result.done():
            self.result.set_result(result)


class Workers:
    """A pool of processes with a queue. The processes are started with the first job."""

    def __init__(self, processes: int, *modules: str, rest: float = 0.0) -> None:
        """`modules` are imported by every process at its start, so that this is no part of a job's time.

        After a job that nobody waits for, a process takes no other such job for `rest` times as long as that took:
        games of bots alone leave the machine to people.
        """
        self._rest = rest
        self._count = processes
        self._modules = modules
        self._queue: FairQueue[Job] = FairQueue()
        self._ready = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._processes: dict[int, tuple[SpawnProcess, Connection]] = {}
        self._threads = ThreadPoolExecutor(processes + 1, "workers")
        self._closed = False

    async def run(
        self,
        table: str,
        kind: object,
        request: bytes,
        deadline: float,
        *,
        owner: str = "",
        urgency: Urgency = Urgency.WATCHED,
    ) -> bytes | None:
        """Return the result of a job; None if there is none in time, or its owner has too many waiting.

        A job of the same table and kind that still waits is dropped: its position is out of date.
        """
        if self._closed:
            return None
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work(number)) for number in range(self._count)]
        for old in self._queue.remove(table, lambda job: job.kind == kind):
            old.finish(None)
        job = Job(kind, request, deadline, urgency)
        if not self._queue.put(job, owner or table, table, urgency):
            return None
        self._ready.set()
        result = await job.result
        work = WORK.get()
        if work is not None:
            work.in_workers += job.took * 1000
        return result

    async def _work(self, number: int) -> None:
        """Do jobs in process `number` until cancelled."""
        loop = asyncio.get_running_loop()
        rested = loop.time()  # when it may again do what nobody waits for
        while True:
            left = rested - loop.time()
            job = self._queue.take(Urgency.UNWATCHED if left > 0 else Urgency.BOTS_ONLY)
            if job is None:
                self._ready.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(left if left > 0 else None):
                        await self._ready.wait()
                continue
            try:
                async with asyncio.timeout(START_LIMIT):
                    await loop.run_in_executor(self._threads, self._ensure, number)
                began = time.monotonic()
                try:
                    async with asyncio.timeout(job.deadline):
                        answer = await loop.run_in_executor(self._threads, self._exchange, number, job.request)
                except (TimeoutError, EOFError, OSError):
                    job.took = time.monotonic() - began
                    raise
                (job.took,) = _TOOK.unpack_from(answer)
                job.finish(answer[_TOOK.size :] or None)
            except TimeoutError:
                log.warning("job missed its deadline", extra={"kind": str(job.kind), "deadline": job.deadline})
                self._stop(number)
            except (EOFError, OSError):
                log.warning("worker process lost", extra={"kind": str(job.kind)})
                self._stop(number)
            finally:
                job.finish(None)  # unless it has a result
                if job.urgency is Urgency.BOTS_ONLY:
                    rested = loop.time() + self._rest * job.took

    def _ensure(self, number: int) -> None:
        """In a thread: start the process if needed, and wait until it is ready. That is no part of a job's time."""
        known = self._processes.get(number)
        if known is None or not known[0].is_alive():
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, *self._modules), daemon=True)
            process.start()
            theirs.close()
            self._processes[number] = process, ours
            ours.recv_bytes()

    def _exchange(self, number: int, request: bytes) -> bytes:
        """In a thread: send a job to the process and wait for its answer. If it failed, that is its time alone."""
        _, connection = self._processes[number]
        connection.send_bytes(request)
        return connection.recv_bytes()

    def _stop(self, number: int) -> None:
        """Kill a process; the thread that waits for it then sees the end of its pipe."""
        known = self._processes.pop(number, None)
        if known is not None:
            known[0].kill()

    async def close(self) -> None:
        """Stop at once; jobs under way have no result."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for job in self._queue:
            job.finish(None)
        for number in list(self._processes):
            self._stop(number)
        self._threads.shutdown(wait=False, cancel_futures=True)


# in the worker process


NICENESS = 10


def init_child_process() -> None:
    """Leave Ctrl-C to the server, let it go first, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


def serve(connection: Connection, *modules: str) -> None:
    """Answer jobs until the server closes the pipe."""
    init_child_process()
    with suppress(EOFError, OSError):
        load_titles()
        for module in modules:
            import_module(module)
        connection.send_bytes(b"ready")
        while True:
            request = connection.recv_bytes()
            began = time.process_time()
            try:
                do, args = pickle.loads(request)
                answer = do(*args)
            except Exception:
                log.exception("job failed")
                answer = b""
            connection.send_bytes(_TOOK.pack(time.process_time() - began) + answer)


def pack(do: Callable[..., bytes], *args: Any) -> bytes:
    """Return a request for `Workers.run`: a function of this package and its arguments."""
    return pickle.dumps((do, args))


def load_titles() -> bytes:
    """Import every title, so that the first job for it takes no longer."""
    titles()
    return b"done"


def choose_action(game: Game, seat: int, level: str, seed: int) -> bytes:
    """Return a bot's action as JSON. If the bot fails, choose a random legal action."""
    try:
        action = make(game.setup.title, level, seed).choose(game, seat)
        if game.why_not(action) is not None or action.seat != seat:
            raise ValueError(f"bot {level} chose {action}")
    except Exception:
        log.exception("bot failed", extra={"level": level})
        action = make(game.setup.title, "random", seed).choose(game, seat)
    return msgspec.json.encode(action)


def make_preview(game: Game, seat: int | None, help: HelpLevel) -> bytes:
    """Return the preview of a position as JSON, with as much as the table has agreed on."""
    preview = game.preview(seat)
    if help != "full" and preview is not None:
        preview = game.title.presentation.values_only(preview)
    return msgspec.json.encode(preview)


def find_reach(game: Game, company: str) -> bytes:
    """Return the part of the map a company can reach as JSON; `null` if there is no such company or no map."""
    return msgspec.json.encode(game.reach(company))


def explain_run(game: Game, company: str) -> bytes:
    """Return a company's best run, explained, as JSON; `null` if there is no such company or there are no trains."""
    return msgspec.json.encode(game.explained_run(company))


def find_route(game: Game, company: str, choice: Any, others: Any, which: int) -> bytes:
    """Return a route that a player draws as JSON; `null` if there is no such company or there are no trains."""
    return msgspec.json.encode(game.find_route(company, choice, others, which))


def find_rest(game: Game, company: str, kept: Any) -> bytes:
    """Return the best routes beside some that are kept as JSON; `null` as for `find_route`."""
    return msgspec.json.encode(game.best_rest(company, kept))
