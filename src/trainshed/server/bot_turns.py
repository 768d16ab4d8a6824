"""Turns of bots: choose in a worker process, on a game with all hidden information resampled, then play the action."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from trainshed.core.chance import SEED_LIMIT

from .fair_queue import Urgency
from .history import GameHistory, same_decision
from .statements import Commit
from .workers import Workers, choose_action, pack

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger("trainshed.server")

DEADLINE = 15.0
"""Seconds a bot may think; a random move is played for one that takes longer. The strongest take about two."""
HEAVY_DEADLINE = 5.0
"""The same for a game on untrusted data, which may be made to take long."""
_CLAIM_AGAIN = 1.0  # seconds until a server tries again to claim a turn that another server has


class _TooLate(Exception):  # noqa: N818 - not a fault
    """The decision has changed in the meantime."""


class BotTurns:
    """Lets bots act whenever they must."""

    def __init__(self, workers: Workers, pace: float = 0.0) -> None:
        self._workers = workers
        self._pace = pace
        self._closed = False
        self._closing = asyncio.Event()

    def start(self, table: Table) -> None:
        """Start every bot that must act at this table, unless a request to take back is open."""
        if self._closed or table.ask is not None:
            return
        for seat in table.deciding:
            if table.seats[seat].bot and seat not in table.thinking:
                table.thinking[seat] = asyncio.create_task(self._play(table, seat))

    async def _play(self, table: Table, seat: int) -> None:
        """Act as long as the seat must act."""
        try:
            while not self._closed and table.ask is None and seat in table.deciding:
                level = table.seats[seat].bot
                if not level:  # the person has come back
                    break
                if not await table.hub.claim_turn(table.id, seat):
                    await asyncio.sleep(_CLAIM_AGAIN)
                    continue
                try:
                    chosen = await self._choose(table, seat, level)
                    await self._keep_pace(table, seat)
                    await self._act(table, seat, level, *chosen)
                finally:
                    await table.hub.release_turn(table.id, seat)
        except Exception:
            if not self._closed:
                log.exception("bot failed", extra={"table": table.id, "seat": seat})
        finally:
            del table.thinking[seat]

    async def _choose(self, table: Table, seat: int, level: str) -> tuple[GameHistory, bytes]:
        """Return the history the bot saw, and its action as JSON."""
        history = table.history
        seed = turn_seed(table.hub.secret, table.id, history.moves, seat)
        deadline = HEAVY_DEADLINE if table.heavy else DEADLINE
        seen = history.game.resample_hidden(seat, seed)
        for tried in (level, "random"):
            request = pack(choose_action, seen, seat, tried, seed)
            owner, urgency = table.row.host, _urgency(table)
            action = await self._workers.run(table.id, ("bot", seat), request, deadline, owner=owner, urgency=urgency)
            if action is not None or self._closed:
                break
        return history, action or b""

    async def _keep_pace(self, table: Table, seat: int) -> None:
        """Wait until those who look on could follow what happened last; a person's action needs no time."""
        if not table.sockets or not self._pace:
            return
        after_bot = bool(table.entries) and table.entries[-1].n in table.by_bots
        pace = self._pace if table.seats[seat].stand_in else self._pace / 3 if after_bot else 0.0
        left = table.changed + pace - time.monotonic()
        if left > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), left)

    async def _act(self, table: Table, seat: int, level: str, then: GameHistory, body: bytes) -> None:
        def plan() -> Commit:
            now = table.history
            if self._closed or table.ask is not None or table.seats[seat].bot != level or not body:
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
        self._closing.set()


def turn_seed(secret: bytes, table: str, moves: int, seat: int) -> int:
    """Return the seed of a bot's turn after so many moves.

    Without the secret nobody can work out what the bot will do.
    """
    turn = f"bot/{table}/{moves}/{seat}".encode()
    return int.from_bytes(hmac.new(secret, turn, "sha256").digest()[:8]) % SEED_LIMIT


def _urgency(table: Table) -> Urgency:
    if table.sockets:
        return Urgency.WATCHED
    return Urgency.UNWATCHED if any(seat.person for seat in table.seats) else Urgency.BOTS_ONLY
