"""The home screen: the lesson for newcomers, own tables for regulars, the games from light to full."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import trainshed

from .cz_positions import ten_rounds
from .player import Player

People = Callable[..., Player]


def summary(id: str, title: str = "london", **more: Any) -> dict[str, Any]:
    usual = {"names": ["Ann", "Ben"], "levels": ["", ""], "waiting": [1], "my_turn": False, "over": False, "moves": 3}
    place = {"mine": [0], "daily": None, "updated": time.time() - 60, "tick": None, "totals": None}
    own = {"ended": None, "places": None, "rank": None, "shelf": "", "people": 1, "removal": "leave", "lesson": False}
    return {"id": id, "title": title, **place, **own, **usual, **more}


def with_tables(me: Player, *tables: dict[str, Any]) -> None:
    """Open the home screen as if these were my tables."""

    def answer(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(status=200, content_type="application/json", body=json.dumps(tables))
        else:
            route.continue_()

    me.page.route("**/api/tables", answer)
    me.open("/")
    expect(me.by("lesson")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_newcomer_finds_the_lesson_first_and_may_fold_it(people: People, phone: bool) -> None:
    me = people(phone=phone)
    with_tables(me)
    assert me.by("tables").count() == 0
    card = me.box(me.by("lesson-card"))
    assert card["y"] + card["height"] <= me.box(me.by("game-london"))["y"]
    assert card["width"] > (340 if phone else 1000), "without tables it takes the width"
    me.by("lesson-fold").click()
    expect(me.by("lesson-line")).to_contain_text("Learn 18xx")
    assert me.box(me.by("lesson-line"))["height"] < 70
    me.page.reload()
    expect(me.by("lesson-line")).to_be_visible()
    assert me.by("lesson-card").count() == 0


@pytest.mark.parametrize("phone", [False, True])
def test_tables_stand_in_the_order_of_the_server_above_the_lesson_on_phones(people: People, phone: bool) -> None:
    me = people(phone=phone)
    old, new = time.time() - 9000, time.time() - 60
    with_tables(
        me,
        summary("d", my_turn=True, waiting=[0], updated=new),
        summary("c", my_turn=True, waiting=[0], updated=old),
        summary("b", updated=new, names=[f"A long name {n}" for n in range(6)]),
        summary("a", over=True, updated=new, totals=[98, 112], places=[2, 1]),
        summary("e", over=True, updated=time.time() - 40 * 86400, totals=[131], rank=3),
    )
    me.by("all-tables").click()
    links = me.by("tables").locator("li a")
    expect(links).to_have_count(5)
    assert [link.get_attribute("href") for link in links.all()] == [f"/table/{id}" for id in "dcbae"]
    expect(links.first).to_contain_text("Your turn")
    expect(links.nth(1)).to_contain_text("2 hr ago")
    expect(links.nth(3)).to_contain_text("place 2 of 2, 112 : 98")
    expect(links.nth(4)).to_contain_text("131 · Good work")
    tables, lesson = me.box(me.by("tables")), me.box(me.by("lesson-card"))
    if phone:
        assert tables["y"] < lesson["y"], "regulars find their tables above the lesson"
    else:
        assert tables["x"] > lesson["x"] + lesson["width"] - 1
        assert tables["y"] == lesson["y"]
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "long names are cut, not wide"


def test_a_table_tells_how_far_it_is_and_how_it_ended(people: People) -> None:
    me = people()
    game = trainshed.new("cz_first", ["Ann", "Ben"], seed=1)
    me.upload(game.record.json())
    me.upload(ten_rounds().record.json())
    me.open("/")
    lines = me.by("tables").locator("li a")
    expect(lines.first).to_contain_text("Ann, Ben · Round 1")
    expect(lines.last).to_contain_text("over, 980 : 600 : 580")
    friend = summary("f", mine=[0], tick={"key": "core-tick-round", "args": {"number": 6}})
    with_tables(me, friend)
    expect(lines).to_contain_text("Ben · Round 6")
    expect(lines).not_to_contain_text("Ann")


def test_a_lesson_under_way_goes_on_and_a_finished_one_can_be_repeated(people: People) -> None:
    me = people()
    lesson = summary("less", "cz_first", levels=["", "friendly"], my_turn=True, waiting=[0])
    me.context.add_init_script("localStorage['trainshed-lesson-less'] = JSON.stringify({ step: 7 })")
    with_tables(me, lesson)
    expect(me.by("lesson")).to_have_text("Go on at step 7")
    assert me.by("lesson").get_attribute("href") == "/table/less"
    expect(me.by("tables").locator("li a")).to_contain_text("Learn 18xx")
    other = people()
    with_tables(other, lesson | {"over": True, "my_turn": False, "waiting": []})
    expect(other.by("lesson-line")).to_contain_text("Lesson done · again")


def test_games_stand_from_light_to_full_and_begin_with_one_press(people: People) -> None:
    me = people()
    me.open("/")
    expect(me.by("game-london")).to_contain_text("1–4 players · 25 min · light")
    cards = me.page.locator("section.game")
    order = [(card.get_attribute("data-testid") or "").split("-")[1] for card in cards.all()]
    assert order == ["london", "cz_first", "lilliput", "ireland"]
    expect(me.by("game-ireland")).to_contain_text("3–6 players")
    for testid in ("daily", "join", "upload"):
        assert me.box(me.by(testid))["y"] < 860, f"{testid} is out of sight"
    # The bots' level chosen last is taken again.
    me.page.evaluate("localStorage['trainshed-settings'] = JSON.stringify({ coached: true, level: 'easy' })")
    me.page.reload()
    me.by("play-bot").click()
    expect(me.by("question")).to_be_visible()
    assert me.get(f"/tables/{me.page.url.rsplit('/', 1)[1]}")["seats"][1]["level"] == "easy"


def test_on_the_phone_play_opens_the_ways_to_begin(people: People) -> None:
    me = people(phone=True)
    me.open("/")
    expect(me.by("play")).to_be_visible()
    expect(me.by("play-alone")).to_be_hidden()
    me.by("play").tap()
    for testid in ("play-alone", "play-bot", "set-up"):
        assert me.box(me.by(testid))["height"] >= 44
    me.by("play-alone").tap()
    expect(me.by("question")).to_be_visible()
