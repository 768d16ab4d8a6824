"""The built web page, served from memory. Paths without a file extension that match no file return index.html.

Paths that are no screen of the page get it with status 404; it then says that there is nothing.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.params import FromPath, HeaderParameter
from msgspec import Struct

from trainshed.core.registry import find
from trainshed.core.words import LANGUAGES

from .hub import TheHub
from .problems import unknown
from .words import FIRST

FOLDER = Path(__file__).parent / "page"
_NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Trainshed</title>
<h1>The page is not built</h1>
<p>The server runs, but this copy has no built page. In a checkout run <code>make page</code>
(it needs Node) and reload.</p>
</html>"""
_GZIP_SUFFIXES = (".js", ".css", ".html", ".svg", ".json", ".map", ".webmanifest", ".txt")


class File(Struct, frozen=True):
    """A file of the page, ready to send. `gzipped` is the gzip form, None for types not worth compressing."""

    body: bytes
    gzipped: bytes | None
    type: str
    etag: str


class _Built(Struct):
    """What the build tells of a script: its file, and what is loaded with it."""

    file: str
    css: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()


class Page:
    """The built page. Read again after each build, so that developers need not restart the server."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._needed: dict[str, frozenset[str]] = {}
        self._stamp = -1.0

    def file(self, path: str) -> File | None:
        self._look()
        return self._files.get(path)

    def of_title(self, title: str) -> frozenset[str]:
        """Return the files that a table of a title needs, besides those of every screen."""
        self._look()
        return self._needed.get(title, frozenset())

    def fonts(self) -> list[str]:
        """Return the files with the letters that every language needs."""
        self._look()
        return [path for path in self._files if _FONT.match(path)]

    def _look(self) -> None:
        index = self._folder / "index.html"
        stamp = index.stat().st_mtime if index.is_file() else 0.0
        if stamp != self._stamp:
            self._stamp = stamp
            found = [path for path in sorted(self._folder.rglob("*")) if path.is_file()] if stamp else []
            self._files = {path.relative_to(self._folder).as_posix(): _read(path) for path in found}
            built = self._files.get("parts.json")
            self._needed = _needed(index.read_text(encoding="utf-8"), built.body) if built else {}


def _needed(index: str, parts: bytes) -> dict[str, frozenset[str]]:
    """Return what tables need besides what index.html names, by title."""
    built = msgspec.json.decode(parts, type=dict[str, _Built])

    def files(name: str) -> set[str]:
        part = built[name]
        return {part.file, *part.css}.union(*map(files, part.imports))

    found = ((_TITLE.fullmatch(name), name) for name in built)
    return {match[1]: frozenset(file for file in files(name) if file not in index) for match, name in found if match}


def _read(path: Path) -> File:
    body = path.read_bytes()
    gzipped = gzip.compress(body, 9, mtime=0) if path.suffix in _GZIP_SUFFIXES else None
    kind = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}.get(path.suffix)
    kind = kind or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(body, gzipped, kind, f'"{sha256(body).hexdigest()[:20]}"')


_page = Page()


_SCREENS = re.compile(r"|new(/\w+)?|table/\w+|rules(/\w+)?|scenario/lilliput|me|tiles|map/\w+")
"""Paths of the page's own screens, as in `App.svelte`."""
_FONT = re.compile(r"assets/[\w-]+-latin-\d+-normal-[\w-]+\.woff2")
_TABLE = re.compile(r"table/(\w{1,32})")
_TITLE = re.compile(r"src/titles/(\w+)/index\.ts")
_ORIGIN = re.compile(r"https?://[\w.-]+(:\d+)?|https?://\[[\da-fA-F:.]+\](:\d+)?")
_PICTURE = b'content="/card.png"'
_HOME = ("/api/tables", "/api/titles", "/api/daily/london")
"""What `Home.svelte` asks for before it shows anything."""


@lru_cache(maxsize=20)
def _at(file: File, origin: str) -> File:
    """Return index.html with the full address of its picture, which previews of links need."""
    body = file.body.replace(_PICTURE, f'content="{origin}/card.png"'.encode())
    return File(body, gzip.compress(body, 9, mtime=0), file.type, file.etag)


def _first_language(accepted: str) -> str:
    """Return the language the page begins with, as `preferred` in the page chooses it."""
    short = (tag.strip()[:2].lower() for tag in accepted.split(","))
    return next((tag for tag in short if tag in LANGUAGES), LANGUAGES[0])


def _ahead(path: str, language: str, title: str | None) -> str:
    """Return the header that lets a browser fetch beside the scripts what they will ask for.

    That is the first words, the letters, on Home what it shows, and at a table its state with the words, pieces and
    files of its title.
    """
    fetched = [f"/api/words/{language}/{FIRST}"]
    if not path:
        fetched += _HOME
    links = [f"</{font}>; rel=preload; as=font; crossorigin" for font in _page.fonts()]
    if title is not None:
        table = f"/api/tables/{path.partition('/')[2]}"
        fetched += [f"/api/words/{language}/{title}", table]
        if find(title).has_previews:
            fetched.append(f"{table}/pieces")
        for file in sorted(_page.of_title(title)):
            how = "modulepreload" if file.endswith(".js") else "preload; as=style; crossorigin"
            links.append(f"</{file}>; rel={how}")
    return ", ".join([*(f"<{one}>; rel=preload; as=fetch; crossorigin" for one in fetched), *links])


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def page(
    request: Request[Any, Any, Any],
    hub: TheHub,
    path: FromPath[str] = "",
    accepts: Annotated[str, HeaderParameter(name="Accept-Encoding", required=False)] = "",
    known: Annotated[str, HeaderParameter(name="If-None-Match", required=False)] = "",
    languages: Annotated[str, HeaderParameter(name="Accept-Language", required=False)] = "",
) -> Response[bytes]:
    """Return a file of the page, or index.html."""
    path = path.strip("/")
    if path.startswith("api/") or path == "api":
        raise unknown("route")
    asked = path
    found = _page.file(path)
    status = 200
    if found is None:
        if "." in path.rpartition("/")[2]:
            raise unknown("file")
        status = 200 if _SCREENS.fullmatch(path) else 404
        path = "index.html"
        found = _page.file(path)
        origin = str(request.base_url).rstrip("/")
        if found is not None and _ORIGIN.fullmatch(origin):
            found = _at(found, origin)
    if found is None:
        return Response(_NOT_BUILT.encode(), status_code=503, media_type=MediaType.HTML)
    forever = path.startswith("assets/")
    headers = {
        "ETag": found.etag,
        "Vary": "Accept-Encoding",
        "Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache",
    }
    if path == "index.html":
        match = _TABLE.fullmatch(asked)
        headers["Link"] = _ahead(asked, _first_language(languages), await hub.title_of(match[1]) if match else None)
        headers["Vary"] = "Accept-Encoding, Accept-Language"
    if found.etag in known and status == 200:
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    body = found.body
    if found.gzipped is not None and "gzip" in accepts:
        body = found.gzipped
        headers["Content-Encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=found.type)
