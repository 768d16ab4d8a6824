"""Help level of a table: chosen at set-up, shown to all, kept to by the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .player import Player
from .texts import missing_texts

People = Callable[..., Player]


@pytest.mark.parametrize("level", ["none", "values"])
def test_less_help_is_chosen_at_set_up_and_shown_at_the_table(people: People, level: str) -> None:
    me = people()
    me.open("/new/cz_first")
    me.by(f"help-{level}").check()
    for kind in me.page.locator("select").all():
        if kind.locator("option[value=hotseat]").count():
            kind.select_option("hotseat")
    me.by("start").click()
    expect(me.by("question")).to_be_visible()
    table = me.page.url.rsplit("/", 1)[1]
    assert me.get(f"/tables/{table}")["help"] == level
    me.page.locator("summary[aria-label]").first.click()
    expect(me.by("help-level")).to_be_visible()
    assert missing_texts(me) == []


def test_games_without_previews_have_no_help_level(people: People) -> None:
    me = people()
    me.open("/new/london")
    expect(me.by("start")).to_be_enabled()
    expect(me.by("help")).to_have_count(0)
