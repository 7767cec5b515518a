"""What lists say of a match beside its moves; what is due by the server's own time."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("listing", sa.LargeBinary))
    op.add_column("matches", sa.Column("listed", sa.Integer))
    op.create_index("matches_public", "matches", ["public", "updated"])
    op.create_index("matches_owner", "matches", ["owner", "status"])
    # It was by the calendar, which is ahead of the server's own time by what it was away.
    away = "COALESCE((SELECT MAX(away) FROM uptime), 0)"
    op.execute(f"UPDATE matches SET due = due - {away} WHERE due IS NOT NULL")  # noqa: S608
