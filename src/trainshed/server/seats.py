"""Seats: claim by a secret link, release by the host, rename."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from trainshed.core import Lesson, Message, find

from .people import check_name, names
from .problems import conflict, forbidden, unknown
from .statements import Commit, SeatRow
from .wire import Claimed, ClaimRequest, NameRequest

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person
    from .table import Table


def new_token() -> str:
    """Return a new secret token for a seat's link."""
    return secrets.token_hex(12)


def lesson_of(title: str, seats: Sequence[SeatRow]) -> Lesson | None:
    """Return the lesson of a table, known by its bots, whose levels no other table has; None: an ordinary table."""
    lesson = find(title).lesson
    return lesson if lesson is not None and lesson.levels == tuple(seat.level for seat in seats) else None


async def claim(hub: TableHub, me: Person, id: str, data: ClaimRequest) -> Claimed:
    """Take the seat of a token. Only one person can take it; that person may use the link again."""
    table = await hub.table(id, me)
    name = check_name(data.name) or (await names(hub, {me.id})).get(me.id, "")
    taken: list[int] = []

    def plan() -> Commit | int:
        seat = _by_token(table, data.token)
        taken[:] = [seat.seat]
        if seat.person == me.id:
            return table.n
        if seat.person is not None:
            raise conflict("taken", "somebody has taken this seat already")
        values: dict[str, Any] = {"person": me.id, "stand_in": "", "stand_in_by": "", "programs": ""}
        if name:
            values["name"] = name
        return _told(table, seat.seat, "table-log-claim", values)

    await table.change(plan)
    return Claimed(taken[0])


async def look_up(hub: TableHub, me: Person, id: str, data: ClaimRequest) -> Claimed:
    """Return the seat a token is for, without taking it."""
    return Claimed(_by_token(await hub.table(id, me), data.token).seat)


def _by_token(table: Table, token: str) -> SeatRow:
    for seat in table.seats:
        if seat.token and hmac.compare_digest(seat.token.encode(), token.encode()):
            return seat
    raise unknown("seat link")


async def release(hub: TableHub, me: Person, id: str, number: int) -> Claimed:
    """Free a person's seat. The old link becomes invalid and a new one is made."""
    table = await hub.table(id, me)

    def plan() -> Commit | int:
        seat = by_number(table, number)
        if table.row.host != me.id:
            raise forbidden("only the host frees seats")
        if seat.kind == "bot" or table.row.daily:
            raise conflict("not-a-friend", "this seat is not for friends")
        if seat.person is None:
            return table.n
        # Under the name of the one who had to go: whoever comes next may have another.
        return _told(
            table, number, "table-log-release", {"person": None, "token": new_token(), "programs": ""}, seat.name
        )

    await table.change(plan)
    return Claimed(number)


async def rename(hub: TableHub, me: Person, id: str, number: int, data: NameRequest) -> Claimed:
    """Rename a seat: one's own, or as host a seat without a person."""
    table = await hub.table(id, me)
    name = check_name(data.name)

    def plan() -> Commit | int:
        seat = by_number(table, number)
        if seat.person != me.id and not (seat.person is None and table.row.host == me.id):
            raise forbidden("that seat is not yours")
        if seat.name == name:
            return table.n
        return _told(table, number, "table-log-name", {"name": name})

    await table.change(plan)
    return Claimed(number)


def by_number(table: Table, number: int) -> SeatRow:
    """Return the seat of that number; raise 404 if there is none."""
    if not 0 <= number < len(table.seats):
        raise unknown("seat")
    return table.seats[number]


def _told(table: Table, seat: int, message: str, values: dict[str, Any], name: str = "") -> Commit:
    """Return a commit that changes a seat and logs the change.

    If the seat's person changes, an open undo request is cancelled, since other people may have to consent now.
    """
    told = Message(message, {"player": name if name and not name.startswith("@") else f"@{seat}"})
    game = {"asked": None} if "person" in values else {}
    return Commit([table.entry("seat", seat, told)], game, {seat: values})
