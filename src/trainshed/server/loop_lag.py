"""The loop_lag of the event loop: how long it was kept from its work, and how much of that was our own doing."""

from __future__ import annotations

import asyncio
import time

_EVERY = 0.01  # seconds
_KEPT = 60.0  # seconds after which the worst is forgotten


class LoopLag:
    """The worst delay of the last minute or two: by the clock, and by the work done in it.

    On a busy machine the clock also counts the time other programs had; the work does not.
    """

    def __init__(self) -> None:
        self._now = (0.0, 0.0)
        self._before = (0.0, 0.0)
        self._turned = time.monotonic()

    async def measure(self) -> None:
        """Until cancelled."""
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
        """In milliseconds."""
        late, worked = (max(pair) * 1000 for pair in zip(self._now, self._before, strict=True))
        return {"late_ms": round(late, 1), "worked_ms": round(worked, 1)}
