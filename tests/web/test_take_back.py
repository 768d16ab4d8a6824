"""Taking back on the page: two browsers at one table, bots in between, the log, the menu, the set-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .player import Player

People = Callable[..., Player]


def make(host: Player, *kinds: str, **more: Any) -> str:
    seats = [
        {"kind": "bot", "level": kind[4:]} if kind.startswith("bot:") else {"kind": kind, "name": name}
        for kind, name in zip(kinds, ("Ann", "Ben", "Cleo"), strict=False)
    ]
    return str(host.post("/tables", {"title": "lilliput", "seats": seats, **more})["id"])


def act(player: Player, table: str) -> int:
    """Play the first legal action of a seat of mine; return the number of moves."""
    seen = player.get(f"/tables/{table}")
    body = {"seat": seen["seat"], "version": seen["version"], "key": f"k{seen['version']}"}
    player.post(f"/tables/{table}/actions", body | {"action": seen["view"]["moves"][0]})
    return int(seen["moves"]) + 1


def until_turn_of_two(ann: Player, ben: Player, table: str) -> tuple[int, int]:
    """Play until a turn has two actions and goes on; return where it began, and the number of moves."""
    for _ in range(80):
        undo = ann.get(f"/tables/{table}")["undo"]
        moves = ann.get(f"/tables/{table}")["moves"]
        if undo["turn"] and undo["turn"]["to"] > 0 and undo["turn"]["actions"] == 2:
            return undo["turn"]["to"], moves
        acting = ann.get(f"/tables/{table}")["waiting"][0]["seat"]
        act((ann, ben)[acting], table)
    raise AssertionError


def moves_are(moves: int, *players: Player) -> None:
    for player in players:
        expect(player.frame).to_have_attribute("data-moves", str(moves))
        player.settle()


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)])
def test_two_browsers_take_back_restart_and_redo(people: People, phone: bool) -> None:
    ann, ben = people(phone=phone), people()
    table = make(ann, "me", "friend")
    token = next(seat["token"] for seat in ann.get(f"/tables/{table}")["seats"] if seat["token"])
    ben.post(f"/tables/{table}/claim", {"token": token, "name": "Ben"})
    start, moves = until_turn_of_two(ann, ben, table)
    ann.open_table(table)
    ben.open_table(table)
    place = ann.box(ann.by("undo"))
    expect(ann.by("redo")).to_be_hidden()
    ben.by("undo").click()
    moves_are(moves - 1, ann, ben)
    expect(ann.by("redo")).to_be_visible()
    assert ann.box(ann.by("undo")) == place, "nothing moves when the other buttons come and go"
    ann.by("redo").click()
    moves_are(moves, ann, ben)
    ann.by("restart-turn").click()
    moves_are(start, ann, ben)
    ben.page.keyboard.press("Shift+U")
    moves_are(moves, ann, ben)
    ben.page.keyboard.press("u")
    moves_are(moves - 1, ann, ben)
    if phone:
        for control in ("undo", "redo"):
            size = ann.box(ann.by(control))
            assert min(size["width"], size["height"]) >= 44
    ben.by("redo").click()
    moves_are(moves, ann, ben)
    expect(ben.page.locator(".log")).to_contain_text("Ann restarts the turn: 2 moves taken back.")
    expect(ben.page.locator(".log")).to_contain_text("Ben redoes 2 moves.")
    expect(ben.page.locator(".log .undone")).to_have_count(0)
    line = ben.page.locator(".log li", has=ben.page.locator(f"[data-move='{start}']")).last
    line.hover()
    line.get_by_test_id("back-to").click()
    moves_are(start, ann, ben)
    expect(ben.page.locator(".log .undone").first).to_be_visible()


def test_what_a_bot_did_in_between(people: People) -> None:
    ann = people()
    table = make(ann, "me", "bot:random")
    ann.open_table(table)
    for _ in range(40):
        ann.page.wait_for_function("() => document.querySelector('[data-testid=question]')")
        undo = ann.get(f"/tables/{table}")["undo"]
        if undo["back"] and undo["back"]["actions"] > 1:
            break
        ann.wait_moves(act(ann, table))
        seen = ann.get(f"/tables/{table}")
        while seen["waiting"][0]["seat"] == 1:
            ann.wait_moves(seen["moves"] + 1)
            seen = ann.get(f"/tables/{table}")
    seen = ann.get(f"/tables/{table}")
    moves_are(seen["moves"], ann)
    ann.by("undo").click()
    moves_are(seen["undo"]["back"]["to"], ann)
    expect(ann.by("question")).to_be_visible()
    ann.by("redo").click()
    moves_are(seen["moves"], ann)
    assert ann.get(f"/tables/{table}")["view"] == seen["view"]


def test_a_table_without_taking_back(people: People) -> None:
    """The rule is chosen in the set-up and stands in the menu of the table; there is no button."""
    ann = people()
    ann.open("/new/lilliput")
    ann.by("take-back-none").check()
    ann.page.locator("select.kind").nth(1).select_option("hotseat")
    ann.by("start").click()
    expect(ann.map).to_be_visible()
    table = ann.page.url.rsplit("/", 1)[1]
    ann.wait_moves(act(ann, table))
    expect(ann.by("undo")).to_have_count(0)
    expect(ann.by("back-to")).to_have_count(0)
    ann.page.keyboard.press("u")
    expect(ann.page.get_by_text("Nothing is taken back at this table.")).to_be_visible()
    ann.page.get_by_label("Table menu").click()
    expect(ann.by("undo-policy")).to_contain_text("Taking back: None")


def test_alone_there_is_no_question_of_taking_back(people: People) -> None:
    ann = people()
    ann.open("/new/lilliput")
    expect(ann.by("take-back")).to_be_visible()
    ann.page.locator("select.kind").nth(1).select_option("bot")
    expect(ann.by("take-back")).to_have_count(0)
