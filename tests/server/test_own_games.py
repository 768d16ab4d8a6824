"""What a person has reached: results are stored when a game ends, and outlast the table."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import trainshed
from trainshed.core import find
from trainshed.server import backup, schema
from trainshed.titles.lilliput.view import LilliputView

from ..help import random_game
from .browser import Browser, action_of, bot, friend, hotseat, me, new_key
from .serving import ThreadServer


def own(browser: Browser, title: str = "london") -> Any:
    """Return what the person has reached in a title; None before the first result."""
    found = browser.get("/api/me/games")
    assert not found["more"]
    return next((one for one in found["titles"] if one["title"] == title), None)


def play_with_bots(browser: Browser, table: str) -> Any:
    """Play one seat until the game is over, however long the bots take."""
    with browser.live(table) as stream:
        shown = stream.next("change")["table"]
        while not shown["over"]:
            if shown["view"]["moves"]:
                action = action_of(shown["view"]["moves"][-1])
                browser.act(table, shown["seat"], action, shown["version"], status=None)
            shown = stream.next("change")["table"]
    return shown


def solo(browser: Browser, **more: Any) -> int:
    """Play a solo game; return its score."""
    return int(browser.play_to_end(browser.make(me(), **more))["scores"][0]["total"])


def test_nothing_is_reached_before_the_first_game(ann: Browser) -> None:
    ann.make(me())
    assert ann.get("/api/me/games") == {"titles": [], "more": False}


def test_bests_ranks_and_last_games(ann: Browser, bob: Browser) -> None:
    totals = [solo(ann) for _ in range(3)]
    with_powers = solo(ann, options={"powers": True})
    found = own(ann)
    (alone,) = found["bests"]
    every = [*totals, with_powers]
    assert (alone["players"], alone["played"], alone["best"]) == (1, 4, max(every))
    assert alone["mean"] == round(sum(every) / 4, 1)
    assert ann.see(alone["table"])["scores"][0]["total"] == max(every)
    assert [game["total"] for game in found["last"]] == every, "oldest first"
    ranks = find("london").solo_ranks
    read = [*totals, with_powers - 10]
    assert (found["solo"]["best"], found["solo"]["last"]) == (max(read), read[-1])
    assert found["solo"]["ranks"] == list(ranks)
    by_rank = [sum(find("london").solo_rank(one) == rank for one in read) for rank in range(6)]
    assert found["solo"]["counts"] == by_rank
    assert [game["rank"] for game in found["last"]] == [find("london").solo_rank(one) for one in read]
    assert found["levels"] == []
    assert own(bob) is None, "others do not see them"


def test_results_against_each_level_of_bots(ann: Browser) -> None:
    games = [play_with_bots(ann, ann.make(me(), bot("random"))) for _ in range(2)]
    mixed = play_with_bots(ann, ann.make(me(), bot("random"), bot("easy")))
    found = own(ann)
    assert [one["level"] for one in found["levels"]] == ["random", "mixed"]
    totals = [game["scores"][0]["total"] for game in games]
    won = sum(0 in game["outcome"]["winners"] for game in games)
    assert found["levels"][0] == {"level": "random", "played": 2, "won": won, "mean": round(sum(totals) / 2, 1)}
    assert found["levels"][1]["won"] == (0 in mixed["outcome"]["winners"])
    assert [best["players"] for best in found["bests"]] == [2, 3]
    assert found["solo"] is None


def test_a_deleted_table_leaves_its_result(ann: Browser) -> None:
    table = ann.make(me())
    total = ann.play_to_end(table)["scores"][0]["total"]
    assert own(ann)["bests"][0]["table"] == table
    ann.http.delete(f"/api/tables/{table}").raise_for_status()
    found = own(ann)
    assert (found["bests"][0]["best"], found["bests"][0]["table"], found["last"][0]["table"]) == (total, None, None)


@pytest.mark.any_database
def test_what_does_not_count(ann: Browser, bob: Browser) -> None:
    """Several seats of one person, chosen cards, files and copies, games ended early, stand-ins."""
    ann.play_to_end(ann.make(me(), hotseat()))
    ann.play_to_end(ann.make(me(), seed=3))
    early = ann.make(me())
    ann.act(early, 0)
    ann.play_to_end(ann.post(f"/api/tables/{early}/clone", {"at": 1}, 201)["id"])
    ann.post(f"/api/tables/{early}/seats/0/give-up", {"key": new_key()})
    record = trainshed.new("london", 1, seed=5).record.json()
    game = random_game("london", 1, seed=5).record.json()
    for file in (record, game):
        answer = ann.http.post("/api/records", content=file.encode())
        ann.play_to_end(answer.json()["id"])
    assert own(ann) is None
    # Of two people at one table each has a result, unless a bot plays for one of them.
    table = ann.make(me(), friend("Bob"))
    bob.claim(table, ann.tokens(table)[1])
    bob.post(f"/api/tables/{table}/seats/1/stand-in", {"level": "random", "key": new_key()})
    play_with_bots(ann, table)
    assert own(bob) is None
    (game_told,) = own(ann)["last"]
    assert (game_told["players"], game_told["level"], game_told["rank"]) == (2, "", None)


def test_a_game_taken_up_again_has_no_result_until_it_ends_again(ann: Browser) -> None:
    body = {"title": "cz_first", "seats": [me(), bot("random")], "options": {}}
    table = ann.post("/api/tables", body, 201)["id"]
    play_with_bots(ann, table)
    (first,) = own(ann, "cz_first")["last"]
    ann.undo(table, 0)
    assert own(ann, "cz_first") is None
    play_with_bots(ann, table)
    (again,) = own(ann, "cz_first")["last"]
    assert again["table"] == first["table"] == table
    assert own(ann, "cz_first")["levels"][0]["played"] == 1


def test_the_lead_over_gulliver_has_ranks() -> None:
    game = random_game("lilliput", 1, seed=4)
    assert game.solo_result is not None
    view = game.view(0)
    assert isinstance(view, LilliputView)
    assert view.gulliver is not None
    assert game.solo_result == view.players[0].total - view.gulliver.total
    title = find("lilliput")
    assert [title.solo_rank(lead) for lead in (-1001, -1000, -1, 0, 250, 501)] == [0, 1, 2, 3, 3, 5]
    assert random_game("lilliput", 2, seed=4).solo_result is None
    assert trainshed.new("lilliput", 1).solo_result is None, "not over"


def test_games_from_before_results_were_stored(tmp_path: Path, database: str) -> None:
    """They are worked out when somebody asks, a few at a time; what does not count is not tried again."""
    with ThreadServer(tmp_path, database) as server:
        ann = Browser(server.url, "Ann")
        tables = [ann.make(me()) for _ in range(5)]
        totals = [ann.play_to_end(table)["scores"][0]["total"] for table in tables]
        ann.play_to_end(ann.make(me(), hotseat()))
        before = ann.get("/api/me/games")

        async def forget() -> None:
            async with server.hub.store.writing() as connection:
                await connection.execute(sa.delete(schema.played))
                old = {"tallied": False, "places": None, "solo": None}
                await connection.execute(sa.update(schema.games).values(old))

        loop = server.hub._background_tasks[0].get_loop()
        asyncio.run_coroutine_threadsafe(forget(), loop).result(60)
        first = ann.get("/api/me/games")
        assert first["more"]
        assert first["titles"][0]["played"] == 3, "four at once, one of which does not count"
        then = ann.get("/api/me/games")
        assert not then["more"]
        assert sorted(game["total"] for game in then["titles"][0]["last"]) == sorted(totals)
        assert then["titles"][0]["solo"] == before["titles"][0]["solo"]
        assert all(line["places"] for line in ann.get("/api/tables") if line["id"] in tables)


def test_results_notes_and_archive_are_in_the_backup(tmp_path: Path, database: str) -> None:
    with ThreadServer(tmp_path, database) as server:
        ann = Browser(server.url, "Ann")
        table = ann.make(me())
        ann.play_to_end(table)
        ann.http.put(f"/api/tables/{table}/notes", json={"text": "mine", "n": 0}).raise_for_status()
        kept = own(ann)
        backup.backup(server.settings, tmp_path / "copy")
        ann.http.delete(f"/api/tables/{table}").raise_for_status()
    backup.restore(server.settings, tmp_path / "copy")
    with ThreadServer(tmp_path, database) as server:
        ann.http.base_url = server.url
        assert ann.get(f"/api/tables/{table}/notes")["text"] == "mine"
        assert own(ann) == kept


def test_a_backup_from_before_there_were_results(tmp_path: Path) -> None:
    """SQLite backups are databases: one that lacks the newer tables is migrated."""
    with ThreadServer(tmp_path) as server:
        ann = Browser(server.url, "Ann")
        table = ann.make(me())
        backup.backup(server.settings, tmp_path / "old")
    with closing(sqlite3.connect(tmp_path / "old")) as old:
        for line in (
            "DROP TABLE own",
            "DROP TABLE played",
            "DROP TABLE visits",
            "UPDATE alembic_version SET version_num = '0007'",
        ):
            old.execute(line)
        for column in ("places", "solo", "tallied"):
            old.execute(f"ALTER TABLE games DROP COLUMN {column}")
        old.commit()
    backup.restore(server.settings, tmp_path / "old")
    with ThreadServer(tmp_path) as server:
        ann.http.base_url = server.url
        ann.play_to_end(table)
        assert own(ann)["played"] == 1
