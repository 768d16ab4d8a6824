"""Middleware: host and origin check, identity from the cookie, limits by work, response headers, access log."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Awaitable, Generator, Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec

from . import people
from .hub import TableHub
from .limits import WORK, Limits, Work, price
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
        self._cookie = people.cookie_name(hub.settings.port)
        self._hosts = {host.lower() for host in hub.settings.hosts}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        headers = dict(reversed(scope["headers"]))
        person, known = self._person(headers.get(b"cookie"))
        scope[PERSON] = person or people.newcomer()
        secure = scope["scheme"] in ("https", "wss")
        status = 0

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answer = [*message["headers"], *_HEADERS]
                api = scope["path"].startswith("/api/")
                # The page brings the cookie: its first requests go out together, and each would make another person.
                if not known and status < 400 and (api or _is_page(message["headers"])):
                    cookie = people.set_cookie(self._cookie, self._hub.secret, scope[PERSON], secure)
                    answer.append((b"set-cookie", cookie.encode()))
                if api and not any(name.lower() == b"cache-control" for name, _ in answer):
                    answer.append((b"cache-control", b"no-store"))
                message = {**message, "headers": answer}
            await send(message)

        try:
            self._check(scope, headers, person)
        except ApiError as error:
            status = error.status
            if status == 429:
                await asyncio.sleep(self._limits.wait(person.id if person else None, _address(scope)))
            await _refuse(scope, receive, send_with_headers, error)
        else:
            await self._handle(scope, receive, send_with_headers, person)
        if log.isEnabledFor(logging.INFO):
            took = round((time.perf_counter() - began) * 1000, 1)
            method = scope.get("method", "WS")
            log.info("request", extra={"method": method, "path": scope["path"], "status": status, "ms": took})

    async def _handle(self, scope: Any, receive: Any, send: Any, person: people.Person | None) -> None:
        """Let the application answer; afterwards charge the sender for what that cost beyond the price."""
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        work = Work(receive)
        before = WORK.set(work)
        try:
            await _Timed(self._app(scope, receive, send), work)
        finally:
            WORK.reset(before)
            more = work.cost - price(scope["method"], scope["path"])
            self._limits.charge(person.id if person else None, _address(scope), more)

    def _person(self, header: bytes | None) -> tuple[people.Person | None, bool]:
        """Return the person of the cookie, and True if the cookie has the name it is to have.

        A browser may have several cookies: one of a server on another port, and one from before names had the port.
        """
        if header is None:
            return None, False
        try:
            found = SimpleCookie(header.decode("latin-1"))
        except CookieError:
            return None, False
        for name in (self._cookie, people.OLD_COOKIE):
            person = people.recognise(self._hub.secret, found[name].value) if name in found else None
            if person is not None:
                return person, name == self._cookie
        return None, False

    def _check(self, scope: Any, headers: dict[bytes, bytes], person: people.Person | None) -> None:
        """Reject foreign host names, cross-origin requests (except plain GET) and requests above the rate limit."""
        host = headers.get(b"host", b"").decode("latin-1")
        if scope["path"] != "/healthz" and not self._own_host(host):
            raise ApiError(421, "host", f"this server has no such name ({host[:80]}); TRAINSHED_HOSTS lists its names")
        method = scope.get("method", "GET")
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin and (method != "GET" or scope["type"] == "websocket"):
            try:
                same = urlsplit(origin).netloc == host
            except ValueError:
                same = False
            if not same:
                raise ApiError(403, "origin", "requests come from our own page")
        if scope["path"] != "/healthz" and not self._limits.allow(
            person.id if person else None, _address(scope), price(method, scope["path"])
        ):
            raise ApiError(429, "too-many", "too many requests; wait a moment")

    def _own_host(self, host: str) -> bool:
        """True for addresses, names without a domain, names of the local network, and the names in the settings.

        Any other name may be that of another site which points to this machine, so that its page can read ours.
        """
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if not name or name in self._hosts or "." not in name.removesuffix(".local"):
            return bool(name)
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


class _Timed:
    """Awaits something and adds up the time the event loop's thread works for it."""

    def __init__(self, awaited: Awaitable[Any], work: Work) -> None:
        self._awaited = awaited
        self._work = work

    def __await__(self) -> Generator[Any, Any, Any]:
        steps = self._awaited.__await__()
        value: Any = None
        failure: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                waited_for = steps.send(value) if failure is None else steps.throw(failure)
            except StopIteration as end:
                return end.value
            finally:
                self._work.on_loop += (time.thread_time() - began) * 1000
            value, failure = None, None
            try:
                value = yield waited_for
            except BaseException as raised:
                failure = raised


def _address(scope: Any) -> str:
    return str((scope.get("client") or ("", 0))[0])


def _is_page(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    return any(name.lower() == b"content-type" and value.startswith(b"text/html") for name, value in headers)


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
