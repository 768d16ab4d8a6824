"""Programs of 18Ireland on the page: made by clicking, seen only by their owner, ended with a reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.ireland.stock_table import state_of
from trainshed.core import Action
from trainshed.titles.ireland.actions import OpenAuction, Propose

from .axe import violations
from .ireland_positions import at
from .player import Player

People = Callable[..., Player]


def opened(me: Player, step: str, number: int = 0, kind: type[Action] | None = None) -> None:
    """Open a position at a table of one's own, with the forms for programs."""
    me.open(f"/table/{me.upload(at(step, number, kind=kind).record.json())}")
    me.by("programs").click()


def test_passing_by_a_program_is_marked_in_the_log_and_ends_with_a_reason(people: People) -> None:
    me = people()
    opened(me, "stock-turn", 2, OpenAuction)
    me.by("program-stop-sold").uncheck()
    me.by("program-pass").click()
    expect(me.page.locator(".log .program").first).to_be_attached()
    seat = at("stock-turn", 2, kind=OpenAuction).decision.seats[0]
    assert me.page.locator(".frame").get_attribute("data-seat") != str(seat), "the next player is asked"


def test_each_check_box_is_a_condition_and_the_kept_program_says_so(people: People) -> None:
    """Made in an operating round, for the next stock round; a new program takes the place of the one before."""
    me = people()
    opened(me, "lay-track", 5)
    table, seat = me.page.url.split("/")[-1], at("lay-track", 5).decision.seats[0]
    boxes = {"sold": "is sold", "bought": "bought into", "auction": "auction", "launch": "launch"}
    for stop, words in boxes.items():
        before = me.version()
        me.by(f"program-stop-{stop}").uncheck()
        me.by("program-pass").click()
        me.page.wait_for_function("n => Number(document.querySelector('div.frame').dataset.version) > n", arg=before)
        (kept,) = me.get(f"/tables/{table}")["seats"][seat]["programs"]
        assert {one: kept["program"][one] for one in boxes} == {one: one != stop for one in boxes}
        expect(me.page.locator(".kept")).not_to_contain_text(words)
        me.by(f"program-stop-{stop}").check()


def test_buying_first_and_the_reason_why_not(people: People) -> None:
    me = people()
    opened(me, "stock-turn", 2)
    expect(me.by("program-buy")).to_be_disabled()
    me.by("program-company").select_option(index=1)
    expect(me.by("program-buy")).to_be_enabled()
    violated = violations(me.page)
    assert not violated, violated
    me.by("program-source").select_option("pool")
    me.by("program-buy").click()
    company = me.by("program-company").input_value()
    why = me.page.locator(".kept.stopped .why")
    expect(why).to_contain_text(f"The pool has no share of {company}.")
    above = "node => node.compareDocumentPosition(document.querySelector('[data-testid=pass]'))"
    assert why.evaluate(above) & 4, "above what is asked"


def test_a_secret_limit_for_a_private(people: People) -> None:
    me = people()
    opened(me, "private-turn")
    expect(me.by("program-bid")).to_be_disabled()
    me.by("programs").click()
    lot = state_of(at("private-turn")).offered[1]
    me.by(f"lot-{lot}").click()
    me.by("secret-limit").click()
    expect(me.by("program-lot")).to_have_value(lot)
    me.by("program-limit").fill("200")
    me.by("program-bid").click()
    expect(me.page.locator(".log .program").first).to_be_attached()


@pytest.mark.parametrize("vote", ["for", "against"])
def test_a_vote_beforehand(people: People, vote: str) -> None:
    me = people()
    opened(me, "merger-turn", kind=Propose)
    expect(me.by(f"program-vote-{vote}")).to_be_disabled()
    chips = me.page.locator("[data-testid^=program-set-]")
    chips.nth(0).click()
    chips.nth(1).click()
    me.by(f"program-vote-{vote}").click()
    kept = me.page.locator(".kept")
    expect(kept).to_contain_text("+")
    kept.get_by_role("button").click()
    expect(me.page.locator(".kept")).to_have_count(0)
