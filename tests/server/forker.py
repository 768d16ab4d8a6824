"""Starts servers quickly: imports and draws everything once, and forks for each server.

Their process for previews starts with the first preview, if there is one.

Input: one `port` per line. Output: the pid of the server, one per line.
"""

from __future__ import annotations

import os
import signal
import sys

from msgspec.structs import replace

from trainshed.server.app import make_app
from trainshed.server.catalogue import draw_pieces
from trainshed.server.run import run
from trainshed.server.settings import from_environment


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # killed children are reaped automatically
    settings = replace(from_environment(), warm_workers=False)
    draw_pieces()
    app = make_app(settings)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            sys.stderr = open(os.devnull, "w")  # noqa: SIM115 - open until the process is killed
            run(replace(settings, port=int(line)), app)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
