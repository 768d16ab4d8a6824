"""Undo and redo. The log keeps undone actions, and a redo restores them.

A table has one of three policies. `free`: whoever sits at the table goes back to any position, unless something hidden
was revealed since; then all other people must agree. `ask`: a seat undoes its own last action, and the people affected
must agree. `none`: nothing is undone. In titles where all seats decide at the same time, `free` is the same as `ask`.

The definition of "affected" is the same for every title: another seat acted later, and its decision would have been
different without the action. If something hidden was revealed, all seats are affected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from trainshed.core import Message

from . import ending, standin
from .history import Undone, same_decision
from .problems import conflict, forbidden, invalid, unknown
from .statements import Commit, Entry
from .table import OpenAsk, Table
from .wire import Accepted, UndoChange, UndoNow, UndoOption, UndoProposal, UndoRequest, UndoState

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person


class UndoPlan(Struct, frozen=True):
    """The numbers of all actions an undo removes, the position it leads to, and the other seats it affects.

    `revealed` is true if something hidden was revealed since that position.
    """

    undoes: tuple[int, ...]
    to: int
    affects: tuple[int, ...]
    revealed: bool
    early: bool = False
    """True if it leads to an earlier position than the one named, because a bot is to act there."""


MOST_UNDOS = 2000
"""Undos and redos of one table: so many that no game needs them."""


# what can be undone


def _own_actions_only(table: Table) -> bool:
    """True if an undo affects everybody whose later actions it removes."""
    return table.row.undo == "ask" or table.history.game.title.simultaneous


def undo_plan(table: Table, seat: int, what: UndoChange, to: int | None = None) -> UndoPlan | None:
    """Return the effect of an undo by this seat; None if there is nothing to undo.

    A turn is restarted only in titles with turns.
    """
    if what == "back-to":
        assert to is not None
        decided = _before_bots(table, seat, to)
        return _plan_back_to(table, seat, decided, early=decided != to)
    if what == "take-back" and _own_actions_only(table):
        return _plan_own_action(table, seat)
    if table.history.game.title.simultaneous:
        return None
    last = _last_decision(table, seat)
    if last is None:
        return None
    return _plan_back_to(table, seat, last if what == "take-back" else _turn_start(table, last))


def _plan_own_action(table: Table, seat: int) -> UndoPlan | None:
    """Undo the seat's last action, and what other seats decided later and would have decided differently without it."""
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
    return UndoPlan(tuple(undoes), len(actions) - len(undoes), tuple(sorted(affects - {seat})), revealed)


def _plan_back_to(table: Table, seat: int, to: int, *, early: bool = False) -> UndoPlan | None:
    """Undo everything after a position."""
    history = table.history
    undoes = tuple(history.numbers[to:])
    if not undoes:
        return None
    own_only = _own_actions_only(table)
    ended = history.game.over and (own_only or table.row.daily is not None)
    revealed = history.revealed[to] != history.revealed[-1] or ended
    affects = {history.action(number).seat for number in undoes} if own_only else set()
    if revealed:
        affects.update(range(len(table.seats)))
    return UndoPlan(undoes, to, tuple(sorted(affects - {seat})), revealed, early)


def _played_by_bot(table: Table, seat: int, other: int) -> bool:
    """True if a bot would act for the other seat after an undo by this one, which ends its own stand-in."""
    return other != seat and bool(table.seats[other].bot)


def _last_decision(table: Table, seat: int) -> int | None:
    """Return the last position at which a person decided; None: there is none. Under `ask` others do not count.

    Every decision is a real choice: rules never ask a question with one answer.
    """
    history = table.history
    own_only = _own_actions_only(table)
    for place in range(history.moves - 1, -1, -1):
        number = history.numbers[place]
        actor = history.action(number).seat
        if own_only and actor != seat:
            continue
        if number not in table.by_bots and not _played_by_bot(table, seat, actor):
            return place
    return None


def _turn_start(table: Table, place: int) -> int:
    """Return the first position of the turn of the decision made at `place`: an unbroken run of the same seat."""
    history = table.history
    actor = history.action(history.numbers[place]).seat
    turn = (history.ticks[place], history.turns[place])
    while (
        place > 0
        and history.action(history.numbers[place - 1]).seat == actor
        and (history.ticks[place - 1], history.turns[place - 1]) == turn
    ):
        place -= 1
    return place


