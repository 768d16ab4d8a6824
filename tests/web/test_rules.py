"""The page of rules: a switch between the games, contents, a figure at each rule that has one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from trainshed.titles.figures import figures

from .axe import violations
from .player import Player

People = Callable[..., Player]
GAMES = ("london", "cz_first", "lilliput", "ireland")


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", ["en", *(pytest.param(one, marks=pytest.mark.long) for one in ("cs", "de", "pl"))])
def test_the_rules_of_every_game_are_drawn_and_told(people: People, phone: bool, language: str) -> None:
    me = people(phone=phone)
    me.open(f"/?lang={language}")
    me.page.locator("header a[href='/rules']").click()
    for title in GAMES:
        me.by(f"rules-{title}").click()
        made = figures(title)
        drawn = me.page.locator("main figure")
        expect(drawn).to_have_count(len(made.figures) + len(made.sheets))
        text = me.page.locator("main").inner_text()
        assert "page-" not in text
        assert "figure-" not in text
        contents = me.page.locator("main nav.contents a")
        assert contents.count() == me.page.locator("main h3").count() > 8
        contents.last.click()
        expect(me.page.locator("main h3").last).to_be_in_viewport()
        assert me.page.evaluate("() => document.documentElement.scrollWidth") <= (390 if phone else 1440)
    assert violations(me.page) == []
