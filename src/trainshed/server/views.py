"""The data of a table a person may see, as sent to the page: views, log and chat."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from trainshed.core import Event, Game, Message

from . import ending, programs, undo
from .history import ActionResult, restored_by, undone_by
from .limits import in_thread
from .seats import lesson_of
from .statements import Entry
from .table import Table
from .wire import (
    ChatMessage,
    ChatPage,
    Log,
    LogEntry,
    PendingDecision,
    SeatView,
    SoloResult,
    TableView,
    Tick,
    UndoState,
)

MOST_ENTRIES = 3000
"""Log entries sent at once, the newest ones. No game has as many, unless people undo and redo without end."""
MOST_CHAT = 200
"""Chat messages sent at once, the newest ones."""


class CachedView(Struct, frozen=True):
    """The expensive part of a view, the same for everybody who views from a seat. Cached until the table changes."""

    view: Raw
    undo: UndoState
    shared: dict[str, object]


def table_view(table: Table, person: str, seat: int | None, at: int | None = None) -> TableView:
    """Return the table as one of the person's seats (None: a spectator) sees it, now or at an earlier position."""
    if at is None or at == table.history.moves:
        shown = table.view_cache.get(seat)
        if shown is None:
            shown = table.view_cache[seat] = _build_view(table, seat, None)
    else:
        shown = _build_view(table, seat, at)
    row = table.row
    host = row.host == person
    ended = row.ended if at is None or at == table.history.moves else None
    here = table.seats_here
    return TableView(
        id=table.id,
        title=row.title,
        options=table.history.game.setup.options,
        host=host,
        seat=seat,
        mine=table.seats_of(person),
        seats=tuple(
            SeatView(
                seat=item.seat,
                kind="bot" if item.kind == "bot" else "person",
                name=item.name,
                level=item.level,
                taken=item.kind == "bot" or item.person is not None,
                mine=item.person == person,
                here=item.kind == "bot" or item.seat in here,
                token=item.token if host and item.person is None else None,
                stand_in=item.stand_in or None,
                programs=programs.views(item) if item.person == person else (),
            )
            for item in table.seats
        ),
        version=table.n,
        moves=table.history.moves,
        view=shown.view,
        undo=shown.undo,
        help=row.help,
        daily=row.daily,
        lesson=lesson_of(row.title, table.seats) is not None,
        known_deck=row.known_deck,
        rematch=row.rematch,
        ended=ended,
        **shown.shared,  # type: ignore[arg-type]
    )


async def prepare(table: Table, seat: int | None) -> None:
    """Build the present view of a table with untrusted data in a thread, so that `table_view` finds it cached."""
    while table.heavy and seat not in table.view_cache:
        n = table.n
        built = await in_thread(_build_view, table, seat, None)
        if n == table.n:
            table.view_cache[seat] = built


def _build_view(table: Table, seat: int | None, at: int | None) -> CachedView:
    history = table.history
    game = history.game if at is None else history.game.at(at)
    other = next(iter(table.view_cache.values()), None) if at is None else None
    shared = other.shared if other is not None else _shared_fields(table, game, at)
    back = undo.state(table, seat) if at is None else UndoState(table.row.undo, "nothing")
    view = game.view(seat)
    if table.row.ended is not None and at is None and not game.over:
        ended = {"over": True, "moves": ()}
        view = replace(view, **{name: value for name, value in ended.items() if name in view.__struct_fields__})
    return CachedView(Raw(msgspec.json.encode(view)), back, shared)


def _shared_fields(table: Table, game: Game, at: int | None) -> dict[str, object]:
    """Return the part of the view that is the same for every seat."""
    history = table.history
    now = at is None or at == history.moves
    waiting = table.deciding if now else game.decision.seats
    ticks, turns = history.ticks, history.turns
    return {
        "at": game.played,
        "turns": tuple(place for place in range(1, len(turns)) if turns[place] != turns[place - 1]),
        "ticks": tuple(Tick(place, tick) for place, tick in enumerate(ticks) if place == 0 or tick != ticks[place - 1]),
        "waiting": tuple(PendingDecision(number, game.decision.question(number)) for number in waiting),
        "over": table.over if now else game.over,
        "outcome": ending.outcome(table) if now else game.outcome,
        "scores": game.scores(),
        "solo": None if game.solo_result is None else SoloResult(game.solo_result, game.title.solo_ranks),
    }


