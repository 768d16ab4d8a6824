"""Route handlers: decode a request, call the module that does the work, encode the response."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter, RawBody

from trainshed.rail.draw import TileSet
from trainshed.rail.draw.reached import MapReach
from trainshed.rail.play.explained import ExplainedRun
from trainshed.rail.play.routing import FoundRoute, RestOfRun

from . import (
    chat,
    daily,
    ending,
    lesson,
    own_api,
    people,
    programs,
    records,
    seats,
    standin,
    tables,
    undo,
)
from .advice_api import get_reasons, get_suggestion
from .catalogue import get_qr, get_titles
from .gallery import get_figures, get_map, get_tiles
from .hub import Sender, TheHub
from .wire import (
    Accepted,
    ActionRequest,
    ChatPage,
    ChatRequest,
    CheckRequest,
    CheckResult,
    Claimed,
    ClaimRequest,
    CloneRequest,
    Daily,
    DailyReplay,
    EndProgramRequest,
    EndRequest,
    FileView,
    GiveUpRequest,
    Log,
    Me,
    MeRequest,
    NameRequest,
    PiecesRequest,
    ProgramRequest,
    RestRequest,
    RouteRequest,
    StandInRequest,
    TableCreated,
    TableRequest,
    TableView,
    UndoRequest,
    Why,
    WhyRequest,
)
from .words import get_words

RECORD_LIMIT = 1024 * 1024  # bytes; larger than any game's record, small enough to be read quickly
At = Annotated[int | None, QueryParameter(name="at", ge=0, le=2**31 - 1, required=False)]
Since = Annotated[int, QueryParameter(name="since", ge=-1, le=2**31 - 1)]
Before = Annotated[int, QueryParameter(name="before", ge=0, le=2**31 - 1)]
Day = Annotated[str | None, QueryParameter(name="day", pattern=r"^\d{4}-\d{2}-\d{2}$", required=False)]
Anew = Annotated[bool, QueryParameter(name="anew")]
Prefix = Annotated[bool, QueryParameter(name="prefix")]
SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=99, required=False)]


@get("/healthz", tags=["server"])
async def healthz(hub: TheHub) -> dict[str, Any]:
    """Check that the server and its database respond."""
    return await hub.health()


# titles, words, people


@post("/titles/{title:str}/pieces", status_code=200)
async def post_pieces(
    hub: TheHub, me: Sender, title: FromPath[str], data: JSONBody[PiecesRequest]
) -> Response[TileSet]:
    """Return the pieces of a title with these options: tiles with their geometry, companies, characters."""
    return _json(await tables.pieces(hub, me, title, data.options))


@post("/titles/{title:str}/check", status_code=200)
async def post_check(hub: TheHub, me: Sender, title: FromPath[str], data: JSONBody[CheckRequest]) -> CheckResult:
    """Check that a table can be made with these options; if not, return the same error as making it. Store nothing.

    Options that contain custom data are tested by a game in the sandbox process.
    """
    return await tables.check(hub, me, title, data)


@post("/titles/{title:str}/lesson", status_code=200)
async def post_lesson(hub: TheHub, me: Sender, title: FromPath[str], anew: Anew = True) -> TableCreated:
    """Make a table for the guided first game of a title; without `anew` return my unfinished one, if there is one."""
    return await lesson.begin(hub, me, title, anew)


@get("/address", sync_to_thread=False)
def get_address(hub: TheHub) -> dict[str, str | None]:
    """Return this server's address on the local network; null if only this machine can connect."""
    return {"address": hub.settings.address}


@get("/me")
async def get_me(hub: TheHub, me: Sender) -> Me:
    """Return the name and language chosen in this browser."""
    return await people.look(hub, me)


@put("/me")
async def put_me(hub: TheHub, me: Sender, data: JSONBody[MeRequest]) -> Me:
    """Set my name and language."""
    return await people.change(hub, me, data)


# tables


@post("/tables")
async def post_table(hub: TheHub, me: Sender, data: JSONBody[TableRequest]) -> TableCreated:
    """Make a new table."""
    return await tables.make(hub, me, data)


@get("/tables/{id:str}")
async def get_table(hub: TheHub, me: Sender, id: FromPath[str], at: At = None, seat: SeatQuery = None) -> TableView:
    """Return the table as one of my seats (or a spectator) sees it, now or at an earlier position."""
    return await tables.look(hub, me, id, at, seat)


@get("/tables/{id:str}/pieces")
async def get_pieces(hub: TheHub, me: Sender, id: FromPath[str]) -> Response[TileSet]:
    """Return the pieces of this table's game."""
    return _json(await tables.pieces_at(hub, me, id))


