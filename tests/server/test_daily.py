"""The daily board: the same cards for all players, and no access to others' boards before finishing."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from trainshed.server import daily

from .browser import Browser, me
from .serving import ThreadServer


def test_the_same_cards_for_everybody(server: ThreadServer, ann: Browser, bob: Browser) -> None:
    tables = [browser.post("/api/daily/london")["id"] for browser in (ann, bob)]
    assert ann.post("/api/daily/london")["id"] == tables[0], "one a day"
    assert ann.see(tables[0])["view"] == bob.see(tables[1])["view"]
    assert ann.get("/api/daily/london")["table"] == tables[0]
    assert ann.get("/api/daily/london")["total"] is None
    assert bob.http.get(f"/api/tables/{tables[0]}").status_code == 403, "Ann's board shows the cards"
    assert bob.http.get(f"/api/tables/{tables[0]}/log").status_code == 403
    assert bob.http.get(f"/api/tables/{tables[0]}/record").status_code == 403

    end = ann.play_to_end(tables[0])
    daily = ann.get("/api/daily/london")
    assert daily["total"] == end["scores"][0]["total"]
    (own,) = [result for result in daily["results"] if result["mine"]]
    assert own == {"name": "Ann", "total": daily["total"], "mine": True, "table": tables[0], "level": ""}
    assert [result["total"] for result in daily["results"]] == sorted(
        (result["total"] for result in daily["results"]), reverse=True
    )
    (seen_by_bob,) = [result for result in bob.get("/api/daily/london")["results"] if result["name"] == "Ann"][:1]
    assert (seen_by_bob["mine"], seen_by_bob["table"]) == (False, None)

    seed = str(server.hub.tables[tables[0]].history.game.setup.seed)
    assert seed not in ann.http.get(f"/api/tables/{tables[0]}/record").text
    bob.play_to_end(tables[1])
    assert bob.http.get(f"/api/tables/{tables[0]}").status_code == 200, "after one's own, everybody's"


def test_nothing_is_taken_back_once_a_card_has_come(ann: Browser) -> None:
    table = ann.post("/api/daily/london")["id"]
    ann.act(table, 0)
    assert ann.see(table)["undo"]["now"] == "never"
    assert ann.undo(table, 0, status=409)["reason"] == "never"
    ann.post(f"/api/tables/{table}/rematch", status=409)
    ann.post(f"/api/tables/{table}/seats/0/release", status=409)


def test_nothing_is_taken_back_once_gulliver_has_drawn(ann: Browser) -> None:
    """His draws are the same for everybody on that day, so nobody may look at them and start again."""
    table = ann.post("/api/daily/lilliput")["id"]
    while (seen := ann.see(table))["view"]["round"]["number"] < 2:
        ann.act(table, 0, seen["view"]["moves"][0], seen["version"])
    while ann.see(table)["undo"]["now"] == "free":
        ann.undo(table, 0)
    seen = ann.see(table)
    assert seen["view"]["turn"] == 2, "back to the running of trains after Gulliver's turn, no further"
    assert seen["undo"]["now"] == "never"
    assert ann.undo(table, 0, status=409)["reason"] == "never"


def test_another_table_does_not_show_the_days_cards(server: ThreadServer, ann: Browser) -> None:
    """A clone of the daily board has the same past and a different future."""
    table = ann.post("/api/daily/london")["id"]
    ann.act(table, 0)
    clone = ann.post(f"/api/tables/{table}/clone", {"at": 1}, 201)["id"]
    ann.see(clone)
    seeds = {server.hub.tables[which].history.game.setup.seed for which in (table, clone)}
    assert len(seeds) == 2


def test_the_day_has_another_seed_than_the_next_and_than_other_servers() -> None:
    from trainshed.server.daily import seed_of

    assert len({seed_of(secret, day) for secret in (b"a", b"b") for day in ("london/1", "london/2")}) == 4


def test_a_table_of_ones_own_is_not_the_daily_board(ann: Browser) -> None:
    table = ann.make(me())
    ann.play_to_end(table)
    assert ann.get("/api/daily/london")["total"] is None


@pytest.mark.any_database
def test_a_table_whose_cards_are_known_is_never_the_daily_board(ann: Browser, bob: Browser) -> None:
    """Neither one with a chosen seed, nor one made from the day's own board, counts for the day."""
    day = ann.post("/api/daily/london")["id"]
    record = ann.http.get(f"/api/tables/{day}/record").json()
    for table in (
        ann.make(me(), seed=7),
        ann.post("/api/records", record, 201)["id"],
        ann.post(f"/api/tables/{day}/clone", {"at": 0}, 201)["id"],
    ):
        ann.play_to_end(table)
        results = ann.get("/api/daily/london")
        assert (results["table"], results["total"]) == (day, None)
        assert table not in {result["table"] for result in results["results"]}
        assert ann.see(table)["daily"] is None
        assert bob.http.get(f"/api/tables/{table}").status_code == 200, "it is open like any other table"


