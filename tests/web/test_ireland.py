"""18Ireland on the page: announced, its games can be looked at move by move; presets of options."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache

from playwright.sync_api import Route, expect

from tests.ireland.games import played
from trainshed.core import Game
from trainshed.titles.ireland.view import IrelandView

from .axe import LOOKS, violations
from .player import Player
from .sizes import PHONE_NOW
from .texts import LANGUAGES, at_rest, missing_texts, outside, set_language

People = Callable[..., Player]


@cache
def game() -> Game:
    """A game at random, up to its second operating rounds or so."""
    return played(4, 7, most=260)


def seen(at: int) -> IrelandView:
    view = game().at(at).view(0)
    assert isinstance(view, IrelandView)
    return view


def look(me: Player, at: int | None = None) -> None:
    """Open a table with the game, at a position."""
    me.open(f"/table/{me.upload(game().record.json())}" + ("" if at is None else f"?at={at}"))
    expect(me.by("status")).to_be_visible()
    expect(me.page.locator("[data-cell=G13]")).to_be_attached()
    if at is not None:
        expect(me.frame).to_have_attribute("data-at", str(at))


def shown_at(me: Player) -> int:
    found = re.match(r"(\d+)/", me.page.locator(".history .count").inner_text())
    assert found
    return int(found[1])


TABS = ("market", "companies", "sheet", "privates", "trains", "tiles")


def drawer(me: Player, tab: str) -> None:
    """Open a tab of the drawer, or on phones of the sheet."""
    found = me.page.locator(f"[data-tab={tab}]")
    if me.phone:
        found.tap()
    else:
        found.click()


def test_a_game_is_looked_at_move_by_move(people: People) -> None:
    """Forward and back with buttons and keys: status, companies and map are those of the position."""
    me = people()
    total = len(game().actions)
    look(me, total // 2)
    for key in ("[", "[", "]", "[", "]", "]", "]"):
        before = shown_at(me)
        me.page.keyboard.press(key)
        expect(me.page.locator(".history .count")).to_have_text(f"{before + (1 if key == ']' else -1)}/{total}")
        view = seen(shown_at(me))
        expect(me.by("status")).to_contain_text(f"Phase {view.phase.id}")
        rows = me.by("shelf").locator("tbody tr")
        expect(rows).to_have_count(len(view.order))
        for row, id in enumerate(view.order):
            company = next(one for one in view.companies if one.id == id)
            expect(rows.nth(row)).to_contain_text(id)
            expect(rows.nth(row).locator("td").first).to_have_text(str(company.price))
        for cell in view.cells:
            if cell.laid:
                expect(me.page.locator(f"[data-cell='{cell.cell}']")).to_have_attribute("data-laid", cell.tile)


def test_market_sheet_and_privates_are_those_of_the_position(people: People) -> None:
    me = people()
    at = 2 * len(game().actions) // 3
    look(me, at)
    view = seen(at)
    drawer(me, "market")
    expect(me.page.locator("[data-testid^=market-field]")).to_have_count(len(view.market.fields))
    for number, field in enumerate(view.market.fields):
        if field.markers:
            expect(me.by(f"market-field-{number}").locator(".marker")).to_have_count(len(field.markers))
    drawer(me, "sheet")
    for company in view.companies:
        if company.status == "running":
            for one in view.players:
                held = me.by(f"held-{company.id}-{one.seat}")
                expect(held).to_contain_text(str(one.percents.get(company.id) or "·"))
                expect(held.locator(".crown")).to_have_count(int(company.director == one.seat))
    expect(me.by("stack").locator(".badge")).to_have_count(len(view.dealt) + 1)
    drawer(me, "privates")
    for private in view.privates:
        expect(me.by(f"private-{private.id}")).to_contain_text(private.name)


def test_both_gauges_are_drawn(people: People) -> None:
    """Narrow track is told by its shape: sleepers, drawn as a dashed line."""
    me = people()
    look(me)
    laid = {cell.cell: cell.tile for cell in seen(len(game().actions)).cells if cell.laid}
    narrow = next(cell for cell, tile in laid.items() if tile in ("77", "78", "79", "IR5", "644", "645"))
    expect(me.page.locator(f"[data-cell='{narrow}'] path[stroke-dasharray]").first).to_be_attached()


def test_the_log_tells_the_game(people: People) -> None:
    me = people()
    look(me)
    expect(me.page.get_by_text("The private auction begins", exact=False).first).to_be_attached()


@LANGUAGES
@PHONE_NOW
def test_four_languages(people: People, *, languages: tuple[str, ...], phone: bool) -> None:
    """No text is missing and nothing is cut off, in every tab."""
    me = people(phone=phone)
    look(me, len(game().actions) // 2)
    found: list[str] = []
    for language in languages:
        set_language(me, language)
        for tab in TABS:
            drawer(me, tab)
            at_rest(me)
            found += [f"{tab}, {language}: {line}" for line in [*missing_texts(me), *outside(me)]]
    assert not found, "\n".join(found)


@LOOKS
def test_axe_finds_nothing(people: People, *, phone: bool, dark: bool) -> None:
    me = people(phone=phone, dark=dark)
    look(me, len(game().actions) // 2)
    for tab in ("market", "sheet", "privates"):
        drawer(me, tab)
        at_rest(me)
        assert violations(me.page) == []


def _withdraw(route: Route) -> None:
    """Answer as if the title had not been released."""
    answer = route.fetch()
    titles = [{**title, "released": title["id"] != "ireland"} for title in answer.json()]
    route.fulfill(response=answer, body=json.dumps(titles))


def test_a_title_without_screens_is_announced(people: People) -> None:
    me = people()
    me.page.route("**/api/titles", _withdraw)
    me.open("/")
    expect(me.by("soon-ireland").get_by_role("button")).to_have_attribute("aria-disabled", "true")
    expect(me.by("soon-ireland")).to_contain_text("3–6")


def test_presets_set_the_options_below_them(people: People) -> None:
    me = people()
    me.open("/new/ireland")
    expect(me.by("preset-standard")).to_be_checked()
    me.by("preset-aid").check()
    me.by("single-rules").click()
    expect(me.by("sale_drop-tenth")).to_be_checked()
    expect(me.by("option-sell_then_launch")).to_be_checked()
    me.by("option-larger_bank").check()
    expect(me.by("preset-aid")).to_be_checked()
    me.by("sale_drop-share").check()
    expect(me.by("preset-aid")).not_to_be_checked()
    expect(me.page.get_by_text("A mixture of rules")).to_be_visible()
    me.by("preset-public").check()
    expect(me.by("option-dingle_joined")).not_to_be_checked()
    expect(me.by("option-larger_bank")).to_be_checked()


def test_the_rules_have_headings_by_chapter(people: People) -> None:
    me = people()
    me.open("/rules/ireland#ireland-rule-4-5")
    expect(me.page.get_by_role("heading", name="Stock round")).to_be_visible()
    expect(me.page.locator("#ireland-rule-4-5")).to_be_in_viewport()
    assert me.page.locator("main h3").count() == 15
    assert missing_texts(me) == []
