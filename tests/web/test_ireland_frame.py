"""18Ireland's table: the stage follows the round, tabs, top bar, layers of the map, cards of cells, history, keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

from trainshed.core import Game
from trainshed.titles.ireland.view import IrelandView

from .axe import LONG_LOOKS, violations
from .ireland_positions import at, step_of, whole
from .player import Player
from .sizes import DESKTOP_NOW
from .texts import LANGUAGES, at_rest, missing_texts, outside, set_language

People = Callable[..., Player]


def view_of(game: Game) -> IrelandView:
    view = game.view(game.decision.seats[0] if not game.over else 0)
    assert isinstance(view, IrelandView)
    return view


def sit(me: Player, game: Game) -> None:
    """Open a table with the game."""
    me.open(f"/table/{me.upload(game.record.json())}")
    expect(me.by("status")).to_be_visible()
    expect(me.page.locator("[data-cell=G13]").or_(me.by("stock-stage")).first).to_be_attached()


@cache
def laying() -> Game:
    return at("lay-track", 30)


def stage(me: Player, id: str) -> None:
    expect(me.page.locator("[data-stage]")).to_have_attribute("data-stage", id)


def count(me: Player, at: int) -> None:
    expect(me.page.locator(".frame")).to_have_attribute("data-at", str(at))


# stages


@pytest.mark.parametrize(
    ("step", "shown"),
    [("lay-track", "map"), ("stock-turn", "market"), ("company-auction", "map"), ("private-turn", "map")],
)
def test_the_stage_follows_the_round(people: People, step: str, shown: str) -> None:
    me = people()
    sit(me, at(step, 1))
    stage(me, shown)
    if shown == "map":
        expect(me.page.locator("[data-cell=G13]")).to_be_visible()
    else:
        expect(me.page.locator("[data-cell=G13]")).to_be_hidden()
        expect(me.by("drawer-market")).to_be_visible()


@pytest.mark.long
def test_the_stage_follows_the_history_too_unless_a_tab_is_pinned(people: People) -> None:
    me = people()
    game = laying()
    stock = next(place for place in range(len(game.actions), 0, -1) if step_of(game.at(place)) == "stock-turn")
    sit(me, game)
    me.page.evaluate("at => history.replaceState({}, '', location.pathname + '?at=' + at)", stock)
    me.page.reload()
    stage(me, "market")
    me.page.keyboard.press("l")
    stage(me, "map")
    me.by("tab-sheet").click()
    me.by("pin-sheet").click()
    stage(me, "sheet")
    me.page.keyboard.press("Home")
    count(me, 0)
    stage(me, "sheet")
    me.page.reload()
    stage(me, "sheet")
    me.by("pin-sheet").click()
    me.page.keyboard.press("g")
    stage(me, "market")


def test_tabs_open_in_place_of_the_map_and_the_panel_does_not_move(people: People) -> None:
    me = people()
    sit(me, laying())
    panel, log = me.page.locator(".right .top"), me.page.locator(".right .talk")
    before = panel.bounding_box(), log.bounding_box()
    for tab in ("market", "companies", "trains", "tiles", "privates", "sheet", "map"):
        me.by(f"tab-{tab}").click()
        stage(me, tab)
        if tab != "map":
            expect(me.by(f"drawer-{tab}")).to_be_visible()
        assert (panel.bounding_box(), log.bounding_box()) == before


def test_letters_swap_the_stages(people: People) -> None:
    me = people()
    sit(me, laying())
    views = {"k": "market", "m": "map", "e": "companies", "i": "trains", "t": "tiles", "s": "sheet"}
    for key, tab in views.items():
        me.page.keyboard.press(key)
        stage(me, tab)
    me.page.keyboard.press("g")
    stage(me, "map")


@pytest.mark.parametrize("height", [900, 768])
def test_the_map_stands_beside_the_shelf_and_fills_the_height(people: People, height: int) -> None:
    me = people()
    me.page.set_viewport_size({"width": 1440 if height == 900 else 1366, "height": height})
    sit(me, laying())
    shelf = me.by("shelf").bounding_box()
    cells = [one.bounding_box() for one in me.page.locator("[data-cell]").all()]
    zone = me.page.locator("[data-stage]").bounding_box()
    assert shelf
    assert zone
    boxes = [box for box in cells if box]
    assert min(box["x"] for box in boxes) >= shelf["x"] + shelf["width"]
    assert max(box["y"] + box["height"] for box in boxes) <= zone["y"] + zone["height"] + 1
    tall = max(box["y"] + box["height"] for box in boxes) - min(box["y"] for box in boxes)
    assert tall > 0.9 * zone["height"]
    order = view_of(laying()).order
    expect(me.by("shelf").locator("tbody tr")).to_have_count(len(order))
    expect(me.by("shelf").locator("tr.now")).to_contain_text("▸")


# the top bar and the panel


def test_the_top_bar_tells_round_phase_order_depot_and_bank(people: People) -> None:
    me = people()
    view = view_of(laying())
    sit(me, laying())
    assert view.turn is not None
    expect(me.by("status")).to_contain_text(f"OR {view.round.number}.{view.round.part}")
    expect(me.by("round-line")).to_contain_text("of 2 this set")
    expect(me.by("order").locator("li")).to_have_count(len(view.order))
    expect(me.by("order").locator("li.now")).to_contain_text(view.turn.company)
    done = len(view.order) - len(view.turn.left) - 1
    expect(me.by("order").locator("li.done")).to_have_count(done)
    top = next(kind for kind in view.depot.kinds if kind.id == view.depot.top)
    expect(me.by("depot-strip")).to_contain_text(f"£{top.price}")
    me.by("depot-strip").click()
    stage(me, "trains")
    next_ = view.coming[0]
    expect(me.by("losses").get_by_role("heading")).to_contain_text(f"When the first {next_.train} comes")
    expect(me.by("near")).to_contain_text("more train" if next_.train != top.id else "on sale now")
    for row in next_.companies:
        lost = me.by(f"loss-{row.company}").locator(".lost")
        expect(lost).to_have_count(sum(train.lost for train in row.trains))
    me.by("bank-strip").click()
    stage(me, "sheet")
    me.by("phase").click()
    stage(me, "trains")


def test_seats_carry_priority_and_passes_in_a_stock_round(people: People) -> None:
    me = people()
    turns = [place for place in range(len(whole().actions)) if step_of(whole().at(place)) == "stock-turn"]
    game = next(one for one in map(whole().at, turns) if any(player.passed for player in view_of(one).players))
    view = view_of(game)
    sit(me, game)
    expect(me.by(f"seat-note-{view.priority}")).to_contain_text("priority")
    for player in view.players:
        if player.passed:
            expect(me.by(f"seat-note-{player.seat}")).to_contain_text("passed")
    assert view.priority_after_acting is not None
    after = me.page.locator(".seats .name").nth(view.priority_after_acting).inner_text()
    expect(me.by("round-line")).to_contain_text(f"next priority {after}")


def test_the_steps_tell_what_the_turn_has_brought(people: People) -> None:
    me = people()
    game = at("buy-trains", 12)
    view = view_of(game)
    assert view.turn is not None
    sit(me, game)
    steps = me.by("steps").locator("li")
    expect(steps).to_have_count(6)
    expect(me.by("steps").locator("[aria-current=step]")).to_contain_text("Train")
    company = next(one for one in view.companies if one.id == view.turn.company)
    expect(me.by("step-run-trains")).to_contain_text(f"£{company.earned}" if company.earned else "no train")
    player = view.players[game.decision.seats[0]]
    expect(me.by("my-line")).to_contain_text(f"£{player.cash}")
    expect(me.by("my-line")).to_contain_text(f"{player.certificates}/{view.certificate_limit}")
    expect(me.by("my-line")).to_contain_text(f"£{player.total:,}")


def test_somebody_who_watches_sees_whose_turn_it_is(people: People) -> None:
    host, guest = people(), people()
    table = host.upload(laying().record.json())
    guest.open(f"/table/{table}")
    company = view_of(laying()).turn
    assert company is not None
    expect(guest.by("other-turn")).to_contain_text(f"{company.company} lays track")
    expect(guest.by("players")).to_be_visible()
    expect(guest.by("my-line")).to_have_count(0)


# layers and cells


@pytest.mark.long
def test_layers_are_kept_and_those_without_room_are_in_a_menu(people: People) -> None:
    me = people()
    game = at("lay-track", 60)
    sit(me, game)
    for chip in ("names", "coordinates", "costs", "reach", "narrow"):
        expect(me.page.locator(f"[data-chip={chip}]")).to_be_visible()
    expect(me.page.locator("[data-chip=start]")).to_have_count(0)
    me.by("layers-more").click()
    one = next(cell for cell in view_of(game).cells if cell.laid)
    drawn = me.page.locator(f"[data-cell='{one.cell}']")
    for chip, text in (("coordinates", one.cell), ("ids", one.tile)):
        expect(drawn.get_by_text(text, exact=True)).to_have_count(0)
        me.page.locator(f"[data-chip={chip}]").click()
        expect(drawn.get_by_text(text, exact=True)).to_have_count(1)
        me.page.locator(f"[data-chip={chip}]").click()
    company = view_of(game).acting
    blocked = {(stop.cell, stop.stop) for stop in game.reach(company).blocked}  # type: ignore[union-attr, arg-type]
    me.page.locator("[data-chip=blocked]").click()
    expect(me.page.locator("[data-blocked]")).to_have_count(len(blocked))
    me.page.locator("[data-chip=blocked]").click()
    me.page.locator("[data-chip=directors]").click()
    expect(me.page.locator("[data-director]").first).to_be_attached()
    me.page.locator("[data-chip=last-tiles]").click()
    expect(me.page.locator("[data-last]").first).to_be_attached()
    me.page.locator("[data-chip=last-routes]").click()
    expect(me.page.locator("[data-route]").first).to_be_attached()
    me.page.locator("[data-chip=start]").click()
    laid = next(cell.cell for cell in view_of(at("lay-track", 60)).cells if cell.laid)
    expect(me.page.locator("[data-station]")).to_have_count(0)
    expect(me.page.locator(f"[data-cell='{laid}']")).not_to_have_attribute("data-laid", "")
    me.page.reload()
    expect(me.page.locator("[data-station]")).to_have_count(0)
    me.by("layers-more").click()
    me.page.locator("[data-chip=start]").click()
    expect(me.page.locator("[data-station]").first).to_be_attached()


@pytest.mark.long
def test_narrow_reach_tints_the_track_that_feeds_a_company(people: People) -> None:
    me = people()
    game = whole().at(len(whole().actions) - 1)
    sit(me, game)
    me.by("tab-map").click()
    me.page.locator("[data-chip=narrow]").click()
    fed = {one: game.reach(one) for one in view_of(game).order}
    company = next(one for one, found in fed.items() if any(cell.tracks for cell in found.feeding))  # type: ignore[union-attr]
    me.page.locator(f"[data-testid=reach-of][data-company={company}]").click()
    expect(me.page.locator(f"[data-feeding={company}] [data-feeds]").first).to_be_attached()


def press_cell(me: Player, cell: str) -> None:
    box = me.page.locator(f"[data-cell='{cell}']").bounding_box()
    assert box
    me.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.long
def test_any_cell_tells_what_it_is(people: People) -> None:
    me = people()
    game = at("run-trains", 20)
    view = view_of(game)
    sit(me, game)
    press_cell(me, "A19")
    card = me.by("hex-info")
    expect(card).to_have_attribute("data-hex", "A19")
    expect(card).to_contain_text("Dingle")
    laid = {cell.cell for cell in view.cells if cell.laid}
    if "A19" not in laid:
        expect(me.by("hex-terrain")).to_contain_text("£100")
    city = next(cell for cell in view.cells if cell.laid and any(stop.stations for stop in cell.stops))
    press_cell(me, city.cell)
    expect(card).to_have_attribute("data-hex", city.cell)
    expect(me.by("hex-tile")).to_have_text(re.compile(rf"\b{city.tile}\b"))
    company = next(stop.stations[0] for stop in city.stops if stop.stations)
    expect(card).to_contain_text(company)
    me.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_own_colours_of_routes(people: People) -> None:
    me = people()
    sit(me, laying())
    me.by("settings").click()
    me.by("route-colour-1").fill("#ff8800")
    root = "getComputedStyle(document.documentElement).getPropertyValue('--route-red')"
    me.by("route-colour-1").dispatch_event("change")
    assert me.page.evaluate(root) == "#ff8800"
    me.by("route-colours-reset").click()
    assert me.page.evaluate(root) == ""


# history and keys


def test_keys_go_through_the_history_by_moves_and_rounds(people: People) -> None:
    me = people()
    game = laying()
    total = len(game.actions)
    sit(me, game)
    me.page.keyboard.press("ArrowLeft")
    count(me, total - 1)
    me.page.keyboard.press("ArrowLeft")
    count(me, total - 2)
    me.page.keyboard.press("ArrowRight")
    count(me, total - 1)
    me.page.keyboard.press("End")
    count(me, total)
    ticks = [place for place in range(1, total + 1) if game.at(place).tick != game.at(place - 1).tick]
    me.page.keyboard.press("ArrowUp")
    count(me, max(place for place in ticks if place < total))
    me.page.keyboard.press("Home")
    count(me, 0)
    me.page.keyboard.press("ArrowDown")
    count(me, ticks[0])


def test_buttons_go_by_rounds_and_turns_and_copy_a_link(people: People) -> None:
    me = people()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sit(me, laying())
    total = len(laying().actions)
    me.by("history-more").click()
    me.by("history-turn-back").click()
    expect(me.page.locator(".frame")).not_to_have_attribute("data-at", str(total))
    at_turn = int(me.page.locator(".frame").get_attribute("data-at") or 0)
    me.by("history-link").click()
    expect(me.by("history-link")).to_contain_text("Copied")
    assert f"?at={at_turn}" in me.page.evaluate("navigator.clipboard.readText()")
    me.by("history-turn-forward").click()
    expect(me.page.locator(".frame")).not_to_have_attribute("data-at", str(at_turn))
    me.by("history-round-back").click()
    me.by("history-round-back").click()
    before = int(me.page.locator(".frame").get_attribute("data-at") or 0)
    assert before <= at_turn


def test_a_line_of_the_log_shows_its_moment(people: People) -> None:
    me = people()
    sit(me, laying())
    line = me.page.locator(".log [data-move]").nth(-5)
    line.click()
    count(me, int(line.get_attribute("data-move") or 0))


def test_letters_in_a_field_are_text(people: People) -> None:
    me = people()
    sit(me, laying())
    me.page.keyboard.press("c")
    expect(me.page.locator("#chat")).to_be_focused()
    me.page.keyboard.type("mksg1")
    expect(me.page.locator("#chat")).to_have_value("mksg1")
    stage(me, "map")
    count(me, len(laying().actions))
    me.page.keyboard.press("ArrowLeft")
    count(me, len(laying().actions))


def test_the_list_of_keys_names_them_all(people: People) -> None:
    me = people()
    sit(me, laying())
    me.page.keyboard.press("?")
    keys = me.page.locator("dialog kbd")
    expect(keys.first).to_be_visible()
    listed = {text for one in keys.all_inner_texts() for text in re.split(r",? ", one)}
    assert {"1", "2", "3", "←", "→", "↑", "↓", "Home", "End", "g", "e", "m", "k", "i", "t", "s", "c"} <= listed
    assert {"+", "−", "0", "Ctrl+Z", "Ctrl+Y", "Tab", "r", "Enter", "Esc", "?"} <= listed
    assert missing_texts(me) == []


def test_zoom_keys_work_without_focus_on_the_map(people: People) -> None:
    me = people()
    sit(me, laying())
    world = me.page.locator(".trackboard > svg > g")
    before = world.get_attribute("transform") or ""
    me.page.keyboard.press("+")
    expect(world).not_to_have_attribute("transform", before)
    me.page.keyboard.press("0")
    expect(world).to_have_attribute("transform", before)


def test_undo_and_redo_by_ctrl(people: People) -> None:
    me = people()
    sit(me, laying())
    total = len(laying().actions)
    me.page.keyboard.press("Control+z")
    expect(me.page.locator(".frame")).not_to_have_attribute("data-moves", str(total))
    me.page.keyboard.press("Control+y")
    expect(me.page.locator(".frame")).to_have_attribute("data-moves", str(total))


# phones, languages, accessibility


_LATER = [pytest.param(step, marks=pytest.mark.long) for step in ("private-turn", "merger-turn", "buy-trains")]


@pytest.mark.parametrize("step", ["stock-turn", "lay-track", *_LATER])
def test_on_a_phone_nothing_is_wider_than_the_screen(people: People, step: str) -> None:
    me = people(phone=True)
    sit(me, at(step, 5 if step in ("lay-track", "stock-turn") else 0))
    for tab in ("turn", "market", "companies", "trains", "tiles", "privates", "sheet", "log", "history"):
        me.page.locator(f"[data-tab={tab}]").tap()
        at_rest(me)
        wide = "[document.documentElement.scrollWidth, scrollX, visualViewport.offsetLeft, visualViewport.scale]"
        assert me.page.evaluate(wide) == [390, 0, 0, 1], tab
        frame = me.page.locator(".frame").bounding_box()
        assert frame
        assert (frame["x"], frame["width"]) == (0, 390)


@LANGUAGES
@DESKTOP_NOW
def test_four_languages(people: People, *, languages: tuple[str, ...], phone: bool) -> None:
    me = people(phone=phone)
    sit(me, laying())
    found: list[str] = []
    for language in languages:
        set_language(me, language)
        at_rest(me)
        found += [f"{language}: {line}" for line in [*missing_texts(me), *outside(me)]]
        if not phone:
            me.page.set_viewport_size({"width": 1366, "height": 768})
            count, more = me.box(me.page.locator(".history .count")), me.box(me.by("history-more"))
            if count["x"] + count["width"] > more["x"]:
                found.append(f"{language}: the number of the move is under the menu")
            me.page.set_viewport_size({"width": 1440, "height": 900})
            me.by("layers-more").click()
            press_cell(me, "G13")
            found += [f"{language}, card: {line}" for line in [*missing_texts(me), *outside(me)]]
            me.page.keyboard.press("Escape")
    assert not found, "\n".join(found)


@LONG_LOOKS
def test_axe_finds_nothing(people: People, *, phone: bool, dark: bool) -> None:
    me = people(phone=phone, dark=dark)
    sit(me, at("run-trains", 20))
    at_rest(me)
    assert violations(me.page) == []
    if not phone:
        me.by("layers-more").click()
        assert violations(me.page) == []
        me.by("layers-more").click()
        press_cell(me, "F10")
        expect(me.by("hex-info")).to_be_visible()
        assert violations(me.page) == []
        me.by("history-more").click()
        assert violations(me.page) == []
