"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1.1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "room",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("room_status", "room", ["status"])
    op.create_index("room_listed", "room", ["listed"])
    op.create_table(
        "guest",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "code",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("room", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.String, nullable=False),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("how", sa.String),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("game_room", "game", ["room"])
    op.create_index("game_ended", "game", ["ended"])
    op.create_table(
        "log",
        sa.Column("game", sa.String, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
    )
    op.create_table(
        "snapshot",
        sa.Column("game", sa.String, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "film",
        sa.Column("game", sa.String, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
