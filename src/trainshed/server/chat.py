"""Chat at a table. Messages share the numbering of all entries but are stored apart from the actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import views
from .problems import conflict, forbidden, invalid
from .statements import Commit
from .wire import Accepted, ChatPage, ChatRequest

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person


MOST = 4000
"""Messages at one table."""


async def read(hub: TableHub, me: Person, id: str, before: int) -> ChatPage:
    """Return messages before a number."""
    return views.chat(await hub.table(id, me), before)


async def say(hub: TableHub, me: Person, id: str, data: ChatRequest) -> Accepted:
    """Store a chat message. Only people with a seat, and the host, may send one."""
    table = await hub.table(id, me)
    text = data.text.strip()
    if not text or not all(letter.isprintable() or letter == "\n" for letter in text):
        raise invalid("a message is 1 to 500 printable characters", "chat")

    def plan() -> Commit | int:
        seats = table.seats_of(me.id)
        if not seats and table.row.host != me.id:
            raise forbidden("only those who sit at the table may talk")
        key = f"chat:{me.id}:{data.key}"
        if key in table.keys:
            return table.keys[key].n
        if sum(entry.kind == "chat" for entry in table.entries) >= MOST:
            raise conflict("chat-full", f"there are {MOST} messages at this table already")
        seat = seats[0] if seats else None
        name = table.seats[seat].name if seat is not None else ""
        return Commit([table.entry("chat", seat, {"name": name, "text": text}, key)])

    return Accepted(await table.change(plan))
