"""Attacks on a server with ten quiet tables of all four games: what an action at those takes, before and during each.

Prints for each attack the p95 of an action at the quiet tables before it and during it, how busy the event loop was
(which depends less on what else the machine does), how much memory the server and its worker processes have grown, and
at the end how long the server takes to stop during the last attack.

    python -m benchmarks.hostile [--seconds 10] [--only redo,bots] [--probe]

The attacks come from another process of a lower priority, and from one address: it is the server that is measured,
not the machine. With --probe the longest callbacks of the event loop are printed (on asyncio's own, slower loop).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
from tests.help import random_game
from websockets.asyncio.client import connect

from trainshed.server.settings import RATE

from .attacks import ATTACKS
from .server import Http, serving

TABLES = (
    "london",
    "lilliput",
    "cz_first",
    "ireland",
    "london",
    "lilliput",
    "cz_first",
    "ireland",
    "london",
    "lilliput",
)
MOST_TIMES, MOST_MS, MOST_CALLBACK_MS, MOST_MB, MOST_STOP = 3.0, 150.0, 50.0, 200.0, 5.0
PAUSE = 0.3
"""Mean seconds between the actions of a table."""


class QuietTable:
    """A hot-seat table with one socket, played from a list of actions."""

    def __init__(self, port: int, title: str, number: int) -> None:
        self._port, self._title, self._seed = port, title, number
        self._random = random.Random(number)
        self._players = 3 if title == "ireland" else 2
        self._actions = random_game(title, self._players, number).actions
        self._address = f"127.0.1.{number + 1}"
        self._http = Http(port, self._address)
        self.times: list[float] = []
        self.refused = 0

    async def open(self) -> None:
        await self._http.open()
        await self._http.ask("GET", "/api/me")

    async def play(self) -> None:
        """Play game after game, until cancelled."""
        while True:
            seats = [{"kind": "me"}, *[{"kind": "hotseat"}] * (self._players - 1)]
            wish = {"title": self._title, "seats": seats, "seed": self._seed}
            _, made = await self._http.ask("POST", "/api/tables", json.dumps(wish).encode())
            path = f"/api/tables/{made['id']}"
            address = f"ws://127.0.0.1:{self._port}{path}/live"
            headers = {"Cookie": self._http.cookie}
            async with connect(
                address,
                additional_headers=headers,
                local_addr=(self._address, 0),
                compression=None,
                max_size=None,
                max_queue=None,
            ):
                for version, action in enumerate(self._actions):
                    body = b'{"seat":%d,"version":%d,"key":"%d","action":%s}' % (
                        action.seat,
                        version,
                        version,
                        msgspec.json.encode(action),
                    )
                    while True:
                        began = time.perf_counter()
                        status, _ = await self._http.ask("POST", f"{path}/actions", body)
                        if status == 200:
                            break
                        self.refused += 1
                        await asyncio.sleep(0.2)
                    self.times.append(time.perf_counter() - began)
                    await asyncio.sleep(self._random.expovariate(1 / PAUSE))


def p95(tables: list[QuietTable]) -> float:
    """Return the p95 of the tables' actions in milliseconds, and forget them."""
    times = sorted(took for table in tables for took in table.times)
    for table in tables:
        table.times.clear()
    return times[min(len(times) - 1, len(times) * 95 // 100)] * 1000 if times else float("nan")


def loop_work(pid: int) -> float:
    """Return the seconds of processor time that the thread of the event loop has used."""
    fields = Path(f"/proc/{pid}/task/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Return the memory of a process and its children in megabytes, counting shared pages once."""
    children = [child for task in Path(f"/proc/{pid}/task").glob("*/children") for child in task.read_text().split()]
    found = 0.0
    for one in (str(pid), *children):
        try:
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
            found += next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
        except (OSError, StopIteration):
            continue
    return found


async def measure(port: int, pid: int, names: list[str], seconds: float) -> bool:
    tables = [QuietTable(port, title, number) for number, title in enumerate(TABLES)]
    for table in tables:
        await table.open()
    playing = [asyncio.create_task(table.play()) for table in tables]
    good = True
    await asyncio.sleep(5)
    for place, name in enumerate(names):
        p95(tables)
        before_mb = memory(pid)
        work, clock = loop_work(pid), time.monotonic()
        await asyncio.sleep(seconds)
        before = p95(tables)
        quiet_work = (loop_work(pid) - work) / (time.monotonic() - clock)
        attack = subprocess.Popen([sys.executable, "-m", "benchmarks.hostile", "--attack", name, "--port", str(port)])
        await asyncio.sleep(4)  # it prepares
        p95(tables)
        most_mb = 0.0
        work, clock = loop_work(pid), time.monotonic()
        for _ in range(max(1, round(seconds))):
            await asyncio.sleep(1)
            most_mb = max(most_mb, memory(pid) - before_mb)
        if attack.poll() is not None:
            raise SystemExit(f"{name}: the attack ended by itself")
        during = p95(tables)
        busy = (loop_work(pid) - work) / (time.monotonic() - clock)
        fine = during <= MOST_TIMES * before and during <= MOST_MS and most_mb <= MOST_MB
        good &= fine
        print(
            f"{name:14} p95 {before:5.1f} -> {during:5.1f} ms ({during / before:.1f} times), "
            f"event loop busy {quiet_work:.0%} -> {busy:.0%}, memory {most_mb:+.0f} MB{'' if fine else '  MISSED'}",
            flush=True,
        )
        if place < len(names) - 1:
            attack.kill()
            attack.wait()
            await asyncio.sleep(3)
    refused = sum(table.refused for table in tables)
    print(f"actions refused at the quiet tables: {refused}")
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    took = stop(pid)
    print(f"SIGTERM during the last attack: stopped in {took:.1f} s{'' if took < MOST_STOP else '  MISSED'}")
    attack.kill()
    attack.wait()
    return good and took < MOST_STOP


def stop(pid: int) -> float:
    """Stop the server; return how many seconds it takes."""
    began = time.monotonic()
    os.kill(pid, signal.SIGTERM)
    while time.monotonic() - began < 60:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                break
        except OSError:
            break
        time.sleep(0.05)
    return time.monotonic() - began


def attack(name: str, port: int) -> None:
    os.nice(10)
    (run,) = [one for one in ATTACKS if one.__name__ == name]
    asyncio.run(run(port))  # type: ignore[arg-type]


def main() -> None:
    names = [one.__name__ for one in ATTACKS]
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", help=f"some of {','.join(names)}")
    parser.add_argument("--probe", action="store_true", help="also print the longest callbacks of the event loop")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        attack(asked.attack, asked.port)
        return
    with serving(probe=asked.probe, rate=str(RATE)) as (port, pid):
        asyncio.run(measure(port, pid, asked.only.split(",") if asked.only else names, asked.seconds))


if __name__ == "__main__":
    main()
