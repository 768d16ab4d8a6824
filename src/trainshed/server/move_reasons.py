"""Why a bot made a move: its turn is computed again from the position before, with the same level and seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from trainshed.core import Game, Message

from .advice_jobs import Explained, explain_move
from .advice_wire import MoveReasons
from .bot_turns import HEAVY_DEADLINE, turn_seed
from .history import same_decision
from .limits import in_thread
from .previews import check_full_help
from .problems import ApiError, unknown
from .suggestions import DEADLINE
from .workers import pack

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person
    from .statements import Entry
    from .table import Table

_STAND_IN = ("table-log-stand-in", "table-log-give-up")


async def why(hub: TableHub, me: Person, id: str, n: int) -> MoveReasons:
    """Return the reasons of the bot whose move is log entry `n`."""
    table = await hub.table(id, me)
    if not table.over:
        check_full_help(table)
    if n not in table.by_bots:
        raise unknown("move of a bot")
    known = table.reasons.get(n)
    if known is None:
        known = await _compute(hub, table, me, n)
        if known.known == "told":
            table.reasons[n] = known
    return known


async def _compute(hub: TableHub, table: Table, me: Person, n: int) -> MoveReasons:
    entry = next(entry for entry in table.entries if entry.n == n)
    seat = entry.seat
    assert seat is not None
    level = level_at(table, seat, n)
    games = await in_thread(_positions, table, entry, seat) if table.heavy else _positions(table, entry, seat)
    turns = []
    for game in games:
        seed = turn_seed(hub.secret, table.id, game.played, seat)
        turns.append((game.resample_hidden(seat, seed), seed))
    request = pack(explain_move, turns, seat, level, table.history.action(n))
    deadline = HEAVY_DEADLINE if table.heavy else DEADLINE
    found = await hub.bot_workers.run(table.id, ("why", me.id), request, deadline, owner=me.id)
    if found is None:
        raise ApiError(503, "busy", "this takes too long now; try again in a while")
    if found == b"null":
        return MoveReasons(n, seat, "lost", level)
    told = msgspec.json.decode(found, type=Explained)
    if told.secret and not table.over and games[-1].tick == table.history.ticks[-1]:
        return MoveReasons(n, seat, "later", level)
    return MoveReasons(n, seat, "told", level, told.reasons)


def level_at(table: Table, seat: int, n: int) -> str:
    """Return the level of the bot that played a seat before log entry `n`."""
    for entry in reversed(table.entries):
        if entry.n < n and entry.kind == "seat" and entry.seat == seat:
            told = msgspec.json.decode(entry.body, type=Message)
            if told.key in _STAND_IN:
                return str(told.args["level"])
    return table.seats[seat].level


def _positions(table: Table, entry: Entry, seat: int) -> list[Game]:
    """Return the positions in which the bot may have chosen, the earliest first.

    There is one, unless the seats decide at the same time: then the others may have acted while the bot thought.
    """
    game = table.history.as_of(entry.n - 1)
    found = [game]
    if game.title.simultaneous:
        while game.played and len(found) < len(table.seats):
            game = game.at(game.played - 1)
            if seat not in game.decision.seats or not same_decision(game, found[0], seat):
                break
            found.insert(0, game)
    return found
