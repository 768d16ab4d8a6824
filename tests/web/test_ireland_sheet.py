"""The sheet and the end of 18Ireland on the page: figures, revenue of every round, facts, charts, files."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from trainshed.core import Game
from trainshed.rail.play.actions import SellShares
from trainshed.rail.play.events import Paid, Withheld
from trainshed.titles.ireland.events import Merged, RoundStarted

from .axe import LONG_LOOKS, violations
from .ireland_positions import at as asked
from .ireland_positions import whole
from .player import Player
from .sizes import DESKTOP_NOW
from .texts import LONG_LANGUAGES, at_rest, missing_texts, outside, set_language

People = Callable[..., Player]
Runs = dict[tuple[int, int], dict[str, str]]


@cache
def game() -> Game:
    """A game with three mergers and a company that closed."""
    return whole(5, 1)


def seen(at: int) -> Any:
    return game().at(at).view(0)


def look(me: Player, at: int | None = None) -> None:
    """Open a table with the game up to a position, or the whole of it."""
    record = (game() if at is None else game().at(at)).record.json()
    me.open(f"/table/{me.upload(record)}")
    expect(me.by("status")).to_be_visible()


def sheet(me: Player, *, over: bool = False) -> None:
    """Show the sheet; after the end it opens by itself."""
    tab = me.page.locator("[data-tab=sheet]")
    if me.phone:
        tab.tap()
    elif not over:
        tab.click()
    expect(me.by("drawer-sheet")).to_be_visible()
    expect(me.by("drawer-sheet").get_by_role("table").first).to_be_attached()  # the sheet itself is fetched later


def revenues() -> Runs:
    """What every company earned in each operating round, as the table writes it."""
    found: Runs = {}
    row: dict[str, str] = {}
    for _, events in game().log():
        for event in events:
            if isinstance(event, RoundStarted) and event.kind == "operating":
                row = found[event.number, event.part] = {}
            elif isinstance(event, Paid):
                row[event.company] = str(event.revenue)
            elif isinstance(event, Withheld):
                row[event.company] = f"({event.revenue})" if event.revenue else "0"
    return found


def positions() -> tuple[int, ...]:
    moves = len(game().actions)
    return moves // 3, moves // 2, 4 * moves // 5


@pytest.mark.parametrize(
    "at", [pytest.param(at, marks=[pytest.mark.long] if n else []) for n, at in enumerate(positions())]
)
def test_figures_are_those_of_the_engine(people: People, at: int) -> None:
    me = people()
    look(me, at)
    sheet(me)
    view = seen(at)
    for company in view.companies:
        row = me.by(f"sheet-{company.id}")
        if company.status != "running":
            expect(row).to_have_count(0)
            continue
        for one in view.players:
            percent = one.percents.get(company.id, 0)
            cell = me.by(f"held-{company.id}-{one.seat}")
            expect(cell).to_contain_text(str(percent) if percent else "·")
            expect(cell.locator(".crown")).to_have_count(int(company.director == one.seat))
            expect(cell.locator(".sold")).to_have_count(int(company.id in one.sold))
        expect(row).to_contain_text(f"£{company.treasury:,}")
    for one in view.players:
        expect(me.by(f"cash-{one.seat}")).to_have_text(f"£{one.cash:,}")
        expect(me.by(f"worth-{one.seat}")).to_have_text(f"£{one.total:,}")
        expect(me.by(f"liquidity-{one.seat}")).to_have_text(f"£{one.liquidity:,}")
        expect(me.by(f"certificates-{one.seat}")).to_have_text(f"{one.certificates}/{view.certificate_limit}")
        expect(me.by(f"priority-{one.seat}")).to_have_text(f"{one.turn + 1}.")
    expect(me.by("figure-cash")).to_contain_text("= £4,000")


@pytest.mark.long
def test_revenue_is_that_of_the_engine_over_a_whole_game(people: People) -> None:
    me = people()
    look(me)
    sheet(me, over=True)
    me.by("sheet-part-table").click()
    table = me.by("revenue")
    expect(table).to_be_visible()
    rows = revenues()
    shown = table.evaluate(
        """table => Object.fromEntries([...table.querySelectorAll("tbody tr")].map(row => [row.dataset.testid,
        Object.fromEntries([...row.querySelectorAll("td[data-company]")]
          .map(cell => [cell.dataset.company, cell.innerText.trim()]).filter(([, text]) => text))]))"""
    )
    assert shown == {f"revenue-{number}-{part}": row for (number, part), row in rows.items()}
    for (number, part), row in rows.items():
        total = sum(int(text.strip("()")) for text in row.values())
        expect(me.by(f"revenue-{number}-{part}").locator("td b").last).to_have_text(str(total))
    mergers = [event for _, events in game().log() for event in events if isinstance(event, Merged)]
    assert len(mergers) == 3
    heads = table.locator("thead tr").nth(1).locator("th")
    assert sorted(heads.all_inner_texts()) == sorted(id for merger in mergers for id in merger.companies)


def test_a_row_opens_the_board_of_then_and_a_figure_the_run(people: People) -> None:
    me = people()
    look(me)
    sheet(me, over=True)
    me.by("sheet-part-table").click()
    at, row = 0, None
    for number, (_, events) in enumerate(game().log()):
        for event in events:
            if isinstance(event, RoundStarted):
                if row == (4, 2):
                    at = number
                row = (event.number, event.part) if event.kind == "operating" else None
    me.by("revenue-4-2").locator("th button").focus()
    me.page.keyboard.press("ArrowUp")
    expect(me.by("revenue-4-1").locator("th button")).to_be_focused()
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("Enter")
    expect(me.frame).to_have_attribute("data-at", str(at))
    expect(me.by("drawer-sheet")).to_have_count(0)
    sheet(me)
    expect(me.by("revenue-5-1")).to_have_count(0)
    me.page.keyboard.press("l")
    expect(me.frame).to_have_attribute("data-at", str(len(game().actions)))
    sheet(me)
    me.by("sheet-part-table").click()
    expect(me.by("revenue-5-1")).to_be_visible()
    company, text = next((id, text) for id, text in revenues()[5, 2].items() if text.isdecimal() and text != "0")
    me.by("revenue-5-2").locator(f"[data-company={company}] button").click()
    expect(me.by("map-pill")).to_have_text(f"{company} ran £{text}")
    expect(me.page.locator("[data-route]").first).to_be_attached()


def test_heads_sort(people: People) -> None:
    me = people()
    at = positions()[2]
    look(me, at)
    sheet(me)
    view = seen(at)
    rows = me.by("sheet-table").locator("tbody tr[data-testid^=sheet-]")

    def order() -> list[str]:
        return [name.removeprefix("sheet-") for name in rows.evaluate_all("all => all.map(one => one.dataset.testid)")]

    assert order() == list(view.order)
    me.by("sort-@1").click()
    held = [view.players[1].percents.get(id, 0) for id in order()]
    assert held == sorted(held, reverse=True)
    me.by("sort-@1").click()
    held = [view.players[1].percents.get(id, 0) for id in order()]
    assert held == sorted(held)
    me.by("sort-@1").click()
    assert order() == list(view.order)


def after_a_sale() -> Game:
    """That game in a stock round, where somebody sells a share."""
    there = asked("stock-turn", 30, players=5, seed=1, kind=SellShares)
    sold = there.at(len(there.actions))
    sold.play(next(action for action in sold.legal_actions if isinstance(action, SellShares)))
    return sold


def test_both_tables_are_saved_for_spreadsheets(people: People) -> None:
    me = people()
    there = after_a_sale()
    me.open(f"/table/{me.upload(there.record.json())}")
    sheet(me)
    with me.page.expect_download() as saved:
        me.by("csv").click()
    rows = list(csv.reader(io.StringIO(saved.value.path().read_text(encoding="utf-8-sig"))))
    view: Any = there.view(0)
    names = there.setup.players
    assert any(one.sold for one in view.players)
    by_name = {row[0]: row for row in rows if row}
    for company in view.companies:
        if company.status == "running":
            assert by_name[company.id][1] == str(company.price)
            assert by_name[company.id][2:7] == [str(one.percents.get(company.id, 0)) for one in view.players]
            facts = (company.pool_percent, company.treasury_percent, company.treasury)
            assert by_name[company.id][7:10] == [str(fact) for fact in facts]
            assert by_name[company.id][10] == " ".join(train.kind for train in company.trains)
            assert by_name[company.id][11:13] == [str(company.stations_left), " ".join(company.privates)]
            sellers = [names[one.seat] for one in view.players if company.id in one.sold]
            assert by_name[company.id][13:] == [names[company.director], ", ".join(sellers)]
    assert by_name["Liquidity"][2:7] == [str(one.liquidity) for one in view.players]
    for label, figure in (("Cash", "cash"), ("Worth", "total")):
        assert by_name[label][2:7] == [str(getattr(one, figure)) for one in view.players]
    number, part = max(row for row in revenues() if f"OR {row[0]}.{row[1]}" in by_name)
    earned = revenues()[number, part].values()
    assert by_name[f"OR {number}.{part}"][-1] == str(sum(int(text.strip("()")) for text in earned))


def test_facts_tell_stack_phase_and_ends(people: People) -> None:
    me = people()
    at = positions()[2]
    look(me, at)
    sheet(me)
    view = seen(at)
    states = {company.id: company.status for company in view.companies}
    expect(me.by("stack").locator("li")).to_have_count(len(view.dealt) + 1)
    for id in view.dealt:
        if states[id] == "running":
            expect(me.by(f"stack-{id}")).to_contain_text("runs")
        elif states[id] == "gone":
            merged = any(
                id in event.companies
                for _, events in game().at(at).log()
                for event in events
                if isinstance(event, Merged)
            )
            expect(me.by(f"stack-{id}")).to_contain_text("→" if merged else "✕")
    expect(me.by("phases").locator("[aria-current] th")).to_contain_text(view.phase.id)
    ends = me.by("ends")
    expect(ends).to_contain_text(f"£{view.ends.bank:,} left")
    expect(ends).to_contain_text(f"{view.ends.company}, {view.ends.moves} moves off")
    expect(me.by("left-out")).to_contain_text(view.left_out[0])
    me.by("to-tiles").click()
    expect(me.by("tile-upgrades")).to_be_visible()
    grey = [tile for tile in view.supply if tile in ("60", "IR67", "IR68", "IR69", "IR70", "IR71", "IR72")]
    for tile in ("9", *grey):
        expect(me.by(f"supply-{tile}")).to_contain_text(f"× {view.supply[tile]}")
    me.by("supply-IR68").hover()
    expect(me.by("tile-upgrades")).to_contain_text("IR68")


@DESKTOP_NOW
def test_the_end_shows_bars_the_exact_score_and_charts(people: People, *, phone: bool) -> None:
    me = people(phone=phone)
    look(me)
    view: Any = game().view(0)
    order = sorted(view.players, key=lambda one: (one.place, one.seat))
    expect(me.by("end-headline")).to_contain_text(game().setup.players[order[0].seat])
    expect(me.by("end-why")).to_contain_text("The bank broke")
    for one in view.players:
        expect(me.by(f"end-total-{one.seat}")).to_have_text(str(one.total))
        expect(me.by(f"bar-{one.seat}").locator(".part")).to_have_count(
            int(one.cash > 0)
            + sum(1 for company in view.companies if one.percents.get(company.id) and company.price)
            + int(one.parts["privates"] > 0)
        )
    for chart in ("cash", "income", "prices", "worth"):
        me.by(f"chart-tab-{chart}").click()
        expect(me.by(f"chart-{chart}")).to_be_visible()
    strips = me.by("chart-worth").locator("[data-pick]")
    expect(strips).to_have_count(len(view.books))
    label = strips.nth(3).get_attribute("aria-label") or ""
    for seat, name in enumerate(game().setup.players):
        assert f"{name} {view.wealth[3][seat]}" in label
    strips.nth(3).focus()
    me.page.keyboard.press("Enter")
    expect(me.frame).not_to_have_attribute("data-at", str(len(game().actions)))


@pytest.mark.long
def test_the_game_is_saved_from_the_end(people: People) -> None:
    me = people()
    look(me)
    with me.page.expect_download() as saved:
        me.by("end-save-18xx").click()
    assert saved.value.suggested_filename.endswith("-18xx.json")


@LONG_LOOKS
def test_axe_finds_nothing_and_nothing_is_cut_off(people: People, *, phone: bool, dark: bool) -> None:
    me = people(phone=phone, dark=dark)
    look(me, positions()[2])
    sheet(me)
    parts = ["players", "companies", "revenue", "facts", "income"] if phone else ["table", "income", "trains"]
    for part in parts:
        me.by(f"sheet-part-{part}").click()
        at_rest(me)
        assert violations(me.page) == [], part
        assert [*missing_texts(me), *outside(me)] == [], part
    look(me)
    expect(me.by("end-table")).to_be_visible()
    at_rest(me)
    assert violations(me.page) == []


@LONG_LANGUAGES
def test_four_languages(people: People, languages: tuple[str, ...]) -> None:
    me = people()
    look(me)
    sheet(me, over=True)
    found: list[str] = []
    for language in languages:
        set_language(me, language)
        for part in ("result", "table"):
            me.by(f"sheet-part-{part}").click()
            at_rest(me)
            found += [f"{part}, {language}: {line}" for line in [*missing_texts(me), *outside(me)]]
    assert not found, "\n".join(found)
