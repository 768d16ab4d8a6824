"""Load test of the server: tables with four WebSockets each, and clients that post moves over HTTP.

Prints the time from an action to its HTTP response and until all four sockets have received the change, the server's
CPU time per action, the longest delay of its event loop, and the response time for an earlier position.

    python benchmarks/server.py [--tables 200] [--seconds 20] [--pause 2.0] [--probe]

The clients run in this process, the server in another: on two cores each has its own, if nothing else is running.
With DATABASE_URL set, PostgreSQL is measured instead of SQLite. With --probe the server runs on asyncio's own event
loop, which is slower but can be instrumented. It then reports the longest callbacks by CPU time, so that other
programs do not affect the figure.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from trainshed.server import run as running
from trainshed.server.settings import from_environment

SEATS = 4


class _Move(msgspec.Struct):
    action: msgspec.Raw


class _View(msgspec.Struct):
    moves: list[_Move]


class _Table(msgspec.Struct):
    version: int
    over: bool
    view: _View


class _Change(msgspec.Struct):
    table: _Table


_read = msgspec.json.Decoder(_Change).decode


class Http:
    """Minimal HTTP client, so that the client needs less CPU than the server it measures."""

    def __init__(self, port: int, own_address: str | None = None) -> None:
        self._port = port
        self._from = (own_address, 0) if own_address else None
        self.cookie = ""

    async def open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=self._from)

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, Any]:
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        self._writer.write(head.encode() + body)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode()
        headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in answer.split("\r\n")[1:])
        }
        content = await self._reader.readexactly(int(headers["content-length"]))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        return int(answer.split()[1]), json.loads(content)

    def close(self) -> None:
        self._writer.close()


class Measured:
    """Measurements of all tables."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.refused = 0
        self.measuring = False


class Player:
    """One table: four listening sockets, and a client that posts moves for all four seats."""

    def __init__(self, port: int, measured: Measured, pause: float, seed: int) -> None:
        self._http = Http(port)
        self._port = port
        self._measured = measured
        self._pause = pause
        self._random = random.Random(seed)
        self._last: list[bytes] = [b""] * SEATS
        self._told = [-1] * SEATS
        self._arrived = asyncio.Event()

    async def start(self) -> None:
        await self._http.open()
        await self._http.ask("GET", "/api/me")
        await self._new_table()

    async def _new_table(self) -> None:
        seats = [{"kind": "me"}, *[{"kind": "hotseat"}] * (SEATS - 1)]
        options = {"objectives": True, "powers": True}
        wish = json.dumps({"title": "london", "seats": seats, "options": options}).encode()
        _, made = await self._http.ask("POST", "/api/tables", wish)
        self._table = made["id"]
        self._told = [-1] * SEATS
        self._sockets: list[ClientConnection] = []
        for seat in range(SEATS):
            address = f"ws://127.0.0.1:{self._port}/api/tables/{self._table}/live?seat={seat}"
            headers = {"Cookie": self._http.cookie}
            self._sockets.append(await connect(address, additional_headers=headers, compression=None))
        self._listeners = [asyncio.create_task(self._listen(seat)) for seat in range(SEATS)]
        while min(self._told) < 0:
            await self._wait()

    async def _listen(self, seat: int) -> None:
        async for message in self._sockets[seat]:
            text = message.encode() if isinstance(message, str) else message
            if text.startswith(b'{"type":"change","n":'):
                self._told[seat] = int(text[21 : text.index(b",", 21)])
                self._last[seat] = text
                self._arrived.set()

    async def _wait(self) -> None:
        self._arrived.clear()
        await self._arrived.wait()

    async def leave(self) -> None:
        for connection in self._sockets:
            await connection.close()
        await asyncio.gather(*self._listeners)

    async def play(self, until: float) -> None:
        number = 0
        await asyncio.sleep(self._random.random() * self._pause)
        while time.monotonic() < until:
            seat = self._random.randrange(SEATS)
            table = _read(self._last[seat]).table
            if table.over:
                await self.leave()
                await self._new_table()
                continue
            if not table.view.moves:
                seat = next(other for other in range(SEATS) if _read(self._last[other]).table.view.moves)
                table = _read(self._last[seat]).table
            move = self._random.choice(table.view.moves)
            number += 1
            body = b'{"seat":%d,"version":%d,"key":"%d","action":%s}' % (
                seat,
                table.version,
                number,
                bytes(move.action),
            )
            began = time.perf_counter()
            status, answer = await self._http.ask("POST", f"/api/tables/{self._table}/actions", body)
            acknowledged = time.perf_counter()
            if status != 200:
                self._measured.refused += 1
                await asyncio.sleep(0.1)
                continue
            while min(self._told) < answer["n"]:
                await self._wait()
            if self._measured.measuring:
                self._measured.acknowledged.append(acknowledged - began)
                self._measured.told.append(time.perf_counter() - began)
            await asyncio.sleep(self._random.expovariate(1 / self._pause))
        await self.leave()
        self._http.close()


