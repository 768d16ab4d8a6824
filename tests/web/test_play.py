"""Games played by clicking on the page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

import trainshed

from .player import Player
from .sizes import PHONE_NOW

People = Callable[..., Player]


def test_a_solo_game_to_the_end_by_clicking(people: People) -> None:
    me = people(guided=True)
    me.open("/")
    me.by("play-alone").click()
    expect(me.by("question")).to_be_visible()
    expect(me.by("coach")).to_be_visible()
    while not me.by("end").count():
        me.draw_something()
    expect(me.by("end")).to_contain_text("points")
    total = int(me.by("total").inner_text())
    seen = me.get(f"/tables/{me.page.url.rsplit('/', 1)[1]}")
    assert seen["over"]
    assert seen["scores"][0]["total"] == total
    with me.page.expect_download() as download:
        me.by("share").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    me.by("again").click()
    expect(me.by("question")).to_be_visible()


def test_every_refused_press_has_a_reason_and_a_rule(people: People) -> None:
    me = people()
    me.open_table(me.set_up("me", seed=1))
    offered = me.targets.count()
    me.page.locator("[data-station]:not([data-target]):not([data-origin])").last.click()
    expect(me.by("reason")).to_contain_text("Not possible.")
    me.by("reason").locator("summary").click()
    expect(me.by("reason").locator("details p")).to_contain_text(".")
    assert me.targets.count() == offered
    assert me.moves() == 0
    me.by("reason").get_by_role("link").click()
    expect(me.by("rules").locator(".marked")).to_be_visible()


def test_what_a_move_brings_is_shown_before_it_is_made(people: People) -> None:
    me = people()
    table = me.set_up("me", seed=3)
    me.open_table(table)
    me.targets.first.hover()
    effect = me.page.locator(".effect")
    expect(effect).to_contain_text(re.compile(r"line \d+ → \d+"))
    promised = int(re.search(r"line \d+ → (\d+)", effect.inner_text()).group(1))  # type: ignore[union-attr]
    me.targets.first.click()
    me.wait_moves(1)
    assert me.get(f"/tables/{table}")["view"]["sheets"][0]["lines"][-1]["total"] == promised


@PHONE_NOW
def test_nothing_moves_between_the_tour_a_choice_and_a_refusal(people: People, phone: bool) -> None:
    me = people(phone=phone, guided=True)
    if not phone:
        me.page.set_viewport_size({"width": 1366, "height": 768})
    me.open_table(me.set_up("me", seed=11))

    def places() -> list[FloatRect]:
        return [me.box(me.page.locator(part).first) for part in (".map svg", ".acts", ".deck", ".talk", ".action")]

    def press(where: Locator) -> None:
        me.settle()
        (where.tap if phone else where.click)()

    expect(me.by("coach")).to_be_visible()
    told = places()
    if phone:
        press(me.targets.first)
    else:
        me.targets.first.hover()
    expect(me.page.locator(".effect")).to_be_visible()
    assert places() == told
    press(me.page.locator("[data-station]:not([data-target]):not([data-origin])").nth(20))
    expect(me.by("reason")).to_be_visible()
    assert places() == told
    me.by("reason").get_by_role("button").click()
    expect(me.by("coach")).to_be_visible()
    assert places() == told
    press(me.by("tour-skip"))
    expect(me.by("coach")).to_have_count(0)
    assert places() == told


def test_numbers_of_the_sheet_point_at_the_map(people: People) -> None:
    me = people()
    table = me.set_up("me", seed=5)
    me.play_through(table, 6)
    me.open_table(table)
    line = me.get(f"/tables/{table}")["view"]["sheets"][0]["lines"][-1]
    me.page.locator("tr.now button").first.click()
    expect(me.page.locator(".map .district.highlight")).to_have_count(line["districts"])
    me.page.locator("tr.now button.total").click()
    expect(me.page.locator(".map circle.highlight")).to_have_count(len(line["stations"]))


def test_passing_asks_only_when_a_section_could_be_drawn(people: People) -> None:
    me = people()
    me.open_table(me.set_up("me", seed=1))
    assert me.targets.count()
    me.by("pass").click()
    assert me.moves() == 0
    me.by("pass-sure").click()
    me.wait_moves(1)
    # Where nothing can be drawn, nothing is asked, but the next question says so.
    game = trainshed.new("london", ["Ann"], seed=2)
    for _ in range(11):
        game.play(next(iter(game.legal_actions)))
    me.open_table(me.upload(game.record.json()))
    expect(me.by("skipped")).to_have_text("Nothing could be drawn with the last card; your turn was skipped.")
    me.draw_something()
    expect(me.by("skipped")).to_have_count(0)


def test_powers_show_what_they_open(people: People) -> None:
    me = people()
    for seed in range(40):
        table = me.set_up("me", options={"powers": True}, seed=seed)
        moves = me.get(f"/tables/{table}")["view"]["moves"]
        spending = [m for m in moves if m["action"].get("power") == "joker"]
        if spending:
            break
    me.open_table(table)
    before = me.targets.count()
    me.by("power").click()
    assert me.targets.count() > before
    station = spending[0]["action"]["end"]
    me.page.locator(f"[data-station='{station}']").click()
    me.wait_moves(1)
    assert me.get(f"/tables/{table}")["view"]["sheets"][0]["power"] is None


def test_hot_seat_hands_the_map_round(people: People) -> None:
    me = people()
    table = me.set_up("me", "hotseat", seed=2)
    me.open_table(table)
    expect(me.by("question")).to_contain_text("Player 1")
    me.draw_something()
    expect(me.by("question")).to_contain_text("Player 2")
    expect(me.frame).to_have_attribute("data-seat", "1")
    me.draw_something()
    expect(me.by("question")).to_contain_text("Player 1")
    me.play_through(table)
    expect(me.by("end")).to_contain_text("wins")


def test_two_browsers_press_at_the_same_moment_lose_the_line_and_reload(people: People) -> None:
    host, friend = people(), people()
    host.open("/new/london")
    host.page.get_by_label("Name of player 1").fill("Player 1")
    host.by("start").click()
    host.page.get_by_role("button", name="Invite and seats").first.click()
    link = host.by("seat-link").input_value()
    host.page.keyboard.press("Escape")
    friend.open(link)
    friend.page.get_by_label("Your name").fill("Player 2")
    friend.page.get_by_role("button", name="Sit down").click()
    for player in (host, friend):
        expect(player.by("question")).to_be_visible()
    # Both commands are sent before either gets a response.
    for player in (host, friend):
        player.page.evaluate("() => document.querySelector('[data-target]')?.focus()")
    host.page.evaluate(_PRESS)
    friend.page.evaluate(_PRESS)
    for player in (host, friend):
        player.wait_moves(2)
    # The friend's connection breaks; the host plays on; the friend catches up without a reload.
    friend.cut_line()
    expect(friend.page.locator(".link.lost")).to_be_visible()
    before = host.moves()
    host.draw_something()
    friend.mend_line()
    expect(friend.page.locator(".link.live")).to_be_visible()
    friend.wait_moves(before + 1)
    friend.page.reload()
    friend.wait_moves(before + 1)
    expect(friend.by("question")).to_be_visible()
    friend.draw_something()
    host.wait_moves(before + 2)
    assert host.get(_path(host))["view"]["sheets"] == friend.get(_path(friend))["view"]["sheets"]


_PRESS = """() => {
  const station = document.activeElement;
  station.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}"""


def _path(player: Player) -> str:
    return "/tables/" + player.page.url.rsplit("/", 1)[1]


def test_taking_back_is_asked_and_granted(people: People) -> None:
    host, friend = people(), people()
    table = host.set_up("me", "friend", seed=None)
    token = next(s["token"] for s in host.get(f"/tables/{table}")["seats"] if s["token"])
    friend.post(f"/tables/{table}/claim", {"token": token, "name": "Player 2"})
    host.open_table(table)
    friend.open_table(table)
    host.draw_something()
    # Nobody else is affected yet, so undo is free.
    host.by("undo").click()
    expect(host.frame).to_have_attribute("data-moves", "0")
    host.draw_something()
    friend.wait_moves(1)
    friend.draw_something()
    host.wait_moves(2)
    host.by("undo").click()
    expect(friend.by("undo-ask")).to_contain_text("Player 1 asks")
    friend.page.get_by_role("button", name="Allow").click()
    host.page.wait_for_function("() => Number(document.querySelector('.frame').dataset.moves) < 2")
    expect(host.page.locator(".log .undone").first).to_be_visible()


def test_bots_answer_by_themselves(people: People) -> None:
    me = people()
    level = me.get("/titles")[0]["levels"][0]
    me.open_table(me.set_up("me", f"bot:{level}"))
    me.draw_something()
    me.wait_moves(2)
    expect(me.by("question")).to_be_visible()


@pytest.mark.parametrize("title", ["london", pytest.param("cz_first", marks=pytest.mark.long)])
def test_what_people_write_is_text_wherever_it_is_shown(people: People, title: str) -> None:
    """Names, chat and notes full of markup run nothing and become no elements: at the table, in the log, on Home."""
    hostile = "<img src=x onerror=window.hit=1>"
    me, other = people(), people()
    seats = [{"kind": "me", "name": hostile}, {"kind": "hotseat", "name": f"B{hostile}"}]
    table = str(me.post("/tables", {"title": title, "seats": seats, "seed": 3})["id"])

    def harmless(who: Player) -> None:
        assert who.page.locator("img[src=x]").count() == 0
        assert who.page.evaluate("() => window.hit") is None

    me.open(f"/table/{table}")
    other.open(f"/table/{table}")
    expect(me.page.locator(".frame")).to_contain_text(hostile)
    me.page.locator("[data-tab=chat]").click()
    me.page.get_by_label("Say something").fill(hostile)
    me.page.keyboard.press("Enter")
    other.page.locator("[data-tab=chat]").click()
    expect(other.page.locator(".chat .lines")).to_contain_text(hostile)
    me.page.locator("[data-tab=notes]").click()
    me.page.locator("textarea").fill(hostile)
    seen = me.get(f"/tables/{table}")
    move = next(one for one in seen["view"]["moves"])
    command = {"seat": seen["seat"], "version": seen["version"], "key": "k", "action": move.get("action", move)}
    me.post(f"/tables/{table}/actions", command)
    me.page.locator("[data-tab=log]").click()
    expect(me.page.locator(".log")).to_contain_text(hostile)
    harmless(me)
    harmless(other)
    me.open("/")
    expect(me.page.locator("main").get_by_text(hostile).first).to_be_visible()
    harmless(me)


def test_history_slider_permalink_and_clone(people: People) -> None:
    me = people()
    table = me.set_up("me", seed=8)
    me.play_through(table, 12)
    me.open_table(table)
    me.page.keyboard.press("[")
    expect(me.frame).to_have_attribute("data-at", "11")
    me.page.get_by_role("slider").fill("4")
    expect(me.frame).to_have_attribute("data-at", "4")
    assert me.targets.count() == 0, "the past cannot be played"
    me.open(f"/table/{table}?at=7")
    expect(me.frame).to_have_attribute("data-at", "7")
    me.page.keyboard.press("l")
    expect(me.frame).to_have_attribute("data-at", "12")
    me.play_through(table)
    me.open(f"/table/{table}?at=7")
    me.page.get_by_role("button", name="Play on from here in a copy").click()
    expect(me.frame).to_have_attribute("data-moves", "7")
    assert table not in me.page.url


def test_a_section_is_drawn_by_dragging_and_the_wheel_zooms(people: People) -> None:
    me = people()
    table = me.set_up("me", seed=1)
    me.open_table(table)
    draw = next(m["action"] for m in me.get(f"/tables/{table}")["view"]["moves"] if m["action"]["type"] == "draw")
    start, end = (me.box(me.page.locator(f"[data-station='{draw[name]}'] .area")) for name in ("start", "end"))
    me.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    me.page.mouse.down()
    me.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    me.page.mouse.up()
    me.wait_moves(1)
    drawn = me.get(f"/tables/{table}")["view"]["sheets"][0]["lines"][-1]["stations"]
    assert draw["end"] in drawn
    me.page.mouse.wheel(0, -400)
    expect(me.map.locator("> g")).to_have_attribute("transform", re.compile(r"scale\(1\.[1-9]"))
    me.page.keyboard.press("m")
    me.page.keyboard.press("0")
    expect(me.map.locator("> g")).to_have_attribute("transform", "translate(0 0) scale(1)")
