"""Records: a game as a file, and tables that begin with one.

A game that goes on keeps its secrets: its file, and a table cloned from it, hold only the chance that everybody has
seen, under a new seed. So does the daily board, whose seed is the same for others who have yet to play.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from litestar import Response
from msgspec.structs import replace

from trainshed.core import BadSetup, Game, Record, Setup, UnknownTitle
from trainshed.core import replay as replay_record

from .problems import conflict, invalid, unknown
from .sandbox import needs_sandbox, setup_of
from .statements import SeatRow
from .tables import entries_of, new_row
from .wire import Made

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person
    from .table import Table


def without_secrets(game: Game, seed: int) -> Setup:
    """A setup under which the same actions can be played, and nothing is told that was not seen."""
    return replace(game.setup, seed=seed, chance=dict(game.title.known_chance(game.state)))


def _record(table: Table, at: int | None = None) -> Record:
    """The game up to a position, with the names the players have."""
    present = table.history.game
    game = present if at is None else present.at(at)
    setup = present.setup if present.over and not table.row.daily else without_secrets(game, table.hub.seeds())
    record = Record(game.record.format, replace(setup, players=_names(table.seats)), game.actions)
    if replay_record(record).damage is not None:
        raise conflict("secret", "this game cannot be written down before it is over")
    return record


def _names(seats: tuple[SeatRow, ...]) -> tuple[str, ...]:
    """Names as a record wants them: none empty, all different."""
    found: list[str] = []
    for seat in seats:
        name = seat.name or f"Player {seat.seat + 1}"
        while name in found:
            name = f"{name[:34]} ({seat.seat + 1})"
        found.append(name)
    return tuple(found)


async def download(hub: TableHub, me: Person, id: str) -> Response[bytes]:
    """The record as a file."""
    table = await hub.table(id, me)
    record = await asyncio.to_thread(_record, table)
    name = f"{table.row.title}-{table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(record.json().encode(), media_type="application/json", headers=headers)


async def clone(hub: TableHub, me: Person, id: str, at: int) -> Made:
    """A hot-seat table that begins at a position of another."""
    table = await hub.table(id, me)
    if at > table.history.moves:
        raise unknown("position")
    return await _begin_with(hub, me, await asyncio.to_thread(_replay_of, table, at))


def _replay_of(table: Table, at: int) -> Game:
    return Game.load(_record(table, at))


async def upload(hub: TableHub, me: Person, body: bytes) -> Made:
    """A record becomes a hot-seat table; a damaged one is refused, with where and why."""
    setup = setup_of(body)
    if setup is not None:
        with suppress(BadSetup, UnknownTitle):  # said below, with where and why
            if needs_sandbox(setup.title, dict(setup.options)):
                await hub.sandbox.run("record", setup, body)
    replayed = await asyncio.to_thread(replay_record, body)
    if replayed.damage is not None or replayed.game is None:
        damage = replayed.damage
        raise invalid(
            "the record is damaged",
            "damaged",
            damage=damage.message if damage else None,
            at=damage.action if damage else None,
        )
    return await _begin_with(hub, me, replayed.game)


async def _begin_with(hub: TableHub, me: Person, game: Game) -> Made:
    row = new_row(me.id, game)
    seats = [SeatRow(number, "person", name, "", me.id, None) for number, name in enumerate(game.setup.players)]
    await hub.store.add(row, seats, entries_of(game.actions, row.created))
    return Made(row.id)