def cpu_of(pid: int) -> float:
    """Return the CPU seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def health(port: int) -> Any:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
        return json.load(answer)


def line(name: str, seconds: list[float]) -> str:
    ordered = sorted(seconds)
    p50, p95, p99 = (ordered[min(len(ordered) - 1, len(ordered) * part // 100)] * 1000 for part in (50, 95, 99))
    return f"{name}: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms"


async def measure(port: int, pid: int, tables: int, seconds: float, pause: float) -> None:
    measured = Measured()
    players = [Player(port, measured, pause, seed) for seed in range(tables)]
    for player in players:
        await player.start()
    until = time.monotonic() + 3 + seconds
    playing = [asyncio.create_task(player.play(until)) for player in players]
    await asyncio.sleep(3)
    measured.measuring = True
    cpu, clock, own = cpu_of(pid), time.monotonic(), time.process_time()
    await asyncio.sleep(seconds)
    measured.measuring = False
    cpu, clock, own = cpu_of(pid) - cpu, time.monotonic() - clock, time.process_time() - own
    await asyncio.gather(*playing)
    actions = len(measured.told)
    print(
        f"{tables} tables, {tables * SEATS} sockets, {actions / clock:.0f} actions a second, {measured.refused} refused"
    )
    print(line("acknowledged", measured.acknowledged))
    print(line("told to all four sockets", measured.told))
    print(
        f"server CPU: {cpu / actions * 1000:.2f} ms an action, {cpu / clock:.0%} of a core; clients {own / clock:.0%}"
    )


async def measure_past_positions(port: int) -> None:
    """Play a complete four-player game, then measure requests for each of its positions."""
    http = Http(port)
    await http.open()
    await http.ask("GET", "/api/me")
    seats = [{"kind": "me"}, *[{"kind": "hotseat"}] * (SEATS - 1)]
    wish = {"title": "london", "seats": seats, "options": {"objectives": True, "powers": True}, "seed": 1}
    _, made = await http.ask("POST", "/api/tables", json.dumps(wish).encode())
    path = f"/api/tables/{made['id']}"
    _, table = await http.ask("GET", path)
    while not table["over"]:
        action = table["view"]["moves"][-1]["action"]
        body = {"seat": table["seat"], "version": table["version"], "key": str(table["version"]), "action": action}
        await http.ask("POST", f"{path}/actions", json.dumps(body).encode())
        _, table = await http.ask("GET", path)
    times = []
    for at in range(table["moves"] + 1):
        began = time.perf_counter()
        await http.ask("GET", f"{path}?at={at}&seat=0")
        times.append(time.perf_counter() - began)
    http.close()
    print(line("a position of the past", times))


def serve_probed(port: int) -> None:
    """Run the server and measure every callback of its event loop. Print the longest ones when it stops."""
    worst: list[tuple[float, str]] = []
    handle: Any = asyncio.Handle
    original = handle._run
    settled = time.monotonic() + 5  # ignore callbacks during start-up

    def measured(self: Any) -> None:
        began = time.thread_time()
        original(self)
        took = time.thread_time() - began
        if took > 0.003 and time.monotonic() > settled and (len(worst) < 8 or took > worst[-1][0]):
            worst.append((took, repr(self)[:300]))
            worst.sort(reverse=True)
            del worst[8:]

    handle._run = measured
    running.LOOP = "asyncio"
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # Uvicorn raises it again when it has stopped
    try:
        running.run(from_environment(port=port))
    except KeyboardInterrupt:
        pass
    finally:
        for took, what in worst:
            print(f"callback: {took * 1000:.1f} ms of work: {what}", flush=True)


@contextmanager
def serving(*, probe: bool, rate: str = "0") -> Iterator[tuple[int, int]]:
    """Run a server with an empty database; yield its port and process id. Without a rate there are no limits."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "TRAINSHED_DATA": data, "TRAINSHED_RATE": rate}
        probed = ["-m", "benchmarks.server", "--serve", str(port)]
        plain = ["-m", "trainshed", "serve", "--port", str(port)]
        server = subprocess.Popen(
            [sys.executable, *(probed if probe else plain)],
            env=environment,
            stdout=None if probe else subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while server.poll() is None:
                try:
                    health(port)
                    break
                except OSError:
                    time.sleep(0.1)
            yield port, server.pid
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()


def loop_line(port: int) -> str:
    loop_lag = health(port)
    return (
        f"event loop: kept waiting at most {loop_lag['late_ms']:.0f} ms by the clock, "
        f"{loop_lag['worked_ms']:.0f} ms of that by its own work; load average {os.getloadavg()[0]:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=2.0, help="mean seconds between actions at a table")
    parser.add_argument("--probe", action="store_true", help="measure the longest single callback instead")
    parser.add_argument("--serve", type=int, metavar="PORT", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve_probed(asked.serve)
        return
    with serving(probe=asked.probe) as (port, pid):
        asyncio.run(measure(port, pid, asked.tables, asked.seconds, asked.pause))
        asyncio.run(measure_past_positions(port))
        print(loop_line(port))


if __name__ == "__main__":
    main()
