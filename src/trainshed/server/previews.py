"""Previews: effects of moves and best runs, computed in a worker process for the seats that look at a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import Raw

from .problems import ApiError, unknown
from .wire import PreviewReady
from .workers import Workers, find_reach, make_preview, pack

if TYPE_CHECKING:
    from .table import Table

DEADLINE = 3.0
"""Seconds a preview may take. Without one the page shows dashes."""


class Previews:
    """Keeps the preview of each open table up to date, for connected seats that must act and for everybody else."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._tasks: set[asyncio.Task[None]] = set()

    def refresh(self, table: Table) -> None:
        """Compute the previews that somebody looks at and that are out of date."""
        game = table.history.game
        if not game.title.has_previews or not table.sockets:
            return
        asked = set(game.decision.seats)
        wanted: set[int | None] = {socket.seat_shown() for socket in table.sockets}
        for seat in {seat if seat in asked else None for seat in wanted}:
            if table.preview_versions.get(seat) != table.n:
                table.preview_versions[seat] = table.n
                task = asyncio.create_task(self._compute(table, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _compute(self, table: Table, seat: int | None) -> None:
        n = table.n
        request = pack(make_preview, table.history.game.resample_hidden(seat, 0), seat)
        preview = await self._workers.run(table.id, ("preview", seat), request, DEADLINE)
        if preview is not None and n == table.n:
            table.previews[seat] = PreviewReady(n, seat, Raw(preview))
            for socket in table.sockets:
                socket.wake.set()

    async def reach(self, table: Table, company: str, at: int | None) -> bytes:
        """Return the part of the map a company can reach, as JSON."""
        game = table.history.game if at is None else table.history.game.at(at)
        request = pack(find_reach, game.resample_hidden(None, 0), company)
        found = await self._workers.run(table.id, ("reach", company, at), request, DEADLINE)
        if found is None:
            raise ApiError(503, "busy", "this takes too long now; try again in a while")
        if found == b"null":
            raise unknown("company on a map")
        return found
