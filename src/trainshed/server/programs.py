"""Programs of seats: a person leaves orders, and the server acts on them when the seat is asked.

Only their owner sees them. They are judged on the game as it is when they act; what they did is marked in the log. The
owner ends any of them, the host all of a seat without seeing them. While a stand-in plays, they rest. An undo or redo
that touches an action of the seat ends its programs, so that nothing is done again that was just taken back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from trainshed.core import Action, Event, Message, Refusal
from trainshed.core.program import Program, Programs

from .problems import conflict, forbidden, invalid, unknown
from .seats import by_number
from .statements import Commit, SeatRow
from .wire import Accepted, EndProgramRequest, ProgramRequest, ProgramView

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person
    from .table import Table

log = logging.getLogger("trainshed.server")

MOST = 20
"""How many programs a seat may have."""
KEY = "program"
"""Keys of entries that programs made begin with it; those of people begin with their seat."""


class StoredProgram(Struct, frozen=True):
    """A program of a seat; one that has ended is kept until its owner has seen why."""

    id: int
    """The number of the entry that made it."""
    program: Raw
    stopped: Message | None = None


def stored(seat: SeatRow) -> tuple[StoredProgram, ...]:
    """Return the programs of a seat."""
    return msgspec.json.decode(seat.programs, type=tuple[StoredProgram, ...]) if seat.programs else ()


def views(seat: SeatRow) -> tuple[ProgramView, ...]:
    """Return the programs as their owner sees them."""
    return tuple(ProgramView(it.id, it.program, it.stopped) for it in stored(seat))


def _encode(programs: tuple[StoredProgram, ...]) -> dict[str, Any]:
    return {"programs": msgspec.json.encode(programs).decode() if programs else ""}


def _of(table: Table) -> Programs:
    programs = table.history.game.title.programs
    if programs is None:
        raise conflict("no-programs", "this title has no programs")
    return programs


def _decode(programs: Programs, body: bytes) -> Program:
    program: Program = msgspec.json.decode(body, type=programs.program)
    return program


# commands


async def make(hub: TableHub, me: Person, id: str, number: int, data: ProgramRequest) -> Accepted:
    """Make a program of one of my seats. It replaces one for the same purpose."""
    table = await hub.table(id, me)
    key = f"make-{KEY}:{number}:{data.key}"
    body = msgspec.json.encode(data.program)

    def plan() -> Commit | int:
        hub.check_own_seat(table, me, number)
        made = table.keys.get(key)
        if made is not None:
            if made.body != body.decode():
                raise invalid("this key was used for another program", "key")
            return made.n
        if table.over:
            raise conflict("over", "the game is over")
        programs = _of(table)
        try:
            wanted = _decode(programs, body)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise invalid(f"program: {str(error)[:300]}", "malformed") from None
        kept = programs.begin(table.history.game, number, wanted)
        if isinstance(kept, Refusal):
            raise invalid("this program cannot be made", "illegal", refusal=kept)
        purpose = programs.purpose(kept)
        others = tuple(
            it
            for it in stored(table.seats[number])
            if programs.purpose(_decode(programs, bytes(it.program))) != purpose
        )
        if len(others) >= MOST:
            raise conflict("too-many", f"a seat has at most {MOST} programs")
        new = StoredProgram(table.n + 1, Raw(msgspec.json.encode(kept)))
        entry = table.entry(KEY, number, body.decode(), key)
        return Commit([entry], {}, {number: _encode((*others, new))})

    return Accepted(await table.change(plan))


async def end(hub: TableHub, me: Person, id: str, number: int, data: EndProgramRequest) -> Accepted:
    """End a program of one of my seats, or all of them; the host may end all of any seat."""
    table = await hub.table(id, me)
    key = f"end-{KEY}:{number}:{data.key}"

    def plan() -> Commit | int:
        if key in table.keys:
            return table.keys[key].n
        seat = by_number(table, number)
        if seat.person != me.id and (table.row.host != me.id or data.program is not None):
            raise forbidden("that seat is not yours")
        kept = tuple(it for it in stored(seat) if data.program not in (None, it.id))
        if data.program is not None and len(kept) == len(stored(seat)):
            raise unknown("program")
        return Commit([table.entry(KEY, number, "null", key)], {}, {number: _encode(kept)})

    return Accepted(await table.change(plan))


# acting


class _NothingToDo(Exception):  # noqa: N818 - not a fault
    """No program has anything to say now."""


class ProgramTurns:
    """Lets programs act whenever their seat is asked, and ends those that are over."""

    def __init__(self) -> None:
        self._closed = False

    def start(self, table: Table) -> None:
        """Judge the programs of a table, as often as one of them acts or ends."""
        busy = table.judging is not None or table.ask is not None
        if self._closed or busy or not any(seat.programs for seat in table.seats):
            return
        table.judging = asyncio.create_task(self._run(table))

    async def _run(self, table: Table) -> None:
        try:
            with suppress(_NothingToDo):
                while not self._closed:
                    await table.change(lambda: _plan(table))
        except Exception:
            if not self._closed:
                log.exception("program failed", extra={"table": table.id})
        finally:
            table.judging = None

    def close(self) -> None:
        self._closed = True


def _plan(table: Table) -> Commit:
    """Return what the first program that has something to say does; passes come last."""
    if table.ask is not None or table.over:
        raise _NothingToDo
    for seat in table.seats:
        if seat.person is None or seat.bot:
            continue
        last: tuple[StoredProgram, Action] | None = None
        for program in stored(seat):
            verdict = _judge(table, seat.seat, program) if program.stopped is None else None
            if isinstance(verdict, Action) and _of(table).gives_way(verdict):
                last = last or (program, verdict)
            elif verdict is not None:
                return _carry_out(table, seat, program, verdict)
        if last is not None:
            return _carry_out(table, seat, *last)
    raise _NothingToDo


def _judge(table: Table, seat: int, program: StoredProgram) -> Action | Message | None:
    """Return what a program does now, or why it ends; None if it waits."""
    history = table.history
    if history.touched_since(seat, program.id):
        return Message("table-program-taken-back")
    programs = _of(table)
    try:
        orders = _decode(programs, bytes(program.program))
        verdict = programs.judge(history.game, seat, orders, tuple(_events_since(table, program.id)))
        refusal = history.game.why_not(verdict) if isinstance(verdict, Action) else None
    except Exception:  # a program that fails must not block the table
        log.exception("program failed", extra={"table": table.id, "seat": seat})
        return Message("table-program-failed")
    return verdict if refusal is None else Message("table-program-refused", {"reason": refusal.message})


def _events_since(table: Table, number: int) -> Iterator[Event]:
    """Yield the events of the actions after a number, without undone ones."""
    history = table.history
    for later in history.numbers:
        if later > number:
            yield from history.results[later].events


def _carry_out(table: Table, seat: SeatRow, program: StoredProgram, verdict: Action | Message) -> Commit:
    if isinstance(verdict, Action):
        body = msgspec.json.encode(verdict).decode()
        return Commit([table.entry("act", seat.seat, body, f"{KEY}:{seat.seat}:{table.n + 1}")])
    kept = tuple(replace(it, stopped=verdict) if it.id == program.id else it for it in stored(seat))
    return Commit([table.entry(KEY, seat.seat, "null")], {}, {seat.seat: _encode(kept)})
