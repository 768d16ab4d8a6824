"""Stand-ins: a bot plays for a person who is away, until the person comes back.

People may set one for their own seats, the host for any person's seat. It ends when it is removed, when the person
acts or undoes, or when somebody takes the seat by its link. A seat need not consent to an undo while a stand-in plays
that its own person has set; a stand-in set by the host is no consent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trainshed.bots import levels
from trainshed.core import Message

from .problems import conflict, forbidden, invalid
from .seats import by_number
from .statements import Commit, Entry
from .wire import Accepted, StandInRequest

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person
    from .table import Table


async def set_stand_in(hub: TableHub, me: Person, id: str, number: int, data: StandInRequest) -> Accepted:
    """Set or remove the stand-in of a seat."""
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
        by = me.id if wanted and seat.person != me.id else ""
        if (seat.stand_in, seat.stand_in_by) == (wanted, by):
            return table.n
        if wanted and table.over:
            raise conflict("over", "the game is over")
        # Cancel an open undo request: other people may have to consent now.
        return Commit([said], {"asked": None}, {number: {"stand_in": wanted, "stand_in_by": by}})

    return Accepted(await table.change(plan))


def _told(seat: int, level: str | None) -> Message:
    player = f"@{seat}"
    if level is None:
        return Message("table-log-back", {"player": player})
    return Message("table-log-stand-in", {"player": player, "level": level})


def end_stand_in(table: Table, seat: int) -> tuple[list[Entry], dict[int, dict[str, Any]]]:
    """Return what a command of the person adds to its commit to end a stand-in: a log entry before it, the seat change.

    Both are empty if the seat has no stand-in.
    """
    if not table.seats[seat].stand_in:
        return [], {}
    return [table.entry("seat", seat, _told(seat, None))], {seat: {"stand_in": "", "stand_in_by": ""}}
