"""Backup while the server runs, restore, and continue as the same users."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from trainshed.server import backup, schema
from trainshed.server.settings import Settings
from trainshed.server.store import Store

from .browser import Browser, hotseat, me
from .serving import ThreadServer


def test_backup_and_restore(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    data = tmp_path / "data"
    with ThreadServer(data, database) as server:
        ann = Browser(server.url, "Ann")
        table = ann.make(me(), hotseat())
        ann.play_on(table, 6)
        kept = ann.see(table)
        backup.backup(server.settings, file)
        ann.play_on(table, 7)
        lost = ann.make(me())
    settings = Settings(data, database)
    backup.restore(settings, file)
    with ThreadServer(data, database) as server:
        ann.http.base_url = server.url
        assert ann.see(table)["moves"] == 6
        assert ann.see(table)["view"] == kept["view"]
        assert ann.see(table)["mine"] == [0, 1], "the cookie is still good"
        assert ann.http.get(f"/api/tables/{lost}").status_code == 404
        ann.play_on(table, 7)


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    data = tmp_path / "data"
    settings = Settings(data)
    with pytest.raises(backup.BadBackup):
        backup.backup(settings, tmp_path / "file")
    with ThreadServer(data) as server:
        ann = Browser(server.url)
        table = ann.make(me())
        file = tmp_path / "good"
        backup.backup(settings, file)
    good = file.read_bytes()
    for number, bad in enumerate((b"", b"hello", good[:1000], good[:4096] + b"x" * 8192 + good[12288:])):
        file = tmp_path / str(number)
        file.write_bytes(bad)
        with pytest.raises(backup.BadBackup):
            backup.restore(settings, file)
    with ThreadServer(data) as server:
        ann.http.base_url = server.url
        assert ann.see(table)["moves"] == 0, "nothing was seat_changed_since"


def test_the_migrations_give_the_schema(database: str, tmp_path: Path) -> None:
    async def differences() -> list[object]:
        store = await Store.open(Settings(tmp_path, database))
        await store.close()
        store = await Store.open(Settings(tmp_path, database))  # a second start changes nothing

        def compare(connection: sa.Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

        async with store.reading() as connection:
            found = await connection.run_sync(compare)
        await store.close()
        return found

    assert asyncio.run(differences()) == []
