"""Layers of 18Lilliput's map: a company's reach, blocked cities; and illegal rotations of a tile."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.lilliput.table import start, take, tiles
from trainshed.core import Game, Words
from trainshed.rail.play.actions import LayTile

from .axe import violations
from .player import Player

People = Callable[..., Player]


def _built() -> Game:
    """Return a game in which MR has built from its home on N1 to N2 and may lay another tile; SR's home is E1."""
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
    """Exactly these cells are highlighted."""
    expect(me.page.locator("[data-reached]")).to_have_count(len(cells))
    for cell in cells:
        expect(me.page.locator(f"[data-reached={cell}]")).to_have_count(1)


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)])
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
    expect(_chip(me, "blocked")).to_have_attribute("aria-pressed", "true")  # remembered, like other layers
    expect(me.page.locator("[data-blocked=E1]")).to_be_visible()


def _laid_on(me: Player, cell: str, tile: str) -> Locator:
    """Choose a tile for a cell; return its ghost."""
    _press(me, me.page.locator(f"[data-spot={cell}]"))
    _press(me, me.page.locator(f"[data-offer={tile}]"))
    ghost = me.by("ghost")
    expect(ghost).to_have_attribute("data-ghost", tile)
    return ghost


def _ways(game: Game, cell: str, tile: str) -> tuple[set[int], set[int]]:
    """Return the legal and the illegal rotations of a tile on a cell."""
    lays = [action for action in game.legal_actions if isinstance(action, LayTile)]
    legal = {lay.rotation for lay in lays if (lay.cell, lay.tile) == (cell, tile)}
    return legal, set(tiles(game)[tile].rotations) - legal


def _rotation(ghost: Locator) -> int:
    return int(ghost.get_attribute("data-rotation") or -1)


def test_ways_a_tile_may_not_lie_tell_why(people: People) -> None:
    game, me = _built(), people()
    legal, illegal = _ways(game, "N3", "Y-CS")
    assert legal
    assert illegal
    _open(me, game)
    ghost = _laid_on(me, "N3", "Y-CS")
    for _ in range(3):
        me.page.keyboard.press("r")
        expect(ghost).not_to_have_attribute("data-refused", "true")
    me.page.keyboard.press("Shift+R")
    expect(ghost).to_have_attribute("data-refused", "true")
    assert _rotation(ghost) in illegal
    refusal = game.why_not(LayTile(0, "MR", "N3", "Y-CS", _rotation(ghost)))
    assert refusal is not None
    reason = me.by("tray").get_by_test_id("reason")
    expect(reason).to_contain_text(Words("en")(refusal.message, game.setup.players))
    expect(reason).to_contain_text(f"Rule {refusal.rule.removeprefix('lilliput/')}")
    expect(me.by("lay-confirm")).to_be_disabled()
    assert violations(me.page) == []
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("r")
    expect(ghost).not_to_have_attribute("data-refused", "true")
    expect(reason).to_have_count(0)
    assert me.moves() == len(game.actions), "what may not be is not sent"
    me.by("lay-others").click()
    expect(me.by("lay-others")).to_have_attribute("aria-pressed", "true")
    expect(me.by("lay-turn")).to_contain_text(f"/{len(legal | illegal)}")
    seen = set()
    for _ in legal | illegal:
        rotation = _rotation(ghost)
        seen.add(rotation)
        assert (ghost.get_attribute("data-refused") == "true") == (rotation in illegal)
        me.by("lay-turn").click()
        expect(ghost).not_to_have_attribute("data-rotation", str(rotation))
    assert seen == legal | illegal
    me.by("lay-others").click()
    expect(ghost).not_to_have_attribute("data-refused", "true")
    me.by("lay-confirm").click()
    me.wait_moves(len(game.actions) + 1)


def test_shift_with_the_mouse_shows_them_too(people: People) -> None:
    game, me = _built(), people()
    _, illegal = _ways(game, "N3", "Y-CS")
    _open(me, game)
    ghost = _laid_on(me, "N3", "Y-CS")
    me.page.locator("[data-spot=N3]").click(modifiers=["Shift"])
    expect(ghost).to_have_attribute("data-refused", "true")
    assert _rotation(ghost) in illegal
    me.page.locator("[data-spot=N3]").click()
    expect(ghost).not_to_have_attribute("data-refused", "true")


def test_a_long_press_shows_them_on_the_phone(people: People) -> None:
    game, me = _built(), people(phone=True)
    _open(me, game)
    ghost = _laid_on(me, "N3", "Y-CS")
    at = me.box(ghost)
    touch = me.context.new_cdp_session(me.page)
    point = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}

    def press() -> None:
        """Press and hold until the ghost changes."""
        was = ghost.get_attribute("data-refused")
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        if was:
            expect(ghost).not_to_have_attribute("data-refused", "true")
        else:
            expect(ghost).to_have_attribute("data-refused", "true")
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    press()
    expect(me.by("tray").get_by_test_id("reason")).to_contain_text("Not possible.")
    box = me.box(me.by("lay-others"))
    assert min(box["width"], box["height"]) >= 44
    rotation = _rotation(ghost)
    press()  # back to legal rotations only; lifting the finger did not rotate the tile
    expect(ghost).not_to_have_attribute("data-rotation", str(rotation))
    expect(me.by("lay-others")).to_have_attribute("aria-pressed", "false")
