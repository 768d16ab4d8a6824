"""Several processes: on one PostgreSQL they serve the same tables; on one SQLite file only one may run."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .browser import Browser, bot, friend, me
from .serving import ProcessServer, ThreadServer


def test_two_servers_on_one_postgresql(new_database: Callable[[], str], tmp_path: Path) -> None:
    url = new_database()
    with ThreadServer(tmp_path / "one", url) as one, ProcessServer(tmp_path / "two", url) as two:
        ann, bob = Browser(one.url, "Ann"), Browser(two.url, "Bob")
        table = ann.make(me(), friend(), bot())
        bob.claim(table, ann.tokens(table)[1])
        with ann.live(table) as anns, bob.live(table) as bobs:
            n = ann.act(table, 0)["n"]
            assert bobs.until(n)["entries"][-1]["n"] >= n, "a move made here is seen there"
            n = bob.act(table, 1)["n"]
            assert anns.until(n)["n"] >= n
            n = ann.post(f"/api/tables/{table}/chat", {"text": "over there?", "key": "k"})["n"]
            assert bobs.until(n)["chat"][-1]["text"] == "over there?"
            for _ in range(3):
                for browser, stream, seat in ((ann, anns, 0), (bob, bobs, 1)):
                    seen = browser.see(table)
                    while seat not in [asked["seat"] for asked in seen["waiting"]]:
                        seen = stream.next("change")["table"]
                    # the other process may just have stored an entry; this one then reloads the table by itself
                    stream.until(browser.act(table, seat, {"type": "pass", "seat": seat}, seen["version"])["n"])
        logs: list[Any] = [[], []]
        until = time.monotonic() + 120
        while logs[0] != logs[1] or not logs[0]:  # a bot may be about to move
            assert time.monotonic() < until
            logs = [browser.log(table)["entries"] for browser in (ann, bob)]
        numbers = [entry["n"] for entry in logs[0] if entry["kind"] in ("act", "seat", "deal")]
        assert numbers == sorted(set(numbers))
        log = two.stop()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert len(lines) == len(log.splitlines()), "every line of the log is JSON"
    assert any(line.get("path") == f"/api/tables/{table}/claim" and line["status"] == 200 for line in lines)
    assert lines[-1]["what"].startswith("Finished server process")


def test_a_second_server_on_the_same_data_is_refused(tmp_path: Path) -> None:
    with ProcessServer(tmp_path) as server:
        command = [sys.executable, "-m", "trainshed", "serve", "--port", "1", "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, env={"PATH": ""})
        assert second.returncode == 1
        assert "another Trainshed server" in second.stderr
        ann = Browser(server.url)
        table = ann.make(me())
        with ann.live(table) as stream:
            stream.next("change")
            assert "Application shutdown complete" in server.stop(), "SIGTERM is a graceful stop"
