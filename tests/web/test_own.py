"""What is a person's own: tables put away, notes, what was reached, the level of bots."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .axe import violations
from .player import Player
from .sizes import DESKTOP_NOW, PHONE_NOW

People = Callable[..., Player]


def press(me: Player, testid: str) -> None:
    (me.by(testid).tap if me.phone else me.by(testid).click)()


@PHONE_NOW
def test_a_finished_game_is_found_under_my_games_archived_and_deleted(people: People, phone: bool) -> None:
    me = people(phone=phone)
    me.open("/me")
    expect(me.by("own-empty")).to_be_visible()
    assert violations(me.page) == []
    table = me.set_up("me")
    me.play_through(table)
    score = me.get(f"/tables/{table}")["scores"][0]["total"]
    me.open("/")
    line = me.page.locator(f"[data-table='{table}']")
    expect(line).to_contain_text(f"{score} · ")
    # Into the archive, back by one press, and in again.
    press(me, "ways-of-table")
    assert me.box(me.by("to-archive"))["height"] >= (44 if phone else 24)
    press(me, "to-archive")
    expect(me.by("put-back")).to_be_visible()
    expect(line).to_have_count(0)
    assert [one["id"] for one in me.get("/tables?archived=true")] == [table]
    me.open("/")
    expect(me.by("own-games")).to_be_visible()
    press(me, "own-games")
    expect(me.by("archive").locator("li")).to_have_count(1)
    press(me, "ways-of-table")
    press(me, "to-list")
    expect(me.by("archive")).to_have_count(0)
    expect(me.by("tables").locator("li")).to_have_count(1)
    # What was reached: the scale, the best, the last game as a bar and as a line of a table.
    own = me.by("own-london")
    expect(own.locator("[aria-current=step]")).to_contain_text(str(score))
    expect(own.get_by_test_id("to-next")).to_contain_text("Still needed for")
    expect(own.get_by_test_id("bests")).to_contain_text(f"Alone{score}")
    expect(own.locator("svg rect")).to_have_count(1)
    expect(own.get_by_test_id("last-games").locator("tbody tr")).to_have_count(1)
    assert violations(me.page) == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    # Deleting asks once; the result stays.
    press(me, "ways-of-table")
    press(me, "remove")
    press(me, "remove-sure")
    expect(me.by("tables")).to_have_count(0)
    me.page.reload()
    expect(own.get_by_test_id("bests")).to_contain_text(f"Alone{score}")
    expect(own.get_by_test_id("bests").locator("a")).to_have_count(0)
    assert me.context.request.get(f"/api/tables/{table}").status == 404


@DESKTOP_NOW
def test_what_is_put_away_comes_back_by_one_press(people: People, phone: bool) -> None:
    me = people(phone=phone)
    first, second = me.set_up("me"), me.set_up("me", "bot:random")
    me.open("/")
    lines = me.by("tables").locator("li")
    expect(lines).to_have_count(2)
    me.page.locator(f"[data-table='{first}']").get_by_test_id("ways-of-table").click()
    press(me, "to-archive")
    expect(me.by("put-away")).to_contain_text("Archived")
    expect(lines).to_have_count(1)
    assert violations(me.page) == []
    press(me, "put-back")
    expect(lines).to_have_count(2)
    expect(me.by("put-away")).to_have_count(0)
    assert {one["id"] for one in me.get("/tables")} == {first, second}


@DESKTOP_NOW
def test_notes_save_themselves_for_their_writer_alone(people: People, phone: bool) -> None:
    me, friend = people(phone=phone), people(phone=phone)
    table = me.set_up("me", "friend")
    (token,) = [seat["token"] for seat in me.get(f"/tables/{table}")["seats"] if seat["token"]]
    friend.get("/me")
    friend.post(f"/tables/{table}/claim", {"token": token, "name": "Ben"})
    for player in (me, friend):
        player.open_table(table)
        player.page.locator("[data-tab=notes]").click()
        expect(player.by("notes")).to_be_enabled()
    me.by("notes").fill("draw to the east")
    expect(me.by("notes-state")).to_have_text("Saved")
    assert me.get(f"/tables/{table}/notes")["text"] == "draw to the east"
    assert violations(me.page) == []
    # Leaving the tab at once stores what was just written.
    me.by("notes").fill("draw to the west")
    me.page.locator("[data-tab=log]").click()
    me.page.locator("[data-tab=notes]").click()
    expect(me.by("notes")).to_have_value("draw to the west")
    me.page.reload()
    me.page.locator("[data-tab=notes]").click()
    expect(me.by("notes")).to_have_value("draw to the west")
    friend.page.reload()
    friend.page.locator("[data-tab=notes]").click()
    expect(friend.by("notes")).to_be_enabled()
    expect(friend.by("notes")).to_have_value("")
    onlooker = people(phone=phone)
    onlooker.open_table(table)
    expect(onlooker.page.locator("[data-tab=log]")).to_be_visible()
    expect(onlooker.page.locator("[data-tab=notes]")).to_have_count(0)


@PHONE_NOW
def test_the_level_of_the_bots_is_chosen_at_the_start_and_remembered(people: People, phone: bool) -> None:
    me = people(phone=phone)
    for level in ("random", "hard"):
        me.open("/")
        if phone:
            me.by("play").tap()
        me.by("level").select_option(level)
        press(me, "play-bot")
        expect(me.by("question")).to_be_visible()
        assert me.get(f"/tables/{me.page.url.rsplit('/', 1)[1]}")["seats"][1]["level"] == level
    me.open("/")
    if phone:
        me.by("play-cz_first").tap()
    me.by("level-cz_first").select_option("easy")
    me.open("/")
    expect(me.by("level")).to_have_value("hard")
    expect(me.by("level-cz_first")).to_have_value("easy")
    expect(me.by("level-ireland")).to_have_value("easy")
