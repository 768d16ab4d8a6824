"""What others did is seen: paced and highlighted, in banners, and played again for somebody who comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, expect

from tests.server.serving import ThreadServer

from . import cz_positions, ireland_positions
from .axe import violations
from .conftest import PHONE
from .player import Player
from .sizes import DESKTOP_NOW

People = Callable[..., Player]
_ABOVE_THE_SHEET = """node => {
  const sheet = document.querySelector("[role=tablist]").getBoundingClientRect();
  return node.getBoundingClientRect().bottom < sheet.top;
}"""


def two_at_a_table(me: Player, other: Player) -> str:
    """A game of 18CZ where the other one is to act."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"}]
    table = str(me.post("/tables", {"title": "cz_first", "seats": seats, "options": {}})["id"])
    token = me.get(f"/tables/{table}")["seats"][1]["token"]
    other.post(f"/tables/{table}/claim", {"token": token, "name": "Ben"})
    while asked(me, table):
        act(me, table)
    return table


def asked(player: Player, table: str) -> bool:
    seen = player.get(f"/tables/{table}")
    return any(one["seat"] in seen["mine"] for one in seen["waiting"])


def act(player: Player, table: str) -> dict[str, Any]:
    """Lay a tile if possible, else the first move offered."""
    seen = player.get(f"/tables/{table}")
    moves = seen["view"]["moves"]
    action: dict[str, Any] = next((move for move in moves if move["type"] == "lay"), moves[0])
    command = {"seat": seen["seat"], "version": seen["version"], "key": f"{table}-{seen['version']}"}
    player.post(f"/tables/{table}/actions", command | {"action": action})
    return action


def test_moves_of_others_are_highlighted_one_after_the_other_and_can_be_skipped(people: People) -> None:
    me, other = people(moving=True, pace="slow"), people()
    table = two_at_a_table(me, other)
    me.open_table(table)
    expect(me.page.locator(".link.live")).to_be_visible()
    # The clock stands still: a move takes its time until it is skipped, however slow the machine is.
    me.page.evaluate("() => { const now = performance.now(); performance.now = () => now; }")
    me.freeze()
    before = me.moves()
    laid = act(other, table)
    expect(me.frame).to_have_attribute("data-moves", str(before + 1))
    expect(me.by("seen")).to_contain_text("Ben lays on")
    expect(me.page.locator(f"[data-glow='{laid['cell']}']")).to_be_visible()
    done = before + 1
    while asked(other, table):
        act(other, table)
        done += 1
    assert done > before + 1
    expect(me.by("seen-skip")).to_be_visible()
    expect(me.frame).to_have_attribute("data-moves", str(before + 1))
    expect(me.page.locator("[data-spot]")).to_have_count(0)  # nothing is asked while the page is behind
    me.thaw()
    me.page.keyboard.press("Escape")
    expect(me.frame).to_have_attribute("data-moves", str(done))
    expect(me.by("seen-skip")).to_have_count(0)
    expect(me.by("question")).to_contain_text("lay or upgrade one tile")
    expect(me.page.locator("[data-spot]").first).to_be_visible()


def test_without_motion_nothing_waits_but_it_is_highlighted(people: People) -> None:
    me, other = people(pace="normal"), people()
    table = two_at_a_table(me, other)
    me.open_table(table)
    expect(me.page.locator(".link.live")).to_be_visible()
    before = me.moves()
    while asked(other, table):
        act(other, table)
        before += 1
    expect(me.frame).to_have_attribute("data-moves", str(before))
    expect(me.by("seen-skip")).to_have_count(0)


def test_a_banner_says_which_trains_rust_and_whose_they_are(people: People) -> None:
    me = people(phone=True)
    me.open_table(me.upload(cz_positions.first_four().record.json()))
    expect(me.page.locator(".link.live")).to_be_visible()
    seen = me.get("/tables" + me.page.url.partition("/table")[2])
    action = next(move for move in seen["view"]["moves"] if move["type"] == "buy-train")
    command = {"seat": seen["seat"], "version": seen["version"], "key": "the-first-four", "action": action}
    me.post(f"/tables/{seen['id']}/actions", command)
    banner = me.by("banner")
    expect(banner).to_contain_text("The first 4-train is here")
    expect(banner).to_contain_text("All 2-trains rust:")
    expect(banner).to_contain_text("loses")
    expect(banner.locator(".mine")).to_contain_text("Yours:")  # all seats are this browser's
    board = me.page.locator(".phone .map")
    place = me.box(board)
    assert banner.evaluate(_ABOVE_THE_SHEET), "the choices are free"
    assert [line for line in violations(me.page) if "banner" in line] == []
    me.by("banner-close").tap()
    expect(banner).to_have_count(0)
    assert me.box(board) == place, "nothing moves when the banner goes"
    me.page.locator("[data-tab=log]").click()
    expect(me.page.get_by_role("log")).to_contain_text("All 2-trains rust:")


