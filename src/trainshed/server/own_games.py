"""What a person has reached: bests, ranks, the last games, and results against bots, from stored results."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from trainshed.bots import levels
from trainshed.core import UnknownTitle, find

from . import schema, tally_jobs
from .own_wire import AgainstLevel, Best, OwnGames, OwnTitle, PlayedGame, SoloScale
from .statements import values
from .tally import MIXED, Tallied
from .workers import pack

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from .hub import TableHub
    from .people import Person

LAST = 20
"""How many of the last games of a title are told."""
AT_ONCE = 4
"""How many older games are worked out for one request."""
_DEADLINE = 20.0  # seconds to work one out; the longest game takes about two


async def look(hub: TableHub, me: Person) -> OwnGames:
    """Return what I have reached in each title."""
    more = await _work_out_older(hub, me)
    async with hub.store.reading() as connection:
        bests = await _bests(connection, me.id)
        against = await _against(connection, me.id)
        titles = [await _title(connection, me.id, id, bests[id], against[id]) for id in bests]
    return OwnGames(tuple(sorted(titles, key=lambda one: (-one.played, one.title))), more)


async def _work_out_older(hub: TableHub, me: Person) -> bool:
    """Store the results of some games that ended before results were stored. Return True if there are more."""
    games, seats = schema.games.c, schema.seats.c
    sits = sa.select(seats.game).where(seats.person == me.id)
    query = sa.select(games.id).where(games.id.in_(sits), games.over, sa.not_(games.tallied))
    async with hub.store.reading() as connection:
        found = (await connection.execute(query.order_by(games.updated.desc()).limit(AT_ONCE + 1))).scalars().all()
    for id in found[:AT_ONCE]:
        stored = await hub.store.load(id)
        if stored is None:
            continue
        job = pack(tally_jobs.work_out, stored)
        answer = await hub.file_workers.run(me.id, ("tally", id), job, _DEADLINE, owner=me.id)
        if answer is None:
            return False  # the worker has no time; those who look again later see more
        tallied = msgspec.json.decode(answer, type=Tallied)
        columns: dict[str, Any] = {"tallied": True}
        if tallied.places is not None:
            columns |= {"places": tallied.places, "solo": tallied.solo}
        same = (games.id == id, games.n == stored.game.n)
        async with hub.store.writing() as connection:
            if (await connection.execute(sa.update(schema.games).where(*same).values(columns))).rowcount == 1:
                for row in tallied.played:
                    new = hub.store.insert(schema.played).values(values(row))
                    await connection.execute(new.on_conflict_do_nothing())
    return len(found) > AT_ONCE


async def _bests(connection: AsyncConnection, person: str) -> dict[str, list[Best]]:
    """Return by title the figures for each number of players."""
    played = schema.played.c
    same = (played.title, played.players)
    first = sa.func.row_number().over(partition_by=same, order_by=(played.total.desc(), played.time))
    won = sa.case((played.won, 1), else_=0)
    inner = (
        sa.select(
            *(played.title, played.players, played.total, played.time, played.game, first.label("first")),
            sa.func.count().over(partition_by=same).label("played"),
            sa.func.sum(won).over(partition_by=same).label("won"),
            sa.func.avg(played.total).over(partition_by=same).label("mean"),
        )
        .where(played.person == person)
        .subquery()
    )
    query = (
        sa.select(inner, schema.games.c.id.label("table"))
        .select_from(inner.outerjoin(schema.games, schema.games.c.id == inner.c.game))
        .where(inner.c.first == 1)
        .order_by(inner.c.title, inner.c.players)
    )
    found: dict[str, list[Best]] = defaultdict(list)
    for row in await connection.execute(query):
        best = Best(row.players, row.played, int(row.won), row.total, _mean(row.mean), row.time, row.table)
        found[row.title].append(best)
    return found


async def _against(connection: AsyncConnection, person: str) -> dict[str, list[AgainstLevel]]:
    """Return by title the figures for each level of bots, the weakest first."""
    played = schema.played.c
    won = sa.func.sum(sa.case((played.won, 1), else_=0)).label("won")
    query = (
        sa.select(
            played.title, played.level, sa.func.count().label("played"), won, sa.func.avg(played.total).label("mean")
        )
        .where(played.person == person, played.level != "")
        .group_by(played.title, played.level)
    )
    found: dict[str, list[AgainstLevel]] = defaultdict(list)
    for row in await connection.execute(query):
        found[row.title].append(AgainstLevel(row.level, row.played, int(row.won), _mean(row.mean)))
    for title, several in found.items():
        order = (*_levels(title), MIXED)
        several.sort(key=lambda one: order.index(one.level) if one.level in order else len(order))
    return found


async def _title(
    connection: AsyncConnection, person: str, id: str, bests: list[Best], against: list[AgainstLevel]
) -> OwnTitle:
    played, games = schema.played.c, schema.games.c
    mine = (played.person == person, played.title == id)
    newest = sa.select(schema.played, games.id.label("table")).select_from(
        schema.played.outerjoin(schema.games, games.id == played.game)
    )
    rows = list(await connection.execute(newest.where(*mine).order_by(played.time.desc()).limit(LAST)))
    ranks = _ranks(id)
    last = tuple(
        PlayedGame(
            row.time,
            row.players,
            row.total,
            row.place,
            row.won,
            row.level,
            _rank(ranks, row.solo),
            row.daily,
            row.table,
        )
        for row in reversed(rows)
    )
    solo = await _solo(connection, mine, ranks) if ranks else None
    return OwnTitle(
        id, sum(one.played for one in bests), sum(one.won for one in bests), tuple(bests), tuple(against), solo, last
    )


async def _solo(connection: AsyncConnection, mine: tuple[Any, ...], ranks: tuple[int, ...]) -> SoloScale | None:
    """Return where the person stands on the scale of ranks; None without a solo game."""
    played = schema.played.c
    alone = (*mine, played.solo.is_not(None))
    rank = sum((sa.case((played.solo > most, 1), else_=0) for most in ranks), start=sa.literal(0))
    query = sa.select(rank.label("rank"), sa.func.count().label("games"), sa.func.max(played.solo).label("best"))
    rows = list(await connection.execute(query.where(*alone).group_by(sa.literal_column("1"))))
    last = await connection.scalar(sa.select(played.solo).where(*alone).order_by(played.time.desc()).limit(1))
    if last is None:
        return None
    counts = {int(row.rank): row.games for row in rows}
    best = max(row.best for row in rows)
    return SoloScale(ranks, tuple(counts.get(number, 0) for number in range(len(ranks) + 1)), best, last)


def _rank(ranks: tuple[int, ...], result: int | None) -> int | None:
    return None if result is None or not ranks else sum(result > most for most in ranks)


def _ranks(id: str) -> tuple[int, ...]:
    """Return the ranks of a title; none if it is no longer there."""
    try:
        return find(id).solo_ranks
    except UnknownTitle:
        return ()


def _levels(id: str) -> tuple[str, ...]:
    try:
        return levels(id)
    except UnknownTitle:
        return ()


def _mean(value: Any) -> float:
    """PostgreSQL returns decimals."""
    return round(float(value), 1)
