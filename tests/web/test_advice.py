"""What the bot would do, and why a bot did something: the button and its key, the card, the ghost, the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .axe import violations
from .player import Player
from .sizes import DESKTOP_NOW, PHONE_NOW

People = Callable[..., Player]
OPPONENTS = {"london": 1, "cz_first": 1, "lilliput": 1, "ireland": 2}
CHOSEN = (
    ".suggested, [data-testid=confirm], [data-testid=pass-sure], [data-testid=lay-confirm], [data-testid=fan-confirm]"
)
"""What is chosen but not played, or the control that would play it."""
_SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
  }).observe({ type: "layout-shift" });
}"""


def sit_down(player: Player, title: str, **more: Any) -> str:
    """Make a table against medium bots, and open it when the player is asked."""
    seats = [{"kind": "me", "name": "Ann"}] + [{"kind": "bot", "level": "medium"}] * OPPONENTS[title]
    table = str(player.post("/tables", {"title": title, "seats": seats, **more})["id"])
    while [one["seat"] for one in player.get(f"/tables/{table}")["waiting"]] != [0]:
        player.page.wait_for_timeout(30)
    player.open(f"/table/{table}")
    expect(player.by("advise")).to_be_visible()
    player.settle()
    return table


@DESKTOP_NOW
@pytest.mark.parametrize(
    "title", [pytest.param(title, marks=[] if title == "cz_first" else [pytest.mark.long]) for title in OPPONENTS]
)
def test_the_bot_says_what_it_would_do_and_plays_nothing(people: People, title: str, phone: bool) -> None:
    me = people(phone=phone)
    table = sit_down(me, title)
    before = me.moves()
    me.page.evaluate(_SHIFTS)
    if phone:
        me.by("advise").tap()
    else:
        me.page.keyboard.press("w")
    card = me.by("advice")
    expect(card.get_by_role("heading", name="What the bot would do")).to_be_focused()
    expect(card.locator("li").first).to_be_visible()
    said = me.get(f"/tables/{table}/suggestion?seat=0")
    assert card.locator("li").evaluate_all("all => all.map(one => one.dataset.reason)") == [
        reason["key"] for reason in said["reasons"]
    ]
    assert violations(me.page) == []
    me.by("advice-show").click()
    expect(me.by("advice-show")).to_have_count(0)
    expect(me.page.locator(CHOSEN).first).to_be_visible()
    assert me.page.evaluate("() => window.shifted") <= 0.05
    assert me.moves() == before
    me.by("advice-reasons").click()
    expect(card.locator("li").first).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    me.settle()
    assert me.get(f"/tables/{table}")["moves"] == before


@PHONE_NOW
def test_the_log_and_the_history_tell_why_a_bot_moved(people: People, phone: bool) -> None:
    me = people(phone=phone)
    table = sit_down(me, "cz_first", seed=3)
    while not (found := [one for one in me.get(f"/tables/{table}/log")["entries"] if one["bot"]]):
        seen = me.get(f"/tables/{table}?seat=0")
        if seen["view"]["moves"]:
            body = {"seat": 0, "version": seen["version"], "key": f"why-{seen['version']}"}
            me.post(f"/tables/{table}/actions", {**body, "action": seen["view"]["moves"][0]})
        me.page.wait_for_timeout(30)
    if phone:
        me.page.get_by_role("tab", name="Log").tap()
    at = found[0]["move"]
    line = me.page.locator(".log li", has=me.page.locator(f"button[data-move='{at}']")).last
    line.locator(f"button[data-move='{at}']").click()
    line.get_by_test_id("why-bot").click()
    card = me.by("advice")
    expect(card.locator("li").first).to_be_visible()
    reasons = me.get(f"/tables/{table}/moves/{found[0]['n']}/reasons")["reasons"]
    expect(card.locator("li")).to_have_count(len(reasons))
    assert violations(me.page) == []
    me.page.keyboard.press("Escape")
    if phone:
        me.page.get_by_role("tab", name="Turn").tap()
    me.by("why-shown").click()
    expect(card.locator("li")).to_have_count(len(reasons))


def test_without_full_help_there_is_no_button(people: People) -> None:
    me = people()
    table = str(
        me.post("/tables", {"title": "cz_first", "help": "values", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})[
            "id"
        ]
    )
    me.open_table(table)
    expect(me.page.get_by_test_id("question").or_(me.page.locator(".question h2")).first).to_be_visible()
    expect(me.by("advise")).to_have_count(0)
    me.page.keyboard.press("w")
    expect(me.by("advice")).to_have_count(0)
