"""A press that began before the panel changed decides nothing.

Double clicks and held keys through a round of each game.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from msgspec import to_builtins
from playwright.sync_api import Locator, expect

from trainshed.rail.play.actions import LayTile

from .player import Player
from .positions import laying

People = Callable[..., Player]

GAPS = (0, 120, 350)
"""Milliseconds between the two clicks of a double click."""
SEATS = {"london": 1, "lilliput": 2, "cz_first": 2, "ireland": 3}
"""The games, and how many players sit at the screen."""
ROUND = 11
"""Moves after which every kind of question of a round has come up."""
NOT_DECIDING = ("undo", "again", "playback")


def table(me: Player, title: str) -> str:
    seats = [{"kind": "me" if seat == 0 else "hotseat", "name": f"Player {seat + 1}"} for seat in range(SEATS[title])]
    id = str(me.post("/tables", {"title": title, "seats": seats, "options": {}, "seed": 4})["id"])
    me.open(f"/table/{id}")
    expect(me.by("question")).to_be_visible()
    return id


def middle(me: Player, mark: Locator) -> tuple[float, float]:
    mark.scroll_into_view_if_needed()
    box = me.box(mark)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def twice(me: Player, at: tuple[float, float], gap: int) -> None:
    """Click twice at one place, and wait until whatever that decided has arrived."""
    me.settle()
    me.page.mouse.move(*at)
    me.page.mouse.click(*at)
    me.page.wait_for_timeout(gap)
    me.page.mouse.click(*at)
    me.page.wait_for_timeout(250)
    me.settle()


def acts(me: Player, id: str) -> int:
    """Count the moves made by pressing; those of a program that a press has started are not among them."""
    entries = me.get(f"/tables/{id}/log")["entries"]
    return sum(entry["kind"] == "act" and not entry.get("program") for entry in entries)


class Choices:
    """Finds something to press at any question of any game, each time something else."""

    def __init__(self, me: Player) -> None:
        self.me = me
        self.turn = itertools.count()

    def next(self) -> Locator | None:
        """Return what may decide; None if the last press only opened something."""
        me, n = self.me, next(self.turn)
        for testid in ("lay-confirm", "confirm"):
            if me.by(testid).count() and me.by(testid).is_enabled():
                return me.by(testid)
        if me.by("offer").count():  # a tile must be chosen first
            me.by("offer").first.click()
            return None
        origins = me.page.locator("[data-goes]")  # several sections lead to the station chosen
        if origins.count():
            return origins.first
        if me.targets.count():
            return me.targets.nth(n % me.targets.count())
        buttons = me.page.locator("[data-guard] button:visible:not(:disabled):not([aria-disabled=true])")
        marked = [buttons.nth(k) for k in range(buttons.count())]
        able = [one for one in marked if not (one.get_attribute("data-testid") or "undo").startswith(NOT_DECIDING)]
        spots = me.page.locator("[data-spot]")
        if spots.count() and (not able or n % 2):
            me.page.mouse.click(*middle(me, spots.nth(n % spots.count()).locator(".cell, .ring").first))
            return None
        return able[n % len(able)] if able else None


@pytest.mark.long
@pytest.mark.parametrize("title", SEATS)
def test_a_double_click_decides_once(people: People, title: str) -> None:
    me = people()
    id = table(me, title)
    choices, gaps = Choices(me), itertools.cycle(GAPS)
    made = 0
    for _ in range(12 * ROUND):
        mark = choices.next()
        if mark is None:
            continue
        twice(me, middle(me, mark), next(gaps))
        now = acts(me, id)
        assert now <= made + 1, "one double click has decided twice"
        made = now
        if made >= ROUND:
            break
    assert made >= ROUND, "the round was not played"


@pytest.mark.long
@pytest.mark.parametrize("title", SEATS)
def test_a_held_key_decides_once(people: People, title: str) -> None:
    me = people()
    id = table(me, title)
    choices = Choices(me)
    made = 0
    for _ in range(12 * ROUND):
        mark = choices.next()
        if mark is None:
            continue
        me.settle()
        mark.focus()
        for _ in range(8):
            me.page.keyboard.down("Enter")
            me.page.wait_for_timeout(30)
        me.page.wait_for_timeout(250)
        me.page.keyboard.up("Enter")
        now = acts(me, id)
        assert now <= made + 1, "one press has decided twice"
        made = now
        if made >= ROUND:
            break
    assert made >= ROUND, "the round was not played"


def test_a_press_that_lasts_longer_than_the_question_decides_nothing(people: People) -> None:
    me, other = people(), people()
    id = table(me, "lilliput")
    mark = me.page.locator("[data-testid^=take-]:not([aria-disabled=true])").first
    me.page.mouse.move(*middle(me, mark))
    me.page.mouse.down()
    seen = me.get(f"/tables/{id}")
    action = seen["view"]["moves"][-1]
    me.post(f"/tables/{id}/actions", {"seat": seen["seat"], "version": seen["version"], "key": "k", "action": action})
    me.wait_moves(1)
    me.page.mouse.up()
    me.page.wait_for_timeout(300)
    assert acts(other, id) == 1


def test_passing_is_never_confirmed_where_pass_was(people: People) -> None:
    for phone in (False, True):
        me = people(phone=phone)
        id = me.set_up("me", seed=1)
        me.open_table(id)
        me.settle()
        at = middle(me, me.by("pass"))
        press = me.page.touchscreen.tap if phone else me.page.mouse.click
        press(*at)
        press(*at)
        me.page.wait_for_timeout(250)
        assert acts(me, id) == 0
        me.settle()
        if not me.by("pass-sure").count():  # a second press that comes late takes the question away
            press(*at)
        sure = me.box(me.by("pass-sure"))
        assert not (0 <= at[0] - sure["x"] <= sure["width"] and 0 <= at[1] - sure["y"] <= sure["height"])
        me.settle()
        press(*middle(me, me.by("pass-sure")))
        me.wait_moves(1)


def test_a_pass_that_can_be_taken_back_is_not_confirmed(people: People) -> None:
    me = people()
    me.open_table(me.set_up("me", "friend"))
    me.by("pass").click()
    me.wait_moves(1)
    me.settle()
    me.by("undo").click()
    expect(me.frame).to_have_attribute("data-moves", "0")


def test_a_double_click_takes_back_one_move(people: People) -> None:
    me, game = people(), laying()
    id, moves = me.upload(game.record.json()), len(game.actions)
    me.open_table(id)
    lay = next(action for action in game.legal_actions if isinstance(action, LayTile))
    version = me.get(f"/tables/{id}")["version"]
    me.post(f"/tables/{id}/actions", {"seat": lay.seat, "version": version, "key": "k", "action": to_builtins(lay)})
    me.wait_moves(moves + 1)
    twice(me, middle(me, me.by("undo")), 120)
    assert me.moves() == moves


def test_a_reason_goes_with_the_next_press(people: People) -> None:
    me = people()
    table(me, "lilliput")
    me.by("take-emperor").click()
    me.wait_moves(1)
    me.settle()
    me.by("take-emperor").click(force=True)
    expect(me.by("reason")).to_contain_text("has taken this already")
    me.by("reason").locator("summary").click()
    expect(me.by("reason")).to_be_visible()
    me.page.locator("[data-tab=chat]").click()
    expect(me.by("reason")).to_have_count(0)
