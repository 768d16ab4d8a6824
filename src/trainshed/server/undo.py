"""Undo: free until another seat is affected or something hidden was revealed; then with consent of those affected.

The log keeps undone actions. The definition of "affected" is the same for every title: another seat acted later, and
its decision would have been different without the action. If something hidden was revealed, all seats are affected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from trainshed.core import Message

from . import standin
from .history import same_decision
from .problems import conflict, forbidden
from .statements import Commit
from .table import OpenAsk, Table
from .wire import Accepted, UndoProposal, UndoRequest, UndoState

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person


class UndoPlan(Struct, frozen=True):
    """Undo of a seat's last action: the numbers of all actions it removes, and the other seats it affects.

    `revealed` is true if something hidden was revealed since the action, or the game is over.
    """

    undoes: tuple[int, ...]
    affects: tuple[int, ...]
    revealed: bool


def undo_plan(table: Table, seat: int) -> UndoPlan | None:
    """Return the effect of undoing the seat's last action; None if it has none."""
    history = table.history
    actions = history.game.actions
    last = max((place for place, action in enumerate(actions) if action.seat == seat), default=-1)
    if last < 0:
        return None
    known = history.revealed[last]
    revealed = history.revealed[-1] != known or history.game.over
    undoes = [history.numbers[last]]
    affects: set[int] = set()
    if last + 1 < len(actions):
        with_it = history.game.at(last)
        without = with_it.copy()
        with_it.play(actions[last])
        independent = True
        for place in range(last + 1, len(actions)):
            later = actions[place]
            independent = (
                independent and history.revealed[place] == known and same_decision(with_it, without, later.seat)
            )
            if independent:
                with_it.play(later)
                without.play(later)
            else:
                undoes.append(history.numbers[place])
                affects.add(later.seat)
    if revealed:
        affects.update(range(len(table.seats)))
    return UndoPlan(tuple(undoes), tuple(sorted(affects - {seat})), revealed)


def needs(table: Table, seat: int, plan: UndoPlan) -> tuple[int, ...]:
    """Return the seats whose consent is needed: affected seats of other people, except those with a stand-in."""
    own = table.seats[seat].person
    people = {item.seat for item in table.seats if item.person not in (None, own) and not item.stand_in}
    return tuple(other for other in plan.affects if other in people)


def state(table: Table, seat: int | None) -> UndoState:
    """Return the state of the seat's undo button."""
    ask = table.ask.shown if table.ask else None
    plan = undo_plan(table, seat) if seat is not None else None
    if seat is None or plan is None:
        return UndoState("nothing", ask=ask)
    if plan.revealed and table.row.daily:
        return UndoState("never", ask=ask)
    needed = needs(table, seat, plan)
    return UndoState("ask" if needed else "free", needed, ask)


async def command(hub: TableHub, me: Person, id: str, data: UndoRequest) -> Accepted:
    """Undo, ask for consent to undo, withdraw the request, or answer it."""
    table = await hub.table(id, me)
    hub.check_own_seat(table, me, data.seat)

    def plan() -> Commit | int:
        key = f"undo:{data.seat}:{data.key}"
        if key in table.keys:
            return table.keys[key].n
        if data.what == "ask":
            return _ask(table, data, key)
        if table.ask is None:
            raise conflict("no-ask", "nobody asks to take anything back now")
        if data.what == "withdraw":
            if table.ask.shown.seat != data.seat:
                raise forbidden("only the seat that asked may withdraw")
            return _close(table, data.seat, "table-log-withdraw", key)
        if data.seat not in table.ask.shown.needs:
            raise forbidden("this seat is not asked")
        if data.what == "decline":
            return _close(table, data.seat, "table-log-decline", key)
        return _grant(table, table.ask, data.seat, key)

    return Accepted(await table.change(plan))


def _ask(table: Table, data: UndoRequest, key: str) -> Commit:
    hub = table.hub
    hub.check_fresh(table, data.seat, data.version)
    plan = undo_plan(table, data.seat)
    if plan is None:
        raise conflict("nothing", "this seat has nothing to take back")
    if plan.revealed and table.row.daily:
        raise conflict("never", "on the daily board nothing is taken back once a card has come")
    needed = needs(table, data.seat, plan)
    if not needed:
        before, seats = standin.end_stand_in(table, data.seat)
        undo = table.entry("undo", data.seat, list(plan.undoes), key, after=len(before))
        return Commit([*before, undo], {"asked": None}, seats)
    if table.ask is not None:
        raise conflict("asked", "there is an open request already")
    shown = UndoProposal(data.seat, table.history.moves - len(plan.undoes), needed, ())
    told = Message("table-log-ask", {"player": f"@{data.seat}", "actions": len(plan.undoes)})
    asked = msgspec.json.encode(OpenAsk(shown, plan.undoes)).decode()
    before, seats = standin.end_stand_in(table, data.seat)
    return Commit([*before, table.entry("ask", data.seat, told, key, after=len(before))], {"asked": asked}, seats)


def _grant(table: Table, ask: OpenAsk, seat: int, key: str) -> Commit:
    """Record a person's consent, for all their seats. When all needed consent is given, undo."""
    person = table.seats[seat].person
    said_yes = {other for other in ask.shown.needs if table.seats[other].person == person}
    granted = tuple(sorted({*ask.shown.granted, *said_yes}))
    yes = Message("table-log-grant", {"player": f"@{seat}"})
    if set(granted) >= set(ask.shown.needs):
        back = table.entry("undo", ask.shown.seat, list(ask.undoes), key, after=1)
        return Commit([table.entry("ask", seat, yes), back], {"asked": None})
    open_still = OpenAsk(msgspec.structs.replace(ask.shown, granted=granted), ask.undoes)
    return Commit([table.entry("ask", seat, yes, key)], {"asked": msgspec.json.encode(open_still).decode()})


def _close(table: Table, seat: int, message: str, key: str) -> Commit:
    told = Message(message, {"player": f"@{seat}"})
    return Commit([table.entry("decline", seat, told, key)], {"asked": None})
