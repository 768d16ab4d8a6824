"""Limits on connections, below HTTP: how many there are, and how long a client may take to send or to read.

Without them a client that sends a byte now and then, or never reads, holds memory and file descriptors at will.
"""

from __future__ import annotations

import asyncio
import resource
import socket
from collections import Counter
from collections.abc import Container
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS = 20.0
"""A request must arrive within this time, with its body; a new connection must send one."""
UNREAD_SECONDS = 20.0
"""A client must read on within this time."""
HEAD_LIMIT = 32 * 1024
"""Bytes of a request before its body."""
PER_ADDRESS = 200
"""Connections of one address; a page has one or two open."""
_SPARE = 120  # file descriptors for the database, worker processes and files
_REFUSAL = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"


def raise_file_limit() -> int:
    """Allow this process as many files as the system lets it; return how many connections there may be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        wanted = min(hard, 16_384) if hard != resource.RLIM_INFINITY else 16_384
        if wanted > soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(20, soft - _SPARE)


class Connections:
    """The open connections of a server, counted by address. Addresses in `proxies` speak for many people."""

    def __init__(self, most: int, per_address: int, proxies: Container[str] = ()) -> None:
        self._most = most
        self._per_address = per_address
        self._proxies = proxies
        self._open: Counter[str] = Counter()
        self._total = 0

    def open(self, address: str) -> bool:
        """Count a new connection; False if there are too many already."""
        full = self._total >= self._most
        if full or (self._open[address] >= self._per_address and address not in self._proxies):
            return False
        self._open[address] += 1
        self._total += 1
        return True

    def close(self, address: str) -> None:
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class _Patience:
    """A timer that aborts a connection."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport, seconds: float) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def protocols(counted: Connections) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """Return Uvicorn's protocols with these limits."""

    class Http(HttpToolsProtocol):
        _address: str | None = None
        _head = 0

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._sending, self._reading = _Patience(), _Patience()
            address = self.client[0] if self.client else ""
            if not counted.open(address):
                transport.write(_REFUSAL)
                transport.close()
                return
            self._address = address
            # The head and the body of an answer are two packets. asyncio's own loop lets the second wait for the
            # client's receipt (some 40 ms), as it does not know that a socket made without a protocol number is TCP.
            transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._sending.start(transport, REQUEST_SECONDS)

        def connection_lost(self, exc: Exception | None) -> None:
            self._sending.stop()
            self._reading.stop()
            if self._address is not None:
                counted.close(self._address)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._address is None:
                return
            self._head += len(data)
            super().data_received(data)
            if self._head > HEAD_LIMIT:
                self.transport.abort()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._sending.start(self.transport, REQUEST_SECONDS)

        def on_body(self, body: bytes) -> None:
            self._head = 0
            super().on_body(body)

        def on_message_complete(self) -> None:
            self._head = 0
            self._sending.stop()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._sending.stop()
            super().handle_websocket_upgrade()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._reading.start(self.transport, UNREAD_SECONDS)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._reading.stop()

    class Live(WebSocketsSansIOProtocol):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._address = self.client[0] if self.client else ""
            self._reading = _Patience()

        def connection_lost(self, exc: Exception | None) -> None:
            self._reading.stop()
            counted.close(self._address)
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._reading.start(self.transport, UNREAD_SECONDS)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._reading.stop()

    return Http, Live
