"""The page as the server serves it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.help import ROOT
from trainshed.server import pages

from .browser import Browser, me


@pytest.fixture
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    head = '<meta property="og:image" content="/card.png" /><script src="/assets/main-abc123.js"></script>'
    (tmp_path / "index.html").write_text(f"<!doctype html>{head}<title>Trainshed</title>")
    (tmp_path / "assets" / "main-abc123.js").write_text("console.log('hello')" * 50)
    for name in ("sans-latin-400-normal-a1.woff2", "sans-latin-ext-400-normal-b2.woff2"):
        (tmp_path / "assets" / name).write_bytes(b"letters")
    parts = {
        "src/titles/london/index.ts": {"file": "assets/london.js", "imports": ["_board.js", "_main.js"]},
        "_board.js": {"file": "assets/board.js", "css": ["assets/board.css"], "imports": ["_main.js"]},
        "_main.js": {"file": "assets/main-abc123.js"},
        "src/frame/Log.svelte": {"file": "assets/Log.js", "imports": ["_main.js"]},
    }
    (tmp_path / "parts.json").write_text(json.dumps(parts))
    monkeypatch.setattr(pages, "_page", pages.Page(tmp_path))


APP = (ROOT / "web" / "src" / "App.svelte").read_text("utf-8")
BELOW = {"table": "0123456789abcdef", "scenario": "lilliput", "map": "ireland"}
"""What follows the first part of an address, where a screen needs it."""
SCREENS = ["/", *(f"/{part}/{BELOW.get(part, '')}".rstrip("/") for part in re.findall(r'parts\[0\] === "(\w+)"', APP))]


@pytest.mark.usefixtures("_built")
@pytest.mark.parametrize("path", [*SCREENS, "/rules/london", "/new/cz_first"])
def test_the_address_of_every_screen_is_the_page(ann: Browser, path: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html>")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    again = ann.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    head = ann.http.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.usefixtures("_built")
@pytest.mark.parametrize("path", ["/nowhere", "/table", "/new/a/b", "/daily"])
def test_an_address_that_is_no_screen_gets_the_page_with_status_404(ann: Browser, path: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code == 404
    assert answer.text.startswith("<!doctype html>")


@pytest.mark.usefixtures("_built")
@pytest.mark.parametrize(
    ("accepted", "language"), [("", "en"), ("de-AT,de;q=0.9,en;q=0.8", "de"), ("fr, cs;q=0.5", "cs"), ("xx", "en")]
)
def test_the_words_of_the_browsers_language_are_fetched_ahead(ann: Browser, accepted: str, language: str) -> None:
    link = ann.http.get("/", headers={"Accept-Language": accepted}).headers["link"]
    assert link.startswith(f"</api/words/{language}/first>; rel=preload")


@pytest.mark.usefixtures("_built")
def test_what_a_table_needs_is_fetched_ahead(ann: Browser) -> None:
    """Its state, the words and files of its title, and nothing that every screen has or that comes later."""
    table = ann.make(me())
    links = ann.http.get(f"/table/{table}").headers["link"].split(", ")
    words = [f"</api/words/en/{part}>; rel=preload; as=fetch; crossorigin" for part in ("first", "london")]
    letters = "</assets/sans-latin-400-normal-a1.woff2>; rel=preload; as=font; crossorigin"
    assert links == [
        *words,
        f"</api/tables/{table}>; rel=preload; as=fetch; crossorigin",
        letters,
        "</assets/board.css>; rel=preload; as=style; crossorigin",
        "</assets/board.js>; rel=modulepreload",
        "</assets/london.js>; rel=modulepreload",
    ]
    for path in ("/table/0123456789abcdef", "/tiles"):
        assert ann.http.get(path).headers["link"] == f"{words[0]}, {letters}"


@pytest.mark.usefixtures("_built")
def test_what_home_shows_is_fetched_ahead(ann: Browser) -> None:
    """Else it would come after the scripts; Home waits for all of it, so that nothing moves."""
    links = ann.http.get("/").headers["link"].split(", ")
    fetched = [link.split(">")[0].strip("<") for link in links if "as=fetch" in link]
    asked = re.search(r"const ask = .*", (ROOT / "web" / "src" / "screens" / "Home.svelte").read_text("utf-8"))
    assert asked is not None
    assert fetched[1:] == [f"/api{path}" for path in re.findall(r'\("(/[\w/]+)"\)', asked[0])]
    assert all(ann.http.get(path).status_code == 200 for path in fetched)


@pytest.mark.usefixtures("_built")
def test_the_page_brings_the_cookie_so_that_its_first_requests_are_of_one_person(ann: Browser) -> None:
    ann.http.cookies.clear()
    assert "set-cookie" not in ann.http.get("/assets/main-abc123.js").headers
    assert "set-cookie" in ann.http.get("/").headers
    for path in ("/", "/api/me", "/api/tables", "/api/titles"):
        assert "set-cookie" not in ann.http.get(path).headers


@pytest.mark.usefixtures("_built")
def test_previews_of_links_get_the_full_address_of_the_picture(ann: Browser) -> None:
    assert f'content="{ann.url}/card.png"' in ann.http.get("/").text
    odd = ann.http.get("/", headers={"Host": 'a"><script>'})
    assert "<script>" not in odd.text


def test_answers_are_compressed_where_that_pays(ann: Browser) -> None:
    words = ann.http.get("/api/words/en", headers={"Accept-Encoding": "gzip"})
    assert words.headers["content-encoding"] == "gzip"
    assert int(words.headers["content-length"]) < len(words.text) / 2
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    plain = ann.http.get("/api/words/en", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == words.text
    known = ann.http.get("/api/words/en", headers={"If-None-Match": words.headers["etag"]})
    assert known.status_code == 304
    assert "content-encoding" not in ann.http.get("/api/me").headers, "too small"


@pytest.mark.usefixtures("_built")
def test_hashed_files_are_kept_for_long_and_sent_small(ann: Browser) -> None:
    answer = ann.http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("console.log")
    assert (
        "content-encoding"
        not in ann.http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"}).headers
    )


@pytest.mark.usefixtures("_built")
@pytest.mark.parametrize("path", ["/assets/gone.js", "/../settings.py", "/%2e%2e/settings.py", "/assets/../../x.py"])
def test_there_is_nothing_beside_the_page(ann: Browser, path: str) -> None:
    assert ann.http.get(path).status_code == 404


def test_a_page_that_is_not_built_says_so(ann: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "_page", pages.Page(tmp_path / "nothing"))
    answer = ann.http.get("/")
    assert answer.status_code == 503
    assert "not built" in answer.text


def test_the_gallery_shows_every_tile_of_every_track_game(ann: Browser) -> None:
    """As a page drawn by the server, without inline style; and as geometry that components can draw."""
    page = ann.http.get("/tiles.html")
    assert page.status_code == 200
    assert "<style" not in page.text
    assert ann.http.get("/tiles.css").headers["content-type"].startswith("text/css")
    sets = ann.http.get("/api/tiles").json()
    grids = {found["game"]: found["grid"] for found in sets}
    assert grids == {"18Lilliput": "square", "18CZ": "pointy", "18Ireland": "flat"}
    tiles = [tile for found in sets for tile in found["tiles"]]
    assert page.text.count("<li>") == len(tiles)
    yellow = next(tile for tile in tiles if tile["id"] == "57")
    assert yellow["art"]["colour"] == "yellow"
    assert len(yellow["art"]["stops"]) == 1
    assert len(yellow["art"]["tracks"]) == 2


@pytest.mark.any_database
def test_the_maps_of_the_track_games_are_served_as_geometry(ann: Browser) -> None:
    prague = next(cell for cell in ann.get("/api/maps/18CZ")["cells"] if cell["cell"] == "E11")
    assert [(one["company"], one["reserved"]) for one in prague["stations"]] == [("NWB", False), ("BN", False)]
    ireland = ann.get("/api/maps/18Ireland")
    assert ireland["grid"] == "flat"
    assert ireland["borders"]
    assert {one["reserved"] for cell in ireland["cells"] for one in cell["stations"]} == {True}
    (start,) = [cell for cell in ann.get("/api/maps/18Lilliput")["cells"] if cell["laid"]]
    assert (start["cell"], start["art"]["tile"]) == ("C", "R-MIL")
    missing = ann.http.get("/api/maps/18Nowhere")
    assert missing.status_code == 404
    assert (missing.json()["reason"], missing.json()["detail"]) == ("unknown", "there is no such map")
