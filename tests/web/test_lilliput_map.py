"""18Lilliput's map: a press lays the chosen tile, and an illegal lay shows the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

import trainshed
from tests.lilliput.table import preview, step, tiles
from trainshed.core import Action, Game, Words
from trainshed.rail.play.actions import LayTile
from trainshed.titles.lilliput.actions import TakeCard
from trainshed.titles.lilliput.words import tile_name

from .axe import violations
from .player import Player
from .positions import first

People = Callable[..., Player]
Choose = Callable[[Game], Action]


def _builder(game: Game) -> Action:
    """Choose the lay with the highest value; otherwise the first of cards A02, A03, A07, any card, any move."""
    moves = list(game.legal_actions)
    effects = preview(game, game.decision.seats[0]).effects
    lays = [pair for pair in zip(moves, effects, strict=True) if isinstance(pair[0], LayTile)]
    if lays:
        return max(lays, key=lambda pair: (pair[1].after, repr(pair[0])))[0]
    cards = [move for move in moves if isinstance(move, TakeCard) and not move.copy]
    wanted = [move for move in cards if move.card in ("A02", "A03", "A07") and move.side == "main"]
    return (wanted or cards or moves)[0]


def _table(me: Player, until: Callable[[Game], bool], choose: Choose = first) -> str:
    """Create a two-player table on this device, played by fixed choices until `until` accepts the position."""
    game = trainshed.new("lilliput", ["Ann", "Bob"], seed=3, options={"first": 0})
    while not until(game):
        game.play(choose(game))
    return me.upload(game.record.json())


def _home(me: Player) -> str:
    return _table(me, lambda game: step(game) == "lay-home")


def _laying(game: Game) -> bool:
    return step(game) == "lay-track" and any(run.routes for run in preview(game).runs)


def _spot(me: Player, cell: str) -> Locator:
    return me.page.locator(f"[data-spot={cell}]")


def _view(me: Player, table: str) -> Any:
    return me.get(f"/tables/{table}")["view"]


def test_a_tile_is_laid_as_it_is_shown(people: People) -> None:
    me = people()
    table = _home(me)
    legal = _view(me, table)["moves"]
    me.open_table(table)
    expect(me.page.locator("[data-spot]")).to_have_count(len({action["cell"] for action in legal}))
    _spot(me, "E1").click()
    tiles = {action["tile"] for action in legal if action["cell"] == "E1"}
    expect(me.by("offer")).to_have_count(len(tiles))
    me.page.locator("[data-offer=Y-CC]").click()
    ghost = me.by("ghost")
    expect(ghost).to_have_attribute("data-ghost", "Y-CC")
    ways = sorted(action["rotation"] for action in legal if action["cell"] == "E1" and action["tile"] == "Y-CC")
    assert len(ways) > 1
    shown = []
    for _ in ways:
        shown.append(int(ghost.get_attribute("data-rotation") or -1))
        me.page.keyboard.press("r")
    assert sorted(shown) == ways, "R goes round the legal ways, and only those"
    _spot(me, "E1").click()
    rotation = int(ghost.get_attribute("data-rotation") or -1)
    assert rotation != shown[0], "a press on the place turns it too"
    expect(me.by("effect")).to_contain_text("Best run")
    before = me.moves()
    me.by("lay-confirm").click()
    me.wait_moves(before + 1)
    expect(me.page.locator("[data-cell=E1]")).to_have_attribute("data-laid", "Y-CC")
    expect(me.page.locator("[data-cell] > .news")).to_have_count(1)  # earlier tiles are not marked as new
    (laid,) = [cell for cell in _view(me, table)["cells"] if cell["cell"] == "E1"]
    assert (laid["tile"], laid["rotation"]) == ("Y-CC", rotation)


def test_what_cannot_be_laid_says_why(people: People) -> None:
    me = people()
    table = _home(me)
    me.open_table(table)
    north, east = me.box(_spot(me, "N1")), me.box(_spot(me, "E1"))
    me.page.mouse.click(east["x"] + east["width"] / 2, north["y"] + north["height"] / 2)
    expect(me.by("reason")).to_contain_text("Not possible.")
    expect(me.page.locator("[data-mark=N1E1]")).to_be_visible()
    _spot(me, "N1").click()
    expect(me.by("reason")).to_have_count(0)
    greyed = me.by("offer-not").first
    expect(greyed).not_to_contain_text("…")
    greyed.click()
    expect(me.by("tray").get_by_test_id("reason")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.by("tray")).to_have_count(0)
    assert me.moves() == me.get(f"/tables/{table}")["moves"]


def test_laying_by_keyboard_alone(people: People) -> None:
    me = people()
    me.open_table(_home(me))
    before = me.moves()
    expect(me.page.locator("[data-spot]").first).to_be_visible()
    me.page.keyboard.press("m")
    expect(me.page.locator("[data-spot]:focus")).to_have_count(1)
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("ArrowRight")
    expect(me.by("ghost")).to_be_visible()
    me.page.keyboard.press("r")
    me.page.keyboard.press("Enter")
    me.wait_moves(before + 1)


def test_a_phone_lays_from_a_tray_below(people: People) -> None:
    me = people(phone=True)
    me.open_table(_home(me))
    before = me.moves()
    _spot(me, "S1").tap()
    me.by("offer").first.tap()
    tray, ghost = me.box(me.by("tray")), me.box(me.by("ghost"))
    assert ghost["y"] + ghost["height"] <= tray["y"], "the place stays in view"
    for name in ("offer", "lay-confirm", "lay-cancel"):
        box = me.box(me.by(name).first)
        assert min(box["width"], box["height"]) >= 44
    assert me.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    me.by("lay-confirm").tap()
    me.wait_moves(before + 1)


def test_routes_are_drawn_for_the_companies_switched_on(people: People) -> None:
    me = people()
    table = _table(me, _laying, _builder)
    view = _view(me, table)
    record = me.get(f"/tables/{table}/record")
    runs = preview(Game.load(json.dumps(record))).runs
    running = {run.company: len(run.routes) for run in runs if run.routes}
    own = view["players"][view["seat"]]["companies"]
    me.open_table(table)
    routes = me.page.locator("[data-route]")
    expect(routes).to_have_count(sum(count for company, count in running.items() if company in own))
    for company in running:
        chip = me.page.locator(f"[data-chip={company}]")
        if chip.get_attribute("aria-pressed") == "false":
            chip.click()
    expect(routes).to_have_count(sum(running.values()))
    assert me.page.locator("[data-route] path").count() >= 4 * sum(running.values()), "each in at least two cells"


def test_cells_pointed_at_are_of_one_position(people: People) -> None:
    """Hovering a card marks where it could be used; after a move the marks are gone, without a pointer move."""
    me = people()
    table = _table(me, lambda game: step(game) == "card")
    me.open_table(table)
    me.by("card-A02-main").hover()
    marks = me.page.locator(".trackboard .mark")
    expect(marks).not_to_have_count(0)
    seen = me.get(f"/tables/{table}?seat=0")
    card = {"type": "card", "seat": 0, "card": "A03", "side": "main", "copy": False}
    assert card in seen["view"]["moves"]
    me.post(f"/tables/{table}/actions", {"seat": 0, "version": seen["version"], "key": "card", "action": card})
    me.by("card-A02-main").wait_for(state="detached")
    expect(marks).to_have_count(0)


def test_the_map_is_told_in_words_and_axe_is_content(people: People) -> None:
    for dark in (False, True):
        me = people(dark=dark)
        table = _table(me, _laying, _builder)
        view = _view(me, table)
        me.open_table(table)
        text, english = me.by("board-text").inner_text(), Words("en")
        for cell in view["cells"]:
            assert f"{cell['cell']}: {english(tile_name(tiles()[cell['tile']]))}, track to " in text
        assert "Possible cells: " in text
        me.page.locator("[data-spot]").first.click()
        expect(me.by("tray")).to_be_visible()
        assert [line for line in violations(me.page) if ".map" in line or "tray" in line or "trackboard" in line] == []


def test_the_camera_stays_where_it_was_put(people: People) -> None:
    me = people()
    table = _home(me)
    me.open_table(table)
    board = me.page.locator(".trackboard svg").first
    expect(me.page.locator("[data-cell=C]")).to_be_visible()

    def width() -> float:
        return me.box(me.page.locator("[data-cell=C]"))["width"]

    fitted = width()
    board.hover(position={"x": 300, "y": 200})
    me.page.mouse.wheel(0, -400)
    expect(me.by("zoom-all")).to_be_visible()
    near = width()
    assert near > fitted * 1.2
    me.page.reload()
    expect(me.by("zoom-all")).to_be_visible()
    assert abs(width() - near) < 1
    me.by("zoom-all").click()
    expect(me.by("zoom-all")).to_have_count(0)
    assert abs(width() - fitted) < 1
