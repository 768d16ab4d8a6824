"""Compress the answers of the API. The files of the page are compressed once, when they are read."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

_LEAST = 1024  # bytes; a smaller body gains nothing
_LEVEL = 5
_KINDS = (b"application/json", b"text/", b"image/svg+xml")


@lru_cache(maxsize=16)
def _compress_once(_: bytes, body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


class Compression:
    """ASGI application around another: gzip where the browser takes it."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/") or b"gzip" not in _accepted(scope):
            await self._app(scope, receive, send)
            return
        start: Any = None

        async def compress(message: Any) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            body = message.get("body", b"")
            headers = dict(start["headers"]) if start is not None else {}
            fits = headers.get(b"content-type", b"").startswith(_KINDS) and b"content-encoding" not in headers
            if start is not None and fits and len(body) >= _LEAST and not message.get("more_body"):
                etag = headers.get(b"etag")
                body = _compress_once(etag, body) if etag else gzip.compress(body, _LEVEL, mtime=0)
                kept = [(name, value) for name, value in start["headers"] if name != b"content-length"]
                length = (b"content-length", str(len(body)).encode())
                start = {
                    **start,
                    "headers": [*kept, length, (b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")],
                }
                message = {**message, "body": body}
            if start is not None:
                await send(start)
                start = None
            await send(message)

        await self._app(scope, receive, compress)


def _accepted(scope: Any) -> bytes:
    """Return the encodings that the browser takes."""
    return b",".join(value for name, value in scope["headers"] if name == b"accept-encoding")
