"""Titles and their options, and QR codes."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Annotated, Any

import msgspec
import segno
from litestar import Response, get
from litestar.params import QueryParameter

from trainshed.bots import levels
from trainshed.core import find
from trainshed.core import titles as all_titles
from trainshed.core.options import kinds

from .limits import in_thread
from .problems import invalid
from .wire import OptionInfo, PresetInfo, TitleInfo

QR_LIMIT = 150
"""Bytes of a text drawn as a QR code: more than any link to a seat has."""


@get("/titles", sync_to_thread=False)
def get_titles() -> list[TitleInfo]:
    """List the titles that can be played on this server."""
    return titles()


def titles() -> list[TitleInfo]:
    """List every registered title."""
    return [
        TitleInfo(
            id=title.id,
            rules=title.rules_version,
            min_players=title.min_players,
            max_players=title.max_players,
            options=tuple(_option(title.options, field) for field in msgspec.structs.fields(title.options)),
            presets=tuple(PresetInfo(name, options) for name, options in title.presets.items()),
            levels=levels(title.id),
            daily=title.min_players == 1,
            released=title.released,
            lesson=title.lesson is not None,
            previews=title.has_previews,
            board=title.presentation.board(),
        )
        for title in all_titles()
    ]


def draw_pieces() -> None:
    """Draw the boards and pieces of every title, so that the first request for them takes no longer."""
    for title in all_titles():
        title.presentation.board()
        pieces_json(title.id, title.rules_version, b"{}")


@lru_cache(32)
def pieces_json(title: str, version: int, options: bytes) -> bytes:
    """Return the pieces of a title with these options (as JSON) as JSON; `null` if it has none.

    Drawing them may take longer than all else that is asked about a table, and most tables have the same.
    """
    found = find(title)
    return msgspec.json.encode(found.presentation.pieces(version, found.read_options(msgspec.json.decode(options))))


def _option(title: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> OptionInfo:
    info = msgspec.inspect.type_info(field.type)
    kind: Any = info.type if isinstance(info, msgspec.inspect.Metadata) else info
    may_be_empty = False
    if isinstance(kind, msgspec.inspect.UnionType):
        may_be_empty = kind.includes_none
        kind = next(part for part in kind.types if not isinstance(part, msgspec.inspect.NoneType))
    default = field.default if field.default is not msgspec.NODEFAULT else None
    name = field.encode_name
    told = kinds(title).get(field.name)
    if told is not None:
        return OptionInfo(name, told.kind, default, told.of, may_be_empty, players=told.players)
    match kind:
        case msgspec.inspect.BoolType():
            return OptionInfo(name, "bool", default)
        case msgspec.inspect.IntType():
            return OptionInfo(name, "int", default, may_be_empty=may_be_empty, least=kind.ge, most=kind.le)
        case msgspec.inspect.StrType():
            return OptionInfo(name, "text", default)
        case msgspec.inspect.LiteralType():
            return OptionInfo(name, "choice", default, tuple(str(value) for value in kind.values))
    return OptionInfo(name, "other", default)


@get("/qr", media_type="image/svg+xml")
async def get_qr(text: Annotated[str, QueryParameter(name="text", min_length=1, max_length=150)]) -> Response[bytes]:
    """Return a QR code, for links to seats: dark on white so that every camera can read it."""
    if len(text.encode(errors="replace")) > QR_LIMIT:
        raise invalid(f"a link has at most {QR_LIMIT} bytes")
    drawn = await in_thread(_draw_qr, text)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


@lru_cache(500)
def _draw_qr(text: str) -> bytes:
    out = BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=4, border=4, light="white")
    return out.getvalue()
