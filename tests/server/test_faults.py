"""Faults of the disk, the database and the operator: plain messages, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy.exc import OperationalError

from trainshed.server import backup
from trainshed.server.settings import DATABASE_FILE, Settings, from_environment
from trainshed.server.writer import SqliteWriter

from .browser import Browser, hotseat, me
from .serving import ThreadServer, free_port


def played(data: Path, database: str = "") -> tuple[Browser, str, bytes]:
    """Play some moves and stop; return the browser, the table, and a backup."""
    with ThreadServer(data, database) as server:
        ann = Browser(server.url, "Ann")
        table = ann.make(me(), hotseat())
        ann.play_on(table, 4)
        file = data / "backup"
        backup.backup(server.settings, file)
    return ann, table, file.read_bytes()


# SQLite


def test_a_restore_checks_before_it_replaces(tmp_path: Path) -> None:
    data = tmp_path / "data"
    ann, table, good = played(data)
    settings = Settings(data)
    other = tmp_path / "other"
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE games (id TEXT, score INTEGER)")
        database.commit()
    with pytest.raises(backup.BadBackup, match="another program"):
        backup.restore(settings, other)
    for number, (change, reason) in enumerate(
        {
            "UPDATE alembic_version SET version_num = '9999'": "cannot be read by this version",
            "ALTER TABLE seats ADD COLUMN more TEXT": "other columns",
            'UPDATE actions SET body = \'{"type":"pass","seat":9}\' WHERE n = 2': "cannot be played",
            "UPDATE games SET setup = '{}'": "cannot be played",
        }.items()
    ):
        bad = tmp_path / f"bad{number}"
        bad.write_bytes(good)
        with closing(sqlite3.connect(bad)) as database:
            database.execute(change)
            database.commit()
        with pytest.raises(backup.BadBackup, match=reason):
            backup.restore(settings, bad)
    with ThreadServer(data) as server:
        ann.http.base_url = server.url
        assert ann.see(table)["moves"] == 4, "nothing was replaced"


def test_a_restore_keeps_what_it_replaces(tmp_path: Path) -> None:
    data = tmp_path / "data"
    ann, table, _ = played(data)
    (tmp_path / "other").mkdir()
    _, other, content = played(tmp_path / "other")
    file = tmp_path / "file"
    file.write_bytes(content)
    backup.restore(Settings(data), file)
    with closing(sqlite3.connect(data / backup.KEPT)) as kept:
        assert kept.execute("SELECT id FROM games").fetchall() == [(table,)]
    with closing(sqlite3.connect(data / DATABASE_FILE)) as now:
        assert now.execute("SELECT id FROM games").fetchall() == [(other,)]
    del ann


def test_a_damaged_game_is_restored_only_on_demand_and_says_what_it_is(tmp_path: Path) -> None:
    data = tmp_path / "data"
    ann, table, content = played(data)
    bad = tmp_path / "bad"
    bad.write_bytes(content)
    with closing(sqlite3.connect(bad)) as database:
        database.execute("UPDATE actions SET body = '{}' WHERE n = 2")
        database.commit()
    backup.restore(Settings(data), bad, damaged=True)
    with ThreadServer(data) as server:
        ann.http.base_url = server.url
        answer = ann.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "damaged-table")
        assert ann.make(me()), "everything else works"


def test_a_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with ThreadServer(tmp_path) as server:
        ann = Browser(server.url)
        table = ann.make(me())
        original = SqliteWriter._in_the_thread

        def full(_: Any, __: Any) -> Any:
            raise OperationalError("UPDATE", {}, sqlite3.OperationalError("database or disk is full"))

        monkeypatch.setattr(SqliteWriter, "_in_the_thread", full)
        problem = ann.act(table, 0, status=507)
        assert problem["reason"] == "storage"
        assert "disk is full" in problem["detail"]
        health = ann.http.get("/healthz")
        assert (health.status_code, health.json()["reason"]) == (503, "storage")
        monkeypatch.setattr(SqliteWriter, "_in_the_thread", original)
        ann.act(table, 0)
        assert ann.http.get("/healthz").status_code == 200
        assert ann.see(table)["moves"] == 1


# starting


def serve(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "trainshed", "serve", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=100)


def test_a_damaged_database_is_named_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / DATABASE_FILE).write_bytes(b"no database " * 1000)
    done = serve("--data", str(tmp_path), "--port", str(free_port()))
    assert done.returncode == 1
    assert "not a database" in done.stderr
    assert "Traceback" not in done.stderr
    assert not done.stdout, "nothing is announced that is not there"


def test_nothing_is_announced_on_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = serve("--data", str(tmp_path), "--port", str(port))
    assert done.returncode == 1
    assert str(port) in done.stderr
    assert not done.stdout


@pytest.mark.parametrize("port", ["0", "99999", "-1"])
def test_ports_are_checked(port: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", port)
    with pytest.raises(ValueError, match="1 to 65535"):
        from_environment()
    with pytest.raises(ValueError, match="1 to 65535"):
        from_environment(port=int(port))


# PostgreSQL


def test_no_restore_while_a_server_plays(new_database: Callable[[], str], tmp_path: Path) -> None:
    url = new_database()
    with ThreadServer(tmp_path, url) as server:
        ann = Browser(server.url)
        table = ann.make(me())
        file = tmp_path / "file"
        backup.backup(server.settings, file)
        ann.act(table, 0)
        with pytest.raises(backup.InUse):
            backup.restore(server.settings, file)
        ann.act(table, 0)
        assert ann.see(table)["moves"] == 2
    backup.restore(Settings(tmp_path, url), file)


def test_a_table_that_was_set_back_or_removed_is_noticed(new_database: Callable[[], str], tmp_path: Path) -> None:
    """Whoever changes the database behind the server's back: the next command ends, with the table as stored."""
    url = new_database()

    def execute(*statements: str) -> None:
        async def run() -> None:
            connection = await asyncpg.connect(url)
            for statement in statements:
                await connection.execute(statement)
            await connection.close()

        asyncio.run(run())

    with ThreadServer(tmp_path, url) as server:
        ann = Browser(server.url)
        table, other = ann.make(me()), ann.make(me())
        ann.play_on(table, 3)
        ann.play_on(other, 1)
        execute(f"DELETE FROM actions WHERE game = '{table}' AND n = 3", f"UPDATE games SET n = 2 WHERE id = '{table}'")
        ann.act(table, 0, status=None)
        seen = ann.see(table)
        assert seen["moves"] == seen["version"] <= 3, "what is shown is what is stored"
        execute(f"DELETE FROM games WHERE id = '{other}'")
        assert ann.act(other, 0, status=None)["reason"] == "unknown"
        assert ann.http.get(f"/api/tables/{other}").status_code == 404


def test_a_backup_without_its_end_is_refused(new_database: Callable[[], str], tmp_path: Path) -> None:
    url = new_database()
    ann, table, content = played(tmp_path, url)
    settings, lines = Settings(tmp_path, url), content.splitlines(keepends=True)
    changed = [line.replace(b'"Ann"', b'"Eve"') for line in lines]
    file = tmp_path / "file"
    for bad in (lines[:1], lines[:-1], lines[:-2], [*lines[:3], *lines[4:]], changed, [*lines[:-1], lines[-1][:20]]):
        file.write_bytes(b"".join(bad))
        with pytest.raises(backup.BadBackup):
            backup.restore(settings, file)
    old = [json.dumps({"trainshed-backup": 1}).encode() + b"\n"]
    file.write_bytes(old[0])
    with pytest.raises(backup.BadBackup):
        backup.restore(settings, file)
    file.write_bytes(b"".join([*old, *lines[1:-1]]))
    backup.restore(settings, file)
    with ThreadServer(tmp_path, url) as server:
        ann.http.base_url = server.url
        assert ann.see(table)["moves"] == 4
