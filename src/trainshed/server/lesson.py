"""Lessons: tables for the guided first game of a title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from trainshed.core import Game, UnknownTitle, find

from . import my_tables
from .people import names
from .problems import unknown
from .seats import lesson_of
from .statements import SeatRow
from .tables import new_row, new_setup
from .wire import TableCreated

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person


async def begin(hub: TableHub, me: Person, title: str, anew: bool) -> TableCreated:
    """Make a table for the lesson; unless `anew`, return the person's unfinished one that changed last."""
    try:
        lesson = find(title).lesson
    except UnknownTitle:
        raise unknown("title") from None
    if lesson is None:
        raise unknown("lesson")
    if not anew:
        for row, seats, _ in await my_tables.rows(hub, me):
            if row.title == title and not row.over and lesson_of(title, seats) is not None:
                return TableCreated(row.id)
    setup = new_setup(title, len(lesson.levels), dict(lesson.options), hub.seeds())
    own_name = (await names(hub, {me.id})).get(me.id, "")
    rows = [
        SeatRow(seat, "bot", name, level, None, None) if level else SeatRow(seat, "person", own_name, "", me.id, None)
        for seat, (level, name) in enumerate(zip(lesson.levels, lesson.names, strict=True))
    ]
    row = new_row(me.id, Game(replace(setup, chance=lesson.chance)))
    await hub.store.add(row, rows)
    return TableCreated(row.id)
