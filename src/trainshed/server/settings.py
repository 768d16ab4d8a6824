"""Where the server keeps its data and how it behaves; set once, at the start."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

DATABASE_FILE = "trainshed.sqlite3"
RATE = 40.0


class Settings(Struct, frozen=True):
    """`database` is an SQLAlchemy URL; without one everything lies in one SQLite file in `data`."""

    data: Path
    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8018
    address: str | None = None
    """The address others on the local network reach us at; None when only this machine can."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    rate: float = RATE
    """Requests a second one person may go on making; five times as many in a burst."""
    beat: float = 15.0
    """Seconds between signs of life on a WebSocket."""
    idle: float = 600.0
    """Seconds after which a table nobody looks at is put away."""

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / DATABASE_FILE}"
        scheme, _, rest = self.database.partition("://")
        return f"postgresql+asyncpg://{rest}" if scheme in ("postgres", "postgresql") else self.database

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")


def from_environment(data: Path | None = None, host: str = "127.0.0.1", port: int | None = None) -> Settings:
    """What is not given comes from PORT, TRAINSHED_DATA, DATABASE_URL and TRAINSHED_RATE (0: no limit)."""
    return Settings(
        data=data or Path(os.environ.get("TRAINSHED_DATA") or "data"),
        database=os.environ.get("DATABASE_URL", ""),
        host=host,
        rate=float(os.environ.get("TRAINSHED_RATE") or RATE),
        port=port if port is not None else int(os.environ.get("PORT") or "8018"),
    )
