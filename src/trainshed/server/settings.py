"""Server settings, read once at the start."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

DATABASE_FILE = "trainshed.sqlite3"
RATE = 40.0
PACE = 1.2


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
    """Milliseconds of work per second for one person (bursts: five times as many); 0: no limits on anything."""
    pace: float = 0.0
    """Seconds between actions of a stand-in while somebody looks on; bots that follow one another take a third."""
    hosts: tuple[str, ...] = ()
    """Names of this server, besides addresses and names without a domain."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies, whose word is taken for where a request comes from."""
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
    """Return settings from the arguments and the environment: PORT, TRAINSHED_DATA, DATABASE_URL, TRAINSHED_RATE (0:
    no limits), TRAINSHED_HOSTS, TRAINSHED_PROXY."""
    return Settings(
        data=data or Path(os.environ.get("TRAINSHED_DATA") or "data"),
        database=os.environ.get("DATABASE_URL", ""),
        host=host,
        warm_workers=True,
        pace=PACE,
        rate=float(os.environ.get("TRAINSHED_RATE") or RATE),
        hosts=_names("TRAINSHED_HOSTS"),
        proxies=_names("TRAINSHED_PROXY"),
        port=_check_port(port if port is not None else int(os.environ.get("PORT") or "8018")),
    )


def _names(variable: str) -> tuple[str, ...]:
    return tuple(os.environ.get(variable, "").replace(",", " ").split())


def _check_port(port: int) -> int:
    if not 1 <= port <= 65535:
        raise ValueError(f"port {port}: ports are 1 to 65535")
    return port
