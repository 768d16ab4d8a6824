"""The list of a person's tables: its order, the archive, and how a table goes out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
import sqlalchemy as sa

from trainshed.core import Message, find

from . import schema
from .own_wire import Removal, Shelf, Shelved, TableSummary
from .problems import ApiError, conflict, forbidden, unknown
from .seats import lesson_of
from .statements import GameRow, SeatRow

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person

_MOST = 200  # tables listed
_MOST_TRIES = 20  # to delete a table that bots change all the time

Row = tuple[GameRow, list[SeatRow], Shelf]


async def rows(hub: TableHub, me: Person, shelf: Literal["", "archive"] = "") -> list[Row]:
    """Return the tables at which a person has a seat or is host, without their setup: running ones first, then by time.

    Those put away elsewhere are left out, but for running ones, whose turn may come.
    """
    games, seats, own = schema.games, schema.seats, schema.own
    sits = sa.select(seats.c.game).where(seats.c.person == me.id)
    put = sa.func.coalesce(own.c.shelf, "")
    wanted = put == "archive" if shelf else sa.or_(put == "", sa.not_(games.c.over))
    query = (
        sa.select(*(sa.literal("") if column.name == "setup" else column for column in games.c), put)
        .select_from(games.outerjoin(own, sa.and_(own.c.game == games.c.id, own.c.person == me.id)))
        .where(sa.or_(games.c.id.in_(sits), games.c.host == me.id), wanted)
        .order_by(games.c.over, games.c.updated.desc())
        .limit(_MOST)
    )
    async with hub.store.reading() as connection:
        found = [(GameRow(*row), put) for *row, put in await connection.execute(query)]
        by_game: dict[str, list[SeatRow]] = {row.id: [] for row, _ in found}
        every = sa.select(seats).where(seats.c.game.in_(by_game)).order_by(seats.c.seat)
        for game, *seat in await connection.execute(every):
            by_game[game].append(SeatRow(*seat))
    return [(row, by_game[row.id], put) for row, put in found]


async def mine(hub: TableHub, me: Person, shelf: Literal["", "archive"] = "") -> list[TableSummary]:
    """List the person's tables: own turns first, then other running games, then finished ones; each by time.

    Tables where others wait for me are in the list wherever I have put them.
    """
    every = [_summary(me, *row) for row in await rows(hub, me, shelf)]
    found = [table for table in every if (table.shelf if not _is_awaited(table) else "") == shelf]
    return sorted(found, key=lambda table: (table.over, not table.my_turn, -table.updated))


def _is_awaited(table: TableSummary) -> bool:
    """True if other people wait for me."""
    return table.my_turn and table.people > 0


def _summary(me: Person, row: GameRow, seats: list[SeatRow], shelf: Shelf) -> TableSummary:
    waiting = tuple(msgspec.json.decode(row.waiting, type=list[int]))
    own = {seat.seat for seat in seats if seat.person == me.id and not seat.stand_in}
    title = find(row.title)
    return TableSummary(
        id=row.id,
        title=row.title,
        names=tuple(seat.name for seat in seats),
        levels=tuple(seat.level for seat in seats),
        waiting=waiting,
        mine=tuple(seat.seat for seat in seats if seat.person == me.id),
        my_turn=bool(own & set(waiting)),
        over=row.over,
        ended=row.ended,
        moves=row.moves,
        daily=row.daily,
        lesson=lesson_of(row.title, seats) is not None,
        updated=row.updated,
        tick=msgspec.json.decode(row.tick, type=Message) if row.tick else None,
        totals=_numbers(row.totals),
        places=_numbers(row.places),
        rank=title.solo_rank(row.solo) if row.solo is not None else None,
        shelf=shelf,
        people=len(_others(me, seats)),
        removal=_removal(me, row, seats),
    )


def _numbers(stored: str | None) -> tuple[int, ...] | None:
    return tuple(msgspec.json.decode(stored, type=list[int])) if stored else None


def _others(me: Person, seats: list[SeatRow]) -> set[str]:
    return {seat.person for seat in seats if seat.person is not None} - {me.id}


def _removal(me: Person, row: GameRow, seats: list[SeatRow]) -> Removal:
    if row.daily is not None:
        return "hide"  # one board a day: a deleted one could be played again
    if _others(me, seats):
        return "leave" if not row.over and any(seat.person == me.id for seat in seats) else "hide"
    return "delete" if row.host == me.id else "hide"


async def _look(hub: TableHub, id: str) -> tuple[GameRow, list[SeatRow]]:
    """Return the stored table without opening it; raise 404 if there is none."""
    if len(id) <= 32 and id.isascii() and id.isalnum():
        async with hub.store.reading() as connection:
            row = (await connection.execute(sa.select(schema.games).where(schema.games.c.id == id))).one_or_none()
            if row is not None:
                query = sa.select(*list(schema.seats.c)[1:]).where(schema.seats.c.game == id)
                return GameRow(*row), [SeatRow(*seat) for seat in await connection.execute(query)]
    raise unknown("table")


async def check_own(hub: TableHub, me: Person, id: str) -> tuple[GameRow, list[SeatRow]]:
    """Return the stored table; reject a person who neither sits there nor is host."""
    row, seats = await _look(hub, id)
    if row.host != me.id and all(seat.person != me.id for seat in seats):
        raise forbidden("this is not a table of yours")
    return row, seats


async def put(hub: TableHub, me: Person, id: str, shelf: Shelf) -> Shelved:
    """Put a table into my archive, out of my sight, or back into the list. Nobody else notices."""
    await check_own(hub, me, id)
    new = hub.store.insert(schema.own).values(game=id, person=me.id, shelf=shelf)
    async with hub.store.writing() as connection:
        await connection.execute(new.on_conflict_do_update(index_elements=["game", "person"], set_={"shelf": shelf}))
    return Shelved(shelf)


async def delete(hub: TableHub, me: Person, id: str) -> None:
    """Delete a table of which I am host, and at which nobody else sits, for good. Results stay."""
    for _ in range(_MOST_TRIES):
        row, seats = await check_own(hub, me, id)
        if row.daily is not None:
            raise conflict("daily", "a daily board is not deleted")
        if _others(me, seats):
            raise conflict("others", "other people sit at this table")
        if row.host != me.id:
            raise forbidden("only the host deletes a table")
        if await hub.store.remove(id, row.n):
            break
    else:
        raise ApiError(503, "busy", "the table changes all the time; try again in a while")
    table = hub.tables.get(id)
    if table is not None:
        hub.forget(table)
    await _forget_rematch(hub, me, id)


async def _forget_rematch(hub: TableHub, me: Person, id: str) -> None:
    """Let the game before a deleted one be played again."""
    games = schema.games
    before = (games.c.rematch == id, games.c.host == me.id)
    async with hub.store.writing() as connection:
        await connection.execute(sa.update(games).where(*before).values(rematch=None))
    for table in hub.tables.values():
        if table.row.rematch == id:
            table.row = msgspec.structs.replace(table.row, rematch=None)
