"""18CZ's turn on the page: laying, refusals, skipping, stations; mouse, finger, keyboard; clicks and layout shift."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import FloatRect, Locator, expect

import trainshed
from trainshed.bots import make
from trainshed.core import Action, Game
from trainshed.rail.play.actions import LayTile, PlaceStation

from .axe import LOOKS, violations
from .player import Player
from .sizes import DESKTOP_NOW, PHONE_NOW, SIZES

People = Callable[..., Player]
Wanted = Callable[[list[Action]], bool]

SHIFT = """
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift = (window.shift ?? 0) + entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""
# Keeps previews back until `release` is called: what moves soon after a press is not counted as a shift.
LATE_PREVIEWS = """
const Known = WebSocket;
const kept = [];
window.release = () => kept.splice(0).forEach(run => run());
window.WebSocket = class extends Known {
  set onmessage(run) {
    super.onmessage = event => (JSON.parse(event.data).type === "preview" ? kept.push(() => run(event)) : run(event));
  }
};
"""


@cache
def _record(seed: int, wanted: Wanted) -> str:
    """Return the record of a three-player game that easy bots have played until the legal actions are as wanted."""
    game = trainshed.new("cz_first", ["Ann", "Ben", "Cleo"], seed=seed, chance={"charters": ("BCB", "EKJ", "VBW")})
    bots = [make("cz_first", "easy", seed + seat) for seat in range(3)]
    while not wanted(_legal(game)):
        seat = game.decision.seats[0]
        game.play(bots[seat].choose(game.resample_hidden(seat, len(game.actions)), seat))
    return game.record.json()


def _legal(game: Game) -> list[Action]:
    assert not game.over
    return list(game.legal_actions)


def _upgrade(legal: list[Action]) -> bool:
    """BCB may upgrade Hradec Králové."""
    lays = [action for action in legal if isinstance(action, LayTile)]
    return any((lay.company, lay.cell, lay.tile) == ("BCB", "D16", "14") for lay in lays)


def _praha(legal: list[Action]) -> bool:
    """A station may be placed in Praha, and somewhere else too."""
    places = {action.cell for action in legal if isinstance(action, PlaceStation)}
    return "E11" in places and len(places) > 1


def _open(me: Player, seed: int, wanted: Wanted) -> str:
    table = me.upload(_record(seed, wanted))
    me.open_table(table)
    expect(me.by("question")).to_be_visible()
    _previewed(me)
    return table


def _previewed(me: Player) -> None:
    """Wait until the effects of the moves have arrived: the run of the acting company is a number."""
    expect(me.by("step-run-trains")).not_to_contain_text("–")


def _view(me: Player, table: str) -> Any:
    return me.get(f"/tables/{table}")["view"]


def _press(me: Player, mark: Locator) -> None:
    """Press it as a person at this screen would. Greyed controls can be pressed too."""
    me.settle()
    mark.scroll_into_view_if_needed()
    if me.phone:
        mark.tap(force=True)
    else:
        mark.click(force=True)


def _hex(me: Player, cell: str) -> None:
    """Press a place on the map."""
    me.settle()
    box = me.box(me.page.locator(f"[data-spot={cell}]").first)
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if me.phone:
        me.page.touchscreen.tap(*at)
    else:
        me.page.mouse.click(*at)


def _button(me: Player, what: str) -> Locator:
    """A button of the bar beside the hex, or of the row in the sheet."""
    return me.by(f"lay-{what}" if me.phone else f"fan-{what}")


@SIZES
def test_choose_a_tile_turn_it_and_lay_it(people: People, phone: bool) -> None:
    me = people(phone=phone)
    table = _open(me, 19, _upgrade)
    _hex(me, "D16")
    expect(me.by("ghost")).to_have_attribute("data-ghost", "14")
    offers = me.by("offer")
    expect(offers.nth(1)).to_be_visible()
    _press(me, offers.nth(1))
    tile = offers.nth(1).get_attribute("data-offer")
    expect(me.by("ghost")).to_have_attribute("data-ghost", tile or "")
    turned = me.by("ghost").get_attribute("data-rotation")
    turns = _button(me, "turn")
    if turns.count() and turns.get_attribute("aria-disabled") != "true":
        _press(me, turns)
        assert me.by("ghost").get_attribute("data-rotation") != turned
    turned = me.by("ghost").get_attribute("data-rotation")
    hexagon = me.box(me.by("ghost").locator("path").first)
    for control in ("cancel", "confirm"):
        button = me.box(_button(me, control))
        assert not _overlap(button, hexagon), "the buttons are beside the hex"
        if phone:
            assert min(button["width"], button["height"]) >= 44
    before = me.moves()
    _press(me, _button(me, "confirm"))
    me.wait_moves(before + 1)
    laid = next(cell for cell in _view(me, table)["cells"] if cell["cell"] == "D16")
    assert (laid["tile"], str(laid["rotation"])) == (tile, turned)
    expect(me.by("step-lay-track")).to_contain_text("D16 upgraded")


def _overlap(a: FloatRect, b: FloatRect) -> bool:
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


