"""Message catalogues as the page fetches them: what every screen needs first, what a game's table needs, and all."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, HeaderParameter

from trainshed.core import LANGUAGES, titles
from trainshed.core.words import catalogue, entries, files

from .problems import unknown

FIRST = "first"
_TRACK = {"map", "playback", "rail", "track"}
"""Parts of the names of files that the tables of all track games need."""
_LESSON = {"lesson"}
_LATER = {"cli", "figures", "rules"}
"""Parts of the names of files that no screen needs at once."""
_RULE = re.compile(r"\w+-rule-")
_LISTED = re.compile(r"(title|tick|money)(-|$)")
"""What follows the title in the names of messages that are needed wherever tables are listed."""


@get(["/words/{language:str}", "/words/{language:str}/{part:str}"], sync_to_thread=False, media_type="text/plain")
def get_words(
    language: FromPath[str],
    part: FromPath[str | None] = None,
    if_none_match: Annotated[str | None, HeaderParameter(name="If-None-Match", required=False)] = None,
) -> Response[str]:
    """Return the message catalogue of a language, as Fluent source; `part`: only what that title's tables need, or what
    every screen needs `first`."""
    if language not in LANGUAGES:
        raise unknown("language")
    if part not in (None, FIRST, *_names()):
        raise unknown("part")
    text, etag = _part(language, part)
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if if_none_match is not None and etag in if_none_match:
        return Response("", status_code=304, headers=headers, media_type="text/plain")
    return Response(text, headers=headers, media_type="text/plain")


@cache
def _part(language: str, part: str | None) -> tuple[str, str]:
    """Return the Fluent source of a part, or of all, and its ETag."""
    if part is None:
        text = catalogue(language)
    else:
        text = "".join(entry for name, source in files(language).items() for entry in _wanted(name, source, part))
    return text, f'"{sha256(text.encode()).hexdigest()[:20]}"'


def _wanted(file: str, source: str, part: str) -> list[str]:
    """Return the entries of a file that belong to a part."""
    named = set(file.split("-"))
    owners = [title for title, names in _names().items() if named & names]
    if part == FIRST and owners:
        return [entry for name, entry in entries(source).items() if _listed(name)]
    if named & _LATER or (owners and "setup" in named):
        return []
    if part == FIRST:
        wanted = not named & (_TRACK | _LESSON)
    else:
        wanted = part in owners or (not owners and bool(named & _shared(part)))
    return [entry for name, entry in entries(source).items() if not _RULE.match(name)] if wanted else []


def _listed(name: str) -> bool:
    return any(name.startswith(f"{title}-") and _LISTED.match(name[len(title) + 1 :]) for title in _names())


@cache
def _names() -> dict[str, set[str]]:
    """Return the titles, each with what stands for it in the names of files."""
    return {title.id: {title.id, title.id.partition("_")[0]} for title in titles()}


def _shared(title: str) -> set[str]:
    """Return what stands in the names of files that a title's tables need with those of other titles."""
    (found,) = (one for one in titles() if one.id == title)
    return (_TRACK if found.has_previews else set()) | (_LESSON if found.lesson is not None else set())
