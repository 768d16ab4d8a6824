"""Add the rule of a table for taking back. Tables from before have the rule of new ones."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("undo", sa.String(10), nullable=False, server_default="free"))
