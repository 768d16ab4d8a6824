"""An open table, which executes commands one after the other.

A change is planned on the current state and stored. Only then is it applied in memory, answered, and sent to sockets.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from trainshed.core import Illegal, Setup, find

from .history import GameHistory
from .problems import invalid
from .statements import ACTION_KINDS, Commit, Entry, GameRow, SeatRow, Stored
from .wire import PreviewReady, UndoProposal

if TYPE_CHECKING:
    from .hub import TableHub
    from .live import Socket
    from .views import CachedView

_THREAD_REPLAY_ENTRIES = 300  # entries; longer logs are replayed in a thread, not on the event loop


class Table:
    """One open table."""

    def __init__(self, hub: TableHub, stored: Stored, history: GameHistory, heavy: bool) -> None:
        self.hub = hub
        self.id = stored.game.id
        self.history = history
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The running bot task of each seat."""
        self.judging: asyncio.Task[None] | None = None
        """The task that judges the programs of its seats."""
        self.view_cache: dict[int | None, CachedView] = {}
        """Views of the present position, by seat."""
        self.previews: dict[int | None, PreviewReady] = {}
        """The newest preview of each seat that must act, and of everybody else (None)."""
        self.preview_versions: dict[int | None, int] = {}
        """The table's version when each of them was last requested."""
        self.heavy = heavy
        """True if its rules run on untrusted data: they are then kept off the event loop."""
        self.used = time.monotonic()
        self.entries: list[Entry] = []
        self.keys: dict[str, Entry] = {}
        self.by_bots: set[int] = set()
        """The numbers of the actions that bots and stand-ins chose."""
        self._apply_stored(stored.game, stored.seats, stored.entries)

    @classmethod
    async def open(cls, hub: TableHub, stored: Stored) -> Table:
        """Replay the log and return the open table."""
        setup = msgspec.json.decode(stored.game.setup, type=Setup)
        title = find(setup.title)
        heavy = title.needs_sandbox(title.read_options(setup.options))
        if heavy or len(stored.entries) > _THREAD_REPLAY_ENTRIES:
            history = await asyncio.to_thread(_play_through, setup, stored)
        else:
            history = _play_through(setup, stored)
        return cls(hub, stored, history, heavy)

    def _apply_stored(self, row: GameRow, seats: tuple[SeatRow, ...], entries: tuple[Entry, ...]) -> None:
        self.row = row
        self.seats = seats
        self.ask = msgspec.json.decode(row.asked, type=OpenAsk) if row.asked else None
        self.entries += entries
        self.keys.update((entry.key, entry) for entry in entries if entry.key)
        # Only people's actions have keys, apart from those a cloned or uploaded table began with.
        self.by_bots.update(e.n for e in entries if e.kind == "act" and e.key is None and e.time > row.created)
        self.view_cache.clear()

    @property
    def n(self) -> int:
        """The number of the last entry: the table's version."""
        return self.row.n

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if seat.person == person)

    # changing

    async def change(self, plan: Callable[[], Commit | int]) -> int:
        """Make a change and return its number.

        `plan` returns the commit, or a number if there is nothing to store (for example if the command was already
        carried out). It raises to reject the change. It is called again if another process has changed the table first.
        """
        self.used = time.monotonic()
        async with self.lock:
            while True:
                wanted = plan()
                if isinstance(wanted, int):
                    return wanted
                if self.heavy:
                    history = await asyncio.to_thread(self._history_after, wanted)
                else:
                    history = self._history_after(wanted)
                if await self.hub.store.commit(self.id, self.n, wanted):
                    break
                await self._refresh()
            self.history = history
            row = msgspec.structs.replace(
                self.row, **{"n": wanted.entries[-1].n, "updated": wanted.entries[-1].time, **wanted.game}
            )
            seats = tuple(msgspec.structs.replace(seat, **wanted.seats.get(seat.seat, {})) for seat in self.seats)
            self._apply_stored(row, seats, tuple(wanted.entries))
        self.announce()
        return wanted.entries[-1].n

    def _history_after(self, wanted: Commit) -> GameHistory:
        """Return the history after a change that is not stored yet.

        Add to the commit the columns shown in the list of tables, and the result of a finished daily board.
        """
        logged = [entry for entry in wanted.entries if entry.kind in ACTION_KINDS]
        if not logged:
            return self.history
        history = self.history.copy()
        try:
            for entry in logged:
                history.apply_entry(entry)
        except Illegal as illegal:
            raise invalid("the rules forbid it", "illegal", refusal=illegal.refusal) from None
        game = history.game
        wanted.game = {"moves": history.moves, **summary_columns(game), **wanted.game}
        if game.over and self.row.daily:
            wanted.total = game.scores()[0].total
        return history

    def entry(self, kind: str, seat: int | None, body: Any, key: str | None = None, after: int = 0) -> Entry:
        """Return the next entry of this table; with `after`, the entry that many numbers later."""
        text = body if isinstance(body, str) else msgspec.json.encode(body).decode()
        return Entry(self.n + 1 + after, kind, seat, key, text, round(time.time(), 3))

    async def _refresh(self) -> None:
        """Load and apply changes stored by other processes."""
        stored = await self.hub.store.load(self.id, self.n)
        if stored is None or stored.game.n <= self.n:
            return
        history = self.history.copy()
        for entry in stored.entries:
            if entry.kind in ACTION_KINDS:
                history.apply_entry(entry)
        self.history = history
        self._apply_stored(stored.game, stored.seats, stored.entries)

    async def catch_up(self, n: int) -> None:
        """Handle a notice that number n is stored: load it if it came from another process."""
        if n <= self.n:
            return
        async with self.lock:
            if n <= self.n:
                return  # this process stored n; the notice arrived before the commit was applied here
            await self._refresh()
        self.announce()

    def announce(self) -> None:
        """Wake the sockets to send the changes, and start the bots whose turn it is."""
        for socket in self.sockets:
            socket.wake.set()
        self.hub.bot_turns.start(self)
        self.hub.program_turns.start(self)
        self.hub.previews.refresh(self)

    def presence_changed(self) -> None:
        for socket in self.sockets:
            socket.presence = True
            socket.wake.set()


class OpenAsk(msgspec.Struct, frozen=True):
    """An undo request that waits for consent: the part the page shows, and the numbers of the actions it is about."""

    shown: UndoProposal
    undoes: tuple[int, ...]
    restores: tuple[int, ...] = ()
    early: bool = False
    """As in `history.Undone`."""


def summary_columns(game: Any) -> dict[str, Any]:
    """Return the game columns computed for the list of tables."""
    totals = [score.total for score in game.scores()] if game.over else None
    return {
        "waiting": msgspec.json.encode(game.decision.seats).decode(),
        "over": game.over,
        "tick": msgspec.json.encode(game.tick).decode(),
        "totals": None if totals is None else msgspec.json.encode(totals).decode(),
    }


def _play_through(setup: Setup, stored: Stored) -> GameHistory:
    history = GameHistory(setup)
    for entry in stored.entries:
        if entry.kind in ACTION_KINDS:
            history.apply_entry(entry)
    return history
