"""Fixtures: the page in a real Chromium, against a real server."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

from tests.help import missing
from tests.server.serving import SEEDS, ThreadServer
from trainshed.server import bot_turns, daily, file_jobs, move_reasons, previews, suggestions

from .player import Player

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "trainshed" / "server" / "page"
_WITHOUT = (
    # What the address bar of a window would show: two more processes for every profile, as costly as the page itself.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # This list replaces the one of Playwright. What it disables stays disabled:
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
BROWSER_ARGS = (
    f"--disable-features={','.join(_WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WAIT = 90_000
"""Timeout of a test step in milliseconds, long enough for a busy machine."""
expect.set_options(timeout=WAIT)
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)


def chromium() -> str | None:
    """Return the browser: the build without windows first, which draws the same for less work."""
    named = [
        os.environ.get("CHROMIUM", ""),
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
    ]
    return next((found for name in named if name and (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """Build the page that the server serves, unless it is already built."""
    if not (WEB / "node_modules" / "axe-core").is_dir() or not (PAGE / "index.html").is_file():
        if shutil.which("npm") is None:
            missing("Node.js is not installed (apt-get install nodejs npm)")
        subprocess.run(["npm", "ci", "--silent"], cwd=WEB, check=True)
        subprocess.run(["npm", "run", "--silent", "build"], cwd=WEB, check=True)


@pytest.fixture(scope="package")
def browser(page_is_built: None) -> Iterator[Browser]:  # noqa: ARG001
    """One browser for the package: its event loop runs while it does, and other tests need their own loop."""
    path = chromium()
    if path is None:
        missing("no Chromium (apt-get install chromium)")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(BROWSER_ARGS))
        yield running
        running.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with ThreadServer(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(autouse=True)
def fixed_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fix the cards and the bots whatever ran before, and fix the date so that no daily board crosses midnight."""
    SEEDS.restart(request.node.nodeid)
    monkeypatch.setattr(daily, "today", lambda: "2026-02-14")
    monkeypatch.setattr(daily, "BOT_LEVELS", ())
    monkeypatch.setattr(file_jobs, "DEADLINE", 80.0)  # whatever the speed of the machine
    monkeypatch.setattr(suggestions, "DEADLINE", 80.0)  # whatever the speed of the machine
    monkeypatch.setattr(previews, "DEADLINE", 80.0)
    monkeypatch.setattr(daily, "seed_of", lambda _secret, name: SEEDS.of(name))
    for module in (bot_turns, move_reasons):  # else from the server's secret and the table's id, which are random
        monkeypatch.setattr(module, "turn_seed", lambda _secret, _table, moves, seat: SEEDS.of(f"bot/{moves}/{seat}"))
    monkeypatch.setattr(bot_turns, "DEADLINE", 80.0)  # a bot that took too long would move at random


@pytest.fixture
def people(browser: Browser, site: ThreadServer) -> Iterator[Callable[..., Player]]:
    """Create players, each with their own browser profile; afterwards check that no console reported an error."""
    made: list[tuple[BrowserContext, Player]] = []

    def make(
        *,
        phone: bool = False,
        locale: str = "en-GB",
        guided: bool = False,
        dark: bool = False,
        moving: bool = False,
        offline_page: bool = False,
        pace: str = "off",
    ) -> Player:
        context = browser.new_context(
            base_url=site.url,
            locale=locale,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            # Animations would be a race; a test that needs them stops the page's clock (`Player.freeze`).
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme="dark" if dark else "light",
            # Only what opens without a connection needs the service worker.
            service_workers="allow" if offline_page else "block",
        )
        context.set_default_timeout(WAIT)
        player = Player(context, guided=guided, pace=pace)
        made.append((context, player))
        return player

    yield make
    complaints = [line for _, player in made for line in player.complaints]
    for context, _ in made:
        context.close()
    assert not complaints
