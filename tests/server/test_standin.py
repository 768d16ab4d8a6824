"""A stand-in bot plays for an absent user."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy.ext.asyncio import create_async_engine

from trainshed.server import backup, migrations
from trainshed.server.settings import Settings
from trainshed.server.store import Store

from .browser import Browser, bot, friend, hotseat, me, new_key
from .serving import ThreadServer
from .test_kill import KillableServer


def stand_in(
    browser: Browser, table: str, seat: int, level: str | None = "random", status: int = 200, key: str | None = None
) -> Any:
    return browser.post(f"/api/tables/{table}/seats/{seat}/stand-in", {"level": level, "key": key or new_key()}, status)


def levels(browser: Browser, table: str) -> list[str | None]:
    return [seat["stand_in"] for seat in browser.see(table)["seats"]]


def told(browser: Browser, table: str) -> list[str]:
    return [entry["messages"][0]["key"] for entry in browser.log(table)["entries"] if entry["kind"] == "seat"]


@pytest.fixture
def two(ann: Browser, bob: Browser) -> tuple[Browser, Browser, str]:
    table = ann.make(me(), friend())
    bob.claim(table, ann.tokens(table)[1])
    return ann, bob, table


def test_it_plays_for_the_one_who_is_away(two: tuple[Browser, Browser, str]) -> None:
    ann, bob, table = two
    with ann.live(table) as stream:
        stream.until(stand_in(bob, table, 1, "easy")["n"])
        assert levels(ann, table) == [None, "easy"]
        change = ann.see(table)
        for _ in range(4):
            while not change["view"]["moves"]:
                change = stream.next("change")["table"]
            acted = ann.act(table, 0, change["view"]["moves"][0]["action"], change["version"])["n"]
            change = stream.until(acted)["table"]
    acts = [entry["seat"] for entry in ann.log(table)["entries"] if entry["kind"] == "act"]
    assert 1 in acts, "Ann cannot go on before seat 1 has acted"
    assert levels(ann, table) == [None, "easy"], "it stays until Bob comes"
    entry = next(e for e in ann.log(table)["entries"] if e["messages"][0]["key"] == "table-log-stand-in")
    assert entry["messages"][0]["args"] == {"player": "@1", "level": "easy"}


def test_acting_oneself_ends_it(server: ThreadServer, two: tuple[Browser, Browser, str]) -> None:
    """Bob acts before the bot, whose worker is paused as on a busy machine."""
    ann, bob, table = two
    seen = bob.see(table)
    server.hub.bot_turns._closed = True
    try:
        stand_in(bob, table, 1)
        assert [line["my_turn"] for line in bob.get("/api/tables") if line["id"] == table] == [False]
        n = bob.act(table, 1, seen["view"]["moves"][0]["action"], seen["version"], "k")["n"]
    finally:
        server.hub.bot_turns._closed = False
    assert bob.act(table, 1, seen["view"]["moves"][0]["action"], seen["version"], "k")["n"] == n
    assert levels(ann, table) == [None, None]
    assert told(ann, table)[-2:] == ["table-log-stand-in", "table-log-back"]
    assert ann.log(table)["entries"][-1]["n"] == n
    ann.act(table, 0)
    assert [asked["seat"] for asked in ann.see(table)["waiting"]].count(1) == 1, "nobody acts for Bob any more"


def test_it_is_sent_away(two: tuple[Browser, Browser, str]) -> None:
    ann, bob, table = two
    stand_in(ann, table, 1)
    stand_in(bob, table, 1, None)
    assert levels(ann, table) == [None, None]
    n = ann.see(table)["version"]
    assert stand_in(bob, table, 1, None)["n"] == ann.see(table)["version"] >= n, "nothing to do is done"
    assert told(ann, table).count("table-log-back") == 1


def test_the_same_key_does_it_once(ann: Browser) -> None:
    table = ann.make(me(), friend(), friend())
    first = stand_in(ann, table, 1, "easy", key="k")
    stand_in(ann, table, 1, None)
    assert stand_in(ann, table, 1, "easy", key="k") == first
    assert levels(ann, table)[1] is None, "the command that was repeated is an old one"
    assert stand_in(ann, table, 1, "random", 422, key="k")["reason"] == "key"


def test_who_may_send_one(people: Callable[..., Browser]) -> None:
    ann, bob, stranger = people(), people(), people()
    table = ann.make(me(), friend(), hotseat(), friend(), options={"controller": 0})
    bob.claim(table, ann.tokens(table)[1])
    for seat in (0, 2, 3):
        assert stand_in(bob, table, seat, status=403)["reason"] == "forbidden"
    for seat in range(4):
        assert stand_in(stranger, table, seat, status=403)["reason"] == "forbidden"
    for seat in (4, 99):
        assert stand_in(ann, table, seat, status=404)["reason"] == "unknown"
    for level in ("genius", "", "EASY"):
        assert stand_in(ann, table, 1, level, 422)["reason"] == "level"
    assert levels(ann, table) == [None] * 4
    stand_in(bob, table, 1)
    for seat in (1, 2, 3):
        stand_in(ann, table, seat, "easy")
    assert levels(ann, table) == [None, "easy", "easy", "easy"], "the host may for friends, here or not, and hot seats"
    ann.post("/api/tables/0000000000000000/seats/0/stand-in", {"level": None, "key": "k"}, 404)
    for body in ({}, {"level": 7, "key": "k"}, {"level": "easy"}, {"level": "x" * 99, "key": "k"}):
        ann.post(f"/api/tables/{table}/seats/1/stand-in", body, 400)


def test_not_at_a_bots_seat_nor_on_the_daily_board_nor_after_the_end(ann: Browser) -> None:
    table = ann.make(me(), bot())
    assert stand_in(ann, table, 1, status=409)["reason"] == "not-a-friend"
    assert stand_in(ann, ann.post("/api/daily/london")["id"], 0, status=409)["reason"] == "daily"
    alone = ann.make(me())
    ann.play_to_end(alone)
    assert stand_in(ann, alone, 0, status=409)["reason"] == "over"


def test_it_does_not_object_to_taking_back(people: Callable[..., Browser]) -> None:
    ann, bob, cyd = people(), people(), people()
    table = ann.make(me(), friend(), friend())
    for browser, seat in ((bob, 1), (cyd, 2)):
        browser.claim(table, ann.tokens(table)[seat])
    for browser, seat in ((ann, 0), (bob, 1), (cyd, 2)):
        browser.act(table, seat)
    assert ann.see(table)["undo"]["back"]["needs"] == [1, 2]
    ann.undo(table, 0)
    stand_in(bob, table, 1)
    assert ann.see(table)["undo"]["ask"] is None, "who is asked has changed"
    assert ann.see(table)["undo"]["back"]["needs"] == [2]
    ann.undo(table, 0)
    assert cyd.see(table)["undo"]["ask"]["needs"] == [2]
    cyd.undo(table, 2, "grant")
    assert 0 in [asked["seat"] for asked in ann.see(table)["waiting"]]


def test_taking_back_oneself_is_coming_back(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend(), friend())
    bob.claim(table, ann.tokens(table)[1])
    bob.act(table, 1)
    stand_in(bob, table, 1)
    bob.undo(table, 1)
    assert levels(ann, table) == [None] * 3
    assert 1 in [asked["seat"] for asked in ann.see(table)["waiting"]], "and nobody acts instead"


def test_a_new_person_or_a_new_table_has_none(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    stand_in(ann, table, 1)
    bob.claim(table, ann.tokens(table)[1])
    assert levels(ann, table) == [None, None]
    for seat in (0, 1):
        stand_in(ann, table, seat)
    until = time.monotonic() + 300
    while not ann.see(table)["over"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    rematch = ann.post(f"/api/tables/{table}/rematch")["id"]
    assert levels(ann, rematch) == [None, None]


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_it_survives_being_killed(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = str(request.getfixturevalue("new_database")()) if kind == "postgres" else ""
    server = KillableServer(tmp_path, database)
    server.start()
    try:
        ann = Browser(server.url)
        table = ann.make(me(), hotseat(), hotseat())
        stand_in(ann, table, 2, "easy")
        for round_number in range(2):
            server.kill()
            with pytest.raises(httpx.TransportError):
                ann.see(table)
            server.start()
            assert levels(ann, table) == [None, None, "easy"]
            with ann.live(table) as stream:
                while 2 in [asked["seat"] for asked in ann.see(table)["waiting"]]:
                    stream.next("change")
            ann.play_on(table, ann.see(table)["moves"] + 2)
            assert ann.see(table)["moves"] >= 2 * (round_number + 1)
        acts = [entry["seat"] for entry in ann.log(table)["entries"] if entry["kind"] == "act"]
        assert 2 in acts
    finally:
        server.close()


def test_tables_from_before_there_were_stand_ins(database: str, tmp_path: Path) -> None:
    """A database at revision 0001 is migrated with all its rows."""
    settings = Settings(tmp_path, database)

    async def old() -> None:
        store = Store(create_async_engine(settings.url), settings.is_sqlite)
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(migrations.config(sync), "0001"))
            for line in (
                "INSERT INTO games VALUES ('g', 'london', '{}', 'p', 0, 0, '[]', true, NULL, NULL, NULL, 1, 1)",
                "INSERT INTO seats VALUES ('g', 0, 'person', 'Ann', '', 'p', NULL)",
            ):
                await connection.execute(sa.text(line))
        await store.engine.dispose()

    async def new() -> tuple[str, str]:
        store = await Store.open(settings)
        found = await store.load("g")
        await store.close()
        assert found is not None
        return found.seats[0].name, found.seats[0].stand_in

    asyncio.run(old())
    assert asyncio.run(new()) == ("Ann", "")


def test_a_backup_from_before_there_were_stand_ins(new_database: Callable[[], str], tmp_path: Path) -> None:
    """PostgreSQL backups are rows; rows without the new column are restored as they are."""
    url = new_database()
    with ThreadServer(tmp_path, url) as server:
        ann = Browser(server.url, "Ann")
        table = ann.make(me(), hotseat())
        backup.backup(server.settings, tmp_path / "new")
    _, *lines, _ = (tmp_path / "new").read_text("utf-8").splitlines()  # there was no end mark
    lines.insert(0, '{"trainshed-backup":1}')
    old = [line[: line.rindex(",")] + "]" if line.startswith('["seats"') else line for line in lines]
    assert old != lines
    (tmp_path / "old").write_text("\n".join(old) + "\n", "utf-8")
    backup.restore(Settings(tmp_path, url), tmp_path / "old")
    with ThreadServer(tmp_path, url) as server:
        ann.http.base_url = server.url
        assert levels(ann, table) == [None, None]
