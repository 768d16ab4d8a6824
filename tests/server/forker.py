"""Starts servers quickly: everything is imported once, each server is a fork. Lines in: `port`. Lines out: its pid."""

from __future__ import annotations

import os
import signal
import sys

from msgspec.structs import replace

from trainshed.server.app import make_app
from trainshed.server.run import run
from trainshed.server.settings import from_environment


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the killed need no burial
    settings = from_environment()
    app = make_app(settings)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            sys.stderr = open(os.devnull, "w")  # noqa: SIM115 - until it is killed
            run(replace(settings, port=int(line)), app)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
