"""The daily board: one solo game per day and title, with the same seed for everybody."""

from __future__ import annotations

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
from .limits import in_thread
from .people import names
from .problems import ApiError, conflict, unknown
from .statements import SeatRow
from .store import insert_game
from .tables import new_game, new_row
from .wire import Daily, DailyReplay, DailyResult, ReplayStep, TableCreated

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person

BOT_LEVELS = ("easy", "medium", "hard")
"""Levels of the bots that also play each daily board, by the same rules, so nobody is alone in the ranking."""
_BOT = "bot:"
_MAX_RESULTS = 200  # most results shown


def today() -> str:
    """Return the current day in UTC, so that it is the same for everybody."""
    return datetime.now(UTC).date().isoformat()


def seed_of(secret: bytes, daily: str) -> int:
    """Return the seed of a daily board. It cannot be predicted, or computed later, without the secret."""
    return int.from_bytes(hmac.new(secret, b"daily/" + daily.encode(), sha256).digest()[:8]) % SEED_LIMIT


def _name(title: str, day: str | None = None) -> str:
    """Return "title/day" (default: today). Only titles that can be played alone have a daily board."""
    try:
        if find(title).min_players > 1:
            raise unknown("daily board")
    except UnknownTitle:
        raise unknown("title") from None
    return f"{title}/{day or today()}"


async def look(hub: TableHub, me: Person, title: str, day: str | None = None) -> Daily:
    """Return my result and all results, best first.

    Results link to their tables once my own board is finished or the day is over.
    """
    daily = _name(title, day)
    results = schema.results
    query = sa.select(results.c.person, results.c.game, results.c.total).where(results.c.daily == daily)
    async with hub.store.reading() as connection:
        finished = query.where(results.c.total.is_not(None))
        rows = list(
            await connection.execute(finished.order_by(results.c.total.desc(), results.c.time).limit(_MAX_RESULTS))
        )
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


async def begin(hub: TableHub, me: Person, title: str) -> TableCreated:
    """Return my table of the day, created if needed. There is one per person, and one per bot level in `BOT_LEVELS`."""
    daily = _name(title)
    name = (await names(hub, {me.id})).get(me.id, "")
    made = await _board(hub, title, daily, me.id, SeatRow(0, "person", name, "", me.id, None))
    for level in BOT_LEVELS:
        if level in levels(title):
            board = await _board(hub, title, daily, _BOT + level, SeatRow(0, "bot", "", level, None, None))
            await hub.table(board)  # opening the table starts or resumes its bot
    return TableCreated(made)


async def _board(hub: TableHub, title: str, daily: str, person: str, seat: SeatRow) -> str:
    """Return the table id of a person's (or bot's) board of a day; create it if it does not exist."""
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
    except IntegrityError:  # a concurrent request created it first
        async with hub.store.reading() as connection:
            return str(await connection.scalar(found))
    return row.id


async def check_may_look(hub: TableHub, me: Person, daily: str) -> None:
    """Reject access to another person's board until one's own is finished or the day is over: it shows the cards."""
    if daily.partition("/")[2] != today():
        return
    query = sa.select(schema.results.c.total).where(schema.results.c.daily == daily, schema.results.c.person == me.id)
    async with hub.store.reading() as connection:
        if await connection.scalar(query) is None:
            raise ApiError(403, "daily-first", "finish your own daily board first")


async def course(hub: TableHub, me: Person, id: str) -> DailyReplay:
    """Return every position of a finished daily board. Access is restricted like access to the board itself."""
    table = await hub.table(id, me)
    if not table.row.daily:
        raise unknown("daily board")
    game = table.history.game
    if not game.over:
        raise conflict("not-over", "this board is not finished yet")
    steps = await in_thread(_steps, game.setup, game.actions)
    (seat,) = table.seats
    name = (await names(hub, {table.row.host})).get(table.row.host, "") or seat.name
    return DailyReplay(id, name, game.scores()[0].total, table.row.host == me.id, steps, seat.level)


def _steps(setup: Setup, actions: Sequence[Action]) -> tuple[ReplayStep, ...]:
    game = Game(setup)
    found = [_step(game)]
    for action in actions:
        game.play(action)
        found.append(_step(game))
    return tuple(found)


def _step(game: Game) -> ReplayStep:
    moment = game.revealed + game.over
    return ReplayStep(moment, msgspec.Raw(msgspec.json.encode(game.view(None))))
