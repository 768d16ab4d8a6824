"""Servers for tests: in a thread (quick, and the test can look inside) or as a process (that can be killed)."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from trainshed.server.app import make_app
from trainshed.server.house import House
from trainshed.server.settings import Settings


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ThreadServer:
    """The real application behind real sockets, in a thread of the test."""

    def __init__(self, data: Path, database: str = "", **settings: Any) -> None:
        self.settings = Settings(data=data, database=database, **{"rate": 0, "bot_processes": 1, **settings})
        app = make_app(self.settings)
        self.house: House = app._house
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        config = uvicorn.Config(app, port=port, log_config=None, ws="websockets-sansio", ws_per_message_deflate=False)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)

    def __enter__(self) -> ThreadServer:
        self._thread.start()
        wait_until_up(self.url)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive(), "the server did not stop"


class ProcessServer:
    """`trainshed serve` as a process of its own."""

    def __init__(self, data: Path, database: str = "", port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        environment = {**os.environ, "DATABASE_URL": database, "TRAINSHED_DATA": str(data)}
        command = [sys.executable, "-m", "trainshed", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )

    def __enter__(self) -> ProcessServer:
        wait_until_up(self.url)
        return self

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self.process.kill()
        self._finish()

    def stop(self) -> str:
        """As an operator would; returns the log."""
        self.process.send_signal(signal.SIGTERM)
        return self._finish()

    def _finish(self) -> str:
        _, log = self.process.communicate(timeout=30)
        return log

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        elif self.process.stderr is not None:
            self.process.stderr.close()


def wait_until_up(url: str, seconds: float = 30) -> None:
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
