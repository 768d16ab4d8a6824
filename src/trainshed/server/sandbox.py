"""Sandbox: options that come with data of their own are tried in a process apart before a table is made of them.

Such data may be anything: wrong, huge, or right until some rare position. The process has a limit of work and of memory
and is not missed when it dies; what it says is all the server believes.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import resource
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Literal

import msgspec
from msgspec import Struct

from trainshed.bots import make
from trainshed.core import BadChance, BadSetup, Game, Refusal, Setup, find, replay

from .problems import ApiError, invalid
from .workers import begin

log = logging.getLogger("trainshed.server")

_WORK = 30.0  # seconds of computing a trial may take; a game by chance takes about one
_MEMORY = 1 << 30
_TRIALS = 40  # after so many the process is replaced, and what it has remembered goes with it
_WAITING = 8  # sandbox that may wait for their turn
_MOVES = 5000  # no game takes so many
_LOOK_EVERY = 10  # positions

What = Literal["play", "pieces", "record"]


class Task(Struct, frozen=True):
    """Play a game of this setup; or show its pieces; or replay this record first."""

    what: What
    setup: Setup
    work: float
    record: bytes = b""


class TaskResult(Struct, frozen=True):
    """What came of it: an answer, or what is wrong."""

    answer: bytes = b""
    error: str = ""
    refusal: Refusal | None = None


class Sandbox:
    """The process, started when it is first needed, and a queue before it."""

    def __init__(self) -> None:
        self.work = _WORK
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._done = 0

    async def run(self, what: What, setup: Setup, record: bytes = b"") -> bytes:
        """The answer; or a refusal that names what is wrong."""
        if self._waiting >= _WAITING:
            raise ApiError(429, "too-many", "others are waiting for a trial; try again in a while")
        result = await asyncio.shield(asyncio.create_task(self._turn(Task(what, setup, self.work, record))))
        if result.error:
            raise invalid(result.error, "setup", refusal=result.refusal)
        return result.answer

    async def _turn(self, task: Task) -> TaskResult:
        """A task of its own: one who asks and goes away does not disturb the next."""
        self._waiting += 1
        try:
            async with self._lock:
                return await asyncio.to_thread(self._ask, task)
        finally:
            self._waiting -= 1

    def _ask(self, task: Task) -> TaskResult:
        """In a thread: one after the other."""
        if self._process is None or not self._process.is_alive() or self._done >= _TRIALS:
            self._stop()
            context = multiprocessing.get_context("spawn")
            self._connection, theirs = context.Pipe()
            self._process = context.Process(target=serve_tasks, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
        assert self._connection is not None
        self._done += 1
        try:
            self._connection.send_bytes(msgspec.json.encode(task))
            return msgspec.json.decode(self._connection.recv_bytes(), type=TaskResult)
        except (EOFError, OSError):
            log.warning("trial given up", extra={"title": task.setup.title})
            self._stop()
            return TaskResult(error="options: a game with these data takes more time or memory than any game should")

    def _stop(self) -> None:
        self._done = 0
        if self._process is not None and self._connection is not None:
            self._connection.close()
            self._process.kill()
            self._process.join()
            self._process = self._connection = None

    async def close(self) -> None:
        """Not waiting for a trial under way."""
        if self._process is not None:
            self._process.kill()
        async with self._lock:
            await asyncio.to_thread(self._stop)


# in the process apart


def serve_tasks(connection: Connection) -> None:
    """Answer until the server hangs up."""
    begin()
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    while True:
        try:
            task = msgspec.json.decode(connection.recv_bytes(), type=Task)
        except (EOFError, OSError):
            return
        # by the system's own hand, which also stops what never comes back to Python; only computing counts
        signal.setitimer(signal.ITIMER_PROF, task.work)
        result = run_task(task)
        signal.setitimer(signal.ITIMER_PROF, 0)
        connection.send_bytes(msgspec.json.encode(result))


def run_task(task: Task) -> TaskResult:
    """Try it; whatever goes wrong is the data's fault."""
    doing: dict[What, Callable[[Task], bytes]] = {"play": _play, "pieces": _pieces, "record": _replay}
    try:
        return TaskResult(doing[task.what](task))
    except BadSetup as error:
        return TaskResult(error=_text(error), refusal=error.refusal)
    except BadChance as error:
        return TaskResult(error=_text(error))
    except Exception as error:
        return TaskResult(
            error=f"options: no game can be played with these data ({type(error).__name__}: {_text(error)})"
        )


def _text(error: Exception) -> str:
    return str(error).encode(errors="replace").decode()[:400] or "no reason given"


def _play(task: Task) -> bytes:
    """A game by chance to its end, looked at from all sides on the way."""
    game = Game(task.setup)
    title = game.title
    bot = make(task.setup.title, "random", task.setup.seed)
    seats: tuple[int | None, ...] = (None, *range(len(task.setup.players)))
    for move in range(_MOVES):
        if move % _LOOK_EVERY == 0 or game.over:
            for seat in seats:
                msgspec.json.encode(game.view(seat))
            broken = next(iter(title.violations(game.state)), None)
            if broken is not None:
                raise BadSetup(f"options: with these data a game breaks: {broken}")
        if game.over:
            msgspec.json.encode((game.scores(), game.outcome))
            return b"{}"
        seat = game.decision.seats[0]
        game.play(bot.choose(game.resample_hidden(seat, move), seat))
    raise BadSetup(f"options: with these data a game did not end in {_MOVES} moves")


def _pieces(task: Task) -> bytes:
    title = find(task.setup.title)
    return msgspec.json.encode(title.pieces(title.read_options(task.setup.options)))


def _replay(task: Task) -> bytes:
    """A record that brings its data: whether it is damaged is said later, here it is only made sure that it ends."""
    replay(task.record)
    return _play(task)


def setup_of(record: bytes) -> Setup | None:
    """The setup of a record, if it has one that can be read."""
    try:
        return msgspec.json.decode(record, type=_Begins).setup
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None


class _Begins(Struct, frozen=True):
    setup: Setup


def needs_sandbox(title: str, options: dict[str, Any]) -> bool:
    """Whether these options have to be tried; `BadSetup` or `UnknownTitle` if that can be seen without."""
    found = find(title)
    return found.needs_sandbox(found.read_options(options))