@get("/tables/{id:str}/reach/{company:str}")
async def get_reach(
    hub: TheHub, me: Sender, id: FromPath[str], company: FromPath[str], at: At = None
) -> Response[MapReach]:
    """Return the part of the map a company can reach, and cities that block it, now or at an earlier position."""
    return _json(await tables.reach(hub, me, id, company, at))


@get("/tables/{id:str}/runs/{company:str}")
async def get_run(
    hub: TheHub, me: Sender, id: FromPath[str], company: FromPath[str], at: At = None
) -> Response[ExplainedRun]:
    """Return the best run of a company stop by stop, its proof and other runs, now or at an earlier position."""
    return _json(await tables.explained_run(hub, me, id, company, at))


@post("/tables/{id:str}/route", status_code=200)
async def post_route(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[RouteRequest]) -> Response[FoundRoute]:
    """Return the way of a train over chosen stops and what it earns, or why it cannot run there."""
    return _json(await tables.route(hub, me, id, data))


@post("/tables/{id:str}/rest", status_code=200)
async def post_rest(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[RestRequest]) -> Response[RestOfRun]:
    """Return the best routes of a company's other trains beside those that are kept."""
    return _json(await tables.rest(hub, me, id, data))


@get("/tables/{id:str}/log")
async def get_log(hub: TheHub, me: Sender, id: FromPath[str], since: Since = -1) -> Log:
    """Return the log entries after `since` (-1: all, including the deal). Undone actions are marked."""
    return await tables.read_log(hub, me, id, since)


@post("/tables/{id:str}/actions", status_code=200)
async def post_action(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[ActionRequest]) -> Accepted:
    """Play an action. The response is sent after the action is stored."""
    return await tables.act(hub, me, id, data)


@post("/tables/{id:str}/why", status_code=200)
async def post_why(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[WhyRequest]) -> Why:
    """Return why an action is not legal now."""
    return await tables.why(hub, me, id, data)


@post("/tables/{id:str}/undo", status_code=200)
async def post_undo(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[UndoRequest]) -> Accepted:
    """Undo, ask for consent to undo, or answer such a request."""
    return await undo.command(hub, me, id, data)


@post("/tables/{id:str}/claim", status_code=200)
async def post_claim(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[ClaimRequest]) -> Claimed:
    """Take a seat with the token of its secret link."""
    return await seats.claim(hub, me, id, data)


@post("/tables/{id:str}/claim/look", status_code=200)
async def post_claim_look(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[ClaimRequest]) -> Claimed:
    """Return the seat that a secret link is for; it is not taken yet."""
    return await seats.look_up(hub, me, id, data)


@post("/tables/{id:str}/seats/{seat:int}/release", status_code=200)
async def post_release(hub: TheHub, me: Sender, id: FromPath[str], seat: FromPath[int]) -> Claimed:
    """Free a seat and give it a new link. Only the host may do this."""
    return await seats.release(hub, me, id, seat)


@post("/tables/{id:str}/seats/{seat:int}/name", status_code=200)
async def post_name(
    hub: TheHub, me: Sender, id: FromPath[str], seat: FromPath[int], data: JSONBody[NameRequest]
) -> Claimed:
    """Rename one of my seats. The host may also rename bots and free seats."""
    return await seats.rename(hub, me, id, seat, data)


@post("/tables/{id:str}/seats/{seat:int}/stand-in", status_code=200)
async def post_stand_in(
    hub: TheHub, me: Sender, id: FromPath[str], seat: FromPath[int], data: JSONBody[StandInRequest]
) -> Accepted:
    """Let a bot play for one of my seats (the host: any person's seat); level null ends this."""
    return await standin.set_stand_in(hub, me, id, seat, data)


@post("/tables/{id:str}/seats/{seat:int}/programs", status_code=200)
async def post_program(
    hub: TheHub, me: Sender, id: FromPath[str], seat: FromPath[int], data: JSONBody[ProgramRequest]
) -> Accepted:
    """Leave orders for one of my seats: the server acts on them when the seat is asked. Only I see them."""
    return await programs.make(hub, me, id, seat, data)


@post("/tables/{id:str}/seats/{seat:int}/programs/end", status_code=200)
async def post_program_end(
    hub: TheHub, me: Sender, id: FromPath[str], seat: FromPath[int], data: JSONBody[EndProgramRequest]
) -> Accepted:
    """End a program of one of my seats, or all of them. The host may end all of any seat, without seeing them."""
    return await programs.end(hub, me, id, seat, data)


