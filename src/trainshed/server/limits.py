"""Rate limits per person and per address, by token buckets. A unit is about a millisecond of the server's work.

A request pays a price before it is handled, and afterwards what it cost beyond that, which may leave a debt. So the
limits hold for whatever a request makes the server do, not only for how many requests there are.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from time import monotonic as now
from typing import Any, TypeVar

_BURST = 5.0  # bucket size, in seconds of the sustained rate
_MAX_BUCKETS = 20_000  # above this many buckets, those used least recently are dropped
_ADDRESS = 4.0  # an address may use the rate of this many people
_DEBT = 2.0  # most that can be owed, in seconds of the sustained rate
_WAIT_STEP, _WAIT_MOST = 0.05, 1.0  # seconds a refusal is held back: more with every refusal in a row
_WORKER = 0.5  # a millisecond in a worker process costs this many units: it delays nobody's requests
NEWCOMERS = "new@"

T = TypeVar("T")


class Work:
    """The work done for one request, in milliseconds. `receive` is that of ASGI."""

    __slots__ = ("_receive", "in_workers", "on_loop")

    def __init__(self, receive: Callable[[], Awaitable[Any]]) -> None:
        self._receive = receive
        self.on_loop = 0.0
        self.in_workers = 0.0

    async def hung_up(self) -> None:
        """Return when the sender has hung up. To be called when the whole body has been received."""
        while (await self._receive())["type"] != "http.disconnect":
            pass

    @property
    def cost(self) -> float:
        return self.on_loop + self.in_workers * _WORKER


WORK: ContextVar[Work | None] = ContextVar("work", default=None)
"""The work done for the request that is being handled."""


async def in_thread(do: Callable[..., T], *args: Any) -> T:
    """Compute something in a thread, and count that as work of the event loop: both need the same interpreter."""

    def measured() -> tuple[T, float]:
        began = time.thread_time()
        return do(*args), time.thread_time() - began

    made, took = await asyncio.to_thread(measured)
    work = WORK.get()
    if work is not None:
        work.on_loop += took * 1000
    return made


class Limits:
    """Token buckets by person and by address, in the order of their last use."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}
        self._refusals: dict[str, int] = {}

    def allow(self, person: str | None, address: str, cost: float) -> bool:
        """True if a request of that cost is within the limits. People not known yet share the rate of one person."""
        if self._rate <= 0:
            return True
        moment = now()
        for key, rate in self._keys(person, address):
            if not self._take(key, rate, cost, moment):
                self._refusals[key] = min(self._refusals.pop(key, 0) + 1, 1000)
                if len(self._refusals) > _MAX_BUCKETS:
                    del self._refusals[next(iter(self._refusals))]
                return False
            self._refusals.pop(key, None)
        return True

    def charge(self, person: str | None, address: str, cost: float) -> None:
        """Take what a request has cost beyond its price."""
        if self._rate > 0 and cost > 0:
            moment = now()
            for key, rate in self._keys(person, address):
                left, _ = self._look(key, rate, moment)
                self._put(key, max(left - cost, -_DEBT * rate), moment)

    def wait(self, person: str | None, address: str) -> float:
        """Return how many seconds to hold back a refusal, so that whoever asks on and on keeps the server less busy."""
        refused = max((self._refusals.get(key, 0) for key, _ in self._keys(person, address)), default=0)
        return min(_WAIT_MOST, refused * _WAIT_STEP)

    def _keys(self, person: str | None, address: str) -> tuple[tuple[str, float], ...]:
        own = (person, self._rate) if person is not None else (f"{NEWCOMERS}{address}", self._rate)
        return (own, (f"@{address}", self._rate * _ADDRESS))

    def _look(self, key: str, rate: float, moment: float) -> tuple[float, float]:
        left, then = self._buckets.pop(key, (rate * _BURST, moment))
        return min(rate * _BURST, left + (moment - then) * rate), then

    def _put(self, key: str, left: float, moment: float) -> None:
        self._buckets[key] = (left, moment)  # now the most recent one
        if len(self._buckets) > _MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]

    def _take(self, key: str, rate: float, cost: float, moment: float) -> bool:
        left, _ = self._look(key, rate, moment)
        passes = left >= cost
        self._put(key, left - cost if passes else left, moment)
        return passes


_DEAR = ("/clone", "/rematch", "/lesson", "/record", "/record/18xx", "/records/look")
_LONG = ("/course", "/suggestion", "/reasons")
_JOIN = 6.0
"""A live connection: the handshake, the whole table, and telling the others that somebody is here."""


def price(method: str, path: str) -> float:
    """Return the price of a request: reads are cheap, commands cost more, what makes tables or tries options most."""
    if not path.startswith("/api/"):
        return 0.2  # a file of the page
    if path in ("/api/tables", "/api/records") and method == "POST":
        return 20.0
    if path.endswith("/live"):
        return _JOIN
    if path.endswith(_DEAR):
        return 10.0 if method == "GET" else 20.0
    if method in ("GET", "HEAD"):
        return 10.0 if path.startswith("/api/qr") else 5.0 if path.endswith(_LONG) else 1.0
    if path.startswith("/api/titles/"):
        return 10.0
    return 4.0 if path.endswith("/chat") else 2.0
