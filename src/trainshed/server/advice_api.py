"""Route handlers about what bots would do, and why they did it."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from . import move_reasons, suggestions
from .advice_wire import MoveReasons, Suggestion
from .hub import Sender, TheHub

Level = Annotated[str | None, QueryParameter(name="level", max_length=40, required=False)]
OwnSeat = Annotated[int, QueryParameter(name="seat", ge=0, le=99)]


@get("/tables/{id:str}/suggestion")
async def get_suggestion(
    hub: TheHub, me: Sender, id: FromPath[str], seat: OwnSeat, level: Level = None
) -> Response[Suggestion]:
    """Return a legal action for one of my seats that must act, and why: the coach's in a guided game, else a bot's.

    `level` is the level of the bot; the default is the strongest one.
    """
    return Response(await suggestions.suggest(hub, me, id, seat, level), media_type="application/json")  # type: ignore[arg-type]


@get("/tables/{id:str}/moves/{n:int}/reasons")
async def get_reasons(hub: TheHub, me: Sender, id: FromPath[str], n: FromPath[int]) -> MoveReasons:
    """Return why a bot made the move of a log entry."""
    return await move_reasons.why(hub, me, id, n)
