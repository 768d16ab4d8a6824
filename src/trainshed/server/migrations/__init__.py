"""Database migrations; run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    """Return the Alembic configuration for this folder and an open connection."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    found.set_main_option("path_separator", "os")
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection) -> None:
    """Migrate the database to the latest schema."""
    command.upgrade(config(connection), "head")
