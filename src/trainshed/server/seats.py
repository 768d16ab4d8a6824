"""Seats: taken once by a secret link, freed by the host, named by who sits there."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING, Any

from trainshed.core import Message

from .people import check_name, names
from .problems import conflict, forbidden, unknown
from .statements import Commit, SeatRow
from .wire import Claimed, ClaimRequest, NameRequest

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person
    from .table import Table


def new_token() -> str:
    """The secret in a seat's link."""
    return secrets.token_hex(12)


async def claim(hub: TableHub, me: Person, id: str, data: ClaimRequest) -> Claimed:
    """Take the seat a token is for. It can be taken once; who has it may come again by the same link."""
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
        values: dict[str, Any] = {"person": me.id, "stand_in": ""}
        if name:
            values["name"] = name
        return _told(table, seat.seat, "table-log-claim", values)

    await table.change(plan)
    return Claimed(taken[0])


def _by_token(table: Table, token: str) -> SeatRow:
    for seat in table.seats:
        if seat.token and hmac.compare_digest(seat.token.encode(), token.encode()):
            return seat
    raise unknown("seat link")


async def release(hub: TableHub, me: Person, id: str, number: int) -> Claimed:
    """Free a person's seat: the old link is void, a new one can be given away."""
    table = await hub.table(id, me)

    def plan() -> Commit | int:
        seat = by_number(table, number)
        if table.row.host != me.id:
            raise forbidden("only the host frees seats")
        if seat.kind == "bot" or table.row.daily:
            raise conflict("not-a-friend", "this seat is not for friends")
        if seat.person is None:
            return table.n
        return _told(table, number, "table-log-release", {"person": None, "token": new_token()})

    await table.change(plan)
    return Claimed(number)


async def rename(hub: TableHub, me: Person, id: str, number: int, data: NameRequest) -> Claimed:
    """Give a seat another name."""
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
    """The seat of that number; 404 if there is none."""
    if not 0 <= number < len(table.seats):
        raise unknown("seat")
    return table.seats[number]


def _told(table: Table, seat: int, message: str, values: dict[str, Any]) -> Commit:
    """A change of a seat, told in the log. An open request to take back lapses, for other people may be asked now."""
    told = Message(message, {"player": f"@{seat}"})
    game = {"asked": None} if "person" in values else {}
    return Commit([table.entry("seat", seat, told)], game, {seat: values})
