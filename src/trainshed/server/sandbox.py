"""Sandbox: options that contain custom data are tested in a separate process before a table is made with them.

Such data may be wrong, huge, or correct except in some rare position. The process has limits on CPU time and memory
and is restarted when it dies. The server relies only on the result it returns.
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

from .limits import WORK
from .problems import ApiError, invalid
from .workers import init_child_process

log = logging.getLogger("trainshed.server")

_WORK = 30.0  # CPU seconds per task; a random game takes about one
_MEMORY = 1 << 30  # bytes of address space
_TASKS_PER_PROCESS = 40  # tasks per process; it is then replaced, which also frees its caches
_MAX_QUEUED = 16  # most tasks waiting or running at once
_MAX_PER_PERSON = 2  # those of one person
_MOVES = 5000  # more than any game takes
_LOOK_EVERY = 10  # moves between checks of views and invariants

What = Literal["play", "pieces", "record"]


class Task(Struct, frozen=True):
    """`play`: play a random game of this setup. `pieces`: return its pieces. `record`: replay the record, then play.

    `work` is the limit in CPU seconds.
    """

    what: What
    setup: Setup
    work: float
    record: bytes = b""


class TaskResult(Struct, frozen=True):
    """Result of a task: an answer, or an error."""

    answer: bytes = b""
    error: str = ""
    refusal: Refusal | None = None


class Sandbox:
    """The sandbox process, started when first needed, and its queue."""

    def __init__(self) -> None:
        self.work = _WORK
        self._lock = asyncio.Lock()
        self._turns: dict[asyncio.Task[TaskResult], tuple[str, bool]] = {}  # whose each is, and whether it is a check
        self._running: asyncio.Task[Any] | None = None
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._done = 0
        self._killed = False  # the process was killed; it may seem alive for a moment

    async def run(self, what: What, setup: Setup, person: str, record: bytes = b"", *, is_check: bool = False) -> bytes:
        """Run a task and return its answer; raise `ApiError` with the cause if it fails or the queue is full.

        When the person hangs up, the task is dropped, so that it takes nobody's place. Since that may be noticed late,
        whatever the person asks for next takes the place of a check that still waits for its turn.
        """
        for old in [old for old, (who, check) in self._turns.items() if who == person and check]:
            if old is not self._running:
                old.cancel()
                del self._turns[old]
        own = sum(who == person for who, _ in self._turns.values())
        if len(self._turns) >= _MAX_QUEUED or own >= _MAX_PER_PERSON:
            raise ApiError(429, "too-many", "others are waiting for a trial; try again in a while")
        turn = asyncio.create_task(self._turn(Task(what, setup, self.work, record)))
        self._turns[turn] = (person, is_check)
        turn.add_done_callback(lambda _: self._turns.pop(turn, None))
        work = WORK.get()
        waiting = {turn} if work is None else {turn, asyncio.create_task(work.hung_up())}
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for other in waiting - {turn}:
                other.cancel()
            if not turn.done():
                self._drop(turn)
        if not turn.done():
            raise ApiError(499, "gone", "the sender has hung up")
        if turn.cancelled():
            raise ApiError(429, "too-many", "a newer trial has taken the place of this check")
        result = turn.result()
        if result.error:
            raise invalid(result.error, "setup", refusal=result.refusal)
        return result.answer

    def _drop(self, turn: asyncio.Task[TaskResult]) -> None:
        """Drop a task that nobody waits for any more. A running one ends with its process, which is replaced."""
        if turn is not self._running:
            turn.cancel()
        elif self._process is not None:
            self._killed = True
            if self._process.is_alive():  # not if it is only being started
                self._process.kill()

    async def _turn(self, task: Task) -> TaskResult:
        """Run one task when its turn comes."""
        async with self._lock:
            self._running = asyncio.current_task()
            try:
                return await asyncio.to_thread(self._ask, task)
            finally:
                self._running = None

    def _ask(self, task: Task) -> TaskResult:
        """Send a task to the process and wait for its result. Runs in a thread, one call at a time."""
        if self._process is None or self._killed or not self._process.is_alive() or self._done >= _TASKS_PER_PROCESS:
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
        self._killed = False
        if self._process is not None and self._connection is not None:
            self._connection.close()
            self._process.kill()
            self._process.join()
            self._process = self._connection = None

    async def close(self) -> None:
        """Kill the process without waiting for a running task."""
        if self._process is not None:
            self._process.kill()
        async with self._lock:
            await asyncio.to_thread(self._stop)


# code that runs in the sandbox process


def serve_tasks(connection: Connection) -> None:
    """Run tasks until the server closes the connection."""
    init_child_process()
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    while True:
        try:
            task = msgspec.json.decode(connection.recv_bytes(), type=Task)
        except (EOFError, OSError):
            return
        # The signal of this timer kills the process even if a call never returns to Python. It counts CPU time only.
        signal.setitimer(signal.ITIMER_PROF, task.work)
        result = run_task(task)
        signal.setitimer(signal.ITIMER_PROF, 0)
        connection.send_bytes(msgspec.json.encode(result))


def run_task(task: Task) -> TaskResult:
    """Run a task; report every exception as an error in the options."""
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
    """Play a random game to its end; on the way check the views of all seats and the invariants."""
    game = Game(task.setup)
    bot = make(task.setup.title, "random", task.setup.seed)
    seats: tuple[int | None, ...] = (None, *range(len(task.setup.players)))
    for move in range(_MOVES):
        if move % _LOOK_EVERY == 0 or game.over:
            for seat in seats:
                msgspec.json.encode(game.view(seat))
            broken = next(iter(game.violations()), None)
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
    return msgspec.json.encode(title.presentation.pieces(task.setup.rules, title.read_options(task.setup.options)))


def _replay(task: Task) -> bytes:
    """Replay a record that contains custom data, then play a random game.

    This only ensures that both finish within the limits. Damage of the record is reported later, by `records.upload`.
    """
    replay(task.record)
    return _play(task)


def setup_of(record: bytes) -> Setup | None:
    """Return the setup of a record; None if it cannot be decoded."""
    try:
        return msgspec.json.decode(record, type=_SetupOnly).setup
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None


class _SetupOnly(Struct, frozen=True):
    setup: Setup


def needs_sandbox(title: str, options: dict[str, Any]) -> bool:
    """True if these options need a sandbox run; raise `BadSetup` or `UnknownTitle` if they are plainly wrong."""
    found = find(title)
    return found.needs_sandbox(found.read_options(options))
