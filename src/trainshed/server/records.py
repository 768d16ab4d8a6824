"""Records: download a game as a file, and make tables from files or positions.

Hidden information of a running game is not exported: its file, and a table cloned from it, contain only the random
results that everybody has seen, with a new seed. The same holds for a daily board even after its end, since others
who have yet to play it have the same seed.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from litestar import Response
from msgspec.structs import replace

from trainshed.core import BadSetup, Game, Record, UnknownTitle
from trainshed.core import replay as replay_record

from .problems import conflict, invalid, unknown
from .sandbox import needs_sandbox, setup_of
from .statements import SeatRow
from .tables import entries_of, new_row
from .wire import TableCreated, UndoPolicy

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person
    from .table import Table


def _record(table: Table, at: int | None = None) -> Record:
    """Return the record of the game up to a position, with the current names of the players."""
    present = table.history.game
    game = present if at is None else present.at(at)
    setup = present.setup if present.over and not table.row.daily else game.public_setup(table.hub.seeds())
    record = Record(game.record.format, replace(setup, players=_names(table.seats)), game.actions)
    if replay_record(record).damage is not None:
        raise conflict("secret", "this game cannot be written down before it is over")
    return record


def _names(seats: tuple[SeatRow, ...]) -> tuple[str, ...]:
    """Return names valid in a record: none empty, all different."""
    found: list[str] = []
    for seat in seats:
        name = seat.name or f"Player {seat.seat + 1}"
        while name in found:
            name = f"{name[:34]} ({seat.seat + 1})"
        found.append(name)
    return tuple(found)


async def download(hub: TableHub, me: Person, id: str) -> Response[bytes]:
    """Return the record as a file download."""
    table = await hub.table(id, me)
    record = await asyncio.to_thread(_record, table)
    name = f"{table.row.title}-{table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(record.json().encode(), media_type="application/json", headers=headers)


async def clone(hub: TableHub, me: Person, id: str, at: int) -> TableCreated:
    """Make a hot-seat table that starts at a position of another table."""
    table = await hub.table(id, me)
    if at > table.history.moves:
        raise unknown("position")
    return await _begin_with(hub, me, await asyncio.to_thread(_replay_of, table, at), table.row.undo)


def _replay_of(table: Table, at: int) -> Game:
    return Game.load(_record(table, at))


async def upload(hub: TableHub, me: Person, body: bytes) -> TableCreated:
    """Make a hot-seat table from a record; reject a damaged one with the position and cause of the damage."""
    setup = setup_of(body)
    if setup is not None:
        with suppress(BadSetup, UnknownTitle):  # reported below, with position and cause
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


async def _begin_with(hub: TableHub, me: Person, game: Game, undo: UndoPolicy = "free") -> TableCreated:
    row = new_row(me.id, game, undo=undo)
    seats = [SeatRow(number, "person", name, "", me.id, None) for number, name in enumerate(game.setup.players)]
    await hub.store.add(row, seats, entries_of(game.actions, row.created))
    return TableCreated(row.id)
