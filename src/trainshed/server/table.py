"""A table that is open: one authority that takes commands one after the other.

A change is planned on what is known, stored, and only then taken over, answered and told to everybody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from trainshed.core import Setup

from .history import GameHistory
from .statements import LOGGED, Commit, Entry, GameRow, SeatRow, Stored
from .wire import UndoAsk

if TYPE_CHECKING:
    from .hub import TableHub
    from .live import Socket
    from .views import Shown

_OFF_THE_LOOP = 300  # a log longer than this is played through in a thread


class Table:
    """One open table."""

    def __init__(self, hub: TableHub, stored: Stored, history: GameHistory) -> None:
        self.hub = hub
        self.id = stored.game.id
        self.history = history
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.shown: dict[int | None, Shown] = {}
        self.used = time.monotonic()
        self.entries: list[Entry] = []
        self.keys: dict[str, Entry] = {}
        self._adopt(stored.game, stored.seats, stored.entries)

    @classmethod
    async def open(cls, hub: TableHub, stored: Stored) -> Table:
        """Play the log through."""
        if len(stored.entries) > _OFF_THE_LOOP:
            history = await asyncio.to_thread(_play_through, stored)
        else:
            history = _play_through(stored)
        return cls(hub, stored, history)

    def _adopt(self, row: GameRow, seats: tuple[SeatRow, ...], entries: tuple[Entry, ...]) -> None:
        self.row = row
        self.seats = seats
        self.ask = msgspec.json.decode(row.asked, type=OpenAsk) if row.asked else None
        self.entries += entries
        self.keys.update((entry.key, entry) for entry in entries if entry.key)
        self.shown.clear()

    @property
    def n(self) -> int:
        """The number of the last thing that happened here."""
        return self.row.n

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if seat.person == person)

    # changing

    async def change(self, plan: Callable[[], Commit | int]) -> int:
        """Make a change and return its number; a plan that has been carried out already is just its number.

        The plan may be asked again, if another process was quicker. It raises when there is nothing to be done.
        """
        self.used = time.monotonic()
        async with self.lock:
            while True:
                wanted = plan()
                if isinstance(wanted, int):
                    return wanted
                history = self._after(wanted)
                if await self.hub.store.commit(self.id, self.n, wanted):
                    break
                await self._refresh()
            self.history = history
            row = msgspec.structs.replace(
                self.row, **{"n": wanted.entries[-1].n, "updated": wanted.entries[-1].time, **wanted.game}
            )
            seats = tuple(msgspec.structs.replace(seat, **wanted.seats.get(seat.seat, {})) for seat in self.seats)
            self._adopt(row, seats, tuple(wanted.entries))
        self.announce()
        return wanted.entries[-1].n

    def _after(self, wanted: Commit) -> GameHistory:
        """The history after a change that is not stored yet; what the list of tables shows is stored with it."""
        logged = [entry for entry in wanted.entries if entry.kind in LOGGED]
        if not logged:
            return self.history
        history = self.history.copy()
        for entry in logged:
            history.take(entry)
        game = history.game
        wanted.game = {"moves": history.moves, **standing(game), **wanted.game}
        if game.over and self.row.daily:
            wanted.total = game.scores()[0].total
        return history

    def entry(self, kind: str, seat: int | None, body: Any, key: str | None = None, after: int = 0) -> Entry:
        """The next entry of this table (or the one `after` it)."""
        text = body if isinstance(body, str) else msgspec.json.encode(body).decode()
        return Entry(self.n + 1 + after, kind, seat, key, text, round(time.time(), 3))

    async def _refresh(self) -> None:
        """Take over what another process has stored."""
        stored = await self.hub.store.load(self.id, self.n)
        if stored is None or stored.game.n <= self.n:
            return
        history = self.history.copy()
        for entry in stored.entries:
            if entry.kind in LOGGED:
                history.take(entry)
        self.history = history
        self._adopt(stored.game, stored.seats, stored.entries)

    async def catch_up(self, n: int) -> None:
        """Another process says it has stored number n."""
        if n <= self.n:
            return
        async with self.lock:
            if n <= self.n:
                return  # it was this process, and the notice was quicker than the answer
            await self._refresh()
        self.announce()

    def announce(self) -> None:
        """Tell everybody, and let the bots think."""
        for socket in self.sockets:
            socket.wake.set()
        self.hub.bot_workers.start_bots(self)

    def presence_changed(self) -> None:
        for socket in self.sockets:
            socket.presence = True
            socket.wake.set()


class OpenAsk(msgspec.Struct, frozen=True):
    """A request to take back that waits for consent: what the page shows, and the numbers it would take back."""

    shown: UndoAsk
    undoes: tuple[int, ...]


def standing(game: Any) -> dict[str, Any]:
    """What the list of tables shows of a game."""
    return {"waiting": msgspec.json.encode(game.decision.seats).decode(), "over": game.over}


def _play_through(stored: Stored) -> GameHistory:
    history = GameHistory(msgspec.json.decode(stored.game.setup, type=Setup))
    for entry in stored.entries:
        if entry.kind in LOGGED:
            history.take(entry)
    return history
