"""A server that is killed repeatedly during play loses nothing it has acknowledged."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from .browser import Browser, hotseat, me, new_key
from .serving import free_port, wait_until_up


class KillableServer:
    """A server in a separate process that is killed and restarted on the same port."""

    def __init__(self, data: Path, database: str) -> None:
        environment = {**os.environ, "DATABASE_URL": database, "TRAINSHED_DATA": str(data), "TRAINSHED_RATE": "0"}
        self._forker = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forker"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        assert self._forker.stdin is not None
        assert self._forker.stdout is not None
        self._forker.stdin.write(f"{self.port}\n")
        self._forker.stdin.flush()
        self.pid = int(self._forker.stdout.readline())
        wait_until_up(self.url)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:  # until the process is gone and its port is free
                os.kill(self.pid, 0)
                time.sleep(0.002)

    def close(self) -> None:
        self.kill()
        self._forker.communicate(timeout=120)


_MANY = [pytest.param(kind, kills, marks=pytest.mark.long) for kind, kills in (("sqlite", 30), ("postgres", 10))]


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 4), *_MANY])
def test_nothing_acknowledged_is_lost(kind: str, kills: int, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = ""
    if kind == "postgres":
        make: Callable[[], str] = request.getfixturevalue("new_database")
        database = make()
    source = random.Random(11)
    server = KillableServer(tmp_path, database)
    server.start()
    ann = Browser(server.url)
    table = ann.make(me(), hotseat(), hotseat(), hotseat())
    acknowledged: dict[int, dict[str, Any]] = {}
    try:
        for _ in range(kills):
            killer = threading.Timer(source.uniform(0.02, 0.2), server.kill)
            killer.start()
            under_way: dict[str, Any] = {}
            try:
                while True:
                    seen = ann.see(table)
                    if seen["over"]:
                        table, acknowledged = ann.make(me(), hotseat(), hotseat(), hotseat()), {}
                        continue
                    action = source.choice(seen["view"]["moves"])["action"]
                    under_way = {
                        "seat": seen["seat"],
                        "version": seen["version"],
                        "key": new_key(),
                        "action": action,
                    }
                    n = ann.post(f"/api/tables/{table}/actions", under_way)["n"]
                    acknowledged[n] = action
                    under_way = {}
            except httpx.TransportError:
                killer.join()
            server.start()
            if under_way:  # stored or not, sending it again applies it exactly once
                n = ann.post(f"/api/tables/{table}/actions", under_way)["n"]
                assert ann.post(f"/api/tables/{table}/actions", under_way)["n"] == n
                acknowledged[n] = under_way["action"]
            log = ann.log(table)
            assert [entry["n"] for entry in log["entries"]] == list(range(len(acknowledged) + 1))
            assert {entry["n"]: entry["seat"] for entry in log["entries"] if entry["n"]} == {
                n: action["seat"] for n, action in acknowledged.items()
            }
        record = ann.http.get(f"/api/tables/{table}/record").json()
        assert record["actions"] == [acknowledged[n] for n in sorted(acknowledged)]
    finally:
        server.close()
