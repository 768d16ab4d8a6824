"""Titles and their options, message catalogues, and QR codes."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from io import BytesIO
from typing import Any

import msgspec
import segno
from litestar import Response

from trainshed.bots import levels
from trainshed.core import LANGUAGES
from trainshed.core import titles as all_titles
from trainshed.core.options import kinds
from trainshed.core.words import catalogue

from .problems import unknown
from .wire import OptionInfo, PresetInfo, TitleInfo


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
        title.presentation.pieces(title.rules_version, title.options())


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


@cache
def _words(language: str) -> tuple[str, str]:
    text = catalogue(language)
    return text, f'"{sha256(text.encode()).hexdigest()[:20]}"'


def words(language: str, known: str | None) -> Response[str]:
    """Return the catalogue of a language; 304 without a body if the client's ETag (`known`) is current."""
    if language not in LANGUAGES:
        raise unknown("language")
    text, etag = _words(language)
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if known is not None and etag in known:
        return Response("", status_code=304, headers=headers, media_type="text/plain; charset=utf-8")
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


def qr(text: str) -> Response[bytes]:
    """Return a QR code as SVG, dark on white so that every camera can read it."""
    out = BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=4, border=4, light="white")
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})
