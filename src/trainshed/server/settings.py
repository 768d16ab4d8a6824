"""Server settings, read once at the start."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

DATABASE_FILE = "trainshed.sqlite3"
RATE = 40.0


class Settings(Struct, frozen=True):
    """Server settings. `database` is an SQLAlchemy URL; if empty, all data is in one SQLite file in folder `data`."""

    data: Path
    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8018
    address: str | None = None
    """The server's address on the local network; None if only this machine can connect."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    warm_workers: bool = False
    """True: start the process for previews with the server, not with the first preview."""
    rate: float = RATE
    """Sustained requests per second per person (bursts: five times as many); 0: no limit."""
    beat: float = 15.0
    """Seconds without changes after which a WebSocket gets a heartbeat."""
    idle: float = 600.0
    """Seconds after which an unused table is dropped from memory."""

    @property
    def url(self) -> str:
        """The SQLAlchemy URL of the database, with an async driver."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / DATABASE_FILE}"
        scheme, _, rest = self.database.partition("://")
        return f"postgresql+asyncpg://{rest}" if scheme in ("postgres", "postgresql") else self.database

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")


def from_environment(data: Path | None = None, host: str = "127.0.0.1", port: int | None = None) -> Settings:
    """Return settings from the arguments and from PORT, TRAINSHED_DATA, DATABASE_URL, TRAINSHED_RATE (0: no limit)."""
    return Settings(
        data=data or Path(os.environ.get("TRAINSHED_DATA") or "data"),
        database=os.environ.get("DATABASE_URL", ""),
        host=host,
        warm_workers=True,
        rate=float(os.environ.get("TRAINSHED_RATE") or RATE),
        port=port if port is not None else int(os.environ.get("PORT") or "8018"),
    )
