"""Commands and queries on tables: make, list, view, play."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from trainshed.bots import levels
from trainshed.core import Action, BadChance, BadSetup, Game, Setup, Title, UnknownTitle, find

from . import standin, views, visits
from .catalogue import pieces_json
from .file_jobs import ReplayedGame
from .limits import in_thread
from .people import check_name, names
from .problems import conflict, forbidden, invalid, unknown
from .sandbox import needs_sandbox
from .seats import lesson_of, new_token
from .statements import Commit, Entry, GameRow, SeatRow
from .summary import summary_columns
from .table import Table
from .wire import (
    Accepted,
    ActionRequest,
    CheckRequest,
    CheckResult,
    HelpLevel,
    Log,
    RestRequest,
    RouteRequest,
    SeatRequest,
    TableCreated,
    TableRequest,
    TableView,
    UndoPolicy,
    Why,
    WhyRequest,
)

if TYPE_CHECKING:
    from .hub import TableHub
    from .people import Person


# setting up


def new_id() -> str:
    """Return a new table id. It must be hard to guess, since everyone who has the id may watch the table."""
    return secrets.token_hex(8)


def new_setup(title: str, players: int, options: dict[str, Any], seed: int) -> Setup:
    """Return the setup of a new table."""
    names = tuple(f"Player {number + 1}" for number in range(players))
    return Setup(title, find(title).rules_version, names, seed, options)


def new_game(title: str, players: int, options: dict[str, Any], seed: int) -> Game:
    """Return a new game; raise `ApiError` with the cause if the setup is not valid."""
    with reporting_bad_setup():
        return Game(new_setup(title, players, options, seed))


async def sandboxed_game(
    hub: TableHub, me: Person, title: str, players: int, options: dict[str, Any], seed: int, *, is_check: bool = False
) -> Game:
    """Like `new_game`, for options from a request: options with custom data are tested in the sandbox first."""
    with reporting_bad_setup():
        if needs_sandbox(title, options):
            await hub.sandbox.run("play", new_setup(title, players, options, seed), me.id, is_check=is_check)
    return new_game(title, players, options, seed)


@contextmanager
def reporting_bad_setup() -> Iterator[None]:
    """Convert errors in a setup to `ApiError`."""
    try:
        yield
    except UnknownTitle:
        raise invalid("there is no such title", "title") from None
    except BadSetup as error:
        raise invalid(str(error), "setup", refusal=error.refusal) from None
    except BadChance as error:
        raise invalid(str(error), "setup") from None


async def check(hub: TableHub, me: Person, title: str, data: CheckRequest) -> CheckResult:
    """Check that a table can be made with this setup. Nothing is stored."""
    _known(title)
    seed = hub.seeds() if data.seed is None else data.seed
    await sandboxed_game(hub, me, title, data.players, data.options, seed, is_check=True)
    return CheckResult()


async def pieces(hub: TableHub, me: Person, title: str, options: dict[str, Any]) -> bytes:
    """Return the pieces of a title with these options, as JSON."""
    found = _known(title)
    with reporting_bad_setup():
        if needs_sandbox(title, options):
            setup = new_setup(title, found.min_players, options, 0)
            return await hub.sandbox.run("pieces", setup, me.id)
        return await _pieces_of(found, found.rules_version, options)


async def pieces_at(hub: TableHub, me: Person, id: str) -> bytes:
    """Return the pieces of a table's game, as JSON."""
    setup = (await hub.table(id, me)).history.game.setup
    return await _pieces_of(find(setup.title), setup.rules, setup.options)


async def _pieces_of(title: Title[Any], version: int, options: Mapping[str, Any]) -> bytes:
    made = await in_thread(pieces_json, title.id, version, msgspec.json.encode(options, order="sorted"))
    if made == b"null":
        raise unknown("set of pieces")
    return made


def _known(title: str) -> Title[Any]:
    try:
        return find(title)
    except UnknownTitle:
        raise unknown("title") from None


