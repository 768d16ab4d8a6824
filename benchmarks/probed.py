"""The server with a probe in its event loop: how much work the longest single callback did.

By CPU time of the loop's thread, so that other programs on the machine do not count. Needs asyncio's own loop, which
can be looked into; it is slower than the one used otherwise. The worst callbacks are printed when the server stops.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

from trainshed.server import run as running
from trainshed.server.settings import from_environment

WORST: list[tuple[float, str]] = []
_KEPT = 8


def main() -> None:
    handle: Any = asyncio.Handle
    original = handle._run
    settled = time.monotonic() + 5  # starting up is not counted

    def measured(self: Any) -> None:
        began = time.thread_time()
        original(self)
        took = time.thread_time() - began
        if took > 0.003 and time.monotonic() > settled and (len(WORST) < _KEPT or took > WORST[-1][0]):
            WORST.append((took, repr(self)[:300]))
            WORST.sort(reverse=True)
            del WORST[_KEPT:]

    handle._run = measured
    running.LOOP = "asyncio"
    try:
        running.run(from_environment(port=int(sys.argv[1])))
    except KeyboardInterrupt:
        pass
    finally:
        for took, what in WORST:
            print(f"callback: {took * 1000:.1f} ms of work: {what}", flush=True)


if __name__ == "__main__":
    main()
