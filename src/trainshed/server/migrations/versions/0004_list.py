"""Add what the list of tables says: the part of the game reached, and the scores of a finished one.

Tables from before get them with their next change.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("tick", sa.Text))
    op.add_column("games", sa.Column("totals", sa.Text))