def _before_bots(table: Table, seat: int, to: int) -> int:
    """Return the position itself, or, if a bot is to act there, the last one before at which a person decided.

    Without such a position it stays: the bot acts again.
    """
    history = table.history
    if history.game.title.simultaneous or to == history.moves:
        return to
    for place in range(to, -1, -1):
        if not _played_by_bot(table, seat, history.action(history.numbers[place]).seat):
            return place
    return to


def needs(table: Table, seat: int, affected: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats whose consent is needed: affected seats of other people, unless they let a bot play."""
    own = table.seats[seat].person
    away = {item.seat for item in table.seats if item.stand_in and not item.stand_in_by}
    people = {item.seat for item in table.seats if item.person not in (None, own)} - away
    return tuple(other for other in affected if other in people)


def _redo_needs(table: Table, seat: int) -> tuple[int, ...]:
    """Return the seats whose consent to a redo is needed: a redo plays the actions of others for them."""
    if not _own_actions_only(table):
        return ()
    history = table.history
    return needs(table, seat, tuple(sorted({history.action(number).seat for number in history.redoable})))


def state(table: Table, seat: int | None) -> UndoState:
    """Return what the seat can undo and redo. No position is replayed for `free` in titles with turns."""
    ask = table.ask.shown if table.ask else None
    policy, history = table.row.undo, table.history
    if table.row.ended is not None:
        return UndoState(policy, "never", free_from=history.moves)
    if policy == "none":
        return UndoState(policy, "none", free_from=history.moves, ask=ask)
    if seat is None:
        return UndoState(policy, "nothing", free_from=history.moves, ask=ask)
    plan = undo_plan(table, seat, "take-back")
    restart = undo_plan(table, seat, "restart-turn")
    back = _option(table, seat, plan)
    turn = _option(table, seat, restart) if restart is not None and (plan is None or restart.to < plan.to) else None
    redo = None
    if history.redoable:
        restored = len(history.redoable)
        redo = UndoOption(history.moves + restored, restored, _redo_needs(table, seat))
    now: UndoNow = "nothing" if plan is None else "never"
    if back is not None:
        now = "ask" if back.needs else "free"
    return UndoState(policy, now, back, turn, redo, _free_from(table, seat), ask)


def _option(table: Table, seat: int, plan: UndoPlan | None) -> UndoOption | None:
    if plan is None or (plan.revealed and table.row.daily):
        return None
    return UndoOption(plan.to, len(plan.undoes), needs(table, seat, plan.affects))


def _free_from(table: Table, seat: int) -> int:
    """Return the lowest position to which everything can be undone without consent."""
    history = table.history
    place = history.moves
    others = set(needs(table, seat, tuple(range(len(table.seats)))))
    own_only = _own_actions_only(table)
    if not others and not table.row.daily:
        return 0
    if history.game.over and (own_only or table.row.daily):
        return place
    while place > 0 and history.revealed[place - 1] == history.revealed[-1]:
        if own_only and history.action(history.numbers[place - 1]).seat in others:
            break
        place -= 1
    return place


# commands


async def command(hub: TableHub, me: Person, id: str, data: UndoRequest) -> Accepted:
    """Undo or redo, ask for consent to it, withdraw the request, or answer it."""
    table = await hub.table(id, me)
    hub.check_own_seat(table, me, data.seat)
    if (data.to is None) == (data.what == "back-to"):
        raise invalid("`to` belongs to back-to")
    if (data.ask is None) == (data.what in ("withdraw", "grant", "decline")):
        raise invalid("`ask` belongs to withdraw, grant and decline")

    def plan() -> Commit | int:
        key = f"undo:{data.seat}:{data.key}"
        if key in table.keys:
            return table.keys[key].n
        hub.check_own_seat(table, me, data.seat)
        what = data.what
        if what == "withdraw":
            ask = _open_ask(table, data.ask)
            if ask.shown.seat != data.seat:
                raise forbidden("only the seat that asked may withdraw")
            return _close(table, ask, data.seat, "table-log-withdraw", key)
        if what == "grant" or what == "decline":
            ask = _open_ask(table, data.ask)
            if data.seat not in ask.shown.needs:
                raise forbidden("this seat is not asked")
            if what == "decline":
                return _close(table, ask, data.seat, "table-log-decline", key)
            return _grant(table, ask, data.seat, key)
        return _begin(table, data, what, key)

    return Accepted(await table.change(plan))


def _open_ask(table: Table, number: int | None) -> OpenAsk:
    """Return the open request, if it is still the one of that number."""
    if table.ask is None or table.ask.shown.n != number:
        raise conflict("no-ask", "nobody asks this any more")
    return table.ask


def _begin(table: Table, data: UndoRequest, what: UndoChange, key: str) -> Commit:
    """Carry out an undo or redo, or open a request for it."""
    if table.row.ended is not None:
        raise conflict("over", "the game was ended; a copy of it can be played on")
    if table.row.undo == "none":
        raise conflict("no-undo", "nothing is taken back at this table")
    if table.history.revision >= MOST_UNDOS:
        raise conflict("too-many-undos", f"nothing more is taken back after {MOST_UNDOS} times")
    if what == "take-back" and _own_actions_only(table):
        table.hub.check_fresh(table, data.seat, data.version)
    else:
        table.hub.check_same_moves(table, data.version)
    ask = _redo_request(table, data.seat) if what == "redo" else _undo_request(table, data.seat, what, data.to)
    before, seats = standin.end_stand_in(table, data.seat)
    if not ask.shown.needs:
        return Commit([*before, _carry_out(table, ask, key, after=len(before))], {"asked": None}, seats)
    if table.ask is not None:
        raise conflict("asked", "there is an open request already")
    actions = len(ask.undoes or ask.restores)
    log_key = "table-log-ask-redo" if what == "redo" else "table-log-ask"
    told = Message(log_key, {"player": f"@{data.seat}", "actions": actions})
    entry = table.entry("ask", data.seat, told, key, after=len(before))
    ask = msgspec.structs.replace(ask, shown=msgspec.structs.replace(ask.shown, n=entry.n))
    return Commit([*before, entry], {"asked": msgspec.json.encode(ask).decode()}, seats)


def _undo_request(table: Table, seat: int, what: UndoChange, to: int | None) -> OpenAsk:
    if to is not None and to > table.history.moves:
        raise unknown("position")
    found = undo_plan(table, seat, what, to)
    if found is None:
        raise conflict("nothing", "there is nothing to take back")
    if found.revealed and table.row.daily:
        raise conflict("never", "on the daily board nothing is taken back once a card has come")
    shown = UndoProposal(seat, found.to, needs(table, seat, found.affects), (), what)
    return OpenAsk(shown, found.undoes, early=found.early)


def _redo_request(table: Table, seat: int) -> OpenAsk:
    restores = table.history.redoable
    if not restores:
        raise conflict("nothing-redo", "nothing was taken back that could be restored")
    shown = UndoProposal(seat, table.history.moves + len(restores), _redo_needs(table, seat), (), "redo")
    return OpenAsk(shown, (), restores)


def _carry_out(table: Table, ask: OpenAsk, key: str, after: int) -> Entry:
    """Return the entry that carries out a request."""
    seat, what = ask.shown.seat, ask.shown.what
    if what == "redo":
        return table.entry("redo", seat, ask.restores, key, after)
    assert what != "end"
    return table.entry("undo", seat, Undone(ask.undoes, what, ask.early), key, after)


def _grant(table: Table, ask: OpenAsk, seat: int, key: str) -> Commit:
    """Record a person's consent, for all their seats. When all needed consent is given, carry out the request."""
    person = table.seats[seat].person
    said_yes = {other for other in ask.shown.needs if table.seats[other].person == person}
    granted = tuple(sorted({*ask.shown.granted, *said_yes}))
    yes = Message("table-log-grant", {"player": f"@{seat}"})
    if set(granted) >= set(ask.shown.needs):
        if ask.shown.what == "end":
            return ending.end_now(table, ask.shown.seat, "agreed", key, (table.entry("ask", seat, yes),))
        return Commit([table.entry("ask", seat, yes), _carry_out(table, ask, key, after=1)], {"asked": None})
    open_still = msgspec.structs.replace(ask, shown=msgspec.structs.replace(ask.shown, granted=granted))
    return Commit([table.entry("ask", seat, yes, key)], {"asked": msgspec.json.encode(open_still).decode()})


def _close(table: Table, ask: OpenAsk, seat: int, message: str, key: str) -> Commit:
    about = "-end" if ask.shown.what == "end" else ""
    told = Message(f"{message}{about}", {"player": f"@{seat}"})
    return Commit([table.entry("decline", seat, told, key)], {"asked": None})
