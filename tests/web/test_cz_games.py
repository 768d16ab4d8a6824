"""18CZ: Your first game, played by clicking on the page: whole games, with people and with bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import trainshed
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, DiscardTrain, Done, LayTile, PlaceStation

from .clicker import CzClicker
from .player import Player

People = Callable[..., Player]
KINDS = {LayTile, PlaceStation, BuyTrain, Done}


@pytest.mark.parametrize(
    ("phone", "seed"),
    [pytest.param(False, 3, id="desktop"), pytest.param(True, 5, id="phone")],
)
@pytest.mark.long
def test_a_whole_game_of_two(people: People, *, phone: bool, seed: int) -> None:
    """Every move by clicking, or by tapping on the phone."""
    clicker = CzClicker(people(phone=phone), trainshed.new("cz_first", ["Ann", "Ben"], seed=seed), seed=seed)
    clicker.to_the_end()
    assert KINDS <= set(clicker.choose.done) <= KINDS | {BuyFromPool, DiscardTrain}
    end = clicker.me.by("end")
    expect(end).to_be_visible()
    for score in clicker.game.scores():
        expect(end).to_contain_text(str(score.total))
    assert clicker.me.complaints == []


@pytest.mark.long
def test_a_game_with_four_bots(people: People) -> None:
    """A person lays the first tile offered, buys every train that can be bought and skips the rest."""
    me = people()
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "level": "easy"}] * 4]
    table = str(me.post("/tables", {"title": "cz_first", "seats": seats})["id"])
    me.open_table(table)
    end = me.by("end")
    buy = me.page.locator("[data-testid=buy]:not([aria-disabled=true])")
    drop = me.page.locator("[data-testid^=drop-]")
    track = me.page.locator("[data-testid=step-lay-track][aria-current=step]")
    place = me.page.locator("[data-place]")
    asked = buy.or_(drop).or_(me.by("done"))
    pressed = 0
    while True:
        expect(asked.or_(end).first).to_be_visible()
        if end.count():
            break
        before = me.moves()
        me.settle()
        if track.count() and place.count():
            place.first.click()
            me.by("lay-confirm").click()
        else:
            (drop if drop.count() else buy if buy.count() else me.by("done")).first.click()
        pressed += 1
        me.wait_moves(before + 1)
    seen = me.get(f"/tables/{table}")
    assert seen["over"]
    assert [seat["stand_in"] for seat in seen["seats"]] == [None] * 5
    for seat in seen["seats"]:
        expect(end).to_contain_text(seat["name"])
    entries = me.get(f"/tables/{table}/log")["entries"]
    acted = [entry["seat"] for entry in entries if entry["kind"] == "act"]
    assert acted.count(0) == pressed, "nobody acted for the person"
    assert set(acted) == set(range(5))
    assert me.complaints == []
