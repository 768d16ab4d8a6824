"""Attacks on a server, for `benchmarks.hostile`: each runs until it is cancelled, as fast as the server lets it."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import quote

from tests.help import random_game
from websockets.asyncio.client import connect

import trainshed
from trainshed.core import Game
from trainshed.formats.eighteenxx import write_game

from .server import Http
from .track_server import crafted_game, late_game

Attack = Callable[[int], Awaitable[None]]
ADDRESS = "127.0.9.9"
"""All attacks come from here, and all quiet tables from elsewhere."""
_numbers = itertools.count()


async def _repeat(port: int, count: int, do: Callable[[Http], Awaitable[None]], known: bool = False) -> None:
    """Do something on so many connections at once, again and again; `known`: as one person."""
    person = Http(port, ADDRESS)
    if known:
        await person.open()
        await person.ask("GET", "/api/me")

    async def one() -> None:
        while True:
            http = Http(port, ADDRESS)
            http.cookie = person.cookie
            try:
                await http.open()
                while True:
                    await do(http)
                    if not known:
                        http.cookie = ""
            except (OSError, asyncio.IncompleteReadError, ValueError, KeyError):
                await asyncio.sleep(0.05)
            finally:
                if hasattr(http, "_writer"):
                    http.close()

    await asyncio.gather(*(one() for _ in range(count)))


async def _person(port: int) -> Http:
    http = Http(port, ADDRESS)
    await http.open()
    await http.ask("GET", "/api/me")
    return http


async def _make(http: Http, game: Game | bytes) -> str:
    """Make a table of a game."""
    body = game if isinstance(game, bytes) else game.record.json().encode()
    while True:
        status, made = await http.ask("POST", "/api/records", body)
        if status == 201:
            return str(made["id"])
        await asyncio.sleep(0.5)


def _posting(path: str, body: Any) -> Callable[[Http], Awaitable[None]]:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()

    async def post(http: Http) -> None:
        await http.ask("POST", path, content)

    return post


async def gets(port: int) -> None:
    """Anonymous GETs of everything that is dear about a table."""
    game = random_game("ireland", 3, 1)
    table = await _make(await _person(port), game)
    paths = [f"?at={number}" for number in range(0, len(game.actions), 7)]
    paths += ["/record", "/log", "/reach/x", "/pieces", "/record/18xx"]
    chosen = random.Random(1)

    async def get(http: Http) -> None:
        await http.ask("GET", f"/api/tables/{table}{chosen.choice(paths)}")

    await _repeat(port, 16, get)


async def qr_codes(port: int) -> None:
    """QR codes, each of another text."""

    async def get(http: Http) -> None:
        await http.ask("GET", f"/api/qr?text={quote(str(next(_numbers)) + 'x' * 140)}")

    await _repeat(port, 8, get)


async def refusals(port: int) -> None:
    """Cheap requests at full speed, far above the limit."""

    async def get(http: Http) -> None:
        await http.ask("GET", "/api/tables/0000000000000000")

    await _repeat(port, 60, get)


async def crafted_box(port: int) -> None:
    """A table whose box was crafted to be as hard as possible, played and reloaded."""
    http = await _person(port)
    table = await _make(http, crafted_game())

    async def get(http: Http) -> None:
        await http.ask("GET", f"/api/tables/{table}?at={next(_numbers) % 10}")

    await _repeat(port, 8, get, known=True)


async def spectators(port: int) -> None:
    """200 spectators of a table, who come and go."""
    table = await _make(await _person(port), random_game("london", 2, 1))
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"

    async def watch() -> None:
        while True:
            try:
                async with connect(address, local_addr=(ADDRESS, 0), compression=None, max_size=None) as socket:
                    async with asyncio.timeout(random.uniform(1, 10)):
                        async for _ in socket:
                            pass
            except Exception:
                await asyncio.sleep(0.2)

    await asyncio.gather(*(watch() for _ in range(200)))


async def bots(port: int) -> None:
    """Tables at which only bots play, one after the other."""
    wishes = [
        {"title": title, "seats": [{"kind": "bot", "level": level}] * players}
        for title, players, level in (("cz_first", 5, "hard"), ("ireland", 6, "medium"), ("lilliput", 4, "hard"))
    ]

    async def make(http: Http) -> None:
        status, made = await http.ask("POST", "/api/tables", json.dumps(wishes[next(_numbers) % 3]).encode())
        if status == 201:
            await http.ask("GET", f"/api/tables/{made['id']}")

    await _repeat(port, 8, make)


async def large_records(port: int) -> None:
    """Records of nearly a megabyte, full of junk."""
    record = json.loads(trainshed.new("london", 2, seed=1).record.json())
    record["setup"]["chance"] = {f"junk/{number}": ["x" * 40] for number in range(15_000)}
    await _repeat(port, 4, _posting("/api/records", record))


async def imports(port: int) -> None:
    """Whole games of 18xx.games, looked at and imported."""
    file = write_game(random_game("ireland", 6, 2, {"grey_from": "D"}))
    await asyncio.gather(
        _repeat(port, 4, _posting("/api/records/look", file)), _repeat(port, 4, _posting("/api/records", file))
    )


async def previews(port: int) -> None:
    """A late position: its best runs and reach, and a socket that is opened again and again."""
    http = await _person(port)
    game = late_game(2)
    table = await _make(http, game)
    companies = [company.id for company in game.view().companies]  # type: ignore[attr-defined]

    async def get(http: Http) -> None:
        what = ("runs", "reach")[next(_numbers) % 2]
        await http.ask("GET", f"/api/tables/{table}/{what}/{companies[next(_numbers) % len(companies)]}")

    async def look() -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        while True:
            try:
                async with connect(address, local_addr=(ADDRESS, 0), compression=None, max_size=None) as socket:
                    await socket.recv()
            except Exception:
                await asyncio.sleep(0.05)

    await asyncio.gather(_repeat(port, 8, get, known=True), *(look() for _ in range(4)))


async def programs(port: int) -> None:
    """Programs made and ended without pause."""
    http = await _person(port)
    seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    _, made = await http.ask("POST", "/api/tables", json.dumps({"title": "ireland", "seats": seats}).encode())
    path = f"/api/tables/{made['id']}/seats/0/programs"

    async def make(http: Http) -> None:
        key = str(next(_numbers))
        await http.ask("POST", path, json.dumps({"program": {"type": "pass"}, "key": key}).encode())
        await http.ask("POST", f"{path}/end", json.dumps({"program": None, "key": key}).encode())

    await _owned(http, 4, make)


async def redo(port: int) -> None:
    """Back to the beginning of a long game and forward again."""
    http = await _person(port)
    table = await _make(http, late_game(4))

    async def back_and_forth(http: Http) -> None:
        for what, more in (("back-to", {"to": 0}), ("redo", {})):
            _, seen = await http.ask("GET", f"/api/tables/{table}/log?since=100000")
            body = {"seat": 0, "version": seen.get("version", 0), "key": str(next(_numbers)), "what": what, **more}
            await http.ask("POST", f"/api/tables/{table}/undo", json.dumps(body).encode())

    await _owned(http, 4, back_and_forth)


async def chat(port: int) -> None:
    """Long messages without pause, and the log read all the time."""
    http = await _person(port)
    table = await _make(http, random_game("london", 2, 1))

    async def talk(http: Http) -> None:
        body = {"text": "🚂" * 500, "key": str(next(_numbers))}
        await http.ask("POST", f"/api/tables/{table}/chat", json.dumps(body).encode())
        await http.ask("GET", f"/api/tables/{table}/log")

    await _owned(http, 8, talk)


async def trials(port: int) -> None:
    """Options that need a trial, by people who hang up."""
    body = json.dumps({"players": 4, "options": {"data": {"setup": {"treasury": 499}}}}).encode()

    async def ask() -> None:
        while True:
            http = Http(port, ADDRESS)
            try:
                await http.open()
                async with asyncio.timeout(0.5):
                    await http.ask("POST", "/api/titles/lilliput/check", body)
            except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError):
                await asyncio.sleep(0.05)
            finally:
                if hasattr(http, "_writer"):
                    http.close()

    await asyncio.gather(*(ask() for _ in range(16)))


async def slow_clients(port: int) -> None:
    """Clients that send a byte now and then, and clients that do not read."""
    table = await _make(await _person(port), random_game("ireland", 3, 1))

    async def dribble() -> None:
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
                writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
                while True:
                    writer.write(b" ")
                    await writer.drain()
                    await asyncio.sleep(1)
            except OSError:
                await asyncio.sleep(0.2)

    async def unread() -> None:
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0), limit=1)
                for _ in range(50):
                    if writer.is_closing():  # the server hung up
                        break
                    writer.write(f"GET /api/tables/{table}/log HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                    await asyncio.sleep(0.2)
            except OSError:
                await asyncio.sleep(0.2)

    await asyncio.gather(*(dribble() for _ in range(200)), *(unread() for _ in range(60)))


async def pages(port: int) -> None:
    """The page itself, at full speed."""

    async def get(http: Http) -> None:
        http._writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        head = (await http._reader.readuntil(b"\r\n\r\n")).decode().lower()
        await http._reader.readexactly(int(head.partition("content-length: ")[2].split("\r\n")[0]))

    await _repeat(port, 30, get)


async def _owned(owner: Http, count: int, do: Callable[[Http], Awaitable[None]]) -> None:
    """Do something on so many connections of one person."""

    async def one() -> None:
        while True:
            http = Http(owner._port, ADDRESS)
            http.cookie = owner.cookie
            try:
                await http.open()
                while True:
                    await do(http)
            except (OSError, asyncio.IncompleteReadError, ValueError, KeyError):
                await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(count)))


ATTACKS: tuple[Attack, ...] = (
    gets,
    qr_codes,
    refusals,
    pages,
    crafted_box,
    spectators,
    bots,
    large_records,
    imports,
    previews,
    programs,
    redo,
    chat,
    trials,
    slow_clients,
)