@post("/tables/{id:str}/seats/{seat:int}/give-up", status_code=200)
async def post_give_up(
    hub: TheHub, me: Sender, id: FromPath[str], seat: FromPath[int], data: JSONBody[GiveUpRequest]
) -> Accepted:
    """Leave one of my seats to a bot for good. If nobody else sits at the table, the game ends."""
    return await ending.give_up(hub, me, id, seat, data)


@post("/tables/{id:str}/end", status_code=200)
async def post_end(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[EndRequest]) -> Accepted:
    """End the game, scored as it stands; if other people sit at the table, ask them to agree."""
    return await ending.propose_end(hub, me, id, data)


@post("/tables/{id:str}/rematch", status_code=200)
async def post_rematch(hub: TheHub, me: Sender, id: FromPath[str]) -> TableCreated:
    """Make a new table with the same people and options. Repeated requests return the same new table."""
    return await tables.rematch(hub, me, id)


@post("/tables/{id:str}/clone")
async def post_clone(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[CloneRequest]) -> TableCreated:
    """Make a hot-seat table of my own that starts at a position of this one."""
    return await records.clone(hub, me, id, data.at)


@get("/tables/{id:str}/record")
async def get_record(hub: TheHub, me: Sender, id: FromPath[str]) -> Response[bytes]:
    """Download the game as a file. Until the game is over, it contains only random results everybody has seen."""
    return await records.download(hub, me, id)


@get("/tables/{id:str}/record/18xx")
async def get_record_18xx(hub: TheHub, me: Sender, id: FromPath[str]) -> Response[bytes]:
    """Download the game as a file of 18xx.games. Refused with the reason if it cannot be played there."""
    return await records.download_18xx(hub, me, id)


@post("/records", request_max_body_size=RECORD_LIMIT)
async def post_record(
    hub: TheHub, me: Sender, body: RawBody, prefix: Prefix = False, seat: SeatQuery = None
) -> TableCreated:
    """Make a table from a record or a file of 18xx.games.

    A damaged one is rejected with the position and cause of the damage; `prefix` opens its valid part instead. In a
    game that goes on, `seat` becomes mine and the others can be claimed.
    """
    return await records.upload(hub, me, body, prefix=prefix, seat=seat)


@post("/records/look", status_code=200, request_max_body_size=RECORD_LIMIT)
async def post_look(hub: TheHub, me: Sender, body: RawBody) -> FileView:
    """Return what a game file contains; no table is made."""
    return await records.look(hub, me, body)


@get("/tables/{id:str}/chat")
async def get_chat(hub: TheHub, me: Sender, id: FromPath[str], before: Before) -> ChatPage:
    """Return the newest chat messages before a number."""
    return await chat.read(hub, me, id, before)


@post("/tables/{id:str}/chat", status_code=200)
async def post_chat(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[ChatRequest]) -> Accepted:
    """Send a chat message at a table where I have a seat or am the host."""
    return await chat.say(hub, me, id, data)


# the daily board


@get("/daily/{title:str}")
async def get_daily(hub: TheHub, me: Sender, title: FromPath[str], day: Day = None) -> Daily:
    """Return my result and the ranking of today's board, or of another day's."""
    return await daily.look(hub, me, title, day)


@post("/daily/{title:str}", status_code=200)
async def post_daily(hub: TheHub, me: Sender, title: FromPath[str]) -> TableCreated:
    """Start or continue today's board."""
    return await daily.begin(hub, me, title)


@get("/tables/{id:str}/course")
async def get_course(hub: TheHub, me: Sender, id: FromPath[str]) -> DailyReplay:
    """Return every position of a finished daily board.

    Other people's boards are available once my own is finished or the day is over.
    """
    return await daily.course(hub, me, id)


def _json(body: bytes) -> Response[Any]:
    """Wrap a body that is already encoded as JSON."""
    return Response(body, media_type="application/json")


API = Router(
    "/api",
    route_handlers=[
        get_titles,
        get_tiles,
        get_map,
        get_figures,
        post_pieces,
        post_check,
        post_lesson,
        get_words,
        get_qr,
        get_address,
        get_me,
        put_me,
        post_table,
        get_table,
        get_pieces,
        get_reach,
        get_run,
        post_rest,
        post_route,
        get_log,
        post_action,
        post_why,
        get_suggestion,
        get_reasons,
        post_undo,
        post_claim,
        post_claim_look,
        post_release,
        post_name,
        post_stand_in,
        post_program,
        post_program_end,
        post_give_up,
        post_end,
        post_rematch,
        post_clone,
        get_record,
        get_record_18xx,
        post_record,
        post_look,
        get_chat,
        post_chat,
        get_daily,
        post_daily,
        get_course,
        *own_api.HANDLERS,
    ],
)
