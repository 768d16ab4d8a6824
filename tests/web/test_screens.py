"""Every screen: without a mouse, on a phone, in four languages, and with no axe violations."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .axe import violations
from .conftest import PAGE
from .player import Player

People = Callable[..., Player]


def test_a_phone_plays_by_tapping_and_confirming(people: People) -> None:
    me = people(phone=True)
    table = me.set_up("me", seed=4)
    me.open_table(table)
    assert me.box(me.map)["width"] >= 386, "else a finger has less than 44 px for a station: see `geometry.test.ts`"
    for _ in range(5):
        me.draw_something()
    sheet = me.page.locator("[data-level]")
    for level in ("full", "peek", "half"):
        me.page.get_by_label("Panel height").tap()
        expect(sheet).to_have_attribute("data-level", level)
    width = me.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing sticks out sideways"
    small = me.page.evaluate(
        """() => [...document.querySelectorAll('.sheet .button, [role=tab], .grip')]
             .filter(node => node.offsetHeight && node.offsetHeight < 28).map(node => node.textContent)"""
    )
    assert small == []
    me.play_through(table)
    expect(me.by("end")).to_be_visible()


def test_a_game_by_keyboard_alone(people: People) -> None:
    me = people()
    me.open("/")
    expect(me.by("play-alone")).to_be_enabled()
    me.page.keyboard.press("Tab")
    for _ in range(12):
        if me.page.evaluate("() => document.activeElement?.dataset.testid") == "play-alone":
            break
        me.page.keyboard.press("Tab")
    me.page.keyboard.press("Enter")
    expect(me.by("question")).to_be_visible()
    for _ in range(14):
        before = me.moves()
        me.settle()
        if me.targets.count():
            me.page.keyboard.press("m")
            expect(me.page.locator("[data-target]:focus")).to_have_count(1)
            me.page.keyboard.press("Enter")
            if me.page.locator("[data-chosen-target]").count():
                me.page.keyboard.press("n")
                me.page.keyboard.press("Enter")
        else:
            me.page.keyboard.press("1")
        me.wait_moves(before + 1)
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("m")
    at = me.page.evaluate("() => document.activeElement.dataset.station")
    me.page.keyboard.press("ArrowLeft" if at != "0" else "ArrowRight")  # nothing is to the left of station 0
    me.page.keyboard.press("ArrowUp")
    assert me.page.evaluate("() => document.activeElement.dataset.station") != at


def test_the_board_is_told_in_words(people: People) -> None:
    me = people()
    table = me.set_up("me", seed=4)
    me.play_through(table, 3)
    me.open_table(table)
    text = me.by("board-text").inner_text()
    assert re.search(r"(Purple|Blue|Red|Green) line, \d+ points: [A-J]\d+", text)
    assert "Possible sections" in text


@pytest.mark.parametrize(
    ("locale", "start", "question", "reason", "card"),
    [
        ("en-GB", "Alone", "section", "Not possible.", "Round 1 of 4"),
        ("cs-CZ", "Sólo", "úsek", "Nejde to.", "1. kolo ze 4"),
        ("de-AT", "Allein", "Abschnitt", "Geht nicht.", "Runde 1 von 4"),
        ("pl-PL", "Solo", "odcinek", "Tak nie można.", "Runda 1 z 4"),
    ],
)
def test_each_language(people: People, locale: str, start: str, question: str, reason: str, card: str) -> None:
    me = people(locale=locale)
    me.open("/")
    expect(me.by("play-alone")).to_have_text(start)
    me.open_table(me.set_up("me", seed=1))
    expect(me.by("question")).to_contain_text(question)
    expect(me.page.locator(".status")).to_contain_text(card)
    me.page.locator("[data-station]:not([data-target]):not([data-origin])").last.click()
    expect(me.by("reason")).to_contain_text(reason)
    assert me.page.locator("html").get_attribute("lang") == locale[:2]
    shown = me.page.locator("body").inner_text() + " ".join(
        me.page.evaluate("() => [...document.querySelectorAll('[aria-label]')].map(n => n.getAttribute('aria-label'))")
    )
    assert not re.search(r"\b(page|london|core|table)-[a-z]+-?[a-z]*\b", shown), "a key without words"


def test_the_language_changes_without_a_reload(people: People) -> None:
    me = people()
    me.open_table(me.set_up("me", seed=1))
    me.page.evaluate("() => (window.stays = true)")
    me.by("settings").click()
    me.page.get_by_label("Čeština").check()
    me.page.keyboard.press("Escape")
    expect(me.by("question")).to_contain_text("úsek")
    expect(me.page.locator(".log")).to_contain_text("1. kolo")
    assert me.page.evaluate("() => window.stays")
    me.page.reload()
    expect(me.by("question")).to_contain_text("úsek")


@pytest.mark.parametrize(
    ("phone", "dark"),
    [
        pytest.param(False, False, id="desktop-light", marks=pytest.mark.long),
        pytest.param(True, True, id="phone-dark", marks=pytest.mark.long),
        pytest.param(False, True, id="desktop-dark", marks=pytest.mark.long),
        pytest.param(True, False, id="phone-light", marks=pytest.mark.long),
    ],
)
def test_axe_has_nothing_to_say_on_any_screen(people: People, *, phone: bool, dark: bool) -> None:
    me = people(phone=phone, dark=dark, guided=True)
    friend = people(phone=phone, dark=dark)
    found: dict[str, list[str]] = {}

    def look(screen: str) -> None:
        me.still()
        if objections := violations(me.page):
            found[screen] = objections

    table = me.set_up("me", "friend", options={"objectives": True, "powers": True})
    token = next(s["token"] for s in me.get(f"/tables/{table}")["seats"] if s["token"])
    me.open("/")
    expect(me.by("daily").get_by_role("button")).to_be_visible()
    look("home")
    me.by("settings").click()
    look("settings")
    me.page.keyboard.press("Escape")
    me.open("/new/london")
    expect(me.page.get_by_text("Shared objectives")).to_be_visible()
    look("set-up")
    me.open("/rules/london#london-rule-3-3-6")
    look("rules")
    me.open_table(table)
    look("table")
    me.page.keyboard.press("?")
    look("shortcuts")
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Invite and seats").first.click()
    expect(me.by("seat-link")).to_be_visible()
    look("invite")
    me.page.keyboard.press("Escape")
    friend.open(f"/table/{table}?seat={token}")
    expect(friend.page.get_by_role("button", name="Sit down")).to_be_visible()
    if objections := violations(friend.page):
        found["claim"] = objections
    friend.post(f"/tables/{table}/claim", {"token": token, "name": "Player 2"})
    alone = me.set_up("me", "hotseat", seed=4)
    me.play_through(alone, 30)
    me.open_table(alone)
    me.page.evaluate("() => document.querySelector('[data-station]:not([data-target])').focus()")
    me.page.keyboard.press("Enter")
    expect(me.by("reason")).to_be_visible()
    look("refusal")
    me.page.locator("[data-tab=chat]").click()
    look("chat")
    me.page.locator("[data-tab=boards]" if phone else "[data-testid=drawer]").click()
    look("boards")
    me.page.keyboard.press("[")
    look("history")
    me.play_through(alone)
    me.open_table(alone)
    expect(me.by("end")).to_contain_text("wins")
    look("end")
    me.page.get_by_role("button", name="All boards side by side").click()
    look("all boards")
    me.open("/nowhere")
    look("lost")
    assert not found, "\n".join(f"{screen}: {line}" for screen, lines in found.items() for line in lines)


@pytest.mark.parametrize("game", ["london", "lilliput", "cz_first", "ireland", "lesson", "hand"])
def test_a_player_loads_little(people: People, game: str) -> None:
    """From the home page to a table: code and styles, compressed as they are sent.

    All is counted that is loaded until the player can act on the first question. What is shown only on request
    (drawers, dialogs, the card of the playback, the end, screens of other addresses) is loaded when it is opened; a
    browser that is idle fetches it before that. What is fetched ahead is not counted: this browser wants to save data,
    so nothing is. The guided game and routes by hand are counted at tables that have them.
    """
    me, loaded = people(), set[str]()
    me.save_data()
    me.page.on("response", lambda answer: loaded.add(answer.url.partition("/assets/")[2]))
    me.open("/")
    expect(me.by("set-up")).to_be_visible()
    if game == "lesson":
        table = me.post("/titles/cz_first/lesson")["id"]
    else:
        title = "cz_first" if game == "hand" else game
        seats = [{"kind": "me"}, *[{"kind": "hotseat"}] * {"cz_first": 1, "ireland": 2}.get(title, 0)]
        options = {"routes": "hand"} if game == "hand" else {}
        table = me.post("/tables", {"title": title, "seats": seats, "options": options})["id"]
    me.open(f"/table/{table}")
    expect(me.page.locator("[data-cell], [data-station]").first).to_be_visible()
    expect(me.by("question")).to_be_visible()
    if game == "lesson":
        expect(me.by("coach-card")).to_be_visible()
    files = [PAGE / "assets" / name for name in loaded if name.endswith((".js", ".css"))]
    assert len(files) >= 4
    size = sum(len(gzip.compress(path.read_bytes())) for path in files)
    print(f"{game}: {size / 1000:.1f} kB in {len(files)} files")
    assert size <= (160_000 if game == "ireland" else 150_000)
