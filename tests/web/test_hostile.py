"""Hostile names (of people and of a file) and messages in a real browser: shown as text, and nothing in them runs."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import trainshed

from .player import Player

People = Callable[..., Player]
IMAGE = "<img src=x onerror='window.ran=1'>"
SCRIPT = "<script>window.ran=1</script>"
LINK = "javascript:window.ran=1"
FLUENT = "{ $player } { -brand }"


def test_names_and_messages_are_shown_as_text_and_marked_tables_say_so(people: People) -> None:
    host, friend = people(), people()
    table = host.upload(trainshed.new("london", [IMAGE, "Bob"], seed=1).record.json())
    host.post(f"/tables/{table}/seats/1/release")
    token = next(seat["token"] for seat in host.get(f"/tables/{table}")["seats"] if seat["token"])
    friend.open(f"/table/{table}?seat={token}")
    expect(friend.page.locator("form").get_by_test_id("known-deck")).to_contain_text("may know what is still hidden")
    friend.post(f"/tables/{table}/claim", {"token": token, "name": SCRIPT})
    for number, text in enumerate((IMAGE, SCRIPT, LINK, FLUENT)):
        friend.post(f"/tables/{table}/chat", {"text": text, "key": str(number)})
    for player in (host, friend):
        player.open_table(table)
        expect(player.by("known-deck")).to_be_visible()
        for name in (IMAGE, SCRIPT):
            expect(player.frame).to_contain_text(name)
        player.page.get_by_role("tab", name="Chat").or_(player.page.get_by_role("button", name="Chat")).first.click()
        chat = player.page.locator(".chat .lines")
        for text in (IMAGE, SCRIPT, LINK, FLUENT):
            expect(chat).to_contain_text(text)
        assert player.page.evaluate("document.querySelectorAll('img[src=x], .chat script, .chat a').length") == 0
    host.draw_something()
    friend.wait_moves(1)
    for player in (host, friend):
        player.open("/")
        expect(player.page.locator(f"a[href*='{table}']").first).to_be_visible()
        assert player.page.evaluate("window.ran") is None
