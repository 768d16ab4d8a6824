"""My list of tables: its order, the archive, deleting, and who may do what."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .browser import Browser, bot, friend, hotseat, me, new_key


def ids(browser: Browser, **query: Any) -> list[str]:
    return [line["id"] for line in browser.get("/api/tables", **query)]


def line(browser: Browser, table: str) -> dict[str, Any]:
    (found,) = [one for one in browser.get("/api/tables") if one["id"] == table]
    return dict(found)


def shelve(browser: Browser, table: str, shelf: str, status: int = 200) -> Any:
    answer = browser.http.put(f"/api/tables/{table}/shelf", json={"shelf": shelf})
    assert answer.status_code == status, answer.text
    return answer.json()


def remove(browser: Browser, table: str, status: int = 204) -> Any:
    answer = browser.http.delete(f"/api/tables/{table}")
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def end(browser: Browser, table: str, seat: int = 0) -> None:
    body = {"seat": seat, "version": browser.see(table)["version"], "key": new_key()}
    browser.post(f"/api/tables/{table}/end", body)


@pytest.fixture
def shared(ann: Browser, bob: Browser) -> str:
    """A table of Ann, with Bob."""
    table = ann.make(me(), friend("Bob"))
    bob.claim(table, ann.tokens(table)[1])
    return table


def test_own_turns_come_first_then_running_games_then_finished_ones(ann: Browser, bob: Browser) -> None:
    waits = ann.make(me(), friend("Bob"))
    bob.claim(waits, ann.tokens(waits)[1])
    old, over, new = ann.make(me()), ann.make(me()), ann.make(me())
    ann.act(waits, 0)  # the last to change but for the end of `over`
    end(ann, over)
    assert ids(ann) == [new, old, waits, over]


def test_a_line_tells_scores_places_and_rank(ann: Browser) -> None:
    alone, pair = ann.make(me()), ann.make(me(), hotseat())
    assert (line(ann, alone)["places"], line(ann, alone)["rank"]) == (None, None)
    seen = ann.play_to_end(alone)
    told = line(ann, alone)
    assert (told["places"], told["totals"]) == ([1], [seen["scores"][0]["total"]])
    assert seen["solo"]["result"] == told["totals"][0]
    assert told["rank"] == sum(seen["solo"]["result"] > most for most in seen["solo"]["ranks"])
    seen = ann.play_to_end(pair)
    told = line(ann, pair)
    assert told["places"] == [score["place"] for score in seen["scores"]]
    assert told["rank"] is seen["solo"] is None
    early = ann.make(me())
    end(ann, early)
    assert (line(ann, early)["ended"], line(ann, early)["places"], ann.see(early)["solo"]) == ("agreed", None, None)


def test_the_archive_is_my_own_and_can_be_undone(ann: Browser, bob: Browser, shared: str) -> None:
    end(ann, shared)
    ask = bob.see(shared)["undo"]["ask"]
    bob.undo(shared, 1, "grant", ask=ask["n"])
    assert ann.see(shared)["over"]
    assert shelve(ann, shared, "archive") == {"shelf": "archive"}
    assert shared not in ids(ann)
    assert shared in ids(ann, archived="true")
    assert shared in ids(bob)
    assert shared not in ids(bob, archived="true")
    shelve(ann, shared, "hidden")
    assert shared not in ids(ann) + ids(ann, archived="true")
    shelve(ann, shared, "")
    assert shared in ids(ann)


def test_a_table_where_others_wait_for_me_is_always_in_the_list(ann: Browser, bob: Browser, shared: str) -> None:
    ann.act(shared, 0)
    assert not line(ann, shared)["my_turn"]
    shelve(ann, shared, "archive")
    assert shared not in ids(ann)
    bob.act(shared, 1)
    assert ids(ann)[0] == shared
    assert shared not in ids(ann, archived="true")
    alone = ann.make(me(), bot())
    shelve(ann, alone, "archive")
    assert alone not in ids(ann), "nobody waits there"


def test_how_a_table_goes_out_of_the_list(ann: Browser, bob: Browser, shared: str) -> None:
    alone, bots, free = ann.make(me()), ann.make(me(), bot()), ann.make(me(), friend())
    assert {line(ann, table)["removal"] for table in (alone, bots, free)} == {"delete"}
    assert [line(who, shared)["removal"] for who in (ann, bob)] == ["leave", "leave"]
    assert [line(who, shared)["people"] for who in (ann, bob)] == [1, 1]
    daily = bob.post("/api/daily/london")["id"]
    assert line(bob, daily)["removal"] == "hide"
    body = {"key": new_key()}
    bob.post(f"/api/tables/{shared}/seats/1/give-up", body)
    assert shared not in ids(bob), "who has left has nothing to put away"
    assert line(ann, shared)["removal"] == "delete"


def test_deleting_is_for_good(ann: Browser) -> None:
    table = ann.make(me(), bot())
    with ann.live(table) as stream:
        stream.next("change")
        remove(ann, table)
        with pytest.raises(ConnectionClosed) as closed:
            stream.drain()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert table not in ids(ann)
    assert ann.http.get(f"/api/tables/{table}").status_code == 404
    assert remove(ann, table, 404)["reason"] == "unknown"
    assert shelve(ann, table, "archive", 404)["reason"] == "unknown"


def test_after_the_next_game_was_deleted_there_can_be_another(ann: Browser) -> None:
    table = ann.make(me())
    end(ann, table)
    again = ann.post(f"/api/tables/{table}/rematch")["id"]
    assert ann.see(table)["rematch"] == again
    remove(ann, again)
    assert ann.see(table)["rematch"] is None
    another = ann.post(f"/api/tables/{table}/rematch")["id"]
    assert another != again
    assert ann.see(another)["moves"] == 0


def test_who_may_delete(ann: Browser, bob: Browser, people: Any, shared: str) -> None:
    eve = people("Eve")
    assert remove(ann, shared, 409)["reason"] == "others"
    assert remove(bob, shared, 409)["reason"] == "others"
    assert remove(eve, shared, 403)["reason"] == "forbidden"
    assert shelve(eve, shared, "archive", 403)["reason"] == "forbidden"
    own = ann.make(me())
    assert remove(bob, own, 403)["reason"] == "forbidden"
    daily = ann.post("/api/daily/london")["id"]
    assert remove(ann, daily, 409)["reason"] == "daily"
    assert ann.post("/api/daily/london")["id"] == daily
    watched = ann.make(friend())
    bob.claim(watched, ann.tokens(watched)[0])
    assert remove(bob, watched, 403)["reason"] == "forbidden", "the host is somebody else"
    assert ann.see(own)["id"] == own
    for wrong in ("x" * 33, "a%00b", "ä"):
        assert remove(ann, wrong, 404)["reason"] == "unknown"
    assert ann.http.put(f"/api/tables/{own}/shelf", json={"shelf": "cellar"}).status_code == 400
