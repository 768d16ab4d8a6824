"""Tables of the guided first game, and suggestions for any game."""

from __future__ import annotations

from typing import Any

import pytest

from trainshed.core import find

from .browser import Browser, bot, friend, hotseat, me, new_key

LAY_AT_HOME = {"type": "lay", "seat": 0, "company": "BCB", "cell": "E15", "tile": "6", "rotation": 1}


def begin(browser: Browser, **query: str) -> str:
    asked = "&".join(f"{key}={value}" for key, value in query.items())
    return str(browser.post(f"/api/titles/cz_first/lesson?{asked}")["id"])


def suggestion(browser: Browser, table: str, seat: int = 0, status: int = 200, **query: str) -> Any:
    answer = browser.http.get(f"/api/tables/{table}/suggestion", params={"seat": seat, **query})
    assert answer.status_code == status, answer.text
    return answer.json()


def seat_to_act(browser: Browser, table: str) -> int:
    return int(browser.see(table)["waiting"][0]["seat"])


def obey(browser: Browser, table: str, turns: int) -> dict[str, Any]:
    """Play what the coach suggests for some turns; return the table at the end of Emil's answer."""
    with browser.live(table) as stream:
        shown = stream.next("change")["table"]
        while shown["view"]["round"]["number"] <= turns:
            if 0 in [one["seat"] for one in shown["waiting"]]:
                said = suggestion(browser, table)
                assert said["n"] == shown["version"]
                browser.act(table, 0, said["action"], said["n"])
            shown = stream.next("change")["table"]
    return dict(shown)


def test_everybody_gets_the_same_deal_against_emil(ann: Browser) -> None:
    seen = ann.see(begin(ann))
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in seen["seats"]] == [
        ("person", "Ann", ""),
        ("bot", "Emil", "friendly"),
    ]
    companies = {company["id"]: company["director"] for company in seen["view"]["companies"]}
    assert companies == {"BCB": 0, "EKJ": 1}
    assert seen["lesson"]
    assert seen["mine"] == [0]


@pytest.mark.any_database
def test_two_turns_as_the_coach_says(ann: Browser) -> None:
    seen = obey(ann, begin(ann), 2)
    assert [company["treasury"] for company in seen["view"]["companies"]] == [30, 0]
    assert seen["view"]["phase"]["id"] == "2"


def test_an_unfinished_lesson_is_continued(ann: Browser, bob: Browser) -> None:
    first = begin(ann)
    assert begin(ann, anew="false") == first
    assert begin(bob, anew="false") != first
    second = begin(ann)
    assert second != first
    ann.act(first, 0, LAY_AT_HOME)
    assert begin(ann, anew="false") == first, "the one that changed last"


def test_a_lesson_can_be_told_from_other_tables(ann: Browser) -> None:
    lesson, other = begin(ann), ann.make(me("Ann"), bot("easy"), title="cz_first")
    listed = {row["id"]: row["lesson"] for row in ann.get("/api/tables")}
    assert (listed[lesson], listed[other]) == (True, False)
    assert not ann.see(other)["lesson"]
    titles = {title["id"]: title["lesson"] for title in ann.get("/api/titles")}
    assert titles == {"cz_first": True, "ireland": False, "lilliput": False, "london": False}


def test_the_bots_of_the_lesson_are_for_lessons_only(ann: Browser) -> None:
    offered = next(title["levels"] for title in ann.get("/api/titles") if title["id"] == "cz_first")
    assert offered == ["random", "easy", "medium", "hard"]
    body = {"title": "cz_first", "seats": [me(), bot("friendly")]}
    assert ann.post("/api/tables", body, 422)["reason"] == "level"
    table = ann.make(me(), hotseat(), title="cz_first")
    stand_in = {"level": "coach", "key": new_key()}
    assert ann.post(f"/api/tables/{table}/seats/1/stand-in", stand_in, 422)["reason"] == "level"
    assert suggestion(ann, table, seat_to_act(ann, table), 422, level="coach")["reason"] == "level"


@pytest.mark.parametrize("title", ["london", "lilliput", "chess"])
def test_titles_without_a_lesson(ann: Browser, title: str) -> None:
    assert ann.post(f"/api/titles/{title}/lesson", status=404)["reason"] == "unknown"


def test_another_game_after_the_lesson_is_an_ordinary_one(ann: Browser) -> None:
    table = begin(ann)
    with ann.live(table) as stream:
        shown = stream.next("change")["table"]
        while not shown["over"]:
            if shown["view"]["moves"]:  # the last of them does nothing
                ann.act(table, 0, shown["view"]["moves"][-1], shown["version"])
            shown = stream.next("change")["table"]
    again = ann.see(ann.post(f"/api/tables/{table}/rematch")["id"])
    assert not again["lesson"]
    assert [seat["level"] for seat in again["seats"]] == ["", "easy"]


# suggestions


@pytest.mark.parametrize("title", ["london", "lilliput", "cz_first"])
def test_a_suggestion_is_legal_in_every_game(ann: Browser, title: str) -> None:
    table = ann.make(me(), hotseat(), title=title)
    seat = seat_to_act(ann, table)
    for level in ("random", "easy"):
        said = suggestion(ann, table, seat, level=level)
        assert ann.post(f"/api/tables/{table}/why", {"seat": seat, "action": said["action"]})["refusal"] is None
    assert ann.see(table)["moves"] == 0, "nothing is played"


def test_only_who_sits_there_is_told(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend(), title="cz_first")
    seat = seat_to_act(ann, table)
    assert suggestion(bob, table, seat, 403)["reason"] == "forbidden"
    lesson = begin(ann)
    assert suggestion(bob, lesson, 0, 403)["reason"] == "forbidden"
    assert suggestion(ann, lesson, 1, 403)["reason"] == "forbidden"
    assert suggestion(ann, lesson, 7, 403)["reason"] == "forbidden"


def test_nothing_is_suggested_when_another_seat_is_to_act(ann: Browser) -> None:
    table = ann.make(me(), hotseat(), title="cz_first")
    assert suggestion(ann, table, 1 - seat_to_act(ann, table), 409)["reason"] == "not-asked"


def test_the_daily_board_is_played_by_oneself(ann: Browser) -> None:
    table = ann.post("/api/daily/london")["id"]
    assert suggestion(ann, table, 0, 409)["reason"] == "daily"


def test_a_lesson_names_levels_that_exist() -> None:
    title = find("cz_first")
    assert title.lesson is not None
    assert {*title.lesson.levels, title.lesson.coach} - {""} == set(title.hidden_levels)
    assert title.lesson.afterwards in title.levels
