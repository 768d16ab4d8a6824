"""The daily board: one solo game a day, with the same chance for everybody."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from trainshed.bots import levels
from trainshed.core import Action, Game, Setup, UnknownTitle, find
from trainshed.core.chance import SEED_LIMIT

from . import schema
from .people import names
from .problems import ApiError, conflict, unknown
from .statements import SeatRow
from .store import insert_game
from .tables import new_game, new_row
from .wire import Course, CourseStep, Daily, DailyResult, Made

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person

RIVALS = ("easy", "medium", "hard")
"""Bots that play every board of the day too, by the same rules as people, so that nobody is alone in the field."""
_BOT = "bot:"
_FIELD = 200  # results shown


def today() -> str:
    """The day, in universal time, so that it is the same day for everybody."""
    return datetime.now(UTC).date().isoformat()


def seed_of(secret: bytes, daily: str) -> int:
    """The day's seed; nobody can know it before, or work it out after."""
    return int.from_bytes(hmac.new(secret, b"daily/" + daily.encode(), sha256).digest()[:8]) % SEED_LIMIT


def _name(title: str, day: str | None = None) -> str:
    """Title and day (today, unless one is named); only titles that can be played alone have a daily board."""
    try:
        if find(title).min_players > 1:
            raise unknown("daily board")
    except UnknownTitle:
        raise unknown("title") from None
    return f"{title}/{day or today()}"


async def look(hub: TableHub, me: Person, title: str, day: str | None = None) -> Daily:
    """Mine and the field's; best first. The boards can be looked at once mine is finished or the day is over."""
    daily = _name(title, day)
    results = schema.results
    query = sa.select(results.c.person, results.c.game, results.c.total).where(results.c.daily == daily)
    async with hub.store.reading() as connection:
        finished = query.where(results.c.total.is_not(None))
        rows = list(await connection.execute(finished.order_by(results.c.total.desc(), results.c.time).limit(_FIELD)))
        own = (await connection.execute(query.where(results.c.person == me.id))).one_or_none()
    done = daily != _name(title) or (own is not None and own.total is not None)
    called = await names(hub, {row.person for row in rows})
    return Daily(
        title=title,
        day=daily.partition("/")[2],
        table=own.game if own else None,
        total=own.total if own else None,
        results=tuple(
            DailyResult(
                called.get(row.person, ""),
                row.total,
                row.person == me.id,
                row.game if done else None,
                row.person.removeprefix(_BOT) if row.person.startswith(_BOT) else "",
            )
            for row in rows
        ),
    )


async def begin(hub: TableHub, me: Person, title: str) -> Made:
    """My table of the day; there is one for each person, and one for each of the bots."""
    daily = _name(title)
    name = (await names(hub, {me.id})).get(me.id, "")
    made = await _board(hub, title, daily, me.id, SeatRow(0, "person", name, "", me.id, None))
    for level in RIVALS:
        if level in levels(title):
            board = await _board(hub, title, daily, _BOT + level, SeatRow(0, "bot", "", level, None, None))
            await hub.table(board)  # once it is open, its bot begins to think, or goes on
    return Made(made)


async def _board(hub: TableHub, title: str, daily: str, person: str, seat: SeatRow) -> str:
    """Somebody's board of a day; made if it is not there yet."""
    found = sa.select(schema.results.c.game).where(schema.results.c.daily == daily, schema.results.c.person == person)
    row = new_row(person, new_game(title, 1, {}, seed_of(hub.secret, daily)), daily)
    try:
        async with hub.store.writing() as connection:
            begun = await connection.scalar(found)
            if begun is not None:
                return str(begun)
            await insert_game(connection, row, [seat])
            values = {"daily": daily, "person": person, "game": row.id, "total": None, "time": row.created}
            await connection.execute(sa.insert(schema.results).values(values))
    except IntegrityError:  # begun twice at the same moment
        async with hub.store.reading() as connection:
            return str(await connection.scalar(found))
    return row.id


async def check_may_look(hub: TableHub, me: Person, daily: str) -> None:
    """Others' boards show the cards, so they are closed until one's own is finished or the day is over."""
    if daily.partition("/")[2] != today():
        return
    query = sa.select(schema.results.c.total).where(schema.results.c.daily == daily, schema.results.c.person == me.id)
    async with hub.store.reading() as connection:
        if await connection.scalar(query) is None:
            raise ApiError(403, "daily-first", "finish your own daily board first")


async def course(hub: TableHub, me: Person, id: str) -> Course:
    """How a board of the field was played, card by card; closed as long as the board itself is."""
    table = await hub.table(id, me)
    if not table.row.daily:
        raise unknown("daily board")
    game = table.history.game
    if not game.over:
        raise conflict("not-over", "this board is not finished yet")
    steps = await asyncio.to_thread(_steps, game.setup, game.actions)
    (seat,) = table.seats
    name = (await names(hub, {table.row.host})).get(table.row.host, "") or seat.name
    return Course(id, name, game.scores()[0].total, table.row.host == me.id, steps, seat.level)


def _steps(setup: Setup, actions: Sequence[Action]) -> tuple[CourseStep, ...]:
    game = Game(setup)
    found = [_step(game)]
    for action in actions:
        game.play(action)
        found.append(_step(game))
    return tuple(found)


def _step(game: Game) -> CourseStep:
    moment = game.title.revealed(game.state) + game.over
    return CourseStep(moment, msgspec.Raw(msgspec.json.encode(game.view(None))))
