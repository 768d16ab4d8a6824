"""The daily board: the same cards for everybody, and no peeking."""

from __future__ import annotations

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
    assert own == {"name": "Ann", "total": daily["total"], "mine": True, "table": tables[0]}
    assert [result["total"] for result in daily["results"]] == sorted(
        (result["total"] for result in daily["results"]), reverse=True
    )
    (seen_by_bob,) = [result for result in bob.get("/api/daily/london")["results"] if result["name"] == "Ann"][:1]
    assert (seen_by_bob["mine"], seen_by_bob["table"]) == (False, None)

    seed = str(server.house.tables[tables[0]].line.game.setup.seed)
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


def test_another_table_does_not_show_the_days_cards(server: ThreadServer, ann: Browser) -> None:
    """A clone of the daily board has the past of it and another future."""
    table = ann.post("/api/daily/london")["id"]
    ann.act(table, 0)
    clone = ann.post(f"/api/tables/{table}/clone", {"at": 1}, 201)["id"]
    ann.see(clone)
    seeds = {server.house.tables[which].line.game.setup.seed for which in (table, clone)}
    assert len(seeds) == 2


def test_the_day_has_another_seed_than_the_next_and_than_other_servers() -> None:
    from trainshed.server.daily import seed_of

    assert len({seed_of(secret, day) for secret in (b"a", b"b") for day in ("london/1", "london/2")}) == 4


def test_a_table_of_ones_own_is_not_the_daily_board(ann: Browser) -> None:
    table = ann.make(me())
    ann.play_to_end(table)
    assert ann.get("/api/daily/london")["total"] is None