def test_how_the_field_played_is_closed_until_ones_own_board_is_finished(
    ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [browser.post("/api/daily/london")["id"] for browser in (ann, bob)]
    assert ann.http.get(f"/api/tables/{tables[0]}/course").json()["reason"] == "not-over"
    ann.play_to_end(tables[0])
    assert all(result["table"] is None for result in bob.get("/api/daily/london", day="2026-02-14")["results"])
    assert ann.get(f"/api/tables/{tables[0]}/course")["mine"] is True
    refused = bob.http.get(f"/api/tables/{tables[0]}/course")
    assert (refused.status_code, refused.json()["reason"]) == (403, "daily-first")
    bob.act(tables[1], 0)
    assert bob.http.get(f"/api/tables/{tables[0]}/course").status_code == 403, "nor while it is being played"
    assert all(result["table"] is None for result in bob.get("/api/daily/london")["results"])
    bob.play_to_end(tables[1])
    assert bob.get(f"/api/tables/{tables[0]}/course")["name"] == "Ann"
    # Users who did not play that day may look once the day is over.
    late = Browser(ann.url)
    assert late.http.get(f"/api/tables/{tables[0]}/course").status_code == 403
    monkeypatch.setattr(daily, "today", lambda: "2026-02-15")
    assert late.http.get(f"/api/tables/{tables[0]}/course").status_code == 200
    assert late.get("/api/daily/london")["results"] == []
    then = late.get("/api/daily/london", day="2026-02-14")
    assert (then["day"], then["table"]) == ("2026-02-14", None)
    assert tables[0] in {result["table"] for result in then["results"]}


def test_courses_of_a_day_share_their_clock(ann: Browser, bob: Browser) -> None:
    """At the same moment every board shows the same cards; the last step is the final position."""
    tables = [browser.post("/api/daily/london")["id"] for browser in (ann, bob)]
    ann.play_to_end(tables[0])
    while not bob.see(tables[1])["over"]:
        bob.act(tables[1], 0)
    courses = [bob.get(f"/api/tables/{table}/course") for table in tables]
    cards = [
        {step["moment"]: (step["view"]["round"], step["view"]["flipped"]) for step in course["steps"]}
        for course in courses
    ]
    for moment in cards[0].keys() & cards[1].keys():
        assert cards[0][moment] == cards[1][moment]
    for course, table in zip(courses, tables, strict=True):
        moments = [step["moment"] for step in course["steps"]]
        assert moments == sorted(set(moments))
        seen = bob.see(table)
        assert len(course["steps"]) == seen["moves"] + 1
        assert course["steps"][-1]["view"]["sheets"] == seen["view"]["sheets"]
        assert course["total"] == seen["scores"][0]["total"]
        assert all(step["view"]["moves"] == [] for step in course["steps"])


def test_only_daily_boards_have_a_course(ann: Browser) -> None:
    table = ann.make(me())
    ann.play_to_end(table)
    assert ann.http.get(f"/api/tables/{table}/course").status_code == 404


def test_bots_play_the_days_board_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot plays once, with the same cards, and its board is hidden like all others."""
    monkeypatch.setattr(daily, "BOT_LEVELS", ("easy",))
    with ThreadServer(tmp_path) as server:
        ann = Browser(server.url, "Ann")
        table = ann.post("/api/daily/london")["id"]
        assert ann.post("/api/daily/london")["id"] == table
        while not (results := ann.get("/api/daily/london")["results"]):
            time.sleep(0.05)
        assert [(result["level"], result["mine"], result["table"]) for result in results] == [("easy", False, None)]
        (board,) = [id for id, open_table in server.hub.tables.items() if open_table.seats[0].kind == "bot"]
        assert ann.http.get(f"/api/tables/{board}/course").status_code == 403
        ann.play_to_end(table)
        mine, bots = (ann.get(f"/api/tables/{id}/course") for id in (table, board))
        assert (bots["level"], bots["total"]) == ("easy", results[0]["total"])
        assert bots["steps"][0]["view"] == mine["steps"][0]["view"]
        assert board not in {line["id"] for line in ann.get("/api/tables")}
