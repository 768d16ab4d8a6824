"""Live updates: send each socket the entries since its last message and the table as its seat sees it now.

A slow socket gets fewer, larger messages. It never delays other sockets.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from . import views, visits
from .hub import Sender, TheHub
from .people import Person
from .problems import ApiError
from .table import Table
from .tables import seat_to_look_from
from .wire import Change, Heartbeat, Presence, PreviewReady

_encode = msgspec.json.Encoder().encode
MAX_SOCKETS_PER_PERSON = 20  # sockets one person may have at a table
MAX_SPECTATORS = 100  # sockets of people without a seat at a table
MAX_SPECTATORS_PER_ADDRESS = 20  # those of them from one address
MAX_MESSAGE_CHARS = 200  # longest client message, in characters


class Socket:
    """One WebSocket connection to a table."""

    def __init__(self, table: Table, person: Person, seat: int | None, since: int, address: str) -> None:
        self.table = table
        self.person = person
        self.address = address
        self.seat = seat
        self.sent_version = since
        self.wake = asyncio.Event()
        self.presence = False
        """True if it is to be told who is here."""
        self.sent_preview: PreviewReady | None = None
        self.seen = 0
        """The last position that its page has shown."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of this socket's person."""
        return self.table.seats_of(self.person.id)

    def seat_shown(self) -> int | None:
        """Return the seat the table is shown from: the requested one if it is the person's, else a suitable one."""
        if self.seat is None:
            return seat_to_look_from(self.table, self.person, None)
        return self.seat if self.seat in self.seats else None

    async def news(self) -> bytes | None:
        """Return everything since the version sent last; None if nothing is new."""
        table = self.table
        if self.sent_version == table.n:
            return None
        seat = self.seat_shown()
        await views.prepare(table, seat)
        since = self.sent_version if self.sent_version < table.n else -1  # a restored table may be at a lower number
        self.sent_version = table.n
        if self.seats or table.row.host == self.person.id:
            return self._change(since, seat)
        same = table.spectator_news.get(since)  # all spectators get the same
        if same is None:
            same = table.spectator_news[since] = self._change(since, seat)
        return same

    def _change(self, since: int, seat: int | None) -> bytes:
        table = self.table
        log = views.log(table, since)
        view = views.table_view(table, self.person.id, seat)
        return _encode(Change(table.n, log.entries, log.chat, view, log.cut))

    def preview(self) -> bytes | None:
        """Return the preview of the version sent last, once; None if it is not ready."""
        seat = self.seat_shown()
        found = self.table.previews.get(seat if seat in self.table.deciding else None)
        if found is None or found is self.sent_preview or found.n != self.sent_version:
            return None
        self.sent_preview = found
        return _encode(found)

    def here(self) -> bytes:
        """Return the encoded presence message: who has the page open."""
        self.presence = False
        if self.table.presence is None:
            seats, sockets = self.table.seats_here, self.table.sockets
            watching = sum(1 for socket in sockets if not socket.seats)
            self.table.presence = _encode(Presence(tuple(sorted(seats)), watching))
        return self.table.presence


def _check_room(table: Table, me: Person, address: str, limited: bool) -> None:
    """Reject a socket if the person, the address or the table has too many already."""
    if sum(other.person == me for other in table.sockets) >= MAX_SOCKETS_PER_PERSON:
        raise ApiError(429, "too-many", "the table is open in too many windows")
    if table.seats_of(me.id) or table.row.host == me.id:
        return
    others = [other for other in table.sockets if not other.seats]
    near = sum(other.address == address for other in others)
    if len(others) >= MAX_SPECTATORS or (limited and near >= MAX_SPECTATORS_PER_ADDRESS):
        raise ApiError(429, "too-many", "too many people watch this table")


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Person, None, State],
    hub: TheHub,
    me: Sender,
    id: FromPath[str],
    since: Annotated[int, QueryParameter(name="since", ge=-1, le=2**31 - 1)] = -1,
    seat: Annotated[int | None, QueryParameter(name="seat", ge=0, le=99, required=False)] = None,
) -> None:
    """Handle a live connection to a table."""
    await socket.accept()
    try:
        table = await hub.table(id, me)
        seat_to_look_from(table, me, seat)
        address = socket.client.host if socket.client else ""
        _check_room(table, me, address, limited=hub.settings.rate > 0)
    except ApiError as error:
        await socket.close(code=4000 + error.status, reason=error.problem.reason)
        return
    subscriber = Socket(table, me, seat, -1 if since > table.n else since, address)
    table.sockets.add(subscriber)
    table.presence_changed()
    hub.previews.refresh(table)
    sender = asyncio.create_task(_send_updates(socket, subscriber, hub.settings.beat))
    try:
        while True:
            message = await socket.receive_data(mode="text")
            if len(message) > MAX_MESSAGE_CHARS:
                await socket.close(code=1009, reason="too-large")
                break
            visits.hear(subscriber, message)
    except WebSocketDisconnect:
        pass
    finally:
        table.sockets.discard(subscriber)
        table.presence_changed()
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender
        await visits.keep(hub, subscriber)


async def _send_updates(socket: WebSocket[Person, None, State], subscriber: Socket, beat: float) -> None:
    """Send changes as they come, and a heartbeat after `beat` seconds without one."""
    table = subscriber.table
    while True:
        subscriber.wake.clear()
        if table.gone:
            await socket.close(code=4404, reason="unknown")
            return
        news = await subscriber.news()
        if news is not None:
            await socket.send_data(news, mode="text")
        preview = subscriber.preview()
        if preview is not None:
            await socket.send_data(preview, mode="text")
        if subscriber.presence:
            await socket.send_data(subscriber.here(), mode="text")
        try:
            async with asyncio.timeout(beat):
                await subscriber.wake.wait()
        except TimeoutError:
            await socket.send_data(_encode(Heartbeat(table.n)), mode="text")
