"""The frame of the page: giving up and ending, chat, copies, links, what a browser blocks, and no connection."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from .axe import violations
from .conftest import PAGE, PHONE
from .player import Player

People = Callable[..., Player]
TITLES = (("london", 2), ("lilliput", 2), ("cz_first", 3), ("ireland", 3))


def menu(player: Player) -> None:
    player.page.get_by_label("Table menu").click()
    expect(player.page.locator("details[open] > ul")).to_be_visible()


def inside(player: Player, testid: str) -> bool:
    """True if the whole element is in the window."""
    box = player.box(player.by(testid))
    size = player.page.viewport_size
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize(
    ("title", "players", "phone"),
    [
        (*TITLES[0], True),
        *(pytest.param(*title, phone, marks=pytest.mark.long) for title in TITLES for phone in (False, True)),
    ],
)
def test_alone_giving_up_is_asked_once_and_ends_the_game(people: People, title: str, players: int, phone: bool) -> None:
    me = people(phone=phone)
    bots = [{"kind": "bot", "level": "easy"}] * (players - 1)
    table = me.post("/tables", {"title": title, "seats": [{"kind": "me"}, *bots], "options": {}})["id"]
    me.open(f"/table/{table}")
    menu(me)
    me.by("give-up").click()
    expect(me.page.get_by_text("Nobody else sits at this table")).to_be_visible()
    assert me.get(f"/tables/{table}")["over"] is False
    assert violations(me.page) == []
    me.by("ending-sure").click()
    expect(me.by("ended")).to_have_text("Given up, scored as it stands")
    expect(me.by("end")).to_be_visible()
    assert me.page.locator("[data-target]").count() == 0, "nothing can be done any more"


def test_a_game_ends_when_all_agree_and_messages_are_counted_until_read(people: People) -> None:
    host, friend = people(phone=True), people()
    table = host.set_up("me", "friend")
    token = next(seat["token"] for seat in host.get(f"/tables/{table}")["seats"] if seat["token"])
    friend.open(f"/table/{table}?seat={token}")
    expect(friend.page.get_by_text("Next Station: London")).to_be_visible()
    expect(friend.page.get_by_label("Your name")).to_have_value("Player 2")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.map).to_be_visible()
    host.open_table(table)
    # The field of the chat is in the window, also of a low one.
    friend.page.set_viewport_size({"width": 1366, "height": 768})
    friend.page.locator("[data-tab=chat]").click()
    field = friend.page.locator("#chat")
    assert friend.box(field)["y"] + friend.box(field)["height"] <= 768
    field.fill("Shall we stop?")
    field.press("Enter")
    expect(host.by("chat-unread")).to_contain_text("1")
    assert inside(host, "chat-unread")
    assert host.page.get_by_label("Table menu").is_visible()
    host.by("chat-unread").click()
    expect(host.page.locator(".chat")).to_contain_text("Shall we stop?")
    expect(host.by("chat-unread")).to_have_count(0)
    assert friend.by("chat-unread").count() == 0, "one's own words are no news"
    menu(friend)
    friend.by("end-game").click()
    friend.by("ending-sure").click()
    expect(host.by("undo-ask")).to_contain_text("asks to end the game now")
    host.by("undo-ask").get_by_role("button", name="Allow").click()
    for player in (host, friend):
        expect(player.by("ended")).to_have_text("Ended by agreement, scored as it stands")


def test_one_stops_the_bot_that_plays_for_oneself_and_goes_back_from_a_copy(people: People) -> None:
    me = people()
    table = me.set_up("me", "friend")
    me.open_table(table)
    expect(me.by("stand-in-plays")).to_have_count(0)
    menu(me)
    me.by("stand-in-0").select_option("easy")
    me.page.keyboard.press("Escape")
    expect(me.by("stand-in-plays")).to_contain_text("A bot plays for you")
    me.wait_moves(1)  # the friend is to act
    me.by("stand-in-stop").click()
    expect(me.by("stand-in-plays")).to_have_count(0)
    me.page.keyboard.press("[")
    me.by("history-clone").click()
    expect(me.by("copy-of")).to_contain_text("This is a copy")
    me.by("copy-of").get_by_role("link").click()
    expect(me.page).to_have_url(re.compile(f"/table/{table}$"))
    expect(me.by("copy-of")).to_have_count(0)


def test_a_local_link_says_that_it_is_local_and_the_link_to_a_move_is_copied(people: People) -> None:
    me = people()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = me.set_up("me", "friend")
    me.play_through(table, 1)
    me.open_table(table)
    me.page.keyboard.press("[")
    me.by("history-link").click()
    expect(me.by("history-link")).to_have_attribute("aria-label", "Copied")
    assert me.page.evaluate("navigator.clipboard.readText()").endswith(f"/table/{table}?at=0")
    me.page.keyboard.press("l")
    menu(me)
    me.page.get_by_role("button", name="Invite and seats").first.click()
    expect(me.by("here-only")).to_be_visible()


def test_words_come_also_when_storage_is_blocked_or_a_request_fails(people: People) -> None:
    me = people()
    me.context.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });"
        "Object.defineProperty(navigator, 'cookieEnabled', { value: false });"
    )
    failures = iter((True, True, False))

    def answer(route: Route) -> None:
        if next(failures, False):
            route.abort()
        else:
            route.continue_()

    me.page.route("**/api/words/**", answer)
    me.page.goto("/")
    expect(me.page.get_by_role("heading", name="Daily board")).to_be_visible()
    expect(me.page.get_by_role("alert")).to_contain_text("blocks cookies")
    assert "page-" not in me.page.locator("body").inner_text()
    me.complaints.clear()  # the page of this test is set up to complain


def test_without_a_connection_the_page_says_so_and_updates_are_never_hidden(people: People) -> None:
    me = people(offline_page=True)
    me.page.goto("/")
    me.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    me.context.set_offline(True)
    me.page.goto("/table/0123456789abcdef")
    expect(me.page.get_by_text("There is no connection to the server")).to_be_visible()
    me.context.set_offline(False)
    me.page.reload()
    expect(me.page.get_by_text("There is no such table")).to_be_visible()
    kept = me.page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(kept => kept.keys()))))"
        ".then(found => found.flat().map(request => new URL(request.url).pathname))"
    )
    assert sorted(kept) == ["/offline.css", "/offline.html"]


def test_an_old_browser_is_told_and_the_theme_reaches_the_bars(people: People) -> None:
    me = people()
    me.page.goto("/")
    assert me.page.locator("#too-old").count() == 0
    me.by("settings").click()
    me.page.get_by_label("Dark").check()
    colours = "[...document.querySelectorAll('meta[name=theme-color]')].map(meta => meta.content)"
    assert me.page.evaluate(colours) == ["#12161f", "#12161f"]
    me.context.add_init_script("delete Array.prototype.toSorted")
    me.page.goto("/")
    expect(me.page.locator("#too-old")).to_contain_text("too old for Trainshed")


def test_styles_for_hovering_are_only_for_what_can_hover() -> None:
    """After a tap they would stay, and look like a choice."""
    for file in (PAGE / "assets").glob("*.css"):
        left = file.read_text()
        while found := re.search(r"@media\s*\(hover:\s*hover\)\s*\{", left):
            end, depth = found.end(), 1
            while depth:
                depth += {"{": 1, "}": -1}.get(left[end], 0)
                end += 1
            left = left[: found.start()] + left[end:]
        assert ":hover" not in left, file.name


def test_tabs_beyond_the_edge_fade_on_a_phone(people: People) -> None:
    me = people(phone=True)
    table = me.post("/tables", {"title": "lilliput", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "options": {}})[
        "id"
    ]
    me.open(f"/table/{table}")
    tabs = me.page.get_by_role("tablist").first
    expect(tabs).to_have_class(re.compile("after"))
    tabs.evaluate("node => node.scrollTo(9999, 0)")
    expect(tabs).not_to_have_class(re.compile("after"))
    expect(tabs).to_have_class(re.compile("before"))
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
