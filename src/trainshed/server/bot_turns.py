"""Turns of bots: choose in a worker process, on a game with all hidden information resampled, then play the action."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING

from trainshed.core.chance import SEED_LIMIT

from .history import GameHistory, same_decision
from .statements import Commit
from .workers import Workers, choose_action, pack

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger("trainshed.server")

DEADLINE = 30.0
"""Seconds a bot may think; a random move is played for one that takes longer. The strongest take about two."""


class _TooLate(Exception):  # noqa: N818 - not a fault
    """The decision has changed in the meantime."""


class BotTurns:
    """Lets bots act whenever they must."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._closed = False

    def start(self, table: Table) -> None:
        """Start every bot that must act at this table, unless a request to take back is open."""
        if self._closed or table.ask is not None:
            return
        for seat in table.history.game.decision.seats:
            if table.seats[seat].bot and seat not in table.thinking:
                table.thinking[seat] = asyncio.create_task(self._play(table, seat))

    async def _play(self, table: Table, seat: int) -> None:
        """Act as long as the seat must act."""
        try:
            while not self._closed and table.ask is None and seat in table.history.game.decision.seats:
                level = table.seats[seat].bot
                if not level:  # the person has come back
                    break
                await self._act(table, seat, level, *await self._choose(table, seat, level))
        except Exception:
            if not self._closed:
                log.exception("bot failed", extra={"table": table.id, "seat": seat})
        finally:
            del table.thinking[seat]

    async def _choose(self, table: Table, seat: int, level: str) -> tuple[GameHistory, bytes]:
        """Return the history the bot saw, and its action as JSON."""
        history = table.history
        seed = int.from_bytes(blake2b(f"{table.id}/{history.moves}/{seat}".encode()).digest()[:8]) % SEED_LIMIT
        seen = history.game.resample_hidden(seat, seed)
        for tried in (level, "random"):
            request = pack(choose_action, seen, seat, tried, seed)
            action = await self._workers.run(table.id, ("bot", seat), request, DEADLINE)
            if action is not None or self._closed:
                break
        return history, action or b""

    async def _act(self, table: Table, seat: int, level: str, then: GameHistory, body: bytes) -> None:
        def plan() -> Commit:
            now = table.history
            if table.ask is not None or table.seats[seat].bot != level or not body:
                raise _TooLate
            if now.revision != then.revision:  # taken back: the same question may come from another position
                raise _TooLate
            if now is not then and not same_decision(now.game, then.game, seat):
                raise _TooLate
            return Commit([table.entry("act", seat, body.decode())])

        with suppress(_TooLate):
            await table.change(plan)

    def close(self) -> None:
        self._closed = True
