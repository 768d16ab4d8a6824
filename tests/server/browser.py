"""HTTP client for tests: a cookie, requests, and a WebSocket."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar
from urllib.parse import urlencode

import httpx
from websockets.sync.client import ClientConnection, connect

_keys = itertools.count()


def me(name: str = "") -> dict[str, Any]:
    return {"kind": "me", "name": name}


def hotseat(name: str = "") -> dict[str, Any]:
    return {"kind": "hotseat", "name": name}


def friend(name: str = "") -> dict[str, Any]:
    return {"kind": "friend", "name": name}


def bot(level: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


class Browser:
    """One user."""

    opened: ClassVar[list[Browser]] = []

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        Browser.opened.append(self)
        self.http = httpx.Client(base_url=url, timeout=120, verify=False)
        self.get("/api/me")
        if name:
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    @classmethod
    def close_all(cls) -> None:
        while cls.opened:
            cls.opened.pop().http.close()

    # requests

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int | None = 200) -> Any:
        answer = self.http.post(path, json=body if body is not None else {})
        assert status is None or answer.status_code == status, f"{answer.status_code} {answer.text}"
        return answer.json()

    def make(self, *seats: dict[str, Any], **more: Any) -> str:
        body = {"title": "london", "seats": list(seats), **more}
        return str(self.post("/api/tables", body, 201)["id"])

    def see(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}", **query)

    def log(self, table: str, since: int = -1) -> Any:
        return self.get(f"/api/tables/{table}/log", since=since)

    def act(
        self,
        table: str,
        seat: int,
        action: dict[str, Any] | None = None,
        version: int | None = None,
        key: str | None = None,
        status: int | None = 200,
    ) -> Any:
        """Play an action; by default the first that is offered."""
        if action is None or version is None:
            seen = self.see(table, seat=seat)
            action = action or action_of(seen["view"]["moves"][0])
            version = seen["version"] if version is None else version
        body = {"seat": seat, "version": version, "key": key or new_key(), "action": action}
        return self.post(f"/api/tables/{table}/actions", body, status)

    def play_on(self, table: str, moves: int, *others: Browser) -> None:
        """Play for the seats that are to act until the game has this many moves.

        In London a seat that can draw nothing gets no decision, so the next seat to act is not known beforehand.
        """
        for browser in itertools.cycle((self, *others)):
            seen = browser.see(table)
            if seen["moves"] >= moves:
                return
            if seen["view"]["moves"]:
                browser.act(table, seen["seat"], action_of(seen["view"]["moves"][0]), seen["version"])

    def undo(self, table: str, seat: int, what: str = "take-back", status: int | None = 200, **more: Any) -> Any:
        version = more.pop("version", None)
        if version is None:
            version = self.see(table)["version"]
        body = {"seat": seat, "version": version, "key": more.pop("key", None) or new_key(), "what": what}
        if what in ("withdraw", "grant", "decline") and "ask" not in more:
            more["ask"] = (self.see(table)["undo"]["ask"] or {"n": 0})["n"]
        body |= more
        return self.post(f"/api/tables/{table}/undo", body, status)

    def claim(self, table: str, token: str, status: int | None = 200, name: str = "") -> Any:
        return self.post(f"/api/tables/{table}/claim", {"token": token, "name": name}, status)

    def tokens(self, table: str) -> dict[int, str]:
        """Return the tokens of the free seats, as the host sees them."""
        return {seat["seat"]: seat["token"] for seat in self.see(table)["seats"] if seat["token"]}

    def play_to_end(self, table: str, limit: int = 400) -> Any:
        """Play all my seats until the game is over (every other seat must be a bot)."""
        for _ in range(limit):
            seen = self.see(table)
            if seen["over"]:
                return seen
            if seen["view"]["moves"]:
                self.act(table, seen["seat"], action_of(seen["view"]["moves"][-1]), seen["version"], status=None)
        raise AssertionError("the game does not end")

    # the live stream

    @contextmanager
    def live(self, table: str, **query: Any) -> Iterator[Stream]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{urlencode(query)}"
        with connect(address, additional_headers={"Cookie": cookie}, max_queue=None) as connection:
            yield Stream(connection)


def action_of(move: dict[str, Any]) -> dict[str, Any]:
    """Return the action of a move as a view lists it: with more about it (London), or by itself."""
    action: dict[str, Any] = move.get("action", move)
    return action


class Stream:
    """Messages of a WebSocket."""

    def drain(self) -> None:
        """Read until the connection is closed."""
        while True:
            self.next()

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def next(self, kind: str | None = None, timeout: float = 120) -> Any:
        """Return the next message, or the next of the given kind."""
        while True:
            message = json.loads(self.connection.recv(timeout))
            if kind is None or message["type"] == kind:
                return message

    def until(self, n: int) -> Any:
        """Read changes up to number n; return the last."""
        while True:
            change = self.next("change")
            if change["n"] >= n:
                return change


def new_key() -> str:
    return f"key-{next(_keys)}"
