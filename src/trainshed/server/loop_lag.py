"""Event loop lag: how late the loop runs its tasks, and how much of the delay is CPU time of this process."""

from __future__ import annotations

import asyncio
import time

_EVERY = 0.01  # seconds
_KEPT = 60.0  # seconds per window; the worst values of this window and the previous one are reported


class LoopLag:
    """The worst delay of the last one to two minutes, by wall clock and by CPU time of the loop's thread.

    On a busy machine the wall clock also counts time used by other programs; CPU time does not.
    """

    def __init__(self) -> None:
        self._now = (0.0, 0.0)
        self._before = (0.0, 0.0)
        self._turned = time.monotonic()

    async def measure(self) -> None:
        """Measure until cancelled."""
        while True:
            clock, work = time.monotonic(), time.thread_time()
            await asyncio.sleep(_EVERY)
            now = time.monotonic()
            late = max(0.0, now - clock - _EVERY)
            worked = min(late, time.thread_time() - work)
            self._now = (max(self._now[0], late), max(self._now[1], worked))
            if now - self._turned > _KEPT:
                self._before, self._now, self._turned = self._now, (0.0, 0.0), now

    def worst(self) -> dict[str, float]:
        """Return the worst delays, in milliseconds."""
        late, worked = (max(pair) * 1000 for pair in zip(self._now, self._before, strict=True))
        return {"late_ms": round(late, 1), "worked_ms": round(worked, 1)}
