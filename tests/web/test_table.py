"""The table: links and seats, watching, another game, records, and a server that is killed and restarted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from tests.server.serving import ProcessServer, free_port

from .conftest import WAIT
from .player import Player

People = Callable[..., Player]


def paste_into_home(player: Player, link: str) -> None:
    player.open("/")
    player.by("join-link").fill(link)
    player.by("join").click()


def sit_down(player: Player, name: str) -> None:
    player.page.get_by_label("Your name").fill(name)
    player.page.get_by_role("button", name="Sit down").click()
    expect(player.map).to_be_visible()


def invite(host: Player) -> None:
    host.page.get_by_label("Table menu").click()
    host.page.locator("details").get_by_role("button", name="Invite and seats").click()


def finish(table: str, *players: Player) -> None:
    """Play a game to its end."""
    while not players[0].get(f"/tables/{table}")["over"]:
        for player in players:
            player.play_through(table, 1)


# seats and their links


def test_a_link_pasted_into_home_leads_to_the_seat(people: People) -> None:
    host, friend = people(), people(phone=True)
    table = host.set_up("me", "friend")
    host.open_table(table)
    host.page.get_by_role("button", name="Invite and seats").first.click()
    link = host.by("seat-link").input_value()
    for wrong in ("anything", "https://example.org/elsewhere", f"javascript:/table/{table}"):
        paste_into_home(friend, wrong)
        expect(friend.by("join-problem")).to_contain_text("not a link to a table")
    paste_into_home(friend, f"  Sit down with me: {link}\n")
    sit_down(friend, "Player 2")
    expect(friend.by("question")).to_be_visible()
    assert "seat=" not in friend.page.url, "the secret does not stay in the address"
    expect(host.page.locator("dialog")).to_contain_text("Player 2")
    expect(host.by("seat-link")).to_have_count(0)
    assert friend.get(f"/tables/{table}")["mine"] == [1]


def test_the_host_frees_a_seat_and_somebody_else_takes_it(people: People) -> None:
    host, first, second = people(), people(), people()
    table = host.set_up("me", "friend")
    host.open_table(table)
    invite(host)
    old = host.by("seat-link").input_value()
    first.open(old)
    sit_down(first, "Player 2")
    first.draw_something()
    host.by("release-1").click()
    expect(host.page.locator("dialog")).to_contain_text("Player 2 will only be able to watch")
    host.by("release-sure-1").click()
    expect(host.by("seat-link")).not_to_have_value(old)
    new = host.by("seat-link").input_value()
    # The former player sees it at once and keeps watching; the old link is no longer valid.
    expect(first.page.locator(".question")).to_contain_text("The host has freed your seat")
    assert first.targets.count() == 0
    first.open(old)
    first.page.get_by_role("button", name="Sit down").click()
    expect(first.page.get_by_role("alert")).to_contain_text("no longer valid")
    first.page.get_by_role("button", name="Only watch").click()
    expect(first.map).to_be_visible()
    second.open(new)
    sit_down(second, "Player 3")
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".seats")).to_contain_text("Player 3")
    host.draw_something()
    second.wait_moves(2)
    second.draw_something()
    host.wait_moves(3)
    assert second.get(f"/tables/{table}")["mine"] == [1]
    # Later visitors find the seat taken.
    first.open(new)
    first.page.get_by_role("button", name="Sit down").click()
    expect(first.page.get_by_role("alert")).to_contain_text("already taken")


def test_watching_by_the_link_of_the_invitation(people: People) -> None:
    host, guest = people(), people(phone=True)
    table = host.set_up("me", "hotseat")
    host.open_table(table)
    invite(host)
    paste_into_home(guest, host.by("watch-link").input_value())
    expect(guest.page.locator(".question")).to_contain_text("You are watching.")
    expect(host.by("watching")).to_contain_text("1")
    host.page.keyboard.press("Escape")
    host.draw_something()
    guest.wait_moves(1)
    assert guest.targets.count() == 0
    for control in ("pass", "undo", "again"):
        assert guest.by(control).count() == 0
    assert guest.get(f"/tables/{table}")["mine"] == []
    guest.page.close()
    expect(host.by("watching")).to_have_count(0)


# another game


def test_the_same_people_play_again(people: People) -> None:
    host, friend = people(), people()
    table = host.set_up("me", "friend", options={"objectives": True})
    token = host.get(f"/tables/{table}")["seats"][1]["token"]
    friend.post(f"/tables/{table}/claim", {"token": token, "name": "Player 2"})
    finish(table, host, friend)
    for player in (host, friend):
        player.open_table(table)
        expect(player.by("end")).to_be_visible()
    host.by("again").click()
    expect(host.by("question")).to_be_visible()
    assert table not in host.page.url
    # The other player is led to the same table, in the same seat as before.
    expect(friend.by("again")).to_have_text("To the new table")
    friend.by("again").click()
    expect(friend.by("question")).to_be_visible()
    assert friend.page.url == host.page.url
    new = friend.get("/tables/" + friend.page.url.rsplit("/", 1)[1])
    assert (new["moves"], new["mine"], new["options"]["objectives"]) == (0, [1], True)
    friend.draw_something()
    host.wait_moves(1)


def test_a_game_played_on_from_a_move_is_a_table_for_one_screen(people: People) -> None:
    host, friend = people(), people()
    table = host.set_up("me", "friend")
    token = host.get(f"/tables/{table}")["seats"][1]["token"]
    friend.post(f"/tables/{table}/claim", {"token": token, "name": "Player 2"})
    for _ in range(6):
        host.play_through(table, 1)
        friend.play_through(table, 1)
    then = host.get(f"/tables/{table}?at=5")["view"]["sheets"]
    played = host.get(f"/tables/{table}")["moves"]
    host.open_table(table)
    host.page.get_by_role("slider").fill("5")
    expect(host.frame).to_have_attribute("data-at", "5")
    host.page.get_by_role("button", name="Play on from here in a copy").click()
    expect(host.frame).to_have_attribute("data-moves", "5")
    copy = host.page.url.rsplit("/", 1)[1]
    assert copy != table
    seen = host.get(f"/tables/{copy}")
    assert seen["mine"] == [0, 1]
    assert [seat["name"] for seat in seen["seats"]] == ["Player 1", "Player 2"]
    assert seen["view"]["sheets"] == then
    host.draw_something()
    host.draw_something()
    assert host.moves() == 7
    # The original game is unchanged, and no other user has the new one.
    assert friend.get(f"/tables/{table}")["moves"] == played
    assert copy not in {line["id"] for line in friend.get("/tables")}


# records


def test_a_record_is_saved_and_opened_by_the_page(people: People) -> None:
    me = people()
    table = me.set_up("me", "hotseat", seed=8)
    me.play_through(table, 30)
    me.open_table(table)
    me.page.get_by_label("Table menu").click()
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Save the game as a file").click()
    assert download.value.suggested_filename == f"london-{table}.json"
    saved = download.value.path().read_bytes()
    assert len(json.loads(saved)["actions"]) == 30
    me.open("/")
    me.by("upload").set_input_files(FilePayload(name="a.json", mimeType="application/json", buffer=saved))
    expect(me.frame).to_have_attribute("data-moves", "30")
    copy = me.page.url.rsplit("/", 1)[1]
    assert copy != table
    assert me.get(f"/tables/{copy}")["view"]["sheets"] == me.get(f"/tables/{table}")["view"]["sheets"]
    me.draw_something()
    assert me.moves() == 31
    # Any other file is refused with a message, and the same file can be tried again.
    damaged = json.loads(saved)
    damaged["actions"][7] = {"type": "draw", "seat": 0, "start": 0, "end": 51}
    for content, words in (
        (b"not a game", "not a game file"),
        (json.dumps(damaged).encode(), "move 8 is against the rules"),
    ):
        me.open("/")
        for _ in range(2):
            me.by("upload").set_input_files(FilePayload(name="b.json", mimeType="application/json", buffer=content))
            expect(me.by("upload-problem")).to_contain_text(re.compile(words, re.IGNORECASE))


# a server that is killed


@pytest.mark.long
def test_nothing_is_lost_when_the_server_is_killed_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with ProcessServer(tmp_path, port=port) as server:
        context = browser.new_context(base_url=server.url, reduced_motion="reduce", locale="en-GB")
        context.set_default_timeout(WAIT)
        me = Player(context)
        table = me.set_up("me", "hotseat", seed=4)
        me.open_table(table)
        for _ in range(3):
            me.draw_something()
        me.page.evaluate("window.same = true")
        server.kill()
        expect(me.page.locator(".link.lost")).to_be_visible()
        # A press now shows an error and changes nothing.
        me.targets.last.focus()
        me.page.keyboard.press("Enter")
        expect(me.by("reason")).to_contain_text("does not answer")
        assert me.moves() == 3
    with ProcessServer(tmp_path, port=port):
        expect(me.page.locator(".link.live")).to_be_visible()
        assert me.page.evaluate("window.same"), "the page was not loaded again"
        assert me.get(f"/tables/{table}")["moves"] == 3
        me.draw_something()
        assert me.moves() == 4
        expect(me.page.locator(".log")).to_contain_text("Round 1")
        context.close()
    assert not me.complaints
