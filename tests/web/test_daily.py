"""The daily board: started from the home page, and afterwards compared with the board of another player."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.serving import ThreadServer

from .axe import violations
from .player import Player

People = Callable[..., Player]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[ThreadServer]:
    """A separate server: all tests of the package share the same day, so other boards would be in the results."""
    with ThreadServer(tmp_path) as running:
        yield running


def play_daily(player: Player, name: str) -> str:
    player.context.request.put("/api/me", data={"name": name, "language": None})
    table = str(player.post("/daily/london")["id"])
    player.play_through(table)
    return table


def pass_every_turn(player: Player, table: str) -> None:
    """Pass at every decision: a different board, but the same cards."""
    while not (seen := player.get(f"/tables/{table}"))["over"]:
        action = next(move["action"] for move in seen["view"]["moves"] if move["action"]["type"] == "pass")
        command = {"seat": 0, "version": seen["version"], "key": f"pass-{seen['version']}", "action": action}
        player.post(f"/tables/{table}/actions", command)


@pytest.mark.long
def test_a_board_of_the_field_is_laid_over_ones_own(people: People) -> None:
    other, me = people(), people()
    theirs = play_daily(other, "Player 2")
    other.open_table(theirs)
    expect(other.by("rivals")).to_contain_text("Nobody else has finished")
    me.open("/")
    daily = me.by("daily")
    expect(daily).to_contain_text("Player 2")
    assert daily.get_by_role("link", name="Player 2").count() == 0, "nothing to look at before one's own is finished"
    me.open(f"/table/{theirs}")
    expect(me.page.get_by_role("alert")).to_contain_text("Finish your own daily board first")
    me.open("/")
    daily.get_by_role("button").click()
    expect(me.by("question")).to_be_visible()
    mine = me.page.url.rsplit("/", 1)[1]
    assert me.by("rivals").count() == 0
    pass_every_turn(me, mine)
    expect(me.by("end")).to_be_visible()
    assert me.by("again").count() == 0, "there is one a day"
    me.open("/")
    expect(daily).to_contain_text("Your result today:")
    # A name opens my board with theirs drawn beneath.
    daily.get_by_role("link", name="Player 2").click()
    expect(me.by("result-0")).to_have_attribute("aria-pressed", "true")
    end = me.get(f"/tables/{theirs}")["view"]["sheets"][0]["lines"]
    expect(me.page.locator(".map .shade")).to_have_count(len(end))
    expect(me.by("end").locator("thead")).to_contain_text("Player 2")
    # The slider moves both boards to the same cards.
    me.page.get_by_role("slider").fill("3")
    expect(me.frame).to_have_attribute("data-at", "3")
    expect(me.by("compare")).to_be_visible()
    at = me.get(f"/tables/{mine}/course")["steps"][3]
    same = next(step for step in me.get(f"/tables/{theirs}/course")["steps"] if step["moment"] >= at["moment"])
    cards = at["view"]["flipped"]
    assert same["view"]["flipped"][: len(cards)] == cards
    drawn = len(same["view"]["sheets"][0]["lines"][0]["sections"])
    assert drawn > 0
    expect(me.page.locator(".map .shade")).to_have_attribute("data-ghost", str(drawn))
    assert violations(me.page) == []
    # Playback also runs by itself, up to the last move.
    me.page.get_by_role("slider").fill(str(me.moves() - 1))
    me.by("ghost-play").click()
    expect(me.frame).to_have_attribute("data-at", str(me.moves()))
    expect(me.by("ghost-play")).to_have_attribute("aria-pressed", "false")
    me.by("ghost-off").click()
    expect(me.page.locator(".map .shade")).to_have_count(0)
