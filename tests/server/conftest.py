"""Fixtures: tests that use a server run on both databases, those marked `any_database` on the second in long checks."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from trainshed.server import daily, file_jobs

from ..help import missing
from . import postgres
from .browser import Browser
from .serving import SEEDS, ThreadServer

_names = itertools.count()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("any_database") is not None and "[postgres" in item.nodeid:
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """Run PostgreSQL and return its address; if it is not installed, tests skip, in CI they fail."""
    if postgres.programs() is None:
        missing("PostgreSQL is not installed (apt-get install postgresql)")
    with postgres.running() as address:
        yield address


@pytest.fixture(scope="session")
def new_database(postgres_address: str) -> Callable[[], str]:
    """Return a function that creates an empty database and returns its URL."""

    def make() -> str:
        name = f"trainshed{next(_names)}"

        async def create() -> None:
            connection = await asyncpg.connect(f"{postgres_address}/postgres")
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return f"{postgres_address}/{name}"

    return make


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Return the URL of an empty database; an empty string for SQLite in the data folder."""
    if request.param == "sqlite":
        return ""
    make: Callable[[], str] = request.getfixturevalue("new_database")
    return make()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """Run a server shared by all tests that are not affected by other tables on it."""
    data: Path = tmp_path_factory.mktemp("data")
    url = request.getfixturevalue("new_database")() if request.param == "postgres" else ""
    with ThreadServer(data, url) as running:
        yield running


@pytest.fixture(autouse=True)
def fixed_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fix the cards whatever ran before, and fix the date so that no daily board crosses midnight."""
    SEEDS.restart(request.node.nodeid)
    monkeypatch.setattr(daily, "today", lambda: "2026-02-14")
    monkeypatch.setattr(daily, "BOT_LEVELS", ())
    monkeypatch.setattr(file_jobs, "DEADLINE", 80.0)  # whatever the speed of the machine


@pytest.fixture(autouse=True)
def close_browsers() -> Iterator[None]:
    """Close all browsers after each test, even if it failed."""
    yield
    Browser.close_all()


@pytest.fixture
def people(server: ThreadServer) -> Callable[..., Browser]:
    """Return a function that creates browsers."""

    def make(name: str = "") -> Browser:
        return Browser(server.url, name)

    return make


@pytest.fixture
def ann(people: Callable[..., Browser]) -> Browser:
    return people("Ann")


@pytest.fixture
def bob(people: Callable[..., Browser]) -> Browser:
    return people("Bob")
