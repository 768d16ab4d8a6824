"""Previews: effects of moves and best runs, computed in a worker process for the seats that look at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from trainshed.rail.play.actions import RouteChoice

from .fair_queue import Urgency
from .problems import ApiError, conflict, unknown
from .wire import PreviewReady, RestRequest, RouteRequest
from .workers import Workers, explain_run, find_reach, find_rest, find_route, make_preview, pack

if TYPE_CHECKING:
    from .table import Table

DEADLINE = 3.0
"""Seconds a preview may take. Without one the page shows dashes."""
SECOND_DEADLINE = 10.0
"""Seconds for the one more attempt at a preview that took too long, once nothing more urgent waits."""


def check_full_help(table: Table) -> None:
    """Reject a request for best runs or suggestions where the table has agreed on less help."""
    if table.row.help != "full":
        raise conflict("help", "this table has agreed on less help")


class Previews:
    """Keeps the preview of each open table up to date, for connected seats that must act and for everybody else."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._tasks: set[asyncio.Task[None]] = set()

    def refresh(self, table: Table) -> None:
        """Compute the previews that somebody looks at and that are out of date."""
        game = table.history.game
        if not game.title.has_previews or not table.sockets or table.row.help == "none":
            return
        asked = set(table.deciding)
        wanted: set[int | None] = {socket.seat_shown() for socket in table.sockets}
        for seat in {seat if seat in asked else None for seat in wanted}:
            if table.preview_versions.get(seat) != table.n:
                table.preview_versions[seat] = table.n
                task = asyncio.create_task(self._compute(table, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _compute(self, table: Table, seat: int | None) -> None:
        n = table.n
        request = pack(make_preview, table.history.game.resample_hidden(seat, 0), seat, table.row.help)
        owner, kind = table.row.host, ("preview", seat)
        preview = await self._workers.run(table.id, kind, request, DEADLINE, owner=owner)
        if preview is None and n == table.n and table.sockets:
            late = Urgency.UNWATCHED
            preview = await self._workers.run(table.id, kind, request, SECOND_DEADLINE, owner=owner, urgency=late)
        if preview is not None and n == table.n:
            table.previews[seat] = PreviewReady(n, seat, Raw(preview))
            for socket in table.sockets:
                socket.wake.set()

    async def reach(self, table: Table, person: str, company: str, at: int | None) -> bytes:
        """Return the part of the map a company can reach, as JSON."""
        return await self._ask(table, person, at, ("reach", company, at), find_reach, company)

    async def explained_run(self, table: Table, person: str, company: str, at: int | None) -> bytes:
        """Return the best run of a company, explained, as JSON; refused where the table has agreed on less help."""
        check_full_help(table)
        return await self._ask(table, person, at, ("run", company, at), explain_run, company)

    async def route(self, table: Table, person: str, data: RouteRequest) -> bytes:
        """Return a route that somebody draws, as JSON. A newer request of the same person replaces one that waits."""
        choice = RouteChoice(data.train, data.stops)
        args = data.company, choice, data.others, data.which
        return await self._ask(table, person, None, ("route", person), find_route, *args)

    async def rest(self, table: Table, person: str, data: RestRequest) -> bytes:
        """Return the best routes beside some that somebody keeps, as JSON; refused as `explained_run`."""
        check_full_help(table)
        return await self._ask(table, person, None, ("rest", person), find_rest, data.company, data.kept)

    async def _ask(
        self, table: Table, person: str, at: int | None, kind: object, do: Callable[..., bytes], *args: Any
    ) -> bytes:
        """Let a worker compute what is the same for everybody, about a company at a position."""
        game = table.history.game if at is None else table.history.game.at(at)
        request = pack(do, game.resample_hidden(None, 0), *args)
        found = await self._workers.run(table.id, kind, request, DEADLINE, owner=person)
        if found is None:
            raise ApiError(503, "busy", "this takes too long now; try again in a while")
        if found == b"null":
            raise unknown("company on a map")
        return found
