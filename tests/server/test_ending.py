"""Giving up a seat, ending a game by agreement, and the pace of bots that somebody watches."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainshed.core import titles

from .browser import Browser, bot, friend, hotseat, me, new_key
from .serving import ThreadServer

TITLES = [title.id for title in titles() if title.released]


def give_up(browser: Browser, table: str, seat: int, status: int = 200, key: str | None = None) -> Any:
    return browser.post(f"/api/tables/{table}/seats/{seat}/give-up", {"key": key or new_key()}, status)


def end(browser: Browser, table: str, seat: int, status: int = 200, version: int | None = None) -> Any:
    version = browser.see(table)["version"] if version is None else version
    return browser.post(f"/api/tables/{table}/end", {"seat": seat, "version": version, "key": new_key()}, status)


def last(browser: Browser, table: str) -> str:
    return str(browser.log(table)["entries"][-1]["messages"][0]["key"])


@pytest.fixture
def two(ann: Browser, bob: Browser) -> tuple[Browser, Browser, str]:
    table = ann.make(me("Ann"), friend())
    bob.claim(table, ann.tokens(table)[1], name="Bob")
    return ann, bob, table


@pytest.mark.any_database
def test_a_bot_takes_the_seat_of_whoever_gives_up(two: tuple[Browser, Browser, str]) -> None:
    ann, bob, table = two
    n = give_up(bob, table, 1, key="k")["n"]
    assert give_up(bob, table, 1, key="k")["n"] == n, "the same key acts once"
    seen = ann.see(table)
    seat = seen["seats"][1]
    assert (seat["kind"], seat["name"], seat["level"]) == ("bot", "Bob", "hard")
    assert (seen["over"], seen["ended"]) == (False, None)
    assert bob.see(table)["mine"] == [], "Bob watches from now on"
    assert "table-log-give-up" in {entry["messages"][0]["key"] for entry in ann.log(table)["entries"]}
    assert give_up(bob, table, 1, 403)["reason"] == "forbidden"
    ann.act(table, 0)
    with ann.live(table) as stream:
        while ann.see(table)["moves"] < 2:
            stream.next()


def test_the_rights_of_the_host_go_to_the_next_person(people: Callable[..., Browser]) -> None:
    ann, bob, cid = people(), people(), people()
    table = ann.make(me(), bot(), friend(), friend(), options={"controller": 0})
    tokens = ann.tokens(table)
    bob.claim(table, tokens[2])
    cid.claim(table, tokens[3])
    give_up(ann, table, 0)
    assert [browser.see(table)["host"] for browser in (ann, bob, cid)] == [False, True, False]
    assert table not in {line["id"] for line in ann.get("/api/tables")}


def test_whoever_plays_several_seats_gives_up_one_and_stays_the_host(ann: Browser) -> None:
    table = ann.make(me(), hotseat())
    give_up(ann, table, 0)
    seen = ann.see(table)
    assert (seen["host"], seen["mine"], seen["over"]) == (True, [1], False)
    give_up(ann, table, 1)
    seen = ann.see(table)
    assert (seen["mine"], seen["over"], seen["ended"]) == ([1], True, "given-up"), "nobody else was left"


@pytest.mark.parametrize("title", TITLES)
def test_alone_giving_up_ends_the_game_as_it_stands(ann: Browser, title: str) -> None:
    table = ann.make(me(), bot(), bot(), title=title)
    give_up(ann, table, 0)
    seen = ann.see(table)
    assert seen["over"]
    assert seen["ended"] == "given-up"
    assert seen["waiting"] == []
    assert (seen["view"]["over"], seen["view"]["moves"]) == (True, []), "the page shows the end, with nothing to do"
    assert seen["outcome"]["reason"] == "table-ended-given-up"
    assert len(seen["scores"]) == 3
    line = next(line for line in ann.get("/api/tables") if line["id"] == table)
    assert line["over"]
    assert line["totals"] is not None
    assert not line["my_turn"]
    assert last(ann, table) == "table-log-ended-given-up"
    version = seen["version"]
    assert give_up(ann, table, 0, 409)["reason"] == "over"
    assert ann.undo(table, 0, "back-to", 409, to=0)["reason"] == "over"
    copy = ann.post(f"/api/tables/{table}/clone", {"at": seen["moves"]}, 201)["id"]
    assert not ann.see(copy)["over"], "a copy can be played on"
    assert ann.see(table)["version"] == version


def test_all_agree_to_end(two: tuple[Browser, Browser, str], server: ThreadServer) -> None:
    ann, bob, table = two
    ann.act(table, 0)
    n = end(ann, table, 0)["n"]
    seen = bob.see(table)
    assert seen["undo"]["ask"] == {"seat": 0, "to": 1, "needs": [1], "granted": [], "what": "end", "n": n}
    assert not seen["over"]
    assert end(bob, table, 1, 409)["reason"] == "asked"
    bob.undo(table, 1, "decline")
    assert last(ann, table) == "table-log-decline-end"
    end(ann, table, 0)
    ann.undo(table, 0, "withdraw")
    assert last(ann, table) == "table-log-withdraw-end"
    end(ann, table, 0)
    bob.undo(table, 1, "grant")
    seen = ann.see(table)
    assert (seen["over"], seen["ended"], seen["outcome"]["reason"]) == (True, "agreed", "table-ended-agreed")
    assert (ann.see(table, at=0)["over"], ann.see(table, at=0)["ended"]) == (False, None)
    assert last(ann, table) == "table-log-ended-agreed"
    move = bob.see(table, at=1)["view"]["moves"]
    assert move == [] or bob.act(table, 1, move[0]["action"], seen["version"], status=409)["reason"] == "over"
    assert n < seen["version"]
    server.hub.tables.pop(table)  # as after a restart
    assert ann.see(table)["ended"] == "agreed"
    assert ann.see(ann.post(f"/api/tables/{table}/rematch")["id"])["over"] is False


def test_a_request_to_end_lapses_with_the_next_move(two: tuple[Browser, Browser, str]) -> None:
    """What is scored is the position they were asked about."""
    ann, bob, table = two
    seen = bob.see(table)
    end(ann, table, 0)
    bob.act(table, 1, seen["view"]["moves"][0]["action"], seen["version"])
    assert bob.see(table)["undo"]["ask"] is None
    assert end(ann, table, 0, 409, version=seen["version"])["reason"] == "stale"


def test_who_may_not(two: tuple[Browser, Browser, str], people: Callable[..., Browser]) -> None:
    ann, _, table = two
    stranger = people()
    for seat in (0, 1, 7):
        assert give_up(stranger, table, seat, 403)["reason"] == "forbidden"
        assert end(stranger, table, seat, 403)["reason"] == "forbidden"
    daily = ann.post("/api/daily/london")["id"]
    assert give_up(ann, daily, 0, 409)["reason"] == "daily"
    assert end(ann, daily, 0, 409)["reason"] == "daily"


def test_a_stand_in_that_is_watched_takes_its_time_and_can_be_stopped(tmp_path: Path) -> None:
    """With a pace of an hour it acts only once nobody looks on."""
    with ThreadServer(tmp_path, pace=3600.0) as slow:
        ann = Browser(slow.url, "Ann")
        table = ann.make(me(), friend())
        path = f"/api/tables/{table}/seats/0/stand-in"
        with ann.live(table) as stream:
            stream.next("here")
            ann.post(path, {"level": "random", "key": "1"})
            ann.post(path, {"level": None, "key": "2"})
            assert ann.see(table)["moves"] == 0
            ann.act(table, 0)
            assert ann.see(table)["moves"] == 1, "the person plays on"
        other = ann.make(me(), friend())
        ann.post(f"/api/tables/{other}/seats/0/stand-in", {"level": "random", "key": "1"})
        while ann.see(other)["moves"] == 0:
            time.sleep(0.02)
