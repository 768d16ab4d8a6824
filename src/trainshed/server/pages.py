"""The built web page, served from memory. Paths without a file extension that match no file return index.html."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import FromPath, HeaderParameter
from msgspec import Struct

from .problems import unknown

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


class Page:
    """The built page. Read again after each build, so that developers need not restart the server."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._stamp = -1.0

    def file(self, path: str) -> File | None:
        self._look()
        return self._files.get(path)

    def _look(self) -> None:
        index = self._folder / "index.html"
        stamp = index.stat().st_mtime if index.is_file() else 0.0
        if stamp != self._stamp:
            self._stamp = stamp
            found = [path for path in sorted(self._folder.rglob("*")) if path.is_file()] if stamp else []
            self._files = {path.relative_to(self._folder).as_posix(): _read(path) for path in found}


def _read(path: Path) -> File:
    body = path.read_bytes()
    gzipped = gzip.compress(body, 9, mtime=0) if path.suffix in _GZIP_SUFFIXES else None
    kind = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}.get(path.suffix)
    kind = kind or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return File(body, gzipped, kind, f'"{sha256(body).hexdigest()[:20]}"')


_page = Page()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML)
def page(
    path: FromPath[str] = "",
    accepts: Annotated[str, HeaderParameter(name="Accept-Encoding", required=False)] = "",
    known: Annotated[str, HeaderParameter(name="If-None-Match", required=False)] = "",
) -> Response[bytes]:
    """Return a file of the page, or index.html."""
    path = path.strip("/")
    if path.startswith("api/") or path == "api":
        raise unknown("route")
    found = _page.file(path)
    if found is None:
        if "." in path.rpartition("/")[2]:
            raise unknown("file")
        path = "index.html"
        found = _page.file(path)
    if found is None:
        return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/html; charset=utf-8")
    forever = path.startswith("assets/")
    headers = {
        "ETag": found.etag,
        "Vary": "Accept-Encoding",
        "Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache",
    }
    if found.etag in known:
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    body = found.body
    if found.gzipped is not None and "gzip" in accepts:
        body = found.gzipped
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=found.type)