def new_row(
    host: str,
    game: Game | ReplayedGame,
    daily: str | None = None,
    undo: UndoPolicy = "free",
    help: HelpLevel = "full",
    *,
    known_deck: bool = False,
) -> GameRow:
    """Return the row of a new table for a game, which may already have actions. The caller stores it.

    `known_deck` marks a game whose hidden cards somebody can know.
    """
    now = round(time.time(), 3)
    state = game.columns if isinstance(game, ReplayedGame) else summary_columns(game)
    setup = msgspec.json.encode(game.setup).decode()
    moves = len(game.actions)
    return GameRow(
        id=new_id(),
        title=game.setup.title,
        setup=setup,
        host=host,
        n=moves,
        moves=moves,
        **state,
        asked=None,
        rematch=None,
        daily=daily,
        created=now,
        updated=now,
        undo=undo,
        help=help,
        known_deck=known_deck and find(game.setup.title).secret_seed,
    )


def entries_of(actions: Sequence[tuple[int, str]], time: float) -> list[Entry]:
    """Return log entries for the actions (seat and JSON) a new table starts with."""
    return [Entry(number, "act", seat, None, body, time) for number, (seat, body) in enumerate(actions, 1)]


async def make(hub: TableHub, me: Person, data: TableRequest) -> TableCreated:
    """Make a new table."""
    if data.seed is not None and any(seat.kind == "friend" for seat in data.seats):
        raise invalid("a chosen seed is for practice, not for games with friends", "seed")
    if sum(seat.kind == "me" for seat in data.seats) > 1:
        raise invalid("you sit once; other people at this screen are hotseat", "seats")
    seed = hub.seeds() if data.seed is None else data.seed
    game = await sandboxed_game(hub, me, data.title, len(data.seats), data.options, seed)
    own_name = (await names(hub, {me.id})).get(me.id, "")
    rows = [_seat_row(data.title, number, seat, me, own_name) for number, seat in enumerate(data.seats)]
    row = new_row(me.id, game, undo=data.undo, help=data.help, known_deck=data.seed is not None)
    await hub.store.add(row, rows)
    return TableCreated(row.id)


def _seat_row(title: str, number: int, wanted: SeatRequest, me: Person, own_name: str) -> SeatRow:
    name = check_name(wanted.name)
    if wanted.kind == "bot":
        if wanted.level not in levels(title):
            raise invalid(f"seats[{number}].level: there are {', '.join(levels(title))}", "level")
        return SeatRow(number, "bot", name, wanted.level, None, None)
    if wanted.kind == "friend":
        return SeatRow(number, "person", name, "", None, new_token())
    return SeatRow(number, "person", name or (own_name if wanted.kind == "me" else ""), "", me.id, None)


async def rematch(hub: TableHub, me: Person, id: str) -> TableCreated:
    """Make a new table with the same people and options. Repeated or concurrent requests return the same table.

    After a guided game the new one is an ordinary game.
    """
    table = await hub.table(id, me)
    if not table.seats_of(me.id) and table.row.host != me.id:
        raise forbidden("only those who sit at the table may ask for another game")
    if table.row.daily:
        raise conflict("daily", "there is one daily board a day")
    if not table.over:
        raise conflict("not-over", "the game is not over yet")
    setup = table.history.game.setup
    game = new_game(setup.title, len(setup.players), dict(setup.options), hub.seeds())
    row = new_row(table.row.host, game, undo=table.row.undo, help=table.row.help)
    lesson = lesson_of(setup.title, table.seats)
    seats = [
        msgspec.structs.replace(
            seat,
            level=lesson.afterwards if lesson is not None and seat.kind == "bot" else seat.level,
            token=new_token() if seat.kind == "person" and not seat.person else None,
            stand_in="",
            stand_in_by="",
            programs="",
        )
        for seat in table.seats
    ]
    await hub.store.add(row, seats)

    def plan() -> Commit | int:
        if table.row.rematch:
            return table.n
        seat = (table.seats_of(me.id) or (None,))[0]
        told = {"key": "table-log-rematch", "args": {"player": f"@{seat}" if seat is not None else ""}}
        return Commit([table.entry("seat", seat, told)], {"rematch": row.id})

    await table.change(plan)
    if table.row.rematch != row.id:
        await hub.store.remove(row.id, row.n)
    return TableCreated(str(table.row.rematch))


