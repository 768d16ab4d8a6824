"""Train runs are played back company by company, can be skipped, and can be watched again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.lilliput.table import skip, start
from trainshed.core import Game

from .axe import violations
from .player import Player

People = Callable[..., Player]
MANY = 200
"""More steps than any playback has."""


def dividend() -> Game:
    """The red company has earned 50; the blue one runs after it."""
    game = start(2)
    skip(game, "A03", "A05", "A08", "A09")
    return game


def opened(me: Player, game: Game) -> None:
    """Open a table with this game, ready for new events."""
    me.open(f"/table/{me.upload(game.record.json())}")
    expect(me.by("question")).to_be_visible()
    expect(me.page.locator(".link.live")).to_be_visible()  # the log has loaded: later events are new
    expect(me.page.locator(".rail-panel button").first).to_be_visible()  # the part of the step has loaded


def _until(me: Player, attribute: str, value: str) -> None:
    """Tick until the playback has this attribute value."""
    for _ in range(MANY):
        if me.by("playback").get_attribute(attribute) == value:
            return
        me.tick()
    raise AssertionError(f"the playback never came to {attribute} {value}")


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)])
def test_the_running_is_played_skipped_and_watched_again(people: People, *, phone: bool) -> None:
    me, game = people(phone=phone, moving=True), dividend()
    moves = len(game.actions)
    opened(me, game)
    me.freeze()
    me.page.keyboard.press("1")  # pay out
    card = me.by("playback")
    expect(card).to_be_visible()
    expect(card).to_have_attribute("data-run", "MR")
    expect(me.frame).to_have_attribute("data-moves", str(moves + 1))
    expect(me.by("question")).to_contain_text("SR")  # the next decision does not wait for the playback
    _until(me, "data-told", "1")
    expect(card).to_contain_text("+25")
    _until(me, "data-run", "SR")
    expect(me.page.locator("[data-route]").first).to_have_attribute("data-route", "SR 1")
    me.thaw()  # axe uses timers
    assert [line for line in violations(me.page) if "playback" in line or "scene" in line] == []
    me.freeze()
    me.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(me.by("question")).to_contain_text("SR")

    me.page.keyboard.press("1")
    expect(me.frame).to_have_attribute("data-moves", str(moves + 2))
    expect(card).to_have_count(0)  # after a skip, no playback for the rest of the round

    if phone:
        me.page.locator("[data-tab=log]").click()
    me.by("watch").click()
    expect(card).to_have_attribute("data-run", "MR")
    expect(me.frame).to_have_attribute("data-at", str(moves))  # the board of that moment
    me.by("playback-next").click()
    expect(card).to_have_attribute("data-run", "SR")
    for _ in range(MANY):
        if not card.count():
            break
        me.tick()
    expect(card).to_have_count(0)
    expect(me.frame).to_have_attribute("data-at", str(moves + 2))  # back at the last move


def test_without_motion_nothing_moves_by_itself(people: People) -> None:
    me, game = people(), dividend()
    moves = len(game.actions)
    opened(me, game)
    me.page.keyboard.press("1")
    expect(me.frame).to_have_attribute("data-moves", str(moves + 1))
    expect(me.by("question")).to_contain_text("SR")
    expect(me.by("playback")).to_have_count(0)
    me.settle()
    me.page.keyboard.press("1")
    expect(me.frame).to_have_attribute("data-moves", str(moves + 2))

    me.by("watch").click()
    card = me.by("playback")
    for company in ("MR", "SR"):
        expect(card).to_have_attribute("data-run", company)
        expect(card).to_have_attribute("data-told", "1")  # all of it at once
        if company == "MR":
            me.by("playback-next").click()
    me.by("playback-before").click()
    expect(card).to_have_attribute("data-run", "MR")
    assert [line for line in violations(me.page) if "playback" in line] == []
    me.by("playback-skip").click()
    expect(card).to_have_count(0)
    expect(me.frame).to_have_attribute("data-at", str(moves + 2))


def test_whoever_looks_elsewhere_ends_it(people: People) -> None:
    me, game = people(), dividend()
    moves = len(game.actions)
    opened(me, game)
    me.page.keyboard.press("1")
    expect(me.frame).to_have_attribute("data-moves", str(moves + 1))
    me.by("watch").click()
    expect(me.by("playback")).to_be_visible()
    me.page.keyboard.press("l")  # go to the last move
    expect(me.by("playback")).to_have_count(0)
    expect(me.frame).to_have_attribute("data-at", str(moves + 1))


def test_several_moves_at_once_are_shown_in_their_order(people: People) -> None:
    """The connection was down while the round went on: once it is back, everything is played from the beginning."""
    me, game = people(moving=True), dividend()
    moves = len(game.actions)
    opened(me, game)
    table = me.page.url.rsplit("/", 1)[1]
    me.page.evaluate("() => { window.cut = true; window.sockets.forEach(one => one.close()); }")
    expect(me.page.locator(".link.lost")).to_be_visible()
    for company in ("MR", "SR"):
        seen = me.get(f"/tables/{table}")
        action = {"type": "pay", "seat": seen["waiting"][0]["seat"], "company": company}
        body = {"seat": action["seat"], "version": seen["version"], "key": f"pay-{company}", "action": action}
        me.post(f"/tables/{table}/actions", body)
    me.freeze()
    me.page.evaluate("() => { window.cut = false; dispatchEvent(new Event('online')); }")
    card = me.by("playback")
    expect(card).to_have_attribute("data-run", "MR")
    expect(me.frame).to_have_attribute("data-moves", str(moves + 2))
    _until(me, "data-run", "SR")
    me.by("playback-skip").click()
    expect(card).to_have_count(0)
