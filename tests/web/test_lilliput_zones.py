"""The zones of the desktop layout keep their place: the log has its space, and changed figures are marked in place."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.lilliput.table import start
from trainshed.titles.lilliput.actions import TakeCard

from .player import Player
from .test_lilliput_playback import dividend, opened

People = Callable[..., Player]


def _top(node: Locator) -> float:
    box = node.bounding_box()
    assert box is not None
    return box["y"]


def test_the_log_keeps_its_room_whatever_the_panel_asks(people: People) -> None:
    me = people()
    log = me.page.get_by_role("log")
    places = set()
    games = (start(2), start(2), dividend())
    games[1].play(TakeCard(0, "A05", "main"))
    for game in games:
        opened(me, game)
        box = log.bounding_box()
        assert box is not None
        assert box["height"] >= 150
        assert box["y"] + box["height"] <= 900
        places.add(box["y"])
    assert len(places) == 1


def test_the_border_of_the_log_is_moved_by_keys_and_remembered(people: People) -> None:
    me = people()
    opened(me, dividend())
    log, border = me.page.get_by_role("log"), me.by("splitter")
    usual, height = _top(log), int(border.get_attribute("aria-valuenow") or 0)
    border.press("ArrowUp")
    border.press("ArrowUp")
    expect(border).to_have_attribute("aria-valuenow", str(height + 48))
    assert _top(log) == usual - 48
    opened(me, dividend())
    expect(border).to_have_attribute("aria-valuenow", str(height + 48))
    assert _top(log) == usual - 48
    border.dblclick()
    expect(border).to_have_attribute("aria-valuenow", str(height))
    assert _top(log) == usual
    # The newest line stays in view though there is less room for it.
    me.page.wait_for_function(
        """() => {
          const log = document.querySelector("[role=log]");
          const [line, room] = [log.querySelector("li:last-child"), log.getBoundingClientRect()];
          return log.scrollHeight > log.clientHeight && line.getBoundingClientRect().bottom <= room.bottom;
        }"""
    )


def test_a_changed_price_says_from_where_to_where_for_a_moment(people: People) -> None:
    me, game = people(), dividend()
    opened(me, game)
    me.page.locator("[data-tab=companies]").click()
    card = me.by("company-MR")
    expect(card).to_contain_text("55")
    expect(me.page.locator(".news")).to_have_count(0)
    me.freeze()
    me.page.keyboard.press("1")
    expect(card.locator(".news")).to_have_text("55 → 60 ▲")
    me.tick()
    expect(me.page.locator(".news")).to_have_count(0)
    me.page.keyboard.press("[")  # positions of the past show no changes
    expect(me.frame).to_have_attribute("data-at", str(len(game.actions)))
    expect(card).to_contain_text("55")
    expect(me.page.locator(".news")).to_have_count(0)
