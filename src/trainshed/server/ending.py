"""Endings that the rules do not bring: a person gives up a seat, or all agree to end the game, scored as it stands.

Neither is taken back; a copy of the game can be played on. Whoever gives up leaves the seat to a bot, and the host's
rights to the next person. If nobody else sits at the table, giving up ends the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from trainshed.bots import levels
from trainshed.core import Message, Outcome

from .problems import conflict
from .statements import Commit, Entry
from .table import OpenAsk
from .wire import Accepted, EndedHow, EndRequest, GiveUpRequest, UndoProposal

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person
    from .table import Table


async def give_up(hub: TableHub, me: Person, id: str, number: int, data: GiveUpRequest) -> Accepted:
    """Leave a seat of mine to a bot for good; end the game if it was the last seat of a person."""
    table = await hub.table(id, me)
    key = f"give-up:{number}:{data.key}"

    def plan() -> Commit | int:
        if key in table.keys:
            return table.keys[key].n
        hub.check_own_seat(table, me, number)
        _check_open(table)
        others = [seat for seat in table.seats if seat.person is not None and seat.seat != number]
        if not others:
            return end_now(table, number, "given-up", key)
        game: dict[str, Any] = {"asked": None}
        if table.row.host == me.id and all(seat.person != me.id for seat in others):
            game["host"] = min(others, key=lambda seat: (seat.seat - number) % len(table.seats)).person
        level = levels(table.row.title)[-1]
        told = Message("table-log-give-up", {"player": f"@{number}", "level": level})
        bot = {
            "kind": "bot",
            "level": level,
            "person": None,
            "token": None,
            "stand_in": "",
            "stand_in_by": "",
            "programs": "",
        }
        return Commit([table.entry("seat", number, told, key)], game, {number: bot})

    return Accepted(await table.change(plan))


async def propose_end(hub: TableHub, me: Person, id: str, data: EndRequest) -> Accepted:
    """End the game as it stands; if other people sit at the table, ask them first."""
    table = await hub.table(id, me)
    key = f"end:{data.seat}:{data.key}"

    def plan() -> Commit | int:
        if key in table.keys:
            return table.keys[key].n
        hub.check_own_seat(table, me, data.seat)
        _check_open(table)
        hub.check_same_moves(table, data.version)
        if table.ask is not None:
            raise conflict("asked", "there is an open request already")
        needs = tuple(seat.seat for seat in table.seats if seat.person not in (None, me.id))
        if not needs:
            return end_now(table, data.seat, "agreed", key)
        entry = table.entry("ask", data.seat, Message("table-log-ask-end", {"player": f"@{data.seat}"}), key)
        ask = OpenAsk(UndoProposal(data.seat, table.history.moves, needs, (), "end", entry.n), ())
        return Commit([entry], {"asked": msgspec.json.encode(ask).decode()})

    return Accepted(await table.change(plan))


def _check_open(table: Table) -> None:
    if table.row.daily:
        raise conflict("daily", "the daily board is played by oneself")
    if table.over:
        raise conflict("over", "the game is over")


def end_now(table: Table, seat: int, how: EndedHow, key: str, before: tuple[Entry, ...] = ()) -> Commit:
    """Return the commit that ends the game as it stands."""
    told = Message(f"table-log-ended-{how}", {"player": f"@{seat}"})
    totals = [score.total for score in table.history.game.scores()]
    columns = {
        "ended": how,
        "asked": None,
        "over": True,
        "waiting": "[]",
        "totals": msgspec.json.encode(totals).decode(),
        "tallied": True,
    }
    return Commit([*before, table.entry("seat", seat, told, key, after=len(before))], columns)


def outcome(table: Table) -> Outcome | None:
    """Return the result of the game: by its rules, or as it stood when it was ended."""
    game = table.history.game
    if table.row.ended is None or game.over:
        return game.outcome
    return Outcome(f"table-ended-{table.row.ended}", game.title.outcome(game.state).winners)