# the log and the chat


def log(table: Table, since: int) -> Log:
    """Return the log and chat entries after `since` and the earlier actions changed since; -1: all with the deal.

    Of a great many, only the newest are returned, and `cut` is true.
    """
    if since >= table.n:
        return Log(table.n, (), ())
    moves = {number: place + 1 for place, number in enumerate(table.history.numbers)}
    news = _news(table.entries, since)
    said = [entry for entry in news if entry.kind == "chat"]
    told = [entry for entry in news if entry.kind not in ("chat", programs.KEY)]  # programs are nobody else's business
    cut = len(said) > MOST_CHAT or len(told) > MOST_ENTRIES
    entries = [_log_entry(table, entry, moves) for entry in told[-MOST_ENTRIES:]]
    if since < 0:
        dealt = table.history.results[0]
        entries.insert(0, LogEntry(0, "deal", None, *_told(dealt), table.row.created, dealt.tick, 0))
    return Log(table.n, tuple(entries), tuple(_chat_message(entry) for entry in said[-MOST_CHAT:]), cut)


def chat(table: Table, before: int) -> ChatPage:
    """Return the newest chat messages before a number."""
    earlier = [entry for entry in table.entries if entry.kind == "chat" and entry.n < before]
    return ChatPage(tuple(_chat_message(entry) for entry in earlier[-MOST_CHAT:]), len(earlier) > MOST_CHAT)


def _chat_message(entry: Entry) -> ChatMessage:
    said = msgspec.json.decode(entry.body, type=dict[str, str])
    return ChatMessage(entry.n, entry.seat, said["name"], said["text"], entry.time)


def _told(result: ActionResult) -> tuple[tuple[Message, ...], tuple[Event, ...]]:
    """Return the messages and the events of an action."""
    return tuple(event.message() for event in result.events), result.events


def _news(entries: list[Entry], since: int) -> list[Entry]:
    """Return the entries after `since`. If an undo or redo is among them, actions before may have another position."""
    new = _after(entries, since)
    touched = [number for entry in new if entry.kind in ("undo", "redo") for number in _numbers(entry)]
    if not touched or min(touched) > since:
        return new
    return [entry for entry in _after(entries, min(touched) - 1) if entry.n > since or entry.kind == "act"]


def _numbers(entry: Entry) -> tuple[int, ...]:
    return undone_by(entry).undoes if entry.kind == "undo" else restored_by(entry)


def _after(entries: list[Entry], since: int) -> list[Entry]:
    place = len(entries)
    while place and entries[place - 1].n > since:
        place -= 1
    return entries[place:]


def _log_entry(table: Table, entry: Entry, moves: dict[int, int]) -> LogEntry:
    if entry.kind == "act":
        happened = table.history.results[entry.n]
        move = moves.get(entry.n)
        happening = (*_told(happened), entry.time, happened.tick, move)
        by_program = (entry.key or "").startswith(f"{programs.KEY}:")
        by_bot = entry.n in table.by_bots
        return LogEntry(entry.n, "act", entry.seat, *happening, undone=move is None, program=by_program, bot=by_bot)
    if entry.kind == "undo":
        undone_actions = undone_by(entry)
        key = f"table-log-{undone_actions.what}{'-early' if undone_actions.early else ''}"
        gone = undone_actions.undoes
        message, tick = _undo_message(table, entry, key, gone)
        return LogEntry(entry.n, "undo", entry.seat, (message,), (), entry.time, tick, undoes=gone)
    if entry.kind == "redo":
        restored = restored_by(entry)
        message, tick = _undo_message(table, entry, "table-log-redo", restored)
        return LogEntry(entry.n, "redo", entry.seat, (message,), (), entry.time, tick, restores=restored)
    told = msgspec.json.decode(entry.body, type=Message)
    kind = entry.kind if entry.kind in ("ask", "decline") else "seat"
    return LogEntry(entry.n, kind, entry.seat, (told,), (), entry.time)  # type: ignore[arg-type]


def _undo_message(table: Table, entry: Entry, key: str, numbers: tuple[int, ...]) -> tuple[Message, Message]:
    """Return the message of an undo or redo, and the tick it belongs to."""
    happened = table.history.results[entry.n]
    part = happened.led_to or happened.tick
    return Message(key, {"player": f"@{entry.seat}", "actions": len(numbers), "part": part}), happened.tick
