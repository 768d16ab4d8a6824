"""Records: download a game as a file, ours or one of 18xx.games, and make tables from files or positions.

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

from trainshed.core import BadSetup, Game, Record, Replay, UnknownTitle
from trainshed.core import replay as replay_record
from trainshed.formats.eighteenxx import CannotWrite, is_file, read_game, write_game

from .problems import conflict, invalid, unknown
from .sandbox import needs_sandbox, setup_of
from .seats import new_token
from .statements import SeatRow
from .tables import entries_of, new_row
from .wire import FileView, HelpLevel, TableCreated, UndoPolicy

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
    return _attachment(f"{table.row.title}-{table.id}.json", record.json().encode())


async def download_18xx(hub: TableHub, me: Person, id: str) -> Response[bytes]:
    """Return the game as a file of 18xx.games; refuse with the reason if it cannot be played there."""
    table = await hub.table(id, me)
    try:
        content = await asyncio.to_thread(_written, table)
    except CannotWrite as error:
        raise conflict("not-there", "this game cannot be played at 18xx.games", damage=error.message) from None
    return _attachment(f"{table.row.title}-{table.id}-18xx.json", content)


def _written(table: Table) -> bytes:
    return write_game(Game.load(_record(table)))


def _attachment(name: str, content: bytes) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(content, media_type="application/json", headers=headers)


async def clone(hub: TableHub, me: Person, id: str, at: int) -> TableCreated:
    """Make a hot-seat table that starts at a position of another table."""
    table = await hub.table(id, me)
    if at > table.history.moves:
        raise unknown("position")
    return await _begin_with(hub, me, await asyncio.to_thread(_replay_of, table, at), table.row.undo, table.row.help)


def _replay_of(table: Table, at: int) -> Game:
    return Game.load(_record(table, at))


async def look(body: bytes) -> FileView:
    """Return what a file contains: who played, how far it got, what is wrong with it. No table is made."""
    return await asyncio.to_thread(_look_18xx, body) if is_file(body) else FileView(source="record")


def _look_18xx(body: bytes) -> FileView:
    found = read_game(body)
    game, damage = found.game, found.damage.message if found.damage else None
    if game is None:
        return FileView(source="18xx", total=found.total, damage=damage)
    return FileView(
        source="18xx",
        title=game.setup.title,
        players=game.setup.players,
        moves=len(game.actions),
        total=found.total,
        over=game.over,
        tick=game.tick,
        totals=tuple([score.total for score in game.scores()]) if game.over else (),
        damage=damage,
        notes=found.notes,
    )


async def upload(
    hub: TableHub, me: Person, body: bytes, *, prefix: bool = False, seat: int | None = None
) -> TableCreated:
    """Make a table from a file; reject a damaged one with the position and cause, unless its valid part is wanted.

    Our records become hot-seat tables, and so do finished games of 18xx.games. In one that goes on, each name is a seat
    to be claimed, but for the `seat` that the sender takes.
    """
    other = is_file(body)
    replayed = await asyncio.to_thread(_read_18xx, body) if other else await _read_record(hub, body)
    damage, game = replayed.damage, replayed.game
    if game is None or (damage is not None and not prefix):
        raise invalid(
            "the record is damaged",
            "damaged",
            damage=damage.message if damage else None,
            at=damage.action if damage else None,
        )
    if seat is not None and not 0 <= seat < len(game.setup.players):
        raise invalid("there is no such seat")
    return await _begin_with(hub, me, game, free=(other or seat is not None) and not game.over, seat=seat)


def _read_18xx(body: bytes) -> Replay:
    return read_game(body).replay()


async def _read_record(hub: TableHub, body: bytes) -> Replay:
    """Replay a record; one with custom data is tried in the sandbox first."""
    setup = setup_of(body)
    if setup is not None:
        with suppress(BadSetup, UnknownTitle):  # reported by the replay, with position and cause
            if needs_sandbox(setup.title, dict(setup.options)):
                await hub.sandbox.run("record", setup, body)
    return await asyncio.to_thread(replay_record, body)


async def _begin_with(
    hub: TableHub,
    me: Person,
    game: Game,
    undo: UndoPolicy = "free",
    help: HelpLevel = "full",
    *,
    free: bool = False,
    seat: int | None = None,
) -> TableCreated:
    """Make a table of a game. All seats are mine, or `free`: they can be claimed by their links, all but `seat`."""
    row = new_row(me.id, game, undo=undo, help=help)
    seats = []
    for number, name in enumerate(game.setup.players):
        open = free and number != seat
        seats.append(SeatRow(number, "person", name, "", None if open else me.id, new_token() if open else None))
    await hub.store.add(row, seats, entries_of(game.actions, row.created))
    return TableCreated(row.id)
