"""Load test of the server with track games in their last rounds, whose views and previews are the most expensive.

Prints the time from an action to its response and to the preview that follows it, first with quiet tables alone, then
while somebody plays and reloads a table whose corrected box was crafted to be as hard as possible.

    python -m benchmarks.track_server [--tables 20] [--seconds 15] [--probe]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from typing import Any

from websockets.asyncio.client import connect

import trainshed
from trainshed.bots import make
from trainshed.core import Game

from .server import Http, line, loop_line, serving

LAST_ROUNDS = 3
"""Tables begin so many rounds before the end."""


def late_game(seed: int) -> Game:
    """Return a game of 18Lilliput between bots, near its end."""
    players = 2 + seed % 3
    game = trainshed.new("lilliput", players, seed=seed, options={"scenario": "mountains"} if seed % 2 else {})
    bots = [make("lilliput", "easy", seed + seat) for seat in range(players)]
    while game.view().round.number <= 8 - LAST_ROUNDS:  # type: ignore[attr-defined]
        seat = game.decision.seats[0]
        game.play(bots[seat].choose(game, seat))
    return game


def crafted_game() -> Game:
    """Return a game whose box has cross-shaped cities and 12-stop trains, with a dense network."""
    trains = [{"id": id, "stops": 12, "obsolete_on": "", "rusts_on": ""} for id in ("2", "3", "4", "5", "3D", "4D")]
    cross = ["W-a", "N-a", "E-a", "S-a"]
    tiles = [
        {"id": "Y-CS", "count": 20, "track": cross, "stops": [{"kind": "city", "value": 20, "slots": 2}]},
        {"id": "Y-PS", "count": 40, "track": cross, "stops": [{"kind": "town", "value": 10}]},
    ]
    data = {"setup": {"two_trains": 4, "treasury": 5000}, "train": trains, "tile": tiles}
    game = trainshed.new("lilliput", 2, seed=1, options={"data": data, "first": 0})
    grid = game.state.board.map.grid
    while game.view().round.number < 6:  # type: ignore[attr-defined]
        legal: list[Any] = list(game.legal_actions)
        lays = sorted((one for one in legal if hasattr(one, "tile")), key=lambda one: grid.distance(one.cell, "C"))
        cards = [one for one in legal if getattr(one, "card", "") in ("A02", "A03") and one.side == "main"]
        game.play((lays or cards or legal)[0])
    return game


class Table:
    """A hot-seat table made from a record, with one socket and a client that posts moves."""

    def __init__(self, port: int, record: bytes, seed: int) -> None:
        self._port = port
        self._record = record
        self._random = random.Random(seed)
        self._http = Http(port)
        self.acknowledged: list[float] = []
        self.previewed: list[float] = []
        self.late = 0

    async def open(self) -> None:
        await self._http.open()
        await self._http.ask("GET", "/api/me")
        await self._restart()

    async def _restart(self) -> None:
        _, made = await self._http.ask("POST", "/api/records", self._record)
        self.id = made["id"]

    async def play(self, until: float, pause: float) -> None:
        """Post random legal moves; measure the response and the preview of the new position."""
        number = 0
        while time.monotonic() < until:
            address = f"ws://127.0.0.1:{self._port}/api/tables/{self.id}/live"
            async with connect(
                address, additional_headers={"Cookie": self._http.cookie}, compression=None, max_size=None
            ) as socket:
                table = await self._next(socket, "change", 0)
                while time.monotonic() < until and not table["table"]["over"]:
                    number += 1
                    seat = table["table"]["seat"]
                    action = self._random.choice(table["table"]["view"]["moves"])
                    body = {"seat": seat, "version": table["n"], "key": str(number), "action": action}
                    began = time.perf_counter()
                    status, answer = await self._http.ask(
                        "POST", f"/api/tables/{self.id}/actions", json.dumps(body).encode()
                    )
                    self.acknowledged.append(time.perf_counter() - began)
                    assert status == 200, answer
                    table = await self._next(socket, "change", answer["n"])
                    try:
                        async with asyncio.timeout(5):
                            await self._next(socket, "preview", answer["n"])
                        self.previewed.append(time.perf_counter() - began)
                    except TimeoutError:
                        self.late += 1
                    await asyncio.sleep(self._random.expovariate(1 / pause))
            await self._restart()

    async def _next(self, socket: Any, kind: str, n: int) -> Any:
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == kind and message["n"] >= n:
                return message

    async def look(self) -> None:
        await self._http.ask("GET", f"/api/tables/{self.id}")

    def close(self) -> None:
        self._http.close()


async def measure(port: int, tables: int, seconds: float) -> None:
    quiet = [Table(port, late_game(seed).record.json().encode(), seed) for seed in range(tables)]
    for table in quiet:
        await table.open()
    await asyncio.gather(*(table.play(time.monotonic() + seconds, 1.0) for table in quiet))
    report(f"{tables} tables of 18Lilliput in their last rounds", quiet)
    for table in quiet:
        table.acknowledged, table.previewed, table.late = [], [], 0
    crafted = Table(port, crafted_game().record.json().encode(), 1)
    await crafted.open()
    until = time.monotonic() + seconds

    async def reload() -> None:
        while time.monotonic() < until:
            await crafted.look()

    playing = [table.play(until, 1.0) for table in quiet]
    await asyncio.gather(*playing, reload())
    report("the same while a crafted box is reloaded without pause", quiet)
    for table in (*quiet, crafted):
        table.close()


def report(name: str, tables: list[Table]) -> None:
    acknowledged = [took for table in tables for took in table.acknowledged]
    previewed = [took for table in tables for took in table.previewed]
    late = sum(table.late for table in tables)
    print(f"{name}: {len(acknowledged)} actions")
    print(line("  acknowledged", acknowledged))
    print(line("  preview there", previewed) + f"; {late} missing")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--probe", action="store_true", help="also print the longest callbacks of the event loop")
    asked = parser.parse_args()
    with serving(probe=asked.probe) as (port, _):
        asyncio.run(measure(port, asked.tables, asked.seconds))
        print(loop_line(port))


if __name__ == "__main__":
    main()
