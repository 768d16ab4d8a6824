"""Live: each socket is told what is new since what it was told last, and the table as its seat sees it now.

A socket that is slow gets fewer, larger messages; it never holds anybody up.
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

from . import views
from .hub import Sender, TheHub
from .people import Person
from .problems import ApiError
from .table import Table
from .tables import seat_to_look_from
from .wire import Beat, Change, Here

_encode = msgspec.json.Encoder().encode
_AT_ONCE = 20  # windows in which one person may have a table open
_SIGN_OF_LIFE = 200  # characters a client may send at once


class Socket:
    """One browser that looks at a table."""

    def __init__(self, table: Table, person: Person, seat: int | None, since: int) -> None:
        self.table = table
        self.person = person
        self.seat = seat
        self.told = since
        self.wake = asyncio.Event()
        self.presence = True

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the one who looks."""
        return self.table.seats_of(self.person.id)

    def news(self) -> bytes | None:
        """What has happened since this socket was told, if anything."""
        table = self.table
        if self.told == table.n:
            return None
        seat = self.seat if self.seat in self.seats else None
        if self.seat is None:
            seat = seat_to_look_from(table, self.person, None)
        log = views.log(table, self.told)
        self.told = table.n
        return _encode(Change(table.n, log.entries, log.chat, views.table_view(table, self.person.id, seat)))

    def here(self) -> bytes:
        """Who has the page open."""
        self.presence = False
        sockets = self.table.sockets
        seats = sorted({seat for socket in sockets for seat in socket.seats})
        return _encode(Here(tuple(seats), sum(1 for socket in sockets if not socket.seats)))


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Person, None, State],
    hub: TheHub,
    me: Sender,
    id: FromPath[str],
    since: Annotated[int, QueryParameter(name="since", ge=-1, le=2**31 - 1)] = -1,
    seat: Annotated[int | None, QueryParameter(name="seat", ge=0, le=99, required=False)] = None,
) -> None:
    """The stream of a table."""
    await socket.accept()
    try:
        table = await hub.table(id, me)
        seat_to_look_from(table, me, seat)
        if sum(other.person == me for other in table.sockets) >= _AT_ONCE:
            raise ApiError(429, "too-many", "the table is open in too many windows")
    except ApiError as error:
        await socket.close(code=4000 + error.status, reason=error.problem.reason)
        return
    looker = Socket(table, me, seat, since if since < table.n else -1 if since > table.n else since)
    table.sockets.add(looker)
    table.presence_changed()
    teller = asyncio.create_task(_tell(socket, looker, hub.settings.beat))
    try:
        while True:
            message = await socket.receive_data(mode="text")
            if len(message) > _SIGN_OF_LIFE:
                await socket.close(code=1009, reason="too-large")
                break
    except WebSocketDisconnect:
        pass
    finally:
        table.sockets.discard(looker)
        table.presence_changed()
        teller.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await teller


async def _tell(socket: WebSocket[Person, None, State], looker: Socket, beat: float) -> None:
    """Send what is new whenever there is something, and a sign of life when there is nothing for long."""
    table = looker.table
    while True:
        looker.wake.clear()
        news = looker.news()
        if news is not None:
            await socket.send_data(news, mode="text")
        if looker.presence:
            await socket.send_data(looker.here(), mode="text")
        try:
            async with asyncio.timeout(beat):
                await looker.wake.wait()
        except TimeoutError:
            await socket.send_data(_encode(Beat(table.n)), mode="text")
