"""Middleware: identity from the cookie, origin check, rate limits, response headers, access log."""

from __future__ import annotations

import logging
import time
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec

from . import people
from .hub import TableHub
from .limits import Limits, cost
from .problems import ApiError
from .wire import Problem

log = logging.getLogger("trainshed.access")

PERSON = "trainshed.person"
_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]


class Middleware:
    """ASGI application that wraps the Litestar application."""

    def __init__(self, app: Any, hub: TableHub) -> None:
        self._app = app
        self._hub = hub
        self._limits = Limits(hub.settings.rate)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        headers = dict(reversed(scope["headers"]))
        person = people.recognise(self._hub.secret, _cookie(headers.get(b"cookie")))
        known = person is not None
        scope[PERSON] = person or people.newcomer()
        secure = scope["scheme"] in ("https", "wss")
        status = 0

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answer = [*message["headers"], *_HEADERS]
                if scope["path"].startswith("/api/"):
                    if not known and status < 400:
                        cookie = people.set_cookie(self._hub.secret, scope[PERSON], secure)
                        answer.append((b"set-cookie", cookie.encode()))
                    if not any(name.lower() == b"cache-control" for name, _ in answer):
                        answer.append((b"cache-control", b"no-store"))
                message = {**message, "headers": answer}
            await send(message)

        try:
            self._check(scope, headers, person)
        except ApiError as error:
            status = error.status
            await _refuse(scope, receive, send_with_headers, error)
        else:
            await self._app(scope, receive, send_with_headers)
        if log.isEnabledFor(logging.INFO):
            took = round((time.perf_counter() - began) * 1000, 1)
            method = scope.get("method", "WS")
            log.info("request", extra={"method": method, "path": scope["path"], "status": status, "ms": took})

    def _check(self, scope: Any, headers: dict[bytes, bytes], person: people.Person | None) -> None:
        """Reject cross-origin requests (except plain GET) and requests above the rate limit."""
        method = scope.get("method", "GET")
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin and (method != "GET" or scope["type"] == "websocket"):
            try:
                same = urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1")
            except ValueError:
                same = False
            if not same:
                raise ApiError(403, "origin", "requests come from our own page")
        address = (scope.get("client") or ("", 0))[0]
        if scope["path"].startswith("/api/") and not self._limits.allow(
            person.id if person else None, address, cost(method, scope["path"])
        ):
            raise ApiError(429, "too-many", "too many requests; wait a moment")


def _cookie(header: bytes | None) -> str | None:
    if header is None:
        return None
    try:
        found = SimpleCookie(header.decode("latin-1")).get(people.COOKIE)
    except CookieError:
        return None
    return found.value if found else None


async def _refuse(scope: Any, receive: Any, send: Any, error: ApiError) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + error.status, "reason": error.problem.reason})
        return
    body = msgspec.json.encode(Problem(error.problem.reason, error.problem.detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if error.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
