"""What a person has seen of a table, on any device: the last position that a visible window has shown.

Pages tell it through their live connection; it is stored when the connection ends, so that moves cost no write.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa

from . import schema

if TYPE_CHECKING:
    from .hub import TableHub
    from .live import Socket
    from .people import Person
    from .table import Table

log = logging.getLogger("trainshed.server")
_MARK = "seen "


def hear(socket: Socket, message: str) -> None:
    """Take what a page tells; texts of other kinds only keep the connection open."""
    told = message.removeprefix(_MARK)
    if message.startswith(_MARK) and len(told) < 10 and told.isascii() and told.isdigit():
        socket.seen = min(int(told), socket.table.history.moves)


async def keep(hub: TableHub, socket: Socket) -> None:
    """Store what the person of a connection has seen, now that it ends. People without a seat are not remembered."""
    table, person = socket.table, socket.person
    if not socket.seen or not socket.seats or table.id not in hub.tables:
        return
    row = {"game": table.id, "person": person.id, "seen": socket.seen}
    try:
        if await _stored(hub, table, person) == socket.seen:
            return
        async with hub.store.writing() as connection:
            insert = hub.store.insert(schema.visits).values(row)
            await connection.execute(
                insert.on_conflict_do_update(index_elements=["game", "person"], set_={"seen": socket.seen})
            )
    except (sa.exc.SQLAlchemyError, OSError) as error:  # the page then marks more than was missed
        log.warning("a visit was not stored", extra={"table": table.id, "error": str(error)[:200]})


async def seen(hub: TableHub, table: Table, person: Person) -> int | None:
    """Return the last position the person has seen; None: nothing, or it is not remembered."""
    if not table.seats_of(person.id):
        return None
    here = [socket.seen for socket in table.sockets if socket.person == person]
    found = max([*here, await _stored(hub, table, person)])
    return min(found, table.history.moves) or None


async def _stored(hub: TableHub, table: Table, person: Person) -> int:
    columns = schema.visits.c
    async with hub.store.reading() as connection:
        mine = sa.select(columns.seen).where(columns.game == table.id, columns.person == person.id)
        return int(await connection.scalar(mine) or 0)