@DESKTOP_NOW
def test_a_greyed_tile_tells_the_reason_the_rule_and_what_would_lift_it(people: People, phone: bool) -> None:
    me = people(phone=phone)
    _open(me, 19, _upgrade)
    _hex(me, "D16")
    brown = me.page.locator("[data-testid=offer-not][data-offer='611']")
    expect(brown).to_contain_text("Phase 4")
    _press(me, brown)
    reason = me.by("reason")
    expect(reason).to_contain_text("Brown tiles come with the first 5-train; this is phase 2.")
    expect(reason.get_by_role("link")).to_have_attribute("href", "/rules/cz_first#cz_first-rule-15")
    expect(reason.get_by_role("link")).to_have_text("Rule 15, Phases")
    expect(me.by("ghost")).to_have_attribute("data-ghost", "14")
    _press(me, me.by("lifts"))
    expect(me.by("drawer-trains")).to_be_visible()
    expect(me.by("drawer-trains")).to_contain_text("350 K")


@PHONE_NOW
def test_the_rules_stand_beside_the_table(people: People, phone: bool) -> None:
    """A rule is read without leaving the table: what was chosen is still chosen."""
    me = people(phone=phone)
    _open(me, 19, _upgrade)
    _hex(me, "D16")
    _press(me, me.by("offer-not").last)
    url = me.page.url
    _press(me, me.by("reason").get_by_role("link"))
    rules = me.by("rules")
    expect(rules.locator(".marked")).to_be_in_viewport()
    assert me.page.url == url
    assert "page-" not in rules.inner_text()
    expect(me.by("rules-refused")).to_contain_text("this is phase 2")
    assert violations(me.page) == []
    rules.get_by_role("searchbox").fill("brown tiles")
    expect(rules.locator("li:not(.part)").first).to_contain_text("rown tiles")
    assert 0 < rules.locator("li:not(.part)").count() < 12
    expect(rules.locator("mark").first).to_be_visible()
    expect(me.by("rules-found")).to_contain_text(str(rules.locator("mark").count()))
    found = rules.locator("mark.at")
    _press(me, me.by("rules-next"))
    first = me.box(found)
    _press(me, me.by("rules-next"))
    assert me.box(found) != first or rules.locator("mark").count() == 1
    _press(me, me.by("rules-previous"))
    expect(rules.locator("mark").first).to_have_class(re.compile(r"\bat\b"))
    if phone:
        _press(me, me.by("rules-contents"))
        _press(me, rules.get_by_role("navigation").get_by_role("button", name="Stations"))
        expect(rules.get_by_role("navigation")).to_be_hidden()
        expect(rules.get_by_role("heading", name="Stations")).to_be_in_viewport()
    # What the refusal is about: the cell, marked and in sight above the rules or beside them.
    _press(me, me.by("rules-map"))
    expect(me.page.locator("[data-mark=D16]")).to_be_in_viewport(ratio=0.9)
    mark, panel = me.box(me.page.locator("[data-mark=D16]")), me.box(rules)
    assert not _overlap(mark, panel)
    me.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(me.by("ghost")).to_be_visible()
    if not phone:
        me.page.keyboard.press("/")
        expect(rules.get_by_role("searchbox")).to_be_focused()
        _press(me, me.by("rules-back"))
        expect(rules).to_have_count(0)


def test_a_badge_over_another_hex_chooses_its_own_place(people: People) -> None:
    me = people()
    _open(me, 13, _praha)
    box = me.box(me.page.locator("[data-badge^='E11.']").first)
    me.settle()
    me.page.mouse.click(box["x"] + box["width"] - 6, box["y"] + box["height"] / 2)
    expect(me.by("effect")).to_be_visible()
    expect(me.page.locator("section.choice h3")).to_contain_text("Praha")
    expect(me.by("reason")).to_have_count(0)


@PHONE_NOW
def test_skip_track_by_one_press(people: People, phone: bool) -> None:
    me = people(phone=phone)
    _open(me, 19, _upgrade)
    expect(me.by("step-lay-track")).to_have_attribute("aria-current", "step")
    before = me.moves()
    _press(me, me.by("done"))
    me.wait_moves(before + 1)
    expect(me.by("question")).to_be_visible()
    expect(me.by("step-lay-track")).to_contain_text("nothing laid")


@PHONE_NOW
def test_a_station_in_praha(people: People, phone: bool) -> None:
    me = people(phone=phone)
    table = _open(me, 13, _praha)
    company = _view(me, table)["acting"]
    expect(me.page.locator("[data-spot=E11]")).to_contain_text("station")
    expect(me.page.locator("[data-label='E11.0']")).to_contain_text("full: BN")
    _press(me, me.page.locator("[data-place=E11]"))
    expect(me.by("effect")).to_contain_text("leaves")
    expect(me.by("effect")).to_contain_text("Best run")
    _press(me, _button(me, "cancel"))
    _hex_slot(me, "E11")
    before = me.moves()
    _press(me, _button(me, "confirm"))
    me.wait_moves(before + 1)
    stations = next(one["stations"] for one in _view(me, table)["companies"] if one["id"] == company)
    assert "E11.1" in stations