@DESKTOP_NOW
def test_a_banner_says_who_lost_a_company_to_whom(people: People, phone: bool) -> None:
    """A director sells so much that another player has more of the company."""
    me = people(phone=phone)
    game = ireland_positions.whole().at(78)
    me.open(f"/table/{me.upload(game.record.json())}")
    expect(me.page.locator(".link.live")).to_be_visible()
    expect(me.by("question")).to_be_visible()
    if phone:
        me.by("part-sell").tap()
        me.by("sell-DKR-1").tap()
    else:
        me.by("sell-DKR-1").click()
    banner = me.by("banner")
    expect(banner).to_contain_text("Ann is now director of DKR; Ben gets shares in exchange.")
    expect(banner.locator(".mine")).to_contain_text("Yours:")
    assert [line for line in violations(me.page) if "banner" in line] == []
    question = me.box(me.by("question"))
    place = me.box(banner)
    assert place["y"] + place["height"] <= question["y"] or place["x"] + place["width"] <= question["x"]
    me.by("banner-close").click()
    expect(banner).to_have_count(0)
    assert me.box(me.by("question")) == question, "nothing moves when the banner goes"


@contextmanager
def back_again(people: People, browser: Browser, site: ThreadServer, **how: Any) -> Iterator[tuple[Player, str, Any]]:
    """Somebody who left a table comes back on another device; what the other one has done meanwhile."""
    me, other = people(), people()
    table = two_at_a_table(me, other)
    for player in (other, me):  # nothing is remembered of a table without moves
        while asked(player, table):
            act(player, table)
    me.open_table(table)
    expect(me.page.locator(".link.live")).to_be_visible()
    left = me.moves()
    me.open("/")  # the table is left
    done = []
    while asked(other, table):
        done.append(act(other, table))
    # Stored when the connection ended, which the server notices by itself.
    while me.get(f"/tables/{table}/log")["seen"] != left:
        me.page.wait_for_timeout(50)
    context = browser.new_context(base_url=site.url, reduced_motion="reduce", locale="en-GB", **how)
    context.add_cookies([{"name": one["name"], "value": one["value"], "url": site.url} for one in me.context.cookies()])
    again = Player(context)
    again.open_table(table)
    yield again, table, (left, done)
    context.close()
    assert not again.complaints


def test_who_comes_back_on_another_device_can_play_what_was_missed(
    people: People, browser: Browser, site: ThreadServer
) -> None:
    with back_again(people, browser, site) as (again, table, (left, done)):
        expect(again.by("missed")).to_contain_text("since you were here")
        expect(again.by("since")).to_be_attached()
        again.by("missed-play").click()
        expect(again.by("seen")).to_contain_text("1/")
        expect(again.by("missed")).to_have_count(0)
        scenes = int(again.by("seen").inner_text().partition("1/")[2].split()[0])
        for number in range(1, scenes + 1):
            expect(again.by("seen")).to_contain_text(f"{number}/{scenes}")
            again.by("replay-next").click()
        expect(again.by("seen")).to_have_count(0)
        expect(again.frame).to_have_attribute("data-at", str(left + len(done)))
        # Played once more from the log, and left at once.
        again.by("since-play").click()
        expect(again.by("replay-end")).to_be_visible()
        again.page.keyboard.press("Escape")
        expect(again.by("seen")).to_have_count(0)
        expect(again.by("question")).to_contain_text("lay or upgrade one tile")
        again.open_table(table)
        expect(again.by("missed")).to_have_count(0)


def test_on_phones_the_map_follows_what_is_played_again(people: People, browser: Browser, site: ThreadServer) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with back_again(people, browser, site, **phone) as (again, _, (_left, done)):
        cell = next(action["cell"] for action in done if action["type"] == "lay")
        laid = again.page.locator(f"[data-cell={cell}]").first
        expect(again.by("missed")).to_be_visible()
        shown = again.box(again.page.locator(".trackboard"))
        again.by("missed-play").tap()
        expect(again.by("seen")).to_contain_text("1/")
        box = again.box(laid)
        assert shown["x"] <= box["x"] + box["width"] / 2 <= shown["x"] + shown["width"]
        assert shown["y"] <= box["y"] + box["height"] / 2 <= shown["y"] + shown["height"]
