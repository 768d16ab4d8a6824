"""Parts of the page that are loaded when they are needed: fetched ahead in idle time, and what happens without them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from .player import Player

People = Callable[..., Player]

DRAWERS = {
    "lilliput": {"companies": "Companies", "trains": "Depot", "tiles": "Tiles", "sheet": "Matrix"},
    "cz_first": {"companies": "Companies", "trains": "Depot", "tiles": "Tiles", "sheet": "Sheet"},
}
"""By title: the tabs of the drawer and the beginning of the names of their files."""


def table_of(me: Player, title: str, players: int = 2) -> str:
    seats = [{"kind": "me"}, *[{"kind": "hotseat"}] * (players - 1)]
    return str(me.post("/tables", {"title": title, "seats": seats, "options": {}})["id"])


def has_loaded(me: Player, *files: str) -> None:
    """Wait until files with these names have been loaded."""
    me.page.wait_for_function(
        """names => {
          const loaded = performance.getEntriesByType("resource").filter(file => file.responseStatus === 200);
          return names.every(name => loaded.some(file => file.name.includes(`/assets/${name}-`)));
        }""",
        arg=list(files),
    )


def stop(me: Player, *files: str, status: int | None = None) -> list[str]:
    """Let requests for files with these names fail, without an answer or with a status. Return what is asked for."""
    asked: list[str] = []

    def fail(route: Route) -> None:
        asked.append(route.request.url)
        if status is None:
            route.abort()
        else:
            route.fulfill(status=status)

    for file in files:
        me.page.route(f"**/assets/{file}-*", fail)
    return asked


@pytest.mark.parametrize("title", DRAWERS)
def test_a_browser_that_is_idle_fetches_ahead(people: People, title: str) -> None:
    """Once it has, everything opens at once, even without a connection."""
    me = people()
    me.open_table(table_of(me, title))
    drawers = DRAWERS[title]
    has_loaded(me, *drawers.values(), "End", "Invite", "Shortcuts", "Settings", "PlaybackCard")
    me.context.set_offline(True)
    for drawer in drawers:
        me.by(f"tab-{drawer}").click()
        expect(me.by(f"drawer-{drawer}").locator("li, tr").first).to_be_visible()
    me.page.keyboard.press("?")
    expect(me.page.locator("dialog[open] kbd").first).to_be_visible()
    me.page.keyboard.press("Escape")
    me.by("settings").click()
    expect(me.page.locator("dialog[open] input").first).to_be_visible()
    expect(me.by("not-loaded")).to_have_count(0)


def test_nothing_is_fetched_ahead_where_data_is_to_be_saved(people: People) -> None:
    me = people()
    me.save_data()
    ahead = ("End", "Invite", "Shortcuts", "Settings", "PlaybackCard", "Setup", "Rules")
    asked = stop(me, *DRAWERS["cz_first"].values(), *ahead)
    me.open("/")
    expect(me.by("set-up")).to_be_visible()
    me.open_table(table_of(me, "cz_first"))
    expect(me.by("question")).to_be_visible()
    # The browser has been idle when a callback that waits for it has run twice.
    for _ in range(2):
        me.page.evaluate("() => new Promise(done => requestIdleCallback(() => done()))")
    assert asked == []


@pytest.mark.parametrize("title", [None, "london", "lilliput", "cz_first", "ireland"])
def test_the_first_screens_need_no_more_than_their_own_words(people: People, title: str | None) -> None:
    """They come before all others. What is not among them would be empty until those come."""
    me = people(phone=True)
    me.save_data()
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url.partition("/api/words/")[2]))
    if title is None:
        me.open("/")
        expect(me.by("join")).to_be_visible()
    else:
        me.open_table(table_of(me, title, 3))
        expect(me.by("question")).to_be_visible()
    parts = ["en/first"] if title is None else ["en/first", f"en/{title}"]
    assert set(filter(None, asked)) == set(parts)


@pytest.mark.parametrize("status", [None, 404])
def test_a_drawer_that_cannot_be_loaded_says_so_and_can_be_tried_again(people: People, status: int | None) -> None:
    """Without a connection, or after the server was updated and no longer has the file."""
    me = people()
    me.save_data()
    me.open_table(table_of(me, "cz_first"))
    stop(me, "Companies", status=status)
    me.by("tab-companies").click()
    expect(me.by("not-loaded")).to_contain_text("could not be loaded")
    expect(me.by("question")).to_be_visible()
    me.context.set_offline(True)
    me.by("load-again").click()
    expect(me.by("not-loaded")).to_contain_text("still does not answer")
    me.context.set_offline(False)
    me.page.unroute_all()
    me.by("load-again").click()
    expect(me.by("drawer-companies").get_by_test_id("company-BCB")).to_be_visible()


def test_a_dialog_that_cannot_be_loaded_says_so(people: People) -> None:
    me = people()
    me.save_data()
    me.open("/")
    stop(me, "Settings")
    me.by("settings").click()
    expect(me.page.locator("dialog[open]").get_by_test_id("not-loaded")).to_be_visible()
    me.page.unroute_all()
    me.by("load-again").click()
    expect(me.page.locator("dialog")).to_have_count(0)
    me.by("settings").click()
    expect(me.page.locator("dialog[open] input").first).to_be_visible()


@pytest.mark.parametrize("file", ["lilliput", "board"])
def test_a_game_that_cannot_be_loaded_says_so_and_can_be_tried_again(people: People, file: str) -> None:
    me = people()
    me.open("/")
    table = table_of(me, "lilliput")
    stop(me, file)
    me.open(f"/table/{table}")
    expect(me.by("not-loaded")).to_be_visible()
    me.page.unroute_all()
    me.by("load-again").click()
    expect(me.map).to_be_visible()
    expect(me.by("question")).to_be_visible()


def test_a_screen_that_cannot_be_loaded_says_so_and_can_be_tried_again(people: People) -> None:
    me = people()
    me.save_data()
    me.open("/")
    stop(me, "Setup")
    me.by("set-up-lilliput").click()
    expect(me.by("not-loaded")).to_be_visible()
    me.page.unroute_all()
    me.by("load-again").click()
    expect(me.by("start")).to_be_visible()
