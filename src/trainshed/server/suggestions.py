"""Suggestions: what a bot, or the coach of a lesson, would do in the place of a person who is to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from trainshed.bots import levels

from .advice_jobs import Explained, explain_choice
from .advice_wire import Suggestion
from .previews import check_full_help
from .problems import ApiError, conflict, invalid
from .seats import lesson_of
from .workers import pack

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person

DEADLINE = 10.0
"""Seconds a suggestion may take. The strongest bots take about two."""


async def suggest(hub: TableHub, me: Person, id: str, seat: int, level: str | None) -> bytes:
    """Return a legal action for a seat of the person and its reasons, as JSON.

    Nothing hidden from the seat is used.
    """
    table = await hub.table(id, me)
    hub.check_own_seat(table, me, seat)
    if table.row.daily:
        raise conflict("daily", "the daily board is played by oneself")
    check_full_help(table)
    game, n = table.history.game, table.n
    if seat not in table.deciding:
        raise conflict("not-asked", "this seat is not to act now")
    lesson = lesson_of(table.row.title, table.seats)
    if level is not None and level not in levels(table.row.title):
        raise invalid(f"level: there are {', '.join(levels(table.row.title))}", "level")
    wanted = level or (lesson.coach if lesson is not None else levels(table.row.title)[-1])
    request = pack(explain_choice, game.resample_hidden(seat, 0), seat, wanted, 0)
    found = await hub.bot_workers.run(table.id, ("suggestion", seat), request, DEADLINE, owner=me.id)
    if found is None:
        raise ApiError(503, "busy", "this takes too long now; try again in a while")
    told = msgspec.json.decode(found, type=Explained)
    return msgspec.json.encode(Suggestion(n, seat, told.action, told.said, wanted, told.reasons))
