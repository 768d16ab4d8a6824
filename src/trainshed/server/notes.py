"""Notes of a person at a table.

They belong to the person, not to the seat: whoever takes the seat over does not see them, and whoever comes back finds
them again. They are no part of the table's log, so no record, copy or view contains them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from . import my_tables, schema
from .own_wire import NOTES_LIMIT, Notes, NotesRequest
from .problems import conflict, invalid

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person


async def read(hub: TableHub, me: Person, id: str) -> Notes:
    """Return my notes; empty ones if there are none."""
    await my_tables.check_own(hub, me, id)
    own = schema.own.c
    query = sa.select(own.notes, own.notes_n).where(own.game == id, own.person == me.id)
    async with hub.store.reading() as connection:
        row = (await connection.execute(query)).one_or_none()
    return Notes(row.notes, row.notes_n) if row else Notes("", 0)


async def write(hub: TableHub, me: Person, id: str, data: NotesRequest) -> Notes:
    """Store my notes, unless they were changed in another window since they were read."""
    if not all(letter.isprintable() or letter in "\n\t" for letter in data.text):
        raise invalid(f"notes are up to {NOTES_LIMIT} printable characters", "notes")
    await my_tables.check_own(hub, me, id)
    own = schema.own
    values = {"notes": data.text, "notes_n": data.n + 1}
    mine = (own.c.game == id, own.c.person == me.id, own.c.notes_n == data.n)
    async with hub.store.writing() as connection:
        stored = (await connection.execute(sa.update(own).where(*mine).values(values))).rowcount == 1
        if not stored and data.n == 0:
            new = hub.store.insert(own).values(game=id, person=me.id, **values).on_conflict_do_nothing()
            stored = (await connection.execute(new)).rowcount == 1
    if not stored:
        raise conflict("notes-changed", "the notes were changed in another window")
    return Notes(data.text, data.n + 1)
