"""Layers of 18Lilliput's map: what a company gets to, and which cities are blocked for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.lilliput.table import start, take
from trainshed.core import Game
from trainshed.titles.lilliput.actions import LayTile

from .axe import violations
from .player import Player

People = Callable[..., Player]


def _built() -> Game:
    """MR has built from its home on N1 to N2 and may lay another tile; SR is at home on E1."""
    game = start(2, companies=("MR", "SR"))
    take(game, "A03")
    game.play(LayTile(0, "MR", "N2", "Y-PS", 1))
    return game


def _open(me: Player, game: Game) -> None:
    me.open_table(me.upload(game.record.json()))
    expect(me.frame).to_have_attribute("data-moves", str(len(game.actions)))


def _press(me: Player, what: Locator) -> None:
    (what.tap if me.phone else what.click)()


def _chip(me: Player, name: str) -> Locator:
    return me.page.locator(f"[data-chip={name}]")


def _reached(me: Player, *cells: str) -> None:
    """Just these cells are lit."""
    expect(me.page.locator("[data-reached]")).to_have_count(len(cells))
    for cell in cells:
        expect(me.page.locator(f"[data-reached={cell}]")).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True])
def test_the_map_shows_what_a_company_gets_to(people: People, *, phone: bool) -> None:
    me = people(phone=phone, dark=phone)
    _open(me, _built())
    expect(me.page.locator("[data-reach]")).to_have_count(0)
    _press(me, _chip(me, "reach"))
    expect(_chip(me, "reach")).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator("[data-reach=MR]")).to_have_count(1)  # the company that builds
    _reached(me, "C", "N1", "N2")
    expect(me.page.locator("[data-end='N3 2']")).to_have_count(1)
    expect(me.by("reach-text")).to_have_text("MR reaches: C, N1, N2. May extend to: N3.")
    _press(me, me.page.locator("[data-testid=reach-of][data-company=SR]"))
    expect(me.page.locator("[data-reach=SR]")).to_have_count(1)
    _reached(me, "C", "E1")
    expect(me.by("reach-text")).to_have_text("SR reaches: C, E1. May extend to: E2.")
    for chip in ("reach", "blocked"):
        box = me.box(_chip(me, chip))
        assert not phone or min(box["width"], box["height"]) >= 44
    assert violations(me.page) == []
    _press(me, _chip(me, "reach"))
    expect(me.page.locator("[data-reach]")).to_have_count(0)
    expect(me.by("reach-text")).to_have_count(0)


def test_the_past_shows_the_reach_of_then(people: People) -> None:
    me = people()
    _open(me, _built())
    _press(me, _chip(me, "reach"))
    _reached(me, "C", "N1", "N2")
    me.page.keyboard.press("[")
    _reached(me, "C", "N1")
    expect(me.by("reach-text")).to_have_text("MR reaches: C, N1. May extend to: N2.")
    me.page.keyboard.press("l")
    _reached(me, "C", "N1", "N2")


def test_blocked_cities_have_a_sign(people: People) -> None:
    me = people()
    _open(me, _built())
    _press(me, _chip(me, "blocked"))
    expect(me.page.locator("[data-blocked=E1]")).to_be_visible()
    expect(me.page.locator("[data-blocked]")).to_have_count(1)
    expect(me.page.locator("[data-blocked] circle")).to_have_count(1)  # a shape, not a colour alone
    expect(me.page.locator("[data-reach]")).to_have_count(0)
    expect(me.by("reach-text")).to_have_text("Full of other companies’ stations, MR cannot pass: E1.")
    _press(me, me.page.locator("[data-testid=reach-of][data-company=SR]"))
    expect(me.page.locator("[data-blocked=N1]")).to_be_visible()
    expect(me.page.locator("[data-blocked]")).to_have_count(1)
    assert violations(me.page) == []
    me.page.reload()
    expect(_chip(me, "blocked")).to_have_attribute("aria-pressed", "true")  # remembered, as other layers are
    expect(me.page.locator("[data-blocked=E1]")).to_be_visible()
