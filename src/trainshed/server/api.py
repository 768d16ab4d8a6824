"""The routes: each unpacks a request, asks the hub, and packs the answer. The work is done in the other files."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, get, post, put
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter, RawBody

from trainshed.rail.draw import TileSet
from trainshed.rail.draw.reached import MapReach

from . import catalogue, chat, daily, people, records, seats, standin, tables, undo
from .gallery import get_map, get_tiles
from .hub import Sender, TheHub
from .wire import (
    ActionRequest,
    ChatRequest,
    CheckRequest,
    Claimed,
    ClaimRequest,
    CloneRequest,
    Course,
    Daily,
    Good,
    Log,
    Made,
    Me,
    MeRequest,
    NameRequest,
    PiecesRequest,
    Played,
    StandInRequest,
    TableRequest,
    TableSummary,
    TableView,
    TitleInfo,
    UndoRequest,
    Why,
    WhyRequest,
)

RECORD_LIMIT = 1024 * 1024  # more than any game needs, little enough to be read in a moment
At = Annotated[int | None, QueryParameter(name="at", ge=0, le=2**31 - 1, required=False)]
Since = Annotated[int, QueryParameter(name="since", ge=-1, le=2**31 - 1)]
Day = Annotated[str | None, QueryParameter(name="day", pattern=r"^\d{4}-\d{2}-\d{2}$", required=False)]
SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=99, required=False)]


@get("/healthz", tags=["server"])
async def healthz(hub: TheHub) -> dict[str, Any]:
    """Whether the server and its database answer."""
    return await hub.health()


# what there is


@get("/titles", sync_to_thread=False)
def get_titles() -> list[TitleInfo]:
    """The games that can be played here."""
    return catalogue.titles()


@post("/titles/{title:str}/pieces", status_code=200)
async def post_pieces(hub: TheHub, title: FromPath[str], data: JSONBody[PiecesRequest]) -> Response[TileSet]:
    """What is in the box of a title with these options: tiles with their geometry, companies, characters."""
    return _json(await tables.pieces(hub, title, data.options))


@post("/titles/{title:str}/check", status_code=200)
async def post_check(hub: TheHub, title: FromPath[str], data: JSONBody[CheckRequest]) -> Good:
    """Whether a table could be made with these options; if not, the answer setting it up would give. Nothing is kept.

    Options with data of their own are tried by a game played apart from the server.
    """
    return await tables.check(hub, title, data)


@get("/words/{language:str}", sync_to_thread=False, media_type="text/plain; charset=utf-8")
def get_words(
    language: FromPath[str],
    if_none_match: Annotated[str | None, HeaderParameter(name="If-None-Match", required=False)] = None,
) -> Response[str]:
    """The catalogue of a language, as Fluent source."""
    return catalogue.words(language, if_none_match)


@get("/qr", sync_to_thread=False, media_type="image/svg+xml")
def get_qr(text: Annotated[str, QueryParameter(name="text", min_length=1, max_length=500)]) -> Response[bytes]:
    """A QR code, for links to seats."""
    return catalogue.qr(text)


@get("/address", sync_to_thread=False)
def get_address(hub: TheHub) -> dict[str, str | None]:
    """The address under which others on the local network reach this server; null when it is not open to them."""
    return {"address": hub.settings.address}


@get("/me")
async def get_me(hub: TheHub, me: Sender) -> Me:
    """Who this browser is."""
    return await people.look(hub, me)


@put("/me")
async def put_me(hub: TheHub, me: Sender, data: JSONBody[MeRequest]) -> Me:
    """Choose a name and a language."""
    return await people.change(hub, me, data)


# tables


@post("/tables")
async def post_table(hub: TheHub, me: Sender, data: JSONBody[TableRequest]) -> Made:
    """Set up a table."""
    return await tables.make(hub, me, data)


@get("/tables")
async def get_tables(hub: TheHub, me: Sender) -> list[TableSummary]:
    """My tables, latest first, with whose turn it is."""
    return await tables.mine(hub, me)


@get("/tables/{id:str}")
async def get_table(hub: TheHub, me: Sender, id: FromPath[str], at: At = None, seat: SeatQuery = None) -> TableView:
    """The table as a seat of mine (or a spectator) sees it, now or at an earlier position."""
    return await tables.look(hub, me, id, at, seat)


@get("/tables/{id:str}/pieces")
async def get_pieces(hub: TheHub, me: Sender, id: FromPath[str]) -> Response[TileSet]:
    """What is in the box of this table."""
    return _json(await tables.pieces_at(hub, me, id))


@get("/tables/{id:str}/reach/{company:str}")
async def get_reach(
    hub: TheHub, me: Sender, id: FromPath[str], company: FromPath[str], at: At = None
) -> Response[MapReach]:
    """What of the map a company gets to, now or at an earlier position; cities that are full for it."""
    return _json(await tables.reach(hub, me, id, company, at))


@get("/tables/{id:str}/log")
async def get_log(hub: TheHub, me: Sender, id: FromPath[str], since: Since = -1) -> Log:
    """What happened at the table after `since` (-1: all, from the deal on), by action; those taken back are marked."""
    return await tables.read_log(hub, me, id, since)


@post("/tables/{id:str}/actions", status_code=200)
async def post_action(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[ActionRequest]) -> Played:
    """Act. Answered once it is stored."""
    return await tables.act(hub, me, id, data)


@post("/tables/{id:str}/why", status_code=200)
async def post_why(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[WhyRequest]) -> Why:
    """Why an action is not legal now."""
    return await tables.why(hub, me, id, data)


@post("/tables/{id:str}/undo", status_code=200)
async def post_undo(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[UndoRequest]) -> Played:
    """Take back, ask for it, or answer such a request."""
    return await undo.command(hub, me, id, data)


@post("/tables/{id:str}/claim", status_code=200)
async def post_claim(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[ClaimRequest]) -> Claimed:
    """Take the seat a secret link is for."""
    return await seats.claim(hub, me, id, data)


@post("/tables/{id:str}/seats/{seat:int}/release", status_code=200)
async def post_release(hub: TheHub, me: Sender, id: FromPath[str], seat: FromPath[int]) -> Claimed:
    """Free a seat for somebody else, by a new link. Only the host may."""
    return await seats.release(hub, me, id, seat)


@post("/tables/{id:str}/seats/{seat:int}/name", status_code=200)
async def post_name(
    hub: TheHub, me: Sender, id: FromPath[str], seat: FromPath[int], data: JSONBody[NameRequest]
) -> Claimed:
    """Rename a seat of mine (the host: also bots and free seats)."""
    return await seats.rename(hub, me, id, seat, data)


@post("/tables/{id:str}/seats/{seat:int}/stand-in", status_code=200)
async def post_stand_in(
    hub: TheHub, me: Sender, id: FromPath[str], seat: FromPath[int], data: JSONBody[StandInRequest]
) -> Played:
    """A bot plays for a seat of mine (the host: for any person's) until the person is back; level null: is back."""
    return await standin.send(hub, me, id, seat, data)


@post("/tables/{id:str}/rematch", status_code=200)
async def post_rematch(hub: TheHub, me: Sender, id: FromPath[str]) -> Made:
    """The same people and options at a new table; asked again, the same new table."""
    return await tables.rematch(hub, me, id)


@post("/tables/{id:str}/clone")
async def post_clone(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[CloneRequest]) -> Made:
    """A hot-seat table of my own that begins at a position of this one."""
    return await records.clone(hub, me, id, data.at)


@get("/tables/{id:str}/record")
async def get_record(hub: TheHub, me: Sender, id: FromPath[str]) -> Response[bytes]:
    """The game as a file. While it goes on the file holds no chance but what has been seen."""
    return await records.download(hub, me, id)


@post("/records", request_max_body_size=RECORD_LIMIT)
async def post_record(hub: TheHub, me: Sender, body: RawBody) -> Made:
    """A record becomes a new hot-seat table; a damaged one is refused with where and why."""
    return await records.upload(hub, me, body)


@post("/tables/{id:str}/chat", status_code=200)
async def post_chat(hub: TheHub, me: Sender, id: FromPath[str], data: JSONBody[ChatRequest]) -> Played:
    """Say something at a table where I sit."""
    return await chat.say(hub, me, id, data)


# the daily board


@get("/daily/{title:str}")
async def get_daily(hub: TheHub, me: Sender, title: FromPath[str], day: Day = None) -> Daily:
    """Today's board, or that of another day: my result and the field's."""
    return await daily.look(hub, me, title, day)


@post("/daily/{title:str}", status_code=200)
async def post_daily(hub: TheHub, me: Sender, title: FromPath[str]) -> Made:
    """Begin (or go on with) today's board."""
    return await daily.begin(hub, me, title)


@get("/tables/{id:str}/course")
async def get_course(hub: TheHub, me: Sender, id: FromPath[str]) -> Course:
    """A finished daily board, position by position. Another's only once my own is finished or the day is over."""
    return await daily.course(hub, me, id)


def _json(body: bytes) -> Response[Any]:
    """JSON that is made already."""
    return Response(body, media_type="application/json")


API = Router(
    "/api",
    route_handlers=[
        get_titles,
        get_tiles,
        get_map,
        post_pieces,
        post_check,
        get_words,
        get_qr,
        get_address,
        get_me,
        put_me,
        post_table,
        get_tables,
        get_table,
        get_pieces,
        get_reach,
        get_log,
        post_action,
        post_why,
        post_undo,
        post_claim,
        post_release,
        post_name,
        post_stand_in,
        post_rematch,
        post_clone,
        get_record,
        post_record,
        post_chat,
        get_daily,
        post_daily,
        get_course,
    ],
)
