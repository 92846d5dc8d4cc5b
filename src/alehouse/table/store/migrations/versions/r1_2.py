"""Who played in which game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1.2"
down_revision = "1.1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, sa.ForeignKey("game.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
    )
    op.create_index("played_guest", "played", ["guest"])
