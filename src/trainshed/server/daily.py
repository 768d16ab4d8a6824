"""The daily board: one solo game a day, with the same chance for everybody."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from trainshed.core import UnknownTitle, find
from trainshed.core.chance import SEED_LIMIT

from . import schema
from .people import names
from .problems import forbidden, unknown
from .rows import SeatRow
from .store import insert_game
from .tables import new_game, put_up
from .wire import Daily, DailyResult, Made

if TYPE_CHECKING:
    from .house import House
    from .people import Person

_FIELD = 200  # results shown


def today() -> str:
    """The day, in universal time, so that it is the same day for everybody."""
    return datetime.now(UTC).date().isoformat()


def seed_of(secret: bytes, daily: str) -> int:
    """The day's seed; nobody can know it before, or work it out after."""
    return int.from_bytes(hmac.new(secret, b"daily/" + daily.encode(), sha256).digest()[:8]) % SEED_LIMIT


def _name(title: str) -> str:
    """Title and day; only titles that can be played alone have a daily board."""
    try:
        if find(title).min_players > 1:
            raise unknown("daily board")
    except UnknownTitle:
        raise unknown("title") from None
    return f"{title}/{today()}"


async def look(house: House, me: Person, title: str) -> Daily:
    """Mine and the field's; best first."""
    daily = _name(title)
    results = schema.results
    query = sa.select(results.c.person, results.c.game, results.c.total).where(results.c.daily == daily)
    async with house.store.reading() as connection:
        finished = query.where(results.c.total.is_not(None))
        rows = list(await connection.execute(finished.order_by(results.c.total.desc(), results.c.time).limit(_FIELD)))
        own = (await connection.execute(query.where(results.c.person == me.id))).one_or_none()
    done = own is not None and own.total is not None
    called = await names(house, {row.person for row in rows})
    return Daily(
        title=title,
        day=daily.partition("/")[2],
        table=own.game if own else None,
        total=own.total if own else None,
        results=tuple(
            DailyResult(called.get(row.person, ""), row.total, row.person == me.id, row.game if done else None)
            for row in rows
        ),
    )


async def begin(house: House, me: Person, title: str) -> Made:
    """My table of the day; there is one for each person."""
    daily = _name(title)
    mine = sa.select(schema.results.c.game).where(schema.results.c.daily == daily, schema.results.c.person == me.id)
    game = new_game(title, 1, {}, seed_of(house.secret, daily))
    row = put_up(me.id, game, daily)
    name = (await names(house, {me.id})).get(me.id, "")
    seats = [SeatRow(0, "person", name, "", me.id, None)]
    try:
        async with house.store.writing() as connection:
            begun = await connection.scalar(mine)
            if begun is not None:
                return Made(begun)
            await insert_game(connection, row, seats)
            values = {"daily": daily, "person": me.id, "game": row.id, "total": None, "time": row.created}
            await connection.execute(sa.insert(schema.results).values(values))
    except IntegrityError:  # begun twice at the same moment
        async with house.store.reading() as connection:
            return Made(str(await connection.scalar(mine)))
    return Made(row.id)


async def check_may_look(house: House, me: Person, daily: str) -> None:
    """Others' boards show the cards, so they are closed until one's own is finished or the day is over."""
    if daily.partition("/")[2] != today():
        return
    query = sa.select(schema.results.c.total).where(schema.results.c.daily == daily, schema.results.c.person == me.id)
    async with house.store.reading() as connection:
        if await connection.scalar(query) is None:
            raise forbidden("finish your own daily board first")
