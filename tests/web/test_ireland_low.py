"""18Ireland on a window of 1366 x 768: what a choice brings, and the number of the move, are in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from trainshed.core import Game

from .ireland_positions import at
from .player import Player
from .texts import LANGUAGES, set_language

People = Callable[..., Player]
TABS = ("map", "market", "companies", "trains", "tiles", "privates", "sheet")


def low(people: People, game: Game, sign: str, *, dark: bool = False) -> Player:
    me = people(dark=dark)
    me.page.set_viewport_size({"width": 1366, "height": 768})
    me.open(f"/table/{me.upload(game.record.json())}")
    expect(me.by(sign)).to_be_visible()
    return me


def above(me: Player, facts: Locator, buttons: Locator) -> bool:
    """All facts are above the buttons, which stay at the lower edge."""
    box, edge = me.box(facts), me.box(buttons)
    return box["y"] > 56 and box["y"] + box["height"] <= edge["y"]


@pytest.mark.long
def test_what_a_bid_brings_is_in_sight(people: People) -> None:
    me = low(people, at("company-auction", 2), "make-bid")
    expect(me.by("bid-facts").locator("dt")).to_have_count(4)
    assert above(me, me.by("bid-facts"), me.by("make-bid"))


@pytest.mark.long
def test_what_a_sale_for_a_train_brings_is_in_sight(people: People) -> None:
    me = low(people, at("emergency", 0, players=4), "money-bar")
    expect(me.by("emergency-after").locator("dt")).to_have_count(4)
    assert above(me, me.by("emergency-after"), me.by("sell-go"))
    expect(me.by("emergency-brief")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_with_many_shares_the_worth_after_a_sale_is_beside_the_button(people: People, phone: bool) -> None:
    game = at("emergency", 0, players=5, seed=1)
    if phone:
        me = people(phone=True)
        me.open(f"/table/{me.upload(game.record.json())}")
    else:
        me = low(people, game, "money-bar")
    brief = me.by("emergency-brief")
    worth = brief.locator("span").last
    expect(worth).to_contain_text("Your worth")
    assert above(me, brief, me.by("sell-go"))
    box = me.box(worth)
    assert box["x"] + box["width"] <= me.page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.long
@LANGUAGES
def test_the_number_of_the_move_is_beside_the_menu_whatever_is_open(people: People, languages: tuple[str, ...]) -> None:
    me = low(people, at("lay-track", 60, players=4), "permits")
    found: list[str] = []
    for language in languages:
        set_language(me, language)
        for tab in TABS:
            me.by(f"tab-{tab}").click()
            expect(me.page.locator("[data-stage]")).to_have_attribute("data-stage", tab)
            count, more = me.box(me.page.locator(".history .count")), me.box(me.by("history-more"))
            if count["x"] + count["width"] > more["x"]:
                found.append(f"{language}, {tab}: {count['x'] + count['width'] - more['x']} under the menu")
    assert not found, "\n".join(found)
