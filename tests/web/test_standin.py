"""A stand-in bot for a player, started from the table's menu."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .axe import violations
from .player import Player

People = Callable[..., Player]


def menu(player: Player) -> None:
    player.page.get_by_label("Table menu").click()
    expect(player.page.locator("details[open] > ul")).to_be_visible()


def go_on(player: Player, table: str, times: int) -> None:
    """Act this many times, each time after the others have acted."""
    for _ in range(times):
        while not player.get(f"/tables/{table}")["view"]["moves"]:
            player.page.wait_for_timeout(30)
        player.play_through(table, 1)


def test_the_host_sends_a_bot_for_a_friend_who_is_away_and_the_friend_comes_back(people: People) -> None:
    host, friend = people(), people(phone=True)
    table = host.set_up("me", "friend")
    token = next(seat["token"] for seat in host.get(f"/tables/{table}")["seats"] if seat["token"])
    friend.post(f"/tables/{table}/claim", {"token": token, "name": "Player 2"})
    host.open_table(table)
    menu(host)
    expect(host.by("stand-in-0")).to_be_visible()
    host.by("stand-in-1").select_option("easy")
    expect(host.by("stand-in-mark")).to_contain_text("Easy")
    assert violations(host.page) == []
    host.page.keyboard.press("Escape")
    go_on(host, table, 3)
    acted = [entry["seat"] for entry in host.get(f"/tables/{table}/log")["entries"] if entry["kind"] == "act"]
    assert 1 in acted, "the game goes on without the friend"
    host.wait_moves(len(acted))
    friend.open_table(table)
    expect(friend.by("stand-in-mark")).to_contain_text("Easy")
    menu(friend)
    assert friend.by("stand-in-0").count() == 0, "the host's seat is not the friend's to give away"
    friend.by("stand-in-1").select_option("")
    for player in (host, friend):
        expect(player.by("stand-in-mark")).to_have_count(0)
    expect(host.page.locator(".log")).to_contain_text("Player 2 is back")
    assert host.get(f"/tables/{table}")["seats"][1]["stand_in"] is None


def test_the_daily_board_and_strangers_have_no_such_entry(people: People) -> None:
    me, guest = people(), people()
    daily = me.post("/daily/london")["id"]
    me.open_table(daily)
    menu(me)
    expect(me.page.locator("details").get_by_role("link", name="Rules")).to_be_visible()
    assert me.page.locator("[data-testid^=stand-in]").count() == 0
    table = me.set_up("me", "hotseat")
    guest.open_table(table)
    menu(guest)
    expect(guest.page.locator("details").get_by_role("link", name="Rules")).to_be_visible()
    assert guest.page.locator("[data-testid^=stand-in]").count() == 0
