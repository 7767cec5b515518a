"""The packs that matches are played with, kept beside them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("files", sa.LargeBinary, nullable=False),
    )
