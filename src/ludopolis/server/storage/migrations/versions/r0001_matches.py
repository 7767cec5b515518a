"""Matches, moves, visitors, chat, the server's own time and its secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    make_visitors()
    make_matches()
    make_chat()
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("away", sa.Double, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(100), nullable=False),
    )


def make_visitors() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("account", sa.String(40), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.Double, nullable=False),
    )


def make_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("config", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
    )
    op.create_index("matches_listed", "matches", ["public", "status", "updated"])
    op.create_index("matches_due", "matches", ["due"])
    op.create_table(
        "moves",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("tick", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "participants",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
    )


def make_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
    )
    op.create_index("chat_of_match", "chat", ["match", "number"])
