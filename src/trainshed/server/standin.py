"""Stand-ins: a bot plays for a person who is away, until the person comes back.

Everybody may send one to a seat of their own, the host to any person's seat. It ends when it is sent away, when the
person acts or takes back, or when somebody takes the seat by its link. It never objects to taking back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trainshed.bots import levels
from trainshed.core import Message

from .problems import conflict, forbidden, invalid
from .seats import by_number
from .statements import Commit, Entry
from .wire import Played, StandInRequest

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person
    from .table import Table


async def send(hub: TableHub, me: Person, id: str, number: int, data: StandInRequest) -> Played:
    """Put a stand-in at a seat, or send it away."""
    table = await hub.table(id, me)
    key = f"stand-in:{number}:{data.key}"

    def plan() -> Commit | int:
        seat = by_number(table, number)
        if seat.person != me.id and table.row.host != me.id:
            raise forbidden("that seat is not yours, and you are not the host")
        if table.row.daily:
            raise conflict("daily", "the daily board is played by oneself")
        if seat.kind == "bot":
            raise conflict("not-a-friend", "a bot sits here already")
        if data.level is not None and data.level not in levels(table.row.title):
            raise invalid(f"level: there are {', '.join(levels(table.row.title))}", "level")
        said = table.entry("seat", number, _told(number, data.level), key)
        before = table.keys.get(key)
        if before is not None:
            if before.body != said.body:
                raise invalid("this key was used for something else", "key")
            return before.n
        wanted = data.level or ""
        if seat.stand_in == wanted:
            return table.n
        if wanted and table.history.game.over:
            raise conflict("over", "the game is over")
        # a request to take back lapses, for somebody else is asked now
        return Commit([said], {"asked": None}, {number: {"stand_in": wanted}})

    return Played(await table.change(plan))


def _told(seat: int, level: str | None) -> Message:
    player = f"@{seat}"
    if level is None:
        return Message("table-log-back", {"player": player})
    return Message("table-log-stand-in", {"player": player, "level": level})


def back(table: Table, seat: int) -> tuple[list[Entry], dict[int, dict[str, Any]]]:
    """What a command of the person changes while a bot stands in: an entry before it, and the seat."""
    if not table.seats[seat].stand_in:
        return [], {}
    return [table.entry("seat", seat, _told(seat, None))], {seat: {"stand_in": ""}}
