"""The page as the server serves it."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainshed.server import pages

from .browser import Browser


@pytest.fixture
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Trainshed</title>")
    (tmp_path / "assets" / "main-abc123.js").write_text("console.log('hello')" * 50)
    monkeypatch.setattr(pages, "_page", pages.Page(tmp_path))


@pytest.mark.usefixtures("_built")
@pytest.mark.parametrize("path", ["/", "/table/0123456789abcdef", "/daily", "/tiles"])
def test_every_address_is_the_page(ann: Browser, path: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html>")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    again = ann.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


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
