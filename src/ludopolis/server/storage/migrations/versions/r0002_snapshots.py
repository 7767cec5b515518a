"""Matches written down now and then: a cache of what the moves say."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("version", sa.String(100), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
