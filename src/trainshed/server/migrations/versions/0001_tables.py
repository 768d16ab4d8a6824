"""Create settings, people, games, seats, actions, messages and daily results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _game(**how: bool) -> sa.Column[str]:
    return sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), **how)  # type: ignore[arg-type]


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2)),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Text),
        sa.Column("rematch", sa.String(32)),
        sa.Column("daily", sa.String(80)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        _game(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("token", sa.String(32)),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    for table in ("actions", "messages"):
        op.create_table(
            table,
            _game(primary_key=True),
            sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column("kind", sa.String(10), nullable=False),
            sa.Column("seat", sa.Integer, nullable=table == "messages"),
            sa.Column("key", sa.String(100)),
            sa.Column("body", sa.Text, nullable=False),
            sa.Column("time", sa.Float, nullable=False),
            sa.UniqueConstraint("game", "key"),
        )
    op.create_table(
        "results",
        sa.Column("daily", sa.String(80), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        _game(nullable=False),
        sa.Column("total", sa.Integer),
        sa.Column("time", sa.Float, nullable=False),
    )