# viewing


def seat_to_look_from(table: Table, me: Person, seat: int | None) -> int | None:
    """Return the requested seat after checking that it is the person's.

    Without a request: a seat of the person that is to act, else any of their seats, else None (a spectator).
    """
    own = table.seats_of(me.id)
    if seat is not None:
        table.hub.check_own_seat(table, me, seat)
        return seat
    acting = [number for number in own if number in table.deciding]
    return next(iter(acting or own), None)


async def look(hub: TableHub, me: Person, id: str, at: int | None, seat: int | None) -> TableView:
    """Return the table as the person may see it."""
    table = await hub.table(id, me)
    if at is not None and at > table.history.moves:
        raise unknown("position")
    shown = seat_to_look_from(table, me, seat)
    await views.prepare(table, shown)
    return views.table_view(table, me.id, shown, at)


async def reach(hub: TableHub, me: Person, id: str, company: str, at: int | None) -> bytes:
    """Return the part of the map a company can reach, as JSON. It is the same for everybody who may see the table."""
    table = await hub.table(id, me)
    if at is not None and at > table.history.moves:
        raise unknown("position")
    return await hub.previews.reach(table, me.id, company, at)


async def explained_run(hub: TableHub, me: Person, id: str, company: str, at: int | None) -> bytes:
    """Return the best run of a company, explained, as JSON. It is the same for everybody who may see the table."""
    table = await hub.table(id, me)
    if at is not None and at > table.history.moves:
        raise unknown("position")
    return await hub.previews.explained_run(table, me.id, company, at)


async def route(hub: TableHub, me: Person, id: str, data: RouteRequest) -> bytes:
    """Return a route that somebody draws, as JSON. Nothing is changed."""
    return await hub.previews.route(await hub.table(id, me), me.id, data)


async def rest(hub: TableHub, me: Person, id: str, data: RestRequest) -> bytes:
    """Return the best routes beside some that somebody keeps, as JSON. Nothing is changed."""
    return await hub.previews.rest(await hub.table(id, me), me.id, data)


async def read_log(hub: TableHub, me: Person, id: str, since: int) -> Log:
    table = await hub.table(id, me)
    seen = await visits.seen(hub, table, me) if since < 0 else None
    return msgspec.structs.replace(views.log(table, since), seen=seen)


# playing


def read_action(table: Table, seat: int, wanted: dict[str, Any]) -> Action:
    """Decode an action by the title's types; reject an action of another seat."""
    try:
        action = table.history.game.title.decode_action(msgspec.json.encode(wanted))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise invalid(f"action: {str(error)[:300]}", "malformed") from None
    if action.seat != seat:
        raise forbidden("the action is another seat's")
    return action


async def act(hub: TableHub, me: Person, id: str, data: ActionRequest) -> Accepted:
    """Play an action."""
    table = await hub.table(id, me)
    hub.check_own_seat(table, me, data.seat)
    action = read_action(table, data.seat, data.action)
    body = msgspec.json.encode(action).decode()
    key = f"{data.seat}:{data.key}"

    def plan() -> Commit | int:
        before = table.keys.get(key)
        if before is not None:
            if before.body != body:
                raise invalid("this key was used for another action", "key")
            return before.n
        hub.check_own_seat(table, me, data.seat)
        hub.check_fresh(table, data.seat, data.version)
        first, seats = standin.end_stand_in(table, data.seat)
        return Commit([*first, table.entry("act", data.seat, body, key, after=len(first))], {"asked": None}, seats)

    return Accepted(await table.change(plan))


async def why(hub: TableHub, me: Person, id: str, data: WhyRequest) -> Why:
    """Return why an action is not legal now. Nothing is changed."""
    table = await hub.table(id, me)
    hub.check_own_seat(table, me, data.seat)
    action, game = read_action(table, data.seat, data.action), table.history.game
    return Why(await in_thread(game.why_not, action) if table.heavy else game.why_not(action))