def _hex_slot(me: Player, cell: str) -> None:
    """Press the free slot of a city on the map."""
    me.settle()
    box = me.box(me.page.locator(f"[data-spot={cell}] .ring").first)
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if me.phone:
        me.page.touchscreen.tap(*at)
    else:
        me.page.mouse.click(*at)


def test_no_station_by_one_press(people: People) -> None:
    me = people()
    table = _open(me, 13, _praha)
    company, before = _view(me, table)["acting"], me.moves()
    _press(me, me.by("done"))
    me.wait_moves(before + 1)
    stations = next(one["stations"] for one in _view(me, table)["companies"] if one["id"] == company)
    assert not any(place.startswith("E11") for place in stations)


def test_by_keyboard_only(people: People) -> None:
    me = people()
    table = _open(me, 19, _upgrade)
    keys = me.page.keyboard
    keys.press("m")
    for _ in range(20):
        if me.page.evaluate("() => document.activeElement.dataset.spot") == "D16":
            break
        keys.press("Tab")
    keys.press("Enter")
    expect(me.by("ghost")).to_have_attribute("data-ghost", "14")
    keys.press("ArrowRight")
    expect(me.by("ghost")).not_to_have_attribute("data-ghost", "14")
    keys.press("ArrowLeft")
    expect(me.by("ghost")).to_have_attribute("data-ghost", "14")
    keys.press("r")
    expect(me.by("ghost")).to_have_attribute("data-ghost", "14")
    keys.press("Escape")
    expect(me.by("ghost")).to_have_count(0)
    me.page.locator("[data-spot=D16]").focus()
    me.settle()
    keys.press("Enter")
    expect(me.by("ghost")).to_be_visible()
    before = me.moves()
    me.settle()
    keys.press("Enter")
    me.wait_moves(before + 1)
    assert any(cell["cell"] == "D16" and cell["tile"] == "14" for cell in _view(me, table)["cells"])
    expect(me.by("step-lay-track")).to_contain_text("D16 upgraded")


@LOOKS
def test_no_accessibility_violations(people: People, phone: bool, dark: bool) -> None:
    me = people(phone=phone, dark=dark)
    _open(me, 19, _upgrade)
    assert violations(me.page) == []
    _hex(me, "D16")
    expect(me.by("ghost")).to_be_visible()
    _press(me, me.by("offer-not").last)
    expect(me.by("reason")).to_be_visible()
    assert violations(me.page) == []
    _open(me, 13, _praha)
    _press(me, me.page.locator("[data-place=E11]"))
    expect(me.by("effect")).to_be_visible()
    assert violations(me.page) == []


def test_somebody_else_acts(people: People) -> None:
    """The panel says whose turn it is and what they do; the map can be looked at, but nothing can be placed."""
    me, friend = people(), people()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"}]
    table = str(me.post("/tables", {"title": "cz_first", "seats": seats})["id"])
    token = next(seat["token"] for seat in me.get(f"/tables/{table}")["seats"] if seat["token"])
    friend.post(f"/tables/{table}/claim", {"token": token, "name": "Ben"})
    acting = me.get(f"/tables/{table}")["waiting"][0]["seat"]
    idle, name = ((friend, "Ann"), (me, "Ben"))[acting]
    idle.open_table(table)
    expect(idle.by("other-turn")).to_contain_text(f"{name}: lays track.")
    expect(idle.page.locator("[data-spot]")).to_have_count(0)
    idle.page.locator("[data-chip=costs]").click()
    expect(idle.page.locator("[data-chip=costs]")).to_have_attribute("aria-pressed", "false")
    idle.page.locator("[data-tab=trains]").click()
    expect(idle.by("drawer-trains")).to_be_visible()


def _release(me: Player) -> None:
    """Let the page have the preview of this position, and draw it."""
    me.page.wait_for_function(
        """() => {
          window.release();
          return !document.querySelector('[data-testid=step-run-trains]')?.textContent.includes('–');
        }"""
    )
    me.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


@PHONE_NOW
def test_clicks_of_a_round(people: People, phone: bool) -> None:
    """A company that lays nothing and runs as before takes at most three presses; each pass is one. Nothing moves when
    previews arrive.
    """
    me = people(phone=phone)
    me.context.add_init_script(SHIFT)
    me.context.add_init_script(LATE_PREVIEWS)
    table = me.upload(_record(19, _upgrade))
    me.open_table(table)
    counted: dict[str, int] = {}
    start = _view(me, table)["round"]["number"]
    for _ in range(12):
        view = _view(me, table)
        if view["round"]["number"] != start or view["over"]:
            break
        expect(me.by("question")).to_be_visible()
        me.settle()
        _release(me)
        before = me.moves()
        _press(me, me.by("done"))
        counted[view["acting"]] = counted.get(view["acting"], 0) + 1
        me.wait_moves(before + 1)
    shift = me.page.evaluate("() => window.shift ?? 0")
    print(f"presses of a round: {counted}; layout shift {shift:.4f}")
    assert len(counted) == 3
    assert max(counted.values()) <= 3
    assert shift <= 0.05
