"""Add the programs of a seat and the help level of a table. Tables from before have full help, as they had."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("programs", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("help", sa.String(10), nullable=False, server_default="full"))
