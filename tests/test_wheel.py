"""The wheel: installed into a fresh environment, without Node and without this checkout, it serves and plays."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import trainshed

from .help import ROOT, missing
from .server.browser import Browser, hotseat, me
from .server.serving import free_port, wait_until_up

TITLES = {"london": 2, "lilliput": 2, "cz_first": 2, "ireland": 3}


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and install it; return the folder of the new environment.

    What it depends on comes from the environment of the tests, so that nothing is downloaded.
    """
    if not (ROOT / "src/trainshed/server/page/index.html").is_file():
        missing("the page is not built (make page)")
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        assert not [name for name in file.namelist() if name.startswith(("tests/", "web/", "node_modules"))]
    fresh = folder / "fresh"
    subprocess.run([sys.executable, "-m", "venv", str(fresh)], check=True, capture_output=True)
    install = [str(fresh / "bin/python"), "-m", "pip", "install", "--no-deps", "--no-index", "-q", str(wheel)]
    subprocess.run(install, check=True, capture_output=True)
    (packages,) = fresh.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return fresh


@pytest.fixture(scope="module")
def served(environment: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run `trainshed serve` of the wheel; return its address."""
    data, port = tmp_path_factory.mktemp("data"), free_port()
    bare = {"PATH": str(environment / "bin"), "TRAINSHED_DATA": str(data), "HOME": str(data), "TRAINSHED_RATE": "0"}
    command = [str(environment / "bin/trainshed"), "serve", "--port", str(port)]
    server = subprocess.Popen(command, env=bare, cwd=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        wait_until_up(f"http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        said, _ = server.communicate(timeout=100)
        assert f"http://localhost:{port}" in said


def first_action(title: str, seed: int) -> dict[str, Any]:
    """Return the first legal action of a new game."""
    game = trainshed.new(title, TITLES[title], seed=seed)
    action: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(next(iter(game.legal_actions))))
    return action


def new_table(browser: Browser, title: str) -> str:
    return browser.make(me(), *[hotseat()] * (TITLES[title] - 1), title=title, seed=1)


def test_the_wheel_has_the_page_and_plays_every_game(environment: Path, served: str) -> None:
    """One test, because with several each process of the tests would build a wheel."""
    code = "import trainshed.server; print(trainshed.__file__, trainshed.server.__file__)"
    python = str(environment / "bin/python")
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True, cwd=environment)
    assert all(path.startswith(str(environment)) for path in done.stdout.split()), done.stdout
    assert str(ROOT) not in done.stdout
    assert "PATH" in os.environ

    browser = Browser(served)
    page = browser.http.get("/")
    assert page.status_code == 200
    scripts = [part.split('"')[0] for part in page.text.split('src="')[1:]]
    assert scripts
    for script in scripts:
        assert browser.http.get(script).headers["content-type"].startswith("text/javascript")

    for title in TITLES:
        table = new_table(browser, title)
        action = first_action(title, 1)
        browser.act(table, action["seat"], action, 0)
        assert browser.see(table)["moves"] == 1


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_the_page_shows_a_move(served: str, title: str) -> None:
    from playwright.sync_api import expect, sync_playwright

    from .web.conftest import BROWSER_ARGS, chromium

    path = chromium()
    if path is None:
        missing("no Chromium (apt-get install chromium)")
    action = first_action(title, 1)
    with sync_playwright() as playwright:
        window = playwright.chromium.launch(executable_path=path, args=list(BROWSER_ARGS))
        page = window.new_context(base_url=served, locale="en-GB").new_page()
        page.goto("/")
        expect(page.locator("h1, h2").first).to_be_visible(timeout=90_000)
        seats = [me(), *[hotseat()] * (TITLES[title] - 1)]
        made = page.request.post("/api/tables", data={"title": title, "seats": seats, "seed": 1}).json()
        page.goto(f"/table/{made['id']}")
        expect(page.locator("[role=log]").first).to_be_visible(timeout=90_000)
        body = {"seat": action["seat"], "version": 0, "key": "k", "action": action}
        assert page.request.post(f"/api/tables/{made['id']}/actions", data=body).ok
        expect(page.locator("[role=log] [data-move='1']").first).to_be_visible(timeout=90_000)
        window.close()
