"""Mark tables whose hidden cards somebody can know, and stand-ins that the host set. None is known from before."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("known_deck", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("stand_in_by", sa.String(32), nullable=False, server_default=""))
