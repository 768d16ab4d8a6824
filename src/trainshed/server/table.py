"""An open table, which executes commands one after the other.

A change is planned on the current state and stored. Only then is it applied in memory, answered, and sent to sockets.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from trainshed.core import Illegal, Setup, find

from . import tally
from .history import GameHistory
from .limits import WORK, in_thread
from .problems import ApiError, conflict, invalid, unknown
from .statements import ACTION_KINDS, Commit, Entry, GameRow, SeatRow, Stored
from .summary import summary_columns
from .wire import PreviewReady, UndoProposal

if TYPE_CHECKING:
    from .advice_wire import MoveReasons
    from .hub import TableHub
    from .live import Socket
    from .views import CachedView

log = logging.getLogger("trainshed.server")

_SLICE = 0.005  # seconds of replaying after which the event loop may do other work
_FEW_SOCKETS = 8  # up to so many are told at once who is here
_SOCKET_COST = 0.2  # milliseconds of work for telling one socket of a change
_MOST_TRIES = 20  # to store a change, when others store theirs first


class Table:
    """One open table."""

    def __init__(self, hub: TableHub, stored: Stored, history: GameHistory, heavy: bool) -> None:
        self.hub = hub
        self.id = stored.game.id
        self.history = history
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.presence: bytes | None = None
        """The message that says who is here; None: to be made again."""
        self.spectator_news: dict[int, bytes] = {}
        """The message to spectators about the present version, by the version they have seen."""
        self._seats_here: frozenset[int] | None = None
        self._telling_presence: asyncio.TimerHandle | None = None
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
        self.gone = False
        """True once it is not stored any more."""
        self.used = time.monotonic()
        self.entries: list[Entry] = []
        self.keys: dict[str, Entry] = {}
        self.by_bots: set[int] = set()
        """The numbers of the actions that bots and stand-ins chose."""
        self.reasons: dict[int, MoveReasons] = {}
        """Why they chose them, as far as somebody has asked."""
        self._apply_stored(stored.game, stored.seats, stored.entries)
        self.changed = 0.0
        """When it changed last while it was open, by the monotonic clock."""

    @classmethod
    async def open(cls, hub: TableHub, stored: Stored) -> Table:
        """Replay the log and return the open table."""
        setup = msgspec.json.decode(stored.game.setup, type=Setup)
        title = find(setup.title)
        heavy = title.needs_sandbox(title.read_options(setup.options))
        try:
            if heavy:
                history = await in_thread(play_through, setup, stored)
            else:
                history = await _play_through_in_slices(setup, stored)
        except Exception:
            log.exception("damaged game", extra={"table": stored.game.id})
            raise conflict("damaged-table", "this game is damaged: its stored actions cannot be played") from None
        return cls(hub, stored, history, heavy)

    def _apply_stored(self, row: GameRow, seats: tuple[SeatRow, ...], entries: tuple[Entry, ...]) -> None:
        self.row = row
        self.seats = seats
        self.changed = time.monotonic()
        self.ask = msgspec.json.decode(row.asked, type=OpenAsk) if row.asked else None
        self.entries += entries
        self.keys.update((entry.key, entry) for entry in entries if entry.key)
        # Only people's actions have keys, apart from those a cloned or uploaded table began with.
        self.by_bots.update(e.n for e in entries if e.kind == "act" and e.key is None and e.time > row.created)
        self.view_cache.clear()
        self.spectator_news.clear()
        self._seats_here = self.presence = None

    @property
    def seats_here(self) -> frozenset[int]:
        """The seats whose person has the table open."""
        if self._seats_here is None:
            here = {socket.person.id for socket in self.sockets}
            self._seats_here = frozenset(seat.seat for seat in self.seats if seat.person in here)
        return self._seats_here

    @property
    def n(self) -> int:
        """The number of the last entry: the table's version."""
        return self.row.n

    @property
    def over(self) -> bool:
        """True if the game is over, by its rules or because people ended it."""
        return self.row.ended is not None or self.history.game.over

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that must act; none once the game is over."""
        return () if self.row.ended is not None else self.history.game.decision.seats

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
            for _ in range(_MOST_TRIES):
                wanted = await in_thread(plan) if self.heavy else plan()
                if isinstance(wanted, int):
                    return wanted
                if self.heavy:
                    history = await in_thread(self._history_after, wanted)
                else:
                    history = self._history_after(wanted)
                if await self.hub.store.commit(self.id, self.n, wanted):
                    break
                await self._refresh()
            else:
                raise ApiError(503, "busy", "the table changes all the time; try again in a while")
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

        Add to the commit the columns shown in the list of tables, and the results of a finished game.
        """
        logged = [entry for entry in wanted.entries if entry.kind in ACTION_KINDS]
        if not logged:
            return self.history
        if self.row.ended is not None:
            raise conflict("over", "the game was ended; a copy of it can be played on")
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
        if game.over or self.row.over:
            wanted.game["tallied"] = game.over
            wanted.played = tally.results(game, self.row, self.seats, self.entries, wanted.entries[-1].time)
        return history

    def entry(self, kind: str, seat: int | None, body: Any, key: str | None = None, after: int = 0) -> Entry:
        """Return the next entry of this table; with `after`, the entry that many numbers later."""
        text = body if isinstance(body, str) else msgspec.json.encode(body).decode()
        return Entry(self.n + 1 + after, kind, seat, key, text, round(time.time(), 3))

    async def _refresh(self) -> None:
        """Load and apply changes stored by other processes.

        A table whose stored number is lower was restored from a backup, and is loaded anew; one that is not stored any
        more is closed.
        """
        stored = await self.hub.store.load(self.id, self.n)
        if stored is None:
            self.hub.forget(self)
            raise unknown("table")
        if stored.game.n == self.n:
            return
        if stored.game.n < self.n:
            whole = await self.hub.store.load(self.id)
            assert whole is not None
            opened = await Table.open(self.hub, whole)
            self.history = opened.history
            self.entries, self.keys, self.by_bots, self.reasons = [], {}, set(), {}
            self.previews.clear()
            self.preview_versions.clear()
            self._apply_stored(whole.game, whole.seats, whole.entries)
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
        work = WORK.get()
        if work is not None:
            work.on_loop += _SOCKET_COST * len(self.sockets)
        for socket in self.sockets:
            socket.wake.set()
        self.hub.bot_turns.start(self)
        self.hub.program_turns.start(self)
        self.hub.previews.refresh(self)

    def presence_changed(self) -> None:
        """Tell everybody soon who is here; the more there are, the later, as often as people may come and go."""
        self.presence = self._seats_here = None
        self.spectator_news.clear()
        if self._telling_presence is None:
            delay = 0.0 if len(self.sockets) <= _FEW_SOCKETS else 0.5 + len(self.sockets) / 50
            self._telling_presence = asyncio.get_running_loop().call_later(delay, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling_presence = None
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


def play_through(setup: Setup, stored: Stored) -> GameHistory:
    """Replay a stored game."""
    history = GameHistory(setup)
    for entry in stored.entries:
        if entry.kind in ACTION_KINDS:
            history.apply_entry(entry)
    return history


async def _play_through_in_slices(setup: Setup, stored: Stored) -> GameHistory:
    """Replay a stored game; between its actions the event loop does other work."""
    history = GameHistory(setup)
    began = time.thread_time()
    for entry in stored.entries:
        if entry.kind in ACTION_KINDS:
            history.apply_entry(entry)
            if time.thread_time() - began > _SLICE:
                await asyncio.sleep(0)
                began = time.thread_time()
    return history
