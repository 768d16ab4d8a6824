"""Records: download a game as a file, ours or one of 18xx.games, and make tables from files or positions.

Hidden information of a running game is not exported: its file, and a table cloned from it, contain only the random
results that everybody has seen, with a new seed. The same holds for a daily board even after its end, since others
who have yet to play it have the same seed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from litestar import Response
from msgspec.structs import replace

from trainshed.core import BadSetup, Record, UnknownTitle
from trainshed.formats.eighteenxx import is_file

from . import file_jobs
from .file_jobs import ReadFile, ReplayedGame, WrittenFile, check_record, look_at_file, read_file, write_18xx
from .problems import ApiError, conflict, invalid, unknown
from .sandbox import needs_sandbox, setup_of
from .seats import new_token
from .statements import SeatRow
from .tables import entries_of, new_row
from .wire import FileView, HelpLevel, TableCreated, UndoPolicy
from .workers import pack

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person
    from .table import Table

T = TypeVar("T")


async def _in_worker(hub: TableHub, me: Person, type: type[T], do: Callable[..., bytes], argument: Any) -> T:
    """Do a job on a file in a worker process."""
    job = pack(do, argument)
    found = await hub.file_workers.run(me.id, do.__name__, job, file_jobs.DEADLINE, owner=me.id)
    if found is None:
        raise ApiError(503, "busy", "this takes too long now; try again in a while")
    return msgspec.json.decode(found, type=type)


def _record(table: Table, at: int | None = None) -> Record:
    """Return the record of the game up to a position, with the current names of the players."""
    present = table.history.game
    game = present if at is None else present.at(at)
    setup = present.setup if present.over and not table.row.daily else game.public_setup(table.hub.seeds())
    return Record(game.record.format, replace(setup, players=_names(table.seats)), game.actions)


_SECRET = ("secret", "this game cannot be written down before it is over")


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
    record = _record(table)
    if (await _in_worker(hub, me, ReadFile, check_record, record)).damage is not None:
        raise conflict(*_SECRET)
    return _attachment(f"{table.row.title}-{table.id}.json", record.json().encode())


async def download_18xx(hub: TableHub, me: Person, id: str) -> Response[bytes]:
    """Return the game as a file of 18xx.games; refuse with the reason if it cannot be played there."""
    table = await hub.table(id, me)
    written = await _in_worker(hub, me, WrittenFile, write_18xx, _record(table))
    if written.refused is not None:
        raise conflict("not-there", "this game cannot be played at 18xx.games", damage=written.refused)
    if not written.content:
        raise conflict(*_SECRET)
    return _attachment(f"{table.row.title}-{table.id}-18xx.json", written.content)


def _attachment(name: str, content: bytes) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(content, media_type="application/json", headers=headers)


async def clone(hub: TableHub, me: Person, id: str, at: int) -> TableCreated:
    """Make a hot-seat table that starts at a position of another table."""
    table = await hub.table(id, me)
    if at > table.history.moves:
        raise unknown("position")
    found = await _in_worker(hub, me, ReadFile, read_file, _record(table, at).json().encode())
    if found.game is None or found.damage is not None:
        raise conflict(*_SECRET)
    known = table.row.known_deck or table.history.game.over
    return await _begin_with(hub, me, found.game, table.row.undo, table.row.help, known_deck=known)


async def look(hub: TableHub, me: Person, body: bytes) -> FileView:
    """Return what a file contains: who played, how far it got, what is wrong with it. No table is made."""
    return await _in_worker(hub, me, FileView, look_at_file, body) if is_file(body) else FileView(source="record")


async def upload(
    hub: TableHub, me: Person, body: bytes, *, prefix: bool = False, seat: int | None = None
) -> TableCreated:
    """Make a table from a file; reject a damaged one with the position and cause, unless its valid part is wanted.

    Our records become hot-seat tables, and so do finished games of 18xx.games. In one that goes on, each name is a seat
    to be claimed, but for the `seat` that the sender takes.
    """
    other = is_file(body)
    if not other:
        await _try_record(hub, me, body)
    read = await _in_worker(hub, me, ReadFile, read_file, body)
    damage, game = read.damage, read.game
    if game is None or (damage is not None and not prefix):
        raise invalid(
            "the record is damaged",
            "damaged",
            damage=damage.message if damage else None,
            at=damage.action if damage else None,
        )
    if seat is not None and not 0 <= seat < len(game.setup.players):
        raise invalid("there is no such seat")
    free = (other or seat is not None) and not game.over
    return await _begin_with(hub, me, game, free=free, seat=seat, known_deck=True)


async def _try_record(hub: TableHub, me: Person, body: bytes) -> None:
    """Try a record with custom data in the sandbox."""
    setup = setup_of(body)
    if setup is not None:
        with suppress(BadSetup, UnknownTitle):  # reported by the replay, with position and cause
            if needs_sandbox(setup.title, dict(setup.options)):
                await hub.sandbox.run("record", setup, me.id, body)


async def _begin_with(
    hub: TableHub,
    me: Person,
    game: ReplayedGame,
    undo: UndoPolicy = "free",
    help: HelpLevel = "full",
    *,
    free: bool = False,
    seat: int | None = None,
    known_deck: bool = False,
) -> TableCreated:
    """Make a table of a game. All seats are mine, or `free`: they can be claimed by their links, all but `seat`."""
    row = new_row(me.id, game, undo=undo, help=help, known_deck=known_deck and not game.over)
    seats = []
    for number, name in enumerate(game.setup.players):
        open = free and number != seat
        seats.append(SeatRow(number, "person", name, "", None if open else me.id, new_token() if open else None))
    await hub.store.add(row, seats, entries_of(game.actions, row.created))
    return TableCreated(row.id)
