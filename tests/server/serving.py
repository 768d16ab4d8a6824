"""Servers for tests: in a thread (fast, and the test can inspect it) or as a process (that can be killed)."""

from __future__ import annotations

import itertools
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from hashlib import blake2b
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from trainshed.core.chance import SEED_LIMIT
from trainshed.server.app import make_app
from trainshed.server.hub import TableHub
from trainshed.server.run import configuration
from trainshed.server.settings import Settings


class Seeds:
    """Seeds for the tables of servers in this process.

    A seed depends on the test and on the number of tables it has made, so a test sees the same cards whatever ran
    before it. Set TRAINSHED_TEST_SEEDS to any value to give every test other cards.
    """

    def __init__(self) -> None:
        self.restart("")

    def restart(self, test: str) -> None:
        self._from = f"{os.environ.get('TRAINSHED_TEST_SEEDS', '')}/{test}"
        self._count = itertools.count()

    def __call__(self) -> int:
        return self.of(str(next(self._count)))

    def of(self, name: str) -> int:
        """Return the seed of this test for a name, the same on every call; used for the daily board."""
        return int.from_bytes(blake2b(f"{self._from}/{name}".encode()).digest()[:8]) % SEED_LIMIT


SEEDS = Seeds()
_ports = itertools.count(os.getpid() % 997 * 20)


def free_port() -> int:
    """Return a port for a server about to start, below the range the system uses for outgoing connections."""
    for place in _ports:
        with socket.socket() as probe:
            port = 12_000 + place % 20_000
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError


class ThreadServer:
    """The real application with real sockets, in a thread of the test process."""

    def __init__(self, data: Path, database: str = "", **settings: Any) -> None:
        self.settings = Settings(data=data, database=database, **{"rate": 0, "bot_processes": 1, **settings})
        app = make_app(self.settings, SEEDS)
        self.hub: TableHub = app._hub
        listening = socket.create_server((self.settings.host, 0))
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self._server = uvicorn.Server(configuration(self.settings, app))
        self._thread = threading.Thread(target=self._server.run, args=([listening],))

    def __enter__(self) -> ThreadServer:
        self._thread.start()
        wait_until_up(self.url)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(120)
        assert not self._thread.is_alive(), "the server did not stop"


class ProcessServer:
    """`trainshed serve` as a separate process."""

    def __init__(self, data: Path, database: str = "", port: int | None = None, **environment: str) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        usual = {"DATABASE_URL": database, "TRAINSHED_DATA": str(data), "TRAINSHED_RATE": "0"}
        environment = {**os.environ, **usual, **environment}
        command = [sys.executable, "-m", "trainshed", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )

    def __enter__(self) -> ProcessServer:
        wait_until_up(self.url)
        return self

    def kill(self) -> None:
        """Kill the process without a shutdown, like a power cut."""
        self.process.kill()
        self._finish()

    def stop(self) -> str:
        """Stop the process with SIGTERM, as an operator would; return the log."""
        self.process.send_signal(signal.SIGTERM)
        return self._finish()

    def _finish(self) -> str:
        _, log = self.process.communicate(timeout=120)
        return log

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        elif self.process.stderr is not None:
            self.process.stderr.close()


def wait_until_up(url: str, seconds: float = 120) -> None:
    until = time.monotonic() + seconds
    with httpx.Client(verify=False) as client:
        while True:
            try:
                if client.get(f"{url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert time.monotonic() < until, "the server did not come up"
            time.sleep(0.03)
