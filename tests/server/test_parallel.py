"""A hundred clients at once: the final state equals some serial order of the accepted commands."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import msgspec

from trainshed.core import Game, Setup
from trainshed.server.statements import ACTION_KINDS

from .browser import Browser, friend, hotseat, me
from .serving import ThreadServer

CLIENTS = 100


async def fire(
    browser: Browser, path: str, bodies: list[dict[str, Any]]
) -> list[tuple[dict[str, Any], httpx.Response]]:
    """Send all requests at once, each over its own connection."""
    limits = httpx.Limits(max_connections=CLIENTS)
    cookies = dict(browser.http.cookies)
    async with httpx.AsyncClient(
        base_url=browser.url, cookies=cookies, limits=limits, timeout=60, verify=False
    ) as client:
        answers = await asyncio.gather(*(client.post(path, json=body) for body in bodies))
    return list(zip(bodies, answers, strict=True))


def check_serial(server: ThreadServer, table: str, accepted: dict[str, tuple[int, Any]]) -> None:
    """Check that the log is a serial order of the accepted commands.

    Replayed one by one by the engine, it gives the server's position. It holds each accepted command once, under the
    number of the response.
    """
    opened = server.hub.tables[table]
    log = [entry for entry in opened.entries if entry.kind in ACTION_KINDS]
    assert [entry.n for entry in opened.entries] == list(range(1, opened.n + 1))
    game = Game(msgspec.json.decode(opened.row.setup, type=Setup))
    standing: list[tuple[int, Any]] = []
    undone: list[list[tuple[int, Any]]] = []
    for entry in log:
        if entry.kind == "act":
            standing.append((entry.n, game.title.decode_action(entry.body.encode())))
            undone = []
        elif entry.kind == "undo":
            undone.append(standing)
            gone = set(msgspec.json.decode(entry.body)["undoes"])
            standing = [item for item in standing if item[0] not in gone]
        else:
            standing = undone.pop()
    for _, action in standing:
        game.play(action)
    assert game.digest == opened.history.game.digest
    stored = {entry.n: entry for entry in log}
    for key, (n, action) in accepted.items():
        assert stored[n].key == key
        assert msgspec.json.decode(stored[n].body).items() >= action.items()
    by_clients = [entry for entry in log if entry.key is not None and entry.kind == "act"]
    assert len(by_clients) == len(accepted)


def test_the_same_and_conflicting_commands(server: ThreadServer, ann: Browser) -> None:
    table = ann.make(me(), hotseat(), hotseat(), hotseat())
    random_source = random.Random(5)
    accepted: dict[str, tuple[int, Any]] = {}
    for volley in range(5):
        seen = [ann.see(table, seat=seat) for seat in range(4)]
        bodies = []
        for client in range(CLIENTS):
            seat = random_source.randrange(4)
            moves = [move["action"] for move in seen[seat]["view"]["moves"]] or [{"type": "pass", "seat": seat}]
            # a third send the same command as other clients, the rest compete
            same = client % 3 == 0
            key = f"same-{volley}-{seat}" if same else f"own-{volley}-{client}"
            action = moves[0] if same else random_source.choice(moves)
            bodies.append({"seat": seat, "version": seen[seat]["version"], "key": key, "action": action})
        for body, answer in asyncio.run(fire(ann, f"/api/tables/{table}/actions", bodies)):
            assert answer.status_code in (200, 409, 422), answer.text
            if answer.status_code == 200:
                key = f"{body['seat']}:{body['key']}"
                known = accepted.setdefault(key, (answer.json()["n"], body["action"]))
                assert known[0] == answer.json()["n"], "the same key was answered differently"
    check_serial(server, table, accepted)
    assert len(accepted) >= 5
    with httpx.Client(base_url=ann.url, verify=False) as stranger:
        assert stranger.get(f"/api/tables/{table}").json()["moves"] == ann.see(table)["moves"]


def test_acting_and_taking_back_at_once(server: ThreadServer, ann: Browser) -> None:
    table = ann.make(me(), hotseat())
    accepted: dict[str, tuple[int, Any]] = {}

    async def volley(number: int) -> None:
        version = server.hub.tables[table].n if table in server.hub.tables else 0
        acts = [
            {"seat": seat, "version": version, "key": f"{number}-{client}", "action": {"type": "pass", "seat": seat}}
            for client in range(20)
            for seat in (0, 1)
        ]
        undos = [
            {"seat": seat, "version": version, "key": f"u{number}-{client}", "what": ("take-back", "redo")[client % 2]}
            for client in range(10)
            for seat in (0, 1)
        ]
        done = await asyncio.gather(
            fire(ann, f"/api/tables/{table}/actions", acts), fire(ann, f"/api/tables/{table}/undo", undos)
        )
        for body, answer in done[0]:
            if answer.status_code == 200:
                accepted[f"{body['seat']}:{body['key']}"] = (answer.json()["n"], body["action"])
        for _, answer in done[1]:
            assert answer.status_code in (200, 409), answer.text

    for number in range(4):
        asyncio.run(volley(number))
    check_serial(server, table, accepted)


def test_one_seat_many_claimants(server: ThreadServer, ann: Browser) -> None:
    table = ann.make(me(), friend())
    token = ann.tokens(table)[1]

    async def everybody() -> list[int]:
        async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=False) as client:
            # all requests are built before any response sets a cookie, so each comes from a new user
            requests = [
                client.build_request("POST", f"/api/tables/{table}/claim", json={"token": token}) for _ in range(40)
            ]
            return [answer.status_code for answer in await asyncio.gather(*map(client.send, requests))]

    codes = asyncio.run(everybody())
    assert sorted(codes) == [200] + [409] * 39
