"""Add what people keep for themselves: where they put a table in their list, notes, results of finished games.

Results of games that ended before are worked out when somebody asks for them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("places", sa.Text))
    op.add_column("games", sa.Column("solo", sa.Integer))
    op.add_column("games", sa.Column("tallied", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "own",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("shelf", sa.String(10), nullable=False, server_default=""),
        sa.Column("notes", sa.Text, nullable=False, server_default=""),
        sa.Column("notes_n", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "played",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("solo", sa.Integer),
        sa.Column("daily", sa.Boolean, nullable=False),
    )
    op.create_index("ix_played_person", "played", ["person", "title", "time"])
